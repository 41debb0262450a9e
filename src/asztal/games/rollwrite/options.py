"""What is legal: the actions of a seat in every step of the round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.frames import frame_op
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
    PAY_WITH,
    ROLL,
    TAKE_ANY,
    TRACK,
    USE,
)
from asztal.games.rollwrite.growing import Growing
from asztal.games.rollwrite.pending import ESTATE, FAVOURS, GROW, KEEP, MARK, PAY, TAKE
from asztal.games.rollwrite.state import ACTIONS_LEFT, ASKED, BOXES, BUILT, CIRCLES_CROSSED, GOODS, PAID, STEP, TILE, TILE_USED
from asztal.games.rollwrite.tables import (
    CHOOSE,
    DICE,
    DONATION,
    FREE_HARVEST,
    GOLD,
    HARVEST_MORE,
    IN_VILLAGE,
    MOST_BOXES,
    REROLL_DICE,
    SLOTS,
    TILES,
    TRACK_BOXES,
    TRACKS,
    good_units,
    some,
)
from asztal.games.rollwrite.tables import EXPORT as EXPORT_TILE


class Options(Growing):
    """What each seat may do now."""

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

    def goods_options(self, seat: i64, action: i64) -> vec[i64]:
        """One action for each good the player has."""
        found = vec[i64]()
        good: i64 = 0
        while good <= GOLD:
            if self.get(seat, GOODS + good) > 0:
                found = append(found, action + good)
            good += 1
        return found

    # -- growing -------------------------------------------------------------------------------------------------------

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
