"""docs/architecture.md says where everything lives: nothing is missing there, and nothing has moved away since."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "asztal"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`(?:[a-z]+/)*([a-z_0-9*]+\.py)`", PAGE))
WHOLE = ("core/machine", "core/notation", "core/text", "server/store/migrations")
"""Folders the page describes as a whole; of commands it says that each has a module."""


def test_every_module_named_is_there() -> None:
    there = [path.name for room in (SOURCES, ROOT / "tests") for path in room.rglob("*.py")]
    assert sorted(name for name in NAMED if not any(fnmatch(module, name) for module in there)) == []


def test_every_module_is_named() -> None:
    commands = (SOURCES / "cli" / "app.py").read_text(encoding="utf-8")
    missing = []
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(SOURCES)
        if path.name == "__init__.py" or place.as_posix().startswith(WHOLE):
            continue
        if place.parent.name == "cli" and f'"{path.stem}"' in commands:
            continue
        if not any(fnmatch(path.name, name) for name in NAMED):
            missing.append(place.as_posix())
    assert missing == []
