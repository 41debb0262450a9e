"""Libraries nobody needs who only simulates: a server's come with `asztal[play]`, the lab's with `asztal[lab]`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from asztal.core.errors import AsztalError


class MissingLibrary(AsztalError):
    """A library of a server or of the lab is not installed."""


@contextmanager
def of_a_server() -> Iterator[None]:
    """Around the imports of whoever starts a server: says what to install if one of them is missing."""
    with _coming_with("play", "a server"):
        yield


@contextmanager
def of_the_lab() -> Iterator[None]:
    """The same for the lab."""
    with _coming_with("lab", "the arena"):
        yield


@contextmanager
def _coming_with(extra: str, who: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "asztal":
            raise
        raise MissingLibrary(f"{who} needs {error.name}, which is not installed: pip install 'asztal[{extra}]'") from None
