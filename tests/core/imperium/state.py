"""What lies on the table: zones, goods, marks, and the state."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.layout import Field, Layout
from asztal.core.machine.compiling import traits
from asztal.core.machine.machine import Machine
from asztal.core.machine.program import Program
from asztal.core.machine.reactions import fire
from asztal.core.notation import good
from asztal.core.pieces import EVERYBODY, NOBODY, OWNER, SEATS, zones
from core.notation_samples import SUITS, TYPES

ZONES: Final = zones(
    hand=OWNER, discard=EVERYBODY, deck=NOBODY, play=EVERYBODY, history=OWNER, garrison=EVERYBODY, nation=NOBODY,
    looked=OWNER, development=EVERYBODY, sunken=EVERYBODY,
    market=EVERYBODY, exile=EVERYBODY, quests=EVERYBODY, unrest=EVERYBODY, fame=NOBODY, main=NOBODY,
    uncivilised=NOBODY, civilised=NOBODY, region=NOBODY, tributary=NOBODY,
)  # fmt: skip
HAND: Final = 0
DISCARD: Final = 1
DECK: Final = 2
PLAY: Final = 3
HISTORY: Final = 4
GARRISON: Final = 5
NATION: Final = 6
LOOKED: Final = 7
DEVELOPMENT: Final = 8
SUNKEN: Final = 9
MARKET: Final = 10
EXILE: Final = 11
QUESTS: Final = 12
UNREST_PILE: Final = 13
FAME: Final = 14
MAIN: Final = 15
SUIT_DECK: Final = 16
COMMON: Final = 0xFFC00  # from the market on

SAID: Final = ("hand", "discard", "deck", "play", "history", "garrison", "nation", "looked", "development", "sunken",
               "market", "exile-pile", "quest-area", "unrest", "fame", "main", *("-",) * 4, "here", "it")  # fmt: skip
"""The zones as lines call them; `here` and `it` are the garrison of a card."""
HERE: Final = 20
OF_IT: Final = 21

MAT: Final = 0
POP: Final = 1
PRG: Final = 2
ACTION: Final = 3
GOODS: Final = tuple(good(name) for name in ("mat", "pop", "prg", "action"))
EMPIRE: Final = 4
DECLARED: Final = 5
ROUND: Final = 0
GIVEN: Final = 1

CARDS: Final = ("scandinavia", "viviane", "avalon", "merlin", "mountain-of-atlantis", "palace-of-poseidon", "long-walls")
TRAITS: Final = traits(*SUITS, *TYPES, "top-nation-card", "active-quest", "declared-suit", *(f"@{card}" for card in CARDS))
TOP_NATION: Final = 1 << TRAITS["top-nation-card"]
ACTIVE_QUEST: Final = 1 << TRAITS["active-quest"]
DECLARED_SUIT: Final = 1 << TRAITS["declared-suit"]
UNREST: Final = 1 << TRAITS["unrest"]
MASK: Final = 1 << TRAITS["mask"]
ATTACK: Final = 1 << TRAITS["attack"]
QUEST: Final = 1 << TRAITS["quest"]
PRODUCTION: Final = 1 << TRAITS["production"]
STAYS: Final = sum(1 << TRAITS[word] for word in ("region", "city", "metropolis", "pinned"))
FIRST_SUIT: Final = TRAITS["uncivilised"]

EXHAUSTED: Final = 1
FRESH: Final = 2
TREATED: Final = 4
TOKENS: Final = 4  # four bits for each of three goods
HOST: Final = 16  # the card it is garrisoned under, plus 1

LAYOUT: Final = Layout(
    table=(
        Field("round", ROUND, "the round, from 1", least=1, blank=1, always=True),
        Field("given", GIVEN, "who was given a mask this turn", bits=("0", "1", "2", "3")),
    ),
    side=(
        *(Field(name, number, "goods before the player") for number, name in enumerate(("mat", "pop", "prg", "action"))),
        Field("empire", EMPIRE, "no longer barbarian", flag=True),
        Field("declared", DECLARED, "the suit declared, plus 1", most=6),
    ),
    marks=(
        Field("exhausted", 0, "used this turn", flag=True, width=1),
        Field("fresh", 1, "drawn by the effect that is going on", flag=True, width=1),
        Field("treated", 2, "counts as production this turn", flag=True, width=1),
        Field("mat", TOKENS, "materials on it", width=4, most=15),
        Field("pop", TOKENS + 4, "population on it", width=4, most=15),
        Field("prg", TOKENS + 8, "progress on it", width=4, most=15),
        Field("host", HOST, "the card it is garrisoned under", width=10, piece=True, shift=1),
    ),
    common=ZONES.names[MARKET:],
    numbered=lambda m: imperium(m).ids(),
)

DONE: Final = 0
YES: Final = 1
OPTION: Final = 2
PICK: Final = 18  # + zone * kinds + kind


class Tables(Program):
    """The cards, and their effects."""

    def __init__(self, ids: list[str], kinds: list[str]) -> None:
        super().__init__(ZONES, len(ids), LAYOUT.table_size, LAYOUT.side_size, [])
        self.piece_ids = ids
        self.kinds = kinds
        self.home = PLAY
        self.common = COMMON
        self.decline = self.done = DONE
        self.yes = YES
        self.option = OPTION
        self.effect: list[int] = []
        """Where the effect of each kind begins; 0: it has none."""
        self.flow: dict[str, int] = {}
        self.numbers: dict[str, int] = {}


class Imperium(Machine):
    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(tables)
        self.tables = tables
        self.seats = seats

    def copy(self) -> Imperium:
        other = Imperium(self.tables, int(self.seats))
        other.take(self)
        return other

    def ids(self) -> list[str]:
        return self.tables.piece_ids

    # -- what the machine asks -----------------------------------------------------------------------------------------

    def gain(self, f: i64, seat: i64, good: i64, amount: i64) -> None:
        """Goods counted by an icon may be answered: provenance is in the words of the instruction."""
        self.add(seat, good, amount)
        pc = self.stack[f]
        if self.program.code[pc] & 255 == self.tables.numbers["gain-per"] and self.program.code[pc + 4] == 0:
            fire(self, GAIN_FROM, seat, -1, self.program.code[pc + 6] | (good + 1) << 48)

    def pick_of(self, piece: i64) -> i64:
        return PICK + self.rings.zone(piece) * len(self.tables.kinds) + self.tables.kind[piece]

    # -- small moves ---------------------------------------------------------------------------------------------------

    def traits(self, piece: i64) -> i64:
        return self.tables.traits[self.tables.kind[piece]]

    def first(self, zone: i64, seat: i64) -> i64:
        return self.rings.top(zone * SEATS + seat)

    def host(self, piece: i64) -> i64:
        """The card it is garrisoned under, -1 for none."""
        return (self.marks[piece] >> HOST) - 1

    def garrison_of(self, host: i64) -> vec[i64]:
        found = vec[i64]()
        for piece in self.rings.inside(GARRISON, self.rings.seat(host)):
            if self.host(piece) == host:
                found = append(found, piece)
        return found

    def lay(self, piece: i64, zone: i64, seat: i64, first: bool = False) -> None:
        """Put a card somewhere. What lies on it goes back; who leaves play takes its garrison along, and may be missed."""
        left = self.rings.zone(piece) == PLAY
        owner = self.rings.seat(piece)
        if left:
            for guest in self.garrison_of(piece):
                self.marks[guest] = 0
                self.rings.move(guest, DISCARD, owner)
        self.marks[piece] = 0
        self.rings.put(piece, zone, 0 if (COMMON >> zone) & 1 else seat, first)
        if left:
            fire(self, LEAVES_PLAY, owner, piece, self.traits(piece))

    def refill(self) -> None:
        while self.rings.count(MARKET, 0) < 5 and self.rings.count(MAIN, 0) > 0:
            self.rings.move(self.first(MAIN, 0), MARKET, 0)
            self.seen += 1

    def reshuffle(self, seat: i64) -> None:
        for piece in self.rings.piled(DISCARD * SEATS + seat):
            self.rings.move(piece, DECK, seat)
        self.rings.shuffle(DECK * SEATS + seat, self.chance)


# what happens, in the order of the triggers
RETURN_UNREST: Final = 0
ATTACKED: Final = 1
GAIN_FROM: Final = 2
LEAVES_PLAY: Final = 3
MUST_DISCARD: Final = 4
DECK_EMPTY: Final = 5


def imperium(m: Machine) -> Imperium:
    assert isinstance(m, Imperium)
    return m
