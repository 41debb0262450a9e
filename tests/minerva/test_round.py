"""A round: turns, passing, the fee, hiring, glory, the next round."""

from __future__ import annotations

import pytest

from asztal.core.errors import IllegalMove
from asztal.games.minerva import GAME
from minerva.setting import Scene, has, offered, play, won


def test_who_passes_takes_the_lowest_order_tile() -> None:
    state = Scene(3).state()
    play(state, "pass", "pass")
    assert [side.order for side in state.view(None).sides] == [1, 2, 0] and state.to_act() == [2]


def test_after_the_first_pass_every_action_of_the_others_costs_a_denarius() -> None:
    state = Scene(3).offer("forest").side(1, denarii=2).side(2, denarii=1, wheat=1).state()
    play(state, "pass", "residence", "at:1,0", "go:up")
    assert has(state, 1) == {"denarii": 1}
    play(state, "build:forest", "at:1,0")
    assert has(state, 2) == {"wheat": 1}


def test_passing_is_free_and_nobody_can_act_without_the_fee() -> None:
    state = Scene(2).state()
    play(state, "pass")
    assert offered(state) == ["pass"]
    with pytest.raises(IllegalMove, match="why-fee"):
        play(state, "residence")


def test_the_fee_is_paid_before_the_cost() -> None:
    state = Scene(2).offer("farm").passes(1).side(0, denarii=3).state()
    assert "build:farm" not in offered(state), "three for the missing wood, and one more"
    state = Scene(2).offer("farm").passes(1).side(0, denarii=4).state()
    play(state, "build:farm", "at:1,0")
    assert has(state) == {}


def test_who_has_passed_receives_a_denarius_each_time_the_turn_comes_round() -> None:
    state = Scene(2).side(1, denarii=5).state()
    play(state, "pass")
    assert has(state, 0) == {}, "none for passing itself"
    for times in (1, 2):
        play(state, "residence", f"at:{times},0", "go:up")
        assert has(state, 0) == {"denarii": times}
    play(state, "pass")
    assert state.get(0, 4) == 2, "when everybody has passed the main phase ends"


def test_the_holder_of_order_tile_1_begins_the_next_round_the_others_follow_clockwise() -> None:
    state = Scene(3).side(0, denarii=3).state()
    play(state, "residence", "at:1,0", "go:up", "pass", "pass", "pass")
    while state.now().name == "hire":
        play(state, "no")
    view = state.view(None)
    assert view.round == 2 and view.first == 1 and view.to_act == [1]
    play(state, "pass")
    assert state.to_act() == [2]


def test_hiring_goes_from_the_highest_order_tile_down() -> None:
    state = Scene(3).side(0, denarii=5).side(1, denarii=5).side(2, denarii=5).state()
    play(state, "pass", "pass", "pass")
    asked = []
    while state.now().name == "hire":
        asked.append(state.to_act()[0])
        play(state, "no")
    assert asked == [2, 1, 0]


def test_who_can_pay_neither_with_money_nor_with_glory_is_not_asked() -> None:
    state = Scene(2).side(0, denarii=4).side(1, denarii=4).state()
    play(state, "pass", "pass")
    assert state.now().name == "turn" and state.round() == 2


def test_resources_may_be_sold_to_hire() -> None:
    state = Scene(2).side(0, denarii=3, wheat=1, ore=1).state()
    play(state, "pass", "pass")
    assert offered(state) == ["sell:wheat", "sell:ore", "no"]
    play(state, "sell:wheat", "sell:ore", "hire:denarii")
    assert state.get(0, 9) == 1 and has(state) == {}


def test_at_most_five_assistants() -> None:
    state = Scene(2).side(0, assistants=5, denarii=60).state()
    play(state, "pass", "pass")
    assert state.round() == 2 and state.get(0, 9) == 5


def test_glory_spent_on_an_assistant_no_longer_counts_for_the_glory_tile() -> None:
    state = Scene(2).side(0, glory=1).side(1, glory=1).state()
    play(state, "pass", "pass", "no", "hire:glory")
    assert won(state, 1) == [("glory", 3)] and won(state, 0) == []


def test_without_tokens_nobody_gets_a_glory_tile_and_it_leaves_the_game() -> None:
    state = Scene(2).state()
    play(state, "pass", "pass")
    assert won(state, 0) == [] and won(state, 1) == []
    assert not any(id in state.dump()["glory-tiles"] for id in ("glory-tile.1", "glory-tile.2"))


def test_three_places_from_the_third_round_on() -> None:
    state = Scene(4, round=3).side(0, glory=1).side(1, glory=4).side(2, glory=2).side(3, glory=3).state()
    play(state, "pass", "pass", "pass", "pass", *["no"] * 4)
    assert [won(state, seat) for seat in range(4)] == [[], [("glory", 5)], [("glory", 1)], [("glory", 3)]]


def test_glory_tokens_and_order_tiles_go_back_and_new_locations_come() -> None:
    state = Scene(2).side(0, glory=2).state()
    before = len(state.view(None).offer)
    deck = state.view(None).deck
    play(state, "pass", "pass")
    while state.now().name == "hire":
        play(state, "no")
    view = state.view(None)
    assert [side.glory for side in view.sides] == [0, 0] and view.order == [1, 2]
    assert len(view.offer) - before == deck - view.deck - 1, "all but the round tile, and what was left stays"


def test_in_the_last_round_nobody_hires_but_glory_is_ranked() -> None:
    state = Scene(2, round=6).side(0, glory=1, denarii=20).state()
    play(state, "pass", "pass")
    assert state.over and won(state, 0) == [("glory", 8)] and state.get(0, 9) == 0


def test_order_tiles_are_worth_points_in_the_last_round_only_and_the_highest_never() -> None:
    assert [score.parts["part-order"] for score in Scene(4, round=5).passes(1, 2, 3).state().result().scores] == [0, 0, 0, 0]
    state = Scene(4, round=6).passes(1, 2, 3).state()
    play(state, "pass")
    assert [score.parts["part-order"] for score in state.result().scores] == [0, 3, 2, 1]


def test_selling_is_offered_at_every_decision_of_ones_own() -> None:
    """Also while placing, choosing a direction, taking a resource, and hiring; nobody sells in another's turn."""
    state = Scene(2).side(0, wheat=6, ore=2, denarii=1).side(1, wheat=3).state()
    for move in ("residence", "at:1,0", "go:left", "take:wood"):
        assert {"sell:wheat", "sell:ore"} <= set(offered(state))
        assert state.legal(1) == []
        play(state, move)
    assert state.to_act() == [1] and "sell:wheat" in offered(state)


def test_a_sale_brings_one_denarius() -> None:
    state = Scene(2).side(0, wheat=2).state()
    play(state, "sell:wheat", "sell:wheat")
    assert has(state) == {"denarii": 2}
    with pytest.raises(IllegalMove, match="why-no-resource"):
        state.apply(0, GAME.action("sell:wheat"))
