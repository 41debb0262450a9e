"""Balance: what bots take of what a game offers, what each piece is worth, and what becomes of the game without a part of it.

Every bot plays first against its like. Then the same games are played with the same seeds, and one thing changed for one
seat: a piece it had taken is forbidden, a piece it had left lying is forced upon it as soon as that is possible, a whole part
of the game is barred. What changes for that seat is what the thing is worth. Which game has which seed, and which seat is
meant, depends on its number alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from statistics import fmean, stdev
from typing import Protocol, cast

import msgspec

from asztal import bots
from asztal.core.errors import BadOption, nearest
from asztal.core.game import Game
from asztal.core.playout import acting_seat
from asztal.core.state import State
from asztal.games import game as find_game
from asztal.lab import jobs, keeping
from asztal.lab.ratings import SURE, Share, share

AS_IS, FORBIDDEN, FORCED, BARRED = "", "forbidden", "forced", "barred"
SELDOM, OFTEN = 0.2, 0.8
"""A piece that is taken in a share of games between these leaves something to decide."""
NEVER, ALWAYS = 0.05, 0.95
LEAST = 8
"""A piece has to have been on offer so often before its share says anything."""


class Measured(Protocol):
    """What a game's `balance.py` says."""

    SHARED: bool
    """Whether pieces lie there for all: then a share is of games in which anybody took it, else of players."""

    def offered(self, state: State, seat: int) -> Iterable[str]:
        """The ids of the pieces the seat may take now or later, asked whenever it decides."""

    def taken(self, state: State, seat: int) -> Iterable[str]:
        """The ids of the pieces the seat has; those never offered do not count."""

    def moves(self, state: State, seat: int, id: str) -> tuple[str, ...]:
        """Patterns of the codes by which the seat would take a piece now."""

    def subsystems(self, state: State, seat: int) -> Mapping[str, tuple[str, ...]]:
        """Parts of the game a seat can do without, by the words `balance-NAME`: patterns of the codes that are barred then."""


class Plan(msgspec.Struct, frozen=True):
    """What is measured; kept as the first line of a file of games."""

    game: str
    fingerprint: str
    """Of the rules and content: games of others are not mixed with these."""
    options: dict[str, str]
    seats: int
    bots: tuple[str, ...]
    seed: int
    each: tuple[str, ...] = ()
    """An option and the values it takes in turn: a game of each before the next seed."""
    against: str = ""
    """The bot in all seats but the subject's; empty: the same one. Then only the subject is looked at."""

    def settings(self, number: int) -> dict[str, str]:
        """The options of a game."""
        if not self.each:
            return self.options
        name, *values = self.each
        return {**self.options, name: values[number % len(values)]}

    def seed_of(self, number: int) -> int:
        return self.seed + self.turn(number)

    def subject(self, number: int) -> int:
        """The seat for which something is changed."""
        return self.turn(number) % self.seats

    def looked_at(self, number: int) -> Sequence[int]:
        """The seats from which something is learned."""
        return [self.subject(number)] if self.against else range(self.seats)

    def turn(self, number: int) -> int:
        return number // max(1, len(self.each) - 1)


class Trial(msgspec.Struct, frozen=True):
    """One game to be played."""

    bot: int
    number: int
    how: str = AS_IS
    what: str = ""
    """The piece or part of the game that is forbidden, forced or barred."""


class Outcome(msgspec.Struct, frozen=True):
    """What came out of one game; one line of a file."""

    trial: Trial
    totals: tuple[int, ...]
    wins: tuple[float, ...]
    """A win shared by several counts as a part of one."""
    marks: tuple[dict[str, str], ...]
    offered: tuple[tuple[str, ...], ...] = ()
    """What lay there for each seat; only of games in which nothing is changed."""
    taken: tuple[tuple[str, ...], ...] = ()
    heeded: bool = True
    """Whether the subject took what was forced upon it; there may have been no chance."""

    def lead(self, seat: int) -> float:
        """How far a seat is ahead of the best other; alone its points."""
        others = [total for other, total in enumerate(self.totals) if other != seat]
        return self.totals[seat] - max(others, default=0)


# -- playing ------------------------------------------------------------------------------------------------------------------


