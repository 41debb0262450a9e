"""Building a location: what has to be there, paying for it, and what it gives at once."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.frames import frame
from asztal.core.pieces import SEATS
from asztal.games.settlers import log
from asztal.games.settlers.pending import BUILD, GIVE, RUN
from asztal.games.settlers.state import BLOCKED, DEFENDED, EMPIRE, FOUNDATION, SAMURAI_THERE, USED
from asztal.games.settlers.swapping import Swapping
from asztal.games.settlers.tables import COMMON_CARDS, ON_BUILD


class Building(Swapping):
    """How locations are built."""

    def can_build(self, seat: i64, printing: i64, extra_wood: i64) -> bool:
        """Whether the resources of a building cost are there, with more wood to be spent before."""
        t = self.tables
        return self.affordable(seat, t.wood[printing] + extra_wood, t.stone[printing], t.food[printing], 0, 0)

    def can_give(self, seat: i64) -> bool:
        """Whether there is a location or foundation to discard for a building cost."""
        there = EMPIRE * SEATS + seat
        ground = FOUNDATION * SEATS + seat
        at = self.cards.at
        home = self.home(seat)
        end = self.home_end(seat)
        piece: i64 = 0
        while piece < end:
            if at[piece] == ground or (at[piece] == there and self.taken_from(piece) < 0):
                return True
            piece += 1
            if piece == COMMON_CARDS:
                piece = home
        return False

    def begin_building(self, seat: i64, piece: i64, without_location: bool) -> None:
        """Show the card, then pay its cost, then build it."""
        t = self.tables
        printing = t.printing[piece]
        self.becomes_known(piece)
        self.push(frame(BUILD, seat, piece, 0, 0))
        self.pay_later(seat, t.wood[printing], t.stone[printing], t.food[printing], 0)
        if t.location[printing] and not without_location:
            self.push(frame(GIVE, seat, 0, 0, 0))

    def build(self, seat: i64, piece: i64) -> None:
        """The location stands: it produces, gives its building bonus, and features act, its own among them."""
        t = self.tables
        printing = t.printing[piece]
        self.tokens[piece] = 0
        self.show(piece, EMPIRE, seat)
        self.tell(log.BUILT, seat, piece)
        self.fire(seat, ON_BUILD, self.seen_as(piece))
        if t.bonus[printing]:
            self.push(frame(RUN, seat, t.bonus[printing], piece + 1, 0))
        if t.produce[printing]:
            self.push(frame(RUN, seat, t.produce[printing], piece + 1, 0))

    def give(self, seat: i64, printing: i64) -> None:
        """Discard a location for a building cost: of equal ones the one that is used up and unprotected."""
        best: i64 = -1
        value: i64 = -1
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if self.cards.lies(piece, EMPIRE, seat) and self.tables.printing[piece] == printing and self.taken_from(piece) < 0:
                tokens = self.tokens[piece]
                worth = (tokens & USED) * 2 + (1 if tokens & BLOCKED else 0)
                if not tokens & (DEFENDED | SAMURAI_THERE):
                    worth += 8
                if worth > value:
                    value = worth
                    best = piece
            piece += 1
        self.tell(log.GAVE, seat, best)
        self.discard(best)

    def give_foundation(self, seat: i64) -> None:
        piece: i64 = 0
        while not self.cards.lies(piece, FOUNDATION, seat):
            piece += 1
        self.tell(log.GAVE_FOUNDATION, seat)
        self.discard(piece)
