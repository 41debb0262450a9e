"""How many live tables a machine bears: `python -m asztal.server.trials.load --tables 500`.

Starts a server of its own (SQLite in a temporary folder, or `--database` and `--redis`), opens tables with one connection
for each seat, and lets every table make one random legal move every two seconds. Measured is the time from sending a move to
each client having its update; the time of the slowest client counts. The clients run in this process, on the same machine.
With `--thinkers 20 hard` every count is measured twice, the second time with so many tables besides at which nobody but bots of
this level plays: one of them thinks at each, all the time. Without and with them the figures should be the same.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import product
from pathlib import Path

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from asztal import bots, games
from asztal.server.settings import Settings
from asztal.server.trials import services

EVERY = 2.0
"""Seconds between two moves of a table."""
COUNTS = [100, 250, 500, 750, 1000]
LIMIT = 0.1
"""The 99th percentile has to stay below this."""


class SeenChoice(Struct):
    code: str


class SeenEyes(Struct):
    seat: int | None
    to_act: bool
    legal: list[SeenChoice]


class Seen(Struct):
    """As much of a message as a player without eyes for the board needs."""

    type: str
    id: str | None = None
    number: int = 0
    status: str = ""
    error: str = ""
    eyes: list[SeenEyes] = []


SEEN = msgspec.json.Decoder(Seen)


class Report(Struct):
    tables: int
    clients: int
    seconds: float
    moves: int
    refused: int
    p50_ms: float
    p90_ms: float
    p99_ms: float
    max_ms: float
    moves_a_second: float
    server_cpu: float
    """Share of one core the server's processes used."""
    client_cpu: float
    thinkers: int = 0
    """Tables besides at which bots think all the time."""

    def line(self) -> str:
        return (
            f"{self.tables} tables, {self.clients} clients: {self.moves_a_second:.0f} moves/s, "
            f"p50 {self.p50_ms:.1f} ms, p90 {self.p90_ms:.1f} ms, p99 {self.p99_ms:.1f} ms, max {self.max_ms:.0f} ms; "
            f"CPU server {self.server_cpu:.0%}, clients {self.client_cpu:.0%}; refused {self.refused}"
            + (f"; {self.thinkers} bots thinking" if self.thinkers else "")
        )


class Client:
    """One connection of one seat; knows what it may do now."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.legal: list[str] = []
        self.socket: ClientConnection | None = None

    async def listen(self, url: str) -> None:
        headers = {"Cookie": self.cookie}
        async with connect(
            url, additional_headers=headers, compression=None, max_size=2**22, ping_interval=None
        ) as self.socket:
            async for message in self.socket:
                self._hear(message)

    def _hear(self, message: str | bytes) -> None:
        now = time.perf_counter()
        seen = SEEN.decode(message)
        if seen.type in ("welcome", "update"):
            mine = seen.eyes[0] if seen.eyes else None
            self.legal = [choice.code for choice in mine.legal] if mine is not None else []
            self.table.heard(seen, now)
        elif seen.type == "refused":
            self.table.refused()

    async def move(self, code: str, number: int) -> None:
        assert self.socket is not None
        wish = {"type": "move", "id": f"{number}-{self.seat}", "seat": self.seat, "code": code, "number": number}
        await self.socket.send(msgspec.json.encode(wish).decode())


class Table:
    """One table with all its clients."""

    def __init__(self, id: str, times: list[float]) -> None:
        self.id = id
        self.clients: list[Client] = []
        self.number = 0
        self.over = False
        self.times = times
        self.refusals = 0
        self._sent: float | None = None
        self._waiting: int = 0
        self._ready = asyncio.Event()

    def heard(self, seen: Seen, now: float) -> None:
        if seen.type == "welcome":
            self.number = max(self.number, seen.number)
            return
        if self._sent is not None and seen.number == self.number + 1:
            self._waiting -= 1
            if self._waiting == 0:
                self.times.append(now - self._sent)
                self._sent = None
                self.number = seen.number
                self.over = seen.status == "finished"
                self._ready.set()

    def refused(self) -> None:
        self.refusals += 1
        self._sent = None
        self._ready.set()

    async def play(self, chance: random.Random, enough: asyncio.Event) -> None:
        await asyncio.sleep(chance.random() * EVERY)
        due = time.perf_counter()
        while not self.over and not enough.is_set():
            able = [client for client in self.clients if client.legal]
            client = chance.choice(able)
            self._ready.clear()
            self._waiting = len(self.clients)
            self._sent = time.perf_counter()
            await client.move(chance.choice(client.legal), self.number)
            await self._ready.wait()
            due += EVERY
            await asyncio.sleep(max(0.0, due - time.perf_counter()))


# -- asking over HTTP ------------------------------------------------------------------------------------------------------


class Http:
    """A few keep-alive connections are enough to set the tables."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def call(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[dict[str, object], str]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
        )
        head += "Content-Type: application/json\r\n" + (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n"
        writer.write(head.encode() + data)
        answer = await reader.read()
        writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        lines = top.decode().split("\r\n")
        if not lines[0].split(" ")[1].startswith("2"):
            raise RuntimeError(f"{method} {path}: {lines[0]} {rest[:300]!r}")
        cookies = [line.partition(":")[2].strip().partition(";")[0] for line in lines if line.lower().startswith("set-cookie")]
        return msgspec.json.decode(rest), cookies[0] if cookies else cookie


async def set_table(http: Http, game: str, seats: int, times: list[float], few: asyncio.Semaphore) -> Table:
    async with few:
        _, host = await http.call("GET", "/api/session")
        wish = {"game": game, "public": True, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)}
        info, _ = await http.call("POST", "/api/tables", wish, host)
        table = Table(str(info["id"]), times)
        table.clients.append(Client(table, 0, host))
        for seat in range(1, seats):
            _, guest = await http.call("GET", "/api/session")
            await http.call("POST", f"/api/tables/{table.id}/join", {"seat": seat}, guest)
            table.clients.append(Client(table, seat, guest))
        await http.call("POST", f"/api/tables/{table.id}/start", cookie=host)
        return table


