"""What lies on the table: fields, copy, and the small moves the rules are made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.pieces import EVERYBODY, NOBODY, OWNER, Pieces, zones
from asztal.core.state import State
from asztal.games.ginkgopolis.log import REBUILT
from asztal.games.ginkgopolis.tables import FIRST_LETTER, TILES, Tables

# Zones of cards and characters.
ASIDE: Final = 0  # building cards not in the deck yet
DECK: Final = 1
DISCARD: Final = 2  # played cards are known to all, others were put there face down
HAND: Final = 3
CHOSEN: Final = 4  # face down in front of its player until revealed
KEPT: Final = 5
PACKET: Final = 6  # characters going round in the draft
PICKED: Final = 7  # first, second and third character picked: zones 7, 8, 9
BOX: Final = 10
CARD_ZONES: Final = zones(
    aside=EVERYBODY,
    deck=NOBODY,
    discard=NOBODY,
    hand=OWNER,
    chosen=OWNER,
    kept=EVERYBODY,
    packet=OWNER,
    picked1=OWNER,
    picked2=OWNER,
    picked3=OWNER,
    box=NOBODY,
)

# Zones of tiles.
SUPPLY: Final = 0
SCREEN: Final = 1  # behind a player's screen
LAID: Final = 2  # face down on the chosen card
CITY: Final = 3  # the top floor of a building
BURIED: Final = 4  # a floor below
GIVEN: Final = 5  # set aside to be given back, secret until all have decided
AWAY: Final = 6  # removed before the game
TILE_ZONES: Final = zones(
    supply=NOBODY,
    screen=OWNER,
    laid=OWNER,
    city=EVERYBODY,
    buried=EVERYBODY,
    given=OWNER,
    away=NOBODY,
)

# Fields of a side, in `sides` at side * FIELDS. All public but for CARD, TILE_LAID and whether READY is half done.
POINTS: Final = 0  # success point tokens
RESOURCES: Final = 1  # behind the screen
STOCK: Final = 2  # own resources still in the general supply
TOKENS: Final = 3  # new-hand tokens
STEP: Final = 4  # how far the simultaneous choice is: see below
CARD: Final = 5  # the chosen card, -1 for none
TILE_LAID: Final = 6  # the tile on it, -1 for none
FIELDS: Final = 7

# Steps of a simultaneous choice.
CHOOSING: Final = 0
CHOOSING_TILE: Final = 1  # card chosen, tile not yet; looks like CHOOSING to everybody else
READY: Final = 2

# Fields of a building, in `city` at field + its top tile.
WHERE: Final = 0  # space, -1 if the tile is no top floor
HEIGHT: Final = 60
HOLDER: Final = 120  # side whose resources stand on it (as many as floors), -1 for none
SITE: Final = 180  # 1 if a construction site marker stands on it
UNDER: Final = 240  # the tile below, -1 for none; kept for buried tiles too
CITY_FIELDS: Final = 300

# Spaces: (y + 64) * 128 + x + 64, north is up.
NORTH: Final = 128
EAST: Final = 1
NOWHERE: Final = -1


def space(x: i64, y: i64) -> i64:
    return (y + 64) * 128 + x + 64


def space_x(at: i64) -> i64:
    return at % 128 - 64


def space_y(at: i64) -> i64:
    return at // 128 - 64


def step_to(direction: i64) -> i64:
    """What to add to a space to go north, east, south or west."""
    if direction == 0:
        return NORTH
    if direction == 1:
        return EAST
    if direction == 2:
        return -NORTH
    return -EAST


class Table(State):
    """All that lies on the table of one game."""

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        stack: vec[i64],
        acting: i64,
        over: bool,
        seen: i64,
        tables: Tables,
        draft: bool,
        expert: bool,
        round: i64,
        first: i64,
        exhausted: i64,
        ending: bool,
        sides: vec[i64],
        cards: Pieces,
        tiles: Pieces,
        deck: vec[i64],
        supply: vec[i64],
        city: vec[i64],
        letters: vec[i64],
    ) -> None:
        super().__init__(seats, chance, stack, acting, over, seen)
        self.tables: Tables = tables
        self.draft: bool = draft
        """Option: characters are drafted instead of dealt as sets. Public."""
        self.expert: bool = expert
        """Option: Hal plays the expert variant. Public."""
        self.round: i64 = round
        """Number of the round, from 1; 0 during the draft. Public."""
        self.first: i64 = first
        """The first player. Public."""
        self.exhausted: i64 = exhausted
        """How often the tile supply has run out. Public."""
        self.ending: bool = ending
        """The game ends after this round. Public."""
        self.sides: vec[i64] = sides
        """FIELDS for each side: the seats, and Hal in the solo game."""
        self.cards: Pieces = cards
        self.tiles: Pieces = tiles
        self.deck: vec[i64] = deck
        """The draw deck, its top last. Nobody sees it; its length is public."""
        self.supply: vec[i64] = supply
        """The tile supply, its top last. Nobody sees it; its length is public."""
        self.city: vec[i64] = city
        """Building fields by top tile. Public."""
        self.letters: vec[i64] = letters
        """The space of each letter marker; NOWHERE while it is being moved. Public."""

    # -- reading the table -----------------------------------------------------------------------------------------------

    def side_count(self) -> i64:
        return 2 if self.seats == 1 else self.seats

    def get(self, side: i64, field: i64) -> i64:
        return self.sides[side * FIELDS + field]

    def put(self, side: i64, field: i64, value: i64) -> None:
        self.sides[side * FIELDS + field] = value

    def add(self, side: i64, field: i64, amount: i64) -> None:
        self.sides[side * FIELDS + field] += amount

    def height(self, tile: i64) -> i64:
        return self.city[HEIGHT + tile]

    def owner(self, tile: i64) -> i64:
        return self.city[HOLDER + tile]

    def building_at(self, at: i64) -> i64:
        """The top tile of the building on a space, or -1."""
        city = self.city
        tile: i64 = 0
        while tile < TILES:
            if city[tile] == at:
                return tile
            tile += 1
        return -1

    def letter_at(self, at: i64) -> i64:
        """The letter whose marker lies on a space, or -1."""
        letters = self.letters
        letter: i64 = 0
        while letter < 12:
            if letters[letter] == at:
                return letter
            letter += 1
        return -1

    def is_free(self, at: i64) -> bool:
        """A space is free if neither a building nor a letter marker is on it."""
        return self.letter_at(at) < 0 and self.building_at(at) < 0

    def neighbours(self, at: i64) -> vec[i64]:
        """The buildings beside a space, by top tile."""
        found = vec[i64]()
        city = self.city
        tile: i64 = 0
        while tile < TILES:
            away = city[tile] - at
            if (away == 1 or away == -1 or away == NORTH or away == -NORTH) and city[tile] >= 0:
                found = append(found, tile)
            tile += 1
        return found

    # -- moving things ---------------------------------------------------------------------------------------------------

    def draw_tile(self) -> i64:
        """Take the top tile of the supply, which is not empty."""
        self.supply, tile = pop(self.supply)
        return tile

    def draw_card(self, zone: i64, side: i64) -> i64:
        """Take the top card of the deck, which is not empty, to a place."""
        self.deck, card = pop(self.deck)
        self.cards.move(card, zone, side)
        self.seen += 1
        if len(self.deck) == 0:
            self.rebuild_deck()
        return card

    def discard(self, card: i64) -> None:
        """Put a card everybody has seen on the discard pile."""
        self.cards.move(card, DISCARD, 0)
        self.cards.reveal(card)

    def rebuild_deck(self) -> None:
        """A new deck of the discarded cards and of the cards of all site-marked buildings; the markers go."""
        if self.round > 0:
            self.tell(REBUILT, 0)
        tile: i64 = 0
        while tile < TILES:
            if self.city[SITE + tile] == 1:
                self.city[SITE + tile] = 0
                self.cards.move(tile, DISCARD, 0)
            tile += 1
        deck = vec[i64]()
        card: i64 = 0
        while card < FIRST_LETTER + 12:
            if self.cards.zone(card) == DISCARD:
                deck = append(deck, card)
            card += 1
        self.chance.shuffle(deck)
        out = self.tables.cards_discarded[self.seats]
        n: i64 = len(deck)
        i: i64 = 0
        while i < n:
            self.cards.move(deck[i], DECK, 0)
            self.cards.forget(deck[i])
            i += 1
        while out > 0 and len(deck) > 1:
            deck, unseen = pop(deck)
            self.cards.move(unseen, DISCARD, 0)
            out -= 1
        self.deck = deck

    def shuffle_supply(self, tiles: vec[i64]) -> None:
        """Make these tiles the new face-down supply."""
        n: i64 = len(tiles)
        i: i64 = 0
        while i < n:
            self.tiles.move(tiles[i], SUPPLY, 0)
            self.tiles.forget(tiles[i])
            i += 1
        self.chance.shuffle(tiles)
        self.supply = tiles
