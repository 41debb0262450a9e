"""Decisions as rows: records turned into Parquet, for whoever learns from games instead of playing them.

One row is one decision: what its seat saw, what it might have done, what it did, and what came out in the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from asztal.core.errors import BadRecord
from asztal.core.game import Game
from asztal.core.record import Record, begin, replay, split_move
from asztal.core.release import __version__
from asztal.games import game as find_game

AT_ONCE = 4096
"""Rows written together."""

MEANING = {
    "game": "Number of the game in this file, from 0.",
    "move": "Number of the decision in its game, from 0.",
    "seats": "How many played.",
    "seat": "Who decided.",
    "observation": "What the seat saw: `state.observe(seat)`; `GAME.observation` of the same release names every number.",
    "legal": "What it might have done: action numbers, ascending.",
    "action": "What it did.",
    "code": "The same as a readable, stable code.",
    "return": "What the game brought the seat in the end: `state.returns()`, between -1 and 1.",
    "score": "The seat's points in the end.",
    "rank": "Its rank in the end, 1 is the best.",
}


def schema(game: Game) -> Any:
    """The columns of a file."""
    types = {
        "game": pa.int32(),
        "move": pa.int32(),
        "seats": pa.int8(),
        "seat": pa.int8(),
        "observation": pa.list_(pa.int16(), game.observation.size),
        "legal": pa.list_(pa.int32()),
        "action": pa.int32(),
        "code": pa.string(),
        "return": pa.float32(),
        "score": pa.int32(),
        "rank": pa.int8(),
    }
    about = {"asztal": __version__, "game": game.name, "rules": str(game.version), "fingerprint": game.fingerprint}
    return pa.schema([pa.field(name, kind) for name, kind in types.items()], metadata=about)


def rows(game: Game, record: Record, number: int) -> Iterator[dict[str, Any]]:
    """The decisions of a game that was played to its end."""
    *_, last = replay(game, record)
    returns, scores = last.returns(), last.result().scores
    state = begin(game, record)
    for move in range(len(record.moves)):
        seat, code = split_move(record, move)
        yield {
            "game": number,
            "move": move,
            "seats": len(record.seats),
            "seat": seat,
            "observation": state.observe(seat),
            "legal": state.legal(seat),
            "action": game.action(code),
            "code": code,
            "return": returns[seat],
            "score": scores[seat].total,
            "rank": scores[seat].rank,
        }
        state.apply(seat, game.action(code))


def write(game: Game, records: Iterable[Record], file: Path) -> int:
    """Write the decisions of these games of one kind; how many there are."""
    columns = schema(game)
    count = 0
    waiting: list[dict[str, Any]] = []
    with pq.ParquetWriter(file, columns, compression="zstd") as writer:
        for number, record in enumerate(records):
            for row in rows(game, record, number):
                waiting.append(row)
                count += 1
                if len(waiting) == AT_ONCE:
                    writer.write_table(pa.Table.from_pylist(waiting, columns))
                    waiting = []
        writer.write_table(pa.Table.from_pylist(waiting, columns))
    return count


def card(game: Game, file: Path, made: str, games: int, decisions: int, players: Sequence[str]) -> str:
    """The data card: what is in a file, how it was made, and what it is good for."""
    columns = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in MEANING.items())
    return f"""# {file.name}

{decisions} decisions of {games} games of {game.speaker("en").text("game-name")} (`{game.name}`), one row each.

| | |
| --- | --- |
| made with | Asztal {__version__}, version {game.version} of the rules, fingerprint `{game.fingerprint}` |
| made by | `{made}` |
| who played | {", ".join(dict.fromkeys(players)) or "not said"} |
| observation | {game.observation.size} numbers; `asztal.game("{game.name}").observation.names` |
| actions | {game.actions}; `asztal.game("{game.name}").code(action)` |

| column | meaning |
| --- | --- |
{columns}

Observations hold only what their seat could see; outcomes are those of the games as they were played on, by whoever played.
Games of bots tell how bots play, not how people do. Rows of one game belong together: split files into training and test by
`game`.
"""


def of_one_game(records: Sequence[Record], where: Sequence[str]) -> Game:
    """The game of all these records."""
    names = {record.game for record in records}
    if len(names) > 1:
        other = next(i for i, record in enumerate(records) if record.game != records[0].game)
        raise BadRecord(f"{where[other]}: a record of {records[other].game!r}, but {where[0]} is one of {records[0].game!r}")
    return find_game(records[0].game)
