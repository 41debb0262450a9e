"""A short campaign; the long one is told in docs/reliability.md."""

import pytest

from asztal.server.store.database import Database
from asztal.server.trials import campaign, stubborn
from asztal.server.trials.services import find_postgres, find_redis
from asztal.server.wire.entries import Entry
from server.services import install


@pytest.mark.parametrize("part", ["kills", "faults", "nonsense", "worlds"])
def test_nothing_is_lost_nothing_falls_and_nothing_leaks(part: str, capsys: pytest.CaptureFixture[str]) -> None:
    install("postgresql", find_postgres)
    install("redis-server", find_redis)
    few = {"kills": 2, "faults": 2, "nonsense": 800, "worlds": 10}[part]
    assert campaign.main([f"--{part}", str(few), "--seed", "5"]) == 0
    head, _, row = capsys.readouterr().out.strip().split("\n")
    cells = dict(zip((cell.strip() for cell in head.split("|")), (cell.strip() for cell in row.split("|")), strict=True))
    assert cells["part"] == part and cells["wrong"] == "0"
    assert int(cells["done"].replace(",", "")) >= few and int(cells["checked"].replace(",", "")) > 0


def test_a_campaign_says_how_long(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        campaign.main([])
    assert "--seconds" in capsys.readouterr().err


def test_what_was_acknowledged_and_is_not_there_is_noticed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = [Entry(1, "start", 0), Entry(2, "move", 0, 0, "take:1", "u:w1"), Entry(4, "move", 0, 1, "take:1", "u:w1")]
    monkeypatch.setattr(stubborn, "read_entries", lambda connection, table: kept)
    store = Database(database)
    granted = [stubborn.Granted("t", 2, "u:w1", 0, "take:1"), stubborn.Granted("t", 3, "u:w2", 1, "take:2")]
    assert stubborn.lost(store, granted) == [
        "table t: numbers are missing",
        "table t: a wish was granted twice",
        "table t: number 3 was acknowledged and is not there",
    ]
    store.close()
