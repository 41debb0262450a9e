"""What a board is told: which pieces a choice is about, what it would cost and bring."""

from __future__ import annotations

from typing import Any

from asztal.core.preview import Preview
from asztal.games.minerva import GAME
from asztal.games.minerva.state import Minerva
from minerva.setting import Scene, play


def preview(state: Minerva, code: str) -> Preview:
    found = GAME.preview(state, state.to_act()[0], GAME.action(code))
    assert found is not None
    return found


def changes(state: Minerva, code: str) -> dict[str, int]:
    return {change.good: change.n for change in preview(state, code).changes}


def on(state: Minerva, code: str) -> tuple[str, ...]:
    return GAME.on(state, state.to_act()[0], GAME.action(code))


def deeds(state: Minerva) -> list[Any]:
    return [deed for event in state.heard() if (deed := GAME.deed(state, event)) is not None]


def test_a_bill_tells_what_is_missing_and_what_that_costs_with_the_fee() -> None:
    scene = Scene(3).offer("amphitheatre", "garden").side(0, wood=1, ore=2, denarii=4, wheat=0).passes(2)
    view = scene.state().view(0)
    bill = view.bills["amphitheatre"]
    assert (bill.goods, bill.missing, bill.denarii, bill.enough) == ({"wood": 1, "ore": 1}, {"stone": 1}, 4, True)
    assert changes(scene.state(), "build:amphitheatre") == {"wood": -1, "ore": -1, "denarius": -4}


def test_a_bill_tells_when_there_is_not_enough_money() -> None:
    view = Scene().offer("gallery").side(0, wheat=0, denarii=8).state().view(0)
    bill = view.bills["gallery"]
    assert (bill.goods, bill.missing, bill.denarii, bill.enough) == ({}, {"stone": 2, "ore": 1}, 9, False)


def test_who_only_watches_has_neither_bills_nor_places() -> None:
    view = Scene().state().view(None)
    assert view.bills == {} and view.places == {}


def test_every_free_place_beside_the_city_is_told_with_its_code() -> None:
    state = Scene().city(0, {(1, 0): "forest"}).state()
    assert state.view(0).places == {
        "0,-1": "at:0,-1", "1,-1": "at:1,-1", "-1,0": "at:-1,0", "2,0": "at:2,0", "0,1": "at:0,1", "1,1": "at:1,1",
    }  # fmt: skip
    play(state, "residence")
    assert sorted(state.view(0).places.values()) == sorted(GAME.code(a) for a in state.legal(0) if GAME.code(a)[:3] == "at:")


def test_places_outside_the_window_have_codes_too() -> None:
    state = (
        Scene()
        .city(0, {(x, 0): "residence" for x in range(1, 10)} | {(10, 0): "farm", (11, 0): "market", (12, 0): "smith"})
        .state()
    )
    assert state.view(0).places["13,0"] == "far:1"
    play(state, "build:forest", "far:1")
    assert (13, 0) in {(tile.x, tile.y) for tile in state.view(0).sides[0].city}


def test_a_choice_to_build_is_about_every_tile_of_its_kind_on_offer() -> None:
    state = Scene(4).state()
    view = state.view(0)
    forests = [piece for piece, tile in zip(view.pieces, view.offer, strict=False) if tile == "forest"]
    assert on(state, "build:forest") == tuple(forests) and len(forests) == 3


def test_a_residence_and_an_assistant_lie_in_front_of_the_player() -> None:
    state = Scene().city(0, {(1, 0): "residence"}).side(0, assistants=1).state()
    assert on(state, "residence") == (state.view(0).sides[0].stock[0],)
    assert on(state, "assistant") == ("assistant",)
    play(state, "assistant")
    assert state.legal(0)
    house = next(tile.piece for tile in state.view(0).sides[0].city if tile.tile == "residence")
    if state.now().name == "station":
        assert on(state, "at:1,0") == (house,)


