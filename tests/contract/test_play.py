"""Every game can be played to its end, and only by its rules."""

from __future__ import annotations

import math

import pytest

from asztal.core.chance import seeded
from asztal.core.errors import BadCode, IllegalMove
from asztal.core.game import LANGUAGES, Game, Result
from contract.tables import GAMES, Setting, every_game, every_table, eyes, illegal, promises, say, walk


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


@every_table
def test_the_same_seed_and_moves_give_the_same_game(table: Setting) -> None:
    one, other = table.new(5), table.new(5)
    for seat, action in walk(one, 5):
        other.apply(seat, action)
    assert one.same_as(other)
    assert not one.same_as(table.new(5))
    assert table.new(5).dump() != table.new(6).dump()


@every_table
def test_somebody_is_to_act_until_the_end(table: Setting) -> None:
    state = table.new(1)
    for _ in walk(state, 1):
        acting = state.to_act()
        assert acting and acting == sorted(set(acting)) and set(acting) <= set(range(table.seats))
        assert all(state.legal(seat) for seat in acting)


@every_table
def test_legal_moves_are_sorted_unique_and_in_the_table(table: Setting) -> None:
    for seed in table.seeds(3):
        state = table.new(seed)
        for _ in walk(state, seed):
            for seat in state.to_act():
                legal = state.legal(seat)
                assert legal == sorted(set(legal))
                assert legal[0] >= 0 and legal[-1] < table.game.actions


@every_table
def test_who_is_not_to_act_has_no_moves(table: Setting) -> None:
    for seed in table.seeds(3):
        state = table.new(seed)
        for _ in walk(state, seed):
            for seat in {*range(-1, table.seats + 1)} - {*state.to_act()}:
                assert state.legal(seat) == []
        assert all(state.legal(seat) == [] for seat in range(table.seats))


@every_table
def test_every_component_is_always_somewhere_exactly_once(table: Setting) -> None:
    game = promises(table.game)
    box = game.box(table.seats)
    for seed in table.seeds(3):
        state = table.new(seed)
        for _ in walk(state, seed):
            assert game.components(state.dump()) == box
        assert game.components(state.dump()) == box


@every_table
def test_an_illegal_move_is_refused_and_changes_nothing(table: Setting) -> None:
    state, chance = table.new(2), seeded(2)
    for number, _ in enumerate(walk(state, 2)):
        if number % 3:
            continue
        before, legal = state.dump(), [state.legal(seat) for seat in range(table.seats)]
        for seat in range(-1, table.seats + 1):
            for action in illegal(state, seat, table.game.actions, 12, chance):
                with pytest.raises(IllegalMove) as refused:
                    state.apply(seat, action)
                assert refused.value.seat == seat
                assert refused.value.code == table.game.code(action)
                assert "\n" not in str(refused.value)
                say(table, refused.value.reason)
        assert state.dump() == before
        assert [state.legal(seat) for seat in range(table.seats)] == legal
    with pytest.raises(IllegalMove, match="why-over"):
        state.apply(0, 0)


@every_table
def test_an_action_the_game_does_not_have_is_refused_and_changes_nothing(table: Setting) -> None:
    state = table.new(3)
    for number, _ in enumerate(walk(state, 3)):
        if number % 10 == 0:
            before = state.dump()
            for seat in state.to_act():
                for action in (-1, -(10**6), table.game.actions, 10**6):
                    with pytest.raises(BadCode, match="has actions 0 to"):
                        state.apply(seat, action)
                    with pytest.raises(BadCode, match="has actions 0 to"):
                        state.why_not(seat, action)
            assert state.dump() == before


@every_table
def test_why_not_gives_a_reason_for_every_illegal_move_and_none_for_legal_ones(table: Setting) -> None:
    state, chance = table.new(4), seeded(4)
    for _ in walk(state, 4):
        for seat in range(table.seats):
            assert all(state.why_not(seat, action) is None for action in state.legal(seat))
            for action in illegal(state, seat, table.game.actions, 6, chance):
                reason = state.why_not(seat, action)
                assert reason is not None
                say(table, reason)
    assert str(state.why_not(0, 0)) == "Line('why-over', {})"


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
        for one in result.scores:
            for other in result.scores:
                assert one.total >= other.total or one.rank > other.rank
        for message in {part for score in sides for part in score.parts} | set(result.rivals):
            assert all(table.game.speaker(lang).has(message) for lang in LANGUAGES)


@every_table
def test_results_so_far_and_the_heuristic_can_be_asked_at_any_time(table: Setting) -> None:
    state = table.new(8)
    for number, _ in enumerate(walk(state, 8)):
        if number % 4 == 0:
            before = state.dump()
            assert len(state.result().scores) == table.seats
            assert all(math.isfinite(table.game.heuristic(state, seat)) for seat in range(table.seats))
            assert state.dump() == before
    assert all(math.isfinite(table.game.heuristic(state, seat)) for seat in range(table.seats))


@every_table
def test_looking_changes_nothing(table: Setting) -> None:
    state = table.new(9)
    for number, _ in enumerate(walk(state, 9)):
        if number % 8 == 0:
            before = state.dump()
            for seat in eyes(table):
                view = state.view(seat)
                for lang in LANGUAGES:
                    assert table.game.panels(view, table.game.speaker(lang), table.players)
            for seat in state.to_act():
                table.game.prompt(state, seat)
                [table.game.label(state, action) for action in state.legal(seat)]
            assert state.dump() == before


@every_table
def test_listening_changes_nothing(table: Setting) -> None:
    silent, told = table.new(10), table.new(10)
    told.listen()
    for seat, action in walk(silent, 10):
        told.apply(seat, action)
    assert told.heard()
    assert told.heard() == []
    assert silent.heard() == []
    assert silent.same_as(told)
