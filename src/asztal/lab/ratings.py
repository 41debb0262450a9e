"""How strong bots are: shares of wins and points with their intervals, and ratings."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from asztal.lab.matches import Match, Played

SURE = 1.96
"""Standard deviations of an interval that holds in 95 of 100 cases."""


class Share(msgspec.Struct, frozen=True):
    """A share of games, with the interval it lies in (Wilson's, 95 %)."""

    games: int
    share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """What one bot has reached."""

    bot: str
    wins: Share
    """A win shared by several counts as a part of one."""
    points: float
    """On average."""
    seconds: float
    """CPU time for a whole game."""
    rating: float
    rating_low: float
    rating_high: float


class Ranking(msgspec.Struct, frozen=True):
    """What came out of a match."""

    games: int
    standings: list[Standing]
    pairs: dict[str, dict[str, Share]]
    """How often the first was ahead of the second."""
    seats: list[Share]
    """How often each seat won."""
    marks: dict[str, dict[str, Share]]
    """By faction, nation, village: how often it won."""


def share(won: float, games: int) -> Share:
    """So many wins of so many games, and where the true share lies."""
    if games == 0:
        return Share(0, 0.0, 0.0, 1.0)
    part, square = won / games, SURE * SURE
    middle = (part + square / (2 * games)) / (1 + square / games)
    wide = SURE / (1 + square / games) * math.sqrt(part * (1 - part) / games + square / (4 * games * games))
    return Share(games, part, max(0.0, middle - wide), min(1.0, middle + wide))


def part_of_win(one: Played, seat: int) -> float:
    """1 for a win, a part of it if several share it; alone whether the aim was reached."""
    return 1 / sum(one.won) if one.won[seat] else 0.0


def ranking(match: Match, games: Sequence[Played]) -> Ranking:
    ordered = sorted(games, key=lambda one: one.number)  # ratings depend on the order, and shall not on who was quicker
    found = []
    for bot, (name, (middle, sigma)) in enumerate(zip(match.bots, rated(match, ordered), strict=True)):
        mine = [(one, seat) for one in ordered for seat, place in enumerate(one.seated) if place == bot]
        many = max(len(mine), 1)
        found.append(
            Standing(
                name if match.bots.count(name) == 1 else f"{name} ({bot + 1})",
                share(sum(part_of_win(one, seat) for one, seat in mine), len(mine)),
                sum(one.totals[seat] for one, seat in mine) / many,
                sum(one.seconds[seat] for one, seat in mine) / many,
                middle,
                middle - SURE * sigma,
                middle + SURE * sigma,
            )
        )
    names = [standing.bot for standing in found]
    return Ranking(len(ordered), found, pairs(names, ordered), by_seat(match, ordered), by_mark(ordered))


def rated(match: Match, games: Sequence[Played]) -> list[tuple[float, float]]:
    """Middle and deviation of each bot's rating (Plackett-Luce by `openskill`); a new player has 25 and 8.3."""
    from openskill.models import PlackettLuce  # slow to import

    model = PlackettLuce()
    ratings = [model.rating() for _ in match.bots]
    for one in games:
        if len(one.seated) == 1 or len(set(one.seated)) < len(one.seated):
            continue  # nobody learns anything from a game alone, or against oneself
        teams = model.rate([[ratings[place]] for place in one.seated], ranks=[float(rank) for rank in one.ranks])
        for place, [rating] in zip(one.seated, teams, strict=True):
            ratings[place] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]


def pairs(names: Sequence[str], games: Sequence[Played]) -> dict[str, dict[str, Share]]:
    counted: dict[tuple[int, int], tuple[float, int]] = {}
    for one in games:
        for seat, bot in enumerate(one.seated):
            for other, rank in zip(one.seated, one.ranks, strict=True):
                if bot != other:
                    ahead = 0.5 if one.ranks[seat] == rank else float(one.ranks[seat] < rank)
                    won, many = counted.get((bot, other), (0.0, 0))
                    counted[bot, other] = (won + ahead, many + 1)
    found: dict[str, dict[str, Share]] = {}
    for (bot, other), (won, many) in sorted(counted.items()):
        found.setdefault(names[bot], {})[names[other]] = share(won, many)
    return found


def by_seat(match: Match, games: Sequence[Played]) -> list[Share]:
    return [share(sum(part_of_win(one, seat) for one in games), len(games)) for seat in range(match.seats)]


def by_mark(games: Sequence[Played]) -> dict[str, dict[str, Share]]:
    counted: dict[str, dict[str, tuple[float, int]]] = {}
    for one in games:
        for seat, marks in enumerate(one.marks):
            for kind, mark in marks.items():
                won, many = counted.setdefault(kind, {}).get(mark, (0.0, 0))
                counted[kind][mark] = (won + part_of_win(one, seat), many + 1)
    return {
        kind: {mark: share(won, many) for mark, (won, many) in sorted(marks.items())} for kind, marks in sorted(counted.items())
    }
