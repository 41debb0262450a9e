"""`asztal review FILE`: what became of a finished game, decision by decision."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from asztal.cli.replay import verified
from asztal.cli.shared import JsonOption, LangOption, SeedOption, console, print_json, refused, words
from asztal.core.record import Record
from asztal.core.text import Speaker
from asztal.games import game as find_game
from asztal.lab.review_page import balances, page, signed, told
from asztal.review.reviews import TRIES, Review, Valued, assembled, decisions, value

EXAMPLE = "asztal review game.json --report review.html"
CHUNK = 4
"""Decisions handed to a process at once."""


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished game.", show_default=False)],
    lang: LangOption,
    tries: Annotated[int, typer.Option("--tries", min=1, max=100_000, help="Tries of the search for each decision.")] = TRIES,
    seed: SeedOption = 0,
    workers: Annotated[
        int,
        typer.Option("--workers", min=1, help="Processes; the review is the same with any number.", show_default="all cores"),
    ] = os.cpu_count() or 1,
    report: Annotated[Path | None, typer.Option("--report", metavar="PATH", help="Write a page with the curve.")] = None,
    json: JsonOption = False,
) -> None:
    """Value every decision of a finished game: the curve, its turning points, what would have been better and why."""
    record, game, state = verified(file)
    if not state.over:
        raise refused("error-unfinished", file=str(file))
    if report is not None and not report.absolute().parent.is_dir():
        raise refused("error-no-folder", file=str(report))
    say = words(lang.value)
    steps = decisions(game, record)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found: list[Valued] = []
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(say.text("review-thinking"), total=len(steps))
        for one in valued(record, steps, tries, seed, workers):
            found.append(one)
            progress.advance(task)
    review = assembled(game, record, found, tries, seed)
    name = game.speaker(lang.value).text("game-name")
    if report is not None:
        report.write_text(page(review, name, say), encoding="utf-8")
    if json:
        print_json(review)
    else:
        show(review, name, say)


def valued(record: Record, steps: list[int], tries: int, seed: int, workers: int) -> Iterator[Valued]:
    """The decisions, in no certain order where several processes think."""
    if workers == 1 or len(steps) <= CHUNK:
        yield from value(find_game(record.game), record, steps, tries, seed)
        return
    chunks = iter([steps[at : at + CHUNK] for at in range(0, len(steps), CHUNK)])
    pool = ProcessPoolExecutor(workers)
    try:
        waiting = [pool.submit(part, record, chunk, tries, seed) for chunk in islice(chunks, 2 * workers)]
        while waiting:
            yield from waiting.pop(0).result()
            waiting += [pool.submit(part, record, chunk, tries, seed) for chunk in islice(chunks, 1)]
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def part(record: Record, steps: list[int], tries: int, seed: int) -> list[Valued]:
    """In a process of its own: some of the decisions."""
    return list(value(find_game(record.game), record, steps, tries, seed))


def show(found: Review, name: str, say: Speaker) -> None:
    out = console()
    out.print(Text(say.text("review-title", game=name), style="bold"))
    heads, *rows = balances(found, say)
    grid = Grid(title=say.text("review-balance"), title_justify="left")
    for number, head in enumerate(heads):
        grid.add_column(head, justify="right" if number else "left")
    for row in rows:
        grid.add_row(*row)
    out.print(grid)
    for seat, player in enumerate(found.seats):
        out.print(Text(say.text("review-turns", player=player), style="bold"))
        for one in found.turns[seat]:
            moment = found.moments[one.moment]
            where = f"{say.text('review-round', n=moment.round)}, {say.text('review-step', n=moment.step + 1)}"
            out.print(Text(f"  {signed(one.points, say):>6}  {told(found, one, say)} ({where})"))
            if one.kind == "mistake" and moment.why:
                out.print(Text(f"          {moment.why[say.lang]}", style="dim"))
        if not found.turns[seat]:
            out.print(Text(f"  {say.text('review-none')}"))
    out.print(Text(say.text("review-what", tries=found.tries, seed=found.seed), style="dim"))
