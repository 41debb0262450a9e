"""The games. Other rooms find them here by name; nothing above this room mentions a game otherwise."""

from __future__ import annotations

from importlib.metadata import entry_points

from asztal.core.errors import BadOption, nearest
from asztal.core.game import Game


def names() -> list[str]:
    """The names of all installed games, ours and anybody's, without loading any of them."""
    return sorted({entry.name for entry in entry_points(group="asztal.games")})


def game(name: str) -> Game:
    """A game by its name; its content is loaded now."""
    for entry in entry_points(group="asztal.games"):
        if entry.name == name:
            loaded: Game = entry.load()
            return loaded
    known = names()
    raise BadOption(f"there is no game {name!r}{nearest(name, known) or '.'} Games: {', '.join(known)}")
