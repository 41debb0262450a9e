"""A finished game valued decision by decision.

Before every decision each seat's prospects are valued as that seat could know them; the seat that decides is valued for the
move a strong player would have made and for the one it made. So three things can be told apart: what its own decisions cost it,
what came up by chance then, and what the others' moves changed.

A value after some rounds is a hope, not a score. How scores follow from such hopes is learned from the same game: once in every
round the plans are played to their end, and a line is fitted through what was hoped and what was scored (`Fit`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import msgspec

from asztal.bots.greedy import GreedyBot
from asztal.core.chance import seeded
from asztal.core.game import LANGUAGES, Game
from asztal.core.lines import Line
from asztal.core.record import Record, replay, split_move
from asztal.core.state import State
from asztal.review.hints import explained, think
from asztal.review.plans import Ending, Planner, difference
from asztal.review.reasons import sentences

TRIES = 200
"""Of the search, for each decision."""
VIEW_WORLDS = 10
"""In which the prospects of seats that do not decide are valued."""
END_WORLDS = 12
"""Played to the end, once in every round."""
MOST_TURNS = 7
"""Turning points of one seat."""
CLEAR = 2.0
"""A turning point or a better move must be so many standard errors."""
SURE = 1.2
"""A better move that was tried to the end as well, so many."""
HOPE_ERROR = 1.5
"""By so many points the heuristic may be wrong about the difference of two plans, however often it is asked."""
SCORE_ERROR = 0.5
"""By so many a difference of scores, since nobody plays on perfectly."""
WORTH_TELLING = 0.75
"""And so many points."""
ALTERNATIVES = 3


class Sight(msgspec.Struct, frozen=True):
    """What a seat could expect: hopes of worlds in which the game still went on, scores of those in which it ended."""

    hoped: float
    open: int
    scored: float
    ended: int
    spread: float
    """The standard deviation of either."""


class Valued(msgspec.Struct, frozen=True):
    """One decision, before scores are fitted to hopes."""

    step: int
    """So many moves had been made before."""
    seat: int
    round: int
    before: list[Sight]
    """For each seat; for the one that decides with the best move."""
    played: Sight
    """For the one that decides, with the move it made."""
    move: str
    best: str
    gap: float
    """How much further ahead the best move leads."""
    trust: float
    """Which part of the gap was left when it was checked at the end of the game."""
    ended: bool
    """Both plans were played to the end: the gap is in points."""
    why: dict[str, str]
    labels: dict[str, dict[str, str]]
    """What the moves are called, by code and language."""
    on: dict[str, tuple[str, ...]]
    """The pieces they are about, by code."""
    others: list[tuple[str, float]]
    """Other good moves, and how much further ahead the best one leads."""
    revealed: bool
    """The move drew on chance, or something hidden came to light."""
    ends: list[tuple[list[float], list[float]]]
    """Once in a round: what was hoped and what was scored, for each seat, in some worlds."""


class Better(msgspec.Struct, frozen=True):
    """A good move that was not made."""

    code: str
    label: dict[str, str]
    on: tuple[str, ...]
    expected: float
    """What its seat could expect to score."""


class Moment(msgspec.Struct, frozen=True):
    """One decision."""

    step: int
    round: int
    seat: int
    code: str
    label: dict[str, str]
    on: tuple[str, ...]
    expected: float
    """What its seat could expect to score after the move it made."""
    gap: float
    """How many points of its lead it lost against the best move; 0 if that was it."""
    best: Better | None
    why: dict[str, str]
    """Why the best move is better, in every language."""
    others: list[Better]
    luck: float
    """What chance then added to what its seat could expect."""


class Point(msgspec.Struct, frozen=True):
    """A point of the curve."""

    step: int
    round: int
    expected: list[float]
    spread: list[float]


class Turn(msgspec.Struct, frozen=True):
    """A turning point of a seat."""

    moment: int
    """Its place among the moments."""
    kind: str
    """mistake: the seat had a better move; luck: what came up after a move; other: somebody else's move."""
    points: float
    """What it changed of what the seat could expect; of a mistake, of its lead."""


class Balance(msgspec.Struct, frozen=True):
    """What became of what a seat could expect at the beginning."""

    start: float
    decisions: float
    """What its own decisions lost against the best moves, 0 at best."""
    luck: float
    """What came up added: after its moves, and after others' moves that drew on chance or laid something open."""
    others: float
    """What all other moves of others added."""
    final: int


