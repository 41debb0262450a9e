"""The house: everything one server process holds together, above all the tables in memory."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from asztal import games
from asztal.core.errors import AsztalError
from asztal.server.fanout import Alone, FanOut, News, RedisFanOut
from asztal.server.identity import Identity
from asztal.server.limits import Limit
from asztal.server.live import LiveTable
from asztal.server.logs import log
from asztal.server.messages import ENCODER, LobbyNews
from asztal.server.metrics import CONNECTIONS, TABLES
from asztal.server.play import Play
from asztal.server.settings import Settings
from asztal.server.store.database import Database
from asztal.server.store.ledger import Ledger, read_entries
from asztal.server.store.people import forget_idle_guests, now_ms
from asztal.server.store.rows import TableRow, idle_clocked, read_chat, read_table
from asztal.server.thinking import Thinkers
from asztal.server.visitors import RESTART, Visitor

ROUNDS = 5.0
"""Seconds between two rounds through the house."""
IDLE_MS = 60_000
TIDY_ROUNDS = 17_280
"""After so many rounds, once a day, and at the start, what nobody will miss is thrown away."""
LOBBY_PAUSE = 1.0
LOBBY = ENCODER.encode(LobbyNews())


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.database.upgrade()
        self.ledger = Ledger(self.database)
        self.thinkers = Thinkers(settings.thinkers)
        self.fanout: FanOut = RedisFanOut(settings.redis) if settings.redis else Alone()
        self.origin = self.fanout.origin
        self.identity = Identity(settings, self.database)
        self.tables: dict[str, LiveTable] = {}
        self.lobby: set[Visitor] = set()
        self.connected: Counter[str] = Counter()
        """Open WebSockets by address."""
        self.requests = Limit(settings.burst, settings.per_second)
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lobby_due = False
        self._rounds: asyncio.Task[None] | None = None
        TABLES.ask = lambda: len(self.tables)
        CONNECTIONS.ask = lambda: len(self.lobby) + sum(len(table.presence.visitors) for table in self.tables.values())

    async def open(self) -> None:
        await self.fanout.start(self._hear)
        self._rounds = asyncio.create_task(self._go_round())
        log("open", database=self.database.url.render_as_string(), redis=bool(self.settings.redis), home=self.settings.home)

    async def close(self) -> None:
        """A graceful stop: nobody new, everybody told to come back, everything waiting written."""
        if self._rounds is not None:
            self._rounds.cancel()
        for visitor in list(self.lobby):
            visitor.close(RESTART)
        for table in list(self.tables.values()):
            table.shut()
        for task in list(self._tasks):
            task.cancel()
        await self.fanout.close()
        await self.identity.shared.close()
        self.thinkers.close()
        self.ledger.close()
        self.database.close()
        log("closed")

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something on the side; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)
        return task

    def _spawned(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log("something on the side went wrong", level=40, detail=repr(task.exception()))

    # -- tables ----------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable | None:
        """A table, loaded if need be; None if there is none."""
        live = self.tables.get(id)
        if live is not None:
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
        play = new_play(row)
        for entry in entries:
            play.apply(entry)
        if row.imported and play.state is not None and play.ended is None:
            play.ended = "imported"
        live = LiveTable(self, row, play, chat)
        self.tables[id] = live
        await live.driver.begin_clocks()
        live.driver.go()
        return live

    async def changed(self, id: str) -> LiveTable | None:
        """A table's row or seats were changed in the database by this process: tell everybody, everywhere."""
        live = self.tables.get(id)
        if live is not None:
            async with live.lock:
                await live.catch_up()
            await live.reload()
        self.fanout.tell(News(self.origin, id, row=True))
        self.lobby_changed()
        return live

    def forget(self, id: str) -> None:
        """A table was deleted."""
        live = self.tables.pop(id, None)
        if live is not None:
            live.shut(4404)
        self.fanout.tell(News(self.origin, id, row=True))
        self.lobby_changed()

    # -- the lobby -------------------------------------------------------------------------------------------------------

    def lobby_changed(self) -> None:
        self.fanout.tell(News(self.origin, "", lobby=True))
        self._tell_lobby()

    def _tell_lobby(self) -> None:
        """At most one message a second, however much happens."""
        if not self._lobby_due:
            self._lobby_due = True
            asyncio.get_running_loop().call_later(LOBBY_PAUSE, self._tell_lobby_now)

    def _tell_lobby_now(self) -> None:
        self._lobby_due = False
        for visitor in self.lobby:
            visitor.send_encoded(LOBBY)

    # -- other processes -------------------------------------------------------------------------------------------------

    async def _hear(self, news: News) -> None:
        if news.lobby:
            self._tell_lobby()
        live = self.tables.get(news.table)
        if live is not None:
            if news.row:
                async with live.lock:
                    await live.catch_up()
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
        for live in list(self.tables.values()):
            if live.closed or (not live.busy and time.monotonic() - live.used > self.settings.evict_after):
                live.shut()
                self.tables.pop(live.row.id, None)
            elif self.settings.redis and live.presence.visitors:
                live.pass_on(present=live.presence.here())
                async with live.lock:
                    await live.catch_up()
        idle = await self.database.read(lambda connection: idle_clocked(connection, now_ms() - IDLE_MS))
        for id in idle:
            await self.table(id)


def new_play(row: TableRow) -> Play:
    """The play of a table before its first entry."""
    try:
        game = games.game(row.game)
    except AsztalError as error:
        raise RuntimeError(f"table {row.id} needs a game that is not installed: {error}") from None
    return Play(game, row.options, len(row.seats), row.seed, row.clock)
