"""Tiles given back when the supply runs out: how many shows while they are set aside, which ones when all are ready."""

from __future__ import annotations

import pytest

from asztal.core.chance import seeded
from asztal.core.playout import acting_seat, random_action
from asztal.games.ginkgopolis import GAME, log
from asztal.games.ginkgopolis.layout import AWAY, GIVEN, SCREEN, SUPPLY
from asztal.games.ginkgopolis.state import Ginkgopolis

SEATS = (2, 3, 4, 5)


def running_out(seats: int, version: int, seed: int = 0) -> tuple[Ginkgopolis, list[tuple[int, int, int]]]:
    """A game just after all have given tiles back, and what was told of it: kind, seat and tile."""
    state, chance = GAME.new(seats=seats, seed=seed, version=version), seeded(seed + 5)
    assert isinstance(state, Ginkgopolis)
    told: list[tuple[int, int, int]] = []
    while not state.over:
        seat = acting_seat(state)
        state.listen()
        state.apply(int(seat), int(random_action(state, seat, chance)))
        events = state.heard()
        told += [(int(event.kind), int(event.seat), int(event.a)) for event in events if event.shown_to(7)]
        if any(kind == log.GAVE and number > 0 for kind, _, number in told):
            return state, told
    return running_out(seats, version, seed + 1)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_which_tiles_go_into_the_new_supply(seats: int) -> None:
    _, told = running_out(seats, 2)
    shown = [tile for kind, _, tile in told if kind == log.GAVE_TILE]
    assert len(shown) == sum(number for kind, _, number in told if kind == log.GAVE) > 0
    assert len(shown) == sum(kind == log.SET_ASIDE for kind, _, _ in told), "how many was seen move by move"


def test_version_1_told_only_how_many() -> None:
    _, told = running_out(3, 1)
    assert any(kind == log.GAVE and number for kind, _, number in told)
    assert not [kind for kind, _, _ in told if kind == log.GAVE_TILE]


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_imagines_a_tile_given_back_among_those_removed_before_the_game(seats: int) -> None:
    """Whoever has seen them go into the supply knows that they are there, or were drawn since."""
    state, told = running_out(seats, 2)
    shown = {tile for kind, _, tile in told if kind == log.GAVE_TILE}
    for seat in range(seats):
        for number in range(20):
            world = state.resample(seat, seeded(number))
            assert isinstance(world, Ginkgopolis)
            assert not [tile for tile in shown if world.rings.zone(tile) == AWAY]
            assert {int(tile) for tile in world.rings.inside(SUPPLY, 0)} <= shown


def test_while_tiles_are_set_aside_how_many_is_seen_but_not_which() -> None:
    state, chance = GAME.new(seats=3, seed=2), seeded(7)
    assert isinstance(state, Ginkgopolis)
    while not (state.count(GIVEN, 0) and state.count(SCREEN, 0)):
        seat = acting_seat(state)
        state.apply(int(seat), int(random_action(state, seat, chance)))
        assert not state.over
    count = state.count(GIVEN, 0)
    worlds = [state.resample(1, seeded(number)) for number in range(30)]
    gifts = {tuple(world.rings.inside(GIVEN, 0)) for world in worlds if isinstance(world, Ginkgopolis)}
    assert {len(gift) for gift in gifts} == {count} and len(gifts) > 1
