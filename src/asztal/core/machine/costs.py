"""Whether a cost can be paid whose parts get in each other's way, or which reactions ease: tried on copies of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import FLAGS, SEAT, TIED, WIDTH, WINDOW

if TYPE_CHECKING:
    from asztal.core.machine.machine import Machine  # which asks for this

TRIALS: Final = 400  # how many positions are looked at to find out whether an entangled cost can be paid


def payable(m: Machine, f: i64, pc: i64) -> bool:
    """Whether a cost whose parts get in each other's way can be paid: tried on copies, which tell nobody anything."""
    other = m.copy()
    other.trial = True
    other.depth += other.apart
    other.apart = 0
    other.trial_frame = other.call(f, pc, m.stack[f + SEAT])
    other.run()
    return search(other, TRIALS) < 0


def paying(m: Machine, f: i64) -> i64:
    """The effect, f or one under it, in which the seat that decides in f is paying a cost only trying could judge."""
    seat = m.stack[f + SEAT]
    while f >= 0:
        if m.stack[f + FLAGS] & TIED and m.program.code[m.stack[f]] & 255 != WINDOW:
            return f if m.stack[f + SEAT] == seat else -1
        f -= WIDTH
    return -1


def still_payable(m: Machine, f: i64) -> vec[i64]:
    """What of the offer leaves the rest of the cost that frame f is paying possible; all of it, if nothing seems to."""
    found = vec[i64]()
    for action in m.offer:
        other = m.copy()
        other.trial = True
        other.trial_frame = f
        other.decide(m.stack[f + SEAT], action)
        if search(other, TRIALS) < 0:
            found = append(found, action)
    return found if len(found) > 0 else m.offer


def search(m: Machine, left: i64) -> i64:
    """Look for a way to pay; gives how many positions may still be looked at, -1 if a way was found."""
    if m.paid:
        return -1
    if m.over:
        return left
    for seat in range(m.seats):
        if (m.acting >> seat) & 1:
            for action in m.options(seat):
                if left <= 0:
                    return 0
                other = m.copy()
                other.trial = True
                other.trial_frame = m.trial_frame
                other.decide(seat, action)
                left = search(other, left - 1)
                if left < 0:
                    return -1
            return left
    return left
