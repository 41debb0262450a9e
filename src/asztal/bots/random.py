"""Every legal move is equally likely: the yardstick of every other bot."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.bots.base import Bot
from asztal.core.chance import Chance
from asztal.core.playout import random_action
from asztal.core.state import State


class RandomBot(Bot):
    def decide(self, state: State, seat: i64, chance: Chance) -> i64:
        return random_action(state, seat, chance)
