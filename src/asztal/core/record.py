"""Records: a whole game as readable JSON (game, rules version, options, seats, seed, moves as codes), replayable for ever."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from asztal.core.errors import AsztalError, BadRecord, IllegalMove
from asztal.core.game import Game
from asztal.core.state import State


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """One game as it was played. A move is written "SEAT CODE", for instance "0 play:red-5"."""

    game: str
    version: int
    seats: list[str]
    """The players' names, in seat order."""
    seed: int
    moves: list[str]
    options: dict[str, str] = {}
    scores: list[int] | None = None
    """The final totals in seat order, once the game is over; replaying verifies them."""
    ended: Literal["played", "resigned", "time"] | None = None
    """How it ended, if that is known: by the rules, or because seats gave up or ran out of time."""
    resigned: list[int] = []
    """Seats that gave up or ran out of time, in this order. They come last, whatever their scores."""

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


def begin(game: Game, record: Record) -> State:
    """The state the record starts from."""
    if record.game != game.name:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.name!r}")
    if not 1 <= record.version <= game.version:
        raise BadRecord(
            f"the record was played by version {record.version} of the rules; this program knows versions 1 to {game.version}"
        )
    try:
        return game.new(record.options, len(record.seats), record.seed)
    except AsztalError as error:
        raise BadRecord(str(error)) from None


def replay(game: Game, record: Record) -> Iterator[State]:
    """The state before the first move and after each move. It is one state that moves on: copy what you keep."""
    state = begin(game, record)
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
    """Replay to the end and check the scores the record gives; the final state."""
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
