"""Before a new release goes live: does every stored game still go as it went? Nothing is changed by asking."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, select

from asztal.server.settings import home_database
from asztal.server.store.database import BadDatabase, Database
from asztal.server.store.ledger import read_entries
from asztal.server.store.rows import TableRow, read_table
from asztal.server.store.schema import tables
from asztal.server.tables.house import new_play
from asztal.server.tables.play import Changed, Play, outcome
from asztal.server.wire.entries import Entry
from asztal.server.wire.messages import Outcome

Verdict = Literal["same", "different", "unreadable"]
VERDICTS: tuple[Verdict, ...] = ("same", "different", "unreadable")


class Checked(Struct, frozen=True):
    """One stored game, replayed by this release."""

    id: str
    game: str
    version: int
    """Of the rules it is played by."""
    release: str
    """That began it; empty if that was not noted yet."""
    status: str
    entries: int
    verdict: Verdict
    detail: str = ""
    """What is different, or why it cannot be read."""


def check_upgrade(url: str) -> Iterator[Checked]:
    """Replay every game that was begun, the newest first."""
    with looked_at(url or home_database()) as database:
        # Only ids are read at once, so that a table is in memory no longer than it is looked at.
        query = select(tables.c.id).where(tables.c.status != "waiting").order_by(tables.c.created.desc(), tables.c.id)
        for id in database.run_now(lambda connection: list(connection.execute(query).scalars())):
            found = database.run_now(lambda connection, id=id: stored(connection, id))  # type: ignore[misc]
            if found is not None:
                yield checked(*found)


def stored(connection: Connection, id: str) -> tuple[TableRow, list[Entry]] | None:
    row = read_table(connection, id)
    return None if row is None else (row, read_entries(connection, id))


def checked(row: TableRow, entries: list[Entry]) -> Checked:
    def says(verdict: Verdict, detail: str = "") -> Checked:
        return Checked(row.id, row.game, row.version, row.release, row.status, len(entries), verdict, detail)

    try:
        play = new_play(row)
        play.compares = True
        for entry in entries:
            play.apply(entry)
        ended = ending(row, play)
    except Changed as error:
        return says("different", str(error))
    except Exception as error:  # whatever it is, the server could not read the table either
        return says("unreadable", f"{type(error).__name__}: {error}" if not str(error) else str(error))
    if row.status == "finished" and row.outcome is not None and ended != row.outcome:
        return says("different", "it ends otherwise")
    return says("same")


def ending(row: TableRow, play: Play) -> Outcome | None:
    """How the game ends now. A record that was imported says itself how it was ended."""
    if not row.imported or row.outcome is None or play.state is None:
        return play.outcome()
    return outcome(row.outcome.ended, play.seats, row.resigned(), play.state.result() if play.state.over else None)


@contextmanager
def looked_at(url: str) -> Iterator[Database]:
    """The database as this release would find it, without changing it under a server that runs."""
    database = Database(url)
    if database.sqlite and not database.file.exists():
        raise BadDatabase(f"there is no database {database.file}")
    if database.up_to_date():
        with closing(database):
            yield database
        return
    database.close()
    if not database.sqlite:
        raise BadDatabase(
            f"{database.url.render_as_string()} is of an older release, and looking at it would change it: "
            "check a copy of it (createdb --template), then update"
        )
    with tempfile.TemporaryDirectory(prefix="asztal-") as folder:
        copy = Path(folder) / "copy.db"
        with closing(sqlite3.connect(f"file:{database.file}?mode=ro", uri=True)) as old, closing(sqlite3.connect(copy)) as new:
            old.backup(new)
        with closing(Database(f"sqlite:///{copy}")) as copied:
            copied.upgrade()
            yield copied
