"""Something to say, as a message id with arguments: prompts, labels, log lines and reasons are lines, never sentences."""

from __future__ import annotations

from collections.abc import Mapping

Argument = int | str


class Line:
    """A message of the texts with its arguments.

    A string beginning with "@" stands for the name of an item ("@red-5"), one beginning with "#" for the name of the player
    in that seat ("#0"); who speaks a language puts the names in.
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Mapping[str, Argument] | None = None) -> None:
        self.id = id
        self.args: dict[str, Argument] = dict(args or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args.items()))))

    def __repr__(self) -> str:
        return f"Line({self.id!r}, {self.args!r})"
