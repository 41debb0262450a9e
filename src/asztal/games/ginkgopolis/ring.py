"""The ring of letter markers around the city, for the rare case that a letter finds no free space beside its new building.

The rulebook then lets the marker go anywhere as long as the alphabet holds, and lets one neighbouring marker move if that is
needed. We walk clockwise around the city along its outer wall; the alphabet runs the same way. A space in a narrow channel is
passed twice, once along each bank: a letter there stands on either bank, whichever suits the alphabet.

Whether the alphabet holds is a matter of turns: whoever walks clockwise from A to B, from B to C and so on back to A goes round
the city once. A space is good for a letter if it costs no further turn; so the rule also means something where the letters are
out of order already (`ring1.py` has what version 1 of the rules did).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.memory import bit
from asztal.core.spaces import NORTH, step_to
from asztal.games.ginkgopolis.layout import NOWHERE
from asztal.games.ginkgopolis.state import Ginkgopolis

PASSES: Final = 5  # one more than a walk can pass a space: once for each of its sides
NEVER: Final = -1  # no further time the walk passes a space
MANY: Final = 1 << 20


class Ground:
    """Which spaces of a rectangle are taken: one number for each row, a bit for each space."""

    def __init__(self, west: i64, south: i64, rows: i64) -> None:
        self.west: i64 = west
        self.south: i64 = south
        self.rows: vec[i64] = vec[i64]([0] * rows)

    def has(self, at: i64) -> bool:
        return (self.rows[at // NORTH - self.south] >> (at % NORTH - self.west)) & 1 == 1

    def add(self, at: i64) -> None:
        self.rows[at // NORTH - self.south] |= bit(at % NORTH - self.west)


class Walk:
    """The spaces outside a city in clockwise order: those beside a wall, and with `corners` those diagonal to one as well."""

    def __init__(self, table: Ginkgopolis, corners: bool) -> None:
        self.spaces: vec[i64] = vec[i64]()
        self.corner: vec[bool] = vec[bool]()
        """Whether a step goes around a corner."""
        west: i64 = MANY
        south: i64 = MANY
        start: i64 = NOWHERE
        for tile in range(table.tables.first_tile, table.tables.end):
            at = table.where(tile)
            if at != NOWHERE:
                if at % NORTH < west:
                    west = at % NORTH
                if at // NORTH < south:
                    south = at // NORTH
                if at > start:
                    start = at  # nothing lies north of the space with the greatest number
        city = Ground(west - 1, south - 1, start // NORTH - south + 3)
        for tile in range(table.tables.first_tile, table.tables.end):
            if table.where(tile) != NOWHERE:
                city.add(table.where(tile))
        self.go(city, start, corners)

    def go(self, city: Ground, start: i64, corners: bool) -> None:
        tile_space = start
        side: i64 = 0
        last: i64 = NOWHERE
        while True:
            ahead_step = step_to((side + 1) % 4)
            outside = tile_space + step_to(side)
            if outside != last:
                self.spaces = append(self.spaces, outside)
                self.corner = append(self.corner, False)
                last = outside
            ahead = tile_space + ahead_step
            beyond = outside + ahead_step
            if city.has(beyond):
                tile_space = beyond
                side = (side + 3) % 4
            elif city.has(ahead):
                tile_space = ahead
            else:
                if corners:
                    self.spaces = append(self.spaces, beyond)
                    self.corner = append(self.corner, True)
                    last = beyond
                side = (side + 1) % 4
            if tile_space == start and side == 0:
                return


class Ring:
    """The walk around a city with the letters on it, one of them in the hand of a player."""

    def __init__(self, table: Ginkgopolis, letter: i64) -> None:
        self.letters: i64 = table.tables.letters
        self.letter: i64 = letter
        """The letter that looks for a space; wherever it stood, it counts as nowhere."""
        walk = Walk(table, True)
        self.walk: vec[i64] = walk.spaces
        self.corner: vec[bool] = walk.corner
        self.again: vec[i64] = vec[i64]()
        """The steps of the walk to spaces it has passed before."""
        self.free: vec[i64] = vec[i64]()
        """The steps to free spaces, where the walk passes them first."""
        self.passes: vec[i64] = vec[i64]([NEVER] * (self.letters * PASSES))
        """Where the walk passes each letter, at letter * PASSES."""
        self.ways: vec[i64] = vec[i64]()
        """Three words for each way through the alphabet from the letter after the one that is looked at to the one before it:
        the step it begins with, the step it ends with, and how many steps that takes."""
        self.stand(table)
        self.aim(letter)
        self.before: i64 = self.turns()
        """How many turns the letters take without this one."""

    def stand(self, table: Ginkgopolis) -> None:
        """Find out what is on each space of the walk."""
        for step in range(i64(len(self.walk))):
            at = self.walk[step]
            on = table.letter_at(at)
            if on >= 0 and on != self.letter:
                i = on * PASSES
                while self.passes[i] != NEVER:
                    i += 1
                self.passes[i] = step
            elif not self.repeats(step):
                self.free = append(self.free, step)

    def repeats(self, step: i64) -> bool:
        """Whether the walk has passed this free space before; if so, it is noted."""
        for first in self.free:
            if self.walk[first] == self.walk[step]:
                self.again = append(self.again, step)
                if not self.corner[step]:
                    self.corner[first] = False  # it touches more than a corner
                return True
        return False

    def next(self, letter: i64, step: i64) -> i64:
        """The nearest letter before (step -1) or after (step 1) in the alphabet that stands on the ring; -1 if none does."""
        other = (letter + step) % self.letters
        while other != letter:
            if self.passes[other * PASSES] != NEVER:
                return other
            other = (other + step) % self.letters
        return -1

    def aim(self, letter: i64) -> None:
        """Find the ways through the alphabet to a letter. The next letter is always taken where it comes up next: whoever is
        there sooner can still do whatever who comes later can."""
        self.ways = vec[i64]()
        first = self.next(letter, 1)
        if first < 0:
            return
        i = first * PASSES
        while self.passes[i] != NEVER:
            at = self.passes[i]
            gone: i64 = 0
            other = (first + 1) % self.letters
            while other != letter:
                nearest = self.nearest(other, at)
                if nearest < MANY:
                    gone += nearest
                    at = (at + nearest) % len(self.walk)
                other = (other + 1) % self.letters
            self.ways = append(append(append(self.ways, self.passes[i]), at), gone)
            i += 1

    def nearest(self, letter: i64, at: i64) -> i64:
        """How many steps it is from one to where a letter comes up next; MANY if it stands nowhere."""
        best: i64 = MANY
        i = letter * PASSES
        while self.passes[i] != NEVER:
            away = (self.passes[i] - at) % len(self.walk)
            if away < best:
                best = away
            i += 1
        return best

    def turns(self) -> i64:
        """How often whoever walks clockwise from letter to letter through the alphabet goes round the city, at the least,
        without the letter aimed at."""
        best: i64 = MANY
        n: i64 = len(self.walk)
        i: i64 = 0
        while i < len(self.ways):
            found = (self.ways[i + 2] + (self.ways[i] - self.ways[i + 1]) % n) // n if self.ways[i + 2] != 0 else 1
            if found < best:
                best = found
            i += 3
        return 0 if best == MANY else best

    def turns_at(self, first: i64) -> i64:
        """The same with the letter aimed at on the free space of a step."""
        best = self.turns_by(first)
        for step in self.again:
            if self.walk[step] == self.walk[first]:
                found = self.turns_by(step)
                if found < best:
                    best = found
        return best

    def turns_by(self, step: i64) -> i64:
        best: i64 = MANY
        n: i64 = len(self.walk)
        i: i64 = 0
        while i < len(self.ways):
            gone = self.ways[i + 2] + (step - self.ways[i + 1]) % n + (self.ways[i] - step) % n
            if gone // n < best:
                best = gone // n
            i += 3
        return 1 if best == MANY else best

    def good(self, walls: bool, most: i64) -> vec[i64]:
        """The free spaces on which the letter aimed at makes it no more than so many turns, clockwise: those beside a building
        (`walls`), or those that touch only a corner."""
        found = vec[i64]()
        for step in self.free:
            if self.corner[step] != walls and self.turns_at(step) <= most:
                found = append(found, self.walk[step])
        return found

    def least(self) -> i64:
        """The fewest turns any free space brings."""
        best: i64 = MANY
        for step in self.free:
            found = self.turns_at(step)
            if found < best:
                best = found
        return best

    def makes_room(self, neighbour: i64, walls: bool) -> bool:
        """Whether the letter may take a neighbour's space because that one finds another, with the alphabet kept."""
        self.change_places(neighbour, self.letter)
        self.aim(neighbour)
        can = len(self.good(walls, self.before)) > 0
        self.change_places(self.letter, neighbour)
        self.aim(self.letter)
        return can

    def change_places(self, one: i64, other: i64) -> None:
        """One letter goes from the ring, and the other stands where it stood."""
        for i in range(PASSES):
            self.passes[other * PASSES + i] = self.passes[one * PASSES + i]
            self.passes[one * PASSES + i] = NEVER


