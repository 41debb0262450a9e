"""Growing the empire, what one player does in a round: rerolls, harvesting, building, favour tiles, what is kept at the end.

`rules.py` lets everybody do it at the same time, each at the own speed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.frames import IT, LEFT, NEXT, NONE, SEAT, STAY
from asztal.core.machine.words import Step
from asztal.games.rollwrite import log
from asztal.games.rollwrite.actions import BEGIN, BOX, DONATE, DONE, EXPORT, HARVEST, KEEP_ONE, LESS, MORE, TRACK, USE
from asztal.games.rollwrite.effects import ANY_TRACK, BROADEST, covers, one_of_each, tell_used
from asztal.games.rollwrite.layout import (
    ACTIONS_LEFT,
    BOXES,
    BUILT,
    CIRCLES_CROSSED,
    DIE_SHOWS,
    EXPORTED,
    GOODS,
    KEPT_GOODS,
    POINTS,
    ROUND_BOXES,
    ROUND_CIRCLES,
    ROUND_SECTIONS,
    TILE,
    TILE_USED,
    VILLAGE,
    WORKER_SHOWS,
)
from asztal.games.rollwrite.state import NARROW_FIRST, RollWrite
from asztal.games.rollwrite.tables import (
    ANY,
    BEGINS,
    BRIDGES,
    COPY_DIE,
    CROPS,
    CROSS,
    DICE,
    DISCOUNT,
    DONATION,
    ENDS,
    FREE_HARVEST,
    GOLD,
    HARVEST_MORE,
    IN_VILLAGE,
    MOST_BOXES,
    ROLLS,
    ROUNDS,
    SECTIONS,
    SLOTS,
    STORE,
    TRACK_BOXES,
    TRACKS,
    USES,
    VP,
    good_units,
    some,
)
from asztal.games.rollwrite.tables import EXPORT as EXPORTS

GIVING: Final = 2

# -- the beginning -------------------------------------------------------------------------------------------------------------


class Rerolls(Step[RollWrite]):
    """Buildings that reroll dice come before anything else."""

    name = "rerolls"
    ask = "ask-reroll"
    section = "rerolls"

    def go(self, m: RollWrite, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        found = vec[i64]()
        slots = m.working(seat, ROLLS)
        slot: i64 = 0
        while slots != 0:
            if slots & 1 and m.usable(seat, slot):
                found = append(found, USE + slot)
            slots >>= 1
            slot += 1
        return NEXT if len(found) == 0 else m.ask(append(found, BEGIN))

    def resolve(self, m: RollWrite, f: i64, seat: i64, action: i64) -> i64:
        if action == BEGIN:
            return NEXT
        use(m, seat, action - USE)
        return STAY


class Collect(Step[RollWrite]):
    """Take what the dice show and what was kept. LEFT: GIVING while a favour tile gives something by itself."""

    name = "collect"

    def go(self, m: RollWrite, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        tile = m.get(seat, TILE)
        if m.stack[f + LEFT] == 0:
            for good in range(GOLD + 1):
                m.put(seat, GOODS + good, m.get(seat, KEPT_GOODS + good) + m.shows(seat, good))
                m.put(seat, KEPT_GOODS + good, 0)
            m.put(seat, ACTIONS_LEFT, m.get(seat, WORKER_SHOWS))
            piece = m.tables.first_tile + tile
            if m.tables.does[piece] != BEGINS:
                return NEXT
            m.stack[f + LEFT] = GIVING
            m.enter(m.tables.at[piece], seat, piece, -1)
            return STAY
        use_tile(m, seat)
        m.tell(log.USED_FAVOUR, seat, tile, m.gained)
        m.gained = 0
        return NEXT


class Working(Step[RollWrite]):
    """All working buildings whose effects run by themselves now, one after the other. LEFT: slots done; IT: who acts."""

    frame = "slots"

    def kind(self) -> i64:
        """When the effects run."""
        return BEGINS

    def told(self, m: RollWrite, seat: i64, building: i64) -> None:
        """A building has acted."""

    def go(self, m: RollWrite, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        slot = m.stack[f + LEFT]
        if slot != 0:
            slot -= 1
            if m.gained != 0:
                self.told(m, seat, m.stack[f + IT])
                m.gained = 0
        slots = m.working(seat, self.kind()) >> slot
        while slots != 0:
            if slots & 1:
                building = m.building(seat, slot)
                m.stack[f + LEFT] = slot + 2
                m.stack[f + IT] = building
                m.enter(m.tables.at[building], seat, building, -1)
                return STAY
            slots >>= 1
            slot += 1
        m.stack[f + IT] = -1
        return NEXT


class Produce(Working):
    """Goods that buildings give when growing begins."""

    name = "produce"

    def told(self, m: RollWrite, seat: i64, building: i64) -> None:
        m.tell(log.PRODUCED, seat, building, m.gained)


class Conditions(Working):
    """Points for what was reached within the round, when the player is done."""

    name = "conditions"

    def kind(self) -> i64:
        return ENDS

    def told(self, m: RollWrite, seat: i64, building: i64) -> None:
        m.tell(log.SCORED, seat, building, some(m.gained, VP))


# -- growing -------------------------------------------------------------------------------------------------------------------


class Grow(Step[RollWrite]):
    """Build, harvest, use abilities, until the player is done. IT: the building whose ability is being used."""

    name = "grow"
    ask = "ask-grow"
    section = "growing"

    def go(self, m: RollWrite, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.stack[f + IT] != -1:
            tell_used(m, seat, m.stack[f + IT])
            m.stack[f + IT] = -1
        return m.ask(growing_options(m, f, seat))

    def resolve(self, m: RollWrite, f: i64, seat: i64, action: i64) -> i64:
        if action < LESS:
            cross_track(m, seat, action - TRACK, -1)
        elif action < BOX:
            cross_track(m, seat, (action - LESS) // 3, (action - LESS) % 3)
        elif action < HARVEST:
            cross_box(m, seat, (action - BOX) // MOST_BOXES, (action - BOX) % MOST_BOXES)
        elif action < MORE:
            harvest(m, seat, action - HARVEST, False)
        elif action < USE:
            harvest(m, seat, action - MORE, True)
        elif action < DONATE:
            m.stack[f + IT] = use(m, seat, action - USE)
        elif action < EXPORT:
            donate(m, seat, action - DONATE)
        elif action < DONE:
            export(m, seat, action - EXPORT)
        else:
            m.tell(log.DONE, seat)
            return NEXT
        return STAY

    def question(self, m: RollWrite, f: i64) -> Line:
        return Line(self.ask, {"n": int(m.get(m.stack[f + SEAT], ACTIONS_LEFT))})


def use(m: RollWrite, seat: i64, slot: i64) -> i64:
    """Let a building's effect run; gives the building."""
    building = m.building(seat, slot)
    m.use(seat, slot)
    m.enter(m.tables.at[building], seat, building, -1)
    return building


