"""Final scoring: cards 10 to 20, new-hand tokens, districts, and who wins."""

from __future__ import annotations

import pytest

from ginkgopolis.setting import Scene, Table

BUILDINGS = [  # Anna's: red 1+2, blue 3, yellow 1; all apart from each other
    ("red-9", (10, 0)), ("blue-10 red-8", (12, 0)), ("red-10 red-11 blue-9", (14, 0)), ("yellow-9", (16, 0)),
]  # fmt: skip


def owner_of(card: str, cards: str = "") -> Table:
    """Anna owns the card and four buildings."""
    scene = Scene()
    for floors, at in BUILDINGS:
        scene.build(floors, at=at, owner=0)
    scene.build(f"{card} yellow-8", at=(8, 0), owner=1)
    scene.side(0, cards=f"{card} {cards}")
    return scene.start()


@pytest.mark.parametrize(
    ("card", "points"),
    [("red-13", 3), ("blue-13", 3), ("yellow-13", 1),  # own colour
     ("red-12", 3), ("blue-11", 3), ("yellow-11", 3), ("yellow-12", 3), ("blue-12", 1)],
)  # fmt: skip
def test_cards_10_to_13_count_your_resources_on_buildings_of_a_colour(card: str, points: int) -> None:
    assert owner_of(card).part(0, "cards") == points


def test_the_result_names_every_end_of_game_card_with_its_points() -> None:
    score = owner_of("red-13", "technician-exploit-3").result().scores[0]
    assert score.cards == {"red-13": 3} and score.parts["part-cards"] == 3


def test_cards_10_count_their_own_colour() -> None:
    assert owner_of("yellow-10").part(0, "cards") == 1


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_cards_14_count_your_buildings_of_one_or_two_floors(colour: str) -> None:
    assert owner_of(f"{colour}-14").part(0, "cards") == 3


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_cards_15_give_three_for_each_of_your_buildings_of_three_or_more_floors(colour: str) -> None:
    assert owner_of(f"{colour}-15").part(0, "cards") == 3


def test_card_15_counts_a_building_of_four_floors_too() -> None:
    scene = Scene()
    scene.build("blue-10 blue-11 blue-12 blue-13", at=(10, 0), owner=0)
    scene.build("blue-15 yellow-8", at=(8, 0), owner=1)
    scene.side(0, cards="blue-15")
    assert scene.start().part(0, "cards") == 3


KINDS = (
    "technician-exploit-3 engineer-exploit-2 planner-urbanise-3 technician-construct-2 planner-construct-1 engineer-construct-1"
)


@pytest.mark.parametrize(("number", "points"), [(16, 4), (17, 2), (18, 6)])
@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_cards_16_to_18_count_your_cards_with_a_bonus_characters_included(colour: str, number: int, points: int) -> None:
    assert owner_of(f"{colour}-{number}", KINDS).part(0, "cards") == points


def test_cards_16_count_building_cards_as_well_but_no_end_of_game_cards() -> None:
    scene = Scene()
    scene.build("blue-16 red-4 red-20 yellow-8", at=(8, 0), owner=1)
    scene.side(0, cards="blue-16 red-4 red-20")
    assert scene.start().part(0, "cards") == 2 + 9  # red 4 has an exploit bonus; red 20 is nine points by itself


@pytest.mark.parametrize(("colour", "points"), [("red", 2 * 3), ("blue", 2 * 3), ("yellow", 2 * 3)])
def test_cards_19_count_cards_of_their_colour_characters_and_themselves_included(colour: str, points: int) -> None:
    assert owner_of(f"{colour}-19", KINDS).part(0, "cards") == points


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_cards_20_give_nine(colour: str) -> None:
    assert owner_of(f"{colour}-20").part(0, "cards") == 9


def test_cards_of_others_count_for_them_only() -> None:
    table = owner_of("red-20")
    assert table.cards(1) == ["red-10", "red-11", "blue-10"]
    assert table.part(1, "cards") == 2  # red 11: Béla's two resources on the yellow 8; he has none on red or blue


def test_each_new_hand_token_left_gives_two() -> None:
    scene = Scene()
    scene.side(0, new_hand=2)
    scene.side(1, new_hand=1)
    table = scene.start()
    assert (table.part(0, "new-hand"), table.part(1, "new-hand")) == (4, 2)


def test_success_points_count_as_they_are() -> None:
    scene = Scene()
    scene.side(0, points=17)
    assert scene.start().part(0, "points") == 17


# -- districts ----------------------------------------------------------------------------------------------------------------


def districts(seats: int, *buildings: tuple[str, tuple[int, int], int | None]) -> list[int]:
    """The points of each seat for districts; all buildings lie far from the start city."""
    scene = Scene(seats=seats)
    for floors, at, owner in buildings:
        scene.build(floors, at=at, owner=owner)
    table = scene.start()
    return [table.part(seat, "districts") for seat in range(seats)]


