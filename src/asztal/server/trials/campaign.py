"""The campaign: a server of our own is killed, loses its database, its Redis and its workers, is sent nonsense, and is asked
for secrets, for a given time and from a given seed: `python -m asztal.server.campaign --seconds 600 --seed 1`.

| part | what is done | what must not happen |
| --- | --- | --- |
| kills | one process with SQLite, killed while moves are made | a move that was acknowledged is lost, doubled or another one |
| faults | workers killed and stopped, PostgreSQL and Redis taken away and given back | the same; the host ends |
| nonsense | hostile messages over HTTP and WebSocket | a crash, an answer of 500, an error in the log, memory that grows |
| worlds | messages compared in worlds a seat cannot tell apart | a difference: a leak |
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from asztal import games
from asztal.server.settings import Settings
from asztal.server.store.database import Database
from asztal.server.trials import hostile, leaks, services, stubborn
from asztal.server.trials.services import PATIENCE

PARTS = {"kills": 0.45, "faults": 0.35, "nonsense": 0.15, "worlds": 0.05}
"""The parts, and the share of the time each gets."""
TABLES = 4
BURST = 400
"""Hostile messages between two looks at the clock."""


class Row(Struct):
    """What a part has found."""

    part: str
    done: int
    """Kills, faults, messages or worlds."""
    checked: int
    """Moves acknowledged and looked for; answers; comparisons."""
    wrong: list[str]
    seconds: float = 0.0
    memory_before: int = 0
    """KiB of the server's process, after it was warm."""
    memory_after: int = 0


class Until:
    """Enough is when the time is up, so many were done, or somebody presses Ctrl-C; what was found until then is told."""

    stopped = False

    def __init__(self, seconds: float | None, count: int | None) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds
        self._count = count

    def reached(self, done: int) -> bool:
        if Until.stopped or (self._count is not None and done >= self._count):
            return True
        return self._end is not None and time.monotonic() >= self._end


def settings(folder: Path, **changes: object) -> Settings:
    base = Settings(database=f"sqlite:///{folder}/asztal.db", port=services.free_port(), breath=0.0, log_level="warning")
    return msgspec.structs.replace(base, **changes)


# -- kills -----------------------------------------------------------------------------------------------------------------


async def kills(folder: Path, seed: int, until: Until, game: str) -> Row:
    chance = random.Random(seed)
    row = Row("kills", 0, 0, [])
    server = services.Server(settings(folder), folder)
    await asyncio.to_thread(server.start)
    party = stubborn.Party(server.settings.port, game, TABLES, 1, seed)
    try:
        while not until.reached(row.done):
            if not await party.moves(chance.randrange(1, 30), PATIENCE):
                row.wrong.append(f"after kill {row.done} nobody could move")
                break
            await asyncio.sleep(chance.random() * 0.1)  # in the middle of something
            await asyncio.to_thread(server.kill)
            row.done += 1
            await asyncio.to_thread(server.start)
        await party.moves(1, PATIENCE)
    finally:
        await party.end()
        await asyncio.to_thread(server.stop)
    return judged(row, party, server)


def judged(row: Row, party: stubborn.Party, server: services.Server) -> Row:
    database = Database(server.settings.database)
    row.checked = party.granted
    row.wrong += stubborn.lost(database, [one for player in party.players for one in player.granted])
    database.close()
    return row


# -- faults ----------------------------------------------------------------------------------------------------------------


async def faults(folder: Path, seed: int, until: Until, game: str) -> Row:
    row = Row("faults", 0, 0, [])
    with services.postgres() as postgres, services.redis_server() as redis:
        host = services.Server(settings(folder, database=postgres.new(), redis=redis.url, workers=2), folder)
        await asyncio.to_thread(host.start)
        party = stubborn.Party(host.settings.port, game, TABLES, 2, seed)
        trouble = Trouble(host, postgres, redis, random.Random(seed))
        try:
            while not until.reached(row.done):
                if not await party.moves(3, 2 * PATIENCE):
                    row.wrong.append(f"after {trouble.last} nobody could move")
                    break
                await asyncio.to_thread(trouble.make)
                row.done += 1
                assert host.process is not None
                if host.process.poll() is not None:
                    row.wrong.append(f"after {trouble.last} the host ended with {host.process.returncode}")
                    break
        finally:
            await party.end()
            if await asyncio.to_thread(host.stop) != 0:
                row.wrong.append("the host did not end well when it was asked to")
        return judged(row, party, host)


