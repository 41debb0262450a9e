"""Every error a user can cause. Each is one clear line: what was wrong, where, and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from asztal.core.lines import Line


class AsztalError(Exception):
    """The family of all errors of this project. What people often get wrong is a line, which every language can speak."""

    def __str__(self) -> str:
        return self.told("en")

    def told(self, lang: str) -> str:
        """What was wrong, in a language if it is a line, in English if not."""
        said = self.args[0] if self.args else ""
        if not isinstance(said, Line):
            return super().__str__()
        from asztal.core.text import Speaker, shared_words  # slow to import, and not needed as long as all is well

        # What somebody has written stays as it is, whatever it looks like: "@x" names no card here.
        given = {key: value if isinstance(value, int) else str(value) for key, value in said.args.items()}
        return Speaker(lang, [shared_words(lang)]).text(said.id, **given)


class ContentError(AsztalError):
    """A mistake in a content file, with its exact place."""

    def __init__(self, file: str, line: int, column: int, message: str) -> None:
        super().__init__(f"{file}:{line}:{column}: {message}")
        self.file = file
        self.line = line
        self.column = column
        self.message = message


class BadOption(AsztalError):
    """A game cannot be set up like this: unknown option, unknown value or wrong number of seats."""


class BadVersion(AsztalError):
    """A version of the rules this release does not play; says which it plays, and which release plays that one."""


class BadSeat(AsztalError):
    """A seat nobody sits on."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(f"there are seats 0 to {seats - 1}, not {seat}")


class MissingLibrary(AsztalError):
    """Something needs a library that is not installed; says which, and how to get it."""

    def __init__(self, who: str, library: str, extra: str) -> None:
        super().__init__(f"{who} needs {library}, which is not installed: pip install 'asztal[{extra}]'")


class BadCode(AsztalError):
    """An action code or number the game does not have."""


class BadPosition(AsztalError):
    """A plain position that cannot lie on a table; says where in the position and why, a line for each violation."""

    def __init__(self, *violations: str) -> None:
        super().__init__("\n".join(violations))
        self.violations = violations


class BadRecord(AsztalError):
    """A record that cannot be read or does not replay; says which move (1 is the first) and why."""

    def __init__(self, message: str, move: int | None = None, reason: Line | None = None) -> None:
        super().__init__(message)
        self.move = move
        self.reason = reason


class IllegalMove(AsztalError):
    """The move is not legal now. Nothing has changed; `reason` says why, in a form every language can speak."""

    def __init__(self, seat: int, code: str, reason: Line) -> None:
        super().__init__(f"seat {seat} cannot {code} now: {reason.id} {reason.args or ''}".rstrip())
        self.seat = seat
        self.code = code
        self.reason = reason


def meant(word: str, words: Iterable[str]) -> str:
    """The valid word nearest to a mistyped one, as an argument of a line; "none" if none is near."""
    close = difflib.get_close_matches(str(word), [str(known) for known in words], n=1, cutoff=0.6)
    return close[0] if close else "none"


def nearest(word: str, words: Iterable[str]) -> str:
    """ "; did you mean 'x'?" for the valid word nearest to a mistyped one, or nothing if none is near."""
    close = difflib.get_close_matches(str(word), [str(known) for known in words], n=1, cutoff=0.6)
    return f"; did you mean {close[0]!r}?" if close else ""
