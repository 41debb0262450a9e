"""Running out of tiles, and the end of the game."""

from __future__ import annotations

from ginkgopolis.setting import Scene, Table


def few_tiles(size: int, height: int = 3, seats: int = 2) -> Scene:
    """So many tiles are left in the supply; Anna holds the card of a blue building."""
    scene = Scene(seats=seats)
    scene.build(" ".join([*["yellow-10", "yellow-11"][: height - 1], "blue-20"]), at=(2, 2), owner=0)
    scene.side(0, hand="blue-20 a", tiles="red-10 red-11", points=0)
    scene.side(1, hand="yellow-3 b", points=0)
    if seats > 2:
        scene.side(2, hand="yellow-2 c")
    scene.supply(size=size)
    return scene


def drawing(table: Table) -> Table:
    table.play("blue-20", "yellow-3")
    return table


def test_tiles_are_given_back_at_once_when_the_supply_runs_out_while_you_draw() -> None:
    table = drawing(few_tiles(2).start())
    assert table.step == "give-back"
    assert len(table.tiles(0)) == 4  # two of three drawn so far
    assert table.plain["pending"][1] == {"in": "draw-tiles", "doing": "draw-tiles", "side": 0, "tiles": 1}
    assert table.plain["exhausted"] == 1 and table.plain["ending"] is False


def test_after_giving_back_you_go_on_drawing_from_the_new_supply() -> None:
    table = drawing(few_tiles(2).start())
    table.do(0, "keep")
    table.do(1, *(code for code in table.legal(1) if code.startswith("give:")), "keep")
    assert len(table.tiles(0)) == 5
    assert table.plain["ending"] is False


def test_each_tile_given_back_is_worth_a_point() -> None:
    table = drawing(few_tiles(2).start())
    table.do(0, "give:red-10", "give:red-11", "keep")
    assert table.points(0) == 0  # not before all have decided
    table.do(1, "keep")
    assert table.points(0) == 2


def test_the_supply_may_run_out_exactly_with_the_last_tile_drawn() -> None:
    table = drawing(few_tiles(3).start())
    assert table.step == "give-back" and len(table.tiles(0)) == 5
    assert table.pending == ["give-back", "bonus", "carry-out"]


def test_nothing_happens_as_long_as_a_tile_is_left() -> None:
    table = drawing(few_tiles(4).start())
    assert table.plain["exhausted"] == 0 and len(table.plain["supply"]) == 1


def test_which_tiles_are_given_back_is_secret_until_all_have_decided() -> None:
    """How many shows move by move, which ones does not."""
    table = drawing(few_tiles(2).start())
    other = Table(table.state.copy())
    table.do(0, "give:red-10")
    other.do(0, next(code for code in other.legal(0) if code not in ("keep", "give:red-10")))
    assert table.state.view(1) == other.state.view(1) and table.state.view(1).sides[0].giving == 1
    table.do(0, "keep")
    assert table.state.view(1).sides[0].ready and table.state.view(1).sides[0].tiles == 4


def test_giving_everything_back_tells_no_more_than_giving_nothing() -> None:
    """Found by `undo never crosses a reveal`: who had given the last tile was ready at once, so all saw that none was left."""
    table = drawing(few_tiles(2).start())
    table.do(0, *(code for code in table.legal(0) if code.startswith("give:")))
    assert table.tiles(0) == [] and table.legal(0) == ["keep"]
    assert table.state.view(1).sides[0].ready is False


def test_a_tile_laid_on_a_card_cannot_be_given_back() -> None:
    scene = few_tiles(2, seats=3)
    scene.side(1, hand="red-2", tiles="red-15")
    table = scene.start()
    table.play("blue-20", "red-2 + red-15", "yellow-2")
    assert table.step == "give-back" and table.legal(1) == ["keep"]
    assert 1 in table.state.to_act()  # being asked or not must not show that the tile is laid


def test_who_has_no_tiles_at_all_is_not_asked() -> None:
    table = few_tiles(2, seats=3).start()
    table.play("blue-20", "yellow-3", "yellow-2")
    assert table.step == "give-back" and table.state.to_act() == [0, 2]


