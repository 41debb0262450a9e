"""`asztal terminal GAME`: sit down at the table."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from asztal.cli.screen import Screen, usable
from asztal.cli.seats import again, seated
from asztal.cli.session import Session
from asztal.cli.shared import LangOption, Options, chosen_options, console, file_text, refused
from asztal.core.errors import AsztalError
from asztal.core.history import History
from asztal.core.record import read_record, split_move
from asztal.games import game as find_game

EXAMPLE = "asztal terminal GAME --seats you=Anna,greedy,random --lang hu"
SEEDS = 1_000_000


def command(
    lang: LangOption,
    option: Options,
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game: `asztal games` lists them.", show_default=False)] = "",
    seats: Annotated[
        str, typer.Option("--seats", help="Who plays: a number (you and bots), or a list such as you,greedy,you=Anna.")
    ] = "",
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="Seed of chance; without it every game is new.")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Where the game is saved. [default: GAME-SEED.json]")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal: alone, with bots, or with friends in front of one screen. The game is saved as it goes."""
    session = (
        begun(game, seats, seed, record, option, lang.value) if resume is None else resumed(resume, game, seats, lang.value)
    )
    session.run()


def begun(name: str, seats: str, seed: int | None, record: Path | None, option: list[str], lang: str) -> Session:
    if not name:
        raise refused("error-which-game")
    game = find_game(name)
    number = randbelow(SEEDS) if seed is None else seed
    table = seated(game, seats, lang, number)
    options = game.check(chosen_options(option), len(table))
    path = unused_path(f"{name}-{number}") if record is None else writable(record)
    out = console()
    history = History(game, options, [seat.name for seat in table], number, listen=True)
    return Session(history, table, lang, path, out, Screen(out) if usable() else None)


def resumed(file: Path, name: str, seats: str, lang: str) -> Session:
    """A saved game as it stood, with everything that happened; moves are saved to the same file."""
    record = read_record(file_text(file), str(file))
    if name and name != record.game:
        raise refused("error-other-game", file=str(file), game=record.game, given=name)
    out = console()
    try:
        game = find_game(record.game)
        if record.position is None:
            history = History(game, record.options, record.seats, record.seed, listen=True, version=record.version)
        else:
            history = History.from_position(game, record.position, record.seats, listen=True)
        table = again(game, record, seats, record.seed if isinstance(record.seed, int) else 0)
        session = Session(history, table, lang, file, out, Screen(out) if usable() else None)
        session.chronicle.hear(history.state)
        for index in range(len(record.moves)):
            seat, code = split_move(record, index)
            session.move(seat, game.action(code))
    except AsztalError as error:
        raise refused("error-record", file=str(file), problem=error.told(lang)) from None
    if history.state.over:
        raise refused("error-over", file=str(file))
    session.saved = len(history.moves)
    for seat in session.people:  # what happened before their last move has been read
        session.read_until[seat] = next((n for n in range(len(history.moves), 0, -1) if history.moves[n - 1].seat == seat), 0)
    return session


def unused_path(stem: str) -> Path:
    """A file in this folder that no earlier game is in."""
    path, n = Path(f"{stem}.json"), 1
    while path.exists():
        n += 1
        path = Path(f"{stem}-{n}.json")
    return path


def writable(path: Path) -> Path:
    """Complain before the game, not after two hours of it; and no earlier game is written over."""
    if path.is_dir():
        raise refused("error-is-folder", file=str(path))
    if not path.absolute().parent.is_dir():
        raise refused("error-no-folder", file=str(path))
    if path.exists():
        raise refused("error-taken", file=str(path))
    return path
