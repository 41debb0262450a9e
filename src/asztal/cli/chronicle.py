"""What has happened so far, as each seat may read it."""

from __future__ import annotations

from collections.abc import Sequence

from asztal.core.events import Event
from asztal.core.game import Game
from asztal.core.lines import Line
from asztal.core.report import Told, report, tell
from asztal.core.state import State
from asztal.core.text import Speaker

Heard = dict[int | None, Line]
"""What was told of one event to each seat, and to spectators (None); who may not know of it has no entry."""


class Chronicle:
    """The log of a running game, move by move, so that a move taken back takes its lines along."""

    def __init__(self, game: Game, speaker: Speaker, players: Sequence[str]) -> None:
        self.game = game
        self.speaker = speaker
        self.players = players
        self.moves: list[list[Heard]] = []

    def hear(self, state: State) -> None:
        """Note what the last move (or the set-up) brought. Lines are made now, because they may depend on the state."""
        self.moves.append([self.heard(state, event) for event in state.heard()])

    def forget(self) -> None:
        """The last move has been taken back."""
        self.moves.pop()

    def heard(self, state: State, event: Event) -> Heard:
        lines = {viewer: self.game.line(state, event, viewer) for viewer in (*range(state.seats), None)}
        return {viewer: line for viewer, line in lines.items() if line is not None}

    def told(self, viewer: int | None) -> list[Told]:
        """Every line for a viewer, with its part in the report."""
        return [
            Told(number, line, self.game.role(line))
            for number, move in enumerate(self.moves)
            for heard in move
            if (line := heard.get(viewer)) is not None
        ]

    def lines(self, viewer: int | None, since: int = 0) -> list[str]:
        """The report for a viewer, a sentence for a deed: those to which something was added from a move on."""
        sentences = [one for one in report(self.told(viewer)) if max(one.moves) >= since]
        return [said for one in sentences if (said := tell(one, self.speaker, self.players, viewer))]

    def details(self, viewer: int | None) -> list[str]:
        """Everything, each thing in a line of its own."""
        return [self.speaker.say(told.line, self.players, viewer) for told in self.told(viewer)]
