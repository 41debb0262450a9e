"""Every number on the table, said once: what it means, its place in the row, and how a position writes it. All are public.

`position.py` refuses what can never be beyond that; copy, dump and load follow from this page.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from asztal.core.layout import Field, Layout
from asztal.games.rollwrite.actions import FAVOUR_NAMES, GOOD_NAMES, TRACK_NAMES
from asztal.games.rollwrite.tables import CELLS, MOST_ESTATES, SECTIONS, SLOTS

# -- the table -----------------------------------------------------------------------------------------------------------------
ROUND: Final = 0
ACTIVE: Final = 1
TILES: Final = 2
DICE_SHOW: Final = 3
WORKER_SHOWN: Final = 6
TABLE: Final = 7

# -- a player's sheets ---------------------------------------------------------------------------------------------------------
BOXES: Final = 0
CIRCLES_CROSSED: Final = 4
BUILT: Final = 5
WORKING: Final = 11
ESTATES: Final = 12
FENCED: Final = 18
ESTATE_AT: Final = 19
POINTS: Final = 29
GOODS: Final = 30
ACTIONS_LEFT: Final = 34
KEPT_GOODS: Final = 35
TILE: Final = 39
TILE_USED: Final = 40
EXPORTED: Final = 41
DIE_SHOWS: Final = 42
WORKER_SHOWS: Final = 45
PAID: Final = 46
USED_TIMES: Final = 50
ROUND_BOXES: Final = 56
ROUND_SECTIONS: Final = 57
ROUND_CIRCLES: Final = 61
VILLAGE: Final = 62
SIDE: Final = 63

THIS_ROUND: Final = USED_TIMES
"""From here up to VILLAGE: what is only about the current round."""

PLENTY: Final = 999
"""No player ever has so much of anything in a round."""

SLOT_NAMES: Final = tuple(f"b{slot}" for slot in range(1, SLOTS + 1))
"""The places of a village's buildings, as in the codes of actions."""
BOX_NAMES: Final = ("1", "2", "3", "4")
CIRCLE_NAMES: Final = tuple(f"{field}:{circle}" for field in range(1, 5) for circle in range(1, 4))
CELL_NAMES: Final = tuple(f"{cell // SECTIONS + 1}:{cell % SECTIONS + 1}" for cell in range(CELLS))
ESTATE_NAMES: Final = ("", *(f"{slot}:{cell}" for slot in SLOT_NAMES for cell in CELL_NAMES))

TABLE_FIELDS: Final = (
    Field("round", ROUND, "Number of the round, from 1.", least=1, most=10, always=True),
    Field("active", ACTIVE, "The player who rolls and takes a favour tile first.", most=3, always=True, seat=True),
    Field("favours", TILES, "The favour tiles in the game.", bits=FAVOUR_NAMES, always=True),
    Field("dice", DICE_SHOW, "The goods that were rolled.", words=GOOD_NAMES, size=3, always=True),
    Field("worker", WORKER_SHOWN, "The actions that were rolled.", always=True),
)


@lru_cache
def layout(villages: tuple[str, ...]) -> Layout:
    """All fields, for games with these villages to play."""
    found = Layout(
        TABLE_FIELDS,
        (
            Field("boxes", BOXES, "Boxes crossed on each track, from the left.", size=4, keys=TRACK_NAMES, always=True),
            Field("circles", CIRCLES_CROSSED, "Harvest circles crossed, as field:circle.", bits=CIRCLE_NAMES, always=True),
            Field("buildings", BUILT, "Boxes crossed of each building.", size=6, keys=SLOT_NAMES, bits=BOX_NAMES, always=True),
            Field("working", WORKING, "Buildings finished before this round.", bits=SLOT_NAMES, always=True),
            Field("estate-count", ESTATES, "How many estates have a building's blueprint.", size=6, derived=True),
            Field("fenced", FENCED, "The sections that are part of an estate.", derived=True),
            Field(
                "estates", ESTATE_AT, "Estates in the order of creation, as building:row:column of the upper left corner.",
                size=MOST_ESTATES, words=ESTATE_NAMES, always=True, upto=True,
            ),
            Field("points", POINTS, "Points gained in play.", most=PLENTY, always=True),
            Field("goods", GOODS, "What is left to spend this round.", size=4, keys=GOOD_NAMES, most=PLENTY, always=True),
            Field("actions", ACTIONS_LEFT, "Actions left this round.", most=PLENTY, always=True),
            Field("kept", KEPT_GOODS, "Goods kept for the next round.", size=4, keys=GOOD_NAMES, most=PLENTY, always=True),
            Field("favour", TILE, "The favour tile taken.", least=-1, words=("none", *FAVOUR_NAMES), blank=-1),
            Field("favour-used", TILE_USED, "Its tile is used up.", flag=True),
            Field("exported", EXPORTED, "Goods sold with Export this round.", bits=GOOD_NAMES[:3]),
            Field("dice", DIE_SHOWS, "The goods on the dice, after own rerolls.", words=GOOD_NAMES, size=3, always=True),
            Field("worker", WORKER_SHOWS, "The actions of the worker die, after own rerolls.", always=True),
            Field("paid", PAID, "Goods paid for the ability that asks.", size=4, keys=GOOD_NAMES, most=PLENTY),
            Field("used", USED_TIMES, "How often each building was used this round.", size=6, keys=SLOT_NAMES, most=PLENTY),
            Field("round-boxes", ROUND_BOXES, "Build boxes crossed this round.", most=PLENTY),
            Field("round-sections", ROUND_SECTIONS, "Sections completed this round.", size=4, keys=TRACK_NAMES, most=PLENTY),
            Field("round-circles", ROUND_CIRCLES, "Circles crossed this round.", most=PLENTY),
            Field("village", VILLAGE, "The village the player has.", words=villages, always=True),
        ),
        numbered=lambda m: m.tables.ids,  # type: ignore[attr-defined]
    )  # fmt: skip
    found.check()
    return found
