"""A solo table for tests, with a chosen line and deck of attack cards."""

from __future__ import annotations

from settlers.desk import Desk


def solo_desk(faction: str, line: list[str], deck: list[str]) -> Desk:
    """Lines and decks are given from the bottom to the top."""
    desk = Desk(faction)
    desk.lay("deals", 1, *(f"attack-{good}" for good in reversed(line)))
    return desk.say(attack_deck=[f"attack-{good}" for good in reversed(deck)])
