"""Spaces of a board without edges, their neighbours, and what hangs together.

A space is one number, so it fits a mark of a piece, and going a step is an addition. From the occupied spaces as an ascending
row everything else is found: what is beside them and free, and whether they form one piece.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

REACH: Final = 127
"""No tile of any game gets further from the middle: there are not so many tiles in a box."""

WIDE: Final = 256  # a space is (y + 128) * 256 + x + 128; x grows to the east, y to the north
NORTH: Final = 256
EAST: Final = 1
NOWHERE: Final = -1


def space(x: i64, y: i64) -> i64:
    return (y + 128) * WIDE + x + 128


def space_x(at: i64) -> i64:
    return at % WIDE - 128


def space_y(at: i64) -> i64:
    return at // WIDE - 128


def step_to(direction: i64) -> i64:
    """What to add to a space to go north, east, south or west."""
    if direction == 0:
        return NORTH
    if direction == 1:
        return EAST
    if direction == 2:
        return -NORTH
    return -EAST


def beside(one: i64, other: i64) -> bool:
    """Whether two spaces share an edge."""
    away = other - one
    if away < 0:
        away = -away
    return away in (EAST, NORTH)


def around(one: i64, other: i64) -> bool:
    """Whether a space is one of the eight around another."""
    away = other - one
    if away < 0:
        away = -away
    return away == EAST or (away >= NORTH - EAST and away <= NORTH + EAST)


def holds(spaces: vec[i64], at: i64) -> bool:
    """Whether a space is in an ascending row."""
    low: i64 = 0
    high: i64 = len(spaces)
    while low < high:
        middle = (low + high) >> 1
        if spaces[middle] < at:
            low = middle + 1
        else:
            high = middle
    return low < len(spaces) and spaces[low] == at


def free_beside(spaces: vec[i64]) -> vec[i64]:
    """The free spaces that share an edge with one of an ascending row, ascending."""
    found = vec[i64]()
    n: i64 = len(spaces)
    south: i64 = 0  # four rows of neighbours, each ascending, are merged; what is occupied is passed over
    west: i64 = 0
    east: i64 = 0
    north: i64 = 0
    taken: i64 = 0
    last: i64 = NOWHERE
    while north < n:
        at = spaces[north] + NORTH
        if east < n and spaces[east] + EAST < at:
            at = spaces[east] + EAST
        if west < n and spaces[west] - EAST < at:
            at = spaces[west] - EAST
        if south < n and spaces[south] - NORTH < at:
            at = spaces[south] - NORTH
        if spaces[north] + NORTH == at:
            north += 1
        elif east < n and spaces[east] + EAST == at:
            east += 1
        elif west < n and spaces[west] - EAST == at:
            west += 1
        else:
            south += 1
        if at == last:
            continue
        last = at
        while taken < n and spaces[taken] < at:
            taken += 1
        if taken == n or spaces[taken] != at:
            found = append(found, at)
    return found


def group(spaces: vec[i64], first: i64) -> vec[i64]:
    """The spaces of an ascending row that hang together with one of them, that one first."""
    found = vec[i64]([first])
    done: i64 = 0
    while done < len(found):
        direction: i64 = 0
        while direction < 4:
            at = found[done] + step_to(direction)
            direction += 1
            if holds(spaces, at) and not listed_in(found, at):
                found = append(found, at)
        done += 1
    return found


def connected(spaces: vec[i64]) -> bool:
    """Whether the spaces of an ascending row all hang together."""
    n: i64 = len(spaces)
    if n == 0:
        return True
    together = group(spaces, spaces[0])
    return len(together) == n


def listed_in(found: vec[i64], at: i64) -> bool:
    """Whether a space is in a row of any order."""
    n: i64 = len(found)
    i: i64 = 0
    while i < n:
        if found[i] == at:
            return True
        i += 1
    return False
