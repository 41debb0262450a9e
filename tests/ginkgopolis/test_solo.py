"""Alone against Hal, and the expert variant."""

from __future__ import annotations

from asztal.games.ginkgopolis import GAME
from ginkgopolis.setting import Scene, Table

HAL = 1


def alone(hal: str = "yellow-3", mine: str = "yellow-1", expert: bool = False) -> Scene:
    """Anna holds a yellow start building that gives a point; Hal's face-down card is given."""
    scene = Scene(seats=1, expert=expert)
    scene.side(0, hand=mine)
    scene.hal_card(hal)
    return scene


def played(scene: Scene, play: str = "yellow-1") -> Table:
    table = scene.start()
    table.play(play)
    return table


# -- set-up -------------------------------------------------------------------------------------------------------------------


def test_you_start_with_six_of_everything_and_hal_with_nothing() -> None:
    you, hal = GAME.new(seats=1).dump()["sides"]
    assert (you["resources"], len(you["tiles"]), you["points"]) == (6, 6, 6)
    assert (hal["resources"], hal["points"], hal["stock"]) == (0, 0, 25)
    assert "tiles" not in hal and "cards" not in you and "cards" not in hal and you["new-hand"] == 0
    assert len(you["hand"]) == 3 and "chosen" in hal


def test_there_are_no_new_hands() -> None:
    table = alone().start()
    assert "new-hand" not in table.legal(0)
    assert table.why(0, "new-hand") == "why-solo-no-new-hand"


def test_hals_card_is_face_down() -> None:
    view = alone().start().state.view(0)
    assert view.sides[HAL].hand == 1 and view.sides[HAL].known_cards == [] and view.sides[HAL].playing is None


# -- a round ------------------------------------------------------------------------------------------------------------------


def test_unused_cards_are_discarded_and_three_new_ones_drawn() -> None:
    scene = alone(mine="yellow-1 c d")
    table = played(scene)
    assert {"c", "d", "yellow-1"} <= set(table.plain["discard"])
    assert len(table.hand(0)) == 3 and "chosen" in table.side(HAL)


def test_you_are_always_the_first_player() -> None:
    assert played(alone()).plain["first"] == 0


def test_hal_always_builds_with_the_top_tile_of_the_supply() -> None:
    scene = alone(hal="yellow-3")
    scene.supply("blue-20")
    table = played(scene)
    assert table.building((0, -1)) == {"at": [0, -1], "floors": ["yellow-3", "blue-20"], "owner": HAL, "site": True}
    assert table.stock(HAL) == 25 - 2


def test_hal_keeps_the_card_of_a_floor() -> None:
    table = played(alone(hal="yellow-3"))
    assert table.cards(HAL) == ["yellow-3"]


def test_hal_gains_nothing_where_nothing_stands_beside_and_says_nothing() -> None:
    """A letter that found no other space may lie at a corner of the city."""
    scene = alone(hal="d")
    scene.letters(D=(2, 2))
    table = played(scene)
    table.do(0, "move:north")
    assert table.building((2, 2))["owner"] == HAL and table.points(HAL) == 0
    assert not any("Hal gained" in line for line in table.log)


def test_hal_gets_no_permanent_bonuses() -> None:
    scene = alone(hal="yellow-3")
    scene.build("yellow-9 red-20", at=(5, 5), owner=0)
    scene.side(HAL, cards="yellow-9")  # two points each time a floor is built
    assert played(scene).points(HAL) == 0


def test_hal_pays_no_points_for_a_lower_number() -> None:
    scene = alone(hal="red-19")
    scene.build("blue-10 red-19", at=(5, 5), owner=0)
    scene.supply("red-4")
    table = played(scene)
    assert table.building((5, 5))["floors"][-1] == "red-4" and table.points(HAL) == 0


def test_another_colour_costs_hal_nothing() -> None:
    scene = alone(hal="red-1")
    scene.supply("blue-4")
    assert played(scene).stock(HAL) == 25 - 2


