"""What a board is told besides rules and words: which parts of the sheet a choice is about, what it would cost and bring, and
what an event was in figures.

Nothing is hidden and nobody else's sheet is touched, so a preview is the difference a choice makes to the own sheet.
"""

from __future__ import annotations

from typing import Final, cast

from asztal.core.events import Event
from asztal.core.notation.icons import Parts
from asztal.core.preview import Change, Deed, Preview, summed
from asztal.core.state import State
from asztal.games.rollwrite import actions, content, log
from asztal.games.rollwrite.actions import FAVOUR_NAMES, GOOD_NAMES, TRACK_NAMES
from asztal.games.rollwrite.estates import create_estate
from asztal.games.rollwrite.items import parts, parts_now
from asztal.games.rollwrite.layout import ACTIONS_LEFT, DIE_SHOWS, GOODS
from asztal.games.rollwrite.log import goods_words
from asztal.games.rollwrite.prompts import where_of
from asztal.games.rollwrite.scoring import total
from asztal.games.rollwrite.state import RollWrite
from asztal.games.rollwrite.tables import CELLS, DICE, DONATION, MOST_BOXES, SECTIONS, STAR
from asztal.games.rollwrite.view import estates, piece_of, village_of

EXPORT_TILE: Final = FAVOUR_NAMES.index("export")


def on(state: RollWrite, seat: int, action: int) -> tuple[str, ...]:
    """The section, box, circle, building, tile or dice a choice is about; an estate's building, then the sections it takes."""
    if action < actions.TRACK:
        return (FAVOUR_NAMES[action],)
    if action < actions.BOX:
        track = where_of(action)
        return (piece_of(TRACK_NAMES[track], seat, int(state.sections(seat, track)) + 1),)
    if action < actions.HARVEST:
        slot, box = divmod(action - actions.BOX, MOST_BOXES)
        return (piece_of(state.building_id(seat, slot), seat, box + 1),)
    if action < actions.USE:
        circle = (action - actions.HARVEST) % (actions.MORE - actions.HARVEST)
        return (piece_of(content.sheet().fields[circle // 3].id, seat, circle % 3 + 1),)
    if action < actions.DONATE:
        return (piece_of(state.building_id(seat, action - actions.USE), seat),)
    if action < actions.EXPORT:
        shown = [die for die in range(DICE) if state.get(seat, DIE_SHOWS + die) == action - actions.DONATE]
        return (FAVOUR_NAMES[DONATION], *(content.sheet().dice[die].id for die in shown))
    if action < actions.PAY_WITH:
        return (FAVOUR_NAMES[EXPORT_TILE],)
    if actions.DIE <= action < actions.ROLL:
        return (content.sheet().dice[action - actions.DIE].id,)
    if actions.PLACE <= action < actions.NO_ESTATE:
        slot, corner = divmod(action - actions.PLACE, CELLS)
        return (piece_of(state.building_id(seat, slot), seat), *sections_of(state, seat, slot, corner))
    return ()


def sections_of(state: RollWrite, seat: int, slot: int, corner: int) -> tuple[str, ...]:
    """The sections a blueprint covers with its upper left corner there."""
    cells = int(state.tables.shape[state.building(seat, slot)]) << corner
    return tuple(
        piece_of(TRACK_NAMES[cell // SECTIONS], seat, cell % SECTIONS + 1) for cell in range(CELLS) if cells >> cell & 1
    )


def effect(state: RollWrite, seat: int, action: int) -> Parts:
    """What a favour tile or a building does; an estate shows its building's ability as it will be from the next round on."""
    if action < actions.TRACK:
        return parts(content.sheet().favours[action].ability)
    if actions.USE <= action < actions.DONATE:
        return ability(state, seat, action - actions.USE)
    if actions.PLACE <= action < actions.NO_ESTATE:
        slot, corner = divmod(action - actions.PLACE, CELLS)
        after = state.copy()
        create_estate(after, seat, slot, corner)
        return ability(after, seat, slot)
    return ()


def ability(state: RollWrite, seat: int, slot: int) -> Parts:
    building = village_of(state, seat).buildings[slot]
    return parts_now(building.line, building.does == STAR, int(state.amount(seat, slot)), int(state.times(seat, slot)))


def preview_of(state: RollWrite, seat: int, action: int) -> Preview:
    """What the action changes, as long as the player goes on growing: what comes after it belongs to the course of the game.

    Of an estate, the points it is worth at once: what it raises is told by `effect`.
    """
    if not state.together or action == actions.DONE:
        return Preview()
    if actions.PLACE <= action < actions.NO_ESTATE:
        fenced = state.copy()
        create_estate(fenced, seat, *divmod(action - actions.PLACE, CELLS))
        more = int(total(fenced, seat) - total(state, seat))
        return Preview((Change(seat, "vp", more),) if more else ())
    if state.step_at(state.asking(seat)).name != "grow":
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
    return Deed(side, DEEDS[kind], pieces_of(cast(RollWrite, state), kind, side, a, b, c), changes(kind, side, a, b, c))


def pieces_of(state: RollWrite, kind: int, side: int, a: int, b: int, c: int) -> tuple[str, ...]:
    """What an event was about, by the ids of the view."""
    if kind == log.CROSSED:
        return (piece_of(TRACK_NAMES[a], side, c),)
    if kind == log.HARVESTED:
        return (piece_of(content.sheet().fields[a].id, side, c),)
    if kind in (log.TOOK_FAVOUR, log.USED_FAVOUR):
        return (FAVOUR_NAMES[a],)
    if kind == log.EXPORTED:
        return (FAVOUR_NAMES[EXPORT_TILE],)
    if kind not in BUILDINGS:
        return ()
    building = state.tables.ids[a]
    if kind == log.CROSSED_BOX:
        return (piece_of(building, side, c),)
    if kind == log.CREATED:
        laid = [corner for _, corner in estates(state, side)]
        return (piece_of(building, side), piece_of("estate", side, laid.index(b * SECTIONS + c) + 1))
    return (piece_of(building, side),)


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
