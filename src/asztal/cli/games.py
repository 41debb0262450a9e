"""`asztal games`: what can be played here."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from asztal.cli.shared import JsonOption, LangOption, console, print_json, words
from asztal.core.game import LANGUAGES, Game, Option
from asztal.games import game as find_game
from asztal.games import names

EXAMPLE = "asztal games --json"


def command(lang: LangOption, json: JsonOption = False) -> None:
    """List the games, their player counts and options."""
    found = [find_game(name) for name in names()]
    if json:
        print_json([facts(game) for game in found])
        return
    say = words(lang.value).text
    table = Table(title=say("games-title"), title_justify="left")
    for column in ("games-game", "games-players", "games-printings", "games-options"):
        table.add_column(say(column), vertical="top")
    for game in found:
        speaker = game.speaker(lang.value)
        options = "\n".join(option_line(game, option, lang.value) for option in game.options)
        name = f"[bold]{speaker.text('game-name')}[/] ({game.name})"
        table.add_row(name, counts(game.players), str(len(game.items())), options)
    out = console()
    out.print(table)
    for game in found:
        out.print(f"[bold]{game.name}[/]: {game.speaker(lang.value).text('game-blurb')}")


def facts(game: Game) -> dict[str, Any]:
    return {
        "game": game.name,
        "name": {lang: game.speaker(lang).text("game-name") for lang in LANGUAGES},
        "players": game.players,
        "options": game.options,
        "items": len(game.items()),
    }


def option_line(game: Game, option: Option, lang: str) -> str:
    """characters=sets|draft, the default first and bold, with its meaning."""
    values = sorted(option.values, key=lambda value: value != option.default)
    shown = "|".join(f"[bold]{value}[/]" if value == option.default else value for value in values)
    if option.more:
        shown += f"|{option.more[0]}|{option.more[1]}|…"
    if option.own:
        shown += "|@FILE"
    return f"{option.name}={shown}\n[dim]{game.speaker(lang).text(f'option-{option.name}-help')}[/]"


def counts(players: tuple[int, ...]) -> str:
    return str(players[0]) if len(players) == 1 else f"{players[0]}–{players[-1]}"
