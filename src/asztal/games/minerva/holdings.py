"""What is worth comparing when two plans are told apart: what a side has, and about how many points one of each is worth."""

from __future__ import annotations

from typing import Final

from asztal.games.minerva import layout as at
from asztal.games.minerva import scoring
from asztal.games.minerva import tables as t
from asztal.games.minerva.actions import GOOD_NAMES
from asztal.games.minerva.state import Minerva

WORTHS: Final = {
    "points": 1.0, "wheat": 0.4, "stone": 0.4, "wood": 0.4, "ore": 0.4, "denarius": 0.2, "glory": 0.6,
    "assistant": 1.0, "tile": 0.8,
}  # fmt: skip

ROUNDS_AHEAD: Final = 1
"""For so many rounds, this one included, plans are played on before they are compared."""


def holdings(state: Minerva, side: int) -> dict[str, int]:
    return {
        "points": int(scoring.total(state, side)),
        **{good: int(state.get(side, number)) for number, good in enumerate(GOOD_NAMES[: t.RESOURCES])},
        "denarius": int(state.get(side, t.DENARIUS)),
        "glory": int(state.get(side, t.GLORY)),
        "assistant": int(state.owned_assistants(side)),
        "tile": int(state.rings.count(at.CITY, side)),
    }


def round_of(state: Minerva) -> int:
    return int(state.round())
