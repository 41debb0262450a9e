"""Connections before anybody has asked for anything: how much they may say, and how long they may stay silent.

uvicorn puts up with headers of any length and with connections that never ask. Here a head may have 32 KiB, and whoever does
not finish one in time is sent away; of those who are silent only so many are kept, so that newcomers always find a place.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from asztal.server.ops.limits import place_of
from asztal.server.settings import Settings

HEAD_BYTES = 32 * 1024
"""The longest head of a request: its address, cookies and all."""
SILENT = 256
"""Connections that may be silent at the same time, at each process; one more, and the one silent for longest goes."""
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n"


class Connection(HttpToolsProtocol):
    patience: ClassVar[float] = 20.0
    """Seconds in which a request has to be asked."""
    most: ClassVar[int | None] = None
    """Connections of one address; None: any number."""
    proxies: ClassVar[list[ipaddress.IPv4Network | ipaddress.IPv6Network]] = []
    """Many people come by way of these."""
    silent: ClassVar[dict[Connection, None]] = {}
    """Those who have not asked yet, in the order in which they came."""
    places: ClassVar[Counter[str]] = Counter()
    """Connections by address."""

    @classmethod
    def set_up(cls, settings: Settings) -> None:
        cls.patience = settings.patience
        cls.most = settings.connections * 2 if settings.limited else None  # a browser opens some besides its WebSockets
        cls.proxies = [ipaddress.ip_network(proxy.strip()) for proxy in settings.proxy.split(",") if proxy.strip()]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._head = 0
        """Bytes of a head that is not complete."""
        self._went_on = False
        """What came last completed a head, or was of a body."""
        self._refused = False
        self._place: str | None = None
        self._alarm: asyncio.TimerHandle | None = None

    # -- coming and going ------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.most is not None and self.client is not None and not self._is_proxy(self.client[0]):
            self._place = place_of(self.client[0])
            self.places[self._place] += 1
            if self.places[self._place] > self.most:
                self._send_away(TOO_MANY)
                return
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_complete()
        self.leave_place()
        super().connection_lost(exc)

    def leave_place(self) -> None:
        if self._place is not None:
            self.places[self._place] -= 1
            if not self.places[self._place]:
                del self.places[self._place]
            self._place = None

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ipaddress.ip_address(address) in network for network in self.proxies)
        except ValueError:
            return False

    # -- silence ---------------------------------------------------------------------------------------------------------

    def _expect_head(self) -> None:
        if self._alarm is None:
            self._alarm = self.loop.call_later(self.patience, self.transport.abort)
            self.silent[self] = None
            if len(self.silent) > SILENT:
                next(iter(self.silent)).transport.abort()

    def _head_complete(self) -> None:
        self.silent.pop(self, None)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # -- heads -----------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._went_on = False
        super().data_received(data)
        self._head = 0 if self._went_on else self._head + len(data)
        if self._head > HEAD_BYTES and not self._refused:  # of a head, or of what may follow a body
            self._send_away(TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_head()

    def on_headers_complete(self) -> None:
        self._went_on = True
        self._head_complete()
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD_BYTES:
            self._send_away(TOO_LONG)
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._went_on = True
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._went_on = True
        if not self._refused:
            super().on_message_complete()

    def _send_away(self, answer: bytes) -> None:
        self._refused = True
        self._head_complete()
        self.transport.write(answer)
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """From now on another protocol hears of this connection, and WebSockets are counted elsewhere."""
        self.leave_place()
        if not self._refused:
            super().handle_websocket_upgrade()
