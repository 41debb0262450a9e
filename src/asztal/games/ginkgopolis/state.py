"""What lies on the table, and the small moves the rules are made of. What each number means is in `layout.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import LEFT
from asztal.core.machine.machine import Machine
from asztal.core.machine.memory import bit, note_shuffle
from asztal.core.machine.shuffles import WORD
from asztal.core.pieces import place
from asztal.core.spaces import EAST, NORTH
from asztal.games.ginkgopolis.layout import (
    AT,
    BACK,
    BURIED,
    CARDS,
    CITY,
    DECK,
    DISCARD,
    ENDING,
    EXHAUSTED,
    FIRST,
    FLOORS,
    OWNED,
    POINTS,
    RESOURCES,
    RING,
    ROUND,
    SCREEN,
    SITE,
    STOCK,
    SUPPLY,
    UNDER,
)
from asztal.games.ginkgopolis.log import END_BY_TILES, GAINED, RAN_OUT, REBUILT, SAW_TILE
from asztal.games.ginkgopolis.tables import HAL, RESOURCE, SP, TILE, VERSION, Tables

if TYPE_CHECKING:
    from asztal.games.ginkgopolis.view import View

SPACE: Final = 0xFFFF  # the bits of a space in the marks of a tile


class Ginkgopolis(Machine):
    """All that lies on the table of one game. A tile and the building it is the top floor of have one number."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.tables: Tables = tables
        self.draft: bool = False
        """Option: characters are drafted instead of dealt as sets. Public."""
        self.expert: bool = False
        """Option: Hal plays the expert variant. Public."""
        self.version: i64 = VERSION
        """Of the rules the game is played by. Public."""

    def copy(self) -> Ginkgopolis:
        other = Ginkgopolis(self.tables)
        other.take(self)
        other.draft = self.draft
        other.expert = self.expert
        other.version = self.version
        return other

    def view(self, seat: int | None) -> View:
        found: View = super().view(seat)
        return found

    def kin(self) -> tuple[object, ...]:
        return self.seats, self.draft, self.expert, self.version

    # -- reading the table -----------------------------------------------------------------------------------------------

    @property
    def round(self) -> i64:
        return self.row[ROUND]

    @property
    def first(self) -> i64:
        return self.row[FIRST]

    @property
    def exhausted(self) -> i64:
        return self.row[EXHAUSTED]

    @property
    def ending(self) -> bool:
        return self.row[ENDING] == 1

    def side_count(self) -> i64:
        return 2 if self.seats == 1 else self.seats

    def is_hal(self, side: i64) -> bool:
        return self.seats == 1 and side == HAL

    def count(self, zone: i64, side: i64) -> i64:
        return self.rings.count(zone, side)

    def only(self, zone: i64, side: i64) -> i64:
        """The one piece of a place, or its top; -1 if there is none."""
        return self.rings.top(place(zone, side))

    # -- the city --------------------------------------------------------------------------------------------------------

    def where(self, tile: i64) -> i64:
        """The space of a building; NOWHERE for a tile that is no top floor."""
        return self.marks[tile] & SPACE

    def height(self, tile: i64) -> i64:
        return (self.marks[tile] >> FLOORS) & 0x3FF

    def owner(self, tile: i64) -> i64:
        """The side whose resources stand on a building, as many as floors; -1 for none."""
        return ((self.marks[tile] >> OWNED) & 15) - 1

    def has_site(self, tile: i64) -> bool:
        return (self.marks[tile] >> SITE) & 1 == 1

    def under(self, tile: i64) -> i64:
        """The tile below, or -1."""
        return ((self.marks[tile] >> UNDER) & 0xFFF) - 1

    def place_tile(self, tile: i64, at: i64, height: i64, owner: i64, under: i64) -> None:
        """A tile becomes the top floor of a building, marked as a construction site until the next deck is made."""
        self.rings.move(tile, CITY, 0)
        self.marks[tile] = at << AT | height << FLOORS | (owner + 1) << OWNED | 1 << SITE | (under + 1) << UNDER

    def bury(self, tile: i64) -> None:
        """A top floor is built over."""
        self.rings.move(tile, BURIED, 0)
        self.marks[tile] = (self.marks[tile] >> UNDER) << UNDER

    def building_at(self, at: i64) -> i64:
        """The building on a space, or -1."""
        marks = self.marks
        end = self.tables.end
        for tile in range(self.tables.first_tile, end):
            if marks[tile] & SPACE == at:
                return tile
        return -1

    def neighbours(self, at: i64) -> vec[i64]:
        """The buildings beside a space."""
        found = vec[i64]()
        marks = self.marks
        end = self.tables.end
        for tile in range(self.tables.first_tile, end):
            if (marks[tile] & SPACE) - at in (NORTH, EAST, -NORTH, -EAST):
                found = append(found, tile)
        return found

    def letter(self, letter: i64) -> i64:
        """The space of a letter marker, or NOWHERE."""
        return self.row[RING + letter]

    def set_letter(self, letter: i64, at: i64) -> None:
        self.row[RING + letter] = at

    def letter_at(self, at: i64) -> i64:
        """The letter whose marker lies on a space, or -1."""
        row = self.row
        for letter in range(self.tables.letters):
            if row[RING + letter] == at:
                return letter
        return -1

    def is_free(self, at: i64) -> bool:
        """A space is free if neither a building nor a letter marker is on it."""
        return self.letter_at(at) == -1 and self.building_at(at) == -1

    # -- cards -----------------------------------------------------------------------------------------------------------

    def draw_card(self, zone: i64, side: i64) -> i64:
        """Take the top card of the deck, which is not empty, to a place."""
        card = self.only(DECK, 0)
        self.rings.move(card, zone, side)
        self.seen += 1
        if self.count(DECK, 0) == 0:
            self.rebuild_deck()
        return card

    def discard(self, card: i64) -> None:
        """Put a card everybody has seen on the discard pile."""
        self.rings.move(card, DISCARD, 0)
        self.rings.reveal(card)

    def rebuild_deck(self) -> None:
        """A new deck of the discarded cards and of the cards of all site-marked buildings."""
        self.tell(REBUILT, 0)
        self.discard_marked()
        note_shuffle(self, CARDS, DISCARD)
        self.shuffle_discarded()

    def discard_marked(self) -> None:
        """The cards of all site-marked buildings come into play; the markers go."""
        first = self.tables.first_tile
        for tile in range(first, self.tables.end):
            if self.has_site(tile):
                self.marks[tile] &= ~(1 << SITE)
                self.rings.move(tile - first, DISCARD, 0)

    def shuffle_discarded(self) -> None:
        """The discarded cards become the deck, but for some from its top."""
        self.rings.shuffle_to(place(DISCARD, 0), place(DECK, 0), self.chance)
        out = self.tables.cards_discarded[self.seats]
        while out > 0 and self.count(DECK, 0) > 1:
            self.rings.move(self.only(DECK, 0), DISCARD, 0)
            out -= 1

    # -- goods -----------------------------------------------------------------------------------------------------------

    def gain(self, f: i64, side: i64, good: i64, amount: i64) -> None:
        """What a card's effect gives."""
        self.take_goods(side, good, amount, True)

    def take_goods(self, side: i64, good: i64, amount: i64, bonus: bool = False) -> None:
        """Take goods from the general supply behind the screen, as far as the supply goes."""
        if good == TILE:
            self.gain_tiles(side, amount, bonus)
            return
        if good == RESOURCE:
            left = self.get(side, STOCK)
            if amount > left:
                amount = left
            self.add(side, STOCK, -amount)
            self.add(side, RESOURCES, amount)
        elif good == SP:
            self.add(side, POINTS, amount)
        if amount > 0:
            self.tell(GAINED, side, good, amount, i64(bonus))

    def gain_tiles(self, side: i64, amount: i64, bonus: bool = False) -> None:
        """Draw tiles one by one. If the supply runs out for the first time, tiles are given back before drawing goes on."""
        drawn: i64 = 0
        while drawn < amount and self.count(SUPPLY, 0) > 0:
            tile = self.only(SUPPLY, 0)
            self.rings.move(tile, SCREEN, side)
            self.seen += 1
            self.tell(SAW_TILE, side, tile, 0, 0, 1 << side)
            drawn += 1
        if drawn > 0:
            self.tell(GAINED, side, TILE, drawn, i64(bonus))
            if self.count(SUPPLY, 0) == 0:
                if drawn < amount:
                    f = self.enter(self.tables.draw_tiles, side, -1, -1)
                    self.stack[f + LEFT] = amount - drawn + 1
                self.supply_ran_out()

    def supply_ran_out(self) -> None:
        """The last tile has left the supply: the first time tiles may be given back, the second time the game ends."""
        self.row[EXHAUSTED] += 1
        if self.exhausted == 1 and self.seats > 1:
            self.tell(RAN_OUT, 0)
            self.enter(self.tables.give_back, 0, -1, -1)
        else:
            self.end_by_tiles()

    def end_by_tiles(self) -> None:
        if not self.ending:
            self.tell(END_BY_TILES, 0)
        self.row[ENDING] = 1

    def shuffle_supply(self, tiles: vec[i64]) -> None:
        """Make these tiles the new face-down supply."""
        self.chance.shuffle(tiles)
        for tile in tiles:
            self.rings.lay_on(tile, SUPPLY, 0)
            self.rings.forget(tile)

    def note_given_back(self, tile: i64) -> None:
        """Everybody sees the tile on its way into the new supply."""
        self.rings.reveal(tile)
        number = tile - self.tables.first_tile
        self.row[BACK + number // WORD] |= bit(number % WORD)

    def was_given_back(self, tile: i64) -> bool:
        number = tile - self.tables.first_tile
        return (self.row[BACK + number // WORD] >> (number % WORD)) & 1 == 1

    # -- words -----------------------------------------------------------------------------------------------------------

    def name_of(self, piece: int) -> str:
        return f"@{self.tables.ids[piece]}"

    def words(self, piece: int) -> dict[str, int | str]:
        """Colour and number, or letter, of a card or tile, as arguments of a line."""
        tables = self.tables
        if tables.first_letter <= piece < tables.first_character:
            return {"letter": tables.letter_names[piece - tables.first_letter]}
        if tables.first_character <= piece < tables.first_tile:
            return {"name": self.name_of(piece)}
        return {"colour": ("red", "blue", "yellow")[tables.colour[piece]], "number": int(tables.number[piece])}
