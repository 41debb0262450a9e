"""Scenes of Imperium: the first turn of seat 0; nobody has cards in hand, and decks and market lie as after a set-up.

What only scenes have: `only`, piles of the table or of a side that hold nothing but what is named; the rest is out of the game.
`nation-led` says whom a side leads, `power` may name the side of its power card (b if it does not) and a step of a journey.
What is named in the market lies from the first slot on, or in its `slot`, with an unrest where one belongs. A garrisoned card
names its `host`.
"""

from __future__ import annotations

from typing import Any

from asztal.core.plain import Reader
from asztal.core.scene import Scene, Staging, Where
from asztal.core.state import Plain, State
from asztal.games.imperium import tables as t
from asztal.games.imperium.actions import NATIONS
from asztal.games.imperium.layout import BOXES, LAYOUT, ZONES
from asztal.games.imperium.state import Imperium

PILES = ("exile", "unrest", "fame", "main", "regions", "uncivilised", "civilised", "removed")
SIDE_PILES = {"hand": "deck", "deck": "deck", "nation": "nation", "development": "development"}
"""Where in a scene lies what begins in a place of a side."""


class ImperiumStaging(Staging):
    words = ("only",)
    side_words = ("only",)
    loose = ("deck", *PILES[1:])

    def stage(self, scene: Scene) -> State:
        """The nations that are named, and the first that nobody has for the others."""
        named = [scene.named(seat, "nation-led") for seat in range(scene.seats)]
        for seat, nation in enumerate(named):
            at = Reader(nation, f"sides[{seat}].nation-led")
            if nation is not None and at.word(NATIONS, "nation") >= 0 and nation in named[:seat]:
                at.refuse(f"two players lead the {nation}")
        free = [nation for nation in NATIONS if nation not in named]
        state = scene.game.new({"box": "both", **scene.options, "nations": "choose"}, scene.seats, scene.seed)
        assert isinstance(state, Imperium)
        state.row[t.COMMONS] = Reader(scene.said.get("commons", BOXES[0]), "commons").word(BOXES[:2], "box")
        state.row[t.FIRST] = state.row[t.TURN] = 0
        for seat, nation in enumerate(named):
            state.run()
            state.decide(seat, scene.game.action(f"lead:{nation or free.pop(0)}"))
        for seat in range(scene.seats):
            sides = [entry["card"] for entry in scene.named(seat, "power", []) if entry["card"].endswith("-a")]
            state.decide(seat, scene.game.action("side:a" if sides else "side:b"))
        return state

    def rank(self, scene: Scene, piece: str, where: Where) -> int:
        """One's own cards are meant first, then common ones."""
        owner = int(tables(scene).owner[tables(scene).ids().index(piece)])
        return 0 if owner == where[0] else 1 if owner < 0 else 2

    def sweep(self, plain: Plain) -> None:
        """Only two-sided cards stay."""
        plain.update(market=[], under=[], **{zone: [] for zone in PILES})
        for side in plain["sides"]:
            for zone in SIDE_PILES:
                side[zone] = []

    def settle(self, scene: Scene, plain: Plain, free: list[str]) -> None:
        """Everything not named lies as after the set-up, under what is named."""
        begun, left = scene.begun.dump(), set(free)
        plain["options"].update(scene.options)
        plain["king"] = plain["king"][-1:]
        for number, side in enumerate(plain["sides"]):
            journey = [piece for piece in side["power"] if piece[:-2] != side["nation-led"]]
            side["power"] = [*(piece for piece in side["power"] if piece not in journey), *journey[-1:]]
            for entry in side.get("garrison", []):
                entry["host"] = host(side, Reader(entry, f"sides[{number}].garrison"))
            for zone, pile in SIDE_PILES.items():
                only = pile in scene.named(number, "only", "").split()
                lay_rest(plain["removed"] if only else side[pile], begun["sides"][number].get(zone, []), left)
            if side["nation"]:
                plain["known"][card(side["nation"][-1])] = ["all"]
        unrest: list[str] = []
        lay_rest(unrest, [*begun["unrest"], *begun["under"]], left)
        lay_market(plain, begun, left)
        for entry in plain["market"]:
            traits = tables(scene).traits[tables(scene).kind[tables(scene).ids().index(entry["card"])]]
            if traits & t.TROUBLED:
                plain["under"].append({"card": (unrest or plain["unrest"]).pop(), "host": entry["card"]})
        left.update(unrest)
        for zone in PILES:
            only = zone in scene.said.get("only", "").split()
            lay_rest(plain["removed"] if only else plain[zone], unrest if zone == "unrest" else begun[zone], left)
        lay_rest(plain["removed"], begun["market"], left)
        plain["main"] = [{"card": card(entry), "pile": t.MAIN_PILE} for entry in plain["main"]]


def card(entry: Any) -> str:
    return str(entry["card"] if isinstance(entry, dict) else entry)


def tables(scene: Scene) -> t.Tables:
    assert isinstance(scene.begun, Imperium)
    return scene.begun.tables


def host(side: dict[str, Any], at: Reader) -> str:
    """The card in play or in the power area that a garrisoned one names."""
    word = str(at.value.get("host", ""))
    for piece in map(card, (*side.get("play", []), *side["power"])):
        if word in (piece, piece.rpartition(".")[0]):
            return piece
    at.refuse(f"{at.value['card']} lies under {word!r}, which is not in play")


def lay_rest(pile: list[Any], before: list[Any], left: set[str]) -> None:
    """What lay somewhere and is not named goes into a pile."""
    for piece in map(card, before):
        if piece in left:
            left.remove(piece)
            pile.append(piece)


def lay_market(plain: Plain, begun: Plain, left: set[str]) -> None:
    """Named cards in their slots or from the first free one on; in the others what was or would be dealt."""
    named = [entry if isinstance(entry, dict) else {"card": entry} for entry in plain["market"]]
    slots = [slot for slot in range(1, t.SLOTS + 1) if slot not in [entry.get("slot") for entry in named]]
    for entry in named:
        if "slot" not in entry:
            if not slots:
                Reader(entry["card"], "market").refuse(f"there are {t.SLOTS} cards in the market")
            entry["slot"] = slots.pop(0)
    for slot in slots:
        dealt = [entry for entry in begun["market"] if entry["slot"] == slot]
        decks = (*(begun[PILES[slot + 3]] if slot < 4 else ()), *begun["main"])
        dealt += [{"card": card(entry), "slot": slot} for entry in decks]
        entry = next(entry for entry in dealt if entry["card"] in left)
        left.remove(entry["card"])
        named.append(entry)
    plain["market"] = named


STAGING = ImperiumStaging(LAYOUT, ZONES.names)
