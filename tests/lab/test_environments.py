"""The games as other programs know them pass the tests those programs bring."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import asztal
from asztal.core.errors import BadOption, IllegalMove
from asztal.games import names
from asztal.lab.environments import SoloEnv, TogetherEnv, TurnsEnv
from asztal.lab.registry import name_of
from asztal.lab.spiel import SpielGame, SpielState
from asztal.lab.vector import TablesEnv

TABLES = [(name, seats) for name in names() for seats in asztal.game(name).players]


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """Those tests warn of things that are a matter of taste, such as unusual names; here warnings are errors otherwise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong_in_turn(name: str, seats: int) -> None:
    api_test(TurnsEnv(name, seats), num_cycles=60)
    seed_test(lambda: TurnsEnv(name, seats), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong_together(name: str, seats: int) -> None:
    parallel_api_test(TogetherEnv(name, seats), num_cycles=60)
    parallel_seed_test(lambda: TogetherEnv(name, seats), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_finds_nothing_wrong(name: str, seats: int) -> None:
    env = gymnasium.make(name_of(name), seats=seats, opponents="random")
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", names())
def test_agents_play_a_whole_game_in_turn_and_are_rewarded_at_its_end(name: str) -> None:
    env = TurnsEnv(name, 2, render_mode="ansi")
    env.reset(seed=4)
    chance = np.random.default_rng(1)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        assert seen is not None
        rewards[agent] += reward
        env.step(None if over else int(chance.choice(np.nonzero(seen["action_mask"])[0])))
    assert list(rewards.values()) == env.table.state.returns()
    assert env.render()


def test_alone_against_bots_one_plays_to_the_end() -> None:
    env = SoloEnv("ginkgopolis", seats=2, opponents="greedy")
    seen, _ = env.reset(seed=2)
    over = False
    reward: Any = 0.0
    while not over:
        seen, reward, over, _, _ = env.step(int(np.nonzero(seen["action_mask"])[0][0]))
    assert reward == env.table.state.returns()[0] != 0


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SoloEnv("minerva", seats=2)
    seen, _ = env.reset(seed=2)
    _, reward, over, _, info = env.step(int(np.nonzero(seen["action_mask"] == 0)[0][0]))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_an_opponent_nobody_knows_is_refused_at_once() -> None:
    with pytest.raises(BadOption, match="grady"):
        SoloEnv("minerva", opponents="grady")


@pytest.mark.parametrize("name", names())
def test_many_tables_go_on_as_each_would_alone(name: str) -> None:
    tables = gymnasium.make_vec(name_of(name), num_envs=3, vectorization_mode="vector_entry_point", seats=2)
    assert isinstance(tables.unwrapped, TablesEnv)
    seen, infos = tables.reset(seed=9)
    alone = [state.copy() for state in tables.unwrapped.batch.states]
    chance, ended, steps = np.random.default_rng(3), 0, 0
    while ended < 4:
        steps += 1
        actions = [int(chance.choice(np.nonzero(mask)[0])) for mask in seen["action_mask"]]
        for number, state in enumerate(alone):
            seat = int(infos["acting"][number])
            if steps % 8 == 0:
                assert (seen["observation"][number] == state.observe(seat)).all()
                assert seen["action_mask"][number].astype(bool).tolist() == state.mask(seat).tolist()
            state.apply(seat, actions[number])
        seen, rewards, over, _, infos = tables.step(np.array(actions))
        for number in map(int, np.nonzero(over)[0]):
            assert infos["returns"][number].tolist() == alone[number].returns()
            assert rewards[number] == infos["returns"][number][infos["moved"][number]]
            alone[number] = tables.unwrapped.batch.states[number].copy()
            ended += 1


def test_an_illegal_move_at_one_table_leaves_all_as_they_were() -> None:
    tables = TablesEnv("settlers", num_envs=2)
    seen, _ = tables.reset(seed=1)
    before = [state.dump() for state in tables.batch.states]
    legal = int(np.nonzero(seen["action_mask"][0])[0][0])
    with pytest.raises(IllegalMove):
        tables.step(np.array([legal, int(np.nonzero(seen["action_mask"][1] == 0)[0][0])]))
    assert [state.dump() for state in tables.batch.states] == before


@pytest.mark.parametrize("name", names())
def test_a_public_algorithm_written_for_openspiel_plays_here(name: str) -> None:
    game = SpielGame(name)
    state = game.new_initial_state(seed=5)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 3, FromPoints(), random_state=chance)
    for _ in range(6):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


class FromPoints(mcts.Evaluator):  # type: ignore[misc]
    """Values positions by points so far, not by playing on."""

    def evaluate(self, state: SpielState) -> Any:
        totals = np.array([score.total for score in state.state.result().scores], float)
        return np.tanh((totals - totals.mean()) / 20)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_the_facade_speaks_of_information_as_openspiel_does() -> None:
    state = SpielGame("settlers", 2).new_initial_state(seed=3)
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    other = state.resample_from_infostate(player, 7)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert state.string_to_action(state.action_to_string(player, state.legal_actions()[0])) == state.legal_actions()[0]
    assert len(state.observation_tensor()) == state.get_game().observation_tensor_shape()[0]
    assert sum(state.legal_actions_mask()) == len(state.legal_actions())
    assert state.child(state.legal_actions()[0]).state.same_as(state.state) is False
