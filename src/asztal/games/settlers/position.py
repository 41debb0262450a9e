"""What can never lie on a table of Imperial Settlers. Reading and writing positions follows from `layout.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.errors import BadOption
from asztal.core.machine.frames import IT, LEFT, PC, SEAT, THIS, WIDTH
from asztal.core.plain import Reader
from asztal.core.state import Plain
from asztal.games.settlers import layout
from asztal.games.settlers.actions import FACTIONS
from asztal.games.settlers.paying import Paying, affordable, building_cost, packed
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import ACTION

if TYPE_CHECKING:
    from asztal.core.game import Game


def dump(state: Settlers) -> Plain:
    """The whole position."""
    from asztal.games.settlers import rule_options

    version = 2 if state.rule(layout.EVERY_COPY) else 1
    plain: Plain = {"game": "settlers", "version": version, "seats": int(state.seats), "options": rule_options(state)}
    found = layout.LAYOUT.dump(state, int(state.side_count()))
    del found["rules"]
    return plain | found


def load(game: Game, plain: Plain) -> Settlers:
    """The state of a plain position, or BadPosition with all reasons."""
    from asztal.games.settlers import empty_table, rule_bits

    root = Reader(plain)
    root["game"].word(("settlers",), "name of this game")
    seats = root["seats"].integer(1, 4)
    for name, reader in root["options"].pairs():
        if not isinstance(reader.value, str):
            reader.refuse(f"expected a value of the option {name!r}, not {reader.value!r}")
    try:
        options = game.check(root["options"].mapping(), seats)
    except BadOption as error:
        root["options"].refuse(str(error))
    rules = rule_bits(options, root.version(game))
    state = empty_table(seats, rules, options["decks"]).copy()
    state.rings = state.t.blank.copy()
    layout.LAYOUT.load(state, root, int(state.side_count()))
    state.row[layout.RULES] = rules
    check(state, root)
    if not state.over:
        try:
            state.run()
        except (IndexError, AssertionError, ValueError):
            root["pending"].refuse("the pending steps do not fit the cards on the table")
        if not state.over and state.acting == 0:
            root["pending"].refuse("nobody has anything to decide")
    return state


ONLY_COMMON = {layout.DECK, layout.DISCARD, layout.OPEN, layout.PACKET, layout.FOUNDATION}
ONLY_FACTION = {layout.OWN_DECK, layout.ROUTE}


def check(state: Settlers, root: Reader) -> None:
    """Refuse whatever the rules can never bring about."""
    for side, at in enumerate(root["sides"].each()):
        with root.noting():
            check_side(state, side, at)
    root.tell()  # where cards may lie depends on who plays which empire
    if state.round() == 0:
        with root.noting():
            check_unpacked(state, root)
    else:
        for piece in range(len(state.t.piece_ids)):
            for check_piece in (check_place, check_marks):
                with root.noting():
                    check_piece(state, root, piece)
    with root.noting():
        if state.row[layout.FIRST] >= state.seats:
            root["first"].refuse(f"expected a seat from 0 to {state.seats - 1}")
    layout.LAYOUT.check_memory(state, root)
    with root.noting():
        check_pending(state, root["pending"])
    root.tell()


def check_side(state: Settlers, side: int, at: Reader) -> None:
    faction = int(state.get(side, layout.FACTION))
    rival = state.seats == 1 and side == layout.RIVAL
    if rival:
        at.only(("points", "empire", "deals"))
        at["points"].integer(0, 0)
    if faction >= 0 and any(state.get(other, layout.FACTION) == faction for other in range(side)):
        at["faction"].refuse(f"two players have the {FACTIONS[faction]} faction")
    if faction < 0 and state.round() > 0 and not rival:
        at.refuse("'faction' is missing")
    if at.value.get("points", 0) < 0:
        at["points"].refuse("points are never negative")
    picked = int(state.get(side, layout.PICK)) - 1
    if picked >= 0 and not state.rings.lies(picked, layout.PACKET, side):
        at["picked"].refuse("the picked card is not in the packet")


def check_unpacked(state: Settlers, root: Reader) -> None:
    """Nothing lies on the table before empires are chosen."""
    for piece, id in enumerate(state.t.piece_ids):
        if state.rings.zone(piece) != layout.BOX:
            where(state, root, piece).refuse(f"{id} lies here, but while factions are chosen all cards are in the box")


def where(state: Settlers, root: Reader, piece: int) -> Reader:
    """The place of the position that names a card."""
    name = state.rings.zones.names[int(state.rings.zone(piece))]
    if name in layout.LAYOUT.common:
        return root[name]
    side = root.inside(root["sides"].value[int(state.rings.seat(piece))], f"sides[{state.rings.seat(piece)}]")
    return side[name]


def check_place(state: Settlers, root: Reader, piece: int) -> None:
    """Whether a card may lie where it lies."""
    id = state.t.piece_ids[piece]
    zone, side = int(state.rings.zone(piece)), int(state.rings.seat(piece))
    name = state.rings.zones.names[zone]
    common = bool(state.is_common(piece))
    faction = int(state.faction_of(piece)) if state.is_faction(piece) else -1
    attack = not common and faction < 0
    if zone == layout.BOX:
        if common or (attack and state.seats == 1) or (faction >= 0 and state.is_played(faction)):
            root.refuse(f"{id} lies nowhere")
        return
    at = where(state, root, piece)
    if faction >= 0 and not state.is_played(faction):
        at.refuse(f"{id} belongs to a faction nobody plays")
    wrong = (
        (zone in ONLY_COMMON and not common)
        or (zone in ONLY_FACTION and faction < 0)
        or (zone == layout.ATTACKS and not attack)
        or (zone == layout.GONE and common)
        or (attack and zone not in (layout.ATTACKS, layout.DEAL, layout.GONE))
        or (zone == layout.DEAL and common)
        or (zone == layout.PILE and (attack or state.seats > 1))
    )
    if wrong:
        at.refuse(f"{id} cannot lie in {name!r}")
    if state.seats == 1 and side == layout.RIVAL and zone == layout.DEAL and not attack:
        at.refuse("deals of the virtual player are attack cards")
    if faction >= 0 and zone in (layout.OWN_DECK, layout.HAND, layout.ROUTE) and faction != state.get(side, layout.FACTION):
        at.refuse(f"{id} belongs to another faction")
    if faction >= 0 and zone == layout.EMPIRE and state.rings.seat(piece) < state.seats:
        owner = int(state.taken_from(piece))
        if faction != state.get(side if owner < 0 else owner, layout.FACTION):
            at.refuse(f"{id} belongs to another faction")


def check_marks(state: Settlers, root: Reader, piece: int) -> None:
    """Whether what lies on or under a card may lie there."""
    marks = int(state.marks[piece])
    t, id = state.t, state.t.piece_ids[piece]
    printing, zone = int(t.kind[piece]), int(state.rings.zone(piece))
    if state.is_common(piece) and zone in (layout.HAND, layout.PACKET):
        marks &= layout.NO_AGE
    if zone == layout.BOX or not (marks or zone in (layout.ROUTE, layout.UNDER)):
        return
    at = where(state, root, piece)
    if zone in (layout.ROUTE, layout.UNDER):
        host = int(state.host(piece))
        if host < 0 or state.rings.zone(host) != layout.EMPIRE:
            at.refuse(f"{id} lies under no location")
        if zone == layout.UNDER and not t.has(t.kind[host], t.tucks):
            at.refuse("cards lie under the Gate only")
        if zone == layout.ROUTE and not state.is_faction(host):
            at.refuse("Trade Route deals are made with faction locations")
        return
    if zone == layout.HAND and marks == layout.FRESH:
        return
    if zone != layout.EMPIRE or state.host(piece) >= 0 or marks & layout.FRESH:
        at.refuse(f"{id} can have nothing on it where it lies")
    if marks & layout.USED > t.uses[printing]:
        at.refuse(f"{id} cannot have been used so often")
    if marks & layout.BLOCKED and t.type[printing] != ACTION:
        at.refuse("only action locations are blocked")
    if marks & layout.DEFENDED and not state.is_common(piece):
        at.refuse("only common locations take a defense token")
    if marks & layout.SAMURAI_THERE and not (state.is_faction(piece) and has_samurai(state, piece)):
        at.refuse("only faction locations of the Japanese take a samurai")
    owner = int(state.taken_from(piece))
    if owner == state.rings.seat(piece) or owner >= state.side_count():
        at.refuse("a location taken over has another owner")
    if owner >= 0 and not state.t.takers >> int(state.get(int(state.rings.seat(piece)), layout.FACTION)) & 1:
        at.refuse("only who has a Temple of Ra in the deck takes over locations")
    if state.goods_on(piece) and not t.has(printing, t.offers):
        at.refuse("resources lie on the Shrine only")


def has_samurai(state: Settlers, piece: int) -> bool:
    """Whether a samurai may stand on a location: it is one of the Japanese deck."""
    return FACTIONS[int(state.faction_of(piece))] == "japanese"


def check_pending(state: Settlers, at: Reader) -> None:
    """The game goes on to its end whatever is pending; cards being built or dealt with are where they come from."""
    t = state.t
    if state.over:
        if state.depth:
            at.refuse("the game is over, so nothing is pending")
        return
    if not state.depth or not t.game <= state.stack[PC] < t.choosing:
        at.refuse("the last pending step is always one of 'game'")
    phase = t.steps[t.code[state.stack[PC]] & 255].name
    if (phase in ("factions", "begin")) != (state.round() == 0):
        at.refuse(f"{phase!r} does not belong to round {state.round()}")
    if phase != "lookout" and (
        state.rings.count(layout.OPEN, 0) or any(state.rings.count(layout.PACKET, s) for s in range(state.seats))
    ):
        at.refuse("open cards and packets are there in the lookout phase only")
    for f in range(0, int(state.depth), WIDTH):
        step = t.steps[t.code[state.stack[f]] & 255].name
        seat, piece = int(state.stack[f + SEAT]), int(state.stack[f + THIS])
        if f and t.game <= state.stack[f + PC] < t.choosing:
            at.refuse("'game' is the last pending step only")
        if state.seats == 1 and seat == layout.RIVAL:
            at.refuse("the virtual player decides nothing")
        if step in ("give", "pay-building", "build", "pay-deal", "make-deal"):
            home = (layout.HAND,) if "deal" in step else (layout.HAND, layout.DEAL)
            if piece < 0 or not any(state.rings.lies(piece, zone, seat) for zone in home):
                name = t.piece_ids[piece] if piece >= 0 else "nothing"
                at.refuse(f"{name} is being played but is neither in the hand nor among the deals of its player")
        if step in ("turn", "turn-end") and state.get(seat, layout.PASSED):
            at.refuse("who has passed has no turn")
        needs = int(state.stack[f + LEFT]) - 1
        if step in ("give", "pay-building") and needs < 0:
            needs = int(building_cost(state, t.kind[piece], 0))
        elif step == "pay-deal" and needs < 0:
            needs = int(packed(0, 0, 1, 0))
        paying = step == "give" or isinstance(t.steps[t.code[state.stack[f]] & 255], Paying)
        if paying and needs > 0 and not affordable(state, seat, needs, 0):
            at.refuse("the side cannot pay this")
        if step == "faction" and (state.round() > 0 or state.get(seat, layout.FACTION) >= 0):
            at.refuse("the side has a faction already")
        if step == "lose" and not state.rings.lies(int(state.stack[f + IT]), layout.DEAL, layout.RIVAL):
            at.refuse("the attack line has no such card")
        if state.stack[f + LEFT] < 0 or seat >= state.side_count():
            at.refuse("a pending step is out of range")
