"""Names: how they are kept, which of them are the same, and which only look the same."""

from __future__ import annotations

import hashlib
import unicodedata
from functools import lru_cache

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

NAME_SIGNS = 40
FILLERS = "\u115f\u1160\u2800"
"""Letters and symbols nobody sees: Hangul's fillers (all forms of them, as NFKC writes them) and the empty Braille cell."""


def tidy_name(name: str) -> str:
    """A name as it is kept: the usual form of each letter, no blanks at its ends, no control characters. Empty if there is
    nothing to see."""
    usual = unicodedata.normalize("NFKC", name)
    tidy = " ".join("".join(sign if sign.isprintable() and sign not in FILLERS else " " for sign in usual).split())
    return tidy if any(unicodedata.category(sign)[0] in "LNPS" for sign in tidy) else ""


def clean_name(name: str) -> str:
    """A tidy name, cut if it is too long; empty if nothing is left."""
    return tidy_name(name)[:NAME_SIGNS].strip()


def fold(name: str) -> str:
    """Names that differ only in case, blanks or the way a letter is written are the same account.

    No sign becomes more than two, so that the database always has room for it (a test looks at all of them).
    """
    return unicodedata.normalize("NFKC", clean_name(name).casefold())


def looks(name: str) -> str:
    """How a name looks, as a number: names with the same one cannot be told apart, though they may be written with letters of
    other alphabets (Unicode's confusables, UTS 39)."""
    skeleton = _skeleton(_skeleton(clean_name(name)).casefold())
    return hashlib.sha256(skeleton.encode()).hexdigest()


def _skeleton(text: str) -> str:
    prototypes = _prototypes()
    signs = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(prototypes.get(sign, sign) for sign in signs))


@lru_cache
def _prototypes() -> dict[str, str]:
    """For each sign what it looks like. The table tells each sign its prototype, and each prototype all its signs."""
    table = {key.strip(MARK): [other["c"].strip(MARK) for other in others] for key, others in confusables_data.items()}
    found = {}
    for sign, others in table.items():
        if len(sign) == 1 and len(others) == 1:
            other = others[0]
            if len(other) > 1 or len(table.get(other, [])) > 1 or other < sign:
                found[sign] = other
    return found


MARK = "\u200e"
"""Around letters of scripts that run to the left."""
