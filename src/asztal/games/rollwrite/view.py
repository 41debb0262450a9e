"""What one seat sees, as typed structures. They become JSON for the browser and the text panels of the terminal.

Nothing is hidden in this game: everybody sees all sheets, and so does a spectator.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from asztal.core.game import Result, Score
from asztal.core.machine.frames import AUX, LEFT, THIS
from asztal.core.notation.icons import Parts
from asztal.games.rollwrite import content
from asztal.games.rollwrite.actions import FAVOUR_NAMES, GOOD_NAMES, TRACK_NAMES
from asztal.games.rollwrite.items import parts_now
from asztal.games.rollwrite.layout import (
    ACTIONS_LEFT,
    BOXES,
    BUILT,
    CIRCLES_CROSSED,
    DICE_SHOW,
    DIE_SHOWS,
    ESTATE_AT,
    ESTATES,
    EXPORTED,
    FENCED,
    GOODS,
    KEPT_GOODS,
    POINTS,
    ROUND_BOXES,
    ROUND_CIRCLES,
    ROUND_SECTIONS,
    TILE,
    TILE_USED,
    TILES,
    USED_TIMES,
    VILLAGE,
    WORKER_SHOWN,
    WORKER_SHOWS,
)
from asztal.games.rollwrite.scoring import final_points, place_of, star_points, total, track_points
from asztal.games.rollwrite.state import MODES, sheets_of
from asztal.games.rollwrite.tables import CELLS, DICE, FIELD_COUNT, MOST_BOXES, ROUNDS, SECTIONS, SLOTS, STAR, TRACKS

if TYPE_CHECKING:
    from asztal.games.rollwrite.state import RollWrite


class Box(msgspec.Struct, frozen=True, omit_defaults=True):
    """A build box or a harvest circle."""

    goods: dict[str, int]
    """What a box costs or a circle gives; empty for a box that takes only an action."""
    crossed: bool
    piece: str = ""
    """Its id; boxes of a track have none, since their section is what one points at."""


class Section(msgspec.Struct, frozen=True):
    """One section of a track."""

    boxes: list[Box]
    points: int
    complete: bool
    imperial: bool
    estate: int | None
    """Number of the estate it is part of, from 0."""
    piece: str


class Track(msgspec.Struct, frozen=True):
    id: str
    sections: list[Section]
    points: int


class Field(msgspec.Struct, frozen=True):
    id: str
    opens: int
    """The bridge section that opens it."""
    open: bool
    circles: list[Box]


class Building(msgspec.Struct, frozen=True):
    """One building of a village."""

    id: str
    name: dict[str, str]
    boxes: list[Box]
    finished: bool
    works: bool
    """Finished before this round, so that its ability can be used."""
    star: bool
    """Counts only at the end of the game."""
    ability: str
    """Its line in the notation."""
    drawing: list[str]
    """Its blueprint, rows of # and dots; empty for none, and in the basic game."""
    estates: int
    number: int
    """The number of its ability, raised by its estates."""
    does: Parts
    """Its ability as icon parts, with that number."""
    times: int
    """How often a round it can be used, raised by its estates."""
    used: int
    piece: str
    code: str
    """What actions call it: its place in the village."""


class Estate(msgspec.Struct, frozen=True):
    building: str
    slot: int
    row: int
    column: int
    piece: str


class Side(msgspec.Struct, frozen=True):
    """One player's sheets."""

    village: str
    village_name: dict[str, str]
    step: str
    """What the player is doing: ready, reroll, mark, grow, pay, take, keep or estate."""
    tracks: list[Track]
    fields: list[Field]
    buildings: list[Building]
    estates: list[Estate]
    goods: dict[str, int]
    actions: int
    kept: dict[str, int]
    favour: str | None
    favour_used: bool
    exported: list[str]
    """Goods sold with the Export tile this round."""
    dice: list[str]
    worker: int
    asked: str | None
    """The building whose ability asks."""
    picks_left: int
    picked_dice: list[int]
    """Dice picked for a reroll: 1 to 3, 4 is the worker die."""
    round_boxes: int
    round_sections: dict[str, int]
    round_circles: int
    points: int
    """Gained in play."""
    score: int
    """All points if the game ended now."""
    parts: dict[str, int]
    """What they are made of, as on the score sheet."""


