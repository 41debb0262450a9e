"""`asztal balance GAME`: what bots take of what a game offers, and what each piece and each part of the game is worth."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

from asztal import bots
from asztal.cli.arena import caller
from asztal.cli.shared import (
    GameName,
    JsonOption,
    LangOption,
    Options,
    RayOption,
    SeedOption,
    chosen_options,
    console,
    file_text,
    print_json,
    refused,
    words,
)
from asztal.cli.working import gathered
from asztal.core.errors import BadOption
from asztal.core.game import Game, Option
from asztal.games import game as find_game
from asztal.lab import balance as lab
from asztal.lab.balance import Figures, Outcome, Plan, Trial
from asztal.lab.balance_page import Names, Section, markdown, page, sections
from asztal.lab.balance_page import command as made_by

EXAMPLE = "asztal balance minerva --bots search:200,greedy --games 100 --keep minerva.jsonl --report minerva.html"
CONTEXT = {"allow_extra_args": True, "ignore_unknown_options": True}
"""Every option of a game is one of the command, too: `--village mine.toml`."""
MOST_ROWS = 40
"""Pieces shown in a terminal; the page and the answer for machines have all."""


def command(
    context: typer.Context,
    game: GameName,
    lang: LangOption,
    option: Options,
    given: Annotated[
        str, typer.Option("--bots", help=f"Who plays, one after the other: {', '.join(bots.names())}, search:N.")
    ] = "medium",
    count: Annotated[int, typer.Option("--games", min=1, help="Games of each bot; of each value of --each.")] = 100,
    against: Annotated[
        str, typer.Option("--against", metavar="BOT", help="Who sits in the other seats.", show_default="the same bot")
    ] = "",
    bans: Annotated[
        int | None,
        typer.Option("--bans", min=0, help="Games without each part of the game.", show_default="as many as --games"),
    ] = None,
    pairs: Annotated[int, typer.Option("--pairs", min=0, help="Paired games for the worth of each piece; 0: none.")] = 20,
    only: Annotated[str, typer.Option("--only", help="Measure the worth of these pieces and parts alone, as in a,b.")] = "",
    each: Annotated[str, typer.Option("--each", metavar="OPTION", help="Let an option take all its values in turn.")] = "",
    seats: Annotated[int | None, typer.Option("--seats", help="Number of seats.", show_default="the game's")] = None,
    seed: SeedOption = 0,
    workers: Annotated[
        int,
        typer.Option("--workers", min=1, help="Processes; the games are the same with any number.", show_default="all cores"),
    ] = os.cpu_count() or 1,
    file: Annotated[
        Path | None, typer.Option("--keep", metavar="PATH", help="Keep every game in this file, and go on where it ends.")
    ] = None,
    before: Annotated[
        Path | None, typer.Option("--before", metavar="PATH", help="Show what this answer of an earlier --json says, too.")
    ] = None,
    ray: RayOption = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="PATH", help="Write a page with plots; as Markdown if it ends with .md.")
    ] = None,
    json: JsonOption = False,
) -> None:
    """Measure how balanced a game is: what is taken, what it is worth, and what becomes of the game without it.

    Options of the game can be given as --option NAME=VALUE or as --NAME VALUE, own content by the name of its file:
    --village mine.toml.
    """
    chosen = find_game(game)
    names = tuple(name.strip() for name in given.split(",") if name.strip())
    if not names:
        raise BadOption("--bots needs one bot at least, as in --bots hard,medium")
    for name in (*names, *([against] if against else [])):
        bots.bot(name, chosen)  # a wrong name is told before anything starts
    if report is not None and not report.absolute().parent.is_dir():
        raise refused("error-no-folder", file=str(report))
    places = chosen.default_seats() if seats is None else seats
    wanted = {**chosen_options(option), **own_options(chosen, context.args)}
    values = each_of(chosen, each)
    options = chosen.check({**wanted, **({each: values[0]} if each else {})}, places)
    plan = Plan(game, chosen.fingerprint, options, places, names, seed, (each, *values) if each else (), against)
    picked = [name.strip() for name in only.split(",") if name.strip()]
    lab.check_only(plan, picked)
    barred = count if bans is None else bans
    old = earlier(before) if before is not None else {}
    outcomes = lab.kept(file, plan) if file is not None else []
    base = lab.plain_trials(plan, count)
    whole = gather(plan, base, workers, ray, file, outcomes)
    outcomes = within(outcomes, base)
    if not outcomes:
        raise typer.Exit(130)
    if whole:
        changed = lab.changed_trials(plan, outcomes, barred, pairs, picked)
        everything = lab.kept(file, plan) if file is not None else outcomes
        whole = gather(plan, changed, workers, ray, file, everything)
        outcomes = within(everything, [*base, *changed])
    found = lab.balance(plan, outcomes)
    speak = names_of(chosen, lang.value)
    title = speak.say.text("balance-title", game=chosen.speaker(lang.value).text("game-name"), seats=places)
    made = made_by(plan, count, barred, pairs, picked)
    parts = sections(found, speak, old)
    if report is not None:
        told = markdown(title, made, parts) if report.suffix == ".md" else page(title, made, parts, lang.value)
        report.write_text(told, encoding="utf-8")
    if json:
        print_json({"plan": plan, "balance": found})
    else:
        show(title, parts, speak)
    if not whole:
        console(stderr=True).print(speak.say.text("balance-broken-off", games=len(outcomes)))
        if file is not None:
            console(stderr=True).print(speak.say.text("arena-kept", file=str(file)))
        raise typer.Exit(130)


def own_options(game: Game, given: Sequence[str]) -> dict[str, str]:
    """`--NAME VALUE` arguments that are options of the game."""
    known = {option.name: option for option in game.options}
    found: dict[str, str] = {}
    left = list(given)
    while left:
        word, equals, value = left.pop(0).partition("=")
        name = word.removeprefix("--")
        if not word.startswith("--") or name not in known:
            ours = ", ".join(f"--{name}" for name in known)
            raise BadOption(f"asztal balance {game.name} has no option {word!r}; options of the game: {ours}")
        if not equals:
            if not left:
                raise BadOption(f"{word} needs a value")
            value = left.pop(0)
        found[name] = value_of(known[name], value)
    return found


def value_of(option: Option, value: str) -> str:
    """A value, or the text of the file it names where a game takes players' own content."""
    if value in (*option.values, *option.more) or not option.own:
        return value
    if "\n" in value or "=" in value:
        return value
    if not Path(value).exists():
        raise refused("error-unreadable", file=value, problem="no such file, and no value of the option")
    return file_text(Path(value))


