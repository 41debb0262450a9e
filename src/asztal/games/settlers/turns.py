"""The actions phase: whose turn it is, what may be done in it, and doing it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.machine import AUX, LEFT, NEXT, SAFE, SEAT, STAY, WIDTH, Step
from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.settlers import log
from asztal.games.settlers.activating import activate, can_activate, readiest
from asztal.games.settlers.building import begin_building, can_give
from asztal.games.settlers.copies import ask_which, asks_which, different
from asztal.games.settlers.copies import question as which
from asztal.games.settlers.deals import begin_deal
from asztal.games.settlers.events import ON_PAIR
from asztal.games.settlers.layout import (
    DEFENDED,
    EMPIRE,
    FACTION,
    GOODS_ON,
    HAND,
    PAIRS,
    PASSED,
    PEACEFUL,
    SAMURAI_THERE,
    UNDER,
)
from asztal.games.settlers.paying import covered
from asztal.games.settlers.razing import raze_from_hand, raze_location, raze_price, weakest
from asztal.games.settlers.state import FROM_COMMON, FROM_FACTION, Settlers
from asztal.games.settlers.tables import ACTION, CARD, DEFENSE, FOOD, GOLD, JAPANESE, NO_GOOD, RAZE, STONE, VP, WOOD, WORKER

MANY: Final = 32
"""Room for what can usually be done in a turn, so that the list seldom moves while it grows."""


class Turns(Step[Settlers]):
    """Everybody who has not passed has a turn after the other. LEFT: the seat that had the last one, plus 1."""

    name = "turns"
    frame = "last"

    def go(self, m: Settlers, f: i64) -> i64:
        last = m.stack[f + LEFT] - 1 if m.stack[f + LEFT] > 0 else m.first() + m.seats - 1
        turn: i64 = 1
        while turn <= m.seats:
            seat = (last + turn) % m.seats
            if m.get(seat, PASSED) == 0:
                m.stack[f + LEFT] = seat + 1
                m.enter(m.t.turn, seat, -1, -1)
                return STAY
            turn += 1
        return NEXT


class Turn(Step[Settlers]):
    """One of the five actions, what may be done at any time, or passing."""

    name = "turn"
    ask = "ask-turn"
    section = "actions"

    def go(self, m: Settlers, f: i64) -> i64:
        if m.stack[f + SAFE] > 0:
            return ask_which(m, copies_of(m, m.stack[f + SEAT], m.stack[f + SAFE] - 1))
        return m.ask(turn_options(m, m.stack[f + SEAT]))

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        a = m.t.a
        chosen = action
        copies = m.t.nothing
        if m.stack[f + SAFE] > 0:
            chosen = m.stack[f + SAFE] - 1
        else:
            copies = copies_of(m, seat, action)
            if asks_which(m, copies):
                m.stack[f + SAFE] = action + 1
                return STAY
        piece = copies[0] if len(copies) == 1 and action < a.tuck else self.about(m, f, seat, action)
        m.stack[f + SAFE] = 0
        action = chosen
        if do_any_time(m, seat, action, piece):
            return STAY
        if action == a.no_more:
            m.depth = f
            m.put(seat, PASSED, 1)
            m.tell(log.PASSED, seat)
            return STAY
        if action < a.deal:
            begin_building(m, seat, piece, False)
        elif action < a.raze_hand:
            begin_deal(m, seat, piece)
        elif action < a.raze_at:
            raze_from_hand(m, seat, piece, False)
        elif action < a.activate:
            raze_location(m, seat, piece, raze_price(m, piece), False)
        elif action < a.defend:
            activate(m, seat, piece, 1 if action < a.twice else 2)
        else:
            begin_exchange(m, seat, action - a.exchange)
        return NEXT

    def about(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        a = m.t.a
        if m.stack[f + SAFE] > 0:
            return different(m, copies_of(m, seat, m.stack[f + SAFE] - 1))[action - a.copy]
        if action < a.build or action >= a.exchange:
            return any_time_piece(m, seat, action)
        if action < a.raze_at:
            return m.in_hand((action - a.build) % a.n, seat)
        if action < a.activate:
            return weakest(m, (action - a.raze_at) // a.n, (action - a.raze_at) % a.n)
        if action < a.twice:
            return readiest(m, seat, action - a.activate, 1)
        if action < a.defend:
            return readiest(m, seat, action - a.twice, 2)
        return any_time_piece(m, seat, action)

    def question(self, m: Settlers, f: i64) -> Line:
        return turn_question(m, f, self.ask)


class TurnEnd(Step[Settlers]):
    """After the action, as long as an opponent is still playing: what may be done at any time."""

    name = "turn-end"
    ask = "ask-turn-end"
    section = "defence"

    def go(self, m: Settlers, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if last_one_in(m, seat):
            return NEXT
        if m.stack[f + SAFE] > 0:
            return ask_which(m, copies_of(m, seat, m.stack[f + SAFE] - 1))
        found = any_time(m, vec[i64](capacity=MANY), seat)
        return NEXT if len(found) == 0 else m.ask(append(found, m.t.a.end_turn))

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if action == m.t.a.end_turn:
            return NEXT
        if m.stack[f + SAFE] == 0 and asks_which(m, copies_of(m, seat, action)):
            m.stack[f + SAFE] = action + 1
            return STAY
        chosen = action
        if m.stack[f + SAFE] > 0:
            chosen = m.stack[f + SAFE] - 1
        piece = self.about(m, f, seat, action)
        m.stack[f + SAFE] = 0
        do_any_time(m, seat, chosen, piece)
        return STAY

    def about(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if m.stack[f + SAFE] > 0:
            return different(m, copies_of(m, seat, m.stack[f + SAFE] - 1))[action - m.t.a.copy]
        return any_time_piece(m, seat, action)

    def question(self, m: Settlers, f: i64) -> Line:
        return turn_question(m, f, self.ask)


def last_one_in(m: Settlers, seat: i64) -> bool:
    for side in range(m.seats):
        if side != seat and m.get(side, PASSED) == 0:
            return False
    return True


# -- what may be done --------------------------------------------------------------------------------------------------


def turn_options(m: Settlers, seat: i64) -> vec[i64]:
    """The five actions, what may be done at any time, and passing."""
    t = m.t
    a = t.a
    rings = m.rings
    found = vec[i64](capacity=MANY)
    wood = m.get(seat, WOOD)
    stone = m.get(seat, STONE)
    food = m.get(seat, FOOD)
    gold = m.get(seat, GOLD)
    giving = can_give(m, seat)
    tokens = m.get(seat, RAZE)
    hand = rings.piled(HAND * SEATS + seat)
    for card in hand:
        printing = t.kind[card]
        if (giving or t.location[printing] == 0) and covered(t.cost[printing], wood, stone, food, gold):
            found = listed(found, a.build + printing)
    if food + gold > 0:
        for card in hand:
            if not m.is_common(card):
                found = listed(found, a.deal + t.kind[card])
    if tokens > 0:
        for card in hand:
            if t.raze_one[t.kind[card]] != NO_GOOD:
                found = listed(found, a.raze_hand + t.kind[card])
    if tokens > 1 and not m.rule(PEACEFUL):
        found = enemy_targets(m, found, seat, tokens)
    for piece in rings.piled(EMPIRE * SEATS + seat):
        printing = t.kind[piece]
        if t.type[printing] == ACTION and can_activate(m, seat, piece, 1):
            found = listed(found, a.activate + printing)
            if t.uses[printing] > 1 and can_activate(m, seat, piece, 2):
                found = listed(found, a.twice + printing)
    found = any_time(m, found, seat)
    if m.get(seat, WORKER) >= 2:
        for what in range(3):
            found = listed(found, a.exchange + what)
        if m.can_draw(seat, FROM_FACTION) or m.can_draw(seat, FROM_COMMON):
            found = listed(found, a.exchange + 3)
    return append(found, a.no_more)


def enemy_targets(m: Settlers, found: vec[i64], seat: i64, tokens: i64) -> vec[i64]:
    """Locations of opponents that can be razed for so many tokens."""
    a = m.t.a
    side: i64 = 0
    while side < m.side_count():
        if m.is_target(side, seat):
            for piece in m.rings.piled(EMPIRE * SEATS + side):
                printing = m.t.kind[piece]
                if m.t.raze_one[printing] != NO_GOOD and raze_price(m, piece) <= tokens:
                    found = listed(found, a.raze_at + side * a.n + printing)
        side += 1
    return found


def any_time(m: Settlers, found: vec[i64], seat: i64) -> vec[i64]:
    """What may be done at any time of the own turn: defense token, samurai, Gate, Shrine."""
    t = m.t
    a = t.a
    defends = m.get(seat, DEFENSE) > 0
    deploys = m.get(seat, WORKER) > 0 and has_army(m, seat)
    if not defends and not deploys and not (t.gates >> m.get(seat, FACTION)) & 1:
        return found
    tucks = False
    offers = False
    for piece in m.rings.piled(EMPIRE * SEATS + seat):
        printing = t.kind[piece]
        if m.is_common(piece):
            if defends and not m.marks[piece] & DEFENDED:
                found = listed(found, a.defend + printing)
        else:
            if t.has(printing, t.tucks):
                tucks = True
            elif t.has(printing, t.offers):
                offers = True
            if deploys and takes_samurai(m, seat, piece):
                found = listed(found, a.samurai_on + printing)
    if tucks:
        for card in m.rings.piled(HAND * SEATS + seat):
            found = listed(found, a.tuck + t.kind[card])
    if offers:
        for good in range(3):
            if m.get(seat, WOOD + good) > 0:
                found = listed(found, a.offer + good)
    return found


def has_army(m: Settlers, seat: i64) -> bool:
    """Whether the seat can train samurai."""
    return m.get(seat, FACTION) == JAPANESE


def takes_samurai(m: Settlers, seat: i64, piece: i64) -> bool:
    """The Japanese put samurai on their own faction locations, one on each."""
    return (
        m.is_faction(piece)
        and m.faction_of(piece) == m.get(seat, FACTION)
        and m.rings.lies(piece, EMPIRE, seat)
        and not m.marks[piece] & SAMURAI_THERE
    )


# -- doing it ------------------------------------------------------------------------------------------------------------


def any_time_piece(m: Settlers, seat: i64, action: i64) -> i64:
    """The piece an any-time action is about: for a tucked card the card itself, for an offering the Shrine."""
    t = m.t
    a = t.a
    if a.defend <= action and action < a.samurai_on:
        best: i64 = -1
        for piece in m.rings.inside(EMPIRE, seat):
            if (
                t.kind[piece] == action - a.defend
                and not m.marks[piece] & DEFENDED
                and (best < 0 or m.used(piece) < m.used(best))
            ):
                best = piece
        return best
    if a.samurai_on <= action and action < a.tuck:
        return samurai_place(m, seat, action - a.samurai_on)
    if a.tuck <= action and action < a.give:
        return m.in_hand(action - a.tuck, seat)
    if a.offer <= action and action < a.give_foundation:
        for piece in m.rings.inside(EMPIRE, seat):
            if t.has(t.kind[piece], t.offers):
                return piece
    return -1


def samurai_place(m: Settlers, seat: i64, printing: i64) -> i64:
    """The location of a printing a samurai goes to."""
    for piece in m.rings.inside(EMPIRE, seat):
        if m.t.kind[piece] == printing and takes_samurai(m, seat, piece):
            return piece
    return -1


def copies_of(m: Settlers, seat: i64, action: i64) -> vec[i64]:
    """The locations an action of a turn may mean: those it could be done with. For a card to tuck the Gates it may go under."""
    t = m.t
    a = t.a
    found = vec[i64]()
    if action < a.raze_at or action >= a.give:
        return found
    side = (action - a.raze_at) // a.n if action < a.activate else seat
    printing = (action - a.raze_at) % a.n
    for piece in m.rings.piled(EMPIRE * SEATS + side):
        if a.tuck <= action:
            fits = t.has(t.kind[piece], t.tucks)
        elif t.kind[piece] != printing:
            fits = False
        elif action < a.activate:
            fits = raze_price(m, piece) <= m.get(seat, RAZE)
        elif action < a.defend:
            fits = can_activate(m, seat, piece, 1 if action < a.twice else 2)
        elif action < a.samurai_on:
            fits = not m.marks[piece] & DEFENDED
        else:
            fits = takes_samurai(m, seat, piece)
        if fits:
            found = listed(found, piece)
    return found


def turn_question(m: Settlers, f: i64, ask: str) -> Line:
    if m.stack[f + SAFE] > 0:
        return which(m, copies_of(m, m.stack[f + SEAT], m.stack[f + SAFE] - 1)[0])
    return Line(ask)


def do_any_time(m: Settlers, seat: i64, action: i64, piece: i64) -> bool:
    """Do something that may be done at any time with a piece; False if the action is none of these."""
    a = m.t.a
    if a.defend <= action and action < a.samurai_on:
        m.add(seat, DEFENSE, -1)
        m.marks[piece] |= DEFENDED
        m.tell(log.DEFENDED, seat, piece)
        return True
    if a.samurai_on <= action and action < a.tuck:
        m.spend(seat, WORKER, 1)
        place_samurai(m, seat, piece)
        return True
    if a.tuck <= action and action < a.give:
        if m.rings.zone(piece) == EMPIRE:  # the Gate was chosen
            put_under_gate(m, seat, m.in_hand(action - a.tuck, seat), piece)
        else:
            tuck(m, seat, piece)
        return True
    if a.offer <= action and action < a.give_foundation:
        good = WOOD + action - a.offer
        m.add(seat, good, -1)
        one: i64 = 1
        m.marks[piece] += one << GOODS_ON
        m.tell(log.OFFERED, seat, good)
        return True
    return False


def place_samurai(m: Settlers, seat: i64, piece: i64) -> None:
    m.marks[piece] |= SAMURAI_THERE
    m.tell(log.SAMURAI, seat, piece)


def tuck(m: Settlers, seat: i64, card: i64) -> None:
    """Put a card under a Gate for a point: under the first one that has fewer than three, else the first."""
    gate: i64 = -1
    for piece in m.rings.inside(EMPIRE, seat):
        if m.t.has(m.t.kind[piece], m.t.tucks):
            if m.cards_under(piece) < 3:
                gate = piece
                break
            if gate < 0:
                gate = piece
    put_under_gate(m, seat, card, gate)


def put_under_gate(m: Settlers, seat: i64, card: i64, gate: i64) -> None:
    m.show(card, UNDER, seat)
    m.put_under(card, gate)
    m.tell(log.TUCKED, seat, card)
    m.gain_goods(seat, VP, 1)


# -- exchanging workers --------------------------------------------------------------------------------------------------


def begin_exchange(m: Settlers, seat: i64, what: i64) -> None:
    f = m.enter(m.t.exchanging, seat, -1, -1)
    exchange(m, f, seat, what)


def exchange(m: Settlers, f: i64, seat: i64, what: i64) -> None:
    """Two workers for a resource (0 wood, 1 stone, 2 food) or a card (3); opponents with an Oasis gain workers first."""
    m.spend(seat, WORKER, 2)
    m.tell(log.EXCHANGED, seat, what)
    m.stack[f + LEFT] = what + 2
    side = m.seats - 1
    while side >= 0:
        if side != seat and m.fire(ON_PAIR, side, -1, m.get(side, PAIRS)):
            m.add(side, PAIRS, len(m.waiting(m.depth - WIDTH)))
        side -= 1


class Exchange(Step[Settlers]):
    """More pairs of workers, or done. LEFT: 1, or 2 + what was just exchanged for."""

    name = "exchange"
    ask = "ask-exchange"
    section = "exchange"
    frame = "for"

    def go(self, m: Settlers, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.stack[f + LEFT] > 1:
            what = m.stack[f + LEFT] - 2
            m.stack[f + LEFT] = 1
            m.stack[f + AUX] = 1 if m.get(seat, WORKER) >= 2 else 0
            m.gain_goods(seat, CARD if what == 3 else WOOD + what, 1)
            return STAY
        if m.stack[f + AUX] == 0:
            return NEXT
        a = m.t.a
        found = vec[i64]([a.exchange, a.exchange + 1, a.exchange + 2])
        if m.can_draw(seat, FROM_COMMON) or m.can_draw(seat, FROM_FACTION):
            found = append(found, a.exchange + 3)
        return m.ask(append(found, a.done))

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if action == m.t.a.done:
            return NEXT
        exchange(m, f, seat, action - m.t.a.exchange)
        return STAY

    def question(self, m: Settlers, f: i64) -> Line:
        return Line(self.ask)
