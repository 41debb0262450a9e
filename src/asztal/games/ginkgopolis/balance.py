"""What is measured when Ginkgopolis is balanced: the cards one may keep, and the actions that can be left out."""

from __future__ import annotations

from asztal.core.pieces import SEATS
from asztal.games.ginkgopolis.layout import HAND, KEPT, PACKET
from asztal.games.ginkgopolis.state import Ginkgopolis

SHARED = False


def cards(state: Ginkgopolis, zone: int, seat: int) -> list[str]:
    """Building cards, and characters where they are drafted: what one is dealt leaves nothing to choose."""
    tables = state.tables
    pieces = [int(piece) for piece in state.rings.piled(zone * SEATS + seat)]
    drafted = range(tables.first_character, tables.first_tile) if state.draft else range(0)
    return [tables.ids[piece] for piece in pieces if piece < tables.buildings or piece in drafted]


def offered(state: Ginkgopolis, seat: int) -> list[str]:
    return cards(state, HAND, seat) + cards(state, PACKET, seat)


def taken(state: Ginkgopolis, seat: int) -> list[str]:
    return cards(state, KEPT, seat)


def moves(state: Ginkgopolis, seat: int, id: str) -> tuple[str, ...]:
    return (f"play:{id}", f"pick:{id}")


def subsystems(state: Ginkgopolis, seat: int) -> dict[str, tuple[str, ...]]:
    tables = state.tables
    return {
        "urbanising": tuple(f"play:{id}" for id in tables.ids[tables.buildings : tables.first_character]),
        "exploiting": ("alone",),
        "new-hands": ("new-hand",),
    }
