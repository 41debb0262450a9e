"""What lies on the table of the fair: zones, fields and the state. Every field is declared once, here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.layout import Field, Layout
from asztal.core.machine.machine import Machine
from asztal.core.machine.program import Program
from asztal.core.machine.words import AnyTime
from asztal.core.notation import good
from asztal.core.pieces import EVERYBODY, NOBODY, OWNER, zones

ZONES: Final = zones(deck=NOBODY, discard=EVERYBODY, hand=OWNER, passed=OWNER, stall=EVERYBODY)
DECK: Final = 0
DISCARD: Final = 1
HAND: Final = 2
PASSED: Final = 3
STALL: Final = 4

COIN: Final = 0
WOOL: Final = 1
VP: Final = 2
GOODS: Final = (good("coin"), good("wool"), good("vp"))

# the table's numbers
ROUND: Final = 0
FIRST: Final = 1
# a side's numbers: the goods come first
TITHED: Final = 3
# marks of a card
USED: Final = 1
FRESH: Final = 2


def ids(m: Machine) -> list[str]:
    return fair(m).tables.ids


LAYOUT: Final = Layout(
    table=(
        Field("round", ROUND, "the round, from 1", least=1, most=3, blank=1, always=True),
        Field("first", FIRST, "who is the first player", most=3),
    ),
    side=(
        Field("coin", COIN, "coins before the player"),
        Field("wool", WOOL, "wool before the player"),
        Field("points", VP, "victory points before the player"),
        Field("tithed", TITHED, "what the church has been paid"),
    ),
    marks=(
        Field("used", 0, "its action has been used this round", flag=True, width=1),
        Field("fresh", 1, "drawn by the effect that is going on", flag=True, width=1),
    ),
    common=("deck", "discard"),
    numbered=ids,
)

# what happens, for whoever listens
PLAYED: Final = 1
DISCARDED: Final = 2
DRAWN: Final = 3
SOLD: Final = 4

# -- actions ---------------------------------------------------------------------------------------------------------------
DONE: Final = 0
YES: Final = 1
SELL: Final = 2  # at any time: one wool for a coin
PAYS: Final = 3
OPTION: Final = 4
OPTIONS: Final = 4
PICK: Final = OPTION + OPTIONS  # + zone * kinds + kind


class Tables(Program):
    """The cards of the fair, and their effects."""

    def __init__(self, ids: list[str], kinds: list[str], by_number: bool) -> None:
        super().__init__(ZONES, len(ids), LAYOUT.table_size, LAYOUT.side_size, [])
        self.ids = ids
        """The id of each piece: further copies of a card are "lamb.2", "lamb.3"."""
        self.kinds = kinds
        self.by_number = by_number
        self.home = STALL
        self.common = 1 << DECK | 1 << DISCARD
        self.decline = self.done = DONE
        self.yes = YES
        self.option = OPTION
        self.places: dict[str, list[int]] = {}
        """For each section, by kind, where its effect begins; 0: it has none."""
        self.flow: dict[str, int] = {}
        """Where the programs of the flow begin."""
        self.numbers: dict[str, int] = {}
        """The number of each step by its name."""


class Fair(Machine):
    """One moment at the fair."""

    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(tables)
        self.tables = tables
        self.seats = seats

    def copy(self) -> Fair:
        other = Fair(self.tables, int(self.seats))
        other.take(self)
        return other

    # -- what the machine asks -----------------------------------------------------------------------------------------

    def gain(self, f: i64, seat: i64, good: i64, amount: i64) -> None:
        self.add(seat, good, amount)

    def pick_of(self, piece: i64) -> i64:
        return PICK + self.rings.zone(piece) * len(self.tables.kinds) + self.tables.kind[piece]

    def name_of(self, piece: int) -> str:
        return f"@{self.tables.kinds[self.tables.kind[piece]]}"

    # -- small moves ---------------------------------------------------------------------------------------------------

    def draw(self, seat: i64) -> i64:
        """The top card of the deck, shuffling the discard pile if need be; -1 if there is none."""
        if self.rings.count(DECK, 0) == 0:
            for piece in self.rings.piled(DISCARD * 8):
                self.rings.move(piece, DECK, 0)
            self.rings.shuffle(DECK * 8, self.chance)
        piece = self.rings.top(DECK * 8)
        if piece >= 0:
            self.rings.move(piece, HAND, seat)
            self.seen += 1
            self.tell(DRAWN, seat, piece, eyes=1 << seat)
        return piece

    def discard(self, piece: i64) -> None:
        self.tell(DISCARDED, self.rings.seat(piece), piece)
        self.shown += 1
        self.marks[piece] = 0
        self.rings.lay_on(piece, DISCARD, 0)


def fair(m: Machine) -> Fair:
    assert isinstance(m, Fair)
    return m


class Sale(AnyTime[Fair]):
    """Wool may be sold at any time."""

    def options(self, m: Fair, seat: i64) -> vec[i64]:
        return vec[i64]([SELL]) if m.get(seat, WOOL) > 0 else vec[i64]()

    def does(self, m: Fair, seat: i64, action: i64) -> bool:
        if action != SELL:
            return False
        m.tell(SOLD, seat)
        m.add(seat, WOOL, -1)
        m.add(seat, COIN, 1)
        return True