def test_a_direction_is_about_its_street_the_nearest_tile_first() -> None:
    tiles = {(1, 0): "temple-stock-ore", (2, 0): "market", (3, 0): "quarry", (4, 0): "residence", (5, 0): "farm"}
    state = Scene().city(0, tiles).state()
    play(state, "residence", "at:-1,0")
    named = {(tile.x, tile.y): tile.piece for tile in state.view(0).sides[0].city}
    assert on(state, "go:right") == tuple(named[x, 0] for x in (-1, 0, 2, 3)), "no temple, and nothing beyond a residence"
    assert on(state, "go:up") == (named[-1, 0],)


def test_a_street_tells_all_it_would_give() -> None:
    tiles = {(1, 0): "wheat-field", (2, 0): "market", (3, 0): "stable", (4, 0): "library"}
    state = Scene().city(0, tiles).side(0, wheat=2).state()
    play(state, "residence", "at:-1,0")
    assert changes(state, "go:right") == {"resource": 1, "wheat": 1, "denarius": 3, "science": 2, "vp": 2}
    before = state.dump()
    assert changes(state, "go:up") == {} and state.dump() == before


def test_a_culture_point_of_ones_choice_wins_nothing_in_a_preview() -> None:
    state = Scene().city(0, {(1, 0): "garden", (2, 0): "odeon"}).state()
    play(state, "residence", "at:-1,0")
    assert changes(state, "go:right") == {"resource": 1, "culture": 1, "theatre": 1, "vp": 2}
    state = Scene().city(0, {(1, 0): "garden"}).state()
    play(state, "residence", "at:-1,0")
    assert changes(state, "go:right") == {"resource": 1, "culture": 1}


def test_with_six_of_everything_a_resource_is_money() -> None:
    state = Scene().side(0, wheat=6, stone=6, wood=6, ore=6).state()
    play(state, "residence", "at:-1,0")
    assert changes(state, "go:right") == {"denarius": 1}


def test_a_place_tells_what_the_temples_would_gain() -> None:
    state = Scene().city(0, {(1, 0): "temple-around8-cultural"}).offer("garden").side(0, wheat=1).state()
    around = ("at:2,0", "at:1,1", "at:1,-1", "at:0,1", "at:0,-1")
    assert {code: then.changes[0].n for code, then in preview(state, "build:garden").then.items()} == dict.fromkeys(around, 3)
    play(state, "build:garden")
    assert changes(state, "at:2,0") == {"vp": 3} and changes(state, "at:-1,0") == {}


def test_a_temple_tells_what_it_would_be_worth_where() -> None:
    scene = Scene().city(0, {(1, 0): "garden", (2, 0): "odeon"}).temples("temple-around8-cultural")
    state = scene.side(0, stone=2, wood=1, ore=1).state()
    then = preview(state, "build:temple-around8-cultural").then
    assert then["at:1,1"].changes[0].n == 6 and then["at:3,0"].changes[0].n == 3 and "at:-1,0" not in then


def test_alone_a_tile_that_lies_in_several_pairs_says_which_could_leave() -> None:
    state = Scene(1).laid_in_pairs("forest", "farm", "forest", "market").state()
    assert list(preview(state, "build:forest").then) == ["remove:farm", "remove:market"]
    play(state, "build:forest")
    assert [piece.split(".")[0] for piece in on(state, "remove:market")] == ["market", "forest"]


def test_a_deed_names_its_pieces() -> None:
    state = Scene().city(0, {(1, 0): "residence", (2, 0): "farm"}).offer("circus").side(0, wood=1).state()
    house = next(tile.piece for tile in state.view(0).sides[0].city if tile.tile == "residence")
    state.listen()
    play(state, "build:circus", "at:1,1", "at:1,0")
    found = {deed.what: deed.on for deed in deeds(state)}
    assert found["remove"] == (house,) and found["build"] == ("circus",)


def test_every_tile_that_can_be_built_has_a_picture_or_draws_what_it_counts() -> None:
    for item in GAME.items():
        facts: Any = item.printed
        if facts.category:
            assert bool(facts.picture) != bool(facts.end), item.id
