"""What is measured when Imperium is balanced: cards of the market, nations, and the ways to play that can be left out."""

from __future__ import annotations

from collections.abc import Iterator

from asztal.core.pieces import SEATS
from asztal.games.imperium import tables as t
from asztal.games.imperium.actions import MARKET, NATION, NATIONS, PICK
from asztal.games.imperium.state import Imperium

SHARED = True
NATION_OF = "nation:"


def cards(state: Imperium, zone: int, seat: int) -> Iterator[str]:
    for piece in state.rings.piled(zone * SEATS + seat):
        yield state.tables.kind_ids[state.tables.kind[piece]]


def offered(state: Imperium, seat: int) -> list[str]:
    led = [f"{NATION_OF}{NATIONS[action - NATION]}" for action in state.legal(seat) if NATION <= action < PICK]
    return led or list(cards(state, t.MARKET, 0))


def taken(state: Imperium, seat: int) -> list[str]:
    led = int(state.get(seat, t.NATION_LED))
    own = [id for zone in range(t.OWN_ZONES) if zone != t.NATION for id in cards(state, zone, seat)]
    return [*own, *([f"{NATION_OF}{NATIONS[led - 1]}"] if led else [])]


def moves(state: Imperium, seat: int, id: str) -> tuple[str, ...]:
    """Cards lie in slots of the market: what takes one changes from turn to turn."""
    if id.startswith(NATION_OF):
        return (f"lead:{id.removeprefix(NATION_OF)}",)
    slots = [action - MARKET for action in range(MARKET, NATION)]
    pieces = {slot: int(state.at_slot(slot)) for slot in slots}
    return tuple(
        f"market:{slot + 1}"
        for slot, piece in pieces.items()
        if piece >= 0 and state.tables.kind_ids[state.tables.kind[piece]] == id
    )


def subsystems(state: Imperium, seat: int) -> dict[str, tuple[str, ...]]:
    return {"innovating": ("innovate",), "revolting": ("revolt",), "developing": ("development:*",)}
