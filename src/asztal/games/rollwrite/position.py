"""Any position as readable plain data, and back. `layout.py` says what is written, `docs/positions.md` explains it.

Whatever the rules can never bring about is refused: the checks below are the invariants of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.errors import BadOption
from asztal.core.machine.frames import AUX, IT, LEFT, THIS, WIDTH
from asztal.core.machine.naming import place_of
from asztal.core.plain import Reader
from asztal.core.state import Plain
from asztal.games.rollwrite.actions import FAVOUR_NAMES, GOOD_NAMES, TRACK_NAMES
from asztal.games.rollwrite.estates import estate_options, fence, free_sections
from asztal.games.rollwrite.growing import room_to_keep, stores
from asztal.games.rollwrite.layout import (
    ACTIONS_LEFT,
    BUILT,
    CIRCLE_NAMES,
    CIRCLES_CROSSED,
    DICE_SHOW,
    DIE_SHOWS,
    ESTATE_AT,
    EXPORTED,
    GOODS,
    KEPT_GOODS,
    PAID,
    ROUND_BOXES,
    ROUND_CIRCLES,
    ROUND_SECTIONS,
    SLOT_NAMES,
    TILE,
    TILE_USED,
    TILES,
    USED_TIMES,
    VILLAGE,
    WORKING,
    layout,
)
from asztal.games.rollwrite.rules import SOLO_TILES, Growing
from asztal.games.rollwrite.state import ADVENTURE, BASIC, MODES, RollWrite
from asztal.games.rollwrite.tables import BEGINS, CELLS, DICE, EXPORT_TILE, MOST_ESTATES, ROLLS, ROUNDS, SLOTS, USES

if TYPE_CHECKING:
    from asztal.core.game import Game

FLOW = ("rerolls", "grow", "keep", "estate")
"""The steps at which a player is asked while no building is being used."""
BEFORE = ("rerolls", "reroll")
"""The steps of a player who has not begun to grow."""
CALLED = {"reroll": (), "pay-any": ("pay", "swap"), "take-any": ("swap", "end"), "take-another": ("swap",)}
"""The steps at which a player is asked for a building, and where the building's effect stands meanwhile, if not there."""


def dump(state: RollWrite) -> Plain:
    """The whole position."""
    return {
        "game": "rollwrite",
        "version": int(state.version),
        "seats": int(state.seats),
        "options": {"mode": MODES[state.mode], "village": state.village},
        **layout(state.tables.villages).dump(state, int(state.seats)),
    }


def load(game: Game, plain: Plain) -> RollWrite:
    """The state of a plain position, or BadPosition with all reasons."""
    from asztal.games.rollwrite import empty_table

    root = Reader(plain)
    root["game"].word(("rollwrite",), "name of this game")
    seats = root["seats"].integer(1, 4)
    for _, option in root["options"].pairs():
        if not isinstance(option.value, str):
            option.refuse(f"expected a text, not {option.value!r}")
    try:
        options = game.check(root["options"].mapping(), seats)
    except BadOption as error:
        root["options"].refuse(str(error))
    version = root.version(game)
    state = empty_table(seats, MODES.index(options["mode"]), options["village"], version).copy()
    layout(state.tables.villages).load(state, root, seats)
    with root.noting():
        check_phase(state, root)
    root.tell()  # whatever else may be wrong depends on the phase
    for check in (check_dice_rolled, check_favours, check_villages, check_tiles, check_pending):
        with root.noting():
            check(state, root)
    for side, at in enumerate(root["sides"].each()):
        Side(state, side, at, root["pending"]).check()
    root.tell()
    state.run()
    return state


def phase(state: RollWrite) -> str:
    return "over" if state.over else state.now().name if state.depth else ""


# -- the table -----------------------------------------------------------------------------------------------------------------


