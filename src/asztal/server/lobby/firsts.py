"""Guided first games: a table stacked for everybody to know, where a newcomer is shown the first steps."""

from __future__ import annotations

from sqlalchemy import Connection

from asztal import __version__, games
from asztal.core.errors import ContentError
from asztal.server.lobby.lobby import Lobby
from asztal.server.ops.watch import now_ms
from asztal.server.store import rows
from asztal.server.store.people import token
from asztal.server.store.rows import TableRow
from asztal.server.wire.entries import Details, Entry
from asztal.server.wire.messages import NewSeat, TableInfo
from asztal.server.wire.refusals import Refusal


async def open_first(lobby: Lobby, name: str) -> TableInfo:
    """A running table at which the newcomer is asked the first question of the script.

    Its chance is a number anybody can read in the script, on a public host too: nobody else plays here.
    """
    if name not in games.names():
        raise Refusal("no-such-game", detail=f"games: {', '.join(games.names())}")
    game = games.game(name)
    try:
        first = game.first
    except ContentError as error:
        raise Refusal("no-first-game", detail=str(error)) from None
    if first is None:
        raise Refusal("no-first-game", detail=f"{name} has no guide/first.toml")
    await lobby.limit_tables()
    at = now_ms()
    wishes = [NewSeat("me") if seat == first.seat else NewSeat("bot", first.bot) for seat in range(first.seats)]
    row = TableRow(
        id=rows.new_id(),
        game=game.name,
        version=game.version,
        options=game.check(first.options, first.seats),
        seed=first.seed,
        release=__version__,
        fingerprint=game.fingerprint,
        status="running",
        public=False,
        host=lobby.me.id,
        host_name=lobby.me.name,
        created=at,
        key=token(),
        absent=None,
        seats=[lobby.new_seat(game, seat, wish) for seat, wish in enumerate(wishes)],
    )
    bots = {seat.seat: seat.bot for seat in row.seats if seat.bot is not None}
    moves = [Entry(number, "move", at, move.seat, move.code) for number, move in enumerate(first.before, 2)]

    def work(connection: Connection) -> None:
        rows.insert_table(connection, row)
        rows.insert_entries(connection, row.id, [Entry(1, "start", at, details=Details(bots=bots, first=True)), *moves])

    await lobby.house.database.run(work)
    await lobby.house.changed(row.id)
    return await lobby.told(row.id, load=True)
