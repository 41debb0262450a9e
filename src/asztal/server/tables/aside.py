"""What takes a while, such as replaying a game or reading somebody's own village, happens beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from asztal.server.wire.refusals import too_fast

T = TypeVar("T")
THREADS = ThreadPoolExecutor(2, thread_name_prefix="aside")
"""Of its own, so that nobody who wants something of the database waits."""
WAITING = 40
"""So many may wait for their turn; whoever comes then is told to come back later."""


async def aside(work: Callable[[], T]) -> T:
    if THREADS._work_queue.qsize() >= WAITING:
        raise too_fast(5)
    return await asyncio.get_running_loop().run_in_executor(THREADS, work)
