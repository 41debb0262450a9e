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
from asztal.core.frames import frame
from asztal.core.notation import Amount, Call, Choice, Cost, If, Joint, May, Node, Per, Range, Sequence, When
from asztal.core.resources import read
from asztal.games.settlers import pending as p
from asztal.games.settlers import tables as t
from asztal.games.settlers.effects import COLOURS, EITHER, FACTIONS, FROM_FACTION, GOODS, VOCABULARY

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
                compiled(section, node)
            except Unusable as error:
                raise table.error(section, str(error)) from None


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


class Unusable(Exception):
    """The notation allows it, but this game cannot do it there."""


def items(node: Node | None) -> tuple[Node, ...]:
    if node is None:
        return ()
    return node.items if isinstance(node, Joint) else (node,)


def goods(node: Node | None) -> Iterator[tuple[int, int]]:
    """The goods of a checked list: number of the good, amount."""
    for item in items(node):
        assert isinstance(item, Amount)
        yield GOODS.index(item.good.name), item.quantity.number


def compiled(section: str, node: Node) -> Any:
    """The form the engine reads: a program, or for features and ends what they wait for and count."""
    if section == "feature":
        return feature(node)
    if section == "end":
        return tiers(node)
    if section == "action":
        return price(node), program(node.result if isinstance(node, Cost) else node)
    return program(node)


def program(node: Node) -> list[int]:
    """The steps of an effect, without its END."""
    match node:
        case Sequence():
            return sequence(node)
        case Joint():
            return [step for item in node.items for step in program(item)]
        case Amount():
            good = GOODS.index(node.good.name)
            if node.quantity.how != "exact" or good >= t.RESOURCE or good == t.DEFENSE:
                raise Unusable(f"this cannot be gained: {node.good.name}")
            return [step(p.GAIN, good, node.quantity.number)]
        case Per():
            return [per(node)]
        case May() if isinstance(node.then, Choice):
            return choice(node.then.options, 1)
        case May():
            return choice((node.then,), 1)
        case Choice():
            return choice(node.options, 0)
        case Cost():
            return [cost(node.cost), *program(node.result)]
        case Call():
            return [deed(node)]
        case _:
            raise Unusable("goods, choices, exchanges and the verbs of this game can stand here")


