"""The laws every state keeps, as functions to be called at every decision of a walk through a game.

Each takes a state (and its game, where one is needed) and raises AssertionError with what differs. None of them changes the
state. For games that run on the machine there is more: what could be paid, and which steps of which cards have run.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from typing import Any

from asztal.core.chance import Chance, seeded
from asztal.core.game import Game
from asztal.core.machine.machine import WIDTH, Machine, Program
from asztal.core.machine.naming import frames, never_ran, place_of
from asztal.core.playout import play_out
from asztal.core.state import State

NEVER_COPIED = frozenset({"events"})
"""Who listens to a state does not listen to its copies."""
DERIVED = frozenset({"offer", "offered"})
"""What may be decided follows from the rest; `moves` compares it."""
NEVER_DUMPED = frozenset({"events", "shown", *DERIVED})
"""`shown` is only compared around one move."""


def attributes(thing: object) -> Iterator[str]:
    """The names of all its attributes, of compiled and of interpreted classes alike; what is computed is none."""
    names = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        for name, value in vars(cls).items():
            if inspect.isgetsetdescriptor(value) or inspect.ismemberdescriptor(value):
                names.add(name)
    yield from sorted(name for name in names if not name.startswith("__"))


def fields(state: State, without: frozenset[str] = frozenset(), like: object = None) -> dict[str, Any]:
    """Everything a state holds, by name, as plain data. Where `like` holds the very same thing, that is not looked into."""
    found = {name: _plain(getattr(state, name), getattr(like, name, None)) for name in attributes(state) if name not in without}
    if isinstance(state, Machine):  # what lies on the stack beyond the running effects is nobody's
        found["stack"] = [[int(state.stack[f + i]) for i in range(WIDTH)] for f in frames(state)]
    return found


def _plain(value: object, like: object) -> Any:
    if value is None or isinstance(value, bool | int | float | str | bytes):
        return value
    if "vec" in type(value).__name__ or isinstance(value, list | tuple):
        return [_plain(one, None) for one in value]  # type: ignore[attr-defined]
    if isinstance(value, dict):
        return {str(key): _plain(one, None) for key, one in value.items()}
    if value is like or isinstance(value, Program):
        return "shared"
    names = list(attributes(value))
    if not names:
        return repr(value)
    return {name: _plain(getattr(value, name), getattr(like, name, None)) for name in names}


def difference(one: Any, other: Any, path: str = "") -> str:
    """What differs, in words, down to the number; nothing if nothing does."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = dict.fromkeys([*one, *other])
        told = [difference(one.get(key, "missing"), other.get(key, "missing"), f"{path}.{key}".strip(".")) for key in keys]
        return "; ".join(filter(None, told))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        told = [difference(a, b, f"{path}[{number}]") for number, (a, b) in enumerate(zip(one, other, strict=True))]
        return "; ".join(filter(None, told))
    return f"{path}: {one!r} and {other!r}"


def moves(state: State) -> dict[int, list[int]]:
    """What every seat may do."""
    return {seat: state.legal(seat) for seat in range(int(state.seats))}


# -- the laws ------------------------------------------------------------------------------------------------------------


def a_copy_is_complete(state: State) -> None:
    """Field by field over all attributes, not by dump: a copy that forgets a field is caught, also one that is not dumped."""
    copy = state.copy()
    told = difference(fields(state, NEVER_COPIED, copy), fields(copy, NEVER_COPIED, state))
    assert not told, f"a copy differs: {told}"


def a_copy_is_independent(state: State, moves: int = 8, seed: int = 1) -> None:
    """Nothing done to a copy is ever seen in the original."""
    copy = state.copy()
    before = fields(state, frozenset(), copy)
    play_out(copy, seeded(seed), moves)
    told = difference(before, fields(state, frozenset(), copy))
    assert not told, f"playing with a copy has changed the original: {told}"


def asking_twice_changes_nothing(state: State) -> None:
    """Neither asking what is legal nor, on the machine, letting the step that waits ask again."""
    copy = state.copy()
    before, offered = fields(state, DERIVED, copy), moves(state)
    assert moves(state) == offered, "what is legal changes when asked again"
    told = difference(before, fields(state, DERIVED, copy))
    assert not told, f"asking has changed: {told}"
    if isinstance(copy, Machine) and not copy.over:
        copy.run()
        told = difference(before, fields(copy, DERIVED | NEVER_COPIED, state) | {"events": before["events"]})
        assert not told, f"{copy.now().name!r} asked again has changed: {told}"
        assert moves(copy) == offered, f"{copy.now().name!r} asked again offers something else"


def dump_and_load_give_the_same(game: Game, state: State, further: int = 0, seed: int = 1) -> None:
    """Also as JSON; with `further` both play on alike for so many moves."""
    plain = state.dump()
    loaded = game.load(json.loads(json.dumps(plain)))
    assert loaded.dump() == plain, difference(plain, loaded.dump())
    assert moves(loaded) == moves(state)
    if isinstance(state, Machine):
        are_the_same(state, loaded)
    if further:
        copy = state.copy()
        play_out(copy, seeded(seed), further)
        play_out(loaded, seeded(seed), further)
        assert copy.dump() == loaded.dump(), difference(copy.dump(), loaded.dump())


def are_the_same(state: State, loaded: State) -> None:
    """Field by field, but for what is never dumped."""
    told = difference(fields(state, NEVER_DUMPED, loaded), fields(loaded, NEVER_DUMPED, state))
    assert not told, f"loading a dump gives something else: {told}"


def hidden_things_change_no_offer(state: State, seat: int, rng: Chance) -> None:
    """A seat is offered the same whatever lies where it cannot see."""
    other = state.resample(seat, rng)
    assert other.to_act() == state.to_act()
    assert other.legal(seat) == state.legal(seat), f"seat {seat} is told secrets by what it is offered"
    assert other.view(seat) == state.view(seat), f"seat {seat} sees what it cannot see"


def every_law(game: Game, state: State, rng: Chance, number: int = 0) -> None:
    """All laws at one decision; the longer ones at every fifth."""
    a_copy_is_complete(state)
    asking_twice_changes_nothing(state)
    dump_and_load_give_the_same(game, state, 0 if number % 5 else 12)
    if number % 5 == 0:
        a_copy_is_independent(state)
    for seat in range(int(state.seats)):
        hidden_things_change_no_offer(state, seat, rng)


# -- what a watched program tells after many games -----------------------------------------------------------------------


def misjudged_costs(program: Program) -> list[str]:
    """The costs that were said to be possible and could not be paid on a copy, or the other way round.

    Watched, every cost whose parts do not get in each other's way is also tried on copies whenever somebody asks for it.
    """
    return ["{} need at {}".format(*place_of(program, place)) for place, doubt in enumerate(program.doubts) if doubt]


def unheard(program: Program) -> list[str]:
    """Every step of every section of every card that has never run."""
    return never_ran(program)
