"""A position as a row of small numbers, as one seat sees it: what learning programs read. Nothing here knows a game.

What is written follows from the game's layout (`core.observation` makes the plan): each declared number with who may see it,
each zone with who sees it, each mark. Sides are written from the observer on: its own first, then the others in turn order; for
one player the opponent nobody plays comes next. What the seat may not see is 0.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from asztal.core.machine.frames import IT, LEFT, THIS
from asztal.core.machine.machine import Machine
from asztal.core.machine.program import Eyes, Program
from asztal.core.pieces import EVERYBODY, OWNER, SEATS
from asztal.core.rings import AFTER, COUNT, HEAD, KNOWN, LINK
from asztal.core.spaces import space_x, space_y

# The words of a plan's row: how a declared number is written, and
AT: Final = 1  # where it stands
MANY: Final = 2  # of how many bits it is
SIGHT: Final = 3  # who sees it
SHIFT: Final = 4  # how much more it is than what it means
WIDE: Final = 5  # as how many numbers it is written
PLAN: Final = 6

# How a declared number is written.
NUMBER: Final = 0
BITS: Final = 1  # each bit by itself
SPACE: Final = 2  # x and y, and whether there is one
A_SEAT: Final = 3  # 1 for the observer, 2 for the next; 0 for nobody
SEAT_BITS: Final = 4  # each bit by itself, the observer's first

ALL: Final = 0
OWN: Final = 1
"""Who sees a declared number: everybody, or only the side it belongs to."""

BYTE: Final = 8
BYTES: Final = 8  # of a mark

ASKED: Final = 6  # who acts for each seat comes after these: over, seats, step, this, it, left
MOST: Final = 32767


class Observer(Eyes):
    """How every position of one game is written."""

    def __init__(
        self, seats: int, sides: int, pieces: int, zones: int, plans: list[list[int]], bits: list[list[int]], actions: int
    ) -> None:
        self.seats: i64 = seats
        """The most seats the game can have."""
        self.sides: i64 = sides
        self.pieces: i64 = pieces
        """The most pieces."""
        self.table: vec[i64] = vec[i64](plans[0])
        self.side: vec[i64] = vec[i64](plans[1])
        self.mark: vec[i64] = vec[i64](plans[2])
        bits_of_marks: i64 = 0
        one: i64 = 1
        starts = vec[i64]()
        i: i64 = 0
        at: i64 = 0
        while i < len(self.mark):
            bits_of_marks |= ((one << self.mark[i + MANY]) - 1) << self.mark[i + AT]
            while len(starts) < 2 * BYTES and len(starts) * BYTE < 2 * (self.mark[i + AT] + self.mark[i + MANY]):
                starts = append(append(starts, i), at)
            at += self.mark[i + WIDE]
            i += PLAN
        self.mark_bits: i64 = bits_of_marks
        """Those of a mark that can be observed: most pieces have none of them."""
        self.mark_starts: vec[i64] = starts
        """For each byte of a mark the row of the plan that reads it first, and where that is written: most are empty."""
        self.common: vec[i64] = vec[i64](bits[0])
        """For each zone 1: it belongs to the table."""
        self.ordered: vec[i64] = vec[i64](bits[1])
        """For each zone 1: the order of its pieces means something."""
        self.looks: vec[i64] = vec[i64](bits[2])
        """For each zone the one it looks like to others than its owner; -1: pieces there are nowhere on the table."""
        self.counted: vec[i64] = vec[i64](bits[3])
        """For each zone where its number of pieces stands among those of a side or of the table; -1: nowhere."""
        self.kinds: bool = bits[4][0] == 1
        """Pieces are not the same in every game, so that each says what it is."""
        self.zones: i64 = zones
        self.table_size: i64 = written(self.table)
        self.side_size: i64 = written(self.side)
        self.mark_size: i64 = written(self.mark)
        common: i64 = 0
        own: i64 = 0
        for zone in range(zones):
            if self.looks[zone] >= 0:
                if self.common[zone]:
                    common += 1
                else:
                    own += 1
        self.piles_at: i64 = ASKED + seats + self.table_size
        self.sides_at: i64 = self.piles_at + common
        self.side_row: i64 = self.side_size + own
        self.pieces_at: i64 = self.sides_at + sides * self.side_row
        self.piece_row: i64 = 3 + (1 if self.kinds else 0) + self.mark_size
        self.size: i64 = self.pieces_at + pieces * self.piece_row
        """How many numbers an observation has."""
        blank = vec[i16]()
        for _ in range(self.size):
            blank = append(blank, 0)
        self.blank: vec[i16] = blank
        nothing = vec[u8]()
        for _ in range(actions):
            nothing = append(nothing, 0)
        self.nothing: vec[u8] = nothing

    def unseen(self, program: Program) -> vec[i16]:
        out = self.blank[:]
        self.write_kinds(program, out, 0)
        return out

    def observed(self, m: Machine, seat: i64) -> vec[i16]:
        """What the seat sees."""
        out = m.program.unseen[:]
        self.write(m, seat, out, 0)
        return out

    def mask(self, m: Machine, seat: i64) -> vec[u8]:
        """1 for every action the seat may do now."""
        out = self.nothing[:]
        for action in m.options(seat):
            out[action] = 1
        return out

    def write(self, m: Machine, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what the seat sees from a place of a row in which nothing is seen there yet."""
        seats = m.seats
        self.write_asked(m, seat, out, at)
        write_fields(self.table, m.row, 0, out, at + ASKED + self.seats, False, seat, seats)
        side: i64 = 0
        sides = m.side_count()
        base = m.sides_at
        while side < sides:
            seen_as = relative(side, seat, seats)
            write_fields(self.side, m.row, base, out, at + self.sides_at + seen_as * self.side_row, seen_as == 0, seat, seats)
            base += m.side_size
            side += 1
        if self.pieces > 0 and m.program.pieces > 0:
            self.write_pieces(m, seat, out, at)

    def write_asked(self, m: Machine, seat: i64, out: vec[i16], at: i64) -> None:
        """Who decides, and what the seat is asked."""
        out[at] = 1 if m.over else 0
        out[at + 1] = i16(m.seats)
        for one in range(m.seats):
            if (m.acting >> one) & 1:
                out[at + ASKED + relative(one, seat, m.seats)] = 1
        if m.over or not (m.acting >> seat) & 1:
            return
        f = m.asking(seat)
        out[at + 2] = i16(1 + (m.program.code[m.stack[f]] & 255))
        out[at + 3] = self.shown(m, seat, m.stack[f + THIS])
        out[at + 4] = self.shown(m, seat, m.stack[f + IT])
        left = m.stack[f + LEFT]
        out[at + 5] = i16(left if left >= 0 and left < 1000 else 0)

    def shown(self, m: Machine, seat: i64, piece: i64) -> i16:
        """The number of a piece plus 1, if the seat may know which it is."""
        if piece < 0:
            return 0
        if self.pieces > 0 and not m.rings.sees(piece, seat):
            return 0
        return i16(piece + 1)

    def write_pieces(self, m: Machine, seat: i64, out: vec[i16], at: i64) -> None:
        """How many lie in each place, and where each piece lies that the seat may know."""
        head = m.rings.head
        sides = m.side_count()
        common = self.common
        zone: i64 = 0
        while zone < self.zones:
            looks = self.looks[zone]
            if looks >= 0:
                place = zone * SEATS
                if common[zone]:
                    many = i64(head[place * HEAD + COUNT])
                    if many > 0:
                        self.write_place(m, seat, out, at, zone, zone, place, many, -1)
                else:
                    side: i64 = 0
                    while side < sides:
                        many = i64(head[(place + side) * HEAD + COUNT])
                        if many > 0:
                            seen_as = relative(side, seat, m.seats)
                            shown = zone if seen_as == 0 else looks
                            self.write_place(m, seat, out, at, zone, shown, place + side, many, seen_as)
                        side += 1
            zone += 1

    def write_kinds(self, program: Program, out: vec[i16], at: i64) -> None:
        """What each piece is, where that is not the same in every game."""
        if self.kinds:
            kind = program.kind
            row = self.piece_row
            written_to = at + self.pieces_at + 3
            for piece in range(program.pieces):
                out[written_to] = i16(kind[piece] + 1)
                written_to += row

    def write_place(
        self, m: Machine, seat: i64, out: vec[i16], at: i64, zone: i64, looks: i64, place: i64, many: i64, seen_as: i64
    ) -> None:
        rings = m.rings
        link = rings.link
        marks = m.marks
        if seen_as < 0:
            counter = at + self.piles_at + self.counted[zone]
        else:
            counter = at + self.sides_at + seen_as * self.side_row + self.side_size + self.counted[looks]
        out[counter] = i16(i64(out[counter]) + many)
        sight = rings.zones.sight[zone]
        open = sight == EVERYBODY or (sight == OWNER and seen_as == 0)
        ordered = self.ordered[zone] == 1
        mark_bits = self.mark_bits
        lies = i16(looks + 1)
        whose = i16(seen_as + 1)
        row = self.piece_row
        first = at + self.pieces_at
        piece = i64(rings.head[place * HEAD])
        number: i64 = 1
        while number <= many:
            base = piece * LINK
            if open or (i64(link[base + KNOWN]) >> seat) & 1:
                written_to = first + piece * row
                out[written_to] = lies
                out[written_to + 1] = whose
                if ordered:
                    out[written_to + 2] = i16(number)
                mark = marks[piece] & mark_bits
                if mark != 0:
                    self.write_marks(mark, seat, m.seats, seen_as, out, written_to + (4 if self.kinds else 3))
            piece = i64(link[base + AFTER])
            number += 1

    def write_marks(self, marks: i64, seat: i64, seats: i64, seen_as: i64, out: vec[i16], at: i64) -> None:
        """Write what lies on a piece, of which there is something."""
        plan = self.mark
        one: i64 = 1
        byte: i64 = 0
        while (marks >> (byte * BYTE)) & 255 == 0:
            byte += 1
        i = self.mark_starts[2 * byte]
        at += self.mark_starts[2 * byte + 1]
        left = marks >> plan[i + AT]
        while left != 0:
            number = left & ((one << plan[i + MANY]) - 1)
            if number != 0 and (plan[i + SIGHT] == ALL or seen_as == 0):
                if plan[i] == NUMBER:
                    out[at] = i16(number)
                else:
                    put(out, at, plan, i, number, seat, seats)
            at += plan[i + WIDE]
            i += PLAN
            if i >= len(plan):
                return
            left = marks >> plan[i + AT]


