"""The dense table of actions: integer to code and back. Order matters: options are listed in ascending order.

Actions name printings, never single copies: of several equal copies the rules choose the one that serves the player best.
The numbers of printings are the same in every game, whatever decks the players bring.
"""

from __future__ import annotations

from typing import Final

N: Final = 144  # printings: 137 cards and 7 kinds of attack cards

TAKE: Final = 0  # + printing: take this card
BUILD: Final = N  # + printing
DEAL: Final = 2 * N  # + printing: make a deal
RAZE_HAND: Final = 3 * N  # + printing
RAZE_AT: Final = 4 * N  # + seat * N + printing: raze an opponent's location
ACTIVATE: Final = 8 * N  # + printing
TWICE: Final = 9 * N  # + printing: activate it twice at once
DEFEND: Final = 10 * N  # + printing: put the defense token there
SAMURAI_ON: Final = 11 * N  # + printing: put a samurai there
TUCK: Final = 12 * N  # + printing: put this card under the Gate
GIVE: Final = 13 * N  # + printing: discard this location for a building cost
TARGET: Final = 14 * N  # + seat * N + printing: choose an opponent's location
CHOOSE: Final = 18 * N  # + printing: choose an own location
CANCEL: Final = 19 * N  # + seat * N + printing: choose a deal of a player
ROUTE: Final = 23 * N  # + printing: choose a deal made with this location of another empire
DISCARD: Final = 24 * N  # + printing: discard this card
REST: Final = 25 * N
EXCHANGE: Final = REST  # + wood, stone, food, card
OFFER: Final = REST + 4  # + wood, stone, food: onto the Shrine
GIVE_FOUNDATION: Final = REST + 7
STEAL: Final = REST + 8  # + seat * 3 + wood, stone, food
OPPONENT: Final = REST + 20  # + seat
GOOD: Final = REST + 24  # + good: gain this one
SWAP: Final = REST + 33  # + good: discard one of these for points
GOLD: Final = REST + 42  # + 0-9: so much gold instead of the resource asked for
PAY: Final = REST + 52  # + wood, stone, food, gold
DRAW_COMMON: Final = REST + 56
DRAW_FACTION: Final = REST + 57
OPTION: Final = REST + 58  # + 0-3
DECLINE: Final = REST + 62
FACTION: Final = REST + 63  # + faction
DONE: Final = REST + 67
END_TURN: Final = REST + 68
PASS: Final = REST + 69
ACTIONS: Final = REST + 70

RESOURCES: Final = ("wood", "stone", "food")
GOODS: Final = ("worker", "wood", "stone", "food", "gold", "raze-token", "defense-token", "vp", "card")
FACTIONS: Final = ("barbarian", "japanese", "roman", "egyptian")


def codes(ids: list[str]) -> list[str]:
    """The code of every action number, from the ids of the printings."""
    assert len(ids) == N, len(ids)

    def each(word: str) -> list[str]:
        return [f"{word}:{id}" for id in ids]

    def at_seats(word: str) -> list[str]:
        return [f"{word}:{seat}:{id}" for seat in range(4) for id in ids]

    table = [
        *each("take"),
        *each("build"),
        *each("deal"),
        *each("raze:hand"),
        *at_seats("raze"),
        *each("activate"),
        *each("activate-twice"),
        *each("defend"),
        *each("samurai"),
        *each("tuck"),
        *each("give"),
        *at_seats("target"),
        *each("choose"),
        *at_seats("cancel"),
        *each("route"),
        *each("discard"),
        *(f"exchange:{good}" for good in (*RESOURCES, "card")),
        *(f"offer:{good}" for good in RESOURCES),
        "give:foundation",
        *(f"steal:{seat}:{good}" for seat in range(4) for good in RESOURCES),
        *(f"opponent:{seat}" for seat in range(4)),
        *(f"gain:{good}" for good in GOODS),
        *(f"swap:{good}" for good in GOODS),
        *(f"gold:{n}" for n in range(10)),
        *(f"pay:{good}" for good in (*RESOURCES, "gold")),
        "draw:common",
        "draw:faction",
        *(f"option:{n + 1}" for n in range(4)),
        "decline",
        *(f"faction:{faction}" for faction in FACTIONS),
        "done",
        "end-turn",
        "pass",
    ]
    assert len(table) == ACTIONS
    return table
