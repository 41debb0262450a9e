"""Wrong input is one line on stderr and exit code 2, never a traceback."""

from pathlib import Path

import pytest

from cli.calling import GAME, Call

WRONG = [
    (["nonsense"], "nonsense"),
    (["games", "--nonsense"], "--nonsense"),
    (["cards"], "GAME"),
    (["cards", "chess"], "there is no game 'chess'"),
    (["cards", GAME[:-1]], f"did you mean '{GAME}'"),
    (["cards", GAME, "--lang", "de"], "de"),
    (["guide", "chess"], "chess"),
    (["terminal", "chess"], "chess"),
    (["terminal", GAME, "--seats", "99"], "99"),
    (["terminal", GAME, "--seats", "you,gredy"], "did you mean 'greedy'"),
    (["terminal", GAME, "--seats", "you=,greedy"], "you="),
    (["terminal", GAME, "--seats", ","], "Seats"),
    (["terminal", GAME, "--option", "characters"], "NAME=VALUE"),
    (["terminal", GAME, "--option", "colour=red"], "colour"),
    (["terminal", GAME, "--seed", "x"], "integer"),
    (["terminal", GAME, "--record", "no/such/folder/game.json"], "no such folder"),
    (["terminal", GAME, "--record", "."], "folder"),
    (["selfplay", GAME, "--bot", "genius"], "genius"),
    (["selfplay", GAME, "--seats", "0"], "0"),
    (["selfplay", GAME, "--games", "0"], "--games"),
    (["selfplay", GAME, "--option", "expert=maybe"], "maybe"),
    (["replay", "no-such-file.json"], "no-such-file.json"),
    (["replay", "."], "directory"),
    (["check", "no-such-file.toml"], "no-such-file.toml"),
    (["check", ".", "--game", "chess"], "chess"),
    (["bench", "chess"], "chess"),
    (["bench", GAME, "--seats", "77"], "77"),
    (["bench", GAME, "--peer", "chess"], "open_spiel"),
    (["bench", GAME, "--write", "no-such-page.md"], "no-such-page.md"),
]


@pytest.mark.parametrize(("arguments", "told"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_one_line_and_exit_code_2(arguments: list[str], told: str, call: Call) -> None:
    answer = call(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("asztal: ") and answer.err.count("\n") == 1
    assert told in answer.err


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": "chess"}', '{"game": 3}', "\x00"])
def test_a_file_that_is_no_record(text: str, call: Call, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    for command in ("replay", "check"):
        answer = call(command, str(file))
        assert answer.code == 2
        assert answer.out == ""
        assert str(file) in answer.err and answer.err.count("\n") == 1


def test_a_file_that_is_no_text(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "picture.json"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "not a text file" in call("replay", str(file)).err