def check_phase(state: RollWrite, root: Reader) -> None:
    if state.over and state.depth:
        root["pending"].refuse("nothing is pending if and only if the game is over")
    if state.over and state.round != ROUNDS:
        root["round"].refuse(f"a game that is over has had {ROUNDS} rounds")
    if not state.over and (state.depth != WIDTH or phase(state) not in ("favours", "growing")):
        root["pending"].refuse("a game waits at 'favours' or 'growing' of 'round'")
    root["active"].integer(0, int(state.seats) - 1)


def check_dice_rolled(state: RollWrite, root: Reader) -> None:
    check_dice(state, root, [int(state.row[DICE_SHOW + die]) for die in range(DICE)])


def check_favours(state: RollWrite, root: Reader) -> None:
    expected = SOLO_TILES if state.seats == 1 else int(state.seats) + 1
    if int(state.row[TILES]).bit_count() != expected:
        root["favours"].refuse(f"expected {expected} favour tiles, not {int(state.row[TILES]).bit_count()}")


def check_dice(state: RollWrite, at: Reader, faces: list[int]) -> None:
    for die, face in enumerate(faces):
        if face not in list(state.tables.faces)[die * 6 : die * 6 + 6]:
            at["dice"].refuse(f"die {die + 1} has no such face: {GOOD_NAMES[face]}")
    at["worker"].integer(min(state.tables.workers), max(state.tables.workers))


def check_villages(state: RollWrite, root: Reader) -> None:
    from asztal.games.rollwrite import choices

    allowed = choices(state)
    played = [int(state.get(side, VILLAGE)) for side in range(state.seats)]
    for at, village in zip(root["sides"].each(), played, strict=True):
        with root.noting():
            if village not in allowed:
                at["village"].refuse(f"{state.tables.villages[village]} cannot be played by the options")
    if len(allowed) > 1 and len(set(played)) < len(played):
        root["sides"].refuse("two sides play the same village")


def check_tiles(state: RollWrite, root: Reader) -> None:
    """Everybody has a favour tile whose turn it has been."""
    held = [int(state.get(side, TILE)) for side in range(state.seats)]
    tiles = [tile for tile in held if tile >= 0]
    if len(set(tiles)) < len(tiles) or any(not state.row[TILES] >> tile & 1 for tile in tiles):
        root["sides"].refuse("a favour tile is held twice, or is not in the game")
    taken = int(state.seats) if phase(state) == "growing" else 0
    if phase(state) == "favours":
        taken = int(state.stack[AUX])
    for turn in range(state.seats):
        side = (int(state.active) + turn) % int(state.seats)
        if (held[side] >= 0) != (turn < taken):
            root["sides"].refuse(f"side {side} should have {'a' if turn < taken else 'no'} favour tile now")


def check_pending(state: RollWrite, root: Reader) -> None:
    at = root["pending"]
    if phase(state) == "favours" and not 0 <= state.stack[AUX] < state.seats:
        at.refuse(f"expected that 0 to {state.seats - 1} players have taken a tile, not {state.stack[AUX]}")
    if phase(state) == "growing" and state.stack[LEFT] == 1:
        at.refuse("everybody is ready, so the round would be over")


# -- one player ----------------------------------------------------------------------------------------------------------------


