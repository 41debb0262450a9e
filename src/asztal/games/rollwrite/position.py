"""Any position as readable plain data, and back. `docs/positions.md` explains the form.

Whatever the rules can never bring about is refused: the checks below are the invariants of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from asztal.core.errors import BadOption
from asztal.core.frames import frame, frame_a, frame_op
from asztal.core.plain import Reader
from asztal.core.state import Plain
from asztal.games.rollwrite import content
from asztal.games.rollwrite.actions import FAVOUR_NAMES, GOOD_NAMES, TRACK_NAMES
from asztal.games.rollwrite.effects import GOOD_WORDS
from asztal.games.rollwrite.pending import (
    ESTATE,
    FAVOURS,
    FRAMES,
    GROWING,
    KEEP,
    MARK,
    PAY,
    READY,
    REROLL,
    STEPS,
    TAKE,
)
from asztal.games.rollwrite.rules import SOLO_TILES, RollWrite
from asztal.games.rollwrite.state import (
    ACTIONS_LEFT,
    ADVENTURE,
    ASKED,
    BASIC,
    BOXES,
    BUILT,
    CIRCLES_CROSSED,
    DIE_SHOWS,
    ESTATE_AT,
    ESTATES,
    FENCED,
    GOODS,
    KEPT_GOODS,
    LEFT,
    MODES,
    PAID,
    POINTS,
    ROUND_BOXES,
    ROUND_CIRCLES,
    ROUND_SECTIONS,
    STEP,
    TILE,
    TILE_USED,
    USED_TIMES,
    VILLAGE,
    WORKER_SHOWS,
    WORKING,
)
from asztal.games.rollwrite.tables import (
    CELLS,
    CHOOSE,
    DICE,
    MOST_ESTATES,
    REROLL_DICE,
    ROUNDS,
    SECTIONS,
    SLOTS,
    SPEND,
    TILES,
    TRACKS,
    good_units,
    some,
)
from asztal.games.rollwrite.tables import EXPORT as EXPORT_TILE

if TYPE_CHECKING:
    from asztal.core.game import Game

CIRCLE_NAMES = tuple(f"{field}:{circle}" for field in range(1, 5) for circle in range(1, 4))
DICE_NAMES = ("1", "2", "3", "worker")
PLENTY = 999
"""No player ever has so much of anything in a round."""

# -- writing -------------------------------------------------------------------------------------------------------------------


def dump(state: RollWrite) -> Plain:
    """The whole position."""
    plain: Plain = {
        "game": "rollwrite",
        "seats": int(state.seats),
        "options": {"mode": MODES[state.mode], "village": state.village},
        "chance": state.chance.words(),
        "seen": int(state.seen),
        "round": int(state.round),
        "active": int(state.active),
        "over": state.over,
        "dice": [GOOD_NAMES[state.dice[die]] for die in range(DICE)],
        "worker": int(state.dice[DICE]),
        "favours": [FAVOUR_NAMES[tile] for tile in range(TILES) if state.tiles >> tile & 1],
        "box": [FAVOUR_NAMES[tile] for tile in range(TILES) if not state.tiles >> tile & 1],
        "phase": "over" if state.over else FRAMES[frame_op(state.top())],
        "sides": [_side(state, side) for side in range(state.seats)],
    }
    if plain["phase"] == "favours":
        plain["taken"] = int(frame_a(state.top()))
    return plain


def _side(state: RollWrite, side: int) -> dict[str, Any]:
    def get(field: int) -> int:
        return int(state.get(side, field))

    def name(slot: int) -> str:
        return state.building_id(side, slot)

    step, tile = get(STEP), get(TILE)
    plain: dict[str, Any] = {
        "village": state.tables.villages[get(VILLAGE)],
        "step": STEPS[step],
        "boxes": {track: get(BOXES + number) for number, track in enumerate(TRACK_NAMES)},
        "circles": [circle for number, circle in enumerate(CIRCLE_NAMES) if get(CIRCLES_CROSSED) >> number & 1],
        "buildings": {
            name(slot): [box + 1 for box in range(4) if get(BUILT + slot) >> box & 1]
            for slot in range(SLOTS)
            if state.in_game(state.building(side, slot))
        },
        "working": [name(slot) for slot in range(SLOTS) if get(WORKING) >> slot & 1],
        "estates": [],
        "points": get(POINTS),
        "goods": {good: get(GOODS + number) for number, good in enumerate(GOOD_NAMES)},
        "actions": get(ACTIONS_LEFT),
        "kept": {good: get(KEPT_GOODS + number) for number, good in enumerate(GOOD_NAMES)},
        "dice": [GOOD_NAMES[get(DIE_SHOWS + die)] for die in range(DICE)],
        "worker": get(WORKER_SHOWS),
        "used": {name(slot): get(USED_TIMES + slot) for slot in range(SLOTS) if get(USED_TIMES + slot)},
        "this-round": {
            "boxes": get(ROUND_BOXES),
            "sections": {track: get(ROUND_SECTIONS + number) for number, track in enumerate(TRACK_NAMES)},
            "circles": get(ROUND_CIRCLES),
        },
    }
    for number in range(state.estate_count(side)):
        slot, corner = divmod(get(ESTATE_AT + number) - 1, CELLS)
        plain["estates"].append([name(slot), corner // SECTIONS + 1, corner % SECTIONS + 1])
    if tile >= 0:
        plain["favour"] = FAVOUR_NAMES[tile]
        if tile == EXPORT_TILE:
            plain["exported"] = [GOOD_NAMES[good] for good in range(3) if get(TILE_USED) >> good & 1]
        else:
            plain["favour-used"] = get(TILE_USED) == 1
    if get(ASKED) >= 0:
        plain["asked"] = name(get(ASKED))
    if step in (MARK, PAY, TAKE, KEEP):
        plain["left"] = get(LEFT)
    if step == MARK:
        plain["picked"] = [die for number, die in enumerate(DICE_NAMES) if get(PAID) >> number & 1]
    elif step in (PAY, TAKE):
        plain["paid"] = content.unpacked(get(PAID))
    return plain


# -- reading -------------------------------------------------------------------------------------------------------------------


def load(game: Game, plain: Plain) -> RollWrite:
    """The state of a plain position, or BadPosition with the reason."""
    from asztal.games.rollwrite import empty_table

    root = Reader(plain)
    root.only(
        (
            "game",
            "seats",
            "options",
            "chance",
            "seen",
            "round",
            "active",
            "over",
            "dice",
            "worker",
            "favours",
            "box",
            "phase",
            "taken",
            "sides",
        )
    )
    root["game"].word(("rollwrite",), "name of this game")
    seats = root["seats"].integer(1, 4)
    for _, option in root["options"].pairs():
        if not isinstance(option.value, str):
            option.refuse(f"expected a text, not {option.value!r}")
    try:
        options = game.check(root["options"].mapping(), seats)
    except BadOption as error:
        root["options"].refuse(str(error))
    state = empty_table(seats, MODES.index(options["mode"]), options["village"]).copy()
    state.chance = root["chance"].chance()
    state.seen = root["seen"].integer(0, 2**60)
    state.round = root["round"].integer(1, ROUNDS)
    state.active = root["active"].integer(0, seats - 1)
    state.over = root["over"].boolean()
    Loader(state, root).read()
    return state


class Loader:
    """Fills empty sheets from a plain position, refusing what cannot be."""

    def __init__(self, state: RollWrite, root: Reader) -> None:
        self.state = state
        self.root = root
        self.phase = root["phase"].word(("", "favours", "growing", "over"), "phase")

    def read(self) -> None:
        state, root = self.state, self.root
        if (self.phase == 3) != state.over:
            root["phase"].refuse("the phase is 'over' if and only if the game is")
        if state.over and state.round != ROUNDS:
            root["round"].refuse(f"a game that is over has had {ROUNDS} rounds")
        self.read_dice(root["dice"], root["worker"], -1)
        self.read_tiles()
        sides = list(root["sides"].each())
        if len(sides) != state.seats:
            root["sides"].refuse(f"expected {state.seats} sides, not {len(sides)}")
        for side, reader in enumerate(sides):
            Side(state, side, reader, self.phase).read()
        self.check_villages()
        self.check_favours()
        if self.phase == FAVOURS:
            state.push(frame(FAVOURS, 0, root["taken"].integer(0, int(state.seats) - 1), 0, 0))
        elif self.phase == GROWING:
            if all(state.get(side, STEP) == READY for side in range(state.seats)):
                root["sides"].refuse("everybody is ready, so the round would be over")
            state.push(frame(GROWING, 0, 0, 0, 0))
        state.run()

    def read_dice(self, dice: Reader, worker: Reader, side: int) -> None:
        state = self.state
        faces = dice.words(GOOD_NAMES, "face of a resource die")
        if len(faces) != DICE:
            dice.refuse(f"expected {DICE} dice, not {len(faces)}")
        for die, face in enumerate(faces):
            if face not in list(state.tables.faces)[die * 6 : die * 6 + 6]:
                dice.refuse(f"die {die + 1} has no such face: {GOOD_NAMES[face]}")
            state.dice[die] = face
        state.dice[DICE] = worker.integer(min(state.tables.workers), max(state.tables.workers))

    def read_tiles(self) -> None:
        state, root = self.state, self.root
        favours = root["favours"].words(FAVOUR_NAMES, "favour tile")
        box = root["box"].words(FAVOUR_NAMES, "favour tile")
        if sorted([*favours, *box]) != list(range(TILES)):
            root["favours"].refuse("each favour tile is either in the game or in the box")
        expected = SOLO_TILES if state.seats == 1 else int(state.seats) + 1
        if len(favours) != expected:
            root["favours"].refuse(f"expected {expected} favour tiles, not {len(favours)}")
        for tile in favours:
            state.tiles |= 1 << tile

    def check_villages(self) -> None:
        from asztal.games.rollwrite import choices

        state = self.state
        allowed = choices(state)
        played = [int(state.get(side, VILLAGE)) for side in range(state.seats)]
        for side, village in enumerate(played):
            if village not in allowed:
                self.root["sides"].refuse(f"side {side} cannot play {state.tables.villages[village]} by the options")
        if len(allowed) > 1 and len(set(played)) < len(played):
            self.root["sides"].refuse("two sides play the same village")

    def check_favours(self) -> None:
        state = self.state
        held = [int(state.get(side, TILE)) for side in range(state.seats)]
        tiles = [tile for tile in held if tile >= 0]
        if len(set(tiles)) < len(tiles) or any(not state.tiles >> tile & 1 for tile in tiles):
            self.root["sides"].refuse("a favour tile is held twice, or is not in the game")
        taken = int(state.seats) if self.phase == GROWING else 0
        if self.phase == FAVOURS:
            taken = self.root["taken"].integer(0, int(state.seats) - 1)
        for turn in range(state.seats):
            side = (int(state.active) + turn) % int(state.seats)
            if (held[side] >= 0) != (turn < taken):
                self.root["sides"].refuse(f"side {side} should have {'a' if turn < taken else 'no'} favour tile now")


class Side:
    """One player's sheets."""

    def __init__(self, state: RollWrite, side: int, at: Reader, phase: int) -> None:
        self.state = state
        self.side = side
        self.at = at
        self.phase = phase

    def get(self, field: int) -> int:
        return int(self.state.get(self.side, field))

    def put(self, field: int, value: int) -> None:
        self.state.put(self.side, field, value)

    def read(self) -> None:
        self.at.only(
            (
                "village",
                "step",
                "boxes",
                "circles",
                "buildings",
                "working",
                "estates",
                "points",
                "goods",
                "actions",
                "kept",
                "dice",
                "worker",
                "used",
                "this-round",
                "favour",
                "exported",
                "favour-used",
                "asked",
                "left",
                "picked",
                "paid",
            )
        )
        self.put(VILLAGE, self.at["village"].word(self.state.tables.villages, "village"))
        self.ids = [self.state.building_id(self.side, slot) for slot in range(SLOTS)]
        self.read_sheet()
        self.read_village()
        self.read_estates()
        self.read_round()
        self.read_favour()
        self.read_step()

    def read_sheet(self) -> None:
        boxes = self.at["boxes"]
        boxes.only(TRACK_NAMES)
        for track, name in enumerate(TRACK_NAMES):
            self.put(BOXES + track, boxes[name].integer(0, int(self.state.tables.box_count[track])))
        crossed = self.at["circles"].words(CIRCLE_NAMES, "harvest circle")
        if len(set(crossed)) < len(crossed):
            self.at["circles"].refuse("a circle is there twice")
        for circle in crossed:
            if circle >= self.state.open_fields(self.side) * 3:
                self.at["circles"].refuse(f"circle {CIRCLE_NAMES[circle]} is crossed, but its field is not open")
            self.put(CIRCLES_CROSSED, self.get(CIRCLES_CROSSED) | 1 << circle)
        self.put(POINTS, self.at["points"].integer(0, PLENTY))

    def read_village(self) -> None:
        state = self.state
        buildings = self.at["buildings"]
        there = [id for slot, id in enumerate(self.ids) if state.in_game(state.building(self.side, slot))]
        buildings.only(there)
        for id in there:
            slot = self.ids.index(id)
            most = int(state.tables.boxes[state.building(self.side, slot)])
            found = [box.integer(1, most) for box in buildings[id].each()]
            if len(set(found)) < len(found):
                buildings[id].refuse("a box is there twice")
            self.put(BUILT + slot, sum(1 << (box - 1) for box in found))
        for slot in self.at["working"].words(self.ids, "building of this village"):
            if not state.is_finished(self.side, slot):
                self.at["working"].refuse(f"{self.ids[slot]} is not finished")
            self.put(WORKING, self.get(WORKING) | 1 << slot)

    def read_estates(self) -> None:
        state = self.state
        estates = list(self.at["estates"].each())
        if estates and state.mode == BASIC:
            self.at["estates"].refuse("there are no estates in the basic game")
        if len(estates) > MOST_ESTATES:
            self.at["estates"].refuse(f"expected at most {MOST_ESTATES} estates, one a round")
        for reader in estates:
            parts = list(reader.each())
            if len(parts) != 3:
                reader.refuse("an estate is [building, row, column]")
            slot = parts[0].word(self.ids, "building of this village")
            corner = (parts[1].integer(1, TRACKS) - 1) * SECTIONS + parts[2].integer(1, SECTIONS) - 1
            if not state.fits(self.side, slot, corner, state.free_sections(self.side)):
                reader.refuse("an estate lies on completed sections of its blueprint that belong to no other estate")
            self.put(ESTATE_AT + int(state.estate_count(self.side)), 1 + slot * CELLS + corner)
            cells = int(state.tables.shape[state.building(self.side, slot)]) << corner
            self.put(FENCED, self.get(FENCED) | cells)
            self.put(ESTATES + slot, self.get(ESTATES + slot) + 1)

    def read_goods(self, key: str, field: int) -> int:
        goods = self.at[key]
        goods.only(GOOD_NAMES)
        for number, good in enumerate(GOOD_NAMES):
            self.put(field + number, goods[good].integer(0, PLENTY))
        return sum(self.get(field + good) for good in range(len(GOOD_NAMES)))

    def read_round(self) -> None:
        """Goods, dice and what has been done this round."""
        state, at = self.state, self.at
        held, kept = self.read_goods("goods", GOODS), self.read_goods("kept", KEPT_GOODS)
        self.put(ACTIONS_LEFT, at["actions"].integer(0, PLENTY))
        if kept and (kept > state.room(self.side) or state.over):
            at["kept"].refuse("no building keeps so much")
        self.step = at["step"].word(STEPS, "step")
        if (held or self.get(ACTIONS_LEFT)) and (self.phase != GROWING or self.step in (READY, ESTATE, REROLL, MARK)):
            at["goods"].refuse("goods and actions are there only while the empire grows")
        self.read_own_dice()
        used = at["used"]
        used.only(self.ids)
        for id, reader in used.pairs():
            slot = self.ids.index(id)
            self.put(USED_TIMES + slot, reader.integer(1, int(state.times(self.side, slot))))
            if not state.works(self.side, slot):
                reader.refuse(f"{id} does not work yet")
        this = at["this-round"]
        this.only(("boxes", "sections", "circles"))
        this["sections"].only(TRACK_NAMES)
        self.put(ROUND_BOXES, this["boxes"].integer(0, PLENTY))
        self.put(ROUND_CIRCLES, this["circles"].integer(0, self.get(CIRCLES_CROSSED).bit_count()))
        for track, name in enumerate(TRACK_NAMES):
            most = min(int(state.sections(self.side, track)), self.get(ROUND_BOXES))
            self.put(ROUND_SECTIONS + track, this["sections"][name].integer(0, most))
        if self.phase != GROWING:
            if self.get(ROUND_BOXES) or self.get(ROUND_CIRCLES) or used.mapping():
                this.refuse("nothing has been done in this round yet")
            if not state.over and state.finished(self.side) != self.get(WORKING):
                at["working"].refuse("when a round begins all finished buildings work")
        elif (int(state.finished(self.side)) & ~self.get(WORKING)).bit_count() > self.get(ROUND_BOXES):
            at["working"].refuse("a finished building works from the next round on")
        began = int(state.round) - (0 if self.phase != FAVOURS and self.step == READY else 1)
        if state.estate_count(self.side) > began:
            at["estates"].refuse("there is at most one estate for each finished round")

    def read_own_dice(self) -> None:
        """The dice as this player sees them: different from the roll only after a reroll."""
        state, at = self.state, self.at
        faces = at["dice"].words(GOOD_NAMES, "face of a resource die")
        if len(faces) != DICE:
            at["dice"].refuse(f"expected {DICE} dice, not {len(faces)}")
        for die, face in enumerate(faces):
            if face not in list(state.tables.faces)[die * 6 : die * 6 + 6]:
                at["dice"].refuse(f"die {die + 1} has no such face: {GOOD_NAMES[face]}")
            self.put(DIE_SHOWS + die, face)
        self.put(WORKER_SHOWS, at["worker"].integer(min(state.tables.workers), max(state.tables.workers)))
        shown = [*faces, self.get(WORKER_SHOWS)]
        if shown != [int(state.dice[die]) for die in range(DICE + 1)]:
            rerolls = state.mode == ADVENTURE and state.village_has(self.side, REROLL_DICE)
            if not rerolls or self.phase == FAVOURS:
                at["dice"].refuse("these dice differ from the roll, and this player cannot have rerolled")

    def read_favour(self) -> None:
        at = self.at
        if "favour" not in at:
            self.put(TILE, -1)
            return
        tile = at["favour"].word(FAVOUR_NAMES, "favour tile")
        self.put(TILE, tile)
        if tile == EXPORT_TILE:
            for good in at["exported"].words(GOOD_NAMES[:3], "good"):
                self.put(TILE_USED, self.get(TILE_USED) | 1 << good)
        else:
            self.put(TILE_USED, int(at["favour-used"].boolean()))
        if self.phase == FAVOURS and self.get(TILE_USED):
            at["favour"].refuse("a favour tile is used while the empire grows")

    def read_step(self) -> None:
        state, at, step = self.state, self.at, self.step
        self.put(STEP, step)
        self.put(ASKED, -1)
        if self.phase != GROWING and step != READY:
            at["step"].refuse("a player has steps to take only while the empire grows")
        if step in (REROLL, MARK) and not state.village_has(self.side, REROLL_DICE):
            at["step"].refuse("no building of this village rerolls dice")
        if step == REROLL and state.unused(self.side, REROLL_DICE) < 0:
            at["step"].refuse("no reroll is left")
        if step == ESTATE and not state.estate_possible(self.side):
            at["step"].refuse("there is no room for an estate")
        if step in (MARK, PAY, TAKE):
            slot = at["asked"].word(self.ids, "building of this village")
            kind = int(state.tables.kind[state.building(self.side, slot)])
            if kind not in {MARK: (REROLL_DICE,), PAY: (SPEND,), TAKE: (SPEND, CHOOSE)}[step] or not self.get(
                USED_TIMES + slot
            ):
                at["asked"].refuse("this building does not ask for anything now")
            self.put(ASKED, slot)
        if step in (MARK, PAY, TAKE, KEEP):
            self.put(LEFT, at["left"].integer(1, PLENTY))
        if step == MARK:
            for die in at["picked"].words(DICE_NAMES, "die"):
                self.put(PAID, self.get(PAID) | 1 << die)
            if state.dice_to_pick(self.side) == 0:
                at["picked"].refuse("there is no die left to pick")
        elif step in (PAY, TAKE):
            self.read_paid()
        if step in (PAY, KEEP) and state.held(self.side) < self.get(LEFT):
            at["left"].refuse("the player has not so many resources")
        if step == KEEP and state.round == ROUNDS:
            at["step"].refuse("nothing is kept after the last round")

    def read_paid(self) -> None:
        paid = self.at["paid"]
        paid.only(GOOD_NAMES)
        packed = 0
        for name, reader in paid.pairs():
            packed += int(good_units(GOOD_WORDS.index(name))) * reader.integer(1, 15)
        self.put(PAID, packed)
        if self.step == TAKE and not [good for good in range(3) if not some(packed, good)]:
            paid.refuse("something must be left to take")
