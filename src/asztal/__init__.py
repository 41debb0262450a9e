"""Asztal: modern board games at one table, for people, bots and researchers' programs.

Importing this package loads no game: games are found through the entry points `asztal.games`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

from asztal.core.release import __version__ as __version__

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from asztal.core.chance import Seed
    from asztal.core.game import Game
    from asztal.core.scene import Scene
    from asztal.core.state import State
    from asztal.games.ginkgopolis import GinkgopolisGame
    from asztal.games.imperium import ImperiumGame
    from asztal.games.minerva import MinervaGame
    from asztal.games.rollwrite import RollWriteGame
    from asztal.games.settlers import SettlersGame


@overload
def game(name: Literal["ginkgopolis"]) -> GinkgopolisGame: ...
@overload
def game(name: Literal["imperium"]) -> ImperiumGame: ...
@overload
def game(name: Literal["minerva"]) -> MinervaGame: ...
@overload
def game(name: Literal["rollwrite"]) -> RollWriteGame: ...
@overload
def game(name: Literal["settlers"]) -> SettlersGame: ...
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """A game by its name, loaded now: `asztal.game("ginkgopolis").new(seats=3, seed=7)`."""
    from asztal.games import game as find

    return find(name)


def scene(
    game: str | Game | State,
    options: Mapping[str, str] | None = None,
    seats: int | None = None,
    seed: Seed = 0,
    version: int | None = None,
    **what: Any,
) -> Scene:
    """A table being laid: name what matters, the rest finds a consistent place. `docs/positions.md` shows how.

    With a state instead of a game everything stays as it is there but for what is named.
    """
    from asztal.core.game import Game
    from asztal.core.scene import Scene
    from asztal.games import game as find

    if isinstance(game, str | Game):
        return Scene(find(game) if isinstance(game, str) else game, options, seats, seed, version).table(**what)
    return Scene(find(game.dump()["game"]), state=game).table(**what)


def compiled() -> bool:
    """Whether the engine runs compiled (installed by pip with a C compiler at hand) or interpreted."""
    from asztal.core import state

    return not state.__file__.endswith(".py")
