"""A finished game valued decision by decision.

Before every decision each seat's prospects are valued as that seat could know them, if everybody goes on in an ordinary way:
takes what looks best at first sight. Three moves are then compared in the same worlds: the one that was made, the one a strong
player would have made, and the ordinary one. So three things can be told apart: what a seat's own decisions changed, what the
others' did, and what came up by chance, which is all the rest (`course`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from asztal.core.chance import seeded
from asztal.core.game import LANGUAGES, Game
from asztal.core.lines import Line
from asztal.core.record import Record, replay, split_move
from asztal.core.state import State
from asztal.review.course import Before, Fit, Sight, course, mean, spread
from asztal.review.hints import explained, think
from asztal.review.plans import END_WORLDS, Ending, Ordinary, Planner, checked, difference, measured
from asztal.review.reasons import sentences
from asztal.review.telling import Said, Story

TRIES = 200
"""Of the search, for each decision."""
VIEW_WORLDS = 10
"""In which the prospects of seats that do not decide are valued."""
MOST_TURNS = 7
"""Turning points of one seat."""
CLEAR = 2.0
"""A turning point or a better move must be so many standard errors."""
SURE = 1.5
"""A better move that was tried to the end as well, so many."""
WORTH_TELLING = 0.75
"""And so many points,"""
SHARE_TOLD = 0.02
"""and this part of what the best scored."""
ALTERNATIVES = 3


class Valued(msgspec.Struct, frozen=True):
    """One decision, before scores are fitted to hopes."""

    step: int
    """So many moves had been made before."""
    seat: int
    round: int
    before: list[Sight]
    """For each seat, if everybody goes on in an ordinary way."""
    move: str
    best: str
    ordinary: str
    """What looks best at first sight."""
    gap: float
    """How many points further ahead the best move leads."""
    rise: float
    """How many of them are points of its own."""
    changes: list[float]
    """For each seat how many points the move changed, compared with the ordinary one."""
    errors: list[float]
    """The standard errors of that."""
    measured: list[float]
    """The same for sums over the game: not taken to be small because most decisions change little."""
    hoped: list[float]
    """For each seat how much of the change hopes show as well."""
    why: dict[str, str]
    labels: dict[str, dict[str, str]]
    """What the moves are called, by code and language."""
    asked: Said
    """What the seat was asked, where that says what its moves are about."""
    on: dict[str, tuple[str, ...]]
    """The pieces they are about, by code."""
    others: list[tuple[str, float]]
    """Other good moves, and how much further ahead the best one leads."""
    revealed: bool
    """Something came up by chance or came to light before the next decision."""
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
    asked: Said
    """What it answered, where that says what it is about."""
    on: tuple[str, ...]
    expected: float
    """What its seat could expect to score after the move it made."""
    gap: float
    """How many points of its lead it lost against the best move; 0 if that was it."""
    best: Better | None
    why: dict[str, str]
    """Why the best move is better, in every language."""
    others: list[Better]
    ordinary: dict[str, str]
    """The move that looks best at first sight, in every language."""
    changed: list[float]
    """For each seat what the move changed of what it could expect, compared with that one."""
    luck: list[float]
    """For each seat what came up then added."""
    happened: Said
    """What the log says of it."""
    came_up: Said
    """What it says of what happened then, until the next decision."""


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
    """mistake: the seat had a better move; good: its move was better than what looks best at first sight; luck: what came up
    after a move; other: somebody else's move."""
    points: float
    """What it changed of what the seat could expect, with the other decisions of the same deed; of a mistake, of its lead."""


class Balance(msgspec.Struct, frozen=True):
    """What became of what a seat could expect at the beginning."""

    start: float
    decisions: float
    """What its own decisions added, compared with the moves that look best at first sight."""
    luck: float
    """What came up added."""
    others: float
    """What the others' decisions added, compared with the moves that look best to them at first sight."""
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
            now, after = state.copy(), _next(game, record, step, state)
            revealed = after.chance.words() != now.chance.words() or after.seen != now.seen
            yield _valued(game, record.seats, now, step, seat, code, round, first, revealed, tries, seed)


def _next(game: Game, record: Record, step: int, state: State) -> State:
    """The table when somebody has a choice again after this decision."""
    after = state.copy()
    while step < len(record.moves):
        seat, code = split_move(record, step)
        after.decide(seat, game.action(code))
        step += 1
        if step < len(record.moves) and len(after.legal(split_move(record, step)[0])) > 1:
            break
    return after


