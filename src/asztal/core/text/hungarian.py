"""Hungarian grammar for generated texts: the article, suffixes on numbers, lists, numbers.

The rules are those of the glossary, sections 3.1 (article), 3.3 (numbers) and 3.6 (lists). Nouns are never inflected
here: every noun carries its forms in the texts. Texts use these functions as AZ, ET, SZOR, ES and VAL (see `speaker.py`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

VOWELS = frozenset("aáeéiíoóöőuúüű")
LETTERS_WITH_AZ = frozenset("aáeéfiílmnoóöőrsuúüűxy")
"""Letters whose names begin with a vowel: ef, el, em, en, er, es, iksz, ipszilon."""

EXCEPTIONS = {
    "gyp": "a",  # read as "győzelmi pont"
    "hour": "az",
    "one": "a",
    "union": "a",
    "united": "a",
    "unity": "a",
}
"""First words, in lower case, which sound otherwise than they are spelt."""

SKIPPED = " \u00a0\t\n*_\"'„”“»«‘’‚(){}[]<>×"
"""What is not read aloud at the beginning of a name."""

NUMBER = re.compile(r"[0-9]{1,3}(?:[ \u00a0\u202f][0-9]{3})+(?![0-9])|[0-9]+")
ROMAN = re.compile(r"([IVX]+)\.")
ROMAN_VALUES = {"I": 1, "V": 5, "X": 10}
FIRST_WORD = re.compile(r"[^\W\d_]+")
OWN_ARTICLE = re.compile(r"az? \S", re.IGNORECASE)


def with_article(name: str) -> str:
    """The name with its article: "a Malom", "az Oázis", "az 5"; a name that has its own article keeps just that one."""
    name = str(name)
    if OWN_ARTICLE.match(name.lstrip(SKIPPED)):
        return name
    return f"{article(name)} {name}"


def article(text: str) -> str:
    """ "a" or "az", decided by the sound that follows."""
    said = text.lstrip(SKIPPED)
    if number := NUMBER.match(said):
        return _article_of_number(re.sub(r"\D", "", number[0]))
    if roman := ROMAN.match(said):
        return _article_of_number(str(_roman(roman[1])))
    if word := FIRST_WORD.match(said):
        return _article_of_word(word[0])
    return "a"  # plusz, mínusz and every other sign


def _article_of_number(digits: str) -> str:
    """egy, ezer, egymillió and everything with öt begin with a vowel."""
    begins_with_vowel = digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)
    return "az" if begins_with_vowel else "a"


def _article_of_word(word: str) -> str:
    lower = word.lower()
    if lower in EXCEPTIONS:
        return EXCEPTIONS[lower]
    if _read_letter_by_letter(word):
        return "az" if lower[0] in LETTERS_WITH_AZ else "a"
    if lower[0] == "y":  # "Ynys" begins with an i, "York" with a j
        return "a" if lower[1] in VOWELS else "az"
    return "az" if lower[0] in VOWELS else "a"


def _read_letter_by_letter(word: str) -> bool:
    """A single letter, or capitals which cannot be read as a word."""
    return len(word) == 1 or (word.isupper() and not VOWELS & set(word.lower()))


def _roman(text: str) -> int:
    values = [ROMAN_VALUES[letter] for letter in text] + [0]
    return sum(-now if now < following else now for now, following in pairwise(values))


# Suffixes on a number follow its last spoken part. Order: accusative, times, -s adjective, -val/-vel.
Suffixes = tuple[str, str, str, str]
UNITS: tuple[Suffixes, ...] = (
    ("t", "szor", "s", "val"),  # nulla
    ("et", "szer", "es", "gyel"),
    ("t", "szer", "es", "vel"),
    ("at", "szor", "as", "mal"),
    ("et", "szer", "es", "gyel"),
    ("öt", "ször", "ös", "tel"),
    ("ot", "szor", "os", "tal"),
    ("et", "szer", "es", "tel"),
    ("at", "szor", "as", "cal"),
    ("et", "szer", "es", "cel"),
)
TENS: tuple[Suffixes, ...] = (
    ("et", "szer", "es", "zel"),  # tíz
    ("at", "szor", "as", "szal"),
    ("at", "szor", "as", "cal"),
    ("et", "szer", "es", "nel"),
    ("et", "szer", "es", "nel"),
    ("at", "szor", "as", "nal"),
    ("et", "szer", "es", "nel"),
    ("at", "szor", "as", "nal"),
    ("et", "szer", "es", "nel"),
)
HUNDRED: Suffixes = ("at", "szor", "as", "zal")
THOUSAND: Suffixes = ("et", "szer", "es", "rel")
MILLION: Suffixes = ("t", "szor", "s", "val")


def _suffixes(n: int) -> Suffixes:
    n = abs(n)
    if n % 10 or n == 0:
        return UNITS[n % 10]
    if n % 100:
        return TENS[n // 10 % 10 - 1]
    if n % 1000:
        return HUNDRED
    return THOUSAND if n % 1_000_000 else MILLION


def accusative(n: int) -> str:
    """ "9-et", "2-t", "5-öt"."""
    return f"{number(n)}-{_suffixes(n)[0]}"


def times(n: int) -> str:
    """ "3-szor"; once and twice are written out."""
    return {1: "egyszer", 2: "kétszer"}.get(n) or f"{number(n)}-{_suffixes(n)[1]}"


def adjective(n: int) -> str:
    """The name of a tile or die by its number: "9-es", "20-as"."""
    return f"{number(n)}-{_suffixes(n)[2]}"


def instrumental(n: int) -> str:
    """ "1-gyel", "3-mal"."""
    return f"{number(n)}-{_suffixes(n)[3]}"


def ordinal(n: int) -> str:
    """ "3."."""
    return f"{number(n)}."


def number(n: int) -> str:
    """Digits; from five digits on in groups of three, with a real minus sign."""
    digits = f"{abs(n):,}".replace(",", "\u00a0") if abs(n) >= 10_000 else str(abs(n))
    return f"\u2212{digits}" if n < 0 else digits


def quoted(name: str) -> str:
    """ "„Malom”"; quotation marks inside become » «."""
    return f"„{name.replace('„', '»').replace('”', '«')}”"


SHARED_END = True
"""Whether of several sentences only the last says how all of them end: "Anna az Export, Béla a Segítő jelzőt választotta"."""
BETWEEN = ", "
"""Between players of whom the same is told."""


def gapped(items: Sequence[str]) -> str:
    """What one verb governs: "kapott 1 követ és bónuszként 1 fát"; where "és" stands already, "valamint"."""
    return _listed(items, ", valamint" if any(" és " in item for item in items) else " és")


def several(name: str, n: int) -> str:
    """More than one of the same name, with the article: "a két Erdő"."""
    return f"{with_article(NUMERALS.get(n, str(n)))} {name}"


NUMERALS = {2: "két", 3: "három", 4: "négy", 5: "öt", 6: "hat"}


def all_of(items: Sequence[str]) -> str:
    """ "A, B és C"."""
    return _listed(items, " és")


def one_of(items: Sequence[str]) -> str:
    """ "A, B vagy C"."""
    return _listed(items, " vagy")


def all_clauses(items: Sequence[str]) -> str:
    """Clauses with verbs of their own take a comma before "és": "kapsz 1 követ, és húzz 1 kártyát"."""
    return _listed(items, ", és")


def one_clause(items: Sequence[str]) -> str:
    """The same with "vagy"."""
    return _listed(items, ", vagy")


def _listed(items: Sequence[str], last: str) -> str:
    """The items with commas, `last` before the last one; it brings its own comma or a space."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])}{last} {items[-1]}"
