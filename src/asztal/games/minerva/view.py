"""What one seat sees, as typed structures. They become JSON for the browser and the text panels of the terminal.

Nothing is hidden but the order of the two decks: everybody sees the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from asztal.core.game import Result, Score
from asztal.core.machine.counting import tally
from asztal.core.pieces import SEATS
from asztal.core.spaces import space_x, space_y
from asztal.games.minerva import layout as at
from asztal.games.minerva import scoring
from asztal.games.minerva import tables as t
from asztal.games.minerva.actions import GOOD_NAMES
from asztal.games.minerva.state import is_near

if TYPE_CHECKING:
    from asztal.games.minerva.state import Minerva

PARTS = ("part-culture", "part-glory", "part-temples", "part-goods", "part-order")


class Placed(msgspec.Struct, frozen=True):
    """A tile in a city."""

    tile: str
    piece: str
    """Which of the equal tiles it is."""
    x: int
    y: int
    assistant: bool
    """An assistant stands on this residence."""
    worth: int
    """Points it would score now, for temples."""


class Bill(msgspec.Struct, frozen=True):
    """What a tile would cost whoever looks, the fee included."""

    goods: dict[str, int]
    """Resources paid out of the own supply."""
    missing: dict[str, int]
    """Resources paid in denarii, because there are not enough."""
    denarii: int
    """For what is missing, and for the fee."""
    enough: bool
    """There are as many denarii."""


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
    stock: list[str]
    """These residences, the next one first."""
    assistants: int
    """In the personal supply."""
    owned: int
    """Assistants in all, placed ones included."""
    passed: bool
    order: int
    """The order tile, 0 for none."""
    building: str | None
    """The tile that is just being built."""
    hand: str | None
    """The same as a piece."""
    hire: int
    """What the next assistant would cost in glory tokens, and five times as much in denarii; 0: there are no more."""
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
    pieces: list[str]
    """The pieces of the offer, then those of the temple row, in the same order."""
    bills: dict[str, Bill]
    """What each kind of tile in both would cost these eyes now."""
    places: dict[str, str]
    """Where these eyes could lay a tile, as "x,y", and the code that chooses the place."""
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
        pieces=[*pieces(state, at.OFFER), *pieces(state, at.TEMPLES)],
        bills={} if seat is None or state.over else bills(state, seat),
        places={} if seat is None or state.over else places(state, seat),
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


def pieces(state: Minerva, zone: int, seat: int = 0) -> list[str]:
    return [state.tables.ids[int(piece)] for piece in state.rings.piled(zone * SEATS + seat)]


def bills(state: Minerva, seat: int) -> dict[str, Bill]:
    """By kind, for everything that lies open to be built."""
    found = [*state.rings.piled(at.OFFER * SEATS), *state.rings.piled(at.TEMPLES * SEATS)]
    kinds = dict.fromkeys(int(state.tables.kind[piece]) for piece in found)
    return {state.tables.kind_ids[kind]: bill(state, seat, kind) for kind in kinds}


def bill(state: Minerva, seat: int, kind: int) -> Bill:
    cost = {good: int(state.tables.cost[kind * t.RESOURCES + number]) for number, good in enumerate(GOOD_NAMES[: t.RESOURCES])}
    held = {good: int(state.get(seat, number)) for number, good in enumerate(cost)}
    goods = {good: min(n, held[good]) for good, n in cost.items() if n and held[good]}
    missing = {good: n - held[good] for good, n in cost.items() if n > held[good]}
    denarii = sum(missing.values()) * t.MISSING + int(state.fee())
    return Bill(goods, missing, denarii, int(state.get(seat, t.DENARIUS)) >= denarii)


def places(state: Minerva, seat: int) -> dict[str, str]:
    """The free places beside a city; those far from its middle have numbers instead of coordinates."""
    found, far = {}, 0
    for spot in state.spots(seat):
        place = f"{int(space_x(spot))},{int(space_y(spot))}"
        far += not is_near(spot)
        found[place] = f"at:{place}" if is_near(spot) else f"far:{far}"
    return found


def pile(state: Minerva, culture: int) -> Pile:
    place = (at.CULTURE + culture) * SEATS
    top = int(state.rings.top(place))
    shown = (int(state.tables.points[top]), int(state.tables.need[top])) if top >= 0 else (0, 0)
    return Pile(GOOD_NAMES[t.THEATRE + culture], int(state.rings.many(place)), *shown)


def side(state: Minerva, seat: int) -> Side:
    building, hand = names(state, at.HAND, seat), pieces(state, at.HAND, seat)
    owned = int(state.owned_assistants(seat))
    return Side(
        city=sorted((placed(state, seat, int(piece)) for piece in state.rings.piled(at.CITY * SEATS + seat)), key=row),
        resources={good: int(state.get(seat, number)) for number, good in enumerate(GOOD_NAMES[: t.RESOURCES])},
        denarii=int(state.get(seat, t.DENARIUS)),
        glory=int(state.get(seat, t.GLORY)),
        points={kind: int(state.get(seat, t.THEATRE + number)) for number, kind in enumerate(GOOD_NAMES[t.THEATRE :])},
        residences=int(state.residences_left(seat)),
        stock=pieces(state, at.STOCK, seat),
        assistants=int(state.get(seat, at.ASSISTANTS)),
        owned=owned,
        passed=state.passed(seat),
        order=int(state.order_of(seat)),
        building=building[0] if building else None,
        hand=hand[0] if hand else None,
        hire=int(t.price(owned)) if owned < t.MOST_ASSISTANTS else 0,
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
        piece=state.tables.ids[piece],
        x=int(space_x(spot)),
        y=int(space_y(spot)),
        assistant=bool(state.marks[piece] & at.ASSISTED),
        worth=int(tally(state, seat, piece, end, t.VP)) if end else 0,
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
            state.tables.ids[piece]: int(tally(state, seat, piece, end, t.VP))
            for piece in state.rings.piled(at.CITY * SEATS + seat)
            if (end := state.tables.end[state.tables.kind[piece]]) > 0
        }
        scores.append(Score(sum(parts.values()), parts, rank, rank == 1, temples))
    return Result(tuple(scores))
