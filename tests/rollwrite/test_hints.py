"""What hints promise really comes."""

from __future__ import annotations

import pytest

import asztal
from asztal.games.rollwrite import GAME
from rollwrite.setting import do, growing, load

BOXES = {"walls": 4, "cottages": 4, "granaries": 4, "bridges": 0}
STAR = """
[stars]
name = { en = "Stars", hu = "Csillagok" }

[stars.one]
name = { en = "One", hu = "Egy" }
boxes = ["stone"]
final = "2 vp per estate of-this"
blueprint = "i3h"
""" + "".join(
    f'[stars.plain-{number}]\nname = {{ en = "Plain {number}", hu = "Sima {number}" }}\nboxes = ["stone"]\nability = "food"\n'
    for number in range(5)
)
"""A village with a star building that has to be built."""


def estate(options: dict[str, str], round: int, code: str, *finished: str) -> str:
    """The hint of an estate to be created at the end of a round, with these buildings finished."""
    plain = asztal.scene(GAME, options, 2, 1, round=round).side(0, boxes=BOXES, finished=finished).plain()
    found = GAME.hint(do(load(plain), "done"), 0, GAME.action(code))
    assert found is not None
    return GAME.speaker("en").say(found, ("Anna", "Béla"))


def test_an_estate_raises_its_building_from_the_next_round_on() -> None:
    later = "1 becomes 2 from the next round on"
    assert estate({"mode": "advanced"}, 5, "estate:b1:1:1", "farm") == later
    assert estate({"mode": "advanced"}, 5, "estate:b1:1:1") == f"{later} (once the building is finished)"


def test_after_the_last_round_there_is_no_next_one() -> None:
    assert estate({"mode": "advanced"}, 10, "estate:b1:1:1", "farm") == "brings nothing any more"
    assert estate({"mode": "advanced"}, 10, "estate:b5:1:1") == "3 victory points", "Architects need no boxes"


def test_points_of_a_star_building_that_is_not_finished_are_not_promised() -> None:
    later = "2 victory points at the end"
    assert estate({"village": STAR}, 5, "estate:b1:1:1", "one") == later
    assert estate({"village": STAR}, 5, "estate:b1:1:1") == f"{later} (once the building is finished)"
    assert estate({"village": STAR}, 10, "estate:b1:1:1") == "brings nothing any more"
    assert estate({"village": STAR}, 10, "estate:b1:1:1", "one") == "2 victory points"


@pytest.mark.parametrize(
    ("village", "building", "slot", "says"),
    [
        ("capua", "harbour-exchange", 3, "1 food → 2 stone"),
        ("aquincum", "money-changers", 3, "1 gold → 3 of your choice"),
        ("ostia", "forum-market", 3, "1 of your choice → 2 of your choice"),
        ("aquincum", "theatre", 5, "1 stone + 1 wood → 3 VP"),
        ("wolf-ford", "barter-tree", 3, "1 food → 1 wood + 1 action"),
    ],
)
def test_an_ability_says_what_it_takes_and_brings(village: str, building: str, slot: int, says: str) -> None:
    hint = GAME.hint(growing({"village": village}, finished=building), 0, GAME.action(f"use:b{slot}"))
    assert hint is not None and GAME.speaker("en").say(hint, ("Anna",)) == says
