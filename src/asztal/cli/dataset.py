"""`asztal dataset GAME`: games of bots as Parquet, one row a decision."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

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
from asztal.core.errors import BadOption
from asztal.core.record import Record
from asztal.games import game as find_game
from asztal.lab import games, jobs

EXAMPLE = "asztal dataset settlers --games 1000 --bots medium,easy --out settlers.parquet"


def command(
    game: GameName,
    lang: LangOption,
    option: Options,
    out: Annotated[Path, typer.Option("--out", metavar="PATH", help="The Parquet file; its data card lies beside it.")],
    count: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 100,
    given: Annotated[str, typer.Option("--bots", help=f"Who plays: {', '.join(bots.names())}, search:N.")] = "medium",
    seats: Annotated[int | None, typer.Option("--seats", help="Number of seats.", show_default="the game's")] = None,
    seed: SeedOption = 0,
    workers: Annotated[
        int,
        typer.Option("--workers", min=1, help="Processes; the games are the same with any number.", show_default="all cores"),
    ] = os.cpu_count() or 1,
    ray: RayOption = None,
    json: JsonOption = False,
) -> None:
    """Let bots play, and write what each seat saw, might have done and did, and what came of it."""
    with libraries.of_the_lab("a data set"):
        from asztal.lab import data
    chosen = find_game(game)
    names = tuple(name.strip() for name in given.split(",") if name.strip())
    if not names:
        raise BadOption("--bots needs one bot at least, as in --bots hard,medium")
    for name in names:
        bots.bot(name, chosen)  # a wrong name is told before anything starts
    if out.exists():
        raise refused("error-file-exists", file=str(out))
    if not out.absolute().parent.is_dir():
        raise refused("error-no-folder", file=str(out))
    places = chosen.default_seats() if seats is None else seats
    wanted = games.Games(game, chosen.check(chosen_options(option), places), places, names, seed)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=count)

        def played() -> Iterator[Record]:
            """In the order of their numbers, however many play at once: the same file for the same seeds."""
            early: dict[int, Record] = {}
            number = 0
            for found, record in jobs.done(games.play, wanted, range(count), workers, ray):
                early[found] = record
                while number in early:
                    yield early.pop(number)
                    progress.advance(task)
                    number += 1

        decisions = data.write(chosen, played(), out)
    more = f" --ray {ray}" if ray else ""
    made = f"asztal dataset {game} --games {count} --bots {given} --seats {places} --seed {seed} --out {out.name}{more}"
    Path(f"{out}.md").write_text(data.card(chosen, out, made, count, decisions, names), encoding="utf-8")
    if json:
        print_json({"file": str(out), "games": count, "decisions": decisions})
        return
    console().print(words(lang.value).text("export-done", file=str(out), games=count, decisions=decisions))
