"""HTTP calls about tables: the lobby, seats, invitations, records and replay."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Literal

from msgspec import Meta, Struct
from starlette.responses import Response

from asztal.core.record import Record
from asztal.server.http.endpoints import RECORD_BYTES, Call, endpoint
from asztal.server.lobby import firsts, records, rematches, replays, reviewing
from asztal.server.lobby.lobby import Lobby
from asztal.server.ops.watch import now_ms
from asztal.server.store import rows
from asztal.server.store.rows import TableRow
from asztal.server.tables.aside import aside
from asztal.server.tables.play import Play
from asztal.server.wire.messages import (
    PLAIN,
    Branch,
    Invitation,
    Join,
    Leave,
    NewSeat,
    NewTable,
    Nothing,
    Replay,
    ReviewAnswer,
    ScoreChart,
    SitDown,
    TableInfo,
)
from asztal.server.wire.refusals import Refusal

Key = Annotated[str, Meta(max_length=100)]


class ListQuery(Struct, frozen=True, forbid_unknown_fields=True):
    list: Literal["open", "running", "finished", "mine"] = "open"
    game: Annotated[str, Meta(max_length=60, pattern=PLAIN)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    before: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    before_id: Annotated[str, Meta(max_length=40, pattern=PLAIN)] = ""


class KeyQuery(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key | None = None


class ReplayQuery(Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from", "last": "to"}):
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    first: Annotated[int, Meta(ge=0, le=10**6)] = 0
    last: Annotated[int, Meta(ge=0, le=10**6)] = 20
    key: Key | None = None
    drawn: bool = False


HOST_AWAY_MS = 3_600_000
"""An open table leaves the list when its host has been away for so long."""
STATUS = {"open": "waiting", "running": "running", "finished": "finished"}


def lobby(call: Call) -> Lobby:
    return Lobby(call.house, call.user)


@endpoint("GET", "/api/tables", list[TableInfo], query=ListQuery, needs_user=False)
async def list_tables(call: Call) -> list[TableInfo]:
    """Public tables that are open, running or finished; or all of mine."""
    query: ListQuery = call.query
    if query.list == "mine" and call.user is None:
        return []
    user = call.user.id if call.user is not None and query.list == "mine" else None
    found = await call.house.database.read(
        lambda connection: rows.list_tables(
            connection,
            status=STATUS.get(query.list),
            public=None if query.list == "mine" else True,
            user=user,
            game=query.game,
            before=query.before,
            before_id=query.before_id,
            seen=now_ms() - HOST_AWAY_MS if query.list == "open" else None,
            limit=query.limit,
        )
    )
    for row in found:
        if row.status == "running" and row.seats_of(user):
            with suppress(Refusal):  # one that cannot be read is in the list all the same
                await call.house.table(row.id)  # whose turn it is only the play knows
    return [lobby(call).brief(row) for row in found]


@endpoint("POST", "/api/tables", TableInfo, NewTable, status=201, errors=(403, 404))
async def open_table(call: Call) -> TableInfo:
    """Open a table."""
    return await lobby(call).open(call.body)


@endpoint("POST", "/api/games/{name}/first", TableInfo, status=201, errors=(404, 409))
async def first_game(call: Call) -> TableInfo:
    """Open a guided first game: a table of one's own against the easy bot, stacked the same for everybody."""
    return await firsts.open_first(lobby(call), call.path("name"))


@endpoint("GET", "/api/tables/{id}", TableInfo, query=KeyQuery, needs_user=False, errors=(403, 404))
async def one_table(call: Call) -> TableInfo:
    """One table."""
    return lobby(call).info(await lobby(call).find(call.path("id"), call.query.key))


@endpoint("DELETE", "/api/tables/{id}", Nothing, errors=(403, 404, 409))
async def close_table(call: Call) -> Nothing:
    """Take a table away."""
    await lobby(call).close(call.path("id"))
    return Nothing()


@endpoint("POST", "/api/tables/{id}/start", TableInfo, errors=(403, 404, 409))
async def start_table(call: Call) -> TableInfo:
    """Start the game; every seat has to be taken."""
    return await lobby(call).start(call.path("id"))


@endpoint("POST", "/api/tables/{id}/join", TableInfo, Join, errors=(403, 404, 409))
async def join_table(call: Call) -> TableInfo:
    """Sit down on an open seat."""
    return await lobby(call).join(call.path("id"), call.body.seat, call.body.name)


@endpoint("POST", "/api/tables/{id}/leave", TableInfo, Leave, errors=(403, 404, 409))
async def leave_table(call: Call) -> TableInfo:
    """Get up; in a running game a bot plays on."""
    return await lobby(call).leave(call.path("id"), call.body)


@endpoint("PUT", "/api/tables/{id}/seats/{seat}", TableInfo, NewSeat, errors=(403, 404, 409))
async def set_seat(call: Call) -> TableInfo:
    """Change a seat while the table waits."""
    seat = call.path("seat")
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
        raise Refusal("no-such-page", detail=f"no seat {seat!r}")
    return await lobby(call).set_seat(call.path("id"), int(seat), call.body)


