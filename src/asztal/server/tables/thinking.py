"""Bots think in processes of their own: the engine holds Python's lock while it searches, and the event loop must not wait.

A state goes there as its plain position (`dump`) and is built again (`load`): about 2 ms, however long the game is.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from enum import IntEnum
from functools import partial
from typing import Any

import msgspec

from asztal import bots, games
from asztal.core.game import Game
from asztal.core.record import Record
from asztal.core.state import Plain
from asztal.review import reviews
from asztal.review.hints import Hint, hint
from asztal.review.reviews import Valued
from asztal.server.ops.metrics import THINK_SECONDS
from asztal.server.wire.refusals import Refusal

NICE = 15
"""How far thinkers stand back behind the server, which people wait for."""
HINT_SECONDS = 0.8
"""Of search, for a hint."""
MOST_MOVES = 100
"""Bots' moves that are waited for at once; further ones are chosen without searching."""
MOST_HINTS = 20
"""Hints that are waited for at once; further ones are refused."""
REMEMBERED = 10_000
"""Tables whose last turn is remembered."""


def kinds(game: Game) -> list[str]:
    """The bots there are for a game; tables of old may have any of them."""
    return [kind for kind in bots.names() if plays(kind, game)]


def plays(kind: str, game: Game) -> bool:
    """Whether people may seat such a bot at a game."""
    return kind in bots.names() and bots.plays(kind, game)


def levels() -> list[str]:
    """The bots people choose from, the weakest first."""
    return list(bots.LEVELS)


def plugged() -> list[str]:
    """Bots of the lab and of other packages: of no level, and perhaps not for every game."""
    return sorted(bots.plugged())


def default_kind() -> str:
    """Who sits in when nobody said which bot."""
    return bots.default_kind()


def best_kind() -> str:
    """Who sits in for somebody who was not asked: nobody shall play worse than they must."""
    return "hard"


def think(game: str, plain: Plain, seat: int, kind: str, seed: int, share: float = 1.0) -> str:
    """In a thinker's process: the code of the move the bot chooses."""
    found = games.game(game)
    state = found.load(plain)
    return found.code(bots.bot(kind, found, seed, share).choose(state, seat))


def advise(game: str, plain: Plain, seat: int, players: list[str], seed: int, share: float = 1.0) -> Hint:
    """In a thinker's process: what a strong player would do, and why."""
    found = games.game(game)
    return hint(found, found.load(plain), seat, seed, players, seconds=HINT_SECONDS * share)


def value(record: bytes, steps: list[int], tries: int, seed: int) -> list[Valued]:
    """In a thinker's process: some decisions of a finished game."""
    found = msgspec.json.decode(record, type=Record)
    return list(reviews.value(games.game(found.game), found, steps, tries, seed))


def _begin() -> None:
    """A thinker never takes time from the server, leaves stopping to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)


def _end_with_parent() -> None:
    """However the server ended: killed, it could not tell its thinkers."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class Rank(IntEnum):
    """Who is served before whom."""

    MOVE = 0
    """A bot's move, for which people wait."""
    HINT = 1
    REVIEW = 2
    """Nobody waits: only while nothing else does."""


class Job:
    """Something to think about, in a process that is free when its turn comes."""

    def __init__(self, rank: Rank, table: str, work: Callable[[float], Callable[[], Any]]) -> None:
        self.rank = rank
        self.table = table
        self.work = work
        """What to call there, given the share of time there is."""
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Thinkers:
    """The processes in which bots think; started when first needed.

    No more is handed to them than they can do at once; the rest waits here. Moves come before hints and hints before reviews;
    among equals the table whose turn was longest ago is served, so that no table with many bots keeps the others waiting. When
    more bots want to think than there are processes, all of them get less time, so that nobody waits much longer than for one
    bot alone; when very many do, those who come last play without searching. What nobody has to wait for is refused then.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._waiting: list[Job] = []
        """In the order they came."""
        self._busy: list[Job] = []
        """Being thought about."""
        self._served: dict[str, int] = {}
        """For tables that have been served, in which order they were."""
        self._order = 0
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, plain: Plain, seat: int, kind: str, seed: int, table: str = "") -> str:
        """A bot's move."""
        if self._many(Rank.MOVE) >= MOST_MOVES:
            kind = bots.default_kind()  # which needs no time to speak of
        with THINK_SECONDS.time():
            answer = await self._asked(
                Job(Rank.MOVE, table, lambda share: partial(think, game, plain, seat, kind, seed, share))
            )
        return str(answer)

    async def hint(self, game: str, plain: Plain, seat: int, players: list[str], seed: int, table: str) -> Hint:
        """What a strong player would do; refused where too many ask."""
        if self._many(Rank.HINT) >= MOST_HINTS:
            raise Refusal("busy")
        job = Job(Rank.HINT, table, lambda share: partial(advise, game, plain, seat, players, seed, share))
        found: Hint = await self._asked(job)
        return found

    async def value(self, record: bytes, steps: list[int], tries: int, seed: int, table: str) -> list[Valued]:
        """Some decisions of a finished game, when nothing else is to be thought about."""
        found: list[Valued] = await self._asked(
            Job(Rank.REVIEW, table, lambda share: partial(value, record, steps, tries, seed))
        )
        return found

    def _many(self, rank: Rank) -> int:
        return sum(job.rank == rank for job in (*self._waiting, *self._busy))

    async def _asked(self, job: Job) -> Any:
        self._waiting.append(job)
        self._go()
        try:
            return await job.answer
        finally:
            if job in self._waiting:  # whoever asked is gone
                self._waiting.remove(job)

    def _go(self) -> None:
        """Hand out what can be done at once."""
        while self._waiting and len(self._busy) < self._count:
            job = min(self._waiting, key=lambda one: (one.rank, self._served.get(one.table, 0)))
            most = max(1, self._count - 1)  # a process is kept free of reviews where there are several
            if job.rank is Rank.REVIEW and sum(one.rank is Rank.REVIEW for one in self._busy) >= most:
                return
            self._waiting.remove(job)
            self._busy.append(job)
            self._order += 1
            self._served[job.table] = self._order
            if len(self._served) > REMEMBERED:
                self._served = {table: turn for table, turn in self._served.items() if turn > self._order - REMEMBERED // 2}
            job_task = asyncio.ensure_future(self._done(job))
            job_task.add_done_callback(lambda _: None)

    async def _done(self, job: Job) -> None:
        wanted = sum(one.rank is not Rank.REVIEW for one in (*self._waiting, *self._busy))
        work = job.work(min(1.0, self._count / max(1, wanted)))
        try:
            answer = await self._thought(work)
            if not job.answer.done():
                job.answer.set_result(answer)
        except BaseException as error:
            if not job.answer.done():
                job.answer.set_exception(error if isinstance(error, Exception) else asyncio.CancelledError())
            if not isinstance(error, Exception):
                raise
        finally:
            self._busy.remove(job)
            self._go()

    async def _thought(self, work: Callable[[], Any]) -> Any:
        pool = self._thinkers()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:  # a thinker died: once more with new ones, which others may have called already
            if self._pool is pool:
                self.close()
            return await loop.run_in_executor(self._thinkers(), work)

    def close(self) -> None:
        """End the processes, in the middle of a thought if need be: nobody waits for it any more."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # from Python 3.14 on there is terminate_workers()
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    def _thinkers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy threads' locks and open databases.
            self._pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), _begin)
        return self._pool
