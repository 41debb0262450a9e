"""Content files: TOML with the line and column of everything in it.

`tomllib` reads the values; `_Locator` walks over the same text once more and notes where each key and value stands. So whatever
a game finds wrong with its content, it can say exactly where:

    document = Document(text, "cards.toml")
    for table in document.tables():
        name = table.name("name")
        copies = table.integer("copies", default=1, at_least=1)
        bonus = table.effect("bonus", VOCABULARY)
        table.finish()

Every mistake raises `ContentError`. Nothing here touches a file.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from asztal.core.errors import ContentError, nearest
from asztal.core.notation.grammar import parse, parse_condition
from asztal.core.notation.tokens import Where
from asztal.core.notation.tree import Condition, Node
from asztal.core.notation.vocabulary import WORD, Vocabulary

Path = tuple[str | int, ...]
"""Where a value is in the document: keys, and numbers in arrays: ("masons-guild", "name", "hu")."""


class Place(NamedTuple):
    """A place in the file, both counted from 1."""

    line: int
    column: int


T = TypeVar("T")

_MISSING: Any = object()
"""What `_find` gives for a key that is not there."""


class Document:
    """A content file: its tables, in the order they are written."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self._values = _load(text, file)
        self._places = _Locator(text).places
        self.root = Table(self, (), self._values)
        """The keys above the first table."""

    def tables(self) -> Iterator[Table]:
        """Every `[table]`; its `id` is the name in brackets."""
        return self.root.tables()

    def place(self, path: Path) -> Location:
        """Where the value at `path` is written, or else the nearest thing around it."""
        while path and path not in self._places:
            path = path[:-1]
        return self._places.get(path, Location(Place(1, 1), Place(1, 1)))


