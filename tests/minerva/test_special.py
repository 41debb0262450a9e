"""Special facilities act once, when they are built, and only if their player wants it."""

from __future__ import annotations

from asztal.games.minerva import GAME
from minerva.setting import Scene, city, has, offered, play, won


def test_an_effect_may_be_declined_and_is_gone_then() -> None:
    state = Scene().offer("dining-hall").side(0, wheat=1).state()
    play(state, "build:dining-hall", "at:1,0", "no")
    assert has(state) == {} and state.to_act() == [1]


def test_the_dining_hall_gives_two_resources_equal_or_different() -> None:
    for second in ("take:ore", "take:wood"):
        state = Scene().offer("dining-hall").side(0, wheat=1).state()
        play(state, "build:dining-hall", "at:1,0", "yes", "take:ore", second)
        assert has(state) == ({"ore": 2} if second == "take:ore" else {"wood": 1, "ore": 1})


def test_special_facilities_do_nothing_when_they_are_activated() -> None:
    state = Scene().city(0, {(1, 0): "dining-hall", (2, 0): "trading-post"}).side(0, denarii=9).state()
    play(state, "residence", "at:3,0", "go:left", "take:wheat")
    assert has(state) == {"wheat": 1, "denarii": 9}


def test_without_two_denarii_the_trading_post_is_built_and_nothing_happens() -> None:
    state = Scene().offer("trading-post").side(0, wheat=1, denarii=1).state()
    play(state, "build:trading-post", "at:1,0")
    assert has(state) == {"denarii": 1} and state.to_act() == [1]


def test_resources_may_be_sold_for_the_trading_post() -> None:
    state = Scene().offer("trading-post").side(0, denarii=2, wheat=3).state()
    play(state, "build:trading-post", "at:1,0", "sell:wheat", "sell:wheat", "yes", "take:ore", "yes", "take:ore")
    assert has(state) == {"ore": 2}


def test_the_triumphal_arch_takes_the_top_of_any_pile_whatever_it_needs() -> None:
    scene = Scene().offer("triumphal-arch").side(0, stone=1, wood=1, ore=1).culture("art", 1, 1, 1)
    state = scene.state()
    play(state, "build:triumphal-arch", "at:1,0", "yes")
    assert offered(state) == ["take:theatre", "take:art", "take:science"]
    play(state, "take:art")
    assert won(state) == [("art", 7)]


def test_the_arch_passes_over_empty_piles() -> None:
    scene = Scene().offer("triumphal-arch").side(0, stone=1, wood=1, ore=1).culture("art", *[1] * 5)
    state = scene.state()
    play(state, "build:triumphal-arch", "at:1,0", "yes")
    assert offered(state) == ["take:theatre", "take:science"]


def test_the_arch_does_nothing_when_all_piles_are_empty() -> None:
    scene = Scene().offer("triumphal-arch").side(0, stone=1, wood=1, ore=1)
    for kind in ("theatre", "art", "science"):
        scene.culture(kind, *[1] * 5)
    state = scene.state()
    play(state, "build:triumphal-arch", "at:1,0")
    assert state.to_act() == [1]


def test_the_bath_activates_three_of_the_eight_tiles_around() -> None:
    tiles = {(0, 1): "forest", (0, 2): "quarry", (1, 2): "wheat-field", (2, 2): "farm", (3, 1): "lumber-camp"}
    state = Scene().city(0, {**tiles, (3, 2): "ore-mine"}).offer("public-bath").side(0, stone=1, wood=1).state()
    play(state, "build:public-bath", "at:1,1", "yes")
    assert offered(state) == ["at:0,0", "at:0,1", "at:0,2", "at:1,2", "at:2,2"], "not what lies further away"
    play(state, "at:0,1")
    assert "at:0,1" not in offered(state), "each only once"
    play(state, "at:2,2", "at:0,0", "take:ore")
    assert has(state) == {"wheat": 2, "wood": 1, "ore": 1} and state.to_act() == [1]


def test_the_bath_activates_no_specials_no_temples_and_no_residences() -> None:
    tiles = {(1, 0): "temple-stock-ore", (2, 0): "dining-hall", (0, 1): "residence", (2, 1): "forest"}
    state = Scene().city(0, tiles).offer("public-bath").side(0, stone=1, wood=1).state()
    play(state, "build:public-bath", "at:1,1", "yes")
    assert [code for code in offered(state) if code.startswith("at:")] == ["at:0,0", "at:2,1"]
    play(state, "at:2,1", "take:ore")
    assert has(state) == {"wood": 1, "ore": 1}, "fewer than three if fewer are there"


def test_the_last_pile_of_culture_is_taken_from_without_asking() -> None:
    scene = Scene().offer("triumphal-arch").side(1, stone=1, wood=1, ore=1, denarii=5)
    state = scene.culture("art", *[0] * 5).culture("theatre", *[0] * 5).state()
    play(state, "pass", "build:triumphal-arch", "at:1,0", "yes")
    assert [kind for kind, _ in won(state, 1)] == ["science"] and len(won(state, 0)) == 10


