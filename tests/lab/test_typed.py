"""Where a type checker knows the game, it knows its states, their views and results: mypy reads this file, pytest runs it."""

from copy import copy
from typing import assert_type

import asztal
from asztal.core.game import Game, Result
from asztal.core.state import State
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.view import View as GinkgopolisView
from asztal.games.imperium.state import Imperium
from asztal.games.imperium.view import View as ImperiumView
from asztal.games.minerva.state import Minerva
from asztal.games.minerva.view import View as MinervaView
from asztal.games.rollwrite.state import RollWrite
from asztal.games.rollwrite.view import View as RollWriteView
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.view import View as SettlersView


def test_a_game_asked_for_by_its_name_gives_its_own_states_and_views() -> None:
    assert isinstance(assert_type(asztal.game("ginkgopolis").new(), Ginkgopolis).view(0), GinkgopolisView)
    assert isinstance(assert_type(asztal.game("imperium").new(), Imperium).view(0), ImperiumView)
    assert isinstance(assert_type(asztal.game("minerva").new(), Minerva).view(0), MinervaView)
    assert isinstance(assert_type(asztal.game("rollwrite").new(), RollWrite).view(0), RollWriteView)
    assert isinstance(assert_type(asztal.game("settlers").new(), Settlers).view(0), SettlersView)


def test_a_view_has_the_fields_of_its_game() -> None:
    state = asztal.game("settlers").new(seats=2, seed=1)
    assert_type(state.view(0), SettlersView)
    assert_type(state.copy().view(None), SettlersView)
    assert_type(copy(state).view(None), SettlersView)
    assert_type(state.resample(0, 1).view(0), SettlersView)
    assert_type(asztal.game("minerva").new().view(None), MinervaView)


def test_every_result_is_typed() -> None:
    state = asztal.game("settlers").new(seats=2, seed=1)
    assert len(assert_type(state.result(), Result).scores) == 2


def test_a_game_known_only_at_run_time_gives_a_state() -> None:
    name: str = "minerva"
    game = assert_type(asztal.game(name), Game)
    assert isinstance(assert_type(game.new(), State).result(), Result)
