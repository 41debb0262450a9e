"""Whole games in the terminal, driven through a pipe."""

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from asztal.cli.chronicle import Chronicle
from asztal.cli.seats import Seat
from asztal.cli.session import Session
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
    assert "Can’t undo: Panni has already moved." in answer.out


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
    for number, typed in enumerate(
        (
            "súgó\nnapló\nrészletek\nmentés\nkilépés\n",
            "s\nn\nr\nm\nk\n",
            "sugo\nnaplo\nreszletek\nmentes\nkilepes\n",
            "help\nlog\ndetails\nsave\nquit\n",
        )
    ):
        file = f"mine-{number}.json"
        answer = call("terminal", GAME, "--seed", "4", "--lang", "hu", "--record", file, typed=typed)
        assert answer.code == 0
        assert "Írj be egy számot" not in answer.out
        assert f"Elmentve: {file}" in answer.out and "Viszlát!" in answer.out


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


def test_a_file_somebody_names_is_never_written_over(call: Call) -> None:
    call("terminal", GAME, "--seed", "4", "--record", "mine.json", typed="1\n1\n")
    before = Path("mine.json").read_text()
    answer = call("terminal", GAME, "--seed", "5", "--record", "mine.json", typed="1\n")
    assert answer.code == 2 and "--resume mine.json" in answer.err
    assert Path("mine.json").read_text() == before


def test_a_saved_game_goes_on_where_it_stood(call: Call) -> None:
    """Moves, names, bots and what has happened; the next decision is the same as without the pause."""
    left = call("terminal", GAME, "--seats", "you=Anna,greedy", "--seed", "4", "--record", "mine.json", typed="1\n1\n1\n")
    saved = json.loads(Path("mine.json").read_text())
    assert saved["bots"] == {"1": "greedy"}
    answer = call("terminal", "--resume", "mine.json")
    assert answer.code == 0
    assert "At the table: Anna and Panni (medium bot)." in answer.out
    assert last_question(answer.out) == last_question(left.out)
    call("terminal", "--resume", "mine.json", typed="1\n1\n")
    resumed = json.loads(Path("mine.json").read_text())
    assert len(resumed["moves"]) > len(saved["moves"])
    assert resumed["moves"][: len(saved["moves"])] == saved["moves"]
    assert call("replay", "mine.json", "--json").json["verified"]


def last_question(out: str) -> list[str]:
    """The last screen with its choices; not where the game is saved."""
    return [line for line in out.split("─" * 100)[-1].splitlines() if "saved" not in line]


def test_a_saved_game_may_go_on_with_other_players(call: Call) -> None:
    call("terminal", GAME, "--seats", "you=Anna,greedy", "--seed", "4", "--record", "mine.json", typed="1\n1\n")
    answer = call("terminal", "--resume", "mine.json", "--seats", "random,random")
    assert answer.code == 0 and "Anna (beginner bot) and Panni (beginner bot)" in answer.out and "Final scores" in answer.out
    assert "is over" in call("terminal", "--resume", "mine.json").err


def test_what_cannot_be_resumed_is_one_clear_line_in_both_languages(call: Call) -> None:
    call("terminal", GAME, "--seats", "you=Anna,greedy", "--seed", "4", "--record", "mine.json", typed="1\n1\n")
    wrong = [
        (["--resume", "mine.json", "--seats", "3"], "has 2 seats, not 3", "2 hely van, nem 3"),
        (["settlers", "--resume", "mine.json"], "not of settlers", "nem settlers"),
        (["--resume", "no-such.json"], "No such file", "nincs ilyen fájl"),
        ([], "which game?", "melyik játék?"),
        (["chess"], "there is no game 'chess'", "nincs ilyen játék: 'chess'"),
        (["gingkopolis"], "did you mean 'ginkgopolis'?", "erre gondoltál: 'ginkgopolis'?"),
        ([GAME, "--seats", "99"], "players, not 99", "99-cel nem"),
        ([GAME, "--seats", "you,gredy"], "nobody is called 'gredy'", "nincs ilyen játékos: 'gredy'"),
        ([GAME, "--option", "x"], "NAME=VALUE", "NÉV=ÉRTÉK"),
        ([GAME, "--option", "colour=red"], "has no option 'colour'", "nincs ilyen beállítás: 'colour'"),
        ([GAME, "--record", "mine.json"], "there is a file of this name", "már van ilyen nevű fájl"),
        ([GAME, "--nonsense"], "--nonsense", "nincs ilyen kapcsoló: --nonsense"),
    ]
    for arguments, english, hungarian in wrong:
        for lang, told in (("en", english), ("hu", hungarian)):
            answer = call("terminal", *arguments, "--lang", lang)
            assert answer.code == 2 and answer.err.count("\n") == 1
            assert told in answer.err, (arguments, answer.err)


