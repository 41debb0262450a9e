"""The laws of the machine, kept by the toy game at every decision of random play, and every step of every card has run."""

from __future__ import annotations

import traceback

import pytest
from librt.vecs import vec

from asztal.core.chance import seeded
from asztal.core.machine.frames import SEAT
from asztal.core.machine.machine import Machine
from asztal.core.machine.words import Step
from asztal.core.playout import play_out
from contract import machine_laws as laws
from contract.tables import Setting, settings_of
from contract.test_laws import MODULES
from contract.walks import LAWS, Walk, watched
from core.fair import GAME
from core.fair.content import compile_cards, printed_cards, tables
from core.fair.game import begin
from core.fair.table import COIN, WOOL, Fair

assert MODULES, "the laws are declared when their modules are loaded"


@pytest.mark.parametrize("table", list(settings_of(GAME)), ids=str)
def test_every_law_of_the_contract_is_kept_at_every_decision(table: Setting) -> None:
    for seed in range(2):
        broken = watched(Walk(table, seed), LAWS.values())
        told = [f"{name} {found.where}\n{''.join(traceback.format_exception(found.error))}" for name, found in broken.items()]
        assert not told, "\n".join(told)


@pytest.mark.parametrize("by_number", [False, True])
def test_every_step_of_every_card_runs_and_every_cost_is_judged_right(by_number: bool) -> None:
    program = compile_cards(printed_cards(), by_number)
    program.watch()
    for seed in range(160):
        state = begin(program, 2 + seed % 3, seeded(seed))
        for seat in range(int(state.seats)):  # enough goods for the dear cards
            state.put(seat, COIN, seed % 7)
            state.put(seat, WOOL, seed % 5)
        state.run()
        play_out(state, seeded(seed + 1000))
        state.result()
        if seed >= 40 and not laws.unheard(program):
            break
    assert laws.unheard(program) == []
    assert laws.misjudged_costs(program) == []


# -- the laws themselves: each finds what it is there for ------------------------------------------------------------------


class Forgetful(Fair):
    """Has one more field and forgets it in copies; no dump would show it."""

    def __init__(self, tables: object, seats: int) -> None:
        super().__init__(tables, seats)  # type: ignore[arg-type]
        self.noted = 0

    def copy(self) -> Forgetful:
        other = Forgetful(self.tables, int(self.seats))
        other.take(self)
        return other


def test_a_copy_that_forgets_a_field_is_caught() -> None:
    state = Forgetful(tables(False), 2)
    state.take(fair())
    laws.a_copy_is_complete(state)
    state.noted = 1
    with pytest.raises(AssertionError, match="a copy differs: noted: 1, 0"):
        laws.a_copy_is_complete(state)


class Clinging(Fair):
    """Shares its row with its copies."""

    def copy(self) -> Clinging:
        other = Clinging(self.tables, int(self.seats))
        other.take(self)
        other.row = self.row
        return other


def test_a_copy_that_shares_what_changes_is_caught() -> None:
    state = Clinging(tables(False), 2)
    state.take(fair())
    with pytest.raises(AssertionError, match=r"has changed the original: .*row: "):
        laws.a_copy_is_independent(state, 40)


class Hasty(Step[Machine]):
    """Does something each time it asks."""

    name = "hasty"

    def go(self, m: Machine, f: int) -> int:
        m.add(m.stack[f + SEAT], COIN, 1)
        return m.ask(m.program.nothing)


def test_a_step_that_does_something_when_asked_again_is_caught() -> None:
    program = compile_cards(printed_cards(), False)
    state = begin(program, 2, seeded(1))
    act = program.numbers["pass-cards"]
    program.steps = vec[Step]([Hasty() if number == act else step for number, step in enumerate(program.steps)])  # type: ignore[type-arg]
    with pytest.raises(AssertionError, match=r"'hasty' asked again has changed .*row"):
        laws.asking_twice_changes_nothing(state)


class Peeking(Fair):
    """Offers the sale only if the top card of the deck is a lamb."""

    def copy(self) -> Peeking:
        other = Peeking(self.tables, int(self.seats))
        other.take(self)
        return other

    def options(self, seat: int) -> object:  # type: ignore[override]
        offered = super().options(seat)
        top = self.tables.ids[self.rings.top(0)]
        return offered if top.startswith("lamb") else offered[1:]


def test_an_offer_that_tells_a_secret_is_caught() -> None:
    Peeking.__module__ = Fair.__module__  # its secrets are those of the fair
    state = Peeking(tables(False), 2)
    state.take(fair())
    with pytest.raises(AssertionError, match="seat 0 is told secrets"):
        for seed in range(20):
            laws.hidden_things_change_no_offer(state, seeded(seed))


def fair() -> Fair:
    state = GAME.new({}, 2, 3)
    assert isinstance(state, Fair)
    return state
