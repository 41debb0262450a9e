"""What is counted and measured, told in Prometheus' text format at `/metrics`."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ALL: list[Counter | Gauge | Histogram] = []
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    """Only goes up; one number for each value of the label."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self.values: dict[str, int] = {} if label else {"": 0}
        ALL.append(self)

    def add(self, value: str = "", n: int = 1) -> None:
        self.values[value] = self.values.get(value, 0) + n

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} counter"
        for value, number in list(self.values.items()):
            yield f'{self.name}{{{self.label}="{value}"}} {number}' if self.label else f"{self.name} {number}"


class Gauge:
    """Asked when somebody wants to know."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.ask: Callable[[], float] = lambda: 0
        ALL.append(self)

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.ask():g}"


class Histogram:
    def __init__(self, name: str, help: str, bounds: tuple[float, ...] = SECONDS) -> None:
        self.name, self.help, self.bounds = name, help, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0
        ALL.append(self)

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} histogram"
        total = 0
        for bound, count in zip((*(f"{bound:g}" for bound in self.bounds), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self.sum:g}"
        yield f"{self.name}_count {total}"


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    began = time.perf_counter()
    try:
        yield
    finally:
        histogram.observe(time.perf_counter() - began)


def text() -> str:
    return "".join(f"{line}\n" for metric in ALL for line in metric.lines())


ENTRIES = Counter("asztal_entries_total", "Entries committed by this process.", "kind")
REFUSED = Counter("asztal_refused_total", "Wishes refused.", "error")
MALFORMED = Counter("asztal_malformed_total", "WebSocket messages that could not be read.")
REQUESTS = Counter("asztal_requests_total", "HTTP requests answered.", "status")
COMMITS = Counter("asztal_commits_total", "Commits of the ledger; one may hold many entries.")
COMMIT_SECONDS = Histogram("asztal_commit_seconds", "How long a commit of the ledger takes.")
MOVE_SECONDS = Histogram("asztal_move_seconds", "From reading a move to having handed it to every connection.")
THINK_SECONDS = Histogram("asztal_think_seconds", "How long bots think about a move, waiting included.")
TABLES = Gauge("asztal_tables", "Tables in memory.")
CONNECTIONS = Gauge("asztal_connections", "Open WebSockets.")
