"""Chance lives in the state, so that the same record always gives the same game.

There are two generators with one face. `seeded` gives the small and fast one: two 32-bit words, for seeds given by hand, for
research and for everything bots imagine. `keyed` gives the one of a table where people play: a stream of BLAKE2b blocks under a
key of 256 bits, of which nothing that was drawn allows to tell what will be.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.errors import BadOption

WORD: Final = 0xFFFFFFFF
KEY_WORDS: Final = 8
BLOCK: Final = 16  # words drawn from one hash
PURPOSE: Final = b"asztal chance"

Seed = int | str
"""What a game's chance starts from: a whole number for the small generator, or a key, written as 64 hexadecimal digits."""


class Chance:
    """xoroshiro64*: two 32-bit words. Every intermediate stays below 2**63, so interpreted and compiled runs agree."""

    def __init__(self, a: i64, b: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b

    def __reduce__(self) -> tuple[object, ...]:
        return from_words, (self.words(),)

    def copy(self) -> Chance:
        return Chance(self.a, self.b)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at least 1."""
        a = self.a
        b = self.b
        drawn: i64 = (a * 0x9E3779BB) & WORD
        b ^= a
        self.a = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & WORD
        self.b = ((b << 13) | (b >> 19)) & WORD
        return (drawn * n) >> 32

    def shuffle(self, pile: vec[i64]) -> None:
        """Shuffle the pile in place."""
        i: i64 = len(pile) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = pile[i]
            pile[i] = pile[j]
            pile[j] = kept
            i -= 1

    def fork(self) -> Chance:
        """A new small generator that goes its own way, so that search never disturbs the game it looks at."""
        return seeded(self.below(1 << 31))

    def words(self) -> list[int]:
        """All there is to know of it, for positions and comparison: the two words; of a keyed one the eight words of its key
        and how many numbers were drawn."""
        return [self.a, self.b]


class Keyed(Chance):
    """BLAKE2b under a secret key, block by block. Copies share key and block: neither is ever changed."""

    def __init__(self, key: bytes, drawn: i64, block: vec[i64]) -> None:
        super().__init__(0, 0)
        self.key: bytes = key
        self.drawn: i64 = drawn
        """How many numbers were drawn."""
        self.block: vec[i64] = block
        """The block the last number was drawn from, if another one is left in it."""

    def copy(self) -> Chance:
        return Keyed(self.key, self.drawn, self.block)

    def below(self, n: i64) -> i64:
        at = self.drawn % BLOCK
        if at == 0:
            self.block = block(self.key, self.drawn // BLOCK)
        self.drawn += 1
        return (self.block[at] * n) >> 32

    def words(self) -> list[int]:
        return [*(int.from_bytes(self.key[4 * i : 4 * i + 4], "big") for i in range(KEY_WORDS)), self.drawn]


def block(key: bytes, number: int) -> vec[i64]:
    """The words of one block of a key's stream."""
    drawn = hashlib.blake2b(number.to_bytes(8, "little"), key=key, person=PURPOSE).digest()
    return vec[i64]([int.from_bytes(drawn[i : i + 4], "little") for i in range(0, 4 * BLOCK, 4)])


def chance_of(seed: Seed) -> Chance:
    """The generator a game begins with."""
    if isinstance(seed, int):
        return seeded(seed)
    if not is_key(seed):
        raise BadOption(f"a seed is a whole number or a key of 64 digits from 0-9 and a-f, not {seed[:80]!r}")
    return Keyed(bytes.fromhex(seed), 0, vec[i64]())


def is_key(seed: str) -> bool:
    return len(seed) == 64 and all(digit in "0123456789abcdef" for digit in seed)


def commitment(seed: Seed) -> str:
    """What may be shown of a key before the game without telling anything of it: the SHA-256 of its 64 digits.

    Whoever is told the key afterwards can compute the same: nobody has exchanged it meanwhile. A small seed could be found by
    trying, so there is none for it.
    """
    return hashlib.sha256(seed.encode()).hexdigest() if isinstance(seed, str) else ""


def from_words(words: list[int]) -> Chance:
    """The generator that had these words."""
    if len(words) == 2:
        return Chance(words[0], words[1])
    key = b"".join(word.to_bytes(4, "big") for word in words[:KEY_WORDS])
    drawn = words[KEY_WORDS]
    return Keyed(key, drawn, block(key, drawn // BLOCK) if drawn % BLOCK else vec[i64]())


def seeded(seed: int) -> Chance:
    """The generator of a seed; neighbouring seeds give unrelated generators."""
    low: i64 = seed & WORD
    high: i64 = (seed >> 32) & WORD
    a = mixed(low ^ 0x2545F491)
    b = mixed(high ^ a ^ 0x6C078965)
    if a == 0 and b == 0:
        b = 1  # the one state the generator cannot leave
    chance = Chance(a, b)
    chance.below(2)
    return chance


def mixed(x: i64) -> i64:
    """Scramble 32 bits so that every bit of the seed reaches every bit of the word."""
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & WORD
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & WORD
    return x ^ (x >> 16)
