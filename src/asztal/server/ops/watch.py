"""What time it is, and how much of it has passed: two questions, since clocks on walls are set, and processes stand still."""

from __future__ import annotations

import time
from collections.abc import Callable

STANDS = 3.0
"""Seconds between two looks at a watch that is looked at every second: if there are more, the process stood still."""


def now_ms() -> int:
    """In milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Watch:
    """Goes only while this process does: nobody sets it, and a process that was stopped, or a machine that slept, finds it
    where it was. Somebody has to look at it every second."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._looked = clock()
        self._gone = 0.0
        self.stood = 0.0
        """Seconds for which the process stood still, in all."""

    def ms(self) -> int:
        """Milliseconds for which the process has been going."""
        now = self._clock()
        since, self._looked = now - self._looked, now
        if since > STANDS:
            self.stood += since - STANDS
            since = STANDS
        self._gone += since
        return round(self._gone * 1000)
