"""From the content file of the fair to its tables: one compiler, no code for any card or verb."""

from __future__ import annotations

from functools import lru_cache

from asztal.core.content import Document, Table, unique
from asztal.core.machine.compiling import Compiled, Compiler, Unusable, checked
from asztal.core.notation import Node
from asztal.core.resources import read
from core.fair.table import Sale, Tables
from core.fair.words import KINDS, TRAITS, language

EFFECTS = ("play", "action", "score")
WAITING = ("when", "rule")


class Card:
    """One printed card."""

    def __init__(self, table: Table) -> None:
        words = language().vocabulary
        self.table = table
        self.id = table.id
        self.name = table.name()
        self.traits = table.choices("traits", KINDS)
        self.copies = table.integer("copies", default=1, at_least=1, at_most=9)
        self.sections: dict[str, Node] = {}
        for section in ("price", *EFFECTS, *WAITING):
            node = table.optional_effect(section, words)
            if node is not None:
                self.sections[section] = node
        table.finish()


def cards(text: str, file: str) -> list[Card]:
    return [Card(table) for table in unique(Document(text, file).tables())]


def compile_cards(printed: list[Card], by_number: bool) -> Tables:
    """The tables of a game with these cards. What cannot be done is refused with its place."""
    compiler = Compiler(language())
    window = compiler.flow("window", "window")
    flow = {
        "game": compiler.flow("game", "pass-cards", "turns", "round-end"),
        "turn": compiler.flow("turn", "act"),
        "buy": compiler.flow("buy", "pay-price", "lay", "run-play"),
        "lay": compiler.flow("lay", "lay", "run-play"),
    }
    places: dict[str, list[int]] = {section: [] for section in ("price", *EFFECTS)}
    kinds: list[list[Compiled]] = []
    for card in printed:
        waiting = []
        for section in ("price", *EFFECTS, *WAITING):
            try:
                place = 0
                if section in card.sections:
                    name, node = f"{card.id}:{section}", card.sections[section]
                    if section == "price":
                        place = compiler.price(name, node)
                    elif section in WAITING:
                        waiting.append(compiler.section(name, node))
                    else:
                        place = compiler.effect(name, node)
                if section in places:
                    places[section].append(place)
            except Unusable as error:
                raise checked(card.table, section, error) from None
        kinds.append(waiting)
    pieces = [kind for kind, card in enumerate(printed) for _ in range(card.copies)]
    ids = [card.id if copy == 0 else f"{card.id}.{copy + 1}" for card in printed for copy in range(card.copies)]
    tables = Tables(ids, [card.id for card in printed], by_number)
    compiler.fill(tables, kinds, pieces)
    tables.any_time = Sale()
    tables.window, tables.flow, tables.places, tables.numbers = window, flow, places, compiler.language.numbers
    tables.set_traits([[*card.traits, *(f"@{card.id}" for _ in range(f"@{card.id}" in TRAITS))] for card in printed], TRAITS)
    return tables


@lru_cache
def printed_cards() -> list[Card]:
    return cards(read("core.fair", "content/cards.toml"), "cards.toml")


@lru_cache
def tables(by_number: bool) -> Tables:
    return compile_cards(printed_cards(), by_number)
