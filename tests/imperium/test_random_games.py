"""Random games never break an invariant: nothing is lost or doubled, every position can lie on a table, every game ends.

`games(seats, box, n)` plays as many as one likes; before a release a thousand of each kind.
"""

from __future__ import annotations

import pytest

from asztal.core.chance import seeded
from asztal.core.playout import play_out
from asztal.core.state import Plain
from asztal.games.imperium import GAME
from asztal.games.imperium.layout import BOXES
from imperium import promises

LOOKS = 2
"""So often each game is looked at on its way, and once more at its end."""
APART = 150
"""Decisions between two looks."""


def games(seats: int, box: str, count: int, first: int = 0) -> int:
    """Play games at random and look at them; gives how many were over in the end."""
    ended = 0
    for seed in range(first, first + count):
        state = GAME.new({"box": box, "nations": ("choose", "random")[seed % 2]}, seats, seed)
        chance = seeded(seed + 5)
        for _ in range(LOOKS):
            play_out(state, chance, 1 + chance.below(APART))
            look(state.dump(), seats)
        play_out(state, chance)
        look(state.dump(), seats)
        ended += state.over
    return ended


def look(plain: Plain, seats: int) -> None:
    assert promises.components(plain) == promises.box(seats)
    assert GAME.load(plain).dump() == plain


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", GAME.players)
def test_nothing_is_lost_in_random_games(seats: int, box: str) -> None:
    assert games(seats, box, 4) == 4
