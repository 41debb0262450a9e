"""Scenes of Minerva: the main phase of round 1, seat 0 begins and has its turn, nobody has anything but a spring at (0, 0).

What only scenes have: `passes`, the seats that have passed, in this order; `culture`, who has taken the first tiles of which
pile (`{"theatre": [0, 1]}`); `pairs`, alone: exactly these tiles lie in pairs. What is named in `offer` or `temples` is among
what lies there; residences that are not in a city are in their player's stock.
"""

from __future__ import annotations

from typing import Any

from asztal.core.plain import Reader
from asztal.core.scene import Scene, Staging, Where
from asztal.core.state import Plain
from asztal.games.minerva import tables as t
from asztal.games.minerva.layout import LAYOUT, ZONES
from asztal.games.minerva.state import Minerva

CULTURE = ("theatre", "art", "science")


class MinervaStaging(Staging):
    words = ("passes", "culture", "pairs")
    loose = ("deck", "temple-deck", "stock")

    def fits(self, scene: Scene, piece: str, where: Where) -> bool:
        """Springs and residences have an owner; some tiles are for more players only."""
        tables = begun(scene).tables
        number = tables.ids.index(piece)
        side, _ = where
        if number < t.START:
            return side == (number if number < t.RESIDENCE else (number - t.RESIDENCE) // t.RESIDENCES)
        return number >= t.ROUND_TILES or int(tables.from_players[number]) <= max(scene.seats, 2)

    def sweep(self, plain: Plain) -> None:
        plain.update(round=1, first=0, turn=0, **{zone: [] for zone in self.zones})
        plain["sides"] = [{"denarii": 0} for _ in plain["sides"]]
        for frame in plain["pending"]:
            frame["side"] = 0

    def settle(self, scene: Scene, plain: Plain, free: list[str]) -> None:
        Rest(scene, plain, free, begun(scene)).lay()


def begun(scene: Scene) -> Minerva:
    assert isinstance(scene.begun, Minerva)
    return scene.begun


class Rest:
    """The rest of a scene."""

    def __init__(self, scene: Scene, plain: Plain, free: list[str], begun: Minerva) -> None:
        self.scene = scene
        self.plain = plain
        self.tables = begun.tables
        self.begun = begun.dump()
        self.numbers = {id: number for number, id in enumerate(begun.tables.ids)}
        self.free = {id for id in free if int(begun.tables.from_players[self.numbers[id]]) <= max(scene.seats, 2)}
        """Pieces of this game that lie nowhere yet."""

    def rest(self, first: int, end: int) -> list[str]:
        """What lies nowhere yet, of some numbers; now it does."""
        found = [id for id in self.tables.ids[first:end] if id in self.free]
        self.free.difference_update(found)
        return found

    def lay(self) -> None:
        for seat, side in enumerate(self.plain["sides"]):
            self.lay_city(seat, side)
        self.lay_culture()
        self.lay_order()
        round = Reader(self.plain["round"], "round").integer(1, t.ROUNDS)
        self.plain["glory-tiles"] += self.rest(int(t.first_glory_tile(round)), t.ORDER_TILES)
        others = self.rest(t.TEMPLES, t.ROUND_TILES)
        missing = t.ROW - len(self.plain["temples"])
        self.plain["temples"] += others[: max(missing, 0)]
        self.plain["temple-deck"] += others[max(missing, 0) :]
        self.lay_locations(round)

    def lay_city(self, seat: int, side: dict[str, Any]) -> None:
        """A spring, and residences that are not built yet."""
        spring = self.tables.ids[seat]
        if spring in self.free:
            self.free.remove(spring)
            side["city"] = [{"card": spring, "at": [0, 0]}, *side.get("city", [])]
        first = t.RESIDENCE + seat * t.RESIDENCES
        side["stock"] = side.get("stock", []) + self.rest(first, first + t.RESIDENCES)

    def lay_culture(self) -> None:
        for kind, takers in self.scene.said.get("culture", {}).items():
            at = Reader(kind, "culture")
            at.word(CULTURE, "kind of culture")
            pile = [id for id in self.begun[f"{kind}-pile"] if id in self.free]
            if len(takers) > len(pile):
                at.refuse(f"the pile of {kind} has {len(pile)} tiles, not {len(takers)}")
            for id, taker in zip(pile, takers, strict=False):
                self.free.remove(id)
                self.plain["sides"][taker].setdefault("won", []).append(id)
        for kind in CULTURE:
            pile = [id for id in self.begun[f"{kind}-pile"] if id in self.free]
            self.free.difference_update(pile)
            self.plain[f"{kind}-pile"] += pile

    def lay_order(self) -> None:
        """Who has passed first has the lowest order tile; alone there are none."""
        for seat in self.scene.said.get("passes", ()):
            side = self.plain["sides"][seat]
            side["passed"] = True
            if self.scene.seats > 1:
                tile = min((id for id in self.free if self.numbers[id] >= t.ORDER_TILES), key=self.numbers.__getitem__)
                self.free.remove(tile)
                side["held"] = [tile]
        if self.scene.seats > 1:
            self.plain["order-tiles"] += self.rest(t.ORDER_TILES, t.ORDER_TILES + self.scene.seats)

    def lay_locations(self, round: int) -> None:
        """Piles that have not been begun are full, then the begun one; what is left is on offer, or alone in the box."""
        pairs = self.scene.said.get("pairs")
        offer: list[str] = [*self.plain["offer"], *(self.by_name(word) for word in pairs or ())]
        starting, normal = self.rest(t.START, t.NORMAL), self.rest(t.NORMAL, t.TEMPLES)
        size = sum(int(self.tables.from_players[n]) <= max(self.scene.seats, 2) for n in range(t.NORMAL, t.TEMPLES)) // t.ROUNDS
        deck: list[str] = []
        for pile in range(round, t.ROUNDS):
            tiles = [normal.pop() for _ in range(min(size, len(normal)))]
            deck += [*tiles, self.tables.ids[t.ROUND_TILES + pile]]
        begun = [normal.pop() for _ in range(min(size, len(normal)))]
        self.plain["deck"] += begun + deck
        if pairs is None:
            offer += starting + normal
            offer = offer[: len(offer) // 2 * 2] if self.scene.seats == 1 else offer
        self.plain["offer"] = offer

    def by_name(self, word: str) -> str:
        """A free copy of a tile that lies in a pair; round tiles of this and earlier rounds may lie there as well."""
        free = [id for id in self.tables.ids if id in self.free and (id == word or id.rpartition(".")[0] == word)]
        if not free:
            Reader(word, "pairs").refuse(f"there is no further {word!r}")
        self.free.remove(free[0])
        return free[0]


STAGING = MinervaStaging(LAYOUT, ZONES.names)
