"""Entries: everything that is committed at a table, numbered 1, 2, 3 ... They are the truth; all else follows from them."""

from __future__ import annotations

from msgspec import Struct

from asztal.server.wire.messages import EntryKind


class Details(Struct, frozen=True, omit_defaults=True):
    """What only some entries have."""

    bots: dict[int, str] = {}
    """start: the seats bots play, and which."""
    first: bool = False
    """start: a guided first game, whose bots follow the script of the game (`core/first.py`)."""
    drop: list[int] = []
    """undo: numbers of the moves taken back."""
    time: bool = False
    """resign: out of time."""
    bot: str | None = None
    """resign, bot: who plays on."""
    absent: bool = False
    """bot: others let it play for who is away; whoever comes back plays at once."""
    check: str = ""
    """move: a sum of what it led to, so that changed rules are noticed."""
    after: int | None = None
    """Where there are clocks: how many milliseconds after the entry before, by a watch nobody sets (`ops/watch.py`)."""


class Entry(Struct, frozen=True):
    number: int
    kind: EntryKind
    at: int
    """When it was committed, in milliseconds since 1970."""
    seat: int | None = None
    code: str | None = None
    """move: what was done."""
    key: str | None = None
    """Who wished it and with which id: the same wish is never granted twice."""
    details: Details = Details()
