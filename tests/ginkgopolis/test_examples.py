"""Every worked example of the rulebook, by its page."""

from __future__ import annotations

from asztal.games.ginkgopolis import GAME
from ginkgopolis.setting import Scene


def test_page_2_nell_gets_set_2_and_with_it_4_resources_2_tiles_2_points() -> None:
    found = 0
    for seed in range(10):
        for side in GAME.new(seats=4, seed=seed).dump()["sides"]:
            if "engineer-exploit-2" in side["cards"]:
                assert sorted(side["cards"]) == ["engineer-exploit-2", "planner-construct-2", "technician-construct-2"]
                assert (side["resources"], len(side["tiles"]), side["points"]) == (4, 2, 2)
                found += 1
    assert found


def test_page_3_faye_exploits_the_red_9_of_two_floors_and_takes_two_bonuses() -> None:
    scene = Scene()
    scene.build("yellow-10 red-9", at=(2, 2), owner=1)
    scene.side(0, hand="red-9", cards="engineer-exploit-2 planner-exploit-5", resources=3, points=0)
    scene.side(1, hand="yellow-3")
    table = scene.start()
    table.play("red-9", "yellow-3")
    assert table.goods(0) == (3 + 2, 1, 1)
    assert "red-9" in table.plain["discard"] or "red-9" in table.plain["deck"]


def test_page_4_miley_urbanises_at_a_with_the_red_4() -> None:
    scene = Scene()
    scene.build("red-10 blue-10", at=(-2, 2), owner=1)
    scene.side(0, hand="a", tiles="red-4", cards="technician-urbanise-1", resources=1, points=0)
    scene.side(1, hand="yellow-3")
    table = scene.start()
    table.play("a + red-4", "yellow-3")
    assert table.building((-1, 2)) == {"at": [-1, 2], "floors": ["red-4"], "owner": 0, "site": True}
    assert table.letter("A") == (-1, 3)
    assert table.goods(0) == (1 - 1 + 1 + 1, 2, 0)  # one for the red 1 beside it, one bonus; two tiles from the blue 10
    assert "a" in table.plain["discard"] + table.plain["deck"]


def test_page_5_nell_builds_the_red_4_on_fayes_blue_5() -> None:
    nell, faye = 0, 1
    scene = Scene()
    scene.build("yellow-10 blue-5", at=(2, 2), owner=faye)
    scene.side(nell, hand="blue-5", tiles="red-4", cards="planner-construct-1 technician-construct-2", resources=4, points=1)
    scene.side(faye, hand="yellow-3", resources=0, points=0)
    table = scene.start()
    stock = table.stock(nell)
    table.play("blue-5 + red-4", "yellow-3")
    assert table.building((2, 2)) == {"at": [2, 2], "floors": ["yellow-10", "blue-5", "red-4"], "owner": nell, "site": True}
    assert table.goods(nell) == (4 - 1 - 3 + 1, 0, 1 - 1 + 1)
    assert table.stock(nell) == stock + 1 - 1  # the fee went to the supply, the bonus came from it
    assert table.goods(faye) == (2, 0, 2 + 1)  # and one point for the yellow 3
    assert "blue-5" in table.cards(nell)


def test_page_5_miley_draws_the_last_card_and_a_new_deck_is_made() -> None:
    """Three players; Miley is the new first player, Nell the second."""
    miley, nell = 1, 2
    scene = Scene(seats=3, first=0)
    sites = {"yellow-4": (2, 1), "yellow-5": (2, 2), "yellow-9": (2, 3), "red-7": (3, 1), "blue-8": (3, 2)}
    for tile, at in sites.items():
        scene.build(tile, at=at, owner=0, site=True)
    scene.letters(D=(4, 1))
    for seat, card in enumerate(("yellow-1", "yellow-2", "yellow-3")):
        scene.side(seat, hand=card)
    scene.deck("red-3", only=True)
    table = scene.start()
    table.play("yellow-1", "yellow-2", "yellow-3")
    assert "red-3" in table.hand(miley)
    plain = table.plain
    assert not any(building.get("site") for building in plain["city"])
    assert len(plain["discard"]) == 7
    drawn = {*plain["deck"], *plain["discard"], *table.hand(nell), *table.hand(0)}
    assert set(sites) <= drawn
    assert len(plain["deck"]) == 21 + len(sites) - 3 * 4 - 7
    assert [len(side["hand"]) for side in plain["sides"]] == [4, 4, 4]
    assert table.said("A new draw deck was made.")


def test_page_7_the_blue_and_the_yellow_district() -> None:
    faye, miley, nell = 0, 1, 2
    scene = Scene(seats=3)
    scene.build("red-10 red-11 blue-9", at=(10, 0), owner=faye)
    scene.build("red-12 blue-15", at=(11, 0), owner=miley)
    scene.build("red-13 blue-12", at=(12, 0), owner=nell)
    scene.build("yellow-10", at=(10, 1), owner=miley)
    scene.build("yellow-12 yellow-11", at=(10, 2), owner=miley)
    scene.build("red-20", at=(11, 1), owner=nell)
    table = scene.start()
    assert table.part(faye, "districts") == 7
    assert table.part(miley, "districts") == 6 + 2
    assert table.part(nell, "districts") == 0
