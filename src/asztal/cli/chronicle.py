"""What has happened so far, as each seat may read it."""

from __future__ import annotations

from collections.abc import Sequence

from asztal.core.events import Event
from asztal.core.game import Game
from asztal.core.state import State
from asztal.core.text import Speaker

Told = dict[int | None, str]
"""What was said of one event to each seat, and to spectators (None); who may not know of it has no entry."""


class Chronicle:
    """The log of a running game, move by move, so that a move taken back takes its lines along."""

    def __init__(self, game: Game, speaker: Speaker, players: Sequence[str]) -> None:
        self.game = game
        self.speaker = speaker
        self.players = players
        self.moves: list[list[Told]] = []

    def hear(self, state: State) -> None:
        """Note what the last move (or the set-up) brought. Lines are made now, because they may depend on the state."""
        self.moves.append([self.told(state, event) for event in state.heard()])

    def forget(self) -> None:
        """The last move has been taken back."""
        self.moves.pop()

    def told(self, state: State, event: Event) -> Told:
        told: Told = {}
        for viewer in (*range(state.seats), None):
            line = self.game.line(state, event, viewer)
            if line is not None:
                told[viewer] = self.speaker.say(line, self.players)
        return told

    def lines(self, viewer: int | None, since: int = 0) -> list[str]:
        """The lines for a viewer, from a move on."""
        return [told[viewer] for move in self.moves[since:] for told in move if viewer in told]
