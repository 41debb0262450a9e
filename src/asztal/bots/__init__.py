"""Who chooses a move when nobody else does. A bot knows no game by name and sees only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Collection

from asztal.bots.base import Bot
from asztal.bots.greedy import GreedyBot
from asztal.bots.random import RandomBot
from asztal.core.errors import BadOption, meant
from asztal.core.game import Game
from asztal.core.lines import Line

__all__ = ["Bot", "bot", "default_kind", "given_name", "names"]

GIVEN = ("Dió", "Panni", "Gergő", "Márti", "Berci", "Zsófi", "Matyi", "Julcsi", "Pali", "Lili")
"""What bots are called: names are names in every language, and easier to tell apart than kinds of bots."""
KINDS: dict[str, Callable[[Game, int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(KINDS)


def given_name(seat: int, taken: Collection[str] = ()) -> str:
    """What a bot in a seat is called if nobody says; not as somebody who sits there already."""
    order = [GIVEN[(seat + further) % len(GIVEN)] for further in range(len(GIVEN))]
    return next((name for name in order if name not in taken), order[0])


def default_kind() -> str:
    """Who sits in when nobody says which bot."""
    return "greedy"


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name. Give each seat its own: a bot counts its decisions."""
    if name not in KINDS:
        raise BadOption(Line("error-no-bot", {"name": name, "known": ", ".join(names()), "meant": meant(name, KINDS)}))
    return KINDS[name](game, seed)
