"""Every game can be played to its end, and only by its rules."""

from __future__ import annotations

import math

import pytest

from asztal.core.errors import BadCode, IllegalMove
from asztal.core.game import LANGUAGES
from contract.tables import illegal, say
from contract.walks import Law, Moment, Walk, law


@law(beginning=True)
def the_same_seed_and_moves_give_the_same_game(walk: Walk) -> Law:
    other = walk.table.new(walk.seed)
    while moment := (yield):
        assert moment.differs(other) == []
        other.apply(moment.seat, moment.action)
    assert walk.differs(other, walk.state) == [] and other.same_as(walk.state)
    assert not other.same_as(walk.table.new(walk.seed))
    assert walk.table.new(walk.seed).dump() != walk.table.new(walk.seed + 1).dump()


@law()
def somebody_is_to_act_until_the_end(walk: Walk) -> Law:
    while moment := (yield):
        acting = moment.acting
        assert acting and acting == sorted(set(acting)) and set(acting) <= set(moment.seats)
        assert all(moment.legal(seat) for seat in acting)
        assert not walk.state.over
    assert walk.state.over and walk.state.to_act() == []


@law()
def asking_twice_gives_the_same_answer(moment: Moment) -> None:
    """That asking changes nothing is looked at after every law."""
    again = moment.state.copy()
    for seat in moment.seats:
        assert moment.state.legal(seat) == moment.state.legal(seat) == again.legal(seat)


@law()
def legal_moves_are_sorted_unique_and_in_the_table(moment: Moment) -> None:
    for seat in moment.acting:
        legal = moment.legal(seat)
        assert legal == sorted(set(legal))
        assert legal[0] >= 0 and legal[-1] < moment.game.actions


@law()
def who_is_not_to_act_has_no_moves(walk: Walk) -> Law:
    while moment := (yield):
        for seat in {*range(-1, walk.table.seats + 1)} - {*moment.acting}:
            assert moment.state.legal(seat) == []
    assert all(walk.state.legal(seat) == [] for seat in range(walk.table.seats))


@law(every=4)
def whatever_is_legal_can_be_done(moment: Moment) -> None:
    """Every offer leads to another decision or to the end, whoever takes it."""
    for seat in moment.acting:
        for action in moment.legal(seat):
            after = moment.state.copy()
            after.apply(seat, action)
            assert after.over or any(after.legal(other) for other in after.to_act()), moment.game.code(action)


@law(every=4)
def what_is_said_to_be_possible_is_found_possible_by_trying(moment: Moment) -> None:
    """A game that judges a cost before it is paid may promise `trial(state)`: what that judgement and a trial on copies
    disagree about, in words."""
    trial = getattr(moment.walk.known, "trial", None)
    if trial is not None:
        assert trial(moment.state.copy()) == []


@law(remembers=False)
def every_component_is_always_somewhere_exactly_once(walk: Walk) -> Law:
    box = walk.known.box(walk.table.seats)
    while moment := (yield):
        assert walk.known.components(moment.plain) == box
    assert walk.known.components(walk.state.dump()) == box


@law(every=3)
def an_illegal_move_is_refused_and_changes_nothing(walk: Walk) -> Law:
    while moment := (yield):
        chance = moment.chance()
        for seat in range(-1, walk.table.seats + 1):
            for action in illegal(moment.state, seat, walk.game.actions, 12, chance):
                with pytest.raises(IllegalMove) as refused:
                    moment.state.apply(seat, action)
                assert refused.value.seat == seat
                assert refused.value.code == walk.game.code(action)
                assert "\n" not in str(refused.value)
                say(walk.table, refused.value.reason)
    with pytest.raises(IllegalMove, match="why-over"):
        walk.state.apply(0, 0)


@law(every=10)
def an_action_the_game_does_not_have_is_refused_and_changes_nothing(moment: Moment) -> None:
    for seat in moment.acting:
        for action in (-1, -(10**6), moment.game.actions, 10**6):
            with pytest.raises(BadCode, match="has actions 0 to"):
                moment.state.apply(seat, action)
            with pytest.raises(BadCode, match="has actions 0 to"):
                moment.state.why_not(seat, action)


@law(remembers=False)
def why_not_gives_a_reason_for_every_illegal_move_and_none_for_legal_ones(walk: Walk) -> Law:
    while moment := (yield):
        chance = moment.chance()
        for seat in moment.seats:
            assert all(moment.state.why_not(seat, action) is None for action in moment.legal(seat))
            for action in illegal(moment.state, seat, walk.game.actions, 6, chance):
                reason = moment.state.why_not(seat, action)
                assert reason is not None
                say(walk.table, reason)
    assert str(walk.state.why_not(0, 0)) == "Line('why-over', {})"


@law(every=4)
def results_so_far_and_the_heuristic_can_be_asked_at_any_time(walk: Walk) -> Law:
    seats = range(walk.table.seats)
    while moment := (yield):
        assert len(moment.state.result().scores) == walk.table.seats
        assert all(math.isfinite(walk.game.heuristic(moment.state, seat)) for seat in seats)
    assert all(math.isfinite(walk.game.heuristic(walk.state, seat)) for seat in seats)


@law(every=8)
def looking_changes_nothing(moment: Moment) -> None:
    for number, seat in enumerate(moment.eyes, moment.number // 8):
        speaker = moment.game.speaker(LANGUAGES[number % len(LANGUAGES)])
        assert moment.game.panels(moment.view(seat), speaker, moment.table.players)
    for seat in moment.acting:
        moment.game.prompt(moment.state, seat)
        for action in moment.legal(seat):
            moment.game.label(moment.state, action)


@law(beginning=True)
def listening_changes_nothing(walk: Walk) -> Law:
    silent = walk.table.new(walk.seed)
    told = 0
    while moment := (yield):
        told += len(moment.events)
        assert moment.differs(silent) == []
        silent.apply(moment.seat, moment.action)
        assert silent.heard() == []
    assert walk.differs(silent, walk.state) == []
    assert told > 0
