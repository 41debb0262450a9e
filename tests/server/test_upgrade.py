"""Rules are pinned: a stored game goes on as it began or is refused, and a host finds out before a new release goes live."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text

from asztal import __version__, games
from asztal.cli import run
from asztal.core.history import History
from asztal.core.record import Record, verify
from asztal.server.ops.watch import now_ms
from asztal.server.settings import Settings
from asztal.server.store import people, rows
from asztal.server.store.database import Database, migration_config
from asztal.server.store.rows import SeatRow, TableRow
from asztal.server.tables.house import House
from asztal.server.tables.play import check, outcome
from asztal.server.upgrade import check_upgrade
from asztal.server.wire.entries import Details, Entry
from asztal.server.wire.refusals import Refusal
from server.services import Postgres

GAME = games.game("ginkgopolis")
KEY = "5eed" * 16


def played(moves: int) -> tuple[Record, list[Entry]]:
    """A game and its entries as a server writes them: always the first legal move."""
    history = History(GAME, {}, ("Anna", "Béla"), KEY)
    entries = [Entry(1, "start", now_ms())]
    while len(history.moves) < moves and not history.state.over:
        seat = history.state.to_act()[0]
        action = history.state.legal(seat)[-1]
        history.apply(seat, action)
        sum_ = Details(check=check(GAME, history.state))
        entries.append(Entry(len(entries) + 1, "move", now_ms(), seat, GAME.code(action), details=sum_))
    return history.record(), entries


def stored(url: str, moves: int = 30, **changes: object) -> str:
    """A database with one game in it; the id of its table."""
    record, entries = played(moves)
    database = Database(url)
    database.upgrade()
    anna = database.run_now(lambda c: people.create_guest(c, "Anna"))
    over = record.scores is not None
    state = verify(GAME, record)
    row = TableRow(
        id=rows.new_id(),
        game=GAME.name,
        version=record.version,
        release=record.release,
        fingerprint=record.fingerprint,
        options=record.options,
        seed=KEY,
        status="finished" if over else "running",
        public=True,
        host=anna.id,
        host_name="Anna",
        created=now_ms(),
        key="k",
        outcome=outcome("played", 2, [], state.result()) if over else None,
        seats=[SeatRow(0, "person", anna.id, "Anna"), SeatRow(1, "person", name="Béla")],
    )
    database.run_now(lambda c: rows.insert_table(c, row))
    database.run_now(lambda c: rows.insert_entries(c, row.id, entries))
    database.close()
    for column, value in changes.items():
        execute(url, f"UPDATE tables SET {column} = :value", value=value)
    return row.id


def execute(url: str, statement: str, **values: object) -> None:
    database = Database(url)
    database.run_now(lambda c: c.execute(text(statement), values))
    database.close()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/asztal.db"


def in_house(url: str, visit: Callable[[House], Awaitable[None]]) -> None:
    async def open_and_visit() -> None:
        house = House(Settings(database=url, breath=0.0))
        try:
            await visit(house)
        finally:
            await house.close()

    asyncio.run(open_and_visit())


# -- tables go on by the rules they began with ------------------------------------------------------------------------------


def test_a_table_notes_release_version_and_fingerprint_when_it_is_opened(url: str) -> None:
    id = stored(url)

    async def visit(house: House) -> None:
        live = await house.table(id)
        assert live is not None
        play = live.play
        assert (play.release, play.version, play.fingerprint) == (__version__, GAME.version, GAME.fingerprint)
        assert not play.compares and len(play.moves) == 30

    in_house(url, visit)


def test_a_table_whose_moves_lead_elsewhere_is_refused_and_not_changed_in_silence(url: str) -> None:
    id = stored(url, fingerprint="of other files", release="0.0.7")
    execute(url, "UPDATE entries SET details = :d WHERE number = 12", d='{"check":"00000000"}')

    async def visit(house: House) -> None:
        with pytest.raises(Refusal) as refused:
            await house.table(id)
        assert refused.value.error == "table-unreadable"
        assert "move 11 (" in refused.value.detail and "begun with Asztal 0.0.7" in refused.value.detail

    in_house(url, visit)


def test_a_table_goes_on_where_changed_files_change_nothing(url: str) -> None:
    id = stored(url, fingerprint="of other files")

    async def visit(house: House) -> None:
        live = await house.table(id)
        assert live is not None and live.play.compares and len(live.play.moves) == 30

    in_house(url, visit)


def test_a_table_by_rules_of_the_future_is_refused(url: str) -> None:
    id = stored(url, version=99)

    async def visit(house: House) -> None:
        with pytest.raises(Refusal) as refused:
            await house.table(id)
        assert f"no version 99 of the rules of {GAME.name} yet" in refused.value.detail

    in_house(url, visit)


# -- asztal admin check-upgrade ---------------------------------------------------------------------------------------------


def verdicts(url: str) -> list[tuple[str, str]]:
    return [(one.verdict, one.status) for one in check_upgrade(url)]


def test_games_that_go_as_they_went_are_the_same(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    stored(url, 30)
    stored(url, 10_000)
    assert sorted(verdicts(url)) == [("same", "finished"), ("same", "running")]
    assert run(["admin", "check-upgrade", "--database", url]) == 0
    assert "same: 2, different: 0, unreadable: 0" in capsys.readouterr().out


def test_a_running_game_that_goes_otherwise_is_different(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    id = stored(url, 30)
    execute(url, "UPDATE entries SET details = :d WHERE number = 12", d='{"check":"00000000"}')
    assert verdicts(url) == [("different", "running")]
    assert run(["admin", "check-upgrade", "--database", url, "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert (answer["same"], answer["different"], answer["unreadable"]) == (0, 1, 0)
    assert answer["games"][0]["id"] == id and "move 11 (" in answer["games"][0]["detail"]


def test_a_finished_game_that_ends_otherwise_is_different(url: str) -> None:
    stored(url, 10_000)
    execute(url, "UPDATE tables SET outcome = replace(outcome, :old, :new)", old='"total":', new='"total":1')
    assert verdicts(url) == [("different", "finished")]


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE entries SET code = 'fly:moon' WHERE number = 9", "has no action 'fly:moon'"),
        ("UPDATE tables SET version = 99", "there is no version 99 of the rules"),
        ("UPDATE tables SET game = 'chess'", "there is no game 'chess'"),
    ],
)
def test_a_game_that_cannot_be_read_says_why(url: str, statement: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    stored(url)
    execute(url, statement)
    (one,) = check_upgrade(url)
    assert one.verdict == "unreadable" and why in one.detail
    assert run(["admin", "check-upgrade", "--database", url]) == 1
    assert "unreadable: 1" in capsys.readouterr().out


def test_looking_changes_nothing_also_in_a_database_of_an_older_release(url: str, tmp_path: Path) -> None:
    stored(url)
    newest = Database(url)
    with newest.engine.connect() as connection:
        command.downgrade(migration_config(connection), "0003")
        connection.commit()
    newest.close()
    execute(url, "UPDATE entries SET details = NULL WHERE kind = 'move'")
    before = shutil.copy(tmp_path / "asztal.db", tmp_path / "before.db")
    found = list(check_upgrade(url))
    assert [one.release for one in found] == [""], "what was begun before releases were noted"
    old = Database(url)
    assert not old.up_to_date(), "the database is as it was"
    old.close()
    assert (tmp_path / "asztal.db").read_bytes() == Path(before).read_bytes()


def test_a_postgresql_database_is_looked_at_too_but_not_one_of_an_older_release(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    database = postgres.new()
    stored(database)
    assert verdicts(database) == [("same", "running")]
    execute(database, "UPDATE alembic_version SET version_num = '0003'")
    assert run(["admin", "check-upgrade", "--database", database]) == 2
    assert "is of an older release, and looking at it would change it: check a copy" in capsys.readouterr().err


def test_no_database_is_made_by_looking_for_one(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "check-upgrade", "--database", url]) == 2
    assert "there is no database" in capsys.readouterr().err and not list(tmp_path.iterdir())
