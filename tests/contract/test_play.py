"""Every game is found, names its actions, comes to an end and adds up its scores. What holds at every moment: see `laws/`."""

from __future__ import annotations

import pytest

from asztal.core.errors import BadCode
from asztal.core.game import LANGUAGES, Game, Result
from contract.tables import GAMES, Setting, every_game, every_table, promises, walk


def test_games_are_found() -> None:
    assert GAMES, "no game is installed: `make package` installs them"


@every_table
def test_random_play_comes_to_an_end(table: Setting) -> None:
    for seed in table.seeds(10):
        state = table.new(seed)
        for _ in walk(state, seed):
            assert not state.over
        assert state.over
        assert state.to_act() == []


@every_game
def test_why_not_knows_every_action_at_the_first_decision(game: Game) -> None:
    for table_seats in game.players:
        state = game.new(seats=table_seats, seed=1)
        seat = state.to_act()[0]
        assert [a for a in range(game.actions) if state.why_not(seat, a) is None] == state.legal(seat)


@every_game
def test_every_action_has_a_code_of_its_own(game: Game) -> None:
    assert [game.action(game.code(action)) for action in range(game.actions)] == list(range(game.actions))
    assert all(code.isascii() and " " not in code and code == code.lower() for code in game.codes)
    with pytest.raises(BadCode, match="has no action"):
        game.action("no-such-action")
    for number in (-1, game.actions):
        with pytest.raises(BadCode, match="has actions 0 to"):
            game.code(number)


@every_table
def test_the_result_adds_up_and_ranks_by_it(table: Setting) -> None:
    for seed in table.seeds(6):
        state = table.new(seed)
        for _ in walk(state, seed):
            pass
        result: Result = state.result()
        assert len(result.scores) == table.seats
        sides = [*result.scores, *result.rivals.values()]
        for score in sides:
            assert score.total == sum(score.parts.values())
            assert score.won == (score.rank == 1)
        assert min(score.rank for score in sides) == 1
        # an opponent nobody plays may be measured by something else, such as cards against locations
        decides = getattr(promises(table.game), "decides", lambda state, seat: state.result().scores[seat].total)
        decided = [(decides(state, seat), score.rank) for seat, score in enumerate(result.scores)]
        for one, rank in decided:
            for other, other_rank in decided:
                assert one >= other or rank > other_rank
        for message in {part for score in sides for part in score.parts} | set(result.rivals):
            assert all(table.game.speaker(lang).has(message) for lang in LANGUAGES)
