"""Razing: what it costs, what it brings, and what becomes of the location."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.frames import frame
from asztal.games.settlers import log
from asztal.games.settlers.deals import Deals
from asztal.games.settlers.effects import EITHER
from asztal.games.settlers.pending import DRAW, UNMARK
from asztal.games.settlers.state import DEFENDED, EMPIRE, FOUNDATION, RIVAL, SAMURAI_THERE
from asztal.games.settlers.swapping import gained_frame, packed
from asztal.games.settlers.tables import CARD, NO_GOOD, ON_RAZE, RAZE, WOOD


class Razing(Deals):
    """How cards in hand and locations are razed."""

    def razeable(self, piece: i64) -> bool:
        return self.tables.raze_one[self.tables.printing[piece]] != NO_GOOD

    def raze_price(self, piece: i64) -> i64:
        """Raze tokens for a location of an opponent."""
        price: i64 = 2
        if self.tokens[piece] & DEFENDED:
            price += 1
        if self.tokens[piece] & SAMURAI_THERE:
            price += 1
        return price

    def weakest(self, side: i64, printing: i64) -> i64:
        """Of a side's equal locations the one that is cheapest to raze, then the one least used."""
        best: i64 = -1
        value: i64 = 99
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if self.cards.lies(piece, EMPIRE, side) and self.tables.printing[piece] == printing:
                worth = self.raze_price(piece) * 4 + self.used(piece)
                if worth < value:
                    value = worth
                    best = piece
            piece += 1
        return best

    def raze_from_hand(self, seat: i64, piece: i64, each: i64) -> None:
        self.spend(seat, RAZE, 1)
        self.tell(log.RAZED_HAND, seat, piece)
        printing = self.tables.printing[piece]
        self.discard(piece)
        self.take_raze_goods(seat, printing, each)

    def raze_location(self, seat: i64, piece: i64, tokens: i64, each: i64) -> None:
        """Raze a location: its goods to the seat; a common one becomes a foundation of its owner and brings 1 wood."""
        self.spend(seat, RAZE, tokens)
        holder = self.cards.seat(piece)
        owner = self.taken_from(piece)
        if owner < 0:
            owner = holder
        printing = self.tables.printing[piece]
        self.tell(log.RAZED, seat, piece, holder)
        if self.is_common(piece) and not (self.seats == 1 and owner == RIVAL):
            self.strip(piece)
            self.cards.move(piece, FOUNDATION, owner)
            self.tell(log.FOUNDATION, holder, piece)
            self.gain(holder, WOOD, 1)
        else:
            self.tell(log.RAZED_AWAY, holder, piece)
            self.discard(piece)
        self.take_raze_goods(seat, printing, each)

    def take_raze_goods(self, seat: i64, printing: i64, each: i64) -> None:
        """Gain the goods of a raze field; then features act. With `each` any of the goods may be discarded for points."""
        one = self.tables.raze_one[printing]
        two = self.tables.raze_two[printing]
        self.fire(seat, ON_RAZE, 0)
        cards: i64 = 0
        counts: i64 = 0
        if one == CARD:
            cards += 1
        else:
            counts += packed(1, one)
        if two == CARD:
            cards += 1
        elif two != NO_GOOD:
            counts += packed(1, two)
        if each > 0:
            self.push(frame(UNMARK, seat, 0, 0, 0))
            self.push(gained_frame(seat, counts, each, 0))
        if cards > 0:
            self.push(frame(DRAW, seat, cards, EITHER, 1 if each > 0 else 0))
        if one == two:
            if one != CARD:
                self.gain(seat, one, 2)
        else:
            if one != CARD:
                self.gain(seat, one, 1)
            if two != CARD and two != NO_GOOD:
                self.gain(seat, two, 1)
