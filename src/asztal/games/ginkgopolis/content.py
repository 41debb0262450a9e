"""Loads and checks what is printed; ids become small integers, effects become programs of the machine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import PurePath
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.content import Document, Table, unique
from asztal.core.errors import ContentError
from asztal.core.layout import Layout
from asztal.core.machine.compiling import Compiled, Compiler, Language, Unusable, checked, words_in
from asztal.core.machine.frames import BODY
from asztal.core.machine.program import Mind
from asztal.core.notation import Amount, Call, Joint, Node, Per, When, good
from asztal.core.resources import read
from asztal.core.spaces import space
from asztal.games.ginkgopolis import building, effects, hal, letters, rules
from asztal.games.ginkgopolis.effects import COLOURS, CONSTRUCT, EXPLOIT, GOODS, URBANISE
from asztal.games.ginkgopolis.heuristic import heuristic
from asztal.games.ginkgopolis.layout import KEPT, ZONES
from asztal.games.ginkgopolis.layout import layout as fields
from asztal.games.ginkgopolis.scoring import ahead, points_of
from asztal.games.ginkgopolis.secrets import resample
from asztal.games.ginkgopolis.tables import Tables

PACKAGE: Final = "asztal.games.ginkgopolis"
SOURCES: Final = ("rulebook", "public", "ours")
ALPHABET: Final = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

LANGUAGE: Final = Language(
    [good(name) for name in GOODS],
    words_in(effects, building, letters, rules, hal),
)
"""All words of the notation, and the steps of the game."""
VOCABULARY: Final = LANGUAGE.vocabulary


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
    numbers: tuple[int, ...]
    """The numbers of the buildings of the start city."""
    square: list[int]
    ring: dict[str, int]
    solo: Node


# -- reading the files ---------------------------------------------------------------------------------------------------


def read_cards(text: str, file: str) -> list[Card]:
    """The cards of one content file; which kind they are shows by their keys."""
    return [read_card(table) for table in unique(Document(text, file).tables())]


def read_card(table: Table) -> Card:
    name, source, copies = table.name(), table.choice("source", SOURCES), table.integer("copies", default=1, at_least=1)
    if table.has("letter"):
        card = Card(table.id, name, "letter", source, copies, letter=table.choice("letter", ALPHABET))
    elif table.has("number"):
        card = Card(
            table.id,
            name,
            "building",
            source,
            copies,
            colour=table.choice("colour", COLOURS),
            number=table.integer("number", at_least=1, at_most=99),
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
    check_program(table, key, node)


def check_program(table: Table, key: str, node: Node) -> None:
    """Whatever is written can be run."""
    try:
        Compiler(LANGUAGE).effect(key, node)
    except Unusable as error:
        raise checked(table, key, error) from None


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
    if isinstance(node, Per) and (node.count.every != 1 or node.most is not None):
        raise table.error("score", "a score counts each resource, building or card once")
    check_program(table, "score", node)
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
    setup = Setup(
        resources=[0] + [table.integer("resources", at_least=1, at_most=25) for table in counts],
        removed=[0] + [table.integer("removed", at_least=0) for table in counts],
        skipped=[0] + [table.integer("skipped", at_least=0) for table in counts],
        new_hand=[0] + [table.integer("new-hand", at_least=0) for table in counts],
        numbers=square.integers("numbers"),
        square=[int(space(x, y)) for y in square.integers("y") for x in square.integers("x")],
        ring={letter: int(space(*read_space(ring, letter.lower()))) for letter in ALPHABET if ring.has(letter.lower())},
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


# -- what effects say ---------------------------------------------------------------------------------------------------


def items(node: Node) -> tuple[Node, ...]:
    return node.items if isinstance(node, Joint) else (node,)


def goods(node: Node) -> Iterator[tuple[int, int]]:
    """The goods of a checked list: number of the good, amount."""
    for item in items(node):
        assert isinstance(item, Amount)
        yield GOODS.index(item.good.name), item.quantity.number


def word(call: Call, key: str) -> str:
    value = call[key]
    assert isinstance(value, tuple) and isinstance(value[0], str)
    return value[0]


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
        sorted(
            found,
            key=lambda card: (order[card.kind], card.letter, colour[card.colour] * 100 + card.number if card.number else 0),
        )
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
def ids() -> tuple[str, ...]:
    """The id of every piece in the engine's order: all cards, then the tiles."""
    return (*(id for id, _ in pieces()), *(f"tile:{id}" for id, card in pieces() if card.kind == "building"))


@lru_cache
def layout() -> Layout:
    """The fields of the table."""
    letters = [card.letter for card in cards() if card.letter]
    in_deck = [id for id, card in pieces() if card.kind != "character"]
    return fields(letters, ids(), in_deck, [id for id in ids() if id.startswith("tile:")])


