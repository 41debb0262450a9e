"""What happens in Minerva, and how the log tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asztal.core.events import Event
from asztal.core.lines import Argument, Line
from asztal.games.minerva.actions import DIRECTIONS, GOOD_NAMES

if TYPE_CHECKING:
    from asztal.games.minerva.state import Minerva

# Kinds of events: what a and b mean.
NEW_ROUND: Final = 1  # seat begins; a: number
SHOWN: Final = 2  # a: tile
TEMPLE_SHOWN: Final = 3  # a: tile
DIRECTED: Final = 4  # a: direction
PLACED: Final = 5  # a: tile, b: space
ASSISTED_TURN: Final = 6  # b: space
USED: Final = 7  # a: tile that is activated
GAINED: Final = 8  # a: good, b: amount
SURPLUS: Final = 9  # a: resource, b: how many beyond six were sold
SOLD: Final = 10  # a: resource
PAID: Final = 11  # a: good, b: amount
FEE: Final = 12
CULTURED: Final = 13  # a: kind of culture, b: points of the tile
PASSED_TURN: Final = 14  # a: order tile, 0 in the solo game
INCOME: Final = 15
HIRED: Final = 16  # a: 1 for glory, b: the price in glory tokens
GLORIOUS: Final = 17  # a: place, b: points of the tile
MOVED: Final = 18  # a: tile, b: space
REMOVED: Final = 19  # a: the residence
DISCARDED: Final = 20  # a: tile; solo
COINS_TAKEN: Final = 21
WINNER: Final = 22  # a: points
SOLO_END: Final = 23  # a: points, b: title

SIMPLE: Final = {
    ASSISTED_TURN: "log-assistant",
    FEE: "log-fee",
    INCOME: "log-income",
    REMOVED: "log-remove",
    COINS_TAKEN: "log-coins",
}
TILES: Final = {
    SHOWN: "log-shown",
    TEMPLE_SHOWN: "log-temple",
    PLACED: "log-placed",
    USED: "log-use",
    MOVED: "log-move",
    DISCARDED: "log-discard",
}


NOBODYS: Final = frozenset({SHOWN, TEMPLE_SHOWN, DISCARDED})
ROLES: Final = {
    "log-shown": "with", "log-temple": "with", "log-go": "quiet", "log-use": "with", "log-gain": "gain", "log-surplus": "last",
    "log-sell": "lead sold", "log-pay": "paid", "log-fee": "lead", "log-culture": "last", "log-income": "with",
    "log-glory": "all glory", "log-pass": "all passed", "log-discard": "with", "log-coins": "with",
}  # fmt: skip


def line(state: Minerva, event: Event) -> Line:
    """The log line of an event; everybody reads the same."""
    kind, a, b = int(event.kind), int(event.a), int(event.b)
    words: dict[str, Argument] = {"player": f"#{event.seat}"}
    if kind in SIMPLE:
        return Line(SIMPLE[kind], words)
    if kind in TILES:
        return Line(TILES[kind], {**({} if kind in NOBODYS else words), "name": state.name_of(a)})
    match kind:
        case 1:  # NEW_ROUND
            return (
                Line("log-round", {"first": f"#{event.seat}", "n": a}) if state.seats > 1 else Line("log-round-solo", {"n": a})
            )
        case 4:  # DIRECTED
            return Line("log-go", {**words, "direction": DIRECTIONS[a]})
        case 8 | 11:  # GAINED, PAID
            return Line("log-gain" if kind == GAINED else "log-pay", {**words, "goods": f"{b}*{GOOD_NAMES[a]}"})
        case 9 | 10:  # SURPLUS, SOLD
            n = b if kind == SURPLUS else 1
            return Line("log-surplus" if kind == SURPLUS else "log-sell", {**words, "goods": f"{n}*{GOOD_NAMES[a]}"})
        case 13:  # CULTURED
            return Line("log-culture", {**words, "good": GOOD_NAMES[6 + a], "n": b})
        case 14:  # PASSED_TURN
            return Line("log-pass", {**words, "n": a})
        case 16:  # HIRED
            return Line("log-hire-glory" if a else "log-hire", {**words, "n": b if a else b * 5})
        case 17:  # GLORIOUS
            return Line("log-glory", {**words, "place": a, "n": b})
        case 22:  # WINNER
            return Line("log-win", {**words, "n": a})
        case _:  # SOLO_END
            return Line("log-solo", {"n": a, "title": b})
