"""Set-up, the five rounds with their phases, what is legal, and the end of the game. The names follow the rulebook."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.frames import frame, frame_a, frame_b, frame_op, frame_seat
from asztal.core.pieces import SEATS
from asztal.games.settlers import actions, log
from asztal.games.settlers.actions import N
from asztal.games.settlers.deeds import listed
from asztal.games.settlers.pending import (
    ATTACK,
    BUILD,
    CLEANUP,
    COLLECT,
    DRAW,
    FACTION,
    FINISH_DEAL,
    GAINED,
    LOSE,
    NEXT,
    NEXT_ROUND,
    PACKET,
    PAY,
    PRODUCTION,
    REVEAL,
    RIVAL_TAKES,
    RUN,
    SWEEP,
    TAKE,
    TURN,
    UNMARK,
)
from asztal.games.settlers.rival import Solo
from asztal.games.settlers.scoring import faction_locations, pile_size, points, solo_won, standing
from asztal.games.settlers.state import (
    ATTACK_PILE,
    BOX,
    CARDS,
    DECK,
    DEFENDED,
    EMPIRE,
    FOUNDATION,
    GOODS_ON,
    HAND,
    OPEN,
    PAIRS,
    PASSED,
    PICK,
    SAMURAI_THERE,
    TAKEN,
    pile_of,
)
from asztal.games.settlers.state import FACTION as FACTION_FIELD
from asztal.games.settlers.state import PACKET as PACKET_ZONE
from asztal.games.settlers.tables import (
    ACTION,
    ATTACKS,
    COMMON_CARDS,
    DECK_CARDS,
    DEFENSE,
    FACTION_CARDS,
    FACTIONS,
    FOOD,
    GOLD,
    JAPANESE,
    NO_GOOD,
    OFFERS,
    PIECES,
    RAZE,
    STORES,
    TUCKS,
    VP,
    WOOD,
    WORKER,
)

ROUNDS: Final = 5
START_COMMON: Final = 2
START_FACTION: Final = 2
PACKET_SIZE: Final = 3
SOLO_OPEN: Final = 4
ADVANCED_OPEN: Final = 5

# the options as bits of `state.rules`; the limits of the later print are CAPS and OASIS_CAP in effects.py
PEACEFUL: Final = 1
PASS_LEFT: Final = 2
ADVANCED: Final = 4
RANDOM_FACTIONS: Final = 32


class Settlers(Solo):
    """The rules of Imperial Settlers."""

    def copy(self) -> Settlers:
        return Settlers(
            self.seats,
            self.chance.copy(),
            self.stack[:],
            self.acting,
            self.over,
            self.seen,
            self.tables,
            self.rules,
            self.decks,
            self.round,
            self.first,
            self.common,
            self.attacks,
            self.line,
            self.sides[:],
            self.cards.copy(),
            self.tokens[:],
            self.host[:],
            self.order[:],
        )

    # -- set-up --------------------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Everything from the empty table to the first decision: who plays which faction."""
        self.push(frame(NEXT_ROUND, 0, 0, 0, 0))
        side: i64 = 0
        while side < self.side_count():
            self.put(side, FACTION_FIELD, -1)
            side += 1
        if self.rules & RANDOM_FACTIONS:
            factions = vec[i64]([0, 1, 2, 3])
            self.chance.shuffle(factions)
            side = 0
            while side < self.seats:
                self.choose_faction(side, factions[side])
                side += 1
        else:
            side = self.seats - 1
            while side >= 0:
                self.push(frame(FACTION, side, 0, 0, 0))
                side -= 1
        self.run()

    def choose_faction(self, seat: i64, faction: i64) -> None:
        self.put(seat, FACTION_FIELD, faction)
        self.tell(log.FACTION, seat, faction)

    def begin(self) -> None:
        """Shuffle the decks and deal the first hands."""
        self.shuffle_pile(0, COMMON_CARDS, 0)
        self.common = COMMON_CARDS
        faction: i64 = 0
        while faction < FACTIONS:
            owner: i64 = -1
            side: i64 = 0
            while side < self.seats:
                if self.get(side, FACTION_FIELD) == faction:
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

    # -- the loop: what is pending happens until somebody has to decide ------------------------------------------------

    def run(self) -> None:
        while self.acting == 0 and not self.over and len(self.stack) > 0:
            pending = self.pop()
            op = frame_op(pending)
            seat = frame_seat(pending)
            if op == RUN:
                self.run_program(seat, frame_a(pending), frame_b(pending))
            elif op == NEXT:
                self.next_turn(seat)
            elif op == TURN:
                self.take_turn(seat, pending)
            elif op == DRAW:
                if self.go_on_drawing(seat, pending):
                    self.acting = 1 << seat
            elif op == PAY:
                if self.go_on_paying(seat, pending):
                    self.acting = 1 << seat
            elif op == BUILD:
                self.build(seat, frame_a(pending))
            elif op == FINISH_DEAL:
                self.make_deal(seat, frame_a(pending))
            elif op == PRODUCTION:
                self.produce(seat)
            elif op == TAKE:
                if self.anything_open():
                    self.push(pending)
                    self.acting = 1 << seat
            elif op == REVEAL:
                self.lay_open(frame_a(pending))
            elif op == SWEEP:
                self.sweep()
            elif op == UNMARK:
                self.unmark(seat)
            elif op == CLEANUP:
                self.clean_up()
            elif op == NEXT_ROUND:
                self.next_round()
            elif op == PACKET:
                self.wait_for_picks(pending)
            elif op == RIVAL_TAKES:
                self.rival_takes()
            elif op == COLLECT:
                self.collect()
            elif op == ATTACK:
                self.attack()
            elif op in (FACTION, LOSE):
                self.push(pending)
                self.acting = 1 << seat
            else:
                self.offer(seat, pending)

    def offer(self, seat: i64, pending: i64) -> None:
        """Ask the seat to choose; nothing to choose from is passed over, a single choice is made at once."""
        found = self.choices(pending)
        if len(found) > 1:
            self.push(pending)
            self.acting = 1 << seat
        elif len(found) == 1:
            self.resolve(pending, found[0])
        elif frame_op(pending) == GAINED:
            self.finish_swap(seat, pending)

    # -- rounds --------------------------------------------------------------------------------------------------------

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

    # -- 1. lookout ----------------------------------------------------------------------------------------------------

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

    # -- 2. production -------------------------------------------------------------------------------------------------

    def produce(self, seat: i64) -> None:
        """The board, then deals, then production locations."""
        self.tell(log.PRODUCED, seat)
        board = self.get(seat, FACTION_FIELD) * 8
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

    # -- 3. actions ----------------------------------------------------------------------------------------------------

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
        faction = self.get(seat, FACTION_FIELD)
        return faction >= 0 and (faction == JAPANESE or (self.tables.takers >> faction) & 1 == 1 or self.tables.mixed)

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

    def offer_resource(self, seat: i64, good: i64) -> None:
        """Put a resource on the Shrine for good."""
        shrine: i64 = COMMON_CARDS
        while not self.cards.lies(shrine, EMPIRE, seat) or self.tables.ability[self.tables.printing[shrine]] != OFFERS:
            shrine += 1
        self.add(seat, good, -1)
        self.tokens[shrine] += 1 << GOODS_ON
        self.tell(log.OFFERED, seat, good)

    # -- 4. cleanup ----------------------------------------------------------------------------------------------------

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
        keeps = self.tables.stores[self.get(seat, FACTION_FIELD)]
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

    # -- what is legal -------------------------------------------------------------------------------------------------

    def options(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if not (self.acting >> seat) & 1:
            return found
        pending = self.top()
        op = frame_op(pending)
        if op == TURN:
            if frame_a(pending) == 0:
                return self.turn_options(seat)
            return append(self.any_time(found, seat, self.own_pieces(seat)), actions.END_TURN)
        if op == TAKE:
            return self.cards_in(OPEN * SEATS)
        if op == PACKET:
            return self.cards_in(PACKET_ZONE * SEATS + seat)
        if op == FACTION:
            faction: i64 = 0
            while faction < FACTIONS:
                if not self.is_played(faction):
                    found = append(found, actions.FACTION + faction)
                faction += 1
            return found
        if op == LOSE:
            return self.victim_choices(frame_a(pending), frame_b(pending) == 1)
        return self.choices(pending)

    def is_played(self, faction: i64) -> bool:
        side: i64 = 0
        while side < self.seats:
            if self.get(side, FACTION_FIELD) == faction:
                return True
            side += 1
        return False

    def anything_open(self) -> bool:
        at = self.cards.at
        piece: i64 = 0
        while piece < COMMON_CARDS:
            if at[piece] == OPEN * SEATS:
                return True
            piece += 1
        return False

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

    def decide(self, seat: i64, action: i64) -> None:
        pending = self.top()
        op = frame_op(pending)
        self.acting = 0
        if op == TURN:
            if action == actions.END_TURN:
                self.pop()
            else:
                self.act(seat, action)
        elif op == TAKE:
            self.pop()
            self.take_open(seat, action - actions.TAKE)
        elif op == PACKET:
            self.pick(seat, action - actions.TAKE)
        elif op == FACTION:
            self.pop()
            self.choose_faction(seat, action - actions.FACTION)
        elif op == LOSE:
            self.pop()
            self.lose_chosen(pending, action - actions.CHOOSE)
        else:
            self.pop()
            self.resolve(pending, action)
        self.run()

    # -- words ----------------------------------------------------------------------------------------------------------

    def name_of(self, piece: int) -> str:
        """The name of a piece as an argument of a line."""
        return f"@{self.tables.ids[self.tables.printing[piece]]}"
