"""What a seat of the fair cannot know, drawn anew."""

from __future__ import annotations

from asztal.core.chance import Chance
from asztal.core.machine.dealing import asks_still, deal_anew
from core.fair.table import Fair

DEALS = 40
"""So often it is dealt until whoever is asked has something to decide."""


def resample(state: Fair, seat: int, rng: Chance) -> Fair:
    for _ in range(DEALS):
        other = state.copy()
        deal_anew(other, seat, 0, len(state.tables.ids), rng)
        if asks_still(other):
            break
    other.chance = rng.fork()
    return other
