"""The ledger: the one thread that writes entries. All entries waiting when it gets to work share one commit (group commit)."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from queue import SimpleQueue
from typing import Any, Protocol

import msgspec
import psycopg
from sqlalchemy import Connection, select

from asztal.server.ops.metrics import COMMIT_SECONDS, COMMITS, FAILED_COMMITS
from asztal.server.store.database import CONNECT_SECONDS, PRAGMAS, Database
from asztal.server.store.schema import entries
from asztal.server.wire.entries import Details, Entry

ENCODER = msgspec.json.Encoder()
MOST = 500
"""Entries in one commit."""


class Job:
    """An entry on its way to the disk."""

    __slots__ = ("done", "entry", "loop", "outcome", "table")

    def __init__(self, table: str, entry: Entry, outcome: str | None) -> None:
        self.table = table
        self.entry = entry
        self.outcome = outcome
        """If the entry ends the game: the table is finished in the same commit."""
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[bool] = self.loop.create_future()


class Ledger:
    """Writes entries of this process; other processes write theirs, and (table, number) is unique."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._book: Book = SqliteBook(database) if database.sqlite else PostgresBook(database)
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="ledger", daemon=True)
        self._thread.start()

    async def write(self, table: str, entry: Entry, outcome: str | None = None) -> bool:
        """Commit an entry. False: the number (or the wish) is already taken, nothing was written."""
        job = Job(table, entry, outcome)
        self._queue.put(job)
        return await job.done

    def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            batch, last = self._collect()
            if batch:
                self._commit(batch)
            if last:
                self._book.close()
                return

    def _collect(self) -> tuple[list[Job], bool]:
        first = self._queue.get()
        batch: list[Job] = []
        while first is not None:
            batch.append(first)
            if self._queue.empty() or len(batch) >= MOST:
                return batch, False
            first = self._queue.get()
        return batch, True

    def _commit(self, batch: list[Job]) -> None:
        batch.sort(key=lambda job: (job.table, job.entry.number))  # one order in all processes: no deadlock
        try:
            with COMMIT_SECONDS.time():
                written = self._book.write(batch)
        except Exception as error:  # whatever went wrong: the next batch starts afresh
            self._book.close()
            if len(batch) == 1:
                FAILED_COMMITS.inc()
                self._database.writes = False
                self._tell(batch, [error])
            else:  # only the guilty one fails
                for job in batch:
                    self._commit([job])
            return
        COMMITS.inc()
        self._database.writes = True
        self._tell(batch, [(job.table, job.entry.number) in written for job in batch])

    def _tell(self, batch: list[Job], results: Sequence[bool | Exception]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Job, bool | Exception]]] = {}
        for job, result in zip(batch, results, strict=True):
            by_loop.setdefault(job.loop, []).append((job, result))
        for loop, told in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, told)


def _settle(told: list[tuple[Job, bool | Exception]]) -> None:
    for job, result in told:
        if job.done.done():
            continue  # whoever waited has gone
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


class Book(Protocol):
    """Where a batch is written; connects by itself when needed."""

    def write(self, batch: list[Job]) -> set[tuple[str, int]]: ...

    def close(self) -> None: ...


INSERT = "INSERT INTO entries (table_id, number, kind, at, seat, code, key, details)"
FINISH = "UPDATE tables SET status = 'finished', outcome = :outcome WHERE id = :table"
PLAYS = "UPDATE seats SET kind = :kind, bot = :bot WHERE table_id = :table AND seat = :seat"
RESIGNS = "UPDATE seats SET resigned = :number WHERE table_id = :table AND seat = :seat"
POSTGRES = {statement: re.sub(r":(\w+)", r"%(\1)s", statement) for statement in (FINISH, PLAYS, RESIGNS)}
"""The same statements as psycopg wants them."""


def _besides(job: Job) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is to be written with an entry so that the rows of the table and its seats stay true."""
    entry = job.entry
    place = {"table": job.table, "seat": entry.seat}
    if entry.kind == "resign":
        yield RESIGNS, {**place, "number": entry.number}
    if entry.kind == "person":
        yield PLAYS, {**place, "kind": "person", "bot": None}
    elif entry.kind in ("resign", "bot") and entry.details.bot and job.outcome is None:
        yield PLAYS, {**place, "kind": "bot", "bot": entry.details.bot}
    if job.outcome is not None:
        yield FINISH, {"table": job.table, "outcome": job.outcome}


class SqliteBook:
    def __init__(self, database: Database) -> None:
        self._file = database.url.database or ""
        self._connection: sqlite3.Connection | None = None

    def write(self, batch: list[Job]) -> set[tuple[str, int]]:
        connection = self._connection or self._connect()
        written = set()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for job in batch:
                done = connection.execute(f"{INSERT} VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", _row(job))
                if done.rowcount == 1:
                    written.add((job.table, job.entry.number))
                    for statement, values in _besides(job):
                        connection.execute(statement, values)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        return written

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connect(self) -> sqlite3.Connection:
        # The thread that writes is not the one that may close after an error at the start: no check of threads.
        self._connection = sqlite3.connect(self._file, timeout=30, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self._connection.execute(pragma)
        return self._connection


class PostgresBook:
    def __init__(self, database: Database) -> None:
        self._url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: psycopg.Connection[Any] | None = None

    def write(self, batch: list[Job]) -> set[tuple[str, int]]:
        try:
            return self._write(batch)
        except psycopg.OperationalError:  # the connection is gone, for instance after a restart of PostgreSQL: once more
            self.close()
            return self._write(batch)

    def _write(self, batch: list[Job]) -> set[tuple[str, int]]:
        connection = self._connection or self._connect()
        with connection.transaction():
            columns = [list(column) for column in zip(*map(_row, batch), strict=True)]
            found = connection.execute(
                f"{INSERT} SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::bigint[], %s::int[], %s::text[], "
                "%s::text[], %s::text[]) ON CONFLICT DO NOTHING RETURNING table_id, number",
                columns,
            ).fetchall()
            written = {(str(table), int(number)) for table, number in found}
            for job in batch:
                if (job.table, job.entry.number) in written:
                    for statement, values in _besides(job):
                        connection.execute(POSTGRES[statement], values)
        return written

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connect(self) -> psycopg.Connection[Any]:
        self._connection = psycopg.connect(self._url, autocommit=True, connect_timeout=CONNECT_SECONDS)
        return self._connection


def _row(job: Job) -> tuple[Any, ...]:
    entry = job.entry
    details = ENCODER.encode(entry.details).decode()
    return (
        job.table,
        entry.number,
        entry.kind,
        entry.at,
        entry.seat,
        entry.code,
        entry.key,
        None if details == "{}" else details,
    )


def read_entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table after a number."""
    rows = connection.execute(
        select(entries).where(entries.c.table_id == table, entries.c.number > after).order_by(entries.c.number)
    )
    return [
        Entry(
            number=row.number,
            kind=row.kind,
            at=row.at,
            seat=row.seat,
            code=row.code,
            key=row.key,
            details=msgspec.json.decode(row.details, type=Details) if row.details else Details(),
        )
        for row in rows
    ]
