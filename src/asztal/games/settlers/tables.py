"""The printed content as flat integer tables, the form the engine reads.

Pieces are single cards: the common deck, then the deck of each faction (its slots, whatever deck a player brings), then the
attack cards of the solo game. Printings are what pieces show: rules, codes and texts speak of printings.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.program import Program
from asztal.core.machine.words import Step
from asztal.core.pieces import Zones
from asztal.games.settlers.actions import Actions

FACTIONS: Final = 4

# goods; the first eight are also the numbers of a side that count them
WORKER: Final = 0
WOOD: Final = 1
STONE: Final = 2
FOOD: Final[i64] = 3
GOLD: Final[i64] = 4
RAZE: Final = 5
DEFENSE: Final[i64] = 6
VP: Final[i64] = 7
CARD: Final = 8
COMMON_CARD: Final = 9
FACTION_CARD: Final = 10
SAMURAI: Final = 11
RESOURCE: Final = 12  # in costs only: any of wood, stone and food
LOCATION: Final = 13  # in building costs only
NO_GOOD: Final = -1

# factions: 0 barbarian, 1 japanese, 2 roman, 3 egyptian
JAPANESE: Final = 1
COMMON: Final = 4
ATTACK: Final = 5

# what a location is; attacks of the virtual player go in this order
ACTION: Final = 0
FEATURE: Final = 1
PRODUCTION: Final = 2

FACTION_BIT: Final = 256  # among the colours a trigger asks for: any faction location

# the price of an action, in `price` at printing * PRICE
PRICE: Final[i64] = 8  # worker, wood, stone, food, gold, raze token, any resource, and 1 if there is a special part
ANY: Final = 6
SPECIAL: Final = 7


class Tables(Program):
    """Everything printed. One instance serves all states played with the same decks."""

    def __init__(self, zones: Zones, pieces: int, table: int, side: int, steps: list[Step[Any]], a: Actions) -> None:
        super().__init__(zones, pieces, table, side, steps)
        self.a: Actions = a
        """The numbers of all actions."""
        self.decks: str = ""
        """The option `decks` as it was given."""
        self.ids: tuple[str, ...] = ()
        """The id of each printing; the printing of a piece is its `kind`."""
        self.piece_ids: tuple[str, ...] = ()
        """The id of each piece; further copies of a printing are ID.2, ID.3 ..."""
        self.deck_from: vec[i64] = vec[i64]()
        """Where the common deck, each faction's deck and the attack cards begin; last comes the number of all pieces."""
        self.faction: vec[i64] = vec[i64]()
        """The faction of each printing; COMMON or ATTACK for the others."""
        self.type: vec[i64] = vec[i64]()
        """ACTION, FEATURE or PRODUCTION."""
        self.colours: vec[i64] = vec[i64]()
        """A bit for each colour of each printing."""
        self.wood: vec[i64] = vec[i64]()
        self.stone: vec[i64] = vec[i64]()
        self.food: vec[i64] = vec[i64]()
        self.location: vec[i64] = vec[i64]()
        """Building costs."""
        self.cost: vec[i64] = vec[i64]()
        """The resources among them as `paying.packed` has them."""
        self.raze_one: vec[i64] = vec[i64]()
        self.raze_two: vec[i64] = vec[i64]()
        """The one or two goods of the raze field, NO_GOOD if there is none."""
        self.deal: vec[i64] = vec[i64]()
        """The good of the deal field, NO_GOOD if there is none; of an attack card its target."""
        self.uses: vec[i64] = vec[i64]()
        """How often an action location may be activated in a round."""
        self.price: vec[i64] = vec[i64]()
        """What activating costs, PRICE numbers for each printing."""
        self.fee: vec[i64] = vec[i64]()
        """The goods of that price as one number: what `paying.packed` says, then workers, gold and raze tokens."""
        self.special: vec[i64] = vec[i64]()
        """Where the program of the special part of that price begins: a card from the hand, an own deal."""
        self.odd: vec[i64] = vec[i64]()
        """1: price or action has a part that needs something to act on; 0: goods for goods."""
        self.produce: vec[i64] = vec[i64]()
        self.bonus: vec[i64] = vec[i64]()
        self.act: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()
        """Where the program of each section begins in `code`; 0: there is none."""
        self.board: vec[i64] = vec[i64]()
        """What the board of each faction produces, 8 goods each."""
        self.stores: vec[i64] = vec[i64]()
        """Bit g: the board of a faction (below 4), or 4 + printing, keeps good g."""
        self.takers: i64 = 0
        """Bit f: the deck of faction f can take over locations, so its player may have cards of other decks."""
        self.gates: i64 = 0
        """Bit f: the player of faction f may own a Gate or a Shrine."""
        # where the programs of the flow begin
        self.game: i64 = 0
        self.choosing: i64 = 0
        self.turn: i64 = 0
        self.building: i64 = 0
        self.building_free: i64 = 0
        """The same without giving up a location."""
        self.dealing: i64 = 0
        self.activating: i64 = 0
        self.exchanging: i64 = 0
        self.drawing: i64 = 0
        self.paying: i64 = 0
        self.placing: i64 = 0
        self.picking_good: i64 = 0
        self.taking: i64 = 0
        self.revealing: i64 = 0
        self.sweeping: i64 = 0
        self.rival_taking: i64 = 0
        self.passing_packets: i64 = 0
        self.losing: i64 = 0
        self.discarding: i64 = 0
        # numbers of standing rules
        self.tucks: i64 = 0
        self.offers: i64 = 0
        self.keeps: i64 = 0

    def commons(self) -> i64:
        """How many common cards there are: pieces below this number."""
        return self.deck_from[1]

    def deck_cards(self) -> i64:
        """Pieces below this number are common or faction cards, the others attack cards."""
        return self.deck_from[FACTIONS + 1]

    def has(self, printing: i64, rule: i64) -> bool:
        """Whether a standing rule is printed on a location."""
        return (self.ruled[printing] >> rule) & 1 == 1
