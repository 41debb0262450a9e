"""Set-up, the round, what is legal, and the end of the game. The names follow the rulebook."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.frames import frame, frame_a, frame_b, frame_op, frame_seat
from asztal.games.ginkgopolis import log
from asztal.games.ginkgopolis.actions import (
    ALONE,
    GIVE,
    KEEP,
    MOVE,
    NEW_HAND,
    PICK,
    PLAY,
    SHIFT_NEXT,
    SHIFT_PREVIOUS,
    SPOT,
    TAKE_RESOURCE,
    TAKE_TILE,
    WITH,
)
from asztal.games.ginkgopolis.hal import Solo
from asztal.games.ginkgopolis.pending import (
    BONUS,
    CHOOSE,
    DRAFT,
    FIND_SPOT,
    FINISH,
    GAIN,
    GIVE_BACK,
    HAL_TURN,
    KEEP_CARD,
    MOVE_LETTER,
    NEXT_ROUND,
    RESOLVE,
    SHIFT,
    TAKE,
    YIELDS,
)
from asztal.games.ginkgopolis.ring import can_shift
from asztal.games.ginkgopolis.scoring import card_points, district_points, token_points
from asztal.games.ginkgopolis.state import (
    ASIDE,
    AWAY,
    BOX,
    CARD,
    CHOOSING,
    CHOOSING_TILE,
    CHOSEN,
    DISCARD,
    GIVEN,
    HAND,
    HOLDER,
    KEPT,
    LAID,
    NOWHERE,
    PACKET,
    PICKED,
    POINTS,
    READY,
    SCREEN,
    STEP,
    STOCK,
    TILE_LAID,
    TOKENS,
    UNDER,
    WHERE,
    step_to,
)
from asztal.games.ginkgopolis.tables import CARDS, FIRST_CHARACTER, FIRST_LETTER, HAL, LETTERS, RESOURCE, TILE, TILES

HAND_SIZE: Final = 4
SOLO_HAND_SIZE: Final = 3
PICKS: Final = 3


class Ginkgopolis(Solo):
    """The rules of Ginkgopolis."""

    def copy(self) -> Ginkgopolis:
        return Ginkgopolis(
            self.seats,
            self.chance.copy(),
            self.stack[:],
            self.acting,
            self.over,
            self.seen,
            self.tables,
            self.draft,
            self.expert,
            self.round,
            self.first,
            self.exhausted,
            self.ending,
            self.sides[:],
            self.cards.copy(),
            self.tiles.copy(),
            self.deck[:],
            self.supply[:],
            self.city[:],
            self.letters[:],
        )

    # -- set-up --------------------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Everything from the empty table to the first decision."""
        self.build_start_city()
        self.prepare_tiles()
        self.prepare_deck()
        for side in range(self.side_count()):
            self.put(side, STOCK, self.tables.resources[self.seats])
            self.put(side, TOKENS, self.tables.new_hand[self.seats])
            self.put(side, CARD, -1)
            self.put(side, TILE_LAID, -1)
        if self.seats == 1:
            self.set_up_solo()
        else:
            self.first = self.chance.below(self.seats)
            self.tell(log.FIRST, self.first)
            if self.draft:
                self.deal_packets()
            else:
                self.deal_sets()
        self.run()

    def build_start_city(self) -> None:
        """The nine tiles 1-3 at random in a square; the letters around it."""
        spaces = self.tables.square[:]
        self.chance.shuffle(spaces)
        used: i64 = 0
        for tile in range(TILES):
            self.city[WHERE + tile] = NOWHERE
            self.city[HOLDER + tile] = -1
            self.city[UNDER + tile] = -1
            if self.tables.number[tile] <= 3:
                self.place_tile(tile, spaces[used], 1, -1, -1)
                used += 1
        self.letters = self.tables.ring[:]

    def prepare_tiles(self) -> None:
        """Shuffle the other tiles; with 2 or 3 players some leave the game unseen."""
        rest = vec[i64]()
        for tile in range(TILES):
            if self.city[WHERE + tile] == NOWHERE:
                rest = append(rest, tile)
        self.shuffle_supply(rest)
        for _ in range(self.tables.tiles_removed[self.seats]):
            self.tiles.move(self.draw_tile(), AWAY, 0)

    def prepare_deck(self) -> None:
        """The first deck: twelve letters and the cards of the start city."""
        for card in range(FIRST_CHARACTER):
            if card >= FIRST_LETTER or self.city[WHERE + card] >= 0:
                self.cards.move(card, DISCARD, 0)
            else:
                self.cards.move(card, ASIDE, 0)
        for character in range(FIRST_CHARACTER, CARDS):
            self.cards.move(character, BOX, 0)
        self.rebuild_deck()

    def set_up_solo(self) -> None:
        for good in range(3):
            self.gain(0, good, self.tables.solo_goods[good])
        self.start_round()

    def deal_sets(self) -> None:
        """Introductory game: each player gets one of the six numbered sets at random."""
        sets = vec[i64]([1, 2, 3, 4, 5, 6])
        self.chance.shuffle(sets)
        for side in range(self.seats):
            self.tell(log.STARTER_SET, side, sets[side])
            for character in range(FIRST_CHARACTER, CARDS):
                if self.tables.starter_set[character] == sets[side]:
                    self.cards.move(character, KEPT, side)
        self.take_start_goods()

    def deal_packets(self) -> None:
        """Draft: four characters for each player."""
        pool = vec[i64]()
        for character in range(FIRST_CHARACTER, CARDS):
            pool = append(pool, character)
        self.chance.shuffle(pool)
        for side in range(self.seats):
            for i in range(PICKS + 1):
                self.cards.move(pool[side * (PICKS + 1) + i], PACKET, side)
        self.push(frame(DRAFT, 0, 0, 0, 0))

    def take_start_goods(self) -> None:
        """Everybody takes what their characters bring; then the first hands are dealt."""
        for i in range(self.seats):
            side = (self.first + i) % self.seats
            goods = vec[i64]([0, 0, 0])
            for character in range(FIRST_CHARACTER, CARDS):
                if self.cards.lies(character, KEPT, side):
                    self.tell(log.CHARACTER, side, character)
                    program = self.tables.start_from[character]
                    while program < self.tables.start_from[character + 1]:
                        item = self.tables.start[program]
                        goods[frame_a(item)] += frame_b(item)
                        program += 1
            for good in range(3):
                self.gain(side, good, goods[good])
        self.start_round()

    # -- the loop: what is pending happens until somebody has to decide ------------------------------------------------

    def run(self) -> None:
        while self.acting == 0 and not self.over and len(self.stack) > 0:
            pending = self.pop()
            op = frame_op(pending)
            side = frame_seat(pending)
            a = frame_a(pending)
            if op == GAIN:
                self.gain(side, a, frame_b(pending))
            elif op == BONUS:
                self.take_bonuses(side, a)
            elif op == RESOLVE:
                self.resolve(side)
            elif op == FINISH:
                self.discard(a)
            elif op == CHOOSE:
                self.wait_for_all(pending)
                if self.acting == 0:
                    self.all_have_chosen()
            elif op == NEXT_ROUND:
                self.next_round()
            elif op == YIELDS:
                self.use_neighbours(side, a)
            elif op == KEEP_CARD:
                self.cards.move(a, KEPT, side)
                self.tell(log.KEPT_CARD, side, a)
            elif op == TAKE:
                self.offer_take(side, pending)
            elif op == MOVE_LETTER:
                self.offer_move(side, pending)
            elif op == FIND_SPOT:
                self.offer_spots(side, pending)
            elif op == SHIFT:
                self.offer_shift(side, pending)
            elif op == GIVE_BACK:
                self.give_back(pending)
            elif op == DRAFT:
                self.wait_for_all(pending)
                if self.acting == 0:
                    self.all_have_picked(a)
            else:
                self.hal_turn()

    def wait_for_all(self, pending: i64) -> None:
        """Leave the frame on the stack while there are seats that are not ready."""
        side: i64 = 0
        while side < self.seats:
            if self.get(side, STEP) != READY:
                self.acting |= 1 << side
            side += 1
        if self.acting != 0:
            self.push(pending)

    def ask_all(self) -> None:
        """A simultaneous choice begins."""
        side: i64 = 0
        while side < self.seats:
            self.put(side, STEP, CHOOSING)
            side += 1

    # -- 1. everybody chooses ------------------------------------------------------------------------------------------

    def start_round(self) -> None:
        """Refill the hands and let everybody choose."""
        self.round += 1
        self.tell(log.ROUND, 0, self.round)
        if self.seats == 1:
            i: i64 = 0
            while i < SOLO_HAND_SIZE:
                self.draw_card(HAND, 0)
                i += 1
            self.put(HAL, CARD, self.draw_card(CHOSEN, HAL))
        else:
            turn: i64 = 0
            while turn < self.seats:
                side = (self.first + turn) % self.seats
                missing = HAND_SIZE - self.cards.count(HAND, side)
                while missing > 0:
                    self.draw_card(HAND, side)
                    missing -= 1
                turn += 1
        self.ask_all()
        self.push(frame(CHOOSE, 0, 0, 0, 0))

    def choose_card(self, side: i64, card: i64) -> None:
        self.cards.move(card, CHOSEN, side)
        self.put(side, CARD, card)
        self.put(side, STEP, CHOOSING_TILE)

    def choose_tile(self, side: i64, tile: i64) -> None:
        """Lay a tile on the chosen card, or none (-1); the choice is made."""
        if tile >= 0:
            self.tiles.move(tile, LAID, side)
        self.put(side, TILE_LAID, tile)
        self.put(side, STEP, READY)
        self.tell(log.CHOSE, side)

    def ask_new_hand(self, side: i64) -> None:
        """Pay a new-hand token: discard the hand face down and draw four cards."""
        self.add(side, TOKENS, -1)
        self.tell(log.ASKED_NEW_HAND, side)
        card: i64 = 0
        while card < FIRST_CHARACTER:
            if self.cards.lies(card, HAND, side):
                self.cards.move(card, DISCARD, 0)
            card += 1
        drawn: i64 = 0
        while drawn < HAND_SIZE:
            self.draw_card(HAND, side)
            drawn += 1

    def all_have_chosen(self) -> None:
        """Everybody is ready: carry out the choices in turn order."""
        self.push(frame(NEXT_ROUND, 0, 0, 0, 0))
        if self.seats == 1:
            self.push(frame(HAL_TURN, 0, 0, 0, 0))
        turn = self.seats - 1
        while turn >= 0:
            self.push(frame(RESOLVE, (self.first + turn) % self.seats, 0, 0, 0))
            turn -= 1

    # -- the tile supply has run out -----------------------------------------------------------------------------------

    def give_back(self, pending: i64) -> None:
        """Everybody secretly sets aside any number of tiles; all are revealed at once and become the new supply."""
        if frame_a(pending) == 0:
            side: i64 = 0
            while side < self.seats:
                # How many tiles somebody has is known to all; whether one of them is laid must not show.
                had = self.tiles.count(SCREEN, side) + self.tiles.count(LAID, side)
                self.put(side, STEP, CHOOSING if had > 0 else READY)
                side += 1
        self.wait_for_all(frame(GIVE_BACK, 0, 1, 0, 0))
        if self.acting != 0:
            return
        given = vec[i64]()
        seat: i64 = 0
        while seat < self.seats:
            tiles = self.tiles.inside(GIVEN, seat)
            n: i64 = len(tiles)
            i: i64 = 0
            while i < n:
                given = append(given, tiles[i])
                i += 1
            self.add(seat, POINTS, n)
            self.tell(log.GAVE, seat, n)
            seat += 1
        self.seen += 1
        self.shuffle_supply(given)
        if len(given) == 0:
            self.exhausted += 1
            self.end_by_tiles()

    # -- 3. the next round ---------------------------------------------------------------------------------------------

    def next_round(self) -> None:
        if self.ending:
            self.finish()
            return
        card: i64 = 0
        if self.seats == 1:
            while card < FIRST_CHARACTER:
                if self.cards.lies(card, HAND, 0):
                    self.cards.move(card, DISCARD, 0)
                card += 1
        else:
            while card < FIRST_CHARACTER:
                if self.cards.zone(card) == HAND:
                    self.cards.move(card, HAND, (self.cards.seat(card) + 1) % self.seats)
                card += 1
            self.seen += 1
            self.first = (self.first + 1) % self.seats
            self.tell(log.PASSED_HANDS, 0)
            self.tell(log.FIRST, self.first)
        self.start_round()

    def finish(self) -> None:
        self.over = True
        if self.events is not None:
            self.tell_result()

    # -- the draft -----------------------------------------------------------------------------------------------------

    def pick(self, side: i64, character: i64) -> None:
        self.cards.move(character, PICKED + frame_a(self.top()), side)
        self.put(side, STEP, READY)
        self.tell(log.PICKED_CHARACTER, side)

    def all_have_picked(self, picks: i64) -> None:
        """Pass the packets to the left; after three picks the last cards leave the game and all is revealed."""
        self.seen += 1
        last = picks == PICKS - 1
        character: i64 = FIRST_CHARACTER
        while character < CARDS:
            zone = self.cards.zone(character)
            side = self.cards.seat(character)
            if zone == PACKET:
                if last:
                    self.cards.move(character, BOX, 0)
                else:
                    self.cards.move(character, PACKET, (side + 1) % self.seats)
            elif last and zone >= PICKED and zone < PICKED + PICKS:
                self.cards.move(character, KEPT, side)
            character += 1
        if last:
            self.take_start_goods()
        else:
            self.ask_all()
            self.push(frame(DRAFT, 0, picks + 1, 0, 0))

    # -- what is legal -------------------------------------------------------------------------------------------------

    def options(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if not (self.acting >> seat) & 1:
            return found
        pending = self.top()
        op = frame_op(pending)
        if op == CHOOSE:
            if self.get(seat, STEP) == CHOOSING:
                found = self.listed(found, self.cards.at, HAND, seat, PLAY, 0, FIRST_CHARACTER)
                if self.get(seat, TOKENS) > 0:
                    found = append(found, NEW_HAND)
            else:
                found = append(found, ALONE)
                found = self.listed(found, self.tiles.at, SCREEN, seat, WITH, 0, TILES)
        elif op == TAKE:
            found = append(append(found, TAKE_RESOURCE), TAKE_TILE)
        elif op == MOVE_LETTER:
            free = self.free_directions(frame_b(pending))
            i: i64 = 0
            while i < len(free):
                found = append(found, MOVE + free[i])
                i += 1
        elif op == FIND_SPOT:
            spot: i64 = 0
            spots = len(self.spots(pending))
            while spot < spots:
                found = append(found, SPOT + spot)
                spot += 1
        elif op == SHIFT:
            found = append(append(found, SHIFT_PREVIOUS), SHIFT_NEXT)
        elif op == DRAFT:
            found = self.listed(found, self.cards.at, PACKET, seat, PICK - FIRST_CHARACTER, FIRST_CHARACTER, CARDS)
        else:
            found = append(found, KEEP)
            found = self.listed(found, self.tiles.at, SCREEN, seat, GIVE, 0, TILES)
        return found

    def listed(self, found: vec[i64], at: vec[i64], zone: i64, seat: i64, action: i64, piece: i64, end: i64) -> vec[i64]:
        """Add an action for each piece lying in a place."""
        there = zone * 8 + seat
        while piece < end:
            if at[piece] == there:
                found = append(found, action + piece)
            piece += 1
        return found

    def decide(self, seat: i64, action: i64) -> None:
        pending = self.top()
        op = frame_op(pending)
        self.acting = 0
        if op == CHOOSE:
            if action < NEW_HAND:
                self.choose_card(seat, action - PLAY)
            elif action == NEW_HAND:
                self.ask_new_hand(seat)
            elif action == ALONE:
                self.choose_tile(seat, -1)
            else:
                self.choose_tile(seat, action - WITH)
        elif op == DRAFT:
            self.pick(seat, action - PICK + FIRST_CHARACTER)
        elif op == GIVE_BACK:
            if action == KEEP:
                self.put(seat, STEP, READY)
            else:
                self.tiles.move(action - GIVE, GIVEN, seat)
        else:
            self.pop()
            if op == TAKE:
                self.gain(seat, RESOURCE if action == TAKE_RESOURCE else TILE, 1)
            elif op == MOVE_LETTER:
                self.set_letter(seat, frame_a(pending), self.city[WHERE + frame_b(pending)] + step_to(action - MOVE))
            elif op == FIND_SPOT:
                self.set_letter(seat, frame_a(pending), self.spots(pending)[action - SPOT])
            else:
                step: i64 = 1 if action == SHIFT_NEXT else LETTERS - 1
                self.shift(seat, frame_a(pending), can_shift(self, frame_a(pending), step))
        self.run()

    # -- scores --------------------------------------------------------------------------------------------------------

    def points_of(self, side: i64) -> i64:
        """All points of a side if the game ended now."""
        return self.get(side, POINTS) + card_points(self, side) + token_points(self, side) + district_points(self)[side]

    def tell_result(self) -> None:
        best: i64 = 0
        winners: i64 = 0
        for side in range(self.side_count()):
            points = self.points_of(side)
            if side == 0 or points > best:
                best = points
                winners = 1
            elif points == best:
                winners += 1
        if self.seats == 1:
            mine = self.points_of(0)
            hals = self.points_of(HAL)
            self.tell(log.SOLO_WON if mine > hals else log.SOLO_LOST, 0, mine, hals)
            return
        for seat in range(self.seats):
            if self.points_of(seat) == best:
                self.tell(log.WON if winners == 1 else log.SHARED, seat, best)

    # -- words ----------------------------------------------------------------------------------------------------------

    def card_id(self, card: int) -> str:
        return self.tables.ids[card]

    def words(self, card: int) -> dict[str, int | str]:
        """Colour and number, or letter, of a card or tile, as arguments of a line."""
        if card >= FIRST_CHARACTER:
            return {"name": f"@{self.tables.ids[card]}"}
        if card >= FIRST_LETTER:
            return {"letter": "ABCDEFGHIJKL"[card - FIRST_LETTER]}
        return {"colour": ("red", "blue", "yellow")[self.tables.colour[card]], "number": int(self.tables.number[card])}
