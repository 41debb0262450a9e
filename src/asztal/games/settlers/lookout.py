"""The lookout phase: cards drawn, laid open or passed on in packets, and who takes which."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.frames import frame, frame_a
from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.settlers import actions, log
from asztal.games.settlers.pending import PACKET, REVEAL, RIVAL_TAKES, SWEEP, TAKE
from asztal.games.settlers.rival import Solo
from asztal.games.settlers.state import ADVANCED, CARDS, HAND, OPEN, PASS_LEFT, PEACEFUL, PICK
from asztal.games.settlers.state import PACKET as PACKET_ZONE
from asztal.games.settlers.tables import COMMON_CARDS

PACKET_SIZE: Final = 3
SOLO_OPEN: Final = 4
ADVANCED_OPEN: Final = 5


class Lookout(Solo):
    """How everybody gets cards at the beginning of a round, in every variant."""

    def look_out(self) -> None:
        """Everybody draws a faction card, in the peaceful variant a common one too; then common cards are shared out."""
        turn: i64 = 0
        while turn < self.seats:
            seat = (self.first + turn) % self.seats
            if self.get(seat, CARDS) > 0:
                self.draw_from(seat, 2, 0)
            if self.rules & PEACEFUL and self.common_left():
                self.draw_from(seat, 1, 0)
            turn += 1
        if self.seats == 1:
            self.push(frame(RIVAL_TAKES, 0, 0, 0, 0))
            self.push(frame(TAKE, 0, 0, 0, 0))
            self.push(frame(RIVAL_TAKES, 0, 0, 0, 0))
            self.push(frame(TAKE, 0, 0, 0, 0))
            self.push(frame(REVEAL, 0, SOLO_OPEN, 0, 0))
        elif self.rules & PASS_LEFT:
            self.deal_packets()
        elif self.rules & ADVANCED:
            self.plan_advanced()
        else:
            self.push(frame(SWEEP, 0, 0, 0, 0))
            turn = 0
            while turn < self.seats:
                self.push_take(turn)
                turn += 1
            self.push(frame(REVEAL, 0, self.seats + 1, 0, 0))
            self.push(frame(SWEEP, 0, 0, 0, 0))
            turn = self.seats - 1
            while turn >= 0:
                self.push_take(turn)
                turn -= 1
            self.push(frame(REVEAL, 0, self.seats + 1, 0, 0))

    def push_take(self, turn: i64) -> None:
        self.push(frame(TAKE, (self.first + turn) % self.seats, 0, 0, 0))

    def plan_advanced(self) -> None:
        """Five open cards. With 3 or 4 players cards are added, so that all but the last choose from as many."""
        self.push(frame(SWEEP, 0, 0, 0, 0))
        last = self.seats - 1
        turn = last
        while turn >= 0:
            self.push_take(turn)
            if self.seats > 2 and turn > 0 and turn < last:
                self.push(frame(REVEAL, 0, 1, 0, 0))
            turn -= 1
        turn = last
        while turn >= 0:
            self.push_take(turn)
            if turn >= 2:
                self.push(frame(REVEAL, 0, 1, 0, 0))
            turn -= 1
        self.push(frame(REVEAL, 0, ADVANCED_OPEN, 0, 0))

    # -- laid open -----------------------------------------------------------------------------------------------------

    def lay_open(self, n: i64) -> None:
        while n > 0 and self.common_left():
            if self.common == 0:
                self.tell(log.RESHUFFLED, 0)
            piece = self.top_common()
            self.cards.move(piece, OPEN, 0)
            self.tell(log.LAID_OPEN, 0, piece)
            n -= 1

    def sweep(self) -> None:
        left = self.cards.inside(OPEN, 0)
        i: i64 = 0
        while i < len(left):
            self.discard(left[i])
            i += 1

    def take_open(self, seat: i64, printing: i64) -> None:
        piece = self.find(printing, OPEN, 0)
        self.cards.move(piece, HAND, seat)
        self.tell(log.TOOK, seat, piece)

    def anything_open(self) -> bool:
        at = self.cards.at
        piece: i64 = 0
        while piece < COMMON_CARDS:
            if at[piece] == OPEN * SEATS:
                return True
            piece += 1
        return False

    # -- packets -------------------------------------------------------------------------------------------------------

    def deal_packets(self) -> None:
        turn: i64 = 0
        while turn < self.seats:
            seat = (self.first + turn) % self.seats
            n: i64 = 0
            while n < PACKET_SIZE and self.common_left():
                piece = self.top_common()
                self.cards.move(piece, PACKET_ZONE, seat)
                self.tell(log.SAW, seat, piece, 0, 0, 1 << seat)
                n += 1
            turn += 1
        self.push(frame(PACKET, 0, 0, 0, 0))

    def wait_for_picks(self, pending: i64) -> None:
        """Everybody chooses a card of the packet at the same time; then packets go to the left, or the rest is discarded."""
        seat: i64 = 0
        while seat < self.seats:
            if self.get(seat, PICK) == 0 and self.cards.count(PACKET_ZONE, seat) > 0:
                self.acting |= 1 << seat
            seat += 1
        if self.acting != 0:
            self.push(pending)
            return
        again = frame_a(pending) == 0
        seat = 0
        while seat < self.seats:
            if self.get(seat, PICK) > 0:
                self.cards.move(self.get(seat, PICK) - 1, HAND, seat)
                self.put(seat, PICK, 0)
            seat += 1
        self.seen += 1
        piece: i64 = 0
        while piece < COMMON_CARDS:
            if self.cards.zone(piece) == PACKET_ZONE:
                if again:
                    to = (self.cards.seat(piece) + 1) % self.seats
                    self.cards.move(piece, PACKET_ZONE, to)
                    self.tell(log.SAW, to, piece, 0, 0, 1 << to)
                else:
                    self.tell(log.DISCARDED, self.cards.seat(piece), piece)
                    self.discard(piece)
            piece += 1
        if again:
            self.push(frame(PACKET, 0, 1, 0, 0))

    def pick(self, seat: i64, printing: i64) -> None:
        piece = self.find(printing, PACKET_ZONE, seat)
        self.put(seat, PICK, piece + 1)
        self.tell(log.PICKED, seat)
        self.tell(log.PICKED_OWN, seat, piece, 0, 0, 1 << seat)

    # -- what may be taken ---------------------------------------------------------------------------------------------

    def cards_in(self, there: i64) -> vec[i64]:
        """The common cards in a place, as cards to take."""
        found = vec[i64]()
        at = self.cards.at
        piece: i64 = 0
        while piece < COMMON_CARDS:
            if at[piece] == there:
                found = listed(found, actions.TAKE + self.tables.printing[piece])
            piece += 1
        return found
