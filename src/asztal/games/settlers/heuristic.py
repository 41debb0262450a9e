"""How good a state looks for a seat: the game's only hint to bots."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.games.settlers.rules import Settlers
from asztal.games.settlers.scoring import points


def heuristic(state: Settlers, seat: i64) -> float:
    return float(points(state, seat))
