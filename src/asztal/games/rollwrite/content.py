"""Loads and checks what is printed; ids become small integers, abilities become programs.

A village file holds one village or several. Each is a table with six buildings inside:

    [ostia]
    name = { en = "Ostia", hu = "Ostia" }

    [ostia.vineyard]
    name = { en = "Vineyard", hu = "Szőlőskert" }
    boxes = ["stone", "", ""]
    ability = "food"
    blueprint = "l4a"

Players' own villages have the same form and pass the same checks; loading one runs no code.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.content import Document, Table, unique
from asztal.core.errors import ContentError
from asztal.core.machine.compiling import Compiled, Compiler, Unusable, checked
from asztal.core.machine.program import Mind
from asztal.core.notation import Amount, Call, Cost, If, Joint, Node, Per, Where, canonical, parse
from asztal.core.resources import read
from asztal.core.weights import weights
from asztal.games.rollwrite import tables as t
from asztal.games.rollwrite.actions import FAVOUR_NAMES, GOOD_NAMES, TRACK_NAMES
from asztal.games.rollwrite.heuristic import WEIGHTS, heuristic, outlook
from asztal.games.rollwrite.layout import SIDE, TABLE
from asztal.games.rollwrite.scoring import beats, total
from asztal.games.rollwrite.secrets import resample
from asztal.games.rollwrite.words import GOOD_WORDS, GROW, LANGUAGE, ROUND, VOCABULARY

PACKAGE: Final = "asztal.games.rollwrite"
SOURCES: Final = ("rulebook", "public", "ours")
THEMES: Final = ("romans", "barbarians", "egyptians", "japanese", "atlanteans", "aztecs", "amazons")
DIFFICULTIES: Final = ("easy", "normal", "hard")
MOST_GOODS: Final = 9
"""The largest number an ability may have; estates raise it."""


class Building(msgspec.Struct, frozen=True):
    """One building of a village."""

    id: str
    name: dict[str, str]
    source: str
    boxes: tuple[int, ...]
    """The goods of each box, packed."""
    node: Node
    """Its ability, or for a star building what is scored at the end."""
    line: str
    """The same in the notation."""
    times: int
    blueprint: str
    """Name of its shape, "drawing" for one of its own, empty for none."""
    drawing: tuple[str, ...]
    advanced: bool
    does: int
    """Its standing rule, or when its effect runs; see tables.py."""
    raised: str
    """The message that tells what its estates raise, empty for nothing."""
    by_use: bool
    """They raise how often it may be used, not its number."""


class Village(msgspec.Struct, frozen=True):
    """One village sheet."""

    id: str
    name: dict[str, str]
    source: str
    sheet: str
    theme: str
    difficulty: str
    buildings: tuple[Building, ...]


class Track(msgspec.Struct, frozen=True):
    id: str
    name: dict[str, str]
    source: str
    sections: tuple[tuple[int, ...], ...]
    """The goods of each box of each section, packed."""
    points: tuple[int, ...]


class Field(msgspec.Struct, frozen=True):
    id: str
    name: dict[str, str]
    source: str
    opens: int
    circles: tuple[int, ...]


class Die(msgspec.Struct, frozen=True):
    id: str
    name: dict[str, str]
    source: str
    faces: tuple[int, ...]


class Favour(msgspec.Struct, frozen=True):
    id: str
    name: dict[str, str]
    source: str
    ability: Node


class Rank(msgspec.Struct, frozen=True):
    id: str
    name: dict[str, str]
    source: str
    least: int


class Sheet(msgspec.Struct, frozen=True):
    """Everything printed that is not a village."""

    tracks: tuple[Track, ...]
    fields: tuple[Field, ...]
    dice: tuple[Die, ...]
    """Three resource dice (faces are goods) and the worker die (faces are actions)."""
    favours: tuple[Favour, ...]
    shapes: dict[str, tuple[str, ...]]
    ranks: tuple[Rank, ...]


# -- goods and shapes ------------------------------------------------------------------------------------------------------


def items(node: Node) -> tuple[Node, ...]:
    return node.items if isinstance(node, Joint) else (node,)


def where_in_list(table: Table, key: str, number: int) -> Where:
    place = table.document.place((*table.path, key, number))
    return Where(table.document.file, *place.value, places=place.characters)


def read_cost(table: Table, key: str, number: int, text: str) -> int:
    """The goods of one box; an empty text or a dash is a box without goods."""
    if text.strip() in ("", "-"):
        return 0
    node = parse(text, VOCABULARY, where_in_list(table, key, number))
    packed = packed_goods(node, GOOD_NAMES)
    if packed is None:
        raise element_error(table, key, number, "a box takes stone, wood, food or gold, for instance '2 stone, wood'")
    return packed


def element_error(table: Table, key: str, number: int, message: str) -> ContentError:
    place = table.document.place((*table.path, key, number)).value
    return ContentError(table.document.file, place.line, place.column, message)


def packed_goods(node: Node, allowed: tuple[str, ...]) -> int | None:
    """Plain goods in one integer; None if there is anything else, or a good twice."""
    packed = 0
    for item in items(node):
        if not isinstance(item, Amount) or item.quantity.how != "exact" or item.good.name not in allowed:
            return None
        kind = GOOD_WORDS.index(item.good.name)
        if t.some(packed, kind) or not 1 <= item.quantity.number <= MOST_GOODS:
            return None
        packed += int(t.good_units(kind)) * item.quantity.number
    return packed


def check_drawing(table: Table, key: str, rows: tuple[str, ...]) -> tuple[str, ...]:
    """A shape drawn with # and dots: trimmed, connected, not larger than the empire."""
    width = max(map(len, rows), default=0)
    cells = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"}
    if any(len(row) != width or set(row) - {"#", "."} for row in rows) or not cells:
        raise table.error(key, "a drawing is rows of # and . of the same length, for instance ['#.', '##']")
    if len(rows) > t.TRACKS or width > t.SECTIONS:
        raise table.error(key, f"a drawing has at most {t.TRACKS} rows and {t.SECTIONS} columns")
    if {r for r, _ in cells} != set(range(len(rows))) or {c for _, c in cells} != set(range(width)):
        raise table.error(key, "a drawing has no empty row or column")
    reached, edge = set(), [min(cells)]
    while edge:
        r, c = edge.pop()
        if (r, c) in cells and (r, c) not in reached:
            reached.add((r, c))
            edge += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    if reached != cells:
        raise table.error(key, "the sections of a drawing hang together")
    return rows


