"""Construct a floor: a building card with a tile."""

from __future__ import annotations

import pytest

from ginkgopolis.setting import Scene, Table


def site(card: str, tile: str, below: str = "", owner: int | None = None, **mine: int) -> Scene:
    """Anna holds the card of a building and a tile; Béla does nothing of importance."""
    scene = Scene()
    if owner is not None:
        scene.build(f"{below} {card}", at=(2, 2), owner=owner)
    scene.side(0, hand=card, tiles=tile, resources=mine.get("resources", 8), points=mine.get("points", 10))
    scene.side(1, hand="yellow-3", points=0, resources=0)
    return scene


def construct(scene: Scene, card: str, tile: str) -> Table:
    table = scene.start()
    table.play(f"{card} + {tile}", "yellow-3")
    return table


def test_a_new_floor_on_your_own_building_brings_resources_back_but_no_points() -> None:
    table = construct(site("red-10", "red-12", "red-11", owner=0), "red-10", "red-12")
    assert table.goods(0) == (8 + 2 - 3, 0, 10)
    assert table.building((2, 2)) == {"at": [2, 2], "floors": ["red-11", "red-10", "red-12"], "owner": 0, "site": True}


def test_a_new_floor_on_somebody_elses_building_gives_resources_and_points_back() -> None:
    table = construct(site("red-10", "red-12", "red-11", owner=1), "red-10", "red-12")
    assert table.goods(0) == (8 - 3, 0, 10)
    assert table.resources(1) == 2 and table.points(1) == 2 + 1  # and the point of the yellow 3
    assert table.said("Béla got back 2 resources and 2 success points.")


def test_a_start_building_gives_nothing_back() -> None:
    table = construct(site("red-1", "red-12"), "red-1", "red-12")
    assert table.goods(0) == (8 - 2, 0, 10)
    assert not any("got back" in line for line in table.log)


def test_a_lower_number_costs_the_difference_in_points() -> None:
    table = construct(site("red-14", "red-10", "blue-15", owner=1), "red-14", "red-10")
    assert table.points(0) == 10 - 4
    assert table.said("Anna paid 4 success points for the lower number.")


def test_a_higher_number_costs_no_points() -> None:
    table = construct(site("red-10", "red-14", "blue-15", owner=1), "red-10", "red-14")
    assert table.points(0) == 10


def test_the_same_number_in_another_colour_costs_no_points() -> None:
    table = construct(site("red-10", "blue-10", "blue-15", owner=1), "red-10", "blue-10")
    assert table.points(0) == 10


def test_another_colour_costs_a_resource_that_goes_to_the_supply() -> None:
    scene = site("red-10", "blue-12", "red-11", owner=1)
    stock = scene.start().stock(0)
    table = construct(scene, "red-10", "blue-12")
    assert table.resources(0) == 8 - 3 - 1
    assert table.stock(0) == stock + 1


def test_the_building_takes_one_resource_for_each_floor_it_has_now() -> None:
    scene = site("red-10", "red-12", "blue-11 blue-12 blue-13", owner=1)
    assert construct(scene, "red-10", "red-12").resources(0) == 8 - 5


def test_the_card_is_kept_and_leaves_the_deck() -> None:
    table = construct(site("red-1", "red-12"), "red-1", "red-12")
    assert table.cards(0) == ["red-1"]
    assert "red-1" not in table.plain["deck"] + table.plain["discard"]
    assert table.said("Anna kept the red 1 card.")


def test_neighbours_yield_nothing() -> None:
    table = construct(site("red-2", "red-12"), "red-2", "red-12")  # the middle of the start city
    assert table.goods(0) == (8 - 2, 0, 10)


def test_resources_returned_from_your_own_building_may_pay_for_floors_and_colour() -> None:
    table = construct(site("red-10", "blue-12", "red-11", owner=0, resources=2), "red-10", "blue-12")
    assert table.building((2, 2))["floors"][-1] == "blue-12"
    assert table.resources(0) == 2 + 2 - 3 - 1


