"""Why a move is not legal now, as a line every language can speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.lines import Line
from asztal.games.rollwrite import actions
from asztal.games.rollwrite.actions import FAVOUR_NAMES, GOOD_NAMES
from asztal.games.rollwrite.effects import price
from asztal.games.rollwrite.growing import can_cross, can_harvest, crops_cover, discounted, is_full, next_cost, open_discount
from asztal.games.rollwrite.layout import BUILT, CIRCLES_CROSSED, EXPORTED, GOODS, TILE, TILE_USED, TILES
from asztal.games.rollwrite.log import goods_words
from asztal.games.rollwrite.prompts import named, where_of
from asztal.games.rollwrite.tables import (
    CELLS,
    CROPS_TILE,
    GOLD,
    HARVEST_MORE,
    IN_VILLAGE,
    MOST_BOXES,
    SECTIONS,
    USES,
    some,
)

if TYPE_CHECKING:
    from asztal.games.rollwrite.state import RollWrite

OTHER_STEPS = {
    "rerolls": "why-reroll-first",
    "reroll": "why-pick-dice",
    "pay-any": "why-pay-first",
    "take-any": "why-take-first",
    "take-another": "why-take-first",
    "keep": "why-keep-first",
    "estate": "why-round-over",
}
"""Why nothing else can be done while a step asks."""


def reason(state: RollWrite, seat: int, action: int) -> Line:
    """The seat may decide now, but not this."""
    if not state.together:
        if action < actions.TRACK:
            taken = state.row[TILES] >> action & 1
            return Line("why-favour-taken" if taken else "why-favour-not-here", {"name": f"@{FAVOUR_NAMES[action]}"})
        return Line("why-favour-first")
    if action < actions.TRACK:
        return Line("why-favour-chosen")
    step = state.step_at(state.asking(seat)).name
    if step == "estate" and actions.PLACE <= action < actions.NO_ESTATE:
        return estate_reason(state, seat, action)
    if step != "grow":
        return Line(OTHER_STEPS[step])
    if action < actions.BOX:
        return track_reason(state, seat, action)
    if action < actions.HARVEST:
        return box_reason(state, seat, action)
    if action < actions.USE:
        return harvest_reason(state, seat, action)
    if action < actions.DONATE:
        return use_reason(state, seat, action - actions.USE)
    if action < actions.PAY_WITH:
        return favour_reason(state, seat, action)
    if actions.DIE <= action <= actions.BEGIN:
        return Line("why-no-rerolls-now")
    if actions.PLACE <= action <= actions.NO_ESTATE:
        return Line("why-basic-no-estates" if state.mode == 0 else "why-estate-later")
    return Line("why-not-now")


def lacking(state: RollWrite, seat: int, cost: int) -> Line:
    """The first good that is missing, gold counted."""
    gold = int(state.get(seat, GOODS + GOLD)) - int(some(cost, GOLD))
    for good in range(GOLD):
        short = int(some(cost, good)) - int(state.get(seat, GOODS + good))
        if short > 0:
            if short > gold:
                return Line("why-no-goods", {"good": GOOD_NAMES[good], "n": short - max(gold, 0)})
            gold -= short
    return Line("why-no-goods", {"good": "gold" if gold < 0 else "resource", "n": max(1, -gold)})


def track_reason(state: RollWrite, seat: int, action: int) -> Line:
    track = where_of(action)
    if is_full(state, seat, track):
        return Line("why-track-full")
    if not can_cross(state, seat, track):
        return Line("why-no-actions")
    if action >= actions.LESS and open_discount(state, seat, track) < 0:
        return Line("why-no-discount")
    return lacking(state, seat, int(next_cost(state, seat, track)))


def box_reason(state: RollWrite, seat: int, action: int) -> Line:
    slot, box = divmod(action - actions.BOX, MOST_BOXES)
    building = state.building(seat, slot)
    if box >= state.tables.boxes[building] or not state.in_game(building):
        return Line("why-no-such-box", named(state, seat, slot))
    if state.get(seat, BUILT + slot) >> box & 1:
        return Line("why-box-crossed")
    if not can_cross(state, seat, IN_VILLAGE):
        return Line("why-no-actions")
    return lacking(state, seat, int(discounted(state, seat, IN_VILLAGE, state.tables.cost[building * MOST_BOXES + box], False)))


def harvest_reason(state: RollWrite, seat: int, action: int) -> Line:
    circle = (action - actions.HARVEST) % (actions.MORE - actions.HARVEST)
    if circle >= state.open_fields(seat) * 3:
        return Line("why-field-locked", {"field": circle // 3 + 1, "n": int(state.tables.opens[circle // 3])})
    if state.get(seat, CIRCLES_CROSSED) >> circle & 1:
        return Line("why-circle-crossed")
    if not can_harvest(state, seat) and not crops_cover(state, seat, circle):
        unused = state.get(seat, TILE) == CROPS_TILE and state.get(seat, TILE_USED) == 0
        return Line("why-crops-not-rolled" if unused else "why-no-actions")
    return Line("why-no-more" if state.unused(seat, HARVEST_MORE) < 0 else "why-not-now")


def use_reason(state: RollWrite, seat: int, slot: int) -> Line:
    name = named(state, seat, slot)
    building = state.building(seat, slot)
    if not state.in_game(building):
        return Line("why-basic-not-here", name)
    if not state.works(seat, slot):
        return Line("why-works-next-round" if state.is_finished(seat, slot) else "why-not-built", name)
    if not state.usable(seat, slot):
        return Line("why-used", name)
    if state.tables.does[building] != USES:
        return Line("why-by-itself", name)
    cost = int(price(state, building))
    return Line("why-cannot-pay", {**name, **goods_words(cost)}) if cost else Line("why-condition", name)


def favour_reason(state: RollWrite, seat: int, action: int) -> Line:
    tile = FAVOUR_NAMES[state.get(seat, TILE)]
    wanted = "donation" if action < actions.EXPORT else "export"
    if tile != wanted:
        return Line("why-no-favour", {"name": f"@{wanted}"})
    if wanted == "donation":
        good = action - actions.DONATE
        if state.get(seat, TILE_USED):
            return Line("why-favour-used")
        return Line("why-not-rolled", {"good": GOOD_NAMES[good]})
    good = action - actions.EXPORT
    if state.get(seat, EXPORTED) >> good & 1:
        return Line("why-exported", {"good": GOOD_NAMES[good]})
    return Line("why-no-goods", {"good": GOOD_NAMES[good], "n": 1})


def estate_reason(state: RollWrite, seat: int, action: int) -> Line:
    slot, corner = divmod(action - actions.PLACE, CELLS)
    building = state.building(seat, slot)
    if state.tables.shape[building] == 0:
        return Line("why-no-blueprint", named(state, seat, slot))
    row, column = divmod(corner, SECTIONS)
    if row + state.tables.height[building] > 4 or column + state.tables.width[building] > SECTIONS:
        return Line("why-estate-outside")
    return Line("why-estate-sections")
