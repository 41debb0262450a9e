"""Shuffles during a game and where they are noted: `memory.py` and `piles.py` work them into what seats remember."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from asztal.core.rings import KNOWN, LINK

WORD: Final = 48  # pieces in one number of a memory


def words_of(pieces: int) -> int:
    """How many numbers of a memory a set of so many pieces takes."""
    return (pieces + WORD - 1) // WORD


class Lots:
    """The pieces of one back, and where it is noted what seats remember of them: see `memory.py`."""

    def __init__(self, first: int, end: int, at: int, ages: int, mark: int) -> None:
        self.first: i64 = first
        self.end: i64 = end
        self.at: i64 = at
        """Where their words begin in a seat's memory: those of the lot that is new, of the one before, and so on."""
        self.words: i64 = words_of(end - first)
        """How many numbers of a memory a lot takes."""
        self.ages: i64 = ages
        """How many lots are told apart; the last stands for all before it, too."""
        self.mark: i64 = mark
        """The lowest bit of a piece's age in its mark."""


class Piles:
    """All pieces of a game in which several piles are made anew, and which of them began together: see `piles.py`."""

    def __init__(self, mark: int, numbers: int, words: int, start: list[int], first: list[int]) -> None:
        self.mark: i64 = mark
        """The lowest bit of the number of a piece's pile in its mark; 0 stands for the pile it began in."""
        self.numbers: i64 = numbers
        """How many numbers a mark can hold; those of the piles of the beginning come after them."""
        self.words: i64 = words
        """How many numbers of a memory a pile takes."""
        self.start: vec[i64] = vec[i64](start)
        """For each piece the pile it began in."""
        self.first: vec[i64] = vec[i64](first)
        """For each pile what can be in it when the game begins, as in a memory; nothing: anything."""


class Shuffle:
    """A shuffle during the game, and where everything lay and who knew it just before: what seats remember follows from it."""

    def __init__(self, before: Shuffle | None, back: i64, zone: i64, link: vec[i16]) -> None:
        self.before: Shuffle | None = before
        """The one noted before it."""
        self.back: i64 = back
        """Which of the program's lots."""
        self.zone: i64 = zone
        """Where the pieces lay that were shuffled; for `Piles` a place, not a zone."""
        self.link: vec[i16] = link

    def known(self, piece: i64) -> i64:
        return i64(self.link[piece * LINK + KNOWN])

    def zone_of(self, piece: i64) -> i64:
        return i64(self.link[piece * LINK]) >> 3

    def place_of(self, piece: i64) -> i64:
        return i64(self.link[piece * LINK])
