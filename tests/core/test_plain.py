"""Reading plain positions: every mistake is told with its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from asztal.core.errors import BadPosition
from asztal.core.plain import Reader

PLAIN: dict[str, Any] = {
    "round": 3, "over": False, "colour": "red", "hand": ["a", "b"], "sides": [{"points": 4}, {"points": True}], "empty": {},
}  # fmt: skip
COLOURS = ("red", "blue", "yellow")


def test_values_are_read_where_they_are() -> None:
    root = Reader(PLAIN)
    assert root["round"].integer(1, 5) == 3
    assert root["over"].boolean() is False
    assert root["colour"].word(COLOURS, "colour") == 0
    assert root["hand"].words(("a", "b", "c"), "card") == [0, 1]
    assert root.listed("hand", ("a", "b"), "card") == [0, 1] and root.listed("missing", ("a",), "card") == []
    assert [side["points"].path for side in root["sides"].each()] == ["sides[0].points", "sides[1].points"]
    assert "round" in root and "rounds" not in root
    assert [key for key, _ in root.pairs()] == list(PLAIN)


MISTAKES: list[tuple[Callable[[Reader], object], str]] = [
    (lambda r: r["rond"], "position: 'rond' is missing"),
    (lambda r: r["round"].integer(4, 9), "round: expected a whole number from 4 to 9, not 3"),
    (lambda r: r["colour"].integer(0, 9), "colour: expected a whole number from 0 to 9, not 'red'"),
    (lambda r: [side["points"].integer(0, 9) for side in r["sides"].each()], "sides[1].points: expected a whole number"),
    (lambda r: r["round"].boolean(), "round: expected true or false, not 3"),
    (lambda r: r["colour"].word(("reed", "blue"), "colour"), "colour: 'red' is no colour; did you mean 'reed'?"),
    (lambda r: r["round"].word(COLOURS, "colour"), "round: 3 is no colour"),
    (lambda r: r["hand"].words(("a", "x"), "card"), "hand[1]: 'b' is no card"),
    (lambda r: list(r["round"].each()), "round: expected a list, not 3"),
    (lambda r: r["hand"]["a"], "hand: expected a table, not ['a', 'b']"),
    (lambda r: list(r["hand"].pairs()), "hand: expected a table"),
    (lambda r: r["hand"].only(("a",)), "hand: expected a table"),
    (lambda r: r.only((*PLAIN.keys() - {"colour"},)), "position: unknown key 'colour'"),
    (lambda r: next(r["sides"].each()).only(("point",)), "sides[0]: unknown key 'points'; did you mean 'point'?"),
    (lambda r: r["empty"]["x"], "empty: 'x' is missing"),
]


@pytest.mark.parametrize(("read", "message"), MISTAKES, ids=[message for _, message in MISTAKES])
def test_a_mistake_is_told_with_its_place(read: Callable[[Reader], object], message: str) -> None:
    with pytest.raises(BadPosition, match="^" + re.escape(message)) as refused:
        read(Reader(PLAIN))
    assert "\n" not in str(refused.value)
