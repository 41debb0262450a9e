"""The dense table of actions: integer to code and back. Order matters: options are listed in ascending order.

Buildings are called by their place in the village, b1 to b6, so that the table is the same for every village, also for players'
own ones; labels give the names.
"""

from __future__ import annotations

from typing import Final

TRACK_NAMES: Final = ("walls", "cottages", "granaries", "bridges")
GOOD_NAMES: Final = ("stone", "wood", "food", "gold")
FAVOUR_NAMES: Final = ("helper", "donation", "crops", "export", "coin")

FAVOUR: Final = 0  # + tile: take this favour tile
TRACK: Final = 5  # + track: cross out the next box of the track
LESS: Final = 9  # + track * 3 + good: the same, paying one of the good less by a discount on any good
BOX: Final = 21  # + slot * 4 + box: cross out a box of a building
HARVEST: Final = 45  # + circle: harvest a circle
MORE: Final = 57  # + circle: harvest it and take one more
USE: Final = 69  # + slot: use a building's ability
DONATE: Final = 75  # + good: take one more of a rolled good with the Donation tile
EXPORT: Final = 79  # + good (no gold): sell one with the Export tile
PAY_WITH: Final = 82  # + good
TAKE_ANY: Final = 86  # + good (no gold)
KEEP_ONE: Final = 89  # + good
DIE: Final = 93  # + die: reroll this one (3: the worker die)
ROLL: Final = 97  # no more dice: reroll the ones picked
BEGIN: Final = 98  # no (more) rerolls: begin to grow
PLACE: Final = 99  # + slot * 36 + row * 9 + column: create an estate, the upper left corner of its drawing there
NO_ESTATE: Final = 315
DONE: Final = 316
ACTIONS: Final = 317


def codes() -> list[str]:
    """The code of every action number."""
    slots = [f"b{slot}" for slot in range(1, 7)]
    table = [f"favour:{tile}" for tile in FAVOUR_NAMES]
    table += [f"build:{track}" for track in TRACK_NAMES]
    table += [f"build:{track}:less-{good}" for track in TRACK_NAMES for good in GOOD_NAMES[:3]]
    table += [f"build:{slot}:{box}" for slot in slots for box in range(1, 5)]
    table += [f"harvest:{field}:{circle}" for field in range(1, 5) for circle in range(1, 4)]
    table += [f"harvest:{field}:{circle}:more" for field in range(1, 5) for circle in range(1, 4)]
    table += [f"use:{slot}" for slot in slots]
    table += [f"donate:{good}" for good in GOOD_NAMES]
    table += [f"export:{good}" for good in GOOD_NAMES[:3]]
    table += [f"pay:{good}" for good in GOOD_NAMES]
    table += [f"take:{good}" for good in GOOD_NAMES[:3]]
    table += [f"keep:{good}" for good in GOOD_NAMES]
    table += ["reroll:1", "reroll:2", "reroll:3", "reroll:worker", "roll", "begin"]
    table += [f"estate:{slot}:{row}:{column}" for slot in slots for row in range(1, 5) for column in range(1, 10)]
    table += ["estate:none", "done"]
    return table
