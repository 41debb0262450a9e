"""What Roll & Write tells the contract suite: its components, secrets, events and pending steps."""

from __future__ import annotations

import asztal
from asztal.core.state import Plain, State
from asztal.games.rollwrite import GAME, content, log
from contract.machine_laws import Steps
from rollwrite.setting import OWN, load, working

NO_KINDS = {"FAVOUR_NAMES", "GOOD_NAMES", "TRACK_NAMES"}
EVENTS = {value: name for name, value in vars(log).items() if name.isupper() and type(value) is int and name not in NO_KINDS}
PENDING = frozenset(
    (
        "favours",
        "growing",
        "rerolls",
        "reroll",
        "grow",
        "pay",
        "swap",
        "pay-any",
        "take-any",
        "take-another",
        "end",
        "keep",
        "estate",
    )
)
NEVER = frozenset({"use:b6"})
"""Only a player's own village can have something to use in its sixth building."""
OPEN = True
"""All sheets are open, also while everybody grows at the same time."""
COVERAGE = Steps(content.tables(""))
TILES = ("helper", "donation", "crops", "export", "coin")


def box(seats: int) -> dict[str, int]:
    """Five favour tiles, four dice, an empire sheet and a village sheet for everybody."""
    return {**{f"tile {tile}": 1 for tile in TILES}, "dice": 4, "empire sheets": seats, "village sheets": seats}


def components(plain: Plain) -> dict[str, int]:
    tiles: list[str] = plain["favours"]
    assert len(tiles) == (3 if plain["seats"] == 1 else plain["seats"] + 1), "the others are in the box"
    found = {f"tile {tile}": max(1, tiles.count(tile)) for tile in TILES}
    held = [side["favour"] for side in plain["sides"] if "favour" in side]
    assert len(set(held)) == len(held) and set(held) <= set(plain["favours"])
    for side in plain["sides"]:
        assert all(amount >= 0 for amount in (*side["goods"].values(), *side["kept"].values(), side["actions"]))
        assert len(side["boxes"]) == 4 and len(side["buildings"]) == 6
    found["dice"] = len(plain["dice"]) + ("worker" in plain)
    found["empire sheets"] = sum("boxes" in side for side in plain["sides"])
    found["village sheets"] = sum("village" in side for side in plain["sides"])
    return found


def pending(plain: Plain) -> list[str]:
    """Where every running effect stands."""
    return [frame["doing"] for frame in plain["pending"]]


def secrets(plain: Plain, seat: int) -> dict[str, object]:
    """Nothing but the rolls to come."""
    return {"rolls to come": plain["chance"]}


def rare() -> list[State]:
    """Villages whose buildings work already, so that their abilities are used; among them a player's own."""
    villages = (*content.village_ids(), OWN)
    states: list[State] = [*(working(id, seed) for seed, id in enumerate(villages)), *map(busy, villages)]
    states += [*(working(id, 1, 3) for id in ("nara", "texcoco", "tula")), competitive(), tied()]
    for state in states:
        state.listen()
    return states


def busy(village: str) -> State:
    """Late in a village of which only the star is left to build: whatever a condition asks for has been reached."""
    goods = dict.fromkeys(("stone", "wood", "food", "gold"), 6)
    boxes = {"walls": 4, "cottages": 4, "granaries": 9, "bridges": 4}
    scene = asztal.scene(GAME, {"village": village}, seats=1, seed=1, round=8)
    scene.side(0, finished="all", goods=goods, boxes=boxes, circles=["1:1", "1:2"])
    plain = scene.side(0, **{"round-boxes": 8, "round-sections": dict.fromkeys(boxes, 2), "round-circles": 2}).plain()
    plain["sides"][0]["working"].remove("b6")
    plain["sides"][0]["buildings"]["b6"] = []
    return load(plain)


def competitive() -> State:
    """The village everybody has in the game without an adventure, finished."""
    scene = asztal.scene(GAME, {"mode": "advanced"}, seats=2, seed=1, phase="favours")
    return scene.side(0, finished="all").side(1, finished="all").state()


def tied() -> State:
    """The last round of two empty empires with nothing left to do."""
    return asztal.scene(GAME, seats=2, seed=1, round=10, sides=[{"actions": 0}] * 2).state()
