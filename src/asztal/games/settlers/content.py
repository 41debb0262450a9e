"""Loads and checks what is printed; ids become small integers, effects become programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.content import Document, Table, unique
from asztal.core.errors import ContentError, nearest
from asztal.core.machine.compiling import Compiled, Compiler, Unusable, checked
from asztal.core.machine.frames import END
from asztal.core.machine.pick import Pick
from asztal.core.machine.program import Mind
from asztal.core.machine.shuffles import Lots
from asztal.core.notation import Amount, Call, Cost, If, Joint, Node, Per
from asztal.core.resources import read
from asztal.games.settlers import tables as t
from asztal.games.settlers.actions import numbered
from asztal.games.settlers.effects import COLOURS, FACTIONS, GOODS
from asztal.games.settlers.heuristic import heuristic
from asztal.games.settlers.language import LANGUAGE, VOCABULARY, write_flow
from asztal.games.settlers.layout import AGE, COMMON_CARDS, DECKS, EMPIRE, LAYOUT, ZONES
from asztal.games.settlers.paying import packed
from asztal.games.settlers.scoring import ahead, points
from asztal.games.settlers.secrets import resample

PACKAGE: Final = "asztal.games.settlers"
SOURCES: Final = ("rulebook", "public", "ours")
SECTIONS: Final = ("production", "feature", "action", "bonus", "end")
DECK_RULE: Final = {3: 3, 2: 6, 1: 9}
"""A faction deck: copies of a kind -> how many such kinds."""
STANDARD: Final = "standard"


class Card(msgspec.Struct, frozen=True):
    """One printing: cards that are equal in everything."""

    id: str
    kind: str
    """The id of the kind; printings of one kind differ in cost, raze or deal field."""
    name: dict[str, str]
    mark: dict[str, str]
    """What tells a printing from the others of its kind; empty if there is only one."""
    faction: str
    colours: tuple[str, ...]
    copies: int
    category: str
    source: str
    build: Node | None = None
    raze: Node | None = None
    deal: Node | None = None
    production: Node | None = None
    feature: Node | None = None
    action: Node | None = None
    bonus: Node | None = None
    end: Node | None = None
    uses: int = 1


class Board(msgspec.Struct, frozen=True):
    """A faction board."""

    id: str
    name: dict[str, str]
    production: Node
    stores: tuple[str, ...]
    source: str


class Deck(msgspec.Struct, frozen=True):
    """A faction deck a player brings: kinds of faction cards, all copies of each."""

    faction: str
    name: str
    kinds: tuple[str, ...]


# -- reading the files ---------------------------------------------------------------------------------------------------


def read_cards(text: str, file: str, faction: str) -> list[Card]:
    """The cards of one faction, or the common ones."""
    return [card for table in unique(Document(text, file).tables()) for card in read_kind(table, faction)]


def read_kind(table: Table, faction: str) -> list[Card]:
    """All printings of a kind: tables inside its own, or just itself."""
    name, source = table.name(), table.choice("source", SOURCES)
    colours = (table.choice("colour", COLOURS),) if table.has("colour") else table.choices("colours", COLOURS, ())
    nodes = {section: table.optional_effect(section, VOCABULARY) for section in SECTIONS}
    printed = [section for section in ("production", "feature", "action") if nodes[section] is not None]
    if len(printed) > 1:
        raise table.error(printed[1], f"a location has one ability, either {printed[0]} or {printed[1]}")
    category = printed[0] if printed else "feature"
    uses = table.integer("uses", default=1, at_least=1, at_most=2)
    if uses > 1 and category != "action":
        raise table.error("uses", "only an action location is used twice")
    fields = {key: read_goods(table, key) for key in ("build", "raze", "deal") if table.has(key)}
    cards: list[Card] = []
    for printing in table.tables():
        if printing.id == "name":
            continue
        own = {key: read_goods(printing, key) for key in ("build", "raze", "deal") if printing.has(key)}
        copies = printing.integer("copies", at_least=1, at_most=6)
        id = f"{table.id}-{printing.id}"
        mark = printing.name("mark")
        cards.append(
            Card(id, table.id, name, mark, faction, colours, copies, category, source, **{**fields, **own}, **nodes, uses=uses)
        )
        printing.finish()
    if not cards:
        copies = table.integer("copies", at_least=1, at_most=6)
        cards.append(
            Card(table.id, table.id, name, {}, faction, colours, copies, category, source, **fields, **nodes, uses=uses)
        )
    table.finish()
    for card in cards:
        check_card(table, card)
    return cards


def check_card(table: Table, card: Card) -> None:
    """What a card of this game may look like; whatever passes can be compiled."""
    if card.deal is not None and len(list(goods(card.deal))) != 1:
        raise table.error("deal", "a deal is one good")
    if (card.deal is None) != (card.faction == "common"):
        raise table.error("deal", "faction cards have a deal field, common cards have none")
    if card.raze is not None and sum(amount for _, amount in goods(card.raze)) > 2:
        raise table.error("raze", "a raze field shows one or two goods")
    for section in SECTIONS:
        node = getattr(card, section)
        if node is not None:
            try:
                written(Compiler(LANGUAGE), card.id, section, node)
            except Unusable as error:
                raise checked(table, section, error) from None


def read_goods(table: Table, key: str) -> Node:
    """An effect that is a plain list of goods."""
    node = table.effect(key, VOCABULARY)
    for item in items(node):
        if not isinstance(item, Amount) or item.quantity.how != "exact":
            raise table.error(key, "expected goods with plain numbers, for instance '2 wood, stone'")
    return node


def read_boards(text: str, file: str) -> list[Board]:
    boards = []
    for table in unique(Document(text, file).tables()):
        boards.append(
            Board(
                table.id,
                table.name(),
                read_goods(table, "production"),
                table.choices("stores", GOODS[:7]),
                table.choice("source", SOURCES),
            )
        )
        table.finish()
    return boards


def read_attacks(text: str, file: str) -> list[Card]:
    cards = []
    for table in unique(Document(text, file).tables()):
        copies = table.integer("copies", at_least=1)
        target = read_goods(table, "target")
        source = table.choice("source", SOURCES)
        cards.append(Card(table.id, table.id, table.name(), {}, "attack", (), copies, "attack", source, deal=target))
        table.finish()
    return cards


# -- decks players bring ----------------------------------------------------------------------------------------------------


def check(text: str, file: str) -> str | None:
    """One line on what a content file holds: the game's own files by their names, and decks; None for all others."""
    name = file.replace("\\", "/").rpartition("/")[2].removesuffix(".toml")
    if name in ("common", *FACTIONS[:4]):
        cards = read_cards(text, file, name)
        return f"{sum(card.copies for card in cards)} {name} cards of {len({card.kind for card in cards})} kinds"
    if name == "boards":
        return f"{len(read_boards(text, file))} boards"
    if name == "attacks":
        return f"{sum(card.copies for card in read_attacks(text, file))} attack cards"
    if "deck" in name or looks_like_decks(text, file):
        decks = read_decks(text, file)
        listed = ", ".join(f"{deck.name} ({deck.faction})" for deck in decks.values())
        return f"{len(decks)} {'deck' if len(decks) == 1 else 'decks'} of 30 cards: {listed}"
    return None


