"""`resample` forgets nothing a seat knows: every world is one that a bookkeeper who has seen the whole game finds possible."""

from __future__ import annotations

import pytest

from asztal.core.chance import seeded
from asztal.core.playout import acting_seat, random_action
from asztal.core.state import State
from asztal.games import game, names
from contract.bookkeeper import Bookkeeper
from contract.tables import Setting


def versions(name: str) -> list[int]:
    """Those that can still be played."""
    return [number for number in range(1, game(name).version + 1) if number not in game(name).retired]


TABLES = [(name, seats, version) for name in names() for seats in game(name).players for version in versions(name)]
GAMES = 3


@pytest.mark.parametrize(("name", "seats", "version"), TABLES)
def test_no_world_a_seat_imagines_contradicts_what_it_was_shown(name: str, seats: int, version: int) -> None:
    for seed in Setting(game(name), seats, game(name).check({}, seats)).seeds(GAMES):
        state = game(name).new(seats=seats, seed=seed, version=version)
        follow(state, seed)


def follow(state: State, seed: int) -> None:
    """Play a game at random with a bookkeeper for every seat."""
    chance, rng = seeded(seed + 77), seeded(seed)
    keepers = [Bookkeeper(state, seat) for seat in range(state.seats)]
    moves = 0
    while not state.over:
        seat = acting_seat(state)
        state.apply(int(seat), int(random_action(state, seat, chance)))
        moves += 1
        for keeper in keepers:
            keeper.watch(state)
            assert keeper.mistakes(state) == [], "the bookkeeper is right about the real game"
            if moves % 3 == keeper.seat % 3:
                world = state.resample(keeper.seat, rng)
                assert keeper.mistakes(world) == [], f"move {moves}, seat {keeper.seat}, seed {seed}"


def test_the_bookkeeper_knows_more_than_what_is_seen_now() -> None:
    """Otherwise the test above would compare nothing: some pieces are hidden, and yet they cannot be anywhere."""
    state, chance = game("ginkgopolis").new(seats=2, seed=1), seeded(1)
    keeper, narrowed, full = Bookkeeper(state, 0), 0, 0
    while not state.over:
        seat = acting_seat(state)
        state.apply(int(seat), int(random_action(state, seat, chance)))
        keeper.watch(state)
        for book in keeper.books:
            hidden = book.now.hidden()
            narrowed += sum(not seen and book.can_be[piece] < hidden for piece, seen in book.now.seen.items())
            full += any(0 < n < len(book.went_in) for n in book.room().values())
    assert narrowed > 0 and full > 0
