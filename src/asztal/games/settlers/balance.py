"""What is measured when Imperial Settlers is balanced: locations, factions, and the deeds that can be left out."""

from __future__ import annotations

from collections.abc import Iterator

from asztal.core.pieces import SEATS
from asztal.games.settlers.actions import FACTIONS
from asztal.games.settlers.layout import EMPIRE, FACTION, HAND
from asztal.games.settlers.state import Settlers

SHARED = False
CHOICE = "faction:"


def cards(state: Settlers, zone: int, seat: int) -> Iterator[str]:
    for piece in state.rings.piled(zone * SEATS + seat):
        yield state.t.ids[state.t.kind[piece]]


def offered(state: Settlers, seat: int) -> list[str]:
    choices = [code for action in state.legal(seat) if (code := state.code(action)).startswith(CHOICE)]
    return choices or list(cards(state, HAND, seat))


def taken(state: Settlers, seat: int) -> list[str]:
    faction = int(state.get(seat, FACTION))
    return [*cards(state, EMPIRE, seat), *([f"{CHOICE}{FACTIONS[faction]}"] if faction >= 0 else [])]


def moves(state: Settlers, seat: int, id: str) -> tuple[str, ...]:
    return (id,) if id.startswith(CHOICE) else (f"build:{id}",)


def subsystems(state: Settlers, seat: int) -> dict[str, tuple[str, ...]]:
    return {
        "razing": ("raze:*",),
        "razing-others": tuple(f"raze:{other}:*" for other in range(4)),
        "deals": ("deal:*",),
        "activating": ("activate:*", "activate-twice:*"),
        "exchanging": ("exchange:*",),
    }
