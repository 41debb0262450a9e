"""Remember what rulebooks say without keeping a word of it: `python scripts/rulebook_phrases.py FOLDER`.

The folder holds rulebooks as text files. Every eight words that follow each other in one of them become a hash of five bytes;
all hashes, sorted, go to `tests/contract/rulebooks.bin`, and `tests/contract/test_own_words.py` looks for the phrases of our
guides among them. Rulebooks themselves belong to their publishers and never come into the repository.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

WORDS = 8
BYTES = 5
FILE = Path(__file__).parents[1] / "tests" / "contract" / "rulebooks.bin"


def phrases(text: str) -> Iterator[str]:
    """Every eight words in a row, in small letters and without punctuation."""
    words = re.findall(r"\w+", text.lower())
    for start in range(len(words) - WORDS + 1):
        yield " ".join(words[start : start + WORDS])


def mark(phrase: str) -> bytes:
    return hashlib.blake2s(phrase.encode(), digest_size=BYTES).digest()


def marks() -> frozenset[bytes]:
    """The marks of all rulebooks' phrases."""
    stored = FILE.read_bytes()
    return frozenset(stored[at : at + BYTES] for at in range(0, len(stored), BYTES))


def main(folder: str) -> None:
    found = {
        mark(phrase) for file in sorted(Path(folder).glob("*.txt")) for phrase in phrases(file.read_text(encoding="utf-8"))
    }
    if not found:
        sys.exit(f"{folder}: there are no rulebooks here; each is a text file, NAME.txt")
    FILE.write_bytes(b"".join(sorted(found)))
    print(f"{len(found)} phrases of {WORDS} words in {FILE.name}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("which folder? python scripts/rulebook_phrases.py FOLDER")
    main(sys.argv[1])
