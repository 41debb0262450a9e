"""Final scoring: points on the track, locations, and what lies on the Shrine and under the Gates; tie-breaks; solo ranks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.core.pieces import SEATS
from asztal.games.settlers.state import EMPIRE, HAND, PILE, Table
from asztal.games.settlers.tables import COMMON_CARDS, DECK_CARDS, FOOD, VP, WORKER

COMMON_POINTS: Final = 1
FACTION_POINTS: Final = 2

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


def common_locations(table: Table, side: i64) -> i64:
    return locations(table, side, 0, COMMON_CARDS)


def faction_locations(table: Table, side: i64) -> i64:
    return locations(table, side, COMMON_CARDS, DECK_CARDS)


def locations(table: Table, side: i64, piece: i64, end: i64) -> i64:
    """How many of the pieces are locations in a side's empire."""
    found: i64 = 0
    there = EMPIRE * SEATS + side
    at = table.cards.at
    while piece < end:
        if at[piece] == there:
            found += 1
        piece += 1
    return found


def special_points(table: Table, side: i64) -> i64:
    """What the side's locations give for what lies on or under them: only the best tier of each counts."""
    total: i64 = 0
    there = EMPIRE * SEATS + side
    t = table.tables
    piece: i64 = 0
    while piece < DECK_CARDS:
        if table.cards.at[piece] == there:
            printing = t.printing[piece]
            tier = t.end_from[printing]
            if tier < t.end_from[printing + 1]:
                held = table.goods_on(piece) + table.cards_under(piece)
                while tier < t.end_from[printing + 1]:
                    if held >= t.end_count[tier]:
                        total += t.end_points[tier]
                        break
                    tier += 1
        piece += 1
    return total


def points(table: Table, side: i64) -> i64:
    """All points of a side if the game ended now."""
    return (
        table.get(side, VP)
        + COMMON_POINTS * common_locations(table, side)
        + FACTION_POINTS * faction_locations(table, side)
        + special_points(table, side)
    )


def leftovers(table: Table, side: i64) -> i64:
    """The first tie-break: workers and resources left."""
    total: i64 = 0
    good: i64 = WORKER
    while good <= FOOD:
        total += table.get(side, good)
        good += 1
    return total


def standing(table: Table, side: i64) -> i64:
    """Points and both tie-breaks as one number: the greater, the better."""
    return (points(table, side) * 1024 + leftovers(table, side)) * 512 + table.cards.count(HAND, side)


def pile_size(table: Table) -> i64:
    """What the virtual player has collected."""
    return table.cards.count(PILE, 0)


def solo_won(table: Table) -> bool:
    """Against the virtual player one needs more faction locations than it has cards."""
    return faction_locations(table, 0) > pile_size(table)


def rank_of(total: int) -> str:
    """The title a winner of the solo game earns."""
    return next(title for least, title in RANKS if total >= least)
