"""Records: reading, replaying, and one clear line for everything that can be wrong with one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from asztal.core.chance import commitment
from asztal.core.errors import BadPosition, BadRecord, BadVersion
from asztal.core.history import History
from asztal.core.record import Record, read_record, replay, verify
from asztal.core.release import __version__
from core.toy import TOY, Toy

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
    ({"version": 3}, "there is no version 3 of the rules of toy yet; this release plays versions 1 to 2"),
    ({"version": 0}, "there is no version 0 of the rules of toy yet"),
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
        (json.dumps({**GOOD, "seed": []}), "mine.json: Expected `int | str`, got `array` - at `$.seed`"),
        (json.dumps({**GOOD, "sed": 1}), "mine.json: Object contains unknown field `sed`"),
        (json.dumps({**GOOD, "moves": [1]}), "mine.json: Expected `str`, got `int` - at `$.moves[0]`"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_its_name(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(text, "mine.json")
    assert str(refused.value).startswith(message) and "\n" not in str(refused.value)


# -- versions of the rules --------------------------------------------------------------------------------------------------

OLD: dict[str, Any] = {"version": 1, "moves": ["1 take:2", "0 take:2", "1 take:2", "0 take:2", "1 take:1"]}


def test_a_record_is_replayed_by_the_rules_it_was_played_by() -> None:
    assert verify(TOY, record(**OLD)).over
    with pytest.raises(BadRecord, match=r"move 1 .* why-not-your-turn"):
        verify(TOY, record(moves=OLD["moves"]))


def test_a_game_goes_on_by_the_version_it_was_begun_with() -> None:
    assert TOY.new(version=1).to_act() == [1] and TOY.new().to_act() == TOY.new(version=2).to_act() == [0]
    history = History(TOY, {}, ("Anna", "Béla"), 3, version=1)
    history.apply(1, 0)
    assert history.record().version == 1 and verify(TOY, history.record()).to_act() == [0]


def test_a_version_that_is_retired_says_which_release_plays_it() -> None:
    old_toy = Toy(retired={1: "0.3.1"})
    with pytest.raises(BadVersion, match=r"^version 1 of the rules of toy needs Asztal 0\.3\.1 or older; .* plays version 2$"):
        old_toy.new(version=1)
    with pytest.raises(BadRecord, match=r"needs Asztal 0\.3\.1 or older; .*; the game was begun with Asztal 0\.2\.0$"):
        verify(old_toy, record(**OLD, release="0.2.0"))


def test_a_new_record_carries_release_version_and_fingerprint() -> None:
    made = History(TOY, {}, ("Anna", "Béla"), 3).record()
    assert (made.release, made.version, made.fingerprint) == (__version__, 2, TOY.fingerprint)
    assert len(TOY.fingerprint) == 16


def test_where_the_files_of_the_rules_have_changed_an_error_names_the_release() -> None:
    with pytest.raises(BadRecord, match=r"lead to \[0, 1\]; .* with Asztal 0\.2\.0, with files .* changed since$"):
        verify(TOY, record(scores=[1, 1], release="0.2.0", fingerprint="f" * 16))
    assert verify(TOY, record(release="0.2.0", fingerprint="f" * 16)).over, "what replays is as it was"


# -- what a table promises of chance ------------------------------------------------------------------------------------------

KEY = "1234567890abcdef" * 4


def test_the_seed_has_to_be_the_one_that_was_promised() -> None:
    assert verify(TOY, record(seed=KEY, commitment=commitment(KEY))).over
    for seed in ("0" * 64, 3):
        with pytest.raises(BadRecord, match="the seed is not the one the table had promised: its SHA-256 is not"):
            verify(TOY, record(seed=seed, commitment=commitment(KEY)))


def test_a_game_with_a_key_has_its_commitment_in_the_record() -> None:
    made = read_record(History(TOY, {}, ("Anna", "Béla"), KEY).record().to_json())
    assert made.seed == KEY and made.commitment == commitment(KEY)
    assert verify(TOY, made).chance.words() == TOY.new(seed=KEY).chance.words()


# -- from a position -----------------------------------------------------------------------------------------------------------


def test_a_game_from_a_position_is_recorded_and_replayed_from_there() -> None:
    start = TOY.new(seed=3)
    start.apply(0, 1)
    history = History.from_position(TOY, start.dump(), ("Anna", "Béla"))
    history.apply(1, 1)
    made = read_record(history.record().to_json())
    assert made.moves == ["1 take:2"] and [state.dump()["coins"] for state in replay(TOY, made)] == [7, 5]


def test_a_position_that_cannot_be_is_one_clear_line_too() -> None:
    plain = TOY.new(seed=3).dump()
    with pytest.raises(BadRecord, match=r"^coins: expected a whole number"):
        verify(TOY, record(position={**plain, "coins": 99}))
    with pytest.raises(BadRecord, match="the record has 2 seats, but starts from a position with 3"):
        verify(TOY, record(position=TOY.new(seats=3).dump()))
    with pytest.raises(BadPosition, match="seats: the position has 3, but there are 2 players"):
        History.from_position(TOY, TOY.new(seats=3).dump(), ("Anna", "Béla"))