def looks_like_decks(text: str, file: str) -> bool:
    """Whether the tables of a TOML text have a faction or a list of cards."""
    try:
        return any(table.has("faction") or table.has("cards") for table in Document(text, file).tables())
    except ContentError:
        return False


def read_decks(text: str, file: str) -> dict[str, Deck]:
    """The decks of a file, by faction; a mistake raises ContentError."""
    decks: dict[str, Deck] = {}
    for table in unique(Document(text, file).tables()):
        deck = read_deck(table)
        if deck.faction in decks:
            raise table.error("faction", f"there is a deck for the {deck.faction} faction already")
        decks[deck.faction] = deck
    if not decks:
        raise ContentError(file, 1, 1, "no deck here; a deck is a table such as [my-romans] with 'faction' and 'cards'")
    return decks


def read_deck(table: Table) -> Deck:
    faction = table.choice("faction", FACTIONS[:4])
    name = table.string("name", default=table.id)
    listed = table.strings("cards")
    table.finish()
    copies = {kind: sum(card.copies for card in cards() if card.kind == kind) for kind in kinds()}
    factions = {card.kind: card.faction for card in cards()}
    for kind, count in Counter(listed).items():
        if kind not in copies:
            raise table.error("cards", f"there is no card {kind!r}{nearest(kind, copies)}")
        if factions[kind] == "common":
            raise table.error("cards", f"{kind!r} is a common card; a faction deck has faction cards only")
        if count != 1:
            raise table.error("cards", f"{kind!r} is there {count} times; name each kind once, all its copies come with it")
    total = sum(copies[kind] for kind in listed)
    for size, wanted in DECK_RULE.items():
        having = [kind for kind in listed if copies[kind] == size]
        if len(having) != wanted:
            raise table.error(
                "cards",
                f"a deck has {wanted} kinds with {size} {'copy' if size == 1 else 'copies'} each, here are {len(having)}"
                f" ({', '.join(sorted(having)) or 'none'}); all in all 30 cards, here are {total}",
            )
    return Deck(faction, name, listed)


# -- from notation to programs ----------------------------------------------------------------------------------------------


