"""The printed content as flat integer tables, the form the engine reads. One instance serves all states."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.program import Program
from asztal.core.machine.words import Step
from asztal.core.pieces import Zones

# goods, and what is like one: paid or gained
WHEAT: Final = 0
STONE: Final = 1
WOOD: Final = 2
ORE: Final = 3
DENARIUS: Final = 4
GLORY: Final = 5
THEATRE: Final = 6
ART: Final = 7
SCIENCE: Final = 8
RESOURCE: Final = 9  # a resource of one's choice
VP: Final = 10
RESOURCES: Final = 4

# categories
PRODUCTION: Final = 0
COMMERCIAL: Final = 1
CULTURAL: Final = 2
MILITARY: Final = 3
SPECIAL: Final = 4
TEMPLE: Final = 5
HOME: Final = 6  # residences
CATEGORIES: Final = ("production", "commercial", "cultural", "military", "special", "temple", "residence")

# pieces by number
SPRING: Final = 0  # + seat
RESIDENCE: Final = 4  # + seat * 9
START: Final = 40
NORMAL: Final = 48
TEMPLES: Final = 114
ROUND_TILES: Final = 134
CULTURE_TILES: Final = 140  # + kind of culture * 8, the top of the pile first
GLORY_TILES: Final = 164  # two in each of the first two rounds, three in the others
ORDER_TILES: Final = 180
PIECES: Final = 184

# kinds of tiles: those of our own set, room for others in players' tile files, and what is in every game
OURS: Final = 61
OWN: Final = 64
SPRING_KIND: Final = 125
RESIDENCE_KIND: Final = 126
ROUND_KIND: Final = 127
MARKER_KIND: Final = 128
KINDS: Final = 129

GIVEN: Final = 12
"""Numbers for each kind in `Tables.gives`."""
BITS: Final = 6
"""Of each good in `Tables.sums`: what a line of tiles gives is one sum."""
MASK: Final = 63

# numbers of the rulebook
ROUNDS: Final = 6
HANDS: Final = 4  # players at most
RESIDENCES: Final = 9  # of each player
MOST_HELD: Final = 6  # of each resource
MOST_ASSISTANTS: Final = 5
ROW: Final = 5  # temples to choose from
CULTURE_PILE: Final = 8
MISSING: Final = 3  # denarii for each resource one lacks
STAKE: Final = 3  # denarii on a round tile in the solo game
EVERY: Final = 3  # so many denarii and resources are worth a point


def price(owned: i64) -> i64:
    """Glory tokens for the next assistant; in money it is five times as much."""
    return 1 + owned // 2


def first_glory_tile(round: i64) -> i64:
    """The tile for the first place in a round; the others follow."""
    return GLORY_TILES + ((round - 1) * 2 if round <= 2 else 4 + (round - 3) * 3)


def places(round: i64) -> i64:
    """How many glory tiles there are in a round."""
    return 2 if round <= 2 else 3


class Tables(Program):
    """Everything printed in one game."""

    def __init__(self, zones: Zones, table: int, side: int, steps: list[Step[Any]]) -> None:
        super().__init__(zones, PIECES, table, side, steps)
        self.own: str = ""
        """The text of a player's own tile file, or nothing."""
        self.ids: tuple[str, ...] = ()
        """The id of each piece."""
        self.kind_ids: tuple[str, ...] = ()
        """The id of each kind; of those that are in this game."""
        self.goods: tuple[str, ...] = ()
        """The names of the goods."""
        self.category: vec[i64] = vec[i64]()
        """Category of each kind; -1 for round tiles and markers."""
        self.cost: vec[i64] = vec[i64]()
        """For each kind the resources it costs."""
        self.use: vec[i64] = vec[i64]()
        """For each kind the place of what it does when activated; 0 for nothing."""
        self.built: vec[i64] = vec[i64]()
        """The same when it is built."""
        self.end: vec[i64] = vec[i64]()
        """The same at the end of the game."""
        self.gives: vec[i64] = vec[i64]()
        """For the heuristic, GIVEN numbers for each kind: goods an activation gives (resources of choice count as wheat),
        culture points of choice, good + 1 that is counted for denarii, good + 1 that can be exchanged."""
        self.sums: vec[i64] = vec[i64]()
        """The first ten of them in one number, BITS for each."""
        self.from_players: vec[i64] = vec[i64]()
        """From how many players on each piece is in the game."""
        self.points: vec[i64] = vec[i64]()
        """Victory points printed on each culture, glory and order tile."""
        self.need: vec[i64] = vec[i64]()
        """Culture points each culture tile needs."""
        # where the flow of the game begins
        self.round_flow: i64 = 0
        self.turn_flow: i64 = 0
        self.build_flow: i64 = 0
        self.residence_flow: i64 = 0
        self.assistant_flow: i64 = 0
        self.pair_flow: i64 = 0
        self.take_flow: i64 = 0
        self.move_flow: i64 = 0
