"""Tokens: paying, with progress standing in for what is missing; gaining, stealing, placing them on cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import ALL, COUNT, FAILED, FLAGS, NEXT, NONE, SAFE, SEAT, THIS, WHO
from asztal.core.machine.pick import EXACT, UPTO, PickFrom
from asztal.core.machine.reactions import fire
from asztal.core.machine.words import Step, Word
from asztal.games.imperium import actions, log
from asztal.games.imperium import tables as t
from asztal.games.imperium.language import VERB
from asztal.games.imperium.state import Imperium, own_eyes


def payments(m: Imperium, seat: i64, price: i64) -> vec[i64]:
    """Every sensible way to pay, as actions: how much progress stands for two materials each, and for population.

    Nobody wants to give progress for a single material unless there is no other way.
    """
    found = vec[i64]()
    mat = price & 255
    pop = (price >> 8) & 255
    left = m.get(seat, t.PRG) - ((price >> 16) & 255)
    if left < 0 or m.get(seat, t.ACTION) < price >> 24:
        return found
    lack = mat - m.get(seat, t.MAT)
    least = (max(lack, 0) + 1) // 2
    most = mat // 2 if mat // 2 > least else least
    lack = pop - m.get(seat, t.POP)
    x = least
    while x <= most:
        y: i64 = lack if lack > 0 else 0
        while y <= pop and x + y <= left:
            found = append(found, actions.PAY + x * 8 + y)
            y += 1
        x += 1
    return found


def pay(m: Imperium, seat: i64, price: i64, way: i64) -> None:
    """Pay a price in the way of an action; population paid in real tokens may be noticed."""
    x = (way - actions.PAY) // 8
    y = (way - actions.PAY) % 8
    mat = (price & 255) - 2 * x
    pop = ((price >> 8) & 255) - y
    m.spend(seat, t.MAT, mat)
    m.spend(seat, t.POP, pop)
    m.spend(seat, t.PRG, ((price >> 16) & 255) + x + y)
    m.add(seat, t.ACTION, -(price >> 24))
    if pop > 0:
        fire(m, t.PAID, seat, -1, t.POP + 1)


class Paying(Step[Imperium]):
    """A price is paid; where there are several sensible ways the player chooses."""

    ask = "ask-pay"
    section = "paying"

    @abstractmethod
    def price(self, m: Imperium, f: i64, pc: i64) -> i64:
        """What is to be paid; each good has eight bits."""

    def ways(self, m: Imperium, f: i64, pc: i64) -> vec[i64]:
        return payments(m, m.stack[f + SEAT], self.price(m, f, pc))

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL if len(self.ways(m, f, pc)) > 0 else NONE

    def go(self, m: Imperium, f: i64) -> i64:
        found = self.ways(m, f, m.stack[f])
        if len(found) > 1:
            return m.ask(found)
        if len(found) == 0:
            m.stack[f + FLAGS] |= FAILED
            return NEXT
        return self.resolve(m, f, m.stack[f + SEAT], found[0])

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        pay(m, seat, self.price(m, f, m.stack[f]), action)
        return NEXT


class Pay(Paying):
    """Goods of a cost. Words: how many, then good and amount of each. The materials of an unrest may be fewer."""

    name = "pay"

    def price(self, m: Imperium, f: i64, pc: i64) -> i64:
        code = m.program.code
        found: i64 = 0
        for i in range(code[pc + 1]):
            good = code[pc + 2 + 2 * i]
            amount = code[pc + 3 + 2 * i]
            if good == t.MAT:
                amount = cheaper_unrest(m, f, amount, 1)
            found += amount << (8 * good)
        return found

    def ways(self, m: Imperium, f: i64, pc: i64) -> vec[i64]:
        """Nobody gives progress, and no population, for no more progress than that."""
        found = super().ways(m, f, pc)
        bought = m.bought(f, pc)
        if bought == 0:
            return found
        sensible = vec[i64]()
        pop = (self.price(m, f, pc) >> 8) & 255
        for way in found:
            x = (way - actions.PAY) // 8
            y = (way - actions.PAY) % 8
            if x + y < bought or y < pop:
                sensible = append(sensible, way)
        return sensible


def cheaper_unrest(m: Imperium, f: i64, amount: i64, of: i64) -> i64:
    """What of the cost of an unrest is left: standing rules lower its materials (1) or cards (2), to one at least."""
    if not m.traits(m.stack[f + THIS]) & t.UNREST:
        return amount
    code = m.program.code
    for piece in m.ruling(m.stack[f + SEAT], t.CHEAPER_UNREST):
        place = m.rule_place(piece, t.CHEAPER_UNREST)
        if code[place + 1] & of:
            amount -= code[place]
    return amount if amount > 1 else 1


class PayDevelopment(Paying):
    """The development cost of THIS; standing rules may lower it."""

    name = "pay-development"

    def price(self, m: Imperium, f: i64, pc: i64) -> i64:
        return development_price(m, m.stack[f + SEAT], m.stack[f + THIS])


def development_price(m: Imperium, seat: i64, piece: i64) -> i64:
    price = m.tables.develop[m.tables.kind[piece]]
    for ruling in m.ruling(seat, t.CHEAPER_DEVELOPMENT):
        place = m.rule_place(ruling, t.CHEAPER_DEVELOPMENT)
        shift = 8 * (m.program.code[place + 1] - 1)
        fewer = m.program.code[place] >> 4
        there = (price >> shift) & 255
        price -= (fewer if fewer < there else there) << shift
    return price


def amounts(most: i64) -> vec[i64]:
    """The actions that say how many, from none up to so many."""
    return vec[i64]([actions.NUMBER + n for n in range(most + 1)])


class Spend(Step[Imperium]):
    """`spend all prg least 5`, `spend upto 3 prg`: real tokens."""

    head = VERB["spend"]
    ask = "ask-spend"
    section = "paying"

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        code = m.program.code
        has = m.get(m.stack[f + SEAT], code[pc + 2] - 1)
        return ALL if has > 0 and has >= code[pc + 3] else NONE

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        how = m.arg(f, 1)
        has = m.get(seat, m.arg(f, 2) - 1)
        if has == 0 or has < m.arg(f, 3):
            m.stack[f + COUNT] = 0
            m.stack[f + FLAGS] |= FAILED
            return NEXT
        if how & 15 != UPTO:
            return self.resolve(m, f, seat, actions.NUMBER + has)
        return m.ask(amounts(min(how >> 4, has)))

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        m.spend(seat, m.arg(f, 2) - 1, action - actions.NUMBER)
        m.stack[f + COUNT] = action - actions.NUMBER
        return NEXT


class GainMany(Step[Imperium]):
    """`all prg`: what lies of it on this card. Words: quantity, good."""

    name = "gain-many"

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL if m.tokens(m.stack[f + THIS], m.program.code[pc + 2]) > 0 else NONE

    def go(self, m: Imperium, f: i64) -> i64:
        this = m.stack[f + THIS]
        good = m.arg(f, 2)
        n = m.tokens(this, good)
        m.marks[this] -= n << (t.TOKENS + t.TOKEN_BITS * good)
        m.gain(f, m.stack[f + SEAT], good, n)
        return NEXT


class Steal(Step[Imperium]):
    """`steal 2 mat from others`: from each of them as far as it goes; who has fewer is set apart."""

    head = VERB["steal"]

    def victims(self, m: Imperium, f: i64, pc: i64) -> i64:
        whose = m.program.code[pc + 3]  # others, empires, region-holders
        found: i64 = 0
        for seat in range(m.seats):
            holds = whose == 4 and m.count(seat, t.REGION, 1 << t.PLAY) > 0
            if seat != m.stack[f + SEAT] and (whose == 1 or (whose == 2 and m.is_empire(seat)) or holds):
                found |= own_eyes(seat)
        return found & ~m.stack[f + SAFE]

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL if self.victims(m, f, pc) else NONE  # whoever has nothing may be set apart for what follows

    def go(self, m: Imperium, f: i64) -> i64:
        me = m.stack[f + SEAT]
        victims = self.victims(m, f, m.stack[f])
        good = m.arg(f, 2) - 1
        most = m.arg(f, 1) >> 4
        m.stack[f + WHO] = 0
        for seat in range(m.seats):
            if (victims >> seat) & 1:
                has = m.get(seat, good)
                taken = has if has < most else most
                m.add(seat, good, -taken)
                m.add(me, good, taken)
                if taken > 0:
                    m.tell(log.STOLEN, me, good, taken, seat)
                if taken < most:
                    m.stack[f + WHO] |= own_eyes(seat)
        return NEXT


class Double(Step[Imperium]):
    """`double mat`: as many again as lay on the market card just gained; the window has told it in COUNT."""

    head = VERB["double"]

    def go(self, m: Imperium, f: i64) -> i64:
        good = m.arg(f, 1) - 1
        m.receive(m.stack[f + SEAT], good, (m.stack[f + COUNT] >> (t.TOKEN_BITS * good)) & t.MOST_TOKENS)
        return NEXT


class PlaceOnMarket(PickFrom[Imperium]):
    """`place-on-market pop`: on a market card of one's choice."""

    head = VERB["place-on-market"]
    home = 2048  # the market
    ask = "ask-place-on-market"
    section = "goods"

    def how(self, m: Imperium, f: i64, pc: i64) -> i64:
        return EXACT | 16

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        put_token(m, m.stack[f + SEAT], piece, m.arg(f, 2) - 1, m.arg(f, 1) >> 4)


