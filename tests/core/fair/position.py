"""Positions of the fair: all of it follows from the layout."""

from __future__ import annotations

from asztal.core.state import Plain
from core.fair.table import LAYOUT, Fair


def dump(state: Fair) -> Plain:
    options = {"reactions": "by-number" if state.tables.by_number else "chosen"}
    return {"game": "fair", "seats": int(state.seats), "options": options, **LAYOUT.dump(state, int(state.seats))}
