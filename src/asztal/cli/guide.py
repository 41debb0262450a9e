"""`asztal guide GAME`: the rules in our own words."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated

import typer
from rich.markdown import Markdown

from asztal.cli.shared import GameName, LangOption, console
from asztal.core.errors import BadOption
from asztal.core.game import Game
from asztal.games import game as find_game

EXAMPLE = "asztal guide GAME --lang hu"
ANCHOR = re.compile(r"\s*\{#([\w-]+)\}")
INNER_LINK = re.compile(r"\[([^\]]+)\]\(#[\w-]+\)")
PICTURE = re.compile(r"!\[[^\]]*\]\(picture:[^)]*\)\s*")

HEADING = re.compile(r"^(#+) (.*?)(?:\s*\{#[\w-]+\})?\s*$")
SearchOption = Annotated[str, typer.Option("--search", metavar="WORDS", help="Only the sections with these words.")]


def command(game: GameName, lang: LangOption, search: SearchOption = "") -> None:
    """Print the rules of a game, or the sections in which some words stand."""
    guide = find_game(game).guide(lang.value)
    if search.strip():
        found = sections_with(guide, search)
        if not found:
            raise BadOption(f"no section of the rules of {game} has all of these words: {search.strip()}")
        guide = "\n\n".join(found)
    console().print(rules(guide))


def sections_with(guide: str, wanted: str) -> list[str]:
    """The sections, each up to the next heading, in which all these words stand, with or without accents."""
    words = folded(wanted).split()
    parts: list[list[str]] = [[]]
    for line in guide.splitlines():
        if HEADING.match(line):
            parts.append([])
        parts[-1].append(line)
    return ["\n".join(part) for part in parts if all(word in folded("\n".join(part)) for word in words)]


def folded(text: str) -> str:
    """Without accents and capitals: who looks for "epites" means "építés"."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign)).casefold()


def rules(markdown: str) -> Markdown:
    """A guide for the terminal, where anchors and links inside mean nothing, and the text under a picture is enough."""
    return Markdown(INNER_LINK.sub(r"\1", ANCHOR.sub("", PICTURE.sub("", markdown))), hyperlinks=False)


def section(game: Game, lang: str, name: str) -> str:
    """The part of the guide under the heading marked {#name}; nothing if there is none."""
    lines = game.guide(lang).splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("#") and f"{{#{name}}}" in line]
    if not name or not starts:
        return ""
    level = len(lines[starts[0]]) - len(lines[starts[0]].lstrip("#"))
    part = [lines[starts[0]]]
    for line in lines[starts[0] + 1 :]:
        if line.startswith("#") and len(line) - len(line.lstrip("#")) <= level:
            break
        part.append(line)
    return "\n".join(part)
