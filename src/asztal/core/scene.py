"""Scenes: name what matters, and everything else finds a consistent place.

    scene = asztal.scene("settlers", seats=2, round=3)
    scene.side(0, faction="roman", hand="mill quarry", empire="farm", wood=2)
    scene.side(1, faction="egyptian", empire=[{"card": "sphinx", "used": 1}])
    state = scene.state()

What is named is written as in positions (`docs/positions.md`), with some liberties: pieces as words in one text, any free copy
for the name of its printing, `{(x, y): piece}` where pieces lie on spaces, `_` for `-` in keys. A scene begins at the
ordinary decision of its game, or with a state somebody has (`asztal.scene(state)`): then all that is not named stays as it is.

How the rest is arranged is the game's affair: each has a `Staging` in its `scene.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from asztal.core.chance import Seed
from asztal.core.errors import BadPosition, nearest
from asztal.core.layout import Layout
from asztal.core.machine.machine import Machine
from asztal.core.plain import Reader
from asztal.core.state import Plain, State

if TYPE_CHECKING:
    from asztal.core.game import Game

Where = tuple[int | None, str]
"""A place for pieces: the side (None: the table's) and the zone."""


class Staging:
    """How a game lays a scene. This much is the same everywhere: the beginning of a game, with what is named changed."""

    words: tuple[str, ...] = ()
    """Keys of the table that only scenes have."""
    side_words: tuple[str, ...] = ()
    """Keys of a side that only scenes have."""
    loose: tuple[str, ...] = ()
    """Piles from which pieces of a state somebody has may be taken for what is named; what is named in them lies on top."""

    def __init__(self, layout: Layout, zones: Sequence[str] = ()) -> None:
        self.layout = layout
        self.zones = tuple(zone for zone in zones if zone in layout.common and zone != layout.box)
        self.side_zones = tuple(zone for zone in zones if zone not in layout.common)
        known = ("known",) if zones else ()
        self.keys = ("chance", "seen", "over", *known, "pending", *(one.name for one in layout.table if not one.derived))
        self.side_keys = tuple(one.name for one in layout.side if not one.derived)

    def stage(self, scene: Scene) -> State:
        """The table before anything is laid out: a game that has just begun."""
        return scene.game.new(scene.options, scene.seats, scene.seed, version=scene.version)

    def ids(self, state: State) -> Sequence[str]:
        """All pieces of the game."""
        assert isinstance(state, Machine)
        return self.layout.numbered(state)

    def spell(self, zone: str, word: str) -> str:
        """The piece's name as positions write it, if people call it otherwise in a zone."""
        return word

    def fits(self, scene: Scene, piece: str, where: Where) -> bool:
        """Whether this copy may be taken for what is named there."""
        return True

    def rank(self, scene: Scene, piece: str, where: Where) -> int:
        """Which copies are meant rather than others there: those with low numbers."""
        return 0

    def sweep(self, plain: Plain) -> None:
        """Take away what the beginning of a game has laid out and a scene has only if it is named."""

    def settle(self, scene: Scene, plain: Plain, free: list[str]) -> None:
        """Lay out the rest of a new scene: pieces that lie nowhere yet, numbers that follow from others, what is pending."""

    def change(self, scene: Scene, plain: Plain) -> None:
        """Do what words of scenes mean that are said about a state somebody has."""


class Scene:
    """A table being laid. Each call says something more: pieces are added to those named before, numbers replaced."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str] | None = None,
        seats: int | None = None,
        seed: Seed = 0,
        version: int | None = None,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options or {})
        self.seats = int(state.seats) if state is not None else game.default_seats() if seats is None else seats
        self.seed = seed
        self.version = version
        self.before = state
        """The state the scene changes; None: a new table."""
        self.begun: State
        """The table before anything is laid out, while it is."""
        self.staging = game.staging
        self.said: dict[str, Any] = {}
        """What was named of the table; pieces as lists of tables with `card`."""
        self.sides: dict[int, dict[str, Any]] = {}
        """What was named of each side."""

    # -- saying what matters -------------------------------------------------------------------------------------------

    def table(self, **what: Any) -> Scene:
        """Name things of the table, and of sides by `sides`: a list, or a mapping by number."""
        sides = what.pop("sides", {})
        for side, named in sides.items() if isinstance(sides, Mapping) else enumerate(sides):
            self.side(side, **named)
        self._say(Reader(what), self.said, None)
        return self

    def side(self, number: int, **what: Any) -> Scene:
        """Name things of a side: a seat, or whoever nobody plays behind the seats."""
        self._say(Reader(what, f"sides[{number}]"), self.sides.setdefault(number, {}), number)
        return self

    def _say(self, what: Reader, said: dict[str, Any], side: int | None) -> None:
        staging = self.staging
        zones = staging.zones if side is None else staging.side_zones
        keys = (*staging.words, *staging.keys) if side is None else (*staging.side_words, *staging.side_keys)
        for word, value in what.pairs():
            key = word.replace("_", "-")
            if key in zones:
                with what.noting():
                    said.setdefault(key, []).extend(_entries(what.inside(value.value, f"{what.path}.{key}".lstrip("."))))
            elif key in keys:
                both = isinstance(value.value, dict) and isinstance(said.get(key), dict)
                said[key] = {**said[key], **value.value} if both else value.value
            else:
                with what.noting():
                    what.refuse(f"there is nothing called {key!r} here{nearest(key, (*zones, *keys))}")
        what.tell()

    def named(self, side: int, key: str, otherwise: Any = None) -> Any:
        """What was said of a side."""
        return self.sides.get(side, {}).get(key, otherwise)

    # -- laying it out ---------------------------------------------------------------------------------------------------

    def state(self) -> State:
        """The scene, ready to be played; BadPosition names everything that is impossible in it."""
        return self.game.load(self.plain())

    def plain(self) -> Plain:
        """The scene as a position."""
        new = self.before is None
        self.begun = self.staging.stage(self) if self.before is None else self.before
        plain: Plain = deepcopy(self.begun.dump())
        ids = self.staging.ids(self.begun)
        if new:
            self.staging.sweep(plain)
            if "known" in plain:
                plain["known"] = {}
        laid = self._taken(ids, plain, new)
        moved = {entry["card"] for entries in laid.values() for entry in entries}
        for _, pile in self._piles(plain):
            pile[:] = [entry for entry in pile if _card(entry) not in moved]
        if "known" in plain:
            plain["known"] = {piece: eyes for piece, eyes in plain["known"].items() if piece not in moved}
        for said, target in ((self.said, plain), *((said, _side(plain, side)) for side, said in self.sides.items())):
            keys = self.staging.keys if target is plain else self.staging.side_keys
            for key in keys:
                if key in said:
                    named = deepcopy(said[key])
                    both = isinstance(named, dict) and isinstance(target.get(key), dict)
                    target[key] = {**target[key], **named} if both else named
        for (side, zone), entries in laid.items():
            home = plain if side is None else _side(plain, side)
            laid_there = [_short(entry) for entry in entries]
            there = home.get(zone, [])
            home[zone] = [*laid_there, *there] if zone in self.staging.loose else [*there, *laid_there]
        if new:
            lying = {_card(entry) for _, pile in self._piles(plain) for entry in pile}
            self.staging.settle(self, plain, [piece for piece in ids if piece not in lying])
        else:
            self.staging.change(self, plain)
        return plain

    def _taken(self, ids: Sequence[str], plain: Plain, new: bool) -> dict[Where, list[dict[str, Any]]]:
        """Which copies lie where: those named by their number first, then the first that is free."""
        root = Reader({})
        if new:
            taken: dict[str, Where] = {}
        else:
            piles = [(where, pile) for where, pile in self._piles(plain) if where[1] not in self.staging.loose]
            taken = {_card(entry): where for where, pile in piles for entry in pile}
        found: dict[Where, list[dict[str, Any]]] = {}
        wanted: list[tuple[Where, dict[str, Any]]] = []
        for side, said in ((None, self.said), *self.sides.items()):
            for zone in self.staging.zones if side is None else self.staging.side_zones:
                for entry in said.get(zone, []):
                    copied = {**entry, "card": self.staging.spell(zone, str(entry["card"]))}
                    found.setdefault((side, zone), []).append(copied)
                    wanted.append(((side, zone), copied))
        wanted.sort(key=lambda one: not one[1]["card"].rpartition(".")[2].isdigit())
        for where, entry in wanted:
            with root.noting():
                entry["card"] = self._copy(ids, where, entry["card"], taken)
                taken[entry["card"]] = where
        root.tell()
        return found

    def _copy(self, ids: Sequence[str], where: Where, word: str, taken: Mapping[str, Where]) -> str:
        at = Reader(word, _path(where))
        copies = [id for id in ids if id == word or (id.startswith(f"{word}.") and id[len(word) + 1 :].isdigit())]
        if not copies:
            at.refuse(f"there is no piece {word!r}{nearest(word, ids)}")
        fitting = [id for id in copies if self.staging.fits(self, id, where)]
        if not fitting:
            at.refuse(f"{word!r} can never lie here")
        for piece in sorted(fitting, key=lambda piece: self.staging.rank(self, piece, where)):
            if piece not in taken:
                return piece
        elsewhere = ", ".join(dict.fromkeys(_path(taken[piece]) for piece in fitting))
        count = "there is 1" if len(fitting) == 1 else f"there are {len(fitting)}"
        at.refuse(f"there is no further {word!r}: {count}, in {elsewhere}")

    def _piles(self, plain: Plain) -> Iterator[tuple[Where, list[Any]]]:
        """Every list of pieces in a position."""
        for zone in self.staging.zones:
            if zone in plain:
                yield (None, zone), plain[zone]
        for side, at in enumerate(plain["sides"]):
            for zone in self.staging.side_zones:
                if zone in at:
                    yield (side, zone), at[zone]


def _entries(at: Reader) -> list[dict[str, Any]]:
    """Pieces somebody names: words in one text, a list, or a mapping from spaces."""
    if isinstance(at.value, str):
        return [{"card": word} for word in at.value.split()]
    if isinstance(at.value, Mapping):
        return [{**_entry(at.inside(value, at.path)), "at": list(space)} for space, value in at.value.items()]
    if isinstance(at.value, list | tuple):
        return [_entry(at.inside(value, f"{at.path}[{number}]")) for number, value in enumerate(at.value)]
    at.refuse(f"expected pieces: words, a list or a mapping from spaces, not {at.value!r}")


def _entry(at: Reader) -> dict[str, Any]:
    if isinstance(at.value, str):
        return {"card": at.value}
    if "card" not in at:
        at.refuse("'card' is missing")
    return dict(at.value)


def _short(entry: dict[str, Any]) -> Any:
    return entry["card"] if len(entry) == 1 else entry


def _card(entry: Any) -> str:
    return str(entry["card"] if isinstance(entry, dict) else entry)


def _side(plain: Plain, number: int) -> dict[str, Any]:
    sides: list[dict[str, Any]] = plain["sides"]
    if not 0 <= number < len(sides):
        raise BadPosition(f"sides[{number}]: there are {len(sides)} sides, from 0")
    return sides[number]


def _path(where: Where) -> str:
    side, zone = where
    return zone if side is None else f"sides[{side}].{zone}"
