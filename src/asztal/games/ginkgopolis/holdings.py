"""What is worth comparing when two plans are told apart: what a side has, and about how many points one of each is worth."""

from __future__ import annotations

from typing import Final

from asztal.games.ginkgopolis.layout import KEPT, LAID, RESOURCES, SCREEN
from asztal.games.ginkgopolis.scoring import points_of
from asztal.games.ginkgopolis.state import Ginkgopolis

WORTHS: Final = {"points": 1.0, "resource": 0.9, "tile": 1.2, "card": 1.5}

ROUNDS_AHEAD: Final = 3
"""For so many rounds, this one included, plans are played on before they are compared."""


def holdings(state: Ginkgopolis, side: int) -> dict[str, int]:
    return {
        "points": int(points_of(state, side)),
        "resource": int(state.get(side, RESOURCES)),
        "tile": int(state.count(SCREEN, side) + state.count(LAID, side)),
        "card": int(state.count(KEPT, side)),
    }


def round_of(state: Ginkgopolis) -> int:
    return int(state.round)
