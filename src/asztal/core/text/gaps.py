"""What need not be said twice: a verb two clauses share is said once, as people do.

"kapott 1 követ, és kapott bónuszként 1 fát" becomes "kapott 1 követ és bónuszként 1 fát"; "Anna az Export kegyjelzőt
választotta; Béla a Segítő kegyjelzőt választotta" becomes "Anna az Export, Béla a Segítő kegyjelzőt választotta".
The browser's twin is `web/src/lib/text/gaps.ts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

LEAST = 4
"""Shorter words, articles among them, are never left out alone."""


def plain(word: str) -> bool:
    """A word that may be left out: no name, no number, no article, nothing with a sign."""
    return len(word) >= LEAST and word.isalpha() and word.islower()


def start(one: Sequence[str], other: Sequence[str]) -> int:
    """How many words both begin with and need not be said again."""
    n = 0
    while n < min(len(one), len(other)) and one[n] == other[n] and plain(one[n]):
        n += 1
    rests = (one[n:], other[n:])
    return n if all(rest and not rest[0].startswith("(") for rest in rests) else 0


def end(texts: Sequence[Sequence[str]]) -> int:
    """How many words all end with; an amount is never torn from what it counts."""
    n = 0
    while n < min(map(len, texts)) and len({words[-1 - n] for words in texts}) == 1 and plain(texts[0][-1 - n]):
        n += 1
    rests = [words[: len(words) - n] for words in texts]
    return n if all(rest and not rest[-1].isdigit() for rest in rests) else 0


def clauses(texts: Sequence[str], name: str, grammar: ModuleType) -> str:
    """Clauses about one player, whose name the first one may begin with."""
    groups: list[list[str]] = []
    begins: list[str] = []
    for text in texts:
        words = text.split(" ")
        if groups and (n := start(begins, words)):
            groups[-1].append(" ".join(words[n:]))
        else:
            groups.append([text])
            begins = text.removeprefix(f"{name} ").split(" ")
    told: str = grammar.all_clauses([grammar.gapped(group) for group in groups])
    return told


def shares(texts: Sequence[str], names: Sequence[str], grammar: ModuleType) -> str | None:
    """The same told of several players; None if they share no words."""
    rests = [text.removeprefix(f"{name} ").split(" ") for text, name in zip(texts, names, strict=True)]
    if any(not text.startswith(f"{name} ") for text, name in zip(texts, names, strict=True)):
        return None
    first = min(start(rests[0], rest) for rest in rests[1:])
    last = end(rests) if grammar.SHARED_END else 0
    if not first and not last:
        return None
    told = []
    for place, (name, rest) in enumerate(zip(names, rests, strict=True)):
        kept = rest[first if place else 0 : len(rest) if place == len(rests) - 1 else len(rest) - last]
        if not kept:
            return None
        told.append(f"{name} {' '.join(kept)}")
    joined: str = grammar.BETWEEN.join(told)
    return joined
