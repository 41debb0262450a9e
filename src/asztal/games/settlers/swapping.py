"""Discarding goods just gained for points: Dark Chapel, School of Diplomacy."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.frames import AUX, COUNT, LEFT, NEXT, SEAT, STAY
from asztal.core.machine.words import Counted, Step
from asztal.core.notation.vocabulary import noun, verb
from asztal.core.state import listed
from asztal.games.settlers import log
from asztal.games.settlers.layout import FRESH, HAND
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import VP


def one_of(good: i64) -> i64:
    """One of a good in a packed count of what was gained: five bits for each good."""
    return counted(1, good)


def counted(amount: i64, good: i64) -> i64:
    """So many of a good, packed. A literal would be shifted as a 32-bit number when compiled."""
    return amount << (5 * good)


class DiscardGained(Step[Settlers]):
    """`discard-gained`: any of the goods just gained (COUNT of the step before) and of the cards just drawn.

    LEFT: 1 once it has begun; AUX: what may still be discarded, packed; COUNT: how many were.
    """

    head = verb("discard-gained")
    ask = "ask-swap"
    section = "activate"
    frame = " gained"
    needed = False

    def go(self, m: Settlers, f: i64) -> i64:
        if m.stack[f + LEFT] != 1:
            m.stack[f + LEFT] = 1
            m.stack[f + AUX] = m.stack[f + COUNT]
            m.stack[f + COUNT] = 0
        found = self.discardable(m, f)
        if len(found) > 0:
            return m.ask(append(found, m.t.a.done))
        return self.end(m, f)

    def end(self, m: Settlers, f: i64) -> i64:
        m.unmark(m.stack[f + SEAT], FRESH)
        return NEXT

    def each(self, m: Settlers, f: i64) -> i64:
        """The points for each, as the next instruction says."""
        code = m.program.code
        after = m.stack[f] + ((code[m.stack[f]] >> 8) & 255)
        return code[after + 2]

    def discardable(self, m: Settlers, f: i64) -> vec[i64]:
        seat = m.stack[f + SEAT]
        gained = m.stack[f + AUX]
        found = vec[i64]()
        for piece in m.rings.inside(HAND, seat):
            if m.marks[piece] & FRESH:
                found = listed(found, m.t.a.discard + m.t.kind[piece])
        for good in range(VP + 1):
            if (gained >> (5 * good)) & 31 and m.get(seat, good) > 0 and (good != VP or self.each(m, f) > 1):
                found = append(found, m.t.a.swap + good)
        return found

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if action == m.t.a.done:
            return self.end(m, f)
        if action >= m.t.a.swap:
            good = action - m.t.a.swap
            m.add(seat, good, -1)
            m.tell(log.SWAPPED, seat, good)
            m.stack[f + AUX] -= one_of(good)
        else:
            piece = self.about(m, f, seat, action)
            m.tell(log.DISCARDED, seat, piece)
            m.discard(piece)
        m.stack[f + COUNT] += 1
        return STAY

    def about(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        for piece in m.rings.inside(HAND, seat):
            if m.marks[piece] & FRESH and m.t.a.discard + m.t.kind[piece] == action:
                return piece
        return -1

    def question(self, m: Settlers, f: i64) -> Line:
        return Line(self.ask, {"n": int(self.each(m, f))})


class Discarded(Counted[Settlers]):
    """`per discarded-good`."""

    head = noun("discarded-good")
    of = ("discard-gained",)
