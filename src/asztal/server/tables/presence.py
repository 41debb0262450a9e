"""Who is at a table right now, in this process or another, and how long the others have been away."""

from __future__ import annotations

import time
from collections.abc import Iterable

from asztal.server.tables.fanout import FanOut
from asztal.server.tables.visitors import Visitor

EXPIRES = 30.0
"""Seconds without news after which what another process said of who is there no longer counts."""


class Presence:
    def __init__(self, fanout: FanOut, users: Iterable[str]) -> None:
        self.visitors: set[Visitor] = set()
        self._fanout = fanout
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}
        self._away = dict.fromkeys(users, time.monotonic())
        """When they were last known to be here; for who never was, since when it matters."""

    def expect(self, users: Iterable[str]) -> None:
        """These users sit at the table: from now on it matters whether they are here."""
        for user in users:
            self._away.setdefault(user, time.monotonic())

    def is_here(self, user: str | None) -> bool:
        if user is None:
            return False
        if any(visitor.user_id == user for visitor in self.visitors):
            return True
        return any(user in users and self._counts(at) for at, users in self._elsewhere.values())

    def _counts(self, at: float) -> bool:
        """Whether what another process said then still counts: while nothing can be heard, it does."""
        unbroken = self._fanout.unbroken
        return unbroken is None or time.monotonic() - max(at, unbroken) < EXPIRES

    def away_ms(self, user: str | None) -> int | None:
        """How long somebody is known to have been away; None if they are here, if nobody is expected, or nobody can know."""
        unbroken = self._fanout.unbroken
        if user is None or user not in self._away or unbroken is None or self.is_here(user):
            return None
        return int((time.monotonic() - max(self._away[user], unbroken)) * 1000)

    def here(self) -> list[str]:
        """The users connected to this process."""
        return sorted({visitor.user_id for visitor in self.visitors if visitor.user_id is not None})

    def left(self, user: str) -> None:
        self._away[user] = time.monotonic()

    def hear(self, origin: str, users: set[str]) -> bool:
        """Another process says who is there; whether that is new."""
        was = self._elsewhere.get(origin, (0.0, set[str]()))[1]
        self._elsewhere[origin] = (time.monotonic(), users)
        for user in was | users:
            self.left(user)
        return was != users
