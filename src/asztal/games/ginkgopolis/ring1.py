"""Where letters without a free space went by version 1 of the rules, which games begun then go on by; `ring.py` has today's.

A letter in a narrow channel counted only where its space came first on the walk, and before a neighbour went to a corner the
alphabet was given up.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.games.ginkgopolis.ring import Walk
from asztal.games.ginkgopolis.state import Ginkgopolis

NONE: Final = -1  # no letter


def position_on(walk: vec[i64], at: i64) -> i64:
    n: i64 = len(walk)
    for i in range(n):
        if walk[i] == at:
            return i
    return -1


def neighbour_letter(table: Ginkgopolis, walk: vec[i64], letter: i64, step: i64) -> i64:
    """The nearest letter before (step -1) or after (step 1) in the alphabet that stands on the ring; -1 if none does."""
    letters = table.tables.letters
    other = (letter + step) % letters
    while other != letter:
        if position_on(walk, table.letter(other)) >= 0:
            return other
        other = (other + step) % letters
    return NONE


def free_between(table: Ginkgopolis, walk: vec[i64], before: i64, after: i64) -> vec[i64]:
    """The free spaces going clockwise from one letter to another; the whole ring if there are no such letters."""
    free = vec[i64]()
    n: i64 = len(walk)
    if before < 0:
        start: i64 = 0
        length = n
    else:
        start = position_on(walk, table.letter(before)) + 1
        length = (position_on(walk, table.letter(after)) - start) % n
    for i in range(length):
        at = walk[(start + i) % n]
        if table.is_free(at) and position_on(free, at) < 0:
            free = append(free, at)
    return free


def spots_for(table: Ginkgopolis, letter: i64) -> vec[i64]:
    """Where a letter without a free neighbouring space may go so that the alphabetical order stays."""
    walk = Walk(table, False).spaces
    return free_between(table, walk, neighbour_letter(table, walk, letter, -1), neighbour_letter(table, walk, letter, 1))


def can_shift(table: Ginkgopolis, letter: i64, step: i64) -> i64:
    """The neighbour whose space the letter may take because that one can move on to its other side; -1 if it can't."""
    walk = Walk(table, False).spaces
    neighbour = neighbour_letter(table, walk, letter, step)
    if neighbour < 0:
        return NONE
    beyond = neighbour_letter(table, walk, neighbour, step)
    if beyond < 0:
        return NONE
    before, after = (neighbour, beyond) if step == 1 else (beyond, neighbour)
    if len(free_between(table, walk, before, after)) > 0:
        return neighbour
    return NONE


def spots_anywhere(table: Ginkgopolis, letter: i64) -> vec[i64]:
    """The last resort: spaces diagonal to the city between the letter's neighbours, else any free space of the ring."""
    walk = Walk(table, True).spaces
    between = free_between(table, walk, neighbour_letter(table, walk, letter, -1), neighbour_letter(table, walk, letter, 1))
    if len(between) > 0:
        return between
    return free_between(table, walk, NONE, NONE)
