"""Sets up tables for rule tests: a scene is laid out piece by piece, everything else finds a consistent place by itself.

    scene = Scene(seats=2)
    scene.build("blue-5 red-9", at=(2, 1), owner=1)  # two floors, red 9 on top
    scene.side(0, hand="red-9", resources=3)
    table = scene.start()
    table.play("red-9", "l")  # everybody's choice in seat order; "a + red-4" is a card with a tile
    assert table.resources(0) == 5

The start city is always the same (letters around it as in the rulebook):

            A      B      C
    L     red-1  blue-1 yellow-1   D
    K    yellow-2 red-2  blue-2    E        x grows to the east, y to the north; red-2 stands on (0, 0)
    J     blue-3 yellow-3 red-3    F
            I      H      G
"""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise
from typing import Any

from asztal.core.game import Result
from asztal.core.lines import Line
from asztal.core.state import Plain, State
from asztal.games.ginkgopolis import GAME

START_CITY = {
    "red-1": (-1, 1), "blue-1": (0, 1), "yellow-1": (1, 1),
    "yellow-2": (-1, 0), "red-2": (0, 0), "blue-2": (1, 0),
    "blue-3": (-1, -1), "yellow-3": (0, -1), "red-3": (1, -1),
}  # fmt: skip
RING = {
    "A": (-1, 2), "B": (0, 2), "C": (1, 2), "D": (2, 1), "E": (2, 0), "F": (2, -1),
    "G": (1, -2), "H": (0, -2), "I": (-1, -2), "J": (-2, -1), "K": (-2, 0), "L": (-2, 1),
}  # fmt: skip
TILES = [f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(1, 21)]
LETTERS = list("abcdefghijkl")
CARDS = [id for id in GAME.names("en") if id not in TILES and id not in LETTERS]
"""The characters."""
PLAYERS = ("Anna", "Béla", "Csilla", "Dezső", "Edit")
SPARE_TILES = [f"{colour}-{number}" for number in range(10, 21) for colour in ("yellow", "blue", "red")]
"""The order in which towers take tiles nobody asked for: numbers without permanent bonuses."""


