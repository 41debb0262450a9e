"""The course of a game: what everybody could expect to score, before every decision.

A value after some rounds is a hope, not a score. How scores follow from such hopes is learned from the same game (`Fit`): once
in every round plans are played to their end. What single decisions changed is known well, since two plans are compared in the
same worlds; what is expected before each of them scatters by which worlds were drawn. So the course goes from one decision to
the next by what the decision changed, and is free to move where something came up by chance (`course`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec

LUCK_BETWEEN_ROUNDS = 2.0
"""By so many points what a seat expects is likely to change where a round ends, whatever the offsets of both rounds."""
CALM = 0.2
"""By so many points the course is likely to move where nothing came up: hopes are no scores."""
LEAST_ERROR = 0.3
"""Of what is expected, in points, however many worlds say so."""


class Sight(msgspec.Struct, frozen=True):
    """What a seat could expect: hopes of worlds in which the game still went on, scores of those in which it ended."""

    hoped: float
    open: int
    scored: float
    ended: int
    spread: float
    """The standard deviation of either."""


class Before(msgspec.Struct, frozen=True):
    """One decision, as far as the course is concerned."""

    round: int
    sights: Sequence[Sight]
    """For each seat, if everybody goes on in an ordinary way."""
    changes: Sequence[float]
    """For each seat how many points the move that was made changed, compared with an ordinary one."""
    hoped: Sequence[float]
    """How much of that hopes show as well."""
    revealed: bool
    """Something came up by chance or came to light before the next decision."""
    ends: Sequence[tuple[Sequence[float], Sequence[float]]]
    """Once in a round: what was hoped and what was scored, for each seat, in some worlds."""


class Fit:
    """How scores follow from hopes: a point hoped for is worth so many, and in every round each seat has so many more."""

    STEEPEST, FLATTEST = 1.5, 0.4

    def __init__(self, decisions: Sequence[Before], seats: int) -> None:
        shown = {one.round: one.ends for one in decisions if one.ends}
        pairs = {
            (round, seat): found
            for round, ends in shown.items()
            for seat in range(seats)
            if (found := [(hoped[seat], scored[seat]) for hoped, scored in ends if hoped])
        }
        above = below = 0.0
        for found in pairs.values():
            hope, score = mean([h for h, _ in found]), mean([s for _, s in found])
            above += sum((h - hope) * (s - score) for h, s in found)
            below += sum((h - hope) ** 2 for h, _ in found)
        self.slope = min(self.STEEPEST, max(self.FLATTEST, above / below)) if below > 0.0 else 1.0
        self.more = [
            self.offsets(
                {round: [s - self.slope * h for h, s in found] for (round, one), found in pairs.items() if one == seat},
                decisions,
                seat,
            )
            for seat in range(seats)
        ]
        self.spreads = {
            round: [spread([scored[seat] for _, scored in ends]) for seat in range(seats)] for round, ends in shown.items()
        }

    def offsets(self, found: Mapping[int, Sequence[float]], decisions: Sequence[Before], seat: int) -> dict[int, float]:
        """How many points more a seat has in each round: what plans showed, such that nothing jumps where rounds meet."""
        places = {round: place for place, round in enumerate(found)}
        rest = [offset - mean(offsets) for offsets in found.values() for offset in offsets]
        scatter = max(1.0, spread(rest))
        matrix = [[0.0] * len(places) for _ in places]
        right = [0.0] * len(places)
        for round, offsets in found.items():
            weight = len(offsets) / scatter**2
            matrix[places[round]][places[round]] += weight
            right[places[round]] += weight * mean(offsets)
        unseen = 0.0
        for one, following in pairwise(decisions):
            unseen += one.changes[seat] - self.slope * one.hoped[seat]
            if one.round != following.round:
                before, after = one.sights[seat], following.sights[seat]
                sides = [(places.get(one.round), before, -1.0), (places.get(following.round), after, 1.0)]
                self._meet(matrix, right, sides, unseen + self.slope * one.hoped[seat])
                unseen = 0.0
        return dict(zip(places, solved(matrix, right), strict=True))

    def _meet(
        self, matrix: list[list[float]], right: list[float], sides: Sequence[tuple[int | None, Sight, float]], change: float
    ) -> None:
        """Add to the equations that one seat expects on both sides of a border the same, but for the change."""
        weight = 1.0 / (LUCK_BETWEEN_ROUNDS**2 + sum(self.error(sight) ** 2 for _, sight, _ in sides))
        known = sum(sign * (self.slope * sight.hoped if sight.open else sight.scored) for _, sight, sign in sides) - change
        unknown = [(place, sign) for place, sight, sign in sides if place is not None and sight.open]
        for place, sign in unknown:
            right[place] -= weight * sign * known
            for other, its in unknown:
                matrix[place][other] += weight * sign * its

    def added(self, round: int, seat: int) -> float:
        more = self.more[seat]
        if round in more or not more:
            return more.get(round, 0.0)
        return more[min(more, key=lambda known: abs(known - round))]

    def expected(self, sight: Sight, round: int, seat: int) -> float:
        hoped = self.added(round, seat) + self.slope * sight.hoped
        return (sight.open * hoped + sight.ended * sight.scored) / (sight.open + sight.ended)

    def error(self, sight: Sight) -> float:
        return sight.spread * (self.slope if sight.open else 1.0) / math.sqrt(sight.open + sight.ended)

    def spread(self, round: int, seats: int) -> list[float]:
        return self.spreads.get(round) or [0.0] * seats


def course(decisions: Sequence[Before], fit: Fit, seat: int, final: float) -> list[float]:
    """What a seat could expect before every decision, and what it got in the end.

    A random walk seen through noise, whose known steps are what decisions changed: filtered forwards and smoothed backwards
    (Kalman; Rauch, Tung and Striebel). Where nothing came up there is next to no other step.
    """
    seen: list[float] = []
    unseen, round = 0.0, None
    for one in decisions:  # what hopes have not shown of earlier decisions of the round, scores will
        unseen, round = 0.0 if one.round != round else unseen, one.round
        seen.append(fit.expected(one.sights[seat], round, seat) + (unseen if one.sights[seat].open else 0.0))
        unseen += one.changes[seat] - fit.slope * one.hoped[seat]
    noise = [fit.error(one.sights[seat]) ** 2 + LEAST_ERROR**2 for one in decisions]
    seen, noise = [*seen, final], [*noise, 0.0]
    known = [one.changes[seat] for one in decisions]
    free = [
        (seen[at + 1] - seen[at] - known[at]) ** 2 - noise[at] - noise[at + 1]
        for at, one in enumerate(decisions)
        if one.revealed
    ]
    luck = max(CALM**2, mean(free))
    steps = [luck if one.revealed else CALM**2 for one in decisions]
    places, errors = [seen[0]], [noise[0]]
    for at, (change, step) in enumerate(zip(known, steps, strict=True), start=1):
        guess, doubt = places[-1] + change, errors[-1] + step
        gain = doubt / (doubt + noise[at])
        places.append(guess + gain * (seen[at] - guess))
        errors.append((1.0 - gain) * doubt)
    for at in range(len(steps) - 1, -1, -1):
        gain = errors[at] / (errors[at] + steps[at])
        places[at] += gain * (places[at + 1] - places[at] - known[at])
    return places


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def spread(numbers: Sequence[float]) -> float:
    """The standard deviation."""
    middle = mean(numbers)
    return math.sqrt(sum((n - middle) ** 2 for n in numbers) / (len(numbers) - 1)) if len(numbers) > 1 else 0.0


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a few linear equations, by elimination."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(n):
        pivot = max(range(column, n), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(n):
            if row != column:
                part = rows[row][column] / rows[column][column]
                rows[row] = [a - part * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[row][n] / rows[row][row] for row in range(n)]
