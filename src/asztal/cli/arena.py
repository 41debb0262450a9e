"""`asztal arena GAME`: bots against each other, and how strong they are."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from asztal import bots
from asztal.cli import libraries
from asztal.cli.shared import (
    GameName,
    JsonOption,
    LangOption,
    Options,
    RayOption,
    SeedOption,
    chosen_options,
    console,
    print_json,
    refused,
    words,
)
from asztal.cli.working import gathered
from asztal.core.errors import BadOption
from asztal.core.game import Game
from asztal.core.text import Speaker
from asztal.games import game as find_game
from asztal.lab.matches import Match, kept, played
from asztal.lab.ratings import Ranking, Share, ranking
from asztal.lab.report import COLUMNS, figure, interval, page

EXAMPLE = "asztal arena settlers --bots hard,medium --games 200 --keep match.jsonl --report match.html"


def command(
    game: GameName,
    lang: LangOption,
    option: Options,
    given: Annotated[str, typer.Option("--bots", help=f"Who plays: {', '.join(bots.names())}, search:N.")] = "medium,easy",
    count: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 100,
    seats: Annotated[int | None, typer.Option("--seats", help="Number of seats.", show_default="the game's")] = None,
    seed: SeedOption = 0,
    workers: Annotated[
        int,
        typer.Option("--workers", min=1, help="Processes; the games are the same with any number.", show_default="all cores"),
    ] = os.cpu_count() or 1,
    file: Annotated[
        Path | None,
        typer.Option("--keep", metavar="PATH", help="Keep every game in this file, and go on where it ends."),
    ] = None,
    ray: RayOption = None,
    report: Annotated[Path | None, typer.Option("--report", metavar="PATH", help="Write a page with plots.")] = None,
    json: JsonOption = False,
) -> None:
    """Let bots play against each other, every line-up in all its rotations with the same seed."""
    chosen = find_game(game)
    names = tuple(name.strip() for name in given.split(",") if name.strip())
    if not names:
        raise BadOption("--bots needs one bot at least, as in --bots hard,medium")
    for name in names:
        bots.bot(name, chosen)  # a wrong name is told before anything starts
    with libraries.of_the_lab():
        import_module("openskill.models")  # the ratings need it: better said now than after the last game
    if report is not None and not report.absolute().parent.is_dir():
        raise refused("error-no-folder", file=str(report))
    places = chosen.default_seats() if seats is None else seats
    match = Match(game, chosen.check(chosen_options(option), places), places, names, seed)
    games = kept(file, match) if file is not None else []
    done = {one.number for one in games}
    missing = [number for number in range(count) if number not in done]
    broken_off = not gathered(played(match, missing, workers, ray), games, file, game, len(missing), count)
    games = [one for one in games if one.number < count]
    if not games:
        raise typer.Exit(130)
    found = ranking(match, games)
    say = words(lang.value)
    name = chosen.speaker(lang.value).text("game-name")
    if report is not None:
        report.write_text(page(found, match, name, caller(chosen, lang.value), say), encoding="utf-8")
    if json:
        print_json({"match": match, "table": found})
    else:
        show(found, match, name, caller(chosen, lang.value), say)
    if broken_off:
        console(stderr=True).print(say.text("arena-broken-off", done=len(games), games=count))
        if file is not None:
            console(stderr=True).print(say.text("arena-kept", file=str(file)))
        raise typer.Exit(130)


def caller(game: Game, lang: str) -> Callable[[str, str], str]:
    """Who names factions, nations and villages."""
    names, speaker = game.names(lang), game.speaker(lang)
    return lambda kind, mark: names[mark] if mark in names else speaker.text(f"{kind}-name", **{kind: mark})


def show(found: Ranking, match: Match, name: str, called: Callable[[str, str], str], say: Speaker) -> None:
    title = say.text("arena-title", game=name, seats=match.seats, games=found.games)
    grid = Grid(title=title, title_justify="left")
    for column in COLUMNS:
        grid.add_column(say.text(column), justify="left" if column == COLUMNS[0] else "right")
    for one in sorted(found.standings, key=lambda one: -one.wins.share):
        grid.add_row(one.bot, percent(one.wins), figure(one.points, say), figure(one.seconds, say), interval(one, say))
    console().print(grid)
    for number, wins in enumerate(found.seats, start=1):
        console().print(say.text("arena-seat", n=number, wins=percent(wins)))
    for kind, marks in found.marks.items():
        best = sorted(marks.items(), key=lambda pair: -pair[1].share)
        told = ", ".join(f"{called(kind, mark)} {percent(wins)}" for mark, wins in best)
        console().print(f"{say.text(f'arena-by-{kind}')}: {told}")


def percent(one: Share) -> str:
    return f"{100 * one.share:.0f} % ({100 * one.low:.0f}–{100 * one.high:.0f})"
