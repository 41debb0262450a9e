"""The set-up for every number of players."""

from __future__ import annotations

import pytest

from asztal.games.minerva import GAME, layout
from asztal.games.minerva import tables as t
from asztal.games.minerva.state import Minerva


def new(seats: int, seed: int = 1) -> Minerva:
    state = GAME.new(seats=seats, seed=seed)
    assert isinstance(state, Minerva)
    return state


@pytest.mark.parametrize(("seats", "start", "normal"), [(1, 6, 42), (2, 6, 42), (3, 7, 54), (4, 8, 66)])
def test_locations_by_number_of_players(seats: int, start: int, normal: int) -> None:
    plain = new(seats).dump()
    ids = new(seats).tables.ids
    tiles = [*plain["offer"], *plain["deck"]]
    assert sum(t.START <= ids.index(tile) < t.NORMAL for tile in tiles) == start
    assert sum(t.NORMAL <= ids.index(tile) < t.TEMPLES for tile in tiles) == normal


@pytest.mark.parametrize(
    ("seats", "points"), [(1, [2, 4, 6, 7, 8]), (2, [2, 4, 6, 7, 8]), (3, [2, 4, 6, 6, 7, 8]), (4, [2, 2, 4, 4, 6, 6, 7, 8])]
)
def test_culture_piles_by_number_of_players_the_lowest_on_top(seats: int, points: list[int]) -> None:
    """With three a 2 and a 4 of each kind are left out, with two a 6 as well."""
    state = new(seats)
    for kind in ("theatre", "art", "science"):
        assert [int(state.tables.points[state.tables.ids.index(id)]) for id in state.dump()[f"{kind}-pile"]] == points


@pytest.mark.parametrize(("seats", "order"), [(1, []), (2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
def test_order_tiles_by_number_of_players(seats: int, order: list[int]) -> None:
    assert new(seats).view(None).order == order


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_equal_piles_with_one_round_tile_each(seats: int) -> None:
    for seed in range(20):
        plain = new(seats, seed).dump()
        begun = [tile for tile in plain["offer"] if not tile.startswith(("wheat-field", "forest", "quarry", "round"))]
        size = {1: 7, 2: 7, 3: 9, 4: 11}[seats]
        rest = size - len(begun)
        deck = plain["deck"]
        assert not any(tile.startswith("round") for tile in deck[:rest]), "behind its round tile a pile has none"
        for pile in range(5):
            tiles = deck[rest + pile * (size + 1) :][: size + 1]
            assert sum(tile.startswith("round") for tile in tiles) == 1 and len(tiles) == size + 1


def test_the_round_tile_may_be_anywhere_in_its_pile() -> None:
    shown = {len(new(2, seed).dump()["offer"]) - 6 for seed in range(300)}
    assert shown == set(range(8))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_a_spring_nine_residences_and_a_wheat(seats: int) -> None:
    for side in new(seats).view(None).sides:
        assert [(tile.tile, tile.x, tile.y) for tile in side.city] == [("spring", 0, 0)]
        assert side.residences == 9 and side.assistants == 0 and side.glory == 0
        assert side.resources == {"wheat": 1, "stone": 0, "wood": 0, "ore": 0}


def test_the_first_player_has_three_denarii_and_each_further_one_more() -> None:
    firsts = set()
    for seed in range(30):
        view = new(4, seed).view(None)
        assert [view.sides[(view.first + i) % 4].denarii for i in range(4)] == [3, 4, 5, 6]
        assert view.to_act == [view.first] and view.turn == view.first
        firsts.add(view.first)
    assert firsts == {0, 1, 2, 3}


def test_five_temples_to_choose_from_and_fifteen_in_the_deck() -> None:
    view = new(3).view(None)
    assert len(view.temples) == 5 and view.temple_deck == 15 and len(set(view.temples)) == 5


def test_what_is_not_used_lies_in_the_box_and_glory_tiles_in_the_middle() -> None:
    state = new(2)
    boxed = set(state.rings.inside(layout.BOX, 0))
    assert boxed == {piece for piece in range(t.PIECES) if state.tables.from_players[piece] > 2} | {
        *range(t.SPRING + 2, t.SPRING + 4),
        *range(t.RESIDENCE + 2 * t.RESIDENCES, t.RESIDENCE + 4 * t.RESIDENCES),
        t.ROUND_TILES,  # has come up
    }
    assert len(state.dump()["glory-tiles"]) == 16


def test_glory_tiles_of_the_first_round() -> None:
    assert new(4).view(None).glory == [3, 1]
