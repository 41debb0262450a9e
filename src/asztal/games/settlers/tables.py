"""The printed content as flat integer tables, the form the engine reads.

Pieces are single cards: 0-83 the common deck, then 30 for each faction (its slots, whatever deck a player brings), then the 16
attack cards of the solo game. Printings are what pieces show: rules, codes and texts speak of printings.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COMMON_CARDS: Final = 84
FACTION_CARDS: Final = 30
FACTIONS: Final = 4
DECK_CARDS: Final = 204
ATTACKS: Final = 16
PIECES: Final = 220

# goods; the first eight are also the fields of a side that count them
WORKER: Final = 0
WOOD: Final = 1
STONE: Final = 2
FOOD: Final = 3
GOLD: Final = 4
RAZE: Final = 5
DEFENSE: Final = 6
VP: Final = 7
CARD: Final = 8
COMMON_CARD: Final = 9  # 10 is a faction card
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

# what a feature waits for
NO_TRIGGER: Final = 0
ON_BUILD: Final = 1  # argument: colours and FACTION_BIT
ON_RAZE: Final = 2
ON_DEAL: Final = 3
ON_PAIR: Final = 4  # argument: how often in a round; 0: always
ON_VP: Final = 5  # argument: how many at once
ON_DEALS_PAY: Final = 6
FACTION_BIT: Final = 256

# features that are always there; 0: none
TUCKS: Final = 1  # Gate
OFFERS: Final = 2  # Shrine
STORES: Final = 3  # Warehouses

# special parts of an action's cost; 0: none
CARD_FROM_HAND: Final = 1
COMMON_AS_FOUNDATION: Final = 2
OWN_DEAL: Final = 3

# the cost of an action, in `price` at printing * PRICE
PRICE: Final = 8  # worker, wood, stone, food, gold, raze token, any resource, special
ANY: Final = 6
SPECIAL: Final = 7


class Tables:
    """Everything printed. One instance serves all states played with the same decks."""

    def __init__(
        self,
        ids: tuple[str, ...],
        pieces: tuple[str, ...],
        printing: vec[i64],
        faction: vec[i64],
        kind: vec[i64],
        colours: vec[i64],
        wood: vec[i64],
        stone: vec[i64],
        food: vec[i64],
        location: vec[i64],
        raze_one: vec[i64],
        raze_two: vec[i64],
        deal: vec[i64],
        uses: vec[i64],
        price: vec[i64],
        ability: vec[i64],
        trigger: vec[i64],
        argument: vec[i64],
        produce: vec[i64],
        bonus: vec[i64],
        act: vec[i64],
        feature: vec[i64],
        code: vec[i64],
        end_from: vec[i64],
        end_count: vec[i64],
        end_points: vec[i64],
        board: vec[i64],
        stores: vec[i64],
        mixed: bool,
        first: vec[i64],
        past: vec[i64],
        waiting: vec[i64],
        takers: i64,
    ) -> None:
        self.ids: tuple[str, ...] = ids
        """The id of each printing."""
        self.pieces: tuple[str, ...] = pieces
        """The id of each piece; further copies of a printing are ID.2, ID.3 ..."""
        self.printing: vec[i64] = printing
        """The printing of each piece."""
        self.faction: vec[i64] = faction
        """The faction of each printing; COMMON or ATTACK for the others."""
        self.kind: vec[i64] = kind
        self.colours: vec[i64] = colours
        """A bit for each colour of each printing."""
        self.wood: vec[i64] = wood
        self.stone: vec[i64] = stone
        self.food: vec[i64] = food
        self.location: vec[i64] = location
        """Building costs."""
        self.raze_one: vec[i64] = raze_one
        self.raze_two: vec[i64] = raze_two
        """The one or two goods of the raze field, NO_GOOD if there is none."""
        self.deal: vec[i64] = deal
        """The good of the deal field, NO_GOOD if there is none; of an attack card its target."""
        self.uses: vec[i64] = uses
        """How often an action location may be activated in a round."""
        self.price: vec[i64] = price
        """What activating costs, PRICE numbers for each printing."""
        self.ability: vec[i64] = ability
        self.trigger: vec[i64] = trigger
        self.argument: vec[i64] = argument
        self.produce: vec[i64] = produce
        self.bonus: vec[i64] = bonus
        self.act: vec[i64] = act
        self.feature: vec[i64] = feature
        """Where the program of each section begins in `code`; 0: there is none."""
        self.code: vec[i64] = code
        """All programs, each up to its END."""
        self.end_from: vec[i64] = end_from
        self.end_count: vec[i64] = end_count
        self.end_points: vec[i64] = end_points
        """End-of-game tiers, the best first: with so many things on or under it so many points."""
        self.board: vec[i64] = board
        """What the board of each faction produces, 8 goods each."""
        self.stores: vec[i64] = stores
        """Bit g: the board of a faction (below 4), or 4 + printing, keeps good g."""
        self.mixed: bool = mixed
        """Somebody brings a deck with cards of other factions, so pieces are not in the order of printings."""
        self.first: vec[i64] = first
        self.past: vec[i64] = past
        """The first piece of each printing and the one after its last; PIECES and 0 if there is none in these decks."""
        self.waiting: vec[i64] = waiting
        """Bit f of trigger t: the deck of faction f has locations that wait for it; bit 4: the common deck has."""
        self.takers: i64 = takers
        """Bit f: the deck of faction f can take over locations, so its player may have cards of other decks."""
