"""The printed content as flat integer tables, the form the engine reads.

Goods in one integer: six bits for each kind, in the order stone, wood, food, gold, any resource, actions, victory points.
Buildings are numbered village * 6 + slot; the favour tiles follow. Sections form a grid: row (track) * 9 + column.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.program import Program
from asztal.core.pieces import zones

TRACKS: Final[i64] = 4
SECTIONS: Final = 9
CELLS: Final[i64] = 36
TRACK_BOXES: Final = 32  # room for the boxes of one track in the tables
FIELD_COUNT: Final[i64] = 4
CIRCLES: Final[i64] = 12
SLOTS: Final[i64] = 6
MOST_BOXES: Final = 4  # boxes of one building
DICE: Final[i64] = 3
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
GOLD: Final[i64] = 3
ANY: Final = 4
ACTION: Final = 5
VP: Final = 6

# favour tiles
HELPER: Final = 0
DONATION: Final = 1
CROPS_TILE: Final = 2
EXPORT_TILE: Final = 3
COIN: Final = 4

# what a building or a tile does: a standing rule, by its number in the language of the game, or when its effect runs
DISCOUNT: Final = 0
CROSS: Final = 1
FREE_HARVEST: Final = 2
HARVEST_MORE: Final = 3
STORE: Final = 4
COPY_DIE: Final = 5
CROPS: Final = 6
EXPORT: Final = 7
ROLLS: Final = 8  # before anything else, if the player wants to
BEGINS: Final = 9  # by itself when growing begins
USES: Final = 10  # when the player wants to
ENDS: Final = 11  # by itself when the player is done
STAR: Final = 12  # when the game is over
KINDS: Final = 13


def some(goods: i64, good: i64) -> i64:
    """How many of a good there are in packed goods."""
    return (goods >> (good * 6)) & 63


def good_units(good: i64) -> i64:
    """One of a good as packed goods. In two steps: compiled, a shifted literal has only 32 bits."""
    half = good * 3
    return (1 << half) << half


class Tables(Program):
    """Everything printed. One instance serves all states that play the same villages."""

    def __init__(self, villages: tuple[str, ...], ids: tuple[str, ...], table: int, side: int) -> None:
        super().__init__(zones(), 0, table, side, [])
        self.villages: tuple[str, ...] = villages
        """The content id of each village; the first is the competitive one."""
        self.ids: tuple[str, ...] = ids
        """The content id of each building, then of each favour tile."""
        self.first_tile: i64 = len(villages) * SLOTS
        # the sheet
        self.box_cost: vec[i64] = vec[i64]()
        """Goods for each box of a track, at track * 32 + box."""
        self.box_count: vec[i64] = vec[i64]()
        """How many boxes each track has."""
        self.sections: vec[i64] = vec[i64]()
        """How many sections are complete, at track * 32 + boxes crossed."""
        self.points: vec[i64] = vec[i64]()
        """What a track is worth, at track * 10 + complete sections."""
        self.opens: vec[i64] = vec[i64]()
        """How many bridge sections open each field."""
        self.circles: vec[i64] = vec[i64]()
        """What each harvest circle gives; three to a field."""
        self.faces: vec[i64] = vec[i64]()
        """The good on each face, at die * 6 + face."""
        self.workers: vec[i64] = vec[i64]()
        """The actions on each face of the worker die."""
        # buildings
        self.boxes: vec[i64] = vec[i64]()
        """How many boxes each building has."""
        self.cost: vec[i64] = vec[i64]()
        """Goods for each box of a building, at building * 4 + box."""
        self.does: vec[i64] = vec[i64]()
        """What each building and tile does; `at` says the rest."""
        self.at: vec[i64] = vec[i64]()
        """Where its effect begins in the code, or the words of its standing rule."""
        self.number_at: vec[i64] = vec[i64]()
        """The place in the code of its number, 0 if it has none."""
        self.raised_at: vec[i64] = vec[i64]()
        """The same if its estates raise that number, else 0."""
        self.times: vec[i64] = vec[i64]()
        """How often a round it may be used."""
        self.more_times: vec[i64] = vec[i64]()
        """1 if its estates raise how often."""
        self.own_estates: vec[i64] = vec[i64]()
        """1 for a star building that scores estates of its own blueprint."""
        self.shape: vec[i64] = vec[i64]()
        """The blueprint in the upper left corner of the grid, one bit a section; 0 for none."""
        self.height: vec[i64] = vec[i64]()
        self.width: vec[i64] = vec[i64]()
        self.advanced: vec[i64] = vec[i64]()
        """1 if the building is only there in the advanced game."""
        self.slots: vec[i64] = vec[i64]()
        """At village * KINDS + kind: bit s, the building in slot s does this."""
        # where the programs of the flow begin
        self.round: i64 = 0
        self.grow: i64 = 0
        self.pay_any: i64 = 0
        self.take_any: i64 = 0
        self.take_another: i64 = 0
