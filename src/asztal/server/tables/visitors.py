"""Visitors: the open WebSockets at a table. Each has an outbox, so that a slow one never holds up the others."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import NamedTuple, Protocol

from asztal.server.wire.messages import ENCODER, Message, User

OUTBOX = 400
"""Messages that may wait for a slow reader before the connection is closed."""
RESTART = 1012
LOGGED_OUT = 4401
NOT_YOURS = 4403
NO_SUCH_TABLE = 4404
TOO_SLOW = 4408
UNREADABLE = 4422
TOO_FAST = 4429


class Wire(Protocol):
    """What a visitor needs of a WebSocket."""

    async def send_bytes_as_text(self, data: bytes) -> None: ...

    async def close(self, code: int) -> None: ...


class Manner(NamedTuple):
    """How a connection wants to be told things."""

    speak: bool = False
    """Lines with their words in both languages."""
    drawn: bool = False
    """Views with a drawing of them."""


class Visitor:
    """One connection: who it is, which seats it holds, what it is yet to be told."""

    def __init__(
        self,
        user: User | None,
        manner: Manner = Manner(),  # noqa: B008 - immutable
        session: str | None = None,
        key: str | None = None,
    ) -> None:
        self.user = user
        self.manner = manner
        self.session = session
        """The token of the user's session: when that ends, so does the connection."""
        self.key = key
        """The key of a private table, if it was given."""
        self.seats: tuple[int, ...] = ()
        self.closing: int | None = None
        self._outbox: deque[bytes] = deque()
        self._ready = asyncio.Event()

    @property
    def user_id(self) -> str | None:
        return None if self.user is None else self.user.id

    def send(self, message: Message) -> None:
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, data: bytes) -> None:
        if self.closing is not None:
            return
        if len(self._outbox) >= OUTBOX:
            self.close(TOO_SLOW)
            return
        self._outbox.append(data)
        self._ready.set()

    def close(self, code: int) -> None:
        """Close after what waits has been sent; a reader that is too slow gets nothing more."""
        if self.closing is None:
            self.closing = code
            if code == TOO_SLOW:
                self._outbox.clear()
            self._ready.set()

    async def pump(self, wire: Wire) -> None:
        """Send what waits until the visitor is to be closed."""
        while True:
            await self._ready.wait()
            while self._outbox:
                await wire.send_bytes_as_text(self._outbox.popleft())
            self._ready.clear()
            if self.closing is not None:
                await wire.close(self.closing)
                return
