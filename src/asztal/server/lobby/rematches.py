"""Playing again: the same game with the same people at a new table, or on from a moment of it against bots."""

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
from asztal.server.tables.play import Play
from asztal.server.wire.entries import Details, Entry
from asztal.server.wire.messages import Branch, NewSeat, TableInfo
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


async def branch(lobby: Lobby, row: TableRow, play: Play, wish: Branch) -> TableInfo:
    """A table where the game goes on from after a move as if the rest had not happened, with the same hidden cards."""
    if wish.seat >= play.seats:
        raise Refusal("bad-message", detail=f"seat: from 0 to {play.seats - 1}")
    if wish.step > len(play.moves) or (wish.step == len(play.moves) and play.state is not None and play.state.over):
        raise Refusal("bad-message", detail=f"step: from 0 to {len(play.moves) - 1}, before the end of the game")
    wishes = [NewSeat("me") if seat == wish.seat else NewSeat("bot", wish.bot) for seat in range(play.seats)]
    at = now_ms()
    fresh = msgspec.structs.replace(
        row,
        id=rows.new_id(),
        status="running",
        public=False,
        host=lobby.me.id,
        host_name=lobby.me.name,
        created=at,
        key=token(),
        clock=None,
        absent=None,
        hints=True,
        rematch=None,
        rematch_of=None,
        imported=False,
        outcome=None,
        number=0,
        seats=[lobby.new_seat(play.game, seat, new) for seat, new in enumerate(wishes)],
    )
    bots = {seat.seat: seat.bot for seat in fresh.seats if seat.bot is not None}
    moves = [
        Entry(number, "move", at, move.seat, play.game.code(move.action))
        for number, move in enumerate(play.moves[: wish.step], 2)
    ]
    await lobby.limit_tables()

    def work(connection: Connection) -> None:
        rows.insert_table(connection, fresh)
        rows.insert_entries(connection, fresh.id, [Entry(1, "start", at, details=Details(bots=bots)), *moves])

    await lobby.house.database.run(work)
    await lobby.house.changed(fresh.id)
    return await lobby.told(fresh.id, load=True)
