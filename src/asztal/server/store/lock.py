"""One server for one SQLite file: two would not hear of what the other commits."""

from __future__ import annotations

import sqlite3

from asztal.server.store.database import BadDatabase, Database


class Lock:
    """Held until closed, or until the process ends, however it ends: a locked SQLite file beside the database."""

    def __init__(self, database: Database) -> None:
        self._connection: sqlite3.Connection | None = None
        if not database.sqlite:
            return
        database.make_folder()
        file = database.url.database
        try:
            self._connection = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise BadDatabase(f"cannot use {database.url.render_as_string()}: {error}") from None
            raise BadDatabase(f"Asztal already runs with {file}: stop it first, or give this one another --database") from None

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
