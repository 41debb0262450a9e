"""Where pieces lie: every place is a pile that keeps its order, and who knows a piece follows it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.chance import seeded
from asztal.core.pieces import ALL_EYES, EVERYBODY, NOBODY, OWNER, SEATS, SPECTATOR, zones
from asztal.core.rings import Rings, rings

ZONES = zones(deck=NOBODY, hand=OWNER, table=EVERYBODY)
DECK, HAND, TABLE = 0, 1, 2
PIECES = 8


def laid(*pieces: int) -> Rings:
    """Eight pieces, these in the deck from the top down."""
    found = rings(ZONES, PIECES)
    for piece in pieces:
        found.move(piece, DECK, 0)
    return found


def test_a_pile_keeps_its_order_from_the_top_down() -> None:
    box = laid(3, 1, 2)
    assert list(box.piled(DECK * SEATS)) == [3, 1, 2] and list(box.inside(DECK, 0)) == [1, 2, 3]
    assert (box.top(DECK * SEATS), box.bottom(DECK * SEATS), box.count(DECK, 0)) == (3, 2, 3)
    box.lay_on(5, DECK, 0)
    box.move(6, DECK, 0)
    assert list(box.piled(DECK * SEATS)) == [5, 3, 1, 2, 6]


def test_an_empty_place_has_no_top() -> None:
    box = laid(4)
    box.move(4, HAND, 1)
    assert box.top(DECK * SEATS) == box.bottom(DECK * SEATS) == -1 and box.count(DECK, 0) == 0
    assert list(box.piled(DECK * SEATS)) == [] and box.lies(4, HAND, 1)


def test_the_top_of_an_empty_place_cannot_be_moved() -> None:
    box = laid(4)
    with pytest.raises(IndexError, match="no piece lies there"):
        box.move(box.top(HAND * SEATS), TABLE, 0)


def test_a_piece_laid_where_it_lies_comes_last_or_on_top() -> None:
    box = laid(1, 2, 3)
    box.move(1, DECK, 0)
    assert list(box.piled(DECK * SEATS)) == [2, 3, 1]
    box.lay_on(3, DECK, 0)
    assert list(box.piled(DECK * SEATS)) == [3, 2, 1]


@given(st.lists(st.tuples(st.integers(0, PIECES - 1), st.integers(0, 2), st.integers(0, 3), st.booleans()), max_size=60))
def test_rings_are_what_lists_would_be(moves: list[tuple[int, int, int, bool]]) -> None:
    box = rings(ZONES, PIECES)
    piles: dict[int, list[int]] = {place: [] for place in range(3 * SEATS)}
    for piece, zone, seat, first in moves:
        for pile in piles.values():
            if piece in pile:
                pile.remove(piece)
        piles[zone * SEATS + seat].insert(0 if first else len(piles[zone * SEATS + seat]), piece)
        box.put(piece, zone, seat, first)
    for place, pile in piles.items():
        assert list(box.piled(place)) == pile and box.many(place) == len(pile)
        for number, piece in enumerate(pile):
            assert box.place(piece) == place and (box.zone(piece), box.seat(piece)) == divmod(place, SEATS)
            assert box.after(piece) == pile[(number + 1) % len(pile)]


def test_who_sees_a_piece_knows_it_from_then_on() -> None:
    box = laid(1, 2)
    box.move(1, HAND, 2)
    assert [box.sees(1, seat) for seat in (0, 2, SPECTATOR)] == [False, True, False]
    box.move(1, HAND, 0)
    assert [box.sees(1, seat) for seat in (0, 1, 2)] == [True, False, True]
    box.move(1, TABLE, 0)
    box.move(1, DECK, 0)
    assert box.known(1) == ALL_EYES and box.sees(1, SPECTATOR)
    box.forget(1)
    assert not any(box.sees(1, seat) for seat in range(SEATS))


def test_a_shuffled_pile_is_known_to_nobody_and_depends_on_chance_alone() -> None:
    one, other = laid(1, 2, 3, 4, 5), laid(5, 3, 1, 2, 4)
    one.reveal(3)
    one.shuffle(DECK * SEATS, seeded(4))
    other.shuffle(DECK * SEATS, seeded(4))
    assert list(one.piled(DECK * SEATS)) == list(other.piled(DECK * SEATS)) != [1, 2, 3, 4, 5]
    assert one.known(3) == 0


def test_a_pile_can_be_arranged_anew() -> None:
    box = laid(1, 2, 3)
    box.move(7, HAND, 1)
    box.arrange(box.piled(DECK * SEATS)[::-1], TABLE * SEATS)
    assert list(box.piled(TABLE * SEATS)) == [3, 2, 1] and box.count(DECK, 0) == 0


def test_pieces_exchange_their_places_with_all_that_belongs_to_them() -> None:
    box = laid(1, 2, 3)
    box.move(4, HAND, 1)
    from librt.vecs import vec
    from mypy_extensions import i64

    box.exchange(vec[i64]([4, 1, 2, 3]), vec[i64]([1, 2, 3, 4]))
    assert list(box.piled(DECK * SEATS)) == [4, 1, 2] and list(box.piled(HAND * SEATS + 1)) == [3]
    assert box.known(3) == 2 and box.known(4) == 0


def test_a_copy_lives_its_own_life() -> None:
    box = laid(1, 2)
    copy = box.copy()
    copy.move(1, HAND, 0)
    assert list(box.piled(DECK * SEATS)) == [1, 2] and not box.sees(1, 0)


def test_a_heap_takes_its_pieces_from_wherever_they_lie() -> None:
    box = laid(1, 2, 3)
    box.move(7, HAND, 1)
    box.heap(vec[i64]([2, 7, 5]), TABLE * SEATS)
    assert list(box.piled(TABLE * SEATS)) == [5, 7, 2] and list(box.piled(DECK * SEATS)) == [1, 3]
    assert box.count(HAND, 1) == 0 and not any(box.known(piece) for piece in (2, 5, 7))
