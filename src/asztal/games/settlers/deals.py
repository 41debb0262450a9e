"""Deals: how they are made, what they pay, and how they end."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from asztal.core.machine.frames import SEAT, STAY, THIS
from asztal.core.machine.reactions import fire
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.games.settlers import log
from asztal.games.settlers.events import ON_DEAL, ON_DEALS_PAY
from asztal.games.settlers.layout import DEAL, ROUTE
from asztal.games.settlers.state import EITHER, Settlers
from asztal.games.settlers.swapping import one_of
from asztal.games.settlers.tables import CARD, VP


def begin_deal(m: Settlers, seat: i64, piece: i64) -> None:
    m.becomes_known(piece)
    m.enter(m.t.dealing, seat, piece, -1)


class MakeDeal(Step[Settlers]):
    """The food is paid: the card goes under the board and pays for the first time."""

    name = "make-deal"

    def go(self, m: Settlers, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        piece = m.stack[f + THIS]
        m.depth = f
        m.show(piece, DEAL, seat)
        m.tell(log.DEALT, seat, piece)
        fire(m, ON_DEAL, seat, piece)
        m.gain_goods(seat, m.deal_good(piece), 1)
        return STAY


def make_route_deal(m: Settlers, seat: i64, location: i64) -> None:
    """A deal with a location of another empire: the top card of the own deck marks it, seen by nobody."""
    marker = m.top_faction(seat)
    m.rings.move(marker, ROUTE, seat)
    m.put_under(marker, location)
    m.tell(log.ROUTE, seat, location, m.rings.seat(location))
    fire(m, ON_DEAL, seat, location)
    m.gain_goods(seat, m.deal_good(marker), 1)


def cancel(m: Settlers, seat: i64, piece: i64, gaining: bool) -> None:
    """Discard a deal, and perhaps gain its good once."""
    owner = m.rings.seat(piece)
    good = m.deal_good(piece)
    if m.rings.zone(piece) == ROUTE:
        m.tell(log.ROUTE_CANCELLED, seat, m.host(piece), owner)
    else:
        m.tell(log.CANCELLED, seat, piece, owner)
    m.discard(piece)
    if gaining:
        m.gain_goods(seat, good, 1)


def pay_deals(m: Settlers, seat: i64) -> None:
    """All deals of a seat pay; features may act on what they paid."""
    gained: i64 = 0
    cards: i64 = 0
    deals = m.rings.piled(DEAL * SEATS + seat)
    for route in m.rings.piled(ROUTE * SEATS + seat):
        deals = append(deals, route)
    for piece in deals:
        good = m.deal_good(piece)
        if good == CARD:
            cards += 1
        else:
            gained += one_of(good)
    # Told good by good: the order of the cards would tell which of them lie face down on a route.
    for good in range(VP):
        n = (gained >> (5 * good)) & 31
        if n > 0:
            m.gain_goods(seat, good, n)
    for _ in range((gained >> (5 * VP)) & 31):
        m.gain_goods(seat, VP, 1)  # each deal pays by itself: two of them are not two points at once
    swaps = fire(m, ON_DEALS_PAY, seat, count=gained)
    if cards:
        m.draw(seat, cards, EITHER, swaps)
