"""What a seat cannot know, drawn anew."""

from __future__ import annotations

from asztal.core.chance import Chance
from core.imperium.state import Imperium


def resample(state: Imperium, seat: int, rng: Chance) -> Imperium:
    other = state.copy()
    other.deal_anew(seat, 0, len(state.ids()), rng)
    other.chance = rng.fork()
    other.run()
    return other
