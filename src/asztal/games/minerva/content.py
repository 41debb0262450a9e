"""Loads and checks tile files; ids become small integers, effects become programs.

A tile file holds everything printed: ours is `content/tiles.toml`. Players' own files have the same form and pass the same
checks, so that the printed values can take the place of ours; loading one runs no code.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import PurePath
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core import notation as n
from asztal.core.content import Document, Table, unique
from asztal.core.errors import ContentError
from asztal.core.machine.compiling import Compiled, Compiler, Language, Unusable, checked, words_in
from asztal.core.machine.program import Mind
from asztal.core.resources import read
from asztal.core.weights import weights
from asztal.games.minerva import actions, effects, rules
from asztal.games.minerva import tables as t
from asztal.games.minerva.effects import GOODS
from asztal.games.minerva.heuristic import WEIGHTS, heuristic, outlook
from asztal.games.minerva.layout import LAYOUT, ZONES
from asztal.games.minerva.rules import FLOWS
from asztal.games.minerva.scoring import ahead, total
from asztal.games.minerva.secrets import resample
from asztal.games.minerva.state import Sale

PACKAGE: Final = "asztal.games.minerva"
SOURCES: Final = ("rulebook", "public", "ours")
GROUPS: Final = ("spring", "residence", "round", "start", "normal", "temple", "culture", "glory", "order")
ONCE: Final = {"spring": 4, "residence": 36, "round": 6}
"""How many there are of what stands in every tile file once."""
TOTALS: Final = {"start": 8, "normal": 66, "temple": 20}
KNOWN: Final = ("name", "category", "cost", "effect", "criterion", "vp", "need", "places")
CULTURE: Final = ("theatre", "art", "science")
LANGUAGE: Final = Language(GOODS, words_in(effects, rules))
FIRST_OF: Final = (t.SPRING, t.RESIDENCE, t.ROUND_TILES, t.START, t.NORMAL, t.TEMPLES)


class Tile(msgspec.Struct, frozen=True):
    """One entry of a tile file: a kind of tile, or a set of markers with their points."""

    id: str
    name: dict[str, str]
    group: str
    source: str
    known: dict[str, str]
    """Which of its values are facts although the tile as a whole is ours, and from where."""
    category: str = ""
    picture: str = ""
    """The icon that shows what it is; without one, that of its category will do."""
    cost: tuple[int, ...] = (0, 0, 0, 0)
    copies: tuple[int, ...] = (0, 0, 0)
    use: n.Node | None = None
    built: n.Node | None = None
    end: n.Node | None = None
    vp: tuple[int, ...] = ()
    need: tuple[int, ...] = ()
    players: tuple[int, ...] = ()

    @property
    def count(self) -> int:
        return len(self.vp) or ONCE.get(self.group) or sum(self.copies)


# -- reading a file --------------------------------------------------------------------------------------------------------


def read_tiles(text: str, file: str) -> list[Tile]:
    """The entries of a whole tile file, by group."""
    tables = unique(Document(text, file).tables())
    compiler = Compiler(LANGUAGE)
    tiles = {table.id: read_tile(table, compiler) for table in tables}
    by_group = {group: [tile for tile in tiles.values() if tile.group == group] for group in GROUPS}
    for group, found in by_group.items():
        if group in TOTALS and found:
            last = next(table for table in tables if table.id == found[-1].id)
            check_total(found, group, last)
        elif len(found) != (3 if group == "culture" else 1) or group in TOTALS:
            wanted = "three entries, one for each kind of culture" if group == "culture" else "one entry"
            raise ContentError(file, 1, 1, f"the group '{group}' has {wanted}, not {len(found)}")
    for kind in CULTURE:
        if f"{kind}-tile" not in tiles:
            raise ContentError(file, 1, 1, f"the table [{kind}-tile] is missing")
    new = sum(tile.group in TOTALS and tile.id not in our_kinds() for tile in tiles.values()) if file != OUR_FILE else 0
    if new > t.OWN:
        raise ContentError(file, 1, 1, f"there is room for {t.OWN} kinds of tiles with new ids, not for {new}")
    culture = {f"{kind}-tile": number for number, kind in enumerate(CULTURE)}
    return [tile for group in GROUPS for tile in sorted(by_group[group], key=lambda tile: culture.get(tile.id, 0))]


def check_total(tiles: list[Tile], group: str, last: Table) -> None:
    """How many tiles a group has; what is wrong is shown at its last entry."""
    copies = [sum(tile.copies[number] for tile in tiles) for number in range(3)]
    if sum(copies) != TOTALS[group]:
        raise last.error("copies", f"the game has {TOTALS[group]} {group} tiles; the entries of this group make {sum(copies)}")
    if group == "normal" and any(number % t.ROUNDS for number in copies):
        told = ", ".join(map(str, copies))
        raise last.error("copies", f"normal tiles make six equal piles: copies in all {told}, each has to be a multiple of 6")
    if group == "start" and copies[0] % 2:
        raise last.error("copies", f"alone one lays the starting locations in pairs: an even number, not {copies[0]}")
    if group == "temple" and copies[1:] != [0, 0]:
        raise last.error("copies", "all temples are in every game: their copies are [1, 0, 0]")


def read_tile(table: Table, compiler: Compiler) -> Tile:
    group = table.choice("group", GROUPS)
    known = {key: table.choice(f"known.{key}", SOURCES) for key in KNOWN if table.has(f"known.{key}")}
    facts: dict[str, Any] = {
        "id": table.id,
        "name": table.name(),
        "group": group,
        "source": table.choice("source", SOURCES),
        "known": known,
    }
    if group in TOTALS:
        facts["copies"] = numbers(table, "copies", 3)
        facts["cost"] = read_cost(table)
    if group in (*TOTALS, "spring", "residence"):
        allowed = {"temple": ("temple",), "residence": ("residence",)}.get(group, t.CATEGORIES[:5])
        facts["category"] = table.choice("category", allowed)
        facts["picture"] = table.string("picture", "")
        for key in ("use", "built", "end"):
            facts[key] = read_effect(table, key, compiler)
    elif group == "culture":
        facts["vp"] = numbers(table, "vp", t.CULTURE_PILE)
        facts["need"] = numbers(table, "need", t.CULTURE_PILE)
        facts["players"] = numbers(table, "players", t.CULTURE_PILE)
        if facts["vp"] != tuple(sorted(facts["vp"])):
            raise table.error("vp", "the pile begins with the fewest points")
        for number, players in enumerate(facts["players"]):
            if not 2 <= players <= 4:
                raise table.error("players", f"tile {number + 1} is used from 2, 3 or 4 players on, not {players}")
    elif group == "glory":
        rounds = [numbers(table, f"round-{round}", int(t.places(round))) for round in range(1, t.ROUNDS + 1)]
        facts["vp"] = tuple(points for round in rounds for points in round)
    elif group == "order":
        facts["vp"] = numbers(table, "vp", t.HANDS)
    table.finish()
    return Tile(**facts)


def numbers(table: Table, key: str, count: int) -> tuple[int, ...]:
    found = table.integers(key)
    if len(found) != count or any(not 0 <= number <= 99 for number in found):
        raise table.error(key, f"'{key}' is a list of {count} numbers from 0 to 99")
    return found


def read_cost(table: Table) -> tuple[int, ...]:
    """Resources, as plain goods."""
    node = table.optional_effect("cost", LANGUAGE.vocabulary)
    amounts = [0] * t.RESOURCES
    for item in node.items if isinstance(node, n.Joint) else () if node is None else (node,):
        if not isinstance(item, n.Amount) or item.quantity.how != "exact" or item.good.name not in LANGUAGE.goods[:4]:
            raise table.error("cost", "a cost is resources with plain numbers, for instance 'wheat, 2 stone'")
        amounts[LANGUAGE.good(item.good.name)] += item.quantity.number
    return tuple(amounts)


def read_effect(table: Table, key: str, compiler: Compiler) -> n.Node | None:
    """An effect that can be done where it stands."""
    node = table.optional_effect(key, LANGUAGE.vocabulary)
    if node is None:
        return None
    for part in n.walk(node):
        if isinstance(part, n.Amount):
            if part.good.name == "vp" and key != "end":
                raise table.error(key, "victory points are counted at the end of the game: 'end'")
            if part.quantity.how != "exact":
                raise table.error(key, "a plain number of goods can stand here")
        if isinstance(part, n.Choice) and len(part.options) > actions.OPTIONS:
            raise table.error(key, f"a choice has at most {actions.OPTIONS} options")
        if key == "end" and (isinstance(part, n.Call) or (isinstance(part, n.Amount) and part.good.name != "vp")):
            raise table.error(key, "at the end a tile is worth points, for instance '2 vp per ore'")
    if key == "built" and not isinstance(node, n.May) and not (isinstance(node, n.Call) and node.name == "exchange"):
        node = n.May(node, span=node.span)  # what a tile does when it is built may be declined
    try:
        compiler.effect(f"{table.id}:{key}", node)
    except Unusable as error:
        raise checked(table, key, error) from None
    return node


def check(text: str, file: str) -> str | None:
    """What is in a content file, known by its name (`tiles.toml`, `my-tiles.toml`); None if it is none of ours."""
    if PurePath(file).stem.rpartition("-")[2] != "tiles":
        return None
    tiles = read_tiles(text, file)
    kinds = sum(tile.group in TOTALS for tile in tiles)
    return f"{kinds} kinds of facilities, {sum(tile.count for tile in tiles)} tiles"


# -- all of it ---------------------------------------------------------------------------------------------------------------

OUR_FILE: Final = "tiles.toml"
OWN_TILES: dict[str, Tile] = {}
"""The tiles in players' own files, by id: known from the moment a file is read."""
MOST_OWN = 20_000
"""So many are kept; the oldest go first."""


