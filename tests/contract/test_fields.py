"""The comparison the laws rest on sees every field: whatever a copy forgets, it is named."""

from __future__ import annotations

from typing import Any

from asztal.core.chance import seeded
from asztal.core.game import Game
from asztal.core.machine.machine import Machine
from asztal.core.playout import play_out
from asztal.core.state import State
from contract.fields import Snapshot, shared_by
from contract.tables import every_game
from core.toy import TOY, Coins


def halfway(game: Game) -> State:
    state = game.new(seed=2)
    play_out(state, seeded(2), 25)
    return state


def changed(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, int):
        return value + 1
    if len(value):
        value = value[:]  # copies may share it
        value[len(value) - 1] += 1
        return value
    return type(value)([1])


@every_game
def test_a_change_of_any_field_is_noticed_and_named(game: Game) -> None:
    """One field after the other is changed in a copy, down to the last number of the last container."""
    state = halfway(game)
    shared = shared_by(game.new(seed=0), game.new(seed=1), state)
    whole = Snapshot(state, shared)

    own = [
        path
        for path in whole.fields
        if path != "events" and not is_shared(state, path, shared) and not is_property(state.copy(), path)
    ]
    assert {"acting", "over", "seats", "seen", "shown", "stack", "chance.a", "chance.b"} <= set(own)
    for path in own:
        copy = state.copy()
        *way, last = path.split(".")
        holder: Any = copy
        for name in way:
            holder = getattr(holder, name)
        if path == "stack" and isinstance(copy, Machine):
            copy.stack[int(copy.depth) - 1] += 1  # what lies beyond is nobody's
        else:
            setattr(holder, last, changed(getattr(holder, last)))
        noticed = [found.partition(":")[0] for found in Snapshot(copy, shared).differs(whole)]
        noticed = [name for name in noticed if name in own]  # properties follow from other fields
        assert [name for name in noticed if (path, name) != ("depth", "stack")] == [path]  # how much of it counts


def is_property(state: State, path: str) -> bool:
    """Whether it only tells another field: compiled classes show properties as they show fields."""
    *way, last = path.split(".")
    holder: Any = state
    for name in way:
        holder = getattr(holder, name)
    try:
        setattr(holder, last, getattr(holder, last))
    except AttributeError:
        return True
    return False


def is_shared(state: State, path: str, shared: frozenset[int]) -> bool:
    value: Any = state
    for name in path.split("."):
        value = getattr(value, name)
    return id(value) in shared


def test_a_copy_that_forgets_a_field_is_caught() -> None:
    class Forgetful(Coins):
        def copy(self) -> Coins:
            return Coins(self.seats, self.chance.copy(), self.acting, self.over, self.seen, self.coins, 0)

    state = Forgetful(2, seeded(1), 1, False, 0, 9, 7)
    differences = Snapshot(state.copy(), frozenset()).differs(Snapshot(state, frozenset()))
    assert differences == ["secret: 0, 7"]
    whole = TOY.new(seed=1)
    assert Snapshot(whole.copy(), frozenset()).differs(Snapshot(whole, frozenset())) == []


def test_a_copy_that_shares_a_container_is_caught_when_the_game_goes_on() -> None:
    state = TOY.new(seed=1)
    copy = state.copy()
    copy.chance = state.chance
    before = Snapshot(copy, frozenset())
    state.apply(0, 3)  # tosses a coin
    found = Snapshot(copy, frozenset()).differs(before)
    assert {difference.partition(":")[0] for difference in found} == {"chance.a", "chance.b"}
