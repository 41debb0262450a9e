"""Bots think in processes of their own: the engine holds Python's lock while it searches, and the event loop must not wait.

A state goes there as its plain position (`dump`) and is built again (`load`): about 2 ms, however long the game is.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from asztal import bots, games
from asztal.core.state import Plain
from asztal.server.ops.metrics import THINK_SECONDS


def kinds() -> list[str]:
    """The bots there are; tables of old may have any of them."""
    return bots.names()


def levels() -> list[str]:
    """The bots people choose from, the weakest first."""
    return list(bots.LEVELS)


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


def _begin() -> None:
    """A thinker never takes time from the server, leaves stopping to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_parent() -> None:
    """However the server ended: killed, it could not tell its thinkers."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class Thinkers:
    """The processes in which bots think; started when first needed.

    When more bots want to think than there are processes, all of them get less time, so that nobody waits much longer than for
    one bot alone: a table has one question at a time, so tables have equal shares.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._waiting = 0
        """Bots whose answer is awaited."""
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, plain: Plain, seat: int, kind: str, seed: int) -> str:
        self._waiting += 1
        share = min(1.0, self._count / self._waiting)
        try:
            with THINK_SECONDS.time():
                return await self._asked(game, plain, seat, kind, seed, share)
        finally:
            self._waiting -= 1

    async def _asked(self, game: str, plain: Plain, seat: int, kind: str, seed: int, share: float) -> str:
        pool = self._thinkers()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, think, game, plain, seat, kind, seed, share)
        except BrokenProcessPool:  # a thinker died: once more with new ones, which others may have called already
            if self._pool is pool:
                self.close()
            return await loop.run_in_executor(self._thinkers(), think, game, plain, seat, kind, seed, share)

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