def items(node: Node | None) -> tuple[Node, ...]:
    if node is None:
        return ()
    return node.items if isinstance(node, Joint) else (node,)


def goods(node: Node | None) -> Iterator[tuple[int, int]]:
    """The goods of a checked list: number of the good, amount."""
    for item in items(node):
        assert isinstance(item, Amount)
        yield GOODS.index(item.good.name), item.quantity.number


def price(node: Node | None) -> tuple[list[int], Node | None]:
    """What an action costs: goods by number, any resource as one of them, and the part that is no good."""
    costs = [0] * t.PRICE
    special: Node | None = None
    for item in items(node):
        if isinstance(item, Amount):
            if item.good.name not in LANGUAGE.paid:
                raise Unusable(item, f"this cannot be paid: {item.good.name}")
            costs[t.ANY if item.good.name == "resource" else GOODS.index(item.good.name)] += item.quantity.number
        elif special is None:
            special = item
            costs[t.SPECIAL] = 1
        else:
            raise Unusable(item, "a cost is goods, and at most one card or deal")
    if max(costs) > 7:
        raise Unusable(node, "a cost has at most seven of a good")
    return costs, special


def written(compiler: Compiler, id: str, section: str, node: Node) -> Compiled:
    """A section of a card as the engine reads it; what cannot be done there raises Unusable."""
    if section == "action" and isinstance(node, Cost):
        _, special = price(node.cost)
        Compiler(LANGUAGE).price("price", node.cost)  # only whether it can be paid: activating reads the table of prices
        if special is not None:
            place = compiler.price(f"{id}:special", special)
            if not isinstance(LANGUAGE.steps[compiler.code[place] & 255], Pick):
                raise Unusable(special, "a cost is goods, and at most one card or deal")
        node = node.result
    found = compiler.section(f"{id}:{section}", node)
    if section == "feature" and found.place:
        raise Unusable(node, "a feature begins with 'when', or is one of: store, tuck, offer")
    if section != "feature" and not found.place:
        raise Unusable(node, "'when', store, tuck and offer are features")
    if section == "end" and not scores_only(node):
        raise Unusable(node, "at the end of the game there are points only, for instance 'if under 3+: 2 vp'")
    return found


def scores_only(node: Node | None) -> bool:
    match node:
        case None:
            return True
        case Amount():
            return node.good.name == "vp"
        case Per():
            return scores_only(node.what)
        case If():
            return scores_only(node.then) and scores_only(node.otherwise)
    return False


# -- all of it ------------------------------------------------------------------------------------------------------------


@lru_cache
def cards() -> tuple[Card, ...]:
    """Every printing of the common deck and the four faction decks, in the engine's order."""
    return tuple(
        card
        for faction in ("common", *FACTIONS[:4])
        for card in read_cards(read(PACKAGE, f"content/{faction}.toml"), f"{faction}.toml", faction)
    )


@lru_cache
def attacks() -> tuple[Card, ...]:
    return tuple(read_attacks(read(PACKAGE, "content/attacks.toml"), "attacks.toml"))


@lru_cache
def boards() -> tuple[Board, ...]:
    found = {board.id: board for board in read_boards(read(PACKAGE, "content/boards.toml"), "boards.toml")}
    return tuple(found[faction] for faction in FACTIONS[:4])


@lru_cache
def kinds() -> tuple[str, ...]:
    return tuple(dict.fromkeys(card.kind for card in cards()))


def names(lang: str) -> dict[str, str]:
    """What texts call each printing: its name, and what tells it from others of the same name."""
    cards = {card.id: f"{card.name[lang]} ({card.mark[lang]})" if card.mark else card.name[lang] for card in printings()}
    return cards | {f"board-{board.id}": board.name[lang] for board in boards()}


def printings() -> tuple[Card, ...]:
    """Every printing in the engine's order, attack cards last."""
    return (*cards(), *attacks())


