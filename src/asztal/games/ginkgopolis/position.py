"""Any position as readable plain data, and back. `docs/positions.md` explains the form.

Whatever the rules can never bring about is refused: the checks below are the invariants of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.errors import BadOption
from asztal.core.frames import frame, frame_a, frame_b, frame_op, frame_seat
from asztal.core.pieces import ALL_EYES, SPECTATOR, Pieces
from asztal.core.plain import Reader
from asztal.core.state import Plain
from asztal.games.ginkgopolis import pending
from asztal.games.ginkgopolis.pending import FRAMES
from asztal.games.ginkgopolis.rules import HAND_SIZE, PICKS, SOLO_HAND_SIZE, Ginkgopolis
from asztal.games.ginkgopolis.state import (
    ASIDE,
    AWAY,
    BOX,
    BURIED,
    CARD,
    CARD_ZONES,
    CHOSEN,
    CITY,
    CITY_FIELDS,
    DECK,
    DISCARD,
    FIELDS,
    GIVEN,
    HAND,
    HEIGHT,
    HOLDER,
    KEPT,
    LAID,
    NOWHERE,
    PACKET,
    PICKED,
    POINTS,
    READY,
    RESOURCES,
    SCREEN,
    SITE,
    STEP,
    STOCK,
    SUPPLY,
    TILE_LAID,
    TILE_ZONES,
    TOKENS,
    UNDER,
    WHERE,
    space,
    space_x,
    space_y,
)
from asztal.games.ginkgopolis.tables import CARDS, FIRST_CHARACTER, FIRST_LETTER, HAL, LETTERS, TILES, Tables

if TYPE_CHECKING:
    from asztal.core.game import Game

GOODS = ("resource", "tile", "sp")
TRIGGERS = ("none", "exploit", "urbanise", "construct")
STEPS = ("choosing", "choosing-tile", "ready")
LETTER_NAMES = tuple("ABCDEFGHIJKL")

# What the numbers of each frame mean, in the order a, b.
FRAME_FIELDS: dict[int, tuple[str, ...]] = {
    pending.GAIN: ("good", "amount"),
    pending.GIVE_BACK: ("begun",),
    pending.DRAFT: ("pick",),
    pending.MOVE_LETTER: ("letter", "tile"),
    pending.FIND_SPOT: ("letter", "last-resort"),
    pending.SHIFT: ("letter",),
    pending.YIELDS: ("tile",),
    pending.BONUS: ("trigger",),
    pending.FINISH: ("card",),
    pending.KEEP_CARD: ("card",),
}


# -- writing -------------------------------------------------------------------------------------------------------------------


def dump(state: Ginkgopolis) -> Plain:
    """The whole position. Lists of a pile begin with its top."""
    ids = state.tables.ids
    plain: Plain = {
        "game": "ginkgopolis",
        "seats": int(state.seats),
        "options": {"characters": "draft" if state.draft else "sets", "expert": "yes" if state.expert else "no"},
        "chance": state.chance.words(),
        "seen": int(state.seen),
        "round": int(state.round),
        "first": int(state.first),
        "exhausted": int(state.exhausted),
        "ending": state.ending,
        "over": state.over,
        "city": [_building(state, tile) for tile in range(TILES) if state.city[WHERE + tile] >= 0],
        "letters": {
            LETTER_NAMES[letter]: [int(space_x(at)), int(space_y(at))]
            for letter, at in enumerate(state.letters)
            if at != NOWHERE
        },
        "supply": [ids[tile] for tile in reversed(list(state.supply))],
        "away": _named(state, state.tiles, AWAY, 0),
        "deck": [ids[card] for card in reversed(list(state.deck))],
        "discard": _named(state, state.cards, DISCARD, 0),
        "sides": [_side(state, side) for side in range(state.side_count())],
        "known": {
            "cards": _known(state, state.cards, FIRST_CHARACTER if state.round > 0 else CARDS),
            "tiles": _known(state, state.tiles, TILES),
        },
        "pending": [_frame(state, packed) for packed in reversed(list(state.stack))],
    }
    return plain


def _named(state: Ginkgopolis, pieces: Pieces, zone: int, side: int) -> list[str]:
    return [state.tables.ids[piece] for piece in pieces.inside(zone, side)]


def _building(state: Ginkgopolis, top: int) -> dict[str, Any]:
    floors = [top]
    while (below := int(state.city[UNDER + floors[0]])) >= 0:
        floors.insert(0, below)
    at = state.city[WHERE + top]
    building: dict[str, Any] = {
        "at": [int(space_x(at)), int(space_y(at))],
        "floors": [state.tables.ids[tile] for tile in floors],
    }
    if state.owner(top) >= 0:
        building["owner"] = int(state.owner(top))
    if state.city[SITE + top]:
        building["site"] = True
    return building


def _side(state: Ginkgopolis, side: int) -> dict[str, Any]:
    ids = state.tables.ids
    plain: dict[str, Any] = {
        "points": int(state.get(side, POINTS)),
        "resources": int(state.get(side, RESOURCES)),
        "stock": int(state.get(side, STOCK)),
        "new-hand": int(state.get(side, TOKENS)),
        "step": STEPS[state.get(side, STEP)],
        "cards": _named(state, state.cards, KEPT, side),
        "hand": _named(state, state.cards, HAND, side),
        "tiles": _named(state, state.tiles, SCREEN, side),
    }
    for key, field in (("chosen", CARD), ("laid", TILE_LAID)):
        if state.get(side, field) >= 0:
            plain[key] = ids[state.get(side, field)]
    if state.get(side, CARD) < 0 and (played := _named(state, state.cards, CHOSEN, side)):
        plain["playing"] = played
    if given := _named(state, state.tiles, GIVEN, side):
        plain["giving"] = given
    if packet := _named(state, state.cards, PACKET, side):
        plain["packet"] = packet
    if picked := [id for pick in range(PICKS) for id in _named(state, state.cards, PICKED + pick, side)]:
        plain["picked"] = picked
    return plain


def _known(state: Ginkgopolis, pieces: Pieces, end: int) -> dict[str, list[int | str]]:
    """Who knows which piece beyond what its zone shows to its owner or to all."""
    known: dict[str, list[int | str]] = {}
    for piece in range(end):
        mask = int(pieces.known[piece])
        if mask == 0 or (mask == ALL_EYES and pieces.zones.sight[pieces.zone(piece)] == 2):
            continue
        eyes: list[int | str] = [seat for seat in range(SPECTATOR) if mask >> seat & 1]
        known[state.tables.ids[piece]] = ["all"] if mask == ALL_EYES else eyes
    return known


def _frame(state: Ginkgopolis, packed: int) -> dict[str, Any]:
    op = int(frame_op(packed))
    plain: dict[str, Any] = {"do": FRAMES[op], "side": int(frame_seat(packed))}
    for name, number in zip(FRAME_FIELDS.get(op, ()), (int(frame_a(packed)), int(frame_b(packed))), strict=False):
        plain[name] = _frame_word(state.tables, name, number)
    return plain


def _frame_word(tables: Tables, name: str, number: int) -> Any:
    if name == "good":
        return GOODS[number]
    if name == "trigger":
        return TRIGGERS[number]
    if name == "letter":
        return LETTER_NAMES[number]
    if name in ("tile", "card"):
        return tables.ids[number]
    if name in ("begun", "last-resort"):
        return bool(number)
    return number


# -- reading -------------------------------------------------------------------------------------------------------------------


def load(game: Game, tables: Tables, plain: Plain) -> Ginkgopolis:
    """The state of a plain position, or BadPosition with the reason."""
    root = Reader(plain)
    root.only(
        (
            "game",
            "seats",
            "options",
            "chance",
            "seen",
            "round",
            "first",
            "exhausted",
            "ending",
            "over",
            "city",
            "letters",
            "supply",
            "away",
            "deck",
            "discard",
            "sides",
            "known",
            "pending",
        )
    )
    root["game"].word(("ginkgopolis",), "name of this game")
    seats = root["seats"].integer(1, 5)
    try:
        options = game.check(root["options"].mapping(), seats)
    except BadOption as error:
        root["options"].refuse(str(error))
    state = Ginkgopolis(
        seats,
        root["chance"].chance(),
        vec[i64](),
        0,
        root["over"].boolean(),
        root["seen"].integer(0, 2**60),
        tables,
        options["characters"] == "draft",
        options["expert"] == "yes",
        root["round"].integer(0, 10**6),
        root["first"].integer(0, seats - 1),
        root["exhausted"].integer(0, 2),
        root["ending"].boolean(),
        vec[i64]([0] * (FIELDS * (2 if seats == 1 else seats))),
        Pieces(CARD_ZONES, vec[i64]([-1] * CARDS), vec[i64]([0] * CARDS)),
        Pieces(TILE_ZONES, vec[i64]([-1] * TILES), vec[i64]([0] * TILES)),
        vec[i64](),
        vec[i64](),
        vec[i64]([-1] * CITY_FIELDS),
        vec[i64]([NOWHERE] * LETTERS),
    )
    Loader(state, root).read()
    return state


class Loader:
    """Fills an empty state from a plain position, refusing what cannot be."""

    def __init__(self, state: Ginkgopolis, root: Reader) -> None:
        self.state = state
        self.root = root
        self.ids = state.tables.ids
        self.tile_ids = self.ids[:TILES]
        self.farthest = 0
        """The greatest coordinate in the position."""

    def read(self) -> None:
        state, root = self.state, self.root
        self.read_city()
        self.read_letters()
        self.check_room_to_grow()
        supply = self.place_all(root["supply"], state.tiles, self.tile_ids, SUPPLY, 0)
        self.place_all(root["away"], state.tiles, self.tile_ids, AWAY, 0)
        deck = self.place_all(root["deck"], state.cards, self.ids, DECK, 0)
        self.place_all(root["discard"], state.cards, self.ids, DISCARD, 0)
        state.supply = vec[i64](list(reversed(supply)))
        state.deck = vec[i64](list(reversed(deck)))
        sides = list(root["sides"].each())
        if len(sides) != state.side_count():
            root["sides"].refuse(f"expected {state.side_count()} sides, not {len(sides)}")
        for side, reader in enumerate(sides):
            self.read_side(side, reader)
        self.read_pending()
        self.read_known("cards", state.cards)
        self.read_known("tiles", state.tiles)
        self.place_the_rest()
        self.check_pending()
        self.check_piles()
        self.check_cards()
        for side, reader in enumerate(sides):
            self.check_resources(side, reader)
            self.check_choice(side, reader)
            self.check_draft(side, reader)
        if not state.over:
            state.run()

    def put(self, pieces: Pieces, piece: int, zone: int, side: int, at: Reader) -> None:
        if pieces.at[piece] >= 0:
            at.refuse(f"{self.ids[piece]} lies in two places")
        pieces.move(piece, zone, side)

    def place_all(self, at: Reader, pieces: Pieces, ids: tuple[str, ...], zone: int, side: int) -> list[int]:
        what = "tile" if pieces is self.state.tiles else "card"
        found = at.words(ids, what)
        for piece in found:
            self.put(pieces, piece, zone, side, at)
        return found

    def read_space(self, at: Reader) -> int:
        x, y = ([value.integer(-60, 60) for value in at.each()] + [0, 0])[:2]
        if len(at.value) != 2:
            at.refuse("a space is [x, y]")
        self.farthest = max(self.farthest, abs(x), abs(y))
        return int(space(x, y))

    def read_city(self) -> None:
        state = self.state
        taken: set[int] = set()
        for reader in self.root["city"].each():
            reader.only(("at", "floors", "owner", "site"))
            where = self.read_space(reader["at"])
            if where in taken:
                reader["at"].refuse("two buildings stand here")
            taken.add(where)
            floors = reader["floors"].words(self.tile_ids, "tile")
            if not floors:
                reader["floors"].refuse("a building has at least one floor")
            owner = reader["owner"].integer(0, int(state.side_count()) - 1) if "owner" in reader else -1
            site = "site" in reader and reader["site"].boolean()
            top = floors[-1]
            if owner < 0 and (len(floors) > 1 or site or state.tables.number[top] > 3):
                reader.refuse("only a starting building (one floor, number 1 to 3, no site marker) has no owner")
            below = -1
            for tile in floors:
                self.put(state.tiles, tile, CITY if tile == top else BURIED, 0, reader["floors"])
                state.city[UNDER + tile] = below
                state.city[HEIGHT + tile] = 0
                state.city[SITE + tile] = 0
                below = tile
            state.city[WHERE + top] = where
            state.city[HEIGHT + top] = len(floors)
            state.city[HOLDER + top] = owner
            state.city[SITE + top] = int(site)
        if not taken:
            self.root["city"].refuse("a city has buildings")
        for tile in range(TILES):
            if state.city[HEIGHT + tile] < 0:
                state.city[HEIGHT + tile] = 0
                state.city[SITE + tile] = 0

    def read_letters(self) -> None:
        for letter, reader in self.root["letters"].pairs():
            number = Reader(letter, reader.path).word(LETTER_NAMES, "letter")
            where = self.read_space(reader)
            if not self.state.is_free(where):
                reader.refuse("the space is not free")
            self.state.letters[number] = where

    def check_room_to_grow(self) -> None:
        """Every tile still to come may carry the city one space farther, and the letter beyond it another; spaces end at 63."""
        to_come = sum(self.state.tiles.at[tile] < 0 for tile in range(TILES))
        if self.farthest + to_come + 1 > 63:
            self.root["city"].refuse(f"a space at {self.farthest} is too far out: move the city towards [0, 0]")

    def read_side(self, side: int, at: Reader) -> None:
        state = self.state
        at.only(
            (
                "points",
                "resources",
                "stock",
                "new-hand",
                "step",
                "cards",
                "hand",
                "tiles",
                "chosen",
                "laid",
                "playing",
                "giving",
                "packet",
                "picked",
            )
        )
        state.put(side, POINTS, at["points"].integer(0, 10**6))
        state.put(side, RESOURCES, at["resources"].integer(0, 25))
        state.put(side, STOCK, at["stock"].integer(0, 25))
        state.put(side, TOKENS, at["new-hand"].integer(0, 2 if state.seats > 1 else 0))
        state.put(side, STEP, at["step"].word(STEPS, "step"))
        self.place_all(at["cards"], state.cards, self.ids, KEPT, side)
        self.place_all(at["hand"], state.cards, self.ids[:FIRST_CHARACTER], HAND, side)
        self.place_all(at["tiles"], state.tiles, self.tile_ids, SCREEN, side)
        for key, pieces, ids, zone, field in (
            ("chosen", state.cards, self.ids[:FIRST_CHARACTER], CHOSEN, CARD),
            ("laid", state.tiles, self.tile_ids, LAID, TILE_LAID),
        ):
            state.put(side, field, -1)
            if key in at:
                piece = at[key].word(ids, "tile" if key == "laid" else "card")
                self.put(pieces, piece, zone, side, at[key])
                state.put(side, field, piece)
        if "playing" in at:
            self.place_all(at["playing"], state.cards, self.ids[:FIRST_CHARACTER], CHOSEN, side)
        if "giving" in at:
            self.place_all(at["giving"], state.tiles, self.tile_ids, GIVEN, side)
        if "packet" in at:
            self.place_all(at["packet"], state.cards, self.ids, PACKET, side)
        for pick, character in enumerate(at.listed("picked", self.ids, "character")):
            if pick == PICKS:
                at["picked"].refuse(f"nobody picks more than {PICKS} characters")
            self.put(state.cards, character, PICKED + pick, side, at["picked"])

    def read_pending(self) -> None:
        frames: list[int] = []
        for reader in self.root["pending"].each():
            op = reader["do"].word(FRAMES[1:], "pending step") + 1
            fields = FRAME_FIELDS.get(op, ())
            reader.only(("do", "side", *fields))
            side = reader["side"].integer(0, int(self.state.side_count()) - 1)
            numbers = [self.read_frame_word(name, reader[name]) for name in fields]
            a, b = ([*numbers, 0, 0])[:2]
            frames.append(int(frame(op, side, a, b, 0)))
        self.state.stack = vec[i64](list(reversed(frames)))

    def read_frame_word(self, name: str, at: Reader) -> int:
        if name == "good":
            return at.word(GOODS, "good")
        if name == "trigger":
            return at.word(TRIGGERS, "trigger")
        if name == "letter":
            return at.word(LETTER_NAMES, "letter")
        if name == "tile":
            return at.word(self.tile_ids, "tile")
        if name == "card":
            return at.word(self.ids[:FIRST_CHARACTER], "card")
        if name in ("begun", "last-resort"):
            return int(at.boolean())
        return at.integer(0, 2 if name == "pick" else 1000)

    def read_known(self, key: str, pieces: Pieces) -> None:
        ids = self.tile_ids if pieces is self.state.tiles else self.ids
        for id, reader in self.root["known"][key].pairs():
            piece = Reader(id, reader.path).word(ids, key[:-1])
            if pieces.at[piece] < 0:
                reader.refuse("nobody can know a piece that lies nowhere")
            eyes = 0
            for who in reader.each():
                eyes |= ALL_EYES if who.value == "all" else 1 << who.integer(0, int(self.state.side_count()) - 1)
            pieces.known[piece] |= eyes

    def place_the_rest(self) -> None:
        """Building cards named nowhere are not in the deck yet; characters named nowhere are in the box."""
        state = self.state
        for tile in range(TILES):
            if state.tiles.at[tile] < 0:
                self.root.refuse(f"tile {self.ids[tile]} lies nowhere")
        for card in range(CARDS):
            if state.cards.at[card] < 0:
                if FIRST_LETTER <= card < FIRST_CHARACTER:
                    self.root.refuse(f"letter card {self.ids[card]} lies nowhere")
                state.cards.move(card, ASIDE if card < TILES else BOX, 0)

    def check_pending(self) -> None:
        """What is pending, from the end: the next round, Hal's turn, those who have not acted yet, the action going on."""
        state, at = self.state, self.root["pending"]
        steps = [(int(frame_op(packed)), int(frame_seat(packed)), int(frame_b(packed))) for packed in state.stack]
        if state.over != (not steps):
            at.refuse(
                "the game is over, so nothing is pending" if steps else "the game is not over, so something must be pending"
            )
        if state.over:
            return
        if len(steps) == 1 and steps[0][0] in (pending.DRAFT, pending.CHOOSE):
            if (steps[0][0] == pending.DRAFT) != (state.round == 0):
                at.refuse("characters are drafted before round 1, and only then")
            return
        if steps.pop(0)[0] != pending.NEXT_ROUND:
            at.refuse("the last step is the next round; draft and choose stand alone")
        if state.seats == 1 and steps and steps[0][0] == pending.HAL_TURN:
            steps.pop(0)
        turn = int(state.first) + int(state.seats) - 1
        while steps and steps[0][0] == pending.RESOLVE:
            if turn < state.first or steps[0][1] != turn % state.seats:
                at.refuse("before the next round those act who have not yet, clockwise from the first player")
            steps.pop(0)
            turn -= 1
        for depth, (op, side, tile) in enumerate(steps):
            if op in (pending.DRAFT, pending.CHOOSE, pending.RESOLVE, pending.NEXT_ROUND, pending.HAL_TURN):
                at.refuse(f"{FRAMES[op]!r} cannot stand inside an action")
            if (op in (pending.FINISH, pending.KEEP_CARD)) != (depth == 0):
                at.refuse("an action ends with discarding or keeping its card, once")
            if side >= state.seats and op not in (pending.FINISH, pending.YIELDS):
                at.refuse(f"Hal decides nothing: {FRAMES[op]!r} is the player's")
            if op == pending.GIVE_BACK and (depth != len(steps) - 1 or state.exhausted != 1 or state.seats == 1):
                at.refuse("tiles are given back at once when they have run out for the first time, and never in the solo game")
            if op == pending.MOVE_LETTER and state.city[WHERE + tile] < 0:
                at.refuse(f"{self.ids[tile]} is no building")
        for packed in state.stack:
            if frame_op(packed) == pending.YIELDS and state.city[WHERE + frame_a(packed)] < 0:
                at.refuse(f"{self.ids[frame_a(packed)]} is no building")

    def check_piles(self) -> None:
        """The deck is renewed when its last card is drawn; the supply is empty only where the rules say what follows."""
        state, root = self.state, self.root
        if len(state.deck) == 0:
            root["deck"].refuse("the draw deck is never empty: it is renewed when its last card is drawn")
        removed = int(state.tables.tiles_removed[state.seats])
        if state.tiles.count(AWAY, 0) != removed:
            root["away"].refuse(f"{removed} tiles are removed before the game, not {state.tiles.count(AWAY, 0)}")
        giving = len(state.stack) > 0 and frame_op(state.top()) == pending.GIVE_BACK
        if len(state.supply) == 0 and not giving and not state.ending:
            root["supply"].refuse("the supply is empty, so either tiles are being given back or the game is ending")
        if len(state.supply) == 0 and state.exhausted == 0:
            root["exhausted"].refuse("the supply is empty, so it has run out at least once")
        if len(state.supply) > 0 and (giving or state.exhausted == 2 or (state.seats == 1 and state.exhausted > 0)):
            root["supply"].refuse("the supply has run out, so it is empty")
        for side in range(state.side_count()):
            if not giving and state.tiles.count(GIVEN, side):
                root["sides"].refuse("tiles are set aside only while tiles are given back")

    def check_draft(self, side: int, at: Reader) -> None:
        """Everybody has picked as often as the draft has gone round, and once more if ready."""
        state = self.state
        drafting = len(state.stack) > 0 and frame_op(state.top()) == pending.DRAFT
        packet = int(state.cards.count(PACKET, side))
        picked = sum(int(state.cards.count(PICKED + pick, side)) for pick in range(PICKS))
        if not drafting and (packet or picked):
            at.refuse("packets and picks are there only while characters are drafted")
        if drafting:
            picks = int(frame_a(state.top())) + (state.get(side, STEP) == READY)
            if (picked, packet) != (picks, PICKS + 1 - picks):
                at.refuse(f"expected {picks} picked characters and a packet of {PICKS + 1 - picks}, not {picked} and {packet}")

    def check_cards(self) -> None:
        """A building card is in play while its tile is a top floor without site marker, kept once the tile is built over."""
        state = self.state
        playing = {int(frame_a(packed)) for packed in state.stack if frame_op(packed) in (pending.FINISH, pending.KEEP_CARD)}
        moving = {
            int(frame_a(packed))
            for packed in state.stack
            if frame_op(packed) in (pending.MOVE_LETTER, pending.FIND_SPOT, pending.SHIFT)
        }
        for letter in range(LETTERS):
            if (state.letters[letter] == NOWHERE) != (letter in moving):
                self.root["letters"].refuse(f"letter {LETTER_NAMES[letter]} is missing, or placed although it is being moved")
        for card in range(FIRST_CHARACTER):
            zone = int(state.cards.zone(card))
            if card in playing:
                if zone != CHOSEN:
                    self.root["pending"].refuse(f"{self.ids[card]} is being played but does not lie in front of its player")
                continue
            if zone == CHOSEN and state.get(int(state.cards.seat(card)), CARD) != card:
                self.root["pending"].refuse(f"{self.ids[card]} lies in front of its player but nothing pending ends with it")
            if card >= FIRST_LETTER:
                good = zone in (DECK, DISCARD, HAND, CHOSEN)
                where = "in the deck, the discard pile or a hand"
            elif state.tiles.zone(card) == BURIED:
                good, where = zone == KEPT, "kept by a player, because its building has been built over"
            elif state.tiles.zone(card) == CITY and not state.city[SITE + card]:
                good = zone in (DECK, DISCARD, HAND, CHOSEN)
                where = "in the deck, the discard pile or a hand"
            else:
                good, where = zone == ASIDE, "not in play yet, because no building without site marker shows it"
            if not good:
                self.root.refuse(f"card {self.ids[card]} lies in {CARD_ZONES.names[zone]!r}, but must be {where}")
        for character in range(FIRST_CHARACTER, CARDS):
            if state.cards.zone(character) not in (KEPT, PACKET, PICKED, PICKED + 1, PICKED + 2, BOX):
                self.root.refuse(f"character {self.ids[character]} is no playing card")

    def check_resources(self, side: int, at: Reader) -> None:
        state = self.state
        total = int(state.tables.resources[state.seats])
        in_city = sum(int(state.height(tile)) for tile in range(TILES) if state.owner(tile) == side)
        found = int(state.get(side, RESOURCES)) + int(state.get(side, STOCK)) + in_city
        if found != total:
            at.refuse(
                f"{state.get(side, RESOURCES)} resources behind the screen, {state.get(side, STOCK)} in the supply and "
                f"{in_city} in the city make {found}, but there are {total} of each colour"
            )
        if state.seats == 1 and side == HAL and state.get(side, RESOURCES):
            at["resources"].refuse("all of Hal's resources lie in the supply")

    def check_choice(self, side: int, at: Reader) -> None:
        """Somebody who is choosing has a full hand; a card is chosen from then on until it is carried out."""
        state = self.state
        top = int(frame_op(state.top())) if len(state.stack) else 0
        resolving = any(frame_op(packed) == pending.RESOLVE and frame_seat(packed) == side for packed in state.stack)
        if state.seats == 1 and side == HAL:
            expected = top == pending.CHOOSE or any(frame_op(packed) == pending.HAL_TURN for packed in state.stack)
        else:
            expected = resolving or (top == pending.CHOOSE and state.get(side, STEP) != 0)
        if expected != (state.get(side, CARD) >= 0):
            at.refuse("a chosen card is missing" if expected else "there is a chosen card, but it was carried out already")
        if state.get(side, TILE_LAID) >= 0 and (
            state.get(side, CARD) < 0 or (state.get(side, STEP) != READY and top == pending.CHOOSE)
        ):
            at["laid"].refuse("a tile is laid on a chosen card only")
        held = int(state.cards.count(HAND, side))
        if top == pending.DRAFT or (state.seats == 1 and side == HAL):
            if held:
                at["hand"].refuse("Hal has no hand" if state.seats == 1 else "cards are dealt after the draft")
            return
        size = SOLO_HAND_SIZE if state.seats == 1 else HAND_SIZE
        if top == pending.CHOOSE and held + (state.get(side, CARD) >= 0) != size:
            at["hand"].refuse(f"while cards are chosen everybody has {size} cards, chosen ones included, not {held}")
        if top != pending.CHOOSE and held != size - 1:
            at["hand"].refuse(f"while actions are carried out everybody has {size - 1} cards left, not {held}")
