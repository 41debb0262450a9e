"""What one seat sees, as typed structures. They become JSON for the browser and the text panels of the terminal.

Nothing is hidden but the order of the two decks: everybody sees the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from asztal.core.game import Result, Score
from asztal.core.pieces import SEATS
from asztal.core.spaces import space_x, space_y
from asztal.games.minerva import layout as at
from asztal.games.minerva import scoring
from asztal.games.minerva import tables as t
from asztal.games.minerva.actions import GOOD_NAMES

if TYPE_CHECKING:
    from asztal.games.minerva.state import Minerva

PARTS = ("part-culture", "part-glory", "part-temples", "part-goods", "part-order")


class Placed(msgspec.Struct, frozen=True):
    """A tile in a city."""

    tile: str
    x: int
    y: int
    assistant: bool
    """An assistant stands on this residence."""
    worth: int
    """Points it would score now, for temples."""


class Pile(msgspec.Struct, frozen=True):
    """One of the three culture piles."""

    kind: str
    left: int
    vp: int
    """Points of the top tile; 0 if the pile is empty."""
    need: int
    """Culture points it needs."""


class Won(msgspec.Struct, frozen=True):
    """A culture or glory tile somebody has."""

    kind: str
    """theatre, art, science or glory."""
    vp: int


class Side(msgspec.Struct, frozen=True):
    """One player."""

    city: list[Placed]
    resources: dict[str, int]
    denarii: int
    glory: int
    """Glory tokens of this round."""
    points: dict[str, int]
    """Culture points of this turn."""
    residences: int
    """Not built yet."""
    assistants: int
    """In the personal supply."""
    owned: int
    """Assistants in all, placed ones included."""
    passed: bool
    order: int
    """The order tile, 0 for none."""
    building: str | None
    """The tile that is just being built."""
    won: list[Won]
    score: int
    """Points if the game ended now."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    game: str
    seat: int | None
    seats: int
    round: int
    first: int
    turn: int
    step: str
    """What is asked, by the name of the step, or over."""
    to_act: list[int]
    over: bool
    fee: int
    """What an action costs because somebody has passed."""
    offer: list[str]
    """Locations to be built, in the order they came; in the solo game two and two form pairs."""
    temples: list[str]
    culture: list[Pile]
    glory: list[int]
    """Points of this round's glory tiles, the first place first."""
    deck: int
    temple_deck: int
    order: list[int]
    """Order tiles nobody holds."""
    order_points: list[int]
    """What each order tile is worth in the last round."""
    sides: list[Side]
    title: int | None
    """Solo: the number of the title for the score so far, 0 for the lowest."""
    result: Result | None


def view(state: Minerva, seat: int | None) -> View:
    tables, seats = state.tables, int(state.seats)
    round = int(state.round())
    first = int(t.first_glory_tile(round))
    return View(
        game="minerva",
        seat=seat,
        seats=seats,
        round=round,
        first=int(state.first()),
        turn=int(state.turn()),
        step="over" if state.over else state.now().name,
        to_act=state.to_act(),
        over=state.over,
        fee=int(state.fee()),
        offer=names(state, at.OFFER),
        temples=names(state, at.TEMPLES),
        culture=[pile(state, culture) for culture in range(3)],
        glory=[int(tables.points[first + place]) for place in range(int(t.places(round)))],
        deck=int(state.rings.count(at.DECK, 0)),
        temple_deck=int(state.rings.count(at.TEMPLE_DECK, 0)),
        order=[int(tile) - t.ORDER_TILES + 1 for tile in state.rings.piled(at.ORDER * SEATS)],
        order_points=[int(tables.points[t.ORDER_TILES + order]) if order + 1 < seats else 0 for order in range(seats)],
        sides=[side(state, number) for number in range(seats)],
        title=int(scoring.title(scoring.total(state, 0))) if seats == 1 else None,
        result=result(state) if state.over else None,
    )


def names(state: Minerva, zone: int, seat: int = 0) -> list[str]:
    return [state.name_of(int(piece))[1:] for piece in state.rings.piled(zone * SEATS + seat)]


def pile(state: Minerva, culture: int) -> Pile:
    place = (at.CULTURE + culture) * SEATS
    top = int(state.rings.top(place))
    shown = (int(state.tables.points[top]), int(state.tables.need[top])) if top >= 0 else (0, 0)
    return Pile(GOOD_NAMES[t.THEATRE + culture], int(state.rings.many(place)), *shown)


def side(state: Minerva, seat: int) -> Side:
    building = names(state, at.HAND, seat)
    return Side(
        city=sorted((placed(state, seat, int(piece)) for piece in state.rings.piled(at.CITY * SEATS + seat)), key=row),
        resources={good: int(state.get(seat, number)) for number, good in enumerate(GOOD_NAMES[: t.RESOURCES])},
        denarii=int(state.get(seat, t.DENARIUS)),
        glory=int(state.get(seat, t.GLORY)),
        points={kind: int(state.get(seat, t.THEATRE + number)) for number, kind in enumerate(GOOD_NAMES[t.THEATRE :])},
        residences=int(state.residences_left(seat)),
        assistants=int(state.get(seat, at.ASSISTANTS)),
        owned=int(state.owned_assistants(seat)),
        passed=state.passed(seat),
        order=int(state.order_of(seat)),
        building=building[0] if building else None,
        won=[won(state, int(tile)) for tile in state.rings.inside(at.WON, seat)],
        score=int(scoring.total(state, seat)),
    )


def row(tile: Placed) -> tuple[int, int]:
    """Cities are read row by row, from the top left."""
    return -tile.y, tile.x


def placed(state: Minerva, seat: int, piece: int) -> Placed:
    spot, end = int(state.space(piece)), state.tables.end[state.tables.kind[piece]]
    return Placed(
        tile=state.name_of(piece)[1:],
        x=int(space_x(spot)),
        y=int(space_y(spot)),
        assistant=bool(state.marks[piece] & at.ASSISTED),
        worth=int(state.tally(seat, piece, end, t.VP)) if end else 0,
    )


def won(state: Minerva, tile: int) -> Won:
    glory = tile >= t.GLORY_TILES
    kind = "glory" if glory else GOOD_NAMES[t.THEATRE + (tile - t.CULTURE_TILES) // t.CULTURE_PILE]
    return Won(kind, int(state.tables.points[tile]))


def result(state: Minerva) -> Result:
    """The score sheet, with all tie-breaks of the rulebook. Alone one always wins: the title tells how well."""
    scores = []
    for seat in range(int(state.seats)):
        parts = dict(zip(PARTS, (int(points) for points in scoring.points(state, seat)), strict=True))
        rank = int(scoring.rank(state, seat))
        temples = {
            state.tables.ids[piece]: int(state.tally(seat, piece, end, t.VP))
            for piece in state.rings.piled(at.CITY * SEATS + seat)
            if (end := state.tables.end[state.tables.kind[piece]]) > 0
        }
        scores.append(Score(sum(parts.values()), parts, rank, rank == 1, temples))
    return Result(tuple(scores))