class Table:
    """A table of a document: every question takes a key (`"copies"`) or a dotted path (`"name.hu"`) and checks the answer.

    A key asked for counts as known; `finish` complains about all others.
    """

    def __init__(self, document: Document, path: Path, values: Mapping[str, Any]) -> None:
        self.document = document
        self.path = path
        self._values = values
        self._known: set[Path] = set()

    @property
    def id(self) -> str:
        """The table's own name, the last word in its brackets."""
        return str(self.path[-1]) if self.path else ""

    def tables(self) -> Iterator[Table]:
        """The tables inside this one; each counts as known."""
        for key, value in self._values.items():
            if isinstance(value, dict):
                self._known.add((key,))
                table = Table(self.document, (*self.path, key), value)
                if not WORD.fullmatch(key):
                    raise table.error("", f"{key!r} is no id; ids are lower-case words joined by hyphens")
                yield table

    def given(self) -> list[str]:
        """All keys, for tables whose keys are names themselves."""
        return list(self._values)

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return self._find(key) is not _MISSING

    def string(self, key: str, default: str | None = None) -> str:
        """Text, not empty."""
        value = self._get(key, str, "text in quotation marks", default)
        if not value.strip() and default is None:
            raise self.error(key, f"'{key}' must not be empty")
        return value

    def integer(self, key: str, default: int | None = None, at_least: int | None = None, at_most: int | None = None) -> int:
        """A whole number, within its limits."""
        value = self._get(key, int, "a whole number", default)
        if (at_least is not None and value < at_least) or (at_most is not None and value > at_most):
            raise self.error(key, f"'{key}' must be {_limits(at_least, at_most)}, found {value}")
        return value

    def number(self, key: str) -> float:
        """A number with a fraction."""
        return self._get(key, float, "a number with a point, such as 0.5", None)

    def boolean(self, key: str, default: bool | None = None) -> bool:
        """true or false."""
        return self._get(key, bool, "true or false", default)

    def choice(self, key: str, allowed: Iterable[str], default: str | None = None) -> str:
        """One of the allowed words."""
        return self._checked(key, self._get(key, str, "text in quotation marks", default), tuple(allowed), self._path(key))

    def choices(
        self, key: str, allowed: Iterable[str], default: Sequence[str] | None = None, again: bool = False
    ) -> tuple[str, ...]:
        """Several of the allowed words, each at most once, or as often as one likes."""
        permitted = tuple(allowed)
        values = self.strings(key, default)
        for number, value in enumerate(values):
            self._checked(key, value, permitted, (*self._path(key), number))
            if value in values[:number] and not again:
                raise self._error_at((*self._path(key), number), f"{value!r} is there twice")
        return values

    def strings(self, key: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        """A list of texts."""
        values = self._get(key, list, "a list of texts", None if default is None else list(default))
        for number, value in enumerate(values):
            if not isinstance(value, str):
                raise self._error_at((*self._path(key), number), f"'{key}' takes texts in quotation marks")
        return tuple(values)

    def integers(self, key: str, default: Sequence[int] | None = None) -> tuple[int, ...]:
        """A list of whole numbers."""
        values = self._get(key, list, "a list of whole numbers", None if default is None else list(default))
        for number, value in enumerate(values):
            if type(value) is not int:
                raise self._error_at((*self._path(key), number), f"'{key}' takes whole numbers")
        return tuple(values)

    def name(self, key: str = "name") -> dict[str, str]:
        """A name in both languages, by language: `{ en = "Mill", hu = "Malom" }`."""
        return {lang: self.string(f"{key}.{lang}") for lang in ("en", "hu")}

    def effect(self, key: str, vocabulary: Vocabulary) -> Node:
        """An effect in the notation; a mistake in it is shown at its own column."""
        return parse(self.string(key), vocabulary, self.where(key))

    def optional_effect(self, key: str, vocabulary: Vocabulary) -> Node | None:
        """An effect, or None if the key is not there."""
        return self.effect(key, vocabulary) if self.has(key) else None

    def condition(self, key: str, vocabulary: Vocabulary) -> Condition:
        """A condition in the notation, such as a card's requirement."""
        return parse_condition(self.string(key), vocabulary, self.where(key))

    def where(self, key: str) -> Where:
        """The place of a text's every character, for errors inside it."""
        place = self.document.place(self._path(key))
        return Where(self.document.file, *place.value, places=place.characters)

    def finish(self) -> None:
        """Complain about the first key nobody asked for."""
        for path in self._leaves(self._values, ()):
            if not any(path[: len(known)] == known for known in self._known):
                known_keys = sorted({".".join(map(str, known)) for known in self._known})
                key = ".".join(map(str, path))
                hint = nearest(key, known_keys) or "."
                message = f"unknown key '{key}'{hint} Known keys: {', '.join(known_keys)}"
                raise self._error_at((*self.path, *path), message, at_key=True)

    def error(self, key: str, message: str) -> ContentError:
        """The error to raise for a mistake in the value of `key`; with no key, in the table as a whole."""
        return self._error_at(self._path(key) if key else self.path, message)

    # Inside

    def _path(self, key: str) -> Path:
        return (*self.path, *key.split("."))

    def _find(self, key: str) -> Any:
        value: Any = self._values
        self._known.add(tuple(key.split(".")))
        for part in key.split("."):
            if not isinstance(value, dict) or part not in value:
                return _MISSING
            value = value[part]
        return value

    def _get(self, key: str, kind: type[T], what: str, default: T | None) -> T:
        value = self._find(key)
        if value is _MISSING:
            if default is None:
                of = f" of [{self.id}]" if self.id else ""
                raise self.error(key, f"'{key}'{of} is missing; it takes {what}")
            return default
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self.error(key, f"'{key}' takes {what}")
        return value

    def _checked(self, key: str, value: str, allowed: Sequence[str], path: Path) -> str:
        if value not in allowed:
            hint = nearest(value, allowed) or "."
            raise self._error_at(path, f"unknown {key} {value!r}{hint} It is one of: {', '.join(allowed)}")
        return value

    def _leaves(self, values: Mapping[str, Any], path: Path) -> Iterator[Path]:
        for key, value in values.items():
            if isinstance(value, dict) and value:
                yield from self._leaves(value, (*path, key))
            else:
                yield (*path, key)

    def _error_at(self, path: Path, message: str, at_key: bool = False) -> ContentError:
        place = self.document.place(path)
        line, column = place.key if at_key else place.value
        return ContentError(self.document.file, line, column, message)


def unique(tables: Iterable[Table]) -> list[Table]:
    """The tables, if no two of them, also from different files, have the same id."""
    seen: dict[str, Table] = {}
    for table in tables:
        if table.id in seen:
            other = seen[table.id].document
            line = other.place(seen[table.id].path).value.line
            raise table.error("", f"the id '{table.id}' is taken already, in {other.file} line {line}")
        seen[table.id] = table
    return list(seen.values())


def _limits(at_least: int | None, at_most: int | None) -> str:
    if at_least is not None and at_most is not None:
        return f"from {at_least} to {at_most}"
    return f"at least {at_least}" if at_least is not None else f"at most {at_most}"


_AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_TWICE = re.compile(r"Cannot declare \((.*?),?\) twice|Cannot overwrite a value")


def _load(text: str, file: str) -> dict[str, Any]:
    """The values of a TOML text; its mistakes become `ContentError`."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError also for numbers too long to read
        message = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        at = _AT.search(message)
        if at is None or at[1] is None:
            lines = text.split("\n")
            line, column = len(lines), len(lines[-1]) + 1
        else:
            line, column = int(at[1]), int(at[2])
        message = _AT.sub("", message)
        if twice := _TWICE.search(message):
            name = (twice[1] or "").replace("', '", ".").strip("'")
            message = f"[{name}] is there twice" if name else "this key is there twice"
        raise ContentError(file, line, column, message) from None


@dataclass(frozen=True, slots=True)
class Location:
    """Where a key and its value begin; for a text also where each of its characters and its end is."""

    key: Place
    value: Place
    characters: tuple[tuple[int, int], ...] = ()


class _Locator:
    """Walks over a TOML text that `tomllib` has accepted and notes the place of every table, key and value.

    It trusts the syntax, so each method reads just as much as it needs to find the end of what it is on.
    """

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.offset = 0
        self.places: dict[Path, Location] = {}
        self.arrays: dict[Path, int] = {}
        self.starts = [0, *(m.end() for m in re.finditer("\n", self.text))]
        table: Path = ()
        while self.skip(" \t\n"):
            if self.text[self.offset] == "[":
                table = self.header()
            else:
                self.pair(table)

    def place(self, offset: int) -> Place:
        line = bisect_right(self.starts, offset) - 1
        return Place(line + 1, offset - self.starts[line] + 1)

    def skip(self, blank: str) -> bool:
        """Pass blanks and comments; False at the end of the text."""
        while self.offset < len(self.text):
            if self.text[self.offset] == "#":
                end = self.text.find("\n", self.offset)
                self.offset = len(self.text) if end < 0 else end
            elif self.text[self.offset] in blank:
                self.offset += 1
            else:
                return True
        return False

    def header(self) -> Path:
        """`[a.b]` or `[[a.b]]`, whose tables are numbered."""
        start = self.place(self.offset)
        array = self.text.startswith("[[", self.offset)
        self.offset += 2 if array else 1
        path = self.inside_arrays(self.key("]"))
        if array:
            self.arrays[path] = self.arrays.get(path, -1) + 1
            path = (*path, self.arrays[path])
        self.offset += 2 if array else 1
        for length in range(1, len(path)):  # [a.b] makes a as well
            self.places.setdefault(path[:length], Location(start, start))
        self.places[path] = Location(start, start)
        return path

    def inside_arrays(self, path: Path) -> Path:
        """The path with the number of the current table put after every array of tables on the way."""
        full: Path = ()
        for part in path[:-1]:
            full = (*full, part)
            if full in self.arrays:
                full = (*full, self.arrays[full])
        return (*full, path[-1])

    def pair(self, table: Path) -> None:
        """`key = value`."""
        start = self.offset
        path = (*table, *self.key("="))
        self.offset += 1
        self.skip(" \t")
        for length in range(len(table) + 1, len(path)):  # a.b.c = 1 makes a and a.b as well
            self.places.setdefault(path[:length], Location(self.place(start), self.place(self.offset)))
        self.value(path, start)

    def key(self, end: str) -> Path:
        """A key, bare, quoted or dotted, up to the mark after it."""
        parts: list[str] = []
        while self.skip(" \t") and self.text[self.offset] != end:
            if self.text[self.offset] in "\"'":
                begin = self.offset
                self.string()
                parts.append(str(tomllib.loads(f"k = {self.text[begin : self.offset]}")["k"]))
            elif self.text[self.offset] == ".":
                self.offset += 1
            else:
                begin = self.offset
                while self.text[self.offset] not in f" \t.{end}":
                    self.offset += 1
                parts.append(self.text[begin : self.offset])
        return tuple(parts)

    def value(self, path: Path, key_start: int | None = None) -> None:
        start = self.offset
        characters: tuple[tuple[int, int], ...] = ()
        match self.text[start]:
            case '"' | "'":
                characters = self.string()
            case "[":
                self.array(path)
            case "{":
                self.inline_table(path)
            case _:
                while self.offset < len(self.text) and self.text[self.offset] not in ",]}#\n":
                    self.offset += 1
        key = self.place(start if key_start is None else key_start)
        self.places[path] = Location(key, self.place(start), characters)

    def array(self, path: Path) -> None:
        self.offset += 1
        number = 0
        while self.skip(" \t\n,") and self.text[self.offset] != "]":
            self.value((*path, number))
            number += 1
        self.offset += 1

    def inline_table(self, path: Path) -> None:
        self.offset += 1
        while self.skip(" \t\n,") and self.text[self.offset] != "}":
            self.pair(path)
        self.offset += 1

    def string(self) -> tuple[tuple[int, int], ...]:
        """Pass a string of any of the four kinds; gives the place of each character of its value, and of its end."""
        quote = self.text[self.offset]
        long = self.text.startswith(quote * 3, self.offset)
        mark = quote * 3 if long else quote
        self.offset += len(mark)
        if long and self.text.startswith("\n", self.offset):
            self.offset += 1
        found: list[tuple[int, int]] = []
        while not self.ends(mark):
            start = self.offset
            shown = self.character(escapes=quote == '"')
            found.extend([self.place(start)] * shown)
        found.append(self.place(self.offset))
        self.offset += len(mark)
        return tuple(found)

    def ends(self, mark: str) -> bool:
        """Whether the string ends here; a long one may have up to two more quotation marks just before its end."""
        here = self.text.startswith(mark, self.offset)
        return here and not (len(mark) == 3 and self.text.startswith(mark, self.offset + 1))

    def character(self, escapes: bool) -> int:
        """Pass one character as written; how many it makes in the value: none for a line folded by a backslash."""
        if not escapes or self.text[self.offset] != "\\":
            self.offset += 1
            return 1
        if fold := _FOLD.match(self.text, self.offset):
            self.offset = fold.end()
            return 0
        self.offset += _ESCAPE_LENGTHS.get(self.text[self.offset + 1], 2)
        return 1


_FOLD = re.compile(r"\\[ \t]*\n\s*")
_ESCAPE_LENGTHS = {"x": 4, "u": 6, "U": 10}