class Scene:
    """A table being laid. What is not said is arranged so that the position is possible."""

    def __init__(self, seats: int = 2, first: int = 0, expert: bool = False) -> None:
        self.plain: Plain = GAME.new({"expert": "yes"} if expert else {}, seats, 0).dump()
        self.seats = seats
        self.total = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}[seats]
        self.hand_size = 3 if seats == 1 else 4
        self.city: list[dict[str, Any]] = []
        self.sides: list[dict[str, Any]] = [{} for _ in range(max(seats, 2))]
        self.ring = dict(RING)
        self.piles: dict[str, list[str]] = {"supply": [], "deck": [], "discard": []}
        self.supply_size: int | None = None
        self.hal = ""
        self.plain.update(first=first, round=1)
        self.discard_rest = False
        for tile, at in START_CITY.items():
            self.build(tile, at=at)

    # -- laying things out -------------------------------------------------------------------------------------------------

    def build(self, floors: str, at: tuple[int, int], owner: int | None = None, site: bool = False) -> None:
        """A building, its floors from the bottom to the top; it takes the place of what stood there."""
        named = floors.split()
        self.city = [
            building for building in self.city if tuple(building["at"]) != at and not set(named) & set(building["floors"])
        ]
        building = {"at": list(at), "floors": named}
        if owner is not None:
            building["owner"] = owner
        if site:
            building["site"] = True
        self.city.append(building)

    def tower(self, height: int, owner: int, at: tuple[int, int], top: str = "") -> None:
        """A building of so many floors, of tiles nobody asks for."""
        used = {tile for building in self.city if tuple(building["at"]) != at for tile in building["floors"]} | {top}
        base = [tile for building in self.city if tuple(building["at"]) == at for tile in building["floors"]]
        for side in self.sides:
            used |= set(side.get("tiles", ()))
        spare = [tile for tile in SPARE_TILES if tile not in used]
        floors = [*base, *spare][: height - (top != "")]
        self.build(" ".join([*floors, top]), at, owner)

    def side(
        self,
        seat: int,
        *,
        hand: str | None = None,
        tiles: str | None = None,
        cards: str | None = None,
        points: int | None = None,
        resources: int | None = None,
        new_hand: int | None = None,
    ) -> None:
        """What a side has: cards in hand, tiles behind the screen, cards in front, points, resources behind the screen."""
        side = self.sides[seat]
        for name, words in (("hand", hand), ("tiles", tiles), ("cards", cards)):
            if words is not None:
                side[name] = words.split()
        for name, number in (("points", points), ("resources", resources), ("new-hand", new_hand)):
            if number is not None:
                side[name] = number

    def letters(self, **spaces: tuple[int, int]) -> None:
        self.ring |= spaces

    def supply(self, top: str = "", size: int | None = None) -> None:
        """The top tiles of the supply, and how many tiles it holds; the rest is behind the screen of the last seat."""
        self.piles["supply"] = top.split()
        self.supply_size = size

    def deck(self, top: str = "", discard: str = "", only: bool = False) -> None:
        """The top cards of the deck and cards in the discard pile; `only`: the deck holds no others, they are discarded."""
        self.piles["deck"] = top.split()
        self.piles["discard"] = discard.split()
        self.discard_rest = only

    def hal_card(self, card: str) -> None:
        self.hal = card

    def set(self, **values: Any) -> None:
        """Anything else of the plain position."""
        self.plain.update(values)

    # -- ready ---------------------------------------------------------------------------------------------------------------

    def start(self) -> Table:
        return Table(GAME.load(self.dump()))

    def dump(self) -> Plain:
        """The position: everybody is choosing a card."""
        return deepcopy(self)._laid_out()

    def _laid_out(self) -> Plain:
        plain = self.plain
        plain["letters"] = {letter: list(at) for letter, at in self.ring.items()}
        plain["known"] = {}
        self._lay_tiles()
        self._lay_cards()
        self._count_resources()
        self._raise_buildings()
        plain["sides"] = self.sides
        round = "solo-round" if self.seats == 1 else "round"
        plain["pending"] = [{"in": round, "at": 1, "doing": "choose-card", "side": 0}]
        return plain

    def _raise_buildings(self) -> None:
        """Every top floor with its space, and what lies under it."""
        self.plain["city"], self.plain["buried"] = [], []
        for building in self.city:
            *below, top = piece(building["floors"])
            under: list[Any] = [{"card": tile, "under": lower} for lower, tile in pairwise(below)]
            self.plain["buried"] += [*below[:1], *under]
            marks = {"at": building["at"], "floors": len(below) + 1, **({"under": below[-1]} if below else {})}
            marks |= {key: building[key] for key in ("owner", "site") if key in building}
            self.plain["city"].append({"card": top, **marks})

    def _lay_tiles(self) -> None:
        used = {tile for building in self.city for tile in building["floors"]}
        for side in self.sides:
            side.setdefault("tiles", [])
            used |= set(side["tiles"])
        top = self.piles["supply"]
        rest = [tile for tile in TILES if tile not in used | set(top)]
        removed = 6 if self.seats <= 3 else 0
        away, rest = rest[:removed], rest[removed:]
        if self.supply_size is not None:
            size = self.supply_size - len(top)
            self.sides[self.seats - 1]["tiles"] += rest[size:]
            rest = rest[:size]
        self.plain["away"] = piece(away)
        self.plain["supply"] = piece([*top, *rest])
        for side in self.sides:
            side["tiles"] = piece(side["tiles"])

    def _lay_cards(self) -> None:
        for side in self.sides:
            for key in ("hand", "cards"):
                side.setdefault(key, [])
        kept = {card for side in self.sides for card in side["cards"]}
        open_buildings = [building["floors"][-1] for building in self.city if not building.get("site")]
        for building in self.city:  # somebody keeps the card of every floor that was built over
            self.sides[-1]["cards"] += [tile for tile in building["floors"][:-1] if tile not in kept]
        named = (
            {card for side in self.sides for card in side["hand"]} | {self.hal} | {*self.piles["deck"], *self.piles["discard"]}
        )
        spare = [card for card in [*LETTERS[::-1], *open_buildings] if card not in named]
        for side in self.sides[: self.seats]:
            while len(side["hand"]) < self.hand_size:
                side["hand"].append(spare.pop(0))
        if self.seats == 1:
            self.sides[1]["chosen"] = [self.hal or spare.pop(0)]
        self.plain["box"] = [card for card in CARDS if not any(card in side["cards"] for side in self.sides)]
        top, discard = self.piles["deck"], self.piles["discard"]
        self.plain["deck"] = top if self.discard_rest else [*top, *spare]
        self.plain["discard"] = [*discard, *spare] if self.discard_rest else discard

    def _count_resources(self) -> None:
        for seat, side in enumerate(self.sides):
            hal = self.seats == 1 and seat == 1
            side.setdefault("points", 0 if hal else 10)
            side.setdefault("new-hand", 0 if self.seats == 1 else 2)
            side["step"] = "choosing"
            in_city = sum(len(building["floors"]) for building in self.city if building.get("owner") == seat)
            side.setdefault("resources", 0 if hal else min(8, self.total - in_city))
            side["stock"] = self.total - in_city - side["resources"]