def play(job: tuple[Plan, Sequence[Trial]], number: int) -> Outcome:
    plan, trials = job
    return play_one(plan, trials[number])


def play_one(plan: Plan, trial: Trial) -> Outcome:
    game = find_game(plan.game)
    room = cast(Measured, game.measured)
    subject = plan.subject(trial.number)
    state = game.new(plan.settings(trial.number), plan.seats, plan.seed_of(trial.number))
    own, other = plan.bots[trial.bot], plan.against or plan.bots[trial.bot]
    players = [bots.bot(own if seat == subject else other, game, trial.number * 16 + seat) for seat in range(plan.seats)]
    hand = Hand(game, room, trial)
    offered: list[set[str]] = [set() for _ in range(plan.seats)]
    taken: list[set[str]] = [set() for _ in range(plan.seats)]

    def look(seat: int) -> None:
        taken[seat].update(room.taken(state, seat))

    while not state.over:
        seat = int(acting_seat(state))
        if trial.how == AS_IS:
            offered[seat].update(room.offered(state, seat))
            look(seat)
        forced = hand.holds(state, seat, players[seat]) if seat == subject and trial.how else -1
        action = players[seat].choose(state, seat) if forced < 0 else forced
        for player in players:
            player.follow(state, seat, action)
        state.decide(seat, action)
    heeded = trial.how != FORCED or hand.done or trial.what in room.taken(state, subject)
    scores = state.result().scores[: plan.seats]
    winners = sum(score.won for score in scores)
    for seat in range(plan.seats):
        look(seat)
    plain = trial.how == AS_IS
    return Outcome(
        trial,
        tuple(score.total for score in scores),
        tuple(1 / winners if score.won else 0.0 for score in scores),
        tuple(game.marks(state, seat) for seat in range(plan.seats)) if plain else (),
        tuple(tuple(sorted(ids)) for ids in offered) if plain else (),
        tuple(tuple(sorted(ids & seen)) for ids, seen in zip(taken, offered, strict=True)) if plain else (),
        heeded,
    )


class Hand:
    """Keeps one seat from what it must not do, or makes it do what it must."""

    def __init__(self, game: Game, room: Measured, trial: Trial) -> None:
        self.game, self.room, self.trial = game, room, trial
        self.patterns: tuple[str, ...] | None = None
        self.done = False
        """The piece that is forced has been taken."""

    def holds(self, state: State, seat: int, player: bots.Bot) -> int:
        """Tell the bot what is barred now; gives the action it is forced to do, or -1."""
        what = self.trial.what
        if self.trial.how == FORCED:
            self.done = self.done or what in self.room.taken(state, seat)
            if self.done or what not in self.room.offered(state, seat):
                return -1
            wanted = actions_of(self.game, self.room.moves(state, seat, what))
            return next((action for action in state.legal(seat) if action in wanted), -1)
        patterns = self.patterns
        if self.trial.how == FORBIDDEN:
            patterns = self.room.moves(state, seat, what)
        elif patterns is None:
            patterns = self.room.subsystems(state, seat)[what]
        if patterns is not None and patterns != self.patterns:
            self.patterns = patterns
            player.bar(seat, actions_of(self.game, patterns))
        return -1


@lru_cache(maxsize=1024)
def actions_of(game: Game, patterns: tuple[str, ...]) -> frozenset[int]:
    """The numbers of all actions whose code matches one of the patterns."""
    return frozenset(
        number for number, code in enumerate(game.codes) if any(fnmatchcase(code, pattern) for pattern in patterns)
    )


def played(plan: Plan, trials: Sequence[Trial], workers: int, ray: str | None = None) -> Iterator[Outcome]:
    """The games, in the order they end."""
    return jobs.done(play, (plan, trials), range(len(trials)), workers, ray)


# -- which games --------------------------------------------------------------------------------------------------------------


def plain_trials(plan: Plan, games: int) -> list[Trial]:
    """So many games of each bot, of each value if an option takes several."""
    many = games * max(1, len(plan.each) - 1)
    return [Trial(bot, number) for bot in range(len(plan.bots)) for number in range(many)]


