"""What happens around a table in the lobby: opening it, sitting down, getting up, starting."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from asztal import __version__, bots, games
from asztal.core.game import Game
from asztal.core.lines import Line
from asztal.server.lobby import options
from asztal.server.ops.watch import now_ms
from asztal.server.people import checks
from asztal.server.store import people, rows
from asztal.server.store.people import token
from asztal.server.store.rows import SeatRow, TableRow
from asztal.server.tables import latest, telling, thinking, wishes
from asztal.server.tables.aside import aside
from asztal.server.tables.house import House
from asztal.server.tables.live import LiveTable
from asztal.server.wire.entries import Details, Entry
from asztal.server.wire.messages import Leave, NewSeat, NewTable, TableInfo, User
from asztal.server.wire.refusals import Refusal

LEAST_ABSENT = 30
"""Seconds somebody may always be away, whatever a host wishes."""
PATIENT = 60.0
"""Seconds they may be away where nobody wished anything, however fast the clock."""
BRIEF = 100
"""Signs of an option's value in a list of tables."""


class Lobby:
    """The lobby as one user acts in it."""

    def __init__(self, house: House, user: User | None) -> None:
        self.house = house
        self.user = user

    @property
    def me(self) -> User:
        if self.user is None:
            raise Refusal("log-in")
        return self.user

    # -- looking ---------------------------------------------------------------------------------------------------------

    def info(self, row: TableRow) -> TableInfo:
        return telling.table_info(row, self.house.tables.get(row.id), None if self.user is None else self.user.id)

    def brief(self, row: TableRow) -> TableInfo:
        """A table for a list: with its round and last deed; long options, such as one's own village, are cut short."""
        options = {name: value if len(value) <= BRIEF else value[:BRIEF] + "…" for name, value in row.options.items()}
        info = msgspec.structs.replace(self.info(row), options=options)
        live = self.house.tables.get(row.id)
        if live is None or not live.play.running:
            return info
        user = None if self.user is None else self.user.id
        return msgspec.structs.replace(info, round=latest.round_now(live.play), last=latest.last_deed(live.play, row, user))

    async def find(self, id: str, key: str | None = None) -> TableRow:
        """A table this user may look at."""
        row = await self.house.database.read(lambda connection: rows.read_table(connection, id))
        if row is None:
            raise Refusal("no-such-table")
        if not row.may_watch(self.user, key):
            raise Refusal("private")
        return row

    # -- opening ---------------------------------------------------------------------------------------------------------

    async def open(self, wish: NewTable) -> TableInfo:
        row = await self._new_row(wish)
        for seat in wish.seats:
            await self._seat_name(seat.name)
        await self.limit_tables()
        start = wish.start and not any(seat.free for seat in row.seats)

        def work(connection: Connection) -> None:
            rows.insert_table(connection, row)
            if start:
                begin(connection, row)

        await self.house.database.run(work)
        await self.house.changed(row.id)
        return await self.told(row.id, load=start)

    async def limit_tables(self) -> None:
        most, me = self.house.settings.tables, self.me.id
        if self.house.settings.limited and await self.house.database.read(lambda c: rows.count_going(c, me)) >= most:
            raise Refusal("too-many-tables", Line("why-too-many-tables", {"n": most}))

    async def _new_row(self, wish: NewTable) -> TableRow:
        if wish.game not in games.names():
            raise Refusal("no-such-game", detail=f"games: {', '.join(games.names())}")
        game = games.game(wish.game)
        if len(wish.seats) not in game.players:
            counts = {"least": game.players[0], "most": game.players[-1], "seats": len(wish.seats)}
            raise Refusal("wrong-seats", Line("why-wrong-seats", dict(counts)))
        checked = await aside(lambda: options.check(game, wish.options, len(wish.seats)))
        if wish.clock is not None and not round(wish.clock.bank * 1000) + round(wish.clock.move * 1000):
            raise Refusal("clock-empty")
        if wish.absent is not None and 0 < wish.absent < LEAST_ABSENT:
            raise Refusal("bad-message", detail=f"absent: 0 (never), or at least {LEAST_ABSENT} seconds")
        if wish.seed is not None and not self.house.settings.home:
            raise Refusal("home-only")
        return TableRow(
            id=rows.new_id(),
            game=game.name,
            version=game.version,
            options=checked,
            seed=rows.new_seed() if wish.seed is None else wish.seed,
            release=__version__,
            fingerprint=game.fingerprint,
            status="waiting",
            public=wish.public,
            host=self.me.id,
            host_name=self.me.name,
            created=now_ms(),
            key=token(),
            clock=wish.clock,
            absent=self._absent_ms(wish),
            hints=wish.hints,
            seats=await aside(lambda: [self.new_seat(game, number, seat) for number, seat in enumerate(wish.seats)]),
        )

    def _absent_ms(self, wish: NewTable) -> int | None:
        """After how long a bot may play for who is away. What fits the pace: a fifth of what the clock gives for one move."""
        if wish.absent is not None:
            return wish.absent * 1000 or None
        if wish.clock is None:
            return round(self.house.settings.away_after * 1000)
        return round(max(PATIENT, (wish.clock.bank + wish.clock.move) / 5) * 1000)

    def new_seat(self, game: Game, number: int, wish: NewSeat) -> SeatRow:
        if wish.bot is not None and wish.kind != "bot":
            raise Refusal("bad-message", detail=f"seat {number}: only a bot's seat says which bot")
        if wish.name is not None and wish.kind not in ("me", "bot"):
            raise Refusal("bad-message", detail=f"seat {number}: whoever sits down brings the name")
        name = _name(wish.name)
        match wish.kind:
            case "me":
                return SeatRow(number, "person", self.me.id, name or self.me.name)
            case "bot":
                bot = wish.bot or thinking.default_kind()
                if not thinking.plays(bot, game):
                    raise Refusal("bad-bot", detail=f"bots: {', '.join(thinking.kinds(game))}")
                return SeatRow(number, "bot", name=name or bots.given_name(number), bot=bot)
            case "open":
                return SeatRow(number, "open", invitation=rows.new_invitation("open"))
            case _:
                return SeatRow(number, "invited", invitation=rows.new_invitation("invited"))

    # -- seats -----------------------------------------------------------------------------------------------------------

    async def join(self, id: str, seat: int, name: str | None) -> TableInfo:
        """Sit down on an open seat."""
        called = await self._seat_name(name)

        def work(connection: Connection) -> None:
            row = self._waiting(connection, id)
            if not row.may_watch(self.me, None):
                raise Refusal("private")
            kind = _seat(row, seat).kind
            if kind != "open":
                raise Refusal("seat-invited" if kind == "invited" else "seat-taken")
            rows.write_seat(connection, id, SeatRow(seat, "person", self.me.id, called))

        return await self.change(id, work)

    async def accept(self, invitation: str, name: str | None) -> TableInfo:
        """Sit down on the seat of an invitation; who already sits there is welcome back."""
        found = await self.house.database.read(lambda connection: rows.find_invitation(connection, invitation))
        if found is None:
            raise Refusal("no-such-invitation")
        id, seat = found
        called = await self._seat_name(name)

        def work(connection: Connection) -> None:
            row = rows.read_table(connection, id, lock=True)
            if row is None:
                raise Refusal("no-such-table")
            if row.seats[seat].user == self.me.id and not row.seats[seat].free:
                return
            if row.status != "waiting" or not row.seats[seat].free:
                raise Refusal("seat-taken")
            rows.write_seat(connection, id, SeatRow(seat, "person", self.me.id, called, invitation=invitation))

        return await self.change(id, work)

    async def _seat_name(self, name: str | None) -> str:
        """What somebody is called at a table; on a public host nobody is called like somebody else's account."""
        given = _name(name)
        if given is None:
            return self.me.name
        if self.house.settings.home:
            return given
        if await self.house.database.read(lambda c: people.look_alike(c, given, but=self.me.id)) is not None:
            raise Refusal("account-name")
        return given

    async def set_seat(self, id: str, seat: int, wish: NewSeat) -> TableInfo:
        """The host changes a seat while the table waits."""
        await self._seat_name(wish.name)

        def work(connection: Connection) -> None:
            row = self._waiting(connection, id)
            self._require_host(row)
            before = _seat(row, seat).user
            rows.write_seat(connection, id, self.new_seat(games.game(row.game), seat, wish))
            if before not in (None, self.me.id):
                rows.new_key(connection, id)  # whoever was removed has the old one

        return await self.change(id, work)

    async def leave(self, id: str, wish: Leave) -> TableInfo:
        """Get up: while the table waits the seat is free again, in a running game a bot plays on."""
        row = await self.find(id)
        mine = row.seats_of(self.me.id)
        leaving = mine if wish.seat is None else [wish.seat]
        if not leaving or set(leaving) - set(mine):
            raise Refusal("not-your-seat")
        if row.status == "running":
            bot = wish.bot or thinking.default_kind()
            if not thinking.plays(bot, games.game(row.game)):
                raise Refusal("bad-bot", detail=f"bots: {', '.join(thinking.kinds(games.game(row.game)))}")
            live = await self._live(id)
            for seat in leaving:
                await wishes.leave_running(live, seat, bot)
            return await self.told(id)
        if row.status == "finished":
            raise Refusal("over", Line("why-over"))

        def work(connection: Connection) -> None:
            now = self._waiting(connection, id)
            for seat in leaving:
                if now.seats[seat].user == self.me.id:
                    rows.write_seat(connection, id, _left(now, now.seats[seat]))

        return await self.change(id, work)

    async def start(self, id: str) -> TableInfo:
        def work(connection: Connection) -> None:
            row = self._waiting(connection, id)
            self._require_host(row)
            if any(seat.free for seat in row.seats):
                raise Refusal("seats-free")
            begin(connection, row)

        return await self.change(id, work, load=True)

    async def close(self, id: str) -> None:
        """The host takes the table away, but not if others play at it; an admin may."""
        rematch_of: list[str | None] = []

        def work(connection: Connection) -> None:
            row = rows.read_table(connection, id, lock=True)
            if row is None:
                raise Refusal("no-such-table")
            if not self.me.admin:
                self._require_host(row)
                others = [seat for seat in row.seats if seat.user not in (None, self.me.id)]
                if row.status != "waiting" and others:
                    raise Refusal("cannot-close")
            rows.delete_table(connection, id)
            rematch_of.append(row.rematch_of)

        await self.house.database.run(work)
        self.house.forget(id)
        for before in rematch_of:
            if before is not None:
                await self.house.changed(before)  # it has no rematch any more

    # -- helpers ---------------------------------------------------------------------------------------------------------

    async def change(self, id: str, work: Callable[[Connection], None], load: bool = False) -> TableInfo:
        await self.house.database.run(work)
        await self.house.changed(id)
        return await self.told(id, load)

    async def told(self, id: str, load: bool = False) -> TableInfo:
        if load:
            await self._live(id)
        row = await self.house.database.read(lambda connection: rows.read_table(connection, id))
        if row is None:
            raise Refusal("no-such-table")
        return self.info(row)

    async def _live(self, id: str) -> LiveTable:
        live = await self.house.table(id)
        if live is None:
            raise Refusal("no-such-table")
        return live

    def _waiting(self, connection: Connection, id: str) -> TableRow:
        row = rows.read_table(connection, id, lock=True)
        if row is None:
            raise Refusal("no-such-table")
        if row.status != "waiting":
            raise Refusal("not-waiting")
        return row

    def _require_host(self, row: TableRow) -> None:
        if row.host != self.me.id:
            raise Refusal("host-only")


