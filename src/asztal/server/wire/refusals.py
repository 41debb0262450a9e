"""Why the server says no: one exception for HTTP and WebSocket alike, with a stable code, an HTTP status and a line to say."""

from __future__ import annotations

import math

from asztal.core.lines import Line

STATUS = {
    "bad-message": 400,
    "bad-options": 400,
    "bad-record": 400,
    "bad-bot": 400,
    "wrong-seats": 400,
    "option-long": 400,
    "option-deep": 400,
    "clock-empty": 400,
    "name-blank": 400,
    "name-long": 400,
    "password-short": 400,
    "password-long": 400,
    "chat-blank": 400,
    "chat-long": 400,
    "chat-lines": 400,
    "log-in": 401,
    "wrong-password": 401,
    "no-guests": 403,
    "no-sign-up": 403,
    "foreign-page": 403,
    "not-allowed": 403,
    "not-your-seat": 403,
    "private": 403,
    "host-only": 403,
    "home-only": 403,
    "no-hints": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-first-game": 404,
    "no-such-seat": 404,
    "no-such-page": 404,
    "no-such-invitation": 404,
    "wrong-method": 405,
    "name-taken": 409,
    "account-name": 409,
    "too-many-tables": 409,
    "too-many-records": 409,
    "seat-taken": 409,
    "seat-invited": 409,
    "seats-free": 409,
    "not-waiting": 409,
    "not-running": 409,
    "not-finished": 409,
    "cannot-close": 409,
    "table-unreadable": 409,
    "too-big": 413,
    "too-fast": 429,
    "internal": 500,
    "database-away": 503,
    "busy": 503,
}


class Refusal(Exception):
    """Something is refused; nothing has changed."""

    def __init__(
        self, error: str, line: Line | None = None, detail: str = "", because: Line | None = None, game: str = ""
    ) -> None:
        super().__init__(error, detail)
        self.error = error
        self.line = line or Line(f"why-{error}")
        self.detail = detail
        self.because = because
        """What a game says about it; its words follow those of the line."""
        self.game = game
        """The game whose words these are, where that does not go without saying."""

    @property
    def status(self) -> int:
        return STATUS.get(self.error, 409)


AWAY_SECONDS = 5
"""After so long it is worth asking again whether the database is back."""


def too_fast(wait: float) -> Refusal:
    """Whoever asks so often has to wait so many seconds."""
    seconds = max(1, math.ceil(wait))
    return Refusal("too-fast", Line("why-too-fast", {"seconds": seconds}), str(seconds))
