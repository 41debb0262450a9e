"""Playing again: the same game with the same people at a new table."""

from __future__ import annotations

import contextlib

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from asztal import __version__, games
from asztal.server.lobby.lobby import Lobby, begin
from asztal.server.ops.watch import now_ms
from asztal.server.store import rows
from asztal.server.store.people import token
from asztal.server.store.rows import SeatRow, TableRow
from asztal.server.tables.fanout import News
from asztal.server.wire.messages import TableInfo
from asztal.server.wire.refusals import Refusal


async def rematch(lobby: Lobby, id: str) -> TableInfo:
    """The same game with the same people: whoever asks first makes the table, and everybody who asks sits down at it. The
    game begins when the last of them has come."""
    row = await lobby.find(id)
    if row.status != "finished":
        raise Refusal("not-finished")
    if not row.seats_of(lobby.me.id):
        raise Refusal("not-your-seat")
    if row.rematch is None:
        await _make_rematch(lobby, row)
        row = await lobby.find(id)
        assert row.rematch is not None
        lobby.house.fanout.tell(News(lobby.house.origin, id, rematch=row.rematch))
        live = lobby.house.tables.get(id)
        if live is not None:
            live.hear_rematch(row.rematch)
    assert row.rematch is not None
    return await _sit_again(lobby, row.rematch)


async def _sit_again(lobby: Lobby, id: str) -> TableInfo:
    """Sit down on the seats of a rematch that are kept for me; the last to come starts the game."""

    def work(connection: Connection) -> None:
        row = rows.read_table(connection, id, lock=True)
        if row is None:
            raise Refusal("no-such-table")
        if not row.seats_of(lobby.me.id):  # the host gave the seat to somebody else
            raise Refusal("seat-taken")
        if row.status != "waiting":
            return
        for seat in row.seats_of(lobby.me.id):
            row.seats[seat] = msgspec.structs.replace(row.seats[seat], kind="person", invitation=None)
            rows.write_seat(connection, id, row.seats[seat])
        if not any(seat.free for seat in row.seats):
            begin(connection, row)

    return await lobby.change(id, work, load=True)


async def _make_rematch(lobby: Lobby, row: TableRow) -> None:
    game = games.game(row.game)
    fresh = msgspec.structs.replace(
        row,
        id=rows.new_id(),
        version=game.version,
        release=__version__,
        fingerprint=game.fingerprint,
        seed=rows.new_seed(),
        status="waiting",
        host=lobby.me.id,
        created=now_ms(),
        key=token(),
        rematch=None,
        rematch_of=row.id,
        outcome=None,
        number=0,
        seats=[_again(seat) for seat in row.seats],
    )

    def work(connection: Connection) -> None:
        with contextlib.suppress(IntegrityError), connection.begin_nested():  # perhaps somebody else was faster
            rows.insert_table(connection, fresh)

    await lobby.house.database.run(work)


def _again(seat: SeatRow) -> SeatRow:
    """A seat in a rematch: bots sit there at once, for people it is kept until they come."""
    if seat.user is None:
        return msgspec.structs.replace(seat, invitation=None, resigned=None)
    return SeatRow(seat.seat, "invited", seat.user, seat.name, invitation=rows.new_invitation("invited"))
