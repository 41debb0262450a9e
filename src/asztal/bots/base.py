"""What every bot promises."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from asztal.core.chance import Chance, seeded
from asztal.core.game import Game
from asztal.core.machine.machine import Machine
from asztal.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses moves for one seat of one game."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance: Chance = seeded(seed)

    def choose(self, state: State, seat: int) -> int:
        """One of the legal actions of a seat that may decide now; the state stays as it is."""
        # One fork for each decision, needed or not: what the bot draws depends on its seed and on how often it has
        # decided, never on what lies hidden on the table.
        chance = self.chance.fork()
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        return self.decide(state, seat, chance)

    def follow(self, state: State, seat: int, action: int) -> None:  # noqa: B027  # most bots do not care
        """Somebody is about to do this. Whoever plays a whole game may tell its bots, which then need not think anew."""

    def value(self, state: State, seat: i64) -> float:
        """How good a state looks for a seat, in points."""
        if isinstance(state, Machine):
            mind = state.program.mind
            if mind is not None:
                return mind.heuristic(state, seat)
        return self.game.heuristic(state, seat)

    @abstractmethod
    def decide(self, state: State, seat: i64, chance: Chance) -> i64:
        """The choice among several legal actions. Whoever looks at what is hidden has to resample the state first."""
