"""`asztal review FILE`: what became of a finished game, decision by decision."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from asztal.cli.replay import verified
from asztal.cli.shared import JsonOption, LangOption, RayOption, SeedOption, console, print_json, refused, words
from asztal.cli.working import gathered
from asztal.core.text import Speaker
from asztal.lab.review_page import balances, explained, page, signed, told
from asztal.lab.reviewing import Reviewing, kept, valued
from asztal.review.reviews import TRIES, Review, assembled, decisions

EXAMPLE = "asztal review game.json --report review.html"


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished game.", show_default=False)],
    lang: LangOption,
    tries: Annotated[int, typer.Option("--tries", min=1, max=100_000, help="Tries of the search for each decision.")] = TRIES,
    seed: SeedOption = 0,
    workers: Annotated[
        int,
        typer.Option("--workers", min=1, help="Processes; the review is the same with any number.", show_default="all cores"),
    ] = os.cpu_count() or 1,
    keeping: Annotated[
        Path | None,
        typer.Option("--keep", metavar="PATH", help="Keep every valued decision in this file, and go on where it ends."),
    ] = None,
    ray: RayOption = None,
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
    steps, job = decisions(game, record), Reviewing(record, tries, seed)
    found = kept(keeping, job) if keeping is not None else []
    missing = sorted(set(steps) - {one.step for one in found})
    thoughts = valued(job, missing, workers, ray)
    if not gathered(thoughts, found, keeping, say.text("review-thinking"), len(missing), len(steps)):
        console(stderr=True).print(say.text("review-broken-off", done=len(found), all=len(steps)))
        if keeping is not None:
            console(stderr=True).print(say.text("arena-kept", file=str(keeping)))
        raise typer.Exit(130)
    review = assembled(game, record, found, tries, seed)
    name = game.speaker(lang.value).text("game-name")
    if report is not None:
        report.write_text(page(review, name, say), encoding="utf-8")
    if json:
        print_json(review)
    else:
        show(review, name, say)


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
    out.print(Text(say.text("review-balance-help"), style="dim"))
    for seat, player in enumerate(found.seats):
        out.print(Text(say.text("review-turns", player=player), style="bold"))
        for number, one in enumerate(found.turns[seat]):
            moment = found.moments[one.moment]
            where = f"{say.text('review-round', n=moment.round)}, {say.text('review-step', n=moment.step + 1)}"
            out.print(Text(f"  {signed(one.points, say):>6}  {told(found, one, say)} ({where})"))
            for line in explained(found, seat, number, say.lang):
                out.print(Padding(Text(line, style="dim"), (0, 0, 0, 10)))
        if not found.turns[seat]:
            out.print(Text(f"  {say.text('review-none')}"))
    out.print(Text(say.text("review-what", tries=found.tries, seed=found.seed), style="dim"))
