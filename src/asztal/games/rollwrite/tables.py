"""The printed content as flat integer tables, the form the engine reads.

Goods in one integer: six bits for each kind, in the order stone, wood, food, gold, any resource, actions, victory points.
Buildings are numbered village * 6 + slot. Sections of the empire form a grid: row (track) * 9 + column.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TRACKS: Final = 4
SECTIONS: Final = 9
CELLS: Final = 36
TRACK_BOXES: Final = 32  # room for the boxes of one track in the tables
FIELD_COUNT: Final = 4
CIRCLES: Final = 12
SLOTS: Final = 6
MOST_BOXES: Final = 4  # boxes of one building
DICE: Final = 3
TILES: Final = 5
ROUNDS: Final = 10
MOST_ESTATES: Final = 10  # one a round

# where a box is: a track, or
IN_VILLAGE: Final = 4
BRIDGES: Final = 3

# goods
STONE: Final = 0
WOOD: Final = 1
FOOD: Final = 2
GOLD: Final = 3
ANY: Final = 4
ACTION: Final = 5
VP: Final = 6

# favour tiles
HELPER: Final = 0
DONATION: Final = 1
CROPS: Final = 2
EXPORT: Final = 3
COIN: Final = 4

# what a building does
NOTHING: Final = 0
GAIN: Final = 1  # when growing begins: take `take`
GAIN_PER_DIE: Final = 2  # n of good a for each die that shows b
GAIN_IF_DIE: Final = 3  # n of good a if a die shows b
SPEND: Final = 4  # pay `pay`, get `take`; b: 1 if what is taken differs from what is paid
CHOOSE: Final = 5  # n of any one resource
POINTS_IF: Final = 6  # at the end of growing: n points if count a of this round is at least b
GOODS_IF: Final = 7  # once count a of this round is at least b: take `take`
DISCOUNT: Final = 8  # pay one b less (ANY: of your choice); a: bits of the places
CROSS: Final = 9  # a box without an action; a: bits of the places
FREE_HARVEST: Final = 10
HARVEST_MORE: Final = 11
REROLL_DICE: Final = 12  # n dice; a: RESOURCE_DIE, WORKER_DIE or ANY_DIE
STORE: Final = 13  # keep n resources
FINAL: Final = 14  # n points for every `every` of count a (with number b), at most `most`

# what estates raise
RAISES_NOTHING: Final = 0
RAISES_AMOUNT: Final = 1
RAISES_TIMES: Final = 2

# dice that may be rerolled
RESOURCE_DIE: Final = 0
WORKER_DIE: Final = 1
ANY_DIE: Final = 2

# what a condition counts within the round: 0-3 sections completed on a track
THIS_SECTIONS: Final = 4
THIS_TRACKS: Final = 5
THIS_BOXES: Final = 6
THIS_CIRCLES: Final = 7
THIS_LEFT: Final = 8

# what is counted at the end: 0-3 sections of a track
PER_IMPERIAL: Final = 4
PER_BUILDING: Final = 5
PER_COLUMN: Final = 6
PER_ESTATE: Final = 7
PER_TRACK: Final = 8  # b: with at least so many sections
PER_BRIDGE: Final = 9
PER_CIRCLE: Final = 10
PER_FIELD: Final = 11
PER_SECTION: Final = 12
PER_OWN_ESTATE: Final = 13  # of this building


def some(goods: i64, good: i64) -> i64:
    """How many of a good there are in packed goods."""
    return (goods >> (good * 6)) & 63


def good_units(good: i64) -> i64:
    """One of a good as packed goods. In two steps: compiled, a shifted literal has only 32 bits."""
    half = good * 3
    return (1 << half) << half


class Tables:
    """Everything printed. One instance serves all states that play the same villages."""

    def __init__(
        self,
        villages: tuple[str, ...],
        ids: tuple[str, ...],
        box_cost: vec[i64],
        box_count: vec[i64],
        sections: vec[i64],
        points: vec[i64],
        opens: vec[i64],
        circles: vec[i64],
        faces: vec[i64],
        workers: vec[i64],
        boxes: vec[i64],
        cost: vec[i64],
        kind: vec[i64],
        a: vec[i64],
        b: vec[i64],
        n: vec[i64],
        times: vec[i64],
        raises: vec[i64],
        pay: vec[i64],
        take: vec[i64],
        first: vec[i64],
        every: vec[i64],
        most: vec[i64],
        shape: vec[i64],
        height: vec[i64],
        width: vec[i64],
        advanced: vec[i64],
        kinds: vec[i64],
    ) -> None:
        self.villages: tuple[str, ...] = villages
        """The content id of each village; the first is the competitive one."""
        self.ids: tuple[str, ...] = ids
        """The content id of each building."""
        self.box_cost: vec[i64] = box_cost
        """Goods for each box of a track, at track * 32 + box."""
        self.box_count: vec[i64] = box_count
        """How many boxes each track has."""
        self.sections: vec[i64] = sections
        """How many sections are complete, at track * 32 + boxes crossed."""
        self.points: vec[i64] = points
        """What a track is worth, at track * 10 + complete sections."""
        self.opens: vec[i64] = opens
        """How many bridge sections open each field."""
        self.circles: vec[i64] = circles
        """What each harvest circle gives; three to a field."""
        self.faces: vec[i64] = faces
        """The good on each face, at die * 6 + face."""
        self.workers: vec[i64] = workers
        """The actions on each face of the worker die."""
        self.boxes: vec[i64] = boxes
        """How many boxes each building has."""
        self.cost: vec[i64] = cost
        """Goods for each box of a building, at building * 4 + box."""
        self.kind: vec[i64] = kind
        """What each building does; the tables below give the numbers."""
        self.a: vec[i64] = a
        self.b: vec[i64] = b
        self.n: vec[i64] = n
        self.times: vec[i64] = times
        """How often a round."""
        self.raises: vec[i64] = raises
        """What its estates raise: n or times."""
        self.pay: vec[i64] = pay
        self.take: vec[i64] = take
        self.first: vec[i64] = first
        """The good of `take` whose number is n, the one estates raise."""
        self.every: vec[i64] = every
        self.most: vec[i64] = most
        self.shape: vec[i64] = shape
        """The blueprint in the upper left corner of the grid, one bit a section; 0 for none."""
        self.height: vec[i64] = height
        self.width: vec[i64] = width
        self.advanced: vec[i64] = advanced
        """1 if the building is only there in the advanced game."""
        self.kinds: vec[i64] = kinds
        """Bit k: a village has a building of kind k."""
