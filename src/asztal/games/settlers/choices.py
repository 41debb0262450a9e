"""What may be chosen for every pending step, and which card a choice means where there are equal ones."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.frames import frame_a, frame_b, frame_c, frame_op, frame_seat
from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.settlers import actions
from asztal.games.settlers.actions import N
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
    STEAL,
    TAKE_DEAL,
    TAKE_OVER,
    USE_DEAL,
)
from asztal.games.settlers.razing import Razing
from asztal.games.settlers.state import BLOCKED, CARDS, DEAL, EMPIRE, FACTION, FRESH, HAND, ROUTE, SAMURAI_THERE, faction_of
from asztal.games.settlers.tables import ACTION, COMMON_CARDS, DECK_CARDS, NO_GOOD, PIECES, PRODUCTION, RAZE, WOOD


class Choices(Razing):
    """The actions each pending step allows."""

    def choices(self, pending: i64) -> vec[i64]:
        """The actions a pending step allows its seat, ascending."""
        seat = frame_seat(pending)
        op = frame_op(pending)
        found = vec[i64]()
        if op == DRAW:
            return append(append(found, actions.DRAW_COMMON), actions.DRAW_FACTION)
        if op == CHOOSE:
            return self.option_choices(seat, pending)
        if op == PAY:
            return self.payment_choices(seat, frame_a(pending))
        if op == GIVE:
            return self.give_choices(seat)
        if op == EXCHANGE:
            n: i64 = 0
            while n < 3:
                found = append(found, actions.EXCHANGE + n)
                n += 1
            if self.can_draw(seat, 1) or self.can_draw(seat, 2):
                found = append(found, actions.EXCHANGE + 3)
            return append(found, actions.DONE)
        if op == RAZING:
            return self.raze_choices(seat, frame_a(pending))
        if op in (COPY_RAZE, DISCARD_LOCATION, BLOCKING, TAKE_OVER, ROUTE_DEAL):
            return self.target_choices(seat, op)
        if op in (CANCEL_DEAL, TAKE_DEAL, USE_DEAL):
            return self.deal_choices(seat, op, frame_a(pending))
        if op in (KEEP, DISCARD, LAY, BUILD_FACTION):
            return self.hand_choices(seat, op, frame_a(pending), frame_b(pending))
        if op in (RESET, REPEAT, PLACE_SAMURAI):
            return self.own_choices(seat, op, frame_c(pending) - 1 if op == RESET or frame_a(pending) else -1)
        if op == STEAL:
            return self.steal_choices(seat, frame_a(pending))
        if op == OPPONENT_DISCARDS:
            side: i64 = 0
            while side < self.side_count():
                if self.is_target(side, seat):
                    found = append(found, actions.OPPONENT + side)
                side += 1
            return found
        if op == PICK_GOOD:
            one = frame_a(pending) - 1
            two = frame_b(pending) - 1
            found = append(found, actions.GOOD + one)
            return found if two < 0 else listed(found, actions.GOOD + two)
        if op == GAINED:
            return self.swap_choices(seat, pending)
        return found

    def option_choices(self, seat: i64, pending: i64) -> vec[i64]:
        found = vec[i64]()
        place = frame_a(pending)
        step = self.tables.code[place]
        option: i64 = 0
        while option < frame_a(step):
            if self.option_possible(seat, self.option_place(place, option)):
                found = append(found, actions.OPTION + option)
            option += 1
        if frame_b(step) and len(found) > 0:
            found = append(found, actions.DECLINE)
        return found

    def payment_choices(self, seat: i64, needs: i64) -> vec[i64]:
        found = vec[i64]()
        if needs & 4095 == 0:
            good: i64 = 0
            while good < 4:
                if self.get(seat, WOOD + good) > 0:
                    found = append(found, actions.PAY + good)
                good += 1
            return found
        gold: i64 = 0
        while gold < 10:
            if self.may_use_gold(seat, needs, gold):
                found = append(found, actions.GOLD + gold)
            gold += 1
        return found

    def give_choices(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        there = EMPIRE * SEATS + seat
        at = self.cards.at
        home = self.home(seat)
        end = self.home_end(seat)
        piece: i64 = 0
        while piece < end:
            if at[piece] == there and self.taken_from(piece) < 0:
                found = listed(found, actions.GIVE + self.tables.printing[piece])
            piece += 1
            if piece == COMMON_CARDS:
                piece = home
        if self.has_foundation(seat):
            found = append(found, actions.GIVE_FOUNDATION)
        return found

    def raze_choices(self, seat: i64, what: i64) -> vec[i64]:
        found = vec[i64]()
        at = self.cards.at
        tokens = self.get(seat, RAZE)
        despite = what & 8 != 0
        piece: i64 = 0
        while piece < DECK_CARDS:
            place = at[piece]
            printing = self.tables.printing[piece]
            if self.tables.raze_one[printing] != NO_GOOD:
                if place == HAND * SEATS + seat:
                    if what & 1 and tokens > 0:
                        found = listed(found, actions.RAZE_HAND + printing)
                elif place >> 3 == EMPIRE:
                    side = place & 7
                    if side == seat:
                        if what & 4 and self.is_common(piece):
                            found = listed(found, actions.CHOOSE + printing)
                    elif what & 2 and self.is_target(side, seat) and (despite or self.raze_price(piece) <= tokens):
                        found = listed(found, actions.RAZE_AT + side * N + printing)
            piece += 1
        return found

    def target_choices(self, seat: i64, op: i64) -> vec[i64]:
        found = vec[i64]()
        if op == ROUTE_DEAL and self.get(seat, CARDS) == 0:
            return found
        at = self.cards.at
        piece: i64 = 0
        while piece < DECK_CARDS:
            place = at[piece]
            if place >> 3 == EMPIRE and place & 7 != seat and self.is_target(place & 7, seat) and self.fits(seat, op, piece):
                found = listed(found, actions.TARGET + (place & 7) * N + self.tables.printing[piece])
            piece += 1
        return found

    def fits(self, seat: i64, op: i64, piece: i64) -> bool:
        """Whether a verb can act on an opponent's location."""
        if op == COPY_RAZE:
            return self.razeable(piece)
        if op == BLOCKING:
            return self.tables.kind[self.tables.printing[piece]] == ACTION and not self.tokens[piece] & BLOCKED
        if op == ROUTE_DEAL:
            return self.is_faction(piece) and self.route_on(piece, seat) < 0
        return True

    def target(self, seat: i64, op: i64, side: i64, printing: i64) -> i64:
        """Of equal locations of an opponent the one least used that fits."""
        best: i64 = -1
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if (
                self.cards.lies(piece, EMPIRE, side)
                and self.tables.printing[piece] == printing
                and self.fits(seat, op, piece)
                and (best < 0 or self.used(piece) < self.used(best))
            ):
                best = piece
            piece += 1
        return best

    def deal_choices(self, seat: i64, op: i64, opponent: i64) -> vec[i64]:
        """Own deals, or those of opponents; deals of the Trade Route lie elsewhere and cannot be taken."""
        found = vec[i64]()
        own = op == USE_DEAL or (op == CANCEL_DEAL and opponent == 0)
        at = self.cards.at
        piece: i64 = COMMON_CARDS
        while piece < PIECES:
            zone = at[piece] >> 3
            if zone in (DEAL, ROUTE):
                side = at[piece] & 7
                if side == seat if own else self.is_target(side, seat):
                    if zone == DEAL:
                        found = listed(found, actions.CANCEL + side * N + self.tables.printing[piece])
                    elif op != TAKE_DEAL:
                        found = listed(found, actions.ROUTE + self.tables.printing[self.host[piece]])
            piece += 1
        return found

    def chosen_deal(self, seat: i64, action: i64, own: bool) -> i64:
        """The card of a chosen deal."""
        if action < actions.ROUTE:
            chosen = action - actions.CANCEL
            return self.find(chosen % N, DEAL, chosen // N)
        piece: i64 = COMMON_CARDS
        while True:
            if self.cards.zone(piece) == ROUTE and self.tables.printing[self.host[piece]] == action - actions.ROUTE:
                side = self.cards.seat(piece)
                if side == seat if own else self.is_target(side, seat):
                    return piece
            piece += 1

    def hand_choices(self, seat: i64, op: i64, a: i64, b: i64) -> vec[i64]:
        found = vec[i64]()
        there = (DEAL if op == BUILD_FACTION and a == 1 else HAND) * SEATS + seat
        at = self.cards.at
        home = self.home(seat)
        end = self.home_end(seat)
        piece: i64 = 0
        while piece < end:
            if at[piece] == there:
                printing = self.tables.printing[piece]
                if op == KEEP:
                    if self.tokens[piece] & FRESH:
                        found = listed(found, actions.TAKE + printing)
                elif op == DISCARD:
                    found = listed(found, actions.DISCARD + printing)
                elif op == LAY:
                    if self.is_common(piece):
                        found = listed(found, actions.CHOOSE + printing)
                elif self.is_faction(piece) and self.can_build(seat, printing, b):
                    found = listed(found, actions.BUILD + printing)
            piece += 1
            if piece == COMMON_CARDS:
                piece = home
        return found

    def own_choices(self, seat: i64, op: i64, besides: i64) -> vec[i64]:
        """Own locations: used ones to reset, producing ones, or those that take a samurai."""
        found = vec[i64]()
        there = EMPIRE * SEATS + seat
        at = self.cards.at
        home = self.home(seat)
        end = self.home_end(seat)
        piece: i64 = 0
        while piece < end:
            if at[piece] == there and piece != besides:
                printing = self.tables.printing[piece]
                if op == RESET:
                    fits = self.tables.kind[printing] == ACTION and self.used(piece) > 0
                elif op == REPEAT:
                    fits = self.tables.kind[printing] == PRODUCTION
                else:
                    fits = self.takes_samurai(seat, piece)
                if fits:
                    found = listed(found, actions.CHOOSE + printing)
            piece += 1
            if piece == COMMON_CARDS:
                piece = home
        return found

    def takes_samurai(self, seat: i64, piece: i64) -> bool:
        """The Japanese put samurai on their own faction locations, one on each."""
        return (
            self.is_faction(piece)
            and faction_of(piece) == self.get(seat, FACTION)
            and self.cards.lies(piece, EMPIRE, seat)
            and not self.tokens[piece] & SAMURAI_THERE
        )

    def own(self, seat: i64, op: i64, printing: i64, besides: i64) -> i64:
        """The own location meant by a choice; of equal ones the one used most."""
        best: i64 = -1
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if (
                self.cards.lies(piece, EMPIRE, seat)
                and piece != besides
                and self.tables.printing[piece] == printing
                and (best < 0 or self.used(piece) > self.used(best))
            ):
                best = piece
            piece += 1
        return best

    def steal_choices(self, seat: i64, goods: i64) -> vec[i64]:
        found = vec[i64]()
        side: i64 = 0
        while side < self.seats:
            if self.is_target(side, seat):
                good: i64 = 0
                while good < 3:
                    if (goods >> good) & 1 and self.get(side, WOOD + good) > 0:
                        found = append(found, actions.STEAL + side * 3 + good)
                    good += 1
            side += 1
        return found
