"""Residences, assistants, and what they activate."""

from __future__ import annotations

import pytest

from asztal.core.errors import IllegalMove
from asztal.games.minerva import content, log
from asztal.games.minerva.state import Minerva
from minerva.setting import Scene, city, has, offered, our_file, play, won


def test_a_line_ends_at_a_residence() -> None:
    state = Scene().city(0, {(1, 0): "residence", (2, 0): "forest"}).state()
    play(state, "residence", "at:3,0", "go:left")
    assert has(state) == {"wood": 1}, "the spring behind the residence does nothing"


def test_a_line_ends_at_a_gap() -> None:
    tiles = {(0, 1): "quarry", (1, 1): "forest", (2, 1): "wheat-field", (2, 0): "farm"}
    state = Scene().city(0, tiles).state()
    play(state, "residence", "at:3,0", "go:left")
    assert has(state) == {"wheat": 2}, "the farm, and the space between it and the spring is empty"


def test_temples_and_specials_in_a_line_neither_act_nor_stop_it() -> None:
    tiles = {(1, 0): "temple-stock-ore", (2, 0): "dining-hall", (3, 0): "quarry"}
    state = Scene().city(0, tiles).state()
    play(state, "residence", "at:-1,0", "go:right", "take:ore")
    assert has(state) == {"ore": 1, "stone": 1}


def test_a_direction_without_tiles_activates_nothing() -> None:
    state = Scene().state()
    play(state, "residence", "at:1,0", "go:up")
    assert has(state) == {} and state.to_act() == [1]


def test_the_nearest_acts_first() -> None:
    """A field before the market is counted by it, one behind it is not."""
    for spot, way, coins in (("at:4,0", "go:left", 2), ("at:0,-1", "go:up", 1)):
        tiles = {(0, 1): "market", (0, 2): "wheat-field", (1, 0): "quarry", (2, 0): "forest"}
        if spot == "at:4,0":
            tiles = {(1, 0): "market", (2, 0): "wheat-field", (3, 0): "forest"}
        state = Scene().city(0, tiles).side(0, wheat=1).state()
        play(state, "residence", spot, way)
        if state.to_act() == [0]:
            play(state, "take:stone")
        assert has(state)["denarii"] == coins


def test_an_arrow_may_be_used_any_number_of_times_or_not_at_all() -> None:
    scene = Scene().city(0, {(1, 0): "stable"}).side(0, wheat=3)
    for times in range(4):
        state = scene.state() if times == 0 else Scene().city(0, {(1, 0): "stable"}).side(0, wheat=3).state()
        play(state, "residence", "at:1,1", "go:down", *["yes"] * times, *(["done"] if times < 3 else []))
        assert state.get(0, 5) == times and state.get(0, 0) == 3 - times and state.to_act() == [1]


def test_the_auction_house_takes_any_resource() -> None:
    state = Scene().city(0, {(1, 0): "auction-house"}).side(0, wheat=1, ore=1).state()
    play(state, "residence", "at:1,1", "go:down", "yes", "give:ore", "yes")
    assert has(state) == {"denarii": 4}


def test_a_slash_is_a_choice() -> None:
    state = Scene().city(0, {(1, 0): "garden"}).state()
    play(state, "residence", "at:1,1", "go:down")
    assert offered(state) == ["option:1", "option:2", "option:3"]
    play(state, "option:2")
    assert won(state) == [("art", 2)]


def test_a_garden_completes_what_other_tiles_bring() -> None:
    scene = Scene(4).city(0, {(1, 0): "garden", (2, 0): "library"}).culture("science", 1, 1, 1, 1)
    state = scene.state()
    play(state, "residence", "at:3,0", "go:left", "option:3", "take:wood")
    assert won(state) == [("science", 6)], "two points of the library and one of the garden"


def test_at_most_six_of_a_resource_the_surplus_is_sold_at_once() -> None:
    state = Scene().city(0, {(1, 0): "farm", (2, 0): "market"}).side(0, wheat=5).state()
    play(state, "residence", "at:1,1", "go:down")
    assert has(state) == {"wheat": 6, "denarii": 1}
    state = Scene().city(0, {(0, 1): "farm", (0, 2): "market"}).side(0, wheat=5).state()
    play(state, "residence", "at:0,-1", "go:up", "take:wheat")
    assert has(state) == {"wheat": 6, "denarii": 8}, "the farm's two are sold before the market counts six"


@pytest.mark.parametrize(
    "tile, goods, sold", [("farm", {"wheat": 4}, 0), ("farm", {"wheat": 5}, 1), ("foundry", {"denarii": 9}, 0)]
)
def test_a_surplus_is_told_only_where_there_is_one(tile: str, goods: dict[str, int], sold: int) -> None:
    state = Scene().city(0, {(1, 0): tile}).side(0, **goods).state()
    state.listen()
    play(state, "residence", "at:1,1", "go:down")
    assert [event.b for event in state.heard() if event.kind == log.SURPLUS] == [sold] * sold


