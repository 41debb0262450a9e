"""Loads and checks the cards; ids become small integers, effects become programs.

The files of `content/` hold one table for each design: cards that have name, effect, points, suits and icons in common are one
table, however many nations have them. Which files there are is up to the content: all `*.toml` are read. Their
form is told in docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core import notation as n
from asztal.core.content import Document, Table, unique
from asztal.core.layout import spread
from asztal.core.machine.compiling import Compiled, Compiler, Language, Unusable, checked, say_kinds, share
from asztal.core.machine.control import ASKED
from asztal.core.machine.naming import place_of
from asztal.core.machine.program import Mind
from asztal.core.machine.shuffles import Piles
from asztal.core.machine.words import Rule
from asztal.core.resources import read
from asztal.games.imperium import actions, cards, counting, drawing, market, paying, playing, rules
from asztal.games.imperium import tables as t
from asztal.games.imperium.heuristic import heuristic, outlook
from asztal.games.imperium.language import GOODS, ICONS, NAMED, SAID, SUITS, TRAITS, TYPES, VERB
from asztal.games.imperium.layout import LAYOUT, ZONES
from asztal.games.imperium.scoring import ahead, total
from asztal.games.imperium.secrets import resample
from asztal.games.imperium.state import Imperium

PACKAGE: Final = "asztal.games.imperium"
BOXES: Final = ("classics", "legends")
SETS: Final = {
    "CAR": "carthaginians", "CEL": "celts", "GRE": "greeks", "MAC": "macedonians", "PER": "persians", "ROM": "romans",
    "SCY": "scythians", "VIK": "vikings", "ART": "arthurians", "ATL": "atlanteans", "EGY": "egyptians", "MAU": "mauryans",
    "MIN": "minoans", "OLM": "olmecs", "QIN": "qin", "UTO": "utopians",
}  # fmt: skip
NATIONS: Final = actions.NATIONS
COMMON_SETS: Final = ("CIV", "FAM", "REG", "TRI", "UNC", "UNR")
SECTIONS: Final = ("static", "passive", "play", "exhaust", "solstice", "reached", "enters", "resolve", "points")
"""Sections that are effects, standing rules or points, in the order they are printed."""
RULES: Final = (
    "free", "unplayable", "never-garrisoned", "never-leaves", "counts-as", "last-quest", "end-return", "hand-size",
    "loses-icon", "acquires-exiled", "plays-free", "cheaper-unrest", "cheaper-development", "market-token", "instead-of",
    "no-history", "sunken-pile", "quest-place", "exhausts", "begins-as-empire",
)  # fmt: skip
"""Standing rules, by their numbers in tables.py: they do nothing themselves, the rules of the game ask for them."""
STANDING: Final = [type("Standing", (Rule,), {"head": VERB[name]})() for name in RULES]
WORDS: Final = [words for part in (counting, paying, cards, drawing, market, playing, rules) for words in part.words()]
GAINED: Final = ("mat", "pop", "prg", "action", "vp")
LANGUAGE: Final = Language(GOODS, [*STANDING, *WORDS], TRAITS, SAID, gained=GAINED, paid=GAINED[:4])
NO_PIECES: Final = [0] * t.PILE_WORDS
VOCABULARY: Final = LANGUAGE.vocabulary.with_cards(NAMED)


class Copy(msgspec.Struct, frozen=True):
    """One printed card."""

    number: str
    """As printed: box, set, number, and the side of a two-sided card."""
    start: str
    players: int
    """From how many players on it is used."""

    @property
    def box(self) -> str:
        return BOXES[int(self.number[0]) - 1]

    @property
    def nation(self) -> str:
        """The nation it belongs to, "" for common cards."""
        return SETS.get(self.number[1:4], "")

    @property
    def order(self) -> tuple[str, int, str]:
        digits = self.number[4:].rstrip("AB")
        return self.number[:4], int(digits), self.number


class Card(msgspec.Struct, frozen=True):
    """A design: everything printed that some cards have in common."""

    id: str
    name: dict[str, str]
    copies: tuple[Copy, ...]
    suits: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    state: str = ""
    pinned: bool = False
    attack: bool = False
    called: str = ""
    develop: tuple[int, int, int] | None = None
    vp: int = 0
    sections: dict[str, n.Node] = {}
    cost: n.Node | None = None
    requires: n.Condition | None = None
    conflict: str = ""
    note: str = ""
    art: str = ""
    """Its picture: the name of an icon of game-icons.net."""

    @property
    def variable(self) -> bool:
        """Its points are counted."""
        return "points" in self.sections and any(isinstance(part, n.Per) for part in n.walk(self.sections["points"]))

    @property
    def two_sided(self) -> bool:
        return self.copies[0].start in ("power", "king")

    @property
    def triggers(self) -> set[str]:
        """What it waits for."""
        return {part.trigger.name for node in self.sections.values() for part in n.walk(node) if isinstance(part, n.When)}

    @property
    def traits(self) -> list[str]:
        found = [*dict.fromkeys(self.suits), *self.types, *dict.fromkeys(self.icons)]
        found += [
            word for word, said in (("pinned", self.pinned), ("attack", self.attack), ("variable-vp", self.variable)) if said
        ]
        if self.state:
            found.append(f"{self.state}-card")
        if any(copy.start == "development" for copy in self.copies) and self.develop is None:
            found.append("quest")
        named = self.called or self.id
        return [*found, *([f"@{named}"] if named in NAMED else [])]


# -- reading ---------------------------------------------------------------------------------------------------------------


def read_copy(table: Table, number: int, text: str) -> Copy:
    words = text.split()
    wrong = len(words) not in (2, 3) or len(words[0]) < 5 or words[0][0] not in "12"
    if wrong or words[0][1:4] not in (*SETS, *COMMON_SETS) or not words[0][4:].rstrip("AB").isdigit():
        raise table.error(
            "cards", f"'{text}' is no printed card: write number, where it begins, players, as in '1CEL24 supply 3'"
        )
    if words[1] not in t.STARTS:
        raise table.error("cards", f"'{words[1]}' in '{text}' is no place where a card begins: {', '.join(t.STARTS)}")
    if len(words) == 3 and words[2] not in ("3", "4"):
        raise table.error("cards", f"'{words[2]}' in '{text}': cards are used from 3 or 4 players on")
    return Copy(words[0], words[1], int(words[2]) if len(words) == 3 else 2)


def read_goods(table: Table, key: str) -> tuple[int, int, int]:
    node = table.effect(key, VOCABULARY)
    found = [0, 0, 0]
    for item in node.items if isinstance(node, n.Joint) else (node,):
        if not isinstance(item, n.Amount) or item.quantity.how != "exact" or item.good.name not in ("mat", "pop", "prg"):
            raise table.error(key, "a development cost is tokens with plain numbers, for instance '3 mat, pop'")
        found[LANGUAGE.good(item.good.name)] += item.quantity.number
    return found[0], found[1], found[2]


def read_art(table: Table) -> str:
    """The name of an icon. Whether there is such an icon is found out where pictures are: when the boards are built."""
    name = table.string("art")
    if not all(part.isalnum() and part == part.lower() for part in name.split("-")):
        raise table.error("art", f"'{name}' is no name of an icon of game-icons.net: write it as in 'greek-temple'")
    return name


def read_card(table: Table, compiler: Compiler) -> Card:
    copies = tuple(read_copy(table, number, text) for number, text in enumerate(table.strings("cards")))
    if not copies:
        raise table.error("cards", "a design has one card at least")
    sections: dict[str, n.Node] = {}
    for key in SECTIONS:
        if (node := table.optional_effect(key, VOCABULARY)) is not None:
            sections[key] = node
    card = Card(
        table.id,
        table.name(),
        copies,
        table.choices("suits", SUITS, ()),
        table.choices("types", TYPES, ()),
        table.choices("icons", ICONS, (), again=True),
        table.choice("state", ("", "barbarian", "empire"), ""),
        table.boolean("pinned", False),
        table.boolean("attack", False),
        table.string("called", "") if table.has("called") else "",
        read_goods(table, "develop") if table.has("develop") else None,
        table.integer("vp", 0, -9, 20),
        sections,
        table.optional_effect("cost", VOCABULARY),
        table.condition("requires", VOCABULARY) if table.has("requires") else None,
        table.string("conflict", "") if table.has("conflict") else "",
        table.string("note", "") if table.has("note") else "",
        read_art(table),
    )
    if card.called and card.called not in NAMED:
        raise table.error("called", f"no card speaks of '{card.called}'; the names are {', '.join(NAMED)}")
    table.finish()
    try_out(table, card, compiler)
    return card


def try_out(table: Table, card: Card, compiler: Compiler) -> None:
    """Whatever cannot be compiled is told with its place."""
    key = ""
    try:
        for key in card.sections:
            compile_section(compiler, f"{card.id}:{key}", card.sections[key], key)
        key = "cost"
        if card.cost is not None:
            compiler.price(f"{card.id}:cost", card.cost)
    except Unusable as error:
        raise checked(table, key, error) from error


def texts() -> list[tuple[str, str]]:
    """The name and the text of every content file."""
    found = sorted(entry.name for entry in (files(PACKAGE) / "content").iterdir() if entry.name.endswith(".toml"))
    return [(name, read(PACKAGE, f"content/{name}")) for name in found]


@lru_cache(maxsize=1)
def designs() -> tuple[Card, ...]:
    """All cards of both boxes, in the order of their first number."""
    return tuple(sorted(read_cards(texts()), key=lambda card: card.copies[0].order))


def choosable() -> list[Card]:
    """The cards an action can be about. Of those that only lie in the power area, or under the fame deck, none is ever chosen,
    unless others may wait for the same: then their order is."""
    shared = set().union(*(card.triggers for card in designs() if not card.two_sided))
    return [
        card
        for card in designs()
        if not card.two_sided or {"exhaust", "solstice"} & card.sections.keys() or card.triggers & shared
    ]


def read_cards(sources: Sequence[tuple[str, str]]) -> list[Card]:
    compiler = Compiler(LANGUAGE)
    tables = unique(table for name, text in sources for table in Document(text, name).tables())
    found = [read_card(table, compiler) for table in tables]
    owners: dict[str, str] = {}
    for table, card in zip(tables, found, strict=True):
        for copy in card.copies:
            if copy.number in owners:
                raise table.error("cards", f"{copy.number} is a card of [{owners[copy.number]}] already")
            owners[copy.number] = card.id
    return found


def check(text: str, file: str) -> str | None:
    """One line on what a content file holds; None if its name is not like that of one of ours."""
    name = Path(file).name
    if not any(name == own or name.endswith(f"-{own}") for own, _ in texts()):
        return None
    found = read_cards([(file, text)])
    return f"{len(found)} designs, {sum(len(card.copies) for card in found)} cards"


# -- compiling -------------------------------------------------------------------------------------------------------------


def compile_section(compiler: Compiler, name: str, node: n.Node, key: str) -> Compiled:
    """Exhaust abilities that wait for something are optional and cost an exhaust token by themselves."""
    if key != "exhaust":
        return compiler.section(name, node)
    parts = node.steps if isinstance(node, n.Sequence) else (node,)
    if not isinstance(parts[0], n.When):
        return compiler.section(name, node)
    found = Compiled()
    for number, part in enumerate(parts):
        if not isinstance(part, n.When):
            raise Unusable(part, "what happens at once cannot stand beside 'when'")
        event = compiler.language.find(part.trigger)[1]
        words = compiler.words_of(part.trigger)
        place = compiler.begin(name if len(parts) == 1 else f"{name}.{number + 1}")
        may = compiler.put("may", 0, block=True)
        need = compiler.put("need", 0, 0, ASKED, block=True)
        any_turn = any(p.name == "on" for p in part.trigger.head.parameters) and part.trigger["on"] is not None
        compiler.put("exhaust-this", int(any_turn))
        compiler.close(need + 2)
        paid = compiler.put("paid", 0, need)
        compiler.node(part.then, False, None)
        compiler.close(may + 1, need + 1, paid + 1)
        compiler.put("end")
        compiler.inner_effects()
        found.whens.append((event, words, place, 1))
    return found


def requirement(compiler: Compiler, name: str, condition: n.Condition) -> int:
    """A program that can do something only if the condition holds."""
    place = compiler.begin(name)
    words: list[int] = []
    for term in condition.terms:
        _, number = compiler.language.find(term.call)
        own = compiler.plain_arguments(term.call)
        words += [number | int(term.negated) << 8 | len(own) << 16, *own]
    at = compiler.put("if", 0, 0, 0, len(condition.terms), *words, block=True)
    compiler.close(at + 3)
    compiler.put("playable")
    jump = compiler.put("jump", 0)
    compiler.close(at + 2, at + 1, jump + 1)
    compiler.put("end")
    return place


class Telling(Compiler):
    """A compiler that remembers what every question of a card is about, so that buttons can say it."""

    def __init__(self, language: Language) -> None:
        super().__init__(language)
        self.choices: dict[int, tuple[tuple[n.Node, ...], bool]] = {}
        """For the place of every choice its options, and whether they are costs; of a `may` the only one."""

    def choice(self, options: Sequence[n.Node], flags: int, before: Any) -> None:
        self.choices[len(self.code)] = (tuple(options), flags & 2 != 0)
        super().choice(options, flags, before)

    def may(self, node: n.May, before: Any) -> None:
        self.choices[len(self.code)] = ((node.then,), False)
        super().may(node, before)


@dataclass
class Book:
    """Everything printed in both boxes, compiled once; the tables of a game take what they need."""

    compiler: Telling
    flows: dict[str, int]
    compiled: list[list[Compiled]]
    places: dict[str, list[int]]
    watcher: t.Tables | None = None
    """For tests: whose notes of what has run all tables made from now on share."""

    def watch(self) -> t.Tables:
        """Note from now on what runs in any game."""
        tables.cache_clear()
        self.watcher = None
        self.watcher = tables((), "")
        self.watcher.watch()
        tables.cache_clear()
        return self.watcher


@lru_cache(maxsize=1)
def book() -> Book:
    compiler = Telling(LANGUAGE)
    flows = {name: compiler.flow(name, *steps) for name, steps in rules.FLOWS}
    flows["window"] = compiler.flow("window", "window")
    flows["innovate"] = compiler.begin("innovate")
    compiler.put("tidy-hand")
    compiler.node(n.parse(rules.INNOVATE, VOCABULARY), False, None)
    compiler.put("end")
    compiled: list[list[Compiled]] = []
    places: dict[str, list[int]] = {key: [] for key in (*SECTIONS[2:], "cost", "requires")}
    for card in designs():
        own = {key: compile_section(compiler, f"{card.id}:{key}", node, key) for key, node in card.sections.items()}
        compiled.append(list(own.values()))
        for key in SECTIONS[2:]:
            places[key].append(own[key].place if key in own else 0)
        places["cost"].append(compiler.price(f"{card.id}:cost", card.cost) if card.cost is not None else 0)
        needs = card.requires
        places["requires"].append(requirement(compiler, f"{card.id}:requires", needs) if needs is not None else 0)
    return Book(compiler, flows, compiled, places)


def pack_icons(card: Card) -> int:
    """Icons by type, and how many regions it counts as."""
    regions = 1 if "region" in card.suits else 0
    for part in (part for key in ("static", "passive") if key in card.sections for part in n.walk(card.sections[key])):
        if isinstance(part, n.Call) and part.name == "counts-as":
            said = part["n"]
            regions = said if isinstance(said, int) else 1
    found = sum(card.icons.count(icon) << 4 * number for number, icon in enumerate(ICONS))
    return found | regions << 12


@lru_cache(maxsize=4)
def cards_of(players: int) -> dict[str, list[tuple[int, Copy]]]:
    """The cards each nation, or each box as common cards, has with so many players: kind and card, in their order."""
    found: dict[str, list[tuple[int, Copy]]] = {}
    for kind, card in enumerate(designs()):
        for copy in card.copies:
            if copy.players <= players:
                found.setdefault(copy.nation or copy.box, []).append((kind, copy))
    for ordered in found.values():
        ordered.sort(key=lambda one: one[1].order)
    return found


class Cards(NamedTuple):
    """The cards of one owner in a game."""

    rows: list[tuple[int, int, int, int, int, int]]
    """In their order: kind, owner, where it begins (`tables.STARTS`), `Tables.group`, `Tables.spare`, first pile."""
    named: list[tuple[int, str]]
    """The places of tributaries, and the nations they are named after."""
    inside: dict[int, int]
    """For each pile cards begin in these cards, as a mask."""


@lru_cache(maxsize=64)
def nation_cards(nation: str, seat: int, players: int) -> Cards:
    return said_cards([(kind, copy, 0) for kind, copy in cards_of(players)[nation]], seat)


@lru_cache(maxsize=16)
def common_cards(commons: str, spares: bool, players: int) -> Cards:
    """The common cards of a box; with spares also the tributaries of the other."""
    found = [
        (kind, copy, int(box != commons))
        for box in BOXES
        for kind, copy in cards_of(players)[box]
        if box == commons or (spares and "tributary" in designs()[kind].suits)
    ]
    return said_cards(sorted(found, key=lambda card: card[1].order), -1)


def said_cards(cards: list[tuple[int, Copy, int]], seat: int) -> Cards:
    """Common cards of a suit begin together or in the main deck, those of a nation in its deck or its nation deck."""
    found = Cards([], [], {})
    for place, (kind, copy, spare) in enumerate(cards):
        start, group = t.STARTS.index(copy.start), suit_groups()[kind]
        if seat >= 0 and group != 5:
            group = 6 + seat
        pile = t.PILE_NUMBERS + group + (4 if group > 5 and start != t.IN_DECK else 0)
        found.rows.append((kind, seat, start, group, spare, pile))
        found.inside[pile] = found.inside.get(pile, 0) | 1 << place
        if nation := tributaries()[kind]:
            found.named.append((place, nation))
    return found


def cards_in(nations: Sequence[str], commons: str) -> list[Cards]:
    """All cards of a game: the common ones, then those of each seat."""
    players = max(len(nations), 2)
    found = common_cards(commons, False, players)
    if any(nation in nations for _, nation in found.named):
        found = common_cards(commons, True, players)
    return [found, *(nation_cards(nation, seat, players) for seat, nation in enumerate(nations))]


@lru_cache(maxsize=1)
def tributaries() -> tuple[str, ...]:
    """For each kind the nation a tributary card is named after; "" for all other cards."""
    return tuple(card.name["en"].lower() if "tributary" in card.suits else "" for card in designs())


@lru_cache(maxsize=1)
def printed() -> t.Tables:
    """What is printed on the cards of all nations, in the form the engine reads."""
    made, kinds = book(), designs()
    found = t.Tables(ZONES, 0, LAYOUT.table_size, LAYOUT.side_size, LANGUAGE.steps)
    found.mind = Mind(resample, heuristic, total, ahead, outlook)
    made.compiler.fill(found, made.compiled, [])
    found.set_traits([card.traits for card in kinds], TRAITS)
    found.kind_ids = tuple(card.id for card in kinds)
    ids = [card.id for card in choosable()]
    found.chosen = vec[i64]([found.kind_ids.index(id) for id in ids])
    found.chosen_as = vec[i64]([ids.index(id) if id in ids else -1 for id in found.kind_ids])
    found.play, found.exhaust, found.solstice, found.reached = (
        vec[i64](made.places[key]) for key in ("play", "exhaust", "solstice", "reached")
    )
    found.enters, found.king, found.points = (vec[i64](made.places[key]) for key in ("enters", "resolve", "points"))
    found.cost, found.requires = vec[i64](made.places["cost"]), vec[i64](made.places["requires"])
    found.vp = vec[i64]([card.vp for card in kinds])
    found.state = vec[i64]([("", "barbarian", "empire").index(card.state) for card in kinds])
    found.icons = vec[i64]([pack_icons(card) for card in kinds])
    found.develop = vec[i64](
        [-1 if card.develop is None else sum(x << 8 * i for i, x in enumerate(card.develop)) for card in kinds]
    )
    at = [actions.PICK + place * len(ids) for place in actions.PLACE_OF]
    found.pick_at = vec[i64]([*at, actions.PICK + actions.THEIRS * len(ids)])
    found.window, found.home, found.common = made.flows["window"], t.PLAY, t.COMMON
    found.decline, found.done, found.yes, found.option = actions.NO, actions.DONE, actions.YES, actions.OPTION
    numbers = LANGUAGE.numbers
    found.draw_step, found.discard_step, found.look_step = numbers["draw"], numbers["discard-mask"], numbers["look"]
    found.plain_discard_step = numbers["discard"]
    found.attack_step, found.gain_per_step = numbers["attack"], numbers["gain-per"]
    found.need_step, found.pay_step, found.take_unrest_step = numbers["need"], numbers["pay"], numbers["take-unrest"]
    for name, place in made.flows.items():
        if name != "window":
            setattr(found, f"{name.replace('-', '_')}_flow", place)
    return found


@lru_cache(maxsize=256)
def tables(nations: tuple[str, ...], commons: str) -> t.Tables:
    """Everything in a game of these nations; of no nations: nothing yet."""
    lots = cards_in(nations, commons) if nations else []
    kinds, *columns, piles = zip(*(row for lot in lots for row in lot.rows), strict=True) if nations else [()] * 6
    found = t.Tables(ZONES, len(kinds), LAYOUT.table_size, LAYOUT.side_size, LANGUAGE.steps)
    share(printed(), found)
    say_kinds(found, kinds)
    found.nations, found.commons = nations, commons
    found.owner, found.start, found.group, found.spare = (vec[i64](column) for column in columns)
    named = [0] * len(kinds)
    for place, nation in lots[0].named if lots else []:
        named[place] = int(nation in nations)
    found.named_nation = vec[i64](named)
    found.memory = LAYOUT.memory_size
    found.no_memory = vec[i64]([0] * ((len(nations) + 1) * LAYOUT.memory_size))
    found.piles = piles_of(lots, piles)
    watcher = book().watcher
    if watcher is not None:
        found.watched, found.ran, found.doubts = True, watcher.ran, watcher.doubts
    for kind in set(kinds):
        found.wide_rules |= found.ruled[kind]
    return found


@lru_cache(maxsize=1)
def most_pieces() -> int:
    """More pieces than this lie on no table."""
    nations = sorted((len(nation_cards(nation, 0, 4).rows) for nation in NATIONS), reverse=True)
    return max(len(common_cards(commons, True, 4).rows) for commons in BOXES) + sum(nations[:4])


def piles_of(lots: Sequence[Cards], start: Sequence[int]) -> Piles:
    inside = [0] * len(t.PILES)
    before = 0
    for lot in lots:
        for pile, mask in lot.inside.items():
            inside[pile] |= mask << before
        before += len(lot.rows)
    inside[t.MAIN_PILE] = sum(inside[t.PILE_NUMBERS : t.PILE_NUMBERS + 4])
    words = [n for mask in inside for n in (spread(mask, t.PILE_WORDS) if mask else NO_PIECES)]
    return Piles(t.PILE, t.PILE_NUMBERS, t.PILE_WORDS, list(start), words)


def tables_for(m: Imperium) -> t.Tables:
    """The tables of a game whose nations have been chosen."""
    led = [int(m.get(seat, t.NATION_LED)) for seat in range(int(m.seats))]
    if 0 in led:
        return tables((), "")
    return tables(tuple(NATIONS[nation - 1] for nation in led), BOXES[int(m.row[t.COMMONS])])


@lru_cache(maxsize=1)
def suit_groups() -> tuple[int, ...]:
    """For each kind what `Tables.group` says of a common card, by its first suit; -1 for cards only nations have."""
    order = ("region", "uncivilised", "civilised", "tributary", "fame", "unrest")
    first = ("unrest" if "unrest" in card.suits else next(iter(card.suits), "") for card in designs())
    return tuple(order.index(suit) if suit in order else -1 for suit in first)


@lru_cache(maxsize=1)
def option_keys() -> dict[str, tuple[n.Node, bool]]:
    """What can be chosen on cards, by a key for each choice, see `option_key`: the effect, and whether it is a cost."""
    compiler = book().compiler
    program = tables((), "")
    found = {}
    for place, (options, cost) in compiler.choices.items():
        for number, node in enumerate(options):
            found[option_key(program, place, number)] = (node, cost)
    return found


def option_key(program: t.Tables, place: int, number: int) -> str:
    """The key of an option of the question at a place of the code: "city:solstice.2.1"."""
    name, at = place_of(program, place)
    return f"{name}.{at}.{number + 1}"


@lru_cache(maxsize=2)
def names(lang: str) -> Mapping[str, str]:
    """What texts call each card."""
    from asztal.core.text import Speaker  # which playing does not need

    found = {card.id: card.name[lang] for card in designs()}
    return {**found, "long-walls": Speaker(lang, [read(PACKAGE, f"text/{lang}.ftl")]).text("called-long-walls")}


@lru_cache(maxsize=2)
def phrases(lang: str) -> Mapping[str, str]:
    """The texts of all options, of power cards to choose from, and what cards are called together."""
    from asztal.core.text import speaker_of
    from asztal.core.text.speaker import capital
    from asztal.games.imperium.wording import card_text

    speaker = speaker_of(PACKAGE, lang, names(lang))
    told = {
        key: capital(n.payment(node, speaker)) if cost else n.prose(node, speaker)
        for key, (node, cost) in option_keys().items()
    }
    powers = [card for card in designs() if "power" in card.suits]
    told |= {f"{card.id}:text": card_text(card.sections, card.requires, card.cost, card.vp, speaker) for card in powers}
    return {**told, "long-walls": names(lang)["long-walls"]}
