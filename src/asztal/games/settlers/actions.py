"""The dense table of actions: integer to code and back. Order matters: options are listed in ascending order.

Actions name printings, never single copies: of several equal copies the rules choose the one that serves the player best.
The numbers of printings are the same in every game, whatever decks the players bring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The blocks about a card, by the number of printings an action has before it (`Actions.block`).
BUILD: Final = 1
DEAL: Final = 2
RAZE_HAND: Final = 3
RAZE_AT: Final = 4  # and three more: a block for every seat
ACTIVATE: Final = 8
TWICE: Final = 9
DEFEND: Final = 10
SAMURAI_ON: Final = 11
TUCK: Final = 12

MOST_GOLD: Final = 9
"""So much gold at most stands in for one resource of a payment."""
RESOURCES: Final = ("wood", "stone", "food")
GOODS: Final = ("worker", "wood", "stone", "food", "gold", "raze-token", "defense-token", "vp", "card")
FACTIONS: Final = ("barbarian", "japanese", "roman", "egyptian")

CARDS: Final = "cards"
AT_SEATS: Final = "at-seats"

# Each block: its name as an attribute, the word of its codes, the message of its labels, and what it is about: every printing,
# every printing at every seat, or these words.
BLOCKS: Final[tuple[tuple[str, str, str, str | tuple[str, ...]], ...]] = (
    ("take", "take", "act-take", CARDS),
    ("build", "build", "act-build", CARDS),
    ("deal", "deal", "act-deal", CARDS),
    ("raze_hand", "raze:hand", "act-raze-hand", CARDS),
    ("raze_at", "raze", "act-raze", AT_SEATS),
    ("activate", "activate", "act-activate", CARDS),
    ("twice", "activate-twice", "act-activate-twice", CARDS),
    ("defend", "defend", "act-defend", CARDS),
    ("samurai_on", "samurai", "act-samurai", CARDS),
    ("tuck", "tuck", "act-tuck", CARDS),
    ("give", "give", "act-give", CARDS),
    ("target", "target", "act-target", AT_SEATS),
    ("choose", "choose", "act-choose", CARDS),
    ("cancel", "cancel", "act-cancel", AT_SEATS),
    ("route", "route", "act-route", CARDS),
    ("discard", "discard", "act-discard", CARDS),
    ("exchange", "exchange", "act-exchange", (*RESOURCES, "card")),
    ("offer", "offer", "act-offer", RESOURCES),
    ("give_foundation", "give:foundation", "act-give-foundation", ()),
    ("steal", "steal", "act-steal", tuple(f"{seat}:{good}" for seat in range(4) for good in RESOURCES)),
    ("opponent", "opponent", "act-opponent", tuple(str(seat) for seat in range(4))),
    ("good", "gain", "act-gain", GOODS),
    ("swap", "swap", "act-swap", GOODS),
    ("gold", "gold", "act-gold", tuple(str(n) for n in range(MOST_GOLD + 1))),
    ("pay", "pay", "act-pay", (*RESOURCES, "gold")),
    ("draw_common", "draw:common", "act-draw-common", ()),
    ("draw_faction", "draw:faction", "act-draw-faction", ()),
    ("option", "option", "act-option", tuple(str(n + 1) for n in range(4))),
    ("decline", "decline", "act-decline", ()),
    ("faction", "faction", "act-faction", FACTIONS),
    ("done", "done", "act-done", ()),
    ("end_turn", "end-turn", "act-end-turn", ()),
    ("no_more", "pass", "act-pass", ()),
    ("copy", "copy", "act-copy", tuple(str(n + 1) for n in range(12))),
)


class Actions:
    """Where each block of actions begins, for a game with so many printings."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n
        """How many printings there are."""
        self.take: i64 = 0
        """+ printing: take this card."""
        self.build: i64 = 0
        self.deal: i64 = 0
        self.raze_hand: i64 = 0
        self.raze_at: i64 = 0
        """+ seat * n + printing: raze an opponent's location."""
        self.activate: i64 = 0
        self.twice: i64 = 0
        """+ printing: activate it twice at once."""
        self.defend: i64 = 0
        """+ printing: put the defense token there."""
        self.samurai_on: i64 = 0
        self.tuck: i64 = 0
        """+ printing: put this card under the Gate."""
        self.give: i64 = 0
        """+ printing: discard this location for a building cost."""
        self.target: i64 = 0
        """+ seat * n + printing: choose an opponent's location."""
        self.choose: i64 = 0
        """+ printing: choose an own location."""
        self.cancel: i64 = 0
        """+ seat * n + printing: choose a deal of a player."""
        self.route: i64 = 0
        """+ printing: choose a deal made with this location of another empire."""
        self.discard: i64 = 0
        self.exchange: i64 = 0
        """+ wood, stone, food, card; the first action that is about no card."""
        self.offer: i64 = 0
        """+ wood, stone, food: onto the Shrine."""
        self.give_foundation: i64 = 0
        self.steal: i64 = 0
        """+ seat * 3 + wood, stone, food."""
        self.opponent: i64 = 0
        """+ seat."""
        self.good: i64 = 0
        """+ good: gain this one."""
        self.swap: i64 = 0
        """+ good: discard one of these for points."""
        self.gold: i64 = 0
        """+ 0-9: so much gold instead of the resource asked for."""
        self.pay: i64 = 0
        """+ wood, stone, food, gold."""
        self.draw_common: i64 = 0
        self.draw_faction: i64 = 0
        self.option: i64 = 0
        self.decline: i64 = 0
        self.faction: i64 = 0
        self.done: i64 = 0
        self.end_turn: i64 = 0
        self.no_more: i64 = 0
        """Pass."""
        self.copy: i64 = 0
        """+ number: which of several copies that differ is meant."""

    def block(self, action: i64) -> i64:
        """Which block an action about a card belongs to; all others have higher numbers."""
        return action // self.n


def block_size(about: str | tuple[str, ...], n: int) -> int:
    if isinstance(about, str):
        return n if about == CARDS else 4 * n
    return max(len(about), 1)


def numbered(n: int) -> Actions:
    """The actions of a game with so many printings."""
    found = Actions(n)
    first = 0
    for name, _, _, about in BLOCKS:
        setattr(found, name, first)
        first += block_size(about, n)
    return found


def codes(ids: list[str]) -> list[str]:
    """The code of every action number, from the ids of the printings."""
    table: list[str] = []
    for _, word, _, about in BLOCKS:
        if about == CARDS:
            table += [f"{word}:{id}" for id in ids]
        elif about == AT_SEATS:
            table += [f"{word}:{seat}:{id}" for seat in range(4) for id in ids]
        else:
            table += [f"{word}:{one}" for one in about] or [word]
    return table
