"""What lies on the table, and reading the sheets; `layout.py` names every number. Nothing is hidden but the dice to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from asztal.core.machine.frames import AUX, LEFT, SEAT, THIS
from asztal.core.machine.machine import Machine
from asztal.games.rollwrite.layout import (
    ACTIONS_LEFT,
    ACTIVE,
    BOXES,
    BUILT,
    DIE_SHOWS,
    ESTATE_AT,
    ESTATES,
    GOODS,
    POINTS,
    ROUND,
    SIDE,
    TABLE,
    TILE,
    TILES,
    USED_TIMES,
    VILLAGE,
    WORKING,
)
from asztal.games.rollwrite.tables import (
    ACTION,
    ANY,
    BRIDGES,
    FIELD_COUNT,
    FOOD,
    GOLD,
    KINDS,
    MOST_ESTATES,
    SECTIONS,
    SLOTS,
    STONE,
    TRACK_BOXES,
    TRACKS,
    WOOD,
    Tables,
    good_units,
    some,
)

if TYPE_CHECKING:
    from asztal.games.rollwrite.view import View

# Modes.
BASIC: Final = 0
ADVANCED: Final = 1
ADVENTURE: Final = 2
MODES: Final = ("basic", "advanced", "adventure")

NARROW_FIRST: Final = 2
"""From this version of the rules on narrower discounts are used before those for any track."""
NEW_SHEETS: Final = 3
"""From this version on the sheets are the balanced ones; games begun before keep theirs (`content/first`)."""
NEW_PRICES: Final = 4
"""From this version on the villages have the prices a strong player was found to weigh; before, see `content/second`."""


def sheets_of(version: int) -> str:
    """The folder of the sheets a game of this version of the rules is played on; none for today's."""
    return "first" if version < NEW_SHEETS else "second" if version < NEW_PRICES else ""


