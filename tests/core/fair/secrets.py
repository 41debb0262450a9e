"""What a seat of the fair cannot know, drawn anew."""

from __future__ import annotations

from asztal.core.chance import Chance
from core.fair.table import Fair


def resample(state: Fair, seat: int, rng: Chance) -> Fair:
    other = state.copy()
    other.deal_anew(seat, 0, len(state.tables.ids), rng)
    other.chance = rng.fork()
    return other