class Review(msgspec.Struct, frozen=True):
    game: str
    seats: list[str]
    steps: int
    tries: int
    seed: int
    curve: list[Point]
    moments: list[Moment]
    turns: list[list[Turn]]
    """For each seat, in the order of the game."""
    balances: list[Balance]


# -- valuing ----------------------------------------------------------------------------------------------------------------


def decisions(game: Game, record: Record) -> list[int]:
    """The steps at which somebody had a choice."""
    found: list[int] = []
    for step, state in enumerate(replay(game, record)):
        if step < len(record.moves):
            seat, _ = split_move(record, step)
            if len(state.legal(seat)) > 1:
                found.append(step)
    return found


def value(game: Game, record: Record, steps: Sequence[int], tries: int = TRIES, seed: int = 0) -> Iterator[Valued]:
    """The decisions at these steps, one after the other. Each depends on the record, the tries and the seed only."""
    wanted = set(steps)
    rounds: set[int] = set()
    last = max(wanted, default=-1)
    for step, state in enumerate(replay(game, record)):
        if step > last:
            return
        seat, code = split_move(record, step)
        if len(state.legal(seat)) < 2:
            continue
        round = game.round_of(state)
        first = round not in rounds
        rounds.add(round)
        if step in wanted:
            yield _valued(game, record.seats, state.copy(), step, seat, code, round, first, tries, seed)


def _valued(
    game: Game,
    players: Sequence[str],
    state: State,
    step: int,
    seat: int,
    code: str,
    round: int,
    first: bool,
    tries: int,
    seed: int,
) -> Valued:
    own = seed * 100_003 + step
    played = game.action(code)
    thought = think(game, state, seat, own, tries, 0.0, besides=played)
    made = thought.of(played)
    assert made is not None
    best = thought.best
    gap, error = difference(best.leads(seat), made.leads(seat))
    ended = all(one.over for one in (*best.endings, *made.endings))
    raw = gap
    if gap >= WORTH_TELLING / 2 and gap >= CLEAR * error and not ended:
        gap, error = _checked(game, state, seat, own, best.action, played, gap, error)
    if gap < WORTH_TELLING / 2 or gap < SURE * error:  # as good as the best
        best, gap, error = made, 0.0, 0.0
    why = {}
    if best is not made:
        reason = explained(game, state, seat, own, best, made)
        why = sentences(game, reason, game.label(state, made.action), seat, players, past=True)
    after = state.copy()
    after.decide(seat, played)
    planner = Planner(game, own)
    before = [
        _sight(best.endings, one)
        if one == seat
        else _sight(planner.plans(state, one, [None], VIEW_WORLDS, holdings=False)[0].endings, one)
        for one in range(state.seats)
    ]
    others = [
        (game.code(plan.action), difference(best.leads(seat), plan.leads(seat))[0])
        for plan in thought.others[:ALTERNATIVES]
        if plan is not best and plan is not made
    ]
    codes = {code, game.code(best.action), *(other for other, _ in others)}
    return Valued(
        step,
        seat,
        round,
        before,
        _sight(made.endings, seat),
        code,
        game.code(best.action),
        gap,
        gap / raw if best is not made else 0.0,
        ended,
        why,
        {one: labels(game, game.label(state, game.action(one)), players) for one in sorted(codes)},
        {one: game.on(state, seat, game.action(one)) for one in sorted(codes)},
        others,
        after.chance.words() != state.chance.words() or after.seen != state.seen,
        _ends(game, state, seat, own) if first else [],
    )


def _checked(
    game: Game, state: State, seat: int, seed: int, best: int, played: int, gap: float, error: float
) -> tuple[float, float]:
    """A better move is tried to the end of the game as well: hopes after some rounds may be wrong, scores only vary."""
    planner = Planner(game, seed)
    whole = [planner.plan(state, seat, action, END_WORLDS, False, True) for action in (best, played)]
    late, late_error = difference(whole[0].leads(seat), whole[1].leads(seat))
    hope, score = 1.0 / (error**2 + HOPE_ERROR**2), 1.0 / (late_error**2 + SCORE_ERROR**2)
    return (hope * gap + score * late) / (hope + score), math.sqrt(1.0 / (hope + score))


def labels(game: Game, label: Line, players: Sequence[str]) -> dict[str, str]:
    return {lang: game.speaker(lang).say(label, players) for lang in LANGUAGES}


