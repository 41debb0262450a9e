"""Frames: a pending effect packed into one integer and unpacked again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from asztal.core.frames import frame, frame_a, frame_b, frame_c, frame_op, frame_seat

number = st.integers(0, 0xFFFF)


@given(st.integers(0, 255), st.integers(0, 15), number, number, number)
def test_what_is_packed_is_unpacked(op: int, seat: int, a: int, b: int, c: int) -> None:
    packed = frame(op, seat, a, b, c)
    assert (frame_op(packed), frame_seat(packed), frame_a(packed), frame_b(packed), frame_c(packed)) == (op, seat, a, b, c)
    assert 0 <= packed < 2**63


def test_frames_differ_if_anything_differs() -> None:
    packed = {frame(op, seat, a, b, c) for op in (0, 255) for seat in (0, 15) for a in (0, 9) for b in (0, 9) for c in (0, 9)}
    assert len(packed) == 32
