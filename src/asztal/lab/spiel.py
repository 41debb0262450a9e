"""The games behind the names OpenSpiel gave such things: algorithms written for it run on them, and it need not be installed.

Chance is inside the state (sampled, as OpenSpiel calls it), so there are no chance nodes; of seats that decide at the same time
the first decides first, and the others do not see what it chose.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asztal.core.chance import Chance
from asztal.core.game import Game
from asztal.core.playout import acting_seat
from asztal.core.state import State
from asztal.games import game as find_game

TERMINAL = -4
"""OpenSpiel's number of the player who moves when nobody does."""


class SpielGame:
    """A game with fixed options and seats."""

    def __init__(self, game: str | Game, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.default_seats() if seats is None else seats
        self.options = self.game.check(dict(options or {}), self.seats)

    def new_initial_state(self, seed: int = 0) -> SpielState:
        """A new game; its chance follows from the seed."""
        return SpielState(self, self.game.new(self.options, self.seats, seed))

    def num_players(self) -> int:
        return self.seats

    def num_distinct_actions(self) -> int:
        return self.game.actions

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def observation_tensor_shape(self) -> list[int]:
        return [self.game.observation.size]

    def get_type(self) -> Any:
        """What kind of game it is, in OpenSpiel's words: by its own constants where it is installed, since its algorithms
        compare with those."""
        try:
            from pyspiel import GameType
        except ImportError:
            return SpielType("terminal", "sequential")
        return SpielType(GameType.RewardModel.TERMINAL, GameType.Dynamics.SEQUENTIAL)


class SpielType:
    """A game of turns, hidden information and chance inside the state, with rewards at the end."""

    provides_information_state_string = True
    provides_observation_tensor = True

    def __init__(self, reward_model: object, dynamics: object) -> None:
        self.reward_model = reward_model
        self.dynamics = dynamics


class SpielState:
    """A moment of a game."""

    def __init__(self, game: SpielGame, state: State) -> None:
        self._game = game
        self.state = state

    def get_game(self) -> SpielGame:
        return self._game

    def current_player(self) -> int:
        return TERMINAL if self.state.over else int(acting_seat(self.state))

    def is_terminal(self) -> bool:
        return self.state.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def num_players(self) -> int:
        return self._game.seats

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.state.over:
            return []
        return self.state.legal(self.current_player() if player is None else player)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self._game.game.actions
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def action_to_string(self, *action: int) -> str:
        """The code of an action; OpenSpiel calls it with the player before it, or without."""
        return self._game.game.code(action[-1])

    def string_to_action(self, code: str) -> int:
        return self._game.game.action(code)

    def apply_action(self, action: int) -> None:
        self.state.apply(self.current_player(), action)

    def clone(self) -> SpielState:
        return SpielState(self._game, self.state.copy())

    def child(self, action: int) -> SpielState:
        found = self.clone()
        found.apply_action(action)
        return found

    def returns(self) -> list[float]:
        return self.state.returns()

    def rewards(self) -> list[float]:
        return self.state.returns()

    def player_return(self, player: int) -> float:
        return self.state.returns()[player]

    def information_state_string(self, player: int | None = None) -> str:
        return self.state.information(self.current_player() if player is None else player)

    def observation_tensor(self, player: int | None = None) -> list[int]:
        found: list[int] = self.state.observe(self.current_player() if player is None else player).tolist()
        return found

    def resample_from_infostate(self, player: int, rng: Chance | int) -> SpielState:
        """A state the player cannot tell from this one."""
        return SpielState(self._game, self.state.resample(player, rng))

    def __str__(self) -> str:
        return f"{self._game.game.name}, seat {self.current_player()} decides"
