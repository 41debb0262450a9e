"""The dense table of actions: integer to code and back. Order matters: options are listed in ascending order."""

from __future__ import annotations

from typing import Final

PLAY: Final = 0  # + card (0-71): choose this card
NEW_HAND: Final = 72
ALONE: Final = 73  # play the chosen card without a tile
WITH: Final = 74  # + tile: play the chosen card with this tile
TAKE_RESOURCE: Final = 134
TAKE_TILE: Final = 135
MOVE: Final = 136  # + direction: move the letter to the free space there
SPOT: Final = 140  # + index: put the letter on this free space of the ring
SHIFT_PREVIOUS: Final = 268  # take the space of the letter before, which moves on
SHIFT_NEXT: Final = 269
PICK: Final = 270  # + character: keep this character
KEEP: Final = 297  # give back no more tiles
GIVE: Final = 298  # + tile: give this tile back
ACTIONS: Final = 358

SPOTS: Final = SHIFT_PREVIOUS - SPOT
DIRECTIONS: Final = ("north", "east", "south", "west")


def codes(cards: list[str], tiles: list[str], characters: list[str]) -> list[str]:
    """The code of every action number, from the ids of the content."""
    table = [f"play:{card}" for card in cards]
    table += ["new-hand", "alone"]
    table += [f"with:{tile}" for tile in tiles]
    table += ["take:resource", "take:tile"]
    table += [f"move:{direction}" for direction in DIRECTIONS]
    table += [f"spot:{spot + 1}" for spot in range(SPOTS)]
    table += ["shift:previous", "shift:next"]
    table += [f"pick:{character}" for character in characters]
    table += ["keep"]
    table += [f"give:{tile}" for tile in tiles]
    return table
