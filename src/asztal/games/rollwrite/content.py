"""Loads and checks what is printed; ids become small integers, abilities become rows of the tables.

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
from asztal.core.notation import Amount, Call, Cost, If, Joint, Node, Per, Range, Where, canonical, parse
from asztal.core.resources import read
from asztal.games.rollwrite import tables as t
from asztal.games.rollwrite.actions import FAVOUR_NAMES, GOOD_NAMES, TRACK_NAMES
from asztal.games.rollwrite.effects import GOOD_WORDS, VOCABULARY

PACKAGE: Final = "asztal.games.rollwrite"
SOURCES: Final = ("rulebook", "public", "ours")
THEMES: Final = ("romans", "barbarians", "egyptians", "japanese", "atlanteans", "aztecs", "amazons")
DIFFICULTIES: Final = ("easy", "normal", "hard")
PLACE_BITS: Final = {"walls": 1, "cottages": 2, "granaries": 4, "bridges": 8, "village": 16, "any-track": 15, "any-box": 31}
CONDITIONS: Final = {"sections": t.THIS_SECTIONS, "tracks": t.THIS_TRACKS, "boxes": t.THIS_BOXES, "circles": t.THIS_CIRCLES}
COUNTS: Final = {
    "building": t.PER_BUILDING,
    "column": t.PER_COLUMN,
    "estate": t.PER_ESTATE,
    "track": t.PER_TRACK,
    "bridge": t.PER_BRIDGE,
    "circle": t.PER_CIRCLE,
    "field": t.PER_FIELD,
}
NO_LIMIT: Final = 10**6
MOST_GOODS: Final = 9
"""The largest number an ability may have; estates raise it."""


class Row(msgspec.Struct):
    """What a building does, as the numbers of the tables."""

    kind: int = t.NOTHING
    a: int = 0
    b: int = 0
    n: int = 0
    times: int = 1
    raises: int = t.RAISES_NOTHING
    pay: int = 0
    take: int = 0
    first: int = 0
    every: int = 1
    most: int = NO_LIMIT


class Building(msgspec.Struct, frozen=True):
    """One building of a village."""

    id: str
    name: dict[str, str]
    source: str
    boxes: tuple[int, ...]
    """The goods of each box, packed."""
    ability: Node | None
    final: Node | None
    line: str
    """The ability, or what is scored at the end, in the notation."""
    times: int
    blueprint: str
    """Name of its shape, "drawing" for one of its own, empty for none."""
    drawing: tuple[str, ...]
    advanced: bool
    row: Row


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


# -- from notation to rows of the tables --------------------------------------------------------------------------------------


def word(call: Call, key: str) -> str:
    value = call[key]
    assert isinstance(value, tuple) and isinstance(value[0], str)
    return value[0]


def basic_good(call: Call, key: str, allowed: tuple[str, ...]) -> int:
    name = word(call, key)
    if name not in allowed:
        raise Unsuitable(f"'{call.name}' takes one of {', '.join(allowed)} here, not '{name}'")
    return GOOD_WORDS.index(name)


class Unsuitable(Exception):
    """An effect the grammar allows, but no building can have."""


def compile_ability(node: Node, times: int) -> Row:
    """The row of an ability that works round after round."""
    row = compile_line(node)
    if times > 1 and row.kind not in (t.SPEND, t.CHOOSE, t.DISCOUNT, t.CROSS):
        raise Unsuitable("only swaps, payments, free choices, discounts and boxes without an action can be used several times")
    if row.kind in (t.SPEND, t.CHOOSE, t.DISCOUNT, t.CROSS):
        row.times = times
    return row


def compile_line(node: Node) -> Row:
    match node:
        case Amount() if node.good.name == "resource":
            return Row(t.CHOOSE, n=exact(node), raises=t.RAISES_AMOUNT)
        case Amount() | Joint():
            take = packed_goods(node, (*GOOD_NAMES, "action", "vp"))
            if take is None:
                raise Unsuitable("an ability gives plain goods, for instance 'food' or 'stone, wood'")
            return with_goods(Row(t.GAIN), node, take)
        case Per(what=Amount(), count=count, most=None) if count.what.name == "die" and count.every == 1:
            assert isinstance(node.what, Amount)
            face = basic_good(count.what, "face", GOOD_NAMES)
            return Row(t.GAIN_PER_DIE, gained(node.what), face, exact(node.what), raises=t.RAISES_AMOUNT)
        case If(otherwise=None):
            return compile_condition(node)
        case Cost():
            pay = packed_goods(node.cost, (*GOOD_NAMES, "resource"))
            take = packed_goods(node.result, (*GOOD_NAMES, "action", "vp"))
            if pay is None or take is None:
                raise Unsuitable("a payment is plain goods for plain goods, for instance '2 food => 3 vp'")
            return with_goods(Row(t.SPEND, pay=pay), node.result, take)
        case Call():
            return compile_verb(node)
        case _:
            raise Unsuitable("a building cannot do this")


def exact(amount: Amount) -> int:
    if amount.quantity.how != "exact" or not 1 <= amount.quantity.number <= MOST_GOODS:
        raise Unsuitable(f"an ability has plain numbers from 1 to {MOST_GOODS}")
    return amount.quantity.number


def gained(amount: Amount) -> int:
    name = amount.good.name
    if name not in (*GOOD_NAMES, "action", "vp"):
        raise Unsuitable(f"dice cannot bring '{name}'")
    return GOOD_WORDS.index(name)


def with_goods(row: Row, node: Node, take: int) -> Row:
    first = items(node)[0]
    assert isinstance(first, Amount)
    row.take, row.first, row.n, row.raises = take, GOOD_WORDS.index(first.good.name), first.quantity.number, t.RAISES_AMOUNT
    return row


def compile_condition(node: If) -> Row:
    if len(node.condition.terms) != 1 or node.condition.terms[0].negated:
        raise Unsuitable("an ability has one condition, and not a negated one")
    call = node.condition.terms[0].call
    if call.name == "die":
        if not isinstance(node.then, Amount):
            raise Unsuitable("a die brings one kind of goods, for instance 'if die gold: 2 food'")
        face = basic_good(call, "face", GOOD_NAMES)
        return Row(t.GAIN_IF_DIE, gained(node.then), face, exact(node.then), raises=t.RAISES_AMOUNT)
    span = call["n"]
    assert isinstance(span, Range)
    if span.high is not None or span.low < 1:
        raise Unsuitable("a condition is met from a number on, for instance 'completed walls 2+'")
    what = t.THIS_LEFT
    if call.name != "left":
        name = word(call, "what")
        what = TRACK_NAMES.index(name) if name in TRACK_NAMES else CONDITIONS[name]
    if isinstance(node.then, Amount) and node.then.good.name == "vp":
        return Row(t.POINTS_IF, what, span.low, exact(node.then), raises=t.RAISES_AMOUNT)
    take = packed_goods(node.then, (*GOOD_NAMES, "action", "vp"))
    if take is None:
        raise Unsuitable("a condition brings plain goods, for instance 'if completed walls 2+: 3 vp'")
    return with_goods(Row(t.GOODS_IF, what, span.low), node.then, take)


def compile_verb(call: Call) -> Row:
    if call.name == "swap":
        give = basic_good(call, "give", (*GOOD_NAMES, "resource"))
        take = basic_good(call, "for", (*GOOD_NAMES, "resource"))
        count = plain_number(call, "yielding")
        other = 1 if give == t.ANY and take == t.ANY else 0
        row = Row(t.SPEND, b=other, pay=int(t.good_units(give)), take=int(t.good_units(take)) * count, first=take)
        row.n, row.raises = count, t.RAISES_TIMES
        if give == take and give != t.ANY:
            raise Unsuitable("a swap is for something else")
        return row
    if call.name == "discount":
        good = basic_good(call, "what", (*GOOD_NAMES[:3], "resource"))
        places = PLACE_BITS[word(call, "on")]
        if good == t.ANY and places & PLACE_BITS["village"]:
            raise Unsuitable("a discount of choice is for boxes on tracks")
        return Row(t.DISCOUNT, places, good, raises=t.RAISES_TIMES)
    if call.name == "cross":
        return Row(t.CROSS, PLACE_BITS[word(call, "where")], raises=t.RAISES_TIMES)
    if call.name in ("harvest", "harvest-more"):
        kind = t.FREE_HARVEST if call.name == "harvest" else t.HARVEST_MORE
        return Row(kind, times=plain_number(call, "n"), raises=t.RAISES_TIMES)
    if call.name == "reroll":
        die = ("resource-die", "worker-die", "any-die").index(word(call, "die"))
        return Row(t.REROLL_DICE, die, n=plain_number(call, "n"), raises=t.RAISES_AMOUNT)
    if call.name == "store":
        return Row(t.STORE, n=plain_number(call, "n"), raises=t.RAISES_AMOUNT)
    raise Unsuitable(f"'{call.name}' is for favour tiles")


def plain_number(call: Call, key: str) -> int:
    value = call[key]
    assert isinstance(value, int)
    if not 1 <= value <= MOST_GOODS:
        raise Unsuitable(f"an ability has plain numbers from 1 to {MOST_GOODS}")
    return value


def compile_final(node: Node) -> Row:
    """The row of a star building."""
    if not (isinstance(node, Per) and isinstance(node.what, Amount) and node.what.good.name == "vp"):
        raise Unsuitable("a star building gives points for something, for instance '2 vp per estate'")
    call = node.count.what
    row = Row(t.FINAL, n=exact(node.what), every=node.count.every, most=NO_LIMIT if node.most is None else node.most)
    if call.name == "section":
        what = word(call, "what")
        named = {"imperial": t.PER_IMPERIAL, "any-track": t.PER_SECTION}
        row.a = TRACK_NAMES.index(what) if what in TRACK_NAMES else named[what]
    elif call.name == "estate" and call["which"] is not None:
        row.a = t.PER_OWN_ESTATE
    elif call.name in COUNTS:
        row.a = COUNTS[call.name]
        if call.name == "track":
            reaching = call["reaching"]
            assert isinstance(reaching, int)
            if not 1 <= reaching <= t.SECTIONS:
                raise Unsuitable(f"a track reaches 1 to {t.SECTIONS} sections")
            row.b = reaching
    else:
        raise Unsuitable(f"a star building cannot count '{call.name}'")
    return row


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
    try:
        row = compile_ability(node, times) if key == "ability" else compile_final(node)
    except Unsuitable as mistake:
        raise table.error(key, str(mistake)) from None
    blueprint, drawing = read_blueprint(table)
    own_estates = row.kind == t.FINAL and row.a == t.PER_OWN_ESTATE
    if row.kind == t.FINAL and bool(blueprint) != own_estates:
        raise table.error(key, "a star building has a blueprint if it counts 'estate of-this', and only then")
    if not blueprint or own_estates:
        row.raises = t.RAISES_NOTHING
    building = Building(
        prefix + table.id,
        table.name(),
        table.choice("source", SOURCES, default="ours"),
        tuple(read_cost(table, "boxes", number, box) for number, box in enumerate(boxes)),
        node if key == "ability" else None,
        node if key == "final" else None,
        canonical(node),
        times,
        blueprint,
        drawing,
        table.choice("only", ("advanced",), default="") == "advanced" if table.has("only") else False,
        row,
    )
    table.finish()
    return building


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
        tuple(
            Favour(table.id, table.name(), table.choice("source", SOURCES), table.effect("ability", VOCABULARY))
            for table in kinds["favour"].values()
        ),
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


@lru_cache
def sheet() -> Sheet:
    return read_sheet(read(PACKAGE, "content/sheet.toml"), "sheet.toml")


@lru_cache
def competitive() -> Village:
    return read_villages(read(PACKAGE, "content/competitive-village.toml"), "competitive-village.toml")[0]


@lru_cache
def adventures() -> tuple[Village, ...]:
    """The 48 adventure villages, in the order of their sheets."""
    found = [
        village
        for theme in THEMES
        for village in read_villages(read(PACKAGE, f"content/{theme}-villages.toml"), f"{theme}-villages.toml")
    ]
    return tuple(found)


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
def village_list(own: str) -> tuple[Village, ...]:
    """The villages of the tables: the competitive one, the adventures, and a player's own."""
    return (competitive(), *adventures(), *([own_village(own)] if own else []))


