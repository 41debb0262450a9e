"""`asztal --version`, `games`, `cards`, `guide` and the help of every command."""

import subprocess
import sys

import pytest

import asztal
from asztal.cli.app import COMMANDS
from asztal.games import game as find_game
from cli.calling import GAME, Call

LIGHT = """
import sys
from asztal.cli import run
assert run(["--version"]) == 0
heavy = [name for name in sys.modules if name.startswith(("asztal.games", "asztal.bots", "fluent", "rich.table"))]
assert not heavy, heavy
"""


def test_version_names_the_engine(call: Call) -> None:
    engine = "compiled" if asztal.compiled() else "interpreted"
    assert call("--version").out == f"asztal {asztal.__version__} ({engine})\n"


def test_version_loads_no_game() -> None:
    subprocess.run([sys.executable, "-c", LIGHT], check=True, capture_output=True)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str, call: Call) -> None:
    answer = call(command, "--help")
    assert answer.code == 0
    assert f"Example: asztal {command}" in answer.out


def test_no_arguments_show_all_commands(call: Call) -> None:
    answer = call()
    assert answer.code == 0
    assert all(command in answer.out for command in COMMANDS)


def test_games_for_people(call: Call) -> None:
    assert find_game(GAME).speaker("en").text("game-name") in call("games").out
    assert "Játékok" in call("games", "--lang", "hu").out


def test_games_for_machines(call: Call) -> None:
    facts = {entry["game"]: entry for entry in call("games", "--json").json}[GAME]
    game = find_game(GAME)
    assert set(facts) == {"game", "name", "players", "options", "items"}
    assert set(facts["name"]) == {"en", "hu"}
    assert facts["players"] == list(game.players)
    assert facts["items"] == len(game.items())
    assert all(set(option) == {"name", "values", "default", "players", "more", "own", "when"} for option in facts["options"])


def test_cards_for_machines(call: Call) -> None:
    cards = call("cards", GAME, "--json").json
    assert len(cards) == len(find_game(GAME).items())
    for card in cards:
        assert set(card) == {"id", "name", "text", "copies", "source", "printed", "effects"}
        assert set(card["name"]) == set(card["text"]) == {"en", "hu"}


def test_cards_for_people_in_both_languages(call: Call) -> None:
    item = find_game(GAME).items()[0]
    assert item.name["en"] in call("cards", GAME).out
    assert item.name["hu"] in call("cards", GAME, "--lang", "hu").out


def test_find_ignores_case_and_accents(call: Call) -> None:
    found = call("cards", "ginkgopolis", "--find", "HASZNOSITASI bonusz", "--json").json
    assert [card["id"] for card in found] == ["red-16", "blue-16", "yellow-16"]
    assert [card["id"] for card in call("cards", "ginkgopolis", "--find", "red-16", "--json").json] == ["red-16"]
    assert call("cards", GAME, "--find", "no such card", "--json").json == []
    assert "no such card" in call("cards", GAME, "--find", "no such card").out


def test_guide_shows_no_marks_for_links(call: Call) -> None:
    for lang in ("en", "hu"):
        out = call("guide", GAME, "--lang", lang).out
        assert "Ginkgopolis" in out
        assert "{#" not in out and "](#" not in out


def test_the_language_comes_from_the_environment(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "Játékok" in call("games").out
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")  # stronger than LANG
    assert "Játékok" not in call("games").out
