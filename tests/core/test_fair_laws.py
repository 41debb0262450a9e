"""The laws of the machine, kept by the toy game at every decision of random play, and every step of every card has run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from asztal.core.chance import seeded
from asztal.core.machine.machine import SEAT, Machine, Step
from asztal.core.state import State
from contract import machine_laws as laws
from core.fair import GAME
from core.fair.content import compile_cards, printed_cards, tables
from core.fair.game import begin
from core.fair.table import COIN, WOOL, Fair


def walk(state: State, seed: int) -> Iterator[int]:
    """Random moves to the end, one number for each decision."""
    chance = seeded(seed + 1000)
    number = 0
    while not state.over:
        yield number
        seats = state.to_act()
        seat = seats[chance.below(len(seats))]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        number += 1


@pytest.mark.parametrize("order", ["chosen", "by-number"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_law_is_kept_at_every_decision(seats: int, order: str) -> None:
    for seed in range(4):
        state = GAME.new({"reactions": order}, seats, seed)
        rng = seeded(seed)
        for number in walk(state, seed):
            laws.every_law(GAME, state, rng, number)
        laws.dump_and_load_give_the_same(GAME, state)


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
        for _ in walk(state, seed):
            pass
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
    with pytest.raises(AssertionError, match="a copy differs: noted: 1 and 0"):
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
    with pytest.raises(AssertionError, match="playing with a copy has changed the original: row"):
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
    program.steps = [Hasty() if number == act else step for number, step in enumerate(program.steps)]
    with pytest.raises(AssertionError, match=r"'hasty' asked again has changed: .*row"):
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
            laws.hidden_things_change_no_offer(state, 0, seeded(seed))


def fair() -> Fair:
    state = GAME.new({}, 2, 3)
    assert isinstance(state, Fair)
    return state
