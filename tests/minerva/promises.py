"""What Minerva tells the contract suite: its components, secrets, events and pending steps."""

from __future__ import annotations

from collections import Counter

from asztal.core.state import Plain, State
from asztal.games.minerva import content, log
from asztal.games.minerva import tables as t
from contract.machine_laws import Steps
from minerva.setting import Scene, play

EVENTS = {value: name for name, value in vars(log).items() if name.isupper() and type(value) is int}
PENDING = frozenset(
    {
        "main", "turn", "check-culture", "place", "end", "station", "direction", "activate-line", "hire", "pair",
        "take-resource", "pay", "pay-different", "exchange", "take-culture-tile", "activate", "remove-residence", "move-tile",
        "move-to", "may", "choose",
    }
)  # fmt: skip
NEVER = frozenset({"build:own:#", "remove:own:#"})
"""No tile of ours has a new id; one of a player's own file may."""
OPEN = True
"""Everybody sees the same."""
WORKED_OUT = ("bills", "places")
"""What tiles would cost whoever looks, and where there is room in their city."""
COVERAGE = Steps(content.tables())
IDS = content.tables().ids
GROUPS = (
    ("springs", t.SPRING), ("residences", t.RESIDENCE), ("start", t.START), ("normal", t.NORMAL), ("temples", t.TEMPLES),
    ("round tiles", t.ROUND_TILES), ("culture", t.CULTURE_TILES), ("glory", t.GLORY_TILES), ("order", t.ORDER_TILES),
)  # fmt: skip
CULTURE = {1: 15, 2: 15, 3: 18, 4: 24}


def box(seats: int) -> dict[str, int]:
    """The pieces of a game that never leave it; those the rules remove are only never doubled."""
    normal = {2: 42, 3: 54, 4: 66}
    found = {"springs": seats, "temples": 20, "culture": CULTURE[seats]}
    if seats > 1:
        found |= {"start": 4 + seats, "normal": normal[seats], "order": seats}
    return found


def components(plain: Plain) -> dict[str, int]:
    numbers = {id: number for number, id in enumerate(ids_of(plain))}
    zones = [plain[zone] for zone in plain if isinstance(plain[zone], list) and zone not in ("chance", "sides", "pending")]
    zones += [side[zone] for side in plain["sides"] for zone in ("stock", "hand", "city", "won", "held") if zone in side]
    pieces = [piece["card"] if isinstance(piece, dict) else piece for zone in zones for piece in zone]
    assert len(set(pieces)) == len(pieces)
    found: Counter[str] = Counter(group_of(numbers[piece]) for piece in pieces)
    for side in plain["sides"]:
        assert side["denarii"] >= 0 and all(side.get(good, 0) <= 6 for good in ("wheat", "stone", "wood", "ore"))
        houses = [*side.get("stock", []), *side.get("hand", []), *(tile["card"] for tile in side["city"])]
        assert sum(group_of(numbers[house]) == "residences" for house in houses) <= 9
        assert side.get("assistants", 0) + sum(tile.get("assistant", False) for tile in side["city"]) <= 5
    assert found["glory"] <= 16 and found["round tiles"] <= 6
    return {group: found[group] for group in box(plain["seats"])}


def ids_of(plain: Plain) -> tuple[str, ...]:
    own = plain["options"]["tiles"]
    return content.tables(own).ids if content.is_own(own) else IDS


def group_of(piece: int) -> str:
    return next(name for name, first in reversed(GROUPS) if piece >= first)


def pending(plain: Plain) -> list[str]:
    return [frame["doing"] for frame in plain["pending"]]


def secrets(plain: Plain, seat: int) -> dict[str, object]:
    """The order of the two decks, as far as there is any."""
    found: dict[str, object] = {"rolls to come": plain["chance"]}
    if len(plain["deck"]) > 2:
        found["deck"] = plain["deck"]
    if len(plain["temple-deck"]) > 1:
        found["temple deck"] = plain["temple-deck"]
    return found


