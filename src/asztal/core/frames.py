"""Pending effects as immutable frames, each packed into one integer: what to do, for whom, with which numbers.

A state keeps its frames in `state.stack`, the next one on top. Copying, saving or undoing a game in the middle of an effect
therefore needs nothing special.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NUMBER: Final = 0xFFFF


def frame(op: i64, seat: i64, a: i64, b: i64, c: i64) -> i64:
    """op below 256, seat below 16, the three numbers below 65,536."""
    return op | (seat << 8) | (a << 12) | (b << 28) | (c << 44)


def frame_op(packed: i64) -> i64:
    return packed & 255


def frame_seat(packed: i64) -> i64:
    return (packed >> 8) & 15


def frame_a(packed: i64) -> i64:
    return (packed >> 12) & NUMBER


def frame_b(packed: i64) -> i64:
    return (packed >> 28) & NUMBER


def frame_c(packed: i64) -> i64:
    return (packed >> 44) & NUMBER
