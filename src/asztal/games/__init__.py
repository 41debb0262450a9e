"""The games. Other rooms find them here by name; nothing above this room mentions a game otherwise."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from asztal.core.errors import BadOption, meant
from asztal.core.game import Game
from asztal.core.lines import Line


@cache
def found() -> dict[str, EntryPoint]:
    """Where the installed games are. Looked for once: it reads the descriptions of all installed packages."""
    return {entry.name: entry for entry in entry_points(group="asztal.games")}


def names() -> list[str]:
    """The names of all installed games, ours and anybody's, without loading any of them."""
    return sorted(found())


def game(name: str) -> Game:
    """A game by its name; its content is loaded now."""
    entry = found().get(name)
    if entry is not None:
        loaded: Game = entry.load()
        return loaded
    known = names()
    raise BadOption(Line("error-no-game", {"name": name, "known": ", ".join(known), "meant": meant(name, known)}))
