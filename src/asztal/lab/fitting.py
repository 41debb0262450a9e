"""Weights of a heuristic found by playing: the cross-entropy method.

Weights are drawn around a middle, each plays the same deals against the weights that were there before, from every seat, and
the middle moves to the mean of the best. What is drawn depends on the seed alone. The fitted row is kept only if it wins a last
match on fresh deals.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from typing import cast

import msgspec
from librt.vecs import vec

from asztal import bots
from asztal.bots.base import Bot
from asztal.core.game import Game
from asztal.core.machine.machine import Machine
from asztal.core.playout import acting_seat
from asztal.core.state import State

SPREAD = 0.35
"""Standard deviation of the first weights, as a part of each; nothing is drawn much nearer to 0 than this part of 1."""
SMALL = 0.1
BEST = 0.25
"""The part of a generation the next one is drawn around."""
KEPT = 0.3
"""The part of middle and spread that stays from one generation to the next."""
CLEAR = 15.0
"""A lead of so many points is as good as any greater one."""


class Plan(msgspec.Struct, frozen=True):
    """What is fitted, and how long."""

    game: str
    options: dict[str, str]
    seats: int
    player: str
    """Who plays with the weights: "greedy", or "search:N"."""
    generations: int
    size: int
    """Of a generation."""
    games: int
    """Of each member of a generation."""
    trial: int
    """Games of the last match."""
    seed: int


class Step(msgspec.Struct, frozen=True):
    """What a generation has come to."""

    number: int
    best: float
    """How the best of it did against the row before, -1 to 1."""
    mean: float
    weights: list[float]


def row_of(player: str) -> str:
    """Which row of a program such a bot reads."""
    return "fitted" if player.startswith(bots.TRIES) else "weights"


def fitted(plan: Plan, game: Game, old: Sequence[float]) -> Iterator[Step]:
    """Generation after generation; the last one's weights are the result."""
    draws = random.Random(plan.seed)
    middle = list(old)
    spread = [SPREAD * max(abs(weight), SMALL) for weight in old]
    for number in range(plan.generations):
        drawn = [middle] + [
            [max(0.0, draws.gauss(weight, wide)) for weight, wide in zip(middle, spread, strict=True)]
            for _ in range(plan.size - 1)
        ]
        seed = plan.seed * 1_000_000 + number * plan.games  # fresh deals, the same for all
        scored = sorted(((compared(plan, game, weights, old, plan.games, seed), weights) for weights in drawn), reverse=True)
        chosen = [weights for _, weights in scored[: max(2, round(BEST * plan.size))]]
        for i, column in enumerate(zip(*chosen, strict=True)):
            mean = sum(column) / len(column)
            wide = math.sqrt(sum((one - mean) ** 2 for one in column) / len(column))
            middle[i] = KEPT * middle[i] + (1 - KEPT) * mean
            spread[i] = KEPT * spread[i] + (1 - KEPT) * wide
        yield Step(number + 1, scored[0][0], sum(score for score, _ in scored) / len(scored), list(middle))


def compared(plan: Plan, game: Game, new: Sequence[float], old: Sequence[float], games: int, seed: int) -> float:
    """How weights do against others, -1 to 1: mean of squashed leads, every deal from every seat."""
    total = 0.0
    for number in range(games):
        own = number % plan.seats
        rows = [new if seat == own else old for seat in range(plan.seats)]
        total += math.tanh(lead(plan, game, rows, own, seed + number // plan.seats) / CLEAR)
    return total / games


def lead(plan: Plan, game: Game, rows: Sequence[Sequence[float]], own: int, seed: int) -> float:
    """How far a seat is ahead of the best other after a game in which each seat has its own weights; alone its points."""
    state = game.new(plan.options, plan.seats, seed)
    program = cast(Machine, state).program
    row = row_of(plan.player)
    before = getattr(program, row)
    weights = [vec[float](list(one)) for one in rows]
    players: list[Bot] = [bots.bot(plan.player, game, seed * 16 + seat) for seat in range(plan.seats)]
    while not state.over:
        seat = int(acting_seat(state))
        setattr(program, row, weights[seat])
        action = players[seat].choose(state, seat)
        for player in players:
            player.follow(state, seat, action)
        state.apply(seat, action)
    setattr(program, row, before)
    return ahead(state, own)


def ahead(state: State, own: int) -> float:
    totals = [score.total for score in state.result().scores[: state.seats]]
    others = [total for seat, total in enumerate(totals) if seat != own]
    return totals[own] - max(others) if others else float(totals[own])


def won(plan: Plan, game: Game, new: Sequence[float], old: Sequence[float], told: Callable[[int], None]) -> float:
    """The share of a last match on fresh deals that the new weights win."""
    found = 0.0
    for number in range(plan.trial):
        own = number % plan.seats
        rows = [new if seat == own else old for seat in range(plan.seats)]
        by = lead(plan, game, rows, own, plan.seed * 1_000_000 + 500_000 + number // plan.seats)
        found += 1.0 if by > 0 else 0.5 if by == 0 else 0.0
        told(number + 1)
    return found / plan.trial
