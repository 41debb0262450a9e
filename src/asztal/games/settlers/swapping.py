"""Goods just gained that may be discarded for points: the Dark Chapel and the School of Diplomacy."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.settlers import actions, log
from asztal.games.settlers.effects import Effects
from asztal.games.settlers.pending import GAINED
from asztal.games.settlers.state import FRESH, HAND
from asztal.games.settlers.tables import DECK_CARDS, VP


def gained_frame(seat: i64, counts: i64, each: i64, swapped: i64) -> i64:
    """Goods just gained (5 bits for each of worker ... vp), points for each discarded, how many have been discarded."""
    return GAINED | (seat << 8) | (counts << 12) | (each << 52) | (swapped << 54)


def packed(amount: i64, good: i64) -> i64:
    """An amount of a good as part of such counts. A literal would be shifted as a 32-bit number when compiled."""
    return amount << (5 * good)


def gained_counts(pending: i64) -> i64:
    return (pending >> 12) & ((1 << 40) - 1)


def gained_each(pending: i64) -> i64:
    return (pending >> 52) & 3


def gained_swapped(pending: i64) -> i64:
    return (pending >> 54) & 255


class Swapping(Effects):
    """What may be discarded of goods just gained, and the points for it."""

    def swap_choices(self, seat: i64, pending: i64) -> vec[i64]:
        found = vec[i64]()
        there = HAND * SEATS + seat
        piece: i64 = 0
        while piece < DECK_CARDS:
            if self.cards.at[piece] == there and self.tokens[piece] & FRESH:
                found = listed(found, actions.DISCARD + self.tables.printing[piece])
            piece += 1
        counts = gained_counts(pending)
        good: i64 = 0
        while good <= VP:
            if (counts >> (5 * good)) & 31 and self.get(seat, good) > 0 and (good != VP or gained_each(pending) > 1):
                found = append(found, actions.SWAP + good)
            good += 1
        if len(found) > 0:
            found = append(found, actions.DONE)
        return found

    def resolve_swap(self, seat: i64, pending: i64, action: i64) -> None:
        """Discard one of the goods just gained, or stop; the points come all at once at the end."""
        each = gained_each(pending)
        swapped = gained_swapped(pending)
        counts = gained_counts(pending)
        if action == actions.DONE:
            if swapped > 0:
                self.gain(seat, VP, swapped * each)
            return
        if action >= actions.SWAP:
            good = action - actions.SWAP
            self.add(seat, good, -1)
            self.tell(log.SWAPPED, seat, good)
            counts -= packed(1, good)
        else:
            piece: i64 = 0
            while not (
                self.tokens[piece] & FRESH
                and self.cards.lies(piece, HAND, seat)
                and self.tables.printing[piece] == action - actions.DISCARD
            ):
                piece += 1
            self.tell(log.DISCARDED, seat, piece)
            self.discard(piece)
        self.push(gained_frame(seat, counts, each, swapped + 1))

    def finish_swap(self, seat: i64, pending: i64) -> None:
        """Nothing is left to discard."""
        if gained_swapped(pending) > 0:
            self.gain(seat, VP, gained_swapped(pending) * gained_each(pending))

    def unmark(self, seat: i64) -> None:
        """The effect is over: cards it has drawn are cards like others."""
        piece: i64 = 0
        while piece < DECK_CARDS:
            self.tokens[piece] &= ~FRESH
            piece += 1
