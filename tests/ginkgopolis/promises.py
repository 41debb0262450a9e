"""What Ginkgopolis tells the contract suite: its components, secrets, events and pending steps."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from asztal.core.state import Plain, State
from asztal.games.ginkgopolis import log
from asztal.games.ginkgopolis.content import tables
from asztal.games.ginkgopolis.layout import ZONES
from asztal.games.ginkgopolis.state import Ginkgopolis
from contract.machine_laws import Steps
from ginkgopolis.setting import Scene, name

NO_KINDS = {"SPECTATOR", "HAL", "RESOURCE", "SP"}
EVENTS = {
    value: name
    for name, value in vars(log).items()
    if name.isupper() and isinstance(value, int) and not isinstance(value, bool) and name not in NO_KINDS
}
PENDING = frozenset(
    {"draft", "choose-card", "carry-out", "next-round", "take", "yields", "bonus", "discard", "keep-card", "gain", "end",
     "move-letter", "find-spot", "shift", "draw-tiles", "give-back"}
)  # fmt: skip
"""Where running effects stand while somebody decides."""
COVERAGE = Steps(tables())
ALIKE = (("hand", "chosen"), ("tiles", "laid", "giving"))
"""Nobody else sees which card is chosen, whether a tile lies on it, and which tiles are set aside to be given back."""
COMMON = ("deck", "discard", "box", "supply", "city", "buried", "away")

NOT_KEPT = ("cards.known",)
"""Characters nobody has picked go back to the box, and a position does not say who has seen them."""

COLOURS = ("red", "blue", "yellow")
RESOURCES = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}
REMOVED = {1: 6, 2: 6, 3: 6, 4: 0, 5: 0}


def backs(state: State) -> list[range]:
    """Cards of the deck, characters and tiles are never taken for each other."""
    assert isinstance(state, Ginkgopolis)
    ends = [0, int(state.tables.first_character), int(state.tables.first_tile), int(state.tables.end)]
    return [range(first, end) for first, end in pairwise(ends)]


def box(seats: int) -> dict[str, int]:
    """60 tiles, 60 building cards, 12 letters with their cards, 27 characters, resources as the rulebook gives them."""
    buildings = [f"{colour}-{number}" for colour in COLOURS for number in range(1, 21)]
    found: dict[str, int] = {}
    for building in buildings:
        found[f"tile {building}"] = 1
        found[f"card {building}"] = 1
    for letter in "abcdefghijkl":
        found[f"letter {letter.upper()}"] = 1
        found[f"card {letter}"] = 1
    found["characters"] = 27
    found["tiles removed"] = REMOVED[seats]
    for side in range(max(seats, 2)):
        found[f"resources of {side}"] = RESOURCES[seats]
    return found


def components(plain: Plain) -> dict[str, int]:
    """Everything that lies somewhere. Building cards named nowhere wait at the side."""
    found: Counter[str] = Counter()
    pieces = [name(entry) for zone in COMMON for entry in plain[zone]]
    for building in plain["city"]:
        if "owner" in building:
            found[f"resources of {building['owner']}"] += building["floors"]
    for number, side in enumerate(plain["sides"]):
        pieces += [name(entry) for zone in ZONES.names if zone not in COMMON for entry in side.get(zone, [])]
        found[f"resources of {number}"] += side["resources"] + side["stock"]
        assert side["points"] >= 0 and side["resources"] >= 0 and side["stock"] >= 0
    cards = [piece for piece in pieces if not piece.startswith("tile:")]
    found.update(f"tile {piece.removeprefix('tile:')}" for piece in pieces if piece not in cards)
    characters = [card for card in cards if card.startswith(("technician", "engineer", "planner"))]
    assert len(characters) == len(set(characters))
    found["characters"] = len(characters)
    found.update(f"card {card}" for card in cards if card not in characters)
    tops = {name(building).removeprefix("tile:") for building in plain["city"] if not building.get("site")}
    for colour in COLOURS:
        for number in range(1, 21):
            if (building := f"{colour}-{number}") not in cards:
                assert building not in tops, f"the card of {building} is at the side although its building is open"
                found[f"card {building}"] += 1
    moving = [frame["this"].upper() for frame in plain["pending"] if frame["in"] == "place-letter"]
    found.update(f"letter {letter}" for letter in [*plain["letters"], *moving])
    found["tiles removed"] = len(plain["away"])
    return dict(found)


def pending(plain: Plain) -> list[str]:
    return [frame["doing"] for frame in plain["pending"]]


def secrets(plain: Plain, seat: int) -> dict[str, object]:
    """What a seat cannot see, as far as there is any at this moment."""
    found: dict[str, object] = {zone: plain[zone] for zone in ("deck", "supply", "away") if plain[zone]}
    giving = "give-back" in pending(plain)
    for number, side in enumerate(plain["sides"]):
        if number == seat:
            continue
        tiles, laid, given = (sorted(map(name, side.get(zone, []))) for zone in ("tiles", "laid", "giving"))
        if "hand" in side:
            found["hands"] = (found.get("hands"), sorted(map(name, side["hand"])))
        if "chosen" in side:
            found["chosen cards"] = (found.get("chosen cards"), side["chosen"])
            if plain["seats"] > 1 and side["step"] == "ready" and (tiles or laid):
                found["whether a tile is laid"] = (found.get("whether a tile is laid"), bool(laid))
                found["tiles laid"] = (found.get("tiles laid"), laid)
        if tiles and not giving:
            found["tiles behind screens"] = (found.get("tiles behind screens"), tiles)
        if giving and tiles and given:  # how many is no secret
            found["tiles given back"] = (found.get("tiles given back"), given)
            if "chosen" in side and len(tiles) + len(given) > 1:
                found["tiles laid while giving back"] = (found.get("tiles laid while giving back"), laid)
        for key in ("packet", "picked1", "picked2", "picked3"):
            if key in side:
                found[key] = (found.get(key), sorted(side[key]))
    return found


def rare() -> list[State]:
    """Letters without a free space, the last resort for them, and a lucky solo player."""
    return [lay().start().state for lay in (spots_left, neighbours_shift, ring_is_full, solo_victory)]


def spots_left() -> Scene:
    """Letter C lies in a nook without a free space; there are free spaces between B and D."""
    scene = Scene()
    for tile, at in (("red-10", (2, 1)), ("red-11", (2, 2)), ("red-12", (2, 3)), ("red-13", (1, 3)), ("red-14", (1, 4))):
        scene.build(tile, at=at, owner=1, site=True)
    scene.letters(D=(1, 5))
    scene.side(0, hand="c", tiles="blue-10 blue-11")
    return scene


def neighbours_shift() -> Scene:
    """Letter B lies in a nook behind A, with no free space between A and C; both of them can make room."""
    scene = Scene()
    for tile, at in (("red-10", (-1, 2)), ("red-11", (-1, 3)), ("red-12", (1, 2))):
        scene.build(tile, at=at, owner=1, site=True)
    scene.letters(A=(0, 3), C=(1, 3))
    scene.side(0, hand="b", tiles="blue-10 blue-11")
    return scene


def ring_is_full() -> Scene:
    """The same nook, but neither A nor C can move on: L and D stand right behind them."""
    scene = neighbours_shift()
    scene.letters(L=(-1, 4), D=(2, 2))
    return scene


def solo_victory() -> Scene:
    """The player is far ahead of Hal."""
    scene = Scene(seats=1)
    scene.side(0, points=200)
    return scene
