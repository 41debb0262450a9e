"""Any moment of any game can be saved and loaded: as a position, and as a record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from asztal.core.chance import Chance, seeded
from asztal.core.errors import BadPosition, BadRecord
from asztal.core.game import Game
from asztal.core.history import History
from asztal.core.playout import play_out
from asztal.core.record import read_record, replay, verify
from asztal.core.state import Plain
from contract.tables import ENDLESS, Setting, every_game, every_table, promises, walk


def through_json(plain: Plain) -> Plain:
    loaded: Plain = json.loads(json.dumps(plain))
    return loaded


@every_table
def test_a_position_saved_and_loaded_at_any_decision_plays_on_identically(table: Setting) -> None:
    for seed in table.seeds(1):
        state = table.new(seed)
        for seat, action in walk(state, seed):
            plain = state.dump()
            twin = table.game.load(through_json(plain))
            assert twin.dump() == plain
            assert twin.to_act() == state.to_act() and twin.over == state.over
            assert [twin.legal(s) for s in range(table.seats)] == [state.legal(s) for s in range(table.seats)]
            after = state.copy()
            after.apply(seat, action)
            twin.apply(seat, action)
            assert twin.dump() == after.dump()


@every_game
def test_rare_positions_can_be_saved_and_loaded_as_well(game: Game) -> None:
    for seed, state in enumerate(promises(game).rare()):
        for _ in walk(state, seed):
            plain = state.dump()
            assert game.load(through_json(plain)).dump() == plain


@every_table
def test_everybody_sees_the_same_in_a_loaded_position(table: Setting) -> None:
    state = table.new(2)
    for number, _ in enumerate(walk(state, 2)):
        if number % 6 == 0:
            twin = table.game.load(through_json(state.dump()))
            assert all(twin.view(seat) == state.view(seat) for seat in [*range(table.seats), None])
            for seat in state.to_act():
                assert table.game.prompt(twin, seat) == table.game.prompt(state, seat)


@every_table
def test_a_finished_game_can_be_saved_and_loaded(table: Setting) -> None:
    state = table.new(3)
    for _ in walk(state, 3):
        pass
    twin = table.game.load(through_json(state.dump()))
    assert twin.over and twin.same_as(state)
    assert twin.result() == state.result()


@every_table
def test_a_position_is_plain_data(table: Setting) -> None:
    def check(value: Any) -> None:
        assert type(value) in (dict, list, str, int, bool)
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            check(inner)

    state = table.new(4)
    for number, _ in enumerate(walk(state, 4)):
        if number % 10 == 0:
            check(state.dump())


@every_table
def test_a_position_with_something_missing_or_unknown_is_refused(table: Setting) -> None:
    plain = table.new(5).dump()
    for key in plain:
        with pytest.raises(BadPosition, match=f"{key!r} is missing"):
            table.game.load({name: value for name, value in plain.items() if name != key})
    with pytest.raises(BadPosition, match="unknown key 'extra'"):
        table.game.load({**plain, "extra": 1})


@every_table
def test_a_record_read_back_replays_to_the_same_end_and_scores(table: Setting) -> None:
    for seed in table.seeds(3):
        history = History(table.game, table.options, table.players, seed)
        for seat, action in walk(history.state.copy(), seed):
            history.apply(seat, action)
        text = history.record().to_json()
        record = read_record(text)
        assert record == history.record() and record.to_json() == text
        assert record.scores == [score.total for score in history.state.result().scores]
        assert verify(table.game, record).same_as(history.state)


@every_table
def test_a_record_of_an_unfinished_game_replays_move_by_move(table: Setting) -> None:
    history = History(table.game, table.options, table.players, 4)
    dumps = [history.state.dump()]
    for seat, action in walk(history.state.copy(), 4):
        history.apply(seat, action)
        dumps.append(history.state.dump())
        if len(dumps) > 30:
            break
    record = history.record()
    assert record.scores is None
    assert [state.dump() for state in replay(table.game, record)] == dumps


@every_table
def test_a_record_with_wrong_scores_is_refused(table: Setting) -> None:
    history = History(table.game, table.options, table.players, 5)
    for seat, action in walk(history.state.copy(), 5):
        history.apply(seat, action)
    record = history.record()
    assert record.scores is not None
    record.scores[0] += 1
    with pytest.raises(BadRecord, match="but its moves lead to"):
        verify(table.game, record)


# -- damaged positions ----------------------------------------

STRAY: list[Any] = ["", "no-such-thing", -1, 0, 1, 2, 10**9, True, None, [], {}, [0, 0]]


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        found += places(part, (*path, key))
    return found


def damage(plain: Plain, chance: Chance) -> None:
    """Take something away, double it, or put something else in its place."""
    every = places(plain)
    *way, last = every[chance.below(len(every))]
    target: Any = plain
    for key in way:
        target = target[key]
    how = chance.below(3)
    if how == 0:
        del target[last]
    elif how == 1 and isinstance(target, list):
        target.append(target[last])
    else:
        target[last] = STRAY[chance.below(len(STRAY))]


@every_table
def test_a_damaged_position_is_refused_in_one_line_or_can_be_played(table: Setting) -> None:
    game, state, chance = promises(table.game), table.new(6), seeded(6)
    refused = 0
    for number, _ in enumerate(walk(state, 6)):
        plain = through_json(state.dump())
        damage(plain, chance)
        try:
            loaded = table.game.load(plain)
        except BadPosition as error:
            assert "\n" not in str(error) and ": " in str(error)
            refused += 1
            continue
        assert game.components(loaded.dump()) == game.box(table.seats)
        if number % 3 == 0:
            play_out(loaded, chance, ENDLESS)
            assert loaded.over
    assert refused > 20
