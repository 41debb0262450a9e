"""Spaces: coordinates, neighbours, free spaces and connectedness."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.spaces import around, beside, connected, free_beside, group, holds, space, space_x, space_y, step_to

Spot = tuple[int, int]
SPOTS = st.sets(st.tuples(st.integers(-5, 5), st.integers(-5, 5)), min_size=1, max_size=30)


def row(spots: set[Spot]) -> vec[i64]:
    return vec[i64](sorted(int(space(x, y)) for x, y in spots))


def spot(at: int) -> Spot:
    return int(space_x(at)), int(space_y(at))


def edges(at: Spot) -> set[Spot]:
    x, y = at
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


@given(st.integers(-127, 127), st.integers(-127, 127))
def test_a_space_keeps_its_coordinates(x: int, y: int) -> None:
    assert spot(space(x, y)) == (x, y)


def test_directions_are_north_east_south_west() -> None:
    assert [spot(space(3, -4) + step_to(direction)) for direction in range(4)] == [(3, -3), (4, -4), (3, -5), (2, -4)]


@given(st.integers(-20, 20), st.integers(-20, 20), st.integers(-3, 3), st.integers(-3, 3))
def test_four_spaces_are_beside_another_and_eight_around_it(x: int, y: int, dx: int, dy: int) -> None:
    one, other = space(x, y), space(x + dx, y + dy)
    assert beside(one, other) == (abs(dx) + abs(dy) == 1)
    assert around(one, other) == (max(abs(dx), abs(dy)) == 1)


@given(SPOTS)
def test_free_spaces_share_an_edge_with_an_occupied_one(spots: set[Spot]) -> None:
    found = [spot(at) for at in free_beside(row(spots))]
    assert set(found) == {at for one in spots for at in edges(one)} - spots
    assert list(free_beside(row(spots))) == sorted(free_beside(row(spots)))


@given(SPOTS)
def test_a_group_is_what_hangs_together(spots: set[Spot]) -> None:
    first = min(spots)
    reached, new = {first}, {first}
    while new:
        new = {at for one in new for at in edges(one)} & spots - reached
        reached |= new
    assert {spot(at) for at in group(row(spots), space(*first))} == reached
    assert connected(row(spots)) == (reached == spots)


@given(SPOTS, st.tuples(st.integers(-6, 6), st.integers(-6, 6)))
def test_a_row_holds_what_is_in_it(spots: set[Spot], at: Spot) -> None:
    assert holds(row(spots), space(*at)) == (at in spots)
