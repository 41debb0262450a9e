"""Who is at a table right now, in this process or another, and since when the others are away."""

from __future__ import annotations

from collections.abc import Iterable

from asztal.server.fanout import FanOut
from asztal.server.store.people import now_ms
from asztal.server.visitors import Visitor

EXPIRES_MS = 30_000
"""After so long without news what another process said of who is there no longer counts."""


class Presence:
    def __init__(self, fanout: FanOut, users: Iterable[str]) -> None:
        self.visitors: set[Visitor] = set()
        self._fanout = fanout
        self._elsewhere: dict[str, tuple[int, set[str]]] = {}
        self._away = dict.fromkeys(users, now_ms())
        """When they were last known to be here; for who never was, since when it matters."""

    def expect(self, users: Iterable[str]) -> None:
        """These users sit at the table: from now on it matters whether they are here."""
        for user in users:
            self._away.setdefault(user, now_ms())

    def is_here(self, user: str | None) -> bool:
        if user is None:
            return False
        if any(visitor.user_id == user for visitor in self.visitors):
            return True
        return any(user in users and self._counts(at) for at, users in self._elsewhere.values())

    def _counts(self, at: int) -> bool:
        """Whether what another process said then still counts: while nothing can be heard, it does."""
        unbroken = self._fanout.unbroken
        return unbroken is None or now_ms() - max(at, unbroken) < EXPIRES_MS

    def away_since(self, user: str | None) -> int | None:
        """Since when somebody is known to be away; None if they are here, or if nobody can know."""
        unbroken = self._fanout.unbroken
        if user is None or user not in self._away or unbroken is None or self.is_here(user):
            return None
        return max(self._away[user], unbroken)

    def here(self) -> list[str]:
        """The users connected to this process."""
        return sorted({visitor.user_id for visitor in self.visitors if visitor.user_id is not None})

    def left(self, user: str) -> None:
        self._away[user] = now_ms()

    def hear(self, origin: str, users: set[str]) -> bool:
        """Another process says who is there; whether that is new."""
        was = self._elsewhere.get(origin, (0, set[str]()))[1]
        self._elsewhere[origin] = (now_ms(), users)
        for user in was | users:
            self.left(user)
        return was != users