@endpoint("POST", "/api/tables/{id}/rematch", TableInfo, errors=(403, 404, 409))
async def rematch(call: Call) -> TableInfo:
    """Play again: the new table, the same for all who ask."""
    return await rematches.rematch(lobby(call), call.path("id"))


@endpoint("GET", "/api/invitations/{token}", Invitation, needs_user=False, errors=(404,))
async def look_at_invitation(call: Call) -> Invitation:
    """What an invitation is for."""
    found = await call.house.database.read(lambda connection: rows.find_invitation(connection, call.path("token")))
    if found is None:
        raise Refusal("no-such-invitation")
    row = await call.house.database.read(lambda connection: rows.read_table(connection, found[0]))
    if row is None:
        raise Refusal("no-such-invitation")
    return Invitation(lobby(call).info(row), found[1], row.host_name, not row.seats[found[1]].free)


@endpoint("POST", "/api/invitations/{token}", TableInfo, SitDown, errors=(404, 409))
async def accept_invitation(call: Call) -> TableInfo:
    """Sit down by invitation."""
    return await lobby(call).accept(call.path("token"), call.body.name)


# -- records and replay ----------------------------------------------------------------------------------------------------


async def begun(call: Call, key: str | None) -> tuple[TableRow, Play]:
    """A table this user may look at whose game has begun."""
    row = await lobby(call).find(call.path("id"), key)
    live = await call.house.table(row.id)
    if live is None:
        raise Refusal("no-such-table")
    if live.play.state is None:
        raise Refusal("not-finished")
    return row, live.play


async def finished(call: Call, key: str | None) -> tuple[TableRow, Play]:
    """A finished table this user may look at: only then nothing is hidden any more."""
    row, play = await begun(call, key)
    if play.running:
        raise Refusal("not-finished")
    return row, play


@endpoint("POST", "/api/tables/{id}/branch", TableInfo, Branch, query=KeyQuery, status=201, errors=(403, 404, 409), costly=True)
async def branch(call: Call) -> TableInfo:
    """Play on from a moment of a finished game: a table of one's own with bots on all other seats."""
    row, play = await finished(call, call.query.key)
    return await rematches.branch(lobby(call), row, play, call.body)


@endpoint("GET", "/api/tables/{id}/review", ReviewAnswer, query=KeyQuery, needs_user=False, errors=(403, 404, 409))
async def look_at_review(call: Call) -> ReviewAnswer:
    """The review of a finished game, or how far it has come."""
    row, play = await finished(call, call.query.key)
    return await reviewing.look(lobby(call), row, play)


@endpoint("POST", "/api/tables/{id}/review", ReviewAnswer, query=KeyQuery, errors=(403, 404, 409, 503), costly=True)
async def make_review(call: Call) -> ReviewAnswer:
    """Have a finished game reviewed; whoever asks again gets the same review."""
    row, play = await finished(call, call.query.key)
    return await reviewing.begin(lobby(call), row, play)


@endpoint("GET", "/api/tables/{id}/record", Record, query=KeyQuery, needs_user=False, errors=(403, 404, 409))
async def export_record(call: Call) -> Response:
    """The record of a finished game."""
    row, play = await finished(call, call.query.key)
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{row.id}.json"'}
    return Response(play.record(row.names()).to_json(), 200, headers, "application/json")


@endpoint("POST", "/api/records", TableInfo, Record, status=201, most_bytes=RECORD_BYTES, costly=True)
async def import_record(call: Call) -> TableInfo:
    """Keep a record as a finished table."""
    return await records.keep(lobby(call), call.body)


@endpoint("GET", "/api/tables/{id}/replay", Replay, query=ReplayQuery, needs_user=False, errors=(403, 404, 409), costly=True)
async def replay(call: Call) -> Replay:
    """A game step by step, through one seat's eyes: anybody's once it is finished, before that one's own or a spectator's."""
    query: ReplayQuery = call.query
    row, play = await begun(call, query.key)
    if query.seat is not None and query.seat >= play.seats:
        raise Refusal("bad-message", detail=f"seat: from 0 to {play.seats - 1}")
    if play.running and query.seat is not None and query.seat not in row.seats_of(None if call.user is None else call.user.id):
        raise Refusal("not-finished")
    record = play.record(row.names())
    return await aside(lambda: replays.frames(play, record, query.seat, query.first, query.last, query.drawn))


@endpoint("GET", "/api/tables/{id}/scores", ScoreChart, query=KeyQuery, needs_user=False, errors=(403, 404, 409), costly=True)
async def scores(call: Call) -> ScoreChart:
    """The totals after every move of a finished game."""
    _, play = await finished(call, call.query.key)
    return await aside(lambda: replays.scores(play))