# -- what a building or a tile may say ----------------------------------------------------------------------------------------

GIVEN: Final = (*GOOD_NAMES, "action", "vp")
NUMBERS: Final = {"gain": 2, "gain-per": 2, "reroll": 1, "swap": 3}
"""Which word of an instruction is the number of a building that begins with it."""
OFTEN: Final = "only swaps, payments, free choices, discounts and boxes without an action can be used several times"


class Laid(msgspec.Struct):
    """What one line of the notation has become."""

    does: int
    at: int
    number_at: int


def lay(compiler: Compiler, id: str, node: Node, does: int) -> Laid:
    """Write the program of a line; whatever cannot be done raises Unusable with its place."""
    again = sum(name.partition(":")[0].partition("~")[0] == id for name in compiler.names)  # villages may share a name
    compiled = compiler.section(f"{id}~{again + 1}:effect" if again else f"{id}:effect", node)
    if compiled.rules:
        at = compiled.rules[0][1]
        return Laid(does, at, at if does == t.STORE else 0)
    return Laid(does, compiled.place, number_of(compiler, compiled))


def number_of(compiler: Compiler, compiled: Compiled) -> int:
    """The place of the first number of an effect, which is the one estates raise."""
    pc = compiled.place
    while (name := LANGUAGE.steps[compiler.code[pc] & 255].name) not in NUMBERS:
        pc += compiler.code[pc] >> 8 & 255
    return pc + NUMBERS[name]


def plain(node: Node, allowed: tuple[str, ...], message: str) -> None:
    """Refuse anything but plain goods of these kinds."""
    if packed_goods(node, allowed) is None:
        raise Unusable(node, message)


