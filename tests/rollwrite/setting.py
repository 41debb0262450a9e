"""Positions for the tests of Roll & Write."""

from __future__ import annotations

from typing import Any

from asztal.core.state import Plain
from asztal.games.rollwrite import GAME
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
    plain = GAME.new(options or {}, seats, seed).dump()
    plain.update(changes)
    return plain


def load(plain: Plain) -> RollWrite:
    state = GAME.load(plain)
    assert isinstance(state, RollWrite)
    return state


def full(state: RollWrite, *ids: str, seat: int = 0) -> dict[str, Any]:
    """The parts of a seat's sheets that say that these buildings are finished and work, together with those that were."""
    one = side(state, seat)
    built, working = dict(one["buildings"]), set(one["working"])
    for slot, building in enumerate(state.view(None).sides[seat].buildings, 1):
        if not ids or building.id.endswith(ids):
            built[f"b{slot}"] = [str(box) for box in range(1, len(building.boxes) + 1)]
            working.add(f"b{slot}")
    return {"buildings": built, "working": sorted(working)}


def working(village: str, seed: int = 0, seats: int = 1) -> RollWrite:
    """A game whose village is finished from the beginning."""
    plain = position({"village": village}, seats, seed)
    state = load(plain)
    for number, one in enumerate(plain["sides"]):
        one.update(full(state, seat=number))
    return load(plain)


FLOW = ("rerolls", "collect", "produce", "grow", "conditions", "keep", "estate")


def asked(step: str, seat: int, **words: Any) -> dict[str, Any]:
    """A frame of a player who is asked at this step of the round."""
    return {"in": "grow", "at": FLOW.index(step), "doing": step, "side": seat, **words}


def growing(options: dict[str, str] | None = None, seats: int = 1, seed: int = 1, favour: str = "", **side: Any) -> RollWrite:
    """A game in its growing phase; `side` replaces parts of the first seat's sheets. Everybody else does nothing."""
    plain = position(options, seats, seed)
    tiles = ["helper", "donation", "crops", "export", "coin"]
    if favour:
        rest = [tile for tile in plain["favours"] if tile != favour]
        plain["favours"] = sorted([favour, *rest[: len(plain["favours"]) - 1]], key=tiles.index)
    plain["pending"] = [
        *(asked("grow", seat) for seat in range(seats)),
        {"in": "round", "at": 2, "doing": "growing", "side": 0},
    ]
    free = [tile for tile in plain["favours"] if tile != favour]
    for number, one in enumerate(plain["sides"]):
        one["favour"] = favour if number == 0 and favour else free.pop()
        if one["favour"] in ("helper", "coin"):
            one["favour-used"] = True
        one["actions"] = 4
    for key, value in side.items():
        plain["sides"][0][key.replace("_", "-")] = value
    return load(plain)


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
