"""The tables the contract is tried at: every game, every number of players, the options in all or in telling combinations."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Protocol, cast

import pytest

from asztal.core.chance import Chance, seeded
from asztal.core.events import Event
from asztal.core.game import LANGUAGES, Game
from asztal.core.lines import Line
from asztal.core.state import Plain, State
from asztal.games import game, names

PLAYERS = ("Anna", "Béla", "Csilla", "Dezső", "Edit", "Ferenc", "Gizi")
ENDLESS = 20_000
"""No game takes so many decisions: a longer one will never end."""
MOST_COMBINATIONS = 4
"""Up to so many combinations of options at a table are all played."""


class Promises(Protocol):
    """What the contract cannot find out by itself: each game tells it in `tests/<game>/promises.py`."""

    EVENTS: dict[int, str]
    """Every kind of event the game can tell, by number."""
    PENDING: frozenset[str]
    """Everything that can be pending."""

    # A game may promise more:
    # OPEN: bool, if it is true: nothing a player does is hidden from the others, also in simultaneous play.
    # WORKED_OUT: tuple[str, ...], fields of such a game's view that follow from the others for whoever looks.
    # NEVER: frozenset[str], kinds of actions no game offers.
    # NOT_KEPT: tuple[str, ...], fields a loaded position may fill differently.
    # SELDOM: int, for long games: fewer of them are played. SELDOM_ASKED: laws that need not see every moment are asked only at
    # every so manieth.
    # COVERAGE: which sections of cards have run, see test_everything_happens.py.
    # ALIKE: groups of zones others cannot tell apart, and backs(state): which pieces look alike, see bookkeeper.py.
    # decides(state, seat): what ranks by, where that is not always the points.
    # trial(state): what judging a cost and trying it disagree about, see laws/play.py.

    def box(self, seats: int) -> dict[str, int]:
        """All components in play with so many seats, and how many there are of each."""

    def components(self, plain: Plain) -> dict[str, int]:
        """All components lying anywhere in a position, and how many there are of each."""

    def pending(self, plain: Plain) -> list[str]:
        """What is pending in a position, the next first."""

    def secrets(self, plain: Plain, seat: int) -> dict[str, object]:
        """What the seat cannot see in a position, by a name for each kind of secret."""

    def rare(self) -> list[State]:
        """States from which random play reaches what it hardly ever reaches from the beginning."""


class Setting:
    """One way to sit down: a game, a number of players and options."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.plain = options == game.check({}, seats)
        """All options have their defaults."""

    def __str__(self) -> str:
        changed = [f"{name}={value}" for name, value in self.options.items() if value != self.game.check({}, self.seats)[name]]
        return "-".join((self.game.name, str(self.seats), *changed))

    def new(self, seed: int, listen: bool = False) -> State:
        return self.game.new(self.options, self.seats, seed, listen)

    def seeds(self, count: int) -> range:
        """Seeds of as many games as asked for; fewer for unusual options and of long games."""
        seldom: int = getattr(promises(self.game), "SELDOM", 1)
        count = -(-count // seldom)
        return range(count if self.plain else (count + 2) // 3)

    @property
    def players(self) -> Sequence[str]:
        return PLAYERS[: self.seats]


def settings_of(game: Game) -> Iterator[Setting]:
    for seats in game.players:
        ways = [option.values if seats in option.players else (option.default,) for option in game.options]
        for values in combinations(game, ways):
            chosen = dict(zip((option.name for option in game.options), values, strict=True))
            yield Setting(game, seats, game.check(chosen, seats))


def combinations(game: Game, ways: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """All combinations of options; where there are very many, the defaults first and then so many that every value occurs."""
    every = list(itertools.product(*ways))
    if len(every) <= MOST_COMBINATIONS:
        return every
    usual = [
        [option.default, *(value for value in way if value != option.default)]
        for way, option in zip(ways, game.options, strict=True)
    ]
    return [tuple(way[number % len(way)] for way in usual) for number in range(max(len(way) for way in ways))]


GAMES = [game(name) for name in names()]
SETTINGS = [setting for each in GAMES for setting in settings_of(each)]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_table = pytest.mark.parametrize("table", SETTINGS, ids=str)


def promises(game: Game) -> Promises:
    return cast(Promises, import_module(f"{game.name}.promises"))


def choose(state: State, chance: Chance) -> tuple[int, int]:
    """A random seat of those to act, and a random move of its."""
    seats = state.to_act()
    seat = seats[chance.below(len(seats))]
    legal = state.legal(seat)
    return seat, legal[chance.below(len(legal))]


def walk(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Play random moves to the end. Each move is told before it is made; it is made when the walk goes on."""
    chance = seeded(seed + 1000)
    for _ in range(ENDLESS):
        if state.over:
            return
        seat, action = choose(state, chance)
        yield seat, action
        state.apply(seat, action)
    raise AssertionError(f"the game is not over after {ENDLESS} decisions")


def illegal(state: State, seat: int, actions: int, count: int, chance: Chance) -> list[int]:
    """Some actions the seat may not do now."""
    legal = set(state.legal(seat))
    tried = {int(chance.below(actions)) for _ in range(count)}
    return sorted(tried - legal)


def eyes(table: Setting) -> list[int | None]:
    """Everybody who looks at the table: the seats, and a spectator."""
    return [*range(table.seats), None]


def lines(game: Game, state: State, events: list[Event], seat: int | None) -> list[Line]:
    """What the log tells somebody of these events."""
    told = [game.line(state, event, seat) for event in events]
    return [line for line in told if line is not None]


@cache
def say(table: Setting, line: Line) -> str:
    """The line in both languages; a missing message or argument is an error."""
    texts = [table.game.speaker(lang).say(line, table.players) for lang in LANGUAGES]
    assert all(text.strip() for text in texts), line
    return " / ".join(texts)