def ability_of(node: Node) -> int:
    """What a building with this ability does; refuses what no building can."""
    match node:
        case Amount() if node.good.name == "resource":
            plain(node, ("resource",), f"an ability has plain numbers from 1 to {MOST_GOODS}")
            return t.USES
        case Amount() | Joint():
            plain(node, GIVEN, "an ability gives plain goods, for instance 'food' or 'stone, wood'")
            return t.BEGINS
        case Per(what=Amount()) if node.count.what.name == "die":
            plain(node.what, GIVEN, "dice bring plain goods, for instance '2 food per die food'")
            check_goods(node.count.what)
            return t.BEGINS
        case If():
            return condition_of(node)
        case Cost():
            message = "a payment is plain goods for plain goods, for instance '2 food => 3 vp'"
            plain(node.cost, (*GOOD_NAMES, "resource"), message)
            plain(node.result, GIVEN, message)
            return t.USES
        case Call():
            check_goods(node)
            return verb_of(node)
        case _:
            raise Unusable(node, "a building cannot do this")


def condition_of(node: If) -> int:
    """Dice are looked at when growing begins; what was reached when the player is done, or when it helps to go on."""
    results = [node.then] if node.otherwise is None else [node.then, node.otherwise]
    for result in results:
        plain(result, GIVEN, "a condition brings plain goods, for instance 'if completed walls 2+: 3 vp'")
    calls = [term.call for term in node.condition.terms]
    for call in calls:
        check_goods(call)
    if all(call.name == "die" for call in calls):
        return t.BEGINS
    given = {item.good.name for result in results for item in items(result) if isinstance(item, Amount)}
    return t.ENDS if given == {"vp"} else t.USES


def verb_of(call: Call) -> int:
    for parameter in call.head.parameters:
        value = call[parameter.name]
        if isinstance(value, int) and not 1 <= value <= MOST_GOODS:
            raise Unusable(call, f"an ability has plain numbers from 1 to {MOST_GOODS}")
    if call.name == "swap" and call["give"] == call["for"] != ("resource",):
        raise Unusable(call, "a swap is for something else")
    if call.name == "discount" and call["what"] == ("gold",):
        raise Unusable(call, "a discount is on stone, wood, food or resource")
    if call.name == "discount" and call["what"] == ("resource",) and call["on"] == ("village",):
        raise Unusable(call, "a discount of choice is for boxes on tracks")
    table, number = LANGUAGE.find(call)
    if table == "rules" and number >= t.COPY_DIE:
        raise Unusable(call, f"'{call.name}' is for favour tiles")
    return number if table == "rules" else t.ROLLS if call.name == "reroll" else t.USES


def check_goods(call: Call) -> None:
    """Dice, swaps and discounts are about resources."""
    allowed = GOOD_NAMES if call.name == "die" else (*GOOD_NAMES, "resource")
    for parameter in call.head.parameters:
        value = call[parameter.name]
        if parameter.kind.name == "GOOD" and isinstance(value, tuple) and value[0] not in allowed:
            raise Unusable(call, f"'{call.name}' takes one of {', '.join(allowed)} here, not '{value[0]}'")


def check_star(node: Node) -> None:
    """A star building scores something that is counted."""
    if not (isinstance(node, Per) and isinstance(node.what, Amount)) or node.count.what.name == "die":
        raise Unusable(node, "a star building gives points for something, for instance '2 vp per estate'")
    plain(node.what, ("vp",), f"a star building gives from 1 to {MOST_GOODS} points for something")
    reaching = node.count.what["reaching"] if node.count.what.name == "track" else 1
    if not isinstance(reaching, int) or not 1 <= reaching <= t.SECTIONS:
        raise Unusable(node.count.what, f"a track reaches 1 to {t.SECTIONS} sections")


def tile_of(node: Node) -> int:
    """What a favour tile with this ability does: goods when growing begins, or a rule of its own."""
    if isinstance(node, Call) and LANGUAGE.find(node)[0] == "rules" and LANGUAGE.find(node)[1] >= t.COPY_DIE:
        return LANGUAGE.find(node)[1]
    plain(node, GIVEN, "a favour tile gives plain goods, or lets the player copy-die, crops or export")
    return t.BEGINS


