"""Loads and checks what is printed; ids become small integers, effects become programs of frames."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import PurePath
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.content import Document, Table, unique
from asztal.core.errors import ContentError
from asztal.core.frames import frame
from asztal.core.notation import Amount, Call, Joint, Node, Per, Range, When
from asztal.core.resources import read
from asztal.games.ginkgopolis import tables as t
from asztal.games.ginkgopolis.effects import COLOURS, GOODS, TRIGGERS, VOCABULARY
from asztal.games.ginkgopolis.pending import GAIN
from asztal.games.ginkgopolis.state import space

PACKAGE: Final = "asztal.games.ginkgopolis"
SOURCES: Final = ("rulebook", "public", "ours")
LETTER_NAMES: Final = tuple("ABCDEFGHIJKL")
TALLEST: Final = 60
"""No building has more floors than there are tiles."""


class Card(msgspec.Struct, frozen=True):
    """One printed card (for buildings: and its tile)."""

    id: str
    name: dict[str, str]
    kind: str
    source: str
    copies: int = 1
    colour: str = ""
    number: int = 0
    letter: str = ""
    starter_set: int = 0
    start: Node | None = None
    bonus: When | None = None
    score: Node | None = None


class Setup(msgspec.Struct, frozen=True):
    """What depends on the number of players, and where things lie at the start. Lists are by number of players."""

    resources: list[int]
    removed: list[int]
    skipped: list[int]
    new_hand: list[int]
    square: list[int]
    ring: list[int]
    solo: Node


# -- reading the files ---------------------------------------------------------------------------------------------------


def read_cards(text: str, file: str) -> list[Card]:
    """The cards of one content file; which kind they are shows by their keys."""
    return [read_card(table) for table in unique(Document(text, file).tables())]


def read_card(table: Table) -> Card:
    name, source, copies = table.name(), table.choice("source", SOURCES), table.integer("copies", default=1, at_least=1)
    if table.has("letter"):
        card = Card(table.id, name, "letter", source, copies, letter=table.choice("letter", LETTER_NAMES))
    elif table.has("number"):
        card = Card(
            table.id,
            name,
            "building",
            source,
            copies,
            colour=table.choice("colour", COLOURS),
            number=table.integer("number", at_least=1, at_most=20),
            bonus=read_bonus(table),
            score=read_score(table),
        )
        if (card.bonus is None) == (card.score is None):
            raise table.error("number", "a building card has either a bonus or a score")
    else:
        card = Card(
            table.id,
            name,
            "character",
            source,
            copies,
            colour=table.choice("colour", COLOURS),
            starter_set=table.integer("set", default=0, at_least=1, at_most=6) if table.has("set") else 0,
            start=read_goods(table, "start"),
            bonus=read_bonus(table),
        )
        if card.bonus is None:
            raise table.error("start", "a character has a bonus")
    table.finish()
    return card


def read_goods(table: Table, key: str) -> Node:
    """An effect that is a plain list of goods."""
    node = table.effect(key, VOCABULARY)
    check_goods(table, key, node)
    return node


def check_goods(table: Table, key: str, node: Node) -> None:
    for item in items(node):
        if not isinstance(item, Amount) or item.quantity.how != "exact":
            raise table.error(key, "expected goods with plain numbers, for instance 'resource, 2 sp'")


def read_bonus(table: Table) -> When | None:
    node = table.optional_effect("bonus", VOCABULARY)
    if node is None:
        return None
    if not isinstance(node, When):
        raise table.error("bonus", "a bonus begins with its action, for instance 'when exploit: resource'")
    check_goods(table, "bonus", node.then)
    return node


def read_score(table: Table) -> Node | None:
    node = table.optional_effect("score", VOCABULARY)
    if node is None:
        return None
    points = node.what if isinstance(node, Per) else node
    if not (isinstance(points, Amount) and points.good.name == "sp" and points.quantity.how == "exact"):
        raise table.error("score", "a score is success points, for instance '9 sp' or '2 sp per card of red'")
    if isinstance(node, Per) and (node.count.every != 1 or node.most is not None or node.count.what.name == "sp"):
        raise table.error("score", "a score counts each resource, building or card once")
    return node


def read_setup(text: str, file: str) -> Setup:
    tables = {table.id: table for table in unique(Document(text, file).tables())}
    for id in ("square", "ring", "solo", *(f"players-{count}" for count in range(1, 6))):
        if id not in tables:
            raise ContentError(file, 1, 1, f"the table [{id}] is missing")
    counts = [tables[f"players-{count}"] for count in range(1, 6)]
    for table in tables.values():
        table.choice("source", SOURCES)
    for count, table in enumerate(counts, 1):
        table.integer("players", at_least=count, at_most=count)
    square, ring = tables["square"], tables["ring"]
    square.integers("numbers")
    setup = Setup(
        resources=[0] + [table.integer("resources", at_least=1, at_most=25) for table in counts],
        removed=[0] + [table.integer("removed", at_least=0, at_most=51) for table in counts],
        skipped=[0] + [table.integer("skipped", at_least=0) for table in counts],
        new_hand=[0] + [table.integer("new-hand", at_least=0) for table in counts],
        square=[int(space(x, y)) for y in square.integers("y") for x in square.integers("x")],
        ring=[int(space(*read_space(ring, letter.lower()))) for letter in LETTER_NAMES],
        solo=read_goods(tables["solo"], "start"),
    )
    for table in tables.values():
        table.finish()
    return setup


def read_space(table: Table, key: str) -> tuple[int, int]:
    numbers = table.integers(key)
    if len(numbers) != 2:
        raise table.error(key, "a space is [x, y]")
    return numbers[0], numbers[1]


def check(text: str, file: str) -> str | None:
    """What is in a content file, known by its name (`buildings.toml`, `my-cards.toml`); None if it is none of ours."""
    kind = PurePath(file).stem.rpartition("-")[2]
    if kind == "setup":
        read_setup(text, file)
        return "set-up"
    if kind not in ("buildings", "letters", "characters", "cards"):
        return None
    printings = read_cards(text, file)
    return f"{len(printings)} printings, {sum(card.copies for card in printings)} cards"


# -- from notation to programs ----------------------------------------------------------------------------------------------


def items(node: Node) -> tuple[Node, ...]:
    return node.items if isinstance(node, Joint) else (node,)


def goods(node: Node) -> Iterator[tuple[int, int]]:
    """The goods of a checked list: number of the good, amount."""
    for item in items(node):
        assert isinstance(item, Amount)
        yield GOODS.index(item.good.name), item.quantity.number


def program(node: Node | None) -> list[int]:
    """Goods as frames to be pushed on the stack; the seat is filled in when they are."""
    return [] if node is None else [int(frame(GAIN, 0, good, amount, 0)) for good, amount in goods(node)]


def score_row(node: Node | None) -> tuple[int, int, int, int]:
    """What an end-of-game card counts: kind, two numbers, success points for each."""
    if node is None:
        return t.NO_SCORE, 0, 0, 0
    if isinstance(node, Amount):
        return t.FLAT, 0, 0, node.quantity.number
    assert isinstance(node, Per) and isinstance(node.what, Amount)
    what, each = node.count.what, node.what.quantity.number
    if what.name == "building":
        height = what["height"]
        assert isinstance(height, Range)
        return t.PER_BUILDING_HEIGHT, height.low, height.high or TALLEST, each
    if what.name == "resource":
        return t.PER_RESOURCE_ON, COLOURS.index(word(what, "on")), 0, each
    if what["with"] is not None:
        return t.PER_CARD_WITH, TRIGGERS.index(word(what, "with")) + 1, 0, each
    return t.PER_CARD_OF, COLOURS.index(word(what, "of")), 0, each


def word(call: Call, key: str) -> str:
    value = call[key]
    assert isinstance(value, tuple) and isinstance(value[0], str)
    return value[0]


def offsets(programs: Iterable[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """Programs laid end to end: where each begins, and all of them."""
    begins, flat = [0], []
    for one in programs:
        flat += one
        begins.append(len(flat))
    return vec[i64](begins), vec[i64](flat)


# -- all of it ------------------------------------------------------------------------------------------------------------


@lru_cache
def cards() -> tuple[Card, ...]:
    """Every printing: buildings, letters, characters, in the engine's order."""
    found: list[Card] = []
    for file in ("buildings.toml", "letters.toml", "characters.toml"):
        found += read_cards(read(PACKAGE, f"content/{file}"), file)
    order = {"building": 0, "letter": 1, "character": 2}
    colour = {name: number for number, name in enumerate((*COLOURS, ""))}
    return tuple(
        sorted(found, key=lambda card: (order[card.kind], colour[card.colour] * 100 + card.number if card.number else 0))
    )


