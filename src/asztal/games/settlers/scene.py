"""Scenes of Imperial Settlers: the action phase of round 1, the turn of seat 0, nobody has anything that is not named.

What only scenes have: `turn`, the seat whose turn it is. Cards named nowhere lie in their decks. In the solo game the virtual
player's side is `sides[1]`: `empire`, and `deals` for the line of attack cards, the newest first.
"""

from __future__ import annotations

from typing import Any

from asztal.core.errors import nearest
from asztal.core.plain import Reader
from asztal.core.scene import Scene, Staging
from asztal.core.state import Plain, State
from asztal.games.settlers.actions import FACTIONS
from asztal.games.settlers.layout import HELD, LAYOUT, RIVAL, ZONES
from asztal.games.settlers.state import Settlers


class SettlersStaging(Staging):
    words = ("turn",)
    loose = ("deck", "faction-deck", "attack-deck")

    def stage(self, scene: Scene) -> State:
        """The empires that are named, and the first that nobody has for the others."""
        options = {**scene.options, "factions": "choose"}
        state = scene.game.new(options, scene.seats, scene.seed, version=scene.version)
        named = [scene.named(seat, "faction") for seat in range(scene.seats)]
        for seat, faction in enumerate(named):
            if faction is not None and faction not in FACTIONS:
                Reader(faction, f"sides[{seat}].faction").refuse(f"{faction!r} is no faction{nearest(str(faction), FACTIONS)}")
            if faction is not None and faction in named[:seat]:
                Reader(faction, f"sides[{seat}].faction").refuse(f"two players have the {faction} faction")
        free = [faction for faction in FACTIONS if faction not in named]
        for seat, faction in enumerate(named):
            state.apply(seat, scene.game.action(f"faction:{faction or free.pop(0)}"))
        return state

    def sweep(self, plain: Plain) -> None:
        plain.update(open=[], round=1, first=0)
        for side in plain["sides"]:
            for key in ("hand", "packet", "picked", "empire", "deals", *HELD):
                side.pop(key, None)
            side["points"] = 0

    def settle(self, scene: Scene, plain: Plain, free: list[str]) -> None:
        """Cards go under their decks."""
        plain["options"].update(scene.options)
        state = scene.begun
        assert isinstance(state, Settlers)
        pieces = {id: number for number, id in enumerate(state.t.piece_ids)}
        leaders = {side.get("faction"): side for side in plain["sides"]}
        for id in free:
            piece = pieces[id]
            if state.is_common(piece):
                plain["deck"].append(id)
            elif not state.is_faction(piece):
                if scene.seats == 1:
                    plain["attack-deck"].append(id)
            elif (leader := leaders.get(FACTIONS[int(state.faction_of(piece))])) is not None:
                leader.setdefault("faction-deck", []).append(id)
        if "pending" not in scene.said:
            plain["pending"] = turn_of(scene.said.get("turn", 0))

    def change(self, scene: Scene, plain: Plain) -> None:
        if "turn" in scene.said:
            plain["pending"] = turn_of(scene.said["turn"])


def turn_of(seat: int) -> list[dict[str, Any]]:
    """What is pending while a seat has its turn in the action phase."""
    return [
        {"in": "turn", "doing": "turn", "side": seat},
        {"in": "game", "at": 5, "doing": "turns", "side": 0, "last": seat},
    ]


STAGING = SettlersStaging(LAYOUT, ZONES.names)
assert RIVAL == 1