def raised_by(node: Node, does: int) -> tuple[str, bool]:
    """The message that tells what estates raise, and whether that is how often the building may be used."""
    match node:
        case Call():
            table, number = LANGUAGE.find(node)
            word: Any = (LANGUAGE.rules if table == "rules" else LANGUAGE.steps)[number]
            return word.raised, word.by_use
        case Cost():
            return raised_by(node.result, does)
        case If():
            return raised_by(node.then, does)
        case Joint():
            return raised_by(node.items[0], does)
        case Amount() if node.good.name == "vp" and does != t.BEGINS:
            return "raises-points", False
        case Per():
            return "raises-die", False
        case _:
            return "raises-gain", False


# -- reading the files ---------------------------------------------------------------------------------------------------


def read_villages(text: str, file: str, prefix: str = "") -> list[Village]:
    """The villages of one file; `prefix` goes before all ids."""
    return [read_village(table, prefix) for table in unique(Document(text, file).tables())]


def read_village(table: Table, prefix: str) -> Village:
    village = Village(
        prefix + table.id,
        table.name(),
        table.choice("source", SOURCES, default="ours"),
        table.string("sheet", default=""),
        table.choice("theme", THEMES, default="") if table.has("theme") else "",
        table.choice("difficulty", DIFFICULTIES, default="") if table.has("difficulty") else "",
        tuple(read_building(inner, prefix) for inner in table.tables() if inner.id != "name"),
    )
    if len(village.buildings) != t.SLOTS:
        raise table.error("", f"a village has {t.SLOTS} buildings; [{table.id}] has {len(village.buildings)}")
    table.finish()
    return village


def read_building(table: Table, prefix: str) -> Building:
    boxes = table.strings("boxes")
    if len(boxes) > t.MOST_BOXES:
        raise table.error("boxes", f"a building has at most {t.MOST_BOXES} boxes")
    if table.has("ability") == table.has("final"):
        raise table.error("", f"[{table.id}] has either an 'ability' or, for a star building, 'final'")
    key = "ability" if table.has("ability") else "final"
    times = table.integer("times", default=1, at_least=1, at_most=MOST_GOODS)
    node = table.effect(key, VOCABULARY)
    blueprint, drawing = read_blueprint(table)
    try:
        if key == "final":
            check_star(node)
        does = t.STAR if key == "final" else ability_of(node)
        lay(Compiler(LANGUAGE), table.id, node, does)
    except Unusable as mistake:
        raise checked(table, key, mistake) from None
    if times > 1 and (isinstance(node, If) or does not in (t.USES, t.DISCOUNT, t.CROSS)):
        raise table.error("times", OFTEN)
    if does == t.STAR and bool(blueprint) != is_own_estates(node):
        raise table.error(key, "a star building has a blueprint if it counts 'estate of-this', and only then")
    building = Building(
        prefix + table.id,
        table.name(),
        table.choice("source", SOURCES, default="ours"),
        tuple(read_cost(table, "boxes", number, box) for number, box in enumerate(boxes)),
        node,
        canonical(node),
        times,
        blueprint,
        drawing,
        table.choice("only", ("advanced",), default="") == "advanced" if table.has("only") else False,
        does,
        *(raised_by(node, does) if blueprint and does != t.STAR else ("", False)),
    )
    table.finish()
    return building


def is_own_estates(node: Node) -> bool:
    return isinstance(node, Per) and node.count.what.name == "estate" and node.count.what["which"] is not None


def read_blueprint(table: Table) -> tuple[str, tuple[str, ...]]:
    """A shape by its name on the sheet, or drawn."""
    if table.has("drawing"):
        if table.has("blueprint"):
            raise table.error("drawing", "a building has a 'blueprint' or a 'drawing', not both")
        return "drawing", check_drawing(table, "drawing", table.strings("drawing"))
    if table.has("blueprint"):
        name = table.choice("blueprint", sheet().shapes)
        return name, sheet().shapes[name]
    return "", ()