def parts_of(plan: Plan) -> list[str]:
    """The parts of the game that can be left out."""
    game = find_game(plan.game)
    state = game.new(plan.settings(0), plan.seats, plan.seed)
    return list(cast(Measured, game.measured).subsystems(state, 0))


def changed_trials(plan: Plan, outcomes: Collection[Outcome], bans: int, pairs: int, only: Collection[str]) -> list[Trial]:
    """What has to be played with something changed, once the games without are known.

    A part of the game is barred in so many games. A piece is forbidden where the subject took it and forced upon it where it
    did not, in the first so many games in which it was on offer; other games would go as they went.
    """
    base = sorted((one for one in outcomes if one.trial.how == AS_IS), key=lambda one: (one.trial.bot, one.trial.number))
    found = [
        Trial(one.trial.bot, one.trial.number, BARRED, part)
        for part in parts_of(plan)
        if not only or part in only
        for one in base
        if plan.turn(one.trial.number) < bans
    ]
    seen: dict[tuple[int, str], int] = {}
    for one in base:
        seat = plan.subject(one.trial.number)
        for id in one.offered[seat]:
            if only and plain_id(id) not in only:
                continue
            count = seen.get((one.trial.bot, id), 0)
            if count < pairs:
                seen[one.trial.bot, id] = count + 1
                found.append(Trial(one.trial.bot, one.trial.number, FORBIDDEN if id in one.taken[seat] else FORCED, id))
    return found


def plain_id(id: str) -> str:
    """The id of a piece without the mark of the player's own file it is from."""
    if id.startswith("own-") and id.count("-") >= 2:
        return id.split("-", 2)[2]
    return id


def check_only(plan: Plan, only: Collection[str]) -> None:
    """Names of parts and pieces somebody typed."""
    game = find_game(plan.game)
    known = {*parts_of(plan), *(plain_id(id) for id in game.names("en")), *(item.id for item in game.items())}
    for name in only:
        if name not in known and ":" not in name:
            raise BadOption(f"{plan.game} has no piece and no part {name!r} that could be measured{nearest(name, known)}")


# -- what came out ------------------------------------------------------------------------------------------------------------


class Mean(msgspec.Struct, frozen=True):
    """A mean of so many games, and the interval it lies in (95 %)."""

    games: int
    mean: float
    low: float
    high: float


class Piece(msgspec.Struct, frozen=True):
    """A card, building, tile, faction or nation."""

    id: str
    taken: Share
    """Of the games in which it was on offer, see `Measured.SHARED`."""
    ahead: Mean | None
    """How many points more than the others at the table had who took it, less the same of who had the chance and did not; alone
    compared with games under the same options. Costs no games, but who is ahead anyway takes more."""
    forbidden: Mean | None
    """By how much a player's points change who took it and may not."""
    forced: Mean | None
    """By how much they change for one who left it lying and has to take it as soon as possible."""
    worth: Mean | None
    """Points with it less points without, in all games in which it was on offer."""


class Ban(msgspec.Struct, frozen=True):
    """What becomes of a player who does without a part of the game, while the others do not."""

    part: str
    points: Mean
    lead: Mean
    wins: Mean


class Mark(msgspec.Struct, frozen=True):
    wins: Share
    points: Mean


class Figures(msgspec.Struct, frozen=True):
    """What was measured with one bot."""

    bot: str
    games: int
    points: Mean
    pieces: list[Piece]
    between: Share
    """Of the pieces on offer often enough: how many were taken in a share of games between `SELDOM` and `OFTEN`."""
    always: list[str]
    never: list[str]
    bans: list[Ban]
    seats: list[Mark]
    marks: dict[str, dict[str, Mark]]
    """By faction, nation, village."""


class Likeness(msgspec.Struct, frozen=True):
    """How alike two bots rank the pieces, from -1 to 1 (Spearman's rank correlation)."""

    bots: tuple[str, str]
    taken: float | None
    worth: float | None


class Balance(msgspec.Struct, frozen=True):
    """What was measured."""

    bots: list[Figures]
    likeness: list[Likeness]


def mean_of(values: Sequence[float]) -> Mean | None:
    if len(values) < 2:
        return None
    middle, wide = fmean(values), SURE * stdev(values) / math.sqrt(len(values))
    return Mean(len(values), middle, middle - wide, middle + wide)