def relative(side: i64, seat: i64, seats: i64) -> i64:
    """How many places after the observer a side sits; opponents nobody plays come after all seats."""
    if side >= seats:
        return side
    return side - seat if side >= seat else side - seat + seats


def written(plan: vec[i64]) -> i64:
    """How many numbers a plan writes."""
    found: i64 = 0
    i: i64 = 0
    while i < len(plan):
        found += plan[i + WIDE]
        i += PLAN
    return found


def write_fields(plan: vec[i64], row: vec[i64], base: i64, out: vec[i16], at: i64, own: bool, seat: i64, seats: i64) -> None:
    """Write the numbers of the table or of a side; own: it is the observer's."""
    i: i64 = 0
    n: i64 = len(plan)
    while i < n:
        if own or plan[i + SIGHT] == ALL:
            number = row[base + plan[i + AT]]
            if plan[i] == NUMBER:
                if number != 0:
                    out[at] = small(number)
            else:
                put(out, at, plan, i, number, seat, seats)
        at += plan[i + WIDE]
        i += PLAN


def small(number: i64) -> i16:
    """A number as an observation can hold it."""
    if number > MOST:
        return MOST
    if number < -MOST:
        return -MOST
    return i16(number)


def put(out: vec[i16], at: i64, plan: vec[i64], i: i64, number: i64, seat: i64, seats: i64) -> None:
    """Write what is more than a number."""
    how = plan[i]
    if how == BITS:
        while number != 0:
            if number & 1:
                out[at] = 1
            number >>= 1
            at += 1
    elif how == SPACE:
        if number != 0:
            out[at] = i16(space_x(number))
            out[at + 1] = i16(space_y(number))
            out[at + 2] = 1
    elif how == A_SEAT:
        number -= plan[i + SHIFT]
        if number >= 0 and number < SEATS:
            out[at] = i16(1 + relative(number, seat, seats))
    else:
        for one in range(seats):
            if (number >> one) & 1:
                out[at + relative(one, seat, seats)] = 1


