"""Scenes: say what matters, everything else finds a consistent place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from asztal.core.state import Plain
from asztal.games.minerva import GAME, content
from asztal.games.minerva import tables as t
from asztal.games.minerva.state import Minerva

Spot = tuple[int, int]
RESOURCES = ("wheat", "stone", "wood", "ore")
CULTURE = ("theatre", "art", "science")


class Scene:
    """A table in the main phase with seat 0 to move."""

    def __init__(self, seats: int = 2, round: int = 1, options: dict[str, str] | None = None) -> None:
        self.seats = seats
        self.round = round
        self.start = GAME.new(options, seats, 1)
        self.tables = cast(Minerva, self.start).tables
        self.plain: Plain = self.start.dump()
        self.cities: list[dict[Spot, str]] = [{(0, 0): "spring"} for _ in range(seats)]
        self.assisted: list[set[Spot]] = [set() for _ in range(seats)]
        self.wanted: list[str] = []
        self.row: list[str] = []
        self.sides: list[dict[str, Any]] = [{"denarii": 0} for _ in range(seats)]
        self.taken: dict[str, list[int]] = {kind: [] for kind in CULTURE}
        self.won_glory: list[list[str]] = [[] for _ in range(seats)]
        self.passed: list[int] = []
        self.pairs: list[str] | None = None
        self.gone = 0

    # -- saying what matters -------------------------------------------------------------------------------------------

    def city(self, seat: int, tiles: dict[Spot, str], assistants: Iterable[Spot] = (), spring: Spot = (0, 0)) -> Scene:
        self.cities[seat] = {spring: "spring", **tiles}
        self.assisted[seat] = set(assistants)
        return self

    def offer(self, *tiles: str) -> Scene:
        """These tiles are on offer, whatever else is."""
        self.wanted += tiles
        return self

    def temples(self, *tiles: str) -> Scene:
        self.row += tiles
        return self

    def side(self, seat: int, **numbers: Any) -> Scene:
        self.sides[seat].update({name.replace("_", "-"): number for name, number in numbers.items()})
        return self

    def culture(self, kind: str, *takers: int) -> Scene:
        """The first tiles of a pile have been taken by these seats."""
        self.taken[kind] += takers
        return self

    def glory_tile(self, seat: int, round: int, place: int) -> Scene:
        self.won_glory[seat].append(self.tables.ids[int(t.first_glory_tile(round)) + place - 1])
        return self

    def passes(self, *seats: int) -> Scene:
        """These have passed, in this order."""
        self.passed += seats
        return self

    def laid_in_pairs(self, *tiles: str) -> Scene:
        """Solo: exactly these tiles, two and two."""
        self.pairs = list(tiles)
        return self

    # -- laying it out ---------------------------------------------------------------------------------------------------

    def state(self) -> Minerva:
        free = self.pieces_in_play()
        plain = self.plain
        sides: list[dict[str, Any]] = []
        for seat in range(self.seats):
            city = [self.placed(seat, at, kind, free) for at, kind in self.cities[seat].items()]
            houses = sum(kind == "residence" for kind in self.cities[seat].values()) + self.gone
            numbers = {name: number for name, number in self.sides[seat].items() if number or name == "denarii"}
            side = {**numbers, "city": city, "stock": [self.house(seat, i) for i in range(houses, 9)]}
            if seat in self.passed:
                side["passed"] = True
                if self.seats > 1:
                    side["held"] = [f"order-tile.{self.passed.index(seat) + 1}"]
            won = [f"{kind}-tile.{n}" for kind in CULTURE for n, taker in self.culture_pairs(kind) if taker == seat]
            won += self.won_glory[seat]
            sides.append({**side, **({"won": won} if won else {})})
        plain.update(round=self.round, first=0, turn=0, sides=sides)
        for kind in CULTURE:
            plain[f"{kind}-pile"] = plain[f"{kind}-pile"][len(self.taken[kind]) :]
        plain["glory-tiles"] = list(self.tables.ids[int(t.first_glory_tile(self.round)) : t.ORDER_TILES])
        order = [f"order-tile.{number}" for number in range(len(self.passed) + 1, self.seats + 1)]
        plain["order-tiles"] = order if self.seats > 1 else []
        self.lay_temples(free)
        self.lay_locations(free)
        for frame in plain["pending"]:
            frame["side"] = 0
        return cast(Minerva, GAME.load(plain))

    def pieces_in_play(self) -> dict[str, list[str]]:
        """Free pieces by kind."""
        found: dict[str, list[str]] = {}
        for piece in range(t.START, t.ROUND_TILES):
            if self.tables.from_players[piece] <= max(self.seats, 2):
                found.setdefault(self.tables.kind_ids[self.tables.kind[piece]], []).append(self.tables.ids[piece])
        return found

    def placed(self, seat: int, at: Spot, kind: str, free: dict[str, list[str]]) -> dict[str, Any]:
        if kind == "spring":
            id = self.tables.ids[seat]
        elif kind == "residence":
            number = [spot for spot, tile in self.cities[seat].items() if tile == "residence"].index(at)
            id = self.house(seat, number)
        else:
            id = free[kind].pop(0)
        tile: dict[str, Any] = {"card": id, "at": list(at)}
        return {**tile, "assistant": True} if at in self.assisted[seat] else tile

    def house(self, seat: int, number: int) -> str:
        return self.tables.ids[t.RESIDENCE + seat * 9 + number]

    def culture_pairs(self, kind: str) -> list[tuple[int, int]]:
        """The numbers of taken tiles with who took them."""
        pile = [int(id.rpartition(".")[2]) for id in self.start.dump()[f"{kind}-pile"]]
        return list(zip(pile, self.taken[kind], strict=False))

    def lay_temples(self, free: dict[str, list[str]]) -> None:
        row = [free[kind].pop(0) for kind in self.row]
        others = [id for kind, ids in free.items() if "temple-" in kind for id in ids]
        self.plain["temples"] = row + others[: 5 - len(row)]
        self.plain["temple-deck"] = others[5 - len(row) :]

    def lay_locations(self, free: dict[str, list[str]]) -> None:
        """What is wanted is on offer; the rest fills the piles that have not been begun, the begun one, and the offer."""
        numbers = {id: number for number, id in enumerate(self.tables.ids)}
        offer = [kind if kind.startswith("round-tile") else free[kind].pop(0) for kind in self.pairs or self.wanted]
        rest = [id for ids in free.values() for id in ids if numbers[id] < t.TEMPLES]
        normal = [id for id in rest if numbers[id] >= t.NORMAL]
        size = (
            sum(numbers[id] >= t.NORMAL for ids in self.pieces_in_play().values() for id in ids if numbers[id] < t.TEMPLES) // 6
        )
        deck: list[str] = []
        for pile in range(self.round, t.ROUNDS):
            deck += [normal.pop() for _ in range(size)] + [self.tables.ids[t.ROUND_TILES + pile]]
        begun = [normal.pop() for _ in range(min(size, len(normal)))]
        self.plain["deck"] = begun + deck
        if self.pairs is None:
            offer += [id for id in rest if numbers[id] < t.NORMAL] + normal
            offer = offer[: len(offer) // 2 * 2] if self.seats == 1 else offer
        self.plain["offer"] = offer


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
