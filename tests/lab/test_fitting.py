"""Weights are fitted by playing: the same command gives the same weights, and what is fitted stays out of other games."""

import pytest

from asztal.core.machine.machine import Machine
from asztal.games import game as find_game
from asztal.lab.fitting import Plan, compared, fitted, lead, won
from asztal.lab.outcomes import learned, moments, told

GAME = find_game("rollwrite")
PLAN = Plan("rollwrite", GAME.check({}, 2), 2, "greedy", 1, 3, 2, 2, 4)


def rows() -> tuple[list[float], list[float]]:
    state = GAME.new(PLAN.options, 2, 1)
    assert isinstance(state, Machine)
    return list(state.program.weights), list(state.program.fitted)


@pytest.mark.parametrize("player", ["greedy", "search:8"])
def test_the_same_seed_gives_the_same_weights(player: str) -> None:
    plan = PLAN if player == "greedy" else Plan("rollwrite", PLAN.options, 2, player, 1, 2, 2, 2, 4)
    before = rows()
    first, second = (list(fitted(plan, GAME, before[0])) for _ in range(2))
    assert first == second and len(first) == 1
    assert all(weight >= 0 for weight in first[0].weights)
    assert rows() == before


def test_equal_weights_are_equally_good() -> None:
    plain, _ = rows()
    assert compared(PLAN, GAME, plain, plain, 2, 7) == pytest.approx(0.0, abs=0.5)
    assert lead(PLAN, GAME, [plain, plain], 0, 3) == -lead(PLAN, GAME, [plain, plain], 1, 3)


def test_weights_for_nothing_but_idle_goods_lose() -> None:
    plain, _ = rows()
    assert won(PLAN, GAME, [0.0] * len(plain), plain, lambda done: None) < 0.5


def test_weights_learned_from_outcomes_tell_better_how_games_end() -> None:
    plan = Plan("rollwrite", PLAN.options, 2, "search:8", 2, 0, 6, 0, 4)
    before = rows()
    first, second = (list(learned(plan, GAME, before[0])) for _ in range(2))
    assert first == second and len(first) == 3
    assert first[0].weights == before[0] and first[-1].error < first[0].error
    assert all(weight >= 0 for weight in first[-1].weights)
    assert rows() == before


def test_what_games_say_nothing_about_stays_as_it_was() -> None:
    plan = Plan("rollwrite", PLAN.options, 2, "search:8", 1, 0, 2, 0, 4)
    plain, _ = rows()
    silent = [
        i for i in range(len(plain)) if (told(moments(plan, GAME), plain) == told(moments(plan, GAME), dropped(plain, i))).all()
    ]
    assert silent
    after = list(learned(plan, GAME, plain))[-1].weights
    assert [after[i] for i in silent] == [plain[i] for i in silent]


def dropped(weights: list[float], place: int) -> list[float]:
    return [0.0 if i == place else weight for i, weight in enumerate(weights)]
