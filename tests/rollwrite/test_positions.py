"""Positions that cannot lie on a table are refused, with the place and the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from asztal.core.errors import BadPosition
from asztal.core.state import Plain
from asztal.games.rollwrite import GAME
from rollwrite.setting import asked, growing, load


def first(plain: Plain) -> dict[str, Any]:
    found: dict[str, Any] = plain["sides"][0]
    return found


def ask(plain: Plain, *frames: dict[str, Any]) -> None:
    """Ask the first seat something else."""
    plain["pending"][:1] = frames


def unused_coin(plain: Plain) -> None:
    """A Lucky Coin or Helper nobody can use any more."""
    for tile in ("coin", "helper"):
        if tile not in [side["favour"] for side in plain["sides"]]:
            plain["favours"] = [tile, *(one for one in plain["favours"] if one != tile)][:3]
            if plain["sides"][1]["favour"] not in plain["favours"]:
                plain["favours"][-1] = plain["sides"][1]["favour"]
            first(plain).update({"favour": tile, "favour-used": False})
            return


PAYING = {"in": "pay-any", "doing": "pay-any", "side": 0, "this": "farm", "left": 1}
FARM = {"in": "farm:effect", "doing": "gain", "side": 0, "this": "farm"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda p: first(p)["boxes"].update(walls=10), "sides[0].boxes.walls: expected a whole number from 0 to 9"),
        (lambda p: first(p).update(circles=["1:1"]), "circle 1:1 is crossed, but its field is not open"),
        (lambda p: first(p).update(working=["b1"]), "b1, farm, is not finished"),
        (lambda p: first(p).update(estates=["b1:1:1"]), "an estate lies on completed sections"),
        (lambda p: first(p).update(estates=["b4:1:1"]), "an estate lies on completed sections of its blueprint"),
        (lambda p: first(p)["goods"].update(stone=-1), "expected a whole number"),
        (lambda p: first(p).update(dice=["gold", "gold", "gold"]), "these dice differ from the roll"),
        (
            lambda p: first(p).update(
                favour=p["sides"][1]["favour"], **{"favour-used": p["sides"][1].get("favour-used", False)}
            ),
            "held twice",
        ),
        (lambda p: ask(p, asked("rerolls", 0)), "no building of this village rerolls dice"),
        (lambda p: ask(p, PAYING, FARM, asked("grow", 0, it="farm")), "does not ask for anything"),
        (lambda p: first(p).update(village="narra"), "'narra' is no village"),
        (lambda p: first(p)["kept"].update(stone=1), "no building keeps so much"),
        (lambda p: p.update(favours=p["favours"][:-1]), "expected 3 favour tiles, not 2"),
        (lambda p: p.update(over=True), "if and only if the game is"),
        (lambda p: first(p).update({"round-sections": {"walls": 1}}), "expected a whole number from 0 to 0"),
        (lambda p: first(p).update(colour="red"), "unknown key 'colour'"),
        (lambda p: p["options"].update(mode="expert"), "option 'mode'"),
        (unused_coin, "has given what it gives when growing began"),
    ],
)
def test_impossible_positions(change: Callable[[Plain], None], message: str) -> None:
    plain = growing({"mode": "advanced"}, 2).dump()
    change(plain)
    with pytest.raises(BadPosition) as error:
        load(plain)
    assert message in str(error.value)


def test_everybody_ready_is_no_position() -> None:
    plain = growing({}, 2).dump()
    plain["pending"] = plain["pending"][-1:]
    for side in plain["sides"]:
        side.update(actions=0)
    with pytest.raises(BadPosition, match="everybody is ready"):
        load(plain)


def test_the_round_itself_is_nobodys() -> None:
    assert GAME.new(seats=2).dump()["pending"] == [{"in": "round", "at": 1, "doing": "favours", "side": 0}]
