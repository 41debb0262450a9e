"""Building a facility: paying for it, placing it, the temple row."""

from __future__ import annotations

import pytest

from asztal.core.errors import IllegalMove
from asztal.games.minerva import GAME
from minerva.setting import Scene, city, has, offered, play


def test_a_facility_costs_its_resources() -> None:
    state = Scene().offer("statue").side(0, stone=3, denarii=9).state()
    play(state, "build:statue", "at:1,0")
    assert has(state) == {"stone": 1, "denarii": 9}


def test_each_missing_resource_costs_three_denarii() -> None:
    state = Scene().offer("amphitheatre").side(0, wood=1, denarii=7).state()
    play(state, "build:amphitheatre", "at:0,1")
    assert has(state) == {"denarii": 1}


def test_what_one_has_cannot_be_replaced_by_money() -> None:
    """Only for units that are missing: the resource is always given."""
    state = Scene().offer("farm").side(0, wood=1, denarii=9).state()
    play(state, "build:farm", "at:0,1")
    assert has(state) == {"denarii": 9}


def test_what_cannot_be_paid_is_not_offered_and_the_reason_says_what_it_would_cost() -> None:
    state = Scene().offer("statue").side(0, stone=1, denarii=2).state()
    assert "build:statue" not in offered(state)
    with pytest.raises(IllegalMove) as refused:
        play(state, "build:statue")
    assert refused.value.reason.id == "why-cost" and refused.value.reason.args["n"] == 3


def test_selling_first_may_make_it_possible() -> None:
    state = Scene().offer("statue").side(0, stone=1, wheat=1, denarii=2).state()
    play(state, "sell:wheat", "build:statue")
    assert has(state) == {}


def test_a_free_facility_costs_nothing() -> None:
    state = Scene().offer("forest").state()
    play(state, "build:forest", "at:0,-1")
    assert has(state) == {}


def test_a_tile_shares_an_edge_with_the_city_and_covers_nothing() -> None:
    state = Scene().city(0, {(1, 0): "forest", (1, 1): "quarry"}).offer("forest").state()
    play(state, "build:forest")
    free = {code for code in offered(state) if code.startswith("at:")}
    assert free == {"at:-1,0", "at:0,1", "at:0,-1", "at:1,-1", "at:2,0", "at:2,1", "at:1,2"}
    with pytest.raises(IllegalMove, match="why-space"):
        play(state, "at:2,2")
    with pytest.raises(IllegalMove, match="why-space"):
        play(state, "at:1,0")


def test_the_tile_leaves_the_offer_and_the_turn_passes_on() -> None:
    state = Scene().offer("statue").side(0, stone=2).state()
    assert "statue" in state.view(None).offer
    play(state, "build:statue", "at:1,0")
    assert city(state) == {(0, 0): "spring", (1, 0): "statue"}
    assert "statue" not in state.view(None).offer and state.to_act() == [1]


def test_a_temple_from_the_row_is_replaced_while_the_deck_lasts() -> None:
    scene = Scene().temples("temple-around8-kinds").side(0, wheat=1, stone=1, wood=1, ore=1)
    state = scene.state()
    seen = state.seen
    play(state, "build:temple-around8-kinds")
    assert len(state.view(None).temples) == 4
    play(state, "at:1,0")
    assert len(state.view(None).temples) == 5 and state.view(None).temple_deck == 14
    assert state.seen > seen, "a reveal cannot be undone"


def test_tiles_beyond_the_window_are_chosen_by_their_numbers_in_ones_own_city() -> None:
    tiles = {(x, 0): kind for x, kind in enumerate(["forest", "quarry", "wheat-field", "farm", "market", "smith"], 8)}
    line = {(x, 0): "residence" for x in range(1, 8)}
    scene = Scene().city(1, {**line, **tiles, (14, 0): "residence"}, assistants=list(line)[:4])
    state = scene.offer("circus").side(1, wood=1, assistants=1, denarii=9).state()
    play(state, "pass", "assistant")
    assert [code for code in offered(state) if code[0] in "af"] == ["at:5,0", "at:6,0", "at:7,0", "far:2"], "the smith is far:1"
    play(state, "at:5,0", "go:up", "build:circus", "far:4")
    assert [code for code in offered(state) if code[0] in "af"] == ["far:2"]
    play(state, "far:2")
    assert (14, 0) not in city(state, 1)


