"""Undo restores; it stops where chance was drawn, something was revealed, or another seat has moved."""

from __future__ import annotations

import pytest

from asztal.core.chance import seeded
from asztal.core.errors import IllegalMove
from asztal.core.history import History
from contract.tables import Setting, every_table, say, walk


def begin(table: Setting, seed: int) -> History:
    return History(table.game, table.options, table.players, seed)


@every_table
def test_undo_goes_back_to_every_allowed_point_and_restores_it(table: Setting) -> None:
    undone = 0
    for seed in table.seeds(2):
        history = begin(table, seed)
        dumps = [history.state.dump()]
        for seat, action in walk(history.state.copy(), seed):
            history.apply(seat, action)
            dumps.append(history.state.dump())
            back = []
            while history.why_no_undo(seat) is None:
                back.append(history.moves[-1].action)
                history.undo(seat)
                assert history.state.dump() == dumps[len(history.moves)]
            for redone in reversed(back):
                history.apply(seat, redone)
            assert not back or history.state.dump() == dumps[-1]
            undone += len(back)
    assert undone > 0


@every_table
def test_the_game_goes_on_after_undo_as_if_nothing_had_been(table: Setting) -> None:
    straight, wavering = begin(table, 3), begin(table, 3)
    chance = seeded(3)
    for seat, action in walk(straight.state.copy(), 3):
        legal = wavering.state.legal(seat)
        wavering.apply(seat, legal[chance.below(len(legal))])
        if wavering.why_no_undo(seat) is None:
            wavering.undo(seat)
            wavering.apply(seat, action)
        elif wavering.moves[-1].action != action:
            break
        straight.apply(seat, action)
    assert straight.record().moves[:-1] == wavering.record().moves[: len(straight.moves) - 1]


@every_table
def test_undo_is_refused_where_another_seat_has_moved(table: Setting) -> None:
    history = begin(table, 4)
    with pytest.raises(IllegalMove, match="undo-none"):
        history.undo(0)
    for number, (seat, action) in enumerate(walk(history.state.copy(), 4)):
        history.apply(seat, action)
        if number % 5:
            continue
        before = history.state.dump()
        for other in set(range(table.seats)) - {seat}:
            with pytest.raises(IllegalMove, match="undo-other") as refused:
                history.undo(other)
            say(table, refused.value.reason)
        assert history.state.dump() == before


@every_table
def test_undo_is_refused_where_something_was_revealed(table: Setting) -> None:
    history = begin(table, 5)
    refused = 0
    for seat, action in walk(history.state.copy(), 5):
        history.apply(seat, action)
        if history.moves[-1].reveals:
            seen = history.state.seen != history.moves[-1].before.seen
            with pytest.raises(IllegalMove, match="undo-revealed" if seen else "undo-chance") as error:
                history.undo(seat)
            say(table, error.value.reason)
            refused += 1
    assert refused > 0


@every_table
def test_undo_never_crosses_a_reveal(table: Setting) -> None:
    """A move that can be taken back has taught whoever made it nothing, and the others at most what that seat has shown.

    Whatever a seat could not see before the move may be different: it sees the same after the move, as long as the same
    move can be made. This does not trust `State.seen`: it compares what is really seen.
    """
    for seed in table.seeds(1):
        history, rng = begin(table, seed), seeded(seed)
        for seat, action in walk(history.state.copy(), seed):
            history.apply(seat, action)
            if history.moves[-1].reveals:
                continue
            before, after = history.moves[-1].before, history.state
            for viewer in range(table.seats) if after.shown == before.shown else [seat]:
                seen = after.view(viewer)
                for _ in range(2):
                    other = before.resample(viewer, rng)
                    if other.is_legal(seat, action):
                        other.apply(seat, action)
                        assert other.view(viewer) == seen
