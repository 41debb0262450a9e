"""Hidden pieces dealt anew, for `resample`: as the seat that asks cannot tell from what really lies there."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.machine.costs import paying, still_payable
from asztal.core.machine.frames import IT, THIS, TOGETHER, WAIT, WIDTH
from asztal.core.machine.machine import Machine
from asztal.core.pieces import SEATS
from asztal.core.rings import in_order


def asks_still(m: Machine) -> bool:
    """Find out what may be decided after hidden things have been dealt anew. False: with these nobody would be asked.

    That somebody is asked tells that there is something to decide; a deal in which there is not is not possible.
    """
    if m.over:
        return True
    f = m.depth - WIDTH
    other = m.copy()
    other.acting = 0
    answer = m.step_at(f).go(other, f)
    if answer == TOGETHER:
        return other.acting == m.acting
    if answer != WAIT:
        return False
    tied = paying(other, f)
    offer = still_payable(other, tied) if tied >= 0 else other.offer
    m.offer = offer
    return tied < 0 or len(offer) > 1


def deal_anew(m: Machine, seat: i64, first: i64, end: i64, rng: Chance) -> None:
    """Deal the pieces from `first` up to `end` (those of one back) that the seat does not see anew over their places.

    The outcome depends on chance and on what the seat may know, not on what really lies where.
    """
    old = unseen(m, seat, first, end)
    new = old[:]
    in_order(new)
    rng.shuffle(new)
    redeal(m, old, new)


def unseen(m: Machine, seat: i64, first: i64, end: i64) -> vec[i64]:
    """The pieces from `first` up to `end` that the seat does not see, in the order of their places."""
    found = vec[i64]()
    link = m.rings
    place: i64 = 0
    places: i64 = len(link.zones.names) * SEATS
    while place < places:
        n = link.many(place)
        piece = link.top(place)
        while n > 0:
            if piece >= first and piece < end and not link.sees(piece, seat):
                found = append(found, piece)
            piece = link.after(piece)
            n -= 1
        place += 1
    return found


def redeal(m: Machine, old: vec[i64], new: vec[i64]) -> None:
    """Put each of the new pieces where the old one at the same index lies; both rows hold the same pieces.

    All that belongs to a place stays with it: its order, who knows what lies there, what lies on it, which frames are
    about it.
    """
    m.rings.exchange(new, old)
    marks = m.marks[:]
    m.offered = -1
    i: i64 = 0
    while i < len(old):
        m.marks[new[i]] = marks[old[i]]
        i += 1
    f: i64 = 0
    while f < m.depth:
        i = 0
        this = m.stack[f + THIS]
        it = m.stack[f + IT]
        while i < len(old):
            if this == old[i]:
                m.stack[f + THIS] = new[i]
            if it == old[i]:
                m.stack[f + IT] = new[i]
            i += 1
        f += WIDTH
