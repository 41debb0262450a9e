"""One decision ahead: tries every legal move in a world it cannot tell from the real one, and takes what looks best."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.bots.base import Bot
from asztal.core.chance import Chance
from asztal.core.state import State


class GreedyBot(Bot):
    def decide(self, state: State, seat: i64, chance: Chance) -> i64:
        # The real state is not looked at beyond its legal moves: what is hidden has been dealt anew in this world.
        world = state.resample(seat, chance)
        options = world.options(seat)
        best: i64 = options[0]
        best_value = 0.0
        ties: i64 = 0
        i: i64 = 0
        n: i64 = len(options)
        while i < n:
            after = world.copy()
            after.decide(seat, options[i])
            value = self.game.heuristic(after, seat)
            if ties == 0 or value > best_value:
                best = options[i]
                best_value = value
                ties = 1
            elif value == best_value:
                ties += 1  # of equally good moves each is equally likely
                if chance.below(ties) == 0:
                    best = options[i]
            i += 1
        return best
