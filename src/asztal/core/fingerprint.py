"""The fingerprint of a game: a hash over everything that decides how it goes, the game's rules and content and core below them.

It changes with every change of these files, also with one that no game ever notices; that games go as they went is for
replaying to say (`asztal admin check-upgrade`). Files that only find words or show something are left out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

SPEAKING = frozenset({"guide", "text", "__pycache__"})
"""Folders without rules."""
SHOWING = frozenset(
    {
        "errors",
        "fingerprint",
        "first",
        "heuristic",
        "hints",
        "holdings",
        "history",
        "items",
        "lines",
        "log",
        "playout",
        "prompts",
        "reasons",
    }
    | {"record", "release", "resources", "table", "view", "weights"}
)
"""Modules and files, of core and of games, that no rule depends on."""
LENGTH = 16


def fingerprint(package: str) -> str:
    """The fingerprint of the game in a package; a few milliseconds, so ask once."""
    total = hashlib.sha256()
    for root in ("asztal.core", package):
        for path, file in sorted(deciding_in(root)):
            text = file.read_bytes().replace(b"\r\n", b"\n")
            total.update(f"{path} {len(text)}\n".encode() + text)
    return total.hexdigest()[:LENGTH]


def deciding_in(package: str) -> Iterator[tuple[str, Traversable]]:
    """The files of a package, or the one file of a game that is a mere module."""
    found = find_spec(package)
    if found is not None and found.submodule_search_locations is None and found.origin:
        return iter([(f"{package}.py", Path(found.origin))])
    return deciding(files(package))


def deciding(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """The files below a folder that decide how games go, with their paths."""
    for file in folder.iterdir():
        stem, _, kind = file.name.partition(".")
        if file.is_dir():
            if file.name not in SPEAKING:
                yield from deciding(file, f"{path}{file.name}/")
        elif kind in ("toml", "py") and stem not in SHOWING:
            yield path + file.name, file
