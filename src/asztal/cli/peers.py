"""The libraries we are measured beside: each plays a game of its own uniformly at random, by its fastest public interface.

None of them need be installed, so their modules are imported by name, and only by what measures them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import Any

from asztal.core.errors import BadOption, MissingLibrary

Player = Callable[[], int]
"""Plays one game to its end; gives the number of decisions. What chance decides is none."""
Copier = Callable[[], None]
"""Copies a game that has been played half-way."""


@dataclass(frozen=True)
class Peer:
    """A library that is measured beside us."""

    name: str
    plays: str
    """The game it is measured with."""
    seats: tuple[int, ...]
    """With how many seats it is measured."""
    needs: tuple[str, ...]
    """The modules that have to be there."""
    player: Callable[[int], Player]
    """For a number of seats; what is set up once is set up here."""
    copier: Callable[[int], Copier] | None = None
    """The same for copies; None: the library has no copies of its own."""
    compiled: bool = False

    def missing(self) -> str | None:
        """A module it needs that is not installed."""
        return next((module for module in self.needs if find_spec(module) is None), None)

    def require(self) -> None:
        missing = self.missing()
        if missing is not None:
            raise MissingLibrary(f"measuring {self.name}", missing, "dev")


# -- catanatron: Catan in Python -----------------------------------------------------------------------------------------


def new_catan(seats: int) -> Any:
    library = import_module("catanatron")
    return library.Game([library.RandomPlayer(colour) for colour in list(library.Color)[:seats]])


def run_catan(game: Any, limit: int | None = None) -> int:
    turns: int = import_module("catanatron.game").TURNS_LIMIT
    ticks = 0
    while (limit is None or ticks < limit) and game.winning_color() is None and game.state.num_turns < turns:
        game.play_tick()
        ticks += 1
    return ticks


def catan_player(seats: int) -> Player:
    new_catan(seats)  # imports
    return lambda: run_catan(new_catan(seats))


def catan_copier(seats: int) -> Copier:
    game = new_catan(seats)
    run_catan(game, run_catan(new_catan(seats)) // 2)

    def copy() -> None:
        game.copy()

    return copy


# -- OpenSpiel: games in C++, with bots in C++ that play whole games ---------------------------------------------------------

CHANCE = -1
"""OpenSpiel's number of the player who throws the dice."""


def backgammon(seats: int) -> Callable[[], Any]:
    """Plays a game and gives its last state."""
    library = import_module("pyspiel")
    game = library.load_game("backgammon")
    bots = [library.make_uniform_random_bot(seat, seat) for seat in range(seats)]
    seeds = count()

    def play() -> Any:
        state = game.new_initial_state()
        library.evaluate_bots(state, bots, next(seeds))
        return state

    return play


def backgammon_player(seats: int) -> Player:
    play = backgammon(seats)
    return lambda: sum(step.player != CHANCE for step in play().full_history())


def backgammon_copier(seats: int) -> Copier:
    played = backgammon(seats)()
    state = played.get_game().new_initial_state()
    steps = played.history()
    for step in steps[: len(steps) // 2]:
        state.apply_action(step)

    def copy() -> None:
        state.clone()

    return copy


# -- RLCard: its game without the environment around it, which is slower ---------------------------------------------------


def uno_player(seats: int) -> Player:
    game = import_module("rlcard.games.uno").Game(num_players=seats)

    def play() -> int:
        decisions = 0
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            decisions += 1
        return decisions

    return play


# -- PettingZoo: an environment without the wrappers that check what is done with it ---------------------------------------


def connect_four_player(seats: int) -> Player:
    environment = import_module("pettingzoo").make("aec", "classic/connect_four-v3").unwrapped

    def play() -> int:
        decisions = 0
        environment.reset()
        while not any(environment.terminations.values()):
            mask = environment.observe(environment.agent_selection)["action_mask"]
            environment.step(random.choice(mask.nonzero()[0]))
            decisions += 1
        return decisions

    return play


CATANATRON = Peer("catanatron", "Catan", (2, 4), ("catanatron",), catan_player, catan_copier)
"""The yardstick: a Python engine for a game as rich as ours. Ratios and the gate compare with it."""
PEERS = (
    CATANATRON,
    Peer("open_spiel", "backgammon", (2,), ("pyspiel",), backgammon_player, backgammon_copier, compiled=True),
    Peer("rlcard", "Uno", (2, 4), ("rlcard",), uno_player),
    Peer("pettingzoo", "Connect Four", (2,), ("pettingzoo", "pygame"), connect_four_player),
)


def peer(name: str) -> Peer:
    """The peer of that name, which has to be installed."""
    found = next((peer for peer in PEERS if peer.name == name), None)
    if found is None:
        raise BadOption(f"there is no peer {name!r}; there are {', '.join(peer.name for peer in PEERS)}")
    found.require()
    return found
