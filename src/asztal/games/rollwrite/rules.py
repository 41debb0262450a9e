"""The game as the other rooms use it: set-up, the round, doing what was chosen, and the end. The names follow the rulebook."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.frames import frame, frame_a, frame_op
from asztal.games.rollwrite import log
from asztal.games.rollwrite.actions import (
    BEGIN,
    BOX,
    DIE,
    DONATE,
    DONE,
    EXPORT,
    FAVOUR,
    HARVEST,
    KEEP_ONE,
    LESS,
    MORE,
    NO_ESTATE,
    PAY_WITH,
    PLACE,
    ROLL,
    TAKE_ANY,
    TRACK,
    USE,
)
from asztal.games.rollwrite.options import Options
from asztal.games.rollwrite.pending import FAVOURS, GROWING, READY, REROLL
from asztal.games.rollwrite.scoring import place_of, total
from asztal.games.rollwrite.state import ADVENTURE, ASKED, DIE_SHOWS, STEP, TILE, TILE_USED, USED_TIMES, VILLAGE, WORKING
from asztal.games.rollwrite.tables import CELLS, DICE, MOST_BOXES, ROUNDS

SOLO_TILES: Final = 3


class RollWrite(Options):
    """The rules of Imperial Settlers: Roll & Write."""

    def copy(self) -> RollWrite:
        return RollWrite(
            self.seats,
            self.chance.copy(),
            self.stack[:],
            self.acting,
            self.over,
            self.seen,
            self.tables,
            self.mode,
            self.village,
            self.round,
            self.active,
            self.tiles,
            self.dice[:],
            self.sheets[:],
        )

    # -- set-up --------------------------------------------------------------------------------------------------------

    def set_up(self, villages: vec[i64]) -> None:
        """Everything from empty sheets to the first decision. The villages to choose from; everybody gets a different one
        as long as there are enough."""
        if self.mode == ADVENTURE:
            self.chance.shuffle(villages)
        seat: i64 = 0
        while seat < self.seats:
            self.put(seat, VILLAGE, villages[seat % len(villages)])
            self.put(seat, TILE, -1)
            self.put(seat, ASKED, -1)
            if self.mode == ADVENTURE:
                self.tell(log.VILLAGE, seat, self.get(seat, VILLAGE))
            seat += 1
        self.draw_tiles()
        self.active = self.chance.below(self.seats)
        self.start_round()
        self.run()

    def draw_tiles(self) -> None:
        """As many favour tiles as players and one more; three in a solo game. The rest stays in the box."""
        bag = vec[i64]([0, 1, 2, 3, 4])
        self.chance.shuffle(bag)
        count: i64 = SOLO_TILES if self.seats == 1 else self.seats + 1
        self.tiles = 0
        i: i64 = 0
        while i < count:
            self.tiles |= 1 << bag[i]
            i += 1

    # -- the loop: what is pending happens until somebody has to decide ------------------------------------------------

    def run(self) -> None:
        while self.acting == 0 and not self.over and len(self.stack) > 0:
            pending = self.top()
            if frame_op(pending) == FAVOURS:
                taken = frame_a(pending)
                if taken < self.seats:
                    self.acting = 1 << ((self.active + taken) % self.seats)
                else:
                    self.pop()
                    self.push(frame(GROWING, 0, 0, 0, 0))
                    self.begin_growing()
            else:
                self.wait_for_all()
                if self.acting == 0:
                    self.pop()
                    self.end_round()

    def wait_for_all(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            if self.get(seat, STEP) != READY:
                self.acting |= 1 << seat
            seat += 1

    # -- the round -----------------------------------------------------------------------------------------------------

    def start_round(self) -> None:
        self.round += 1
        self.tell(log.ROUND, 0, self.round)
        die: i64 = 0
        while die < DICE:
            self.dice[die] = self.tables.faces[die * 6 + self.chance.below(6)]
            die += 1
        self.dice[DICE] = self.tables.workers[self.chance.below(6)]
        seat: i64 = 0
        while seat < self.seats:
            die = 0
            while die <= DICE:
                self.put(seat, DIE_SHOWS + die, self.dice[die])
                die += 1
            self.put(seat, WORKING, self.finished(seat))
            seat += 1
        self.tell(log.ROLLED, self.active, self.faces(self.active), self.dice[DICE])
        self.push(frame(FAVOURS, 0, 0, 0, 0))

    def take_tile(self, seat: i64, tile: i64) -> None:
        self.put(seat, TILE, tile)
        self.put(seat, TILE_USED, 0)
        self.tell(log.TOOK_FAVOUR, seat, tile)

    def end_round(self) -> None:
        """Tiles go back to the middle, the next player becomes active; after ten rounds the game ends."""
        seat: i64 = 0
        while seat < self.seats:
            self.put(seat, TILE, -1)
            self.put(seat, TILE_USED, 0)
            field: i64 = USED_TIMES
            while field < VILLAGE:
                self.put(seat, field, 0)
                field += 1
            seat += 1
        if self.round == ROUNDS:
            self.finish()
            return
        self.active = (self.active + 1) % self.seats
        self.start_round()

    # -- the end -------------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        self.over = True
        if self.events is not None:
            self.tell_result()

    def tell_result(self) -> None:
        if self.seats == 1:
            self.tell(log.RANKED, 0, total(self, 0))
            return
        winners: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if place_of(self, seat) == 1:
                winners += 1
            seat += 1
        seat = 0
        while seat < self.seats:
            if place_of(self, seat) == 1:
                self.tell(log.WON if winners == 1 else log.SHARED, seat, total(self, seat))
            seat += 1

    # -- doing what was chosen -----------------------------------------------------------------------------------------

    def decide(self, seat: i64, action: i64) -> None:
        if action < TRACK:
            pending = self.pop()
            self.acting = 0
            self.take_tile(seat, action - FAVOUR)
            self.push(frame(FAVOURS, 0, frame_a(pending) + 1, 0, 0))
            self.run()
            return
        if action < LESS:
            self.cross_track(seat, action - TRACK, -1)
        elif action < BOX:
            self.cross_track(seat, (action - LESS) // 3, (action - LESS) % 3)
        elif action < HARVEST:
            self.cross_box(seat, (action - BOX) // MOST_BOXES, (action - BOX) % MOST_BOXES)
        elif action < MORE:
            self.harvest(seat, action - HARVEST, False)
        elif action < USE:
            self.harvest(seat, action - MORE, True)
        elif action < DONATE:
            if self.get(seat, STEP) == REROLL:
                self.use_reroll(seat, action - USE)
            else:
                self.use(seat, action - USE)
        elif action < EXPORT:
            self.donate(seat, action - DONATE)
        elif action < PAY_WITH:
            self.export(seat, action - EXPORT)
        elif action < TAKE_ANY:
            self.pay_any(seat, action - PAY_WITH)
        elif action < KEEP_ONE:
            self.take_any(seat, action - TAKE_ANY)
        elif action < DIE:
            self.keep_one(seat, action - KEEP_ONE)
        elif action < ROLL:
            self.pick_die(seat, action - DIE)
        elif action == ROLL:
            self.reroll(seat)
        elif action == BEGIN:
            self.start_growing(seat)
        elif action == DONE:
            self.done(seat)
        else:
            if action < NO_ESTATE:
                self.create_estate(seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
            self.put(seat, STEP, READY)
        if self.get(seat, STEP) == READY:
            self.acting = 0
            self.run()

    # -- words ---------------------------------------------------------------------------------------------------------

    def building_id(self, seat: int, slot: int) -> str:
        return self.tables.ids[self.building(seat, slot)]