async def set_thinkers(http: Http, game: str, seats: int, count: int, level: str) -> None:
    """Tables of bots, which play on their own as soon as they are opened."""
    _, host = await http.call("GET", "/api/session")
    wish = {"game": game, "seats": [{"kind": "bot", "bot": level}] * seats, "start": True}
    for _ in range(count):
        await http.call("POST", "/api/tables", wish, host)


# -- the server under test -------------------------------------------------------------------------------------------------


@contextmanager
def server(database: str | None, redis: str | None, workers: int) -> Iterator[tuple[int, int]]:
    """A server process; gives its port and process id."""
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/load.db"
        settings = Settings(
            database=url, redis=redis, workers=workers, port=services.free_port(), home=True, log_level="warning"
        )
        with services.running(services.Server(settings, Path(folder))) as server:
            assert server.process is not None
            yield settings.port, server.process.pid


def cpu_seconds(pid: int) -> float:
    """CPU time of a process and its children so far; 0 where /proc is missing."""
    ticks = 0
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for member in (str(pid), *children):
            fields = Path(f"/proc/{member}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    except OSError:
        return 0.0
    return ticks / os.sysconf("SC_CLK_TCK")


# -- measuring -------------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def connected(tables: list[Table], port: int) -> AsyncIterator[None]:
    tasks = []
    for table in tables:
        url = f"ws://127.0.0.1:{port}/ws/tables/{table.id}"
        tasks += [asyncio.create_task(client.listen(url)) for client in table.clients]
        if len(tasks) % 50 < len(table.clients):
            await asyncio.sleep(0.02)
    for table in tables:
        while table.number < 1 or not any(client.legal for client in table.clients):
            await asyncio.sleep(0.05)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def measure(
    game: str, count: int, seats: int, seconds: float, port: int, pid: int, thinkers: int = 0, level: str = "hard"
) -> Report:
    http = Http(port)
    await set_thinkers(http, game, seats, thinkers, level)
    times: list[float] = []
    few = asyncio.Semaphore(8)
    tables = await asyncio.gather(*(set_table(http, game, seats, times, few) for _ in range(count)))
    async with connected(list(tables), port):
        chance = random.Random(1)
        warm_up = 4.0
        enough = asyncio.Event()
        players = [asyncio.create_task(table.play(random.Random(chance.random()), enough)) for table in tables]
        await asyncio.sleep(warm_up)
        times.clear()
        before = (time.perf_counter(), cpu_seconds(pid), time.process_time())
        await asyncio.sleep(seconds)
        while not times and not all(player.done() for player in players):  # a machine that stalls takes longer
            await asyncio.sleep(0.05)
        after = (time.perf_counter(), cpu_seconds(pid), time.process_time())
        measured = sorted(times)
        enough.set()
        await asyncio.gather(*players)
    if not measured:
        raise RuntimeError("no move was made")
    span = after[0] - before[0]
    return Report(
        tables=count,
        clients=count * seats,
        seconds=round(span, 1),
        moves=len(measured),
        refused=sum(table.refusals for table in tables),
        p50_ms=_percentile(measured, 0.5),
        p90_ms=_percentile(measured, 0.9),
        p99_ms=_percentile(measured, 0.99),
        max_ms=measured[-1] * 1000,
        moves_a_second=len(measured) / span,
        server_cpu=(after[1] - before[1]) / span,
        client_cpu=(after[2] - before[2]) / span,
        thinkers=thinkers,
    )


def _percentile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m asztal.server.trials.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=COUNTS, help="stops when p99 is over 100 ms")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each count is measured")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--game", default=games.names()[0])
    parser.add_argument("--database", help="default: SQLite in a temporary folder")
    parser.add_argument("--redis")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument(
        "--thinkers",
        nargs=2,
        default=("0", "hard"),
        metavar=("N", "LEVEL"),
        help="measure once more, with so many tables of bots that think all the time",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    chosen = parser.parse_args(arguments)
    thinkers, level = chosen.thinkers
    if not thinkers.isdecimal() or level not in bots.names():
        parser.error(f"--thinkers: a number and one of {', '.join(bots.names())}, not {thinkers} {level}")
    for count, thinking in product(chosen.tables, sorted({0, int(thinkers)})):
        with server(chosen.database, chosen.redis, chosen.workers) as (port, pid):
            report = asyncio.run(measure(chosen.game, count, chosen.seats, chosen.seconds, port, pid, thinking, level))
        print(msgspec.json.encode(report).decode() if chosen.json else report.line(), flush=True)
        if report.p99_ms > LIMIT * 1000 and thinking == int(thinkers):
            break


if __name__ == "__main__":
    main()
