"""What is counted and measured, told in Prometheus' text format at `/metrics`."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
ALL = CollectorRegistry()
"""Ours alone: nothing another library counts gets into it."""

disable_created_metrics()  # type: ignore[no-untyped-call]
ProcessCollector(registry=ALL)

ENTRIES = Counter("asztal_entries_total", "Entries committed by this process.", ["kind"], registry=ALL)
REFUSED = Counter("asztal_refused_total", "Wishes refused.", ["error"], registry=ALL)
MALFORMED = Counter("asztal_malformed_total", "WebSocket messages that could not be read.", registry=ALL)
REQUESTS = Counter("asztal_requests_total", "HTTP requests answered.", ["status"], registry=ALL)
COMMITS = Counter("asztal_commits_total", "Commits of the ledger; one may hold many entries.", registry=ALL)
FAILED_COMMITS = Counter("asztal_failed_commits_total", "Entries that could not be written.", registry=ALL)
COMMIT_SECONDS = Histogram("asztal_commit_seconds", "How long a commit of the ledger takes.", buckets=SECONDS, registry=ALL)
MOVE_SECONDS = Histogram(
    "asztal_move_seconds", "From reading a move to having handed it to every connection.", buckets=SECONDS, registry=ALL
)
THINK_SECONDS = Histogram(
    "asztal_think_seconds", "How long bots think about a move, waiting included.", buckets=SECONDS, registry=ALL
)
FAILED_BOTS = Counter("asztal_failed_bots_total", "Times a bot could not choose or make its move.", registry=ALL)
TABLES = Gauge("asztal_tables", "Tables in memory.", registry=ALL)
CONNECTIONS = Gauge("asztal_connections", "Open WebSockets.", registry=ALL)


class OfProcess(Collector):
    """The same numbers, each saying of which process it is."""

    def __init__(self, process: str) -> None:
        self.process = process

    def collect(self) -> Iterator[Metric]:
        for metric in ALL.collect():
            metric.samples = [sample._replace(labels={**sample.labels, "process": self.process}) for sample in metric.samples]
            yield metric


def text(process: str = "") -> str:
    """All metrics; with the name of the process where there are several."""
    return generate_latest(OfProcess(process) if process else ALL).decode()
