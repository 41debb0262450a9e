"""The actions phase: whose turn it is, what may be done in it, and doing it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.frames import frame, frame_a
from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.settlers import actions, log
from asztal.games.settlers.actions import N
from asztal.games.settlers.lookout import Lookout
from asztal.games.settlers.pending import NEXT, TURN
from asztal.games.settlers.state import DEFENDED, EMPIRE, FACTION, FOUNDATION, HAND, PASSED, PEACEFUL
from asztal.games.settlers.tables import (
    ACTION,
    COMMON_CARDS,
    DECK_CARDS,
    DEFENSE,
    FOOD,
    GOLD,
    JAPANESE,
    NO_GOOD,
    OFFERS,
    RAZE,
    TUCKS,
    WOOD,
    WORKER,
)


class Turns(Lookout):
    """Turns of the actions phase."""

    def next_turn(self, seat: i64) -> None:
        """The next seat that has not passed; if there is none the phase is over."""
        turn: i64 = 1
        while turn <= self.seats:
            other = (seat + turn) % self.seats
            if self.get(other, PASSED) == 0:
                self.push(frame(NEXT, other, 0, 0, 0))
                self.push(frame(TURN, other, 0, 0, 0))
                return
            turn += 1

    def take_turn(self, seat: i64, pending: i64) -> None:
        """Ask for the action. After it, as long as an opponent is still playing, what may be done at any time."""
        if frame_a(pending) == 1 and (self.last_one_in(seat) or not self.has_any_time(seat)):
            return
        self.push(pending)
        self.acting = 1 << seat

    def last_one_in(self, seat: i64) -> bool:
        side: i64 = 0
        while side < self.seats:
            if side != seat and self.get(side, PASSED) == 0:
                return False
            side += 1
        return True

    # -- what may be done ----------------------------------------------------------------------------------------------

    def turn_options(self, seat: i64) -> vec[i64]:
        """The five actions, what may be done at any time, and passing."""
        t = self.tables
        at = self.cards.at
        shown = t.printing
        own = self.own_pieces(seat)
        in_hand = HAND * SEATS + seat
        n: i64 = len(own)
        hand = vec[i64]()
        mine = vec[i64]()
        giving = False
        i: i64 = 0
        while i < n:
            piece = own[i]
            if at[piece] == in_hand:
                hand = append(hand, piece)
            else:
                if not giving and self.taken_from(piece) < 0:
                    giving = True
                if t.kind[shown[piece]] == ACTION and at[piece] >> 3 == EMPIRE:
                    mine = append(mine, piece)
            i += 1
        found = vec[i64]()
        cards: i64 = len(hand)
        last: i64 = -1
        i = 0
        while i < cards:
            printing = shown[hand[i]]
            if printing != last and (giving or t.location[printing] == 0) and self.can_build(seat, printing, 0):
                found = listed(found, actions.BUILD + printing)
            last = printing
            i += 1
        if self.get(seat, FOOD) + self.get(seat, GOLD) > 0:
            i = 0
            while i < cards:
                if hand[i] >= COMMON_CARDS:
                    found = listed(found, actions.DEAL + shown[hand[i]])
                i += 1
        tokens = self.get(seat, RAZE)
        if tokens > 0:
            i = 0
            while i < cards:
                if t.raze_one[shown[hand[i]]] != NO_GOOD:
                    found = listed(found, actions.RAZE_HAND + shown[hand[i]])
                i += 1
            if tokens > 1 and not self.rules & PEACEFUL:
                found = self.enemy_targets(found, seat, tokens)
        owned: i64 = len(mine)
        i = 0
        while i < owned:
            if self.can_activate(seat, mine[i], 1):
                found = listed(found, actions.ACTIVATE + shown[mine[i]])
            i += 1
        i = 0
        while i < owned:
            if t.uses[shown[mine[i]]] > 1 and self.can_activate(seat, mine[i], 2):
                found = listed(found, actions.TWICE + shown[mine[i]])
            i += 1
        workers = self.get(seat, WORKER)
        found = self.any_time(found, seat, own)
        if workers >= 2:
            what: i64 = 0
            while what < 3:
                found = listed(found, actions.EXCHANGE + what)
                what += 1
            if self.can_draw(seat, 2) or self.can_draw(seat, 1):
                found = listed(found, actions.EXCHANGE + 3)
        return append(found, actions.PASS)

    def own_pieces(self, seat: i64) -> vec[i64]:
        """The cards a seat has in hand, its locations and its foundations."""
        found = vec[i64]()
        at = self.cards.at
        in_hand = HAND * SEATS + seat
        there = EMPIRE * SEATS + seat
        ground = FOUNDATION * SEATS + seat
        home = self.home(seat)
        end = self.home_end(seat)
        piece: i64 = 0
        while piece < end:
            place = at[piece]
            if place in (in_hand, there, ground):
                found = append(found, piece)
            piece += 1
            if piece == COMMON_CARDS:
                piece = home
        return found

    def enemy_targets(self, found: vec[i64], seat: i64, tokens: i64) -> vec[i64]:
        """Locations of opponents that can be razed for so many tokens, ascending by seat and printing."""
        at = self.cards.at
        t = self.tables
        side: i64 = 0
        while side < self.side_count():
            if self.is_target(side, seat):
                there = EMPIRE * SEATS + side
                end: i64 = DECK_CARDS if self.has_odd_faction(side) else COMMON_CARDS
                piece: i64 = 0
                while piece < end:
                    if at[piece] == there:
                        printing = t.printing[piece]
                        if t.raze_one[printing] != NO_GOOD and self.raze_price(piece) <= tokens:
                            found = listed(found, actions.RAZE_AT + side * N + printing)
                    piece += 1
            side += 1
        return found

    def any_time(self, found: vec[i64], seat: i64, own: vec[i64]) -> vec[i64]:
        """What may be done at any time of the own turn: defense token, samurai, Gate, Shrine."""
        at = self.cards.at
        there = EMPIRE * SEATS + seat
        t = self.tables
        n: i64 = len(own)
        i: i64 = 0
        if self.get(seat, DEFENSE) > 0:
            while i < n and own[i] < COMMON_CARDS:
                if at[own[i]] == there and not self.tokens[own[i]] & DEFENDED:
                    found = listed(found, actions.DEFEND + t.printing[own[i]])
                i += 1
        if not self.has_odd_faction(seat):
            return found
        tucks = False
        offers = False
        deploys = self.get(seat, WORKER) > 0 and self.samurai_army(seat)
        i = 0
        while i < n:
            if own[i] >= COMMON_CARDS and at[own[i]] == there:
                printing = t.printing[own[i]]
                if t.ability[printing] == TUCKS:
                    tucks = True
                elif t.ability[printing] == OFFERS:
                    offers = True
                if deploys and self.takes_samurai(seat, own[i]):
                    found = listed(found, actions.SAMURAI_ON + printing)
            i += 1
        if tucks:
            i = 0
            while i < n:
                if at[own[i]] == HAND * SEATS + seat:
                    found = listed(found, actions.TUCK + t.printing[own[i]])
                i += 1
        if offers:
            good: i64 = 0
            while good < 3:
                if self.get(seat, WOOD + good) > 0:
                    found = append(found, actions.OFFER + good)
                good += 1
        return found

    def has_any_time(self, seat: i64) -> bool:
        """Whether anything may be done at any time now; the same as `any_time` having something to list."""
        at = self.cards.at
        there = EMPIRE * SEATS + seat
        if self.get(seat, DEFENSE) > 0:
            piece: i64 = 0
            while piece < COMMON_CARDS:
                if at[piece] == there and not self.tokens[piece] & DEFENDED:
                    return True
                piece += 1
        if not self.has_odd_faction(seat):
            return False
        return len(self.any_time(vec[i64](), seat, self.own_pieces(seat))) > 0

    def has_odd_faction(self, seat: i64) -> bool:
        """Whether a seat can have samurai, a Gate or a Shrine: the Japanese, and who can take them over or mixes decks."""
        faction = self.get(seat, FACTION)
        return faction >= 0 and (faction == JAPANESE or (self.tables.takers >> faction) & 1 == 1 or self.tables.mixed)

    # -- doing it ------------------------------------------------------------------------------------------------------

    def act(self, seat: i64, action: i64) -> None:
        """One of the five actions, or something that may be done at any time."""
        if (action >= actions.DEFEND and action < actions.GIVE) or (action >= actions.OFFER and action < actions.OFFER + 3):
            self.act_any_time(seat, action)
            return
        self.pop()
        self.push(frame(TURN, seat, 1, 0, 0))
        if action < actions.DEAL:
            self.begin_building(seat, self.in_hand(action - actions.BUILD, seat), False)
        elif action < actions.RAZE_HAND:
            self.begin_deal(seat, self.in_hand(action - actions.DEAL, seat))
        elif action < actions.RAZE_AT:
            self.raze_from_hand(seat, self.in_hand(action - actions.RAZE_HAND, seat), 0)
        elif action < actions.ACTIVATE:
            chosen = action - actions.RAZE_AT
            piece = self.weakest(chosen // N, chosen % N)
            self.raze_location(seat, piece, self.raze_price(piece), 0)
        elif action < actions.TWICE:
            self.activate(seat, self.readiest(seat, action - actions.ACTIVATE, 1), 1)
        elif action < actions.DEFEND:
            self.activate(seat, self.readiest(seat, action - actions.TWICE, 2), 2)
        elif action == actions.PASS:
            self.pop()
            self.put(seat, PASSED, 1)
            self.tell(log.PASSED, seat)
        else:
            self.exchange(seat, action - actions.EXCHANGE)

    def act_any_time(self, seat: i64, action: i64) -> None:
        if action < actions.SAMURAI_ON:
            self.defend(seat, action - actions.DEFEND)
        elif action < actions.TUCK:
            self.spend(seat, WORKER, 1)
            self.place_samurai(seat, action - actions.SAMURAI_ON)
        elif action < actions.GIVE:
            self.tuck(seat, self.in_hand(action - actions.TUCK, seat))
        else:
            self.offer_resource(seat, WOOD + action - actions.OFFER)
