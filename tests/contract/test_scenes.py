"""Scenes, of every game alike: name what matters, the rest finds a consistent place, and what is impossible is named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import asztal
from asztal.core.chance import seeded
from asztal.core.errors import BadOption, BadPosition
from asztal.core.game import Game
from asztal.core.playout import play_out
from contract.tables import ENDLESS, GAMES
from core.toy import TOY

TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.players]
NAMED: dict[str, dict[str, Any]] = {
    "ginkgopolis": {"hand": "a red-1", "points": 3},
    "imperium": {"hand": "unrest town unrest", "mat": 7},
    "minerva": {"city": {(1, 0): "farm", (2, 0): "residence"}, "denarii": 7},
    "rollwrite": {"goods": {"stone": 2}, "actions": 2},
    "settlers": {"hand": "quarry ruins quarry", "wood": 2},
}
"""Something to name of the first side."""


def refused(scene: Any) -> tuple[str, ...]:
    with pytest.raises(BadPosition) as error:
        scene()
    return error.value.violations


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_scene_with_nothing_named_can_be_played_to_its_end(game: Game, seats: int) -> None:
    state = asztal.scene(game, seats=seats, seed=3).state()
    assert 0 in state.to_act()
    play_out(state, seeded(1), ENDLESS)
    assert state.over


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_named_lies_where_it_is_said_also_in_a_state_somebody_has(game: Game, seats: int) -> None:
    named = NAMED[game.name]
    scene = asztal.scene(game, seats=seats, sides=[named])
    side = scene.state().dump()["sides"][0]
    for key, value in named.items():
        if isinstance(value, int):
            assert side[key] == value
    number = next(key for key, value in named.items() if isinstance(value, int))
    before = scene.state()
    after = asztal.scene(before).side(0, **{number: 1}).state().dump()
    assert after["sides"][0][number] == 1
    after["sides"][0][number] = named[number]
    assert after == before.dump()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_does_not_exist_is_named_with_its_place(game: Game) -> None:
    assert refused(lambda: asztal.scene(game, rond=3)) == (
        "position: there is nothing called 'rond' here; did you mean 'round'?",
    )
    told = refused(lambda: asztal.scene(game).side(0, colours="red", nonsense=1))
    assert [line.split(" here")[0] for line in told] == [
        "sides[0]: there is nothing called 'colours'",
        "sides[0]: there is nothing called 'nonsense'",
    ]
    assert refused(lambda: asztal.scene(game, seats=2).side(7, **NAMED[game.name]).state())[0].startswith("sides[7]")


def test_pieces_that_do_not_exist_or_not_so_often_are_all_named() -> None:
    scene = asztal.scene("settlers", seats=2).side(0, hand="mil ruins", empire="mill mill").side(1, hand="mill.2")
    assert refused(scene.state) == (
        "sides[1].hand: there is no piece 'mill.2'; did you mean 'sawmill.2'?",
        "sides[0].hand: there is no piece 'mil'; did you mean 'mill'?",
        "sides[0].empire: there is no further 'mill': there is 1, in sides[0].empire",
    )


def test_a_scene_that_breaks_rules_names_each() -> None:
    scene = asztal.scene("settlers", seats=2, open="mill").side(1, passed=True, empire=[{"card": "ruins", "samurai": True}])
    assert refused(scene.table(turn=1).state) == (
        "sides[1].empire: only faction locations of the Japanese take a samurai",
        "pending: open cards and packets are there in the lookout phase only",
    )


def test_copies_are_taken_in_order_and_those_named_by_their_number_first() -> None:
    side = asztal.scene("settlers", seats=2).side(0, faction="japanese", hand="farm farm", empire="farm.2").plain()["sides"][0]
    assert side["empire"] == ["farm.2"] and side["hand"] == ["farm", "farm.3"]


def test_what_is_named_in_a_pile_lies_on_top() -> None:
    plain = asztal.scene("ginkgopolis", supply="yellow-20 red-20", deck="c a").plain()
    assert plain["supply"][:2] == ["tile:yellow-20", "tile:red-20"] and plain["deck"][:2] == ["c", "a"]


def test_scenes_of_older_rules_and_other_options() -> None:
    state = asztal.scene(
        "settlers", {"peaceful": "yes", "factions": "random"}, 3, version=1, sides=[{"faction": "roman"}]
    ).state()
    plain = state.dump()
    assert plain["version"] == 1 and plain["options"]["peaceful"] == "yes" and plain["options"]["factions"] == "random"
    assert plain["sides"][0]["faction"] == "roman"


def test_a_game_without_scenes_says_so() -> None:
    with pytest.raises(BadOption, match="lays no scenes"):
        asztal.scene(TOY)


def test_the_example_of_the_documentation_works() -> None:
    text = (Path(__file__).parent.parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
    code = next(code for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "asztal.scene" in code)
    exec(compile(code, "positions.md", "exec"), {})