class Trouble:
    """What can happen to a host. Whatever was taken away comes back."""

    def __init__(
        self, host: services.Server, postgres: services.Postgres, redis: services.Redis, chance: random.Random
    ) -> None:
        self.host = host
        self.postgres = postgres
        self.redis = redis
        self.chance = chance
        self.last = "the start"

    def make(self) -> None:
        kinds: list[Callable[[], None]] = [
            self.kill_worker,
            self.kill_workers,
            self.stop_worker,
            self.without_redis,
            self.without_postgres,
            self.without_anything,
        ]
        kind = self.chance.choice(kinds)
        self.last = kind.__name__.replace("_", " ")
        kind()

    def kill_worker(self) -> None:
        self._signal(self.chance.choice(self.host.workers() or [0]), signal.SIGKILL)

    def kill_workers(self) -> None:
        for worker in self.host.workers():
            self._signal(worker, signal.SIGKILL)

    def stop_worker(self) -> None:
        worker = self.chance.choice(self.host.workers() or [0])
        self._signal(worker, signal.SIGSTOP)
        time.sleep(self.chance.random())
        self._signal(worker, signal.SIGCONT)

    def without_redis(self) -> None:
        self.redis.stop()
        self._perhaps_kill()
        self.redis.start()

    def without_postgres(self) -> None:
        self.postgres.stop(self.chance.choice((signal.SIGINT, signal.SIGQUIT)))
        self._perhaps_kill()
        self.postgres.start()

    def without_anything(self) -> None:
        self.redis.stop()
        self.postgres.stop()
        self.kill_workers()
        time.sleep(self.chance.random())
        self.postgres.start()
        self.redis.start()

    def _perhaps_kill(self) -> None:
        time.sleep(self.chance.random())
        if self.chance.random() < 0.5:
            self.kill_worker()
            time.sleep(self.chance.random())

    def _signal(self, worker: int, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):  # it has just ended by itself
            if worker:
                os.kill(worker, number)


# -- nonsense --------------------------------------------------------------------------------------------------------------


async def nonsense(folder: Path, seed: int, until: Until, game: str) -> Row:
    row = Row("nonsense", 0, 0, [])
    server = services.Server(settings(folder), folder)
    await asyncio.to_thread(server.start)
    assert server.process is not None
    people = await hostile.nuisances(server.settings.port, game, 4, seed)
    try:
        while not until.reached(row.done):
            await asyncio.gather(*(one.socket(BURST // 8) for one in people), *(one.http(BURST // 8) for one in people))
            row.done = sum(one.told.sent for one in people)
            if not row.memory_before:
                row.memory_before = memory(server.process.pid)
            if server.process.poll() is not None:
                row.wrong.append(f"the server ended with {server.process.returncode}")
                break
        row.memory_after = memory(server.process.pid)
        row.checked = row.done
        failures = sum(one.told.failures for one in people)
        if failures:
            row.wrong.append(f"{failures} answers of 500 or wishes that failed")
        if not await asyncio.to_thread(server.healthy):
            row.wrong.append("the server is not well")
    finally:
        await asyncio.to_thread(server.stop)
    errors = [line for line in server.log.read_text().splitlines() if '"level":"error"' in line or "Traceback" in line]
    row.wrong += [f"in the log: {line[:300]}" for line in errors[:5]]
    return row


def memory(pid: int) -> int:
    """KiB a process holds; 0 where /proc is missing."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")), 0)


# -- worlds ----------------------------------------------------------------------------------------------------------------


async def worlds(folder: Path, seed: int, until: Until, game: str) -> Row:
    row = Row("worlds", 0, 0, [])
    round_ = 0
    while not until.reached(row.done):
        for name in games.names():
            for seats in games.game(name).players:
                for world in leaks.worlds(name, seats, seed + round_):
                    row.done += 1
                    row.checked += len(world.told)
                    if world.leaks:
                        row.wrong.append(world.leaks)
                    if until.reached(row.done):
                        return row
        round_ += 1
    return row


# -- all of it -------------------------------------------------------------------------------------------------------------

RUN = {"kills": kills, "faults": faults, "nonsense": nonsense, "worlds": worlds}


def campaign(seconds: float | None, seed: int, counts: dict[str, int | None], game: str) -> list[Row]:
    """All parts, or only those with a count if no time is given."""
    rows = []
    for part, share in PARTS.items():
        if Until.stopped or (seconds is None and not counts.get(part)):
            continue
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="asztal-campaign-") as folder:
            until = Until(None if seconds is None else seconds * share, counts.get(part))
            row = asyncio.run(RUN[part](Path(folder), seed, until, game))
        row.seconds = round(time.monotonic() - began, 1)
        rows.append(row)
        print(line(row), flush=True)
    return rows


HEAD = "| part | done | checked | wrong | seconds | memory before | after |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |"


def line(row: Row) -> str:
    kept = [f"{amount / 1024:.0f} MiB" if amount else "" for amount in (row.memory_before, row.memory_after)]
    figures = [f"{row.done:,}", f"{row.checked:,}", str(len(row.wrong)), f"{row.seconds:.0f}", *kept]
    return f"| {row.part} | {' | '.join(figures)} |"


def _stop(*_: object) -> None:
    Until.stopped = True


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m asztal.server.campaign", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--seconds", type=float, help="for all parts together; otherwise only what is counted is done")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default=games.names()[0])
    for part in PARTS:
        parser.add_argument(f"--{part}", type=int, metavar="COUNT", help="enough of these")
    chosen = parser.parse_args(arguments)
    counts = {part: getattr(chosen, part) for part in PARTS}
    if chosen.seconds is None and not any(counts.values()):
        parser.error("say how long (--seconds) or how many (--kills, --faults, --nonsense, --worlds)")
    signal.signal(signal.SIGINT, _stop)
    print(HEAD, flush=True)
    rows = campaign(chosen.seconds, chosen.seed, counts, chosen.game)
    for row in rows:
        for wrong in row.wrong:
            print(f"{row.part}: {wrong}")
    return 1 if any(row.wrong for row in rows) else 0