class Table:
    """A table people play at: moves by their codes, and what everybody has."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.listen()
        self.log: list[str] = []

    # -- moves -----------------------------------------------------------------------------------------------------------------

    def do(self, seat: int, *codes: str) -> None:
        """Moves of one seat."""
        for code in codes:
            self.state.apply(seat, GAME.action(code))
            for event in self.state.heard():
                line = GAME.line(self.state, event, None)
                if line is not None:
                    self.log.append(GAME.speaker("en").say(line, PLAYERS[: int(self.state.seats)]))

    def choose(self, seat: int, play: str) -> None:
        """A secret choice: "red-9" is the card alone, "a + red-4" the card with a tile."""
        card, _, tile = play.partition(" + ")
        self.do(seat, f"play:{card}", f"with:{tile}" if tile else "alone")

    def play(self, *plays: str) -> None:
        """Everybody's choice in seat order; then the choices are carried out until somebody has to decide."""
        for seat, play in enumerate(plays):
            self.choose(seat, play)

    def legal(self, seat: int) -> list[str]:
        return [GAME.code(action) for action in self.state.legal(seat)]

    def why(self, seat: int, code: str) -> str:
        reason = self.state.why_not(seat, GAME.action(code))
        return reason.id if reason is not None else ""

    # -- what lies where ----------------------------------------

    @property
    def plain(self) -> Plain:
        return self.state.dump()

    def side(self, seat: int) -> dict[str, Any]:
        side: dict[str, Any] = self.plain["sides"][seat]
        return side

    def points(self, seat: int) -> int:
        return int(self.side(seat)["points"])

    def resources(self, seat: int) -> int:
        return int(self.side(seat)["resources"])

    def stock(self, seat: int) -> int:
        return int(self.side(seat)["stock"])

    def lying(self, seat: int, zone: str) -> list[str]:
        """What lies in one of a seat's places, in the order of the numbers; tiles by the names of their buildings."""
        there = [id.removeprefix("tile:") for id in self.side(seat).get(zone, [])]
        return sorted(there, key=list(GAME.names("en")).index)

    def tiles(self, seat: int) -> list[str]:
        return self.lying(seat, "tiles")

    def hand(self, seat: int) -> list[str]:
        return self.lying(seat, "hand")

    def cards(self, seat: int) -> list[str]:
        return self.lying(seat, "cards")

    def chosen(self, seat: int) -> str:
        (card,) = self.lying(seat, "chosen")
        return card

    def laid(self, seat: int) -> str | None:
        """The tile on the chosen card, if there is one."""
        return next(iter(self.lying(seat, "laid")), None)

    def goods(self, seat: int) -> tuple[int, int, int]:
        """Resources, tiles and success points behind the screen."""
        return self.resources(seat), len(self.tiles(seat)), self.points(seat)

    def building(self, at: tuple[int, int]) -> dict[str, Any]:
        plain = self.plain
        under = {entry["card"]: entry.get("under") for entry in [*plain["city"], *plain["buried"]] if isinstance(entry, dict)}
        for building in plain["city"]:
            if building["at"] == list(at):
                floors = [building["card"]]
                while below := under.get(floors[0]):
                    floors.insert(0, below)
                assert building["floors"] == len(floors)
                marks = {key: building[key] for key in ("at", "owner", "site") if key in building}
                return {**marks, "floors": [tile.removeprefix("tile:") for tile in floors]}
        raise AssertionError(f"there is no building on {at}")

    def letter(self, name: str) -> tuple[int, int]:
        x, y = self.plain["letters"][name]
        return x, y

    @property
    def step(self) -> str:
        return str(self.state.view(None).step)

    @property
    def pending(self) -> list[str]:
        """The steps all running effects stand at, the next first."""
        return [frame["doing"] for frame in self.plain["pending"]]

    def result(self) -> Result:
        result: Result = self.state.result()
        return result

    def part(self, seat: int, part: str) -> int:
        """One part of a seat's score: points, cards, new-hand or districts."""
        return self.result().scores[seat].parts[f"part-{part}"]

    def said(self, line: str) -> bool:
        """Whether the log has told this."""
        return line in self.log


def piece(tiles: list[str]) -> list[str]:
    """Tiles as positions call them: every building has a card and a tile."""
    return [f"tile:{tile}" for tile in tiles]


def read(line: Line) -> str:
    return GAME.speaker("en").say(line, PLAYERS)
