"""The database: connecting by URL, bringing its tables up to date, and working with it outside the event loop."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from asztal.core.errors import AsztalError

T = TypeVar("T")
THREADS = 4
CONNECT_SECONDS = 5
"""So long PostgreSQL may take to answer whoever knocks."""
MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADE_LOCK = 0x61737A74  # any number, as long as every process of ours takes the same


class BadDatabase(AsztalError):
    """The database cannot be used; says why."""


class DatabaseAway(BadDatabase):
    """The database does not answer, or not now: it may come back."""


def is_away(error: BaseException) -> bool:
    """Whether an error says that the database does not answer now: nothing is wrong with what was asked."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, DatabaseAway | OperationalError | InterfaceError | PoolTimeout | psycopg.OperationalError)


class Database:
    """SQLite in WAL mode or PostgreSQL; the same statements for both."""

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url)
        except (ArgumentError, ValueError):
            raise BadDatabase(
                f"{_without_password(url)!r} is no database URL such as sqlite:///asztal.db or postgresql://user@host/name"
            ) from None
        self.sqlite = self.url.drivername in ("sqlite", "sqlite+pysqlite")
        if self.url.drivername in ("postgresql", "postgresql+psycopg"):
            self.url = self.url.set(drivername="postgresql+psycopg")
        elif not self.sqlite or not _is_file(self.url):
            raise BadDatabase(
                f"{_without_password(url)!r}: a database is a SQLite file (sqlite:///asztal.db) or PostgreSQL (postgresql://...)"
            )
        self.engine = _engine(self.url.render_as_string(hide_password=False), self.sqlite)
        self.writes = True
        """Whether the last thing that was to be written could be."""
        self._reading = self.engine.execution_options(reading=True)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="database")

    @property
    def file(self) -> Path:
        """Where SQLite keeps everything."""
        return Path(self.url.database or "").resolve()

    def make_folder(self) -> None:
        """Where SQLite keeps its file: whoever else has an account on this machine need not look."""
        if self.sqlite:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)

    def upgrade(self) -> None:
        """Create or migrate all tables; several processes may do this at once."""
        self.make_folder()
        try:
            with self.engine.connect() as connection:
                if not self.sqlite:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
                self._require_known_schema(connection)
                command.upgrade(migration_config(connection), "head")
                connection.commit()
        except SQLAlchemyError as error:
            kind = DatabaseAway if isinstance(error, OperationalError) and not self.sqlite else BadDatabase
            raise kind(f"cannot use {self.url.render_as_string()}: {_first_line(error)}") from None

    def up_to_date(self) -> bool:
        """Whether `upgrade` would leave everything as it is."""
        try:
            with self.engine.connect() as connection:
                head = ScriptDirectory.from_config(migration_config(connection)).get_current_head()
                self._require_known_schema(connection)
                return MigrationContext.configure(connection).get_current_revision() == head
        except SQLAlchemyError as error:
            raise BadDatabase(f"cannot use {self.url.render_as_string()}: {_first_line(error)}") from None

    def _require_known_schema(self, connection: Connection) -> None:
        ours = ScriptDirectory.from_config(migration_config(connection))
        theirs = MigrationContext.configure(connection).get_current_revision()
        if theirs is not None and theirs not in {revision.revision for revision in ours.walk_revisions()}:
            raise BadDatabase(
                f"{self.url.render_as_string()} was written by a newer Asztal (schema {theirs}; this one knows "
                f"{ours.get_current_head()}): update Asztal, or use another --database"
            )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up, in a thread; never waits for who writes."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read_now, work)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.run_now, work)

    def run_now(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                done = work(connection)
        except OperationalError:
            self.writes = False
            raise
        self.writes = True
        return done

    def _read_now(self, work: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    def close(self) -> None:
        self._threads.shutdown()
        self.engine.dispose()


def migration_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


# hide_parameters: what people send, and hashes of passwords, stay out of errors and thereby out of the log.
def _engine(url: str, sqlite: bool) -> Engine:
    if not sqlite:
        patience = {"connect_timeout": CONNECT_SECONDS}
        return create_engine(
            url, pool_size=THREADS, max_overflow=2, pool_pre_ping=True, hide_parameters=True, connect_args=patience
        )
    engine = create_engine(
        url, poolclass=QueuePool, pool_size=THREADS, max_overflow=2, connect_args={"timeout": 30}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin ourselves: sqlite3 would begin too late for a clean lock
        for pragma in PRAGMAS:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


# FULL: a commit is on the disk, not only with the operating system, before it is acknowledged.
PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON", "PRAGMA busy_timeout=30000")


def _is_file(url: URL) -> bool:
    """Whether the URL names a file, and nothing SQLite would not know what to do with."""
    return bool(url.database) and url.database != ":memory:" and not (url.host or url.port or url.username or url.query)


def _without_password(url: str) -> str:
    return re.sub(r"(://[^:/@]*):.*@", r"\1:***@", url)


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