def can_use(m: RollWrite, f: i64, seat: i64, slot: i64) -> bool:
    """Whether a working building's ability can be used now, while growing; f: a frame of the player."""
    return m.usable(seat, slot) and m.able(f, m.tables.at[m.building(seat, slot)]) != NONE


def growing_options(m: RollWrite, f: i64, seat: i64) -> vec[i64]:
    found = vec[i64]()
    printed = m.tables
    row = m.row
    at = m.side(seat)
    actions = row[at + ACTIONS_LEFT] > 0
    cheaper = m.working(seat, DISCOUNT) != 0
    for track in range(TRACKS):
        crossed = m.get(seat, BOXES + track)
        if crossed < printed.box_count[track] and (actions or free_crossing(m, seat, track) != -1):
            cost = printed.box_cost[track * TRACK_BOXES + crossed]
            if m.affordable(seat, discounted(m, seat, track, cost, False) if cheaper else cost):
                found = append(found, TRACK + track)
    if cheaper:
        found = less_options(m, seat, found)
    if actions or free_crossing(m, seat, IN_VILLAGE) != -1:
        found = box_options(m, seat, found, cheaper)
    found = harvest_options(m, seat, found, m.open_fields(seat) * 3)
    slots = m.working(seat, USES)
    slot: i64 = 0
    while slots != 0:
        if slots & 1 and can_use(m, f, seat, slot):
            found = append(found, USE + slot)
        slots >>= 1
        slot += 1
    return append(tile_options(m, seat, found), DONE)