class Ladder(msgspec.Struct, frozen=True):
    """How far a solo adventure has come."""

    rank: str
    """The rank if it ended now."""
    next: str | None
    missing: int
    """Points to the next one."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    game: str
    seat: int | None
    seats: int
    mode: str
    round: int
    rounds: int
    active: int
    phase: str
    """What is going on: favours, growing or over."""
    to_act: list[int]
    over: bool
    dice: list[str]
    worker: int
    favours: list[str]
    """Favour tiles in this game."""
    favours_left: list[str]
    """Favour tiles in the middle."""
    sides: list[Side]
    result: Result | None
    rank: str | None
    """The rank of a solo adventure, once it is over."""
    ladder: Ladder | None
    """Solo: the rank one would have now."""


def piece_of(item: str, side: int, place: int = 0) -> str:
    """The id of something on one player's sheets: everybody has the same. `place`: section, box or circle, from 1."""
    return f"{item}.{side}.{place}" if place else f"{item}.{side}"


def view(state: RollWrite, seat: int | None) -> View:
    """The table as the seat may see it; None is a spectator."""
    left = int(state.tiles_left())
    return View(
        game="rollwrite",
        seat=seat,
        seats=int(state.seats),
        mode=MODES[state.mode],
        round=int(state.round),
        rounds=ROUNDS,
        active=int(state.active),
        phase="over" if state.over else state.now().name,
        to_act=state.to_act(),
        over=state.over,
        dice=[GOOD_NAMES[state.row[DICE_SHOW + die]] for die in range(DICE)],
        worker=int(state.row[WORKER_SHOWN]),
        favours=[name for tile, name in enumerate(FAVOUR_NAMES) if state.row[TILES] >> tile & 1],
        favours_left=[name for tile, name in enumerate(FAVOUR_NAMES) if left >> tile & 1],
        sides=[_side(state, side) for side in range(state.seats)],
        result=result(state) if state.over else None,
        rank=content.rank_of(int(total(state, 0))) if state.over and state.seats == 1 else None,
        ladder=ladder(int(total(state, 0))) if state.seats == 1 else None,
    )


def ladder(points: int) -> Ladder:
    higher = [rank for rank in content.sheet().ranks if rank.least > points]
    following = min(higher, key=lambda rank: rank.least, default=None)
    return Ladder(
        content.rank_of(points),
        None if following is None else following.id,
        0 if following is None else following.least - points,
    )


def village_of(state: RollWrite, side: int) -> content.Village:
    own = state.village if content.is_own(state.village) else ""
    return content.village_list(own, sheets(state))[state.get(side, VILLAGE)]


def sheets(state: RollWrite) -> str:
    """The sheets the game began on."""
    return sheets_of(int(state.version))