def test_resources_may_be_sold_in_the_middle_of_an_activation() -> None:
    state = Scene().city(0, {(1, 0): "mercenary-camp"}).side(0, wheat=2, wood=1, denarii=2).state()
    play(state, "residence", "at:1,1", "go:down", "yes")
    assert has(state) == {"wheat": 2, "wood": 1, "glory": 1} and state.to_act() == [1]
    state = Scene().city(0, {(1, 0): "mercenary-camp"}).side(0, wheat=2, denarii=2).state()
    play(state, "residence", "at:1,1", "go:down", "sell:wheat", "sell:wheat", "yes", "yes")
    assert has(state) == {"glory": 2}


def test_while_paying_nothing_may_be_sold_that_the_payment_needs() -> None:
    state = Scene().city(0, {(1, 0): "colosseum"}).side(0, wheat=2, stone=1, wood=1).state()
    play(state, "residence", "at:1,1", "go:down", "yes", "give:wheat")
    assert offered(state) == ["give:stone", "give:wood", "sell:wheat", "sell:stone", "sell:wood"]
    play(state, "sell:stone")
    assert has(state)["glory"] == 2 and "wood" not in has(state), "the wood alone was left to pay"


def test_two_of_a_kind_are_not_two_different_resources() -> None:
    state = Scene().city(0, {(1, 0): "colosseum"}).side(0, wheat=2).state()
    play(state, "residence", "at:1,1", "go:down")
    assert has(state) == {"wheat": 2} and state.to_act() == [1]


def at_the_stable(use: str, **goods: int) -> Minerva:
    """A stable of a player's own file is activated."""
    text = our_file().replace('use      = "exchange (wheat => glory)"', f'use      = "{use}"')
    mark = next(iter(content.kinds(text))).removesuffix("spring")
    scene = Scene(options={"tiles": text}).side(0, city={(0, 0): f"{mark}spring", (1, 0): f"{mark}stable"}, **goods)
    state = scene.state()
    play(state, "residence", "at:1,1", "go:down")
    return state


DEAR = "exchange (wheat, 2 ore, 2 resource => glory)"


def test_a_cost_may_name_some_resources_and_leave_others_to_choice() -> None:
    state = at_the_stable(DEAR, wheat=3, ore=2)
    play(state, "yes")
    assert has(state) == {"glory": 1} and state.to_act() == [1], "two of the wheat are paid without being asked for"
    state = at_the_stable(DEAR, wheat=2, wood=1, ore=3)
    play(state, "yes")
    assert offered(state) == ["give:wheat", "give:wood", "give:ore", "sell:wheat", "sell:wood", "sell:ore"]
    play(state, "sell:ore")
    assert offered(state) == ["give:wheat", "give:wood"], "what is left has to be paid"


def test_a_resource_pays_for_one_part_of_a_cost_only() -> None:
    state = at_the_stable(DEAR, wheat=2, ore=2)
    assert has(state) == {"wheat": 2, "ore": 2} and state.to_act() == [1]


def test_a_cost_that_cannot_be_paid_is_not_paid_in_part() -> None:
    state = at_the_stable("wheat, 2 ore => glory", wheat=1, ore=1)
    assert has(state) == {"wheat": 1, "ore": 1} and state.to_act() == [1]


def test_without_residences_none_can_be_built() -> None:
    houses = {(x, 0): "residence" for x in range(1, 10)}
    state = Scene().city(0, houses).state()
    assert "residence" not in offered(state)
    with pytest.raises(IllegalMove, match="why-no-residence"):
        play(state, "residence")


def test_an_assistant_activates_a_residence_again_in_any_direction() -> None:
    scene = Scene().city(0, {(1, 0): "residence", (1, 1): "forest", (2, 0): "quarry"}).side(0, assistants=1)
    state = scene.state()
    play(state, "assistant", "go:up")
    assert has(state) == {"wood": 1}
    assert [tile.assistant for tile in state.view(None).sides[0].city if tile.tile == "residence"] == [True]


def test_a_residence_takes_one_assistant_only() -> None:
    houses = {(1, 0): "residence", (0, 1): "residence", (0, -1): "residence"}
    state = Scene().city(0, houses, assistants=[(1, 0)]).side(0, assistants=2).state()
    play(state, "assistant")
    assert [code for code in offered(state) if code.startswith("at:")] == ["at:0,-1", "at:0,1"]
    play(state, "at:0,1", "go:down", "take:ore")
    assert has(state) == {"ore": 1}


def test_no_assistant_without_a_free_residence() -> None:
    state = Scene().city(0, {(1, 0): "residence"}, assistants=[(1, 0)]).side(0, assistants=1).state()
    with pytest.raises(IllegalMove, match="why-no-free-residence"):
        play(state, "assistant")
    state = Scene().city(0, {(1, 0): "residence"}).state()
    with pytest.raises(IllegalMove, match="why-no-assistant"):
        play(state, "assistant")


def test_culture_points_do_not_last_beyond_the_turn() -> None:
    scene = Scene(4).city(0, {(1, 0): "library"}).culture("science", 1, 1, 1, 1)
    state = scene.state()
    play(state, "residence", "at:1,1", "go:down")
    assert won(state) == [] and not any(state.view(None).sides[0].points.values())


def test_an_empty_culture_pile_gives_nothing() -> None:
    state = Scene().city(0, {(1, 0): "library"}).culture("science", 1, 1, 1, 1, 1).state()
    play(state, "residence", "at:1,1", "go:down")
    assert won(state) == [] and city(state)[1, 1] == "residence"
