"""Reviews of finished games, made beside people's moves: a few decisions at a time, when no bot wants to think."""

from __future__ import annotations

from functools import partial

import msgspec

from asztal import games
from asztal.core.record import Record
from asztal.review.reviews import Valued, assembled, decisions
from asztal.server.lobby.lobby import Lobby
from asztal.server.ops.logs import log
from asztal.server.store import reviews
from asztal.server.store.rows import TableRow
from asztal.server.tables.aside import aside
from asztal.server.tables.play import Play
from asztal.server.tables.premises import Premises
from asztal.server.wire.messages import ReviewAnswer
from asztal.server.wire.refusals import Refusal

CHUNK = 2
"""Decisions valued at once: a second or so, in which no bot can think in that process."""
MOST_REVIEWS = 10
"""Reviews a process makes at once; further ones are refused."""


def require_reviewable(row: TableRow, play: Play) -> None:
    """Only what has ended by the rules, at tables where that is wanted."""
    if not row.hints:
        raise Refusal("no-hints")
    if play.state is None or not play.state.over:
        raise Refusal("not-played-out")


async def look(lobby: Lobby, row: TableRow, play: Play) -> ReviewAnswer:
    """The review, or how far it has come."""
    require_reviewable(row, play)
    return await lobby.house.database.read(lambda connection: reviews.read(connection, row.id))


async def begin(lobby: Lobby, row: TableRow, play: Play) -> ReviewAnswer:
    """Make the review, unless there is one already or somebody is at it."""
    require_reviewable(row, play)
    house = lobby.house
    if house.reviewing >= MOST_REVIEWS and (await look(lobby, row, play)).state == "none":
        raise Refusal("busy")
    if await house.database.run(lambda connection: reviews.begin(connection, row.id)):
        house.reviewing += 1
        house.spawn(_make(house, row.id, play.record(row.names())))
    return await look(lobby, row, play)


async def _make(house: Premises, table: str, record: Record) -> None:
    try:
        encoded, tries = msgspec.json.encode(record), house.settings.review_tries
        game = games.game(record.game)
        steps = await aside(lambda: decisions(game, record))
        found: list[Valued] = []
        while len(found) < len(steps):
            part = steps[len(found) : len(found) + CHUNK]
            await house.database.run(partial(reviews.note, table=table, done=len(found), total=len(steps)))
            found += await house.thinkers.value(encoded, part, tries, 0, table)
        review = await aside(lambda: assembled(game, record, found, tries))
        await house.database.run(lambda connection: reviews.note(connection, table, len(steps), len(steps), review))
    except Exception:
        log("a review could not be made", level=40, exc_info=True, table=table)
        await house.database.run(lambda connection: reviews.forget(connection, table))
    finally:
        house.reviewing -= 1
