"""Long work at the terminal: how far it has come, what is kept of it, and what to say if somebody interrupts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from asztal.cli.shared import console
from asztal.lab.keeping import keep

Piece = TypeVar("Piece", bound=msgspec.Struct)


def gathered(pieces: Iterable[Piece], found: list[Piece], file: Path | None, name: str, left: int, all: int) -> bool:
    """Add the pieces to those found before, and to the file that keeps them; False if somebody interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=all, completed=all - left)
        try:
            for one in pieces:
                if file is not None:
                    keep(file, one)
                found.append(one)
                progress.advance(task)
        except KeyboardInterrupt:
            return False
    return True
