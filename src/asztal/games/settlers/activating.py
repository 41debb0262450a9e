"""Activating locations: which can be, paying, and doing what they say as often as was paid for."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import COUNT, END, LEFT, NEXT, NONE, SEAT, STAY, THIS, WHO
from asztal.core.machine.pick import Pick
from asztal.core.machine.words import Step
from asztal.games.settlers import log
from asztal.games.settlers.layout import BLOCKED, EVERY_COPY
from asztal.games.settlers.paying import Paying, affordable, price_of, spend_at_once
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import PRICE, RAZE, WOOD, WORKER

BY_TAKING: Final = 4
"""How much more it counts that it is taken over than how often it was used: which of equal locations is activated."""


def can_activate(m: Settlers, seat: i64, piece: i64, times: i64) -> bool:
    """Whether a location of the seat can be activated so often: it is ready, the price is there, and it has something to do."""
    t = m.t
    printing = t.kind[piece]
    if not is_ready(m, piece, times):
        return False
    fee = t.fee[printing] * times
    at = m.sides_at + seat * m.side_size
    if m.get(seat, WORKER) < (fee >> 32) & 255 or m.row[at + RAZE] < fee >> 48:
        return False
    if not affordable(m, seat, fee & 0xFFFFFFFF, (fee >> 40) & 255):
        return False
    return t.odd[printing] == 0 or has_use(m, seat, piece, times)


def is_ready(m: Settlers, piece: i64, times: i64) -> bool:
    """Whether a location may still be activated so often in this round."""
    return not m.marks[piece] & BLOCKED and m.used(piece) + times <= m.t.uses[m.t.kind[piece]]


def has_use(m: Settlers, seat: i64, piece: i64, times: i64) -> bool:
    """Whether the odd parts of price and action have something to act on: who cannot do it cannot activate the location."""
    printing = m.t.kind[piece]
    f = m.enter(m.t.act[printing], seat, piece, -1)
    m.stack[f + COUNT] = times
    special = m.t.special[printing]
    found = special == 0 or can_give_often(m, f, special, times)
    m.stack[f + WHO] = m.t.price[printing * PRICE + WOOD]  # what will have been spent by then
    found = found and able_all(m, f, m.t.act[printing])
    m.depth = f
    return found


def can_give_often(m: Settlers, f: i64, pc: i64, times: i64) -> bool:
    """Whether there are so many of the cards or deals a price asks for."""
    step = m.program.steps[m.program.code[pc] & 255]
    assert isinstance(step, Pick)
    return len(step.found(m, f, pc)) >= times


def able_all(m: Settlers, f: i64, pc: i64) -> bool:
    """Whether every step that has to can do something."""
    code = m.program.code
    while code[pc] & 255 != END:
        if m.program.steps[code[pc] & 255].needed and m.able(f, pc) == NONE:
            return False
        pc = m.beyond(pc)
    return True


def readiness(m: Settlers, piece: i64) -> i64:
    """Which of equal locations is activated first: one taken over, then the one used most."""
    worth = m.used(piece)
    if m.taken_from(piece) >= 0:
        worth += BY_TAKING
    return worth


def readiest(m: Settlers, pieces: vec[i64]) -> i64:
    """The one of equal locations that is activated first."""
    best: i64 = -1
    for piece in pieces:
        if best == -1 or readiness(m, piece) > readiness(m, best):
            best = piece
    return best


def activate(m: Settlers, seat: i64, piece: i64, times: i64) -> None:
    """Pay so often, then do the action so often: the number is fixed before the first is done."""
    m.marks[piece] += times
    m.tell(log.ACTIVATED, seat, piece, times)
    f = m.enter(m.t.activating, seat, piece, -1)
    m.stack[f + COUNT] = times


class PayPrice(Paying):
    """The price of activating a location, so often as it is activated (COUNT)."""

    name = "pay-price"

    def needs(self, m: Settlers, f: i64) -> i64:
        return spend_at_once(m, m.stack[f + SEAT], price_of(m, m.t.kind[m.stack[f + THIS]], m.stack[f + COUNT]))

    def sensible(self, m: Settlers, f: i64, needs: i64, ways: vec[i64]) -> vec[i64]:
        printing = m.t.kind[m.stack[f + THIS]]
        if m.t.odd[printing] == 0 or not m.rule(EVERY_COPY):
            return ways
        found = vec[i64]()
        for way in ways:
            other = m.copy()
            if self.leaves_use(other, f, self.pay(other, m.stack[f + SEAT], needs, way)):
                found = append(found, way)
        return found

    def leaves_use(self, m: Settlers, f: i64, needs: i64) -> bool:
        """Whether a payment can be ended so that the action can still be done."""
        if needs == 0:
            return able_all(m, f, m.t.act[m.t.kind[m.stack[f + THIS]]])
        for way in self.ways(m, m.stack[f + SEAT], needs):
            other = m.copy()
            if self.leaves_use(other, f, self.pay(other, m.stack[f + SEAT], needs, way)):
                return True
        return False


class PaySpecial(Step[Settlers]):
    """The part of the price that is no good: a card, a foundation, a deal; so often as it is activated (COUNT)."""

    name = "pay-special"
    frame = "times-left"

    def place(self, m: Settlers, printing: i64) -> i64:
        return m.t.special[printing]

    def go(self, m: Settlers, f: i64) -> i64:
        place = self.place(m, m.t.kind[m.stack[f + THIS]])
        if not place:
            return NEXT
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = m.stack[f + COUNT] + 1
        if m.stack[f + LEFT] == 1:
            return NEXT
        m.stack[f + LEFT] -= 1
        m.enter(place, m.stack[f + SEAT], m.stack[f + THIS], -1)
        return STAY


class DoAction(PaySpecial):
    """What the location says, so often as it was paid for."""

    name = "do-action"

    def place(self, m: Settlers, printing: i64) -> i64:
        return m.t.act[printing]