@lru_cache
def our_text() -> str:
    return read(PACKAGE, f"content/{OUR_FILE}")


@lru_cache
def our_kinds() -> tuple[str, ...]:
    """The ids of our own facilities, in the order of their numbers."""
    return tuple(table.id for table in Document(our_text(), OUR_FILE).tables() if table.string("group") in TOTALS)


@lru_cache
def kind_names() -> tuple[str, ...]:
    """A name for every kind that can be built, for codes: ours by id, then room for new ones."""
    return (*our_kinds(), *(f"own:{number + 1}" for number in range(t.OWN)))


def is_own(option: str) -> bool:
    """Whether the option is the text of a file."""
    return "\n" in option or "=" in option


def tiles(own: str = "") -> tuple[Tile, ...]:
    """Everything printed: ours, or from the text of a player's own file."""
    return tiles_of(own)


@lru_cache(maxsize=64)
def tiles_of(own: str) -> tuple[Tile, ...]:
    """Read once for each text.

    The ids of a player's own tiles begin with a mark made from the text, so that no two files get into each other's way.
    """
    if not own:
        return tuple(read_tiles(our_text(), OUR_FILE))
    mark = f"own-{hashlib.blake2s(own.encode(), digest_size=4).hexdigest()}-"
    found = [msgspec.structs.replace(tile, id=mark + tile.id) for tile in read_tiles(own, "tiles")]
    OWN_TILES.update({tile.id: tile for tile in found})
    while len(OWN_TILES) > MOST_OWN:
        del OWN_TILES[next(iter(OWN_TILES))]
    return tuple(found)


