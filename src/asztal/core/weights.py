"""What a heuristic counts things for: numbers beside the rules, which bots have found by playing (`scripts/fit.py`).

A game's `weights.toml` has a table `plain`, for bots that judge by first sight, a table `fitted`, for those that look ahead,
and a table `provenance` that says where the latter comes from. The heuristic names its weights in order and reads flat vectors.
"""

from __future__ import annotations

from collections.abc import Sequence

from asztal.core.content import Document, Table
from asztal.core.errors import ContentError
from asztal.core.resources import read

FILE = "weights.toml"


def weights(package: str, names: Sequence[str]) -> tuple[list[float], list[float]]:
    """Both rows of a game's weights, in the order of the names."""
    return parsed(read(package, FILE), names)


def parsed(text: str, names: Sequence[str]) -> tuple[list[float], list[float]]:
    tables = {table.id: table for table in Document(text, FILE).tables()}
    for missing in {"plain", "fitted"} - set(tables):
        raise ContentError(FILE, 1, 1, f"there is no table [{missing}]")
    return row(tables["plain"], names), row(tables["fitted"], names)


def row(table: Table, names: Sequence[str]) -> list[float]:
    found = [table.number(name) for name in names]
    table.finish()
    return found