def read_shape(table: Table) -> tuple[str, ...]:
    table.choice("source", SOURCES)  # nothing asks for it, but it has to be there, as on everything printed
    return check_drawing(table, "drawing", table.strings("drawing"))


def read_sheet(text: str, file: str) -> Sheet:
    kinds = {table.id: {inner.id: inner for inner in table.tables()} for table in Document(text, file).tables()}
    for kind, ids in (("track", TRACK_NAMES), ("favour", FAVOUR_NAMES)):
        if tuple(kinds.get(kind, ())) != ids:
            raise ContentError(file, 1, 1, f"expected the {kind}s {', '.join(ids)}, in this order")
    for kind, count in (("field", t.FIELD_COUNT), ("die", t.DICE + 1), ("shape", 1), ("rank", 1)):
        if len(kinds.get(kind, ())) < count:
            raise ContentError(file, 1, 1, f"expected at least {count} tables [{kind}. ...]")
    found = Sheet(
        tuple(read_track(table) for table in kinds["track"].values()),
        tuple(
            Field(
                table.id,
                table.name(),
                table.choice("source", SOURCES),
                table.integer("opens", at_least=1, at_most=t.SECTIONS),
                tuple(read_cost(table, "circles", n, circle) for n, circle in enumerate(table.strings("circles"))),
            )
            for table in kinds["field"].values()
        ),
        tuple(read_die(table) for table in kinds["die"].values()),
        tuple(read_favour(table) for table in kinds["favour"].values()),
        {table.id: read_shape(table) for table in kinds["shape"].values()},
        tuple(
            Rank(table.id, table.name(), table.choice("source", SOURCES), table.integer("from", at_least=0))
            for table in kinds["rank"].values()
        ),
    )
    for inner in kinds.values():
        for table in inner.values():
            table.finish()
    return found


def read_favour(table: Table) -> Favour:
    node = table.effect("ability", VOCABULARY)
    try:
        lay(Compiler(LANGUAGE), table.id, node, tile_of(node))
    except Unusable as mistake:
        raise checked(table, "ability", mistake) from None
    return Favour(table.id, table.name(), table.choice("source", SOURCES), node)


def read_track(table: Table) -> Track:
    rows = table.strings("sections")
    track = Track(
        table.id,
        table.name(),
        table.choice("source", SOURCES),
        tuple(tuple(read_cost(table, "sections", n, box) for box in row.split("/")) for n, row in enumerate(rows)),
        table.integers("points"),
    )
    if len(rows) != t.SECTIONS or len(track.points) != t.SECTIONS:
        raise table.error("sections", f"a track has {t.SECTIONS} sections and as many points")
    return track


def read_die(table: Table) -> Die:
    if table.has("actions"):
        faces = table.integers("actions")
    else:
        names = table.strings("faces")
        for number, face in enumerate(names):
            if face not in GOOD_NAMES:
                raise element_error(table, "faces", number, f"a die shows {', '.join(GOOD_NAMES)}, not {face!r}")
        faces = tuple(GOOD_NAMES.index(face) for face in names)
    if len(faces) != 6:
        raise table.error("", f"[{table.id}] has {len(faces)} faces, not 6")
    return Die(table.id, table.name(), table.choice("source", SOURCES), faces)


def check(text: str, file: str) -> str | None:
    """What is in a content file, known by its name (`my-village.toml`, `romans-villages.toml`); None if it is none of ours."""
    kind = file.replace("\\", "/").rpartition("/")[2].removesuffix(".toml").rpartition("-")[2]
    if kind in ("village", "villages"):
        found = read_villages(text, file)
        if not found:
            raise ContentError(file, 1, 1, "there is no village in this file")
        names = ", ".join(village.id for village in found)
        return f"{len(found)} {'village' if len(found) == 1 else 'villages'} ({names}), {len(found) * t.SLOTS} buildings"
    if kind == "sheet" and "[track." in text:
        read_sheet(text, file)
        return "empire sheet, dice, favour tiles, blueprints and ranks"
    return None