def each_of(game: Game, name: str) -> list[str]:
    """The values an option takes in turn; those that mean chance are left out where there are others."""
    if not name:
        return []
    option = next((option for option in game.options if option.name == name), None)
    if option is None:
        known = ", ".join(option.name for option in game.options) or "none"
        raise BadOption(f"--each {name}: {game.name} has no such option; it has {known}")
    return list(option.more or option.values)


def earlier(path: Path) -> dict[str, Figures]:
    """What was measured before, by bot."""

    class Answer(msgspec.Struct):
        balance: lab.Balance

    try:
        return {one.bot: one for one in msgspec.json.decode(file_text(path), type=Answer).balance.bots}
    except (OSError, msgspec.DecodeError) as error:
        raise BadOption(f"--before {path}: no answer of `asztal balance --json`: {error}") from None


def within(outcomes: Sequence[Outcome], trials: Sequence[Trial]) -> list[Outcome]:
    """The games that were asked for, in their order; a file may have more."""
    found = {one.trial: one for one in outcomes}
    return [found[trial] for trial in trials if trial in found]


def gather(
    plan: Plan, trials: Sequence[Trial], workers: int, ray: str | None, file: Path | None, outcomes: list[Outcome]
) -> bool:
    """Play what is missing; False if somebody interrupted."""
    done = {one.trial for one in outcomes}
    missing = [trial for trial in trials if trial not in done]
    return gathered(lab.played(plan, missing, workers, ray), outcomes, file, plan.game, len(missing), len(trials))


def names_of(game: Game, lang: str) -> Names:
    """Who names pieces, parts of the game, factions, nations and villages."""
    speaker, called = game.speaker(lang), caller(game, lang)
    names = game.names(lang)

    def piece(id: str) -> str:
        kind, colon, mark = id.partition(":")
        return called(kind, mark) if colon else names[id]

    def part(name: str) -> str:
        return speaker.text(f"balance-{name}")

    return Names(words(lang), piece, part, called)


def show(title: str, parts: Sequence[Section], speak: Names) -> None:
    console().print(title)
    for part in parts:
        grid = Grid(title=part.title, title_justify="left")
        for number, head in enumerate(part.rows[0]):
            grid.add_column(head, justify="right" if number else "left")
        for row in part.rows[1 : MOST_ROWS + 1]:
            grid.add_row(*row)
        console().print(grid)
        if len(part.rows) > MOST_ROWS + 1:
            console().print(speak.say.text("balance-more", n=len(part.rows) - MOST_ROWS - 1))
