"""`asztal replay FILE`: play a record again and verify it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from asztal.cli import drawing
from asztal.cli.chronicle import Chronicle
from asztal.cli.seats import with_level
from asztal.cli.shared import JsonOption, LangOption, console, file_text, print_json, words
from asztal.core.errors import AsztalError, BadRecord
from asztal.core.game import Game, Result
from asztal.core.record import Record, read_record, replay, verify
from asztal.core.state import State
from asztal.games import game as find_game

EXAMPLE = "asztal replay game.json --log"


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `asztal terminal` saves it.", show_default=False)],
    lang: LangOption,
    log: Annotated[bool, typer.Option("--log", help="Tell the whole game as a spectator sees it.")] = False,
    details: Annotated[bool, typer.Option("--details", help="The same, with everything in a line of its own.")] = False,
    json: JsonOption = False,
) -> None:
    """Play a record again, verify every move and the scores, and show them."""
    record, game, state = verified(file)
    result = state.result()
    if json:
        print_json(
            answer(record, result, state.over) | ({"log": told(game, record, lang.value, details)} if log or details else {})
        )
        return
    out, say = console(), words(lang.value).text
    if log or details:
        out.print(drawing.bullets(told(game, record, lang.value, details)))
    name = game.speaker(lang.value).text("game-name")
    out.print(Text(say("replay-ok", file=str(file), game=name, seed=str(record.seed), n=len(record.moves))))
    if record.commitment:
        out.print(Text(say("replay-fair", commitment=record.commitment)))
    if not state.over:
        out.print(say("replay-unfinished"))
    names = [with_level(name, record.bots.get(seat, ""), lang.value) for seat, name in enumerate(record.seats)]
    out.print(drawing.score_sheet(game, result, names, lang.value, state.over))


def verified(file: Path) -> tuple[Record, Game, State]:
    """The record in a file, its game, and the state its moves lead to; errors begin with the file."""
    record = read_record(file_text(file), str(file))
    try:
        game = find_game(record.game)
        return record, game, verify(game, record)
    except AsztalError as error:
        raise BadRecord(f"{file}: {error}") from None


def told(game: Game, record: Record, lang: str, details: bool = False) -> list[str]:
    """The log of the whole game from a spectator's eyes."""
    chronicle = Chronicle(game, game.speaker(lang), record.seats)
    for state in replay(game, record, listen=True):
        chronicle.hear(state)
    return chronicle.details(None) if details else chronicle.lines(None)


def answer(record: Record, result: Result, over: bool) -> dict[str, Any]:
    return {
        "game": record.game,
        "version": record.version,
        "options": record.options,
        "seats": record.seats,
        "bots": record.bots,
        "seed": record.seed,
        "moves": len(record.moves),
        "verified": True,
        "commitment": record.commitment,
        "over": over,
        "scores": result.scores,
        "rivals": result.rivals,
    }
