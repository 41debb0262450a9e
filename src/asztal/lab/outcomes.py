"""Weights of a heuristic found by looking at how games ended: least squares.

Games are played with the weights there were before; at some decisions the position is kept, and later what its seat scored in
the end. Then weights are sought with which the heuristic tells these scores best (Gauss-Newton, in steps). Cheaper by far than
trying weights in matches, and good where a heuristic means to tell points; whether the new ones play better has to be played.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

import msgspec
import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from asztal import bots
from asztal.core.game import Game
from asztal.core.machine.machine import Machine
from asztal.core.playout import acting_seat
from asztal.lab.fitting import SMALL, Plan

KEPT = 0.15
"""The part of all decisions whose position is kept."""
APART = 5
"""One position of so many is not learned from: it tells how well the weights do."""
TRUST = 30.0
"""As so many positions, one for each weight, count the old weights: what the games say nothing about stays."""
CHANGE = 0.1
"""By this part weights are changed to see what comes of it."""


class Moment(msgspec.Struct, frozen=True):
    """A position, who decided in it, and what came of it."""

    state: Machine
    seat: int
    total: int


class Look(msgspec.Struct, frozen=True):
    """How well weights tell how games end."""

    error: float
    """Standard deviation of the points by which they are wrong, in positions they were not learned from."""
    weights: list[float]


def moments(plan: Plan, game: Game) -> list[Moment]:
    """Positions of all games of a plan, in order."""
    draws = random.Random(plan.seed)
    found: list[Moment] = []
    for number in range(plan.games):
        state = game.new(plan.options, plan.seats, plan.seed * 1_000_000 + number)
        players = [bots.bot(plan.player, game, number * 16 + seat) for seat in range(plan.seats)]
        kept: list[tuple[Machine, int]] = []
        while not state.over:
            seat = int(acting_seat(state))
            if len(state.legal(seat)) > 1 and draws.random() < KEPT:
                kept.append((cast(Machine, state.copy()), seat))
            action = players[seat].choose(state, seat)
            for player in players:
                player.follow(state, seat, action)
            state.apply(seat, action)
        scores = state.result().scores
        found += [Moment(then, seat, scores[seat].total) for then, seat in kept]
    return found


def told(seen: Sequence[Moment], weights: Iterable[float]) -> NDArray[Any]:
    """What the heuristic of those who look ahead says of each position with these weights."""
    program = seen[0].state.program
    mind = program.mind
    assert mind is not None
    before = program.fitted
    program.fitted = vec[float](list(weights))
    found = np.array([mind.outlook(one.state, one.seat) for one in seen])
    program.fitted = before
    return found


def learned(plan: Plan, game: Game, old: Sequence[float]) -> Iterator[Look]:
    """The old weights, and those after each step; the last ones are the result."""
    seen = moments(plan, game)
    totals = np.array([float(one.total) for one in seen])
    rest = np.arange(len(seen)) % APART == 0
    size = np.maximum(np.abs(old), SMALL)  # weights are of different size: each is measured by what it was
    begin = np.array(old)
    now = begin
    for number in range(plan.generations + 1):
        wrong = totals - told(seen, now)
        yield Look(float(np.std(wrong[rest])), [float(weight) for weight in now])
        if number < plan.generations:
            # One column more: a heuristic may be wrong by the same points everywhere, which changes no choice.
            slopes = np.column_stack([slope(seen, now, i, CHANGE * size[i]) * size[i] for i in range(len(now))])
            known = np.column_stack([slopes, np.ones(len(seen))])[~rest]
            trust = np.diag([TRUST] * len(now) + [0.0])
            pull = known.T @ wrong[~rest] - trust @ np.append((now - begin) / size, 0.0)
            now = np.maximum(0.0, now + np.linalg.solve(known.T @ known + trust, pull)[:-1] * size)


def slope(seen: Sequence[Moment], weights: NDArray[Any], i: int, change: float) -> NDArray[Any]:
    """By how much each value grows with a weight."""
    more, less = weights.copy(), weights.copy()
    more[i] += change
    less[i] = max(0.0, less[i] - change)
    grown: NDArray[Any] = (told(seen, more) - told(seen, less)) / (more[i] - less[i])
    return grown
