"""What a seat cannot know, reshuffled: `resample` gives a state the seat cannot tell from the real one.

What is secret follows from the zones alone (`Rings.sees`); besides, nobody knows which card of a packet another player has
chosen. What a seat remembers of common decks made anew (`core.machine.memory`) stays true.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.machine.dealing import asks_still, deal_anew
from asztal.core.machine.memory import deal_remembered, forget_others, settle
from asztal.games.settlers.layout import PACKET, PICK
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import FACTIONS

DEALS: Final = 40
"""So often it is dealt anew until whoever is asked something has something to decide, as everybody can see."""


def resample(real: Settlers, seat: i64, rng: Chance) -> Settlers:
    """A copy in which everything the seat cannot see has been drawn anew, and chance as well."""
    settle(real)
    for _ in range(DEALS):
        m = dealt_anew(real, seat, rng)
        if asks_still(m):
            break
    m.chance = rng.fork()
    return m


def dealt_anew(real: Settlers, seat: i64, rng: Chance) -> Settlers:
    m = real.copy()
    deal_remembered(m, m.t.lots[0], seat, rng)
    for deck in range(1, FACTIONS + 2):
        deal_anew(m, seat, m.t.deck_from[deck], m.t.deck_from[deck + 1], rng)
    for side in range(m.seats):
        if side != seat and m.get(side, PICK) > 0:
            packet = m.rings.inside(PACKET, side)
            m.put(side, PICK, packet[rng.below(len(packet))] + 1)
    forget_others(m, seat)
    return m
