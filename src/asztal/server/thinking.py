"""Bots think in processes of their own: the engine holds Python's lock while it searches, and the event loop must not wait.

A state goes there as its plain position (`dump`) and is built again (`load`): about 2 ms, however long the game is.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from asztal import bots, games
from asztal.core.state import Plain
from asztal.server.metrics import THINK_SECONDS, timed


def kinds() -> list[str]:
    """The bots there are."""
    return bots.names()


def default_kind() -> str:
    """Who sits in when nobody said which bot."""
    return "greedy" if "greedy" in kinds() else kinds()[0]


def think(game: str, plain: Plain, seat: int, kind: str, seed: int) -> str:
    """In a thinker's process: the code of the move the bot chooses."""
    found = games.game(game)
    state = found.load(plain)
    return found.code(bots.bot(kind, found, seed).choose(state, seat))


def _begin() -> None:
    """A thinker never takes time from the server, and leaves stopping to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


class Thinkers:
    """The processes in which bots think; started when first needed."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, plain: Plain, seat: int, kind: str, seed: int) -> str:
        with timed(THINK_SECONDS):
            try:
                return await self._ask(game, plain, seat, kind, seed)
            except BrokenProcessPool:  # a thinker died: once more with new ones
                self.close()
                return await self._ask(game, plain, seat, kind, seed)

    def close(self) -> None:
        """Let go of the processes; each ends when it has finished its thought."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _ask(self, game: str, plain: Plain, seat: int, kind: str, seed: int) -> str:
        if self._pool is None:
            # Spawned, not forked: a fork would copy threads' locks and open databases.
            self._pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), _begin)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, game, plain, seat, kind, seed)