def test_the_first_gets_all_resources_of_the_district_the_second_their_own() -> None:
    found = districts(3, ("red-10 red-11 blue-9", (10, 0), 0), ("red-12 blue-15", (11, 0), 1), ("blue-12", (12, 0), 2))
    assert found == [6, 2, 0]


def test_alone_in_a_district_you_get_both_places() -> None:
    assert districts(2, ("red-10 blue-9", (10, 0), 0), ("blue-15", (11, 0), 0)) == [6, 0]


def test_a_lone_building_is_no_district() -> None:
    assert districts(2, ("red-10 blue-9", (10, 0), 0), ("red-15", (11, 0), 0)) == [0, 0]


def test_corners_do_not_make_a_district() -> None:
    assert districts(2, ("blue-9", (10, 0), 0), ("blue-15", (11, 1), 0)) == [0, 0]


def test_two_districts_of_one_colour_count_apart() -> None:
    found = districts(2, ("blue-9", (10, 0), 0), ("blue-15", (11, 0), 1), ("blue-16", (6, 0), 1), ("red-10 blue-17", (7, 0), 1))
    assert found == [1, 2 + 6]


def test_a_tie_goes_to_the_taller_building() -> None:
    found = districts(2, ("red-10 blue-9", (10, 0), 0), ("blue-15", (11, 0), 1), ("blue-16", (12, 0), 1))
    assert found == [4, 2]


def test_a_tie_in_height_goes_to_the_higher_number() -> None:
    assert districts(2, ("blue-9", (10, 0), 0), ("blue-15", (11, 0), 1)) == [1, 2]


def test_the_number_of_the_tallest_building_decides_not_the_highest_number() -> None:
    found = districts(
        2,
        ("red-10 blue-9", (10, 0), 0),
        ("blue-20", (11, 0), 0),
        ("red-11 blue-10", (12, 0), 1),
        ("blue-8", (13, 0), 1),
    )
    assert found == [3, 6]


def test_ties_for_the_second_place_are_settled_in_the_same_way() -> None:
    found = districts(3, ("red-10 blue-9", (10, 0), 0), ("blue-15", (11, 0), 1), ("blue-16", (12, 0), 2))
    assert found == [4, 0, 1]


def test_unowned_buildings_join_a_district_but_bring_no_resources() -> None:
    """East of the blue 2 of the start city stands a blue building of Anna's: a district of two, with one resource."""
    scene = Scene()
    scene.letters(E=(3, 0))
    scene.build("blue-9", at=(2, 0), owner=0)
    assert scene.start().part(0, "districts") == 2


def test_a_district_of_unowned_buildings_gives_nothing() -> None:
    scene = Scene()
    scene.build("blue-3", at=(0, 0))  # beside blue 1 and blue 2
    scene.build("red-2", at=(-1, -1))
    assert scene.start().part(0, "districts") == 0


# -- the winner ----------------------------------------


def finished(points: list[int]) -> Table:
    """The last round is played; nothing but success points counts, and Béla's yellow 3 gives him one more."""
    scene = Scene(seats=len(points))
    scene.set(ending=True)
    for seat, number in enumerate(points):
        scene.side(seat, points=number, hand=["yellow-1", "yellow-3", "yellow-2"][seat], new_hand=0)
    table = scene.start()
    table.play(*["yellow-1", "yellow-3", "yellow-2"][: len(points)])
    return table


def test_the_highest_total_wins() -> None:
    table = finished([5, 9, 7])
    assert [score.rank for score in table.result().scores] == [3, 1, 2]
    assert [score.won for score in table.result().scores] == [False, True, False]
    assert table.state.returns() == [-1, 1, 0]
    assert table.said("Béla wins with 10 points.")


def test_players_who_tie_share_the_win() -> None:
    table = finished([9, 9, 7])
    assert [score.rank for score in table.result().scores] == [1, 1, 3]
    assert [score.won for score in table.result().scores] == [True, True, False]
    assert table.state.returns() == [0.5, 0.5, -1]
    assert table.said("Anna shares the win with 10 points.") and table.said("Béla shares the win with 10 points.")


def test_the_log_names_the_points_the_result_adds_up() -> None:
    scene = Scene()
    scene.set(ending=True)
    scene.tower(3, owner=1, at=(3, 3), top="blue-20")
    scene.build("blue-9", at=(4, 3), owner=1)
    scene.side(0, points=1, hand="yellow-1", new_hand=0)
    scene.side(1, points=9, hand="yellow-3", new_hand=2)
    table = scene.start()
    table.play("yellow-1", "yellow-3")
    assert [table.part(1, part) for part in ("points", "new-hand")] == [10, 4] and table.part(1, "districts") > 0
    assert table.said(f"Béla wins with {table.result().scores[1].total} points.")