class Side:
    """One player's sheets, and what the player is asked."""

    def __init__(self, state: RollWrite, side: int, at: Reader, pending: Reader) -> None:
        self.state = state
        self.side = side
        self.at = at
        self.pending = pending
        self.phase = phase(state)
        self.frames: list[int] = []
        """This player's frames, the one that asks last."""
        growing = state.now() if self.phase == "growing" else None
        if isinstance(growing, Growing):
            self.frames = growing.frames(state, 0, side)[::-1]
        self.step = state.step_at(self.frames[-1]).name if self.frames else "ready"

    def get(self, field: int) -> int:
        return int(self.state.get(self.side, field))

    def sum(self, field: int) -> int:
        return sum(self.get(field + number) for number in range(len(GOOD_NAMES)))

    def check(self) -> None:
        """What lies on sections and buildings is looked at only if those can be."""
        before = len(self.at.violations)
        for sheet in (self.check_tracks, self.check_village):
            with self.at.noting():
                sheet()
        if len(self.at.violations) > before:
            return
        for check in (
            self.check_circles,
            self.check_estates,
            self.check_frames,
            self.check_favour,
            self.check_goods,
            self.check_dice,
            self.check_round,
        ):
            with self.at.noting():
                check()

    def check_tracks(self) -> None:
        for track, name in enumerate(TRACK_NAMES):
            with self.at.noting():
                self.at["boxes"][name].integer(0, int(self.state.tables.box_count[track]))

    def check_circles(self) -> None:
        for circle, name in enumerate(CIRCLE_NAMES):
            if self.get(CIRCLES_CROSSED) >> circle & 1 and circle >= self.state.open_fields(self.side) * 3:
                self.at["circles"].refuse(f"circle {name} is crossed, but its field is not open")

    def check_village(self) -> None:
        state = self.state
        for slot, name in enumerate(SLOT_NAMES):
            building = state.building(self.side, slot)
            most = int(state.tables.boxes[building])
            if self.get(BUILT + slot) >> most or (self.get(BUILT + slot) and not state.in_game(building)):
                self.at["buildings"].refuse(f"{name}, {state.tables.ids[building]}, has no such box")
            if self.get(WORKING) >> slot & 1 and not state.is_finished(self.side, slot):
                self.at["working"].refuse(f"{name}, {state.tables.ids[building]}, is not finished")
        late = int(state.finished(self.side)) & ~self.get(WORKING)
        if self.phase == "favours" and late:
            self.at["working"].refuse("when a round begins all finished buildings work")
        if self.phase == "growing" and late.bit_count() > self.get(ROUND_BOXES):
            self.at["working"].refuse("a finished building works from the next round on")

    def check_estates(self) -> None:
        """Also works out what follows from them."""
        state, at = self.state, self.at["estates"]
        estates = [packed for number in range(MOST_ESTATES) if (packed := self.get(ESTATE_AT + number))]
        if estates and state.mode == BASIC:
            at.refuse("there are no estates in the basic game")
        if len(estates) != state.estate_count(self.side):
            at.refuse("there is a gap between estates")
        for packed in estates:
            slot, corner = divmod(packed - 1, CELLS)
            if not state.fits(self.side, slot, corner, free_sections(state, self.side)):
                at.refuse("an estate lies on completed sections of its blueprint that belong to no other estate")
            fence(state, self.side, slot, corner)
        if len(estates) > state.round - (0 if self.phase != "favours" and self.step == "ready" else 1):
            at.refuse("there is at most one estate for each finished round")

    def check_favour(self) -> None:
        used, sold, tile = self.get(TILE_USED), self.get(EXPORTED), self.get(TILE)
        tables = self.state.tables
        gives = tile >= 0 and self.phase == "growing" and tables.does[tables.first_tile + tile] == BEGINS
        if gives and used != (self.step not in BEFORE):
            self.at.refuse(f"{FAVOUR_NAMES[tile]} has given what it gives when growing began, and not before")
        if (used or sold) and self.phase != "growing":
            self.at.refuse("a favour tile is used while the empire grows")
        if (used and self.get(TILE) == EXPORT_TILE) or (sold and self.get(TILE) != EXPORT_TILE):
            self.at.refuse("goods are sold with Export, and every other tile is used up at once")

    def check_goods(self) -> None:
        """Goods are there only while the empire grows, and no more are kept than buildings keep."""
        held = self.sum(GOODS) or self.get(ACTIONS_LEFT)
        if held and (self.phase != "growing" or self.step in ("ready", "estate", *BEFORE)):
            self.at["goods"].refuse("goods and actions are there only while the empire grows")
        kept = self.sum(KEPT_GOODS)
        if kept and (self.state.over or kept > stores(self.state, self.side)):
            self.at["kept"].refuse("no building keeps so much")
        if self.sum(PAID) and self.step not in CALLED:
            self.at["paid"].refuse("nothing is being paid for")

    def check_dice(self) -> None:
        """The dice as this player sees them: different from the roll only after a reroll."""
        state = self.state
        shown = [self.get(DIE_SHOWS + die) for die in range(DICE + 1)]
        check_dice(state, self.at, shown[:DICE])
        if shown != [int(state.row[DICE_SHOW + die]) for die in range(DICE + 1)]:
            rerolls = state.mode == ADVENTURE and state.has(self.side, ROLLS)
            if not rerolls or self.phase == "favours":
                self.at["dice"].refuse("these dice differ from the roll, and this player cannot have rerolled")

    def check_round(self) -> None:
        """What has been done this round."""
        state, at = self.state, self.at
        for slot, name in enumerate(SLOT_NAMES):
            if used := self.get(USED_TIMES + slot):
                at["used"][name].integer(0, int(state.times(self.side, slot)))
                if not state.works(self.side, slot):
                    at["used"].refuse(f"{name}, {state.building_id(self.side, slot)}, does not work yet")
                if self.phase != "growing":
                    at["used"].refuse(f"nothing has been used {used} times in this round yet")
        if self.get(ROUND_CIRCLES) > self.get(CIRCLES_CROSSED).bit_count():
            at["round-circles"].refuse("so many circles are not crossed")
        for track, name in enumerate(TRACK_NAMES):
            most = min(int(state.sections(self.side, track)), self.get(ROUND_BOXES))
            if self.get(ROUND_SECTIONS + track) > most:
                at["round-sections"][name].integer(0, most)
        if self.phase != "growing" and (self.get(ROUND_BOXES) or self.get(ROUND_CIRCLES)):
            at.refuse("nothing has been done in this round yet")

    def check_frames(self) -> None:
        """The player is asked something that can be answered."""
        state, step = self.state, self.step
        if not self.frames:
            return
        flow, top = self.frames[0], self.frames[-1]
        left = int(state.stack[top + LEFT]) - 1
        if place_of(state.program, int(state.stack[flow]))[0] != "grow" or step not in (*FLOW, *CALLED):
            self.pending.refuse(f"a player cannot be asked at {step!r}")
        if len(self.frames) > 1:
            self.check_using(int(state.stack[top + THIS]))
        elif step not in FLOW or state.stack[flow + THIS] >= 0 or state.stack[flow + IT] >= 0:
            self.pending.refuse("no building is being used")
        if step in BEFORE and not state.has(self.side, ROLLS):
            self.pending.refuse("no building of this village rerolls dice")
        if step == "rerolls" and state.unused(self.side, ROLLS) < 0:
            self.pending.refuse("no reroll is left")
        if step == "estate" and len(estate_options(state, self.side)) == 0:
            self.pending.refuse("there is no room for an estate")
        if step in ("pay-any", "keep") and left > self.sum(GOODS):
            self.pending.refuse("the player has not so many resources")
        if step == "keep" and left > room_to_keep(state, self.side):
            self.pending.refuse("no building keeps so much")
        if step in (*CALLED, "keep") and left < 1:
            self.pending.refuse("there is nothing left to choose")
        if step == "take-another" and all(self.get(PAID + good) for good in range(3)):
            self.at["paid"].refuse("something must be left to take")

    def check_using(self, building: int) -> None:
        """A building of this village that works, has been used, and asks for this."""
        state, (flow, effect, *called) = self.state, self.frames
        stands = state.step_at(effect).name
        slot = building - int(state.building(self.side, 0))
        wanted = ROLLS if state.step_at(flow).name == "rerolls" else USES
        if (
            not 0 <= slot < SLOTS
            or not state.works(self.side, slot)
            or not self.get(USED_TIMES + slot)
            or state.tables.does[building] != wanted
            or place_of(state.program, int(state.stack[effect]))[0] != f"{state.tables.ids[building]}:effect"
            or [int(state.stack[f + THIS]) for f in (effect, *called)] != [building] * (1 + len(called))
            or int(state.stack[flow + IT]) != (building if wanted == USES else -1)
            or (stands not in CALLED[self.step] if called else self.step != "reroll")
            or (stands in ("pay", "swap") and state.stack[effect + LEFT] < 2)
        ):
            self.pending.refuse("this building does not ask for anything now")