def _valued(
    game: Game,
    players: Sequence[str],
    state: State,
    step: int,
    seat: int,
    code: str,
    round: int,
    first: bool,
    revealed: bool,
    tries: int,
    seed: int,
) -> Valued:
    own = seed * 100_003 + step
    played = game.action(code)
    thought = think(game, state, seat, own, tries, 0.0, besides=played)
    made = thought.of(played)
    assert made is not None
    best, ordinary = thought.best, thought.ordinary
    gap, error = difference(best.leads(seat), made.leads(seat))
    ended = all(one.over for one in made.endings)
    whole, raw = thought.whole, gap
    rise = difference(best.worths(seat), made.worths(seat))
    if best is not made and not ended:
        gap, error = checked((gap, error), difference(whole.leads(best.action), whole.leads(played)))
        rise = checked(rise, difference(whole.worths(best.action, seat), whole.worths(played, seat)))
    if gap < WORTH_TELLING / 2 or gap < SURE * error:  # as good as the best
        best, gap, error = made, 0.0, 0.0
    why = {}
    if best is not made:
        reason = explained(game, state, seat, own, best, made, late=raw < gap / 2)
        why = sentences(game, reason, game.label(state, made.action), seat, players, past=True)
    planner = Planner(game, own)
    before = [
        _sight(ordinary.endings, one)
        if one == seat
        else _sight(planner.plans(state, one, [None], VIEW_WORLDS, holdings=False)[0].endings, one)
        for one in range(state.seats)
    ]
    hoped = [difference(made.worths(one), ordinary.worths(one)) for one in range(state.seats)]
    changes, sums = hoped, [change for change, _ in hoped]
    if made is not ordinary and not ended:
        scored = [difference(whole.worths(played, one), whole.worths(ordinary.action, one)) for one in range(state.seats)]
        changes = [checked(hope, score) for hope, score in zip(hoped, scored, strict=True)]
        sums = [measured(hope, score) for hope, score in zip(hoped, scored, strict=True)]
    others = [
        (game.code(plan.action), difference(best.leads(seat), plan.leads(seat))[0])
        for plan in thought.others[:ALTERNATIVES]
        if plan is not best and plan is not made
    ]
    codes = {code, game.code(best.action), game.code(ordinary.action), *(other for other, _ in others)}
    return Valued(
        step,
        seat,
        round,
        before,
        code,
        game.code(best.action),
        game.code(ordinary.action),
        gap,
        rise[0],
        [change for change, _ in changes],
        [error for _, error in changes],
        sums,
        [0.0 if ended else change for change, _ in hoped],
        why,
        {one: labels(game, game.label(state, game.action(one)), players) for one in sorted(codes)},
        asked(game, state, seat, players),
        {one: game.on(state, seat, game.action(one)) for one in sorted(codes)},
        others,
        revealed,
        _ends(game, state, seat, own) if first else [],
    )


def asked(game: Game, state: State, seat: int, players: Sequence[str]) -> Said:
    """The question, if it names what it is about ("Glory: which card do you take?"): its answers alone would tell nothing."""
    line = game.prompt(state, seat)
    found = {lang: game.speaker(lang).say(line, players) for lang in LANGUAGES}
    return found if all(": " in text for text in found.values()) else {}


def labels(game: Game, label: Line, players: Sequence[str]) -> dict[str, str]:
    """What a move is called, also in the middle of a sentence: an effect told as on its card has no full stop."""
    return {lang: game.speaker(lang).say(label, players).rstrip(".") for lang in LANGUAGES}


def _sight(endings: Sequence[Ending], seat: int) -> Sight:
    hoped = [one.worths[seat] for one in endings if not one.over]
    scored = [one.worths[seat] for one in endings if one.over]
    every = scored or hoped
    return Sight(mean(hoped), len(hoped), mean(scored), len(scored), spread(every))


def _ends(game: Game, state: State, seat: int, seed: int) -> list[tuple[list[float], list[float]]]:
    """What everybody hopes for when plans are compared, and scores in the end, in some worlds."""
    planner = Planner(game, seed)
    found = []
    for number in range(END_WORLDS):
        world = state.resample(seat, seeded(seed * 31 + number))
        bot = Ordinary(game, seed * 17 + number)
        planner.play_on(world, game.round_of(state), bot, False)
        hoped = [] if world.over else list(planner.worths(world, bot))
        planner.play_on(world, 0, bot, True)
        found.append((hoped, list(planner.worths(world, bot))))
    return found


# -- all decisions together -----------------------------------------------------------------------------------------------


def assembled(game: Game, record: Record, valued: Sequence[Valued], tries: int = TRIES, seed: int = 0) -> Review:
    """All decisions together; the record is of a finished game."""
    *_, last = replay(game, record)
    seats = len(record.seats)
    final = [int(score.total) for score in last.result().scores[:seats]]
    valued = sorted(valued, key=lambda one: one.step)
    known = [Before(one.round, one.before, one.changes, one.hoped, one.revealed, one.ends) for one in valued]
    fit = Fit(known, seats)
    courses = [course(known, fit, seat, float(final[seat])) for seat in range(seats)]
    rows = [*((one.step, one.round) for one in valued), (len(record.moves), valued[-1].round if valued else 0)]
    curve = [
        Point(step, round, _rounded(line[place] for line in courses), _rounded(fit.spread(round, seats)))
        for place, (step, round) in enumerate(rows)
    ]
    curve[-1] = Point(len(record.moves), rows[-1][1], [float(points) for points in final], [0.0] * seats)
    story = Story(game, record)
    moments = [
        _moment(one, [line[place] for line in courses], [line[place + 1] for line in courses], story, rows[place + 1][0])
        for place, one in enumerate(valued)
    ]
    least = max(WORTH_TELLING, SHARE_TOLD * max(final, default=0))
    turns = [_turns(seat, valued, moments, fit, least, game.dull) for seat in range(seats)]
    balances = [_balance(seat, valued, courses[seat][0], final[seat]) for seat in range(seats)]
    return Review(game.name, list(record.seats), len(record.moves), tries, seed, curve, moments, turns, balances)


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, 2) for number in numbers]


