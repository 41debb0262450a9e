"""Urbanise: a letter card with a tile. The letters, and the rare case that one of them finds no free space."""

from __future__ import annotations

import pytest

from ginkgopolis.promises import neighbours_shift, ring_is_full, spots_left
from ginkgopolis.setting import Scene, Table


def scene_with(letter: str, tile: str = "red-20") -> Scene:
    scene = Scene()
    scene.side(0, hand=letter, tiles=tile, resources=3, points=0)
    scene.side(1, hand="yellow-3")
    return scene


def urbanise(scene: Scene, letter: str, tile: str = "red-20") -> Table:
    table = scene.start()
    table.play(f"{letter} + {tile}", "yellow-3")
    return table


def test_the_tile_lies_where_the_letter_was_with_a_resource_and_a_site_marker() -> None:
    table = urbanise(scene_with("e"), "e")
    assert table.building((2, 0)) == {"at": [2, 0], "floors": ["red-20"], "owner": 0, "site": True}
    assert table.resources(0) == 2 and "red-20" not in table.tiles(0)


def test_the_letter_moves_to_a_free_space_beside_the_new_building() -> None:
    scene = scene_with("d")
    table = urbanise(scene, "d")
    assert table.legal(0) == ["move:north", "move:east"]  # south of it stands E, west of it a building
    assert table.why(0, "move:south") == table.why(0, "move:west") == "why-space-taken"
    table.do(0, "move:north")
    assert table.letter("D") == (2, 2)


def test_a_letter_with_one_free_space_moves_by_itself() -> None:
    table = urbanise(scene_with("e"), "e")
    assert table.letter("E") == (3, 0) and table.step == "choose"


def test_the_neighbours_yield_after_the_letter_has_moved() -> None:
    scene = scene_with("d")
    table = urbanise(scene, "d")
    assert table.goods(0) == (2, 0, 0)
    table.do(0, "move:east")
    assert table.goods(0) == (2, 0, 1)  # the yellow 1 to the west


def test_all_orthogonal_neighbours_yield_whoever_owns_them() -> None:
    scene = scene_with("d")
    scene.build("red-10 blue-10", at=(2, 2), owner=1)
    scene.build("blue-11 red-11 red-9", at=(2, 0), owner=0)
    scene.build("yellow-11", at=(3, 1), owner=1, site=True)
    scene.build("yellow-12 yellow-13", at=(3, 2), owner=1)  # only diagonal
    scene.letters(E=(3, 0))
    table = urbanise(scene, "d")
    table.do(0, "spot:1")  # no free space beside it
    assert table.goods(0) == (3 - 1 + 3, 2, 1 + 1)


def test_the_bonus_comes_after_the_yields_and_the_card_is_discarded() -> None:
    scene = scene_with("e")
    scene.side(0, cards="planner-urbanise-3 engineer-urbanise-3 technician-urbanise-1 technician-exploit-3")
    table = urbanise(scene, "e")
    assert table.goods(0) == (2 + 1, 1 + 1, 1)
    assert "e" in table.plain["discard"]
    assert table.log.index("Anna gained 1 building tile.") < table.log.index("Anna gained a bonus of 1 success point.")


@pytest.mark.parametrize(
    ("card", "goods"),
    [("red-2", (1, 0, 0)), ("blue-5", (0, 1, 0)), ("yellow-5", (0, 0, 1)), ("red-8", (1, 0, 1)), ("blue-8", (0, 1, 1)),
     ("yellow-8", (0, 0, 2)), ("yellow-7", (0, 0, 0)), ("yellow-9", (0, 0, 0))],
)  # fmt: skip
def test_bonuses_each_time_you_urbanise(card: str, goods: tuple[int, int, int]) -> None:
    scene = scene_with("e")
    scene.side(0, cards=card)
    scene.build(f"{card} yellow-20", at=(0, 0) if card == "red-2" else (5, 5), owner=1)
    table = urbanise(scene, "e")
    assert table.goods(0) == (2 + goods[0], 1 + goods[1], goods[2])


