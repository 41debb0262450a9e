"""What every bot promises."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from asztal.core.chance import Chance, seeded
from asztal.core.errors import BadOption
from asztal.core.game import Game
from asztal.core.machine.machine import Machine
from asztal.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses moves for one seat of one game."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance: Chance = seeded(seed)
        self.barred: vec[i64] = vec[i64]()
        """For each action 1 if it is barred, see `bar`; empty as long as nothing is."""
        self.barred_seat: i64 = -1

    def choose(self, state: State, seat: int) -> int:
        """One of the legal actions of a seat that may decide now; the state stays as it is."""
        # One fork for each decision, needed or not: what the bot draws depends on its seed and on how often it has
        # decided, never on what lies hidden on the table.
        chance = self.chance.fork()
        options = self.open_to(state, seat)
        if len(options) == 1:
            return options[0]
        action = self.decide(state, seat, chance)
        if len(self.barred) > 0 and action not in list(options):
            raise BadOption(f"{type(self).__name__} plays what it was told to leave alone: this bot heeds no bans")
        return action

    def bar(self, seat: int, actions: Collection[int]) -> None:
        """Leave these actions alone in this seat from now on, in plans too, unless nothing else can be done.

        How a game is measured without a piece or a rule. Others may still do them.
        """
        self.barred_seat = seat
        self.barred = vec[i64]()
        if actions:
            self.barred = vec[i64]([0] * self.game.actions)
            for action in actions:
                self.barred[action] = 1

    def open_to(self, state: State, seat: i64) -> vec[i64]:
        """What the seat may do, less what is barred."""
        options = state.options(seat)
        if len(self.barred) == 0 or seat != self.barred_seat:
            return options
        left = vec[i64]()
        for action in options:
            if self.barred[action] == 0:
                left = append(left, action)
        return left if len(left) > 0 else options

    def follow(self, state: State, seat: int, action: int) -> None:  # noqa: B027  # most bots do not care
        """Somebody is about to do this. Whoever plays a whole game may tell its bots, which then need not think anew."""

    def value(self, state: State, seat: i64) -> float:
        """How good a state looks for a seat, in points."""
        if isinstance(state, Machine):
            mind = state.program.mind
            if mind is not None:
                return mind.heuristic(state, seat)
        return self.game.heuristic(state, seat)

    def values(self, world: State, options: vec[i64], seat: i64) -> vec[float]:
        """How good the world looks after each of the moves."""
        found = vec[float]()
        for action in options:
            after = world.copy()
            after.decide(seat, action)
            found = append(found, self.value(after, seat))
        return found

    @abstractmethod
    def decide(self, state: State, seat: i64, chance: Chance) -> i64:
        """The choice among several legal actions. Whoever looks at what is hidden has to resample the state first."""


def best_of(values: vec[float], chance: Chance) -> i64:
    """The place of the highest value; of equally good ones each is equally likely."""
    best: i64 = 0
    ties: i64 = 1
    i: i64 = 1
    n: i64 = len(values)
    while i < n:
        if values[i] > values[best]:
            best = i
            ties = 1
        elif values[i] == values[best]:
            ties += 1
            if chance.below(ties) == 0:
                best = i
        i += 1
    return best
