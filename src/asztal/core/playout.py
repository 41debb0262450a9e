"""Random play at full speed: for fuzzing, for measuring, and as the yardstick of every bot."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.state import State


def acting_seat(state: State) -> i64:
    """The first seat that may decide now."""
    seat: i64 = 0
    while not (state.acting >> seat) & 1:
        seat += 1
    return seat


def random_action(state: State, seat: i64, chance: Chance) -> i64:
    options = state.options(seat)
    return options[chance.below(len(options))]


def play_out(state: State, chance: Chance, limit: i64 = 1 << 40) -> i64:
    """Play uniformly random moves until the game is over or the limit is reached; gives the number of decisions."""
    decisions: i64 = 0
    while not state.over and decisions < limit:
        seat = acting_seat(state)
        state.decide(seat, random_action(state, seat, chance))
        decisions += 1
    return decisions


def copy_often(state: State, times: i64) -> None:
    """Copy a state again and again, to measure copying."""
    i: i64 = 0
    while i < times:
        state.copy()
        i += 1
