"""What is counted and measured, told in Prometheus' text format at `/metrics`."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
Sample = tuple[str, dict[str, str], float]
"""What the name ends in, labels, value."""


class Metric(ABC):
    kind = ""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        ALL.append(self)

    @abstractmethod
    def samples(self) -> Iterator[Sample]:
        """What there is to tell now."""


ALL: list[Metric] = []


class Counter(Metric):
    """Only goes up; one number for each value of the label."""

    kind = "counter"

    def __init__(self, name: str, help: str, label: str = "") -> None:
        super().__init__(name, help)
        self.label = label
        self.values: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "", n: int = 1) -> None:
        self.values[value] = self.values.get(value, 0) + n

    def samples(self) -> Iterator[Sample]:
        for value, number in list(self.values.items()):
            yield "", {self.label: value} if self.label else {}, number


class Gauge(Metric):
    """Asked when somebody wants to know."""

    kind = "gauge"

    def __init__(self, name: str, help: str) -> None:
        super().__init__(name, help)
        self.ask: Callable[[], float] = lambda: 0

    def samples(self) -> Iterator[Sample]:
        yield "", {}, self.ask()


class Histogram(Metric):
    kind = "histogram"

    def __init__(self, name: str, help: str, bounds: tuple[float, ...] = SECONDS) -> None:
        super().__init__(name, help)
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def samples(self) -> Iterator[Sample]:
        total = 0
        for bound, count in zip((*(f"{bound:g}" for bound in self.bounds), "+Inf"), self.counts, strict=True):
            total += count
            yield "_bucket", {"le": bound}, total
        yield "_sum", {}, self.sum
        yield "_count", {}, total


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    began = time.perf_counter()
    try:
        yield
    finally:
        histogram.observe(time.perf_counter() - began)


def text(process: str = "") -> str:
    """All metrics; with the name of the process where there are several."""
    own = {"process": process} if process else {}
    return "".join(f"{line}\n" for metric in ALL for line in _lines(metric, own))


def _lines(metric: Metric, own: dict[str, str]) -> Iterator[str]:
    yield f"# HELP {metric.name} {metric.help}"
    yield f"# TYPE {metric.name} {metric.kind}"
    for end, labels, value in metric.samples():
        written = ",".join(f'{label}="{of}"' for label, of in {**labels, **own}.items())
        yield f"{metric.name}{end}{f'{{{written}}}' if written else ''} {value}"


ENTRIES = Counter("asztal_entries_total", "Entries committed by this process.", "kind")
REFUSED = Counter("asztal_refused_total", "Wishes refused.", "error")
MALFORMED = Counter("asztal_malformed_total", "WebSocket messages that could not be read.")
REQUESTS = Counter("asztal_requests_total", "HTTP requests answered.", "status")
COMMITS = Counter("asztal_commits_total", "Commits of the ledger; one may hold many entries.")
FAILED_COMMITS = Counter("asztal_failed_commits_total", "Entries that could not be written.")
COMMIT_SECONDS = Histogram("asztal_commit_seconds", "How long a commit of the ledger takes.")
MOVE_SECONDS = Histogram("asztal_move_seconds", "From reading a move to having handed it to every connection.")
THINK_SECONDS = Histogram("asztal_think_seconds", "How long bots think about a move, waiting included.")
FAILED_BOTS = Counter("asztal_failed_bots_total", "Times a bot could not choose or make its move.")
TABLES = Gauge("asztal_tables", "Tables in memory.")
CONNECTIONS = Gauge("asztal_connections", "Open WebSockets.")
