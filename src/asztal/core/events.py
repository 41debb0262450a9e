"""What happened on the table. Events are made only if somebody listens; log lines and animations come from them."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.pieces import ALL_EYES


class Event:
    """One thing that happened. What the numbers mean depends on the kind, which each game declares in its `log.py`."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, eyes: i64 = ALL_EYES) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.eyes: i64 = eyes
        """Bit s: seat s may know of this event; bit 7: spectators may."""

    def shown_to(self, seat: i64) -> bool:
        return (self.eyes >> seat) & 1 == 1