class RollWrite(Machine):
    """One moment of Imperial Settlers: Roll & Write."""

    def __init__(self, tables: Tables, mode: i64, village: str, version: i64) -> None:
        super().__init__(tables)
        self.tables: Tables = tables
        self.mode: i64 = mode
        """Option: basic, advanced or adventure. Public."""
        self.village: str = village
        """Option: the village asked for, as an id, "random" or the text of a village file. Public."""
        self.version: i64 = version
        """Of the rules. Public."""
        self.gained: i64 = 0  # of the running moment only, as those of the machine: goods an effect has brought, for the log

    def copy(self) -> RollWrite:
        other = RollWrite(self.tables, self.mode, self.village, self.version)
        other.take(self)
        return other

    def view(self, seat: int | None) -> View:
        found: View = super().view(seat)
        return found

    def kin(self) -> tuple[object, ...]:
        return self.seats, self.mode, self.village, self.version

    # -- what the machine asks -------------------------------------------------------------------------------------------

    def gain(self, f: i64, seat: i64, good: i64, amount: i64) -> None:
        """Goods by an effect; which ones, if it says "any resource", the player chooses one by one."""
        if good == ANY:
            g = self.enter(self.tables.take_any, seat, self.stack[f + THIS], -1)
            self.stack[g + LEFT] = amount + 1
            self.stack[g + AUX] = 1
        else:
            self.receive(seat, good, amount)

    def number(self, f: i64, at: i64) -> i64:
        """A building's number is raised by its estates."""
        n = self.program.code[at]
        building = self.stack[f + THIS]
        if building >= 0 and self.tables.raised_at[building] == at:
            n += self.get(self.stack[f + SEAT], ESTATES + building % SLOTS)
        return n

    def name_of(self, piece: int) -> str:
        return f"@{self.tables.ids[piece]}"

    # -- the numbers, with their places known when this is compiled ----------------------------------------------------

    def side(self, seat: i64) -> i64:
        """Where the player's numbers begin in the row, for what reads many of them."""
        return TABLE + seat * SIDE

    def get(self, side: i64, field: i64) -> i64:
        return self.row[TABLE + side * SIDE + field]

    def put(self, side: i64, field: i64, value: i64) -> None:
        self.row[TABLE + side * SIDE + field] = value

    def add(self, side: i64, field: i64, amount: i64) -> None:
        self.row[TABLE + side * SIDE + field] += amount

    # -- the table -------------------------------------------------------------------------------------------------------

    @property
    def round(self) -> i64:
        return self.row[ROUND]

    @property
    def active(self) -> i64:
        """The player who rolls and takes a favour tile first."""
        return self.row[ACTIVE]

    def tiles_left(self) -> i64:
        """Bit t: favour tile t lies in the middle."""
        left = self.row[TILES]
        for seat in range(self.seats):
            tile = self.get(seat, TILE)
            if tile >= 0:
                left &= ~(1 << tile)
        return left

    # -- a village -------------------------------------------------------------------------------------------------------

    def building(self, seat: i64, slot: i64) -> i64:
        """The building in a slot of the player's village."""
        return self.get(seat, VILLAGE) * SLOTS + slot

    def in_game(self, building: i64) -> bool:
        """The basic game leaves out Architects."""
        return self.mode != BASIC or self.tables.advanced[building] == 0

    def is_finished(self, seat: i64, slot: i64) -> bool:
        """Whether all boxes of the building are crossed."""
        building = self.building(seat, slot)
        return self.get(seat, BUILT + slot) == (1 << self.tables.boxes[building]) - 1 and self.in_game(building)

    def finished(self, seat: i64) -> i64:
        """Bit s: the building in slot s is finished."""
        bits: i64 = 0
        for slot in range(SLOTS):
            if self.is_finished(seat, slot):
                bits |= 1 << slot
        return bits

    def works(self, seat: i64, slot: i64) -> bool:
        return (self.get(seat, WORKING) >> slot) & 1 == 1

    def has(self, seat: i64, kind: i64) -> i64:
        """Bit s: the building in slot s does this, whether it works or not."""
        return self.tables.slots[self.get(seat, VILLAGE) * KINDS + kind]

    def working(self, seat: i64, kind: i64) -> i64:
        """Bit s: the building in slot s works and does this."""
        row = self.row
        at = self.side(seat)
        return row[at + WORKING] & self.tables.slots[row[at + VILLAGE] * KINDS + kind]

    def amount(self, seat: i64, slot: i64) -> i64:
        """The number of the building's ability, raised by its estates."""
        building = self.building(seat, slot)
        at = self.tables.number_at[building]
        if at == 0:
            return 0
        n = self.program.code[at]
        return n + self.get(seat, ESTATES + slot) if self.tables.raised_at[building] == at else n

    def times(self, seat: i64, slot: i64) -> i64:
        """How often a round the building may be used, raised by its estates."""
        building = self.building(seat, slot)
        return self.tables.times[building] + self.tables.more_times[building] * self.get(seat, ESTATES + slot)

    def usable(self, seat: i64, slot: i64) -> bool:
        """Whether a building that works may be used once more this round."""
        return self.get(seat, USED_TIMES + slot) < self.times(seat, slot)

    def unused(self, seat: i64, kind: i64) -> i64:
        """The slot of a working building that does this and can be used once more this round; -1 for none."""
        slots = self.working(seat, kind)
        slot: i64 = 0
        while slots != 0:
            if slots & 1 and self.usable(seat, slot):
                return slot
            slots >>= 1
            slot += 1
        return -1

    def use(self, seat: i64, slot: i64) -> None:
        self.add(seat, USED_TIMES + slot, 1)

    # -- the empire ------------------------------------------------------------------------------------------------------

    def sections(self, seat: i64, track: i64) -> i64:
        """Completed sections of a track."""
        return self.tables.sections[track * TRACK_BOXES + self.get(seat, BOXES + track)]

    def open_fields(self, seat: i64) -> i64:
        """How many fields are open; they open in order."""
        sections = self.sections(seat, BRIDGES)
        opens = self.tables.opens
        field: i64 = 0
        while field < FIELD_COUNT and sections >= opens[field]:
            field += 1
        return field

    def completed(self, seat: i64) -> i64:
        """Bit of each completed section of the grid."""
        cells: i64 = 0
        for track in range(TRACKS):
            cells |= ((1 << self.sections(seat, track)) - 1) << (track * SECTIONS)
        return cells

    def estate_count(self, seat: i64) -> i64:
        for count in range(MOST_ESTATES):
            if self.get(seat, ESTATE_AT + count) == 0:
                return count
        return MOST_ESTATES

    def fits(self, seat: i64, slot: i64, corner: i64, free: i64) -> bool:
        """Whether the blueprint lies on free sections with its upper left corner there; none are free below the grid."""
        building = self.building(seat, slot)
        shape = self.tables.shape[building]
        if shape == 0:
            return False
        if corner % SECTIONS + self.tables.width[building] > SECTIONS:
            return False
        cells = shape << corner
        return free & cells == cells

    # -- goods -----------------------------------------------------------------------------------------------------------

    def receive(self, seat: i64, good: i64, amount: i64) -> None:
        """Put goods into the player's pool; actions and points count as well."""
        if good <= GOLD:
            self.add(seat, GOODS + good, amount)
        elif good == ACTION:
            self.add(seat, ACTIONS_LEFT, amount)
        else:
            self.add(seat, POINTS, amount)
        self.gained += good_units(good) * amount

    def affordable(self, seat: i64, cost: i64) -> bool:
        """Whether the player has the goods, gold standing in for what is missing."""
        if cost == 0:
            return True
        row = self.row
        at = self.side(seat) + GOODS
        gold = row[at + GOLD] - some(cost, GOLD)
        short = some(cost, STONE) - row[at]
        if short > 0:
            gold -= short
        short = some(cost, WOOD) - row[at + WOOD]
        if short > 0:
            gold -= short
        short = some(cost, FOOD) - row[at + FOOD]
        if short > 0:
            gold -= short
        if gold < 0:
            return False
        any = some(cost, ANY)
        return any == 0 or self.held(seat) >= any + some(cost, STONE) + some(cost, WOOD) + some(cost, FOOD) + some(cost, GOLD)

    def spend(self, seat: i64, cost: i64) -> i64:
        """Pay goods of certain kinds, gold only for what is missing; gives what was paid."""
        paid: i64 = 0
        row = self.row
        at = self.side(seat) + GOODS
        gold = some(cost, GOLD)
        for good in range(GOLD):
            need = some(cost, good)
            given = need if need < row[at + good] else row[at + good]
            row[at + good] -= given
            gold += need - given
            paid += good_units(good) * given
        row[at + GOLD] -= gold
        return paid + good_units(GOLD) * gold

    def held(self, seat: i64) -> i64:
        """How many resources the player has, gold included."""
        row = self.row
        at = self.side(seat) + GOODS
        return row[at] + row[at + WOOD] + row[at + FOOD] + row[at + GOLD]

    def goods(self, seat: i64, field: i64) -> i64:
        """Goods of a player, packed: those left, kept or paid."""
        found: i64 = 0
        for good in range(GOLD + 1):
            found += good_units(good) * self.get(seat, field + good)
        return found

    def shows(self, seat: i64, good: i64) -> i64:
        """How many of the player's dice show a good."""
        row = self.row
        at = self.side(seat) + DIE_SHOWS
        return i64(row[at] == good) + i64(row[at + 1] == good) + i64(row[at + 2] == good)

    def faces(self, seat: i64) -> i64:
        """A player's resource dice in one integer, four bits each."""
        return self.get(seat, DIE_SHOWS) | (self.get(seat, DIE_SHOWS + 1) << 4) | (self.get(seat, DIE_SHOWS + 2) << 8)

    # -- words -----------------------------------------------------------------------------------------------------------

    def building_id(self, seat: int, slot: int) -> str:
        return self.tables.ids[self.building(seat, slot)]
