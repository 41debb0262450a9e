"""Activating locations, exchanging workers, and what may be done at any time: defense token, samurai, Gate, Shrine."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.frames import frame, frame_a, frame_b, frame_op
from asztal.core.pieces import SEATS
from asztal.games.settlers import log
from asztal.games.settlers.choices import Choices
from asztal.games.settlers.pending import BUILD_FACTION, CANCEL_DEAL, DISCARD, DRAW_KEEP, END, EXCHANGE, GAIN, LAY, RUN, STEAL
from asztal.games.settlers.state import (
    BLOCKED,
    DEAL,
    DEFENDED,
    EMPIRE,
    FACTION,
    GOODS_ON,
    HAND,
    PAIRS,
    ROUTE,
    SAMURAI_THERE,
    UNDER,
)
from asztal.games.settlers.tables import (
    ACTION,
    ANY,
    CARD,
    CARD_FROM_HAND,
    COMMON_AS_FOUNDATION,
    COMMON_CARDS,
    DECK_CARDS,
    DEFENSE,
    FOOD,
    GOLD,
    JAPANESE,
    OFFERS,
    OWN_DEAL,
    PRICE,
    RAZE,
    SPECIAL,
    STONE,
    TUCKS,
    VP,
    WOOD,
    WORKER,
)


class Activating(Choices):
    """Deeds with locations that stand, and with workers."""

    # -- activating ----------------------------------------------------------------------------------------------------

    def can_activate(self, seat: i64, piece: i64, times: i64) -> bool:
        t = self.tables
        printing = t.printing[piece]
        if t.kind[printing] != ACTION or self.tokens[piece] & BLOCKED or self.used(piece) + times > t.uses[printing]:
            return False
        row = printing * PRICE
        price = t.price
        if self.get(seat, WORKER) < price[row] * times or self.get(seat, RAZE) < price[row + RAZE] * times:
            return False
        if not self.affordable(
            seat,
            price[row + WOOD] * times,
            price[row + STONE] * times,
            price[row + FOOD] * times,
            price[row + ANY] * times,
            price[row + GOLD] * times,
        ):
            return False
        special = price[row + SPECIAL]
        if special == CARD_FROM_HAND and self.cards.count(HAND, seat) < times:
            return False
        if special == COMMON_AS_FOUNDATION and self.common_in_hand(seat) < times:
            return False
        if special == OWN_DEAL and self.cards.count(DEAL, seat) + self.cards.count(ROUTE, seat) < times:
            return False
        return self.has_use(seat, piece, price[row + WOOD])

    def common_in_hand(self, seat: i64) -> i64:
        n: i64 = 0
        there = HAND * SEATS + seat
        at = self.cards.at
        piece: i64 = 0
        while piece < COMMON_CARDS:
            if at[piece] == there:
                n += 1
            piece += 1
        return n

    def has_use(self, seat: i64, piece: i64, wood: i64) -> bool:
        """Whether the odd part of an action has something to act on: who cannot do it cannot activate the location."""
        code = self.tables.code
        place = self.tables.act[self.tables.printing[piece]]
        while frame_op(code[place]) != END:
            step = code[place]
            op = frame_op(step)
            if op >= STEAL and op != DRAW_KEEP:
                extra = wood if op == BUILD_FACTION else frame_b(step)
                if len(self.choices(frame(op, seat, frame_a(step), extra, piece + 1))) == 0:
                    return False
            elif op != GAIN and op != DRAW_KEEP:
                return True
            place += 1
        return True

    def readiest(self, seat: i64, printing: i64, times: i64) -> i64:
        """Of equal locations that can be activated so often a taken-over one first, then the one used most."""
        best: i64 = -1
        value: i64 = -1
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if (
                self.cards.lies(piece, EMPIRE, seat)
                and self.tables.printing[piece] == printing
                and not self.tokens[piece] & BLOCKED
                and self.used(piece) + times <= self.tables.uses[printing]
            ):
                worth = self.used(piece)
                if self.taken_from(piece) >= 0:
                    worth += 4
                if worth > value:
                    value = worth
                    best = piece
            piece += 1
        return best

    def activate(self, seat: i64, piece: i64, times: i64) -> None:
        """Pay so often, then do the action so often: the number is fixed before the first is done."""
        t = self.tables
        printing = t.printing[piece]
        self.tokens[piece] += times
        self.tell(log.ACTIVATED, seat, piece, times)
        row = printing * PRICE
        price = t.price
        i: i64 = 0
        while i < times:
            self.push(frame(RUN, seat, t.act[printing], piece + 1, 0))
            i += 1
        special = price[row + SPECIAL]
        i = 0
        while i < times:
            if special == CARD_FROM_HAND:
                self.push(frame(DISCARD, seat, 0, 0, 0))
            elif special == COMMON_AS_FOUNDATION:
                self.push(frame(LAY, seat, 0, 0, 0))
            elif special == OWN_DEAL:
                self.push(frame(CANCEL_DEAL, seat, 0, 0, piece + 1))
            i += 1
        self.spend(seat, WORKER, price[row] * times)
        self.spend(seat, RAZE, price[row + RAZE] * times)
        self.spend(seat, GOLD, price[row + GOLD] * times)
        self.pay_later(
            seat, price[row + WOOD] * times, price[row + STONE] * times, price[row + FOOD] * times, price[row + ANY] * times
        )

    # -- exchanging workers --------------------------------------------------------------------------------------------

    def exchange(self, seat: i64, what: i64) -> None:
        """Two workers for a resource (0 wood, 1 stone, 2 food) or a card (3); more pairs may follow."""
        self.spend(seat, WORKER, 2)
        self.tell(log.EXCHANGED, seat, what)
        if self.get(seat, WORKER) >= 2:
            self.push(frame(EXCHANGE, seat, 0, 0, 0))
        side: i64 = 0
        while side < self.seats:
            if side != seat:
                brought = self.pair_limit(side)
                if brought > 0:
                    self.add(side, PAIRS, brought)
                    self.gain(side, WORKER, brought)
            side += 1
        self.gain(seat, CARD if what == 3 else WOOD + what, 1)

    # -- at any time of the own turn -----------------------------------------------------------------------------------

    def defend(self, seat: i64, printing: i64) -> None:
        """The defense token goes to a common location; of equal ones to the one least used."""
        best: i64 = -1
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if (
                self.cards.lies(piece, EMPIRE, seat)
                and self.tables.printing[piece] == printing
                and not self.tokens[piece] & DEFENDED
                and (best < 0 or self.used(piece) < self.used(best))
            ):
                best = piece
            piece += 1
        self.add(seat, DEFENSE, -1)
        self.tokens[best] |= DEFENDED
        self.tell(log.DEFENDED, seat, best)

    def samurai_army(self, seat: i64) -> bool:
        return self.get(seat, FACTION) == JAPANESE

    def place_samurai(self, seat: i64, printing: i64) -> None:
        piece = self.tables.first[printing]
        while self.tables.printing[piece] != printing or not self.takes_samurai(seat, piece):
            piece += 1
        self.tokens[piece] |= SAMURAI_THERE
        self.tell(log.SAMURAI, seat, piece)

    def tuck(self, seat: i64, card: i64) -> None:
        """Put a card under a Gate for a point: under the first one that has fewer than three, else the first."""
        gate: i64 = -1
        piece: i64 = 0
        while piece < DECK_CARDS:
            if self.cards.lies(piece, EMPIRE, seat) and self.tables.ability[self.tables.printing[piece]] == TUCKS:
                if self.cards_under(piece) < 3:
                    gate = piece
                    break
                if gate < 0:
                    gate = piece
            piece += 1
        self.show(card, UNDER, seat)
        self.host[card] = gate
        self.tell(log.TUCKED, seat, card)
        self.gain(seat, VP, 1)

    def offer_resource(self, seat: i64, good: i64) -> None:
        """Put a resource on the Shrine for good."""
        shrine: i64 = COMMON_CARDS
        while not self.cards.lies(shrine, EMPIRE, seat) or self.tables.ability[self.tables.printing[shrine]] != OFFERS:
            shrine += 1
        self.add(seat, good, -1)
        self.tokens[shrine] += 1 << GOODS_ON
        self.tell(log.OFFERED, seat, good)