def test_hal_gets_points_for_neighbours_of_any_colour() -> None:
    scene = alone(hal="d")
    scene.build("red-10 blue-10", at=(2, 2), owner=0)
    scene.build("blue-11 red-11 red-9", at=(2, 0), owner=0)
    scene.letters(E=(4, 0))
    table = played(scene)
    assert table.points(HAL) == 1 + 2 + 3
    assert table.building((2, 1))["owner"] == HAL and table.stock(HAL) == 24
    assert table.tiles(HAL) == [] and table.resources(HAL) == 0


def test_you_move_hals_letter_as_you_like() -> None:
    table = alone(hal="d").start()
    table.play("yellow-1")
    assert table.step == "move-letter" and table.state.to_act() == [0]
    assert table.legal(0) == ["move:north", "move:east"]
    assert GAME.prompt(table.state, 0).id == "ask-move-hal"
    north = GAME.label(table.state, GAME.action("move:north"))
    assert north.args == {"direction": "north", "x": 2, "y": 2}  # beside the building Hal has just put in the letter's place
    table.do(0, "move:north")
    assert table.letter("D") == (2, 2) and table.points(HAL) == 1
    assert table.said("Hal gained 1 success point.")


def test_hals_letter_card_is_discarded() -> None:
    table = played(alone(hal="e"))
    assert "e" in table.plain["discard"] and table.cards(HAL) == []


def test_built_over_by_hal_you_get_your_resources_and_points() -> None:
    scene = alone(hal="red-19")
    scene.build("blue-10 red-19", at=(5, 5), owner=0)
    scene.side(0, resources=3, points=0)
    table = played(scene)
    assert table.goods(0) == (3 + 2, 0, 2 + 1)


def test_built_over_by_you_hal_gets_points_and_his_resources_back_to_the_supply() -> None:
    """Saying so failed once: the log line named Hal as if he had a seat."""
    scene = alone(hal="yellow-3", mine="red-19")
    scene.build("blue-10 red-19", at=(5, 5), owner=HAL)
    scene.side(0, tiles="red-20")
    table = played(scene, "red-19 + red-20")
    assert table.points(HAL) == 2
    assert table.stock(HAL) == 25 - 2  # two came back, two went on the yellow 3
    assert table.said("Hal got back 2 resources and 2 success points.")


def test_hal_builds_over_his_own_building_without_points() -> None:
    scene = alone(hal="red-19")
    scene.build("blue-10 red-19", at=(5, 5), owner=HAL)
    table = played(scene)
    assert table.points(HAL) == 0 and table.stock(HAL) == 25 - 3


# -- the end ------------------------------------------------------------------------------------------------------------------


def test_the_game_ends_when_the_tiles_run_out_and_nothing_is_given_back() -> None:
    scene = alone(hal="yellow-3")
    scene.supply("red-20", size=1)
    table = played(scene)
    assert table.state.over and table.building((0, -1))["floors"][-1] == "red-20"
    assert not any("may give back" in line for line in table.log)


def test_if_you_take_the_last_tile_hal_cannot_build() -> None:
    scene = alone(hal="yellow-3", mine="blue-1")
    scene.supply("red-20", size=1)
    table = played(scene, "blue-1")
    assert table.state.over and table.building((0, -1))["floors"] == ["yellow-3"]


def test_the_game_ends_when_you_place_your_last_resource_but_hal_still_acts() -> None:
    scene = alone(hal="yellow-3", mine="e")
    scene.side(0, tiles="red-4", resources=1)
    scene.tower(24, owner=0, at=(5, 5), top="red-20")
    table = played(scene, "e + red-4")
    assert table.state.over
    assert table.building((0, -1))["owner"] == HAL


def test_the_game_ends_when_hal_places_his_last_resource() -> None:
    scene = alone(hal="yellow-3")
    scene.tower(23, owner=HAL, at=(5, 5), top="red-20")
    table = played(scene)
    assert table.state.over and table.stock(HAL) == 0
    assert table.said("Hal placed his last resource, so this is the last round.")


