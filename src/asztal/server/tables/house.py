"""The house: everything one server process holds together, above all the tables in memory."""

from __future__ import annotations

import asyncio
import itertools
import math
import time

from asztal import games
from asztal.server.ops.logs import log
from asztal.server.ops.metrics import CONNECTIONS, TABLES
from asztal.server.ops.watch import now_ms
from asztal.server.settings import Settings
from asztal.server.store.ledger import read_entries
from asztal.server.store.people import forget_idle_guests, valid_sessions
from asztal.server.store.rows import TableRow, existing, host_seen, read_chat, read_table, sleeping
from asztal.server.tables.fanout import News
from asztal.server.tables.live import LiveTable
from asztal.server.tables.play import Play
from asztal.server.tables.premises import Premises
from asztal.server.tables.visitors import LOGGED_OUT, NO_SUCH_TABLE, RESTART, Visitor
from asztal.server.wire.refusals import Refusal

LOOKS = 1.0
"""Seconds between two looks at the watch."""
ROUNDS = 5.0
"""Seconds between two rounds through the house."""
IDLE_MS = 60_000
"""A table where nothing happened for so long may have been left standing by a process that ended."""
ASLEEP_MS = 7 * 86_400_000
"""A table where nothing happened for so long sleeps until somebody looks at it."""
FEW = 20
"""Tables woken in one round."""
THOROUGH = 6
"""Every so many rounds, and in all of them while Redis is away, chat and seats are read again as well."""
HOST_ROUNDS = 12
"""Every so many rounds it is noted which hosts are at their waiting tables."""
TIDY_ROUNDS = 17_280
"""After so many rounds, once a day, and at the start, what nobody will miss is thrown away."""


