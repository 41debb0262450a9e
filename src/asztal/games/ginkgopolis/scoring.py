"""Final scoring: the cards 10-20, new-hand tokens, and the districts with their majorities."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.counting import tally
from asztal.core.pieces import place
from asztal.games.ginkgopolis.layout import KEPT, NOWHERE, POINTS, TOKENS
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.tables import SP

NEW_HAND_POINTS: Final = 2
NOBODY: Final = -1
NO_DISTRICT: Final = 0
HEIGHT: Final = 100  # what a floor counts if a tie is broken, and a number counts as it is


def points_of(m: Ginkgopolis, side: i64) -> i64:
    """All points of a side if the game ended now."""
    return m.get(side, POINTS) + card_points(m, side) + token_points(m, side) + district_points(m)[side]


def ahead(m: Ginkgopolis, side: i64, other: i64) -> bool:
    """Whether one side comes before another; against Hal a tie is no win."""
    mine = points_of(m, side)
    theirs = points_of(m, other)
    return mine > theirs or (mine == theirs and m.is_hal(side))


def token_points(m: Ginkgopolis, side: i64) -> i64:
    """Two points for each new-hand token left."""
    return NEW_HAND_POINTS * m.get(side, TOKENS)


def card_points(m: Ginkgopolis, side: i64) -> i64:
    """What the side's end-of-game cards give."""
    total: i64 = 0
    at = place(KEPT, side)
    left = m.rings.many(at)
    card = m.rings.top(at)
    for _ in range(left):
        total += points_of_card(m, side, card)
        card = m.rings.after(card)
    return total


def points_of_card(m: Ginkgopolis, side: i64, card: i64) -> i64:
    """What one card gives at the end to a side that owns it."""
    score = m.tables.score[card]
    return tally(m, side, card, score, SP) if score else 0


def districts(m: Ginkgopolis) -> vec[i64]:
    """For each piece the first building of its district: adjacent buildings of one colour."""
    district = vec[i64]([NO_DISTRICT] * m.tables.end)
    for tile in range(m.tables.first_tile, m.tables.end):
        if m.where(tile) != NOWHERE and district[tile] == NO_DISTRICT:
            found = vec[i64]([tile])
            district[tile] = tile
            i: i64 = 0
            while i < len(found):
                for other in m.neighbours(m.where(found[i])):
                    if district[other] == NO_DISTRICT and m.tables.colour[other] == m.tables.colour[tile]:
                        district[other] = tile
                        found = append(found, other)
                i += 1
    return district


def district_points(m: Ginkgopolis) -> vec[i64]:
    """What the districts give to each side."""
    points = vec[i64]([0] * m.side_count())
    district = districts(m)
    for root in range(m.tables.first_tile, m.tables.end):
        if district[root] == root:
            award(m, district, root, points)
    return points


def award(m: Ginkgopolis, district: vec[i64], root: i64, points: vec[i64]) -> None:
    """Give the points of one district: all its resources to the first, own resources to the second."""
    sides = m.side_count()
    held = vec[i64]([0] * sides)
    tallest = held[:]  # height of the tallest own building, then its number, as one figure
    buildings: i64 = 0
    total: i64 = 0
    for tile in range(root, m.tables.end):
        if district[tile] == root:
            buildings += 1
            owner = m.owner(tile)
            if owner >= 0:
                height = m.height(tile)
                held[owner] += height
                total += height
                figure = height * HEIGHT + m.tables.number[tile]
                if figure > tallest[owner]:
                    tallest[owner] = figure
    if buildings < 2 or total == 0:
        return
    first = leader(held, tallest, NOBODY)
    second = leader(held, tallest, first)
    points[first] += total
    if second < 0:
        points[first] += held[first]  # alone in the district: both places
    else:
        points[second] += held[second]


def leader(held: vec[i64], tallest: vec[i64], besides: i64) -> i64:
    """The side with most resources, ties broken by the tallest building and then its number; -1 if there is none."""
    best: i64 = -1
    for side in range(i64(len(held))):
        if (
            side != besides
            and held[side] > 0
            and (best < 0 or held[side] > held[best] or (held[side] == held[best] and tallest[side] > tallest[best]))
        ):
            best = side
    return best