def _seat(row: TableRow, seat: int) -> SeatRow:
    if seat >= len(row.seats):
        raise Refusal("no-such-seat", Line("why-no-such-seat", {"seats": len(row.seats)}))
    return row.seats[seat]


def _left(row: TableRow, seat: SeatRow) -> SeatRow:
    """A seat somebody gets up from while the table waits: in a rematch it is kept for them, an invitation goes on inviting."""
    if row.rematch_of is not None:
        return SeatRow(seat.seat, "invited", seat.user, seat.name, invitation=rows.new_invitation("invited"))
    if seat.invitation is not None:
        return SeatRow(seat.seat, "invited", invitation=seat.invitation)
    return SeatRow(seat.seat, "open", invitation=rows.new_invitation("open"))


def _name(name: str | None) -> str | None:
    """A name somebody gave for a seat; none, or a blank one: the usual."""
    return checks.name(name) if name is not None and name.strip() else None


def begin(connection: Connection, row: TableRow) -> None:
    """The first entry, and the table runs."""
    bots = {seat.seat: seat.bot for seat in row.seats if seat.kind == "bot" and seat.bot is not None}
    rows.insert_entries(connection, row.id, [Entry(1, "start", now_ms(), details=Details(bots=bots))])
    rows.set_status(connection, row.id, "running")
