"""Asztal: modern board games at one table, for people, bots and researchers' programs.

Importing this package loads no game: games are found through the entry points `asztal.games`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.release import __version__ as __version__

if TYPE_CHECKING:
    from asztal.core.game import Game


def game(name: str) -> Game:
    """A game by its name, loaded now: `asztal.game("ginkgopolis").new(seats=3, seed=7)`."""
    from asztal.games import game as find

    return find(name)


def compiled() -> bool:
    """Whether the engine runs compiled (installed by pip with a C compiler at hand) or interpreted."""
    from asztal.core import state

    return not state.__file__.endswith(".py")
