"""Any position as readable plain data, and back. `docs/positions.md` explains the form.

Whatever the rules can never bring about is refused: the checks below are the invariants of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.errors import BadOption
from asztal.core.frames import frame, frame_a, frame_b, frame_c, frame_op, frame_seat
from asztal.core.pieces import ALL_EYES, EVERYBODY, OWNER, SPECTATOR, Pieces
from asztal.core.plain import Reader
from asztal.core.state import Plain
from asztal.games.settlers import content, pending
from asztal.games.settlers.effects import FACTIONS, GOODS
from asztal.games.settlers.pending import FRAMES
from asztal.games.settlers.rules import Settlers
from asztal.games.settlers.state import (
    ATTACK_PILE,
    BLOCKED,
    BOX,
    CARDS,
    DEAL,
    DECK,
    DEFENDED,
    DISCARD,
    EMPIRE,
    FACTION,
    FIELDS,
    FOUNDATION,
    FRESH,
    GOODS_ON,
    HAND,
    LINE,
    OPEN,
    ORDER,
    PACKET,
    PAIRS,
    PASSED,
    PICK,
    PILE,
    RIVAL,
    ROUTE,
    SAMURAI_THERE,
    TAKEN,
    UNDER,
    ZONES,
    faction_of,
    pile_of,
)
from asztal.games.settlers.swapping import gained_counts, gained_each, gained_frame, gained_swapped
from asztal.games.settlers.tables import (
    ACTION,
    COMMON_CARDS,
    DECK_CARDS,
    FACTION_CARDS,
    OFFERS,
    PIECES,
    TUCKS,
    VP,
    Tables,
)

if TYPE_CHECKING:
    from asztal.core.game import Game

MOST = 10**6
DECKS = ("either", "common", "faction")
SECTIONS = ("produce", "bonus", "act", "feature")

# What the numbers of each frame mean, in the order a, b, c; "source" is a location plus 1, "" is unused.
FRAME_FIELDS: dict[int, tuple[str, ...]] = {
    pending.REVEAL: ("cards",),
    pending.PACKET: ("pick",),
    pending.TURN: ("acted",),
    pending.LOSE: ("second", "japanese"),
    pending.DRAW: ("cards", "deck", "fresh"),
    pending.BUILD: ("card",),
    pending.FINISH_DEAL: ("card",),
    pending.STEAL: ("resources", "", "source"),
    pending.RAZING: ("what", "each", "source"),
    pending.COPY_RAZE: ("", "", "source"),
    pending.PICK_GOOD: ("one", "two"),
    pending.KEEP: ("", "shuffle"),
    pending.DISCARD_LOCATION: ("", "", "source"),
    pending.CANCEL_DEAL: ("opponent", "gain", "source"),
    pending.TAKE_DEAL: ("", "", "source"),
    pending.USE_DEAL: ("", "", "source"),
    pending.ROUTE_DEAL: ("", "", "source"),
    pending.BUILD_FACTION: ("from-deals", "", "source"),
    pending.RESET: ("", "", "source"),
    pending.REPEAT: ("other", "", "source"),
    pending.BLOCKING: ("", "", "source"),
    pending.TAKE_OVER: ("", "", "source"),
    pending.OPPONENT_DISCARDS: ("", "", "source"),
    pending.PLACE_SAMURAI: ("samurai",),
}
FLAGS = ("acted", "japanese", "fresh", "shuffle", "opponent", "gain", "from-deals", "other")
MASKS = {"resources": ("wood", "stone", "food"), "what": ("hand", "opponent", "own", "despite-protection")}
LIMITS = {"cards": 30, "pick": 1, "second": 15, "each": 3, "samurai": 9}


# -- writing -------------------------------------------------------------------------------------------------------------------


def dump(state: Settlers) -> Plain:
    """The whole position. Lists of a pile begin with its top."""
    from asztal.games.settlers import rule_options

    ids = state.tables.pieces
    plain: Plain = {
        "game": "settlers",
        "seats": int(state.seats),
        "options": rule_options(state),
        "chance": state.chance.words(),
        "seen": int(state.seen),
        "round": int(state.round),
        "first": int(state.first),
        "over": state.over,
        "deck": [ids[state.order[place]] for place in reversed(range(state.common))],
        "discard": _named(state, DISCARD, 0),
        "open": _named(state, OPEN, 0),
        "sides": [_side(state, side) for side in range(state.side_count())],
        "known": _known(state),
        "pending": [_frame(state, packed) for packed in reversed(list(state.stack))],
    }
    if state.seats == 1:
        plain["attack-deck"] = [ids[state.order[ATTACK_PILE + place]] for place in reversed(range(state.attacks))]
        plain["attack-line"] = [ids[state.order[LINE + place]] for place in reversed(range(state.line))]
        plain["pile"] = _named(state, PILE, 0)
    return plain


def _named(state: Settlers, zone: int, side: int) -> list[str]:
    return [state.tables.pieces[piece] for piece in state.cards.inside(zone, side)]


def _side(state: Settlers, side: int) -> dict[str, Any]:
    faction = int(state.get(side, FACTION))
    plain: dict[str, Any] = {"points": int(state.get(side, VP))}
    if faction >= 0:
        begin = int(pile_of(faction))
        plain["faction"] = FACTIONS[faction]
        plain["deck"] = [state.tables.pieces[state.order[begin + i]] for i in reversed(range(state.get(side, CARDS)))]
    if held := {GOODS[good]: int(state.get(side, good)) for good in range(VP) if state.get(side, good)}:
        plain["goods"] = held
    for key, zone in (("hand", HAND), ("foundations", FOUNDATION), ("deals", DEAL), ("packet", PACKET)):
        if cards := _named(state, zone, side):
            plain[key] = cards
    if empire := [_location(state, piece) for piece in state.cards.inside(EMPIRE, side)]:
        plain["empire"] = empire
    if state.get(side, PASSED):
        plain["passed"] = True
    if state.get(side, PAIRS):
        plain["oasis"] = int(state.get(side, PAIRS))
    if state.get(side, PICK):
        plain["picked"] = state.tables.pieces[state.get(side, PICK) - 1]
    if fresh := [state.tables.pieces[piece] for piece in state.cards.inside(HAND, side) if state.tokens[piece] & FRESH]:
        plain["fresh"] = fresh
    return plain


def _location(state: Settlers, piece: int) -> dict[str, Any]:
    ids = state.tables.pieces
    tokens = int(state.tokens[piece])
    plain: dict[str, Any] = {"card": ids[piece]}
    if state.used(piece):
        plain["used"] = int(state.used(piece))
    for key, bit in (("blocked", BLOCKED), ("defended", DEFENDED), ("samurai", SAMURAI_THERE)):
        if tokens & bit:
            plain[key] = True
    if state.taken_from(piece) >= 0:
        plain["owner"] = int(state.taken_from(piece))
    if state.goods_on(piece):
        plain["goods"] = int(state.goods_on(piece))
    for key, zone in (("routes", ROUTE), ("under", UNDER)):
        there = {
            ids[card]: int(state.cards.seat(card))
            for card in range(DECK_CARDS)
            if state.host[card] == piece and state.cards.zone(card) == zone
        }
        if there:
            plain[key] = there
    return plain


def default_eyes(zone: int, side: int) -> int:
    """Who knows a card just because of where it lies."""
    if ZONES.sight[zone] == EVERYBODY:
        return ALL_EYES
    return 1 << side if ZONES.sight[zone] == OWNER else 0


def _known(state: Settlers) -> dict[str, list[int | str]]:
    """Who knows a card, where that does not follow from its place."""
    known: dict[str, list[int | str]] = {}
    for piece in range(PIECES):
        mask = int(state.cards.known[piece])
        if mask != default_eyes(int(state.cards.zone(piece)), int(state.cards.seat(piece))):
            eyes: list[int | str] = [seat for seat in range(SPECTATOR) if mask >> seat & 1]
            known[state.tables.pieces[piece]] = ["all"] if mask == ALL_EYES else eyes
    return known


def _frame(state: Settlers, packed: int) -> dict[str, Any]:
    op = int(frame_op(packed))
    ids = state.tables.pieces
    plain: dict[str, Any] = {"do": FRAMES[op], "side": int(frame_seat(packed))}
    if op == pending.GAINED:
        counts = int(gained_counts(packed))
        plain["goods"] = {GOODS[good]: counts >> (5 * good) & 31 for good in range(8) if counts >> (5 * good) & 31}
        plain["each"] = int(gained_each(packed))
        plain["swapped"] = int(gained_swapped(packed))
    elif op == pending.PAY:
        needs = int(frame_a(packed))
        words = ("wood", "stone", "food", "resource")
        plain["goods"] = {word: needs >> (4 * n) & 15 for n, word in enumerate(words) if needs >> (4 * n) & 15}
    elif op in (pending.RUN, pending.CHOOSE):
        source = int(frame_b(packed)) - 1
        section, step = _program(state.tables, int(state.tables.printing[source]), int(frame_a(packed)))
        plain |= {"card": ids[source], "section": section, "step": step}
    else:
        numbers = (int(frame_a(packed)), int(frame_b(packed)), int(frame_c(packed)))
        for name, number in zip(FRAME_FIELDS.get(op, ()), numbers, strict=False):
            if name:
                plain[name] = _frame_word(ids, name, number)
    return plain


def _program(tables: Tables, printing: int, place: int) -> tuple[str, int]:
    """Which section of a card a place in the programs belongs to, and how far into it."""
    begins = {section: int(getattr(tables, section)[printing]) for section in SECTIONS}
    section = max((s for s in SECTIONS if 0 < begins[s] <= place), key=lambda s: begins[s])
    return section, place - begins[section]


def _frame_word(ids: tuple[str, ...], name: str, number: int) -> Any:
    if name == "card":
        return ids[number]
    if name == "source":
        return ids[number - 1]
    if name in ("one", "two"):
        return GOODS[number - 1] if number else "none"
    if name == "deck":
        return DECKS[number]
    if name in MASKS:
        return [word for bit, word in enumerate(MASKS[name]) if number >> bit & 1]
    return bool(number) if name in FLAGS else number


# -- reading -------------------------------------------------------------------------------------------------------------------


def load(game: Game, plain: Plain) -> Settlers:
    """The state of a plain position, or BadPosition with the reason."""
    from asztal.games.settlers import rule_bits

    root = Reader(plain)
    root.only(
        (
            "game", "seats", "options", "chance", "seen", "round", "first", "over", "deck", "discard", "open", "sides",
            "known", "pending", "attack-deck", "attack-line", "pile",
        )
    )  # fmt: skip
    root["game"].word(("settlers",), "name of this game")
    seats = root["seats"].integer(1, 4)
    for name, reader in root["options"].pairs():
        if not isinstance(reader.value, str):
            reader.refuse(f"expected a value of the option {name!r}, not {reader.value!r}")
    try:
        options = game.check(root["options"].mapping(), seats)
    except BadOption as error:
        root["options"].refuse(str(error))
    state = Settlers(
        seats,
        root["chance"].chance(),
        vec[i64](),
        0,
        root["over"].boolean(),
        root["seen"].integer(0, 2**60),
        content.tables(options["decks"]),
        rule_bits(options),
        options["decks"],
        root["round"].integer(0, 5),
        root["first"].integer(0, seats - 1),
        0,
        0,
        0,
        vec[i64]([0] * (FIELDS * max(seats, 2))),
        Pieces(ZONES, vec[i64]([-1] * PIECES), vec[i64]([0] * PIECES)),
        vec[i64]([0] * PIECES),
        vec[i64]([-1] * PIECES),
        vec[i64]([-1] * ORDER),
    )
    Loader(state, root).read()
    return state


class Loader:
    """Fills an empty state from a plain position, refusing what cannot be."""

    def __init__(self, state: Settlers, root: Reader) -> None:
        self.state = state
        self.root = root
        self.ids = state.tables.pieces

    def read(self) -> None:
        state, root = self.state, self.root
        sides = list(root["sides"].each())
        if len(sides) != state.side_count():
            root["sides"].refuse(f"expected {state.side_count()} sides, not {len(sides)}")
        for side in range(len(sides)):
            state.put(side, FACTION, -1)
        for side, reader in enumerate(sides):
            self.read_faction(side, reader)
        state.common = self.read_pile(root["deck"], 0, 0, COMMON_CARDS, 0)
        self.place_all(root["discard"], DISCARD, 0)
        self.place_all(root["open"], OPEN, 0, COMMON_CARDS)
        for side, reader in enumerate(sides):
            self.read_side(side, reader)
        if state.seats == 1:
            self.read_solo()
        self.place_the_rest()
        self.read_known()
        self.read_pending()
        self.check_pending()
        if not state.over:
            try:
                state.run()
            except (IndexError, AssertionError, ValueError):
                root["pending"].refuse("the pending steps do not fit the cards on the table")
            if not state.over and state.acting == 0:
                root["pending"].refuse("nobody has anything to decide")

    # Sides

    def read_faction(self, side: int, at: Reader) -> None:
        at.only(
            (
                "faction", "points", "deck", "goods", "hand", "foundations", "deals", "packet", "empire", "passed", "oasis",
                "picked", "fresh",
            )
        )  # fmt: skip
        state = self.state
        rival = state.seats == 1 and side == RIVAL
        if "faction" in at:
            faction = at["faction"].word(FACTIONS[:4], "faction")
            if rival:
                at["faction"].refuse("the virtual player has no faction")
            if state.is_played(faction):
                at["faction"].refuse(f"two players have the {FACTIONS[faction]} faction")
            state.put(side, FACTION, faction)
        elif state.round > 0 and not rival:
            at.refuse("'faction' is missing")

    def read_side(self, side: int, at: Reader) -> None:
        state = self.state
        rival = state.seats == 1 and side == RIVAL
        if rival:
            at.only(("points", "empire", "deals"))
        state.put(side, VP, at["points"].integer(0, 0 if rival else MOST))
        if "goods" in at:
            for good, reader in at["goods"].pairs():
                number = Reader(good, reader.path).word(GOODS[:VP], "good")
                state.put(side, number, reader.integer(1, MOST))
        faction = int(state.get(side, FACTION))
        if faction >= 0:
            begin = int(pile_of(faction))
            state.put(side, CARDS, self.read_pile(at["deck"], begin, begin, begin + FACTION_CARDS, side))
        for piece in self.placed(at, "hand", HAND, side, DECK_CARDS):
            if piece >= COMMON_CARDS and faction_of(piece) != faction:
                at["hand"].refuse(f"{self.ids[piece]} belongs to another faction")
        self.placed(at, "foundations", FOUNDATION, side, COMMON_CARDS)
        self.placed(at, "packet", PACKET, side, COMMON_CARDS)
        for piece in self.placed(at, "deals", DEAL, side, PIECES):
            if piece < COMMON_CARDS:
                at["deals"].refuse(f"{self.ids[piece]} is a common card; deals are made with faction cards")
            if rival and piece < DECK_CARDS:
                at["deals"].refuse("deals of the virtual player are attack cards")
        if "empire" in at:
            for reader in at["empire"].each():
                self.read_location(side, reader)
        state.put(side, PASSED, int("passed" in at and at["passed"].boolean()))
        state.put(side, PAIRS, at["oasis"].integer(1, MOST) if "oasis" in at else 0)
        if "picked" in at:
            piece = at["picked"].word(self.ids, "card")
            if not state.cards.lies(piece, PACKET, side):
                at["picked"].refuse("the picked card is not in the packet")
            state.put(side, PICK, piece + 1)
        for piece in at.listed("fresh", self.ids, "card"):
            if not state.cards.lies(piece, HAND, side):
                at["fresh"].refuse(f"{self.ids[piece]} is not in the hand")
            state.tokens[piece] |= FRESH

    def read_location(self, side: int, at: Reader) -> None:
        at.only(("card", "used", "blocked", "defended", "samurai", "owner", "goods", "routes", "under"))
        state, tables = self.state, self.state.tables
        piece = at["card"].word(self.ids[:DECK_CARDS], "card")
        self.put(piece, EMPIRE, side, at["card"])
        printing = int(tables.printing[piece])
        tokens = 0
        if "used" in at:
            tokens |= at["used"].integer(1, int(tables.uses[printing]))
        if "blocked" in at and at["blocked"].boolean():
            if tables.kind[printing] != ACTION:
                at["blocked"].refuse("only action locations are blocked")
            tokens |= BLOCKED
        if "defended" in at and at["defended"].boolean():
            if piece >= COMMON_CARDS:
                at["defended"].refuse("only common locations take a defense token")
            tokens |= DEFENDED
        if "samurai" in at and at["samurai"].boolean():
            if piece < COMMON_CARDS:
                at["samurai"].refuse("only faction locations take a samurai")
            tokens |= SAMURAI_THERE
        owner = side
        if "owner" in at:
            owner = at["owner"].integer(0, int(state.side_count()) - 1)
            if owner == side:
                at["owner"].refuse("a location taken over has another owner")
            tokens |= (owner + 1) << TAKEN
        if piece >= COMMON_CARDS and faction_of(piece) != state.get(owner, FACTION):
            at["card"].refuse(f"{self.ids[piece]} belongs to another faction")
        if "goods" in at:
            if tables.ability[printing] != OFFERS:
                at["goods"].refuse("resources lie on the Shrine only")
            tokens |= at["goods"].integer(1, 10**4) << GOODS_ON
        state.tokens[piece] = tokens
        for key, zone in (("routes", ROUTE), ("under", UNDER)):
            if key not in at:
                continue
            if key == "under" and tables.ability[printing] != TUCKS:
                at[key].refuse("cards lie under the Gate only")
            if key == "routes" and piece < COMMON_CARDS:
                at[key].refuse("Trade Route deals are made with faction locations")
            for id, reader in at[key].pairs():
                card = Reader(id, reader.path).word(self.ids[:DECK_CARDS], "card")
                whose = reader.integer(0, int(state.seats) - 1)
                if (card >= COMMON_CARDS or key == "routes") and faction_of(card) != state.get(whose, FACTION):
                    reader.refuse(f"{id} belongs to another faction")
                self.put(card, zone, whose, reader)
                state.host[card] = piece

    def read_solo(self) -> None:
        state, root = self.state, self.root
        deck = self.place_all(root["attack-deck"], DECK, 0, PIECES, DECK_CARDS)
        for place, piece in enumerate(reversed(deck)):
            state.order[ATTACK_PILE + place] = piece
        state.attacks = len(deck)
        line = root["attack-line"].words(self.ids, "card")
        if sorted(line) != sorted(state.cards.inside(DEAL, RIVAL)):
            root["attack-line"].refuse("the line of attack cards is the virtual player's deals, in order")
        for place, piece in enumerate(reversed(line)):
            state.order[LINE + place] = piece
        state.line = len(line)
        self.place_all(root["pile"], PILE, 0, DECK_CARDS)

    # Cards

    def put(self, piece: int, zone: int, side: int, at: Reader) -> None:
        if self.state.cards.at[piece] >= 0:
            at.refuse(f"{self.ids[piece]} lies in two places")
        self.state.cards.move(piece, zone, side)
        self.state.cards.known[piece] = default_eyes(zone, side)

    def place_all(self, at: Reader, zone: int, side: int, end: int = PIECES, begin: int = 0) -> list[int]:
        found = at.words(self.ids, "card")
        for piece in found:
            if not begin <= piece < end:
                at.refuse(f"{self.ids[piece]} cannot lie here")
            self.put(piece, zone, side, at)
        return found

    def placed(self, at: Reader, key: str, zone: int, side: int, end: int) -> list[int]:
        return self.place_all(at[key], zone, side, end) if key in at else []

    def read_pile(self, at: Reader, pile: int, begin: int, end: int, side: int) -> int:
        found = self.place_all(at, DECK, side, end, begin)
        for place, piece in enumerate(reversed(found)):
            self.state.order[pile + place] = piece
        return len(found)

    def place_the_rest(self) -> None:
        """Cards of factions nobody plays, and attack cards with several players, are in the box; before the set-up all are."""
        state = self.state
        for piece in range(PIECES):
            if state.cards.at[piece] >= 0:
                if state.round == 0:
                    self.root["round"].refuse(f"before the first round nothing is dealt, but {self.ids[piece]} is")
                continue
            if piece < COMMON_CARDS:
                used = state.round > 0
            elif piece < DECK_CARDS:
                used = state.round > 0 and state.is_played(faction_of(piece))
            else:
                used = state.round > 0 and state.seats == 1
            if used:
                self.root.refuse(f"{self.ids[piece]} lies nowhere")
            state.cards.move(piece, BOX, 0)
        for piece in state.cards.inside(DISCARD, 0):
            if COMMON_CARDS <= piece < DECK_CARDS and not state.is_played(faction_of(piece)):
                self.root["discard"].refuse(f"{self.ids[piece]} belongs to a faction nobody plays")
        for piece in range(COMMON_CARDS, DECK_CARDS):
            if state.cards.zone(piece) == DEAL and not state.is_played(faction_of(piece)):
                self.root["sides"].refuse(f"{self.ids[piece]} belongs to a faction nobody plays")

    def read_known(self) -> None:
        for id, reader in self.root["known"].pairs():
            piece = Reader(id, reader.path).word(self.ids, "card")
            eyes = 0
            for who in reader.each():
                eyes |= ALL_EYES if who.value == "all" else 1 << who.integer(0, int(self.state.side_count()) - 1)
            zone = int(self.state.cards.zone(piece))
            if ZONES.sight[zone] == EVERYBODY and eyes != ALL_EYES:
                reader.refuse("everybody sees this card")
            self.state.cards.known[piece] = eyes

    # What is pending

    def read_pending(self) -> None:
        frames = [self.read_frame(reader) for reader in self.root["pending"].each()]
        self.state.stack = vec[i64](list(reversed(frames)))

    def read_frame(self, at: Reader) -> int:
        names = {name: op for op, name in FRAMES.items()}
        op = names[list(names)[at["do"].word(list(names), "pending step")]]
        side = at["side"].integer(0, int(self.state.side_count()) - 1)
        if op == pending.GAINED:
            at.only(("do", "side", "goods", "each", "swapped"))
            counts = 0
            for good, reader in at["goods"].pairs():
                counts |= reader.integer(1, 31) << (5 * Reader(good, reader.path).word(GOODS[:8], "good"))
            return int(gained_frame(side, counts, at["each"].integer(1, 3), at["swapped"].integer(0, 255)))
        if op == pending.PAY:
            at.only(("do", "side", "goods"))
            needs = 0
            for good, reader in at["goods"].pairs():
                word = Reader(good, reader.path).word(("wood", "stone", "food", "resource"), "good")
                needs |= reader.integer(1, 15) << (4 * word)
            wood, stone, food, any_ = (needs >> (4 * n) & 15 for n in range(4))
            if needs == 0 or not self.state.affordable(side, wood, stone, food, any_, 0):
                at["goods"].refuse("the side cannot pay this")
            return int(frame(op, side, needs, 0, 0))
        if op in (pending.RUN, pending.CHOOSE):
            at.only(("do", "side", "card", "section", "step"))
            piece = at["card"].word(self.ids[:DECK_CARDS], "card")
            section = SECTIONS[at["section"].word(SECTIONS, "section")]
            begin = int(getattr(self.state.tables, section)[self.state.tables.printing[piece]])
            place = begin + at["step"].integer(0, 200)
            if not begin or place >= len(self.state.tables.code):
                at["section"].refuse(f"{self.ids[piece]} has no such step")
            if _program(self.state.tables, int(self.state.tables.printing[piece]), place) != (section, place - begin):
                at["step"].refuse(f"{self.ids[piece]} has no such step")
            if op == pending.CHOOSE and frame_op(self.state.tables.code[place]) != pending.CHOICE:
                at["step"].refuse("there is nothing to choose at this step")
            return int(frame(op, side, place, piece + 1, 0))
        fields = FRAME_FIELDS.get(op, ())
        at.only(("do", "side", *(name for name in fields if name)))
        numbers = [self.read_frame_word(name, at[name]) if name else 0 for name in fields]
        a, b, c = ([*numbers, 0, 0, 0])[:3]
        return int(frame(op, side, a, b, c))

    def read_frame_word(self, name: str, at: Reader) -> int:
        if name == "card":
            return at.word(self.ids[:DECK_CARDS], "card")
        if name == "source":
            return at.word(self.ids[:DECK_CARDS], "card") + 1
        if name in ("one", "two"):
            return at.word(("none", *GOODS[:9]), "good")
        if name == "deck":
            return at.word(DECKS, "deck")
        if name in MASKS:
            return sum(1 << bit for bit in set(at.words(MASKS[name], "word")))
        return int(at.boolean()) if name in FLAGS else at.integer(0, LIMITS[name])

    def check_pending(self) -> None:
        """The round goes on to its end whatever is pending; cards being built or dealt with are where they come from."""
        state, at = self.state, self.root["pending"]
        if state.over:
            if len(state.stack):
                at.refuse("the game is over, so nothing is pending")
            return
        if not len(state.stack) or frame_op(state.stack[0]) != pending.NEXT_ROUND:
            at.refuse("the last pending step is always 'next-round'")
        for packed in state.stack:
            op, side = int(frame_op(packed)), int(frame_seat(packed))
            piece = int(frame_a(packed))
            if op == pending.BUILD and not (state.cards.lies(piece, HAND, side) or state.cards.lies(piece, DEAL, side)):
                at.refuse(f"{self.ids[piece]} is being built but is neither in the hand nor among the deals of its player")
            if op == pending.FINISH_DEAL and not state.cards.lies(piece, HAND, side):
                at.refuse(f"{self.ids[piece]} is not in the hand of the player who makes the deal")
            if op == pending.LOSE and not piece < state.line - 1:
                at.refuse("the attack line has no such card")
            if state.seats == 1 and side == RIVAL:
                at.refuse("the virtual player decides nothing")
            if op == pending.FACTION and (state.round > 0 or state.get(side, FACTION) >= 0):
                at.refuse("the side has a faction already")