def spots_for(table: Ginkgopolis, letter: i64) -> vec[i64]:
    """Where a letter without a free neighbouring space may go: beside a building, with the alphabet kept."""
    ring = Ring(table, letter)
    return ring.good(True, ring.before)


def can_shift(table: Ginkgopolis, letter: i64, step: i64) -> i64:
    """The neighbour in the alphabet, before (step -1) or after (step 1), that makes room for the letter; -1 if it does not.

    It moves to a space beside a building if one of the two can; else the letter itself goes to a corner if that keeps the
    alphabet; else a neighbour that finds room in a corner moves there.
    """
    ring = Ring(table, letter)
    neighbour = ring.next(letter, step)
    if neighbour < 0:
        return -1
    if ring.makes_room(neighbour, True):
        return neighbour
    if ring.makes_room(ring.next(letter, -step), True) or len(ring.good(False, ring.before)) > 0:
        return -1
    if ring.makes_room(neighbour, False):
        return neighbour
    return -1


def spots_anywhere(table: Ginkgopolis, letter: i64) -> vec[i64]:
    """Where a letter goes that has to find a space by itself, because it has made room or no other can: where the alphabet
    suffers least, beside a building if it is the same there."""
    ring = Ring(table, letter)
    least = ring.least()
    spots = ring.good(True, least)
    return spots if len(spots) > 0 else ring.good(False, least)
