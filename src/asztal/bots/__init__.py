"""Who chooses a move when nobody else does. A bot knows no game by name and sees only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from asztal.bots.base import Bot
from asztal.bots.greedy import EasyBot, GreedyBot
from asztal.bots.random import RandomBot
from asztal.bots.search import SearchBot
from asztal.core.errors import BadOption, meant
from asztal.core.game import Game
from asztal.core.lines import Line

__all__ = ["LEVELS", "Bot", "bot", "default_kind", "given_name", "names", "plays"]

GIVEN = ("Dió", "Panni", "Gergő", "Márti", "Berci", "Zsófi", "Matyi", "Julcsi", "Pali", "Lili")
"""What bots are called: names are names in every language, and easier to tell apart than kinds of bots."""
LEVELS = ("easy", "medium", "hard", "expert")
"""The opponents people choose from, the weakest first."""
LEAST_TRIES = 64
"""Of a search, however little time there is."""
KINDS: dict[str, Callable[[Game, int], Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
    "medium": GreedyBot,
    "hard": lambda game, seed: searching(game, seed, 0.5, game.enough, game.rollout),
    "expert": lambda game, seed: searching(game, seed, 2.0, game.plenty, game.far),
}
TRIES = "search:"
"""A search bot that tries so often, however long that takes: "search:500"."""
MOST_TRIES = 1_000_000


def searching(game: Game, seed: int, seconds: float, most: int, ahead: int) -> SearchBot:
    """A level that looks ahead: it needs so many tries at most, each so long, and stops before if its time is over."""
    found = SearchBot(game, seed, seconds, min(LEAST_TRIES, most))
    found.most = most
    found.ahead = ahead
    return found


@cache
def plugged() -> dict[str, EntryPoint]:
    """Bots of other packages: what they declare as `asztal.bots`, a name and who makes such a bot from a game and a seed.

    Looked for once: it reads the descriptions of all installed packages. Ours cannot be replaced.
    """
    return {entry.name: entry for entry in entry_points(group="asztal.bots") if entry.name not in KINDS}


def names() -> list[str]:
    """The names of all bots, ours first, the weakest of them first; besides "search:N" for a number of tries."""
    return [*KINDS, *sorted(plugged())]


@cache
def plays(name: str, game: Game) -> bool:
    """Whether there is such a bot and it plays this game: ours all do, others if they can be made for it."""
    try:
        bot(name, game)
    except BadOption:
        return False
    return True


def given_name(seat: int, taken: Collection[str] = ()) -> str:
    """What a bot in a seat is called if nobody says; not as somebody who sits there already."""
    order = [GIVEN[(seat + further) % len(GIVEN)] for further in range(len(GIVEN))]
    return next((name for name in order if name not in taken), order[0])


def default_kind() -> str:
    """Who sits in when nobody says which bot."""
    return "medium"


def bot(name: str, game: Game, seed: int = 0, share: float = 1.0) -> Bot:
    """A bot by its name. Give each seat its own: a bot counts its decisions.

    `share`: of the time its level has, where many think at once.
    """
    if name.startswith(TRIES):
        tries = name.removeprefix(TRIES)
        if not tries.isascii() or not tries.isdigit() or not 1 <= int(tries) <= MOST_TRIES:
            raise BadOption(Line("error-bad-search", {"name": name, "most": MOST_TRIES}))
        return SearchBot(game, seed, 0.0, int(tries))
    if name not in KINDS:
        return foreign(name, game, seed)
    found = KINDS[name](game, seed)
    if isinstance(found, SearchBot):
        found.seconds *= share
    return found


def foreign(name: str, game: Game, seed: int) -> Bot:
    """A bot of another package."""
    entry = plugged().get(name)
    if entry is None:
        known = ", ".join((*names(), f"{TRIES}N"))
        raise BadOption(Line("error-no-bot", {"name": name, "known": known, "meant": meant(name, names())}))
    try:
        found = entry.load()(game, seed)
    except BadOption:  # it says itself what is wrong, such as a game it does not play
        raise
    except Exception as error:  # whatever somebody else's code raises: it is not ours, and its name helps to mend it
        raise BadOption(
            Line("error-broken-bot", {"name": name, "at": entry.value, "error": f"{type(error).__name__}: {error}"})
        ) from error
    if not isinstance(found, Bot):
        raise BadOption(Line("error-broken-bot", {"name": name, "at": entry.value, "error": f"{type(found).__name__}, no Bot"}))
    return found
