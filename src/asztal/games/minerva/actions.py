"""The dense table of actions: integer to code and back. Order matters: options are listed in ascending order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

PASS: Final = 0
RESIDENCE: Final = 1  # build a residence
ASSISTANT: Final = 2  # place an assistant
BUILD: Final = 3  # + kind: build a facility
COINS: Final = 128  # solo: take the coins of a round tile instead
REMOVE: Final = 129  # + kind: solo: the other tile of the chosen pair; the last one is a round tile
REMOVE_ROUND: Final = 254
AT: Final = 255  # + (y + WINDOW) * SPAN + x + WINDOW: this space of the city
FAR: Final = 880  # + number: a space outside the window
GO: Final = 1040  # + direction
TAKE: Final = 1044  # + resource
CULTURE: Final = 1048  # + kind: the top tile of this pile
GIVE: Final = 1051  # + resource: pay this one
SELL: Final = 1055  # + resource, at any time
HIRE_MONEY: Final = 1059
HIRE_GLORY: Final = 1060
NO: Final = 1061
DONE: Final = 1062
YES: Final = 1063
OPTION: Final = 1064  # + number: one side of a slash
ACTIONS: Final = 1072

WINDOW: Final = 12  # spaces up to here from the middle have codes with coordinates; no sensible city gets further
SPAN: Final = 25
OPTIONS: Final = 8
DIRECTIONS: Final = ("up", "right", "down", "left")
GOOD_NAMES: Final = ("wheat", "stone", "wood", "ore", "denarius", "glory", "theatre", "art", "science")


def codes(kinds: Sequence[str]) -> list[str]:
    """The code of every action number, from the names of the kinds."""
    table = ["pass", "residence", "assistant"]
    table += [f"build:{kind}" for kind in kinds]
    table += ["coins"]
    table += [f"remove:{kind}" for kind in (*kinds, "round-tile")]
    table += [f"at:{x},{y}" for y in range(-WINDOW, WINDOW + 1) for x in range(-WINDOW, WINDOW + 1)]
    table += [f"far:{number + 1}" for number in range(GO - FAR)]
    table += [f"go:{direction}" for direction in DIRECTIONS]
    table += [f"take:{good}" for good in (*GOOD_NAMES[:4], *GOOD_NAMES[6:])]
    table += [f"{deed}:{good}" for deed in ("give", "sell") for good in GOOD_NAMES[:4]]
    table += ["hire:denarii", "hire:glory", "no", "done", "yes"]
    return table + [f"option:{number + 1}" for number in range(OPTIONS)]
