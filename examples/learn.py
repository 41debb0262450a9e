"""Learning to play: a value of positions from nothing but games, numpy and the compiled engine.

    python examples/learn.py settlers

The first games are those of the greedy bot. A ridge regression learns from them how far ahead a seat ends that sees this or
that; whoever then takes the move with the highest value plays better than whoever played, its games give a better value, and so
on (policy iteration). After each step the player meets the greedy bot on deals it has never seen. At the end the weights, the
figures and the curve are written into a folder; weights copied to `src/asztal/lab/weights` are what the bot `learned` plays by.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from asztal import bots
from asztal.core.chance import seeded
from asztal.core.errors import AsztalError
from asztal.core.playout import acting_seat
from asztal.core.release import __version__
from asztal.games import game as find_game
from asztal.lab import jobs
from asztal.lab.learned import Features, Learned, Numbers, Value, features_of, weights_by_name
from asztal.lab.ratings import Share, share

EXPLORED = 0.1
"""So often a move is drawn by chance, so that values are learned of what the player would not do."""
KEPT = 3
"""Every so manieth decision is learned from: those between look much the same."""
STEPS_KEPT = 3
"""Games of so many steps are learned from; older ones were played too badly."""
RIDGE = 1000.0
"""How much has to speak for a weight."""
SEEN = 0.01
"""What is seen in a smaller part of all positions has no weight."""
AT_ONCE = 4000
"""Positions handled in one go."""


class Job(msgspec.Struct, frozen=True):
    """Games of one step: their player, and their deals."""

    game: str
    weights: dict[str, tuple[float, float]]
    """Nothing: the greedy bot plays."""
    seed: int


class Lesson(msgspec.Struct):
    """Positions after a move, as the seat that made it sees them, and how far ahead it was in the end."""

    rows: Any
    hopes: Any
    leads: list[float]
    seconds: float
    """CPU time it took to play."""


def lesson(job: Job, number: int) -> Lesson:
    """One game in which both sides play alike."""
    began = time.process_time()
    game = find_game(job.game)
    features = features_of(game)
    value = Value(features, job.weights)
    drawn = random.Random(job.seed + number)
    chance = seeded(job.seed + number)
    greedy = bots.bot("greedy", game, number)
    state = game.new(seats=2, seed=job.seed + number)
    rows, hopes, seats = [], [], []
    decisions = 0
    while not state.over:
        seat = int(acting_seat(state))
        options = state.legal(seat)
        if len(options) == 1:
            state.decide(seat, options[0])
            continue
        if drawn.random() < EXPLORED:
            action = drawn.choice(options)
        elif job.weights:
            action = value.best(state.resample(seat, chance), seat)
        else:
            action = greedy.choose(state, seat)
        state.decide(seat, action)
        decisions += 1
        if decisions % KEPT == 0:
            rows.append(state.observe(seat))
            hopes.append(features.hopes(state, seat))
            seats.append(seat)
    totals = [score.total for score in state.result().scores]
    leads = [float(totals[seat] - totals[1 - seat]) for seat in seats]
    return Lesson(np.array(rows), np.array(hopes), leads, time.process_time() - began)


def trial(job: Job, number: int) -> float:
    """One game against the greedy bot, every deal from both sides: what part of a win it was."""
    game = find_game(job.game)
    value = Value(features_of(game), job.weights)
    mine = number % 2
    chance = seeded(number)
    other = bots.bot("greedy", game, number)
    state = game.new(seats=2, seed=job.seed + number // 2)
    while not state.over:
        seat = int(acting_seat(state))
        if seat == mine and len(state.legal(seat)) > 1:
            state.decide(seat, value.best(state.resample(seat, chance), seat))
        else:
            state.decide(seat, other.choose(state, seat))
    return (1.0 + state.returns()[mine]) / 2


class Regression:
    """What all positions of a step say about the weights, as sums."""

    def __init__(self, features: Features, used: Numbers) -> None:
        self.features = features
        self.used = used
        """The places of the table of weights that are learned."""
        self.column = np.full(len(features.placed), len(used))
        self.column[used] = np.arange(len(used))
        size = 2 * (len(features.named) + len(used))
        self.squares = np.zeros((size, size))
        self.products = np.zeros(size)

    def add(self, rows: Numbers, hopes: Numbers, leads: Numbers) -> None:
        wide = len(self.used) + 1  # the last column takes what is not learned
        flat = self.column[self.features.places(rows)] + np.arange(len(rows))[:, None] * wide
        pieces = np.bincount(flat.ravel(), minlength=len(rows) * wide).reshape(-1, wide)[:, :-1]
        seen = np.concatenate([self.features.numbers(rows, hopes), pieces], 1).astype(np.float32)
        seen = np.concatenate([seen, seen * self.features.early(rows)[:, None].astype(np.float32)], 1)
        self.squares += seen.T @ seen
        self.products += seen.T @ leads.astype(np.float32)


def solved(steps: deque[Regression]) -> dict[str, tuple[float, float]]:
    """The weights that fit all these steps, drawn towards trusting the heuristic alone."""
    features, used = steps[-1].features, steps[-1].used
    squares = sum(step.squares for step in steps) + RIDGE * np.eye(len(steps[-1].products))
    trusting = np.zeros(len(squares))
    trusting[:2] = 4.0, -4.0
    products = sum(step.products for step in steps) + RIDGE * trusting
    late, more = np.linalg.solve(squares, products).reshape(2, -1)
    return weights_by_name([*features.named, *(features.placed[place] for place in used)], late, more)


def used_places(features: Features, rows: Numbers) -> Numbers:
    """The places of the table of weights where pieces are often enough to learn from."""
    if not len(features.zone):
        return np.zeros(0, np.int64)
    there = features.places(rows)[rows[:, features.zone] > 0]
    found: Numbers = np.flatnonzero(np.bincount(there, minlength=len(features.placed)) >= SEEN * len(rows))
    return found


def learn(game: str, steps: int, games: int, trials: int, seed: int, workers: int) -> tuple[list[Share], list[float], Job]:
    """Step after step: how it did against the greedy bot, after how many CPU minutes, and the last player."""
    features = features_of(find_game(game))
    job = Job(game, {}, seed * 1_000_000)
    kept: deque[Regression] = deque(maxlen=STEPS_KEPT)
    shares: list[Share] = []
    minutes: list[float] = []
    seconds = 0.0
    for step in range(steps):
        began = time.process_time()  # of this process; those of others tell how long they played
        first = step * games
        lessons = list(jobs.done(lesson, job, range(first, first + games), workers))
        rows = np.concatenate([one.rows for one in lessons])
        hopes = np.concatenate([one.hopes for one in lessons])
        leads = np.concatenate([one.leads for one in lessons])
        regression = Regression(features, kept[0].used if kept else used_places(features, rows))
        for at in range(0, len(rows), AT_ONCE):
            regression.add(rows[at : at + AT_ONCE], hopes[at : at + AT_ONCE], leads[at : at + AT_ONCE])
        kept.append(regression)
        job = Job(game, solved(kept), job.seed)
        seconds += time.process_time() - began + sum(one.seconds for one in lessons) * (workers > 1)
        minutes.append(seconds / 60)
        fresh = msgspec.structs.replace(job, seed=job.seed + 500_000)  # deals nobody learns from
        won = sum(jobs.done(trial, fresh, range(trials), workers))
        shares.append(share(won, trials))
        told = f"{100 * shares[-1].share:.0f} % of {trials} games against greedy"
        print(f"step {step + 1}: {games * (step + 1)} games, {minutes[-1]:.1f} CPU minutes, {told}", flush=True)
    return shares, minutes, job


def curve(title: str, games: int, shares: list[Share]) -> str:
    """The learning curve as SVG: wins against the greedy bot after so many games, with their intervals."""
    left, top, wide, high = 60, 40, 560, 260
    x = [left + wide * (number + 1) / len(shares) for number in range(len(shares))]

    def y(share: float) -> float:
        return top + high * (1 - share)

    lines = [f"M{left} {y(part):.1f}H{left + wide}" for part in (0, 0.25, 0.5, 0.75, 1)]
    marks = [f'<text x="{left - 8}" y="{y(part) + 4:.1f}" text-anchor="end">{100 * part:.0f} %</text>' for part in (0, 0.5, 1)]
    marks += [
        f'<text x="{at:.1f}" y="{top + high + 20}" text-anchor="middle">{games * (number + 1)}</text>'
        for number, at in enumerate(x)
    ]
    bars = [f"M{at:.1f} {y(one.low):.1f}V{y(one.high):.1f}" for at, one in zip(x, shares, strict=True)]
    path = " ".join(f"{at:.1f},{y(one.share):.1f}" for at, one in zip(x, shares, strict=True))
    dots = "".join(f'<circle cx="{at:.1f}" cy="{y(one.share):.1f}" r="4.5"/>' for at, one in zip(x, shares, strict=True))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide + 30} {top + high + 52}" role="img">'
        "<style>text { font: 13px system-ui, sans-serif; fill: #2b2620 } .l { stroke: #ddd2bf } "
        ".c { stroke: #c27a3a; fill: none; stroke-width: 2.5 } circle { fill: #c27a3a }</style>"
        f'<rect width="100%" height="100%" fill="#faf6ee"/><text x="{left}" y="22">{title}</text>'
        f'<path class="l" d="{"".join(lines)}"/><path class="l" stroke-dasharray="4 4" d="M{left} {y(0.8):.1f}H{left + wide}"/>'
        f'{"".join(marks)}<text x="{left + wide}" y="{top + high + 42}" text-anchor="end">games learned from</text>'
        f'<path class="c" opacity=".5" d="{"".join(bars)}"/><polyline class="c" points="{path}"/>{dots}</svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", help="one with a fixed number of rounds: minerva, rollwrite, settlers")
    parser.add_argument("--steps", type=int, default=6)
    parser.add_argument("--games", type=int, default=400, help="of each step")
    parser.add_argument("--trials", type=int, default=100, help="games against greedy after each step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    given = parser.parse_args()
    shares, minutes, job = learn(given.game, given.steps, given.games, given.trials, given.seed, given.workers)
    command = f"python examples/learn.py {given.game} --steps {given.steps} --games {given.games} --seed {given.seed}"
    provenance = {
        "command": command,
        "release": __version__,
        "rules": f"version {find_game(given.game).version}",
        "games": f"{given.steps * given.games} of two seats against itself, the first {given.games} by greedy",
        "cpu-minutes": f"{minutes[-1]:.1f}",
        "against-greedy": ", ".join(f"{100 * one.share:.0f} %" for one in shares) + f" of {given.trials} games after each step",
    }
    given.out.mkdir(parents=True, exist_ok=True)
    kept = msgspec.to_builtins(Learned(given.game, provenance, job.weights))
    weights = ",\n".join(f"  {json.dumps(name)}: {json.dumps(pair)}" for name, pair in kept.pop("weights").items())
    text = json.dumps(kept, indent=1).removesuffix("\n}") + f',\n "weights": {{\n{weights}\n }}\n}}\n'
    (given.out / f"{given.game}.json").write_text(text, encoding="utf-8")
    title = f"{given.game}: wins against the greedy bot"
    (given.out / f"{given.game}.svg").write_text(curve(title, given.games, shares), encoding="utf-8")
    print(f"written: {given.out / given.game}.json and .svg")


if __name__ == "__main__":
    try:
        main()
    except AsztalError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
