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
PLAYED_FREE: Final = 4
USED: Final = 5
INNOVATED: Final = 6
REVOLTED: Final = 7
GAINED: Final = 8
PAID: Final = 9
STOLEN: Final = 10
PLACED: Final = 11
PLACED_HERE: Final = 12
DREW: Final = 13
DREW_CARD: Final = 14
RESHUFFLED: Final = 15
SHUFFLED: Final = 16
REACHED: Final = 17
BECAME_EMPIRE: Final = 18
DEVELOPED: Final = 19
DISCARDED: Final = 20
TOPDECKED: Final = 21
TOPDECKED_HIDDEN: Final = 22
TO_HAND: Final = 23
TO_HAND_HIDDEN: Final = 24
TO_HISTORY: Final = 25
TO_HISTORY_HIDDEN: Final = 26
GARRISONED: Final = 27
ABANDONED: Final = 28
RECALLED: Final = 29
SUNK: Final = 30
GAVE: Final = 31
GAVE_CARD: Final = 32
FOUND: Final = 33
FOUND_NONE: Final = 34
LOOKED: Final = 35
LOOKED_CARD: Final = 36
REVEALED: Final = 37
TOOK_UNREST: Final = 38
RETURNED: Final = 39
FAME: Final = 40
FAME_CARD: Final = 41
KING: Final = 42
KING_TURNED: Final = 43
ACQUIRED: Final = 44
BROKE_THROUGH: Final = 45
BROKE_CARD: Final = 46
BROKE_TOP: Final = 47
BROKE_TOP_CARD: Final = 48
EMPTY_HANDED: Final = 49
EXILED: Final = 50
SHOWN: Final = 51
SWAPPED: Final = 52
SWAPPED_HIDDEN: Final = 53
DECLARED: Final = 54
AVOIDED: Final = 55
BOUGHT: Final = 56
BORROWED: Final = 57
EXHAUST_BACK: Final = 58
END_TRIGGERED: Final = 59
LAST_ROUND: Final = 60
SOLSTICE: Final = 61
SOLSTICE_CARD: Final = 62
COLLAPSED: Final = 63
WINNER: Final = 64
SHARED: Final = 65
COLLAPSE_WINNER: Final = 66
NATION: Final = 67
JOURNEY: Final = 68
ENTERED: Final = 69
TREATED: Final = 70
END_RETURNED: Final = 71
FIRST: Final = 72

GOOD_NAMES: Final = ("mat", "pop", "prg", "action")
SUIT_NAMES: Final = ("region", "uncivilised", "civilised", "tributary", "variable-vp")
ZONE_NAMES: Final = {2: "deck", 6: "nation-deck", 15: "fame-deck", 16: "main-deck", 17: "region-deck", 18: "uncivilised-deck",
                     19: "civilised-deck"}  # fmt: skip