def some_mean(values: Sequence[float]) -> Mean:
    """The same, however few they are: of one value the interval is everything."""
    found = mean_of(values)
    if found is None:
        return Mean(len(values), values[0] if values else 0.0, -math.inf, math.inf)
    return found


def balance(plan: Plan, outcomes: Collection[Outcome]) -> Balance:
    figures = [
        figures_of(plan, name, [one for one in outcomes if one.trial.bot == place])
        for place, name in enumerate(plan.bots)
        if any(one.trial.bot == place for one in outcomes)
    ]
    likeness = [alike(one, other) for at, one in enumerate(figures) for other in figures[at + 1 :]]
    return Balance(figures, likeness)


def figures_of(plan: Plan, name: str, outcomes: Sequence[Outcome]) -> Figures:
    base = {one.trial.number: one for one in outcomes if one.trial.how == AS_IS}
    room = cast(Measured, find_game(plan.game).measured)
    pieces = pieces_of(plan, base, outcomes, room.SHARED)
    often = [piece for piece in pieces if piece.taken.games >= LEAST]
    return Figures(
        name,
        len(base),
        some_mean([float(one.totals[seat]) for one in base.values() for seat in plan.looked_at(one.trial.number)]),
        pieces,
        share(sum(SELDOM <= piece.taken.share <= OFTEN for piece in often), len(often)),
        [piece.id for piece in often if piece.taken.share >= ALWAYS],
        [piece.id for piece in often if piece.taken.share <= NEVER],
        bans_of(plan, base, outcomes),
        [
            mark([(one, seat) for one in base.values() if seat in plan.looked_at(one.trial.number)])
            for seat in range(plan.seats)
        ],
        marks_of(plan, base.values()),
    )


def mark(those: Sequence[tuple[Outcome, int]]) -> Mark:
    return Mark(
        share(sum(one.wins[seat] for one, seat in those), len(those)),
        some_mean([float(one.totals[seat]) for one, seat in those]),
    )


def marks_of(plan: Plan, games: Iterable[Outcome]) -> dict[str, dict[str, Mark]]:
    found: dict[str, dict[str, list[tuple[Outcome, int]]]] = {}
    for one in games:
        for seat in plan.looked_at(one.trial.number):
            for kind, name in one.marks[seat].items():
                found.setdefault(kind, {}).setdefault(name, []).append((one, seat))
    return {kind: {name: mark(those) for name, those in sorted(marks.items())} for kind, marks in sorted(found.items())}


def bans_of(plan: Plan, base: Mapping[int, Outcome], outcomes: Sequence[Outcome]) -> list[Ban]:
    found = []
    for part in parts_of(plan):
        pairs = [
            (base[one.trial.number], one, plan.subject(one.trial.number))
            for one in outcomes
            if one.trial.how == BARRED and one.trial.what == part and one.trial.number in base
        ]
        if pairs:
            found.append(
                Ban(
                    part,
                    some_mean([float(without.totals[seat] - whole.totals[seat]) for whole, without, seat in pairs]),
                    some_mean([without.lead(seat) - whole.lead(seat) for whole, without, seat in pairs]),
                    some_mean([without.wins[seat] - whole.wins[seat] for whole, without, seat in pairs]),
                )
            )
    return found


def pieces_of(plan: Plan, base: Mapping[int, Outcome], outcomes: Sequence[Outcome], shared: bool) -> list[Piece]:
    levels = level_of(plan, base.values())
    chances: dict[str, int] = {}
    uses: dict[str, int] = {}
    having: dict[str, tuple[list[float], list[float]]] = {}
    for one in base.values():
        seats = plan.looked_at(one.trial.number)
        for id in {id for seat in seats for id in one.offered[seat]}:
            offers = [seat for seat in seats if id in one.offered[seat]]
            users = [seat for seat in offers if id in one.taken[seat]]
            chances[id] = chances.get(id, 0) + (1 if shared else len(offers))
            uses[id] = uses.get(id, 0) + (min(1, len(users)) if shared else len(users))
            for seat in offers:
                having.setdefault(id, ([], []))[seat not in users].append(one.totals[seat] - levels(one))
    changes: dict[tuple[str, str], list[float]] = {}
    for one in outcomes:
        trial = one.trial
        if trial.how in (FORBIDDEN, FORCED) and trial.number in base and one.heeded:
            seat = plan.subject(trial.number)
            change = one.totals[seat] - base[trial.number].totals[seat]
            changes.setdefault((trial.how, trial.what), []).append(change)
    found = []
    for id in sorted(chances):
        forbidden, forced = changes.get((FORBIDDEN, id), []), changes.get((FORCED, id), [])
        found.append(
            Piece(
                id,
                share(uses[id], chances[id]),
                difference(*having[id]),
                mean_of(forbidden),
                mean_of(forced),
                mean_of([*(-change for change in forbidden), *forced]),
            )
        )
    return sorted(found, key=lambda piece: -piece.taken.share)


