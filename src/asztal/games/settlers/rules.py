"""The game as the other rooms use it: set-up, what is pending, what is legal, and doing it. The names follow the rulebook."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.frames import frame, frame_a, frame_b, frame_op, frame_seat
from asztal.core.pieces import SEATS
from asztal.games.settlers import actions
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
from asztal.games.settlers.rounds import Rounds
from asztal.games.settlers.state import FACTION as FACTION_FIELD
from asztal.games.settlers.state import OPEN, RANDOM_FACTIONS
from asztal.games.settlers.state import PACKET as PACKET_ZONE
from asztal.games.settlers.tables import FACTIONS


class Settlers(Rounds):
    """The rules of Imperial Settlers."""

    def copy(self) -> Settlers:
        twin = Settlers(
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
        twin.shown = self.shown
        return twin

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

    # -- doing it ------------------------------------------------------------------------------------------------------

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

    # -- words ---------------------------------------------------------------------------------------------------------

    def name_of(self, piece: int) -> str:
        """The name of a piece as an argument of a line."""
        return f"@{self.tables.ids[self.tables.printing[piece]]}"
