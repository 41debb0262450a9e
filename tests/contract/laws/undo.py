"""Undo restores; it stops where chance was drawn, something was revealed, or another seat has moved."""

from __future__ import annotations

import pytest

from asztal.core.errors import IllegalMove
from asztal.core.history import History
from contract.laws.secrets import asked
from contract.tables import say
from contract.walks import Law, Moment, Walk, law


def begin(walk: Walk) -> History:
    """A history that goes the same way as the walk."""
    history = History(walk.game, walk.table.options, walk.table.players, walk.seed)
    history.state = walk.state.copy()
    return history


@law()
def undo_goes_back_to_every_allowed_point_and_restores_it(walk: Walk) -> Law:
    """After every move as far back as it goes, and all of it made again."""
    history = begin(walk)
    passed = [walk.fields(walk.state)]
    undone = 0
    while moment := (yield):
        history.apply(moment.seat, moment.action)
        passed.append(walk.fields(history.state))
        back = []
        while history.why_no_undo(moment.seat) is None:
            back.append(history.moves[-1].action)
            history.undo(moment.seat)
            assert walk.fields(history.state).differs(passed[len(history.moves)], ("events",)) == []
        for redone in reversed(back):
            history.apply(moment.seat, redone)
        assert walk.fields(history.state).differs(passed[-1], ("events",)) == []
        undone += len(back)
    assert walk.differs(history.state, walk.state) == []
    assert undone > 0 or walk.scene


@law()
def the_game_goes_on_after_undo_as_if_nothing_had_been(walk: Walk) -> Law:
    """At every decision something else is tried first and taken back; the game comes to the same states nevertheless."""
    wavering = begin(walk)
    tried = 0
    while moment := (yield):
        assert moment.differs(wavering.state) == []
        others = [action for action in moment.legal(moment.seat) if action != moment.action]
        if others:
            kept = wavering.state.copy()
            wavering.apply(moment.seat, others[moment.chance().below(len(others))])
            if wavering.why_no_undo(moment.seat) is None:
                wavering.undo(moment.seat)
                tried += 1
            else:  # not to be undone: as if it had never been tried
                wavering.moves.pop()
                wavering.state = kept
        wavering.apply(moment.seat, moment.action)
    assert walk.differs(wavering.state, walk.state) == []
    assert tried > 0 or walk.scene


@law()
def undo_is_refused_where_another_seat_has_moved(walk: Walk) -> Law:
    history = begin(walk)
    with pytest.raises(IllegalMove, match="undo-none"):
        history.undo(0)
    while moment := (yield):
        history.apply(moment.seat, moment.action)
        if moment.number % 5 == 0:
            before = walk.fields(history.state)
            for other in set(moment.seats) - {moment.seat}:
                with pytest.raises(IllegalMove, match="undo-other") as refused:
                    history.undo(other)
                say(walk.table, refused.value.reason)
            assert walk.fields(history.state) == before


@law()
def undo_is_refused_where_something_was_revealed(walk: Walk) -> Law:
    history = begin(walk)
    refused = 0
    while moment := (yield):
        history.apply(moment.seat, moment.action)
        assert bool(history.moves[-1].reveals) == moment.reveals
        if moment.reveals:
            match = "undo-revealed" if moment.after.seen != moment.state.seen else "undo-chance"
            with pytest.raises(IllegalMove, match=match) as error:
                history.undo(moment.seat)
            say(walk.table, error.value.reason)
            refused += 1
    assert refused > 0 or walk.scene


@law(every=2)
def undo_never_crosses_a_reveal(moment: Moment) -> None:
    """A move that can be taken back has taught whoever made it nothing, and the others at most what that seat has shown.

    Whatever a seat could not see before the move may be different: it sees the same after the move, as long as the same
    move can be made. This does not trust `State.seen`: it compares what is really seen.
    """
    if moment.reveals:
        return
    for viewer in moment.seats if moment.after.shown == moment.state.shown else [moment.seat]:
        seen = moment.after.view(viewer)
        for sample in moment.samples(viewer):
            if sample.is_legal(moment.seat, moment.action):
                other = sample.copy()
                other.apply(moment.seat, moment.action)
                same = other.shown == sample.shown and asked(moment, other) == asked(moment, moment.after)
                if viewer != moment.seat and not same:
                    continue  # there the mover would have had no choice, and done or shown something at once
                assert other.view(viewer) == seen
