"""A running game with its past: every move made, and undo.

Undo restores, it never reverses: the state before each move is kept. It goes back move by move and stops by itself where chance
was drawn, where somebody learned something hidden from chance or from another seat (`State.seen`), and where another seat has
moved since. What a seat shows of its own, as a card discarded from the hand (`State.shown`), is no reveal: it has learned
nothing, and may take it back. Where people can be asked, `plan_undo` says whom an undo affects: who has moved since, and who
was shown a card; a table asks them first.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from asztal.core.chance import Seed, commitment
from asztal.core.errors import BadPosition, IllegalMove
from asztal.core.game import Game
from asztal.core.lines import Line
from asztal.core.record import Record
from asztal.core.release import __version__
from asztal.core.state import Plain, State


def no_way_back(before: State, after: State) -> str:
    """The line that says why the move between two states cannot be undone; empty if it can."""
    if after.seen != before.seen:
        return "undo-revealed"
    return "undo-chance" if after.chance.words() != before.chance.words() else ""


class Attempt:
    """What a legal move leads to."""

    __slots__ = ("action", "after", "reveals", "seat", "shows")

    def __init__(self, seat: int, action: int, before: State, after: State) -> None:
        self.seat = seat
        self.action = action
        self.after = after
        self.reveals = no_way_back(before, after)
        """Chance was drawn or something hidden was learned: the line that says why there is no way back across this move."""
        self.shows = after.shown != before.shown
        """The others saw something only this seat knew."""


class Move:
    """One move that was made. The state it was made in is kept as long as undo may go back to it."""

    __slots__ = ("_before", "action", "number", "reveals", "seat", "shows")

    def __init__(self, number: int, made: Attempt | Move, before: State) -> None:
        self.number = number
        """The move's own among everything that happens at a table."""
        self.seat: int = made.seat
        self.action: int = made.action
        self.reveals: str = made.reveals
        self.shows: bool = made.shows
        self._before: State | None = before

    @property
    def before(self) -> State:
        assert self._before is not None, "undo goes no further back than the last reveal"
        return self._before

    def forget(self) -> bool:
        """Let go of the state before; whether there was one."""
        there, self._before = self._before is not None, None
        return there


class Undo:
    """An undo that is possible: which moves it takes back, and which other seats it affects."""

    __slots__ = ("numbers", "others")

    def __init__(self, moves: Sequence[Move], others: set[int]) -> None:
        self.numbers = [move.number for move in moves]
        self.others = sorted(others)


class History:
    """The moves of one game from its beginning, or from a position (`from_position`)."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str] | None = None,
        seats: Sequence[str] = ("1", "2"),
        seed: Seed = 0,
        listen: bool = False,
        version: int | None = None,
    ) -> None:
        self.game = game
        self.version = game.version if version is None else version
        """Of the rules."""
        self.options = game.check(options or {}, len(seats))
        self.seats = list(seats)
        self.seed = seed
        self.position: Plain | None = None
        """Where the game started from, if not from its beginning."""
        self.state = game.new(self.options, len(seats), seed, listen, self.version)
        self.moves: list[Move] = []

    @classmethod
    def from_position(cls, game: Game, position: Plain, seats: Sequence[str] = (), listen: bool = False) -> History:
        """A game that starts from a plain position; players without names get numbers."""
        state = game.load(position)
        names = list(seats) or [str(seat + 1) for seat in range(state.seats)]
        if len(names) != state.seats:
            raise BadPosition(f"seats: the position has {state.seats}, but there are {len(names)} players")
        plain = state.dump()
        history = cls(game, plain.get("options"), names, version=plain.get("version"))
        history.position = plain
        history.state = state
        if listen:
            state.listen()
        return history

    def attempt(self, seat: int, action: int) -> Attempt:
        """Try a move without making it; an illegal one raises IllegalMove."""
        state = self.state
        after = state.copy()
        after.events = None if state.events is None else list(state.events)
        after.apply(seat, action)
        return Attempt(seat, action, state, after)

    def make(self, attempt: Attempt, number: int = 0) -> None:
        """Make the move that was tried; `number`: its own, by default one more than the last."""
        last = self.moves[-1].number if self.moves else 0
        self.moves.append(Move(number or last + 1, attempt, self.state))
        self.state = attempt.after
        if attempt.reveals:  # undo never goes back across it: the states before it are no longer needed
            for move in reversed(self.moves[:-1]):
                if not move.forget():
                    break

    def apply(self, seat: int, action: int) -> None:
        """Make a move; an illegal one raises IllegalMove and changes nothing."""
        self.make(self.attempt(seat, action))

    # -- undo ------------------------------------------------------------------------------------------------------------

    def plan_undo(self, seat: int) -> Undo | Line:
        """What taking back the seat's last move would mean, or why it can't be.

        Moves others made at the same time stay if they stay legal: taking back one's own secret choice affects nobody.
        Otherwise everything since goes back too, and those who moved since are affected. So is whoever was shown something.
        """
        place = next((i for i in reversed(range(len(self.moves))) if self.moves[i].seat == seat), None)
        if place is None:
            return Line("undo-none")
        since = self.moves[place:]
        later = since[1:]
        stops = [move.reveals for move in since if move.reveals]
        if "undo-revealed" in stops or any(move.shows for move in later):  # what another has shown is known now
            return Line("undo-revealed")
        if stops:
            return Line("undo-chance")
        shown = set(range(len(self.seats))) - {seat} if since[0].shows else set()
        if not later or _stay_legal(since[0], later):
            return Undo(since[:1], shown)
        return Undo(since, shown | {move.seat for move in later})

    def take_back(self, numbers: Collection[int]) -> None:
        """Carry out an undo: these moves are gone, later ones that stay are made again."""
        first = next(i for i, move in enumerate(self.moves) if move.number in numbers)
        kept = [move for move in self.moves[first:] if move.number not in numbers]
        state, events = self.moves[first].before, self.state.events
        del self.moves[first:]
        for move in kept:
            after = state.copy()
            after.apply(move.seat, move.action)
            self.moves.append(Move(move.number, move, state))
            state = after
        self.state = state
        state.events = events

    def why_no_undo(self, seat: int) -> Line | None:
        """Why the seat cannot take back the last move without asking anybody who has moved since; None if it can."""
        if self.moves and self.moves[-1].seat != seat:
            return Line("undo-other", {"player": f"#{self.moves[-1].seat}"})
        plan = self.plan_undo(seat)
        return plan if isinstance(plan, Line) else None

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; raises IllegalMove where `why_no_undo` gives a reason."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalMove(seat, "undo", reason)
        self.take_back([self.moves[-1].number])

    # -- keeping ---------------------------------------------------------------------------------------------------------

    def record(self, bots: Mapping[int, str] | None = None) -> Record:
        """The game so far as a record; `bots`: which kind plays in which seat."""
        return Record(
            game=self.game.name,
            version=self.version,
            options=self.options,
            seats=self.seats,
            seed=self.seed,
            moves=[f"{move.seat} {self.game.code(move.action)}" for move in self.moves],
            scores=[score.total for score in self.state.result().scores] if self.state.over else None,
            commitment=commitment(self.seed),
            position=self.position,
            release=__version__,
            fingerprint=self.game.fingerprint,
            bots=dict(bots or {}),
        )


def _stay_legal(mine: Move, later: Sequence[Move]) -> bool:
    """Whether the moves made later could have been made without this one."""
    state = mine.before.copy()
    for move in later:
        if not state.is_legal(move.seat, move.action):
            return False
        state.apply(move.seat, move.action)
    return True
