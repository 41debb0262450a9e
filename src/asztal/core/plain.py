"""Reading plain positions: every value is checked where it is read, and an error names its place in the position.

A check that fails raises; whoever reads a whole position puts each check under `noting`, so that the next ones are made too,
and in the end lets `tell` raise everything that was found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, NoReturn

from asztal.core.chance import KEY_WORDS, WORD, Chance, from_words
from asztal.core.errors import BadPosition, BadVersion, nearest

if TYPE_CHECKING:
    from asztal.core.game import Game


class Notes:
    """What was found wrong with a position so far: a block under it that refuses something is noted, and the reading goes on
    behind. A class, not a generator: positions are read in thousands of such blocks."""

    __slots__ = ("violations",)

    def __init__(self) -> None:
        self.violations: dict[str, None] = {}
        """Each once, in the order of the checks."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> bool:
        if not isinstance(error, BadPosition):
            return False
        self.violations.update(dict.fromkeys(error.violations))
        return True


class Reader:
    """A value of a plain position together with its place, for instance `sides[1].hand`."""

    __slots__ = ("_notes", "path", "value")

    def __init__(self, value: Any, path: str = "", notes: Notes | None = None) -> None:
        self.value = value
        self.path = path
        self._notes = Notes() if notes is None else notes
        """Shared by all readers of a position."""

    @property
    def violations(self) -> dict[str, None]:
        return self._notes.violations

    def refuse(self, message: str) -> NoReturn:
        raise BadPosition(self.line(message))

    def line(self, message: str) -> str:
        """What is wrong here, with the place."""
        return " ".join(f"{self.path or 'position'}: {message}".split())

    def noting(self) -> Notes:
        """What is refused inside is noted, and the reading goes on behind."""
        return self._notes

    def tell(self) -> None:
        """Refuse the position if anything was noted: all of it."""
        if self.violations:
            raise BadPosition(*self.violations)

    def inside(self, value: Any, path: str) -> Reader:
        """A part of this value."""
        return Reader(value, path, self._notes)

    def __contains__(self, key: str) -> bool:
        return key in self.mapping()

    def __getitem__(self, key: str) -> Reader:
        if key not in self.mapping():
            self.refuse(f"{key!r} is missing")
        return self.inside(self.value[key], f"{self.path}.{key}" if self.path else key)

    def mapping(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            self.refuse(f"expected a table, not {self.value!r}")
        return self.value

    def only(self, keys: Iterable[str]) -> None:
        """Refuse keys that mean nothing."""
        allowed = list(keys)
        unknown = [self.line(f"unknown key {key!r}{nearest(key, allowed)}") for key in self.mapping() if key not in allowed]
        if unknown:
            raise BadPosition(*unknown)

    def each(self) -> Iterator[Reader]:
        if not isinstance(self.value, list):
            self.refuse(f"expected a list, not {self.value!r}")
        for index, value in enumerate(self.value):
            yield self.inside(value, f"{self.path}[{index}]")

    def pairs(self) -> Iterator[tuple[str, Reader]]:
        for key in self.mapping():
            yield key, self[key]

    def integer(self, least: int, most: int) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not least <= self.value <= most:
            self.refuse(f"expected a whole number from {least} to {most}, not {self.value!r}")
        return self.value

    def boolean(self) -> bool:
        if not isinstance(self.value, bool):
            self.refuse(f"expected true or false, not {self.value!r}")
        return self.value

    def word(self, words: Sequence[str], what: str) -> int:
        """The number of a word in a list of valid ones."""
        try:
            return words.index(self.value)
        except ValueError:
            self.refuse(f"{self.value!r} is no {what}{nearest(str(self.value), words)}")

    def words(self, words: Sequence[str], what: str) -> list[int]:
        return [item.word(words, what) for item in self.each()]

    def listed(self, key: str, words: Sequence[str], what: str) -> list[int]:
        """The words of a list that may be left out."""
        return self[key].words(words, what) if key in self else []

    def chance(self) -> Chance:
        """A generator, as `Chance.words` writes it."""
        words = [word.integer(0, WORD if place < KEY_WORDS else 2**53) for place, word in enumerate(self.each())]
        if len(words) == KEY_WORDS + 1 or (len(words) == 2 and any(words)):
            return from_words(words)
        self.refuse(f"chance is two whole numbers, not both 0, or {KEY_WORDS + 1}: a key of {KEY_WORDS}, and how often it drew")

    def version(self, game: Game) -> int:
        """The version of the rules the position is played by; today's if it does not say."""
        if "version" not in self:
            return game.version
        version = self["version"].integer(1, 2**31)
        try:
            game.check_version(version)
        except BadVersion as error:
            self["version"].refuse(str(error))
        return version
