"""Positions for the tests of Roll & Write."""

from __future__ import annotations

from typing import Any

import asztal
from asztal.core.state import Plain
from asztal.games.rollwrite import GAME
from asztal.games.rollwrite.scene import asked as asked
from asztal.games.rollwrite.state import RollWrite

OWN = """
[test-village]
name = { en = "Test Village", hu = "Próbafalu" }

[test-village.free-choice]
name = { en = "Free Choice", hu = "Szabad választás" }
boxes = ["stone", "", ""]
ability = "resource"
times = 2
drawing = ["#.", "##"]

[test-village.reward]
name = { en = "Reward", hu = "Jutalom" }
boxes = ["gold", "2 wood, food"]
ability = "if crossed boxes 1+: 2 stone, action"
blueprint = "i3h"

[test-village.twins]
name = { en = "Twins", hu = "Ikrek" }
boxes = ["", "", "", "wood"]
ability = "stone, wood"
blueprint = "o4"

[test-village.cheap-village]
name = { en = "Cheap Village", hu = "Olcsó falu" }
boxes = ["food"]
ability = "discount food on village"

[test-village.any-two]
name = { en = "Any Two", hu = "Bármely kettő" }
boxes = ["food"]
ability = "2 resource => 3 vp"
times = 2

[test-village.crown]
name = { en = "Crown", hu = "Korona" }
boxes = ["stone"]
final = "vp per 2 section any-track max 12"
"""
"""A player's own village, with abilities no printed village has."""


def position(options: dict[str, str] | None = None, seats: int = 1, seed: int = 1, **changes: Any) -> Plain:
    """The beginning of a game as plain data; `changes` replace parts of it."""
    return asztal.scene(GAME, options, seats, seed, phase="favours").plain() | changes


def load(plain: Plain) -> RollWrite:
    state = GAME.load(plain)
    assert isinstance(state, RollWrite)
    return state


def working(village: str, seed: int = 0, seats: int = 1, *ids: str) -> RollWrite:
    """A game whose village, or some buildings of it, is finished from the beginning."""
    scene = asztal.scene(GAME, {"village": village}, seats, seed, phase="favours")
    for seat in range(seats):
        scene.side(seat, finished=ids or "all")
    return load(scene.plain())


def growing(options: dict[str, str] | None = None, seats: int = 1, seed: int = 1, **side: Any) -> RollWrite:
    """A game in its growing phase; `side` names parts of the first seat's sheets. Everybody else does nothing."""
    return load(asztal.scene(GAME, options, seats, seed).side(0, **side).plain())


def goods(stone: int = 0, wood: int = 0, food: int = 0, gold: int = 0) -> dict[str, int]:
    return {"stone": stone, "wood": wood, "food": food, "gold": gold}


def do(state: RollWrite, *codes: str, seat: int = 0) -> RollWrite:
    for code in codes:
        state.apply(seat, GAME.action(code))
    return state


def can(state: RollWrite, code: str, seat: int = 0) -> bool:
    return GAME.action(code) in state.legal(seat)


def why(state: RollWrite, code: str, seat: int = 0) -> str:
    reason = state.why_not(seat, GAME.action(code))
    return "" if reason is None else reason.id


def side(state: RollWrite, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state.dump()["sides"][seat]
    return found


def step(state: RollWrite, seat: int = 0) -> str:
    """What a player is asked: reroll, mark, grow, pay, take, keep, estate, or nothing: ready."""
    found: str = state.view(None).sides[seat].step
    return found
