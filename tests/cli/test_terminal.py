"""Whole games in the terminal, driven through a pipe."""

import json
import re
from pathlib import Path

import pytest

from asztal.cli.chronicle import Chronicle
from asztal.core.history import History
from asztal.games import game as find_game
from cli.calling import GAME, Call

ALWAYS_THE_FIRST = "1\n" * 2000


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("seats", ["you", "you,random", "random,you,greedy"])
def test_a_whole_game_with_undo_and_its_record(seats: str, lang: str, call: Call) -> None:
    undo = {"en": "u", "hu": "v"}[lang]
    answer = call("terminal", GAME, "--seats", seats, "--seed", "4", "--lang", lang, typed=f"1\n{undo}\n" + ALWAYS_THE_FIRST)
    assert answer.code == 0
    assert {"en": "has been taken back", "hu": "Visszavontad"}[lang] in answer.out
    assert {"en": "Final scores", "hu": "Végeredmény"}[lang] in answer.out
    file = f"{GAME}-4.json"
    assert f"asztal replay {file}" in answer.out

    replayed = call("replay", file, "--json").json
    assert replayed["verified"] and replayed["over"]
    totals = [score["total"] for score in replayed["scores"]]
    assert totals == json.loads(Path(file).read_text())["scores"]
    assert all(sum(score["parts"].values()) == score["total"] for score in replayed["scores"])
    assert call("check", file).out.startswith(f"ok {file}: ")


def test_undo_is_refused_with_the_reason(call: Call) -> None:
    answer = call("terminal", GAME, "--seats", "you", "--seed", "4", typed="u\nq\n")
    assert "There is nothing to undo." in answer.out
    answer = call("terminal", GAME, "--seats", "you,greedy", "--seed", "4", typed="u\nq\n")
    assert "Can’t undo: Medium bot has already moved." in answer.out


def test_commands_of_the_table(call: Call) -> None:
    answer = call("terminal", GAME, "--seed", "4", "--record", "mine.json", typed="0\n99\nwhat\nh\nl\nt\ng\ns\nq\n")
    assert answer.code == 0
    assert answer.out.count("Type a number from 1 to") == 3
    assert "take back your last move" in answer.out
    assert "Game log" in answer.out
    assert "Saved: mine.json" in answer.out
    assert "See you! The game so far is saved: mine.json" in answer.out
    assert Path("mine.json").exists()


def test_commands_in_hungarian_with_and_without_accents(call: Call) -> None:
    for typed in (
        "súgó\nnapló\nmentés\nkilépés\n",
        "s\nn\nm\nk\n",
        "sugo\nnaplo\nmentes\nkilepes\n",
        "help\nlog\nsave\nquit\n",
    ):
        answer = call("terminal", GAME, "--seed", "4", "--lang", "hu", "--record", "mine.json", typed=typed)
        assert answer.code == 0
        assert "Írj be egy számot" not in answer.out
        assert "Elmentve: mine.json" in answer.out and "Viszlát!" in answer.out


def test_the_end_of_the_input_saves_and_leaves(call: Call) -> None:
    answer = call("terminal", GAME, "--seed", "4", typed="1\n")
    assert answer.code == 0
    assert f"The game so far is saved: {GAME}-4.json" in answer.out
    assert not call("replay", f"{GAME}-4.json", "--json").json["over"]


def test_control_c_saves_and_leaves(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1"])

    def person(prompt: str = "") -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", person)
    answer = call("terminal", GAME, "--seed", "4")
    assert answer.code == 0
    assert Path(f"{GAME}-4.json").exists()


def test_an_earlier_game_is_never_written_over(call: Call) -> None:
    for _ in range(2):
        call("terminal", GAME, "--seed", "4", typed="1\n")
    assert sorted(path.name for path in Path().iterdir()) == [f"{GAME}-4-2.json", f"{GAME}-4.json"]


def test_friends_before_one_screen_see_only_their_own_secrets(call: Call) -> None:
    answer = call("terminal", GAME, "--seats", "you=Anna,you=Béla", "--seed", "4", typed="\n1\n1\n\n1\n1\n")
    anna, bela = re.split(r"Béla decides now\. Pass the device on\.", answer.out)[:2]
    assert "Anna: press Enter when nobody else is looking." in anna
    assert "Béla: press Enter when nobody else is looking." in bela
    # Which tiles somebody drew is told to nobody else.
    bela = bela.split("Anna decides now")[0]
    assert "you drew the" in folded_lines(anna) and "Béla drew the" not in anna
    assert "you drew the" in folded_lines(bela) and "Anna drew the" not in bela


def folded_lines(text: str) -> str:
    """Without the ends of lines, wherever they fall."""
    return " ".join(text.split())


def test_a_game_nobody_watches_runs_by_itself(call: Call) -> None:
    answer = call("terminal", GAME, "--seats", "random,random", "--seed", "4")
    assert answer.code == 0
    assert "Beginner bot 2" in answer.out and "Final scores" in answer.out


def test_choices_show_the_text_of_a_card_or_what_it_costs(call: Call) -> None:
    out = call("terminal", "ginkgopolis", "--seed", "4", typed="1\nq\n").out
    assert re.search(r"1 Blue 2 card +alone: 1 building tile · if you keep it:", out)
    assert re.search(r"With the red 19 tile +place 2 resources, pay 1 resource", out)


def test_a_move_taken_back_takes_its_log_along() -> None:
    game = find_game(GAME)
    history = History(game, None, ["a", "b"], 4, listen=True)
    chronicle = Chronicle(game, game.speaker("en"), ["a", "b"])
    chronicle.hear(history.state)
    before = chronicle.lines(0)
    seat = history.state.to_act()[0]
    history.apply(seat, history.state.legal(seat)[0])
    chronicle.hear(history.state)
    history.undo(seat)
    chronicle.forget()
    assert chronicle.lines(0) == before
