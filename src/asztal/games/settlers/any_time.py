"""What may be done at any time of the own turn: defense tokens, samurai, cards under the Gate, offerings on the Shrine."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.frames import SAFE, WIDTH
from asztal.core.machine.words import AnyTime
from asztal.core.pieces import SEATS
from asztal.core.rings import AFTER, LINK
from asztal.core.state import listed
from asztal.games.settlers import log
from asztal.games.settlers.actions import DEFEND, SAMURAI_ON, TUCK
from asztal.games.settlers.copies import asks_which, different
from asztal.games.settlers.layout import DEFENDED, EMPIRE, FACTION, GOODS_ON, HAND, SAMURAI_THERE, UNDER
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import DEFENSE, JAPANESE, VP, WOOD, WORKER


class OwnTurn(AnyTime[Settlers]):
    """Where copies differ, which of them is meant is asked next, by the step that is waiting."""

    def options(self, m: Settlers, seat: i64) -> vec[i64]:
        t = m.t
        a = t.a
        at = m.sides_at + seat * m.side_size
        faction = m.row[at + FACTION]
        defends = m.row[at + DEFENSE] > 0
        deploys = faction == JAPANESE and m.get(seat, WORKER) > 0
        if not defends and not deploys and not (t.gates >> faction) & 1:
            return t.nothing
        found = vec[i64]()
        tucks = False
        offers = False
        link = m.rings.link
        piece = m.rings.top(EMPIRE * SEATS + seat)
        for _ in range(m.rings.many(EMPIRE * SEATS + seat)):
            printing = t.kind[piece]
            if piece < t.deck_from[1]:
                if defends and not m.marks[piece] & DEFENDED:
                    found = listed(found, a.defend + printing)
            else:
                if t.has(printing, t.tucks):
                    tucks = True
                elif t.has(printing, t.offers):
                    offers = True
                if deploys and takes_samurai(m, seat, piece):
                    found = listed(found, a.samurai_on + printing)
            piece = i64(link[piece * LINK + AFTER])
        if tucks:
            for card in m.rings.piled(HAND * SEATS + seat):
                found = listed(found, a.tuck + t.kind[card])
        if offers:
            for good in range(3):
                if m.get(seat, WOOD + good) > 0:
                    found = listed(found, a.offer + good)
        return found

    def does(self, m: Settlers, seat: i64, action: i64) -> bool:
        a = m.t.a
        f = m.depth - WIDTH
        chosen = action if action < a.copy else m.stack[f + SAFE]
        if not is_any_time(m, chosen):
            return False
        piece = best_copy(m, seat, action)
        if action < a.copy:
            if asks_which(m, copies(m, seat, action)):
                m.stack[f + SAFE] = action
                return True
        else:
            piece = different(m, copies(m, seat, chosen))[action - a.copy]
            m.stack[f + SAFE] = 0
        block = a.block(chosen)
        if block == DEFEND:
            m.add(seat, DEFENSE, -1)
            m.marks[piece] |= DEFENDED
            m.tell(log.DEFENDED, seat, piece)
        elif block == SAMURAI_ON:
            m.spend(seat, WORKER, 1)
            place_samurai(m, seat, piece)
        elif block == TUCK:
            gate = piece if m.rings.zone(piece) == EMPIRE else roomiest_gate(m, seat)
            tuck(m, seat, m.in_hand(chosen - a.tuck, seat), gate)
        else:
            offer(m, seat, WOOD + chosen - a.offer, piece)
        return True


def is_any_time(m: Settlers, action: i64) -> bool:
    a = m.t.a
    block = a.block(action)
    return (block >= DEFEND and block <= TUCK) or (a.offer <= action and action < a.give_foundation)


def copies(m: Settlers, seat: i64, action: i64) -> vec[i64]:
    """The locations an action may mean; for a card to tuck the Gates it may go under."""
    t = m.t
    a = t.a
    found = vec[i64]()
    block = a.block(action)
    if block > TUCK:
        return found
    for piece in m.rings.piled(EMPIRE * SEATS + seat):
        if block == TUCK:
            fits = t.has(t.kind[piece], t.tucks)
        elif block == DEFEND:
            fits = t.kind[piece] == action - a.defend and not m.marks[piece] & DEFENDED
        else:
            fits = t.kind[piece] == action - a.samurai_on and takes_samurai(m, seat, piece)
        if fits:
            found = listed(found, piece)
    return found


def best_copy(m: Settlers, seat: i64, action: i64) -> i64:
    """The piece an action is about where nobody is asked: of equal locations the one used least, for a card to tuck the card
    itself, for an offering the Shrine; -1 for any other action."""
    t = m.t
    a = t.a
    if not is_any_time(m, action):
        return -1
    if action >= a.offer:
        for piece in m.rings.inside(EMPIRE, seat):
            if t.has(t.kind[piece], t.offers):
                return piece
        return -1
    if a.block(action) == TUCK:
        return m.in_hand(action - a.tuck, seat)
    best: i64 = -1
    for piece in copies(m, seat, action):
        if best == -1 or (a.block(action) == DEFEND and m.used(piece) < m.used(best)):
            best = piece
    return best


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


def place_samurai(m: Settlers, seat: i64, piece: i64) -> None:
    m.marks[piece] |= SAMURAI_THERE
    m.tell(log.SAMURAI, seat, piece)


def roomiest_gate(m: Settlers, seat: i64) -> i64:
    """The first Gate that has fewer than three cards, else the first."""
    first: i64 = -1
    for piece in m.rings.inside(EMPIRE, seat):
        if m.t.has(m.t.kind[piece], m.t.tucks):
            if m.cards_under(piece) < 3:
                return piece
            if first == -1:
                first = piece
    return first


def tuck(m: Settlers, seat: i64, card: i64, gate: i64) -> None:
    """Put a card under a Gate for a point."""
    m.show(card, UNDER, seat)
    m.put_under(card, gate)
    m.tell(log.TUCKED, seat, card)
    m.gain_goods(seat, VP, 1)


def offer(m: Settlers, seat: i64, good: i64, shrine: i64) -> None:
    m.add(seat, good, -1)
    one: i64 = 1
    m.marks[shrine] += one << GOODS_ON
    m.tell(log.OFFERED, seat, good)
