"""Set-up, the round, what is legal, and the end of the game. The names follow the rulebook."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
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
from asztal.games.rollwrite.effects import Effects
from asztal.games.rollwrite.pending import ESTATE, FAVOURS, GROW, GROWING, KEEP, MARK, PAY, READY, REROLL, TAKE
from asztal.games.rollwrite.scoring import circles_crossed, total
from asztal.games.rollwrite.state import (
    ACTIONS_LEFT,
    ADVENTURE,
    ASKED,
    BASIC,
    BOXES,
    BUILT,
    CIRCLES_CROSSED,
    DIE_SHOWS,
    ESTATE_AT,
    ESTATES,
    FENCED,
    GOODS,
    KEPT_GOODS,
    LEFT,
    PAID,
    POINTS,
    ROUND_BOXES,
    ROUND_CIRCLES,
    ROUND_SECTIONS,
    STEP,
    TILE,
    TILE_USED,
    USED_TIMES,
    VILLAGE,
    WORKER_SHOWS,
    WORKING,
)
from asztal.games.rollwrite.tables import (
    ACTION,
    ANY_DIE,
    BRIDGES,
    CELLS,
    CHOOSE,
    COIN,
    CROPS,
    DICE,
    DONATION,
    FREE_HARVEST,
    GOLD,
    HARVEST_MORE,
    HELPER,
    IN_VILLAGE,
    MOST_BOXES,
    REROLL_DICE,
    ROUNDS,
    SECTIONS,
    SLOTS,
    TILES,
    TRACK_BOXES,
    TRACKS,
    WORKER_DIE,
    good_units,
    some,
)
from asztal.games.rollwrite.tables import EXPORT as EXPORT_TILE

SOLO_TILES: Final = 3


class RollWrite(Effects):
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

    # -- 1. roll the dice ----------------------------------------------------------------------------------------------

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

    def faces(self, seat: i64) -> i64:
        """A player's resource dice in one integer, four bits each."""
        return self.get(seat, DIE_SHOWS) | (self.get(seat, DIE_SHOWS + 1) << 4) | (self.get(seat, DIE_SHOWS + 2) << 8)

    # -- 2. take favour tiles ------------------------------------------------------------------------------------------

    def tiles_left(self) -> i64:
        """Bit t: favour tile t lies in the middle."""
        left = self.tiles
        seat: i64 = 0
        while seat < self.seats:
            tile = self.get(seat, TILE)
            if tile >= 0:
                left &= ~(1 << tile)
            seat += 1
        return left

    def take_tile(self, seat: i64, tile: i64) -> None:
        self.put(seat, TILE, tile)
        self.put(seat, TILE_USED, 0)
        self.tell(log.TOOK_FAVOUR, seat, tile)

    # -- 3. grow the empire --------------------------------------------------------------------------------------------

    def begin_growing(self) -> None:
        """Everybody at the same time: rerolls come before anything else."""
        seat: i64 = 0
        while seat < self.seats:
            if self.unused(seat, REROLL_DICE) >= 0:
                self.put(seat, STEP, REROLL)
            else:
                self.start_growing(seat)
            seat += 1

    def start_growing(self, seat: i64) -> None:
        """Take what the dice show, what was kept, and what buildings and tiles give by themselves."""
        good: i64 = 0
        while good <= GOLD:
            self.put(seat, GOODS + good, self.get(seat, KEPT_GOODS + good) + self.shows(seat, good))
            self.put(seat, KEPT_GOODS + good, 0)
            good += 1
        self.put(seat, ACTIONS_LEFT, self.get(seat, WORKER_SHOWS))
        tile = self.get(seat, TILE)
        if tile in (HELPER, COIN):
            goods = good_units(ACTION if tile == HELPER else GOLD)
            self.gain(seat, goods)
            self.put(seat, TILE_USED, 1)
            self.tell(log.USED_FAVOUR, seat, tile, goods)
        self.produce(seat)
        self.put(seat, STEP, GROW)

    def pick_die(self, seat: i64, die: i64) -> None:
        """Choose a die to be rerolled; all that were chosen are rerolled together."""
        self.put(seat, PAID, self.get(seat, PAID) | (1 << die))
        self.add(seat, LEFT, -1)
        if self.get(seat, LEFT) == 0 or self.dice_to_pick(seat) == 0:
            self.reroll(seat)

    def dice_to_pick(self, seat: i64) -> i64:
        """Bit d: die d may be picked for the reroll; 3 is the worker die."""
        kind = self.tables.a[self.building(seat, self.get(seat, ASKED))]
        dice: i64 = 7
        if kind == WORKER_DIE:
            dice = 8
        elif kind == ANY_DIE:
            dice = 15
        return dice & ~self.get(seat, PAID)

    def reroll(self, seat: i64) -> None:
        """Roll the chosen dice again; in a game of several players only for this one."""
        picked = self.get(seat, PAID)
        die: i64 = 0
        while die < DICE:
            if (picked >> die) & 1:
                self.put(seat, DIE_SHOWS + die, self.tables.faces[die * 6 + self.chance.below(6)])
            die += 1
        if (picked >> DICE) & 1:
            self.put(seat, WORKER_SHOWS, self.tables.workers[self.chance.below(6)])
        self.tell(log.REROLLED, seat, self.faces(seat), self.get(seat, WORKER_SHOWS))
        self.put(seat, ASKED, -1)
        self.put(seat, LEFT, 0)
        self.put(seat, PAID, 0)
        if self.unused(seat, REROLL_DICE) >= 0:
            self.put(seat, STEP, REROLL)
        else:
            self.start_growing(seat)

    def use_reroll(self, seat: i64, slot: i64) -> None:
        self.add(seat, USED_TIMES + slot, 1)
        self.put(seat, ASKED, slot)
        self.put(seat, LEFT, self.amount(seat, slot))
        self.put(seat, PAID, 0)
        self.put(seat, STEP, MARK)
        if self.tables.a[self.building(seat, slot)] == WORKER_DIE:
            self.pick_die(seat, DICE)

    # A. harvest

    def crops_cover(self, seat: i64, circle: i64) -> bool:
        """Whether the Crops tile harvests the circle: a die shows its resource, or gold."""
        if self.get(seat, TILE) != CROPS or self.get(seat, TILE_USED) != 0:
            return False
        goods = self.tables.circles[circle]
        die: i64 = 0
        while die < DICE:
            face = self.get(seat, DIE_SHOWS + die)
            if face == GOLD or some(goods, face) > 0:
                return True
            die += 1
        return False

    def harvest(self, seat: i64, circle: i64, more: bool) -> None:
        """Cross out a circle, by the Crops tile, by a building or with an action, and take what it shows."""
        free = self.unused(seat, FREE_HARVEST)
        if self.crops_cover(seat, circle):
            self.put(seat, TILE_USED, 1)
        elif free >= 0:
            self.add(seat, USED_TIMES + free, 1)
        else:
            self.add(seat, ACTIONS_LEFT, -1)
        goods = self.tables.circles[circle]
        if more:
            self.add(seat, USED_TIMES + self.unused(seat, HARVEST_MORE), 1)
            good: i64 = 0
            while some(goods, good) == 0:
                good += 1
            goods += good_units(good)
        self.put(seat, CIRCLES_CROSSED, self.get(seat, CIRCLES_CROSSED) | (1 << circle))
        self.add(seat, ROUND_CIRCLES, 1)
        self.gain(seat, goods)
        self.tell(log.HARVESTED, seat, circle // 3, goods)

    # B. build

    def can_cross(self, seat: i64, where: i64) -> bool:
        """Whether the player has an action for a box there, or a building that spares it."""
        return self.get(seat, ACTIONS_LEFT) > 0 or self.free_crossing(seat, where) >= 0

    def use_crossing(self, seat: i64, where: i64) -> None:
        free = self.free_crossing(seat, where)
        if free >= 0:
            self.add(seat, USED_TIMES + free, 1)
        else:
            self.add(seat, ACTIONS_LEFT, -1)
        self.add(seat, ROUND_BOXES, 1)

    def cross_track(self, seat: i64, track: i64, less: i64) -> None:
        """Cross out the leftmost open box of a track; `less`: the good a discount of choice takes off, -1 for none."""
        crossed = self.get(seat, BOXES + track)
        cost = self.discounted(seat, track, self.tables.box_cost[track * TRACK_BOXES + crossed], True)
        if less >= 0:
            self.add(seat, USED_TIMES + self.open_discount(seat, track), 1)
            cost -= good_units(less)
        self.tell(log.CROSSED, seat, track, self.spend(seat, cost))
        self.use_crossing(seat, track)
        before = self.sections(seat, track)
        fields = self.open_fields(seat)
        self.put(seat, BOXES + track, crossed + 1)
        after = self.sections(seat, track)
        if after > before:
            self.add(seat, ROUND_SECTIONS + track, 1)
            self.tell(log.SECTION, seat, track, after, self.tables.points[track * (SECTIONS + 1) + after])
            if track == BRIDGES and self.open_fields(seat) > fields:
                self.tell(log.OPENED, seat, fields)

    def cross_box(self, seat: i64, slot: i64, box: i64) -> None:
        """Cross out a box of a building."""
        building = self.building(seat, slot)
        cost = self.discounted(seat, IN_VILLAGE, self.tables.cost[building * MOST_BOXES + box], True)
        self.tell(log.CROSSED_BOX, seat, building, self.spend(seat, cost))
        self.use_crossing(seat, IN_VILLAGE)
        self.put(seat, BUILT + slot, self.get(seat, BUILT + slot) | (1 << box))
        if self.is_finished(seat, slot):
            self.tell(log.FINISHED, seat, building)

    # favour tiles

    def donate(self, seat: i64, good: i64) -> None:
        """Donation: one more of what a die shows."""
        self.put(seat, TILE_USED, 1)
        self.add(seat, GOODS + good, 1)
        self.tell(log.USED_FAVOUR, seat, DONATION, good_units(good))

    def export(self, seat: i64, good: i64) -> None:
        """Export: one of a kind for a point, once for each kind; gold may stand in."""
        self.put(seat, TILE_USED, self.get(seat, TILE_USED) | (1 << good))
        self.spend(seat, good_units(good))
        self.add(seat, POINTS, 1)
        self.tell(log.EXPORTED, seat, good)

    # the end of growing

    def done(self, seat: i64) -> None:
        """The player grows no more this round: conditions, what is kept, then the estate."""
        self.tell(log.DONE, seat)
        self.meet_conditions(seat)
        room = self.room(seat) if self.round < ROUNDS else 0
        left = self.held(seat)
        if room > 0 and left > room:
            self.put(seat, LEFT, room)
            self.put(seat, STEP, KEEP)
            return
        if room > 0:
            good: i64 = 0
            while good <= GOLD:
                self.put(seat, KEPT_GOODS + good, self.get(seat, GOODS + good))
                good += 1
        self.lose_the_rest(seat)

    def keep_one(self, seat: i64, good: i64) -> None:
        self.add(seat, GOODS + good, -1)
        self.add(seat, KEPT_GOODS + good, 1)
        self.add(seat, LEFT, -1)
        if self.get(seat, LEFT) == 0:
            self.lose_the_rest(seat)

    def lose_the_rest(self, seat: i64) -> None:
        """What is neither spent nor kept is lost."""
        kept: i64 = 0
        good: i64 = 0
        while good <= GOLD:
            self.put(seat, GOODS + good, 0)
            kept += good_units(good) * self.get(seat, KEPT_GOODS + good)
            good += 1
        self.put(seat, ACTIONS_LEFT, 0)
        if kept != 0:
            self.tell(log.KEPT, seat, 0, kept)
        self.put(seat, STEP, ESTATE if self.estate_possible(seat) else READY)

    # -- advanced: create an estate ------------------------------------------------------------------------------------

    def free_sections(self, seat: i64) -> i64:
        """Completed sections that are not part of an estate."""
        return self.completed(seat) & ~self.get(seat, FENCED)

    def estate_possible(self, seat: i64) -> bool:
        if self.mode == BASIC:
            return False
        free = self.free_sections(seat)
        slot: i64 = 0
        while slot < SLOTS:
            if self.tables.shape[self.building(seat, slot)] != 0:
                corner: i64 = 0
                while corner < CELLS:
                    if self.fits(seat, slot, corner, free):
                        return True
                    corner += 1
            slot += 1
        return False

    def create_estate(self, seat: i64, slot: i64, corner: i64) -> None:
        """Fence in the sections; the building's underlined value is one higher from the next round on."""
        building = self.building(seat, slot)
        self.put(seat, ESTATE_AT + self.estate_count(seat), 1 + slot * CELLS + corner)
        self.put(seat, FENCED, self.get(seat, FENCED) | (self.tables.shape[building] << corner))
        self.add(seat, ESTATES + slot, 1)
        self.tell(log.CREATED, seat, building, corner // SECTIONS, corner % SECTIONS)

    # -- 4. end of the round -------------------------------------------------------------------------------------------

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

    def finish(self) -> None:
        self.over = True
        if self.events is not None:
            self.tell_result()

    # -- what is legal -------------------------------------------------------------------------------------------------

    def options(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if not (self.acting >> seat) & 1:
            return found
        if frame_op(self.top()) == FAVOURS:
            left = self.tiles_left()
            tile: i64 = 0
            while tile < TILES:
                if (left >> tile) & 1:
                    found = append(found, FAVOUR + tile)
                tile += 1
            return found
        step = self.get(seat, STEP)
        if step == GROW:
            return self.growing_options(seat)
        if step == ESTATE:
            return self.estate_options(seat)
        if step == PAY:
            return self.goods_options(seat, PAY_WITH)
        if step == KEEP:
            return self.goods_options(seat, KEEP_ONE)
        good: i64 = 0
        if step == TAKE:
            printed = self.tables
            building = self.building(seat, self.get(seat, ASKED))
            other = printed.kind[building] != CHOOSE and printed.b[building] == 1
            while good < GOLD:
                if not (other and some(self.get(seat, PAID), good) > 0):
                    found = append(found, TAKE_ANY + good)
                good += 1
            return found
        if step == MARK:
            dice = self.dice_to_pick(seat)
            die: i64 = 0
            while die <= DICE:
                if (dice >> die) & 1:
                    found = append(found, DIE + die)
                die += 1
            if self.get(seat, PAID) != 0:
                found = append(found, ROLL)
            return found
        slot: i64 = 0
        while slot < SLOTS:
            if self.can_repeat(seat, slot, REROLL_DICE):
                found = append(found, USE + slot)
            slot += 1
        return append(found, BEGIN)

    def goods_options(self, seat: i64, action: i64) -> vec[i64]:
        """One action for each good the player has."""
        found = vec[i64]()
        good: i64 = 0
        while good <= GOLD:
            if self.get(seat, GOODS + good) > 0:
                found = append(found, action + good)
            good += 1
        return found

    def growing_options(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        printed = self.tables
        track: i64 = 0
        while track < TRACKS:
            if self.can_build(seat, track):
                found = append(found, TRACK + track)
            track += 1
        track = 0
        while track < TRACKS:
            if self.open_discount(seat, track) >= 0:
                good: i64 = 0
                while good < GOLD:
                    if self.can_build_for_less(seat, track, good):
                        found = append(found, LESS + track * 3 + good)
                    good += 1
            track += 1
        if self.can_cross(seat, IN_VILLAGE):
            slot: i64 = 0
            while slot < SLOTS:
                building = self.building(seat, slot)
                boxes = printed.boxes[building]
                built = self.get(seat, BUILT + slot)
                if built != (1 << boxes) - 1:
                    box: i64 = 0
                    while box < boxes:
                        if not (built >> box) & 1:
                            cost = printed.cost[building * MOST_BOXES + box]
                            if cost == 0 or self.affordable(seat, self.discounted(seat, IN_VILLAGE, cost, False)):
                                found = append(found, BOX + slot * MOST_BOXES + box)
                        box += 1
                slot += 1
        fields = self.open_fields(seat)
        if fields > 0:
            found = self.harvest_options(seat, found, fields * 3)
        slot = 0
        while slot < SLOTS:
            if self.can_use(seat, slot):
                found = append(found, USE + slot)
            slot += 1
        tile = self.get(seat, TILE)
        if tile == DONATION:
            if self.get(seat, TILE_USED) == 0:
                good = 0
                while good <= GOLD:
                    if self.shows(seat, good) > 0:
                        found = append(found, DONATE + good)
                    good += 1
        elif tile == EXPORT_TILE:
            good = 0
            while good < GOLD:
                if self.can_export(seat, good):
                    found = append(found, EXPORT + good)
                good += 1
        return append(found, DONE)

    def can_build(self, seat: i64, track: i64) -> bool:
        crossed = self.get(seat, BOXES + track)
        if crossed >= self.tables.box_count[track] or not self.can_cross(seat, track):
            return False
        return self.affordable(seat, self.discounted(seat, track, self.tables.box_cost[track * TRACK_BOXES + crossed], False))

    def can_build_for_less(self, seat: i64, track: i64, good: i64) -> bool:
        """Whether a discount of choice on this good makes sense for the next box of the track."""
        crossed = self.get(seat, BOXES + track)
        if crossed >= self.tables.box_count[track] or not self.can_cross(seat, track):
            return False
        cost = self.discounted(seat, track, self.tables.box_cost[track * TRACK_BOXES + crossed], False)
        return some(cost, good) > 0 and self.affordable(seat, cost - good_units(good))

    def can_harvest(self, seat: i64, circle: i64) -> bool:
        """Whether the circle is reachable, not crossed, and can be paid for."""
        if (self.get(seat, CIRCLES_CROSSED) >> circle) & 1 or circle >= self.open_fields(seat) * 3:
            return False
        return self.get(seat, ACTIONS_LEFT) > 0 or self.unused(seat, FREE_HARVEST) >= 0 or self.crops_cover(seat, circle)

    def harvest_options(self, seat: i64, found: vec[i64], reachable: i64) -> vec[i64]:
        crossed = self.get(seat, CIRCLES_CROSSED)
        anyway = self.get(seat, ACTIONS_LEFT) > 0 or self.unused(seat, FREE_HARVEST) >= 0
        open: i64 = 0
        circle: i64 = 0
        while circle < reachable:
            if not (crossed >> circle) & 1 and (anyway or self.crops_cover(seat, circle)):
                open |= 1 << circle
                found = append(found, HARVEST + circle)
            circle += 1
        if open != 0 and self.unused(seat, HARVEST_MORE) >= 0:
            circle = 0
            while circle < reachable:
                if (open >> circle) & 1:
                    found = append(found, MORE + circle)
                circle += 1
        return found

    def can_export(self, seat: i64, good: i64) -> bool:
        return not (self.get(seat, TILE_USED) >> good) & 1 and self.affordable(seat, good_units(good))

    def estate_options(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        free = self.free_sections(seat)
        slot: i64 = 0
        while slot < SLOTS:
            if self.tables.shape[self.building(seat, slot)] != 0:
                corner: i64 = 0
                while corner < CELLS:
                    if self.fits(seat, slot, corner, free):
                        found = append(found, PLACE + slot * CELLS + corner)
                    corner += 1
            slot += 1
        return append(found, NO_ESTATE)

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

    # -- the result ----------------------------------------------------------------------------------------------------

    def beats(self, one: i64, other: i64) -> bool:
        """Whether a player is ahead of another: points, then bridge sections, then circles."""
        mine = total(self, one)
        theirs = total(self, other)
        if mine != theirs:
            return mine > theirs
        mine = self.sections(one, BRIDGES)
        theirs = self.sections(other, BRIDGES)
        if mine != theirs:
            return mine > theirs
        return circles_crossed(self, one) > circles_crossed(self, other)

    def place_of(self, seat: i64) -> i64:
        """1 for the best; players who tie after all tie-breaks share a place."""
        place: i64 = 1
        other: i64 = 0
        while other < self.seats:
            if self.beats(other, seat):
                place += 1
            other += 1
        return place

    def tell_result(self) -> None:
        if self.seats == 1:
            self.tell(log.RANKED, 0, total(self, 0))
            return
        winners: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.place_of(seat) == 1:
                winners += 1
            seat += 1
        seat = 0
        while seat < self.seats:
            if self.place_of(seat) == 1:
                self.tell(log.WON if winners == 1 else log.SHARED, seat, total(self, seat))
            seat += 1

    # -- words ----------------------------------------------------------------------------------------------------------

    def building_id(self, seat: int, slot: int) -> str:
        return self.tables.ids[self.building(seat, slot)]