def test_if_nobody_gives_tiles_back_this_is_the_last_round() -> None:
    table = drawing(few_tiles(2).start())
    table.do(0, "keep")
    table.do(1, "keep")
    assert len(table.tiles(0)) == 4  # the third tile is lost
    assert table.state.over
    assert table.said("There are no tiles left in the supply: this is the last round.")


def test_the_new_supply_is_shuffled_and_forgotten() -> None:
    table = drawing(few_tiles(1).start())
    table.do(0, "give:red-10", "give:red-11", "keep")
    table.do(1, "keep")
    assert "red-10" not in str(table.plain["known"]) or "red-10" in table.tiles(0)


def test_the_second_time_the_tiles_run_out_the_game_ends_after_the_round() -> None:
    scene = few_tiles(2)
    scene.set(exhausted=1)
    table = drawing(scene.start())
    assert table.state.over and table.plain["exhausted"] == 2
    assert len(table.tiles(0)) == 4


def test_after_the_second_time_everybody_still_acts() -> None:
    scene = few_tiles(2)
    scene.set(exhausted=1)
    scene.side(1, points=0)
    table = drawing(scene.start())
    assert table.points(1) == 1  # the yellow 3 was carried out after the end was certain


# -- the last resource ----------------------------------------


def nearly_out(resources: int, hand: str, tiles: str) -> Scene:
    """All of Anna's 25 resources stand in the city but for those behind her screen."""
    scene = Scene()
    scene.side(0, tiles=tiles, hand=hand, resources=resources, points=20)
    scene.side(1, hand="yellow-3", points=0)
    scene.tower(25 - resources, owner=0, at=(5, 5), top="red-20")
    return scene


def test_who_places_the_last_resource_ends_the_game() -> None:
    table = nearly_out(1, "e", "red-4").start()
    table.play("e + red-4", "yellow-3")
    assert table.state.over
    assert table.said("Anna placed their last resource, so this is the last round.")
    assert table.points(1) >= 1  # Béla still acted


def test_resources_that_come_back_later_in_the_round_do_not_save_the_game() -> None:
    scene = nearly_out(1, "e", "red-4")
    scene.side(1, hand="red-20", tiles="red-5", points=20, resources=25)
    table = scene.start()
    table.play("e + red-4", "red-20 + red-5")
    assert table.resources(0) == 24
    assert table.state.over


def test_a_yield_after_the_last_resource_does_not_save_the_game() -> None:
    """The end is tested right after placing; the resource the neighbour would give comes later, and from an empty supply."""
    table = nearly_out(1, "a", "red-4").start()
    table.play("a + red-4", "yellow-3")
    table.do(0, "move:north")
    assert table.state.over and table.resources(0) == 0


def test_a_fee_paid_back_means_one_resource_is_left() -> None:
    table = nearly_out(3, "red-1", "blue-4").start()
    table.play("red-1 + blue-4", "yellow-3")
    assert table.resources(0) == 0 and table.stock(0) == 1
    assert table.building((-1, 1))["owner"] == 0
    assert not table.state.over and table.plain["ending"] is False


def test_the_same_without_a_fee_ends_the_game() -> None:
    table = nearly_out(2, "red-1", "red-4").start()
    table.play("red-1 + red-4", "yellow-3")
    assert table.resources(0) == 0 and table.state.over


def test_resources_left_in_the_supply_keep_the_game_going() -> None:
    scene = Scene()
    scene.side(0, hand="e", tiles="red-4", resources=1)
    scene.side(1, hand="yellow-3")
    table = scene.start()
    table.play("e + red-4", "yellow-3")
    assert table.resources(0) == 0 and not table.state.over


def test_a_finished_game_allows_no_moves() -> None:
    table = nearly_out(1, "e", "red-4").start()
    table.play("e + red-4", "yellow-3")
    assert table.state.to_act() == [] and table.legal(0) == []
    assert table.why(0, "play:a") == "why-over"
