"""Pieces: where they lie, who sees them, who knows them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.chance import seeded
from asztal.core.pieces import ALL_EYES, EVERYBODY, NOBODY, OWNER, SPECTATOR, Pieces, place, zones

DECK, HAND, TABLE = 0, 1, 2
ZONES = zones(deck=NOBODY, hand=OWNER, table=EVERYBODY)


def six() -> Pieces:
    return Pieces(ZONES, vec[i64]([place(DECK, 0)] * 6), vec[i64]([0] * 6))


def who_sees(pieces: Pieces, piece: int) -> list[int]:
    return [seat for seat in (0, 1, 2, SPECTATOR) if pieces.sees(piece, seat)]


def test_zones_are_numbered_in_the_order_given() -> None:
    assert ZONES.names == ("deck", "hand", "table") and list(ZONES.sight) == [NOBODY, OWNER, EVERYBODY]


@pytest.mark.parametrize(("zone", "eyes"), [(DECK, []), (HAND, [1]), (TABLE, [0, 1, 2, SPECTATOR])])
def test_a_zone_says_who_sees_what_lies_there(zone: int, eyes: list[int]) -> None:
    pieces = six()
    pieces.move(3, zone, 1)
    assert who_sees(pieces, 3) == eyes


def test_a_piece_lies_in_one_place() -> None:
    pieces = six()
    pieces.move(3, HAND, 2)
    assert pieces.lies(3, HAND, 2) and not pieces.lies(3, DECK, 0)
    assert (pieces.zone(3), pieces.seat(3)) == (HAND, 2)
    assert list(pieces.inside(DECK, 0)) == [0, 1, 2, 4, 5] and pieces.count(DECK, 0) == 5
    assert list(pieces.inside(HAND, 2)) == [3] and pieces.count(HAND, 1) == 0


def test_who_passed_a_piece_on_still_knows_it() -> None:
    pieces = six()
    pieces.move(3, HAND, 0)
    pieces.move(3, HAND, 1)
    assert who_sees(pieces, 3) == [0, 1]


def test_a_piece_everybody_saw_stays_known_in_a_hand() -> None:
    pieces = six()
    pieces.move(3, TABLE, 0)
    pieces.move(3, HAND, 1)
    assert who_sees(pieces, 3) == [0, 1, 2, SPECTATOR]


def test_a_shuffled_piece_is_forgotten_and_a_shown_one_known_to_all() -> None:
    pieces = six()
    pieces.move(3, HAND, 0)
    pieces.move(3, DECK, 0)
    pieces.forget(3)
    assert who_sees(pieces, 3) == []
    pieces.reveal(3)
    assert pieces.known[3] == ALL_EYES and who_sees(pieces, 3) == [0, 1, 2, SPECTATOR]


def test_copies_are_independent() -> None:
    pieces = six()
    copy = pieces.copy()
    pieces.move(3, HAND, 0)
    assert copy.lies(3, DECK, 0) and who_sees(copy, 3) == []


def test_unseen_pieces_are_dealt_anew_and_seen_ones_stay() -> None:
    pieces = six()
    pieces.move(0, HAND, 0)
    pieces.move(1, HAND, 1)
    pieces.move(2, TABLE, 0)
    rng, hands = seeded(1), set()
    for _ in range(50):
        sample = pieces.copy()
        pile = sample.mix_unseen(vec[i64]([5, 4, 3]), 0, 0, 6, rng)
        assert sample.lies(0, HAND, 0) and sample.lies(2, TABLE, 0)
        assert sorted(pile) == list(sample.inside(DECK, 0))
        (hand,) = sample.inside(HAND, 1)
        hands.add(int(hand))
        assert sample.known[hand] == 0b10  # that seat 1 knows its card goes with the place
    assert hands == {1, 3, 4, 5}


def test_what_a_seat_knows_in_a_pile_stays_where_it_is() -> None:
    pieces = six()
    pieces.known[4] = 0b1
    rng = seeded(2)
    for _ in range(20):
        sample = pieces.copy()
        pile = sample.mix_unseen(vec[i64]([0, 4, 1, 2, 3, 5]), 0, 0, 6, rng)
        assert pile[1] == 4 and sorted(pile) == [0, 1, 2, 3, 4, 5]
