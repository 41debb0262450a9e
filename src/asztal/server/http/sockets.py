"""The WebSockets: one for each table that is open, one for the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from asztal.server.http.endpoints import address
from asztal.server.http.origins import require_own_host, require_own_page
from asztal.server.ops.limits import Limit
from asztal.server.ops.logs import log
from asztal.server.ops.metrics import MALFORMED, REFUSED
from asztal.server.store.database import is_away
from asztal.server.tables import wishes
from asztal.server.tables.house import House
from asztal.server.tables.live import LiveTable
from asztal.server.tables.visitors import NO_SUCH_TABLE, NOT_YOURS, RESTART, TOO_FAST, UNREADABLE, Manner, Visitor
from asztal.server.wire import words
from asztal.server.wire.messages import (
    WISHES,
    AnswerWish,
    ChatWish,
    FromBrowser,
    HandOverWish,
    HintWish,
    Malformed,
    MoveWish,
    Ping,
    Refused,
    ResignWish,
    TakeBackWish,
    UndoWish,
    WhyWish,
    WithdrawWish,
)
from asztal.server.wire.refusals import Refusal, too_fast

BROKEN = 1011
CODES = {"no-such-table": NO_SUCH_TABLE, "table-unreadable": UNREADABLE, "too-fast": TOO_FAST}
"""With which code the socket closes; otherwise it is not yours to watch."""
FRAME_BYTES = 16 * 1024
"""The longest message a browser has reason to send."""
PATIENCE = 50
"""Messages over the limit, or malformed ones, before the connection is closed."""
Attend = Callable[[WebSocket], Awaitable[None]]
GRANTED: dict[type[FromBrowser], Callable[[LiveTable, Visitor, Any], Awaitable[None] | None]] = {
    MoveWish: wishes.move,
    UndoWish: wishes.undo,
    AnswerWish: wishes.answer,
    WithdrawWish: wishes.withdraw,
    WhyWish: wishes.why,
    HintWish: wishes.hint,
    ChatWish: wishes.chat,
    ResignWish: wishes.resign,
    HandOverWish: wishes.hand_over,
    TakeBackWish: wishes.take_back,
    Ping: wishes.ping,
}
"""What is done for each kind of wish."""


class StarletteWire:
    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket

    async def send_bytes_as_text(self, data: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": data.decode()})

    async def close(self, code: int) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(code)


def welcoming(house: House, serve: Attend) -> Attend:
    """A WebSocket with what holds for all of them: from our own pages, not too many, and never left without an answer."""

    async def welcome(socket: WebSocket) -> None:
        settings, place = house.settings, address(socket)
        house.connected[place] += 1
        try:
            await socket.accept()
            require_own_host(socket, settings)
            require_own_page(socket, settings)
            if settings.limited and (house.connected[place] > settings.connections or house.requests.take(place)):
                raise Refusal("too-fast")
            await serve(socket)
        except Refusal as refusal:
            await _close(socket, CODES.get(refusal.error, NOT_YOURS), refusal.error)
        except WebSocketDisconnect:
            pass  # gone before we had answered
        except Exception:
            log("a connection failed", level=40, exc_info=True, path=socket.url.path)
            await _close(socket, BROKEN)
        finally:
            house.connected[place] -= 1
            if not house.connected[place]:
                del house.connected[place]

    return welcome


async def _close(socket: WebSocket, code: int, reason: str | None = None) -> None:
    """Whoever has gone already need not be told."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.close(code, reason)


def table_socket(house: House) -> Attend:
    async def serve(socket: WebSocket) -> None:
        visitor, live, after = await _admit(house, socket)
        async with live.lock:
            if live.closed:  # let go of meanwhile: once more
                await _close(socket, RESTART)
                return
            live.enter(visitor, after)
        try:
            await _converse(socket, visitor, Reception(house, live, visitor).read)
        finally:
            live.exit(visitor)

    return welcoming(house, serve)


def lobby_socket(house: House) -> Attend:
    async def serve(socket: WebSocket) -> None:
        visitor = Visitor(None)
        limit = Limit(house.settings.burst, house.settings.per_second)
        house.lobby.add(visitor)

        async def ignore(text: str | bytes) -> None:
            if limit.take(""):
                visitor.close(TOO_FAST)

        try:
            await _converse(socket, visitor, ignore)
        finally:
            house.lobby.discard(visitor)

    return welcoming(house, serve)


