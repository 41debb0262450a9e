"""The printed content as flat integer tables, the form the engine reads, and the programs of all effects.

Pieces share one numbering: building cards, letter cards, characters, then the tiles in the order of their building cards. How
many there are of each is the content's.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.program import Program
from asztal.core.machine.shuffles import Lots
from asztal.core.pieces import Zones
from asztal.games.ginkgopolis.layout import AGE, DECKS, SUPPLIES

VERSION: Final = 2  # of the rules; 1: letters found other spaces (`ring1.py`), and tiles given back were not shown
HAL: Final = 1  # Hal's side in the solo game

# goods; a building yields the one with the number of its colour: red 0, blue 1, yellow 2
RESOURCE: Final = 0
TILE: Final = 1
SP: Final = 2
KINDS_OF_GOODS: Final = 3


class Tables(Program):
    """Everything printed. One instance serves all states."""

    def __init__(
        self, ids: tuple[str, ...], buildings: int, letter_names: tuple[str, ...], zones: Zones, table: int, side: int
    ) -> None:
        super().__init__(zones, len(ids), table, side, [])
        self.ids: tuple[str, ...] = ids
        """The id of each piece; a tile's is that of its building card with "tile:" before it."""
        self.buildings: i64 = buildings
        """How many building cards there are, and tiles."""
        self.letter_names: tuple[str, ...] = letter_names
        self.letters: i64 = len(letter_names)
        self.first_letter: i64 = buildings
        self.first_character: i64 = buildings + self.letters
        self.first_tile: i64 = len(ids) - buildings
        self.end: i64 = len(ids)
        cards = Lots(0, int(self.first_character), 0, DECKS, AGE)
        self.lots = [cards, Lots(int(self.first_tile), int(self.end), int(cards.words) * DECKS, SUPPLIES, AGE)]
        self.colour: vec[i64] = vec[i64]()
        """Colour of each piece; -1 for letters."""
        self.number: vec[i64] = vec[i64]()
        """Printed number of each tile and building card."""
        self.starter_set: vec[i64] = vec[i64]()
        """The introductory set each card belongs to; 0 for none."""
        self.bonus: vec[i64] = vec[i64]()
        """The program of each card's permanent bonus, 0 for none."""
        self.start: vec[i64] = vec[i64]()
        """The program of the goods each character brings at the start."""
        self.score: vec[i64] = vec[i64]()
        """The program of what each card counts at the end of the game, 0 for none."""
        # by number of players
        self.resources: vec[i64] = vec[i64]()
        """Resources of each colour."""
        self.tiles_removed: vec[i64] = vec[i64]()
        self.cards_discarded: vec[i64] = vec[i64]()
        """Cards discarded from the top of every new deck."""
        self.new_hand_tokens: vec[i64] = vec[i64]()
        """New-hand tokens of each player."""
        # the start city
        self.starting: vec[i64] = vec[i64]()
        """1 for each tile of the start city."""
        self.square: vec[i64] = vec[i64]()
        """The spaces of the start city."""
        self.ring: vec[i64] = vec[i64]()
        """The space of each letter at the start."""
        # the programs of the flow
        self.solo_start: i64 = 0
        """The goods the player of the solo game starts with."""
        self.draft: i64 = 0
        self.sets: i64 = 0
        self.round: i64 = 0
        self.solo_round: i64 = 0
        self.exploit_building: i64 = 0
        self.exploit_letter: i64 = 0
        self.urbanise: i64 = 0
        self.construct: i64 = 0
        self.hal_urbanises: i64 = 0
        self.place_letter: i64 = 0
        self.find_spot: i64 = 0
        """The second step of `place_letter`."""
        self.find_spot_alone: i64 = 0
        """The last one: no other letter makes room any more."""
        self.draw_tiles: i64 = 0
        self.give_back: i64 = 0
        # the table of actions, in ascending order
        self.play: i64 = 0
        """+ card: choose this card."""
        self.new_hand: i64 = self.first_character
        self.alone: i64 = self.new_hand + 1
        """Play the chosen card without a tile."""
        self.lay: i64 = self.alone + 1 - self.first_tile
        """+ tile: play the chosen card with this tile."""
        self.take_resource: i64 = self.alone + 1 + buildings
        self.take_tile: i64 = self.take_resource + 1
        self.move: i64 = self.take_tile + 1
        """+ direction: move the letter to the free space there."""
        self.spot: i64 = self.move + 4
        """+ index: put the letter on this free space of the ring."""
        self.spots: i64 = 2 * self.buildings + 8
        """No city has a longer outer wall."""
        self.shift_previous: i64 = self.spot + self.spots
        """Take the space of the letter before, which moves on."""
        self.shift_next: i64 = self.shift_previous + 1
        self.pick: i64 = self.shift_next + 1 - self.first_character
        """+ character: keep this character."""
        self.keep: i64 = self.pick + self.first_tile
        """Give back no more tiles."""
        self.give: i64 = self.keep + 1 - self.first_tile
        """+ tile: give this tile back."""
        self.actions: i64 = self.give + self.end
