"""Zones and who sees them: a secret is declared in one place. `core.rings` says where every piece lies, and who knows it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Who sees the faces of what lies in a zone.
NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2

SPECTATOR: Final = 7  # the seat number of somebody who only watches
ALL_EYES: Final = 255  # knowledge of all seats and of the spectators

SEATS: Final = 8  # a place is zone * SEATS + seat


class Zones:
    """The zones of one kind of piece: their names, and who sees them."""

    def __init__(self, names: tuple[str, ...], sight: vec[i64]) -> None:
        self.names: tuple[str, ...] = names
        self.sight: vec[i64] = sight


def zones(**sights: int) -> Zones:
    """`zones(deck=NOBODY, hand=OWNER, ...)`; zones are numbered in the order given, `own_deck` is called "own-deck"."""
    return Zones(tuple(name.replace("_", "-") for name in sights), vec[i64](list(sights.values())))


def place(zone: i64, seat: i64) -> i64:
    return zone * SEATS + seat
