"""What an action would cost and bring the seat now, beside its label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.lines import Argument, Line
from asztal.games.rollwrite import actions
from asztal.games.rollwrite.log import goods_words
from asztal.games.rollwrite.pending import REROLL
from asztal.games.rollwrite.prompts import where_of
from asztal.games.rollwrite.state import BOXES, BUILT, GOODS, STEP
from asztal.games.rollwrite.tables import (
    ANY,
    BRIDGES,
    CELLS,
    CHOOSE,
    FINAL,
    FREE_HARVEST,
    GOLD,
    IN_VILLAGE,
    MOST_BOXES,
    SECTIONS,
    SPEND,
    TRACK_BOXES,
    good_units,
    some,
)

if TYPE_CHECKING:
    from asztal.games.rollwrite.rules import RollWrite


def hint(state: RollWrite, seat: int, action: int) -> Line | None:
    """What the action would cost and bring; None: the label says it all."""
    if actions.TRACK <= action < actions.BOX:
        return track_hint(state, seat, action)
    if actions.BOX <= action < actions.HARVEST:
        return box_hint(state, seat, action)
    if actions.HARVEST <= action < actions.USE:
        return harvest_hint(state, seat, action)
    if actions.USE <= action < actions.DONATE and state.get(seat, STEP) != REROLL:
        return use_hint(state, seat, action - actions.USE)
    if actions.EXPORT <= action < actions.PAY_WITH:
        gold = state.get(seat, GOODS + action - actions.EXPORT) == 0
        return Line("hint-export", {"gold": "yes" if gold else "no"})
    if actions.PLACE <= action < actions.NO_ESTATE:
        return estate_hint(state, seat, (action - actions.PLACE) // CELLS)
    return None


def payment(state: RollWrite, seat: int, cost: int) -> dict[str, Argument]:
    """How much of a cost would be paid in gold in place of something else."""
    gold = sum(max(0, int(some(cost, good) - state.get(seat, GOODS + good))) for good in range(GOLD))
    return {"instead": gold}


def free(state: RollWrite, seat: int, action: int) -> dict[str, Argument]:
    return {"free": "yes" if state.free_crossing(seat, where_of(action)) >= 0 else "no"}


def track_hint(state: RollWrite, seat: int, action: int) -> Line:
    track = where_of(action)
    at = track * TRACK_BOXES + int(state.get(seat, BOXES + track))
    cost = int(state.discounted(seat, track, state.tables.box_cost[at], False))
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
    cost = int(state.discounted(seat, IN_VILLAGE, state.tables.cost[building * MOST_BOXES + box], False))
    words = {**free(state, seat, action), **payment(state, seat, cost)}
    left = int(state.tables.boxes[building]) - int(state.get(seat, BUILT + slot)).bit_count() - 1
    return Line("hint-building", {**words, "left": left})


def harvest_hint(state: RollWrite, seat: int, action: int) -> Line | None:
    circle = (action - actions.HARVEST) % (actions.MORE - actions.HARVEST)
    if state.crops_cover(seat, circle):
        return Line("hint-crops")
    if state.unused(seat, FREE_HARVEST) >= 0:
        return Line("hint-free")
    return None


def use_hint(state: RollWrite, seat: int, slot: int) -> Line | None:
    building = state.building(seat, slot)
    kind = state.tables.kind[building]
    left = int(state.times(seat, slot))
    if kind == CHOOSE:
        return Line("hint-use", {**pay_words(0), **goods_words(int(good_units(ANY) * state.amount(seat, slot))), "times": left})
    if kind == FINAL:
        return None
    pay = int(state.tables.pay[building]) if kind == SPEND else 0
    return Line("hint-use", {**pay_words(pay), **goods_words(int(state.raised(seat, slot))), "times": left})


def pay_words(goods: int) -> dict[str, Argument]:
    return {f"paid-{key}": value for key, value in goods_words(goods).items()}


def estate_hint(state: RollWrite, seat: int, slot: int) -> Line:
    building = state.building(seat, slot)
    if state.tables.kind[building] == FINAL:
        return Line("hint-estate-points", {"n": int(state.tables.n[building])})
    raised = state.times(seat, slot) if state.tables.raises[building] == 2 else state.amount(seat, slot)
    finished = "yes" if state.is_finished(seat, slot) else "no"
    return Line("hint-estate", {"n": int(raised), "more": int(raised) + 1, "finished": finished})
