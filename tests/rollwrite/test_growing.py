"""Harvest, build, gold, favour tiles: phase 3 of the rulebook (pages 4-6)."""

from __future__ import annotations

import pytest

from asztal.core.errors import IllegalMove
from asztal.core.state import Plain
from asztal.games.rollwrite import GAME
from rollwrite.setting import can, do, goods, growing, load, position, side, why


def boxes(walls: int = 0, cottages: int = 0, granaries: int = 0, bridges: int = 0) -> dict[str, int]:
    return {"walls": walls, "cottages": cottages, "granaries": granaries, "bridges": bridges}


def test_everybody_gets_the_roll_and_as_many_actions_as_the_worker_die_shows() -> None:
    plain = with_dice(position({}, 2), ["stone", "wood", "food"])
    for one in (plain, *plain["sides"]):
        one["worker"] = 3
    state = load(plain)
    first = int(state.active)
    do(state, "favour:" + plain["favours"][0], seat=first)
    do(state, "favour:" + plain["favours"][1], seat=1 - first)
    for seat in (0, 1):
        extra = {"helper": (1, 0), "coin": (0, 1)}.get(side(state, seat)["favour"], (0, 0))
        assert side(state, seat)["goods"] == goods(1, 1, 1, extra[1])
        assert side(state, seat)["actions"] == 3 + extra[0]


def test_page_4_a_box_takes_an_action_and_the_goods_it_shows() -> None:
    state = do(growing(goods=goods(stone=1)), "build:walls")
    assert side(state)["goods"] == goods() and side(state)["actions"] == 3 and side(state)["boxes"]["walls"] == 1
    assert why(state, "build:walls") == "why-no-goods"


def test_page_4_a_box_with_two_kinds_of_goods() -> None:
    state = growing(goods=goods(wood=1, food=1), boxes=boxes(cottages=2))
    do(state, "build:cottages")
    assert side(state)["goods"] == goods() and side(state)["actions"] == 3


def test_page_4_a_box_with_two_of_one_kind() -> None:
    state = growing(goods=goods(stone=3), boxes=boxes(walls=3))
    do(state, "build:walls")
    assert side(state)["goods"] == goods(stone=1)


def test_page_4_an_empty_box_takes_only_an_action() -> None:
    state = do(growing({}, 2), "build:b1:2")
    assert side(state)["buildings"]["b1"] == ["2"] and side(state)["actions"] == 3


def test_gold_stands_in_for_what_is_missing_and_for_nothing_else() -> None:
    state = do(growing(goods=goods(wood=1, gold=1), boxes=boxes(cottages=2)), "build:cottages")
    assert side(state)["goods"] == goods()
    state = do(growing(goods=goods(stone=1, gold=1)), "build:walls")
    assert side(state)["goods"] == goods(gold=1)


def test_without_actions_nothing_can_be_built_or_harvested() -> None:
    state = growing({}, 2, goods=goods(5, 5, 5, 5), actions=0, boxes=boxes(bridges=2))
    assert why(state, "build:walls") == "why-no-actions" and why(state, "build:b1:2") == "why-no-actions"
    assert why(state, "harvest:1:1") in ("why-no-actions", "why-crops-not-rolled")


def test_page_5_boxes_of_a_track_go_from_left_to_right_those_of_a_building_in_any_order() -> None:
    state = do(growing({}, 2, goods=goods(food=3)), "build:granaries", "build:b1:3", "build:b1:2")
    assert side(state)["boxes"]["granaries"] == 1 and side(state)["buildings"]["b1"] == ["2", "3"]
    assert why(state, "build:b1:3") == "why-box-crossed"


def test_page_5_a_section_of_two_boxes_counts_when_both_are_crossed() -> None:
    state = growing(goods=goods(food=2), boxes=boxes(granaries=2))
    do(state, "build:granaries")
    assert state.sections(0, 2) == 2
    do(state, "build:granaries")
    assert state.sections(0, 2) == 3


def test_a_full_track_takes_no_more() -> None:
    state = growing(goods=goods(9, 9, 9, 9), boxes=boxes(walls=9))
    assert why(state, "build:walls") == "why-track-full"


def test_page_5_a_bridge_opens_its_field_at_once() -> None:
    state = growing(goods=goods(stone=1), boxes=boxes(bridges=1))
    assert why(state, "harvest:1:1") == "why-field-locked"
    do(state, "build:bridges", "harvest:1:1")
    assert side(state)["goods"] == goods(stone=2) and side(state)["circles"] == ["1:1"] and side(state)["actions"] == 2
    assert why(state, "harvest:1:1") == "why-circle-crossed"


