"""A review as a job: its pieces are the decisions of the game, numbered by their step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from asztal.core.record import Record
from asztal.games import game as find_game
from asztal.lab import jobs, keeping
from asztal.review.reviews import Valued, value


class Reviewing(msgspec.Struct, frozen=True):
    """Which game is valued, and how."""

    record: Record
    tries: int
    seed: int


def think(job: Reviewing, step: int) -> Valued:
    """The decision at one step."""
    (found,) = value(find_game(job.record.game), job.record, [step], job.tries, job.seed)
    return found


def valued(job: Reviewing, steps: Sequence[int], workers: int, ray: str | None = None) -> Iterator[Valued]:
    """The decisions at these steps, in the order they are done."""
    return jobs.done(think, job, steps, workers, ray)


def kept(path: Path, job: Reviewing) -> list[Valued]:
    """The decisions of a review that a file has already (`keeping`)."""
    return keeping.kept(path, job, Valued, lambda one: one.step, "a review", told)


def told(job: Reviewing) -> str:
    record = job.record
    return f"{record.game} of {', '.join(record.seats)}, {len(record.moves)} moves, {job.tries} tries, seed {job.seed}"
