"""Nothing in a game is dead: every kind of event and everything that can be pending really occurs in the suite's games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Protocol

from asztal.core.chance import seeded
from asztal.core.game import Game
from asztal.core.machine.frames import PC, WIDTH
from asztal.core.machine.machine import Machine
from asztal.core.playout import acting_seat, play_out
from asztal.core.state import State
from contract.tables import Setting, every_game, promises, settings_of, walk

NUMBERS = re.compile(r"-?\d+(,-?\d+)*")
"""A number, or the coordinates of a space."""
MANY = 60
"""Games at each table where playing is all that is done."""


class Coverage(Protocol):
    """What a game's `promises.COVERAGE` tells of its programs."""

    def begin(self) -> None:
        """Count from now on."""

    def sections(self) -> frozenset[str]:
        """Every section of every card, as "card section"."""

    def ran(self) -> frozenset[str]:
        """Those that have run since."""


def starts(game: Game, games: int) -> Iterator[tuple[State, int]]:
    """The scenes of the game, and so many games at each of its tables, each with a seed for the moves."""
    number = 0
    for state in promises(game).rare():
        yield state, number
        number += 1
    for table in settings_of(game):
        for seed in range(games):
            yield table.new(seed), number
            number += 1


def watch(state: State, seed: int, game: Game, told: set[int], pending: set[str]) -> None:
    known = promises(game)
    for _ in walk(state, seed):
        told |= {int(event.kind) for event in state.heard()}
        standing = steps(state)
        if not pending >= known.PENDING and not (standing and standing <= pending):
            pending |= set(known.pending(state.dump()))
    told |= {int(event.kind) for event in state.heard()}


def steps(state: State) -> set[str]:
    """The steps a machine's effects stand at: asking for them is cheaper than a dump."""
    if not isinstance(state, Machine):
        return set()
    code, names = state.program.code, state.program.steps
    return {names[code[state.stack[f + PC]] & 255].name for f in range(0, int(state.depth + state.apart), WIDTH)}


@every_game
def test_every_kind_of_event_is_told_and_everything_that_can_be_pending_is(game: Game) -> None:
    told: set[int] = set()
    pending: set[str] = set()
    for seed, state in enumerate(promises(game).rare()):
        watch(state, seed, game, told, pending)
    tables: list[Setting] = list(settings_of(game))
    for table in tables:
        for seed in range(8):
            watch(table.new(seed, listen=True), seed, game, told, pending)
    known = promises(game)
    assert {known.EVENTS[kind] for kind in told} == set(known.EVENTS.values())
    assert pending == known.PENDING


@every_game
def test_every_section_of_every_card_has_run(game: Game) -> None:
    """A game whose cards run as programs promises `COVERAGE`; what is missing is listed section by section."""
    coverage: Coverage | None = getattr(promises(game), "COVERAGE", None)
    if coverage is not None:
        coverage.begin()
        for state, seed in starts(game, MANY):
            play_out(state, seeded(seed))
            state.result()
        assert sorted(coverage.sections() - coverage.ran()) == []


@every_game
def test_every_action_can_be_legal(game: Game) -> None:
    """Codes that never become legal would be dead weight in every policy head. Every kind of action, told apart by all its
    words, is legal somewhere, and so is something with every card; numbers are ranges, which may be wider than needed."""
    ids = {item.id for item in game.items()}

    def kind(code: str) -> str:
        head, *words = code.split(":")
        return ":".join([head, *("*" if word in ids else "#" if NUMBERS.fullmatch(word) else word for word in words)])

    legal: set[int] = set()
    for state, seed in starts(game, MANY):
        chance = seeded(seed)
        while not state.over:
            seat = acting_seat(state)
            options = state.legal(seat)
            legal.update(options)
            state.decide(seat, options[chance.below(len(options))])
    offered = {game.codes[action] for action in legal}
    never: frozenset[str] = getattr(promises(game), "NEVER", frozenset())
    assert {kind(code) for code in game.codes} - {kind(code) for code in offered} == never
    named = {word for code in game.codes for word in code.split(":")[1:] if word in ids}
    assert named - {word for code in offered for word in code.split(":")} == set()
