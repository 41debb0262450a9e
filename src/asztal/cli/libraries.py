"""Libraries nobody needs who only simulates: a server's come with `asztal[play]`, the lab's with `asztal[lab]`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from asztal.core.errors import MissingLibrary


@contextmanager
def of_a_server() -> Iterator[None]:
    """Around the imports of whoever starts a server: says what to install if one of them is missing."""
    with _coming_with("play", "a server"):
        yield


@contextmanager
def of_the_lab(who: str = "the arena") -> Iterator[None]:
    """The same for the lab."""
    with _coming_with("lab", who):
        yield


@contextmanager
def _coming_with(extra: str, who: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "asztal":
            raise
        raise MissingLibrary(who, error.name, extra) from None
