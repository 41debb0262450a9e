"""Estates: the advanced rules (page 7)."""

from __future__ import annotations

from typing import Any

import asztal
from asztal.games.rollwrite import GAME
from asztal.games.rollwrite.state import RollWrite
from rollwrite.setting import can, do, load, side, step, why


def empire(
    walls: int, cottages: int, granaries: int = 0, bridges: int = 0, mode: str = "advanced", **changes: Any
) -> RollWrite:
    """Two players about to be done, the first with these boxes crossed; granaries are counted in boxes."""
    boxes = {"walls": walls, "cottages": cottages, "granaries": granaries, "bridges": bridges}
    return load(asztal.scene(GAME, {"mode": mode}, 2, 1, round=5).side(0, boxes=boxes, actions=0, **changes).plain())


def estates(state: RollWrite) -> list[str]:
    return [GAME.code(action) for action in state.legal(0) if GAME.code(action).startswith("estate:")]


def test_page_7_a_shape_of_completed_sections_makes_an_estate_without_being_turned() -> None:
    # the Farm's blueprint: two sections below each other, and two in the row below them
    state = do(empire(1, 1, 2), "done")
    assert estates(state) == ["estate:b1:1:1", "estate:none"]
    state = do(empire(2, 1, 1), "done")
    assert step(state) == "ready", "as many sections, but the corner is turned the other way"


def test_a_choice_of_an_estate_is_drawn_in_the_columns_of_the_sheet() -> None:
    state = do(empire(4, 4, 8), "done")
    told = {GAME.code(action): GAME.speaker("hu").say(GAME.label(state, action)) for action in state.legal(0)}
    assert told["estate:b1:1:4"] == "Telek (Tanya), bal felső sarka: Falak, 4. oszlop (···■·····/···■·····/···■■····)"


def test_the_example_of_miki_one_estate_makes_two_food_of_one() -> None:
    state = empire(1, 1, 2, finished="farm architects fortress")
    do(state, "done", "estate:b1:1:1")
    assert state.amount(0, 0) == 2
    do(state, "done", seat=1)
    while state.view(None).phase == "favours":
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0])
    assert side(state)["goods"]["food"] == side(state)["dice"].count("food") + 2


def test_the_note_on_the_farm_three_estates_make_four_food() -> None:
    state = empire(5, 5, 10, estates=["b1:1:1", "b1:1:3", "b1:1:5"])
    assert state.amount(0, 0) == 4


def test_an_estate_may_be_created_before_its_building_is_finished() -> None:
    state = do(empire(1, 1, 2), "done", "estate:b1:1:1")
    assert side(state)["estates"] == ["b1:1:1"] and side(state)["buildings"]["b1"] == []


def test_estates_never_overlap_and_there_is_one_a_round() -> None:
    state = do(empire(3, 3, 4, estates=["b1:1:1"]), "done")
    assert "estate:b1:1:1" not in estates(state) and why(state, "estate:b1:1:1") == "why-estate-sections"
    state = do(empire(9, 9, 18), "done", "estate:b1:1:1")
    assert step(state) == "ready"


def test_a_section_must_be_complete() -> None:
    state = do(empire(0, 3, 3), "done")  # the second granary box of section 3 is open
    assert not can(state, "estate:b5:2:2")


def test_bridge_and_imperial_sections_may_be_used() -> None:
    state = do(empire(0, 0, 18, 9), "done")
    assert can(state, "estate:b5:3:8") and can(state, "estate:b3:3:7")


def test_a_shape_stays_inside_the_empire() -> None:
    state = do(empire(9, 9, 18, 9), "done")
    assert why(state, "estate:b5:4:1") == "why-estate-outside" and why(state, "estate:b4:1:1") == "why-no-blueprint"
    corner = {f"estate:b1:{row}:{column}" for row in range(1, 3) for column in range(1, 9)}
    assert {code for code in estates(state) if code.startswith("estate:b1:")} == corner, "three rows high, two columns wide"


def test_the_basic_game_has_neither_estates_nor_architects() -> None:
    state = empire(9, 9, 18, 9, mode="basic")
    assert why(state, "estate:b1:1:1") == "why-basic-no-estates"
    assert (
        "architects" not in [one.id for one in state.view(None).sides[0].buildings]
        and why(state, "use:b5") == "why-basic-not-here"
    )
    do(state, "done")
    assert step(state) == "ready"
