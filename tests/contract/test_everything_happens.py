"""Nothing in a game is dead: every kind of event and everything that can be pending really occurs in the suite's games."""

from __future__ import annotations

from asztal.core.game import Game
from asztal.core.state import State
from contract.tables import Setting, every_game, promises, settings_of, walk


def watch(state: State, seed: int, game: Game, told: set[int], pending: set[str]) -> None:
    known = promises(game)
    for _ in walk(state, seed):
        told |= {int(event.kind) for event in state.heard()}
        if not pending >= known.PENDING:
            pending |= set(known.pending(state.dump()))
    told |= {int(event.kind) for event in state.heard()}


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
def test_every_action_can_be_legal(game: Game) -> None:
    """Codes that never become legal would be dead weight in every policy head; ranges may be wider than any game needs."""
    legal: set[str] = set()
    starts = [(table.new(seed), seed) for table in settings_of(game) for seed in range(6)]
    starts += [(state, seed) for seed, state in enumerate(promises(game).rare())]
    for state, seed in starts:
        for _ in walk(state, seed):
            for seat in state.to_act():
                legal |= {game.code(action).partition(":")[0] for action in state.legal(seat)}
    assert legal == {code.partition(":")[0] for code in game.codes}
