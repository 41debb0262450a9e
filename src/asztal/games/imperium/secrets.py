"""`resample`: what a seat cannot know, drawn anew.

Hidden are: the order of all decks; which cards others have in hand, in their deck and in their history; which of the unseen
common cards lie in which common deck, or were taken from there by another player unseen (marked `secret`); which fame cards
were removed. Everybody knows which cards a player has without order: what comes from the market or the discard pile has been
seen. Where a card went from one player's hidden cards to another's unseen (`mixed`), or was exchanged with the nation deck, the
cards of both are mixed. What a seat knows of the place of a card (`Rings.sees`) stays as it is.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.machine.machine import IT, THIS, WIDTH
from asztal.core.pieces import SEATS
from asztal.core.rings import in_order
from asztal.games.imperium import tables as t
from asztal.games.imperium.state import Imperium

DEALS: int = 40
"""So often it is dealt until whoever is asked has something to decide."""
GROUPS: int = 5
"""Suits of common cards whose decks are hidden."""


def resample(state: Imperium, seat: i64, rng: Chance) -> Imperium:
    tries: i64 = 0
    while True:
        other = state.copy()
        if other.program.pieces > 0:
            forget_it(other, seat)
            deal_common(other, seat, rng)
            deal_sides(other, seat, rng)
            remember_it(other, seat)
        tries += 1
        if tries >= DEALS or other.asks_still():
            break
    other.chance = rng.fork()
    return other


def forget_it(m: Imperium, seat: i64) -> None:
    """Which of the cards in another's hand an effect has just handled is not for the seat to know: it becomes -2 - owner."""
    f: i64 = 0
    while f < m.depth:
        it = m.stack[f + IT]
        if it >= 0 and m.rings.zone(it) == t.HAND and not m.rings.sees(it, seat):
            m.stack[f + IT] = -2 - m.rings.seat(it)
        f += WIDTH


def remember_it(m: Imperium, seat: i64) -> None:
    """It is the first one of that hand, after all have been dealt anew."""
    f: i64 = 0
    while f < m.depth:
        it = m.stack[f + IT]
        if it <= -2:
            m.stack[f + IT] = unseen(m, seat, t.HAND * SEATS - 2 - it, vec[i64]())[0]
        f += WIDTH


def unseen(m: Imperium, seat: i64, place: i64, found: vec[i64]) -> vec[i64]:
    """The cards of a place the seat does not see, added to a list in the order they lie."""
    n = m.rings.many(place)
    piece = m.rings.top(place)
    while n > 0:
        if not m.rings.sees(piece, seat):
            found = append(found, piece)
        piece = m.rings.after(piece)
        n -= 1
    return found


def deal_common(m: Imperium, seat: i64, rng: Chance) -> None:
    """Unseen common cards of one suit: in the common decks, and those others took unseen."""
    group: i64 = 0
    while group < GROUPS:
        there = vec[i64]()
        zone: i64 = t.FAME_DECK
        while zone <= t.REMOVED:
            if zone != t.BOX:
                there = unseen(m, seat, zone * SEATS, there)
            zone += 1
        side: i64 = 0
        while side < m.seats:
            if side != seat:
                secret = vec[i64]()
                for piece in hidden(m, seat, side):
                    if m.marks[piece] & t.SECRET:
                        secret = append(secret, piece)
                for piece in secret:
                    there = append(there, piece)
            side += 1
        old = vec[i64]()
        for piece in there:
            if m.tables.group[piece] == group:
                old = append(old, piece)
        new = old[:]
        in_order(new)
        rng.shuffle(new)
        exchange(m, old, new, False)
        group += 1


def hidden(m: Imperium, seat: i64, side: i64) -> vec[i64]:
    """What the seat does not see of a player's hand, deck and history."""
    found = unseen(m, seat, t.HAND * SEATS + side, vec[i64]())
    found = unseen(m, seat, t.DECK * SEATS + side, found)
    found = unseen(m, seat, t.HISTORY * SEATS + side, found)
    found = unseen(m, seat, t.SUNKEN * SEATS + side, found)
    return unseen(m, seat, t.LOOKED * SEATS + side, found)


def deal_sides(m: Imperium, seat: i64, rng: Chance) -> None:
    """The unseen cards of each player over their places, and each nation deck; together with those they are mixed with."""
    done: i64 = 0
    side: i64 = 0
    while side < m.seats:
        for zone in (t.HAND, t.HISTORY, t.SUNKEN):
            m.rings.tidy(zone * SEATS + side, seat)
        side += 1
    side = 0
    while side < m.seats:
        even_fresh(m, seat, side)
        side += 1
    side = 0
    while side < m.seats:
        if not (done >> side) & 1:
            whole = mixed_with(m, side, seat)
            done |= whole
            old = vec[i64]()
            other: i64 = 0
            while other < m.seats:
                if (whole >> other) & 1:
                    for piece in hidden(m, seat, other):
                        old = append(old, piece)
                    if m.get(other, t.MIXED) & t.OWN_NATION and other != seat:
                        old = unseen(m, seat, t.NATION * SEATS + other, old)
                other += 1
            shuffled(m, old, rng)
        if not m.get(side, t.MIXED) & t.OWN_NATION or side == seat:
            shuffled(m, unseen(m, seat, t.NATION * SEATS + side, vec[i64]()), rng)
        side += 1


def even_fresh(m: Imperium, seat: i64, side: i64) -> None:
    """Which of the cards the seat does not see has just been drawn is not for it to know: the first ones in an order that
    tells nothing."""
    hand = unseen(m, seat, t.HAND * SEATS + side, vec[i64]())
    fresh: i64 = 0
    for piece in hand:
        if m.marks[piece] & t.FRESH:
            fresh += 1
            m.marks[piece] &= ~t.FRESH
    for piece in hand:
        if fresh > 0:
            m.marks[piece] |= t.FRESH
            fresh -= 1


def mixed_with(m: Imperium, side: i64, seat: i64) -> i64:
    """The players whose hidden cards may be each other's, as a mask; the seat itself knows its own."""
    one: i64 = 1
    whole = one << side
    if side == seat:
        return whole
    grown = True
    while grown:
        grown = False
        other: i64 = 0
        while other < m.seats:
            if other != seat:
                links = m.get(other, t.MIXED) & 15
                touches = (whole >> other) & 1 == 1 or links & whole != 0
                joined = whole | (one << other) | (links & ~(one << seat)) if touches else whole
                if joined != whole:
                    whole = joined
                    grown = True
            other += 1
    return whole


def shuffled(m: Imperium, old: vec[i64], rng: Chance) -> None:
    new = old[:]
    in_order(new)
    rng.shuffle(new)
    exchange(m, old, new, True)


def exchange(m: Imperium, old: vec[i64], new: vec[i64], keep: bool) -> None:
    """Each new card takes the place of the old one with all that belongs to the place; with `keep` cards keep what they keep
    wherever they go (`KEPT`). Effects that are about an old card are about the new one."""
    m.rings.exchange(new, old)
    was = m.marks[:]
    m.offered = -1
    i: i64 = 0
    n: i64 = len(old)
    while i < n:
        m.marks[new[i]] = (was[old[i]] & ~t.KEPT) | (was[new[i]] & t.KEPT) if keep else was[old[i]]
        i += 1
    f: i64 = 0
    while f < m.depth:
        this = m.stack[f + THIS]
        it = m.stack[f + IT]
        i = 0
        while i < n:
            if this == old[i]:
                m.stack[f + THIS] = new[i]
            if it == old[i]:
                m.stack[f + IT] = new[i]
            i += 1
        f += WIDTH
