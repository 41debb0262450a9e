"""Any position as readable plain data, and back: both follow from the layout. `docs/positions.md` explains the form.

Whatever the rules can never bring about is refused: the checks below are the invariants of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.errors import BadOption
from asztal.core.machine.frames import AUX, COUNT, FLAGS, IT, LEFT, PC, SAFE, SEAT, THIS, WHO, WIDTH
from asztal.core.machine.naming import place_of
from asztal.core.pieces import ALL_EYES, place
from asztal.core.plain import Reader
from asztal.core.spaces import REACH, space_x, space_y
from asztal.core.state import Plain
from asztal.games.ginkgopolis.content import layout
from asztal.games.ginkgopolis.layout import (
    AGE,
    ASIDE,
    AWAY,
    BOX,
    BURIED,
    CHOOSING,
    CHOSEN,
    CITY,
    DECK,
    DISCARD,
    FIRST,
    GIVEN,
    HAND,
    KEPT,
    LAID,
    NOWHERE,
    PACKET,
    PICKED,
    PLAYING,
    READY,
    RESOURCES,
    RING,
    STEP,
    STOCK,
    SUPPLY,
    UNDER,
    ZONES,
)
from asztal.games.ginkgopolis.rules import HAND_SIZE, PICKS, SOLO_HAND_SIZE
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.tables import HAL, Tables

if TYPE_CHECKING:
    from asztal.core.game import Game

IN_PLAY = (DECK, DISCARD, HAND, CHOSEN, PLAYING)
BOTTOM = {
    "draft": ("draft",),
    "round": ("choose-card", "carry-out"),
    "solo-round": ("choose-card", "carry-out", "next-round"),
}
"""The programs everything else is a part of, and the steps at which somebody may have to decide."""
LETTER_ACTIONS = ("exploit-letter", "urbanise", "hal-urbanises")
BUILDING_ACTIONS = ("exploit-building", "construct")
COUNTING = {"draft": PICKS - 1, "give-back": 1}
"""Steps that count in their frame, and how far; carrying out counts the players."""


def dump(state: Ginkgopolis) -> Plain:
    """The whole position. Lists of a pile begin with its top."""
    return {
        "game": "ginkgopolis",
        "version": int(state.version),
        "seats": int(state.seats),
        "options": {"characters": "draft" if state.draft else "sets", "expert": "yes" if state.expert else "no"},
        **layout().dump(state, int(state.side_count())),
    }


def load(game: Game, tables: Tables, plain: Plain) -> Ginkgopolis:
    """The state of a plain position, or BadPosition with all reasons."""
    root = Reader(plain)
    root["game"].word(("ginkgopolis",), "name of this game")
    state = Ginkgopolis(tables)
    state.version = root.version(game)
    state.seats = root["seats"].integer(1, 5)
    try:
        options = game.check(root["options"].mapping(), int(state.seats))
    except BadOption as error:
        root["options"].refuse(str(error))
    state.draft, state.expert = options["characters"] == "draft", options["expert"] == "yes"
    layout().load(state, root, int(state.side_count()))
    Invariants(state, root).check()
    if not state.over:
        state.run()
    return state


class Frame:
    """One running effect of a position."""

    def __init__(self, state: Ginkgopolis, f: int) -> None:
        self.words = [int(state.stack[f + i]) for i in range(WIDTH)]
        self.name, _ = place_of(state.program, self.words[PC])
        self.step = state.step_at(f).name
        self.side, self.this, self.it = self.words[SEAT], self.words[THIS], self.words[IT]


class Invariants:
    """What is true of every position the rules can bring about."""

    def __init__(self, state: Ginkgopolis, root: Reader) -> None:
        self.state = state
        self.root = root
        self.sides = list(root["sides"].each())
        self.tables = state.tables
        self.ids = state.tables.ids
        self.placed: set[int] = set()
        """The pieces that lie where such pieces can lie."""
        self.tiles = range(state.tables.first_tile, state.tables.end)
        self.frames = [Frame(state, f) for f in range(0, int(state.depth), WIDTH)]
        self.top = self.frames[-1].step if self.frames else ""

    def check(self) -> None:
        """Refuse whatever the rules can never bring about."""
        for check in (
            self.check_places,
            self.check_city,
            self.check_letters,
            self.check_room_to_grow,
            self.check_pending,
            self.check_piles,
            self.check_cards,
            self.check_memory,
        ):
            with self.root.noting():
                check()
        for side, at in enumerate(self.sides):
            for check_side in (self.check_numbers, self.check_choice, self.check_draft):
                with self.root.noting():
                    check_side(side, at)
        self.root.tell()

    def where(self, zone: int, seat: int) -> Reader:
        """The place of the position that tells what lies in a zone."""
        name = ZONES.names[zone]
        return self.root[name] if name in layout().common else self.sides[seat][name]

    # -- pieces --------------------------------------------------------------------------------------------------------

    def check_places(self) -> None:
        """Cards lie where cards can lie, tiles where tiles can; only tiles of the city are marked."""
        for piece in range(len(self.ids)):
            with self.root.noting():
                self.check_place(piece)
                self.placed.add(piece)

    def check_place(self, piece: int) -> None:
        state, tables, id = self.state, self.tables, self.ids[piece]
        zone, seat = int(state.rings.zone(piece)), int(state.rings.seat(piece))
        if zone == ASIDE and piece >= tables.first_letter:
            self.root.refuse(f"{id} lies nowhere")
        character = tables.first_character <= piece < tables.first_tile
        if (
            (piece >= tables.first_tile) != (zone >= SUPPLY)
            or (character and zone not in (KEPT, PACKET, PICKED, PICKED + 1, PICKED + 2, BOX))
            or (not character and PACKET <= zone <= BOX)
        ):
            self.where(zone, seat).refuse(f"{id} cannot lie here")
        marks = int(state.marks[piece])
        if marks & (1 << AGE) - 1 and zone not in (CITY, BURIED):
            self.where(zone, seat).refuse(f"{id} is no building")
        if marks >> AGE and state.rings.known(piece) == ALL_EYES:
            self.where(zone, seat).refuse(f"everybody sees {id}: it has no age")

    def check_city(self) -> None:
        """Every building has a space of its own and its floors below it."""
        state = self.state
        buried = {int(tile) for tile in state.rings.piled(place(BURIED, 0))}
        taken: set[int] = set()
        for reader, top in zip(self.root["city"].each(), state.rings.piled(place(CITY, 0)), strict=True):
            with self.root.noting():
                self.check_building_in_city(reader, int(top), taken, buried)
        if state.count(CITY, 0) == 0:
            self.root["city"].refuse("a city has buildings")
        for tile in state.rings.piled(place(BURIED, 0)):
            with self.root.noting():
                if int(tile) in buried:
                    self.root["buried"].refuse(f"{self.ids[tile]} is no floor of any building")
                if state.marks[tile] & (1 << UNDER) - 1:
                    self.root["buried"].refuse(f"{self.ids[tile]} was built over: only what lies under it can be told")

    def check_building_in_city(self, reader: Reader, top: int, taken: set[int], buried: set[int]) -> None:
        """One building; its space is taken now, and its floors are no longer among those without a building."""
        state = self.state
        floors, below = 1, int(state.under(top))
        while below in buried:
            buried.remove(below)
            floors, below = floors + 1, int(state.under(below))
        if state.where(top) == NOWHERE:
            reader.refuse("a building stands on a space")
        if state.where(top) in taken:
            reader["at"].refuse("two buildings stand here")
        taken.add(int(state.where(top)))
        if state.owner(top) >= state.side_count():
            reader["owner"].refuse(f"there are {state.side_count()} sides")
        if below >= 0:
            reader.refuse(f"{self.ids[below]} is no floor of one building that was built over")
        if state.height(top) != floors:
            reader.refuse(f"the building has {floors} floors, not {state.height(top)}")
        if state.owner(top) < 0 and (floors > 1 or state.has_site(top) or not self.tables.starting[top]):
            reader.refuse("only a starting building (one floor, number 1 to 3, no site marker) has no owner")

    def check_letters(self) -> None:
        """Every letter has a space of its own unless it is being moved."""
        state = self.state
        taken = {int(state.where(tile)) for tile in self.tiles}
        moving = [frame.this - self.tables.first_letter for frame in self.frames if frame.name == "place-letter"]
        for letter, name in enumerate(self.tables.letter_names):
            at = int(state.row[RING + letter])
            with self.root.noting():
                if (at == NOWHERE) != (letter in moving):
                    self.root["letters"].refuse(f"letter {name} is missing, or placed although it is being moved")
                if at != NOWHERE and at in taken:
                    self.root["letters"][name].refuse("the space is not free")
                taken.add(at)

    def check_room_to_grow(self) -> None:
        """Every tile still to come may carry the city one space farther, and the letter beyond it another."""
        state = self.state
        spaces = [int(state.where(tile)) for tile in self.tiles]
        spaces += [int(state.letter(letter)) for letter in range(self.tables.letters)]
        farthest = max((max(abs(int(space_x(at))), abs(int(space_y(at)))) for at in spaces if at != NOWHERE), default=0)
        to_come = sum(state.rings.zone(tile) not in (CITY, BURIED) for tile in self.tiles)
        if farthest + to_come + 1 > REACH:
            self.root["city"].refuse(f"a space at {farthest} is too far out: move the city towards [0, 0]")

    def check_piles(self) -> None:
        """The deck is renewed when its last card is drawn; the supply is empty only where the rules say what follows."""
        state, root = self.state, self.root
        with root.noting():
            if state.count(DECK, 0) == 0:
                root["deck"].refuse("the draw deck is never empty: it is renewed when its last card is drawn")
        removed = int(self.tables.tiles_removed[state.seats])
        with root.noting():
            if state.count(AWAY, 0) != removed:
                root["away"].refuse(f"{removed} tiles are removed before the game, not {state.count(AWAY, 0)}")
        giving = self.top == "give-back"
        empty = state.count(SUPPLY, 0) == 0
        if empty and not giving and not state.ending:
            root["supply"].refuse("the supply is empty, so either tiles are being given back or the game is ending")
        if empty and state.exhausted == 0:
            root["exhausted"].refuse("the supply is empty, so it has run out at least once")
        if not empty and (giving or state.exhausted == 2 or (state.seats == 1 and state.exhausted > 0)):
            root["supply"].refuse("the supply has run out, so it is empty")
        for side in range(state.side_count()):
            if not giving and state.count(GIVEN, side):
                root["sides"].refuse("tiles are set aside only while tiles are given back")

    def check_cards(self) -> None:
        """A building card is in play while its tile is a top floor without site marker, kept once the tile is built over."""
        played = [frame.this for frame in self.frames[1:2]]  # its action says what becomes of it
        for card in range(self.tables.first_character):
            if card in self.placed and card not in played:
                with self.root.noting():
                    self.check_card(card)

    def check_card(self, card: int) -> None:
        state, tables, zone = self.state, self.tables, int(self.state.rings.zone(card))
        tile = tables.first_tile + card
        if zone == PLAYING:
            self.root["pending"].refuse(f"{self.ids[card]} lies in front of its player but nothing pending ends with it")
        if card >= tables.first_letter or (state.rings.zone(tile) == CITY and not state.has_site(tile)):
            good, where = zone in IN_PLAY, "in the deck, the discard pile or a hand"
        elif state.rings.zone(tile) == BURIED:
            good, where = zone == KEPT, "kept by a player, because its building has been built over"
        else:
            good, where = zone == ASIDE, "not in play yet, because no building without site marker shows it"
        if not good:
            self.root.refuse(f"card {self.ids[card]} lies in {ZONES.names[zone]!r}, but must be {where}")

    # -- what is remembered --------------------------------------------------------------------------------------------

    def check_memory(self) -> None:
        state = self.state
        layout().check_memory(state, self.root)
        for tile in self.tiles:
            if state.was_given_back(tile) and (state.exhausted == 0 or state.rings.zone(tile) == AWAY or state.version == 1):
                self.root["given-back"].refuse(f"{self.ids[tile]} cannot have been given back")

    # -- what is pending -----------------------------------------------------------------------------------------------

    def check_pending(self) -> None:
        """Under everything lies the round or the draft, on it the action going on, on that what has to happen before."""
        state, at = self.state, self.root["pending"]
        if state.over:
            if self.frames:
                at.refuse("the game is over, so nothing is pending")
            return
        if state.row[FIRST] >= state.seats:
            self.root["first"].refuse(f"expected a whole number from 0 to {state.seats - 1}, not {state.first}")
        self.check_registers()
        bottom, *rest = self.frames
        if (bottom.name == "draft") != (state.round == 0):
            at.refuse("characters are drafted before round 1, and only then")
        if bottom.step not in BOTTOM.get(bottom.name, ()) or (bottom.name == "solo-round") != (state.seats == 1):
            at.refuse("the last step is the draft or the round")
        if bottom.step in ("draft", "choose-card") and rest:
            at.refuse(f"{bottom.step!r} stands alone")
        if rest:
            self.check_action(bottom, rest[0])
        for frame in reversed(rest[1:]):
            self.check_inside(rest[0], frame, frame is rest[-1])

    def check_registers(self) -> None:
        for frame in self.frames:
            most = self.state.seats if frame.step == "carry-out" else COUNTING.get(frame.step, 0)
            tiles = self.tables.buildings + 1 if frame.step == "draw-tiles" else 0
            if any(frame.words[word] for word in (COUNT, WHO, SAFE, FLAGS)) or not (
                0 <= frame.words[AUX] <= most and 0 <= frame.words[LEFT] <= tiles
            ):
                self.root["pending"].refuse(f"{frame.step!r} cannot have counted so far")

    def check_action(self, bottom: Frame, action: Frame) -> None:
        state, at = self.state, self.root["pending"]
        if action.name not in (*LETTER_ACTIONS, *BUILDING_ACTIONS) or action.step == "make-room":
            at.refuse(f"{action.name!r} at {action.step!r} is no action going on")
        hal = bottom.step == "next-round"
        begun = bottom.words[AUX]
        if action.side != (HAL if hal else (state.first + begun - 1) % state.seats) or (begun == 0 and not hal):
            at.refuse("those act who have not yet, clockwise from the first player")
        if (action.name == "hal-urbanises") != hal:
            at.refuse(f"{action.name!r} is not what this side does")
        if action.this < 0 or not state.rings.lies(action.this, PLAYING, action.side):
            at.refuse("an action ends with discarding or keeping its card, which lies in front of its player")
        if (action.this >= self.tables.first_letter) != (action.name in LETTER_ACTIONS):
            at.refuse(f"{self.ids[action.this]} is not the card for {action.name!r}")
        self.check_building(action, action.name.startswith("exploit"))

    def check_building(self, frame: Frame, none: bool) -> None:
        if none != (frame.it < 0) or (frame.it >= 0 and self.state.rings.zone(frame.it) != CITY):
            named = self.ids[frame.it] if frame.it >= 0 else "nothing"
            self.root["pending"].refuse(f"{named} is no building of {frame.name!r}")

    def check_inside(self, action: Frame, frame: Frame, last: bool) -> None:
        """What has to happen before an action goes on."""
        state, at = self.state, self.root["pending"]
        if frame.name == "give-back":
            if not last or state.exhausted != 1 or state.seats == 1:
                at.refuse("tiles are given back at once when they have run out for the first time, and never in the solo game")
        elif frame.name == "place-letter":
            if not last or "urbanise" not in action.name or frame.side != (0 if state.is_hal(action.side) else action.side):
                at.refuse("a letter is placed by who urbanises, before anything else")
            if not self.tables.first_letter <= frame.this < self.tables.first_character:
                at.refuse("the letter that is placed is missing")
            self.check_building(frame, False)
        elif not (frame.name.endswith(":bonus") or frame.name == "draw-tiles") or state.is_hal(action.side):
            at.refuse(f"{frame.name!r} cannot stand inside an action")
        elif frame.side != action.side:
            at.refuse(f"{frame.name!r} is the acting player's")

    # -- sides ---------------------------------------------------------------------------------------------------------

    def check_numbers(self, side: int, at: Reader) -> None:
        state = self.state
        at["new-hand"].integer(0, int(self.tables.new_hand_tokens[state.seats]))
        total = int(self.tables.resources[state.seats])
        in_city = sum(int(state.height(tile)) for tile in self.tiles if state.owner(tile) == side)
        found = int(state.get(side, RESOURCES)) + int(state.get(side, STOCK)) + in_city
        if found != total:
            at.refuse(
                f"{state.get(side, RESOURCES)} resources behind the screen, {state.get(side, STOCK)} in the supply and "
                f"{in_city} in the city make {found}, but there are {total} of each colour"
            )
        if state.is_hal(side) and state.get(side, RESOURCES):
            at["resources"].refuse("all of Hal's resources lie in the supply")

    def check_choice(self, side: int, at: Reader) -> None:
        """Somebody who is choosing has a full hand; a card is chosen from then on until it is carried out."""
        state = self.state
        choosing = self.top == "choose-card"
        chosen, laid = int(state.count(CHOSEN, side)), int(state.count(LAID, side))
        if state.is_hal(side):
            expected = choosing or (self.frames != [] and self.frames[0].step == "carry-out")
        elif self.frames and self.frames[0].step == "carry-out":
            expected = (side - int(state.first)) % int(state.seats) >= self.frames[0].words[AUX]
        else:
            expected = choosing and state.get(side, STEP) != CHOOSING
        if chosen != int(expected):
            at.refuse("a chosen card is missing" if not chosen else "there is a chosen card, but it was carried out already")
        if laid > 1 or (laid and (not chosen or state.is_hal(side) or (choosing and state.get(side, STEP) != READY))):
            at["laid"].refuse("a tile is laid on a chosen card only")
        held = int(state.count(HAND, side))
        if self.top == "draft" or state.is_hal(side):
            if held:
                at["hand"].refuse("Hal has no hand" if state.seats == 1 else "cards are dealt after the draft")
            return
        size = SOLO_HAND_SIZE if state.seats == 1 else HAND_SIZE
        hand = at["hand"] if held else at
        if choosing and held + chosen != size:
            hand.refuse(f"while cards are chosen everybody has {size} cards, chosen ones included, not {held}")
        if not choosing and held != size - 1:
            hand.refuse(f"while actions are carried out everybody has {size - 1} cards left, not {held}")

    def check_draft(self, side: int, at: Reader) -> None:
        """Everybody has picked as often as the draft has gone round, and once more if ready."""
        state = self.state
        packet = int(state.count(PACKET, side))
        picked = [int(state.count(PICKED + pick, side)) for pick in range(PICKS)]
        if self.top != "draft" and (packet or any(picked)):
            at.refuse("packets and picks are there only while characters are drafted")
        if self.top == "draft":
            picks = self.frames[0].words[AUX] + (state.get(side, STEP) == READY)
            if (picked, packet) != ([int(pick < picks) for pick in range(PICKS)], PICKS + 1 - picks):
                at.refuse(
                    f"expected {picks} picked characters and a packet of {PICKS + 1 - picks}, not {sum(picked)} and {packet}"
                )
