"""Building a location: what has to be there, paying for it, and what it gives at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.frames import NEXT, SAFE, SEAT, STAY, THIS
from asztal.core.machine.reactions import fire
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.settlers import log
from asztal.games.settlers.copies import ask_which, asks_which, different
from asztal.games.settlers.copies import question as which
from asztal.games.settlers.events import ON_BUILD
from asztal.games.settlers.layout import BLOCKED, DEFENDED, EMPIRE, FACTION, FOUNDATION, SAMURAI_THERE, USED
from asztal.games.settlers.paying import affordable, building_cost
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import FACTION_BIT

BY_USE: Final = 2
BY_PROTECTION: Final = 8
"""How much more this counts than what decides after it: which of equal locations goes for a building cost."""


def can_build(m: Settlers, seat: i64, printing: i64, extra_wood: i64) -> bool:
    """Whether the resources of a building cost are there, with more wood to be spent before."""
    return affordable(m, seat, building_cost(m, printing, extra_wood), 0)


def can_give(m: Settlers, seat: i64) -> bool:
    """Whether there is a location or foundation to discard for a building cost."""
    if m.rings.count(FOUNDATION, seat) > 0:
        return True
    if not (m.t.takers >> m.get(seat, FACTION)) & 1:  # it has nobody else's
        return m.rings.count(EMPIRE, seat) > 0
    piece = m.rings.top(EMPIRE * SEATS + seat)
    for _ in range(m.rings.many(EMPIRE * SEATS + seat)):
        if m.taken_from(piece) < 0:
            return True
        piece = m.rings.after(piece)
    return False


def begin_building(m: Settlers, seat: i64, piece: i64, without_location: bool) -> None:
    """Show the card, then pay its cost, then build it."""
    m.becomes_known(piece)
    free = without_location or m.t.location[m.t.kind[piece]] == 0
    m.enter(m.t.building_free if free else m.t.building, seat, piece, -1)


def expendable(m: Settlers, piece: i64) -> i64:
    """Which of equal locations goes for a building cost: the one that is used up and unprotected."""
    marks = m.marks[piece]
    worth = (marks & USED) * BY_USE + (1 if marks & BLOCKED else 0)
    return worth if marks & (DEFENDED | SAMURAI_THERE) else worth + BY_PROTECTION


class Give(Step[Settlers]):
    """A location or foundation is discarded for a building cost."""

    name = "give"
    ask = "ask-give"
    section = "build"

    def go(self, m: Settlers, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.stack[f + SAFE]:
            return ask_which(m, self.copies(m, seat, m.stack[f + SAFE]))
        found = vec[i64]()
        for piece in m.rings.piled(EMPIRE * SEATS + seat):
            if m.taken_from(piece) < 0:
                found = listed(found, m.t.a.give + m.t.kind[piece])
        if m.rings.count(FOUNDATION, seat) > 0:
            found = append(found, m.t.a.give_foundation)
        if len(found) > 1:
            return m.ask(found)
        return self.resolve(m, f, seat, found[0]) if len(found) == 1 else NEXT

    def copies(self, m: Settlers, seat: i64, action: i64) -> vec[i64]:
        """The locations an action may mean."""
        found = vec[i64]()
        for piece in m.rings.inside(EMPIRE, seat):
            if m.t.kind[piece] == action - m.t.a.give and m.taken_from(piece) < 0:
                found = append(found, piece)
        return found

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if m.stack[f + SAFE] == 0 and asks_which(m, self.copies(m, seat, action)):
            m.stack[f + SAFE] = action
            return STAY
        piece = self.about(m, f, seat, action)
        m.stack[f + SAFE] = 0
        if action == m.t.a.give_foundation:
            m.tell(log.GAVE_FOUNDATION, seat)
        else:
            m.tell(log.GAVE, seat, piece)
        m.discard(piece)
        return NEXT

    def about(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if action == m.t.a.give_foundation:
            return m.rings.inside(FOUNDATION, seat)[0]
        if m.stack[f + SAFE]:
            return different(m, self.copies(m, seat, m.stack[f + SAFE]))[action - m.t.a.copy]
        best: i64 = -1
        for piece in self.copies(m, seat, action):
            if best == -1 or expendable(m, piece) > expendable(m, best):
                best = piece
        return best

    def question(self, m: Settlers, f: i64) -> Line:
        if m.stack[f + SAFE]:
            return which(m, self.copies(m, m.stack[f + SEAT], m.stack[f + SAFE]))
        return Line(self.ask, {"name": m.name_of(int(m.stack[f + THIS]))})


class Build(Step[Settlers]):
    """The location stands: it produces, gives its building bonus, and features act, its own among them."""

    name = "build"

    def go(self, m: Settlers, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        piece = m.stack[f + THIS]
        printing = m.t.kind[piece]
        m.depth = f  # this was the last step of building
        m.marks[piece] = 0
        m.show(piece, EMPIRE, seat)
        m.tell(log.BUILT, seat, piece)
        seen_as = m.t.colours[printing]
        if m.is_faction(piece):
            seen_as |= FACTION_BIT
        fire(m, ON_BUILD, seat, piece, seen_as)
        if m.t.bonus[printing]:
            m.enter(m.t.bonus[printing], seat, piece, -1)
        if m.t.produce[printing]:
            m.enter(m.t.produce[printing], seat, piece, -1)
        return STAY