class House(Premises):
    """The premises with the tables in them."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.tables: dict[str, LiveTable] = {}
        self._quiet: dict[str, int] = {}
        """Tables that need not be woken, and their numbers: nothing there happens by itself, or they cannot be read."""
        self._count = 0
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._looking: asyncio.TimerHandle | None = None
        TABLES.set_function(lambda: len(self.tables))
        CONNECTIONS.set_function(lambda: len(self.lobby) + sum(len(table.presence.visitors) for table in self.tables.values()))

    async def open(self) -> None:
        self.since = await self.fanout.start(self._hear)
        self._rounds = asyncio.create_task(self._go_round())
        self._look_at_watch(0.0)
        log("open", database=self.database.url.render_as_string(), redis=bool(self.settings.redis), home=self.settings.home)

    async def close(self) -> None:
        """A graceful stop: nobody new, everybody told to come back, everything waiting written."""
        if self._rounds is not None:
            self._rounds.cancel()
        if self._looking is not None:
            self._looking.cancel()
        for visitor in list(self.lobby):
            visitor.close(RESTART)
        for table in list(self.tables.values()):
            table.shut()
        await self.leave()
        log("closed")

    def _look_at_watch(self, stood: float) -> None:
        """Every second; so a process that was stopped notices, and everybody is told that nobody has paid for it."""
        self.watch.ms()
        if self.watch.stood > stood:
            log("this process stood still", seconds=round(self.watch.stood - stood, 1))
            for live in list(self.tables.values()):
                live.tell_clocks()
        self._looking = asyncio.get_running_loop().call_later(LOOKS, self._look_at_watch, self.watch.stood)

    # -- tables ----------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable | None:
        """A table, loaded if need be; None if there is none. One that cannot be loaded is refused."""
        live = self.tables.get(id)
        if live is not None and not live.closed:
            return live
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> LiveTable | None:
        found = await self.database.read(
            lambda connection: (read_table(connection, id), read_entries(connection, id), read_chat(connection, id))
        )
        row, entries, chat = found
        if row is None:
            return None
        try:
            play = new_play(row)
            for entry in entries:
                play.apply(entry)
        except Exception as error:
            log("a table cannot be read", level=40, exc_info=True, table=id)
            raise Refusal("table-unreadable", detail=str(error)) from None
        if row.imported:
            play.resigned = row.resigned()
            play.ended = "imported" if row.outcome is None else row.outcome.ended
        live = LiveTable(self, row, play, chat)
        self.tables[id] = live
        try:
            await live.driver.begin_clocks()
        except Exception:
            self._let_go(live)  # whoever comes next loads it again, and nobody pays for the time until then
            raise
        live.driver.go()
        return live

    async def changed(self, id: str) -> LiveTable | None:
        """A table's row or seats were changed in the database by this process: tell everybody, everywhere."""
        # Whoever is loading the table may have read it before: wait, and read it again.
        live = await self.table(id) if id in self._loading else self.tables.get(id)
        if live is not None:
            await live.read_again()
        self.fanout.tell(News(self.origin, id, row=True))
        self.lobby_changed()
        return live

    def forget(self, id: str) -> None:
        """A table was deleted."""
        live = self.tables.get(id)
        if live is not None:
            self._let_go(live, NO_SUCH_TABLE)
        self.fanout.tell(News(self.origin, id, row=True))
        self.lobby_changed()

    def _let_go(self, live: LiveTable, code: int = RESTART) -> None:
        live.shut(code)
        if self.tables.get(live.row.id) is live:
            del self.tables[live.row.id]

    # -- sessions --------------------------------------------------------------------------------------------------------

    def visitors(self) -> list[Visitor]:
        """Everybody at a table."""
        return [visitor for live in self.tables.values() for visitor in live.presence.visitors]

    def end_session(self, session: str) -> None:
        """Somebody has logged out: their connections end, too."""
        for visitor in self.visitors():
            if visitor.session == session:
                visitor.close(LOGGED_OUT)

    def renew_session(self, session: str, renewed: str) -> None:
        """A session goes on under a new token, and so do its connections."""
        for visitor in self.visitors():
            if visitor.session == session:
                visitor.session = renewed

    def end_other_sessions(self, user: str, session: str) -> None:
        """All sessions of a user end but this one."""
        for visitor in self.visitors():
            if visitor.user_id == user and visitor.session != session:
                visitor.close(LOGGED_OUT)

    async def _check_sessions(self) -> None:
        """Sessions may have ended elsewhere: at another process, or because an account was locked out."""
        visitors = [visitor for visitor in self.visitors() if visitor.session]
        tokens = {visitor.session for visitor in visitors if visitor.session}
        valid = await self.database.read(lambda connection: valid_sessions(connection, tokens))
        for visitor in visitors:
            if visitor.session in tokens and visitor.session not in valid:
                visitor.close(LOGGED_OUT)
                self.identity.forget(visitor.user_id)

    # -- other processes -------------------------------------------------------------------------------------------------

    async def _hear(self, news: News) -> None:
        if news.lobby:
            self.tell_lobby()
        live = self.tables.get(news.table)
        if live is not None:
            await live.hear(news)

    async def _go_round(self) -> None:
        """Every few seconds: say who is here, catch up with what news may have missed, let go of what nobody needs."""
        for number in itertools.count():
            try:
                if number % TIDY_ROUNDS == 0:
                    await self.database.run(forget_idle_guests)
                await asyncio.sleep(ROUNDS)
                await self._round()
            except Exception:
                log("a round through the house failed", level=40, exc_info=True)

    async def _round(self) -> None:
        self._count += 1
        thorough = self._count % THOROUGH == 0 or not await self.fanout.healthy()
        here = list(self.tables.values())
        there = await self.database.read(lambda connection: existing(connection, [live.row.id for live in here]))
        for live in here:
            try:
                await self._look_after(live, live.row.id in there, thorough)
            except Exception:  # one table must not be the misfortune of all others
                log("a table could not be looked after", level=40, exc_info=True, table=live.row.id)
        await self._check_sessions()
        await self._note_hosts()
        await self._wake()

    async def _look_after(self, live: LiveTable, there: bool, thorough: bool) -> None:
        if not there:
            self._let_go(live, NO_SUCH_TABLE)
        elif live.closed or (not live.busy and time.monotonic() - live.used > self.settings.evict_after):
            self._let_go(live)
        else:
            if self.settings.redis and live.presence.visitors:
                live.pass_on(News(present=live.presence.here()))
                async with live.lock:
                    await live.catch_up()
                    if thorough:
                        await live.refresh()
            live.driver.go()  # it stands still where the database was away when a bot or a clock wanted to go on

    async def _note_hosts(self) -> None:
        """Open tables whose host stays away leave the lobby."""
        waiting = [live.row.id for live in self.tables.values() if live.waiting and live.presence.is_here(live.row.host)]
        if waiting and self._count % HOST_ROUNDS == 0:
            await self.database.run(lambda connection: host_seen(connection, waiting))

    async def _wake(self) -> None:
        """Load tables where bots should think or clocks run, but no process lets them: a few at a time."""
        now = now_ms()
        found = await self.database.read(
            lambda connection: sleeping(connection, now - ASLEEP_MS, max(self.since, now - IDLE_MS))
        )
        self._quiet = {id: number for id, number in found if self._quiet.get(id) == number}
        due = [(id, number) for id, number in found if id not in self.tables and id not in self._quiet]
        for id, number in due[:FEW]:
            self._quiet[id] = number
            try:
                live = await self.table(id)
            except Refusal:
                continue  # has been logged
            if live is not None and live.busy:
                del self._quiet[id]
            elif live is not None:
                live.used = -math.inf  # nothing to do here: out again with the next round


def new_play(row: TableRow) -> Play:
    """The play of a table before its first entry."""
    game = games.game(row.game)
    game.check_version(row.version)
    return Play(game, row.options, len(row.seats), row.seed, row.clock, row.version, row.release, row.fingerprint)
