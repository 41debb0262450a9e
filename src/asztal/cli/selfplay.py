"""`asztal selfplay GAME`: bots play many games."""

from __future__ import annotations

import time
from itertools import zip_longest
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

from asztal import bots
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
    words,
)
from asztal.core.chance import seeded
from asztal.core.errors import BadOption
from asztal.core.game import Game
from asztal.core.playout import acting_seat, play_out
from asztal.games import game as find_game
from asztal.lab.jobs import done

EXAMPLE = "asztal selfplay GAME --games 1000 --seed 7 --json"
CHUNK = 20
"""Games one process plays before it reports."""


class Job(msgspec.Struct, frozen=True):
    """Games with neighbouring seeds, for one process."""

    game: str
    options: dict[str, str]
    seats: int
    bots: tuple[str, ...]
    """For each seat who plays there."""
    seeds: range


class Tally(msgspec.Struct):
    games: int = 0
    decisions: int = 0
    points: list[int] = []
    """Of each seat."""
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.points = [mine + theirs for mine, theirs in zip_longest(self.points, other.points, fillvalue=0)]
        self.seconds += other.seconds


def command(
    game: GameName,
    lang: LangOption,
    option: Options,
    seats: Annotated[int | None, typer.Option("--seats", help="Number of seats.", show_default="the game's")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 100,
    seed: SeedOption = 0,
    given: Annotated[
        str,
        typer.Option(
            "--bot", "--bots", help=f"Who plays: {', '.join(bots.names())}, search:N; several as in hard,easy, seat by seat."
        ),
    ] = "random",
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes; the games are the same with any number.")] = 1,
    ray: RayOption = None,
    json: JsonOption = False,
) -> None:
    """Let bots play many games: game number i has the seed SEED + i."""
    chosen = find_game(game)
    places = chosen.default_seats() if seats is None else seats
    options = chosen.check(chosen_options(option), places)
    seated = at_table(given, places)
    for name in seated:
        bots.bot(name, chosen)  # a wrong name is told before anything starts
    parts = [
        Job(game, options, places, seated, range(seed + start, seed + min(start + CHUNK, count)))
        for start in range(0, count, CHUNK)
    ]
    total = Tally()
    with Progress(console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=count)
        for tally in done(piece, parts, range(len(parts)), jobs, ray):
            total.add(tally)
            progress.advance(task, tally.games)
    speed = total.decisions / max(total.seconds, 1e-9)
    means = [points / total.games for points in total.points]
    mean = sum(means) / places
    if json:
        print_json(
            {
                "game": game,
                "seats": places,
                "games": total.games,
                "decisions": total.decisions,
                "seconds": round(total.seconds, 6),
                "decisions_per_second": round(speed, 1),
                "mean_score": round(mean, 4),
                "bots": seated,
                "mean_scores": [round(one, 4) for one in means],
            }
        )
        return
    say = words(lang.value).text
    name = chosen.speaker(lang.value).text("game-name")
    table = Table(
        title=say("selfplay-title", game=name, seats=places, bot=", ".join(dict.fromkeys(seated))),
        title_justify="left",
        show_header=False,
    )
    table.add_column()
    table.add_column(justify="right")
    table.add_row(say("selfplay-games"), str(total.games))
    table.add_row(say("selfplay-decisions"), str(total.decisions))
    table.add_row(say("selfplay-seconds"), f"{total.seconds:.2f}")
    table.add_row(say("selfplay-speed"), f"{speed:.0f}")
    table.add_row(say("selfplay-mean"), f"{mean:.2f}")
    if len(set(seated)) > 1:
        for seat, (bot, one) in enumerate(zip(seated, means, strict=True), start=1):
            table.add_row(say("selfplay-seat", n=seat, bot=bot), f"{one:.2f}")
    console().print(table)


def at_table(given: str, places: int) -> tuple[str, ...]:
    """Who sits in each seat: one bot everywhere, or several seat by seat, beginning anew where there are more seats."""
    names = [name.strip() for name in given.split(",") if name.strip()]
    if not names:
        raise BadOption("--bots needs one bot at least, as in --bots hard,medium")
    if len(names) > places:
        raise BadOption(f"--bots names {len(names)} bots, but there are {places} seats: name as many at most, or give --seats")
    return tuple(names[seat % len(names)] for seat in range(places))


def piece(parts: list[Job], number: int) -> Tally:
    """The games of one of the jobs."""
    return play(parts[number])


def play(job: Job) -> Tally:
    """Play the games of a job; time is the CPU time of this process."""
    game = find_game(job.game)
    tally = Tally()
    began = time.process_time()
    for seed in job.seeds:
        decisions, points = play_one(game, job, seed)
        tally.add(Tally(1, decisions, points))
    tally.seconds = time.process_time() - began
    return tally


def play_one(game: Game, job: Job, seed: int) -> tuple[int, list[int]]:
    """One game: decisions, and the points of each seat."""
    state = game.new(job.options, job.seats, seed)
    if set(job.bots) == {"random"}:
        # The same moves a random bot would be as likely to make, without asking one for each.
        decisions = play_out(state, seeded(seed).fork())
    else:
        players = [bots.bot(name, game, seed * 16 + seat) for seat, name in enumerate(job.bots)]
        decisions = 0
        while not state.over:
            seat = int(acting_seat(state))
            action = players[seat].choose(state, seat)
            for player in players:
                player.follow(state, seat, action)
            state.apply(seat, action)
            decisions += 1
    return decisions, [score.total for score in state.result().scores[: job.seats]]
