"""What heuristics count things for stands in files beside the rules, with where it comes from."""

import importlib
import tomllib

import pytest

from asztal.core.errors import ContentError
from asztal.core.resources import read
from asztal.core.weights import FILE, parsed, weights
from asztal.games import game as find_game

WEIGHED = ("minerva", "rollwrite")
NAMES = ("coin", "good")
BOTH = "[plain]\ncoin = 0.5\ngood = 1.0\n[fitted]\ngood = 1.25\ncoin = 0.25\n"


def test_both_rows_come_in_the_order_of_the_names() -> None:
    assert parsed(BOTH, NAMES) == ([0.5, 1.0], [0.25, 1.25])


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        (BOTH.replace("coin = 0.25\n", ""), r"weights.toml:4:1: 'coin' of \[fitted\] is missing"),
        (BOTH.replace("0.25", "1"), "weights.toml:6:.*'coin' takes a number with a point, such as 0.5"),
        (BOTH + "gold = 2.0\n", "weights.toml:7:1.*gold"),
        ("[plain]\ncoin = 0.5\ngood = 1.0\n", r"there is no table \[fitted\]"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, mistake: str) -> None:
    with pytest.raises(ContentError, match=mistake):
        parsed(text, NAMES)


@pytest.mark.parametrize("name", WEIGHED)
def test_the_weights_of_a_game_say_where_they_come_from(name: str) -> None:
    package = find_game(name).package
    plain, fitted = weights(package, importlib.import_module(f"{package}.heuristic").WEIGHTS)
    assert len(plain) == len(fitted) > 0
    assert tomllib.loads(read(package, FILE))["provenance"]["command"]
