"""`asztal bench`: decisions, copies and games a second, of CPU time, on one core."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Annotated

import msgspec
import typer
from rich.table import Table

import asztal
from asztal.cli import peers
from asztal.cli.shared import JsonOption, console, file_text, print_json
from asztal.core.chance import seeded
from asztal.core.errors import AsztalError, BadOption
from asztal.core.game import Game
from asztal.core.playout import copy_often, play_out
from asztal.core.state import State
from asztal.games import game as find_game
from asztal.games import names

EXAMPLE = "asztal bench --peers --write docs/performance.md"
BEGIN, END = "<!-- bench:begin -->", "<!-- bench:end -->"
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
    seats: int
    decisions_per_second: float
    copies_per_second: float
    games_per_second: float
    compiled: bool


def command(
    game: Annotated[
        list[str], typer.Argument(metavar="[GAME]...", default_factory=list, help="Games; all if none.", show_default=False)
    ],
    seats: Annotated[
        int | None, typer.Option("--seats", help="Number of seats.", show_default="the game's; 2 and 4 with --peers")
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="CPU seconds for each number.")] = 2.0,
    with_peers: Annotated[bool, typer.Option("--peers", help=f"Measure {peers.NAME} as well, if it is installed.")] = False,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="PATH", help="Put the table between the marks in this page.")
    ] = None,
    gate: Annotated[
        bool, typer.Option("--gate", help=f"Fail where a compiled engine is less than {GATE} times as fast as {peers.NAME}.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Measure how fast random play is."""
    if gate:
        pass_gate([find_game(name) for name in game or names()], seconds, json)
        return
    page = None if write is None else marked_page(write)
    played = [(chosen, count) for chosen in map(find_game, game or names()) for count in seat_counts(chosen, seats, with_peers)]
    ours, theirs = in_turn(played, seconds / ROUNDS, with_peers)
    if write is not None and page is not None:
        before, after = page
        write.write_text(f"{before}{BEGIN}\n{markdown(ours, theirs)}\n{END}{after}", encoding="utf-8")
    if json:
        print_json([*ours, *theirs])
    else:
        show(ours, theirs)


def seat_counts(game: Game, seats: int | None, with_peers: bool) -> list[int]:
    if seats is not None:
        game.check({}, seats)
        return [seats]
    compared = [count for count in peers.SEATS if count in game.players] if with_peers else []
    return compared or [game.default_seats()]


# -- measuring -----------------------------------------------------------------------------------------------------------


def in_turn(played: list[tuple[Game, int]], seconds: float, with_peers: bool) -> tuple[list[Speed], list[Speed]]:
    """Ours and theirs in turn, so that whatever slows the machine down slows both; the median of all rounds."""
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append([measured(game, seats, seconds) for game, seats in played])
        theirs.append(peer_speeds(sorted({seats for _, seats in played}), seconds) if with_peers else [])
    return [typical(each) for each in zip(*ours, strict=True)], [typical(each) for each in zip(*theirs, strict=True)]


def typical(rounds: tuple[Speed, ...]) -> Speed:
    """The median of what several rounds measured."""
    fields = ("decisions_per_second", "copies_per_second", "games_per_second")
    return msgspec.structs.replace(rounds[0], **{field: median(getattr(each, field) for each in rounds) for field in fields})


def measured(game: Game, seats: int, seconds: float) -> Speed:
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
    return Speed(game.name, seats, decisions / spent, copied / copying, games / spent, asztal.compiled())


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


def peer_speeds(seats: list[int], seconds: float) -> list[Speed]:
    if not peers.installed():
        raise BadOption(f"{peers.NAME} is not installed; pip install 'asztal[dev]' brings it")
    speeds = []
    for count in seats:
        if count not in peers.SEATS:
            continue
        decisions = 0

        def whole_game(count: int = count) -> None:
            nonlocal decisions
            decisions += peers.play(count)

        games, spent = repeated(whole_game, seconds)
        copied, copying = repeated(peers.middle_copier(count), seconds)
        speeds.append(Speed(peers.NAME, count, decisions / spent, copied / copying, games / spent, False))
    return speeds


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
    seconds = min(seconds, GATE_SECONDS)
    rounds = [
        (peer, [measured(game, peer.seats, seconds) for game in games if peer.seats in game.players]) for peer in turns(seconds)
    ]
    ratios = []
    for game in games:
        for seats in (count for count in peers.SEATS if count in game.players):
            found = [
                (ours.decisions_per_second / peer.decisions_per_second, ours.copies_per_second / peer.copies_per_second)
                for peer, each in rounds
                for ours in each
                if (ours.game, ours.seats) == (game.name, seats)
            ]
            decisions, copies = (median(values) for values in zip(*found, strict=True))
            ratios.append(Ratio(game.name, seats, decisions, copies, min(decisions, copies) >= GATE))
    if json:
        print_json(ratios)
    else:
        for ratio in ratios:
            times = f"{ratio.decisions:.1f} times the decisions, {ratio.copies:.1f} times the copies"
            print(f"{ratio.game}, {ratio.seats} seats: {times}")
    slow = [f"{ratio.game} with {ratio.seats} seats" for ratio in ratios if not ratio.passed]
    if slow:
        raise TooSlow(f"less than {GATE} times as fast as {peers.NAME}: {', '.join(slow)}")
    if not json:
        print(f"all at least {GATE} times as fast as {peers.NAME} in the same run")


def turns(seconds: float) -> Iterator[Speed]:
    """The peer with each number of seats, as often as there are rounds."""
    for _ in range(ROUNDS):
        for seats in peers.SEATS:
            yield from peer_speeds([seats], seconds)


# -- showing -------------------------------------------------------------------------------------------------------------


def rows(ours: list[Speed], theirs: list[Speed]) -> list[list[str]]:
    """Ours with the ratio to the peer with as many seats, then the peers."""
    found = []
    for speed in [*ours, *theirs]:
        peer = next((peer for peer in theirs if peer.seats == speed.seats and peer is not speed), None)
        cells = [speed.game, str(speed.seats), "compiled" if speed.compiled else "interpreted"]
        for field in ("decisions_per_second", "copies_per_second", "games_per_second"):
            value = getattr(speed, field)
            ratio = f" ({value / getattr(peer, field):.1f}×)" if peer and field != "games_per_second" else ""
            cells.append(f"{value:,.0f}".replace(",", " ") + ratio)
        found.append(cells)
    return found


HEADINGS = ("game", "seats", "engine", "decisions/s", "copies/s", "games/s")


def show(ours: list[Speed], theirs: list[Speed]) -> None:
    table = Table(title="For each second of CPU time, one core", title_justify="left")
    for number, heading in enumerate(HEADINGS):
        table.add_column(heading, justify="left" if number in (0, 2) else "right")
    for row in rows(ours, theirs):
        table.add_row(*row)
    out = console()
    out.print(table)
    if theirs:
        out.print(f"In brackets: times as many as {peers.NAME} with as many seats.")


def markdown(ours: list[Speed], theirs: list[Speed]) -> str:
    lines = [HEADINGS, ("---", "---:", "---", "---:", "---:", "---:"), *rows(ours, theirs)]
    text = "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
    return f"{text}\n\nIn brackets: times as many as {peers.NAME} with as many seats." if theirs else text


def marked_page(path: Path) -> tuple[str, str]:
    """What stands before and after the marks of a page."""
    text = file_text(path)
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise BadOption(f"{path}: the marks {BEGIN} and {END} are not there")
    return text[: text.index(BEGIN)], text[text.index(END) + len(END) :]