def _side(state: RollWrite, side: int) -> Side:
    village = village_of(state, side)
    tile, asked = int(state.get(side, TILE)), Asked(state, side)
    crossed, fields = int(state.get(side, CIRCLES_CROSSED)), int(state.open_fields(side))
    return Side(
        village=village.id,
        village_name=village.name,
        step=asked.step,
        tracks=[_track(state, side, track) for track in range(TRACKS)],
        fields=[
            _field(sheets(state), side, number, number < fields, crossed >> (number * 3) & 7) for number in range(FIELD_COUNT)
        ],
        buildings=[
            _building(state, side, slot, building)
            for slot, building in enumerate(village.buildings)
            if state.in_game(state.building(side, slot))
        ],
        estates=[
            Estate(state.building_id(side, slot), slot, corner // SECTIONS, corner % SECTIONS, piece_of("estate", side, number))
            for number, (slot, corner) in enumerate(estates(state, side), 1)
        ],
        goods=goods(state, side, GOODS),
        actions=int(state.get(side, ACTIONS_LEFT)),
        kept=goods(state, side, KEPT_GOODS),
        favour=None if tile < 0 else FAVOUR_NAMES[tile],
        favour_used=bool(state.get(side, TILE_USED) or state.get(side, EXPORTED)),
        exported=[GOOD_NAMES[g] for g in range(3) if state.get(side, EXPORTED) >> g & 1],
        dice=[GOOD_NAMES[state.get(side, DIE_SHOWS + die)] for die in range(DICE)],
        worker=int(state.get(side, WORKER_SHOWS)),
        asked=asked.building,
        picks_left=asked.left,
        picked_dice=[die + 1 for die in range(DICE + 1) if asked.picked >> die & 1],
        round_boxes=int(state.get(side, ROUND_BOXES)),
        round_sections={name: int(state.get(side, ROUND_SECTIONS + track)) for track, name in enumerate(TRACK_NAMES)},
        round_circles=int(state.get(side, ROUND_CIRCLES)),
        points=int(state.get(side, POINTS)),
        score=int(total(state, side)),
        parts=parts(state, side),
    )


class Asked:
    """What a player is asked while the empire grows."""

    def __init__(self, state: RollWrite, side: int) -> None:
        self.step, self.left, self.picked = "ready", 0, 0
        self.building: str | None = None
        if state.together and state.acting >> side & 1:
            f = int(state.asking(side))
            step, this = state.step_at(f), int(state.stack[f + THIS])
            self.step = step.ask.removeprefix("ask-")
            self.building = None if this < 0 else state.tables.ids[this]
            self.left = max(int(state.stack[f + LEFT]) - 1, 0)
            self.picked = int(state.stack[f + AUX]) if self.step == "mark" else 0


def goods(state: RollWrite, side: int, field: int) -> dict[str, int]:
    return {name: int(state.get(side, field + good)) for good, name in enumerate(GOOD_NAMES)}


def estates(state: RollWrite, side: int) -> list[tuple[int, int]]:
    """Slot and corner of each estate, in the order of creation."""
    found = [int(state.get(side, ESTATE_AT + i)) - 1 for i in range(state.estate_count(side))]
    return [(packed // CELLS, packed % CELLS) for packed in found]


def _track(state: RollWrite, side: int, track: int) -> Track:
    printed = content.sheet(sheets(state)).tracks[track]
    crossed = int(state.get(side, BOXES + track))
    fenced: dict[int, int] = {}
    if state.get(side, FENCED):
        for number, (slot, corner) in enumerate(estates(state, side)):
            cells = int(state.tables.shape[state.building(side, slot)]) << corner
            fenced |= {cell: number for cell in range(CELLS) if cells >> cell & 1}
    sections = []
    before = 0
    for number, boxes in enumerate(printed.sections):
        inside = min(max(crossed - before, 0), len(boxes))
        sections.append(_section(sheets(state), side, track, number, inside, fenced.get(track * SECTIONS + number)))
        before += len(boxes)
    return Track(printed.id, sections, int(track_points(state, side, track)))


@cache
def _section(sheets: str, side: int, track: int, number: int, crossed: int, estate: int | None) -> Section:
    printed = content.sheet(sheets).tracks[track]
    boxes = printed.sections[number]
    return Section(
        [_box(cost, i < crossed) for i, cost in enumerate(boxes)],
        printed.points[number],
        crossed == len(boxes),
        number == SECTIONS - 1,
        estate,
        piece_of(printed.id, side, number + 1),
    )


@cache
def _field(sheets: str, side: int, number: int, open: bool, crossed: int) -> Field:
    field = content.sheet(sheets).fields[number]
    circles = [_box(goods, bool(crossed >> i & 1), piece_of(field.id, side, i + 1)) for i, goods in enumerate(field.circles)]
    return Field(field.id, field.opens, open, circles)


@cache
def _box(goods: int, crossed: bool, piece: str = "") -> Box:
    return Box(content.unpacked(goods), crossed, piece)


def _building(state: RollWrite, side: int, slot: int, building: content.Building) -> Building:
    number = state.building(side, slot)
    cost = state.tables.cost
    star, now, times = building.does == STAR, int(state.amount(side, slot)), int(state.times(side, slot))
    return Building(
        id=building.id,
        name=building.name,
        boxes=[
            _box(
                int(cost[number * MOST_BOXES + box]),
                bool(state.get(side, BUILT + slot) >> box & 1),
                piece_of(building.id, side, box + 1),
            )
            for box in range(len(building.boxes))
        ],
        finished=state.is_finished(side, slot),
        works=state.works(side, slot),
        star=star,
        ability=building.line,
        drawing=list(building.drawing) if state.mode else [],
        estates=int(state.get(side, ESTATES + slot)),
        number=now,
        does=parts_now(building.line, star, now, times),
        times=times,
        used=int(state.get(side, USED_TIMES + slot)),
        piece=piece_of(building.id, side),
        code=f"b{slot + 1}",
    )


def parts(state: RollWrite, side: int) -> dict[str, int]:
    """The boxes of the score sheet."""
    found = {f"part-{name}": int(track_points(state, side, track)) for track, name in enumerate(TRACK_NAMES)}
    found["part-estates"] = int(final_points(state, side, True))
    found["part-extra"] = int(state.get(side, POINTS) + final_points(state, side, False))
    return found


def result(state: RollWrite) -> Result:
    """Scores in the boxes of the sheet; places with the tie-breaks of the rulebook."""
    scores = []
    for side in range(state.seats):
        points = int(total(state, side))
        place = int(place_of(state, side))
        stars = {
            state.building_id(side, slot): int(star_points(state, side, slot))
            for slot in range(SLOTS)
            if state.has(side, STAR) >> slot & 1 and state.is_finished(side, slot)
        }
        scores.append(Score(points, parts(state, side), place, place == 1, stars))
    return Result(tuple(scores))
