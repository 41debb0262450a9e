"""Deals: how they are made, what they pay, and how they end."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.frames import frame
from asztal.core.pieces import SEATS
from asztal.games.settlers import log
from asztal.games.settlers.building import Building
from asztal.games.settlers.effects import EITHER
from asztal.games.settlers.pending import DRAW, FINISH_DEAL, UNMARK
from asztal.games.settlers.state import DEAL, EMPIRE, LINE, RIVAL, ROUTE
from asztal.games.settlers.swapping import gained_frame, packed
from asztal.games.settlers.tables import CARD, COMMON_CARDS, DECK_CARDS, ON_DEAL, ON_DEALS_PAY, PIECES


class Deals(Building):
    """Deals of the faction cards, of the Trade Route, and of the virtual player."""

    def begin_deal(self, seat: i64, piece: i64) -> None:
        self.becomes_known(piece)
        self.push(frame(FINISH_DEAL, seat, piece, 0, 0))
        self.pay_later(seat, 0, 0, 1, 0)

    def make_deal(self, seat: i64, piece: i64) -> None:
        self.show(piece, DEAL, seat)
        self.tell(log.DEALT, seat, piece)
        self.fire(seat, ON_DEAL, 0)
        self.gain(seat, self.deal_good(piece), 1)

    def make_route_deal(self, seat: i64, location: i64) -> None:
        """A deal with a location of another empire: the top card of the own deck marks it, seen by nobody."""
        marker = self.top_faction(seat)
        self.cards.move(marker, ROUTE, seat)
        self.host[marker] = location
        self.tell(log.ROUTE, seat, location, self.cards.seat(location))
        self.fire(seat, ON_DEAL, 0)
        self.gain(seat, self.deal_good(marker), 1)

    def cancel(self, seat: i64, piece: i64, gaining: bool) -> None:
        """Discard a deal, and perhaps gain its good once."""
        owner = self.cards.seat(piece)
        good = self.deal_good(piece)
        if self.cards.zone(piece) == ROUTE:
            self.tell(log.ROUTE_CANCELLED, seat, self.host[piece], owner)
        else:
            self.tell(log.CANCELLED, seat, piece, owner)
        self.leave_line(piece)
        self.discard(piece)
        if gaining:
            self.gain(seat, good, 1)

    def leave_line(self, piece: i64) -> None:
        """An attack card that is no longer a deal of the virtual player leaves the line."""
        if piece < DECK_CARDS or not self.cards.lies(piece, DEAL, RIVAL):
            return
        i: i64 = 0
        while self.order[LINE + i] != piece:
            i += 1
        while i < self.line - 1:
            self.order[LINE + i] = self.order[LINE + i + 1]
            i += 1
        self.line -= 1

    def pay_deals(self, seat: i64) -> None:
        """All deals of a seat pay; with the School of Diplomacy goods may be discarded again for points."""
        counts: i64 = 0
        cards: i64 = 0
        at = self.cards.at
        board = DEAL * SEATS + seat
        route = ROUTE * SEATS + seat
        piece: i64 = COMMON_CARDS
        while piece < PIECES:
            if at[piece] == board or at[piece] == route:
                good = self.deal_good(piece)
                if good == CARD:
                    cards += 1
                else:
                    counts += packed(1, good)
            piece += 1
        # Told good by good: the order of the cards would tell which of them lie face down on a route.
        good = 0
        while good < CARD:
            n = (counts >> (5 * good)) & 31
            if n > 0:
                self.gain(seat, good, n)
            good += 1
        if counts + cards == 0:
            return
        swaps = self.has_trigger(seat, ON_DEALS_PAY)
        if swaps:
            self.push(frame(UNMARK, seat, 0, 0, 0))
            self.push(gained_frame(seat, counts, 1, 0))
        if cards > 0:
            self.push(frame(DRAW, seat, cards, EITHER, 1 if swaps else 0))

    def has_trigger(self, seat: i64, trigger: i64) -> bool:
        if not self.may_wait(seat, trigger):
            return False
        there = EMPIRE * SEATS + seat
        at = self.cards.at
        piece: i64 = 0
        while piece < DECK_CARDS:
            if at[piece] == there and self.tables.trigger[self.tables.printing[piece]] == trigger:
                return True
            piece += 1
        return False
