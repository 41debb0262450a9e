"""`asztal cards GAME`: everything that is printed, with its generated text."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from asztal.cli.shared import GameName, JsonOption, LangOption, console, folded, print_json, words
from asztal.core.game import Item
from asztal.games import game as find_game

EXAMPLE = "asztal cards GAME --lang hu --find bonus"


def command(
    game: GameName,
    lang: LangOption,
    find: Annotated[str, typer.Option("--find", metavar="TEXT", help="Only cards with this in name, id or text.")] = "",
    json: JsonOption = False,
) -> None:
    """Show every card, tile or sheet of a game with its text."""
    chosen = find_game(game)
    items = [item for item in chosen.items() if matches(item, find)]
    if json:
        print_json(items)
        return
    say = words(lang.value).text
    if not items:
        console().print(say("cards-none", text=find))
        return
    name = chosen.speaker(lang.value).text("game-name")
    table = Table(
        title=say("cards-title", game=name, n=len(items)), title_justify="left", show_lines=False, row_styles=["", "dim"]
    )
    for column in ("cards-name", "cards-id", "cards-copies", "cards-text"):
        table.add_column(say(column))
    for item in items:
        table.add_row(f"[bold]{escape(item.name[lang.value])}[/]", item.id, str(item.copies), escape(item.text[lang.value]))
    console().print(table)


def matches(item: Item, find: str) -> bool:
    """Case and accents do not count; both languages are searched."""
    wanted = folded(find)
    return any(wanted in folded(text) for text in (item.id, *item.name.values(), *item.text.values()))