def test_resources_returned_to_somebody_else_do_not_pay_for_you() -> None:
    table = construct(site("red-10", "blue-12", "red-11", owner=1, resources=3), "red-10", "blue-12")
    assert table.building((2, 2))["floors"][-1] == "red-10"


# -- bonuses ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "goods"),
    [("technician-construct-2", (1, 0, 0)), ("engineer-construct-1", (0, 1, 0)), ("planner-construct-1", (0, 0, 1)),
     ("red-6", (1, 0, 0)), ("blue-6", (0, 1, 0)), ("yellow-6", (0, 0, 1)),
     ("red-9", (1, 0, 1)), ("blue-9", (0, 1, 1)), ("yellow-9", (0, 0, 2)), ("yellow-7", (0, 0, 0)), ("yellow-8", (0, 0, 0))],
)  # fmt: skip
def test_bonuses_each_time_you_build_a_floor(card: str, goods: tuple[int, int, int]) -> None:
    scene = site("red-1", "red-12")
    scene.side(0, cards=card)
    if not card.startswith(("technician", "engineer", "planner")):
        scene.build(f"{card} yellow-20", at=(5, 5), owner=1)
    assert construct(scene, "red-1", "red-12").goods(0) == (6 + goods[0], goods[1], 10 + goods[2])


def test_the_kept_card_pays_from_the_next_action_on() -> None:
    scene = site("yellow-9", "yellow-12", "red-10", owner=0)
    scene.side(0, hand="yellow-9 yellow-1", tiles="yellow-12 yellow-13")
    scene.side(1, hand="yellow-3 red-1")
    table = construct(scene, "yellow-9", "yellow-12")
    assert table.points(0) == 10 and "yellow-9" in table.cards(0)
    table.play("red-1 + yellow-13", "yellow-1")  # Béla's cards have come to Anna
    assert table.points(0) == 12


def test_bonuses_come_too_late_to_pay() -> None:
    scene = site("red-1", "red-12", resources=1)
    scene.side(0, cards="technician-construct-2")
    table = construct(scene, "red-1", "red-12")
    assert table.resources(0) == 1 + 1  # exploited instead, and no floor bonus
    assert table.tiles(0) == ["red-12"]


# -- what cannot be paid ----------------------------------------


def test_who_lacks_resources_takes_the_tile_back_and_exploits() -> None:
    table = construct(site("red-10", "red-12", "red-11", owner=1, resources=2), "red-10", "red-12")
    assert table.goods(0) == (2 + 2, 1, 10) and table.tiles(0) == ["red-12"]
    assert table.building((2, 2))["owner"] == 1
    assert "red-10" in table.plain["discard"]
    assert table.said("Anna couldn’t pay for building and took the red 12 tile back.")


def test_points_may_not_go_below_zero() -> None:
    table = construct(site("red-14", "red-10", "blue-15", owner=1, points=3), "red-14", "red-10")
    assert table.points(0) == 3 and table.tiles(0) == ["red-10"]
    assert table.resources(0) == 8 + 2


def test_exactly_enough_is_enough() -> None:
    scene = site("red-14", "blue-10", "blue-15", owner=1, points=4, resources=4)
    table = construct(scene, "red-14", "blue-10")
    assert table.goods(0) == (0, 0, 0) and table.building((2, 2))["owner"] == 0


def test_a_tile_taken_back_stays_known_to_all() -> None:
    table = construct(site("red-10", "red-12", "red-11", owner=1, resources=2), "red-10", "red-12")
    for viewer in (1, None):
        assert table.state.view(viewer).sides[0].known_tiles == ["red-12"]


def test_a_building_of_a_used_card_shows_another_tile_so_its_card_is_gone() -> None:
    table = construct(site("red-1", "red-12"), "red-1", "red-12")
    assert not any("red-1" in table.hand(seat) for seat in range(2))
    assert "red-12" not in table.plain["deck"] + table.plain["discard"] + table.hand(0) + table.hand(1)  # waits for a new deck
