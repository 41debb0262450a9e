"""The lookout phase: cards drawn, laid open or passed on in packets, and who takes which."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.frames import LEFT, NEXT, STAY, TOGETHER
from asztal.core.machine.words import Step
from asztal.core.state import listed
from asztal.games.settlers import log
from asztal.games.settlers.drawing import draw_one
from asztal.games.settlers.layout import ADVANCED, HAND, OPEN, OWN_DECK, PACKET, PASS_LEFT, PEACEFUL, PICK
from asztal.games.settlers.state import FROM_COMMON, FROM_FACTION, Settlers

PACKET_SIZE: Final = 3
SOLO_OPEN: Final = 4
ADVANCED_OPEN: Final = 5


class Lookout(Step[Settlers]):
    """Everybody draws a faction card, in the peaceful variant a common one too; then common cards are shared out."""

    name = "lookout"

    def go(self, m: Settlers, f: i64) -> i64:
        if m.stack[f + LEFT] == 1:
            return NEXT
        m.stack[f + LEFT] = 1
        for turn in range(m.seats):
            seat = (m.first() + turn) % m.seats
            if m.rings.count(OWN_DECK, seat) > 0:
                draw_one(m, seat, FROM_FACTION, False)
            if m.rule(PEACEFUL) and m.common_left():
                draw_one(m, seat, FROM_COMMON, False)
        # what comes last is entered first
        if m.seats == 1:
            for _ in range(2):
                m.enter(m.t.rival_taking, 0, -1, -1)
                m.enter(m.t.taking, 0, -1, -1)
            reveal_next(m, SOLO_OPEN)
        elif m.rule(PASS_LEFT):
            deal_packets(m)
        elif m.rule(ADVANCED):
            plan_advanced(m)
        else:
            m.enter(m.t.sweeping, 0, -1, -1)
            for turn in range(m.seats):
                take_next(m, turn)
            reveal_next(m, m.seats + 1)
            m.enter(m.t.sweeping, 0, -1, -1)
            for last in range(m.seats - 1, i64(-1), -1):
                take_next(m, last)
            reveal_next(m, m.seats + 1)
        return STAY


def reveal_next(m: Settlers, n: i64) -> None:
    f = m.enter(m.t.revealing, 0, -1, -1)
    m.stack[f + LEFT] = n + 1


def take_next(m: Settlers, turn: i64) -> None:
    m.enter(m.t.taking, (m.first() + turn) % m.seats, -1, -1)


def plan_advanced(m: Settlers) -> None:
    """Five open cards. With 3 or 4 players cards are added, so that all but the last choose from as many."""
    m.enter(m.t.sweeping, 0, -1, -1)
    last = m.seats - 1
    for turn in range(last, i64(-1), -1):
        take_next(m, turn)
        if turn > 0 and turn < last:
            reveal_next(m, 1)
    for turn in range(last, i64(-1), -1):
        take_next(m, turn)
        if turn >= 2:
            reveal_next(m, 1)
    reveal_next(m, ADVANCED_OPEN)


class Reveal(Step[Settlers]):
    """Common cards are laid open. LEFT: how many, plus 1."""

    name = "reveal"
    frame = "cards"

    def go(self, m: Settlers, f: i64) -> i64:
        n = m.stack[f + LEFT] - 1
        while n > 0 and m.common_left():
            piece = m.top_common(0)
            m.rings.move(piece, OPEN, 0)
            m.tell(log.LAID_OPEN, 0, piece)
            n -= 1
        return NEXT


class Sweep(Step[Settlers]):
    """The open cards nobody took are discarded."""

    name = "sweep"

    def go(self, m: Settlers, f: i64) -> i64:
        for piece in m.rings.inside(OPEN, 0):
            m.discard(piece)
        return NEXT


class Take(Step[Settlers]):
    """The seat takes one of the open cards."""

    name = "take"
    ask = "ask-take"
    section = "lookout"

    def go(self, m: Settlers, f: i64) -> i64:
        return m.ask(cards_in(m, OPEN, 0)) if m.rings.count(OPEN, 0) > 0 else NEXT

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        piece = self.about(m, f, seat, action)
        m.rings.move(piece, HAND, seat)
        m.tell(log.TOOK, seat, piece)
        return NEXT

    def about(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        return m.find(action % m.t.a.n, OPEN, 0)

    def question(self, m: Settlers, f: i64) -> Line:
        return Line(self.ask)


def cards_in(m: Settlers, zone: i64, seat: i64) -> vec[i64]:
    """The cards in a place, as cards to take."""
    found = vec[i64]()
    for piece in m.rings.inside(zone, seat):
        found = listed(found, m.t.a.take + m.t.kind[piece])
    return found


# -- packets -------------------------------------------------------------------------------------------------------------


def deal_packets(m: Settlers) -> None:
    for turn in range(m.seats):
        seat = (m.first() + turn) % m.seats
        n: i64 = 0
        while n < PACKET_SIZE and m.common_left():
            piece = m.top_common(seat)
            m.rings.move(piece, PACKET, seat)
            m.tell(log.SAW, seat, piece, 0, 0, 1 << seat)
            n += 1
    m.enter(m.t.passing_packets, 0, -1, -1)


class Packet(Step[Settlers]):
    """Everybody chooses a card of the packet at the same time; then packets go to the left, or the rest is discarded.

    LEFT: 2 once the packets have gone to the left.
    """

    name = "packet"
    ask = "ask-packet"
    section = "variants"
    frame = "passed-on"

    def go(self, m: Settlers, f: i64) -> i64:
        acting: i64 = 0
        for seat in range(m.seats):
            if m.get(seat, PICK) == 0 and m.rings.count(PACKET, seat) > 0:
                acting |= 1 << seat
        if acting != 0:
            m.acting = acting
            return TOGETHER
        again = m.stack[f + LEFT] < 2
        for seat in range(m.seats):
            if m.get(seat, PICK) > 0:
                m.rings.move(m.get(seat, PICK) - 1, HAND, seat)
                m.put(seat, PICK, 0)
        m.seen += 1
        self.hand_on(m, again)
        if not again:
            return NEXT
        m.stack[f + LEFT] = 2
        return STAY

    def hand_on(self, m: Settlers, again: bool) -> None:
        """What is left of the packets goes to the left, or away, in the order of the cards."""
        for piece in range(m.t.commons()):
            if m.rings.zone(piece) == PACKET:
                if again:
                    to = (m.rings.seat(piece) + 1) % m.seats
                    m.rings.move(piece, PACKET, to)
                    m.tell(log.SAW, to, piece, 0, 0, 1 << to)
                else:
                    m.tell(log.DISCARDED, m.rings.seat(piece), piece)
                    m.discard(piece)

    def choices(self, m: Settlers, f: i64, seat: i64) -> vec[i64]:
        return cards_in(m, PACKET, seat)

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        piece = self.about(m, f, seat, action)
        m.put(seat, PICK, piece + 1)
        m.tell(log.PICKED, seat)
        m.tell(log.PICKED_OWN, seat, piece, 0, 0, 1 << seat)
        return STAY

    def about(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        return m.find(action % m.t.a.n, PACKET, seat)

    def question(self, m: Settlers, f: i64) -> Line:
        return Line(self.ask, {"n": 2 if m.stack[f + LEFT] == 2 else 1})
