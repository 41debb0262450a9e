"""Games between bots: who sits where, playing them, and keeping what came out.

Every line-up is played in all its rotations with the same seed, so that neither a good seat nor a good deal decides. Which game
has which seed and line-up depends on its number alone: games can be played by any number of processes, in any order, and later.
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

import msgspec

from asztal import bots
from asztal.core.playout import acting_seat
from asztal.games import game as find_game
from asztal.lab import jobs, keeping


class Match(msgspec.Struct, frozen=True):
    """What is played; kept as the first line of a file of games."""

    game: str
    options: dict[str, str]
    seats: int
    bots: tuple[str, ...]
    seed: int

    def lineups(self) -> list[tuple[int, ...]]:
        """For each game of a round who sits where, as places in `bots`."""
        every = range(len(self.bots))
        if len(self.bots) >= self.seats:
            chosen = list(combinations(every, self.seats))
        else:  # too few to fill the table: each sits alone among the others, or among its like
            others = [[place for place in every if place != one] or [one] for one in every]
            chosen = [(one, *(rest * self.seats)[: self.seats - 1]) for one, rest in zip(every, others, strict=True)]
        return [lineup[turn:] + lineup[:turn] for lineup in chosen for turn in range(self.seats)]

    def seated(self, number: int) -> tuple[int, ...]:
        lineups = self.lineups()
        return lineups[number % len(lineups)]

    def seed_of(self, number: int) -> int:
        return self.seed + number // len(self.lineups())


class Played(msgspec.Struct, frozen=True):
    """What came out of one game; one line of a file."""

    number: int
    seated: tuple[int, ...]
    """For each seat which bot, as a place in `Match.bots`."""
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    won: tuple[bool, ...]
    """Alone: whether the game's own opponent was beaten, or its aim reached."""
    marks: tuple[dict[str, str], ...]
    """For each seat what tells it apart, see `Game.marks`."""
    decisions: int
    seconds: tuple[float, ...]
    """CPU time of each seat."""


def play(match: Match, number: int) -> Played:
    """One game of a match."""
    game = find_game(match.game)
    seated, seed = match.seated(number), match.seed_of(number)
    state = game.new(match.options, match.seats, seed)
    players = [bots.bot(match.bots[place], game, number * 16 + seat) for seat, place in enumerate(seated)]
    seconds = [0.0] * match.seats
    decisions = 0
    while not state.over:
        seat = int(acting_seat(state))
        began = time.process_time()
        action = players[seat].choose(state, seat)
        seconds[seat] += time.process_time() - began
        for player in players:
            player.follow(state, seat, action)
        state.apply(seat, action)
        decisions += 1
    scores = state.result().scores[: match.seats]  # an opponent of the game itself comes after them
    return Played(
        number,
        seated,
        tuple(score.total for score in scores),
        tuple(score.rank for score in scores),
        tuple(score.won for score in scores),
        tuple(game.marks(state, seat) for seat in range(match.seats)),
        decisions,
        tuple(round(spent, 3) for spent in seconds),
    )


def played(match: Match, numbers: Sequence[int], workers: int, ray: str | None = None) -> Iterator[Played]:
    """The games with these numbers, in the order they end."""
    return jobs.done(play, match, numbers, workers, ray)


# -- files of games -----------------------------------------------------------------------------------------------------------


def kept(path: Path, match: Match) -> list[Played]:
    """The games of a match that a file has already (`keeping`)."""
    return keeping.kept(path, match, Played, lambda one: one.number, "an arena", told)


def told(match: Match) -> str:
    options = "".join(f", {name}={value}" for name, value in match.options.items())
    return f"{match.game} with {match.seats} seats, {','.join(match.bots)}, seed {match.seed}{options}"


def command(match: Match, games: int) -> str:
    """What to type to play the same games again."""
    options = "".join(f" --option {shlex.quote(f'{name}={value}')}" for name, value in match.options.items())
    given = f"--bots {','.join(match.bots)} --games {games} --seats {match.seats} --seed {match.seed}"
    return f"asztal arena {match.game} {given}{options}"