def level_of(plan: Plan, games: Collection[Outcome]) -> Callable[[Outcome], float]:
    """What a player's points in a game are compared with: the mean at the table; alone the mean under the same options."""
    if plan.seats > 1:
        return lambda one: fmean(one.totals)
    apart = max(1, len(plan.each) - 1)

    def group(one: Outcome) -> tuple[object, ...]:
        return (one.trial.number % apart, *(sorted(one.marks[0].items()) if one.marks else ()))

    found: dict[tuple[object, ...], list[int]] = {}
    for one in games:
        found.setdefault(group(one), []).append(one.totals[0])
    means = {key: fmean(totals) for key, totals in found.items()}
    return lambda one: means[group(one)]


def difference(those: Sequence[float], others: Sequence[float]) -> Mean | None:
    """The mean of those less the mean of the others."""
    if len(those) < 2 or len(others) < 2:
        return None
    middle = fmean(those) - fmean(others)
    wide = SURE * math.sqrt(stdev(those) ** 2 / len(those) + stdev(others) ** 2 / len(others))
    return Mean(len(those) + len(others), middle, middle - wide, middle + wide)


def alike(one: Figures, other: Figures) -> Likeness:
    def paired(of: Callable[[Piece], float | None]) -> float | None:
        first = {piece.id: of(piece) for piece in one.pieces}
        second = {piece.id: of(piece) for piece in other.pieces}
        both = [(a, b) for id, a in first.items() if a is not None and (b := second.get(id)) is not None]
        return spearman([a for a, _ in both], [b for _, b in both])

    return Likeness(
        (one.bot, other.bot),
        paired(lambda piece: piece.taken.share if piece.taken.games >= LEAST else None),
        paired(lambda piece: piece.worth.mean if piece.worth else None),
    )


def spearman(first: Sequence[float], second: Sequence[float]) -> float | None:
    """The correlation of ranks; None where there is nothing to compare."""
    if len(first) < 3 or len(set(first)) == 1 or len(set(second)) == 1:
        return None
    one, other = ranks(first), ranks(second)
    middle = (len(first) - 1) / 2
    both = sum((a - middle) * (b - middle) for a, b in zip(one, other, strict=True))
    return both / math.sqrt(sum((a - middle) ** 2 for a in one) * sum((b - middle) ** 2 for b in other))


def ranks(values: Sequence[float]) -> list[float]:
    """The place of each value, from 0; equal ones share the mean of their places."""
    ordered = sorted(values)
    places: dict[float, list[int]] = {}
    for place, value in enumerate(ordered):
        places.setdefault(value, []).append(place)
    return [fmean(places[value]) for value in values]


# -- files of games -----------------------------------------------------------------------------------------------------------


def kept(path: Path, plan: Plan) -> list[Outcome]:
    """The games of a plan that a file has already."""
    return keeping.kept(path, plan, Outcome, lambda one: one.trial, "a balance measurement", told)


def told(plan: Plan) -> str:
    options = "".join(f", {name}={brief(value)}" for name, value in plan.options.items())
    rules = f", rules {plan.fingerprint[:8]}"
    others = f" against {plan.against}" if plan.against else ""
    return f"{plan.game} with {plan.seats} seats, {','.join(plan.bots)}{others}, seed {plan.seed}{options}{rules}"


def brief(value: str) -> str:
    """An option; of the text of a file its first line."""
    return value if "\n" not in value else f"{value.strip().splitlines()[0][:30]!r}..."