def put_token(m: Imperium, seat: i64, piece: i64, good: i64, n: i64) -> None:
    """A player puts tokens on a market card."""
    m.place_on(piece, good, n)
    m.tell(log.PLACED, seat, piece, good, n)


class PlaceHere(Step[Imperium]):
    head = VERB["place-here"]

    def go(self, m: Imperium, f: i64) -> i64:
        good = m.arg(f, 2) - 1
        m.place_on(m.stack[f + THIS], good, m.arg(f, 1) >> 4)
        m.tell(log.PLACED_HERE, m.stack[f + SEAT], m.stack[f + THIS], good, m.arg(f, 1) >> 4)
        return NEXT

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL if m.rings.lies(m.stack[f + THIS], t.PLAY, m.stack[f + SEAT]) else NONE


class ReturnExhaust(PickFrom[Imperium]):
    """`return-exhaust`: a token from a used card back to the state card; not the one that is being used for it."""

    head = VERB["return-exhaust"]
    home = 1032  # what is in play, and the power area
    ask = "ask-return-exhaust"
    section = "exhaust"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.marks[piece] & t.EXHAUSTED != 0 and not m.acts(f, piece)

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.marks[piece] &= ~t.EXHAUSTED
        m.add(m.stack[f + SEAT], t.EXHAUST, 1)
        m.tell(log.EXHAUST_BACK, m.stack[f + SEAT], piece)


class CleanupToken(PickFrom[Imperium]):
    """Clean-up begins with a token on a market card: progress, or what the power card says."""

    name = "cleanup-token"
    home = 2048  # the market
    ask = "ask-market-token"
    section = "cleanup"

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        good, n = market_token(m, m.stack[f + SEAT])
        put_token(m, m.stack[f + SEAT], piece, good, n)


def market_token(m: Imperium, seat: i64) -> tuple[i64, i64]:
    """What a player puts on the market in clean-up, and how many."""
    for power in m.ruling(seat, t.MARKET_TOKEN):
        place = m.rule_place(power, t.MARKET_TOKEN)
        return m.program.code[place + 1] - 1, m.program.code[place] >> 4
    return t.PRG, 1


def words() -> list[Word[Any]]:
    return [
        Pay(), PayDevelopment(), Spend(), GainMany(), Steal(), Double(), PlaceOnMarket(), PlaceHere(), ReturnExhaust(),
        CleanupToken(),
    ]  # fmt: skip
