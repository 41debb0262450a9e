"""What happened, as events, and their lines. Numbers of events are kept nowhere: they may change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asztal.core.events import Event
from asztal.core.lines import Argument, Line

if TYPE_CHECKING:
    from asztal.games.imperium.state import Imperium

NEW_ROUND: Final = 1
TURN: Final = 2
PLAYED: Final = 3
USED: Final = 4
INNOVATED: Final = 5
REVOLTED: Final = 6
GAINED: Final = 7
PAID: Final = 8
STOLEN: Final = 9
PLACED: Final = 10
DREW: Final = 11
DREW_CARD: Final = 12
RESHUFFLED: Final = 13
REACHED: Final = 14
BECAME_EMPIRE: Final = 15
DEVELOPED: Final = 16
DISCARDED: Final = 17
TOPDECKED: Final = 18
TO_HAND: Final = 19
TO_HISTORY: Final = 20
GARRISONED: Final = 21
ABANDONED: Final = 22
RECALLED: Final = 23
SUNK: Final = 24
GAVE: Final = 25
FOUND: Final = 26
LOOKED: Final = 27
LOOKED_CARD: Final = 28
REVEALED: Final = 29
TOOK_UNREST: Final = 30
RETURNED: Final = 31
FAME: Final = 32
KING: Final = 33
ACQUIRED: Final = 34
BROKE_THROUGH: Final = 35
BROKE_CARD: Final = 36
EXILED: Final = 37
SHOWN: Final = 38
SWAPPED: Final = 39
DECLARED: Final = 40
AVOIDED: Final = 41
BOUGHT: Final = 42
END_TRIGGERED: Final = 43
LAST_ROUND: Final = 44
SOLSTICE: Final = 45
COLLAPSED: Final = 46
WINNER: Final = 47
SIDE: Final = 48
JOURNEY: Final = 49
EMPTY_HANDED: Final = 50
HID: Final = 51
HID_CARD: Final = 52
GAVE_CARD: Final = 53
TREATED: Final = 54
TIDIED: Final = 55
FAME_CARD: Final = 56

GOOD_NAMES: Final = ("mat", "pop", "prg", "action")
SUIT_NAMES: Final = ("region", "uncivilised", "civilised", "tributary", "variable")
DECKS: Final = ("fame", "nation")

PLAIN: Final = {
    TURN: "log-turn", INNOVATED: "log-innovate", REVOLTED: "log-revolt", RESHUFFLED: "log-reshuffle",
    BECAME_EMPIRE: "log-empire", AVOIDED: "log-avoid", BOUGHT: "log-bought", END_TRIGGERED: "log-end-triggered",
    LAST_ROUND: "log-last-round", SOLSTICE: "log-solstice", COLLAPSED: "log-collapse", FAME: "log-fame",
    SWAPPED: "log-swap-secret", EMPTY_HANDED: "log-empty-handed", WINNER: "log-win",
}  # fmt: skip
CARDS: Final = {
    PLAYED: "log-play", USED: "log-use", REACHED: "log-reached", DEVELOPED: "log-develop", DISCARDED: "log-discard",
    TOPDECKED: "log-topdeck", TO_HAND: "log-to-hand", TO_HISTORY: "log-history", GARRISONED: "log-garrison",
    ABANDONED: "log-abandon", RECALLED: "log-recall", SUNK: "log-sink", FOUND: "log-find", LOOKED_CARD: "log-look-card",
    REVEALED: "log-reveal", RETURNED: "log-return", KING: "log-king", ACQUIRED: "log-acquire", BROKE_CARD: "log-break-card",
    EXILED: "log-exile", SHOWN: "log-shown", DREW_CARD: "log-draw-card", HID_CARD: "log-hide-card", JOURNEY: "log-journey",
    GAVE_CARD: "log-give-card", TREATED: "log-treat", FAME_CARD: "log-fame-card",
}  # fmt: skip
"""Events about a card: `name`, and for some `n` or another player as `other`."""
COUNTED: Final = {NEW_ROUND: "log-round", DREW: "log-draw", TOOK_UNREST: "log-unrest", HID: "log-hide", TIDIED: "log-tidy"}


def line(state: Imperium, event: Event, seat: int | None) -> Line | None:
    """The line of an event for a seat; None if it is not for its eyes."""
    eyes = int(event.eyes)
    if not eyes >> (7 if seat is None else seat) & 1:
        return None
    kind, a, b, c = int(event.kind), int(event.a), int(event.b), int(event.c)
    words: dict[str, Argument] = {"player": f"${int(event.seat)}"}
    if kind in PLAIN:
        return Line(PLAIN[kind], words)
    if kind in COUNTED:
        return Line(COUNTED[kind], {**words, "n": a})
    if kind in CARDS:
        if kind == GAVE_CARD:
            words["other"] = f"${b}"
        return Line(CARDS[kind], {**words, "name": state.name_of(a)})
    match kind:
        case 7 | 8:  # GAINED, PAID
            return Line("log-gain" if kind == GAINED else "log-pay", {**words, "good": GOOD_NAMES[a], "n": b})
        case 9:  # STOLEN
            return Line("log-steal", {**words, "good": GOOD_NAMES[a], "n": b, "other": f"${c}"})
        case 10:  # PLACED
            return Line("log-place", {**words, "name": state.name_of(a), "good": GOOD_NAMES[b], "n": c})
        case 25:  # GAVE
            return Line("log-give", {**words, "other": f"${a}"})
        case 27:  # LOOKED
            return Line("log-look", {**words, "deck": DECKS[a], "n": b})
        case 35 | 40:  # BROKE_THROUGH, DECLARED
            return Line("log-break" if kind == BROKE_THROUGH else "log-declare", {**words, "suit": SUIT_NAMES[a]})
        case _:  # SIDE
            return Line("log-side", {**words, "name": state.name_of(a)})
