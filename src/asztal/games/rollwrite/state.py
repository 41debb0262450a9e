"""What lies on the table: fields, copy, and the small moves the rules are made of. Nothing is hidden but the dice to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.state import State
from asztal.games.rollwrite.tables import (
    ANY,
    BRIDGES,
    CELLS,
    FOOD,
    GOLD,
    RAISES_AMOUNT,
    RAISES_TIMES,
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

# Modes.
BASIC: Final = 0
ADVANCED: Final = 1
ADVENTURE: Final = 2
MODES: Final = ("basic", "advanced", "adventure")

# Fields of a player's sheets, in `sheets` at seat * FIELDS. All public.
BOXES: Final = 0  # + track: boxes crossed
CIRCLES_CROSSED: Final = 4  # bit c: circle c is crossed
BUILT: Final = 5  # + slot: bit b: box b of the building is crossed
WORKING: Final = 11  # bit s: the building in slot s was finished before this round
ESTATES: Final = 12  # + slot: estates of its blueprint
FENCED: Final = 18  # bit of each section that is part of an estate
ESTATE_AT: Final = 19  # + 0-9: each estate as 1 + slot * 36 + corner, in the order of creation
POINTS: Final = 29  # points gained in play
GOODS: Final = 30  # + good: what is left to spend this round
ACTIONS_LEFT: Final = 34
KEPT_GOODS: Final = 35  # + good: kept for the next round
TILE: Final = 39  # favour tile taken, -1 for none
TILE_USED: Final = 40  # 1 if used up; for Export bit g: one of good g has been sold
DIE_SHOWS: Final = 41  # + die: the good it shows to this player
WORKER_SHOWS: Final = 44  # the actions the worker die shows to this player
STEP: Final = 45  # see pending.py
ASKED: Final = 46  # the slot whose ability asks, -1 for none
LEFT: Final = 47  # how many picks are left
PAID: Final = 48  # goods paid for the ability that asks; in MARK: bit d: die d is picked
USED_TIMES: Final = 49  # + slot: how often used this round
ROUND_BOXES: Final = 55  # build boxes crossed this round
ROUND_SECTIONS: Final = 56  # + track: sections completed this round
ROUND_CIRCLES: Final = 60  # circles crossed this round
VILLAGE: Final = 61  # which village
FIELDS: Final = 62


class Table(State):
    """All that lies on the table of one game."""

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        stack: vec[i64],
        acting: i64,
        over: bool,
        seen: i64,
        tables: Tables,
        mode: i64,
        village: str,
        round: i64,
        active: i64,
        tiles: i64,
        dice: vec[i64],
        sheets: vec[i64],
    ) -> None:
        super().__init__(seats, chance, stack, acting, over, seen)
        self.tables: Tables = tables
        self.mode: i64 = mode
        """Option: basic, advanced or adventure. Public."""
        self.village: str = village
        """Option: the village asked for, as an id, "random" or the text of a village file. Public."""
        self.round: i64 = round
        """Number of the round, from 1. Public."""
        self.active: i64 = active
        """The active player, who rolls and takes a favour tile first. Public."""
        self.tiles: i64 = tiles
        """Bit t: favour tile t is in the game. Public."""
        self.dice: vec[i64] = dice
        """What was rolled: three goods and the actions. Public."""
        self.sheets: vec[i64] = sheets
        """FIELDS for each seat. Public."""

    # -- reading the sheets ------------------------------------------------------------------------------------------------

    def get(self, seat: i64, field: i64) -> i64:
        return self.sheets[seat * FIELDS + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.sheets[seat * FIELDS + field] = value

    def add(self, seat: i64, field: i64, amount: i64) -> None:
        self.sheets[seat * FIELDS + field] += amount

    def building(self, seat: i64, slot: i64) -> i64:
        """The building in a slot of the player's village."""
        return self.sheets[seat * FIELDS + VILLAGE] * SLOTS + slot

    def village_has(self, seat: i64, kind: i64) -> bool:
        """Whether any building of the player's village is of a kind."""
        return (self.tables.kinds[self.sheets[seat * FIELDS + VILLAGE]] >> kind) & 1 == 1

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
        slot: i64 = 0
        while slot < SLOTS:
            if self.is_finished(seat, slot):
                bits |= 1 << slot
            slot += 1
        return bits

    def works(self, seat: i64, slot: i64) -> bool:
        return (self.sheets[seat * FIELDS + WORKING] >> slot) & 1 == 1

    def amount(self, seat: i64, slot: i64) -> i64:
        """The number of the building's ability, raised by its estates."""
        building = self.building(seat, slot)
        n = self.tables.n[building]
        if self.tables.raises[building] == RAISES_AMOUNT:
            n += self.get(seat, ESTATES + slot)
        return n

    def times(self, seat: i64, slot: i64) -> i64:
        """How often a round the building may be used, raised by its estates."""
        building = self.building(seat, slot)
        n = self.tables.times[building]
        if self.tables.raises[building] == RAISES_TIMES:
            n += self.get(seat, ESTATES + slot)
        return n

    def sections(self, seat: i64, track: i64) -> i64:
        """Completed sections of a track."""
        return self.tables.sections[track * TRACK_BOXES + self.sheets[seat * FIELDS + BOXES + track]]

    def open_fields(self, seat: i64) -> i64:
        """How many fields are open; they open in order."""
        sections = self.sections(seat, BRIDGES)
        opens = self.tables.opens
        field: i64 = 0
        while field < 4 and sections >= opens[field]:
            field += 1
        return field

    def completed(self, seat: i64) -> i64:
        """Bit of each completed section of the grid."""
        cells: i64 = 0
        track: i64 = 0
        while track < TRACKS:
            cells |= ((1 << self.sections(seat, track)) - 1) << (track * SECTIONS)
            track += 1
        return cells

    def estate_count(self, seat: i64) -> i64:
        count: i64 = 0
        while count < 10 and self.get(seat, ESTATE_AT + count) > 0:
            count += 1
        return count

    def fits(self, seat: i64, slot: i64, corner: i64, free: i64) -> bool:
        """Whether the blueprint lies on free sections with its upper left corner there."""
        building = self.building(seat, slot)
        shape = self.tables.shape[building]
        if shape == 0 or corner < 0 or corner >= CELLS:
            return False
        row = corner // SECTIONS
        column = corner % SECTIONS
        if row + self.tables.height[building] > TRACKS or column + self.tables.width[building] > SECTIONS:
            return False
        cells = shape << corner
        return free & cells == cells

    # -- goods ---------------------------------------------------------------------------------------------------------------

    def affordable(self, seat: i64, cost: i64) -> bool:
        """Whether the player has the goods, gold standing in for what is missing."""
        sheets = self.sheets
        at = seat * FIELDS + GOODS
        gold = sheets[at + GOLD] - some(cost, GOLD)
        short = some(cost, STONE) - sheets[at]
        if short > 0:
            gold -= short
        short = some(cost, WOOD) - sheets[at + WOOD]
        if short > 0:
            gold -= short
        short = some(cost, FOOD) - sheets[at + FOOD]
        if short > 0:
            gold -= short
        if gold < 0:
            return False
        any = some(cost, ANY)
        return any == 0 or self.held(seat) >= any + some(cost, STONE) + some(cost, WOOD) + some(cost, FOOD) + some(cost, GOLD)

    def spend(self, seat: i64, cost: i64) -> i64:
        """Pay goods of certain kinds, gold only for what is missing; gives what was paid."""
        paid: i64 = 0
        at = seat * FIELDS + GOODS
        sheets = self.sheets
        gold = some(cost, GOLD)
        good: i64 = 0
        while good < GOLD:
            need = some(cost, good)
            have = sheets[at + good]
            if need > have:
                gold += need - have
                need = have
            sheets[at + good] = have - need
            paid += good_units(good) * need
            good += 1
        sheets[at + GOLD] -= gold
        return paid + good_units(GOLD) * gold

    def held(self, seat: i64) -> i64:
        """How many resources the player has, gold included."""
        at = seat * FIELDS + GOODS
        sheets = self.sheets
        return sheets[at] + sheets[at + 1] + sheets[at + 2] + sheets[at + 3]

    def shows(self, seat: i64, good: i64) -> i64:
        """How many of the player's dice show a good."""
        at = seat * FIELDS + DIE_SHOWS
        sheets = self.sheets
        count: i64 = 0
        die: i64 = 0
        while die < 3:
            if sheets[at + die] == good:
                count += 1
            die += 1
        return count