def _moment(one: Valued, before: Sequence[float], after: Sequence[float], story: Story, until: int) -> Moment:
    luck = [late - early - change for early, late, change in zip(before, after, one.changes, strict=True)]
    expected = before[one.seat] + one.changes[one.seat]
    top = expected + max(0.0, one.rise)

    def better(code: str, points: float) -> Better:
        return Better(code, one.labels[code], one.on[code], round(points, 2))

    return Moment(
        one.step,
        one.round,
        one.seat,
        one.move,
        one.labels[one.move],
        one.asked,
        one.on[one.move],
        round(expected, 2),
        round(one.gap, 2),
        better(one.best, top) if one.best != one.move else None,
        one.why,
        # What hopes put a little above the best move is as good: else it would have been the best one.
        [better(code, top - max(0.0, gap)) for code, gap in one.others if gap < one.gap or one.best == one.move],
        one.labels[one.ordinary],
        _rounded(one.changes),
        _rounded(luck),
        story.deed(one.step),
        story.came_up(one.step, until),
    )


def _turns(
    seat: int, valued: Sequence[Valued], moments: Sequence[Moment], fit: Fit, least: float, dull: Sequence[str]
) -> list[Turn]:
    """The greatest changes of what a seat could expect, in the order of the game."""
    found: list[Turn] = []
    again: dict[tuple[int, str], float] = {}
    for place, (one, moment) in enumerate(zip(valued, moments, strict=True)):
        if one.seat == seat and moment.best is not None:
            missed = (moment.round, moment.best.code)
            if missed in again and again[missed] >= moment.gap:
                continue  # the same chance, missed again
            if moment.best.code not in dull and any(_is_done(moment, later) for later in moments[place + 1 :]):
                continue  # the chance was taken in the end, if in another order
            again[missed] = moment.gap
            found = [turn for turn in found if not _is_of(turn, moments, missed)]
            found.append(Turn(place, "mistake", -moment.gap))
        if one.revealed and _is_luck(seat, valued, place, moment, fit):
            found.append(Turn(place, "luck", moment.luck[seat]))
    for places in _deeds(seat, moments):
        own, change = moments[places[0]].seat == seat, sum(moments[place].changed[seat] for place in places)
        if (change > 0.0 or not own) and abs(change) >= CLEAR * math.hypot(*(valued[place].errors[seat] for place in places)):
            most = max(places, key=lambda place: moments[place].changed[seat] * math.copysign(1.0, change))
            found.append(Turn(most, "good" if own else "other", change))
    found.sort(key=lambda turn: -abs(turn.points))
    chosen = [turn for turn in found if abs(turn.points) >= least][:MOST_TURNS]
    return sorted(chosen, key=lambda turn: (turn.moment, turn.kind == "luck"))


def _deeds(seat: int, moments: Sequence[Moment]) -> list[list[int]]:
    """Decisions that belong together: of one player and told by one sentence, such as every tile that is given back.

    The seat's own mistakes stand for themselves.
    """
    found: dict[tuple[int, int, str], list[int]] = {}
    for place, moment in enumerate(moments):
        if moment.seat != seat or moment.best is None:
            told = moment.happened.get(LANGUAGES[0]) or f"{place}"
            found.setdefault((moment.seat, moment.round, told), []).append(place)
    return list(found.values())


def _is_luck(seat: int, valued: Sequence[Valued], place: int, moment: Moment, fit: Fit) -> bool:
    """Whether what came up after a decision is surer than by which worlds were drawn."""
    errors = [fit.error(one.before[seat]) for one in valued[place : place + 2]]
    return abs(moment.luck[seat]) > CLEAR * math.hypot(*errors)


def _is_done(moment: Moment, later: Moment) -> bool:
    """Whether what was best is done later in the round; a code alone may mean something else, such as to discard the card."""
    best = moment.best
    return best is not None and (later.seat, later.round, later.code, later.label) == (
        moment.seat,
        moment.round,
        best.code,
        best.label,
    )


def _is_of(turn: Turn, moments: Sequence[Moment], missed: tuple[int, str]) -> bool:
    moment = moments[turn.moment]
    return turn.kind == "mistake" and moment.best is not None and (moment.round, moment.best.code) == missed


def _balance(seat: int, valued: Sequence[Valued], start: float, final: int) -> Balance:
    """The figures add up as they are told."""
    own = sum(one.measured[seat] for one in valued if one.seat == seat)
    theirs = sum(one.measured[seat] for one in valued if one.seat != seat)
    start, own, theirs = round(start, 1), round(own, 1), round(theirs, 1)
    return Balance(start, own, round(final - start - own - theirs, 1), theirs, final)


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