def rank_of(points: int) -> str:
    """The rank of a solo adventure."""
    return max((rank for rank in sheet().ranks if rank.least <= points), key=lambda rank: rank.least).id


@lru_cache(maxsize=64)
def tables(own: str = "") -> t.Tables:
    """Everything printed, in the form the engine reads; `own` is the text of a player's own village."""
    villages = village_list(own)
    buildings = [building for village in villages for building in village.buildings]
    rows = [building.row for building in buildings]
    tracks, room = sheet().tracks, t.TRACK_BOXES
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
    costs = [0] * (len(buildings) * t.MOST_BOXES)
    for number, building in enumerate(buildings):
        for box, goods in enumerate(building.boxes):
            costs[number * t.MOST_BOXES + box] = goods
    kinds = []
    for village in villages:
        bits = 0
        for building in village.buildings:
            bits |= 1 << building.row.kind
        kinds.append(bits)
    return t.Tables(
        tuple(village.id for village in villages),
        tuple(building.id for building in buildings),
        vec[i64](box_cost),
        vec[i64]([sum(len(section) for section in track.sections) for track in tracks]),
        vec[i64](sections),
        vec[i64](points),
        vec[i64]([field.opens for field in sheet().fields]),
        vec[i64]([circle for field in sheet().fields for circle in field.circles]),
        vec[i64]([face for die in sheet().dice[: t.DICE] for face in die.faces]),
        vec[i64](list(sheet().dice[t.DICE].faces)),
        vec[i64]([len(building.boxes) for building in buildings]),
        vec[i64](costs),
        vec[i64]([row.kind for row in rows]),
        vec[i64]([row.a for row in rows]),
        vec[i64]([row.b for row in rows]),
        vec[i64]([row.n for row in rows]),
        vec[i64]([row.times for row in rows]),
        vec[i64]([row.raises for row in rows]),
        vec[i64]([row.pay for row in rows]),
        vec[i64]([row.take for row in rows]),
        vec[i64]([row.first for row in rows]),
        vec[i64]([row.every for row in rows]),
        vec[i64]([row.most for row in rows]),
        vec[i64]([shape_bits(building.drawing) for building in buildings]),
        vec[i64]([len(building.drawing) for building in buildings]),
        vec[i64]([max(map(len, building.drawing), default=0) for building in buildings]),
        vec[i64]([int(building.advanced) for building in buildings]),
        vec[i64](kinds),
    )


def shape_bits(drawing: tuple[str, ...]) -> int:
    return sum(1 << (r * t.SECTIONS + c) for r, row in enumerate(drawing) for c, sign in enumerate(row) if sign == "#")


def unpacked(goods: int) -> dict[str, int]:
    """Packed goods by name."""
    return {name: int(t.some(goods, kind)) for kind, name in enumerate(GOOD_WORDS) if t.some(goods, kind)}