@lru_cache
def pieces() -> tuple[tuple[str, Card], ...]:
    """Every single card with its own id: further copies of a printing are ID.2, ID.3 ..."""
    return tuple(
        (card.id if copy == 1 else f"{card.id}.{copy}", card) for card in cards() for copy in range(1, card.copies + 1)
    )


@lru_cache
def setup() -> Setup:
    return read_setup(read(PACKAGE, "content/setup.toml"), "setup.toml")


@lru_cache
def tables() -> t.Tables:
    """Everything printed, in the form the engine reads."""
    all_pieces = [card for _, card in pieces()]
    ids = tuple(id for id, _ in pieces())
    kinds = [card.kind for card in all_pieces]
    expected = ["building"] * t.TILES + ["letter"] * t.LETTERS + ["character"] * t.CHARACTERS
    if kinds != expected:
        raise ContentError("content", 1, 1, "expected 60 building cards, 12 letters and 27 characters")
    scores = [score_row(card.score) for card in all_pieces]
    bonus_from, bonus = offsets(program(card.bonus.then if card.bonus else None) for card in all_pieces)
    start_from, start = offsets(program(card.start) for card in all_pieces)
    start_goods = dict(goods(setup().solo))
    return t.Tables(
        ids,
        vec[i64]([COLOURS.index(card.colour) if card.colour else -1 for card in all_pieces]),
        vec[i64]([card.number for card in all_pieces]),
        vec[i64]([TRIGGERS.index(card.bonus.trigger.name) + 1 if card.bonus else t.NO_TRIGGER for card in all_pieces]),
        bonus_from,
        bonus,
        start_from,
        start,
        vec[i64]([card.starter_set for card in all_pieces]),
        vec[i64]([row[0] for row in scores]),
        vec[i64]([row[1] for row in scores]),
        vec[i64]([row[2] for row in scores]),
        vec[i64]([row[3] for row in scores]),
        vec[i64](setup().resources),
        vec[i64](setup().removed),
        vec[i64](setup().skipped),
        vec[i64](setup().new_hand),
        vec[i64]([start_goods.get(good, 0) for good in range(3)]),
        vec[i64](setup().square),
        vec[i64](setup().ring),
    )
