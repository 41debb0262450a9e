"""Plans: a move and what is likely to come of it.

A plan is played on in several worlds its seat cannot tell from the real one, everybody taking what looks best, for as many
rounds as the game says (`rounds_ahead`): whoever passes early is compared at the same moment as who does not. Two plans are
played on in the same worlds, so that their difference is not a matter of other cards.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from asztal.bots.greedy import GreedyBot
from asztal.core.chance import seeded
from asztal.core.game import Game
from asztal.core.machine.machine import Machine
from asztal.core.playout import acting_seat
from asztal.core.state import State

DECISIONS = 40
"""So many decisions of each seat a plan is played on at most; in a game without rounds always."""

END_WORLDS = 12
"""In which plans are played to the end of the game."""
HOPE_ERROR = 1.5
"""By so many points the heuristic may be wrong about the difference of two plans, however often it is asked."""
SCORE_ERROR = 0.5
"""By so many a difference of scores, since nobody plays on perfectly."""
LIKELY = 1.5
"""So many points a decision is likely to change, if hopes do not show that it changes more."""

Holdings = Mapping[str, int]


class Ending(msgspec.Struct, frozen=True):
    """One world at the end of a plan."""

    worths: tuple[float, ...]
    """How good it looks for each seat, in points; what they score if the game is over."""
    over: bool
    changed: tuple[dict[str, int], ...]
    """For each seat how its holdings have changed since the decision; empty if nobody asked."""
    at_once: tuple[dict[str, int], ...]
    """The same right after the move itself."""


class Plan(msgspec.Struct, frozen=True):
    """A move with its endings, one for each world."""

    action: int
    endings: tuple[Ending, ...]
    envy: float = 1.0
    """How much the best other counts, see `Game.envy`."""

    def mean(self, seat: int) -> float:
        return sum(one.worths[seat] for one in self.endings) / len(self.endings)

    def worths(self, seat: int) -> list[float]:
        return [one.worths[seat] for one in self.endings]

    def leads(self, seat: int) -> list[float]:
        """In each world how far the seat is ahead of the best other, as far as that one counts; alone what it has."""
        return [lead(one.worths, seat, self.envy) for one in self.endings]


def lead(worths: Sequence[float], seat: int, envy: float) -> float:
    others = [worth for other, worth in enumerate(worths) if other != seat]
    return worths[seat] - envy * max(others) if others else worths[seat]


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How much more one has than the other over the same worlds, and how sure that is (the standard error)."""
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean, math.sqrt(spread / len(gaps))


