"""What games on the effect machine promise besides: steps that ask are innocent, and costs are judged as trying finds them.

That every step of every card has run is asked over many games: `promises.COVERAGE = Steps(...)`, see `contract.machine_laws`.
"""

from __future__ import annotations

from asztal.core.machine.machine import Machine
from contract.machine_laws import misjudged_costs
from contract.walks import Law, Moment, Walk, law


@law()
def a_step_that_waits_can_be_asked_again(moment: Moment) -> None:
    """It has only computed its offer: so offers need not be kept, and a position can be loaded anywhere."""
    if isinstance(moment.state, Machine):
        again = moment.state.copy()
        again.run()
        assert moment.differs(again) == [], again.now().name
        assert [again.legal(seat) for seat in moment.seats] == [moment.legal(seat) for seat in moment.seats], again.now().name


@law()
def costs_are_judged_as_trying_finds_them(walk: Walk) -> Law:
    """Every cost whose parts do not get in each other's way is tried on copies whenever somebody asks for it."""
    program = walk.state.program if isinstance(walk.state, Machine) else None
    if program is not None:
        program.watch()
        program.watched = False
    while moment := (yield):
        if program is not None:
            after = moment.state.copy()
            program.watched = True  # only here: other laws try positions that cannot come about
            after.decide(moment.seat, moment.action)
            program.watched = False
            assert misjudged_costs(program) == []
