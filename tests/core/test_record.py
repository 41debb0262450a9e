"""Records: reading, replaying, and one clear line for everything that can be wrong with one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from asztal.core.errors import BadRecord
from asztal.core.record import Record, read_record, replay, verify
from core.toy import TOY

GOOD: dict[str, Any] = {
    "game": "toy", "version": 2, "seats": ["Anna", "Béla"], "seed": 3, "options": {"coins": "nine"},
    "moves": ["0 take:2", "1 take:2", "0 take:2", "1 take:2", "0 take:1"], "scores": [0, 1],
}  # fmt: skip


def record(**changes: Any) -> Record:
    return read_record(json.dumps({**GOOD, **changes}))


def test_a_good_record_replays_move_by_move() -> None:
    assert [state.dump()["coins"] for state in replay(TOY, record())] == [9, 7, 5, 3, 1, 0]
    assert verify(TOY, record()).over


def test_a_record_is_readable_json_and_reads_back() -> None:
    text = record().to_json()
    assert '"moves": [' in text and text.endswith("}\n")
    assert read_record(text) == record()


def test_names_in_any_alphabet_survive() -> None:
    assert "Béla" in record().to_json()


BAD = [
    ({"game": "chess"}, "this is a record of 'chess', not of 'toy'"),
    ({"version": 3}, "the record was played by version 3 of the rules; this program knows versions 1 to 2"),
    ({"version": 0}, "the record was played by version 0 of the rules"),
    ({"seats": ["Anna"]}, "toy is played with 2-3 players, not 1"),
    ({"options": {"coin": "nine"}}, "toy has no option 'coin'; did you mean 'coins'?"),
    ({"options": {"coins": "ten"}}, "option 'coins' of toy is one of nine, twelve, not 'ten'"),
    ({"moves": ["take:1"], "scores": None}, "move 1 is 'take:1'; a move is a seat from 0 to 1 and a code"),
    ({"moves": ["0"], "scores": None}, "move 1 is '0'; a move is a seat"),
    ({"moves": ["2 take:1"], "scores": None}, "move 1 is '2 take:1'; a move is a seat from 0 to 1"),
    ({"moves": ["-1 take:1"], "scores": None}, "move 1 is '-1 take:1'"),
    ({"moves": ["1" * 5000 + " take:1"], "scores": None}, f"move 1 is '{'1' * 60}'; a move is a seat"),
    ({"moves": ["0 take:3"], "scores": None}, "move 1 (0 take:3): toy has no action 'take:3'; did you mean"),
    ({"moves": ["0 take:1", "0 take:1"], "scores": None}, "move 2 (0 take:1): seat 0 cannot take:1 now: why-not-your-turn"),
    ({"moves": ["0 take:1"]}, "the record gives final scores, but after its 1 moves the game is not over"),
    ({"scores": [1, 1]}, "the record gives the scores [1, 1], but its moves lead to [0, 1]"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "message"), BAD)
def test_what_is_wrong_is_one_clear_line(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord) as refused:
        verify(TOY, record(**changes))
    assert str(refused.value).startswith(message) and "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "mine.json: Input data was truncated"),
        ("no json", "mine.json: JSON is malformed"),
        ("[]", "mine.json: Expected `object`, got `array`"),
        ("{}", "mine.json: Object missing required field `game`"),
        (json.dumps({**GOOD, "seed": "x"}), "mine.json: Expected `int`, got `str` - at `$.seed`"),
        (json.dumps({**GOOD, "sed": 1}), "mine.json: Object contains unknown field `sed`"),
        (json.dumps({**GOOD, "moves": [1]}), "mine.json: Expected `str`, got `int` - at `$.moves[0]`"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_its_name(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(text, "mine.json")
    assert str(refused.value).startswith(message) and "\n" not in str(refused.value)