def step(op: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    return int(frame(op, 0, a, b, c))


def sequence(node: Sequence) -> list[int]:
    """Steps in order; what may be discarded again belongs to the razing before it."""
    steps: list[int] = []
    rest = list(node.steps)
    while rest:
        first = rest.pop(0)
        if isinstance(first, Call) and first.name == "raze" and len(rest) == 2:
            points = swap(rest)
            steps.append(step(p.RAZING, razing(first), points))
            rest = []
        else:
            steps += program(first)
    return steps


def swap(steps: list[Node]) -> int:
    """`discard-gained; 2 vp per discarded-good`: the points for each."""
    first, second = steps
    if (
        isinstance(first, Call)
        and first.name == "discard-gained"
        and isinstance(second, Per)
        and second.count.what.name == "discarded-good"
        and isinstance(second.what, Amount)
        and second.what.good.name == "vp"
        and second.what.quantity.number <= 3
    ):
        return second.what.quantity.number
    raise Unusable("expected 'discard-gained; 2 vp per discarded-good'")


def per(node: Per) -> int:
    if not isinstance(node.what, Amount) or node.what.quantity.number != 1 or node.count.every != 1:
        raise Unusable("one good for each of them, for instance 'stone per location grey max 3'")
    what = node.count.what
    if what.name == "samurai":
        counted = p.SAMURAI_HERE
    elif what.name == "location":
        counted = COLOURS.index(word(what, "colour"))
    else:
        raise Unusable("locations of a colour and samurai can be counted")
    return step(p.PER, GOODS.index(node.what.good.name), counted, node.most or 0)


def choice(options: tuple[Node, ...], may: int) -> list[int]:
    blocks: list[int] = []
    if len(options) > 4:
        raise Unusable("at most four options")
    for option in options:
        inside = [*program(option), step(p.END)]
        blocks += [step(p.BLOCK, len(inside)), *inside]
    return [step(p.CHOICE, len(options), may, len(blocks)), *blocks]


def cost(node: Node) -> int:
    amounts = dict(goods(node))
    if set(amounts) - {t.WOOD, t.STONE, t.FOOD, t.GOLD}:
        raise Unusable("an exchange inside a feature costs wood, stone, food or gold")
    needs = sum(amounts.get(good, 0) << (4 * (good - t.WOOD)) for good in (t.WOOD, t.STONE, t.FOOD))
    return step(p.COST, needs, amounts.get(t.GOLD, 0))


def razing(call: Call) -> int:
    what = call["what"]
    assert isinstance(what, tuple)
    bits = sum({"hand": 1, "opponent": 2, "own": 4}[word] for word in what)
    return bits | (8 if call["despite"] else 0)


def deed(call: Call) -> int:
    """The step of a verb."""
    match call.name:
        case "steal":
            return step(p.STEAL, sum(1 << (GOODS.index(good) - t.WOOD) for good in several(call, "what")))
        case "raze":
            return step(p.RAZING, razing(call))
        case "draw":
            deck = FROM_FACTION if call["from"] else EITHER
            if call["keep"] != 1:
                raise Unusable("one of the cards is kept")
            number = call["n"]
            assert isinstance(number, int)
            return step(p.DRAW_KEEP, number, deck + 4 * int(word(call, "rest") == "shuffle"))
        case "cancel-deal":
            return step(p.CANCEL_DEAL, int(word(call, "whose") == "opponent"))
        case "plunder-deal":
            return step(p.CANCEL_DEAL, 1, 1)
        case "build-faction":
            return step(p.BUILD_FACTION, int(word(call, "from") == "deals"))
        case "repeat-production":
            return step(p.REPEAT, 1 if call["which"] else 0)
    deeds = {
        "copy-raze-good": p.COPY_RAZE,
        "discard-location": p.DISCARD_LOCATION,
        "take-deal": p.TAKE_DEAL,
        "use-deal": p.USE_DEAL,
        "deal-with-location": p.ROUTE_DEAL,
        "reset": p.RESET,
        "block": p.BLOCKING,
        "take-over": p.TAKE_OVER,
        "opponent-discards": p.OPPONENT_DISCARDS,
    }
    if call.name not in deeds:
        raise Unusable(f"'{call.name}' cannot stand here")
    return step(deeds[call.name])


def price(node: Node) -> list[int]:
    """What an action costs: six goods, any resources, a special part."""
    costs = [0] * t.PRICE
    specials = {"discard-card": t.CARD_FROM_HAND, "lay-foundation": t.COMMON_AS_FOUNDATION, "cancel-deal": t.OWN_DEAL}
    for item in items(node.cost if isinstance(node, Cost) else None):
        if isinstance(item, Amount) and item.quantity.how == "exact":
            good = GOODS.index(item.good.name)
            if good == t.RESOURCE:
                costs[t.ANY] += item.quantity.number
            elif good <= t.RAZE:
                costs[good] += item.quantity.number
            else:
                raise Unusable(f"an action cannot cost this: {item.good.name}")
        elif isinstance(item, Call) and item.name in specials and not costs[t.SPECIAL]:
            if item.name == "cancel-deal" and word(item, "whose") != "own":
                raise Unusable("only an own deal can be a cost")
            costs[t.SPECIAL] = specials[item.name]
        else:
            raise Unusable("a cost is goods, and at most one card or deal")
    if max(costs) > 7:
        raise Unusable("a cost has at most seven of a good")
    return costs


def feature(node: Node) -> tuple[int, int, int, list[int], int]:
    """Ability, trigger, its argument, the program, goods stored."""
    if isinstance(node, Call):
        if node.name == "store":
            return t.STORES, 0, 0, [], sum(1 << GOODS.index(good) for good in several(node, "what"))
        abilities = {"tuck": t.TUCKS, "offer": t.OFFERS}
        if node.name in abilities:
            return abilities[node.name], 0, 0, [], 0
    if not isinstance(node, When):
        raise Unusable("a feature begins with 'when', or is one of: store, tuck, offer")
    call = node.trigger
    match call.name:
        case "build":
            what = word(call, "what")
            bits = t.FACTION_BIT if what == "faction" else 1 << COLOURS.index(what)
            return 0, t.ON_BUILD, bits, program(node.then), 0
        case "raze":
            return 0, t.ON_RAZE, 0, program(node.then), 0
        case "deal":
            return 0, t.ON_DEAL, 0, program(node.then), 0
        case "pair-exchanged":
            limit = call["limit"]
            if list(items(node.then)) != [node.then] or program(node.then) != [step(p.GAIN, t.WORKER, 1)]:
                raise Unusable("a pair exchanged by an opponent brings 1 worker")
            return 0, t.ON_PAIR, limit if isinstance(limit, int) else 0, program(node.then), 0
        case "gain-vp":
            span = call["n"]
            assert isinstance(span, Range)
            return 0, t.ON_VP, span.low, program(node.then), 0
        case _:
            if not isinstance(node.then, Sequence) or len(node.then.steps) != 2 or swap(list(node.then.steps)) != 1:
                raise Unusable("goods from deals are discarded for 1 vp each")
            return 0, t.ON_DEALS_PAY, 0, [], 0


def tiers(node: Node) -> list[tuple[int, int]]:
    """`if under 7+: 5 vp else: ...`: with so many under it so many points, the best tier first."""
    if not isinstance(node, If) or len(node.condition.terms) != 1 or not isinstance(node.then, Amount):
        raise Unusable("expected 'if under 3+: 2 vp'")
    span = node.condition.terms[0].call["n"]
    assert isinstance(span, Range)
    rest = tiers(node.otherwise) if node.otherwise is not None else []
    return [(span.low, node.then.quantity.number), *rest]


def word(call: Call, key: str) -> str:
    return several(call, key)[0]


def several(call: Call, key: str) -> tuple[str, ...]:
    value = call[key]
    assert isinstance(value, tuple)
    return value


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
    for faction in ("common", *FACTIONS[:4], "attack"):
        kinds_in = own[faction].kinds if faction in own else None
        for number, card in enumerate(shown):
            if card.kind in kinds_in if kinds_in is not None else card.faction == faction:
                pieces += [number] * card.copies
    assert len(pieces) == t.PIECES, len(pieces)
    names: list[str] = []
    for place, number in enumerate(pieces):
        home = shown[number].faction
        slot = FACTIONS[(place - t.COMMON_CARDS) // t.FACTION_CARDS] if t.COMMON_CARDS <= place < t.DECK_CARDS else home
        first = sum(1 for earlier in range(place) if pieces[earlier] == number and not _other_slot(earlier, place)) + 1
        id = shown[number].id if slot == home else f"{slot}.{shown[number].id}"
        names.append(id if first == 1 else f"{id}.{first}")
    code: list[int] = [step(p.END)]

    def begin(steps: list[int]) -> int:
        if not steps:
            return 0
        code.extend([*steps, step(p.END)])
        return len(code) - len(steps) - 1

    features = [feature(card.feature) if card.feature is not None else (0, 0, 0, list[int](), 0) for card in shown]
    ends = [tiers(card.end) if card.end is not None else [] for card in shown]
    razes = [[good for good, n in goods(card.raze) for _ in range(n)] for card in shown]
    costs = [dict(goods(card.build)) for card in shown]
    actions = [card.action for card in shown]

    decked = list(enumerate(pieces[: t.DECK_CARDS]))

    def table(values: Any) -> vec[i64]:
        return vec[i64](list(values))

    return t.Tables(
        ids=tuple(card.id for card in shown),
        pieces=tuple(names),
        printing=table(pieces),
        faction=table(t.ATTACK if card.faction == "attack" else FACTIONS.index(card.faction) for card in shown),
        kind=table(("action", "feature", "production", "attack").index(card.category) for card in shown),
        colours=table(sum(1 << COLOURS.index(colour) for colour in card.colours) for card in shown),
        wood=table(cost.get(t.WOOD, 0) for cost in costs),
        stone=table(cost.get(t.STONE, 0) for cost in costs),
        food=table(cost.get(t.FOOD, 0) for cost in costs),
        location=table(cost.get(t.LOCATION, 0) for cost in costs),
        raze_one=table(raze[0] if raze else t.NO_GOOD for raze in razes),
        raze_two=table(raze[1] if len(raze) > 1 else t.NO_GOOD for raze in razes),
        deal=table(next((good for good, _ in goods(card.deal)), t.NO_GOOD) for card in shown),
        uses=table(card.uses if card.action is not None else 0 for card in shown),
        price=table(number for node in actions for number in (price(node) if node is not None else [0] * t.PRICE)),
        ability=table(one[0] for one in features),
        trigger=table(one[1] for one in features),
        argument=table(one[2] for one in features),
        produce=table(begin(program(card.production)) if card.production is not None else 0 for card in shown),
        bonus=table(begin(program(card.bonus)) if card.bonus is not None else 0 for card in shown),
        act=table(begin(program(n.result if isinstance(n, Cost) else n)) if n is not None else 0 for n in actions),
        feature=table(begin(one[3]) for one in features),
        code=vec[i64](code),
        end_from=table([0, *(sum(len(end) for end in ends[: number + 1]) for number in range(len(shown)))]),
        end_count=table(count for end in ends for count, _ in end),
        end_points=table(points for end in ends for _, points in end),
        board=table(dict(goods(board.production)).get(good, 0) for board in boards() for good in range(8)),
        stores=table(
            [
                *(sum(1 << GOODS.index(good) for good in board.stores) for board in boards()),
                *(one[4] for one in features),
            ]
        ),
        mixed=bool(own),
        first=table(pieces.index(number) if number in pieces else t.PIECES for number in range(len(shown))),
        past=table(
            max((place + 1 for place, n in enumerate(pieces) if n == number), default=0) for number in range(len(shown))
        ),
        waiting=table(
            sum({1 << _deck_bit(place) for place, number in decked if features[number][1] == trigger})
            for trigger in range(t.ON_DEALS_PAY + 1)
        ),
        takers=sum({1 << _deck_bit(place) for place, number in decked if takes_over(shown[number])}),
    )


def takes_over(card: Card) -> bool:
    return isinstance(card.action, Call) and card.action.name == "take-over"


def _deck_bit(piece: int) -> int:
    """The faction whose deck a piece is in; 4 for the common deck."""
    return _slot(piece) if piece >= t.COMMON_CARDS else t.COMMON


def _other_slot(one: int, other: int) -> bool:
    """Whether two pieces belong to different decks."""
    return _slot(one) != _slot(other)


def _slot(piece: int) -> int:
    if piece < t.COMMON_CARDS:
        return -1
    return min((piece - t.COMMON_CARDS) // t.FACTION_CARDS, t.FACTIONS)