LINES: Final = {
    NEW_ROUND: ("log-round", "n"), TURN: ("log-turn", ""), PLAYED: ("log-play", "c"), PLAYED_FREE: ("log-play-free", "c"),
    USED: ("log-exhaust", "c"), INNOVATED: ("log-innovate", ""), REVOLTED: ("log-revolt", ""), GAINED: ("log-gain", "gn"),
    PAID: ("log-pay", "gn"), STOLEN: ("log-steal", "gno"), PLACED: ("log-market-token", "cgn"),
    PLACED_HERE: ("log-token-here", "cgn"), DREW: ("log-draw", "k"), DREW_CARD: ("log-saw", "c"),
    RESHUFFLED: ("log-reshuffle", ""), SHUFFLED: ("log-shuffle", "z"), REACHED: ("log-nation-card", "c"),
    BECAME_EMPIRE: ("log-empire", ""), DEVELOPED: ("log-develop", "c"), DISCARDED: ("log-discard", "c"),
    TOPDECKED: ("log-topdeck", "c"), TOPDECKED_HIDDEN: ("log-topdeck-hidden", ""), TO_HAND: ("log-to-hand", "c"),
    TO_HAND_HIDDEN: ("log-to-hand-hidden", ""), TO_HISTORY: ("log-history", "c"),
    TO_HISTORY_HIDDEN: ("log-history-hidden", ""), GARRISONED: ("log-garrison", "ch"), ABANDONED: ("log-abandon", "c"),
    RECALLED: ("log-recall", "c"), SUNK: ("log-sink", "c"), GAVE: ("log-give", "o"), GAVE_CARD: ("log-give-own", "co"),
    FOUND: ("log-find", "c"), FOUND_NONE: ("log-find-none", ""), LOOKED: ("log-look", "zn"), LOOKED_CARD: ("log-saw-look", "c"),
    REVEALED: ("log-revealed", "c"), TOOK_UNREST: ("log-take-unrest", "u"), RETURNED: ("log-return-unrest", "u"),
    FAME: ("log-take-fame", ""), FAME_CARD: ("log-saw-fame", "c"), KING: ("log-king", ""), KING_TURNED: ("log-king-turned", ""),
    ACQUIRED: ("log-acquire", "c"), BROKE_THROUGH: ("log-breakthrough", "s"), BROKE_CARD: ("log-took-market", "c"),
    BROKE_TOP: ("log-took-deck", "z"), BROKE_TOP_CARD: ("log-saw-deck", "c"), EMPTY_HANDED: ("log-found-none", ""),
    EXILED: ("log-exile", "c"), SHOWN: ("log-refill", "c"), SWAPPED: ("log-swap", "ch"),
    SWAPPED_HIDDEN: ("log-swap-hidden", ""), DECLARED: ("log-declare", "s"), AVOIDED: ("log-attack-avoided", ""),
    BOUGHT: ("log-attacker-pays", "o"), BORROWED: ("log-borrow", "co"), EXHAUST_BACK: ("log-return-exhaust", "c"),
    END_TRIGGERED: ("log-end", ""), LAST_ROUND: ("log-last-round", ""), SOLSTICE: ("log-solstice", ""),
    SOLSTICE_CARD: ("log-solstice-card", "c"), COLLAPSED: ("log-collapse", ""), WINNER: ("log-win", "n"),
    SHARED: ("log-shared-win", "n"), COLLAPSE_WINNER: ("log-collapse-win", "n"), NATION: ("log-nation", "N"),
    JOURNEY: ("log-journey", "c"), ENTERED: ("log-enters", "c"), TREATED: ("log-treat", "c"),
    END_RETURNED: ("log-end-return", "n"), FIRST: ("log-first", ""),
}  # fmt: skip
"""The message of each event, and what its numbers mean: n a number, c a card, h another card, g a good, with n how many of it,
k a number of cards, u of unrest, o another player, s a suit, z a zone, N a nation."""
NOBODYS: Final = frozenset(
    {NEW_ROUND, REVEALED, KING_TURNED, EMPTY_HANDED, SHOWN, END_TRIGGERED, LAST_ROUND, SOLSTICE, COLLAPSED, ENTERED}
)
"""Lines that name no player."""
HEADS: Final = frozenset(
    {
        "log-round", "log-play", "log-play-free", "log-exhaust", "log-solstice-card", "log-innovate", "log-revolt", "log-king",
        "log-journey", "log-collapse", "log-win", "log-shared-win", "log-collapse-win",
    }
)  # fmt: skip
ROLES: Final = {
    **{message: "with" for message, _ in LINES.values() if message not in HEADS},
    "log-first": "head", "log-nation": "all nations", "log-turn": "quiet", "log-solstice": "quiet", "log-gain": "gain",
    "log-pay": "paid", "log-market-token": "own cleanup", "log-reshuffle": "quiet", "log-shuffle": "quiet",
    "log-end-return": "all end", "log-end": "last",
}  # fmt: skip


def line(state: Imperium, event: Event, seat: int | None) -> Line | None:
    """The line of an event for a seat; None if it is not for its eyes."""
    if not int(event.eyes) >> (7 if seat is None else seat) & 1:
        return None
    message, form = LINES[int(event.kind)]
    words: dict[str, Argument] = {} if int(event.kind) in NOBODYS else {"player": f"#{int(event.seat)}"}
    for what, number in zip(form, (int(event.a), int(event.b), int(event.c)), strict=False):
        match what:
            case "n":
                if "g" not in form:
                    words["n"] = number
            case "c":
                words["name"] = state.name_of(number)
            case "h":
                words["host"] = state.name_of(number)
            case "g":
                words["goods"] = f"{int(event.c if form[0] == 'c' else event.b)}*{GOOD_NAMES[number]}"
            case "k" | "u":
                words["cards"] = f"{number}*{'card' if what == 'k' else 'unrest'}"
            case "o":
                words["other"] = f"#{number}"
            case "s":
                words["suit"] = SUIT_NAMES[number]
            case "z":
                words["zone"] = ZONE_NAMES[number]
            case _:
                words["nation"] = state.module("content").NATIONS[number]
    return Line(message, words)
