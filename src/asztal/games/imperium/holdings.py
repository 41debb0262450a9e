"""What is worth comparing when two plans are told apart: what a side has, and about how many points one of each is worth."""

from __future__ import annotations

from typing import Final

from asztal.games.imperium import scoring
from asztal.games.imperium import tables as t
from asztal.games.imperium.state import Imperium

WORTHS: Final = {"points": 1.0, "mat": 0.35, "pop": 0.4, "unrest": -0.8, "card": 0.5, "hand": 0.4, "in-play": 0.6}

ROUNDS_AHEAD: Final = 2
"""For so many rounds, this one included, plans are played on before they are compared."""


def holdings(state: Imperium, side: int) -> dict[str, int]:
    unrest = int(scoring.unrest_of(state, side))
    own = sum(int(state.rings.count(zone, side)) for zone in range(t.OWN_ZONES) if t.SCORED >> zone & 1)
    return {
        "points": int(scoring.total(state, side)),
        "mat": int(state.get(side, t.MAT)),
        "pop": int(state.get(side, t.POP)),
        "unrest": unrest,
        "card": own - unrest,
        "hand": int(state.rings.count(t.HAND, side)),
        "in-play": int(state.rings.count(t.PLAY, side)),
    }


def round_of(state: Imperium) -> int:
    return int(state.row[t.ROUND])
