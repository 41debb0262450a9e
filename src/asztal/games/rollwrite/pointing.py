"""What a board is told besides rules and words: which parts of the sheet a choice is about, what it would cost and bring, and
what an event was in figures.

Nothing is hidden and nobody else's sheet is touched, so a preview is the difference a choice makes to the own sheet.
"""

from __future__ import annotations

from typing import Final, cast

from asztal.core.events import Event
from asztal.core.preview import Change, Deed, Preview, summed
from asztal.core.state import State
from asztal.games.rollwrite import actions, content, log
from asztal.games.rollwrite.actions import FAVOUR_NAMES, GOOD_NAMES, TRACK_NAMES
from asztal.games.rollwrite.layout import ACTIONS_LEFT, GOODS
from asztal.games.rollwrite.log import goods_words
from asztal.games.rollwrite.prompts import where_of
from asztal.games.rollwrite.scoring import total
from asztal.games.rollwrite.state import RollWrite
from asztal.games.rollwrite.tables import CELLS, MOST_BOXES


def on(state: RollWrite, seat: int, action: int) -> tuple[str, ...]:
    """Tracks, fields, favour tiles and buildings by their ids."""
    if action < actions.TRACK:
        return (FAVOUR_NAMES[action],)
    if action < actions.BOX:
        return (TRACK_NAMES[where_of(action)],)
    if action < actions.HARVEST:
        return (state.building_id(seat, (action - actions.BOX) // MOST_BOXES),)
    if action < actions.USE:
        circle = (action - actions.HARVEST) % (actions.MORE - actions.HARVEST)
        return (content.sheet().fields[circle // 3].id,)
    if action < actions.DONATE:
        return (state.building_id(seat, action - actions.USE),)
    if actions.PLACE <= action < actions.NO_ESTATE:
        return (state.building_id(seat, (action - actions.PLACE) // CELLS),)
    return ()


def preview_of(state: RollWrite, seat: int, action: int) -> Preview:
    """What the action changes, as long as the player goes on growing: what comes after it belongs to the course of the game."""
    if not state.together or state.step_at(state.asking(seat)).name != "grow" or action == actions.DONE:
        return Preview()
    trial = state.copy()
    trial.decide(seat, action)
    before, after = sheet(state, seat), sheet(trial, seat)
    return Preview(summed(Change(seat, good, after[good] - n) for good, n in before.items()))


def sheet(state: RollWrite, seat: int) -> dict[str, int]:
    goods = {name: int(state.get(seat, GOODS + number)) for number, name in enumerate(GOOD_NAMES)}
    return {"action": int(state.get(seat, ACTIONS_LEFT)), **goods, "vp": int(total(state, seat))}


DEEDS: Final = {
    log.ROUND: "round",
    log.TOOK_FAVOUR: "take",
    log.USED_FAVOUR: "favour",
    log.PRODUCED: "production",
    log.CROSSED: "cross",
    log.CROSSED_BOX: "cross",
    log.FINISHED: "build",
    log.HARVESTED: "harvest",
    log.EXPORTED: "export",
    log.USED: "use",
    log.SCORED: "score",
    log.CREATED: "estate",
    log.DONE: "done",
}
BUILDINGS: Final = frozenset({log.PRODUCED, log.CROSSED_BOX, log.FINISHED, log.USED, log.SCORED, log.CREATED})


def deed(state: State, event: Event) -> Deed | None:
    """An event in figures."""
    kind, side, a, b, c = int(event.kind), int(event.seat), int(event.a), int(event.b), int(event.c)
    if kind not in DEEDS:
        return None
    pieces: tuple[str, ...] = ()
    if kind in BUILDINGS:
        pieces = (cast(RollWrite, state).tables.ids[a],)
    elif kind == log.CROSSED:
        pieces = (TRACK_NAMES[a],)
    elif kind in (log.TOOK_FAVOUR, log.USED_FAVOUR):
        pieces = (FAVOUR_NAMES[a],)
    elif kind == log.HARVESTED:
        pieces = (content.sheet().fields[a].id,)
    return Deed(side, DEEDS[kind], pieces, changes(kind, side, a, b, c))


def changes(kind: int, side: int, a: int, b: int, c: int) -> tuple[Change, ...]:
    if kind in (log.USED_FAVOUR, log.PRODUCED, log.HARVESTED):
        return goods(side, b, 1)
    if kind in (log.CROSSED, log.CROSSED_BOX):
        return goods(side, b, -1)
    if kind == log.USED:
        return (*goods(side, b, -1), *goods(side, c, 1))
    if kind == log.EXPORTED:
        return (Change(side, GOOD_NAMES[a], -1), Change(side, "vp", 1))
    return (Change(side, "vp", b),) if kind == log.SCORED else ()


def goods(side: int, packed: int, sign: int) -> tuple[Change, ...]:
    return tuple(Change(side, good, sign * int(n)) for good, n in goods_words(packed).items() if n)
