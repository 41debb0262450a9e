"""Messages nobody should send: over HTTP and WebSocket, made up from a seed."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect

from asztal.server.trials.load import Http
from asztal.server.trials.stubborn import GONE, SILENCE

WISHES = (
    "move", "undo", "answer", "withdraw", "why", "hint", "chat", "resign", "hand_over", "take_back", "ping", "nonsense",
)  # fmt: skip
FIELDS = ("id", "seat", "code", "number", "ask", "agree", "text", "bot", "type", "other")
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "BREW")
PATHS = (
    "/", "/api/session", "/api/accounts", "/api/accounts/password", "/api/games", "/api/games/{}", "/api/texts", "/api/bots",
    "/api/tables", "/api/tables/{}", "/api/tables/{}/start", "/api/tables/{}/join", "/api/tables/{}/leave",
    "/api/tables/{}/seats/{}", "/api/tables/{}/rematch", "/api/tables/{}/record", "/api/tables/{}/replay",
    "/api/tables/{}/scores", "/api/invitations/{}", "/api/records", "/health", "/metrics", "/openapi.json", "/ws/tables/{}",
    "/ws/lobby", "/assets/{}", "/../{}", "/{}",
)  # fmt: skip
BODIES = (
    "name", "password", "language", "old", "new", "game", "seats", "options", "public", "start", "clock", "absent", "seed",
    "seat", "bot", "version", "moves", "scores", "ended", "resigned", "kind", "village",
)  # fmt: skip
SIGNS = "abc:/?#[]@!$&'()*+,;=-._~%\x00\x01\x1b\"\\ <>{}|^`áőű漢🂡\u202e\ufeff"
PIECE = 200
"""Messages sent to one connection at most."""


class Told(Struct):
    sent: int = 0
    failures: int = 0
    """Answers of 500, or wishes refused because something failed."""


class Nuisance:
    def __init__(self, port: int, table: str, cookie: str, seed: int) -> None:
        self.port = port
        self.table = table
        self.cookie = cookie
        self.chance = random.Random(seed)
        self.told = Told()

    # -- what is sent ----------------------------------------------------------------------------------------------------

    def word(self) -> str:
        chance = self.chance
        known = ("x", "random", "take:1", "0", "-1", "9" * 30, self.table, "rollwrite", "me", "bot", "hu", "a." * 60 + "a=1")
        if chance.random() < 0.5:
            return chance.choice(known)
        return "".join(chance.choice(SIGNS) for _ in range(chance.choice((0, 1, 5, 40, 400))))

    def value(self, depth: int = 0) -> object:
        chance = self.chance
        kind = chance.randrange(9 if depth < 4 else 6)
        match kind:
            case 0:
                return None
            case 1:
                return chance.random() < 0.5
            case 2:
                return chance.choice((-1, 0, 1, 2, 9, 10, 2**31, 2**53, 2**64, -(2**63)))
            case 3:
                return chance.choice((0.5, -0.0, 1e308, 1e-320))
            case 4 | 5:
                return self.word()
            case 6:
                return [self.value(depth + 1) for _ in range(chance.randrange(4))]
            case _:
                return {self.word(): self.value(depth + 1) for _ in range(chance.randrange(4))}

    def message(self) -> str | bytes:
        """For a table's socket: nearly right, or nothing at all."""
        chance = self.chance
        kind = chance.randrange(10)
        if kind == 0:
            return chance.randbytes(chance.choice((0, 1, 30, 3000)))
        if kind == 1:
            return "[" * chance.choice((1, 100, 5000))
        wish: dict[str, object] = {name: self.value() for name in chance.sample(FIELDS, chance.randrange(len(FIELDS)))}
        if kind > 3:
            usual = {
                "id": str(chance.random()),
                "seat": chance.randrange(3),
                "number": chance.randrange(50),
                "code": self.word(),
            }
            wish = {**wish, **{name: usual[name] for name in usual if chance.random() < 0.9}, "type": chance.choice(WISHES)}
        data = msgspec.json.encode(wish)
        if chance.random() < 0.1:
            place = chance.randrange(len(data))
            data = data[:place] + chance.randbytes(1) + data[place + 1 :]
            return data
        return data.decode()

    def request(self) -> bytes:
        """A whole HTTP request, as bytes."""
        chance = self.chance
        path = chance.choice(PATHS)
        while "{}" in path:
            path = path.replace("{}", self._quoted(chance.choice((self.table, self.word()))), 1)
        if chance.random() < 0.3:
            path += "?" + "&".join(
                f"{self._quoted(self.word())}={self._quoted(self.word())}" for _ in range(chance.randrange(4))
            )
        body = msgspec.json.encode(
            {name: self.value() for name in chance.sample(BODIES, chance.randrange(8))}
            if chance.random() < 0.8
            else self.value()
        )
        if chance.random() < 0.1:
            body = chance.randbytes(chance.choice((1, 50, 5000)))
        lines = [
            f"{chance.choice(METHODS)} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Content-Length: {len(body) if chance.random() < 0.95 else chance.choice((0, 5, -1, 10**12))}",
            f"Content-Type: {'application/json' if chance.random() < 0.9 else self._quoted(self.word())}",
        ]
        if chance.random() < 0.7:
            lines.append(f"Cookie: {self.cookie if chance.random() < 0.9 else self._quoted(self.word())}")
        if chance.random() < 0.1:
            lines.append(f"X-Long: {'a' * chance.choice((10, 30_000, 70_000))}")
        return "\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1", "replace") + body

    def _quoted(self, text: str) -> str:
        if self.chance.random() < 0.2:  # as it is, but for what would end the line
            return text.replace("\r", "").replace("\n", "").replace(" ", "+")
        return "".join(f"%{byte:02x}" for byte in text.encode())

    # -- sending ---------------------------------------------------------------------------------------------------------

    async def http(self, count: int) -> None:
        for _ in range(count):
            with suppress(*GONE):
                async with asyncio.timeout(SILENCE):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    try:
                        writer.write(self.request())
                        writer.write_eof()
                        status = (await reader.read(1000)).partition(b"\r\n")[0]
                    finally:
                        writer.close()
                    self.told.failures += b" 500 " in status
            self.told.sent += 1

    async def socket(self, count: int) -> None:
        """Over one connection, or one after the other when the server has enough of it."""
        left = count
        while left > 0:
            with suppress(*GONE):
                url = f"ws://127.0.0.1:{self.port}/ws/tables/{self.table}"
                headers = {"Cookie": self.cookie}
                async with connect(url, additional_headers=headers, compression=None, open_timeout=SILENCE) as socket:
                    listening = asyncio.create_task(self._listen(socket))
                    try:
                        for _ in range(min(left, PIECE)):
                            left -= 1
                            self.told.sent += 1
                            await socket.send(self.message())
                            await asyncio.sleep(0)
                        await socket.send('{"type": "ping", "id": "last"}')
                        await asyncio.wait_for(listening, SILENCE)
                    finally:
                        listening.cancel()

    async def _listen(self, socket: object) -> None:
        async for message in socket:  # type: ignore[attr-defined]
            heard = msgspec.json.decode(message)
            self.told.failures += heard.get("error") == "internal"
            if heard["type"] == "pong" and heard["id"] == "last":
                return


async def nuisances(port: int, game: str, count: int, seed: int) -> list[Nuisance]:
    """So many, each at a table of its own."""
    made = []
    http = Http(port)
    for number in range(count):
        _, cookie = await http.call("GET", "/api/session")
        seats = [{"kind": "me"}, {"kind": "me" if number % 2 else "bot"}]
        info, _ = await http.call("POST", "/api/tables", {"game": game, "seats": seats, "start": True, "public": True}, cookie)
        made.append(Nuisance(port, str(info["id"]), cookie, seed + number))
    return made
