"""Records: a whole game as readable JSON (game, rules version, options, seats, seed, moves as codes), replayable for ever.

A record is replayed by the version of the rules it was played by. Where that is no longer possible, the error says which
release still can.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from asztal.core.chance import Seed, commitment
from asztal.core.errors import AsztalError, BadPosition, BadRecord, BadVersion, IllegalMove
from asztal.core.game import Game
from asztal.core.state import State


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """One game as it was played. A move is written "SEAT CODE", for instance "0 play:red-5"."""

    game: str
    version: int
    """Of the rules."""
    seats: list[str]
    """The players' names, in seat order."""
    seed: Seed
    """What chance started from: a number, or the key of a table where nobody was to compute it."""
    moves: list[str]
    options: dict[str, str] = {}
    scores: list[int] | None = None
    """The final totals in seat order, once the game is over; replaying verifies them."""
    ended: Literal["played", "resigned", "time"] | None = None
    """How it ended, if that is known: by the rules, or because seats gave up or ran out of time."""
    resigned: list[int] = []
    """Seats that gave up or ran out of time, in this order. They come last, whatever their scores."""
    commitment: str = ""
    """What the table showed of the seed before the game: its SHA-256. Replaying verifies it."""
    position: dict[str, Any] | None = None
    """The position the game started from, if not from its beginning; the seed means nothing then."""
    release: str = ""
    """The release of Asztal the game began with."""
    fingerprint: str = ""
    """Of the rules and content it began with."""
    bots: dict[int, str] = {}
    """Which seats bots played, and which kind of bot: every language has its own word for how strong that is."""

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def read_record(text: str, where: str = "record") -> Record:
    """The record in a JSON text; `where` names it in errors."""
    try:
        return msgspec.json.decode(text.encode(), type=Record)
    except msgspec.DecodeError as error:
        raise BadRecord(f"{where}: {error}") from None


def split_move(record: Record, index: int) -> tuple[int, str]:
    """Seat and code of a move."""
    seat, _, code = record.moves[index].partition(" ")
    if not (len(seat) < 4 and seat.isdecimal() and int(seat) < len(record.seats) and code):
        raise BadRecord(
            f"move {index + 1} is {record.moves[index][:60]!r}; a move is a seat from 0 to {len(record.seats) - 1} "
            'and a code, for instance "0 pass"',
            index + 1,
        )
    return int(seat), code


def begin(game: Game, record: Record, listen: bool = False) -> State:
    """The state the record starts from, by the rules it was played by."""
    if record.game != game.name:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.name!r}")
    try:
        if record.position is None:
            return game.new(record.options, len(record.seats), record.seed, listen, record.version)
        game.check_version(record.version)
        state = game.load(record.position)
    except BadVersion as error:
        raise BadRecord(f"{error}; {origin(record)}" if record.release else str(error)) from None
    except BadPosition as error:
        raise BadRecord("; ".join(error.violations)) from None
    except AsztalError as error:
        raise BadRecord(str(error)) from None
    if state.seats != len(record.seats):
        raise BadRecord(f"the record has {len(record.seats)} seats, but starts from a position with {state.seats}")
    if listen:
        state.listen()
    return state


def replay(game: Game, record: Record, listen: bool = False) -> Iterator[State]:
    """The state before the first move and after each move. It is one state that moves on: copy what you keep."""
    state = begin(game, record, listen)
    yield state
    for index in range(len(record.moves)):
        seat, code = split_move(record, index)
        try:
            state.apply(seat, game.action(code))
        except AsztalError as error:
            reason = error.reason if isinstance(error, IllegalMove) else None
            raise BadRecord(f"move {index + 1} ({record.moves[index]}): {error}", index + 1, reason) from None
        yield state


def verify(game: Game, record: Record) -> State:
    """Replay to the end and check everything the record says: scores, how it ended, what was promised of chance; the final
    state."""
    if record.commitment and commitment(record.seed) != record.commitment:
        raise BadRecord(
            f"the seed is not the one the table had promised: its SHA-256 is not the commitment {record.commitment[:64]}"
        )
    try:
        return _verified(game, record)
    except BadRecord as error:
        if record.game != game.name or not record.fingerprint or record.fingerprint == game.fingerprint:
            raise
        changed = f"{origin(record)}, with files of the rules that have changed since"
        raise BadRecord(f"{error}; {changed}", error.move, error.reason) from None


def origin(record: Record) -> str:
    """Where a record comes from, for errors that a reader can only mend with the release it was played with."""
    return f"the game was begun with Asztal {record.release or 'of an unknown release'}"


def _verified(game: Game, record: Record) -> State:
    *_, state = replay(game, record)
    if record.scores is not None:
        scores = [score.total for score in state.result().scores]
        if not state.over:
            raise BadRecord(f"the record gives final scores, but after its {len(record.moves)} moves the game is not over")
        if scores != record.scores:
            raise BadRecord(f"the record gives the scores {record.scores}, but its moves lead to {scores}")
    seats = len(record.seats)
    if len(set(record.resigned)) != len(record.resigned) or any(not 0 <= seat < seats for seat in record.resigned):
        raise BadRecord(f"resigned is {record.resigned}; it names seats from 0 to {seats - 1}, each once")
    if record.ended == "played" and not state.over:
        raise BadRecord(
            f"the record says the game was played to its end, but after its {len(record.moves)} moves it is not over"
        )
    if record.ended in ("resigned", "time") and not record.resigned:
        raise BadRecord("the record says somebody gave up, but resigned is empty")
    return state