# -- all of it ------------------------------------------------------------------------------------------------------------


def printed(name: str, sheets: str) -> str:
    """The text of one of our files, as it was in former sheets (`sheets_of`)."""
    return read(PACKAGE, f"content/{sheets}/{name}" if sheets else f"content/{name}")


def sheet(sheets: str = "") -> Sheet:
    return _sheet(sheets)


@lru_cache
def _sheet(sheets: str) -> Sheet:
    return read_sheet(printed("sheet.toml", sheets), "sheet.toml")


def competitive(sheets: str = "") -> Village:
    return _villages(sheets)[0]


def adventures(sheets: str = "") -> tuple[Village, ...]:
    """The 48 adventure villages, in the order of their sheets."""
    return _villages(sheets)[1:]


@lru_cache
def _villages(sheets: str) -> tuple[Village, ...]:
    files = ["competitive-village.toml", *(f"{theme}-villages.toml" for theme in THEMES)]
    return tuple(village for file in files for village in read_villages(printed(file, sheets), file))


@lru_cache
def village_ids() -> tuple[str, ...]:
    return tuple(village.id for village in adventures())


OWN_NAMES: dict[str, dict[str, str]] = {}
"""Names of players' own villages and buildings, by id: known from the moment their file is read."""
MOST_NAMES = 20_000
"""So many names are kept, those of some thousand villages; the oldest go first."""


@lru_cache(maxsize=256)
def own_village(text: str) -> Village:
    """A player's own village; its ids begin with a mark made from its text, so that no two files get into each other's way."""
    mark = hashlib.blake2s(text.encode(), digest_size=4).hexdigest()
    found = read_villages(text, "village", f"own-{mark}-")
    if len(found) != 1:
        raise ContentError("village", 1, 1, f"a game takes a file with one village, not {len(found)}")
    OWN_NAMES[found[0].id] = found[0].name
    for building in found[0].buildings:
        OWN_NAMES[building.id] = building.name
    while len(OWN_NAMES) > MOST_NAMES:
        del OWN_NAMES[next(iter(OWN_NAMES))]
    return found[0]


def is_own(village: str) -> bool:
    """Whether the option is the text of a file and not an id."""
    return "\n" in village or "=" in village


class Names(Mapping[str, str]):
    """Names of everything in one language, players' own villages included."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        things: list[Any] = [*sheet().tracks, *sheet().fields, *sheet().dice, *sheet().favours, *sheet().ranks]
        for village in (competitive(), *adventures()):
            things += [village, *village.buildings]
        self.printed = {thing.id: thing.name[lang] for thing in things}

    def __getitem__(self, id: str) -> str:
        name = self.printed.get(id)
        return OWN_NAMES[id][self.lang] if name is None else name

    def __iter__(self) -> Iterator[str]:
        yield from self.printed
        yield from OWN_NAMES

    def __len__(self) -> int:
        return len(self.printed) + len(OWN_NAMES)


@lru_cache
def village_list(own: str, sheets: str) -> tuple[Village, ...]:
    """The villages of the tables: the competitive one, the adventures, and a player's own."""
    return (*_villages(sheets), *([own_village(own)] if own else []))


def rank_of(points: int) -> str:
    """The rank of a solo adventure."""
    return max((rank for rank in sheet().ranks if rank.least <= points), key=lambda rank: rank.least).id


def tables(own: str, sheets: str = "") -> t.Tables:
    """Everything printed, in the form the engine reads; `own` is the text of a player's own village, "" for none."""
    return _tables(own, sheets)


