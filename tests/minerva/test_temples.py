"""Temples: every criterion in both areas, and resources."""

from __future__ import annotations

import pytest

from asztal.core.notation import Amount, Per
from asztal.games.minerva import content
from asztal.games.minerva.view import View
from minerva.setting import Scene, Spot

KINDS = {
    "production": "farm",
    "commercial": "market",
    "cultural": "library",
    "military": "barracks",
    "special": "dining-hall",
    "temple": "temple-stock-ore",
    "residence": "residence",
}
RING = ((-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1))


def temple_points(temple: str, tiles: dict[Spot, str], spring: Spot = (5, 5)) -> int:
    """Points of a temple in the middle."""
    state = Scene(4).city(0, {(0, 0): temple, **tiles}, spring=spring).state()
    view: View = state.view(None)
    return next(tile.worth for tile in view.sides[0].city if tile.tile == temple)


def each(temple: str) -> int:
    """What a temple gives for one, by its line in the content."""
    node = next(tile for tile in content.tiles() if tile.id == temple).end
    assert isinstance(node, Per) and isinstance(node.what, Amount)
    return node.what.quantity.number


@pytest.mark.parametrize("category", KINDS)
def test_ring_temples_count_the_eight_places_around(category: str) -> None:
    temple, kind = f"temple-around8-{category}", KINDS[category]
    for spot in RING:
        assert temple_points(temple, {spot: kind}) == each(temple)
    for spot in ((2, 0), (0, 2), (-2, -2), (2, 1)):
        assert temple_points(temple, {spot: kind}) == 0, "not further away"


@pytest.mark.parametrize("category", KINDS)
def test_line_temples_count_all_four_directions_at_any_distance(category: str) -> None:
    temple, kind = f"temple-lines4-{category}", KINDS[category]
    for spot in ((1, 0), (7, 0), (-9, 0), (0, 4), (0, -11)):
        assert temple_points(temple, {spot: kind}) == each(temple)
    for spot in ((1, 1), (-1, 1), (4, -2)):
        assert temple_points(temple, {spot: kind}) == 0


def test_gaps_and_residences_do_not_stop_the_lines_of_a_temple() -> None:
    tiles = {(1, 0): "residence", (4, 0): "market", (0, -3): "foundry"}
    assert temple_points("temple-lines4-commercial", tiles) == 2 * each("temple-lines4-commercial")


def test_a_temple_does_not_count_itself() -> None:
    assert temple_points("temple-around8-temple", {}) == 0
    assert temple_points("temple-lines4-temple", {}) == 0
    assert temple_points("temple-lines4-kinds", {}) == 0


def test_other_temples_count_as_temples() -> None:
    tiles = {(1, 0): "temple-stock-ore", (0, 1): "temple-stock-wood"}
    assert temple_points("temple-around8-temple", tiles) == 2 * each("temple-around8-temple")


def test_the_spring_is_a_production_facility() -> None:
    assert temple_points("temple-around8-production", {}, spring=(1, 0)) == each("temple-around8-production")


@pytest.mark.parametrize("area", ["around8", "lines4"])
def test_kinds_are_counted_once_each_seven_at_most(area: str) -> None:
    spots = RING if area == "around8" else ((1, 0), (2, 0), (3, 0), (-1, 0), (-2, 0), (0, 1), (0, 2), (0, -1))
    tiles = dict(zip(spots, [*KINDS.values(), "foundry"], strict=True))
    assert temple_points(f"temple-{area}-kinds", tiles) == 7 * each(f"temple-{area}-kinds")
    few = dict(zip(spots[:3], ["farm", "stoneworks", "market"], strict=True))
    assert temple_points(f"temple-{area}-kinds", few) == 2 * each(f"temple-{area}-kinds")


@pytest.mark.parametrize("resource", ["wheat", "stone", "wood", "ore"])
def test_resource_temples_count_what_is_held_and_nothing_is_spent(resource: str) -> None:
    temple = f"temple-stock-{resource}"
    state = Scene().city(0, {(1, 0): temple}).side(0, **{resource: 5}).state()
    parts = state.result().scores[0].parts
    assert parts["part-temples"] == 5 * each(temple) and parts["part-goods"] == 1
    assert state.view(None).sides[0].resources[resource] == 5
