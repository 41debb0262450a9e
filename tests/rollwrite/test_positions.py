"""Positions that cannot lie on a table are refused, with the place and the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from asztal.core.errors import BadPosition
from asztal.core.state import Plain
from rollwrite.setting import growing, load


def first(plain: Plain) -> dict[str, Any]:
    found: dict[str, Any] = plain["sides"][0]
    return found


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda p: first(p)["boxes"].update(walls=10), "sides[0].boxes.walls: expected a whole number from 0 to 9"),
        (lambda p: first(p).update(circles=["1:1"]), "circle 1:1 is crossed, but its field is not open"),
        (lambda p: first(p).update(working=["farm"]), "farm is not finished"),
        (lambda p: first(p).update(estates=[["farm", 1, 1]]), "an estate lies on completed sections"),
        (lambda p: first(p)["goods"].update(stone=-1), "expected a whole number"),
        (lambda p: first(p).update(dice=["gold", "gold", "gold"]), "these dice differ from the roll"),
        (lambda p: first(p).update(favour=p["sides"][1]["favour"], exported=[], **{"favour-used": True}), "held twice"),
        (lambda p: first(p).update(step="reroll", actions=0), "no building of this village rerolls dice"),
        (lambda p: first(p).update(step="pay", asked="farm", left=1, paid={}), "does not ask for anything"),
        (lambda p: first(p).update(village="narra"), "'narra' is no village"),
        (lambda p: first(p)["kept"].update(stone=1), "no building keeps so much"),
        (lambda p: p.update(favours=p["favours"][:-1]), "either in the game or in the box"),
        (lambda p: p.update(over=True), "if and only if the game is"),
        (lambda p: first(p)["this-round"]["sections"].update(walls=1), "expected a whole number from 0 to 0"),
        (lambda p: first(p).update(colour="red"), "unknown key 'colour'"),
        (lambda p: p["options"].update(mode="expert"), "option 'mode'"),
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
    for side in plain["sides"]:
        side.update(step="ready", actions=0)
    with pytest.raises(BadPosition, match="everybody is ready"):
        load(plain)