class Batch:
    """Several games side by side, moved on together: what each seat that decides sees, in one row."""

    def __init__(self, observer: Observer, states: list[Machine]) -> None:
        self.observer: Observer = observer
        self.states: list[Machine] = states
        blanks = vec[i16]()
        for _ in states:
            for _ in range(observer.size):
                blanks = append(blanks, 0)
        self.blanks: vec[i16] = blanks
        nothing = vec[u8]()
        for _ in states:
            for _ in range(len(observer.nothing)):
                nothing = append(nothing, 0)
        self.nothing: vec[u8] = nothing

    def acting(self) -> vec[i64]:
        """The first seat that may decide, in each game; -1 where it is over."""
        found = vec[i64]()
        for m in self.states:
            found = append(found, first_acting(m))
        return found

    def observed(self) -> vec[i16]:
        """What these seats see; where a game is over, what seat 0 sees."""
        out = self.blanks[:]
        at: i64 = 0
        for m in self.states:
            seat = first_acting(m)
            self.observer.write_kinds(m.program, out, at)
            self.observer.write(m, seat if seat >= 0 else 0, out, at)
            at += self.observer.size
        return out

    def masks(self) -> vec[u8]:
        """What they may do."""
        out = self.nothing[:]
        at: i64 = 0
        for m in self.states:
            seat = first_acting(m)
            if seat >= 0:
                for action in m.options(seat):
                    out[at + action] = 1
            at += len(self.observer.nothing)
        return out

    def decide(self, actions: list[int]) -> None:
        """Each of these seats does what is said for its game; games that are over stay as they are. All moves are legal, or
        none is made."""
        for m, action in zip(self.states, actions, strict=True):
            seat = first_acting(m)
            if seat >= 0 and not m.is_legal(seat, action):
                m.apply(seat, action)  # which says what is wrong with it
        for m, action in zip(self.states, actions, strict=True):
            seat = first_acting(m)
            if seat >= 0:
                m.decide(seat, action)


def first_acting(m: Machine) -> i64:
    """The first seat that may decide now, -1 if the game is over."""
    if m.over or m.acting == 0:
        return -1
    seat: i64 = 0
    while not (m.acting >> seat) & 1:
        seat += 1
    return seat
