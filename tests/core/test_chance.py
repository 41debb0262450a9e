"""Chance: the same everywhere and for ever, fair enough for games."""

from __future__ import annotations

import hashlib
import json
import pickle
from collections import Counter
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.chance import Chance, Keyed, chance_of, commitment, from_words, seeded
from asztal.core.errors import BadOption, BadPosition
from asztal.core.plain import Reader
from asztal.games import game, names

KEYS = ("00" * 32, "ff" * 32, "0123456789abcdef" * 4)
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


# -- the generator of tables where people play: keyed -------------------------------------------------------------------------


def numbers(chance: Chance, count: int, n: int = 1000) -> list[int]:
    return [int(chance.below(n)) for _ in range(count)]


def test_keyed_numbers_are_the_same_interpreted_and_compiled(golden: Callable[[str, str], None]) -> None:
    drawn = {}
    for key in KEYS:
        chance = chance_of(key)
        found = [int(chance.below(n)) for n in (2, 3, 6, 10, 100, 1000, 2**31) for _ in range(3)]
        pile = vec[i64](list(range(40)))
        chance.shuffle(pile)
        drawn[key] = [found, [int(card) for card in pile], chance.words(), chance.fork().words()]
    golden("chance-keyed.json", json.dumps(drawn, indent=None, separators=(",", ":")).replace("],", "],\n") + "\n")


def test_a_keyed_stream_is_blake2b_of_its_key_and_the_number_of_the_block() -> None:
    chance = chance_of(KEYS[2])
    words = [int(chance.below(2**31)) for _ in range(32)]
    for number in range(2):
        block = hashlib.blake2b(number.to_bytes(8, "little"), key=bytes.fromhex(KEYS[2]), person=b"asztal chance").digest()
        expected = [int.from_bytes(block[i : i + 4], "little") >> 1 for i in range(0, 64, 4)]
        assert words[16 * number : 16 * number + 16] == expected


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 60])
def test_every_keyed_number_below_n_is_about_equally_likely(n: int) -> None:
    draws = 20_000
    found = Counter(numbers(chance_of(KEYS[0]), draws, n))
    expected = draws / n
    assert set(found) == set(range(n))
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 2 * n + 20


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_a_keyed_generator_goes_on_alike_from_its_copy_and_from_its_words(drawn: int) -> None:
    chance = chance_of(KEYS[1])
    numbers(chance, drawn)
    copy, read, pickled = chance.copy(), from_words(chance.words()), pickle.loads(pickle.dumps(chance))
    expected = numbers(chance, 50)
    assert numbers(copy, 50) == numbers(read, 50) == numbers(pickled, 50) == expected


def test_the_small_generator_can_be_pickled_too() -> None:
    chance = seeded(5)
    numbers(chance, 3)
    assert numbers(pickle.loads(pickle.dumps(chance)), 20) == numbers(chance, 20)


def test_keys_that_differ_in_one_bit_are_unrelated() -> None:
    one, other = numbers(chance_of("0" * 64), 200), numbers(chance_of("0" * 63 + "1"), 200)
    assert sum(a == b for a, b in zip(one, other, strict=True)) < 5


def test_a_fork_of_a_keyed_generator_is_small_and_fast() -> None:
    assert not isinstance(chance_of(KEYS[0]).fork(), Keyed)


@pytest.mark.parametrize("seed", ["", "7", "F" * 64, "0" * 63, "0" * 65, "x" * 64])
def test_what_is_no_key_is_refused(seed: str) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number or a key of 64 digits from 0-9 and a-f, not"):
        chance_of(seed)


def test_a_commitment_is_the_sha_256_of_the_digits_of_the_key() -> None:
    assert commitment("0" * 64) == "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"
    assert commitment(7) == "", "a number could be found by trying"


def test_what_is_drawn_from_a_key_is_drawn_by_no_small_seed() -> None:
    """Whoever sees every number of a table cannot say the next one by looking for a seed that gives the same."""
    seen = numbers(chance_of(KEYS[2]), 12, 6)
    assert not [seed for seed in range(20_000) if numbers(seeded(seed), 12, 6) == seen]


# -- in positions -------------------------------------------------------------------------------------------------------------

BAD_WORDS = [[0, 0], [], [1], [1, 2, 3], [1] * 8, [1] * 10, [2**32, 1], [-1, 1], [1.5, 1], "7", [1] * 8 + [-1], [2**32] * 9]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("words", BAD_WORDS, ids=str)
def test_no_game_loads_a_generator_that_cannot_be(name: str, words: object) -> None:
    plain = game(name).new(seed=3).dump()
    with pytest.raises(BadPosition, match=r"^chance"):
        game(name).load({**plain, "chance": words})


@pytest.mark.parametrize("name", names())
def test_a_game_with_a_key_is_dumped_loaded_and_played_on_alike(name: str) -> None:
    found = game(name)
    state = found.new(seed=KEYS[2])
    loaded = found.load(state.dump())
    assert loaded.same_as(state) and isinstance(loaded.chance, Keyed)
    who = seeded(1)
    for _ in range(60):
        if state.over:  # random games of some are short
            break
        seat = state.to_act()[0]
        legal = state.legal(seat)
        action = legal[who.below(len(legal))]
        state.apply(seat, action)
        loaded.apply(seat, action)
    assert loaded.same_as(state)


@pytest.mark.parametrize("name", names())
def test_what_a_seat_imagines_never_holds_the_key(name: str) -> None:
    state = game(name).new(seed=KEYS[2])
    for seat in range(state.seats):
        assert not isinstance(state.resample(seat, seeded(1)).chance, Keyed)


def test_a_generator_is_read_from_a_position_in_one_place() -> None:
    assert Reader([3, 4]).chance().words() == [3, 4]
    with pytest.raises(BadPosition, match="chance is two whole numbers, not both 0, or 9: a key of 8, and how often it drew"):
        Reader([0, 0], "chance").chance()