@lru_cache
def tables() -> Tables:
    """Everything printed, in the form the engine reads."""
    every = [card for _, card in pieces()]
    tiles = [card for card in every if card.kind == "building"]
    names = tuple(card.letter for card in every if card.letter)
    start = setup()
    check_counts(every, start)
    found = Tables(ids(), len(tiles), names, ZONES, layout().table_size, layout().side_size)
    found.mind = Mind(resample, heuristic, points_of, ahead)
    found.colour = vec[i64]([COLOURS.index(card.colour) if card.colour else -1 for card in [*every, *tiles]])
    found.number = vec[i64]([card.number for card in [*every, *tiles]])
    found.starter_set = vec[i64]([card.starter_set for card in every])
    found.starting = vec[i64]([int(card.number in start.numbers) for card in [*every, *tiles]])
    found.resources = vec[i64](start.resources)
    found.tiles_removed = vec[i64](start.removed)
    found.cards_discarded = vec[i64](start.skipped)
    found.new_hand_tokens = vec[i64](start.new_hand)
    found.square = vec[i64](start.square)
    found.ring = vec[i64]([start.ring[letter] for letter in names])
    found.memory = layout().memory_size
    compile_effects(found, every)
    return found


def check_counts(every: list[Card], start: Setup) -> None:
    """How many there are of everything is the content's, but it has to fit together."""
    letters = [card.letter for card in every if card.letter]
    first = sum(card.number in start.numbers for card in every)
    characters = sum(card.kind == "character" for card in every)
    needed = 5 * (rules.PICKS + 1)
    for wrong, message in (
        (letters != sorted(start.ring), "each letter of the ring has one card, and no other letter"),
        (first != len(start.square), f"the start city has {len(start.square)} spaces for {first} buildings"),
        (characters < needed, f"five players draft {needed} characters, and there are {characters}"),
    ):
        if wrong:
            raise ContentError("setup.toml", 1, 1, message)


def compile_effects(found: Tables, every: list[Card]) -> None:
    """The programs of all cards, and of the flow of the game."""
    write = Compiler(LANGUAGE)
    places: dict[str, tuple[int, int, int]] = {}
    kinds: list[list[Compiled]] = []
    for card in cards():
        bonus = Compiled() if card.bonus is None else write.section(f"{card.id}:bonus", card.bonus)
        kinds.append([bonus])
        places[card.id] = (
            bonus.whens[0][BODY] if bonus.whens else 0,
            0 if card.start is None else write.effect(f"{card.id}:start", card.start),
            0 if card.score is None else write.effect(f"{card.id}:score", card.score),
        )
    found.bonus = vec[i64]([places[card.id][0] for card in every])
    found.start = vec[i64]([places[card.id][1] for card in every])
    found.score = vec[i64]([places[card.id][2] for card in every])
    found.solo_start = write.effect("solo:start", setup().solo)
    write_flow(found, write)
    numbers = {card.id: number for number, card in enumerate(cards())}
    tiles = [len(kinds)] * int(found.buildings)  # a tile is one kind: it does nothing by itself
    write.fill(found, [*kinds, []], [*(numbers[card.id] for card in every), *tiles])
    found.home, found.by_number = KEPT, True


def write_flow(found: Tables, write: Compiler) -> None:
    """The programs of the rules. A round begins again at its end."""

    def program(name: str, *steps: str | tuple[str, int]) -> int:
        place = write.begin(name)
        for step in steps:
            write.put(*((step,) if isinstance(step, str) else step))
        return place

    found.round = program("round", "deal", "choose-card", "carry-out", "next-round")
    write.put("jump", found.round)
    found.solo_round = program("solo-round", "deal", "choose-card", "carry-out", "hal", "next-round")
    write.put("jump", found.solo_round)
    found.sets = program("sets", "start-goods", ("jump", found.round))
    found.draft = program("draft", "draft", "start-goods", ("jump", found.round))
    found.exploit_building = program("exploit-building", "use", ("bonus", EXPLOIT), "discard", "end")
    found.exploit_letter = program("exploit-letter", "take", ("bonus", EXPLOIT), "discard", "end")
    found.urbanise = program("urbanise", "make-room", "yields", ("bonus", URBANISE), "discard", "end")
    found.construct = program("construct", ("bonus", CONSTRUCT), "keep-card", "end")
    found.hal_urbanises = program("hal-urbanises", "make-room", "yields", "discard", "end")
    found.place_letter = program("place-letter", "move-letter", ("find-spot", 0), "shift", ("find-spot", 1), "end")
    found.find_spot = found.place_letter + 1
    found.find_spot_alone = found.place_letter + 4  # after `find-spot` with its word, and `shift`
    found.draw_tiles = program("draw-tiles", "draw-tiles", "end")
    found.give_back = program("give-back", "give-back", "end")
