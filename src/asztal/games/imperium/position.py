"""Any position as readable plain data, and back; its form follows from `layout.py`. Here are the invariants of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.errors import BadOption
from asztal.core.machine.frames import PC, THIS, WIDTH
from asztal.core.machine.naming import place_of
from asztal.core.machine.piles import can_be_in, pile_of
from asztal.core.pieces import SEATS, SPECTATOR
from asztal.core.plain import Reader
from asztal.core.state import Plain
from asztal.games.imperium import content
from asztal.games.imperium import tables as t
from asztal.games.imperium.actions import NATIONS
from asztal.games.imperium.layout import BOXES, LAYOUT, ZONES
from asztal.games.imperium.state import Imperium

if TYPE_CHECKING:
    from asztal.core.game import Game

DEEPEST = 60
"""So many effects never run at once."""


def dump(state: Imperium) -> Plain:
    seats = int(state.seats)
    options = {"box": BOXES[int(state.row[t.BOXED])], "nations": "choose" if state.row[t.CHOOSING] else "random"}
    return {"game": "imperium", "seats": seats, "options": options, **LAYOUT.dump(state, seats)}


def load(game: Game, plain: Plain) -> Imperium:
    root = Reader(plain)
    root["game"].word([game.name], "name of this game")
    seats = root["seats"].integer(2, 4)
    options = read_options(game, root["options"], seats)
    state = Imperium(content.tables(*led_by(root, seats)), seats)
    LAYOUT.load(state, root, seats)
    state.row[t.BOXED] = BOXES.index(options["box"])
    state.row[t.CHOOSING] = int(options["nations"] == "choose")
    Check(state, root).all()
    if not state.over:
        state.run()
        if state.over or not state.to_act() or not all(state.legal(seat) for seat in state.to_act()):
            root["pending"].refuse("nobody has anything to decide")
    return state


def read_options(game: Game, options: Reader, seats: int) -> dict[str, str]:
    given = {name: value.value for name, value in options.pairs()}
    try:
        full = game.check({name: str(value) for name, value in given.items()}, seats)
    except BadOption as error:
        options.refuse(" ".join(str(error).split()))
    if given != full:
        options.refuse(f"expected all options: {', '.join(full)}")
    return full


def led_by(root: Reader, seats: int) -> tuple[tuple[str, ...], str]:
    """The nations of all sides, none as long as some are not chosen, and the box of the common cards."""
    commons = BOXES[root["commons"].word(BOXES[:2], "box")]
    sides = list(root["sides"].each())
    if len(sides) != seats:
        root["sides"].refuse(f"expected {seats} sides, not {len(sides)}")
    led = [NATIONS[side["nation-led"].word(NATIONS, "nation")] for side in sides if "nation-led" in side]
    if len(set(led)) < len(led):
        root["sides"].refuse("nobody leads the same nation as another player")
    return (tuple(led), commons) if len(led) == seats else ((), "")


class Check:
    """What the rules can never bring about is refused."""

    def __init__(self, state: Imperium, root: Reader) -> None:
        self.m = state
        self.root = root
        self.seats = int(state.seats)
        self.ids = state.tables.ids()

    def all(self) -> None:
        for name in ("first", "turn"):
            if self.root[name].value >= self.seats:
                self.root[name].refuse(f"there is no seat {self.root[name].value}")
        for piece in range(len(self.ids)):
            self.piece(piece)
            self.remembered(piece)
        if self.ids:
            self.market()
        if self.m.over and self.m.depth:
            self.root["over"].refuse("nothing is pending after the game")
        self.pending()

    def piece(self, piece: int) -> None:
        m = self.m
        zone, seat = int(m.rings.zone(piece)), int(m.rings.seat(piece))
        host, slot = int(m.host(piece)), int(m.slot(piece))
        where = f"{self.ids[piece]} in {ZONES.names[zone]}"
        two_sided = m.tables.start[piece] in (t.IN_POWER, t.AS_KING)
        if zone == t.BOX and not (two_sided or m.tables.spare[piece] or m.tables.named_nation[piece]):
            self.root.refuse(f"{self.ids[piece]} lies nowhere")
        if (zone in (t.GARRISON, t.UNDER)) != (host >= 0):
            self.root.refuse(f"{where}: a card lies under another one if it is garrisoned or an unrest of the market")
        if zone == t.GARRISON and (m.rings.seat(host) != seat or m.rings.zone(host) not in (t.PLAY, t.POWER)):
            self.root.refuse(f"{where}: the card it is garrisoned under is not in play there")
        if zone == t.UNDER and (m.rings.zone(host) != t.MARKET or not m.traits(piece) & t.UNREST):
            self.root.refuse(f"{where}: only unrest lies under cards of the market")
        if (zone == t.MARKET) != (slot >= 0) or slot >= t.SLOTS:
            self.root.refuse(f"{where}: cards of the market have one of five slots, and no others")
        if m.marks[piece] & t.ALL_TOKENS and zone not in (t.MARKET, t.PLAY):
            self.root.refuse(f"{where}: tokens lie on cards of the market and in play only")
        if (zone == t.KING) != (m.tables.start[piece] == t.AS_KING) and zone != t.BOX:
            self.root.refuse(f"{where}: King of Kings lies under the fame deck")
        if zone == t.POWER and m.tables.start[piece] != t.IN_POWER:
            self.root.refuse(f"{where}: this is no power card")

    def remembered(self, piece: int) -> None:
        """Nobody remembers anything that is not so."""
        m, piles = self.m, self.m.tables.piles
        assert piles is not None
        for seat in (*range(self.seats), SPECTATOR):
            row = min(seat, self.seats)
            if not m.rings.sees(piece, seat) and not can_be_in(m, piles, row, piece, pile_of(m, piles, piece)):
                self.root.refuse(
                    f"{self.ids[piece]} cannot be in its pile, by what is remembered; a position may leave that out"
                )

    def market(self) -> None:
        m = self.m
        slots = [int(m.slot(piece)) for piece in m.rings.piled(t.MARKET * SEATS)]
        if len(set(slots)) < len(slots):
            self.root["market"].refuse("two cards have one slot")
        if m.rings.count(t.KING, 0) != 1:
            self.root["king"].refuse("King of Kings lies here with one of its sides")
        if m.rings.count(t.UNREST_PILE, 0) == 0 and not m.over:
            self.root["unrest"].refuse("the game is over when the last unrest is taken")

    def pending(self) -> None:
        m, where = self.m, self.root["pending"]
        frames = list(range(0, int(m.depth), WIDTH))
        if len(frames) > DEEPEST:
            where.refuse("so many effects never run at once")
        for f in frames:
            name, _ = place_of(m.program, int(m.stack[f + PC]))
            kind, _, section = name.partition(":")
            this = int(m.stack[f + THIS])
            if section and (this < 0 or m.tables.kind_ids[m.tables.kind[this]] != kind):
                where.refuse(f"{name!r} belongs to another card")
            if kind in ("play", "develop", "host", "swap") and not section and this < 0:
                where.refuse(f"{name!r} is about a card")