def test_culture_is_compared_after_all_three_tiles_of_the_bath() -> None:
    tiles = {(0, 1): "library", (1, 2): "school", (2, 1): "forest", (2, 2): "quarry", (0, 2): "wheat-field"}
    scene = Scene(4).city(0, tiles).offer("public-bath").side(0, stone=1, wood=1).culture("science", 1, 1, 1, 1)
    state = scene.state()
    play(state, "build:public-bath", "at:1,1", "yes", "at:0,1", "at:1,2")
    assert won(state) == []
    play(state, "at:2,1")
    assert won(state) == [("science", 6)]


def test_the_bath_without_neighbours_that_act_asks_nothing() -> None:
    tiles = {(1, 0): "residence", (2, 0): "residence"}
    state = Scene().city(0, tiles).offer("public-bath").side(0, stone=1, wood=1).state()
    play(state, "build:public-bath", "at:3,0")
    assert state.to_act() == [1]


def test_the_aqueduct_moves_a_tile_around_it_to_another_legal_place() -> None:
    state = Scene().city(0, {(0, 1): "forest", (1, 1): "quarry"}).offer("aqueduct").side(0, stone=1).state()
    play(state, "build:aqueduct", "at:1,0")
    assert offered(state) == ["at:0,0", "at:0,1", "at:1,1", "done"]
    play(state, "at:1,1")
    assert "at:1,1" not in offered(state), "it has to move"
    play(state, "at:-1,1")
    assert city(state) == {(0, 0): "spring", (0, 1): "forest", (1, 0): "aqueduct", (-1, 1): "quarry"}


def test_after_the_move_all_tiles_are_connected() -> None:
    """The spring joins both sides of the row: it can only move to where it joins them again."""
    tiles = {(-1, 0): "forest", (1, 0): "quarry", (-1, 1): "farm", (1, 1): "market", (2, 1): "smith"}
    state = Scene().city(0, tiles).offer("aqueduct").side(0, stone=1).state()
    play(state, "build:aqueduct", "at:-1,-1", "at:0,0")
    assert city(state)[0, 1] == "spring", "the only place, so nothing is asked"


def test_where_every_move_would_split_the_city_nothing_is_asked() -> None:
    tiles = {(1, 0): "forest", (2, 0): "quarry", (3, 0): "farm", (4, 0): "market"}
    state = Scene().city(0, tiles).offer("aqueduct").side(0, stone=1).state()
    play(state, "build:aqueduct", "at:2,1")
    assert state.to_act() == [1]


def test_an_assistant_moves_along_with_its_residence() -> None:
    state = Scene().city(0, {(1, 0): "residence"}, assistants=[(1, 0)]).offer("aqueduct").side(0, stone=1).state()
    play(state, "build:aqueduct", "at:0,1", "at:1,0", "at:-1,0")
    moved = next(tile for tile in state.view(None).sides[0].city if tile.tile == "residence")
    assert (moved.x, moved.y, moved.assistant) == (-1, 0, True)


def test_moving_may_be_declined() -> None:
    state = Scene().offer("aqueduct").side(0, stone=1).state()
    play(state, "build:aqueduct", "at:1,0", "done")
    assert city(state) == {(0, 0): "spring", (1, 0): "aqueduct"}


def test_the_circus_removes_a_residence_without_an_assistant_from_the_game() -> None:
    houses = {(1, 0): "residence", (0, 1): "residence"}
    state = Scene().city(0, houses, assistants=[(1, 0)]).offer("circus").side(0, wood=1).state()
    left = state.residences_left(0)
    play(state, "build:circus", "at:1,1")
    assert offered(state) == ["at:0,1", "done"]
    play(state, "at:0,1")
    assert city(state) == {(0, 0): "spring", (1, 0): "residence", (1, 1): "circus"}
    assert state.residences_left(0) == left, "it does not come back into the supply"
    assert GAME.load(state.dump()).same_as(state), "it lies in the box like any other piece"


def test_the_circus_may_split_the_city_and_a_later_aqueduct_has_to_join_it_again() -> None:
    """Our ruling: only a move has to leave everything connected."""
    houses = {(1, 0): "residence", (2, 0): "forest", (3, 0): "quarry"}
    state = Scene(1).city(0, houses).laid_in_pairs("circus", "farm", "aqueduct", "market").side(0, wood=1, stone=1).state()
    play(state, "build:circus", "at:2,1", "at:1,0")
    assert city(state) == {(0, 0): "spring", (2, 0): "forest", (3, 0): "quarry", (2, 1): "circus"}
    play(state, "build:aqueduct", "at:3,1")
    assert offered(state) == ["at:3,0", "at:2,1", "done"], "without the forest nothing would reach the spring"
    play(state, "at:3,0")
    assert city(state)[1, 0] == "quarry", "the only place that joins both parts"
