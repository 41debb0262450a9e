"""Growing the empire: rerolls, harvesting, building, favour tiles, and what is kept at the end."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.games.rollwrite import log
from asztal.games.rollwrite.estates import Estates
from asztal.games.rollwrite.pending import ESTATE, GROW, KEEP, MARK, READY, REROLL
from asztal.games.rollwrite.state import (
    ACTIONS_LEFT,
    ASKED,
    BOXES,
    BUILT,
    CIRCLES_CROSSED,
    DIE_SHOWS,
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
    WORKER_SHOWS,
)
from asztal.games.rollwrite.tables import (
    ACTION,
    ANY_DIE,
    BRIDGES,
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
    TRACK_BOXES,
    WORKER_DIE,
    good_units,
    some,
)


class Growing(Estates):
    """What one player does while all grow their empires at the same time."""

    # -- the beginning, and rerolls ------------------------------------------------------------------------------------

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

    def faces(self, seat: i64) -> i64:
        """A player's resource dice in one integer, four bits each."""
        return self.get(seat, DIE_SHOWS) | (self.get(seat, DIE_SHOWS + 1) << 4) | (self.get(seat, DIE_SHOWS + 2) << 8)

    def use_reroll(self, seat: i64, slot: i64) -> None:
        self.add(seat, USED_TIMES + slot, 1)
        self.put(seat, ASKED, slot)
        self.put(seat, LEFT, self.amount(seat, slot))
        self.put(seat, PAID, 0)
        self.put(seat, STEP, MARK)
        if self.tables.a[self.building(seat, slot)] == WORKER_DIE:
            self.pick_die(seat, DICE)

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

    # -- harvest -------------------------------------------------------------------------------------------------------

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

    # -- build ---------------------------------------------------------------------------------------------------------

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

    # -- favour tiles --------------------------------------------------------------------------------------------------

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

    # -- the end of growing --------------------------------------------------------------------------------------------

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
