"""Copies are whole and independent: nothing is forgotten, and nothing done to one is ever seen in another."""

from __future__ import annotations

from asztal.core.chance import seeded
from asztal.core.playout import play_out
from asztal.core.state import State
from contract.fields import Snapshot
from contract.walks import Law, Moment, Walk, law


@law()
def a_copy_forgets_nothing(moment: Moment) -> None:
    """Field by field, whatever the game has; only who listens is left behind."""
    copy = moment.state.copy()
    assert type(copy) is type(moment.state)
    assert moment.differs(copy) == []
    assert copy.events is None


@law()
def a_copy_plays_on_exactly_like_the_original(walk: Walk) -> Law:
    """At every decision a copy makes the move first; then the original does."""
    ahead: State | None = None
    while moment := (yield):
        assert ahead is None or moment.differs(ahead) == []
        ahead = moment.after
    assert ahead is not None and walk.differs(ahead, walk.state) == []


@law(every=2)
def an_earlier_copy_never_changes_while_the_game_goes_on(walk: Walk) -> Law:
    kept: list[tuple[State, Snapshot]] = []
    while moment := (yield):
        kept.append((moment.state.copy(), moment.before))
    assert all(walk.fields(copy).differs(before, ("events",)) == [] for copy, before in kept)


@law(every=5)
def the_game_never_changes_while_its_copies_go_on(moment: Moment) -> None:
    one, other = moment.state.copy(), moment.state.copy()
    assert play_out(one, seeded(1), 25) > 0
    assert moment.differs(other) == []


@law(every=16)
def a_copy_tells_nothing_to_who_listens_to_the_original(moment: Moment) -> None:
    copy = moment.state.copy()
    play_out(copy, seeded(5))
    assert moment.state.events == [] and copy.heard() == []
    assert copy.over and not moment.state.over
