"""Files of finished work: the first line says what is done, each other one is a piece of it.

Whoever is interrupted loses the pieces that were being worked on, nothing else: the same command goes on from the file.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import TypeVar

import msgspec

from asztal.core.errors import BadOption

Job = TypeVar("Job", bound=msgspec.Struct)
Piece = TypeVar("Piece", bound=msgspec.Struct)


def kept(
    path: Path, job: Job, piece: type[Piece], number: Callable[[Piece], Hashable], what: str, told: Callable[[Job], str]
) -> list[Piece]:
    """The pieces of a job that a file has already; a new file is begun. What was cut off in the middle is done again.

    number: which piece it is. what: of what the file is, as in "an arena"; told: the job in a few words, for errors.
    """
    if not path.exists() or not path.read_text(encoding="utf-8").strip():
        path.write_text(msgspec.json.encode(job).decode() + "\n", encoding="utf-8")
        return []
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    try:
        other = msgspec.json.decode(first, type=type(job))
    except msgspec.DecodeError as error:
        raise BadOption(f"{path} is no file of {what}: {error}. Choose another name, it would be overwritten") from error
    if other != job:
        raise BadOption(f"{path} holds something else ({told(other)}, not {told(job)}); choose another name")
    found: dict[Hashable, Piece] = {}
    for line in lines:
        try:
            one = msgspec.json.decode(line, type=piece)
        except msgspec.DecodeError:
            continue  # the last line of somebody who was interrupted
        found[number(one)] = one
    whole = [first, *(msgspec.json.encode(one).decode() for one in found.values())]
    path.write_text("\n".join(whole) + "\n", encoding="utf-8")
    return list(found.values())


def keep(path: Path, one: msgspec.Struct) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(msgspec.json.encode(one).decode() + "\n")
