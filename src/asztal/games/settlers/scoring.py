"""Final scoring: points on the track, locations, and what lies on the Shrine and under the Gates; tie-breaks; solo ranks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.core.machine.counting import tally
from asztal.core.pieces import SEATS
from asztal.games.settlers.layout import EMPIRE, HAND, PILE
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import FOOD, VP, WORKER

COMMON_POINTS: Final = 1
FACTION_POINTS: Final = 2
# so much more each weighs in `standing` than what decides after it
BY_POINTS: Final = 1024
BY_LEFTOVERS: Final = 512

RANKS: Final = (
    (80, "emperor"),
    (70, "king"),
    (60, "castellan"),
    (50, "knight"),
    (40, "page"),
    (30, "servant"),
    (0, "commoner"),
)
"""The result table of the solo game."""


def common_locations(m: Settlers, side: i64) -> i64:
    found: i64 = 0
    for piece in m.rings.piled(EMPIRE * SEATS + side):
        if m.is_common(piece):
            found += 1
    return found


def faction_locations(m: Settlers, side: i64) -> i64:
    return m.rings.count(EMPIRE, side) - common_locations(m, side)


def special_points(m: Settlers, side: i64) -> i64:
    """What the side's locations give at the end for what lies on or under them."""
    total: i64 = 0
    for piece in m.rings.piled(EMPIRE * SEATS + side):
        if m.t.ends[m.t.kind[piece]]:
            total += location_points(m, side, piece)
    return total


def location_points(m: Settlers, side: i64, piece: i64) -> i64:
    """What one of the side's locations gives at the end for what lies on or under it."""
    return tally(m, side, piece, m.t.ends[m.t.kind[piece]], VP)


def points(m: Settlers, side: i64) -> i64:
    """All points of a side if the game ended now."""
    return (
        m.get(side, VP)
        + COMMON_POINTS * common_locations(m, side)
        + FACTION_POINTS * faction_locations(m, side)
        + special_points(m, side)
    )


def leftovers(m: Settlers, side: i64) -> i64:
    """The first tie-break: workers and resources left."""
    total: i64 = 0
    for good in range(WORKER, FOOD + 1):
        total += m.get(side, good)
    return total


def cards_in_hand(m: Settlers, side: i64) -> i64:
    """The second tie-break."""
    return m.rings.count(HAND, side)


def standing(m: Settlers, side: i64) -> i64:
    """Points and both tie-breaks as one number: the greater, the better."""
    return (points(m, side) * BY_POINTS + leftovers(m, side)) * BY_LEFTOVERS + cards_in_hand(m, side)


def pile_size(m: Settlers) -> i64:
    """What the virtual player has collected."""
    return m.rings.count(PILE, 0)


def solo_won(m: Settlers) -> bool:
    """Against the virtual player one needs more faction locations than it has cards."""
    return faction_locations(m, 0) > pile_size(m)


def ahead(m: Settlers, side: i64, other: i64) -> bool:
    """Whether one side comes before another; alone one has won, or the virtual player has."""
    if m.seats == 1:
        return solo_won(m) == (side == 0)
    return standing(m, side) > standing(m, other)


def rank_of(total: int) -> str:
    """The title a winner of the solo game earns."""
    return next(title for least, title in RANKS if total >= least)
