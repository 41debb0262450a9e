"""`asztal terminal GAME`: sit down at the table."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from asztal.cli.seats import seated
from asztal.cli.session import Session
from asztal.cli.shared import GameName, LangOption, Options, chosen_options, console
from asztal.core.errors import BadOption
from asztal.games import game as find_game

EXAMPLE = "asztal terminal GAME --seats you=Anna,greedy,random --lang hu"
SEEDS = 1_000_000


def command(
    game: GameName,
    lang: LangOption,
    option: Options,
    seats: Annotated[
        str, typer.Option("--seats", help="Who plays: a number (you and bots), or a list such as you,greedy,you=Anna.")
    ] = "",
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="Seed of chance; without it every game is new.")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Where the game is saved. [default: GAME-SEED.json]")
    ] = None,
) -> None:
    """Play in the terminal: alone, with bots, or with friends in front of one screen."""
    chosen = find_game(game)
    number = randbelow(SEEDS) if seed is None else seed
    table = seated(chosen, seats, lang.value, number)
    options = chosen.check(chosen_options(option), len(table))
    path = unused_path(f"{game}-{number}") if record is None else writable(record)
    Session(chosen, options, table, number, lang.value, path, console()).run()


def unused_path(stem: str) -> Path:
    """A file in this folder that no earlier game is in."""
    path, n = Path(f"{stem}.json"), 1
    while path.exists():
        n += 1
        path = Path(f"{stem}-{n}.json")
    return path


def writable(path: Path) -> Path:
    """Complain before the game, not after two hours of it."""
    if path.is_dir():
        raise BadOption(f"{path}: is a folder, not a file for the record")
    if not path.absolute().parent.is_dir():
        raise BadOption(f"{path}: there is no such folder")
    return path
