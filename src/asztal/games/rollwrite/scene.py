"""Scenes of Roll & Write: everybody grows with four actions, no goods, and a favour tile that has no part in it any more.

What only scenes have: `phase`, "growing" or "favours" for a round in which nobody has taken a tile yet; of a side `finished`,
the ids of buildings that are finished and work ("all": every building).
"""

from __future__ import annotations

from typing import Any

from asztal.core.errors import nearest
from asztal.core.plain import Reader
from asztal.core.scene import Scene, Staging
from asztal.core.state import Plain
from asztal.games.rollwrite.actions import FAVOUR_NAMES
from asztal.games.rollwrite.layout import layout

FLOW = ("rerolls", "collect", "produce", "grow", "conditions", "keep", "estate")
"""The steps of `grow`, in their order."""
SPENT_AT_ONCE = ("helper", "coin")
"""Tiles that are used up when growing begins."""
ACTIONS = 4
PHASES = ("growing", "favours")


class RollWriteStaging(Staging):
    words = ("phase",)
    side_words = ("finished",)

    def settle(self, scene: Scene, plain: Plain, free: list[str]) -> None:
        self.finish(scene, plain)
        phase = Reader(scene.said.get("phase", PHASES[0]), "phase").word(PHASES, "phase of a scene")
        if "pending" in scene.said or PHASES[phase] == "favours":
            return
        named = {seat: favour for seat in range(scene.seats) if (favour := scene.named(seat, "favour")) is not None}
        if "favours" not in scene.said:
            others = [tile for tile in plain["favours"] if tile not in named.values()]
            tiles = [*named.values(), *others[: len(plain["favours"]) - len(named)]]
            plain["favours"] = sorted(tiles, key=lambda tile: FAVOUR_NAMES.index(tile) if tile in FAVOUR_NAMES else -1)
        left = [tile for tile in plain["favours"] if tile not in named.values()]
        for seat, side in enumerate(plain["sides"]):
            side["favour"] = named.get(seat) or (left.pop() if left else "none")
            side.setdefault("favour-used", side["favour"] in SPENT_AT_ONCE)
            if scene.named(seat, "actions") is None:
                side["actions"] = ACTIONS
        plain["pending"] = [
            *(asked("grow", seat) for seat in range(scene.seats)),
            {"in": "round", "at": 2, "doing": "growing", "side": 0},
        ]

    def change(self, scene: Scene, plain: Plain) -> None:
        self.finish(scene, plain)

    def finish(self, scene: Scene, plain: Plain) -> None:
        """Buildings that are named as finished have all boxes crossed and work."""
        for seat, side in enumerate(plain["sides"]):
            wanted = scene.named(seat, "finished", ())
            names = wanted.split() if isinstance(wanted, str) else list(wanted)
            view = scene.begun.view(None).sides[seat]
            slots = {building.id: (f"b{slot}", len(building.boxes)) for slot, building in enumerate(view.buildings, 1)}
            for name in slots if names == ["all"] else names:
                found = [id for id in slots if id == name or id.endswith((f"-{name}", f".{name}"))]
                if not found:
                    at = Reader(name, f"sides[{seat}].finished")
                    at.refuse(f"there is no building {name!r} in {view.village}{nearest(str(name), slots)}")
                slot, boxes = slots[found[0]]
                side["buildings"][slot] = [str(box) for box in range(1, boxes + 1)]
                side["working"] = sorted({*side["working"], slot})


def asked(step: str, seat: int, **words: Any) -> dict[str, Any]:
    """What is pending while a player is asked at a step of growing."""
    return {"in": "grow", "at": FLOW.index(step), "doing": step, "side": seat, **words}


STAGING = RollWriteStaging(layout(()))
