"""Asztal: modern board games at one table, for people, bots and researchers' programs.

Importing this package loads no game: games are found through the entry points `asztal.games`.
"""

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the engine runs compiled (installed by pip with a C compiler at hand) or interpreted."""
    from asztal.core import state

    return not state.__file__.endswith(".py")
