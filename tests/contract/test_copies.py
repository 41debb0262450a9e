"""Copies are independent: nothing done to one is ever seen in another."""

from __future__ import annotations

from asztal.core.chance import seeded
from asztal.core.playout import play_out
from contract.tables import Setting, every_table, walk


@every_table
def test_an_earlier_copy_never_changes_while_the_game_goes_on(table: Setting) -> None:
    for seed in table.seeds(2):
        state = table.new(seed)
        kept = []
        for number, _ in enumerate(walk(state, seed)):
            if number % 2 == 0:
                kept.append((state.copy(), state.dump()))
        assert all(copy.dump() == plain for copy, plain in kept)


@every_table
def test_the_game_never_changes_while_its_copies_go_on(table: Setting) -> None:
    state = table.new(3)
    for number, _ in enumerate(walk(state, 3)):
        if number % 5 == 0:
            before = state.dump()
            one, other = state.copy(), state.copy()
            assert play_out(one, seeded(1), 25) > 0
            assert other.dump() == before == state.dump()


@every_table
def test_a_copy_plays_on_exactly_like_the_original(table: Setting) -> None:
    state = table.new(4)
    for number, (seat, action) in enumerate(walk(state, 4)):
        copy = state.copy()
        assert copy.to_act() == state.to_act()
        copy.apply(seat, action)
        again = state.copy()
        again.apply(seat, action)
        assert number % 4 or copy.same_as(again)


@every_table
def test_a_copy_tells_nothing_to_who_listens_to_the_original(table: Setting) -> None:
    state = table.new(5)
    state.listen()
    copy = state.copy()
    play_out(copy, seeded(5))
    assert state.heard() == [] and copy.heard() == []
    assert copy.over and not state.over
