"""Clocks: how much time every seat has left. Arithmetic on the times of entries; nothing here looks at a watch."""

from __future__ import annotations

from collections.abc import Collection, Container

from asztal.server.wire.messages import ClockFace, ClockRule


class Clocks:
    """Time is taken first from what is free for this move, then from the bank; after a move the increment goes there.

    Time used stays used: who comes to the same decision again, by an undo or because a bot sat there for a moment, goes on
    with what was left of it.
    """

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.move_ms = round(rule.move * 1000)
        self.increment_ms = round(rule.increment * 1000)
        self.bank_ms = [round(rule.bank * 1000)] * seats
        """Below zero: out of time."""
        self.started: list[int | None] = [None] * seats
        """Since when the seat's clock has been running."""
        self._acting: set[int] = set()
        """Who had to decide at the last entry, bots among them."""
        self._added: list[list[int]] = [[] for _ in range(seats)]
        """What each move of the seat that stands has brought to its bank."""
        self._used: list[dict[int, int]] = [{} for _ in range(seats)]
        """How much of the free time of each of its moves the seat has used: of its first, its second ..."""

    def moved(self, seat: int, at: int, bot: bool = False, lasting: bool = True) -> None:
        """The seat has made its decision; `lasting`: nobody can take it back without asking others."""
        self._settle(seat, at)
        added = 0 if bot else self.increment_ms
        self.bank_ms[seat] += added
        self._added[seat].append(added)
        for other, used in enumerate(self._used):
            if lasting and other not in self._acting:  # what they thought about before is over: what comes is new
                self._used[other] = {move: ms for move, ms in used.items() if move < len(self._added[other])}

    def undone(self, seat: int, at: int) -> None:
        """The seat's last move was taken back, and with it what it had brought."""
        self._settle(seat, at)
        self.bank_ms[seat] -= self._added[seat].pop()

    def run(self, acting: Collection[int], bots: Container[int], at: int) -> None:
        """These seats have to decide now, all others don't. Bots take what time they like."""
        self._acting = set(acting)
        for seat in range(len(self.started)):
            if seat not in self._acting or seat in bots:
                self._settle(seat, at)
            elif self.started[seat] is None:
                self.started[seat] = at

    def resume(self, at: int) -> None:
        """The server was down: nobody pays for that."""
        self.started = [None if started is None else at for started in self.started]

    def deadline(self, seat: int) -> int | None:
        """When the seat runs out of time; None if its clock stands."""
        started = self.started[seat]
        return None if started is None else started + self._free(seat) + self.bank_ms[seat]

    def next_deadline(self) -> tuple[int, int] | None:
        """The next time somebody runs out of time, and who; of several in the same millisecond the first seat."""
        times = [(deadline, seat) for seat in range(len(self.started)) if (deadline := self.deadline(seat)) is not None]
        return min(times, default=None)

    def faces(self, now: int) -> list[ClockFace]:
        return [self._face(seat, now) for seat in range(len(self.started))]

    def _face(self, seat: int, now: int) -> ClockFace:
        started = self.started[seat]
        gone = 0 if started is None else max(0, now - started)
        free = self._free(seat)
        left = self.bank_ms[seat] - max(0, gone - free)
        return ClockFace(seat, max(0, left), max(0, free - gone), started is not None)

    def _free(self, seat: int) -> int:
        """What is left of the free time of the seat's next move."""
        return self.move_ms - self._used[seat].get(len(self._added[seat]), 0)

    def _settle(self, seat: int, at: int) -> None:
        """Stop the seat's clock and take the time that has gone."""
        started = self.started[seat]
        if started is not None:
            gone, free = max(0, at - started), self._free(seat)
            self._used[seat][len(self._added[seat])] = self.move_ms - free + min(gone, free)
            self.bank_ms[seat] -= max(0, gone - free)
            self.started[seat] = None
