"""What the button of each action says. What is asked the steps say themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.lines import Argument, Line
from asztal.games.rollwrite import actions
from asztal.games.rollwrite.actions import FAVOUR_NAMES, GOOD_NAMES, TRACK_NAMES
from asztal.games.rollwrite.growing import is_full, next_cost
from asztal.games.rollwrite.layout import DIE_SHOWS, WORKER_SHOWS
from asztal.games.rollwrite.log import goods_words
from asztal.games.rollwrite.tables import CELLS, IN_VILLAGE, MOST_BOXES, SECTIONS, good_units

if TYPE_CHECKING:
    from asztal.games.rollwrite.state import RollWrite


def acting(state: RollWrite, action: int) -> int:
    """The seat a label is for: the first that may do the action, else the first that may decide."""
    seats = state.to_act() or [0]
    for seat in seats:
        if state.is_legal(seat, action):
            return seat
    return seats[0]


def label(state: RollWrite, action: int) -> Line:
    """What the button of an action says."""
    if action < actions.TRACK:
        return Line("act-favour", {"name": f"@{FAVOUR_NAMES[action]}"})
    seat = acting(state, action)
    if action < actions.BOX:
        return track_label(state, seat, action)
    if action < actions.HARVEST:
        slot, box = divmod(action - actions.BOX, MOST_BOXES)
        building = state.building(seat, slot)
        cost = state.tables.cost[building * MOST_BOXES + box]
        words = {**named(state, seat, slot), "n": box + 1, **goods_words(int(cost))}
        return Line("act-box" if cost else "act-box-free", words)
    if action < actions.USE:
        more = action >= actions.MORE
        circle = (action - actions.HARVEST) % (actions.MORE - actions.HARVEST)
        goods = goods_words(int(state.tables.circles[circle]))
        return Line("act-harvest-more" if more else "act-harvest", {"field": circle // 3 + 1, **goods})
    if action < actions.DONATE:
        return Line("act-use", named(state, seat, action - actions.USE))
    for first, end, id in (
        (actions.DONATE, actions.EXPORT, "act-donate"),
        (actions.EXPORT, actions.PAY_WITH, "act-export"),
        (actions.PAY_WITH, actions.TAKE_ANY, "act-pay"),
        (actions.TAKE_ANY, actions.KEEP_ONE, "act-take"),
        (actions.KEEP_ONE, actions.DIE, "act-keep"),
    ):
        if first <= action < end:
            return Line(id, {"good": GOOD_NAMES[action - first]})
    if action < actions.ROLL:
        return die_label(state, seat, action - actions.DIE)
    if action < actions.PLACE:
        return Line("act-roll" if action == actions.ROLL else "act-begin")
    if action < actions.NO_ESTATE:
        slot, corner = divmod(action - actions.PLACE, CELLS)
        words = {"row": corner // SECTIONS + 1, "column": corner % SECTIONS + 1, "track": TRACK_NAMES[corner // SECTIONS]}
        cells = int(state.tables.shape[state.building(seat, slot)]) << corner
        return Line("act-estate", {**named(state, seat, slot), **words, "drawing": drawn(cells)})
    return Line("act-no-estate" if action == actions.NO_ESTATE else "act-done")


def named(state: RollWrite, seat: int, slot: int) -> dict[str, Argument]:
    return {"name": f"@{state.building_id(seat, slot)}"}


def track_label(state: RollWrite, seat: int, action: int) -> Line:
    less = -1
    track = action - actions.TRACK
    if action >= actions.LESS:
        track, less = divmod(action - actions.LESS, 3)
    cost = 0 if is_full(state, seat, track) else int(next_cost(state, seat, track))
    if less >= 0 and (cost >> (6 * less)) & 63:
        cost -= int(good_units(less))
    section = min(int(state.sections(seat, track)) + 1, SECTIONS)
    words: dict[str, Argument] = {"track": TRACK_NAMES[track], "n": section, **goods_words(cost)}
    if less >= 0:
        return Line("act-track-less" if cost else "act-track-less-free", {**words, "good": GOOD_NAMES[less]})
    return Line("act-track", words)


def drawn(cells: int) -> str:
    """Sections of an estate in the columns of the sheet, a row for each track it touches: "······■■·/······■··"."""
    rows = ["".join("■" if cells >> (row * SECTIONS + column) & 1 else "·" for column in range(SECTIONS)) for row in range(4)]
    return "/".join(row for row in rows if "■" in row)


def die_label(state: RollWrite, seat: int, die: int) -> Line:
    if die == 3:
        return Line("act-die-worker", {"n": int(state.get(seat, WORKER_SHOWS))})
    return Line("act-die", {"n": die + 1, "good": GOOD_NAMES[state.get(seat, DIE_SHOWS + die)]})


def where_of(action: int) -> int:
    """Where the box of a building action is."""
    if action < actions.LESS:
        return action - actions.TRACK
    if action < actions.BOX:
        return (action - actions.LESS) // 3
    return IN_VILLAGE
