"""Telling the other processes what happened here. The database is the truth; news only make it quick."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
import redis
import redis.asyncio
from msgspec import Struct
from redis.exceptions import RedisError

from asztal.core.errors import AsztalError
from asztal.server.ops.logs import log
from asztal.server.ops.watch import now_ms
from asztal.server.wire.entries import Entry
from asztal.server.wire.messages import ChatLine, UndoAsk

CHANNEL = "asztal:news"
SINCE = "asztal:since"
"""Since when some process has been listening."""
WAITING = 10_000
"""News that may wait while Redis does not answer; more are dropped."""
PATIENCE = 10.0
"""So long a process that starts waits until it hears the others."""


class BadRedis(AsztalError):
    """Redis cannot be used; says why."""


def require_redis(url: str) -> None:
    """Whether Redis answers, before any process starts that needs it."""
    bad = BadRedis("--redis is a URL such as redis://localhost or redis://:PASSWORD@HOST:6379/0")
    try:
        client = redis.Redis.from_url(url, socket_connect_timeout=5, socket_timeout=5)
        database = urlsplit(url).path.strip("/")
    except ValueError:
        raise bad from None
    if database and not database.isdecimal() and not url.startswith("unix:"):  # would be left out in silence
        raise bad
    try:
        client.ping()
    except TypeError:  # an option there is not
        raise bad from None
    except (RedisError, OSError) as error:
        place = client.connection_pool.connection_kwargs
        where = place.get("path") or f"{place.get('host', 'localhost')}:{place.get('port', 6379)}"
        raise BadRedis(f"cannot reach Redis at {where}: {_reason(error)}") from None
    finally:
        client.close()


def _reason(error: Exception) -> str:
    """What the system says; Redis wraps it in words of its own."""
    cause = error.__cause__ or error.__context__
    return str(getattr(cause, "strerror", None) or error).lower()


class News(Struct, frozen=True, omit_defaults=True):
    """Something the other processes should know about a table."""

    origin: str = ""
    table: str = ""
    entry: Entry | None = None
    chat: ChatLine | None = None
    row: bool = False
    """The table's row or seats have changed."""
    present: list[str] | None = None
    """The users connected to the table at the origin."""
    ask: UndoAsk | None = None
    ask_key: str | None = None
    """The key of the wish that asks, or asked: no other question has the same."""
    ask_over: str | None = None
    """The undo that was asked for is off: id of the line that says why, or nothing if it was granted."""
    ask_by: int | None = None
    rematch: str | None = None
    lobby: bool = False


Hear = Callable[[News], Awaitable[None]]


class FanOut(Protocol):
    origin: str
    unbroken: float | None
    """Since when (`time.monotonic`) nothing others told can have been missed; None while the fan-out is away."""

    async def start(self, hear: Hear) -> int:
        """Begin to listen. Since when (in milliseconds since 1970) there has always been some process of ours."""
        ...

    def tell(self, news: News) -> None: ...

    async def healthy(self) -> bool: ...

    async def close(self) -> None: ...


class Alone:
    """One process: nobody to tell."""

    def __init__(self) -> None:
        self.origin = secrets.token_hex(6)
        self.unbroken: float | None = 0.0

    async def start(self, hear: Hear) -> int:
        return now_ms()

    def tell(self, news: News) -> None:
        pass

    async def healthy(self) -> bool:
        return True

    async def close(self) -> None:
        pass


class RedisFanOut:
    """Several processes, by way of Redis' publish and subscribe."""

    def __init__(self, url: str) -> None:
        self.origin = secrets.token_hex(6)
        self.unbroken: float | None = None
        self._subscribed = False
        self._since: int | None = None
        self._client: Any = redis.asyncio.from_url(url, socket_keepalive=True, health_check_interval=15)
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear) -> int:
        subscribed = asyncio.Event()
        try:
            if not any(count for _, count in await self._client.pubsub_numsub(CHANNEL)):
                await self._client.set(SINCE, now_ms())  # nobody else is there
        except (RedisError, OSError):  # away: we begin without it, as if nobody had been there, and listen when it is back
            self._since = now_ms()
        self._tasks = [asyncio.create_task(self._listen(hear, subscribed)), asyncio.create_task(self._send())]
        if self._since is None:
            try:
                await asyncio.wait_for(subscribed.wait(), PATIENCE)
                self._since = await self._ask_since()
            except (RedisError, OSError, TimeoutError):
                self._since = now_ms()
        return self._since

    async def _ask_since(self) -> int:
        """A Redis that was away does not know until one of the others has told it again."""
        for _ in range(100):
            known = await self._client.get(SINCE)
            if known is not None:
                return int(known)
            await asyncio.sleep(0.05)
        return now_ms()

    async def _tell_since(self) -> None:
        """After Redis was away: it may have forgotten, or been told by somebody who came meanwhile and could not know."""
        known = await self._client.get(SINCE)
        if self._since is not None and (known is None or int(known) > self._since):
            await self._client.set(SINCE, self._since)

    def tell(self, news: News) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # rounds through the house mend what news have missed
            self._waiting.put_nowait(msgspec.json.encode(news))

    async def healthy(self) -> bool:
        try:
            well = bool(await asyncio.wait_for(self._client.ping(), 2)) and self._subscribed
        except (RedisError, OSError, TimeoutError):
            well = False
        if not well:
            self.unbroken = None
        elif self.unbroken is None:
            self.unbroken = time.monotonic()
        return well

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()

    async def _listen(self, hear: Hear, subscribed: asyncio.Event) -> None:
        while True:
            try:
                async with self._client.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] == "subscribe":  # for the first time, or after Redis was away
                            self._subscribed, self.unbroken = True, time.monotonic()
                            await self._tell_since()
                            subscribed.set()
                        elif message["type"] == "message":
                            await self._pass_on(message["data"], hear)
            except (RedisError, OSError) as error:
                self._subscribed, self.unbroken = False, None
                log("redis is away; tables are kept up to date from the database", detail=str(error))
                await asyncio.sleep(1)

    async def _pass_on(self, data: bytes, hear: Hear) -> None:
        try:
            news = msgspec.json.decode(data, type=News)
            if news.origin != self.origin:
                await hear(news)
        except Exception:  # one bad message must not end the listening
            log("news could not be used", level=40, exc_info=True)

    async def _send(self) -> None:
        while True:
            data = await self._waiting.get()
            try:
                await self._client.publish(CHANNEL, data)
            except (RedisError, OSError) as error:
                log("news could not be told", detail=str(error))
