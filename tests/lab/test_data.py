"""Decisions as rows: what was seen, possible, done, and what came of it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import asztal
from asztal.core.record import read_record, replay
from asztal.games import names
from asztal.lab import games, jobs
from cli.calling import Call

RECORDS = Path(__file__).resolve().parents[1] / "records"


@pytest.mark.parametrize("name", names())
def test_a_data_set_holds_every_decision_of_its_games(name: str, call: Call, tmp_path: Path) -> None:
    out = tmp_path / "some.parquet"
    answer = call("dataset", name, "--games", "2", "--bots", "random,easy", "--workers", "1", "--out", str(out), "--json")
    assert answer.code == 0, answer.err
    table = pq.read_table(out).to_pylist()
    wanted = games.Games(name, asztal.game(name).check({}, 2), 2, ("random", "easy"), 0)
    expected = [games.play(wanted, number)[1] for number in range(2)]
    assert [row["code"] for row in table] == [move.partition(" ")[2] for record in expected for move in record.moves]
    game = asztal.game(name)
    state = game.new(seats=2, seed=1)
    for row in (row for row in table if row["game"] == 1):
        assert row["legal"] == state.legal(row["seat"])
        assert row["action"] in row["legal"]
        assert np.array_equal(row["observation"], state.observe(row["seat"]))
        state.apply(row["seat"], row["action"])
    assert {row["seat"]: row["score"] for row in table if row["game"] == 1} == {
        seat: score.total for seat, score in enumerate(state.result().scores)
    }
    card = Path(f"{out}.md").read_text()
    assert f"{len(table)} decisions of 2 games" in card
    assert all(f"`{column}`" in card for column in table[0])


def test_records_are_exported_as_they_were_played(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text((RECORDS / "ginkgopolis-v2.jsonl").read_text().splitlines()[0])
    record = read_record(file.read_text())
    out = tmp_path / "one.parquet"
    answer = call("export", str(file), "--out", str(out))
    assert answer.code == 0, answer.err
    rows = pq.read_table(out).to_pylist()
    assert [f"{row['seat']} {row['code']}" for row in rows] == record.moves
    *_, last = replay(asztal.game(record.game), record)
    assert [rows[-1]["return"]] == pytest.approx([last.returns()[rows[-1]["seat"]]])
    again = call("export", str(file), "--out", str(out))
    assert again.code == 2
    assert "there is such a file already" in again.err


def test_a_game_that_is_not_over_is_refused_by_name(call: Call, tmp_path: Path) -> None:
    record = games.play(games.Games("minerva", asztal.game("minerva").check({}, 2), 2, ("random",), 0), 0)[1]
    record.moves, record.scores, record.ended = record.moves[:5], None, None
    file = tmp_path / "half.json"
    file.write_text(record.to_json())
    answer = call("export", str(file), "--out", str(tmp_path / "out.parquet"))
    assert answer.code == 2
    assert "half.json" in answer.err
    assert "is not over" in answer.err


def double(job: int, number: int) -> int:
    return job * number


@pytest.mark.parametrize("workers", [1, 2])
def test_any_number_of_processes_does_the_same_work(workers: int) -> None:
    assert sorted(jobs.done(double, 3, range(20), workers)) == [3 * number for number in range(20)]
