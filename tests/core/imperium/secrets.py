"""What a seat cannot know, drawn anew."""

from __future__ import annotations

from asztal.core.chance import Chance
from asztal.core.machine.dealing import asks_still, deal_anew
from core.imperium.state import Imperium

DEALS = 40
"""So often it is dealt until whoever is asked has something to decide."""


def resample(state: Imperium, seat: int, rng: Chance) -> Imperium:
    for _ in range(DEALS):
        other = state.copy()
        deal_anew(other, seat, 0, len(state.ids()), rng)
        if asks_still(other):
            break
    other.chance = rng.fork()
    return other
