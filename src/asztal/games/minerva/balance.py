"""What is measured when Minerva is balanced: its tiles, and the ways to points that can be left out."""

from __future__ import annotations

from collections.abc import Iterator

from asztal.core.pieces import SEATS
from asztal.games.minerva import content
from asztal.games.minerva import layout as at
from asztal.games.minerva import tables as t
from asztal.games.minerva.pointing import on_offer
from asztal.games.minerva.state import Minerva

SHARED = True
WAYS = {"production": "production", "trade": "commercial", "culture": "cultural", "glory": "military", "special": "special"}
"""Ways to points, and the category of the tiles each goes by."""


def kinds_of(state: Minerva, pieces: list[int]) -> Iterator[str]:
    """The ids of facilities, without springs, residences and round tiles."""
    for piece in pieces:
        if (kind := int(state.tables.kind[piece])) not in (t.SPRING_KIND, t.RESIDENCE_KIND, t.ROUND_KIND):
            yield state.tables.kind_ids[kind]


def offered(state: Minerva, seat: int) -> Iterator[str]:
    return kinds_of(state, on_offer(state))


def taken(state: Minerva, seat: int) -> Iterator[str]:
    return kinds_of(state, [int(piece) for piece in state.rings.piled(at.CITY * SEATS + seat)])


def moves(state: Minerva, seat: int, id: str) -> tuple[str, ...]:
    return (f"build:{content.kind_names()[content.kinds(state.tables.own)[id]]}",)


def subsystems(state: Minerva, seat: int) -> dict[str, tuple[str, ...]]:
    tiles = content.tiles(state.tables.own)

    def building(found: list[content.Tile]) -> tuple[str, ...]:
        return tuple(code for tile in found for code in moves(state, seat, tile.id))

    ordinary = [tile for tile in tiles if tile.group in ("start", "normal")]
    return {
        **{way: building([tile for tile in ordinary if tile.category == category]) for way, category in WAYS.items()},
        "temples": building([tile for tile in tiles if tile.group == "temple"]),
        "assistants": ("assistant", "hire:*"),
    }
