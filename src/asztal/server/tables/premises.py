"""The premises: what one server process works with, and everybody who looks at the lobby through it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from asztal.server.ops.limits import Limit
from asztal.server.ops.logs import log
from asztal.server.ops.watch import Watch, now_ms
from asztal.server.people.identity import Identity
from asztal.server.settings import Settings
from asztal.server.store.database import Database
from asztal.server.store.ledger import Ledger
from asztal.server.tables.fanout import Alone, FanOut, News, RedisFanOut
from asztal.server.tables.thinking import Thinkers
from asztal.server.tables.visitors import Visitor
from asztal.server.wire.messages import ENCODER, LobbyNews

COSTLY = 20.0
COSTLY_PER_SECOND = 1.0
LOBBY_PAUSE = 1.0
LOBBY = ENCODER.encode(LobbyNews())


class Premises:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.database.upgrade()
        self.ledger = Ledger(self.database)
        self.thinkers = Thinkers(settings.thinkers)
        self.reviewing = 0
        """Reviews being made here."""
        self.fanout: FanOut = RedisFanOut(settings.redis) if settings.redis else Alone()
        self.origin = self.fanout.origin
        self.identity = Identity(settings, self.database)
        self.lobby: set[Visitor] = set()
        self.connected: Counter[str] = Counter()
        """Open WebSockets by address."""
        self.requests = Limit(settings.burst, settings.per_second)
        self.costly = Limit(COSTLY, COSTLY_PER_SECOND)
        """For what takes long to answer, such as replays."""
        self.since = now_ms()
        """Since when there has always been a process: clocks of entries from before have run while nobody was there."""
        self.watch = Watch()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lobby_due = False

    async def leave(self) -> None:
        """Everything waiting is written, everything held is let go of."""
        for task in list(self._tasks):
            task.cancel()
        await self.fanout.close()
        await self.identity.shared.close()
        self.thinkers.close()
        self.ledger.close()
        self.database.close()

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

    def lobby_changed(self) -> None:
        self.fanout.tell(News(self.origin, "", lobby=True))
        self.tell_lobby()

    def tell_lobby(self) -> None:
        """At most one message a second, however much happens."""
        if not self._lobby_due:
            self._lobby_due = True
            asyncio.get_running_loop().call_later(LOBBY_PAUSE, self._tell_lobby_now)

    def _tell_lobby_now(self) -> None:
        self._lobby_due = False
        for visitor in self.lobby:
            visitor.send_encoded(LOBBY)
