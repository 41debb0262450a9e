"""What an action would cost and bring the seat now, beside its label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.lines import Argument, Line
from asztal.games.rollwrite import actions
from asztal.games.rollwrite.effects import brings, price
from asztal.games.rollwrite.estates import create_estate
from asztal.games.rollwrite.growing import crops_cover, discounted, free_crossing, next_cost
from asztal.games.rollwrite.layout import BOXES, BUILT, GOODS
from asztal.games.rollwrite.log import goods_words
from asztal.games.rollwrite.prompts import where_of
from asztal.games.rollwrite.scoring import total
from asztal.games.rollwrite.tables import (
    BRIDGES,
    CELLS,
    FREE_HARVEST,
    GOLD,
    IN_VILLAGE,
    MOST_BOXES,
    ROUNDS,
    SECTIONS,
    STAR,
    TRACK_BOXES,
    USES,
    good_units,
    some,
)

if TYPE_CHECKING:
    from asztal.games.rollwrite.state import RollWrite


def hint(state: RollWrite, seat: int, action: int) -> Line | None:
    """What the action would cost and bring; None: the label says it all."""
    if actions.TRACK <= action < actions.BOX:
        return track_hint(state, seat, action)
    if actions.BOX <= action < actions.HARVEST:
        return box_hint(state, seat, action)
    if actions.HARVEST <= action < actions.USE:
        return harvest_hint(state, seat, action)
    if actions.USE <= action < actions.DONATE:
        return use_hint(state, seat, action - actions.USE)
    if actions.EXPORT <= action < actions.PAY_WITH:
        gold = state.get(seat, GOODS + action - actions.EXPORT) == 0
        return Line("hint-export", {"gold": "yes" if gold else "no"})
    if actions.PLACE <= action < actions.NO_ESTATE:
        return estate_hint(state, seat, *divmod(action - actions.PLACE, CELLS))
    return None


def payment(state: RollWrite, seat: int, cost: int) -> dict[str, Argument]:
    """How much of a cost would be paid in gold in place of something else."""
    gold = sum(max(0, int(some(cost, good) - state.get(seat, GOODS + good))) for good in range(GOLD))
    return {"instead": gold}


def free(state: RollWrite, seat: int, action: int) -> dict[str, Argument]:
    return {"free": "yes" if free_crossing(state, seat, where_of(action)) >= 0 else "no"}


def track_hint(state: RollWrite, seat: int, action: int) -> Line:
    track = where_of(action)
    at = track * TRACK_BOXES + int(state.get(seat, BOXES + track))
    cost = int(next_cost(state, seat, track))
    if action >= actions.LESS:
        cost -= int(good_units((action - actions.LESS) % 3))
    words = {**free(state, seat, action), **payment(state, seat, cost)}
    done, after = int(state.tables.sections[at]), int(state.tables.sections[at + 1])
    if after == done:
        return Line("hint-box", words)
    points = int(state.tables.points[track * (SECTIONS + 1) + after] - state.tables.points[track * (SECTIONS + 1) + done])
    field = 0
    if track == BRIDGES:
        field = next((number + 1 for number, opens in enumerate(state.tables.opens) if opens == after), 0)
    return Line("hint-section", {**words, "n": after, "points": points, "field": field})


def box_hint(state: RollWrite, seat: int, action: int) -> Line:
    slot, box = divmod(action - actions.BOX, MOST_BOXES)
    building = state.building(seat, slot)
    cost = int(discounted(state, seat, IN_VILLAGE, state.tables.cost[building * MOST_BOXES + box], False))
    words = {**free(state, seat, action), **payment(state, seat, cost)}
    left = int(state.tables.boxes[building]) - int(state.get(seat, BUILT + slot)).bit_count() - 1
    return Line("hint-building", {**words, "left": left})


def harvest_hint(state: RollWrite, seat: int, action: int) -> Line | None:
    circle = (action - actions.HARVEST) % (actions.MORE - actions.HARVEST)
    if crops_cover(state, seat, circle):
        return Line("hint-crops")
    if state.unused(seat, FREE_HARVEST) >= 0:
        return Line("hint-free")
    return None


def use_hint(state: RollWrite, seat: int, slot: int) -> Line | None:
    building = state.building(seat, slot)
    if state.tables.does[building] != USES:
        return None
    words = {**pay_words(int(price(state, building))), **goods_words(int(brings(state, seat, slot)))}
    return Line("hint-use", {**words, "times": int(state.times(seat, slot))})


def pay_words(goods: int) -> dict[str, Argument]:
    return {f"paid-{key}": value for key, value in goods_words(goods).items()}


def estate_hint(state: RollWrite, seat: int, slot: int, corner: int) -> Line:
    building = state.building(seat, slot)
    if state.round == ROUNDS:
        after = state.copy()
        create_estate(after, seat, slot, corner)
        return Line("hint-estate-last", {"n": int(total(after, seat) - total(state, seat))})
    finished = "yes" if state.is_finished(seat, slot) else "no"
    if state.tables.does[building] == STAR:
        return Line("hint-estate-points", {"n": int(state.amount(seat, slot)), "finished": finished})
    raised = state.times(seat, slot) if state.tables.more_times[building] else state.amount(seat, slot)
    return Line("hint-estate", {"n": int(raised), "more": int(raised) + 1, "finished": finished})
