"""Clocks: how much time every seat has left. Arithmetic on the times of entries; nothing here looks at a watch."""

from __future__ import annotations

from collections.abc import Iterable

from asztal.server.messages import ClockFace, ClockRule


class Clocks:
    """Time is taken first from what is free for this move, then from the bank; after a move the increment goes there."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.move_ms = round(rule.move * 1000)
        self.increment_ms = round(rule.increment * 1000)
        self.bank_ms = [round(rule.bank * 1000)] * seats
        self.started: list[int | None] = [None] * seats
        """When the seat's clock began to run for its present decision."""

    def moved(self, seat: int, at: int) -> None:
        """The seat has made its decision."""
        self._settle(seat, at)
        self.bank_ms[seat] += self.increment_ms

    def run(self, acting: Iterable[int], at: int) -> None:
        """These seats have to decide now, all others don't."""
        running = set(acting)
        for seat in range(len(self.started)):
            if seat not in running:
                self._settle(seat, at)
            elif self.started[seat] is None:
                self.started[seat] = at

    def resume(self, at: int) -> None:
        """The server was down: nobody pays for that."""
        self.started = [None if started is None else at for started in self.started]

    def deadline(self, seat: int) -> int | None:
        """When the seat runs out of time; None if its clock stands."""
        started = self.started[seat]
        return None if started is None else started + self.move_ms + self.bank_ms[seat]

    def next_deadline(self) -> tuple[int, int] | None:
        """The next time somebody runs out of time, and who; of several in the same millisecond the first seat."""
        times = [(deadline, seat) for seat in range(len(self.started)) if (deadline := self.deadline(seat)) is not None]
        return min(times, default=None)

    def faces(self, now: int) -> list[ClockFace]:
        return [self._face(seat, now) for seat in range(len(self.started))]

    def _face(self, seat: int, now: int) -> ClockFace:
        started = self.started[seat]
        used = 0 if started is None else max(0, now - started)
        left = self.bank_ms[seat] - max(0, used - self.move_ms)
        return ClockFace(seat, max(0, left), max(0, self.move_ms - used), started is not None)

    def _settle(self, seat: int, at: int) -> None:
        started = self.started[seat]
        if started is not None:
            self.bank_ms[seat] = max(0, self.bank_ms[seat] - max(0, at - started - self.move_ms))
            self.started[seat] = None
