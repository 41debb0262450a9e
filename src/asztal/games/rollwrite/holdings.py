"""What is worth comparing when two plans are told apart: what a side has, and about how many points one of each is worth."""

from __future__ import annotations

from typing import Final

from asztal.games.rollwrite.layout import BOXES
from asztal.games.rollwrite.scoring import total
from asztal.games.rollwrite.state import RollWrite
from asztal.games.rollwrite.tables import TRACKS

WORTHS: Final = {"points": 1.0, "box": 0.5, "building": 1.5, "estate": 0.7}
"""Goods are not among them: what is left of them is lost when the round ends."""

ROUNDS_AHEAD: Final = 2
"""For so many rounds, this one included, plans are played on before they are compared."""


def holdings(state: RollWrite, side: int) -> dict[str, int]:
    return {
        "points": int(total(state, side)),
        "box": sum(int(state.get(side, BOXES + track)) for track in range(TRACKS)),
        "building": int(state.finished(side)).bit_count(),
        "estate": int(state.estate_count(side)),
    }


def round_of(state: RollWrite) -> int:
    return int(state.round)
