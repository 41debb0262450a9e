"""`asztal bench`: decisions, copies and games a second, of CPU time, on one core."""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Annotated

import msgspec
import typer
from rich.table import Table

import asztal
from asztal.cli.libraries import of_the_lab
from asztal.cli.peers import CATANATRON, PEERS, Peer, peer
from asztal.cli.shared import JsonOption, console, file_text, print_json
from asztal.core.chance import seeded
from asztal.core.errors import AsztalError, BadOption
from asztal.core.game import Game
from asztal.core.playout import copy_often, play_out
from asztal.core.state import State
from asztal.games import game as find_game
from asztal.games import names

EXAMPLE = "asztal bench --peers --observed --write docs/performance.md"
GATE = 12
"""Promised are 15 to 25 times the decisions of the peer in the same run, measured were 34 to 66. Below this something is wrong,
however noisy the machine: two runs beside each other on busy cores differ by a third at most."""
GATE_SECONDS = 0.3
"""CPU seconds for each number of a round."""
ROUNDS = 3
"""The median of so many rounds counts."""
COPIES = 200
"""Copies between two looks at the clock."""
MIDDLES = 5
"""States from the middle of so many games are copied."""


class TooSlow(AsztalError):
    """A game has not passed the gate."""


class Speed(msgspec.Struct):
    """What was measured; all numbers are for each second of CPU time."""

    game: str
    """Ours, or a peer's name."""
    seats: int
    decisions_per_second: float
    copies_per_second: float | None
    """None: a peer without copies of its own."""
    games_per_second: float
    compiled: bool
    plays: str | None = None
    """The game a peer is measured with."""
    observed_per_second: float | None = None
    """Steps that look first, if asked for."""


def command(
    game: Annotated[
        list[str], typer.Argument(metavar="[GAME]...", default_factory=list, help="Games; all if none.", show_default=False)
    ],
    named: Annotated[
        list[str],
        typer.Option(
            "--peer", metavar="NAME", default_factory=list, help="Measure this peer; repeat for more.", show_default=False
        ),
    ],
    seats: Annotated[
        int | None, typer.Option("--seats", help="Number of seats.", show_default="the game's; 2 and 4 with --peers")
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="CPU seconds for each number.")] = 2.0,
    with_peers: Annotated[
        bool, typer.Option("--peers", help=f"Measure those of {', '.join(each.name for each in PEERS)} that are installed.")
    ] = False,
    observed: Annotated[
        bool, typer.Option("--observed", help="Measure steps in Python that observe before they decide, too.")
    ] = False,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="PATH", help="Put the tables between the marks in this page.")
    ] = None,
    gate: Annotated[
        bool,
        typer.Option("--gate", help=f"Fail where a compiled engine is less than {GATE} times as fast as {CATANATRON.name}."),
    ] = False,
    json: JsonOption = False,
) -> None:
    """Measure how fast random play is."""
    if gate:
        pass_gate([find_game(name) for name in game or names()], seconds, json)
        return
    if observed:
        with of_the_lab("observing"):
            importlib.import_module("numpy")
    page = "" if write is None else file_text(write)
    if write is not None:
        for mark in ("bench", "observed")[: 1 + observed]:
            filled(page, mark, "", write)  # a page without marks is refused before minutes of measuring
    chosen = [peer(name) for name in named] or [each for each in PEERS if with_peers and each.missing() is None]
    missing = [each for each in PEERS if with_peers and not named and each.missing() is not None]
    played = [(each, count) for each in map(find_game, game or names()) for count in seat_counts(each, seats, chosen)]
    ours, theirs = in_turn(played, seconds / ROUNDS, chosen, observed)
    told = notes(theirs, missing)
    if write is not None:
        page = filled(page, "bench", "\n\n".join([markdown(HEADINGS, rows(ours, theirs)), *told]), write)
        if observed:
            page = filled(page, "observed", markdown(OBSERVED, observed_rows(ours)), write)
        write.write_text(page, encoding="utf-8")
    if json:
        print_json([*ours, *theirs])
        for note in not_measured(missing):
            print(note, file=sys.stderr)
    else:
        show(ours, theirs, told, observed)


def seat_counts(game: Game, seats: int | None, chosen: Sequence[Peer]) -> list[int]:
    """As many as asked for, or as the peers have, or the game's own number."""
    if seats is not None:
        game.check({}, seats)
        return [seats]
    compared = sorted({count for each in chosen for count in each.seats if count in game.players})
    return compared or [game.default_seats()]


# -- measuring -----------------------------------------------------------------------------------------------------------


