"""Scenes of Ginkgopolis: round 1, everybody is choosing a card.

            A      B      C
    L     red-1  blue-1 yellow-1   D
    K    yellow-2 red-2  blue-2    E        the start city; x grows to the east, y to the north; red-2 stands on (0, 0)
    J     blue-3 yellow-3 red-3    F
            I      H      G

What only scenes have: `buildings`, a list of tables with `floors` (tiles from the bottom to the top), `at`, and where it is so
`owner` and `site`; each takes the place of what stood there or had one of its tiles. `supply-size`: so many tiles are left, the
others are behind the last player's screen. `deck-only`: the deck holds none but the cards named, the others are discarded.
Tiles may be named without `tile:` where only tiles lie. Hands are filled up; who is not said to keep a card that was built over
leaves it to the last side; resources not named are 8, or as many as there are.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from asztal.core.plain import Reader
from asztal.core.scene import Scene, Staging
from asztal.core.state import Plain, State
from asztal.games.ginkgopolis.content import layout
from asztal.games.ginkgopolis.layout import ZONES
from asztal.games.ginkgopolis.rules import HAND_SIZE, SOLO_HAND_SIZE
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.tables import HAL

START_CITY = {
    "red-1": (-1, 1), "blue-1": (0, 1), "yellow-1": (1, 1),
    "yellow-2": (-1, 0), "red-2": (0, 0), "blue-2": (1, 0),
    "blue-3": (-1, -1), "yellow-3": (0, -1), "red-3": (1, -1),
}  # fmt: skip
RING = {
    "A": (-1, 2), "B": (0, 2), "C": (1, 2), "D": (2, 1), "E": (2, 0), "F": (2, -1),
    "G": (1, -2), "H": (0, -2), "I": (-1, -2), "J": (-2, -1), "K": (-2, 0), "L": (-2, 1),
}  # fmt: skip
TILE = "tile:"
OF_TILES = ("supply", "away", "tiles", "laid", "giving", "city", "buried")
"""Zones in which only tiles lie."""
POINTS = 10
RESOURCES = 8


class GinkgopolisStaging(Staging):
    words = ("buildings", "supply-size", "deck-only")
    loose = ("deck", "supply")

    def spell(self, zone: str, word: str) -> str:
        return f"{TILE}{word}" if zone in OF_TILES and not word.startswith(TILE) else word

    def sweep(self, plain: Plain) -> None:
        plain.update(round=1, first=0, letters={}, **{zone: [] for zone in self.zones})
        plain["sides"] = [{"step": "choosing"} for _ in plain["sides"]]

    def settle(self, scene: Scene, plain: Plain, free: list[str]) -> None:
        Rest(scene, plain, free).lay()


class Rest:
    """The rest of a scene."""

    def __init__(self, scene: Scene, plain: Plain, free: list[str]) -> None:
        begun: State = scene.begun
        assert isinstance(begun, Ginkgopolis)
        self.scene = scene
        self.plain = plain
        self.free = dict.fromkeys(free)
        """Pieces that lie nowhere yet."""
        self.tables = begun.tables
        self.seats = scene.seats
        self.sides: list[dict[str, Any]] = plain["sides"]
        self.city = buildings(scene)

    def lay(self) -> None:
        scene, plain = self.scene, self.plain
        plain["letters"] = {letter: list(at) for letter, at in {**RING, **plain["letters"]}.items()}
        if not plain["city"]:
            self.raise_buildings()
        self.lay_cards()
        self.lay_tiles()
        for side, at in enumerate(self.sides):
            self.count(side, at)
        if "pending" not in scene.said:
            round = "solo-round" if self.seats == 1 else "round"
            plain["pending"] = [{"in": round, "at": 1, "doing": "choose-card", "side": 0}]

    def take(self, id: str, path: str) -> str:
        """A piece that lies nowhere yet; now it does."""
        if id not in self.free:
            Reader(id, path).refuse(f"{id} lies elsewhere already")
        del self.free[id]
        return id

    def raise_buildings(self) -> None:
        """Every top floor with its space, and what lies under it."""
        for building in self.city:
            *below, top = [self.take(f"{TILE}{tile}", "buildings") for tile in building["floors"]]
            self.plain["buried"] += [*below[:1], *({"card": tile, "under": lower} for lower, tile in pairwise(below))]
            marks: dict[str, Any] = {"at": list(building["at"]), "floors": len(below) + 1}
            if below:
                marks["under"] = below[-1]
            marks.update({key: building[key] for key in ("owner", "site") if key in building})
            self.plain["city"].append({"card": top, **marks})

    def lay_cards(self) -> None:
        scene, plain = self.scene, self.plain
        for building in self.city:  # somebody keeps the card of every floor that was built over
            for card in building["floors"][:-1]:
                if card in self.free:
                    self.sides[-1].setdefault("cards", []).append(self.take(card, "buildings"))
        open_buildings = [building["floors"][-1] for building in self.city if not building.get("site")]
        letters = self.tables.ids[self.tables.first_letter : self.tables.first_character]
        spare = [card for card in (*reversed(letters), *open_buildings) if card in self.free]
        size = SOLO_HAND_SIZE if self.seats == 1 else HAND_SIZE
        for side in self.sides[: self.seats]:
            hand = side.setdefault("hand", [])
            while len(hand) + len(side.get("chosen", ())) < size and spare:
                hand.append(self.take(spare.pop(0), "hand"))
        if self.seats == 1 and not self.sides[HAL].get("chosen") and spare:
            self.sides[HAL]["chosen"] = [self.take(spare.pop(0), "chosen")]
        plain["discard" if scene.said.get("deck-only") else "deck"] += [self.take(card, "deck") for card in spare]
        characters = self.tables.ids[self.tables.first_character : self.tables.first_tile]
        plain["box"] += [self.take(card, "box") for card in characters if card in self.free]

    def lay_tiles(self) -> None:
        plain = self.plain
        removed = int(self.tables.tiles_removed[self.seats]) - len(plain["away"])
        rest = [self.take(tile, "supply") for tile in self.tables.ids[self.tables.first_tile :] if tile in self.free]
        plain["away"] += rest[:removed]
        plain["supply"] += rest[removed:]
        size = self.scene.said.get("supply-size")
        if size is not None:
            self.sides[self.seats - 1].setdefault("tiles", []).extend(plain["supply"][size:])
            del plain["supply"][size:]

    def count(self, side: int, at: dict[str, Any]) -> None:
        """Resources make up the colour's number."""
        hal = self.seats == 1 and side == HAL
        total = int(self.tables.resources[self.seats])
        in_city = sum(top["floors"] for top in self.plain["city"] if top.get("owner") == side)
        at.setdefault("points", 0 if hal else POINTS)
        at.setdefault("new-hand", int(self.tables.new_hand_tokens[self.seats]))
        at.setdefault("resources", 0 if hal else max(min(RESOURCES, total - in_city), 0))
        at.setdefault("stock", total - in_city - at["resources"])


def buildings(scene: Scene) -> list[dict[str, Any]]:
    """The start city, and what has been built since."""
    city: list[dict[str, Any]] = [{"at": at, "floors": [tile]} for tile, at in START_CITY.items()]
    for number, one in enumerate(scene.said.get("buildings", ())):
        at = Reader(dict(one), f"buildings[{number}]")
        at.only(("floors", "at", "owner", "site"))
        floors = at["floors"].value.split() if isinstance(at["floors"].value, str) else list(at["floors"].value)
        space = tuple(at["at"].value)
        city = [old for old in city if tuple(old["at"]) != space and not set(floors) & set(old["floors"])]
        marks = {
            key: value for key, value in one.items() if key in ("owner", "site") and value is not None and value is not False
        }
        city.append({"at": space, "floors": [tile.removeprefix(TILE) for tile in floors], **marks})
    return city


STAGING = GinkgopolisStaging(layout(), ZONES.names)
