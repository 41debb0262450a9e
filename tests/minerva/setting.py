"""Scenes: say what matters, everything else finds a consistent place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import asztal
from asztal.games.minerva import GAME, content
from asztal.games.minerva import tables as t
from asztal.games.minerva.state import Minerva

Spot = tuple[int, int]
RESOURCES = ("wheat", "stone", "wood", "ore")
CULTURE = ("theatre", "art", "science")


class Scene:
    """A table in the main phase with seat 0 to move."""

    def __init__(self, seats: int = 2, round: int = 1, options: dict[str, str] | None = None) -> None:
        self.scene = asztal.scene(GAME, options, seats, seed=1, round=round)
        self.passed: list[int] = []
        self.taken: dict[str, list[int]] = {}

    def city(self, seat: int, tiles: dict[Spot, str], assistants: Iterable[Spot] = (), spring: Spot = (0, 0)) -> Scene:
        assisted = set(assistants)
        named = {at: {"card": tile, "assistant": True} if at in assisted else tile for at, tile in tiles.items()}
        self.scene.side(seat, city={spring: "spring", **named})
        return self

    def offer(self, *tiles: str) -> Scene:
        """These tiles are on offer, whatever else is."""
        self.scene.table(offer=tiles)
        return self

    def temples(self, *tiles: str) -> Scene:
        self.scene.table(temples=tiles)
        return self

    def side(self, seat: int, **numbers: Any) -> Scene:
        self.scene.side(seat, **numbers)
        return self

    def culture(self, kind: str, *takers: int) -> Scene:
        """The first tiles of a pile have been taken by these seats."""
        self.taken.setdefault(kind, []).extend(takers)
        self.scene.table(culture=self.taken)
        return self

    def glory_tile(self, seat: int, round: int, place: int) -> Scene:
        self.scene.side(seat, won=[f"glory-tile.{int(t.first_glory_tile(round)) - t.GLORY_TILES + place}"])
        return self

    def passes(self, *seats: int) -> Scene:
        """These have passed, in this order."""
        self.passed += seats
        self.scene.table(passes=self.passed)
        return self

    def laid_in_pairs(self, *tiles: str) -> Scene:
        """Solo: exactly these tiles, two and two."""
        self.scene.table(pairs=tiles)
        return self

    def state(self) -> Minerva:
        return cast(Minerva, self.scene.state())


def play(state: Minerva, *codes: str) -> None:
    """Make these moves, each for whoever is to act."""
    for code in codes:
        state.apply(state.to_act()[0], GAME.action(code))


def offered(state: Minerva) -> list[str]:
    """The codes of what may be done."""
    return [GAME.code(action) for action in state.legal(state.to_act()[0])]


def has(state: Minerva, seat: int = 0) -> dict[str, int]:
    """The goods of a player that are not zero."""
    numbers = {name: int(state.get(seat, number)) for number, name in enumerate((*RESOURCES, "denarii", "glory"))}
    return {name: number for name, number in numbers.items() if number}


def won(state: Minerva, seat: int = 0) -> list[tuple[str, int]]:
    return [(tile.kind, tile.vp) for tile in state.view(None).sides[seat].won]


def city(state: Minerva, seat: int = 0) -> dict[Spot, str]:
    return {(tile.x, tile.y): tile.tile for tile in state.view(None).sides[seat].city}


def our_file() -> str:
    """The text of our own tile file, for making others of it."""
    return content.our_text()