def in_turn(
    played: list[tuple[Game, int]], seconds: float, chosen: Sequence[Peer], observed: bool
) -> tuple[list[Speed], list[Speed]]:
    """Ours and theirs in turn, so that whatever slows the machine down slows both; the median of all rounds."""
    counts = sorted({seats for _, seats in played})
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append([measured(game, seats, seconds, observed) for game, seats in played])
        theirs.append([measured_peer(each, seats, seconds) for each in chosen for seats in counts if seats in each.seats])
    return [typical(each) for each in zip(*ours, strict=True)], [typical(each) for each in zip(*theirs, strict=True)]


def typical(rounds: tuple[Speed, ...]) -> Speed:
    """The median of what several rounds measured."""
    measures = [
        field for field in Speed.__struct_fields__ if field.endswith("_per_second") and getattr(rounds[0], field) is not None
    ]
    return msgspec.structs.replace(rounds[0], **{field: median(getattr(each, field) for each in rounds) for field in measures})


def measured(game: Game, seats: int, seconds: float, observed: bool = False) -> Speed:
    """Whole random games, then copies of states from the middle of such games."""
    decisions = 0
    seed = 0

    def whole_game() -> None:
        nonlocal decisions, seed
        decisions += play_out(game.new(seats=seats, seed=seed), seeded(seed).fork())
        seed += 1

    whole_game()  # what is loaded or built at first use is not measured
    decisions = seed = 0
    games, spent = repeated(whole_game, seconds)
    states = [middle_of(game, seats, number) for number in range(MIDDLES)]

    def copies() -> None:
        for state in states:
            copy_often(state, COPIES)

    rounds, copying = repeated(copies, seconds)
    copied = rounds * COPIES * MIDDLES
    looking = observed_steps(game, seats, seconds) if observed else None
    return Speed(
        game.name, seats, decisions / spent, copied / copying, games / spent, asztal.compiled(), observed_per_second=looking
    )


def observed_steps(game: Game, seats: int, seconds: float) -> float:
    """Random games in a loop of Python, as whoever learns writes it: who acts, what that seat sees and may do, a move."""
    steps = seed = 0

    def whole_game() -> None:
        nonlocal steps, seed
        state = game.new(seats=seats, seed=seed)
        chance = seeded(seed).fork()
        while not state.over:
            seat = state.to_act()[0]
            state.observe(seat)
            actions = state.legal(seat)
            state.decide(seat, actions[chance.below(len(actions))])
            steps += 1
        seed += 1

    game.new(seats=seats, seed=seed).observe(0)  # eyes are made at first use
    _, spent = repeated(whole_game, seconds)
    return steps / spent


def repeated(work: Callable[[], None], seconds: float) -> tuple[int, float]:
    """Do the work again and again for some CPU time: how often, and how long it took."""
    times = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or times == 0:
        work()
        times += 1
    return times, max(spent, 1e-9)


