"""What a board is told: which part of whose sheet a choice or an event is about, and what it would change."""

from __future__ import annotations

import asztal
from asztal.core.notation.icons import ARROW, GoodPart, Parts
from asztal.games.rollwrite import GAME
from asztal.games.rollwrite.state import RollWrite
from rollwrite.setting import do, goods, growing, load, working

BOXES = {"walls": 4, "cottages": 4, "granaries": 4, "bridges": 4}


def on(state: RollWrite, code: str, seat: int = 0) -> tuple[str, ...]:
    return GAME.on(state, seat, GAME.action(code))


def bill(state: RollWrite, code: str, seat: int = 0) -> dict[str, int]:
    preview = GAME.preview(state, seat, GAME.action(code))
    assert preview is not None
    return {change.good: change.n for change in preview.changes}


def told(state: RollWrite, code: str, seat: int = 0) -> dict[str, tuple[str, ...]]:
    """What a move is told to be about, by what it was."""
    state.listen()
    state.apply(seat, GAME.action(code))
    deeds = [GAME.deed(state, event) for event in state.heard()]
    return {deed.what: deed.on for deed in deeds if deed is not None}


def test_a_box_of_a_track_lies_in_a_section_of_ones_own_sheet() -> None:
    state = growing({"mode": "advanced"}, 2, boxes=BOXES, goods=goods(3, 3, 3))
    assert on(state, "build:walls") == ("walls.0.5",)
    assert on(state, "build:granaries") == ("granaries.0.4",), "one of its two boxes is open"
    assert told(state, "build:granaries") == {"cross": ("granaries.0.4",)}
    assert on(state, "build:granaries") == ("granaries.0.4",)
    assert told(state, "build:granaries") == {"cross": ("granaries.0.4",)}, "the second box belongs to the same section"
    assert on(state, "build:granaries") == ("granaries.0.5",)


def test_boxes_circles_and_buildings_have_ids_of_their_own() -> None:
    state = growing({"mode": "advanced"}, 2, boxes=BOXES, goods=goods(3, 3, 3), finished=["farm"])
    assert on(state, "build:b2:3") == ("sawmill.0.3",)
    assert on(state, "harvest:2:3") == ("field-2.0.3",)
    assert told(state, "build:b2:3") == {"cross": ("sawmill.0.3",)}
    assert told(state, "harvest:2:3") == {"harvest": ("field-2.0.3",)}
    assert told(state, "build:b2:2") == {"cross": ("sawmill.0.2",)}
    assert told(state, "build:b2:1") == {"cross": ("sawmill.0.1",), "build": ("sawmill.0",)}


def test_gold_that_stands_in_is_on_the_bill() -> None:
    state = growing({"mode": "advanced"}, 2, boxes=BOXES, goods=goods(stone=1, gold=1))
    assert bill(state, "build:walls") == {"action": -1, "stone": -1, "gold": -1, "vp": 2}


def test_donation_is_about_the_dice_it_copies_and_export_about_its_tile() -> None:
    rolled = ["wood", "food", "wood"]
    scene = asztal.scene(GAME, None, 2, 1, dice=rolled).side(0, favour="donation", dice=rolled).side(1, dice=rolled)
    assert on(load(scene.plain()), "donate:wood") == ("donation", "resource-1", "resource-3")
    state = growing(None, 2, favour="export", goods=goods(stone=1))
    assert on(state, "export:stone") == ("export",)
    assert told(state, "export:stone") == {"export": ("export",)}


def test_an_estate_is_about_its_building_and_the_sections_it_would_take() -> None:
    state = do(growing({"mode": "advanced"}, 2, boxes=BOXES), "done")
    assert on(state, "estate:b1:1:1") == ("farm.0", "walls.0.1", "cottages.0.1", "granaries.0.1", "granaries.0.2")
    assert on(state, "estate:b3:3:1") == ("quarry.0", "granaries.0.3", "bridges.0.1", "bridges.0.2", "bridges.0.3")
    assert told(state, "estate:b1:1:1")["estate"] == ("farm.0", "estate.0.1")
    assert state.view(0).sides[0].estates[0].piece == "estate.0.1"


def test_the_second_estate_is_a_piece_of_its_own() -> None:
    scene = asztal.scene(GAME, {"mode": "advanced"}, 2, 1, round=2).side(0, boxes=BOXES, estates=["b3:3:1"])
    state = do(load(scene.plain()), "done")
    assert told(state, "estate:b1:1:1")["estate"] == ("farm.0", "estate.0.2")


def effect(state: RollWrite, code: str, seat: int = 0) -> Parts:
    return GAME.effect(state, seat, GAME.action(code))


def test_an_estate_shows_what_its_building_will_give_and_the_points_it_is_worth_at_once() -> None:
    state = do(growing({"mode": "advanced"}, 2, boxes=BOXES), "done")
    assert state.view(0).sides[0].buildings[0].does == (GoodPart("food", "food"),)
    assert effect(state, "estate:b1:1:1") == (GoodPart("food", "food", 2),)
    assert bill(state, "estate:b1:1:1") == {}
    assert bill(state, "estate:b5:1:1") == {"vp": 3}, "Architects"
    before = state.view(0).sides[0].score
    do(state, "estate:b5:1:1")
    assert state.view(0).sides[0].score == before + 3


def test_exchanges_have_an_arrow_and_counted_dice_a_face() -> None:
    does = {building.id: building.does for building in working("aquincum").view(0).sides[0].buildings}
    assert does["money-changers"] == (GoodPart("gold", "gold"), ARROW, GoodPart("resource", "resource", 3))
    assert does["wheat-estate"][-1] == GoodPart("food", "food")


def test_favours_and_abilities_show_what_they_do() -> None:
    state = working("ostia")
    tile = state.view(0).favours_left[0]
    assert effect(state, f"favour:{tile}")
    assert GAME.preview(state, 0, GAME.action(f"favour:{tile}")) is not None
    state = growing({"village": "ostia"}, 1, finished=["forum-market"], goods=goods(stone=1))
    assert effect(state, "use:b3") == (GoodPart("resource", "resource"), ARROW, GoodPart("resource", "resource", 2))
    assert on(state, "use:b3") == ("forum-market.0",)


def test_an_adventure_tells_the_rank_one_would_have_and_the_next() -> None:
    state = growing({"village": "ostia"}, 1, points=42)
    ladder = state.view(0).ladder
    assert ladder is not None and (ladder.rank, ladder.next, ladder.missing) == ("servant", "page", 3)
    ladder = growing({"village": "ostia"}, 1, points=90).view(0).ladder
    assert ladder is not None and (ladder.rank, ladder.next, ladder.missing) == ("emperor", None, 0)
    assert growing({"mode": "advanced"}, 2).view(0).ladder is None


def test_the_parts_of_the_score_are_there_before_the_end() -> None:
    side = growing({"mode": "advanced"}, 2, boxes=BOXES, points=4).view(0).sides[0]
    assert sum(side.parts.values()) == side.score
    assert side.parts["part-walls"] == 5 and side.parts["part-extra"] == 4
