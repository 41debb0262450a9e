"""Games of earlier versions of the rules replay to the same end, move by move, whatever the rules say today.

The records beside this file were played by the releases of their time (`scripts/play_records.py`); they are never written anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from asztal.core.record import Record, read_record, verify
from asztal.games import game, names

HERE = Path(__file__).parent
FILES = sorted(file.name for file in HERE.glob("*.jsonl"))


def records(file: str) -> list[Record]:
    return [read_record(line, file) for line in (HERE / file).read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("file", FILES)
def test_stored_games_replay_to_the_scores_they_had(file: str, seats: int) -> None:
    for record in records(file):
        if len(record.seats) == seats:
            assert record.scores is not None
            verify(game(record.game), record)


@pytest.mark.parametrize("name", names())
def test_every_game_has_stored_games_of_every_player_count_and_option_value(name: str) -> None:
    found = game(name)
    stored = [record for file in FILES if file.startswith(f"{name}-v") for record in records(file)]
    assert {record.version for record in stored} == set(range(1, found.version + 1))
    assert {len(record.seats) for record in stored} == set(found.players)
    for option in found.options:
        assert set(option.values) <= {record.options[option.name] for record in stored}
