"""The engine we measure ourselves against: catanatron, a Python engine for another game, playing at random as well."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

NAME = "catanatron"
SEATS = (2, 4)


def installed() -> bool:
    return find_spec(NAME) is not None


def new_game(seats: int) -> Any:
    """A game with random players; the library is imported by name because it need not be installed."""
    library = importlib.import_module(NAME)
    colours = list(library.Color)[:seats]
    return library.Game([library.RandomPlayer(colour) for colour in colours])


def play(seats: int) -> int:
    """One game to its end, through the fastest public interface; gives the number of decisions (ticks)."""
    return run(new_game(seats), None)


def run(game: Any, limit: int | None) -> int:
    turns: int = importlib.import_module(f"{NAME}.game").TURNS_LIMIT
    ticks = 0
    while (limit is None or ticks < limit) and game.winning_color() is None and game.state.num_turns < turns:
        game.play_tick()
        ticks += 1
    return ticks


def middle_copier(seats: int) -> Callable[[], None]:
    """Copies a game that has been played half-way."""
    game = new_game(seats)
    run(game, play(seats) // 2)

    def copy() -> None:
        game.copy()

    return copy