def test_page_4_what_is_not_spent_is_lost() -> None:
    state = do(growing(goods=goods(2, 2, 2, 2)), "done")
    if "estate:none" in [GAME.code(action) for action in state.legal(0)]:
        do(state, "estate:none")
    assert state.round == 2 and side(state)["goods"] == goods()


def test_page_3_a_building_works_from_the_next_round_on() -> None:
    state = growing({"village": "ostia"}, buildings={"b1": ["2", "3"]}, goods=goods(stone=2))
    do(state, "build:b1:1")
    assert side(state)["working"] == [] and why(state, "use:b1") == "why-works-next-round"
    do(state, "done")
    assert side(state)["working"] == ["b1"]
    food = side(state)["dice"].count("food")
    do(state, GAME.code(state.legal(0)[0]))
    assert side(state)["goods"]["food"] == food + 1


def test_helper_and_lucky_coin_come_by_themselves() -> None:
    for tile, actions, gold in (("helper", 1, 0), ("coin", 0, 1)):
        plain = position({"village": "ostia"})
        plain["favours"] = [tile, *[one for one in plain["favours"] if one != tile][:2]]
        state = do(load(plain), f"favour:{tile}")
        assert side(state)["actions"] == plain["worker"] + actions
        assert side(state)["goods"]["gold"] == plain["dice"].count("gold") + gold


def test_donation_gives_one_more_of_a_rolled_good_once() -> None:
    state = growing(favour="donation")
    face = side(state)["dice"][0]
    before = side(state)["goods"][face]
    do(state, f"donate:{face}")
    assert side(state)["goods"][face] == before + 1 and why(state, f"donate:{face}") == "why-favour-used"
    assert side(state)["favour-used"] is True


def test_donation_gives_only_what_was_rolled() -> None:
    state = growing(favour="donation")
    missing = next(good for good in ("stone", "wood", "food", "gold") if good not in side(state)["dice"])
    assert why(state, f"donate:{missing}") == "why-not-rolled"


def test_crops_harvests_one_circle_of_a_rolled_kind_without_an_action() -> None:
    state = load(with_dice(growing(favour="crops", actions=0, boxes=boxes(bridges=4)).dump(), ["stone", "wood", "stone"]))
    assert can(state, "harvest:2:1") and can(state, "harvest:2:2") and why(state, "harvest:2:3") == "why-crops-not-rolled"
    do(state, "harvest:2:1")
    assert side(state)["goods"] == goods(stone=3) and side(state)["actions"] == 0 and side(state)["favour-used"] is True
    assert why(state, "harvest:2:2") == "why-no-actions"


def test_a_gold_die_lets_crops_harvest_anything() -> None:
    state = load(with_dice(growing(favour="crops", actions=0, boxes=boxes(bridges=2)).dump(), ["gold", "wood", "stone"]))
    assert can(state, "harvest:1:3")


def with_dice(plain: Plain, dice: list[str]) -> Plain:
    for one in (plain, *plain["sides"]):
        one["dice"] = dice
    return plain


def test_export_sells_one_of_each_kind_for_a_point_each() -> None:
    state = growing(favour="export", goods=goods(2, 1, 1))
    do(state, "export:stone", "export:wood", "export:food")
    assert side(state)["points"] == 3 and side(state)["goods"] == goods(stone=1) and side(state)["actions"] == 4
    assert why(state, "export:stone") == "why-exported"


def test_gold_may_be_exported_in_place_of_a_kind() -> None:
    state = do(growing(favour="export", goods=goods(gold=2)), "export:food", "export:wood")
    assert side(state)["points"] == 2 and why(state, "export:stone") == "why-no-goods"


def test_others_go_on_at_their_own_speed() -> None:
    state = growing({}, 3, goods=goods(stone=1))
    assert state.to_act() == [0, 1, 2]
    do(state, "done", seat=1)
    assert state.to_act() == [0, 2]
    do(state, "build:walls")
    with pytest.raises(IllegalMove):
        do(state, "build:b1:2", seat=1)
    do(state, "done", seat=2)
    do(state, "done")
    assert state.round == 2


def test_favour_tiles_are_taken_in_turn_and_come_back() -> None:
    state = load(position({}, 3))
    order = [(int(state.active) + turn) % 3 for turn in range(3)]
    taken = []
    for seat in order:
        assert state.to_act() == [seat]
        tile = state.legal(seat)[0]
        taken.append(GAME.code(tile))
        state.apply(seat, tile)
    assert len(set(taken)) == 3 and len(state.view(None).favours) == 4
    for seat in order:
        do(state, "done", seat=seat)
    assert len(state.view(None).favours_left) == 4 and state.active == order[1]