def rare() -> list[State]:
    """Rich cities with everything on offer, effects that are running, far spaces, and pairs."""
    states: list[State] = [scene.state() for scene in (*rich(), *far(), pairs(), pairs(), moving())]
    states += [*activated(), *built(), *paying()]
    for state in states:
        state.listen()
    return states


def rich() -> list[Scene]:
    """Four players who can pay everything, with five temples each time."""
    temples = [tile.id for tile in content.tiles() if tile.group == "temple"]
    found = []
    for number in range(4):
        scene = Scene(2 + number % 3, round=3 + number)
        tiles = {(1, 0): "garden", (2, 0): "colosseum", (0, 1): "stable", (0, 2): "market", (3, 1): "library"}
        houses = {(1, 1): "residence", (2, 1): "residence", (3, 0): "residence"}
        scene.city(0, {**tiles, **houses}, assistants=[(1, 1)]).temples(*temples[number * 5 : number * 5 + 5])
        for seat in range(2 + number % 3):
            scene.side(seat, wheat=6, stone=6, wood=5, ore=6, denarii=60, assistants=2, glory=2 if seat == 0 else 1)
        found.append(scene)
    return found


def far() -> list[Scene]:
    line = {(x, 0): "residence" for x in range(1, 9)}
    more = {(x, 0): kind for x, kind in enumerate(["forest", "quarry", "wheat-field", "farm"], 9)}
    return [Scene(2, round=round).city(0, {**line, **more}).side(0, denarii=30, assistants=3) for round in (1, 2)]


def pairs() -> Scene:
    laid = ("forest", "farm", "market", "forest", "smith", "round-tile", "quarry", "statue", "quarry", "round-tile.2")
    return Scene(1, round=3).laid_in_pairs(*laid).side(0, denarii=40, wheat=3, stone=3, wood=3)


def moving() -> Scene:
    """An aqueduct and a circus beside tiles that can move."""
    tiles = {(0, 1): "forest", (1, 1): "quarry", (1, 0): "residence", (2, 0): "residence"}
    return Scene(2, round=2).city(0, tiles).offer("aqueduct", "circus").side(0, stone=3, wood=3, denarii=9)


def activated() -> list[State]:
    """Every tile that does something stands in a line that is being activated, and every temple in some city."""
    useful = [tile.id for tile in content.tiles() if tile.use is not None and tile.group in content.TOTALS]
    temples = [tile.id for tile in content.tiles() if tile.group == "temple"]
    states: list[State] = []
    for first in range(0, len(useful), 8):
        row = {(x, 0): kind for x, kind in enumerate(useful[first : first + 8], 1)}
        shrines = {(x, 1): kind for x, kind in enumerate(temples[first // 2 : first // 2 + 4], 1)}
        scene = Scene(4, round=6).city(0, {**row, **shrines}).side(0, wheat=5, stone=5, wood=5, ore=5, denarii=6)
        state = scene.state()
        play(state, "residence", f"at:{len(row) + 1},0", "go:left")
        states.append(state)
    return states


def built() -> list[State]:
    """Every special facility has just been built."""
    states: list[State] = []
    for special in (tile.id for tile in content.tiles() if tile.built is not None):
        tiles = {(0, 1): "forest", (2, 0): "residence", (2, 1): "farm", (1, 2): "residence", (0, 2): "garden", (1, 0): "quarry"}
        scene = Scene(2, round=2).city(0, tiles, assistants=[(2, 0)]).offer(special)
        state = scene.side(0, wheat=4, stone=4, wood=4, ore=4, denarii=9).state()
        play(state, f"build:{special}", "at:1,1", *(["yes"] if special in ("triumphal-arch", "public-bath") else []))
        states.append(state)
    return states


def paying() -> list[State]:
    """Something is exchanged; some tiles ask which resources."""
    states: list[State] = []
    for tile in ("colosseum", "auction-house", "armoury", "weaponsmith"):
        scene = Scene(2, round=2).city(0, {(1, 0): tile}).side(0, wheat=3, stone=3, wood=3, ore=3, denarii=9)
        state = scene.state()
        play(state, "residence", "at:1,1", "go:down", "yes")
        states.append(state)
    return states
