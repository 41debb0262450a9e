"""Work that is cut into numbered pieces: on this machine's cores or on a Ray cluster, always with the same outcome.

A piece is sent as its number and comes back as a small structure. What it yields depends on the job and the number alone, so
any number of processes, in any order, on any machine, and some of them lost on the way, give the same table in the end.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

from asztal.core.errors import BadOption, MissingLibrary

AT_ONCE = 4
"""Pieces handed out ahead for each process, so that none waits and little is lost when somebody interrupts."""
TRIES = 5
"""So often a piece is sent out again whose machine was lost."""
KNOCKING = 5.0
"""Seconds to wait for an answer."""

Job = TypeVar("Job")
Piece = TypeVar("Piece")
Work = Callable[[Job, int], Piece]


def done(work: Work[Job, Piece], job: Job, numbers: Sequence[int], workers: int, ray: str | None = None) -> Iterator[Piece]:
    """The pieces with these numbers, in the order they are finished. `work` is a function of a module, so that it can be sent.

    ray: the address of a cluster ("auto": one that runs here) instead of processes of this machine.
    """
    if ray is not None:
        yield from on_cluster(work, job, numbers, ray)
    elif workers == 1:
        for number in numbers:
            yield work(job, number)
    else:
        yield from here(work, job, numbers, workers)


def here(work: Work[Job, Piece], job: Job, numbers: Sequence[int], workers: int) -> Iterator[Piece]:
    left = iter(numbers)
    pool = ProcessPoolExecutor(workers)
    try:
        running = {pool.submit(work, job, number) for number in islice(left, workers * AT_ONCE)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(work, job, number) for number in islice(left, len(finished))}
            for one in finished:
                yield one.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def on_cluster(work: Work[Job, Piece], job: Job, numbers: Sequence[int], address: str) -> Iterator[Piece]:
    ray = connected(address)
    task = ray.remote(max_retries=TRIES, num_cpus=1)(work)
    shared = ray.put(job)
    ahead = max(AT_ONCE, AT_ONCE * int(ray.cluster_resources().get("CPU", 1)))
    left = iter(numbers)
    running = [task.remote(shared, number) for number in islice(left, ahead)]
    while running:
        finished, running = ray.wait(running)
        running += [task.remote(shared, number) for number in islice(left, len(finished))]
        yield from ray.get(finished)


def connected(address: str) -> Any:
    """Ray, connected to a cluster."""
    try:
        import ray
    except ImportError:
        raise MissingLibrary("a cluster", "ray", "cluster") from None
    if not ray.is_initialized():
        knock(address)
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.WARNING)
        except (ConnectionError, ValueError) as error:
            raise nobody(address, str(error).splitlines()[0]) from None
    return ray


def knock(address: str) -> None:
    """Say at once if nobody is at an address: Ray itself would wait for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        try:
            socket.create_connection((host, int(port)), KNOCKING).close()
        except OSError as error:
            raise nobody(address, error.strerror or str(error)) from None


def nobody(address: str, why: str) -> BadOption:
    return BadOption(f"there is no Ray cluster at {address!r}: {why}; `ray start --head` begins one")
