"""Every game as environments other programs know: PettingZoo's, in turn and parallel, and Gymnasium's, with bots opposite.

An observation is a dict: `observation`, the small integers of `state.observe`, and `action_mask`, 1 for each action that is
legal now. Rewards come at the end: `state.returns()`. An action that is not legal raises `IllegalMove` where agents act in
turn, and loses elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from asztal import bots
from asztal.core.game import Game, Panel
from asztal.core.playout import acting_seat
from asztal.core.state import State
from asztal.games import game as find_game
from asztal.lab.registry import VERSION

Seen = dict[str, NDArray[Any]]


def space_of(game: Game, actions: int) -> Dict:
    """What observations of a game look like."""
    return Dict(
        {
            "observation": Box(-32768, 32767, game.observation.shape, np.int16),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


def seen_by(state: State, seat: int, actions: int) -> Seen:
    """What a seat sees and may do; `actions` may be more than the game has, for waiting."""
    mask = np.zeros(actions, np.int8)
    mask[state.legal(seat)] = 1
    return {"observation": np.array(state.observe(seat)), "action_mask": mask}


def drawn(game: Game, state: State, seat: int | None) -> str:
    """The table as text, for `render`."""
    players = [f"seat {number}" for number in range(int(state.seats))]
    panels: list[Panel] = game.panels(state.view(seat), game.speaker("en"), players)
    return "\n".join(line for panel in panels for line in (f"== {panel.title}", *panel.lines))


def illegal(game: Game, state: State, seat: int, action: int) -> str:
    """What was wrong with an action that is not legal."""
    if action == game.actions:
        return "waiting is for those who are not asked"
    why = state.why_not(seat, action)
    assert why is not None
    return f"{game.code(action)}: {game.speaker('en').say(why)}"


class _Table:
    """What all environments of a game share."""

    def __init__(self, game: str | Game, seats: int | None, options: Mapping[str, str] | None) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.default_seats() if seats is None else seats
        self.options = self.game.check(dict(options or {}), self.seats)
        self.chance = np.random.default_rng()
        self.state: State = self.new(0)

    def new(self, seed: int | None) -> State:
        """A new game: of a seed, or of the next that chance gives."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.state = self.game.new(self.options, self.seats, int(self.chance.integers(2**53)))
        return self.state


class TurnsEnv(AECEnv):  # type: ignore[misc]  # it brings no types
    """A game for PettingZoo's agents, who decide one after the other, also where seats decide at the same time."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = _Table(game, seats, options)
        self.render_mode = render_mode
        name = f"asztal_{self.table.game.name}_v{VERSION}"
        self.metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": name}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        actions = self.table.game.actions
        self.observation_spaces = {agent: space_of(self.table.game, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        state = self.table.new(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(acting_seat(state))]

    def observe(self, agent: str) -> Seen:
        state = self.table.state
        return seen_by(state, self.possible_agents.index(agent), self.table.game.actions)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent whose game is not over has to choose an action")
        state = self.table.state
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.apply(self.possible_agents.index(agent), int(action))
        if state.over:
            for one, reward in zip(self.possible_agents, state.returns(), strict=True):
                self.rewards[one] = reward
                self.terminations[one] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(acting_seat(state))]
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection) if self.agents else None
        return drawn(self.table.game, self.table.state, seat)

    def close(self) -> None:
        """Nothing is held open."""


class TogetherEnv(ParallelEnv):  # type: ignore[misc]  # it brings no types
    """A game for agents who all act at every step: who is not asked can only wait, by the action after the game's.

    Whoever is asked and chooses an action that is not legal has lost, and the game ends.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = _Table(game, seats, options)
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "name": f"asztal_{self.table.game.name}_together_v{VERSION}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.wait = self.table.game.actions
        self.observation_spaces = {agent: space_of(self.table.game, self.wait + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.new(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state, agents = self.table.state, self.agents
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in state.to_act()}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        wrong = [seat for seat, action in chosen.items() if not state.is_legal(seat, action)]
        for seat in wrong:
            infos[agents[seat]] = {"illegal": illegal(self.table.game, state, seat, chosen[seat])}
        if not wrong:
            for seat, action in chosen.items():
                state.decide(seat, action)
        rewards = [-1.0 if seat in wrong else 0.0 for seat in range(len(agents))] if wrong else state.returns()
        over = state.over or bool(wrong)
        if over:
            self.agents = []
        return (
            self._seen(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _seen(self) -> dict[str, Seen]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = seen_by(self.table.state, seat, self.wait + 1)
            if not found[agent]["action_mask"].any():
                found[agent]["action_mask"][self.wait] = 1
        return found

    def render(self) -> str | None:
        return None if self.render_mode is None else drawn(self.table.game, self.table.state, None)

    def close(self) -> None:
        """Nothing is held open."""


class SoloEnv(Env[Seen, int]):
    """One seat of a game, the others played by bots; for one player the solo mode of the game.

    Whoever chooses an action that is not legal loses at once, and is told why; `action_mask` says what is.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seat: int = 0,
        opponents: str = "greedy",
        render_mode: str | None = None,
    ) -> None:
        self.table = _Table(game, seats, options)
        if not 0 <= seat < self.table.seats:
            raise ValueError(f"there are seats 0 to {self.table.seats - 1}, not {seat}")
        bots.bot(opponents, self.table.game)  # a wrong name is told now, not in the first game
        self.seat = seat
        self.opponents = opponents
        self.render_mode = render_mode
        self.others: list[bots.Bot] = []
        self.observation_space: Any = space_of(self.table.game, self.table.game.actions)
        self.action_space: Any = Discrete(self.table.game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.new(seed)
        self.others = [
            bots.bot(self.opponents, self.table.game, int(self.table.chance.integers(2**31))) for _ in range(self.table.seats)
        ]
        self._let_others_decide()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        state = self.table.state
        if not state.is_legal(self.seat, int(action)):
            return self._seen(), -1.0, True, False, {"illegal": illegal(self.table.game, state, self.seat, int(action))}
        state.decide(self.seat, int(action))
        self._let_others_decide()
        return self._seen(), state.returns()[self.seat], state.over, False, {}

    def _let_others_decide(self) -> None:
        state = self.table.state
        while not state.over and self.seat not in (asked := state.to_act()):
            other = asked[0]
            state.decide(other, self.others[other].choose(state, other))

    def _seen(self) -> Seen:
        return seen_by(self.table.state, self.seat, self.table.game.actions)

    def render(self) -> Any:
        return None if self.render_mode is None else drawn(self.table.game, self.table.state, self.seat)
