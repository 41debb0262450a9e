"""A game in progress: entries in, state, log, clocks and outcome out. Pure: no database, no network, no watch.

Every process that applies the same entries gets the same play. A move is tried first (`attempt`), then committed by the
ledger, and only then applied, so that nothing anybody sees can be lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2s
from typing import NamedTuple

import msgspec

from asztal.core import history
from asztal.core.chance import Seed
from asztal.core.errors import BadRecord, ContentError, IllegalMove
from asztal.core.first import First, Progress
from asztal.core.game import Game, Result
from asztal.core.history import History, Move, Undo
from asztal.core.lines import Line
from asztal.core.preview import Deed
from asztal.core.record import Record
from asztal.core.state import State
from asztal.server.tables.clocks import Clocks
from asztal.server.wire.entries import Entry
from asztal.server.wire.messages import ENCODER, ClockRule, Ended, LogLine, Outcome
from asztal.server.wire.words import entered


class Changed(BadRecord):
    """A move leads to something else than when it was made: the rules it was made by are not here."""


class Attempt(NamedTuple):
    """What a legal move would lead to, and what everybody would be told of it."""

    made: history.Attempt
    lines: tuple[bytes, ...]


class Play:
    """One game from its start entry on."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str],
        seats: int,
        seed: Seed,
        clock: ClockRule | None = None,
        version: int | None = None,
        release: str = "",
        fingerprint: str = "",
    ) -> None:
        self.game = game
        self.version = game.version if version is None else version
        """Of the rules, when the game began."""
        self.release = release
        self.fingerprint = fingerprint
        """Of the rules and content it began with."""
        self.compares = fingerprint != game.fingerprint
        """Files of the rules have changed since. Then every move has to lead to what it led to when it was made: a game is
        refused rather than changed behind the players' backs."""
        self.options = dict(options)
        self.seats = seats
        self.seed = seed
        self.clocks = None if clock is None else Clocks(clock, seats)
        self.history: History | None = None
        """State and moves; None until the start entry."""
        self.number = 0
        self.last: Entry | None = None
        self.time = 0
        """What the table's own clock showed at the last entry, in milliseconds."""
        self.log: dict[int, tuple[bytes, ...]] = {}
        """Number -> lines for each seat, and at the end for spectators, encoded. Bytes, because a log of objects would be most
        of what the garbage collector has to look through."""
        self.undone: list[tuple[int, list[int]]] = []
        """Number of every undo, and the numbers it took back."""
        self.keys: dict[str, int] = {}
        self.bots: dict[int, str] = {}
        """Seats bots play now."""
        self.absent: set[int] = set()
        """Those of them whose people are only away: whoever comes back plays at once."""
        self.people: set[int] = set()
        """Seats people began to play."""
        self.resigned: list[int] = []
        self.first: First | None = None
        """The script of a guided first game."""
        self.ended: Ended | None = None
        self.legal: list[list[int]] = [[] for _ in range(seats)]
        self.asked: list[int] = [0] * seats
        """For each seat the number with which its present choices were offered: a wish from before is stale."""

    # -- looking ---------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State | None:
        return None if self.history is None else self.history.state

    @property
    def moves(self) -> list[Move]:
        """The moves that stand."""
        return [] if self.history is None else self.history.moves

    @property
    def running(self) -> bool:
        return self.state is not None and self.ended is None

    def to_act(self) -> list[int]:
        return [] if self.state is None or self.ended else self.state.to_act()

    def lines(self, eyes: int | None, after: int = 0) -> bytes:
        """The log as a seat (None: a spectator) may read it, from after a number on: a list of LogLine, encoded."""
        place = self.seats if eyes is None else eyes
        if after == self.number - 1:  # the usual question: what just happened?
            told = [self.log[self.number][place]] if self.number in self.log else []
        else:
            told = [lines[place] for number, lines in self.log.items() if number > after]
        return b"[" + b",".join(line for line in told if line) + b"]"

    def dropped_after(self, number: int) -> list[int]:
        """What was taken back after a number: who has seen nothing since still shows it."""
        return [taken for undo, numbers in self.undone if undo > number for taken in numbers if taken <= number]

    def outcome(self) -> Outcome | None:
        if self.ended is None:
            return None
        assert self.state is not None
        return outcome(self.ended, self.seats, self.resigned, self.state.result() if self.state.over else None)

    def foresee(self, entry: Entry, attempt: Attempt | None) -> Outcome | None:
        """The outcome an entry not yet committed would bring; None if the game would go on."""
        if entry.kind == "move" and attempt is not None and attempt.made.after.over:
            return outcome("played", self.seats, self.resigned, attempt.made.after.result())
        if entry.kind == "resign" and entry.seat is not None:
            resigned = [*self.resigned, entry.seat]
            if self._leaves_nobody(resigned):
                return outcome("time" if entry.details.time else "resigned", self.seats, resigned, None)
        return None

    def record(self, names: list[str]) -> Record:
        assert self.history is not None
        return msgspec.structs.replace(
            self.history.record(),
            seats=names,
            ended=None if self.ended == "imported" else self.ended,
            resigned=self.resigned,
            release=self.release,
            fingerprint=self.fingerprint,
            bots={seat: kind for seat, kind in self.bots.items() if seat not in self.people},
        )

    def progress(self) -> Progress | None:
        """How a guided first game stands to its script."""
        return None if self.first is None else self.first.progress(self.game, self.moves)

    def scripted(self, seat: int) -> str | None:
        """What the script of a guided first game has a bot do now; empty: to wait for the others, None: what it likes."""
        progress = self.progress()
        if progress is None or progress.next is None:
            return None
        if progress.next.seat != seat:
            return "" if progress.next.seat in self.to_act() else None
        return progress.next.code if self.game.action(progress.next.code) in self.legal[seat] else None

    def begin(self, listen: bool = False) -> State:
        """The game before its first move, by the rules it is played by."""
        return self.game.new(self.options, self.seats, self.seed, listen, self.version)

    # -- trying ----------------------------------------------------------------------------------------------------------

    def attempt(self, seat: int, action: int) -> Attempt:
        """Try a move without making it; an illegal one raises IllegalMove."""
        if self.history is None or self.ended:
            raise IllegalMove(seat, self.game.code(action), Line("why-over"))
        made = self.history.attempt(seat, action)
        return Attempt(made, self._told(made.after, self.number + 1))

    def undo(self, seat: int) -> Undo | Line:
        """What taking back the seat's last move would mean, or why it can't be."""
        return Line("undo-none") if self.history is None or self.ended else self.history.plan_undo(seat)

    # -- applying what was committed -------------------------------------------------------------------------------------

    def apply(self, entry: Entry, attempt: Attempt | None = None) -> None:
        """Apply a committed entry; `attempt` spares doing its move again."""
        assert entry.number == self.number + 1, f"entry {entry.number} after {self.number}"
        self.time = self._time_of(entry)
        match entry.kind:
            case "start":
                self._start(entry)
            case "move":
                self._move(entry, attempt)
            case "undo":
                self._undo(entry)
            case "resign":
                self._resign(entry)
            case "bot":
                self._hand_over(entry)
            case "person":
                self._take_back(entry)
            case "resume":
                self._resume(entry)
        self.number = entry.number
        self.last = entry
        if entry.key is not None:
            self.keys[entry.key] = entry.number
        self._offer()

    def _start(self, entry: Entry) -> None:
        seats = [str(seat + 1) for seat in range(self.seats)]
        self.history = History(self.game, self.options, seats, self.seed, listen=True, version=self.version)
        self.log[entry.number] = self._told(self.history.state, entry.number)
        self.bots = dict(entry.details.bots)
        self.people = set(range(self.seats)) - set(self.bots)
        self.first = _script(self.game) if entry.details.first else None

    def _move(self, entry: Entry, attempt: Attempt | None) -> None:
        assert self.history is not None and entry.seat is not None and entry.code is not None
        if attempt is None:
            attempt = self.attempt(entry.seat, self.game.action(entry.code))
            if self.compares:
                self._compare(entry, attempt.made)
        self.history.make(attempt.made, entry.number)
        self.log[entry.number] = attempt.lines
        if self.clocks is not None:
            bot = entry.seat in self.bots
            self.clocks.moved(entry.seat, self.time, bot, lasting=not bot or bool(attempt.made.reveals))
        if self.history.state.over:
            self.ended = "played"

    def _compare(self, entry: Entry, attempt: history.Attempt) -> None:
        """Whether a move still leads to what it led to when it was made."""
        made = entry.details.check
        if made and made != check(self.game, attempt.after):
            raise Changed(
                f"move {len(self.moves) + 1} ({attempt.seat} {entry.code}) leads to another position than when it was played: "
                f"the game was begun with Asztal {self.release or 'of an unknown release'}, and its rules have changed since"
            )

    def _undo(self, entry: Entry) -> None:
        assert self.history is not None
        dropped = set(entry.details.drop)
        for move in self.moves:
            if self.clocks is not None and move.number in dropped:
                self.clocks.undone(move.seat, self.time)
        self.history.take_back(dropped)
        for number in dropped:
            self.log.pop(number, None)
        self.undone.append((entry.number, entry.details.drop))
        self._say(entry, Line("log-undo", {"player": f"#{entry.seat}"}))

    def _resign(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.resigned.append(entry.seat)
        self._say(entry, Line("log-out-of-time" if entry.details.time else "log-resigned", {"player": f"#{entry.seat}"}))
        if self._leaves_nobody(self.resigned):
            self.ended = "time" if entry.details.time else "resigned"
        elif entry.details.bot:
            self.bots[entry.seat] = entry.details.bot

    def _hand_over(self, entry: Entry) -> None:
        assert entry.seat is not None and entry.details.bot
        self.bots[entry.seat] = entry.details.bot
        if entry.details.absent:
            self.absent.add(entry.seat)
        self._say(entry, Line("log-bot-plays", {"player": f"#{entry.seat}"}))

    def _take_back(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.bots.pop(entry.seat, None)
        self.absent.discard(entry.seat)
        self._say(entry, Line("log-person-back", {"player": f"#{entry.seat}"}))

    def _resume(self, entry: Entry) -> None:
        if self.clocks is not None:
            self.clocks.resume(self.time)
        self._say(entry, Line("log-resumed"))

    # -- helpers ---------------------------------------------------------------------------------------------------------

    def _time_of(self, entry: Entry) -> int:
        """Entries of old know only when they were committed; a clock on a wall may have been set back since."""
        if self.last is None:
            return entry.at
        after = entry.details.after
        return self.time + (max(0, entry.at - self.last.at) if after is None else after)

    def _offer(self) -> None:
        """Note what everybody may do now, and since when; set the clocks."""
        acting = set(self.to_act())
        for seat in range(self.seats):
            legal = self.state.legal(seat) if self.state is not None and seat in acting else []
            if legal != self.legal[seat] or self._asks_anew(seat):
                self.legal[seat] = legal
                self.asked[seat] = self.number
        if self.clocks is not None:
            self.clocks.run(acting, self.bots, self.time)

    def _asks_anew(self, seat: int) -> bool:
        """Whether the last entry makes every wish of the seat from before it stale, though it may do the same as before."""
        last = self.last
        return last is not None and (last.kind == "undo" or (last.kind == "move" and last.seat == seat))

    def _told(self, state: State, number: int) -> tuple[bytes, ...]:
        """What each seat, and last a spectator, is told of what just happened."""
        events = state.heard()
        eyes: Iterable[int | None] = [*range(self.seats), None]
        deeds = [(event, self.game.deed(state, event)) for event in events]
        told = [
            [(line, deed) for event, deed in deeds if (line := self.game.line(state, event, seat)) is not None] for seat in eyes
        ]
        return _encoded(self.game, number, told)

    def _say(self, entry: Entry, line: Line) -> None:
        self.log[entry.number] = _encoded(self.game, entry.number, [[(line, None)]] * (self.seats + 1))

    def _leaves_nobody(self, resigned: list[int]) -> bool:
        """One seat alone has won; bots alone need not play on."""
        left = [seat for seat in range(self.seats) if seat not in resigned]
        return len(left) <= 1 or not any(seat in self.people for seat in left)


def _script(game: Game) -> First | None:
    """The script of a guided first game; a game in progress does without one that a new release has broken."""
    try:
        return game.first
    except ContentError:
        return None


Told = tuple[Line, Deed | None]


def _encoded(game: Game, number: int, told: list[list[Told]]) -> tuple[bytes, ...]:
    """Log lines without the brackets of a list; eyes that are told the same share the same bytes."""
    known: dict[tuple[Told, ...], bytes] = {}
    for lines in told:
        key = tuple(lines)
        if key not in known:
            known[key] = ENCODER.encode([LogLine(number, entered(game, line, deed)) for line, deed in lines])[1:-1]
    return tuple(known[tuple(lines)] for lines in told)


def check(game: Game, state: State) -> str:
    """A short sum of where a game stands: what everybody may do, what was drawn, and the scores so far.

    Much cheaper than a sum of the whole position, and whatever differs there differs here sooner or later.
    """
    offered = [[game.code(action) for action in state.legal(seat)] for seat in state.to_act()]
    totals = [score.total for score in state.result().scores]
    return blake2s(repr((offered, state.chance.words(), totals, state.over)).encode(), digest_size=4).hexdigest()


def outcome(ended: Ended, seats: int, resigned: list[int], result: Result | None) -> Outcome:
    """Whoever resigned comes last, who resigned first at the very end; among the others the rulebook decides."""
    if ended == "imported":  # nobody knows how it would have ended
        return Outcome(ended, [], [1] * seats, None)
    left = [seat for seat in range(seats) if seat not in resigned]
    if result is not None and not resigned:
        return Outcome(ended, [s for s in left if result.scores[s].won], [score.rank for score in result.scores], result)
    worth = [
        (1, -resigned.index(seat)) if seat in resigned else (0, result.scores[seat].rank if result else 1)
        for seat in range(seats)
    ]
    ranks = [1 + sum(other < mine for other in worth) for mine in worth]
    return Outcome(ended, [seat for seat in left if ranks[seat] == 1], ranks, result)
