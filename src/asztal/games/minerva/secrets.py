"""`resample`: what a seat cannot know, drawn anew.

Everybody sees the same: only the order of the two decks is hidden. Of the deck of locations everybody knows that each of its
six piles held one round tile; the piles that have not been begun still do.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.pieces import SEATS
from asztal.core.rings import in_order
from asztal.games.minerva import layout
from asztal.games.minerva import tables as t
from asztal.games.minerva.rules import pieces_in_play
from asztal.games.minerva.state import Minerva


def resample(state: Minerva, seat: i64, rng: Chance) -> Minerva:
    other = state.copy()
    other.chance = rng.fork()
    temples = other.rings.piled(layout.TEMPLE_DECK * SEATS)
    in_order(temples)
    rng.shuffle(temples)
    other.rings.arrange(temples, layout.TEMPLE_DECK * SEATS)
    other.rings.arrange(new_deck(other, rng), layout.DECK * SEATS)
    return other


def new_deck(m: Minerva, rng: Chance) -> vec[i64]:
    """The unseen locations in a new order, with a round tile somewhere in each pile that has not been begun."""
    tiles = vec[i64]()
    for piece in m.rings.piled(layout.DECK * SEATS):
        if m.tables.kind[piece] != t.ROUND_KIND:
            tiles = append(tiles, piece)
    in_order(tiles)
    rng.shuffle(tiles)
    in_all = pieces_in_play(m, t.NORMAL, t.TEMPLES)
    size: i64 = len(in_all) // t.ROUNDS
    pile = m.round()  # the piles from here on are whole
    begun: i64 = len(tiles) - (t.ROUNDS - pile) * size
    deck = vec[i64]()
    i: i64 = 0
    while i < begun:
        deck = append(deck, tiles[i])
        i += 1
    while pile < t.ROUNDS:
        at = rng.below(size + 1)
        j: i64 = 0
        while j <= size:
            if j == at:
                deck = append(deck, t.ROUND_TILES + pile)
            if j < size:
                deck = append(deck, tiles[i])
                i += 1
            j += 1
        pile += 1
    return deck
