"""Playing alone: pairs, the round tile with 3 denarii, glory by the number of the round, titles."""

from __future__ import annotations

import pytest

from asztal.games.minerva import GAME
from asztal.games.minerva.state import Minerva
from minerva.setting import Scene, city, has, offered, play, won


def test_starting_locations_lie_in_shuffled_pairs() -> None:
    laid = {tuple(GAME.new(seats=1, seed=seed).dump()["offer"][:6]) for seed in range(20)}
    assert len(laid) > 10


def test_a_round_tile_drawn_second_forms_a_pair_drawn_first_it_is_put_aside() -> None:
    both = set()
    for seed in range(40):
        state = GAME.new(seats=1, seed=seed)
        offer = state.dump()["offer"]
        shown = len(offer) - 6
        assert len(offer) % 2 == 0
        with_coins = "round-tile" in offer
        both.add(with_coins)
        if with_coins:
            assert offer[-1] == "round-tile" and shown % 2 == 0
    assert both == {True, False}


def test_building_one_tile_of_a_pair_removes_the_other() -> None:
    state = Scene(1).laid_in_pairs("forest", "farm", "market", "smith").state()
    play(state, "build:forest", "at:1,0")
    assert state.view(None).offer == ["market", "smith"] and city(state)[1, 0] == "forest"


def test_the_same_tile_in_several_pairs_asks_which_other_one_goes() -> None:
    scene = Scene(1).laid_in_pairs("forest", "farm", "market", "forest", "quarry", "smith")
    state = scene.state()
    play(state, "build:forest")
    assert offered(state) == ["remove:farm", "remove:market"]
    play(state, "remove:market", "at:0,1")
    assert state.view(None).offer == ["forest", "farm", "quarry", "smith"]


def test_taking_the_coins_of_the_round_tile_removes_its_partner() -> None:
    state = Scene(1).laid_in_pairs("farm", "round-tile", "market", "smith").state()
    assert "coins" in offered(state)
    play(state, "coins")
    assert has(state) == {"denarii": 3} and state.view(None).offer == ["market", "smith"]
    assert state.now().name == "turn"


def test_building_the_partner_of_the_round_tile_gives_the_coins_back() -> None:
    state = Scene(1).laid_in_pairs("forest", "round-tile").state()
    play(state, "build:forest", "at:1,0")
    assert has(state) == {} and state.view(None).offer == [] and "coins" not in offered(state)


def test_temples_are_built_without_pairs() -> None:
    scene = Scene(1).laid_in_pairs("farm", "market").temples("temple-around8-kinds")
    state = scene.side(0, wheat=1, stone=1, wood=1, ore=1).state()
    play(state, "build:temple-around8-kinds", "at:1,0")
    assert state.view(None).offer == ["farm", "market"] and len(state.view(None).temples) == 5


def test_passing_ends_the_main_phase_without_fee_or_income() -> None:
    state = Scene(1).side(0, denarii=4).state()
    play(state, "pass")
    assert state.round() == 2 and has(state) == {"denarii": 4}


def test_one_may_hire_an_assistant_after_passing() -> None:
    state = Scene(1).side(0, denarii=5).state()
    play(state, "pass", "hire:denarii")
    assert state.get(0, 9) == 1 and state.round() == 2


@pytest.mark.parametrize(("round", "tokens", "points"), [(3, 3, 5), (3, 4, 5), (3, 2, 3), (3, 1, 3), (3, 0, None), (1, 1, 3)])
def test_glory_by_the_number_of_the_round(round: int, tokens: int, points: int | None) -> None:
    """As many tokens as the number of the round win the first tile, fewer the second."""
    state = Scene(1, round=round).side(0, glory=tokens).state()
    play(state, "pass")
    if state.now().name == "hire":
        play(state, "no")
    assert won(state) == ([] if points is None else [("glory", points)])


def test_a_solo_game_ends_with_a_title() -> None:
    state = Scene(1, round=6).side(0, denarii=99).state()
    state.listen()
    play(state, "pass")
    assert state.over and state.view(0).title == 1
    line = GAME.line(state, state.heard()[-1], 0)
    assert line is not None and "Immunis" in GAME.speaker("en").say(line, ["Anna"])


def test_there_are_no_order_tiles() -> None:
    state = GAME.new(seats=1, seed=3)
    assert isinstance(state, Minerva)
    assert state.view(0).order == [] and state.dump()["order-tiles"] == []
    assert state.view(0).sides[0].denarii == 3
