"""The Imperium lines of the notation samples run on a small table: every step of every line, with every law kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from asztal.core import notation as n
from asztal.core.chance import seeded
from asztal.core.machine.naming import place_of
from asztal.core.playout import play_out
from contract import machine_laws as laws
from core.imperium.state import LAYOUT, Imperium, Tables
from core.imperium.table import LINES, begin, compile_lines, load
from core.imperium.words import language
from core.notation_samples import IMPERIUM


def walk(state: Imperium, seed: int, decisions: int) -> Iterator[int]:
    chance = seeded(seed + 1000)
    for number in range(decisions):
        if state.over:
            return
        yield number
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.decide(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize("seed", range(5))
def test_every_law_is_kept_at_every_decision(seed: int) -> None:
    state = begin(2 + seed % 3, seed)
    rng = seeded(seed)
    for number in walk(state, seed, 110):
        laws.a_copy_is_complete(state)
        laws.asking_twice_changes_nothing(state)
        loaded = load(LAYOUT.dump(state, int(state.seats)) | {"seats": int(state.seats)})
        laws.loading_gives_the_same(state, loaded)
        laws.hidden_things_change_no_offer(state, rng)
        if number % 5 == 0:
            laws.a_copy_is_independent(state)


def test_every_step_of_every_line_runs_and_every_cost_is_judged_right() -> None:
    program = compile_lines()
    program.watch()
    for seed in range(60):
        play_out(begin(2 + seed % 3, seed, program), seeded(seed + 5))
        if seed >= 20 and not laws.unheard(program):
            break
    assert never_ran(program) == []
    assert laws.misjudged_costs(program) == []


def never_ran(program: Tables) -> list[str]:
    """With the line, for whoever has to find out why."""
    return [f"{told}: {LINES[int(told.split()[0].split('.')[0].removeprefix('line-')) - 1]}" for told in laws.unheard(program)]


def test_no_card_is_lost_and_no_good_is_negative() -> None:
    state = begin(3, 77)
    for _ in walk(state, 77, 400):
        assert all(state.rings.place(piece) >= 0 for piece in range(len(state.ids())))
        assert all(state.get(seat, good) >= 0 for seat in range(3) for good in range(4))


def test_all_words_are_those_of_the_samples() -> None:
    """So that a line means here what it means there."""
    words = language().vocabulary
    for line in LINES:
        assert n.canonical(n.parse(line, words)) == n.canonical(n.parse(line, IMPERIUM))


def test_every_line_has_a_program_of_its_own() -> None:
    program = compile_lines()
    for number in range(1, len(LINES) + 1):
        name = f"line-{number}"
        assert any(known == name or known.startswith(f"{name}.") for known in program.names)
    assert place_of(program, program.begins[-1])[1] == 0
