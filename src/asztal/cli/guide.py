"""`asztal guide GAME`: the rules in our own words."""

from __future__ import annotations

import re

from rich.markdown import Markdown

from asztal.cli.shared import GameName, LangOption, console
from asztal.core.game import Game
from asztal.games import game as find_game

EXAMPLE = "asztal guide GAME --lang hu"
ANCHOR = re.compile(r"\s*\{#([\w-]+)\}")
INNER_LINK = re.compile(r"\[([^\]]+)\]\(#[\w-]+\)")


def command(game: GameName, lang: LangOption) -> None:
    """Print the rules of a game."""
    console().print(rules(find_game(game).guide(lang.value)))


def rules(markdown: str) -> Markdown:
    """A guide for the terminal, where anchors and links inside the page mean nothing."""
    return Markdown(INNER_LINK.sub(r"\1", ANCHOR.sub("", markdown)), hyperlinks=False)


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
