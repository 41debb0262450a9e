"""`resample`: what a seat cannot know, drawn anew.

Hidden are the order of all decks, which cards others have in hand, in their deck and in their history, which of the unseen
common cards lie in which common deck or were taken from there unseen, and which fame cards were removed. Everybody can follow
every face-down card, and remembers which cards went into each pile (`core.machine.piles`): what a player has reshuffled is in
the new deck, or among what has been drawn from it since. What a seat knows of the place of a card (`Rings.sees`) stays.
"""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.machine.dealing import asks_still
from asztal.core.machine.memory import forget_others, settle
from asztal.core.machine.piles import deal_piles, tidy_pile
from asztal.core.pieces import SEATS
from asztal.games.imperium import tables as t
from asztal.games.imperium.state import Imperium

DEALS: int = 40
"""So often it is dealt until whoever is asked has something to decide."""


def resample(real: Imperium, seat: i64, rng: Chance) -> Imperium:
    settle(real)
    for _ in range(DEALS):
        m = real.copy()
        if m.tables.piles is not None:
            deal(m, seat, rng)
        if asks_still(m):
            break
    m.chance = rng.fork()
    return m


def deal(m: Imperium, seat: i64, rng: Chance) -> None:
    piles = m.tables.piles
    assert piles is not None
    for side in range(m.seats):
        for zone in (t.HAND, t.HISTORY, t.SUNKEN, t.LOOKED):
            tidy_pile(m, piles, zone * SEATS + side, seat, t.FRESH)
    marks = m.marks[:]
    deal_piles(m, piles, seat, rng)
    for piece in range(m.program.pieces):  # what has been played free this turn has been, wherever it lies
        m.marks[piece] = (m.marks[piece] & ~t.PLAYED_FREE) | (marks[piece] & t.PLAYED_FREE)
    forget_others(m, seat)
