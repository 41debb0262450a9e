"""Every worked example of the rulebook, named after its page; and the figures it gives in passing."""

from __future__ import annotations

from asztal.games.minerva import GAME
from asztal.games.minerva.scoring import title
from asztal.games.minerva.tables import price
from minerva.setting import Scene, has, offered, play, won


def test_page_6_a_residence_activates_one_direction_nearest_first() -> None:
    scene = Scene().city(0, {(1, 0): "wheat-field", (2, 0): "market", (0, 1): "quarry"})
    state = scene.side(0, denarii=0).state()
    play(state, "residence", "at:-1,0", "go:right", "take:wheat")
    assert has(state) == {"wheat": 2, "denarii": 2}, "spring, field, then the market counts both"


def test_page_7_trajan_takes_the_theatre_and_the_art_tile_but_not_the_science_tile() -> None:
    """Tops: theatre needs 2 (4 points), art needs 1 (2 points, the next one too), science needs 3 (6 points)."""
    scene = Scene(4).city(0, {(1, 0): "theatre", (2, 0): "statue", (3, 0): "library"})
    scene.culture("theatre", 1, 1).culture("science", 1, 1, 1, 1)
    state = scene.state()
    assert [(pile.vp, pile.need) for pile in state.view(None).culture] == [(4, 2), (2, 1), (6, 3)]
    play(state, "residence", "at:4,0", "go:left", "take:wheat")
    assert won(state) == [("theatre", 4), ("art", 2)]
    piles = state.view(None).culture
    assert (piles[1].vp, piles[1].need) == (2, 1), "only one tile of a kind, although the next one needs only one point"
    assert (piles[2].vp, piles[2].need) == (6, 3)
    assert not any(state.view(None).sides[0].points.values()), "the points left over are lost"


def test_page_7_the_fifth_assistant_costs_15_denarii_or_3_glory_tokens() -> None:
    """Trajan has one assistant in his supply and three on residences."""
    houses = {(x, 1): "residence" for x in (0, 1, 2)}
    scene = Scene(2).city(0, {**houses, (1, 0): "forest", (2, 0): "quarry"}, assistants=houses)
    scene.side(0, assistants=1, denarii=15, glory=3).side(1, denarii=0)
    state = scene.state()
    assert state.owned_assistants(0) == 4 and price(4) == 3
    play(state, "pass", "pass")
    assert state.to_act() == [0] and {"hire:denarii", "hire:glory", "no"} <= set(offered(state))
    poorer = state.copy()
    play(state, "hire:denarii")
    assert state.owned_assistants(0) == 5 and state.get(0, 4) == 0
    play(poorer, "hire:glory")
    assert poorer.owned_assistants(0) == 5 and poorer.get(0, 4) == 15


def test_page_7_the_price_table() -> None:
    assert [(int(price(owned)) * 5, int(price(owned))) for owned in range(5)] == [(5, 1), (5, 1), (10, 2), (10, 2), (15, 3)]


def test_page_8_nerva_wins_the_tie_and_nobody_gets_the_third_glory_tile() -> None:
    """Round 5: Nerva and Trajan have 3 tokens and order tiles 1 and 2, Hadrian and Antoninus none."""
    scene = Scene(4, round=5).passes(1, 2, 3)
    scene.side(1, glory=3).side(2, glory=3)
    state = scene.state()
    play(state, "pass", *["no"] * 2)
    assert won(state, 1) == [("glory", 7)] and won(state, 2) == [("glory", 4)]
    assert won(state, 3) == [] and won(state, 0) == []
    assert state.round() == 6


def test_page_8_with_one_token_each_hadrian_would_get_the_third_tile() -> None:
    scene = Scene(4, round=5).passes(1, 2, 3)
    scene.side(1, glory=3).side(2, glory=3).side(3, glory=1).side(0, glory=1)
    state = scene.state()
    play(state, "pass", *["no"] * 4)
    assert won(state, 3) == [("glory", 2)] and won(state, 0) == [], "the lower order tile decides"


def test_page_9_three_wheat_and_a_market_give_three_denarii() -> None:
    state = Scene().city(0, {(1, 0): "market"}).side(0, wheat=3).state()
    play(state, "residence", "at:2,0", "go:left", "take:ore")
    assert has(state) == {"wheat": 3, "ore": 1, "denarii": 3}


def test_page_9_the_colosseum_takes_another_pair_each_time() -> None:
    state = Scene().city(0, {(1, 0): "colosseum"}).side(0, wheat=2, stone=1, wood=1).state()
    play(state, "residence", "at:1,1", "go:down")
    play(state, "yes", "give:wheat", "give:stone", "yes")
    assert has(state) == {"glory": 4}, "wheat and stone, then wheat and wood"


def test_page_10_the_trading_post_gives_a_wood_and_two_stone_for_six_denarii() -> None:
    state = Scene().offer("trading-post").side(0, wheat=1, denarii=6).state()
    play(state, "build:trading-post", "at:1,0")
    play(state, "yes", "take:wood", "yes", "take:stone", "yes", "take:stone")
    assert has(state) == {"wood": 1, "stone": 2}


def test_page_10_a_ring_temple_for_commerce_gives_3_points_for_each_of_the_eight_places() -> None:
    tiles = {(1, 0): "temple-around8-commercial", (1, 1): "market", (2, 1): "foundry", (3, 0): "smith", (2, 0): "farm"}
    state = Scene().city(0, tiles).state()
    assert state.result().scores[0].parts["part-temples"] == 6


def test_page_11_keep_a_coin_or_a_resource_for_the_fee() -> None:
    scene = Scene(2).offer("forest").passes(1).side(0, wheat=1)
    state = scene.state()
    assert offered(state) == ["pass", "sell:wheat"]
    play(state, "sell:wheat")
    assert "build:forest" in offered(state) and "residence" in offered(state)
    play(state, "residence")
    assert has(state) == {}


def test_page_12_titles_and_the_first_aim_of_forty_points() -> None:
    wanted = {0: 0, 29: 0, 30: 1, 39: 1, 40: 2, 49: 2, 50: 3, 59: 3, 60: 4, 69: 4, 70: 5, 79: 5, 80: 6, 140: 6}
    assert {points: int(title(points)) for points in wanted} == wanted
    speaker = GAME.speaker("hu")
    told = [speaker.text("title", title=number) for number in range(7)]
    assert told == ["Civil", "Immunis", "Centurio", "Tribunus", "Legatus", "Consul", "Augustus császár"]
