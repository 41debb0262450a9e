"""Every nation meets every other, and the game goes to its end."""

from __future__ import annotations

from itertools import combinations

import pytest

from asztal.core.chance import seeded
from asztal.games.imperium import GAME
from asztal.games.imperium.actions import NATIONS
from asztal.games.imperium.state import Imperium
from imperium.promises import box, components
from imperium.setting import Scene


def to_the_end(state: Imperium, seed: int) -> int:
    """Random play; gives how many decisions there were."""
    chance = seeded(seed)
    for decisions in range(20_000):
        if state.over:
            return decisions
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.decide(seat, legal[chance.below(len(legal))])
    raise AssertionError("this game never ends")


@pytest.mark.parametrize("first", NATIONS)
def test_every_pair_of_nations_plays_to_the_end(first: str) -> None:
    for number, (one, other) in enumerate(combinations(NATIONS, 2)):
        if one != first:
            continue
        commons, sides = ("classics", "legends")[number % 2], ("aa", "bb", "ab", "ba")[number % 4]
        state = Scene(one, other, commons=commons, sides=sides, seed=number).state()
        assert to_the_end(state, number) > 20
        plain = state.dump()
        assert components(plain) == box(2) and GAME.load(plain).dump() == plain
        assert any(score.won for score in state.result().scores)
