"""The five rounds: factions and first hands, the phases in their order, production, cleanup, and the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.frames import frame
from asztal.core.pieces import SEATS
from asztal.games.settlers import log
from asztal.games.settlers.pending import ATTACK, CLEANUP, COLLECT, NEXT, NEXT_ROUND, PRODUCTION, RUN
from asztal.games.settlers.scoring import faction_locations, pile_size, points, solo_won, standing
from asztal.games.settlers.state import (
    ATTACK_PILE,
    BOX,
    CARDS,
    DECK,
    EMPIRE,
    FACTION,
    GOODS_ON,
    PAIRS,
    PASSED,
    SAMURAI_THERE,
    TAKEN,
    pile_of,
)
from asztal.games.settlers.tables import ATTACKS, COMMON_CARDS, DECK_CARDS, FACTION_CARDS, FACTIONS, PIECES, STORES, VP
from asztal.games.settlers.turns import Turns

ROUNDS: Final = 5
START_COMMON: Final = 2
START_FACTION: Final = 2


class Rounds(Turns):
    """What happens between the players' turns."""

    # -- before the first round ----------------------------------------------------------------------------------------

    def choose_faction(self, seat: i64, faction: i64) -> None:
        self.put(seat, FACTION, faction)
        self.tell(log.FACTION, seat, faction)

    def is_played(self, faction: i64) -> bool:
        side: i64 = 0
        while side < self.seats:
            if self.get(side, FACTION) == faction:
                return True
            side += 1
        return False

    def begin(self) -> None:
        """Shuffle the decks and deal the first hands."""
        self.shuffle_pile(0, COMMON_CARDS, 0)
        self.common = COMMON_CARDS
        faction: i64 = 0
        while faction < FACTIONS:
            owner: i64 = -1
            side: i64 = 0
            while side < self.seats:
                if self.get(side, FACTION) == faction:
                    owner = side
                side += 1
            if owner >= 0:
                self.shuffle_pile(pile_of(faction), FACTION_CARDS, owner)
                self.put(owner, CARDS, FACTION_CARDS)
            else:
                piece = pile_of(faction)
                while piece < pile_of(faction) + FACTION_CARDS:
                    self.cards.move(piece, BOX, 0)
                    piece += 1
            faction += 1
        self.first = self.chance.below(self.seats)
        self.tell(log.FIRST, self.first)
        turn: i64 = 0
        while turn < self.seats:
            side = (self.first + turn) % self.seats
            n: i64 = 0
            while n < START_COMMON:
                self.draw_from(side, 1, 0)
                n += 1
            n = 0
            while n < START_FACTION:
                self.draw_from(side, 2, 0)
                n += 1
            turn += 1
        if self.seats == 1:
            self.shuffle_pile(ATTACK_PILE, ATTACKS, 0)
            self.attacks = ATTACKS
            self.reveal_attack()
        else:
            piece = DECK_CARDS
            while piece < PIECES:
                self.cards.move(piece, BOX, 0)
                piece += 1

    def shuffle_pile(self, first: i64, size: i64, side: i64) -> None:
        """A whole deck, its pieces numbered from `first`, face down."""
        pile = vec[i64]()
        piece = first
        while piece < first + size:
            pile = append(pile, piece)
            self.cards.move(piece, DECK, side)
            self.cards.forget(piece)
            piece += 1
        self.chance.shuffle(pile)
        i: i64 = 0
        while i < size:
            self.order[first + i] = pile[i]
            i += 1

    # -- the phases in their order -------------------------------------------------------------------------------------

    def next_round(self) -> None:
        if self.round == 0:
            self.begin()
        elif self.round == ROUNDS:
            self.finish()
            return
        else:
            self.first = (self.first + 1) % self.seats
            if self.seats > 1:
                self.tell(log.FIRST, self.first)
        self.round += 1
        self.tell(log.ROUND, 0, self.round)
        self.push(frame(NEXT_ROUND, 0, 0, 0, 0))
        if self.seats == 1:
            self.push(frame(ATTACK, 0, 0, 0, 0))
            self.push(frame(ATTACK, 0, 0, 0, 0))
            self.push(frame(COLLECT, 0, 0, 0, 0))
        self.push(frame(CLEANUP, 0, 0, 0, 0))
        self.push(frame(NEXT, (self.first + self.seats - 1) % self.seats, 0, 0, 0))
        turn = self.seats - 1
        while turn >= 0:
            seat = (self.first + turn) % self.seats
            self.push(frame(PRODUCTION, seat, 0, 0, 0))
            turn -= 1
        self.look_out()

    # -- production ----------------------------------------------------------------------------------------------------

    def produce(self, seat: i64) -> None:
        """The board, then deals, then production locations."""
        self.tell(log.PRODUCED, seat)
        board = self.get(seat, FACTION) * 8
        good: i64 = 0
        while good < VP:
            amount = self.tables.board[board + good]
            if amount > 0:
                self.gain(seat, good, amount)
            good += 1
        there = EMPIRE * SEATS + seat
        at = self.cards.at
        home = self.home(seat)
        piece = self.home_end(seat) - 1
        while piece >= 0:
            if piece == home - 1:
                piece = COMMON_CARDS - 1
            if at[piece] == there:
                program = self.tables.produce[self.tables.printing[piece]]
                if program > 0:
                    self.push(frame(RUN, seat, program, piece + 1, 0))
            piece -= 1
        self.pay_deals(seat)

    # -- cleanup -------------------------------------------------------------------------------------------------------

    def clean_up(self) -> None:
        """What was taken over goes back. Then, but not in the last round, only stored goods are kept."""
        piece: i64 = 0
        while piece < DECK_CARDS:
            owner = self.taken_from(piece)
            if owner >= 0 and self.cards.zone(piece) == EMPIRE:
                self.tokens[piece] &= ~(7 << TAKEN)
                self.cards.move(piece, EMPIRE, owner)
                self.tell(log.RETURNED, owner, piece)
            piece += 1
        last = self.round == ROUNDS
        if not last:
            self.tell(log.CLEANED, 0)
            piece = 0
            while piece < DECK_CARDS:
                if self.cards.zone(piece) == EMPIRE:
                    self.tokens[piece] = self.tokens[piece] & SAMURAI_THERE | (self.goods_on(piece) << GOODS_ON)
                piece += 1
        seat: i64 = 0
        while seat < self.seats:
            if not last:
                self.store(seat)
            self.put(seat, PASSED, 0)
            self.put(seat, PAIRS, 0)
            seat += 1

    def store(self, seat: i64) -> None:
        """Keep what the board and storing locations keep."""
        keeps = self.tables.stores[self.get(seat, FACTION)]
        there = EMPIRE * SEATS + seat
        piece: i64 = COMMON_CARDS
        while piece < DECK_CARDS:
            if self.cards.at[piece] == there and self.tables.ability[self.tables.printing[piece]] == STORES:
                keeps |= self.tables.stores[4 + self.tables.printing[piece]]
            piece += 1
        self.empty(seat, keeps)
        good: i64 = 0
        while good < VP:
            if self.get(seat, good) > 0:
                self.tell(log.STORED, seat, good, self.get(seat, good))
            good += 1

    # -- the end -------------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        self.over = True
        if self.events is None:
            return
        if self.seats == 1:
            won = solo_won(self)
            self.tell(log.SOLO_WON if won else log.SOLO_LOST, 0, points(self, 0), faction_locations(self, 0), pile_size(self))
            return
        best: i64 = -1
        winners: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            own = standing(self, seat)
            if own > best:
                best = own
                winners = 0
            if own == best:
                winners += 1
            seat += 1
        seat = 0
        while seat < self.seats:
            if standing(self, seat) == best:
                self.tell(log.WON if winners == 1 else log.SHARED, seat, points(self, seat))
            seat += 1
