"""The verbs of the notation: what each does, how it reads, and its icon.

What a building does is one line: goods it gives, goods it swaps, a condition within the round, boxes without an action and so
on. `content.py` compiles the line into one row of the tables, which the methods below carry out. Abilities that can only help
are carried out by themselves: what a building gives comes when growing begins, discounts and boxes without an action are used
as soon as they fit, conditions are looked at when the player is done. The others wait for the player.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.core.notation import Vocabulary, condition, good, goods, key, noun, number, optional, span, verb, words
from asztal.games.rollwrite import log
from asztal.games.rollwrite.pending import GROW, PAY, TAKE
from asztal.games.rollwrite.state import (
    ACTIONS_LEFT,
    ASKED,
    GOODS,
    LEFT,
    PAID,
    POINTS,
    ROUND_BOXES,
    ROUND_CIRCLES,
    ROUND_SECTIONS,
    STEP,
    USED_TIMES,
    Table,
)
from asztal.games.rollwrite.tables import (
    ACTION,
    ANY,
    CHOOSE,
    CROSS,
    DISCOUNT,
    GAIN,
    GAIN_IF_DIE,
    GAIN_PER_DIE,
    GOLD,
    GOODS_IF,
    POINTS_IF,
    SLOTS,
    SPEND,
    STORE,
    THIS_BOXES,
    THIS_CIRCLES,
    THIS_LEFT,
    THIS_SECTIONS,
    TRACKS,
    VP,
    good_units,
    some,
)

GOOD_WORDS: Final = ("stone", "wood", "food", "gold", "resource", "action", "vp")
TRACK_WORDS: Final = ("walls", "cottages", "granaries", "bridges")
PLACES: Final = (*TRACK_WORDS, "village", "any-track", "any-box")

VOCABULARY: Final = Vocabulary(
    *(good(name) for name in GOOD_WORDS),
    verb("swap", goods("give"), key(goods("for")), key(number("yielding", default=1))),
    verb("discount", goods("what"), key(words("on", *TRACK_WORDS, "village", "any-track", several=False))),
    verb("cross", words("where", *PLACES, several=False)),
    verb("harvest", number("n", default=1)),
    verb("harvest-more", number("n", default=1)),
    verb("reroll", number("n", default=1), words("die", "resource-die", "worker-die", "any-die", several=False)),
    verb("store", number("n", default=1)),
    verb("copy-die"),
    verb("crops"),
    verb("export"),
    noun("die", goods("face")),
    noun("section", words("what", *TRACK_WORDS, "imperial", "any-track", several=False)),
    noun("building"),
    noun("column"),
    noun("estate", optional(words("which", "of-this", several=False))),
    noun("track", key(number("reaching"))),
    noun("bridge"),
    noun("circle"),
    noun("field"),
    condition("completed", words("what", *TRACK_WORDS, "sections", "tracks", several=False), span("n")),
    condition("crossed", words("what", "boxes", "circles", several=False), span("n")),
    condition("left", span("n")),
    condition("die", goods("face")),
)
"""The words of Roll & Write. Their texts are in `text/*.ftl`: good-stone, verb-swap, count-section, if-completed and so on."""


class Effects(Table):
    """What buildings can do."""

    # -- gaining -------------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, goods: i64) -> None:
        """Put packed goods into the player's pool; actions and points count as well."""
        good: i64 = 0
        while good <= GOLD:
            self.add(seat, GOODS + good, some(goods, good))
            good += 1
        self.add(seat, ACTIONS_LEFT, some(goods, ACTION))
        self.add(seat, POINTS, some(goods, VP))

    def produce(self, seat: i64) -> None:
        """When growing begins: everything the player's buildings give by themselves."""
        printed = self.tables
        slot: i64 = 0
        while slot < SLOTS:
            if self.works(seat, slot):
                building = self.building(seat, slot)
                kind = printed.kind[building]
                goods: i64 = 0
                if kind == GAIN:
                    goods = self.raised(seat, slot)
                elif kind == GAIN_PER_DIE:
                    goods = good_units(printed.a[building]) * self.amount(seat, slot) * self.shows(seat, printed.b[building])
                elif kind == GAIN_IF_DIE and self.shows(seat, printed.b[building]) > 0:
                    goods = good_units(printed.a[building]) * self.amount(seat, slot)
                if goods != 0:
                    self.gain(seat, goods)
                    self.tell(log.PRODUCED, seat, building, goods)
            slot += 1

    def raised(self, seat: i64, slot: i64) -> i64:
        """What a building gives, its first good raised by its estates."""
        building = self.building(seat, slot)
        return self.tables.take[building] + good_units(self.tables.first[building]) * (
            self.amount(seat, slot) - self.tables.n[building]
        )

    # -- abilities the player uses -------------------------------------------------------------------------------------

    def can_use(self, seat: i64, slot: i64) -> bool:
        """Whether the building's ability can be used now, while growing."""
        if not self.works(seat, slot) or self.get(seat, USED_TIMES + slot) >= self.times(seat, slot):
            return False
        building = self.building(seat, slot)
        kind = self.tables.kind[building]
        if kind == SPEND:
            return self.affordable(seat, self.tables.pay[building])
        if kind == GOODS_IF:
            return self.this_round(seat, self.tables.a[building]) >= self.tables.b[building]
        return kind == CHOOSE

    def use(self, seat: i64, slot: i64) -> None:
        building = self.building(seat, slot)
        kind = self.tables.kind[building]
        self.add(seat, USED_TIMES + slot, 1)
        self.put(seat, ASKED, slot)
        self.put(seat, PAID, 0)
        if kind == SPEND:
            cost = self.tables.pay[building]
            self.put(seat, PAID, self.spend(seat, cost))
            if some(cost, ANY) > 0:
                self.put(seat, LEFT, some(cost, ANY))
                self.put(seat, STEP, PAY)
                return
        self.receive(seat)

    def pay_any(self, seat: i64, good: i64) -> None:
        """One more resource for the ability that asks."""
        self.add(seat, GOODS + good, -1)
        self.add(seat, PAID, good_units(good))
        self.add(seat, LEFT, -1)
        if self.get(seat, LEFT) == 0:
            self.receive(seat)

    def receive(self, seat: i64) -> None:
        """All is paid: take what the ability brings, or ask what to take."""
        slot = self.get(seat, ASKED)
        building = self.building(seat, slot)
        if self.tables.kind[building] == CHOOSE:
            self.put(seat, LEFT, self.amount(seat, slot))
            self.put(seat, STEP, TAKE)
            return
        goods = self.raised(seat, slot)
        if some(goods, ANY) > 0:
            self.put(seat, LEFT, 1)
            self.put(seat, STEP, TAKE)
            return
        self.gain(seat, goods)
        self.close(seat, goods)

    def take_any(self, seat: i64, good: i64) -> None:
        """Take a resource the player chooses: one at a time, or all of one kind from a swap."""
        slot = self.get(seat, ASKED)
        building = self.building(seat, slot)
        goods = good_units(good)
        if self.tables.kind[building] != CHOOSE:
            goods *= some(self.tables.take[building], ANY)
        self.gain(seat, goods)
        self.add(seat, LEFT, -1)
        if self.get(seat, LEFT) == 0:
            self.close(seat, goods)
        else:
            self.tell(log.USED, seat, building, 0, goods)

    def close(self, seat: i64, goods: i64) -> None:
        """The ability has been used; growing goes on."""
        self.tell(log.USED, seat, self.building(seat, self.get(seat, ASKED)), self.get(seat, PAID), goods)
        self.put(seat, ASKED, -1)
        self.put(seat, LEFT, 0)
        self.put(seat, PAID, 0)
        self.put(seat, STEP, GROW)

    # -- boxes without an action, discounts ----------------------------------------------------------------------------

    def free_crossing(self, seat: i64, where: i64) -> i64:
        """The slot of a building that lets a box there be crossed without an action, the narrowest first; -1 for none."""
        if not self.village_has(seat, CROSS):
            return -1
        found: i64 = -1
        narrowest: i64 = 1 << 10
        slot: i64 = 0
        while slot < SLOTS:
            if self.works(seat, slot):
                building = self.building(seat, slot)
                if self.tables.kind[building] == CROSS and self.get(seat, USED_TIMES + slot) < self.times(seat, slot):
                    places = self.tables.a[building]
                    if (places >> where) & 1 and places < narrowest:
                        found = slot
                        narrowest = places
            slot += 1
        # a single place is the lowest number that has its bit, so "walls" comes before "any-box"
        return found

    def discounted(self, seat: i64, where: i64, cost: i64, use: bool) -> i64:
        """The cost of a box after discounts on certain goods; each building helps once a box."""
        if cost == 0 or not self.village_has(seat, DISCOUNT):
            return cost
        slot: i64 = 0
        while slot < SLOTS:
            if self.works(seat, slot):
                building = self.building(seat, slot)
                good = self.tables.b[building]
                if (
                    self.tables.kind[building] == DISCOUNT
                    and good != ANY
                    and (self.tables.a[building] >> where) & 1
                    and some(cost, good) > 0
                    and self.get(seat, USED_TIMES + slot) < self.times(seat, slot)
                ):
                    cost -= good_units(good)
                    if use:
                        self.add(seat, USED_TIMES + slot, 1)
            slot += 1
        return cost

    def open_discount(self, seat: i64, where: i64) -> i64:
        """The slot of a building that takes one resource of the player's choice off a box there; -1 for none."""
        if self.village_has(seat, DISCOUNT):
            slot: i64 = 0
            while slot < SLOTS:
                if self.works(seat, slot):
                    building = self.building(seat, slot)
                    if (
                        self.tables.kind[building] == DISCOUNT
                        and self.tables.b[building] == ANY
                        and (self.tables.a[building] >> where) & 1
                        and self.get(seat, USED_TIMES + slot) < self.times(seat, slot)
                    ):
                        return slot
                slot += 1
        return -1

    def can_repeat(self, seat: i64, slot: i64, kind: i64) -> bool:
        """Whether the building in a slot works, is of a kind, and can be used once more this round."""
        if not self.works(seat, slot) or self.tables.kind[self.building(seat, slot)] != kind:
            return False
        return self.get(seat, USED_TIMES + slot) < self.times(seat, slot)

    def unused(self, seat: i64, kind: i64) -> i64:
        """The slot of a working building of a kind that can be used once more this round; -1 for none."""
        if self.village_has(seat, kind):
            slot: i64 = 0
            while slot < SLOTS:
                if self.can_repeat(seat, slot, kind):
                    return slot
                slot += 1
        return -1

    # -- conditions within the round -----------------------------------------------------------------------------------

    def this_round(self, seat: i64, what: i64) -> i64:
        """How much of something the player has done this round."""
        if what < TRACKS:
            return self.get(seat, ROUND_SECTIONS + what)
        if what == THIS_BOXES:
            return self.get(seat, ROUND_BOXES)
        if what == THIS_CIRCLES:
            return self.get(seat, ROUND_CIRCLES)
        if what == THIS_LEFT:
            return self.held(seat)
        count: i64 = 0
        track: i64 = 0
        while track < TRACKS:
            done = self.get(seat, ROUND_SECTIONS + track)
            if what == THIS_SECTIONS:
                count += done
            elif done > 0:
                count += 1
            track += 1
        return count

    def meet_conditions(self, seat: i64) -> None:
        """When the player is done: points for conditions that were met within this round."""
        if not self.village_has(seat, POINTS_IF):
            return
        slot: i64 = 0
        while slot < SLOTS:
            if self.works(seat, slot):
                building = self.building(seat, slot)
                met = self.this_round(seat, self.tables.a[building]) >= self.tables.b[building]
                if self.tables.kind[building] == POINTS_IF and met:
                    points = self.amount(seat, slot)
                    self.add(seat, POINTS, points)
                    self.tell(log.SCORED, seat, building, points)
            slot += 1

    def room(self, seat: i64) -> i64:
        """How many resources the player's buildings keep for the next round."""
        room: i64 = 0
        if self.village_has(seat, STORE):
            slot: i64 = 0
            while slot < SLOTS:
                if self.works(seat, slot) and self.tables.kind[self.building(seat, slot)] == STORE:
                    room += self.amount(seat, slot)
                slot += 1
        return room
