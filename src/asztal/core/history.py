"""A running game with its past: every move made, and undo.

Undo restores, it never reverses: the state before each move is kept. It goes back move by move and stops by itself where chance
was drawn, where something hidden was seen, and where another seat has moved since. Having shown the others a card of one's own
is no reason to stop: whoever is at the table with others asks them first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from asztal.core.errors import IllegalMove
from asztal.core.game import Game
from asztal.core.lines import Line
from asztal.core.record import Record
from asztal.core.state import State


def no_way_back(before: State, after: State) -> str:
    """The line that says why the move between two states cannot be undone; empty if it can."""
    if after.seen != before.seen:
        return "undo-revealed"
    return "undo-chance" if after.chance.words() != before.chance.words() else ""


class Move:
    """One move that was made, and the state it was made in."""

    __slots__ = ("action", "before", "reveals", "seat")

    def __init__(self, seat: int, action: int, before: State, reveals: str) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.reveals = reveals
        """Chance was drawn or something hidden was shown: the line that says why there is no way back across this move."""


class History:
    """The moves of one game from its beginning."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str] | None = None,
        seats: Sequence[str] = ("1", "2"),
        seed: int = 0,
        listen: bool = False,
    ) -> None:
        self.game = game
        self.options = game.check(options or {}, len(seats))
        self.seats = list(seats)
        self.seed = seed
        self.state = game.new(self.options, len(seats), seed, listen)
        self.moves: list[Move] = []

    def apply(self, seat: int, action: int) -> None:
        """Make a move; an illegal one raises IllegalMove and changes nothing."""
        state = self.state
        before = state.copy()
        state.apply(seat, action)
        self.moves.append(Move(seat, action, before, no_way_back(before, state)))

    def why_no_undo(self, seat: int) -> Line | None:
        """Why the seat cannot take back the last move; None if it can."""
        if not self.moves:
            return Line("undo-none")
        last = self.moves[-1]
        if last.seat != seat:
            return Line("undo-other", {"player": f"#{last.seat}"})
        if last.reveals:
            return Line(last.reveals)
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; raises IllegalMove where `why_no_undo` gives a reason."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalMove(seat, "undo", reason)
        events = self.state.events
        self.state = self.moves.pop().before
        self.state.events = events

    def record(self) -> Record:
        """The game so far as a record."""
        return Record(
            game=self.game.name,
            version=self.game.version,
            options=self.options,
            seats=self.seats,
            seed=self.seed,
            moves=[f"{move.seat} {self.game.code(move.action)}" for move in self.moves],
            scores=[score.total for score in self.state.result().scores] if self.state.over else None,
        )
