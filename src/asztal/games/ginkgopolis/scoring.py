"""Final scoring: the cards 10-20, new-hand tokens, and the districts with their majorities."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.games.ginkgopolis.state import HEIGHT, HOLDER, KEPT, TOKENS, WHERE, Table
from asztal.games.ginkgopolis.tables import (
    CARDS,
    FLAT,
    NO_SCORE,
    PER_BUILDING_HEIGHT,
    PER_CARD_OF,
    PER_CARD_WITH,
    PER_RESOURCE_ON,
    TILES,
)

NEW_HAND_POINTS: Final = 2


def token_points(table: Table, side: i64) -> i64:
    """Two points for each new-hand token left."""
    return NEW_HAND_POINTS * table.get(side, TOKENS)


def card_points(table: Table, side: i64) -> i64:
    """What the side's end-of-game cards give."""
    total: i64 = 0
    card: i64 = 0
    while card < TILES:
        if table.tables.score[card] != NO_SCORE and table.cards.lies(card, KEPT, side):
            total += points_of_card(table, side, card)
        card += 1
    return total


def points_of_card(table: Table, side: i64, card: i64) -> i64:
    """What one end-of-game card gives to a side that owns it."""
    printed = table.tables
    kind = printed.score[card]
    a = printed.score_a[card]
    b = printed.score_b[card]
    count: i64 = 0
    if kind == FLAT:
        count = 1
    elif kind in (PER_RESOURCE_ON, PER_BUILDING_HEIGHT):
        tile: i64 = 0
        while tile < TILES:
            if table.city[WHERE + tile] >= 0 and table.city[HOLDER + tile] == side:
                height = table.city[HEIGHT + tile]
                if kind == PER_RESOURCE_ON and printed.colour[tile] == a:
                    count += height
                elif kind == PER_BUILDING_HEIGHT and a <= height <= b:
                    count += 1
            tile += 1
    else:
        other: i64 = 0
        while other < CARDS:
            if table.cards.lies(other, KEPT, side) and (
                (kind == PER_CARD_WITH and printed.trigger[other] == a) or (kind == PER_CARD_OF and printed.colour[other] == a)
            ):
                count += 1
            other += 1
    return count * printed.score_sp[card]


def districts(table: Table) -> vec[i64]:
    """For each tile the lowest top tile of its district: adjacent buildings of one colour; -1 for tiles that are no top."""
    district = vec[i64]([-1] * TILES)
    tile: i64 = 0
    while tile < TILES:
        if table.city[tile] >= 0 and district[tile] < 0:
            found = vec[i64]([tile])
            district[tile] = tile
            i: i64 = 0
            while i < len(found):
                for other in table.neighbours(table.city[found[i]]):
                    if district[other] < 0 and table.tables.colour[other] == table.tables.colour[tile]:
                        district[other] = tile
                        found = append(found, other)
                i += 1
        tile += 1
    return district


def district_points(table: Table) -> vec[i64]:
    """What the districts give to each side."""
    points = vec[i64]([0] * table.side_count())
    district = districts(table)
    root: i64 = 0
    while root < TILES:
        if district[root] == root:
            award(table, district, root, points)
        root += 1
    return points


def award(table: Table, district: vec[i64], root: i64, points: vec[i64]) -> None:
    """Give the points of one district: all its resources to the first, own resources to the second."""
    sides = table.side_count()
    held = vec[i64]([0] * sides)
    tallest = vec[i64]([0] * sides)  # height of the tallest own building, then its number, as one figure
    buildings: i64 = 0
    total: i64 = 0
    tile = root
    while tile < TILES:
        if district[tile] == root:
            buildings += 1
            owner = table.city[HOLDER + tile]
            if owner >= 0:
                height = table.city[HEIGHT + tile]
                held[owner] += height
                total += height
                figure = height * 100 + table.tables.number[tile]
                if figure > tallest[owner]:
                    tallest[owner] = figure
        tile += 1
    if buildings < 2 or total == 0:
        return
    first = leader(held, tallest, -1)
    second = leader(held, tallest, first)
    points[first] += total
    if second < 0:
        points[first] += held[first]  # alone in the district: both places
    else:
        points[second] += held[second]


def leader(held: vec[i64], tallest: vec[i64], besides: i64) -> i64:
    """The side with most resources, ties broken by the tallest building and then its number; -1 if there is none."""
    best: i64 = -1
    side: i64 = 0
    while side < len(held):
        if (
            side != besides
            and held[side] > 0
            and (best < 0 or held[side] > held[best] or (held[side] == held[best] and tallest[side] > tallest[best]))
        ):
            best = side
        side += 1
    return best