async def _admit(house: House, socket: WebSocket) -> tuple[Visitor, LiveTable, int]:
    user = await house.identity.user(socket)
    id = str(socket.path_params["id"])
    live = await house.table(id) if id.isprintable() else None
    if live is None:
        raise Refusal("no-such-table")
    key = socket.query_params.get("key")
    if not live.row.may_watch(user, key):
        raise Refusal("private")
    after = socket.query_params.get("after", "0")
    number = int(after) if after.isascii() and after.isdecimal() and len(after) < 10 else 0
    manner = Manner(*(socket.query_params.get(name) == "1" for name in Manner._fields))
    session = None if user is None else house.identity.token(socket)
    return Visitor(user, manner, session, key), live, number


async def _converse(socket: WebSocket, visitor: Visitor, read: Callable[[str | bytes], Awaitable[None]]) -> None:
    """Read and write until one side has enough."""
    pump = asyncio.create_task(visitor.pump(StarletteWire(socket)))
    listen = asyncio.create_task(_listen(socket, read))
    try:
        await asyncio.wait((pump, listen), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (pump, listen):
            task.cancel()
        for result in await asyncio.gather(pump, listen, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
                log("a connection failed", level=40, detail=repr(result))


async def _listen(socket: WebSocket, read: Callable[[str | bytes], Awaitable[None]]) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await read(text if text is not None else message.get("bytes") or b"")


class Reception:
    """Where the wishes of one connection are received."""

    def __init__(self, house: House, live: LiveTable, visitor: Visitor) -> None:
        self.house = house
        self.live = live
        self.visitor = visitor
        self.limit = Limit(house.settings.burst, house.settings.per_second)
        self.thoughts = Limit(5, 0.5)
        self.patience = PATIENCE

    async def read(self, data: str | bytes) -> None:
        if len(data) > FRAME_BYTES:
            self._complain("too long", None)
            return
        try:
            wish = WISHES.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._complain(str(error) or "not readable", _id(data))
            return
        wait = self.limit.take("") if self.house.settings.limited else 0.0
        if wait:
            self._lose_patience()
            self._refuse(wish, too_fast(wait))
            return
        # A connection that breaks must not stop a wish half-way: committed, but not applied.
        granting = self.house.spawn(self._grant(wish))
        if not isinstance(wish, HintWish):  # thinking takes a while; meanwhile other wishes are heard
            await asyncio.shield(granting)

    async def _grant(self, wish: FromBrowser) -> None:
        try:
            if isinstance(wish, HintWish):
                self._limit_thoughts()
            done = GRANTED[type(wish)](self.live, self.visitor, wish)
            if done is not None:
                await done
        except Refusal as refusal:
            self._refuse(wish, refusal)
        except Exception as error:
            log("a wish failed", level=40, exc_info=True, table=self.live.row.id)
            self._refuse(wish, Refusal("database-away" if is_away(error) else "internal"))

    def _limit_thoughts(self) -> None:
        wait = self.thoughts.take("") if self.house.settings.limited else 0.0
        if wait:
            raise too_fast(wait)

    def _refuse(self, wish: FromBrowser, refusal: Refusal) -> None:
        REFUSED.labels(refusal.error).inc()
        row = self.live.row
        line = words.refused(refusal, row.game, row.names())
        self.visitor.send(Refused(wish.id, refusal.error, line, self.live.play.number, refusal.detail))

    def _complain(self, detail: str, id: str | None) -> None:
        MALFORMED.inc()
        self.visitor.send(Malformed("bad-message", words.refused(Refusal("bad-message")), detail[:300], id))
        self._lose_patience()

    def _lose_patience(self) -> None:
        self.patience -= 1
        if self.patience <= 0:
            self.visitor.close(TOO_FAST)


class _WithId(msgspec.Struct):
    id: str | None = None


def _id(data: str | bytes) -> str | None:
    """The id of a message that is otherwise wrong, if it has a usable one."""
    try:
        id = msgspec.json.decode(data, type=_WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return id if id is not None and len(id) <= 64 else None
