"""Importing records: a game played elsewhere as a finished table of its own, for looking at."""

from __future__ import annotations

from sqlalchemy import Connection

from asztal import games
from asztal.core.errors import BadRecord
from asztal.core.lines import Line
from asztal.core.record import Record, split_move, verify
from asztal.server.lobby import options
from asztal.server.lobby.lobby import Lobby
from asztal.server.ops.watch import now_ms
from asztal.server.store import rows
from asztal.server.store.names import clean_name
from asztal.server.store.people import token
from asztal.server.store.rows import SeatRow, TableRow
from asztal.server.tables.aside import aside
from asztal.server.tables.play import outcome
from asztal.server.wire.entries import Entry
from asztal.server.wire.messages import Outcome, TableInfo
from asztal.server.wire.refusals import Refusal

MOST_MOVES = 20_000


async def keep(lobby: Lobby, record: Record) -> TableInfo:
    """Import a record: a finished table of its own, for looking at."""
    await _limit_records(lobby)
    row, entries = await aside(lambda: _from_record(lobby, record))

    def work(connection: Connection) -> None:
        rows.insert_table(connection, row)
        rows.insert_entries(connection, row.id, entries)

    await lobby.house.database.run(work)
    return await lobby.told(row.id)


async def _limit_records(lobby: Lobby) -> None:
    most, me = lobby.house.settings.records, lobby.me.id
    if lobby.house.settings.limited and await lobby.house.database.read(lambda c: rows.count_imported(c, me)) >= most:
        raise Refusal("too-many-records", Line("why-too-many-records", {"n": most}))


def _from_record(lobby: Lobby, record: Record) -> tuple[TableRow, list[Entry]]:
    if record.game not in games.names():
        raise Refusal("bad-record", Line("why-no-such-game"), f"there is no game {record.game!r} here")
    if len(record.moves) > MOST_MOVES:
        raise Refusal("bad-record", detail=f"more than {MOST_MOVES} moves")
    if isinstance(record.seed, int) and not 0 <= record.seed < 2**63:
        raise Refusal("bad-record", detail=f"seed: from 0 to {2**63 - 1}")
    if record.position is not None:
        raise Refusal("bad-record", detail="position: a game is kept from its beginning")
    game = games.game(record.game)
    for value in record.options.values():
        options.require_modest(value)
    at = now_ms()
    entries = [Entry(1, "start", at)]
    try:
        final = _outcome(record)
        for index in range(len(record.moves)):
            seat, code = split_move(record, index)
            entries.append(Entry(index + 2, "move", at, seat, code))
        checked = options.check(game, record.options, len(record.seats))
    except BadRecord as error:
        line = None if error.move is None else Line("why-bad-move", {"move": error.move})
        raise Refusal("bad-record", line, str(error), error.reason, game.name) from None
    gone = {seat: len(entries) + place for place, seat in enumerate(record.resigned, 1)}
    row = TableRow(
        id=rows.new_id(),
        game=game.name,
        version=record.version,
        options=checked,
        seed=record.seed,
        release=record.release[:40],
        fingerprint=record.fingerprint[:40],
        status="finished",
        public=False,
        host=lobby.me.id,
        host_name=lobby.me.name,
        created=at,
        key=token(),
        imported=True,
        outcome=final,
        seats=[
            SeatRow(
                seat,
                "bot" if seat in record.bots else "person",
                None,
                clean_name(name) or f"{seat + 1}.",
                bot=record.bots.get(seat, "")[:40] or None,
                resigned=gone.get(seat),
            )
            for seat, name in enumerate(record.seats)
        ],
    )
    return row, entries


def _outcome(record: Record) -> Outcome:
    """Replay a record to its end and compare its scores; the outcome it leads to."""
    final = verify(games.game(record.game), record)
    ended = record.ended or ("played" if final.over else "imported")
    return outcome(ended, len(record.seats), record.resigned, final.result() if final.over else None)
