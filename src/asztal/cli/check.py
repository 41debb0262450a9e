"""`asztal check PATH`: records are replayed, positions and content files are read; mistakes come with their place."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from asztal.cli.replay import verified
from asztal.cli.shared import JsonOption, file_text, print_json
from asztal.core.errors import AsztalError, BadOption, BadPosition
from asztal.core.game import Game
from asztal.core.state import Plain
from asztal.games import game as find_game
from asztal.games import names

EXAMPLE = "asztal check my-cards.toml --game GAME"


class Finding(msgspec.Struct):
    path: str
    ok: bool
    message: str
    """What is in the file, or the mistake in it; of a position every mistake, a line each."""


def command(
    path: Annotated[
        Path,
        typer.Argument(
            metavar="PATH", help="A record or position (.json), a content file (.toml) or a folder.", show_default=False
        ),
    ],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="The game a content file belongs to.")] = "",
    json: JsonOption = False,
) -> None:
    """Check records, positions and content files; exit code 2 if anything is wrong."""
    candidates = [find_game(game)] if game else [find_game(name) for name in names()]
    if path.is_dir():
        files = sorted(file for file in path.rglob("*") if file.suffix in (".json", ".toml") and not hidden(file, path))
        findings = [found for file in files if (found := checked(file, candidates)) is not None]
        if not findings:
            raise BadOption(f"{path}: there are no records, positions or content files here")
    else:
        found = checked(path, candidates)
        if found is None:
            known = f"of {game}" if game else "of any game; name its game with --game"
            raise BadOption(f"{path}: this is neither a record or position (.json) nor a content file {known}")
        findings = [found]
    if json:
        print_json(findings)
    else:
        for found in findings:
            if found.ok:
                print(f"ok {found.path}: {found.message}")
            else:
                print(found.message, file=sys.stderr)
    if not all(found.ok for found in findings):
        raise typer.Exit(2)


def hidden(file: Path, folder: Path) -> bool:
    """Whether a file lies in a hidden folder, such as the cache of some tool."""
    return any(part.startswith(".") for part in file.relative_to(folder).parts)


def checked(file: Path, candidates: list[Game]) -> Finding | None:
    """What is to say about a file; None if it is nothing we know."""
    try:
        if file.suffix == ".json":
            position = position_in(file)
            message: str | None = record_summary(file) if position is None else position_summary(position)
        else:
            message = content_summary(file, candidates)
    except BadPosition as error:
        return Finding(str(file), False, "\n".join(f"{file}: {violation}" for violation in error.violations))
    except AsztalError as error:
        return Finding(str(file), False, " ".join(str(error).split()))
    return None if message is None else Finding(str(file), True, message)


def position_in(file: Path) -> Plain | None:
    """The position in a file; None if it is something else. Only positions tell what is pending."""
    try:
        plain = msgspec.json.decode(file_text(file))
    except msgspec.DecodeError:
        return None
    return plain if isinstance(plain, dict) and "pending" in plain else None


def position_summary(plain: Plain) -> str:
    try:
        game = find_game(str(plain.get("game")))
    except BadOption as error:
        raise BadPosition(f"game: {error}") from None
    state = game.load(plain)
    return f"position of {game.name}, {'finished' if state.over else 'unfinished'}"


def record_summary(file: Path) -> str:
    record, game, state = verified(file)
    end = "finished" if state.over else "unfinished"
    return f"record of {game.name}, {len(record.moves)} moves, {end}"


def content_summary(file: Path, candidates: list[Game]) -> str | None:
    """The game that knows a file by its name checks it."""
    text = file_text(file)
    known: dict[str, str | AsztalError] = {}
    for game in candidates:
        try:
            summary = game.check_content(text, str(file))
        except AsztalError as error:
            known[game.name] = error
            continue
        if summary is not None:
            known[game.name] = summary
    right = [name for name, found in known.items() if not isinstance(found, AsztalError)]
    if len(right) == 1:  # another game may have a file of this name, but nothing like this in it
        known = {right[0]: known[right[0]]}
    if len(known) > 1:
        raise BadOption(f"{file}: several games have such a file ({', '.join(known)}); name one with --game")
    for name, found in known.items():
        if isinstance(found, AsztalError):
            raise found
        return f"content of {name}, {found}"
    return None
