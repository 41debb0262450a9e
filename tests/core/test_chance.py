"""Chance: the same everywhere and for ever, fair enough for games."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.chance import seeded

SEEDS = (0, 1, 2, 12345, 2**31, 2**32 - 1, 2**32, 2**63 - 1, -1)


def test_numbers_are_the_same_interpreted_and_compiled(golden: Callable[[str, str], None]) -> None:
    drawn = {}
    for seed in SEEDS:
        chance = seeded(seed)
        numbers = [int(chance.below(n)) for n in (2, 3, 6, 10, 100, 1000, 2**31) for _ in range(3)]
        pile = vec[i64](list(range(12)))
        chance.shuffle(pile)
        drawn[str(seed)] = [numbers, [int(card) for card in pile], chance.words(), chance.fork().words()]
    golden("chance.json", json.dumps(drawn, indent=None, separators=(",", ":")).replace("],", "],\n") + "\n")


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 60])
def test_every_number_below_n_is_about_equally_likely(n: int) -> None:
    chance, draws = seeded(7), 20_000
    found = Counter(int(chance.below(n)) for _ in range(draws))
    assert set(found) == set(range(n))
    expected = draws / n
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 2 * n + 20


def test_a_shuffle_keeps_all_pieces_and_brings_each_everywhere() -> None:
    chance, where = seeded(3), Counter[tuple[int, int]]()
    for _ in range(3000):
        pile = vec[i64]([0, 1, 2, 3, 4])
        chance.shuffle(pile)
        assert sorted(pile) == [0, 1, 2, 3, 4]
        where.update(enumerate(int(piece) for piece in pile))
    assert len(where) == 25 and all(450 < count < 750 for count in where.values())


def test_all_orders_of_a_small_pile_occur() -> None:
    chance, orders = seeded(4), set()
    for _ in range(200):
        pile = vec[i64]([0, 1, 2])
        chance.shuffle(pile)
        orders.add(tuple(int(piece) for piece in pile))
    assert len(orders) == 6


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [int(seeded(seed).below(1000)) for seed in range(500)]
    assert len(set(firsts)) > 350
    assert len({tuple(seeded(seed).words()) for seed in range(2000)}) == 2000


def test_big_seeds_matter_in_all_their_bits() -> None:
    assert seeded(5).words() != seeded(5 + 2**32).words() != seeded(5 + 2**40).words()


def test_a_copy_goes_on_alike_and_a_fork_goes_its_own_way() -> None:
    chance = seeded(9)
    copy = chance.copy()
    assert [int(chance.below(100)) for _ in range(20)] == [int(copy.below(100)) for _ in range(20)]
    fork = chance.fork()
    assert [int(chance.below(100)) for _ in range(20)] != [int(fork.below(100)) for _ in range(20)]


def test_shuffling_nothing_or_one_piece_is_harmless() -> None:
    chance = seeded(1)
    before = chance.words()
    for pile in (vec[i64](), vec[i64]([5])):
        chance.shuffle(pile)
    assert chance.words() == before