@lru_cache(maxsize=64)
def tables(decks: str = STANDARD) -> t.Tables:
    """Everything printed, in the form the engine reads, with the decks the players bring."""
    own = {} if decks == STANDARD else read_decks(decks, "decks")
    shown = printings()
    pieces: list[int] = []
    slots: list[str] = []
    for faction in ("common", *FACTIONS[:4], "attack"):
        kinds_in = own[faction].kinds if faction in own else None
        for number, card in enumerate(shown):
            if card.kind in kinds_in if kinds_in is not None else card.faction == faction:
                pieces += [number] * card.copies
                slots += [faction] * card.copies
    names: list[str] = []
    copies: Counter[str] = Counter()
    for number, slot in zip(pieces, slots, strict=True):
        id = shown[number].id if slot == shown[number].faction else f"{slot}.{shown[number].id}"
        copies[id] += 1
        names.append(id if copies[id] == 1 else f"{id}.{copies[id]}")
    ends = [0]
    for faction in ("common", *FACTIONS[:4], "attack"):
        ends.append(ends[-1] + sum(1 for slot in slots if slot == faction))
    found = t.Tables(ZONES, len(pieces), LAYOUT.table_size, LAYOUT.side_size, LANGUAGE.steps, numbered(len(shown)))
    found.mind = Mind(resample, heuristic, points, ahead)
    compiler = Compiler(LANGUAGE)
    write_flow(compiler, found)
    sections = [
        {section: written(compiler, card.id, section, node) for section in SECTIONS if (node := getattr(card, section))}
        for card in shown
    ]
    places = dict(zip(compiler.names, compiler.begins, strict=True))
    compiler.fill(found, [list(one.values()) for one in sections], pieces)
    found.home, found.by_number = EMPIRE, True
    found.memory, found.lots = LAYOUT.memory_size, [Lots(0, COMMON_CARDS, 0, DECKS, AGE)]
    found.decline, found.done, found.yes, found.option = found.a.decline, found.a.done, found.a.option, found.a.option
    razes = [[good for good, n in goods(card.raze) for _ in range(n)] for card in shown]
    costs = [dict(goods(card.build)) for card in shown]
    prices = [price(card.action.cost)[0] if isinstance(card.action, Cost) else [0] * t.PRICE for card in shown]

    def table(values: Any) -> vec[i64]:
        return vec[i64](list(values))

    def begins(section: str) -> vec[i64]:
        return table(one[section].place if section in one else 0 for one in sections)

    found.decks = decks
    found.ids = tuple(card.id for card in shown)
    found.piece_ids = tuple(names)
    found.deck_from = table(ends)
    found.faction = table(t.ATTACK if card.faction == "attack" else FACTIONS.index(card.faction) for card in shown)
    found.type = table(("action", "feature", "production", "attack").index(card.category) for card in shown)
    found.colours = table(sum(1 << COLOURS.index(colour) for colour in card.colours) for card in shown)
    found.wood = table(cost.get(t.WOOD, 0) for cost in costs)
    found.stone = table(cost.get(t.STONE, 0) for cost in costs)
    found.food = table(cost.get(t.FOOD, 0) for cost in costs)
    found.location = table(cost.get(t.LOCATION, 0) for cost in costs)
    found.cost = table(packed(cost.get(t.WOOD, 0), cost.get(t.STONE, 0), cost.get(t.FOOD, 0), 0) for cost in costs)
    found.raze_one = table(raze[0] if raze else t.NO_GOOD for raze in razes)
    found.raze_two = table(raze[1] if len(raze) > 1 else t.NO_GOOD for raze in razes)
    found.deal = table(next((good for good, _ in goods(card.deal)), t.NO_GOOD) for card in shown)
    found.uses = table(card.uses if card.action is not None else 0 for card in shown)
    found.price = table(number for one in prices for number in one)
    found.fee = table(
        packed(one[t.WOOD], one[t.STONE], one[t.FOOD], one[t.ANY])
        + (one[t.WORKER] << 32)
        + (one[t.GOLD] << 40)
        + (one[t.RAZE] << 48)
        for one in prices
    )
    found.special = table(places.get(f"{card.id}:special", 0) for card in shown)
    found.produce, found.bonus = begins("production"), begins("bonus")
    found.act, found.ends = begins("action"), begins("end")
    found.odd = table(int(is_odd(found, number)) for number in range(len(shown)))
    found.board = table(dict(goods(board.production)).get(good, 0) for board in boards() for good in range(8))
    found.stores = table(
        [
            *(sum(1 << GOODS.index(good) for good in board.stores) for board in boards()),
            *(
                int(found.code[found.rule_words[number * found.rules + found.keeps]]) if found.has(number, found.keeps) else 0
                for number in range(len(shown))
            ),
        ]
    )
    factions = [(number, 1 << FACTIONS.index(slot)) for number, slot in zip(pieces, slots, strict=True) if slot in FACTIONS]
    found.takers = sum({bit for number, bit in factions if takes_over(shown[number])})
    gates = sum({bit for number, bit in factions if found.has(number, found.tucks) or found.has(number, found.offers)})
    found.gates = gates | found.takers if gates else 0
    return found


def takes_over(card: Card) -> bool:
    return isinstance(card.action, Call) and card.action.name == "take-over"


def is_odd(found: t.Tables, printing: int) -> bool:
    """Whether activating a location needs something to act on."""
    place = int(found.act[printing])
    while place and found.code[place] & 255 != END:
        if found.steps[found.code[place] & 255].needed:
            return True
        place += int(found.code[place]) >> 8 & 255
    return bool(found.special[printing])