def box_options(m: RollWrite, seat: i64, found: vec[i64], cheaper: bool) -> vec[i64]:
    """Open boxes of buildings whose goods the player has."""
    printed = m.tables
    row = m.row
    at = m.side(seat)
    first = row[at + VILLAGE] * SLOTS
    for slot in range(SLOTS):
        boxes = printed.boxes[first + slot]
        built = row[at + BUILT + slot]
        if built != (1 << boxes) - 1:
            for box in range(boxes):
                if not (built >> box) & 1:
                    cost = printed.cost[(first + slot) * MOST_BOXES + box]
                    if cheaper:
                        cost = discounted(m, seat, IN_VILLAGE, cost, False)
                    if cost == 0 or m.affordable(seat, cost):
                        found = append(found, BOX + slot * MOST_BOXES + box)
    return found


# -- build ---------------------------------------------------------------------------------------------------------------------


def free_crossing(m: RollWrite, seat: i64, where: i64) -> i64:
    """The slot of a building that lets a box there be crossed without an action, the narrowest first; -1 for none."""
    found: i64 = -1
    narrowest: i64 = BROADEST
    slots = m.working(seat, CROSS)
    slot: i64 = 0
    while slots != 0:
        if slots & 1 and m.usable(seat, slot):
            places = m.program.code[m.tables.at[m.building(seat, slot)]]
            if covers(places, where) and places < narrowest:
                found = slot
                narrowest = places
        slots >>= 1
        slot += 1
    return found


def can_cross(m: RollWrite, seat: i64, where: i64) -> bool:
    """Whether the player has an action for a box there, or a building that spares it."""
    return m.get(seat, ACTIONS_LEFT) > 0 or free_crossing(m, seat, where) != -1


def discounted(m: RollWrite, seat: i64, where: i64, cost: i64, use: bool) -> i64:
    """The cost of a box after discounts on certain goods; each building helps once a box, those for any track last."""
    if cost == 0:
        return cost
    if m.version < NARROW_FIRST:
        return helped(m, seat, where, cost, use, True, True)
    cost = helped(m, seat, where, cost, use, True, False)
    return helped(m, seat, where, cost, use, False, True)


def helped(m: RollWrite, seat: i64, where: i64, cost: i64, use: bool, narrow: bool, broad: bool) -> i64:
    """The cost after discounts for one place, or for any track, or both in the order of the village."""
    slots = m.working(seat, DISCOUNT)
    slot: i64 = 0
    while slots != 0:
        if slots & 1:
            at = m.tables.at[m.building(seat, slot)]
            good = m.program.code[at] - 1
            places = m.program.code[at + 1]
            asked = broad if places & ANY_TRACK != 0 else narrow
            if asked and good != ANY and some(cost, good) > 0 and covers(places, where) and m.usable(seat, slot):
                cost -= good_units(good)
                if use:
                    m.use(seat, slot)
        slots >>= 1
        slot += 1
    return cost


def open_discount(m: RollWrite, seat: i64, where: i64) -> i64:
    """The slot of a building that takes one resource of the player's choice off a box there, the narrowest; -1 for none."""
    found: i64 = -1
    narrowest: i64 = BROADEST
    slots = m.working(seat, DISCOUNT)
    slot: i64 = 0
    while slots != 0:
        if slots & 1:
            at = m.tables.at[m.building(seat, slot)]
            places = m.program.code[at + 1]
            if m.program.code[at] - 1 == ANY and covers(places, where) and m.usable(seat, slot) and places < narrowest:
                if m.version < NARROW_FIRST:
                    return slot
                found = slot
                narrowest = places
        slots >>= 1
        slot += 1
    return found


def next_cost(m: RollWrite, seat: i64, track: i64) -> i64:
    """The cost of the leftmost open box of a track, discounts taken off."""
    return discounted(m, seat, track, m.tables.box_cost[track * TRACK_BOXES + m.get(seat, BOXES + track)], False)


def is_full(m: RollWrite, seat: i64, track: i64) -> bool:
    return m.get(seat, BOXES + track) >= m.tables.box_count[track]


