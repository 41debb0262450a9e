"""The actions phase: whose turn it is, what may be done in it, and doing it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.frames import LEFT, NEXT, SAFE, SEAT, STAY, WIDTH
from asztal.core.machine.reactions import fire, waiting
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.core.rings import AFTER, LINK
from asztal.core.state import listed
from asztal.games.settlers import any_time, log
from asztal.games.settlers.actions import ACTIVATE, BUILD, DEAL, RAZE_AT, RAZE_HAND, TWICE
from asztal.games.settlers.activating import activate, can_activate, readiest
from asztal.games.settlers.building import begin_building, can_give
from asztal.games.settlers.copies import ask_which, asks_which, different
from asztal.games.settlers.copies import question as which
from asztal.games.settlers.deals import begin_deal
from asztal.games.settlers.events import ON_PAIR
from asztal.games.settlers.layout import EMPIRE, HAND, PAIRS, PASSED, PEACEFUL
from asztal.games.settlers.paying import covered
from asztal.games.settlers.razing import raze_from_hand, raze_location, raze_price, weakest
from asztal.games.settlers.state import FROM_COMMON, FROM_FACTION, Settlers
from asztal.games.settlers.tables import ACTION, CARD, FOOD, GOLD, NO_GOOD, RAZE, STONE, WOOD, WORKER

MANY: Final = 32
"""Room for what can usually be done in a turn, so that the list seldom moves while it grows."""


class Turns(Step[Settlers]):
    """Everybody who has not passed has a turn after the other. LEFT: the seat that had the last one, plus 1."""

    name = "turns"
    frame = "last"

    def go(self, m: Settlers, f: i64) -> i64:
        last = m.stack[f + LEFT] - 1 if m.stack[f + LEFT] > 0 else m.first() - 1
        for turn in range(1, m.seats + 1):
            seat = (last + turn) % m.seats
            if m.row[m.sides_at + seat * m.side_size + PASSED] == 0:
                m.stack[f + LEFT] = seat + 1
                m.enter(m.t.turn, seat, -1, -1)
                return STAY
        return NEXT


class Turn(Step[Settlers]):
    """One of the five actions, what may be done at any time, or passing."""

    name = "turn"
    ask = "ask-turn"
    section = "actions"

    def go(self, m: Settlers, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.stack[f + SAFE]:
            return ask_which(m, meant(m, f))
        return m.ask_any_time(f, turn_options(m, seat))

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        a = m.t.a
        if action == a.no_more:
            m.depth = f
            m.put(seat, PASSED, 1)
            m.tell(log.PASSED, seat)
            return STAY
        chosen = action
        if m.stack[f + SAFE]:
            chosen = m.stack[f + SAFE]
        elif asks_which(m, copies_of(m, seat, action)):
            m.stack[f + SAFE] = action
            return STAY
        piece = self.about(m, f, seat, action)
        m.stack[f + SAFE] = 0
        block = a.block(chosen)
        if block == BUILD:
            begin_building(m, seat, piece, False)
        elif block == DEAL:
            begin_deal(m, seat, piece)
        elif block == RAZE_HAND:
            raze_from_hand(m, seat, piece, False)
        elif block < ACTIVATE:
            raze_location(m, seat, piece, raze_price(m, piece), False)
        elif block <= TWICE:
            activate(m, seat, piece, times_of(block))
        else:
            begin_exchange(m, seat, chosen - a.exchange)
        return NEXT

    def about(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        a = m.t.a
        if m.stack[f + SAFE]:
            return different(m, meant(m, f))[action - a.copy]
        block = a.block(action)
        if block < BUILD or block > TWICE:
            return any_time.best_copy(m, seat, action)
        if block < RAZE_AT:
            return m.in_hand(action % a.n, seat)
        if block < ACTIVATE:
            return weakest(m, block - RAZE_AT, action % a.n)
        return readiest(m, copies_of(m, seat, action))

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
        if m.stack[f + SAFE]:
            return ask_which(m, meant(m, f))
        found = m.t.any_time.options(m, seat)
        return NEXT if len(found) == 0 else m.ask(append(found, m.t.a.end_turn))

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        return NEXT

    def about(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if m.stack[f + SAFE]:
            return different(m, meant(m, f))[action - m.t.a.copy]
        return any_time.best_copy(m, seat, action)

    def question(self, m: Settlers, f: i64) -> Line:
        return turn_question(m, f, self.ask)


def last_one_in(m: Settlers, seat: i64) -> bool:
    at = m.sides_at + PASSED
    for side in range(m.seats):
        if side != seat and m.row[at] == 0:
            return False
        at += m.side_size
    return True


# -- what may be done --------------------------------------------------------------------------------------------------


def turn_options(m: Settlers, seat: i64) -> vec[i64]:
    """The five actions and passing."""
    t = m.t
    a = t.a
    row = m.row
    at = m.sides_at + seat * m.side_size
    found = vec[i64](capacity=MANY)
    wood = row[at + WOOD]
    stone = row[at + STONE]
    food = row[at + FOOD]
    gold = row[at + GOLD]
    tokens = row[at + RAZE]
    giving = can_give(m, seat)
    hand = printings_in_hand(m, seat)
    location = t.location
    cost = t.cost
    for printing in hand:
        if (giving or location[printing] == 0) and covered(cost[printing], wood, stone, food, gold):
            found = append(found, a.build + printing)
    if food + gold > 0:
        deal = t.deal
        for printing in hand:
            if deal[printing] != NO_GOOD:
                found = append(found, a.deal + printing)
    if tokens > 0:
        raze_one = t.raze_one
        for printing in hand:
            if raze_one[printing] != NO_GOOD:
                found = append(found, a.raze_hand + printing)
        if not m.rule(PEACEFUL):
            found = enemy_targets(m, found, seat, tokens)
    link = m.rings.link
    piece = m.rings.top(EMPIRE * SEATS + seat)
    kind = t.kind
    category = t.type
    for _ in range(m.rings.many(EMPIRE * SEATS + seat)):
        printing = kind[piece]
        if category[printing] == ACTION and can_activate(m, seat, piece, 1):
            found = listed(found, a.activate + printing)
            if can_activate(m, seat, piece, 2):
                found = listed(found, a.twice + printing)
        piece = i64(link[piece * LINK + AFTER])
    if m.get(seat, WORKER) >= 2:
        found = with_exchanges(m, found, seat)
    return append(found, a.no_more)


def with_exchanges(m: Settlers, found: vec[i64], seat: i64) -> vec[i64]:
    """What a pair of workers can be exchanged for: each resource, and a card if there is one to draw."""
    a = m.t.a
    found = append(append(append(found, a.exchange), a.exchange + 1), a.exchange + 2)
    return append(found, a.exchange + 3) if m.can_draw(seat, FROM_FACTION) or m.can_draw(seat, FROM_COMMON) else found


def printings_in_hand(m: Settlers, seat: i64) -> vec[i64]:
    """What can be chosen in a hand, ascending: equal cards are one choice."""
    link = m.rings.link
    kind = m.t.kind
    piece = m.rings.top(HAND * SEATS + seat)
    found = vec[i64]()
    for _ in range(m.rings.many(HAND * SEATS + seat)):
        found = listed(found, kind[piece])
        piece = i64(link[piece * LINK + AFTER])
    return found


def enemy_targets(m: Settlers, found: vec[i64], seat: i64, tokens: i64) -> vec[i64]:
    """Locations of opponents that can be razed for so many tokens."""
    a = m.t.a
    for side in range(m.side_count()):
        if m.is_target(side, seat):
            piece = m.rings.top(EMPIRE * SEATS + side)
            for _ in range(m.rings.many(EMPIRE * SEATS + side)):
                printing = m.t.kind[piece]
                if m.t.raze_one[printing] != NO_GOOD and raze_price(m, piece) <= tokens:
                    found = listed(found, a.raze_at + side * a.n + printing)
                piece = m.rings.after(piece)
    return found


def copies_of(m: Settlers, seat: i64, action: i64) -> vec[i64]:
    """The locations an action of a turn may mean: those it could be done with."""
    t = m.t
    a = t.a
    found = vec[i64]()
    if any_time.is_any_time(m, action):
        return any_time.copies(m, seat, action)
    block = a.block(action)
    if block < RAZE_AT or block > TWICE:
        return found
    side = block - RAZE_AT if block < ACTIVATE else seat
    printing = action % a.n
    piece = m.rings.top(EMPIRE * SEATS + side)
    for _ in range(m.rings.many(EMPIRE * SEATS + side)):
        if t.kind[piece] != printing:
            fits = False
        elif block < ACTIVATE:
            fits = raze_price(m, piece) <= m.get(seat, RAZE)
        else:
            fits = can_activate(m, seat, piece, times_of(block))
        if fits:
            found = listed(found, piece)
        piece = m.rings.after(piece)
    return found


def times_of(block: i64) -> i64:
    """How often a location is activated."""
    return 2 if block == TWICE else 1


def meant(m: Settlers, f: i64) -> vec[i64]:
    """The locations the action may mean that is asked about."""
    return copies_of(m, m.stack[f + SEAT], m.stack[f + SAFE])


def turn_question(m: Settlers, f: i64, ask: str) -> Line:
    if m.stack[f + SAFE]:
        return which(m, meant(m, f))
    return Line(ask)


# -- exchanging workers --------------------------------------------------------------------------------------------------


def begin_exchange(m: Settlers, seat: i64, what: i64) -> None:
    f = m.enter(m.t.exchanging, seat, -1, -1)
    exchange(m, f, seat, what)


def exchange(m: Settlers, f: i64, seat: i64, what: i64) -> None:
    """Two workers for a resource (0 wood, 1 stone, 2 food) or a card (3); opponents with an Oasis gain workers first."""
    m.spend(seat, WORKER, 2)
    m.tell(log.EXCHANGED, seat, what)
    m.stack[f + LEFT] = what + 2
    for side in range(m.seats):
        if side != seat and fire(m, ON_PAIR, side, count=m.get(side, PAIRS)):
            m.add(side, PAIRS, len(waiting(m, m.depth - WIDTH)))


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
            m.gain_goods(seat, CARD if what == 3 else WOOD + what, 1)
            return STAY
        if m.get(seat, WORKER) < 2:
            return NEXT
        return m.ask(append(with_exchanges(m, vec[i64](), seat), m.t.a.done))

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if action == m.t.a.done:
            return NEXT
        exchange(m, f, seat, action - m.t.a.exchange)
        return STAY

    def question(self, m: Settlers, f: i64) -> Line:
        return Line(self.ask)