@lru_cache(maxsize=64)
def _tables(own: str, sheets: str) -> t.Tables:
    villages = village_list(own, sheets)
    buildings = [building for village in villages for building in village.buildings]
    favours = sheet().favours
    ids = (*(building.id for building in buildings), *(favour.id for favour in favours))
    found = t.Tables(tuple(village.id for village in villages), ids, TABLE, SIDE)
    found.mind = Mind(resample, heuristic, total, beats, outlook)
    plain, fitted = weights("asztal.games.rollwrite", WEIGHTS)
    found.weights, found.fitted = vec[float](plain), vec[float](fitted)
    fill_sheet(found, sheet(sheets))
    compiler = Compiler(LANGUAGE)
    found.round = compiler.flow("round", *ROUND)
    found.grow = compiler.flow("grow", *GROW)
    found.pay_any, found.take_any, found.take_another = (
        compiler.flow(name, name) for name in ("pay-any", "take-any", "take-another")
    )
    laid = [lay(compiler, building.id, building.node, building.does) for building in buildings]
    laid += [lay(compiler, favour.id, favour.ability, tile_of(favour.ability)) for favour in favours]
    compiler.fill(found, [], [])
    found.does = vec[i64]([one.does for one in laid])
    found.at = vec[i64]([one.at for one in laid])
    found.number_at = vec[i64]([one.number_at for one in laid])
    found.more_times = vec[i64]([int(building.by_use) for building in buildings])
    raised = [one.number_at if b.raised and not b.by_use else 0 for one, b in zip(laid, buildings, strict=False)]
    found.raised_at = vec[i64]([*raised, *[0] * len(favours)])
    harvests = (t.FREE_HARVEST, t.HARVEST_MORE)
    found.times = vec[i64](
        [compiler.code[one.at] if one.does in harvests else b.times for one, b in zip(laid, buildings, strict=False)]
    )
    fill_buildings(found, villages, buildings)
    return found


def fill_sheet(found: t.Tables, sheet: Sheet) -> None:
    tracks, room = sheet.tracks, t.TRACK_BOXES
    box_cost, sections, points = [0] * (room * t.TRACKS), [0] * (room * t.TRACKS), []
    for number, track in enumerate(tracks):
        crossed = 0
        for done, section in enumerate(track.sections):
            for cost in section:
                box_cost[number * room + crossed] = cost
                sections[number * room + crossed] = done
                crossed += 1
        sections[number * room + crossed] = t.SECTIONS
        points += [0, *track.points]
    found.box_cost, found.sections, found.points = vec[i64](box_cost), vec[i64](sections), vec[i64](points)
    found.box_count = vec[i64]([sum(len(section) for section in track.sections) for track in tracks])
    found.opens = vec[i64]([field.opens for field in sheet.fields])
    found.circles = vec[i64]([circle for field in sheet.fields for circle in field.circles])
    found.faces = vec[i64]([face for die in sheet.dice[: t.DICE] for face in die.faces])
    found.workers = vec[i64](list(sheet.dice[t.DICE].faces))


def fill_buildings(found: t.Tables, villages: tuple[Village, ...], buildings: list[Building]) -> None:
    costs = [0] * (len(buildings) * t.MOST_BOXES)
    for number, building in enumerate(buildings):
        for box, goods in enumerate(building.boxes):
            costs[number * t.MOST_BOXES + box] = goods
    found.cost = vec[i64](costs)
    found.boxes = vec[i64]([len(building.boxes) for building in buildings])
    found.own_estates = vec[i64]([int(is_own_estates(building.node)) for building in buildings])
    found.shape = vec[i64]([shape_bits(building.drawing) for building in buildings])
    found.height = vec[i64]([len(building.drawing) for building in buildings])
    found.width = vec[i64]([max(map(len, building.drawing), default=0) for building in buildings])
    found.advanced = vec[i64]([int(building.advanced) for building in buildings])
    slots = [0] * (len(villages) * t.KINDS)
    for number, village in enumerate(villages):
        for slot, building in enumerate(village.buildings):
            slots[number * t.KINDS + building.does] |= 1 << slot
    found.slots = vec[i64](slots)


def shape_bits(drawing: tuple[str, ...]) -> int:
    return sum(1 << (r * t.SECTIONS + c) for r, row in enumerate(drawing) for c, sign in enumerate(row) if sign == "#")


def unpacked(goods: int) -> dict[str, int]:
    """Packed goods by name."""
    return {name: int(t.some(goods, kind)) for kind, name in enumerate(GOOD_WORDS) if t.some(goods, kind)}