def test_the_last_resource_in_hand_is_enough() -> None:
    scene = scene_with("e")
    scene.side(0, resources=1)
    table = urbanise(scene, "e")
    assert table.resources(0) == 0 and table.building((2, 0))["owner"] == 0


def test_without_a_resource_the_tile_comes_back_and_the_card_is_exploited() -> None:
    scene = scene_with("e")
    scene.side(0, resources=0)
    table = urbanise(scene, "e")
    assert table.step == "take" and table.tiles(0) == ["red-20"]
    assert table.letter("E") == (2, 0)


# -- no free space beside the new building ----------------------------------------


def test_a_letter_without_free_space_goes_between_its_neighbours_in_the_alphabet() -> None:
    table = spots_left().start()
    table.play("c + blue-10", table.hand(1)[0])
    assert table.step == "find-spot" and table.legal(0) == ["spot:1", "spot:2"]
    assert table.asked(0) == "There is no free space beside the new building. Where does token C go?"
    table.do(0, "spot:2")
    assert table.letter("C") == (0, 4)  # clockwise from B: first (0, 3), then (0, 4)


def test_the_only_spot_left_is_taken_without_asking() -> None:
    scene = spots_left()
    scene.build("red-15", at=(0, 4), owner=1, site=True)
    scene.letters(D=(-1, 4))
    table = scene.start()
    table.play("c + blue-10", table.hand(1)[0])
    assert table.letter("C") == (0, 3)


def test_if_there_is_no_spot_a_neighbour_makes_room() -> None:
    table = neighbours_shift().start()
    table.play("b + blue-10", table.hand(1)[0])
    assert table.step == "shift" and table.legal(0) == ["shift:previous", "shift:next"]
    assert table.asked(0) == "Which neighbouring letter makes room for token B?"


def test_the_letter_after_makes_room_and_moves_on_clockwise() -> None:
    table = neighbours_shift().start()
    table.play("b + blue-10", table.hand(1)[0])
    table.do(0, "shift:next")
    assert table.letter("B") == (1, 3)
    assert table.letter("C") == (2, 2)  # the only free space between B and D
    assert table.letter("A") == (0, 3)


def test_the_letter_before_makes_room_and_moves_back() -> None:
    table = neighbours_shift().start()
    table.play("b + blue-10", table.hand(1)[0])
    table.do(0, "shift:previous")
    assert table.letter("B") == (0, 3)
    assert table.step == "find-spot"  # A has several free spaces between L and B
    table.do(0, table.legal(0)[0])
    assert table.letter("A") not in ((0, 3), (0, 2))


def test_if_no_neighbour_finds_room_beside_a_building_one_goes_to_a_corner() -> None:
    table = ring_is_full().start()
    table.play("b + blue-10", table.hand(1)[0])
    assert table.step == "shift" and table.legal(0) == ["shift:previous", "shift:next"]
    assert table.asked(0) == "Which neighbouring letter makes room for token B?"
    table.do(0, "shift:next")
    assert table.letter("B") == (1, 3) and table.letter("C") == (2, 3), "C stands at the corner of the building at (1, 2)"
    assert len({tuple(at) for at in table.plain["letters"].values()}) == 12


def test_the_game_goes_on_after_the_letter_has_found_its_space() -> None:
    for scene in (spots_left(), neighbours_shift(), ring_is_full()):
        table = scene.start()
        letter = "c" if "c" in table.hand(0) and table.letter("D") == (1, 5) else "b"
        points = table.points(0)
        table.play(f"{letter} + blue-10", table.hand(1)[0])
        while table.step in ("find-spot", "shift"):
            table.do(0, table.legal(0)[-1])
        assert table.resources(0) > 7 or table.points(0) > points  # the neighbours have yielded
        assert letter in table.plain["discard"] or table.step == "take"
