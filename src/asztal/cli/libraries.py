"""A server needs libraries that somebody who only simulates has no use for: they come with `asztal[play]`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from asztal.core.errors import AsztalError


class MissingLibrary(AsztalError):
    """A library of a server is not installed."""


@contextmanager
def of_a_server() -> Iterator[None]:
    """Around the imports of whoever starts a server: says what to install if one of them is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "asztal":
            raise
        raise MissingLibrary(f"a server needs {error.name}, which is not installed: pip install 'asztal[play]'") from None
