"""Razing: what it costs, what it brings, and what becomes of the location."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.core.machine.reactions import fire
from asztal.games.settlers import log
from asztal.games.settlers.events import ON_RAZE
from asztal.games.settlers.layout import DEFENDED, EMPIRE, FOUNDATION, RIVAL, SAMURAI_THERE
from asztal.games.settlers.state import EITHER, Settlers
from asztal.games.settlers.swapping import one_of
from asztal.games.settlers.tables import CARD, NO_GOOD, RAZE, WOOD

BY_PRICE: Final = 4
"""How much more the price counts than how often it was used: which of equal locations is razed."""


def razeable(m: Settlers, piece: i64) -> bool:
    return m.t.raze_one[m.t.kind[piece]] != NO_GOOD


def raze_price(m: Settlers, piece: i64) -> i64:
    """Raze tokens for a location of an opponent."""
    price: i64 = 2
    if m.marks[piece] & DEFENDED:
        price += 1
    if m.marks[piece] & SAMURAI_THERE:
        price += 1
    return price


def strength(m: Settlers, piece: i64) -> i64:
    """Which of equal locations is razed last: the dearest, then the one used most."""
    return raze_price(m, piece) * BY_PRICE + m.used(piece)


def weakest(m: Settlers, side: i64, printing: i64) -> i64:
    """The one of a side's equal locations that is razed first."""
    best: i64 = -1
    for piece in m.rings.inside(EMPIRE, side):
        if m.t.kind[piece] == printing and (best == -1 or strength(m, piece) < strength(m, best)):
            best = piece
    return best


def raze_from_hand(m: Settlers, seat: i64, piece: i64, fresh: bool) -> i64:
    """Raze a card from the hand; gives what was gained, packed. Fresh: the cards it brings are marked."""
    m.spend(seat, RAZE, 1)
    m.tell(log.RAZED_HAND, seat, piece)
    printing = m.t.kind[piece]
    m.discard(piece)
    return take_raze_goods(m, seat, printing, fresh)


def raze_location(m: Settlers, seat: i64, piece: i64, tokens: i64, fresh: bool) -> i64:
    """Raze a location: its goods to the seat; a common one becomes a foundation of its owner and brings 1 wood."""
    m.spend(seat, RAZE, tokens)
    holder = m.rings.seat(piece)
    owner = m.taken_from(piece)
    if owner < 0:
        owner = holder
    printing = m.t.kind[piece]
    m.tell(log.RAZED, seat, piece, holder)
    if m.is_common(piece) and not (m.seats == 1 and owner == RIVAL):
        m.strip(piece)
        m.rings.move(piece, FOUNDATION, owner)
        m.tell(log.FOUNDATION, holder, piece)
        m.gain_goods(holder, WOOD, 1)
    else:
        m.tell(log.RAZED_AWAY, holder, piece)
        m.discard(piece)
    return take_raze_goods(m, seat, printing, fresh)


def take_raze_goods(m: Settlers, seat: i64, printing: i64, fresh: bool) -> i64:
    """Gain the goods of a raze field, cards last; then features act. Gives the goods gained, packed."""
    one = m.t.raze_one[printing]
    two = m.t.raze_two[printing]
    fire(m, ON_RAZE, seat)
    cards: i64 = 0
    gained: i64 = 0
    if one == CARD:
        cards += 1
    else:
        gained += one_of(one)
    if two == CARD:
        cards += 1
    elif two != NO_GOOD:
        gained += one_of(two)
    if cards:
        m.draw(seat, cards, EITHER, fresh)
    if one == two:
        if one != CARD:
            m.gain_goods(seat, one, 2)
    else:
        if one != CARD:
            m.gain_goods(seat, one, 1)
        if two not in (CARD, NO_GOOD):
            m.gain_goods(seat, two, 1)
    return gained