def less_options(m: RollWrite, seat: i64, found: vec[i64]) -> vec[i64]:
    """Boxes of tracks with a discount on a good of the player's choice, where it makes sense."""
    for track in range(TRACKS):
        if open_discount(m, seat, track) != -1 and not is_full(m, seat, track) and can_cross(m, seat, track):
            cost = next_cost(m, seat, track)
            for good in range(GOLD):
                if some(cost, good) and m.affordable(seat, cost - good_units(good)):
                    found = append(found, LESS + track * 3 + good)
    return found


def use_crossing(m: RollWrite, seat: i64, where: i64) -> None:
    free = free_crossing(m, seat, where)
    if free != -1:
        m.use(seat, free)
    else:
        m.add(seat, ACTIONS_LEFT, -1)
    m.add(seat, ROUND_BOXES, 1)


def cross_track(m: RollWrite, seat: i64, track: i64, less: i64) -> None:
    """Cross out the leftmost open box of a track; `less`: the good a discount of choice takes off, -1 for none."""
    crossed = m.get(seat, BOXES + track)
    cost = discounted(m, seat, track, m.tables.box_cost[track * TRACK_BOXES + crossed], True)
    if less != -1:
        m.use(seat, open_discount(m, seat, track))
        cost -= good_units(less)
    before = m.sections(seat, track)
    m.tell(log.CROSSED, seat, track, m.spend(seat, cost), before + 1)
    use_crossing(m, seat, track)
    fields = m.open_fields(seat)
    m.put(seat, BOXES + track, crossed + 1)
    after = m.sections(seat, track)
    if after > before:
        m.add(seat, ROUND_SECTIONS + track, 1)
        m.tell(log.SECTION, seat, track, after, m.tables.points[track * (SECTIONS + 1) + after])
        if track == BRIDGES and m.open_fields(seat) > fields:
            m.tell(log.OPENED, seat, fields)


def cross_box(m: RollWrite, seat: i64, slot: i64, box: i64) -> None:
    """Cross out a box of a building."""
    building = m.building(seat, slot)
    cost = discounted(m, seat, IN_VILLAGE, m.tables.cost[building * MOST_BOXES + box], True)
    m.tell(log.CROSSED_BOX, seat, building, m.spend(seat, cost), box + 1)
    use_crossing(m, seat, IN_VILLAGE)
    m.put(seat, BUILT + slot, m.get(seat, BUILT + slot) | (1 << box))
    if m.is_finished(seat, slot):
        m.tell(log.FINISHED, seat, building)


# -- harvest -------------------------------------------------------------------------------------------------------------------


def use_tile(m: RollWrite, seat: i64) -> None:
    """The player's favour tile is used up."""
    m.put(seat, TILE_USED, 1)


def tile_does(m: RollWrite, seat: i64) -> i64:
    """What the player's favour tile does."""
    return m.tables.does[m.tables.first_tile + m.get(seat, TILE)]


def crops_cover(m: RollWrite, seat: i64, circle: i64) -> bool:
    """Whether the Crops tile harvests the circle: a die shows its resource, or gold."""
    if tile_does(m, seat) != CROPS or m.get(seat, TILE_USED) != 0:
        return False
    goods = m.tables.circles[circle]
    for die in range(DICE):
        face = m.get(seat, DIE_SHOWS + die)
        if face == GOLD or some(goods, face) > 0:
            return True
    return False


def can_harvest(m: RollWrite, seat: i64) -> bool:
    """Whether the player can harvest anything: with an action, or by a building without one."""
    return m.get(seat, ACTIONS_LEFT) > 0 or m.unused(seat, FREE_HARVEST) != -1


def harvest_options(m: RollWrite, seat: i64, found: vec[i64], reachable: i64) -> vec[i64]:
    crossed = m.get(seat, CIRCLES_CROSSED)
    anyway = can_harvest(m, seat)
    open: i64 = 0
    for circle in range(reachable):
        if not (crossed >> circle) & 1 and (anyway or crops_cover(m, seat, circle)):
            open |= 1 << circle
            found = append(found, HARVEST + circle)
    if open != 0 and m.unused(seat, HARVEST_MORE) != -1:
        for circle in range(reachable):
            if (open >> circle) & 1:
                found = append(found, MORE + circle)
    return found


