"""The first reading: text becomes tokens, and every token knows its place in the file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from asztal.core.errors import ContentError

TokenKind = Literal["word", "number", "range", "card", "mark", "end"]

HIGHEST = 999
"""No number in a card text is higher; a longer one is a slip of the finger."""

PATTERN = re.compile(
    r"""(?P<space>\s+)
      | (?P<range>[0-9]+-[0-9]+|[0-9]+\+)
      | (?P<number>[0-9]+)
      | (?P<word>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)
      | (?P<card>@[a-z0-9]+(?:-[a-z0-9]+)*)
      | (?P<mark>=>|[;,:()|])""",
    re.VERBOSE,
)
STRANGE = re.compile(r"[\w@-]+|.", re.DOTALL)
KINDS: dict[str, TokenKind] = {"word": "word", "number": "number", "range": "range", "card": "card", "mark": "mark"}


@dataclass(frozen=True, slots=True)
class Where:
    """The place of an effect's text, so that a mistake in it can be shown where the author wrote it.

    Plain texts need only the line and column of their first character. A string from a content file gives the place of
    every character and of its end in `places`, because escapes and line breaks move them.
    """

    file: str = "effect"
    line: int = 1
    column: int = 1
    places: tuple[tuple[int, int], ...] = ()

    def error(self, text: str, offset: int, message: str) -> ContentError:
        """The error to raise for a mistake at `offset` in `text`."""
        if self.places:
            line, column = self.places[min(offset, len(self.places) - 1)]
            return ContentError(self.file, line, column, message)
        before = text[:offset]
        breaks = before.count("\n")
        column = len(before) - before.rfind("\n") if breaks else self.column + offset
        return ContentError(self.file, self.line + breaks, column, message)


@dataclass(frozen=True, slots=True)
class Token:
    """A word, number, range (`3+`), card (`@id`), mark (`=>`, `;` ...) or the end of the text."""

    kind: TokenKind
    text: str
    start: int
    end: int

    def __str__(self) -> str:
        return "the end" if self.kind == "end" else f"'{self.text}'"


def tokens(text: str, where: Where) -> list[Token]:
    """All tokens of `text`; the last one is the end."""
    found: list[Token] = []
    offset = 0
    while offset < len(text):
        match = PATTERN.match(text, offset)
        if match is None:
            raise where.error(text, offset, _strange(text, offset))
        if match.lastgroup in KINDS:
            found.append(Token(KINDS[match.lastgroup], match[0], offset, match.end()))
        offset = match.end()
    found.append(Token("end", "", offset, offset))
    return found


def _strange(text: str, offset: int) -> str:
    """What to say about a character that begins no token."""
    match = STRANGE.match(text, offset)
    strange = match[0] if match else text[offset]
    if strange.lower() != strange and PATTERN.match(strange.lower()):
        return f"unexpected {strange!r}; words are written in lower case"
    if "_" in strange:
        return f"unexpected {strange!r}; words are joined by hyphens"
    return f"unexpected {strange!r}"
