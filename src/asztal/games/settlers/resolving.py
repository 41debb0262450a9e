"""What a choice does: every pending step is resolved here."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.frames import frame, frame_a, frame_b, frame_c, frame_op, frame_seat
from asztal.games.settlers import actions, log
from asztal.games.settlers.actions import N
from asztal.games.settlers.activating import Activating
from asztal.games.settlers.pending import (
    BLOCKING,
    BUILD_FACTION,
    CANCEL_DEAL,
    CHOOSE,
    COPY_RAZE,
    DISCARD,
    DISCARD_LOCATION,
    DRAW,
    EXCHANGE,
    GAINED,
    GIVE,
    KEEP,
    LAY,
    OPPONENT_DISCARDS,
    PAY,
    PICK_GOOD,
    PLACE_SAMURAI,
    RAZING,
    REPEAT,
    RESET,
    ROUTE_DEAL,
    RUN,
    STEAL,
    TAKE_DEAL,
    TAKE_OVER,
    USE_DEAL,
)
from asztal.games.settlers.state import BLOCKED, DEAL, EMPIRE, FOUNDATION, FRESH, HAND, ROUTE, TAKEN, USED
from asztal.games.settlers.tables import DECK_CARDS, WOOD


class Resolving(Activating):
    """Doing what was chosen for a pending step."""

    def resolve(self, pending: i64, action: i64) -> None:
        """Do what was chosen for a pending step, which is off the stack."""
        seat = frame_seat(pending)
        op = frame_op(pending)
        if op == DRAW:
            if frame_a(pending) > 1:
                self.push(frame(DRAW, seat, frame_a(pending) - 1, frame_b(pending), frame_c(pending)))
            self.draw_from(seat, 1 if action == actions.DRAW_COMMON else 2, frame_c(pending))
        elif op == CHOOSE:
            if action != actions.DECLINE:
                place = self.option_place(frame_a(pending), action - actions.OPTION)
                self.push(frame(RUN, seat, place, frame_b(pending), 0))
        elif op == PAY:
            self.resolve_payment(seat, frame_a(pending), action)
        elif op == GIVE:
            if action == actions.GIVE_FOUNDATION:
                self.give_foundation(seat)
            else:
                self.give(seat, action - actions.GIVE)
        elif op == EXCHANGE:
            if action != actions.DONE:
                self.exchange(seat, action - actions.EXCHANGE)
        elif op == RAZING:
            self.resolve_raze(seat, pending, action)
        elif op in (COPY_RAZE, DISCARD_LOCATION, BLOCKING, TAKE_OVER, ROUTE_DEAL):
            chosen = action - actions.TARGET
            self.act_on(seat, op, self.target(seat, op, chosen // N, chosen % N))
        elif op in (CANCEL_DEAL, TAKE_DEAL, USE_DEAL):
            self.resolve_deal(seat, op, pending, action)
        elif op == KEEP:
            self.resolve_keep(seat, pending, action - actions.TAKE)
        elif op == DISCARD:
            piece = self.in_hand(action - actions.DISCARD, seat)
            self.tell(log.DISCARDED, seat, piece)
            self.discard(piece)
        elif op == LAY:
            card = self.in_hand(action - actions.CHOOSE, seat)
            self.tell(log.LAID, seat, card)
            self.show(card, FOUNDATION, seat)
        elif op == BUILD_FACTION:
            printing = action - actions.BUILD
            self.begin_building(
                seat, self.find(printing, DEAL, seat) if frame_a(pending) else self.in_hand(printing, seat), True
            )
        elif op in (RESET, REPEAT):
            besides = frame_c(pending) - 1 if op == RESET or frame_a(pending) else -1
            self.resolve_own(seat, op, self.own(seat, op, action - actions.CHOOSE, besides))
        elif op == PLACE_SAMURAI:
            if frame_a(pending) > 1:
                self.push(frame(PLACE_SAMURAI, seat, frame_a(pending) - 1, 0, 0))
            self.place_samurai(seat, action - actions.CHOOSE)
        elif op == STEAL:
            chosen = action - actions.STEAL
            good = WOOD + chosen % 3
            self.add(chosen // 3, good, -1)
            self.add(seat, good, 1)
            self.tell(log.STOLE, seat, good, chosen // 3)
        elif op == OPPONENT_DISCARDS:
            if action - actions.OPPONENT < self.seats:
                self.push(frame(DISCARD, action - actions.OPPONENT, 0, 0, 0))
        elif op == PICK_GOOD:
            self.gain(seat, action - actions.GOOD, 1)
        elif op == GAINED:
            self.resolve_swap(seat, pending, action)

    def resolve_payment(self, seat: i64, needs: i64, action: i64) -> None:
        if needs & 4095 == 0:
            self.spend(seat, WOOD + action - actions.PAY, 1)
            needs -= 1 << 12
        else:
            needs = self.pay_first(seat, needs, action - actions.GOLD)
        if needs > 0:
            self.push(frame(PAY, seat, needs, 0, 0))

    def resolve_raze(self, seat: i64, pending: i64, action: i64) -> None:
        each = frame_b(pending)
        if action >= actions.CHOOSE:
            self.raze_location(seat, self.own(seat, RAZING, action - actions.CHOOSE, -1), 0, each)
        elif action >= actions.RAZE_AT:
            chosen = action - actions.RAZE_AT
            piece = self.weakest(chosen // N, chosen % N)
            self.raze_location(seat, piece, 0 if frame_a(pending) & 8 else self.raze_price(piece), each)
        else:
            self.raze_from_hand(seat, self.in_hand(action - actions.RAZE_HAND, seat), each)

    def act_on(self, seat: i64, op: i64, piece: i64) -> None:
        """A verb acts on an opponent's location."""
        side = self.cards.seat(piece)
        printing = self.tables.printing[piece]
        if op == COPY_RAZE:
            self.tell(log.POINTED, seat, piece, side)
            self.push(frame(PICK_GOOD, seat, self.tables.raze_one[printing] + 1, self.tables.raze_two[printing] + 1, 0))
        elif op == DISCARD_LOCATION:
            self.tell(log.REMOVED, seat, piece, side)
            self.discard(piece)
        elif op == BLOCKING:
            self.tell(log.BLOCKED, seat, piece, side)
            self.tokens[piece] |= BLOCKED
        elif op == ROUTE_DEAL:
            self.make_route_deal(seat, piece)
        else:
            self.tell(log.TOOK_OVER, seat, piece, side)
            owner = self.taken_from(piece)
            if owner < 0:
                owner = side
            self.tokens[piece] &= ~(7 << TAKEN)
            if owner != seat:
                self.tokens[piece] |= (owner + 1) << TAKEN
            self.cards.move(piece, EMPIRE, seat)

    def resolve_deal(self, seat: i64, op: i64, pending: i64, action: i64) -> None:
        own = op == USE_DEAL or (op == CANCEL_DEAL and frame_a(pending) == 0)
        piece = self.chosen_deal(seat, action, own)
        if op == CANCEL_DEAL:
            self.cancel(seat, piece, frame_b(pending) == 1)
        elif op == USE_DEAL:
            self.tell(log.USED_DEAL, seat, self.host[piece] if self.cards.zone(piece) == ROUTE else piece)
            self.gain(seat, self.deal_good(piece), 1)
        else:
            self.tell(log.TOOK_DEAL, seat, piece, self.cards.seat(piece))
            self.leave_line(piece)
            self.cards.move(piece, DEAL, seat)

    def resolve_keep(self, seat: i64, pending: i64, printing: i64) -> None:
        """Keep one of the fresh cards; the others are discarded or shuffled back."""
        kept = False
        piece: i64 = 0
        while piece < DECK_CARDS:
            if self.tokens[piece] & FRESH and self.cards.lies(piece, HAND, seat):
                self.tokens[piece] &= ~FRESH
                if not kept and self.tables.printing[piece] == printing:
                    kept = True
                elif frame_b(pending):
                    self.tell(log.SHUFFLED_IN, seat)
                    self.shuffle_in(seat, piece)
                else:
                    self.tell(log.DISCARDED, seat, piece)
                    self.discard(piece)
            piece += 1

    def resolve_own(self, seat: i64, op: i64, piece: i64) -> None:
        if op == RESET:
            self.tell(log.RESET, seat, piece)
            self.tokens[piece] &= ~USED
        else:
            self.tell(log.COPIED, seat, piece)
            self.push(frame(RUN, seat, self.tables.produce[self.tables.printing[piece]], piece + 1, 0))
