"""The laws of the effect machine as functions of one state, and what a watched program tells after many games.

Whole games are asked by the walks of the contract suite (`laws/machine.py` among them). These functions are for tables that are
less than a game, and for whoever wants to ask a single state; each raises AssertionError with what differs; none changes it.
"""

from __future__ import annotations

from asztal.core.chance import Chance, seeded
from asztal.core.machine.machine import Machine
from asztal.core.machine.naming import every_step, never_ran, place_of
from asztal.core.machine.program import Program
from asztal.core.playout import play_out
from contract.fields import Snapshot, objects

SHARED: dict[int, dict[int, object]] = {}
"""All objects of each program that was looked at, by id; kept, because the id of what is gone goes to somebody else."""


def snapshot(state: Machine) -> Snapshot:
    """All fields of a state; its program is the same for all copies."""
    key = id(state.program)
    if key not in SHARED:
        SHARED[key] = {key: state.program, **objects(state.program)}
    return Snapshot(state, SHARED[key])


def difference(one: Machine, other: Machine, *but: str) -> str:
    """What differs, in words; nothing if nothing does."""
    return "; ".join(snapshot(one).differs(snapshot(other), ("events", *but)))


def moves(state: Machine) -> dict[int, list[int]]:
    """What every seat may do."""
    return {seat: state.legal(seat) for seat in range(int(state.seats))}


def a_copy_is_complete(state: Machine) -> None:
    """Field by field over all attributes, not by dump: a copy that forgets a field is caught, also one that is not dumped."""
    copy = state.copy()
    told = difference(state, copy)
    assert not told, f"a copy differs: {told}"
    assert moves(copy) == moves(state), "a copy offers something else"


def a_copy_is_independent(state: Machine, further: int = 8) -> None:
    """Nothing done to a copy is ever seen in the original."""
    before = snapshot(state)
    play_out(state.copy(), seeded(1), further)
    told = before.differs(snapshot(state))
    assert not told, f"playing with a copy has changed the original: {'; '.join(told)}"


def asking_twice_changes_nothing(state: Machine) -> None:
    """Neither asking what is legal nor letting the step that waits ask again."""
    before, offered = snapshot(state), moves(state)
    assert moves(state) == offered, "what is legal changes when asked again"
    told = before.differs(snapshot(state))
    assert not told, f"asking has changed {'; '.join(told)}"
    again = state.copy()
    again.run()
    told_again = difference(state, again)
    assert not told_again, f"{state.now().name!r} asked again has changed {told_again}"
    assert moves(again) == offered, f"{state.now().name!r} asked again offers something else"


def loading_gives_the_same(state: Machine, loaded: Machine) -> None:
    """Field by field, but for what is only compared around one move."""
    told = difference(state, loaded, "shown")
    assert not told, f"loading a dump gives something else: {told}"
    assert moves(loaded) == moves(state)


def hidden_things_change_no_offer(state: Machine, rng: Chance) -> None:
    """A seat is offered the same whatever lies where it cannot see."""
    for seat in range(int(state.seats)):
        other = state.resample(seat, rng)
        assert other.to_act() == state.to_act()
        assert other.legal(seat) == state.legal(seat), f"seat {seat} is told secrets by what {state.now().name!r} offers"


# -- what a watched program tells after many games -----------------------------------------------------------------------


def misjudged_costs(program: Program) -> list[str]:
    """The costs that were said to be possible and could not be paid on a copy, or the other way round.

    Watched, every cost whose parts do not get in each other's way is also tried on copies whenever somebody asks for it.
    """
    return ["{} need at {}".format(*place_of(program, place)) for place, doubt in enumerate(program.doubts) if doubt]


def unheard(program: Program) -> list[str]:
    """Every step of every section of every card that has never run."""
    return never_ran(program)


class Steps:
    """For a game's `promises.COVERAGE`: every step of every section of every card, such as "weaver:action pay at 1"."""

    def __init__(self, *programs: Program) -> None:
        self.programs = programs

    def begin(self) -> None:
        for program in self.programs:
            program.watch()

    def sections(self) -> frozenset[str]:
        return frozenset(step for program in self.programs for step in every_step(program))

    def ran(self) -> frozenset[str]:
        """What has run in any of the programs: they differ in cards left out, not in what cards do."""
        return frozenset(step for program in self.programs for step in {*every_step(program)} - {*never_ran(program)})