def test_the_game_is_saved_before_every_decision(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    saved: list[int] = []

    def person(prompt: str = "") -> str:
        saved.append(len(json.loads(Path("mine.json").read_text())["moves"]) if Path("mine.json").exists() else 0)
        if len(saved) == 5:
            raise EOFError
        return "1"

    monkeypatch.setattr("builtins.input", person)
    call("terminal", GAME, "--seats", "you", "--seed", "4", "--record", "mine.json")
    assert saved == [0, 1, 2, 3, 4]


def test_enter_is_enough_where_there_is_only_one_answer(call: Call) -> None:
    typed = "1\n" * 6 + "\n" * 3 + "q\n"
    answer = call("terminal", "rollwrite", "--seats", "you", "--seed", "1", typed=typed)
    assert "Press Enter, or type a command" not in answer.out


def test_what_nobody_can_tell_apart_is_one_choice() -> None:
    game = find_game("settlers")
    session = Session(History(game, None, ["a", "b"], 4, listen=True), [Seat("a"), Seat("b")], "en", Path("x"), Console())
    twins = [action for action in session.state.legal(0) for _ in range(2)]
    session.told = lambda seat, action: (str(action), "")  # type: ignore[method-assign]
    session.state.legal = lambda seat: twins  # type: ignore[method-assign]
    assert [choice.action for choice in session.choices(0)] == list(dict.fromkeys(twins))


def test_long_news_say_how_much_there_is_besides() -> None:
    game = find_game(GAME)
    session = Session(History(game, None, ["a", "b"], 4, listen=True), [Seat("a"), Seat("b")], "hu", Path("x"), Console())
    out = Console(width=60, color_system=None)
    shown = "".join(part.text for line in out.render_lines(session.news([f"sor {n}" for n in range(9)], 4)) for part in line)
    assert "… előtte még 5 sor: n" in shown and "sor 5" in shown and "sor 4" not in shown


def test_friends_before_one_screen_see_only_their_own_secrets(call: Call) -> None:
    answer = call("terminal", GAME, "--seats", "you=Anna,you=Béla", "--seed", "4", typed="\n1\n1\n\n1\n1\n")
    anna, bela = re.split(r"Béla decides now\. Pass the device on\.", answer.out)[:2]
    assert "Anna: press Enter when nobody else is looking." in anna
    assert "Béla: press Enter when nobody else is looking." in bela
    # Which tiles somebody drew is told to nobody else.
    bela = bela.split("Anna decides now")[0]
    for told, other in ((anna, "Béla"), (bela, "Anna")):
        sentences = " ".join(told.split()).split(" · ")
        assert any(sentence.startswith("You ") and " drew " in sentence for sentence in sentences)
        assert not any(sentence.startswith(other) and " drew " in sentence for sentence in sentences)


def test_a_game_nobody_watches_runs_by_itself(call: Call) -> None:
    answer = call("terminal", GAME, "--seats", "random,random", "--seed", "4")
    assert answer.code == 0
    assert "Dió (beginner bot) and Panni (beginner bot)" in answer.out and "Final scores" in answer.out


def test_choices_show_the_text_of_a_card_or_what_it_costs(call: Call) -> None:
    out = call("terminal", "ginkgopolis", "--seed", "4", typed="1\nq\n").out
    assert re.search(r"1\) Blue 2 card +alone: 1 building tile · if you keep it:", out)
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
