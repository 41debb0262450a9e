"""How strong the levels are: which matches tell it, and the tables made of them.

Every row has a command that plays its games again. They are played in rounds, a few of each row before many of any, so that
whoever has little time still learns something of all; how many are played never depends on how they end.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from asztal.games import game as find_game
from asztal.games import names
from asztal.lab.matches import Match, Played, command
from asztal.lab.ratings import SURE, ranking

GAMES = 200
"""Of a whole match."""
ROUNDS = (10, 40, 100, GAMES)
"""So many games each row has after each round."""
SEED = 20000
"""No heuristic was fitted to deals from here on."""
LADDER = (("medium", "easy", 0.75), ("hard", "medium", 0.9), ("expert", "hard", 0.75))
"""Who plays against whom, and the share of games the first is wanted to win."""
COLUMNS = (
    ("game", "---"),
    ("bots", "---"),
    ("result", "---:"),
    ("95 % interval", "---:"),
    ("mean scores", "---:"),
    ("CPU seconds a game", "---:"),
    ("wanted", "---:"),
    ("reached", "---"),
    ("command", "---"),
)


class Row(msgspec.Struct, frozen=True):
    """One match, and what is wanted of the first of its bots."""

    match: Match
    wins: float = 0.0
    """The share of games it is to win; 0: wins say nothing."""
    points: float = 0.0
    """What it is to score on average, where it plays alone and there is nobody to beat."""

    @property
    def file(self) -> str:
        """Where its games are kept."""
        chosen = [f"{name}-{value}" for name, value in self.chosen.items()]
        return "-".join([self.match.game, *self.match.bots, *chosen]) + ".jsonl"

    @property
    def chosen(self) -> dict[str, str]:
        """The options that are not as usual."""
        usual = find_game(self.match.game).check({}, self.match.seats)
        return {name: value for name, value in self.match.options.items() if usual[name] != value}


def rows() -> list[Row]:
    """All of them, the levels from below first, then who plays alone."""
    found = [Row(match(game, better, worse), share) for better, worse, share in LADDER for game in names()]
    return [
        *found,
        Row(match("ginkgopolis", "expert"), wins=0.8),
        Row(match("ginkgopolis", "expert", expert="yes"), wins=0.6),
        Row(match("settlers", "expert"), wins=0.8),
        Row(match("rollwrite", "expert"), points=55.0),
        Row(match("minerva", "expert"), points=50.0),
    ]


def match(game: str, *bots: str, **options: str) -> Match:
    """A match with as many seats as bots."""
    return Match(game, find_game(game).check(options, len(bots)), len(bots), bots, SEED)


def missing(rows: Sequence[Row], done: Sequence[set[int]]) -> Iterator[tuple[int, list[int]]]:
    """What is left to play, as places of rows and numbers of games, in the order it is played."""
    for first, last in zip((0, *ROUNDS), ROUNDS, strict=False):
        for place in range(len(rows)):
            left = [number for number in range(first, last) if number not in done[place]]
            if left:
                yield place, left


def page(rows: Sequence[Row], played: Sequence[Sequence[Played]]) -> str:
    """The table as Markdown; rows nobody has played yet say so."""
    lines = [[name for name, _ in COLUMNS], [bar for _, bar in COLUMNS]]
    lines += [line(row, games) for row, games in zip(rows, played, strict=True)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def line(row: Row, games: Sequence[Played]) -> list[str]:
    game = find_game(row.match.game).speaker("en").text("game-name")
    chosen = "".join(f", {name}={value}" for name, value in row.chosen.items())
    bots = ", ".join(f"`{name}`" for name in row.match.bots) + (" alone" if row.match.seats == 1 else "") + chosen
    wanted = f"{100 * row.wins:.0f} %" if row.wins else f"{row.points:.0f} points"
    typed = f"`{command(msgspec.structs.replace(row.match, options=row.chosen), GAMES)}`"
    if not games:
        return [game, bots, "not played", "", "", "", wanted, "open", typed]
    found = ranking(row.match, games)
    first = found.standings[0]
    means = " : ".join(f"{one.points:.0f}" for one in found.standings)
    if row.wins:
        result = f"{first.wins.share * found.games:g} of {found.games}"
        low, high, unit, value, aim = 100 * first.wins.low, 100 * first.wins.high, " %", 100 * first.wins.share, 100 * row.wins
    else:
        result = f"{first.points:.1f} in {found.games}"
        spread = spread_of([float(one.totals[0]) for one in games])
        low, high, unit, value, aim = first.points - spread, first.points + spread, "", first.points, row.points
    told = reached(found.games, value, low, high, aim)
    return [game, bots, result, f"{low:.0f}–{high:.0f}{unit}", means, f"{first.seconds:.1f}", wanted, told, typed]


def spread_of(totals: Sequence[float]) -> float:
    """Half of the interval the mean lies in; nobody knows after one game."""
    if len(totals) < 2:
        return math.inf
    mean = sum(totals) / len(totals)
    return SURE * math.sqrt(sum((one - mean) ** 2 for one in totals) / (len(totals) - 1) / len(totals))


def reached(games: int, value: float, low: float, high: float, aim: float) -> str:
    """A whole match tells by what came out, a part of one only as far as it is surer than chance, a few games nothing."""
    if games >= GAMES:
        return "yes" if value >= aim else "no"
    if games < ROUNDS[0]:
        return "open"
    return "yes, surely" if low >= aim else "no, surely" if high < aim else "open"
