"""Sets up tables for rule tests: a scene is laid out piece by piece, everything else finds a consistent place by itself.

scene = Scene(seats=2)
scene.build("blue-5 red-9", at=(2, 1), owner=1)  # two floors, red 9 on top
scene.side(0, hand="red-9", resources=3)
table = scene.start()
table.play("red-9", "l")  # everybody's choice in seat order; "a + red-4" is a card with a tile
assert table.resources(0) == 5
"""

from __future__ import annotations

from typing import Any

import asztal
from asztal.core.game import Result
from asztal.core.lines import Line
from asztal.core.state import Plain, State
from asztal.games.ginkgopolis import GAME
from asztal.games.ginkgopolis.scene import buildings

PLAYERS = ("Anna", "Béla", "Csilla", "Dezső", "Edit")
SPARE_TILES = [f"{colour}-{number}" for number in range(10, 21) for colour in ("yellow", "blue", "red")]
"""The order in which towers take tiles nobody asked for: numbers without permanent bonuses."""


class Scene:
    """A table being laid: the common scene, with the words of these tests."""

    def __init__(self, seats: int = 2, first: int = 0, expert: bool = False) -> None:
        self.seats = seats
        self.scene = asztal.scene(GAME, {"expert": "yes"} if expert else {}, seats, first=first)
        self.buildings: list[dict[str, Any]] = []

    def build(self, floors: str, at: tuple[int, int], owner: int | None = None, site: bool = False) -> None:
        """A building, its floors from the bottom to the top; it takes the place of what stood there."""
        self.buildings.append({"floors": floors, "at": at, "owner": owner, "site": site})
        self.scene.table(buildings=self.buildings)

    def tower(self, height: int, owner: int, at: tuple[int, int], top: str = "") -> None:
        """A building of so many floors, of tiles nobody asks for."""
        city = buildings(self.scene)
        used = {tile for building in city if tuple(building["at"]) != at for tile in building["floors"]} | {top}
        base = [tile for building in city if tuple(building["at"]) == at for tile in building["floors"]]
        for side in self.scene.sides.values():
            used |= {entry["card"] for entry in side.get("tiles", ())}
        spare = [tile for tile in SPARE_TILES if tile not in used]
        floors = [*base, *spare][: height - (top != "")]
        self.build(" ".join([*floors, top]), at, owner)

    def side(self, seat: int, **what: Any) -> None:
        """What a side has: cards in hand, tiles behind the screen, cards in front, points, resources behind the screen.

        What is said of them takes the place of what was said before.
        """
        for key in what:
            self.scene.sides.get(seat, {}).pop(key, None)
        self.scene.side(seat, **what)

    def letters(self, **spaces: tuple[int, int]) -> None:
        self.scene.table(letters=spaces)

    def supply(self, top: str = "", size: int | None = None) -> None:
        """The top tiles of the supply, and how many tiles it holds; the rest is behind the screen of the last seat."""
        self.scene.table(supply=top, supply_size=size)

    def deck(self, top: str = "", discard: str = "", only: bool = False) -> None:
        """The top cards of the deck and cards in the discard pile; `only`: the deck holds no others, they are discarded."""
        self.scene.table(deck=top, discard=discard, deck_only=only)

    def hal_card(self, card: str) -> None:
        self.scene.side(1, chosen=card)

    def set(self, **values: Any) -> None:
        """Anything else of the plain position."""
        self.scene.table(**values)

    def start(self) -> Table:
        return Table(self.scene.state())

    def dump(self) -> Plain:
        """The position: everybody is choosing a card."""
        return self.scene.plain()


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

    def asked(self, seat: int) -> str:
        return GAME.speaker("en").say(GAME.prompt(self.state, seat), PLAYERS)

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
        there = [name(entry).removeprefix("tile:") for entry in self.side(seat).get(zone, [])]
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


def name(entry: str | dict[str, str]) -> str:
    """The piece of an entry, which may say what is marked on it."""
    return entry if isinstance(entry, str) else entry["card"]


def read(line: Line) -> str:
    return GAME.speaker("en").say(line, PLAYERS)
