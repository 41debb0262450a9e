"""The printed content as flat integer tables, the form the engine reads.

Cards and characters share one numbering: 0-59 building cards (the tile of the same number is the building they name), 60-71
letter cards A-L, 72-98 characters.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TILES: Final = 60
LETTERS: Final = 12
CHARACTERS: Final = 27
FIRST_LETTER: Final = 60
FIRST_CHARACTER: Final = 72
CARDS: Final = 99

HAL: Final = 1  # Hal's side in the solo game

# goods; a building yields the one with the number of its colour: red 0, blue 1, yellow 2
RESOURCE: Final = 0
TILE: Final = 1
SP: Final = 2

# what a permanent bonus follows
NO_TRIGGER: Final = 0
EXPLOIT: Final = 1
URBANISE: Final = 2
CONSTRUCT: Final = 3

# what an end-of-game card counts
NO_SCORE: Final = 0
FLAT: Final = 1
PER_RESOURCE_ON: Final = 2
PER_BUILDING_HEIGHT: Final = 3
PER_CARD_WITH: Final = 4
PER_CARD_OF: Final = 5


class Tables:
    """Everything printed. One instance serves all states."""

    def __init__(
        self,
        ids: tuple[str, ...],
        colour: vec[i64],
        number: vec[i64],
        trigger: vec[i64],
        bonus_from: vec[i64],
        bonus: vec[i64],
        start_from: vec[i64],
        start: vec[i64],
        starter_set: vec[i64],
        score: vec[i64],
        score_a: vec[i64],
        score_b: vec[i64],
        score_sp: vec[i64],
        resources: vec[i64],
        tiles_removed: vec[i64],
        cards_discarded: vec[i64],
        new_hand: vec[i64],
        solo_goods: vec[i64],
        square: vec[i64],
        ring: vec[i64],
    ) -> None:
        self.ids: tuple[str, ...] = ids
        """The content id of each card; the first sixty are the tiles' as well."""
        self.colour: vec[i64] = colour
        """Colour of each card; -1 for letters."""
        self.number: vec[i64] = number
        """Printed number of each tile and building card."""
        self.trigger: vec[i64] = trigger
        """The action each card's permanent bonus follows."""
        self.bonus_from: vec[i64] = bonus_from
        """Where each card's bonus begins in `bonus`; it ends where the next card's begins."""
        self.bonus: vec[i64] = bonus
        """Programs of packed frames (seat left open): what a permanent bonus does."""
        self.start_from: vec[i64] = start_from
        self.start: vec[i64] = start
        """The same for the goods a character brings at the start."""
        self.starter_set: vec[i64] = starter_set
        """The introductory set each card belongs to; 0 for none."""
        self.score: vec[i64] = score
        """What each card counts at the end of the game."""
        self.score_a: vec[i64] = score_a
        self.score_b: vec[i64] = score_b
        self.score_sp: vec[i64] = score_sp
        """Success points for each thing counted."""
        self.resources: vec[i64] = resources
        """Resources of each colour, by number of players."""
        self.tiles_removed: vec[i64] = tiles_removed
        self.cards_discarded: vec[i64] = cards_discarded
        """Cards discarded from the top of every new deck, by number of players."""
        self.new_hand: vec[i64] = new_hand
        """New-hand tokens of each player, by number of players."""
        self.solo_goods: vec[i64] = solo_goods
        """What the player of the solo game starts with, by good."""
        self.square: vec[i64] = square
        """The nine spaces of the start city."""
        self.ring: vec[i64] = ring
        """The space of each letter at the start."""
