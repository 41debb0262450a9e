"""The dense table of actions: integer to code and back. Order matters: options are listed in ascending order."""

from __future__ import annotations

from typing import Final

from asztal.games.ginkgopolis.tables import Tables

DIRECTIONS: Final = ("north", "east", "south", "west")


def codes(tables: Tables) -> list[str]:
    """The code of every action number, from the ids of the content; where each begins is in `Tables`."""
    ids = tables.ids
    tiles = ids[: tables.buildings]  # the codes call a tile like its card
    table = [f"play:{card}" for card in ids[: tables.first_character]]
    table += ["new-hand", "alone"]
    table += [f"with:{tile}" for tile in tiles]
    table += ["take:resource", "take:tile"]
    table += [f"move:{direction}" for direction in DIRECTIONS]
    table += [f"spot:{spot + 1}" for spot in range(tables.spots)]
    table += ["shift:previous", "shift:next"]
    table += [f"pick:{character}" for character in ids[tables.first_character : tables.first_tile]]
    table += ["keep"]
    table += [f"give:{tile}" for tile in tiles]
    return table
