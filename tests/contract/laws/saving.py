"""Any moment of any game can be saved and loaded: as a position, and as a record."""

from __future__ import annotations

from typing import Any

import pytest

from asztal.core.chance import Chance
from asztal.core.errors import BadPosition, BadRecord
from asztal.core.history import History
from asztal.core.playout import play_out
from asztal.core.record import read_record, replay, verify
from asztal.core.state import Plain
from contract.walks import ENDLESS, Law, Moment, Walk, law, through_json

NOT_KEPT = ("shown",)
"""Only compared around one move: see `State.shown`. A game may promise `NOT_KEPT` of its own."""


def not_kept(moment: Moment) -> tuple[str, ...]:
    return (*NOT_KEPT, *getattr(moment.walk.known, "NOT_KEPT", ()))


@law(every=2)
def a_position_saved_and_loaded_at_any_decision_plays_on_identically(moment: Moment) -> None:
    state, twin = moment.state, moment.twin
    assert twin.dump() == moment.plain
    assert twin.to_act() == moment.acting and twin.over == state.over
    assert [twin.legal(seat) for seat in moment.seats] == [moment.legal(seat) for seat in moment.seats]
    going_on = twin.copy()
    going_on.apply(moment.seat, moment.action)
    assert moment.walk.differs(going_on, moment.after, *not_kept(moment)) == []


@law(every=2)
def a_loaded_position_has_forgotten_nothing(moment: Moment) -> None:
    """Field by field: what a dump leaves out, its own comparison cannot miss."""
    assert moment.differs(moment.twin, *not_kept(moment)) == []


@law(every=6)
def everybody_sees_the_same_in_a_loaded_position(moment: Moment) -> None:
    assert all(moment.twin.view(seat) == moment.view(seat) for seat in moment.eyes)
    for seat in moment.acting:
        assert moment.game.prompt(moment.twin, seat) == moment.game.prompt(moment.state, seat)


@law(every=6)
def everybody_knows_the_same_in_a_loaded_position(moment: Moment) -> None:
    """What a seat knows shows in what is dealt anew for it."""
    for seat in moment.seats:
        again = moment.twin.resample(seat, moment.chance(seat))
        assert moment.walk.differs(again, moment.samples(seat)[0], *not_kept(moment)) == []


@law()
def a_finished_game_can_be_saved_and_loaded(walk: Walk) -> Law:
    while (yield):
        pass
    twin = walk.game.load(through_json(walk.state.dump()))
    assert twin.over and twin.same_as(walk.state)
    assert twin.result() == walk.state.result()


@law(every=10)
def a_position_is_plain_data(moment: Moment) -> None:
    def check(value: Any) -> None:
        assert type(value) in (dict, list, str, int, bool)
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            check(inner)

    check(moment.plain)


@law(every=ENDLESS, beginning=True)
def a_position_with_something_missing_or_unknown_is_refused(moment: Moment) -> None:
    for key in moment.plain.keys() - {"version"}:  # without one the rules are today's
        with pytest.raises(BadPosition, match=f"{key!r} is missing"):
            moment.game.load({name: value for name, value in moment.plain.items() if name != key})
    with pytest.raises(BadPosition, match="unknown key 'extra'"):
        moment.game.load({**moment.plain, "extra": 1})


@law(beginning=True)
def a_record_read_back_replays_move_by_move_to_the_same_end_and_scores(walk: Walk) -> Law:
    history = History(walk.game, walk.table.options, walk.table.players, walk.seed)
    passed = []
    while moment := (yield):
        assert moment.number % 50 or history.record().scores is None
        passed.append(moment.before)
        history.apply(moment.seat, moment.action)
    passed.append(walk.fields(walk.state))
    text = history.record().to_json()
    record = read_record(text)
    assert record == history.record() and record.to_json() == text
    assert record.scores == [score.total for score in walk.state.result().scores]
    for before, state in zip(passed, replay(walk.game, record), strict=True):
        assert before.differs(walk.fields(state), ("events",)) == []
    assert verify(walk.game, record).same_as(walk.state)
    record.scores[0] += 1
    with pytest.raises(BadRecord, match="but its moves lead to"):
        verify(walk.game, record)


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


def a_line_each(error: BadPosition) -> None:
    assert error.violations and len(set(error.violations)) == len(error.violations)
    assert all("\n" not in line and ": " in line for line in error.violations)


@law(every=4)
def a_damaged_position_is_refused_with_a_line_for_each_violation_or_can_be_played(walk: Walk) -> Law:
    box = walk.known.box(walk.table.seats)
    tried = refused = 0
    while moment := (yield):
        plain, chance = through_json(moment.plain), moment.chance()
        damage(plain, chance)
        tried += 1
        try:
            loaded = walk.game.load(plain)
        except BadPosition as error:
            a_line_each(error)
            refused += 1
            worse = through_json(plain)
            damage(worse, chance)
            try:
                walk.game.load(worse)  # the second damage may have mended the first
            except BadPosition as worse_error:
                a_line_each(worse_error)
            continue
        assert walk.known.components(loaded.dump()) == box
        if tried % 3 == 0:
            play_out(loaded, chance, ENDLESS)
            assert loaded.over
    assert refused > tried // 8 or tried < 30