def _sight(endings: Sequence[Ending], seat: int) -> Sight:
    hoped = [one.worths[seat] for one in endings if not one.over]
    scored = [one.worths[seat] for one in endings if one.over]
    every = scored or hoped
    return Sight(_mean(hoped), len(hoped), _mean(scored), len(scored), _spread(every))


def _ends(game: Game, state: State, seat: int, seed: int) -> list[tuple[list[float], list[float]]]:
    """What everybody hopes for when plans are compared, and scores in the end, in some worlds."""
    planner = Planner(game, seed)
    found = []
    for number in range(END_WORLDS):
        world = state.resample(seat, seeded(seed * 31 + number))
        bot = GreedyBot(game, seed * 17 + number)
        planner.play_on(world, game.round_of(state), bot, False)
        hoped = [] if world.over else list(planner.worths(world, bot))
        planner.play_on(world, 0, bot, True)
        found.append((hoped, list(planner.worths(world, bot))))
    return found


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _spread(numbers: Sequence[float]) -> float:
    mean = _mean(numbers)
    return math.sqrt(sum((n - mean) ** 2 for n in numbers) / (len(numbers) - 1)) if len(numbers) > 1 else 0.0


# -- from hopes to points -----------------------------------------------------------------------------------------------------


class Fit:
    """How scores follow from hopes: in every round so many points more, and a point hoped for is worth so many."""

    STEEPEST, FLATTEST = 1.5, 0.4

    def __init__(self, valued: Sequence[Valued], seats: int) -> None:
        pairs = {
            one.round: [(h, s) for hoped, scored in one.ends for h, s in zip(hoped, scored, strict=False)]
            for one in valued
            if one.ends
        }
        above = below = 0.0
        for found in pairs.values():
            hope, score = _mean([h for h, _ in found]), _mean([s for _, s in found])
            above += sum((h - hope) * (s - score) for h, s in found)
            below += sum((h - hope) ** 2 for h, _ in found)
        self.slope = min(self.STEEPEST, max(self.FLATTEST, above / below)) if below > 0.0 else 1.0
        self.more = smoothed({round: _mean([s - self.slope * h for h, s in found]) for round, found in pairs.items() if found})
        self.spreads = {
            one.round: [_spread([scored[seat] for _, scored in one.ends]) for seat in range(seats)]
            for one in valued
            if one.ends
        }

    def added(self, round: int) -> float:
        if round in self.more or not self.more:
            return self.more.get(round, 0.0)
        return self.more[min(self.more, key=lambda known: abs(known - round))]

    def expected(self, sight: Sight, round: int) -> float:
        hoped = self.added(round) + self.slope * sight.hoped
        return (sight.open * hoped + sight.ended * sight.scored) / (sight.open + sight.ended)

    def error(self, sight: Sight) -> float:
        return sight.spread * (self.slope if sight.open else 1.0) / math.sqrt(sight.open + sight.ended)

    def spread(self, round: int, seats: int) -> list[float]:
        return self.spreads.get(round) or [0.0] * seats


def smoothed(points: dict[int, float]) -> dict[int, float]:
    """A parabola through points that scatter; few points lie on a line, or stay as they are."""
    degree = min(2, len(points) - 1)
    if degree < 1:
        return points
    xs = list(points)
    middle, width = sum(xs) / len(xs), max(1.0, float(max(xs) - min(xs)))
    rows = [[((x - middle) / width) ** power for power in range(degree + 1)] for x in xs]
    weights = solved(
        [[sum(row[i] * row[j] for row in rows) for j in range(degree + 1)] for i in range(degree + 1)],
        [sum(row[i] * y for row, y in zip(rows, points.values(), strict=True)) for i in range(degree + 1)],
    )
    return {x: sum(weight * part for weight, part in zip(weights, row, strict=True)) for x, row in zip(xs, rows, strict=True)}


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


def expectations(one: Valued, fit: Fit) -> list[float]:
    """What every seat could expect before a decision."""
    found = [fit.expected(sight, one.round) for sight in one.before]
    played = fit.expected(one.played, one.round)
    found[one.seat] = played + max(0.0, one.trust * (found[one.seat] - played))
    return [round(points, 2) for points in found]


