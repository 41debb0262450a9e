"""Many games side by side, moved on by one call: the fastest way to learn from whole games.

At every step each game shows what the seat sees that has to decide there, whoever it is: one policy plays all seats. A game
that is over begins anew in the same step; what it brought each seat is told in `infos`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from asztal.core.game import Game
from asztal.core.machine.machine import Machine
from asztal.core.machine.observing import Batch
from asztal.games import game as find_game
from asztal.lab.environments import Seen, space_of


class TablesEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """`num_envs` games of one kind. Observations are views of one row each step, without a copy; keep what you need."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.num_envs = num_envs
        self.seats = self.game.default_seats() if seats is None else seats
        self.options = self.game.check(dict(options or {}), self.seats)
        self.render_mode = render_mode
        self.single_observation_space = space_of(self.game, self.game.actions)
        self.single_action_space = Discrete(self.game.actions)
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)
        self.chance = np.random.default_rng()
        self.observer = self.game.observation.observer
        self.batch = Batch(self.observer, [])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.batch = Batch(self.observer, [self._new() for _ in range(self.num_envs)])
        return self._seen(), {"acting": np.array(self.batch.acting())}

    def step(self, actions: NDArray[Any]) -> tuple[Seen, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        moved = np.array(self.batch.acting())
        self.batch.decide([int(action) for action in actions])
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, bool)
        returns = np.zeros((self.num_envs, self.seats))
        states = self.batch.states
        for number, state in enumerate(states):
            if state.over:
                returns[number] = state.returns()
                over[number], rewards[number] = True, returns[number, moved[number]]
                states[number] = self._new()
        infos = {"acting": np.array(self.batch.acting()), "moved": moved, "returns": returns}
        return self._seen(), rewards, over, np.zeros(self.num_envs, bool), infos

    def _new(self) -> Machine:
        state = self.game.new(self.options, self.seats, int(self.chance.integers(2**53)))
        assert isinstance(state, Machine)
        return state

    def _seen(self) -> Seen:
        shape = (self.num_envs, -1)
        return {
            "observation": np.frombuffer(self.batch.observed(), np.int16).reshape(shape),  # type: ignore[call-overload]
            "action_mask": np.frombuffer(self.batch.masks(), np.int8).reshape(shape),  # type: ignore[call-overload]
        }