class Names(Mapping[str, str]):
    """Names of everything in one language, those of players' own files included."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.printed = {tile.id: tile.name[lang] for tile in tiles()}

    def __getitem__(self, id: str) -> str:
        name = self.printed.get(id)
        return OWN_TILES[id].name[self.lang] if name is None else name

    def __iter__(self) -> Iterator[str]:
        yield from self.printed
        yield from OWN_TILES

    def __len__(self) -> int:
        return len(self.printed) + len(OWN_TILES)


@lru_cache(maxsize=64)
def kinds(own: str) -> dict[str, int]:
    """The number of each kind by its id: ids of ours keep their numbers, new ones follow."""
    found: dict[str, int] = {}
    new = t.OURS
    for tile in tiles(own):
        id = tile.id.split("-", 2)[2] if own else tile.id
        fixed = {"spring": t.SPRING_KIND, "residence": t.RESIDENCE_KIND, "round": t.ROUND_KIND}
        if tile.group in fixed:
            found[tile.id] = fixed[tile.group]
        elif tile.group not in TOTALS:
            continue
        elif id in our_kinds():
            found[tile.id] = our_kinds().index(id)
        else:
            found[tile.id] = new
            new += 1
    return found


def tables(own: str = "") -> t.Tables:
    """Everything printed, in the form the engine reads."""
    return tables_of(own)


@lru_cache(maxsize=64)
def tables_of(own: str) -> t.Tables:
    """Compiled once for each text."""
    if len(our_kinds()) != t.OURS:
        raise ContentError(OUR_FILE, 1, 1, f"expected {t.OURS} kinds of facilities, not {len(our_kinds())}")
    numbered, compiler = kinds(own), Compiler(LANGUAGE)
    found = t.Tables(ZONES, LAYOUT.table_size, LAYOUT.side_size, LANGUAGE.steps)
    found.mind = Mind(resample, heuristic, total, ahead, outlook)
    plain, fitted = weights("asztal.games.minerva", WEIGHTS)
    found.weights, found.fitted = vec[float](plain), vec[float](fitted)
    found.any_time = Sale()
    flows = {name: compiler.flow(f"{name}", *steps) for name, steps in FLOWS}
    sections = {key: [0] * t.KINDS for key in ("use", "built", "end")}
    gives = [0] * (t.KINDS * t.GIVEN)
    category, cost, kind_ids = [-1] * t.KINDS, [0] * (t.KINDS * t.RESOURCES), [""] * t.KINDS
    piece_ids, piece_kinds = [""] * t.PIECES, [t.MARKER_KIND] * t.PIECES
    players, points, need = [2] * t.PIECES, [0] * t.PIECES, [0] * t.PIECES
    next_piece = dict(zip(GROUPS, FIRST_OF, strict=False))
    for tile in tiles(own):
        if tile.id in numbered:
            kind = numbered[tile.id]
            kind_ids[kind] = tile.id
            if tile.category:
                category[kind] = t.CATEGORIES.index(tile.category)
            cost[kind * t.RESOURCES : (kind + 1) * t.RESOURCES] = tile.cost
            gives[kind * t.GIVEN : (kind + 1) * t.GIVEN] = rough(tile.use)
            for key, places in sections.items():
                if (node := getattr(tile, key)) is not None:
                    places[kind] = compiler.effect(f"{tile.id}:{key}", node)
            from_players = [2] * tile.count if tile.group in ONCE else marks(tile)
            for number in range(tile.count):
                piece = next_piece[tile.group]
                next_piece[tile.group] += 1
                piece_ids[piece] = tile.id if number == 0 else f"{tile.id}.{number + 1}"
                piece_kinds[piece] = kind
                players[piece] = from_players[number]
        else:
            first = t.GLORY_TILES if tile.group == "glory" else t.ORDER_TILES
            if tile.group == "culture":
                first = t.CULTURE_TILES + CULTURE.index(next(kind for kind in CULTURE if tile.id.endswith(f"{kind}-tile"))) * 8
            for number, vp in enumerate(tile.vp):
                piece_ids[first + number] = f"{tile.id}.{number + 1}"
                points[first + number] = vp
                need[first + number] = tile.need[number] if tile.need else 0
                players[first + number] = tile.players[number] if tile.players else number + 1 if tile.group == "order" else 2
    compiler.fill(found, [[Compiled()] for _ in range(t.KINDS)], piece_kinds)
    found.own, found.ids, found.kind_ids = own, tuple(piece_ids), tuple(kind_ids)
    found.goods = tuple(LANGUAGE.goods)
    found.gives = vec[i64](gives)
    found.sums = vec[i64]([packed(gives[row : row + t.GIVEN]) for row in range(0, len(gives), t.GIVEN)])
    found.category, found.cost = vec[i64](category), vec[i64](cost)
    found.use, found.built, found.end = (vec[i64](sections[key]) for key in ("use", "built", "end"))
    found.from_players, found.points, found.need = vec[i64](players), vec[i64](points), vec[i64](need)
    found.decline, found.done, found.yes, found.option = actions.NO, actions.DONE, actions.YES, actions.OPTION
    for name, place in flows.items():
        setattr(found, f"{name}_flow", place)
    return found


def rough(node: n.Node | None) -> list[int]:
    """What an activation gives, as the heuristic counts it: see `Tables.gives`."""
    found = [0] * t.GIVEN
    match node:
        case n.Amount():
            good = LANGUAGE.good(node.good.name)
            found[t.WHEAT if good == t.RESOURCE else good] += node.quantity.number if good != t.VP else 0
        case n.Joint() | n.Sequence():
            for part in node.items if isinstance(node, n.Joint) else node.steps:
                found = [a + b for a, b in zip(found, rough(part), strict=True)]
        case n.Choice():
            options = [rough(option) for option in node.options]
            found = options[0]
            if all(any(option[t.THEATRE : t.SCIENCE + 1]) for option in options):
                found = [0] * t.GIVEN
                found[t.SCIENCE + 1] = 1
        case n.Per(n.Amount()) if node.count.what.head.kind == "good":
            found[t.SCIENCE + 2] = LANGUAGE.good(node.count.what.name) + 1
        case n.Call() if node.name == "exchange":
            paid = [part for part in n.walk(node) if isinstance(part, n.Amount)]
            found[t.SCIENCE + 3] = LANGUAGE.good(paid[0].good.name) + 1 if paid else 1
        case n.May():
            found = rough(node.then)
    return found


def packed(row: list[int]) -> int:
    """The goods of a row of `Tables.gives` as one number; more than seven of one count as seven, so that a line fits."""
    return sum(min(amount, 7) << (t.BITS * good) for good, amount in enumerate(row[: t.SCIENCE + 2]))


def marks(tile: Tile) -> list[int]:
    """From how many players on each copy is in the game."""
    return [players for players, copies in zip((2, 3, 4), tile.copies, strict=True) for _ in range(copies)]
