"""The bill before it is paid, where choices lie on the table, and what cards and districts are worth now."""

from __future__ import annotations

import pytest

from asztal.core.preview import Change, Preview
from asztal.games.ginkgopolis import GAME, bills
from asztal.games.ginkgopolis.effects import GOODS
from asztal.games.ginkgopolis.layout import LAID, POINTS, RESOURCES, SCREEN
from asztal.games.ginkgopolis.state import Ginkgopolis
from contract.tables import walk
from ginkgopolis.setting import Scene, Table


def bill(table: Table, seat: int, card: str, tile: str = "") -> Preview:
    preview = GAME.preview(table.state, seat, GAME.action(f"play:{card}"))
    return preview.then[f"with:{tile}" if tile else "alone"]


def parts(preview: Preview) -> list[tuple[int, str, int, str]]:
    return [(change.side, change.good, change.n, change.why) for change in preview.changes]


def test_a_floor_costs_a_resource_for_each_floor_and_one_for_the_colour_and_the_owner_gets_theirs_back() -> None:
    scene = Scene()
    scene.tower(2, owner=1, at=(0, 1), top="blue-6")
    scene.side(0, hand="blue-6", tiles="red-9", resources=5, points=5)
    assert parts(bill(scene.start(), 0, "blue-6", "red-9")) == [
        (0, "resource", -3, "floors"),
        (0, "resource", -1, "colour"),
        (0, "tile", -1, "tile"),
        (1, "resource", 2, "back"),
        (1, "sp", 2, "back"),
    ]


def test_a_building_says_how_tall_it_is_once_it_is_built_over() -> None:
    scene = Scene()
    scene.tower(2, owner=1, at=(0, 1), top="blue-6")
    scene.side(0, hand="blue-6 a", tiles="red-9 blue-9", resources=5, points=5)
    table = scene.start()
    before = table.state.view(0)
    assert {building.tile: (building.height, building.grows_to) for building in before.city}["blue-6"] == (2, 3)
    assert all(building.grows_to == building.height + 1 for building in before.city)
    assert {letter.height for letter in before.letters} == {1}


def test_a_lower_number_costs_the_difference_in_points() -> None:
    scene = Scene()
    scene.build("blue-6", at=(0, 1), owner=1)
    scene.side(0, hand="blue-6", tiles="blue-4", resources=5, points=5)
    assert (0, "sp", -2, "lower") in parts(bill(scene.start(), 0, "blue-6", "blue-4"))


def test_what_cannot_be_paid_says_what_is_missing_and_counts_as_played_alone() -> None:
    scene = Scene()
    scene.tower(2, owner=1, at=(0, 1), top="blue-6")
    scene.side(0, hand="blue-6 a", tiles="red-4", resources=1, points=0)
    table = scene.start()
    poor = bill(table, 0, "blue-6", "red-4")
    assert poor.missing == {"resource": 3, "sp": 2}
    assert parts(poor) == parts(bill(table, 0, "blue-6")) == [(0, "tile", 2, "card")]


def test_ones_own_resources_come_back_in_time_to_pay() -> None:
    scene = Scene()
    scene.tower(3, owner=0, at=(1, 1), top="yellow-4")
    scene.side(0, hand="yellow-4", tiles="yellow-8", resources=1)
    own = bill(scene.start(), 0, "yellow-4", "yellow-8")
    assert own.missing == {} and (0, "resource", 3, "back") in parts(own)


def test_a_new_building_uses_its_neighbours() -> None:
    scene = Scene()
    scene.side(0, hand="b", tiles="red-9", resources=3)
    assert parts(bill(scene.start(), 0, "b", "red-9")) == [
        (0, "resource", -1, "new"),
        (0, "tile", -1, "tile"),
        (0, "tile", 1, "yields"),
    ]


def test_permanent_bonuses_are_told_apart_from_what_the_neighbours_give() -> None:
    scene = Scene()
    scene.build("red-5 red-9", at=(0, 0), owner=1)
    scene.side(0, hand="b", cards="red-5", tiles="red-8", resources=2)
    table = scene.start()
    (bonus,) = [one for one in table.state.view(0).sides[0].bonuses if one.cards]
    assert (bonus.trigger, bonus.cards, bonus.goods) == ("urbanise", 1, {"resource": 1})
    assert parts(bill(table, 0, "b", "red-8"))[2:] == [(0, "tile", 1, "yields"), (0, "resource", 1, "bonus")]


