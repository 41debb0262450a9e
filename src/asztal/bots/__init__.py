"""Who chooses a move when nobody else does. A bot knows no game by name and sees only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from asztal.bots.base import Bot
from asztal.bots.greedy import GreedyBot
from asztal.bots.random import RandomBot
from asztal.core.errors import BadOption, nearest
from asztal.core.game import Game

__all__ = ["Bot", "bot", "default_kind", "names"]

KINDS: dict[str, Callable[[Game, int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(KINDS)


def default_kind() -> str:
    """Who sits in when nobody says which bot."""
    return "greedy"


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name. Give each seat its own: a bot counts its decisions."""
    if name not in KINDS:
        raise BadOption(f"there is no bot {name!r}{nearest(name, KINDS) or '.'} Bots: {', '.join(names())}")
    return KINDS[name](game, seed)