class Ordinary:
    """Whoever plays plans on: takes what looks best, and gives a round up only when nothing else looks better than now.

    To end a round may look best because the next one begins with its income, however much could still be done before.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.bot = GreedyBot(game, seed)
        self.dull = {game.action(code) for code in game.dull}

    def choose(self, world: State, seat: int) -> int:
        chosen = int(self.bot.choose(world, seat))
        if chosen in self.dull and self.ends_round(world, seat, chosen):
            value = self.value(world, seat)
            for action in world.options(seat):
                if action not in self.dull:
                    after = world.copy()
                    after.decide(seat, action)
                    if self.value(after, seat) > value:
                        chosen, value = int(action), self.value(after, seat)
        return chosen

    def ends_round(self, world: State, seat: int, action: int) -> bool:
        after = world.copy()
        after.decide(seat, action)
        return bool(after.over) or self.game.round_of(after) != self.game.round_of(world)

    def value(self, world: State, seat: int) -> float:
        return float(self.bot.value(world, seat))


class Planner:
    """Plays plans of one game on; the same seed gives the same endings."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.dull = {game.action(code) for code in game.dull}

    def plans(self, state: State, seat: int, actions: Sequence[int | None], worlds: int, holdings: bool = True) -> list[Plan]:
        """What comes of moves of the seat; None: of what it would do itself. All at the same moment.

        Where the game ends in one world, all are played to the end: points cannot be compared with hopes.
        """
        found = [self.plan(state, seat, action, worlds, holdings, False) for action in actions]
        ended = [one.over for plan in found for one in plan.endings]
        if any(ended) and not all(ended):
            found = [self.plan(state, seat, action, worlds, holdings, True) for action in actions]
        return found

    def plan(self, state: State, seat: int, action: int | None, worlds: int, holdings: bool, whole: bool) -> Plan:
        endings = (self.ending(state, seat, action, number, holdings, whole) for number in range(worlds))
        return Plan(-1 if action is None else action, tuple(endings), self.game.envy)

    def ending(self, state: State, seat: int, action: int | None, number: int, holdings: bool, whole: bool) -> Ending:
        world = state.resample(seat, seeded(self.seed * 8191 + number))
        before = self.holdings(world) if holdings else ()
        at_once: tuple[dict[str, int], ...] = ()
        if action is not None:
            question = self.question(world, seat)
            world.decide(seat, action)
            if holdings:
                at_once = self.change(before, self.holdings(self.settled(world, seat, question, number)))
        bot = Ordinary(self.game, self.seed * 127 + number)
        self.play_on(world, self.game.round_of(state), bot, whole)
        changed = self.change(before, self.holdings(world)) if holdings else ()
        return Ending(self.worths(world, bot), world.over, changed, at_once)

    def play_on(self, world: State, round: int, bot: Ordinary, whole: bool) -> None:
        """On to the moment of comparison, or to the end of the game."""
        ahead, decisions = self.game.rounds_ahead, 0
        while not world.over:
            far = decisions >= DECISIONS * world.seats or (ahead > 0 and self.game.round_of(world) >= round + ahead)
            if far and not whole:
                break
            actor = int(acting_seat(world))
            decisions += len(world.options(actor)) > 1
            world.decide(actor, bot.choose(world, actor))

    def settled(self, world: State, seat: int, question: tuple[int, str], number: int) -> State:
        """After what the seat is forced to do now, and what its move asks it besides, such as how to pay.

        What others or chance do is not done at once. `question`: the one the move has answered.
        """
        after, bot = world, Ordinary(self.game, self.seed * 127 + number)
        while not after.over and after.acting == 1 << seat:
            options = after.options(seat)
            if len(options) > 1 and not self.follows(after, seat, question):
                break
            after = after.copy() if after is world else after
            after.decide(seat, options[0] if len(options) == 1 else bot.choose(after, seat))
        return after

    def question(self, state: State, seat: int) -> tuple[int, str]:
        """How deep a question lies, and which it is: what an effect asks lies deeper than what one does in one's turn."""
        return int(state.asking(seat)) if isinstance(state, Machine) else 0, self.game.prompt(state, seat).id

    def follows(self, state: State, seat: int, question: tuple[int, str]) -> bool:
        """Whether a question follows from the move that answered another, and is not the next thing to do in one's turn."""
        depth, id = self.question(state, seat)
        before, answered = question
        return depth > before or (depth == before and id != answered and not self.dull.intersection(state.options(seat)))

    def worths(self, world: State, bot: Ordinary) -> tuple[float, ...]:
        if world.over:
            return tuple(float(score.total) for score in world.result().scores[: world.seats])
        return tuple(bot.value(world, seat) for seat in range(world.seats))

    def holdings(self, world: State) -> tuple[dict[str, int], ...]:
        return tuple(self.game.holdings(world, seat) for seat in range(world.seats))

    def change(self, before: tuple[dict[str, int], ...], after: tuple[dict[str, int], ...]) -> tuple[dict[str, int], ...]:
        return tuple(
            {name: new.get(name, 0) - old.get(name, 0) for name in {**old, **new}}
            for old, new in zip(before, after, strict=True)
        )


class Whole:
    """Plans of one decision played to the end of the game, each only once."""

    def __init__(self, game: Game, state: State, seat: int, seed: int) -> None:
        self.planner = Planner(game, seed)
        self.state = state
        self.seat = seat
        self.plans: dict[int, Plan] = {}

    def of(self, action: int) -> Plan:
        if action not in self.plans:
            self.plans[action] = self.planner.plan(self.state, self.seat, action, END_WORLDS, False, True)
        return self.plans[action]

    def leads(self, action: int) -> list[float]:
        return self.of(action).leads(self.seat)

    def worths(self, action: int, seat: int) -> list[float]:
        return self.of(action).worths(seat)


def checked(hope: tuple[float, float], score: tuple[float, float]) -> tuple[float, float]:
    """The difference of two plans, by hopes after some rounds and by scores at the end of the game, each with its error.

    Hopes may be wrong, scores only vary: the less they agree, the less hopes count. And what worlds differ much about is
    believed less: few decisions change many points, and those that do mostly raise hopes, too. In a game of hundreds of
    decisions the scores of a few worlds would else make a turning point of the order in which two cards were played.
    """
    (gap, error), (late, late_error) = hope, score
    apart = max(0.0, (gap - late) ** 2 - late_error**2)
    soon, end = 1.0 / (error**2 + HOPE_ERROR**2 + apart), 1.0 / (late_error**2 + SCORE_ERROR**2)
    believed = soon + end + 1.0 / (LIKELY**2 + max(0.0, abs(gap) - error) ** 2)
    return (soon * gap + end * late) / believed, math.sqrt(1.0 / believed)


def measured(hope: tuple[float, float], score: tuple[float, float]) -> float:
    """The difference of two plans as a part of a sum over many decisions.

    What is believed less of each would be missing from the sum. Nor may hopes count less wherever scores happen to say
    something else: only where these are sure that hopes are wrong, by three standard errors.
    """
    (gap, error), (late, late_error) = hope, score
    apart = max(0.0, (gap - late) ** 2 - 9.0 * (error**2 + late_error**2))
    soon, end = 1.0 / (error**2 + HOPE_ERROR**2 + apart), 1.0 / (late_error**2 + SCORE_ERROR**2)
    return (soon * gap + end * late) / (soon + end)