def test_nothing_comes_from_an_empty_stock() -> None:
    scene = Scene()
    scene.tower(4, owner=1, at=(0, 1), top="red-6")
    scene.side(0, hand="red-6", resources=24)
    assert parts(bill(scene.start(), 0, "red-6")) == [(0, "resource", 1, "card")]


def held(state: Ginkgopolis, side: int) -> dict[str, int]:
    tiles = state.count(SCREEN, side) + state.count(LAID, side)
    return {"resource": int(state.get(side, RESOURCES)), "tile": int(tiles), "sp": int(state.get(side, POINTS))}


def summed(changes: tuple[Change, ...], side: int) -> dict[str, int]:
    return {good: sum(change.n for change in changes if change.good == good and change.side == side) for good in GOODS}


@pytest.mark.parametrize("seed", range(6))
def test_what_a_bill_says_is_what_then_happens(seed: int) -> None:
    """Where nobody plays before the seat, its choice does exactly what the bill said."""
    state = GAME.new(seats=2, seed=seed)
    assert isinstance(state, Ginkgopolis)
    compared = 0
    for seat, action in walk(state, seed):
        if seat != state.first or not GAME.code(action).startswith(("alone", "with:")):
            continue
        told = GAME.preview(state, seat, action)
        real = state.copy()
        real.listen()
        real.apply(seat, action)
        while real.now().name == "choose-card" and real.round == state.round and real.acting:  # the other seat chooses, too
            real.apply(1 - seat, real.legal(1 - seat)[0])
        deeds = [deed for event in real.heard() if (deed := bills.deed(real, event)) is not None]
        played = [number for number, deed in enumerate(deeds) if deed.what in ("exploit", "urbanise", "construct")]
        if len(played) < 2:
            continue  # a letter asks first what it brings or where it goes
        assert deeds[played[0]].side == seat
        changes = [change for deed in deeds[played[0] : played[1]] for change in deed.changes]
        gained = {good: sum(c.n for c in changes if c.side == seat and c.good == good and c.n > 0) for good in GOODS}
        said = {good: sum(c.n for c in told.changes if c.side == seat and c.good == good and c.n > 0) for good in GOODS}
        assert said == gained
        compared += 1
    assert compared > 5


@pytest.mark.parametrize(("seats", "seed"), [(1, 0), (2, 1), (3, 2), (5, 3)])
def test_nothing_is_paid_or_gained_that_a_bill_does_not_tell(seats: int, seed: int) -> None:
    state = GAME.new(seats=seats, seed=seed)
    assert isinstance(state, Ginkgopolis)
    compared = 0
    for seat, action in walk(state, seed):
        code = GAME.code(action)
        if not code.startswith("play:") or state.ending:
            continue
        for next, preview in GAME.preview(state, seat, action).then.items():
            tile = -1 if next == "alone" else GAME.action(next) - int(state.tables.lay)
            after = bills.carried_out(state, seat, action, tile)
            before, now = held(state, seat), held(after, seat)
            assert summed(preview.changes, seat) == {good: now[good] - before[good] for good in GOODS}, (code, next)
            compared += 1
    assert compared > 20


# -- where choices lie -----------------------------------------------------------------------------------------------------


def test_a_card_lies_where_its_building_or_letter_is() -> None:
    scene = Scene()
    scene.side(0, hand="red-1 a", tiles="red-9")
    table = scene.start()
    assert GAME.on(table.state, 0, GAME.action("play:red-1")) == ("red-1",)
    table.do(0, "play:a")
    assert GAME.on(table.state, 0, GAME.action("with:red-9")) == ("red-9", "a")


def test_a_letter_moves_to_a_space() -> None:
    scene = Scene()
    scene.side(0, hand="a", tiles="red-9")
    scene.side(1, hand="l")
    table = scene.start()
    table.choose(1, "l")
    table.choose(0, "a + red-9")
    spaces = [GAME.on(table.state, 0, action) for action in table.state.legal(0)]
    assert spaces == [("-1,3",), ("-2,2",)]


# -- what things are worth now ---------------------------------------------------------------------------------------------


def test_districts_and_cards_are_told_as_they_would_count_now() -> None:
    scene = Scene()
    scene.build("red-14 red-15", at=(0, 0), owner=0)
    scene.build("red-18", at=(1, 0), owner=1)
    scene.side(0, cards="red-14")
    view = scene.start().state.view(0)
    district = next(one for one in view.districts if "red-15" in one.tiles)
    assert district.colour == "red" and set(district.tiles) == {"red-15", "red-18", "red-3"}
    assert [(share.side, share.points) for share in district.points] == [(0, 3), (1, 1)]
    assert view.sides[0].worth == {"red-14": 1}
