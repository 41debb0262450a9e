"""Every legal move is equally likely: the yardstick of every other bot."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.bots.base import Bot
from asztal.core.chance import Chance
from asztal.core.state import State


class RandomBot(Bot):
    def decide(self, state: State, seat: i64, chance: Chance) -> i64:
        options = self.open_to(state, seat)
        return options[chance.below(len(options))]
