"""One card for each of the sample lines, some without any effect, and a wild set-up, so that everything comes up soon."""

from __future__ import annotations

from functools import lru_cache

from asztal.core.chance import Chance, seeded
from asztal.core.machine.compiling import Compiled, Compiler
from asztal.core.notation import parse
from asztal.core.pieces import SEATS
from asztal.core.plain import Reader
from asztal.core.state import Plain
from core.imperium.state import (
    CARDS,
    DECK,
    DEVELOPMENT,
    DISCARD,
    EMPIRE,
    FAME,
    GARRISON,
    GIVEN,
    HAND,
    HOST,
    LAYOUT,
    MAIN,
    MARKET,
    NATION,
    PLAY,
    QUESTS,
    SUIT_DECK,
    TRAITS,
    UNREST_PILE,
    Imperium,
    Tables,
)
from core.imperium.words import language, place_on
from core.notation_samples import SAMPLES, SUITS, TYPES

LINES = SAMPLES["imperium"][1]
UNREST_LINE = "pop or discard 2 or 3 mat => return-unrest this"
PLAIN = {
    "plain": (3, ("region", "fertile", "river")),
    "port": (3, ("region", "pinned", "production")),
    "town": (3, ("city", "production")),
    "capital": (2, ("metropolis",)),
    "idol": (5, ("civilised", "mask", "pinned")),
    "rider": (3, ("civilised", "knight")),
    "tablet": (3, ("civilised", "scroll")),
    "grail": (2, ("quest",)),
    "renown": (4, ("fame",)),
    "ally": (3, ("tributary",)),
    "scandinavia": (1, ("region",)),
    "viviane": (1, ("region", "pinned")),
    "avalon": (1, ("region",)),
    "merlin": (2, ("civilised", "knight")),
    "mountain-of-atlantis": (1, ("region", "pinned")),
    "palace-of-poseidon": (1, ("civilised", "pinned")),
    "long-walls": (4, ("civilised", "pinned")),
}
"""Cards without an effect: how many, and what they are."""


@lru_cache
def tables() -> Tables:
    return compile_lines()


def compile_lines() -> Tables:
    compiler = Compiler(language())
    vocabulary = compiler.language.vocabulary.with_cards(CARDS)
    window = compiler.flow("window", "window")
    flow = {
        "turn": compiler.flow("turn", "act", "cleanup"),
        "play": compiler.flow("play", "lay", "attack", "effect", "settle"),
        "give-to": compiler.flow("give-to", "give-to"),
        "host": compiler.flow("host", "choose-host"),
    }
    kinds: list[str] = []
    traits: list[list[str]] = []
    effect: list[int] = []
    sections: list[list[Compiled]] = []
    copies: list[int] = []
    for number, line in enumerate(LINES, start=1):
        id = f"line-{number}"
        compiled = compiler.section(id, parse(line, vocabulary))
        kinds.append(id)
        effect.append(compiled.place)
        sections.append([compiled])
        unrest = line == UNREST_LINE
        attack = ["attack"] if "each others" in line or "steal" in line else []
        traits.append(["unrest"] if unrest else [SUITS[number % 4], "pinned" if number % 3 else TYPES[number % 8], *attack])
        copies.append(10 if unrest else 2)
    for id, (many, said) in PLAIN.items():
        kinds.append(id)
        effect.append(0)
        sections.append([])
        traits.append([*said, *(f"@{id}" for _ in range(id in CARDS))])
        copies.append(many)
    pieces = [kind for kind, many in enumerate(copies) for _ in range(many)]
    ids = [id if copy == 0 else f"{id}.{copy + 1}" for id, many in zip(kinds, copies, strict=True) for copy in range(many)]
    found = Tables(ids, kinds)
    compiler.fill(found, sections, pieces)
    found.window, found.flow, found.effect, found.numbers = window, flow, effect, compiler.language.numbers
    found.set_traits(traits, TRAITS)
    return found


def begin(seats: int, seed: int, program: Tables | None = None) -> Imperium:
    """A wild set-up: any card may lie nearly anywhere, and everybody is rich."""
    program = program or tables()
    state = Imperium(program, seats)
    LAYOUT.clear(state, seats)
    chance = state.chance = seeded(seed)
    for piece, kind in enumerate(program.kind):
        state.rings.move(piece, *first_place(program.traits[kind], seats, chance))
    for zone in range(len(state.rings.zones.names)):
        for seat in range(SEATS):
            if zone in (DECK, NATION, MAIN, FAME) or zone >= SUIT_DECK:
                state.rings.shuffle(zone * SEATS + seat, chance)
    for seat in range(seats):
        for good in range(4):
            state.put(seat, good, 3 if good == 3 else int(chance.below(9)))
        state.put(seat, EMPIRE, int(chance.below(2)))
        for _ in range(min(5, int(state.rings.count(DECK, seat)))):
            state.rings.move(state.first(DECK, seat), HAND, seat)
        hosts = state.rings.inside(PLAY, seat)
        for piece in state.rings.inside(GARRISON, seat):
            state.marks[piece] = (hosts[chance.below(len(hosts))] + 1) << HOST
    state.refill()
    for piece in state.rings.inside(MARKET, 0):
        place_on(state, piece, chance.below(3), chance.below(3))
    state.row[GIVEN] = chance.below(1 << seats)
    state.enter(program.flow["turn"], 0, -1, -1)
    state.run()
    return state


def first_place(said: int, seats: int, chance: Chance) -> tuple[int, int]:
    """Zone and seat a card begins at, by what it is and by chance."""
    seat = int(chance.below(seats))
    lot = chance.below(16)
    if said >> TRAITS["unrest"] & 1:
        return (UNREST_PILE, 0) if lot < 8 else (GARRISON, seat) if lot < 10 else (HAND, seat)
    if said >> TRAITS["fame"] & 1:
        return FAME, 0
    if said >> TRAITS["quest"] & 1:
        return (QUESTS, 0) if lot < 6 else (GARRISON, seat)
    if said >> TRAITS["knight"] & 1 and lot < 8:
        return GARRISON, seat
    if said >> TRAITS["@long-walls"] & 1 and lot < 12:
        return PLAY, 0
    if lot < 5:
        return PLAY, seat
    if lot < 9:
        return DECK, seat
    suit = next((number for number in range(4) if said >> (TRAITS["uncivilised"] + number) & 1), 0)
    own = ((DISCARD, seat), (NATION, seat), (DEVELOPMENT, seat), (GARRISON, seat))
    return (*own, (MAIN, 0), (MAIN, 0), (SUIT_DECK + suit, 0))[int(lot) - 9]


def load(plain: Plain) -> Imperium:
    root = Reader(plain)
    seats = root["seats"].integer(2, 4)
    state = Imperium(tables(), seats)
    LAYOUT.load(state, root, seats)
    state.run()
    return state
