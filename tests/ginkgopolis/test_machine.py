"""Every step of every card has run: bonuses, goods of characters, points of end-of-game cards, and the flow of the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from asztal.games.ginkgopolis import GAME
from asztal.games.ginkgopolis.content import tables
from asztal.games.ginkgopolis.tables import Tables
from contract import machine_laws as laws
from contract.tables import settings_of, walk
from ginkgopolis.promises import rare


@pytest.fixture
def program() -> Iterator[Tables]:
    """The program all games run, watched."""
    found = tables()
    found.watch()
    yield found
    found.watched = False


def test_every_step_of_every_card_runs(program: Tables) -> None:
    for seed, state in enumerate(rare()):
        for _ in walk(state, seed):
            pass
    settings = list(settings_of(GAME))
    for seed in range(60):
        state = settings[seed % len(settings)].new(seed)
        for _ in walk(state, seed):
            pass
        state.result()
    assert laws.unheard(program) == []
