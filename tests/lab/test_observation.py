"""Every number of an observation has its name, and says what lies on the table."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import asztal
from asztal.core.chance import seeded
from asztal.core.errors import BadSeat
from asztal.core.playout import play_out
from asztal.games import names

GAMES = names()


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_a_name_of_its_own_and_a_meaning(name: str) -> None:
    game = asztal.game(name)
    observation = game.observation
    assert len(set(observation.names)) == observation.size == len(game.new(seed=1).observe(0))
    assert all(number.doc for number in observation.numbers)


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_has_the_same_size_for_every_number_of_players(name: str) -> None:
    game = asztal.game(name)
    assert {game.new(seats=seats, seed=1).observe(seats - 1).shape for seats in game.players} == {game.observation.shape}


def test_own_goods_come_first_and_the_next_players_after_them() -> None:
    state = asztal.scene("settlers", seats=3).side(0, wood=4).side(1, wood=2).side(2, wood=1).state()
    place = asztal.game("settlers").observation.index
    woods = [place("me: wood"), place("next 1: wood"), place("next 2: wood")]
    assert [state.observe(seat)[woods].tolist() for seat in range(3)] == [[4, 2, 1], [2, 1, 4], [1, 4, 2]]


def test_a_card_in_hand_is_seen_by_its_owner_only() -> None:
    state = asztal.scene("settlers", seats=2).side(0, hand="mill").state()
    game = asztal.game("settlers")
    zone = game.observation.index("mill: zone")
    hand = game.observation.index("me: hand: pieces")
    assert state.observe(0)[zone] > 0
    assert state.observe(1)[zone] == 0
    assert state.observe(0)[hand] == state.observe(1)[game.observation.index("next 1: hand: pieces")] > 0


def test_an_observation_goes_into_an_array_of_ones_own() -> None:
    state = asztal.game("minerva").new(seed=3)
    out = np.zeros(asztal.game("minerva").observation.shape, np.float32)
    assert state.observe(1, out) is out
    assert (out == state.observe(1)).all()


@pytest.mark.parametrize("ask", ["observe", "mask"])
def test_a_seat_nobody_sits_on_is_refused(ask: str) -> None:
    with pytest.raises(BadSeat, match="there are seats 0 to 1, not 2"):
        getattr(asztal.game("rollwrite").new(seats=2, seed=1), ask)(2)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("key", [7, "ab" * 32], ids=["a number", "a key"])
def test_states_and_their_chance_are_values(name: str, key: int | str) -> None:
    state = asztal.game(name).new(seed=key)
    play_out(state, seeded(5), 40)
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin is not state
        assert twin.same_as(state)
        play_out(twin, seeded(6))
        assert twin.over
        assert not state.over
    assert pickle.loads(pickle.dumps(state.chance)).words() == copy.deepcopy(state.chance).words() == state.chance.words()


@pytest.mark.parametrize("name", GAMES)
def test_returns_follow_the_ranks_of_the_result(name: str) -> None:
    game = asztal.game(name)
    for seats in game.players:
        state = game.new(seats=seats, seed=seats)
        assert state.returns() == [0.0] * seats
        play_out(state, seeded(8))
        returns, scores = state.returns(), state.result().scores
        if seats > 1:
            assert sum(returns) == pytest.approx(0)
            assert [sum(other < own for other in returns) for own in returns] == [
                sum(other.rank > own.rank for other in scores) for own in scores
            ]
        else:
            rivals = state.result().rivals
            assert returns == ([1.0 if scores[0].won else -1.0] if rivals else [scores[0].total / 100])