def test_without_tiles_on_offer_nothing_can_be_built() -> None:
    plain = Scene(1).laid_in_pairs().side(0, denarii=50).state().dump()
    plain["temples"], plain["temple-deck"] = [], []
    spots = [(x, y) for x in range(1, 5) for y in range(5)]
    temples = [id for id in GAME.new(seats=1).dump()["temples"] + GAME.new(seats=1).dump()["temple-deck"]]
    plain["sides"][0]["city"] += [{"card": id, "at": list(at)} for id, at in zip(temples, spots, strict=True)]
    state = GAME.load(plain)
    assert [GAME.code(action) for action in state.legal(0)] == ["pass", "residence"]


def test_a_city_may_reach_beyond_the_window_of_coordinates() -> None:
    """Spaces further than 12 from the middle go by number."""
    tiles = {(x, 0): kind for x, kind in enumerate(["forest", "quarry", "wheat-field", "farm", "market", "smith"], 8)}
    line = {(x, 0): "residence" for x in range(1, 8)}
    state = Scene(1).city(0, {**line, **tiles}).laid_in_pairs().side(0, denarii=9).state()
    play(state, "residence")
    far = [code for code in offered(state) if code.startswith("far:")]
    assert far == ["far:1", "far:2", "far:3"], "below, beside and above the last tile"
    label = GAME.label(state, GAME.action("far:2"))
    assert (label.args["x"], label.args["y"]) == (14, 0)
    play(state, "far:2", "go:left")
    assert city(state)[14, 0] == "residence"
    assert has(state)["wheat"] == 3 and has(state)["stone"] == 1, "smith, market, farm, field, quarry, forest"


def test_tiles_beyond_the_window_go_by_number_too() -> None:
    tiles = {(x, 0): kind for x, kind in enumerate(["forest", "quarry", "wheat-field", "farm", "market", "smith"], 8)}
    line = {(x, 0): "residence" for x in range(1, 8)}
    state = Scene(2).city(0, {**line, **tiles, (13, 1): "residence"}).side(0, assistants=1).state()
    play(state, "assistant")
    assert offered(state)[:8] == [*(f"at:{x},0" for x in range(1, 8)), "far:2"], "the smith below it is the first"
    play(state, "far:2", "go:left")
    assisted = [(tile.x, tile.y) for tile in state.view(None).sides[0].city if tile.assistant]
    assert assisted == [(13, 1)]


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_window_ends_twelve_spaces_from_the_middle_on_every_side(dx: int, dy: int) -> None:
    kinds = [*["residence"] * 6, "forest", "quarry", "wheat-field", "farm", "market", "smith"]
    tiles = {(dx * far, dy * far): kind for far, kind in enumerate(kinds, 1)}
    state = Scene(2).city(0, tiles).side(0, denarii=9).state()
    play(state, "residence")
    beside = {f"at:{12 * dx + side * dy},{12 * dy + side * dx}" for side in (1, -1)}
    assert beside <= set(offered(state)) and [code for code in offered(state) if code.startswith("far:")] == ["far:1"]
    play(state, "far:1", "go:up")
    assert city(state)[13 * dx, 13 * dy] == "residence"


def test_what_is_not_on_offer_is_said_to_be_missing_whatever_it_would_cost() -> None:
    state = Scene(2).offer("garden").state()
    missing = next(kind for kind in ("forest", "quarry", "farm") if kind not in state.dump()["offer"])
    for tile, reason in (("garden", "why-cost"), (missing, "why-no-tile")):
        line = state.why_not(0, GAME.action(f"build:{tile}"))
        assert line is not None and line.id == reason