def test_the_game_ends_when_hal_has_not_enough_resources_to_build() -> None:
    scene = alone(hal="yellow-3")
    scene.tower(24, owner=HAL, at=(5, 5), top="red-20")
    table = played(scene)
    assert table.state.over and table.building((0, -1))["floors"] == ["yellow-3"]
    assert table.said("Hal hasn’t enough resources to build: this is the last round.")


def test_hals_own_resources_may_pay_for_his_floor() -> None:
    scene = alone(hal="red-20")
    scene.tower(24, owner=HAL, at=(5, 5), top="red-20")
    table = played(scene)
    assert table.building((5, 5))["owner"] == HAL and len(table.building((5, 5))["floors"]) == 25


# -- who wins -----------------------------------------------------------------------------------------------------------------


def last_round(points: int) -> Table:
    scene = alone(hal="d")
    scene.set(ending=True)
    scene.side(0, points=points)
    scene.side(HAL, points=10)
    table = scene.start()
    table.play("yellow-1")
    table.do(0, "move:north")
    assert table.state.over
    return table


def test_you_win_with_more_points_than_hal() -> None:
    table = last_round(11)  # and one each from yellow buildings
    assert table.result().scores[0].won and not table.result().rivals["label-hal"].won
    assert table.state.returns() == [1]
    assert any(line.startswith("Anna won") for line in table.log)


def test_a_tie_is_no_win() -> None:
    table = last_round(10)
    assert table.result().scores[0].total == table.result().rivals["label-hal"].total
    assert not table.result().scores[0].won and table.result().rivals["label-hal"].won
    assert table.state.returns() == [-1]
    assert any(line.startswith("Anna didn’t win") for line in table.log)


def test_hal_scores_end_of_game_cards_and_districts_like_anybody() -> None:
    scene = alone()
    scene.build("yellow-20 blue-9", at=(10, 0), owner=HAL)
    scene.build("blue-15", at=(11, 0), owner=HAL)
    parts = scene.start().result().rivals["label-hal"].parts
    assert parts["part-cards"] == 9 and parts["part-districts"] == 6 and parts["part-new-hand"] == 0


# -- the expert variant ----------------------------------------


def expert(first: str, second: str) -> Table:
    scene = alone(hal=first, expert=True)
    scene.deck(second)
    table = scene.start()
    table.play("yellow-1")
    return table


def test_expert_hal_uses_a_building_as_second_card_instead_of_a_letter() -> None:
    table = expert("e", "red-2")
    assert table.cards(HAL) == ["red-2"] and "e" in table.plain["discard"]


def test_expert_hal_prefers_a_letter_that_gives_more_points() -> None:
    scene = alone(hal="e", expert=True)
    scene.deck("d")
    scene.build("red-10 blue-10", at=(2, 2), owner=0)
    table = played(scene)
    assert table.points(HAL) == 1 + 2 and table.building((2, 1))["owner"] == HAL
    assert "e" in table.plain["discard"]


def test_expert_hal_stays_with_the_first_letter_if_the_second_gives_no_more() -> None:
    table = expert("e", "h")
    assert table.building((2, 0))["owner"] == HAL and "h" in table.plain["discard"]


def test_expert_hal_stays_with_the_letter_if_he_cannot_build_the_floor() -> None:
    scene = alone(hal="e", expert=True)
    scene.deck("red-2")
    scene.tower(24, owner=HAL, at=(5, 5), top="red-20")
    table = played(scene)
    assert table.building((2, 0))["owner"] == HAL
    assert table.building((0, 0))["floors"] == ["red-2"]


def test_expert_hal_draws_no_second_card_for_a_building() -> None:
    table = expert("yellow-3", "red-2")
    assert table.cards(HAL) == ["yellow-3"] and "red-2" in table.hand(0)


def test_plain_hal_never_draws_a_second_card() -> None:
    scene = alone(hal="e")
    scene.deck("red-2")
    table = played(scene)
    assert table.cards(HAL) == [] and "red-2" in table.hand(0)
