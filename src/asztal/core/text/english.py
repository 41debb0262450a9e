"""English grammar for generated texts: a/an, lists, ordinals, numbers. Plurals are chosen in the texts themselves.

The same functions as in `hungarian.py` where both languages need them; texts use `with_article` as AN and `ordinal` as
ORD.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

LETTERS_WITH_AN = frozenset("aefhilmnorsx")
AN_ALTHOUGH_CONSONANT = ("hour", "honest", "honour", "heir")
A_ALTHOUGH_VOWEL = ("uni", "use", "usu", "uto", "eu", "ewe", "one", "once")
SKIPPED = " \u00a0\t\n*_\"'“”‘’(){}[]<>"
TOKEN = re.compile(r"[0-9]+|[^\W\d_]+")


def with_article(name: str) -> str:
    """The name with its indefinite article: "a card", "an action", "an 8"."""
    name = str(name)
    return f"{article(name)} {name}"


def article(text: str) -> str:
    """ "a" or "an", decided by the sound that follows."""
    token = TOKEN.match(text.lstrip(SKIPPED))
    if token is None:
        return "a"
    word = token[0]
    if word.isdigit():
        eleven_or_eighteen = word[:2] in ("11", "18") and len(word) % 3 == 2
        return "an" if word[0] == "8" or eleven_or_eighteen else "a"
    lower = word.lower()
    if len(word) == 1 or (word.isupper() and not set("aeiou") & set(lower)):
        return "an" if lower[0] in LETTERS_WITH_AN else "a"
    if lower.startswith(AN_ALTHOUGH_CONSONANT):
        return "an"
    return "an" if lower[0] in "aeiou" and not lower.startswith(A_ALTHOUGH_VOWEL) else "a"


def ordinal(n: int) -> str:
    """ "1st", "2nd", "3rd", "11th"."""
    ending = "th" if n // 10 % 10 == 1 else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{number(n)}{ending}"


def number(n: int) -> str:
    """Digits; from five digits on in groups of three, with a real minus sign."""
    digits = f"{abs(n):,}" if abs(n) >= 10_000 else str(abs(n))
    return f"\u2212{digits}" if n < 0 else digits


def quoted(name: str) -> str:
    """ "“Mill”"."""
    return f"“{name}”"


SHARED_END = False
"""Whether of several sentences only the last one says how all of them end."""
BETWEEN = "; "
"""Between players of whom the same is told."""


def gapped(items: Sequence[str]) -> str:
    """What one verb governs: "gained 1 stone and 1 wood as a bonus"; where "and" stands already, "plus"."""
    return _listed(items, ", plus" if any(" and " in item for item in items) else " and")


def several(name: str, n: int) -> str:
    """More than one of the same name: "a Forest twice"."""
    return f"{with_article(name)} {'twice' if n == 2 else f'{n} times'}"


def all_of(items: Sequence[str]) -> str:
    """ "A, B and C"."""
    return _listed(items, " and")


def one_of(items: Sequence[str]) -> str:
    """ "A, B or C"."""
    return _listed(items, " or")


def all_clauses(items: Sequence[str]) -> str:
    """Clauses with verbs of their own: "pay 3 gold and discard 1 card"; from three on with a comma before "and"."""
    return _listed(items, " and" if len(items) < 3 else ", and")


def one_clause(items: Sequence[str]) -> str:
    """The same with "or"."""
    return _listed(items, " or" if len(items) < 3 else ", or")


def _listed(items: Sequence[str], last: str) -> str:
    """The items with commas, `last` before the last one; it brings its own comma or a space."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])}{last} {items[-1]}"
