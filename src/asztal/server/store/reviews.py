"""Reviews of finished games: how far each has come, and the whole of it once it is ready."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from asztal.review.reviews import Review
from asztal.server.ops.watch import now_ms
from asztal.server.store.schema import reviews
from asztal.server.wire.messages import ReviewAnswer

SILENT_MS = 300_000
"""Whoever has worked at a review and said nothing for so long is gone: somebody else may begin anew."""
NONE = ReviewAnswer("none", 0, 0, None)


def read(connection: Connection, table: str) -> ReviewAnswer:
    row = connection.execute(select(reviews).where(reviews.c.table_id == table)).first()
    if row is None:
        return NONE
    if row.review is not None:
        try:
            return ReviewAnswer("ready", row.total, row.total, msgspec.json.decode(row.review, type=Review))
        except msgspec.DecodeError:  # of a release that wrote something else: it is made anew
            return NONE
    return ReviewAnswer("working", row.done, row.total, None) if row.at > now_ms() - SILENT_MS else NONE


def begin(connection: Connection, table: str) -> bool:
    """Whether this process is to make the review: there is none, and nobody else is at it."""
    if read(connection, table).state != "none":
        return False
    connection.execute(delete(reviews).where(reviews.c.table_id == table))
    try:
        with connection.begin_nested():
            connection.execute(insert(reviews).values(table_id=table, done=0, total=0, at=now_ms()))
    except IntegrityError:  # somebody else was faster, or the table was taken away
        return False
    return True


def note(connection: Connection, table: str, done: int, total: int, review: Review | None = None) -> None:
    """How far it has come."""
    text = None if review is None else msgspec.json.encode(review).decode()
    values = {"done": done, "total": total, "at": now_ms(), "review": text}
    connection.execute(update(reviews).where(reviews.c.table_id == table).values(**values))


def forget(connection: Connection, table: str) -> None:
    """It could not be made."""
    connection.execute(delete(reviews).where(reviews.c.table_id == table, reviews.c.review.is_(None)))
