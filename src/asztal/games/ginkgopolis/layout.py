"""Everything on the table, named once: zones, numbers of the table and of each side, and what is marked on tiles.

Copy, dump and load follow from this. Cards and tiles are numbered together: building cards, letter cards, characters, tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from asztal.core.layout import Field, Layout, memory_of
from asztal.core.machine.shuffles import words_of
from asztal.core.pieces import EVERYBODY, NOBODY, OWNER, zones

# Zones of cards.
ASIDE: Final = 0  # building cards not in the deck yet
DECK: Final = 1
DISCARD: Final = 2  # played cards are known to all, others were put there face down
HAND: Final = 3
CHOSEN: Final = 4  # face down in front of its player until revealed
PLAYING: Final = 5  # revealed: its action is going on
KEPT: Final = 6
PACKET: Final = 7  # characters going round in the draft
PICKED: Final = 8  # first, second and third character picked: zones 8, 9, 10
BOX: Final = 11
# Zones of tiles.
SUPPLY: Final = 12
SCREEN: Final = 13  # behind a player's screen
LAID: Final = 14  # face down on the chosen card
GIVEN: Final = 15  # set aside to be given back, secret until all have decided
CITY: Final = 16  # the top floor of a building
BURIED: Final = 17  # a floor below
AWAY: Final = 18  # removed before the game
ZONES: Final = zones(
    aside=EVERYBODY,
    deck=NOBODY,
    discard=NOBODY,
    hand=OWNER,
    chosen=OWNER,
    playing=EVERYBODY,
    cards=EVERYBODY,
    packet=OWNER,
    picked1=OWNER,
    picked2=OWNER,
    picked3=OWNER,
    box=NOBODY,
    supply=NOBODY,
    tiles=OWNER,
    laid=OWNER,
    giving=OWNER,
    city=EVERYBODY,
    buried=EVERYBODY,
    away=NOBODY,
)
PILES: Final = (DECK, SUPPLY)
"""Zones whose order means something."""

# Numbers of the table.
ROUND: Final = 0
FIRST: Final = 1
EXHAUSTED: Final = 2
ENDING: Final = 3
BACK: Final = 4  # words of a set of tiles
RING: Final = 6  # + letter: the space of its marker, NOWHERE while it is being moved

# Numbers of a side.
POINTS: Final = 0
RESOURCES: Final = 1
STOCK: Final = 2
TOKENS: Final = 3
STEP: Final = 4

# Steps of a simultaneous choice.
CHOOSING: Final = 0
CHOOSING_TILE: Final = 1  # card chosen, tile not yet; looks like CHOOSING to everybody else
READY: Final = 2

# Marks of a tile: lowest bits.
AT: Final = 0
FLOORS: Final = 16
OWNED: Final = 26
SITE: Final = 30
UNDER: Final = 31
# Marks of cards and tiles somebody cannot see.
AGE: Final = 43

# Backs of pieces that are shuffled during the game. A memory has words for each lot, first those of cards, then those of tiles.
CARDS: Final = 0
TILES: Final = 1
DECKS: Final = 16  # how many decks are told apart; with five players a hidden card may be as old as that
SUPPLIES: Final = 2

NOWHERE: Final = 0
"""In place of a space."""


def layout(letters: Sequence[str], ids: Sequence[str], cards: Sequence[str], tiles: Sequence[str]) -> Layout:
    """The fields of a table with these letters and pieces: all of them, the cards of the deck, the tiles."""
    found = Layout(
        table=(
            Field("round", ROUND, "number of the round, from 1; 0 during the draft", always=True),
            Field("first", FIRST, "the first player", most=4, always=True, seat=True),
            Field("exhausted", EXHAUSTED, "how often the tile supply has run out", most=2, always=True),
            Field("ending", ENDING, "the game ends after this round", flag=True, always=True),
            Field("given-back", BACK, "the tiles everybody has seen go into the new supply", bits=tuple(tiles),
                  spread=True, size=RING - BACK),
            Field("letters", RING, "the space of each letter marker", size=len(letters), keys=tuple(letters), space=True,
                  always=True),
        ),
        side=(
            Field("points", POINTS, "success point tokens", always=True),
            Field("resources", RESOURCES, "behind the screen", always=True),
            Field("stock", STOCK, "own resources still in the general supply", always=True),
            Field("new-hand", TOKENS, "new-hand tokens", always=True),
            Field("step", STEP, "how far the simultaneous choice is; who has chosen a card but no tile yet looks like choosing",
                  words=("choosing", "choosing-tile", "ready"), always=True, sight="owner"),
        ),
        marks=(
            Field("at", AT, "of a top floor: the space of the building", space=True, width=16),
            Field("floors", FLOORS, "of a top floor: how many the building has", width=10),
            Field("owner", OWNED, "of a top floor: whose resources stand on the building, as many as floors", width=4,
                  shift=1, seat=True),
            Field("site", SITE, "of a top floor: a construction site marker stands on it", flag=True, width=1),
            Field("under", UNDER, "the tile below", piece=True, width=12, shift=1),
            Field("age", AGE, "of a card or tile somebody cannot see: how often the deck or supply was made anew since it was "
                  "taken from there", width=4, remembered=True),
        ),
        memory=(
            *memory_of("deck", "the deck", DECKS, len(cards)),
            *memory_of("supply", "the tile supply", SUPPLIES, len(tiles), DECKS * words_of(len(cards)), tiles),
        ),
        common=("aside", "deck", "discard", "box", "supply", "city", "buried", "away"),
        box="aside",
        ordered=("deck", "supply"),
        veiled=(("hand", "chosen"), ("tiles", "laid", "giving")),
        numbered=lambda m: ids,
    )  # fmt: skip
    found.check()
    return found
