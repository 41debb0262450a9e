"""What is measured when Roll & Write is balanced: the buildings of the villages, and parts of a sheet one can leave out."""

from __future__ import annotations

from asztal.games.rollwrite import tables as t
from asztal.games.rollwrite.actions import TRACK_NAMES
from asztal.games.rollwrite.state import RollWrite

SHARED = False
KINDS = {"producers": (t.BEGINS,), "converters": (t.USES,), "stars": (t.STAR,)}
"""Buildings that bring something by themselves, that turn one thing into another, that count at the end."""


def buildings(state: RollWrite, seat: int) -> dict[str, int]:
    """The buildings of a seat's village that are in the game, and the slot of each."""
    numbers = {slot: int(state.building(seat, slot)) for slot in range(t.SLOTS)}
    return {state.tables.ids[number]: slot for slot, number in numbers.items() if state.in_game(number)}


def offered(state: RollWrite, seat: int) -> list[str]:
    return list(buildings(state, seat))


def taken(state: RollWrite, seat: int) -> list[str]:
    finished = int(state.finished(seat))
    return [id for id, slot in buildings(state, seat).items() if finished >> slot & 1]


def moves(state: RollWrite, seat: int, id: str) -> tuple[str, ...]:
    return (f"build:b{buildings(state, seat)[id] + 1}:*",)


def subsystems(state: RollWrite, seat: int) -> dict[str, tuple[str, ...]]:
    does = {slot: int(state.tables.does[state.building(seat, slot)]) for slot in buildings(state, seat).values()}
    return {
        **{track: (f"build:{track}*",) for track in TRACK_NAMES},
        "fields": ("harvest:*",),
        "bridges-and-fields": ("build:bridges*", "harvest:*"),
        "estates": ("estate:b*",),
        **{
            name: tuple(f"build:b{slot + 1}:*" for slot, kind in does.items() if kind in kinds) for name, kinds in KINDS.items()
        },
    }
