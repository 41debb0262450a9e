"""What several commands need: languages, options, consoles, output for machines."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from asztal.core.errors import BadOption
from asztal.core.lines import Line
from asztal.core.text import Speaker, speaker_of

PIPED_WIDTH = 100


class Lang(StrEnum):
    en = "en"
    hu = "hu"


def default_lang() -> Lang:
    """Hungarian where the environment speaks Hungarian, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return Lang.hu if value.lower().startswith("hu") else Lang.en
    return Lang.en


GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game: `asztal games` lists them.", show_default=False)]
LangOption = Annotated[Lang, typer.Option("--lang", default_factory=default_lang, help="Language.", show_default="from LANG")]
JsonOption = Annotated[bool, typer.Option("--json", help="Answer for machines.")]
SeedOption = Annotated[int, typer.Option("--seed", min=0, help="Seed of chance.")]
RayOption = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Work on a Ray cluster; `auto`: one that runs here.")
]
Options = Annotated[
    list[str],
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        default_factory=list,
        help="An option of the game; repeat for more.",
        show_default=False,
    ),
]


def chosen_options(given: Sequence[str]) -> dict[str, str]:
    """NAME=VALUE arguments as a mapping; the game checks names and values. NAME=@FILE takes the text of a file."""
    pairs: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise refused("error-option-form", given=pair)
        pairs[name] = text_of(value[1:]) if value.startswith("@") else value
    return pairs


def text_of(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise refused("error-unreadable", file=file, problem=getattr(error, "strerror", None) or str(error)) from None


@lru_cache
def words(lang: str) -> Speaker:
    """The words of the command line itself."""
    return speaker_of("asztal.cli", lang)


def refused(id: str, **args: int | str) -> BadOption:
    """Why something cannot be done, in a form every language can speak."""
    return BadOption(Line(id, args))


def console(stderr: bool = False) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else PIPED_WIDTH
    return Console(stderr=stderr, width=width, highlight=False, emoji=False, soft_wrap=False)


def print_json(answer: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode())


def folded(text: str) -> str:
    """Lower case without accents: how people type when they search."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def file_text(path: Path) -> str:
    """The text of a file of the user's; a folder, a missing or a binary file gives one clear line."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise refused("error-no-text", file=str(path)) from None
