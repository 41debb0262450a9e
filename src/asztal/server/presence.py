"""Who is at a table right now, in this process or another, and how long the others have been away."""

from __future__ import annotations

import time
from collections.abc import Iterable

from asztal.server.visitors import Visitor

EXPIRES = 30.0
"""Seconds after which what another process said of who is there no longer counts."""


class Presence:
    def __init__(self, users: Iterable[str]) -> None:
        self.visitors: set[Visitor] = set()
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}
        self._away = dict.fromkeys(users, time.monotonic())

    def expect(self, users: Iterable[str]) -> None:
        """These users sit at the table: from now on it matters whether they are here."""
        for user in users:
            self._away.setdefault(user, time.monotonic())

    def is_here(self, user: str | None) -> bool:
        if user is None:
            return False
        if any(visitor.user_id == user for visitor in self.visitors):
            return True
        now = time.monotonic()
        return any(user in users and now - at < EXPIRES for at, users in self._elsewhere.values())

    def away_ms(self, user: str | None) -> int | None:
        """How long somebody has been away; None if they are here, or nobody is expected."""
        since = None if user is None or self.is_here(user) else self._away.get(user)
        return None if since is None else int((time.monotonic() - since) * 1000)

    def here(self) -> list[str]:
        """The users connected to this process."""
        return sorted({visitor.user_id for visitor in self.visitors if visitor.user_id is not None})

    def left(self, user: str) -> None:
        self._away[user] = time.monotonic()

    def hear(self, origin: str, users: set[str]) -> bool:
        """Another process says who is there; whether that is new."""
        was = self._elsewhere.get(origin, (0.0, set[str]()))[1]
        self._elsewhere[origin] = (time.monotonic(), users)
        for user in was - users:
            self.left(user)
        return was != users