def harvest(m: RollWrite, seat: i64, circle: i64, more: bool) -> None:
    """Cross out a circle, by the Crops tile, by a building or with an action, and take what it shows."""
    free = m.unused(seat, FREE_HARVEST)
    if crops_cover(m, seat, circle):
        use_tile(m, seat)
    elif free != -1:
        m.use(seat, free)
    else:
        m.add(seat, ACTIONS_LEFT, -1)
    goods = m.tables.circles[circle]
    good: i64 = 0
    if more:
        m.use(seat, m.unused(seat, HARVEST_MORE))
        while some(goods, good) == 0:
            good += 1
        goods += good_units(good)
    m.put(seat, CIRCLES_CROSSED, m.get(seat, CIRCLES_CROSSED) | (1 << circle))
    m.add(seat, ROUND_CIRCLES, 1)
    for good in range(GOLD + 1):
        m.add(seat, GOODS + good, some(goods, good))
    m.tell(log.HARVESTED, seat, circle // 3, goods, circle % 3 + 1)


# -- favour tiles --------------------------------------------------------------------------------------------------------------


def tile_options(m: RollWrite, seat: i64, found: vec[i64]) -> vec[i64]:
    does = tile_does(m, seat)
    good: i64 = 0
    if does == COPY_DIE and m.get(seat, TILE_USED) == 0:
        while good <= GOLD:
            if m.shows(seat, good) > 0:
                found = append(found, DONATE + good)
            good += 1
    elif does == EXPORTS:
        while good < GOLD:
            if can_export(m, seat, good):
                found = append(found, EXPORT + good)
            good += 1
    return found


def donate(m: RollWrite, seat: i64, good: i64) -> None:
    """Donation: one more of what a die shows."""
    use_tile(m, seat)
    m.add(seat, GOODS + good, 1)
    m.tell(log.USED_FAVOUR, seat, DONATION, good_units(good))


def can_export(m: RollWrite, seat: i64, good: i64) -> bool:
    return not (m.get(seat, EXPORTED) >> good) & 1 and m.affordable(seat, good_units(good))


def export(m: RollWrite, seat: i64, good: i64) -> None:
    """Export: one of a kind for a point, once for each kind; gold may stand in."""
    m.put(seat, EXPORTED, m.get(seat, EXPORTED) | (1 << good))
    m.spend(seat, good_units(good))
    m.add(seat, POINTS, 1)
    m.tell(log.EXPORTED, seat, good)


# -- the end of growing --------------------------------------------------------------------------------------------------------


class Keep(Step[RollWrite]):
    """Goods that buildings store are kept, chosen one by one if there are too many; the rest is lost. LEFT: how many more."""

    name = "keep"
    ask = "ask-keep"
    section = "abilities"
    frame = "left"

    def go(self, m: RollWrite, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.stack[f + LEFT] == 0:
            room = room_to_keep(m, seat)
            if m.held(seat) > room:
                m.stack[f + LEFT] = room + 1
            else:
                for good in range(GOLD + 1):
                    m.put(seat, KEPT_GOODS + good, m.get(seat, GOODS + good))
        if m.stack[f + LEFT] > 1:
            return m.ask(one_of_each(m, seat, KEEP_ONE))
        lose_the_rest(m, seat)
        return NEXT

    def resolve(self, m: RollWrite, f: i64, seat: i64, action: i64) -> i64:
        m.add(seat, GOODS + action - KEEP_ONE, -1)
        m.add(seat, KEPT_GOODS + action - KEEP_ONE, 1)
        m.stack[f + LEFT] -= 1
        return STAY


def room_to_keep(m: RollWrite, seat: i64) -> i64:
    """How many resources the player's buildings keep for the next round, if there is one."""
    return stores(m, seat) if m.round < ROUNDS else 0


def stores(m: RollWrite, seat: i64) -> i64:
    room: i64 = 0
    slots = m.working(seat, STORE)
    slot: i64 = 0
    while slots != 0:
        if slots & 1:
            room += m.amount(seat, slot)
        slots >>= 1
        slot += 1
    return room


def lose_the_rest(m: RollWrite, seat: i64) -> None:
    """What is neither spent nor kept is lost."""
    for good in range(GOLD + 1):
        m.put(seat, GOODS + good, 0)
    m.put(seat, ACTIONS_LEFT, 0)
    kept = m.goods(seat, KEPT_GOODS)
    if kept != 0:
        m.tell(log.KEPT, seat, 0, kept)
