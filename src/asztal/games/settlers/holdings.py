"""What is worth comparing when two plans are told apart: what a side has, and about how many points one of each is worth."""

from __future__ import annotations

from typing import Final

from asztal.games.settlers.effects import GOODS
from asztal.games.settlers.layout import EMPIRE, HAND, PACKET
from asztal.games.settlers.pointing import income
from asztal.games.settlers.scoring import points
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import VP

GOOD_WORTHS: Final = {
    "worker": 0.35,
    "wood": 0.55,
    "stone": 0.55,
    "food": 0.55,
    "gold": 0.8,
    "raze-token": 0.6,
    "defense-token": 0.1,
}
ROUNDS_TO_COME: Final = 2.0  # in which an income is likely to come in
WORTHS: Final = {
    "points": 1.0,
    **GOOD_WORTHS,
    "card": 0.4,
    "location": 0.4,
    **{f"income-{good}": worth * ROUNDS_TO_COME for good, worth in GOOD_WORTHS.items()},
    "income-vp": ROUNDS_TO_COME,
    "income-card": 0.4 * ROUNDS_TO_COME,
}

ROUNDS_AHEAD: Final = 1
"""For so many rounds, this one included, plans are played on before they are compared."""


def holdings(state: Settlers, side: int) -> dict[str, int]:
    return {
        "points": int(points(state, side)),
        **{GOODS[good]: int(state.get(side, good)) for good in range(VP)},
        "card": int(state.rings.count(HAND, side) + state.rings.count(PACKET, side)),
        "location": int(state.rings.count(EMPIRE, side)),
        **{f"income-{good}": n for good, n in income(state, side).items()},
    }


def round_of(state: Settlers) -> int:
    return int(state.round())