def assembled(game: Game, record: Record, valued: Sequence[Valued], tries: int = TRIES, seed: int = 0) -> Review:
    """All decisions together; the record is of a finished game."""
    *_, last = replay(game, record)
    seats = len(record.seats)
    final = [int(score.total) for score in last.result().scores[:seats]]
    valued = sorted(valued, key=lambda one: one.step)
    fit = Fit(valued, seats)
    curve = [
        Point(
            one.step,
            one.round,
            expectations(one, fit),
            fit.spread(one.round, seats),
        )
        for one in valued
    ]
    curve.append(Point(len(record.moves), curve[-1].round if curve else 0, [float(n) for n in final], [0.0] * seats))
    curve = [msgspec.structs.replace(point, spread=[round(n, 2) for n in point.spread]) for point in curve]
    moments = [_moment(one, fit, curve[place + 1].expected[one.seat]) for place, one in enumerate(valued)]
    turns = [_turns(seat, valued, moments, curve, fit) for seat in range(seats)]
    balances = [_balance(seat, valued, moments, curve, final[seat]) for seat in range(seats)]
    return Review(game.name, list(record.seats), len(record.moves), tries, seed, curve, moments, turns, balances)


def _moment(one: Valued, fit: Fit, after: float) -> Moment:
    scale = 1.0 if one.ended else fit.slope
    top = expectations(one, fit)[one.seat]
    expected = fit.expected(one.played, one.round)

    def better(code: str, points: float) -> Better:
        return Better(code, one.labels[code], one.on[code], round(points, 2))

    return Moment(
        one.step,
        one.round,
        one.seat,
        one.move,
        one.labels[one.move],
        one.on[one.move],
        round(expected, 2),
        round(one.gap * scale, 2),
        better(one.best, top) if one.best != one.move else None,
        one.why,
        [better(code, top - gap * scale) for code, gap in one.others if gap * scale < one.gap * scale or one.best == one.move],
        round(after - expected, 2),
    )


def _turns(seat: int, valued: Sequence[Valued], moments: Sequence[Moment], curve: Sequence[Point], fit: Fit) -> list[Turn]:
    """The greatest changes of what a seat could expect, in the order of the game."""
    found: list[tuple[float, Turn]] = []
    again: dict[tuple[int, str], float] = {}
    for place, (one, moment) in enumerate(zip(valued, moments, strict=True)):
        if one.seat == seat and moment.best is not None:
            missed = (moment.round, moment.best.code)
            if missed in again and again[missed] >= moment.gap:
                continue  # the same chance, missed again
            again[missed] = moment.gap
            found = [turn for turn in found if not _is_of(turn[1], moments, missed)]
            found.append((moment.gap, Turn(place, "mistake", -moment.gap)))
            continue
        change = moment.luck if one.seat == seat else curve[place + 1].expected[seat] - curve[place].expected[seat]
        before = one.played if one.seat == seat else one.before[seat]
        after = valued[place + 1].before[seat] if place + 1 < len(valued) else None
        error = math.hypot(fit.error(before), 0.0 if after is None else fit.error(after))
        if abs(change) > CLEAR * error:
            kind = "luck" if one.seat == seat or one.revealed else "other"
            found.append((abs(change), Turn(place, kind, round(change, 2))))
    found.sort(key=lambda turn: -turn[0])
    chosen = [turn for size, turn in found if size >= WORTH_TELLING][:MOST_TURNS]
    return sorted(chosen, key=lambda turn: turn.moment)


def _is_of(turn: Turn, moments: Sequence[Moment], missed: tuple[int, str]) -> bool:
    moment = moments[turn.moment]
    return turn.kind == "mistake" and moment.best is not None and (moment.round, moment.best.code) == missed


def _balance(seat: int, valued: Sequence[Valued], moments: Sequence[Moment], curve: Sequence[Point], final: int) -> Balance:
    start = curve[0].expected[seat]
    decided = luck = 0.0
    for place, (one, moment) in enumerate(zip(valued, moments, strict=True)):
        if one.seat == seat:
            decided += moment.expected - curve[place].expected[seat]
            luck += moment.luck
        elif one.revealed:
            luck += curve[place + 1].expected[seat] - curve[place].expected[seat]
    others = final - start - decided - luck
    return Balance(round(start, 1), round(decided, 1), round(luck, 1), round(others, 1), final)


def review(
    game: Game, record: Record, tries: int = TRIES, seed: int = 0, progress: Callable[[int, int], None] | None = None
) -> Review:
    """The whole review in this process; `progress` is told how many decisions of how many are done."""
    steps = decisions(game, record)
    found: list[Valued] = []
    for one in value(game, record, steps, tries, seed):
        found.append(one)
        if progress is not None:
            progress(len(found), len(steps))
    return assembled(game, record, found, tries, seed)
