"""Chance lives in the state: a small seeded generator, so that the same record always gives the same game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Chance:
    """xoroshiro64*: two 32-bit words. Every intermediate stays below 2**63, so interpreted and compiled runs agree."""

    def __init__(self, a: i64, b: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b

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
        """A new generator that goes its own way, so that search never disturbs the game it looks at."""
        return seeded(self.below(1 << 31))

    def words(self) -> list[int]:
        """The two words, for positions and comparison."""
        return [self.a, self.b]


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