def middle_of(game: Game, seats: int, seed: int) -> State:
    length = play_out(game.new(seats=seats, seed=seed), seeded(seed).fork())
    state = game.new(seats=seats, seed=seed)
    play_out(state, seeded(seed).fork(), length // 2)
    return state


def measured_peer(chosen: Peer, seats: int, seconds: float) -> Speed:
    decisions = 0
    play = chosen.player(seats)

    def whole_game() -> None:
        nonlocal decisions
        decisions += play()

    games, spent = repeated(whole_game, seconds)
    copies = None
    if chosen.copier is not None:
        copied, copying = repeated(chosen.copier(seats), seconds)
        copies = copied / copying
    return Speed(chosen.name, seats, decisions / spent, copies, games / spent, chosen.compiled, chosen.plays)


# -- the gate ------------------------------------------------------------------------------------------------------------


class Ratio(msgspec.Struct):
    """How many times as fast as the peer a game is, in the median of all rounds."""

    game: str
    seats: int
    decisions: float
    copies: float
    passed: bool


def pass_gate(games: list[Game], seconds: float, json: bool) -> None:
    """Ours and theirs in turn; TooSlow names the games that do not pass."""
    if not asztal.compiled():
        raise BadOption("the gate is for the compiled engine; this one is interpreted")
    CATANATRON.require()
    seconds = min(seconds, GATE_SECONDS)
    rounds = [
        (theirs, [measured(game, theirs.seats, seconds) for game in games if theirs.seats in game.players])
        for theirs in turns(seconds)
    ]
    ratios = []
    for game in games:
        for seats in (count for count in CATANATRON.seats if count in game.players):
            found = [
                (times(ours, theirs, "decisions_per_second"), times(ours, theirs, "copies_per_second"))
                for theirs, each in rounds
                for ours in each
                if (ours.game, ours.seats) == (game.name, seats)
            ]
            decisions, copies = (median(values) for values in zip(*found, strict=True))
            ratios.append(Ratio(game.name, seats, decisions, copies, min(decisions, copies) >= GATE))
    if json:
        print_json(ratios)
    else:
        for ratio in ratios:
            told = f"{ratio.decisions:.1f} times the decisions, {ratio.copies:.1f} times the copies"
            print(f"{ratio.game}, {ratio.seats} seats: {told}")
    slow = [f"{ratio.game} with {ratio.seats} seats" for ratio in ratios if not ratio.passed]
    if slow:
        raise TooSlow(f"less than {GATE} times as fast as {CATANATRON.name}: {', '.join(slow)}")
    if not json:
        print(f"all at least {GATE} times as fast as {CATANATRON.name} in the same run")


def turns(seconds: float) -> Iterator[Speed]:
    """The peer with each number of seats, as often as there are rounds."""
    for _ in range(ROUNDS):
        for seats in CATANATRON.seats:
            yield measured_peer(CATANATRON, seats, seconds)


def times(ours: Speed, theirs: Speed, field: str) -> float:
    """How many times as many."""
    found: float = getattr(ours, field) / getattr(theirs, field)
    return found


# -- showing -------------------------------------------------------------------------------------------------------------


HEADINGS = ("game", "seats", "engine", "decisions/s", "copies/s", "games/s")
OBSERVED = ("game", "seats", "engine", "observed steps/s")
WORDS = ("game", "engine")
"""Columns of words; the others are numbers."""


def rows(ours: list[Speed], theirs: list[Speed]) -> list[list[str]]:
    """Ours, then the peers; with the ratio to the yardstick with as many seats."""
    found = []
    for speed in [*ours, *theirs]:
        yardstick = next((each for each in theirs if (each.game, each.seats) == (CATANATRON.name, speed.seats)), speed)
        cells = first_cells(speed)
        for field in ("decisions_per_second", "copies_per_second", "games_per_second"):
            value = getattr(speed, field)
            compared = value is not None and yardstick is not speed and field != "games_per_second"
            cells.append(number(value) + (f" ({times(speed, yardstick, field):.1f}×)" if compared else ""))
        found.append(cells)
    return found


def observed_rows(ours: list[Speed]) -> list[list[str]]:
    return [[*first_cells(speed), number(speed.observed_per_second)] for speed in ours]


def first_cells(speed: Speed) -> list[str]:
    name = speed.game if speed.plays is None else f"{speed.game}: {speed.plays}"
    return [name, str(speed.seats), "compiled" if speed.compiled else "interpreted"]


def number(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}".replace(",", " ")


def notes(theirs: list[Speed], missing: list[Peer]) -> list[str]:
    """What has to be said below the table."""
    found = []
    if any(speed.game == CATANATRON.name for speed in theirs):
        found.append(f"In brackets: times as many as {CATANATRON.name} with as many seats.")
    if any(speed.copies_per_second is None for speed in theirs):
        found.append("–: a library without copies of its own.")
    return found + not_measured(missing)


def not_measured(missing: list[Peer]) -> list[str]:
    return [f"Not measured: {each.name}, because {each.missing()} is not installed." for each in missing]


def show(ours: list[Speed], theirs: list[Speed], told: list[str], observed: bool) -> None:
    out = console()
    out.print(shown("For each second of CPU time, one core", HEADINGS, rows(ours, theirs)))
    for note in told:
        out.print(note)
    if observed:
        out.print(shown("Steps in Python that observe first", OBSERVED, observed_rows(ours)))


def shown(title: str, headings: Sequence[str], found: list[list[str]]) -> Table:
    table = Table(title=title, title_justify="left")
    for heading in headings:
        table.add_column(heading, justify="left" if heading in WORDS else "right")
    for row in found:
        table.add_row(*row)
    return table


def markdown(headings: Sequence[str], found: list[list[str]]) -> str:
    lines = [headings, ["---" if heading in WORDS else "---:" for heading in headings], *found]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def filled(page: str, mark: str, text: str, path: Path) -> str:
    """The page with this text between the marks of that name."""
    begin, end = f"<!-- {mark}:begin -->", f"<!-- {mark}:end -->"
    if page.count(begin) != 1 or page.count(end) != 1 or page.index(begin) > page.index(end):
        raise BadOption(f"{path}: the marks {begin} and {end} are not there")
    return f"{page[: page.index(begin)]}{begin}\n{text}\n{page[page.index(end) :]}"
