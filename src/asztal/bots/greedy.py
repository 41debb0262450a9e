"""One decision ahead: tries every legal move in a world it cannot tell from the real one, and takes what looks best."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.bots.base import Bot, best_of
from asztal.core.chance import Chance
from asztal.core.game import Game
from asztal.core.state import State

OVERLOOKED: Final = 90
"""Of 256 moves a beginner overlooks so many."""
FEW: Final = 3
"""Of so few moves nobody overlooks any."""
A_WHILE: Final = 8
"""Decisions after which a beginner looks at everything anew: what is overlooked for one decision only costs nothing."""
MISJUDGED: Final = 0.4
"""By this part of what lies between best and worst a beginner may be wrong."""


class GreedyBot(Bot):
    def decide(self, state: State, seat: i64, chance: Chance) -> i64:
        # The real state is not looked at beyond its legal moves: what is hidden has been dealt anew in this world.
        world = state.resample(seat, chance)
        options = self.open_to(world, seat)
        return options[best_of(self.values(world, options, seat), chance)]


class EasyBot(GreedyBot):
    """Plays like somebody who has just learned the rules: overlooks some moves for a while, misjudges the others a little."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.taste: i64 = seed & 0xFFFF
        """What it overlooks differs from one beginner to the next."""
        self.made: i64 = 0
        """Decisions so far."""
        self.overlooked: i64 = i64(OVERLOOKED * game.slips)
        self.misjudged: float = MISJUDGED * game.slips
        self.dull: vec[i64] = vec[i64]([0] * game.actions)
        """For each action whether nobody does it by mistake, not even a beginner: see `Game.dull`."""
        for code in game.dull:
            self.dull[game.action(code)] = 1

    def overlooks(self, action: i64) -> bool:
        mixed = (action * 2654435761 + (self.taste * 7919 + self.made // A_WHILE) * 40503) & 0xFFFFFFFF
        return (mixed >> 16) & 255 < self.overlooked

    def decide(self, state: State, seat: i64, chance: Chance) -> i64:
        self.made += 1
        world = state.resample(seat, chance)
        seen = vec[i64]()
        options = self.open_to(world, seat)
        for action in options:
            if len(options) <= FEW or not self.overlooks(action):
                seen = append(seen, action)
        if len(seen) == 0:
            seen = self.open_to(world, seat)
        values = self.values(world, seen, seat)
        best = values[best_of(values, chance)]
        worst = best
        for value in values:
            worst = min(worst, value)
        i: i64 = 0
        n: i64 = len(values)
        while i < n:
            if self.dull[seen[i]] == 0:
                values[i] += self.misjudged * (best - worst) * float(chance.below(256)) / 256.0
            i += 1
        return seen[best_of(values, chance)]
