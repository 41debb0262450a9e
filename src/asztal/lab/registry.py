"""The names under which environments are found: `gymnasium.make("asztal.lab.registry:asztal/settlers-v1")`.

Importing this module tells Gymnasium of them; the name before the colon lets Gymnasium import it.
"""

from __future__ import annotations

import gymnasium

from asztal.games import names

VERSION = 1
"""Of the environments: raised when observations, actions or rewards mean something else than before."""


def name_of(game: str) -> str:
    return f"asztal/{game}-v{VERSION}"


def register() -> None:
    """Tell Gymnasium of every game."""
    for game in names():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(
                name_of(game),
                entry_point="asztal.lab.environments:SoloEnv",
                vector_entry_point="asztal.lab.vector:TablesEnv",
                kwargs={"game": game},
                order_enforce=True,
                disable_env_checker=True,  # it would look at every step; the tests of this project run it
            )


register()
