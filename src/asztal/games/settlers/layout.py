"""Every number, mark and zone of the table, declared once: copies, dumps, loading and resampling follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asztal.core.layout import Field, Layout, memory_of
from asztal.core.pieces import EVERYBODY, NOBODY, OWNER, zones
from asztal.games.settlers.actions import FACTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from asztal.core.machine.machine import Machine

# Zones.
BOX: Final = 0  # factions nobody plays
DECK: Final = 1  # the common deck
DISCARD: Final = 2  # common cards, shuffled anew when the deck has run out
HAND: Final = 3
OPEN: Final = 4  # laid open in the lookout phase
PACKET: Final = 5  # the packet a player chooses from in the alternative lookout
EMPIRE: Final = 6  # locations; in the solo game seat 1 is the virtual player
FOUNDATION: Final = 7  # face down, but everybody has seen what it was
DEAL: Final = 8  # under the board; for the virtual player the revealed attack cards, the newest first
ROUTE: Final = 9  # face down from the deck under a location of another empire, unseen by all: a deal of the Trade Route
UNDER: Final = 10  # under the Gate, shown to all when put there
PILE: Final = 11  # collected by the virtual player
OWN_DECK: Final = 12  # a player's faction deck
GONE: Final = 13  # discarded faction and attack cards, which never come back
ATTACKS: Final = 14  # attack cards not revealed yet
ZONES: Final = zones(
    box=EVERYBODY,
    deck=NOBODY,
    discard=EVERYBODY,
    hand=OWNER,
    open=EVERYBODY,
    packet=OWNER,
    empire=EVERYBODY,
    foundations=EVERYBODY,
    deals=EVERYBODY,
    routes=NOBODY,
    under=EVERYBODY,
    pile=EVERYBODY,
    faction_deck=NOBODY,
    gone=EVERYBODY,
    attack_deck=NOBODY,
)

# Numbers of the table.
ROUND: Final = 0
FIRST: Final = 1
RULES: Final = 2

# The options, as bits of RULES.
PEACEFUL: Final = 1
PASS_LEFT: Final = 2
ADVANCED: Final = 4
CAPS: Final = 8  # the limits of the later print hold
OASIS_CAP: Final = 16
RANDOM_FACTIONS: Final = 32
EVERY_COPY: Final = 64  # from version 2 of the rules on: copies that differ are separate choices, and what else it mended
RULE_WORDS: Final = ("peaceful", "pass-left", "advanced", "caps", "oasis-cap", "random-factions", "every-copy")

# Numbers of a side: goods 0-7, then these.
PASSED: Final = 8
FACTION: Final = 9  # -1 before it is chosen
PAIRS: Final = 10
PICK: Final = 11

# What lies on a piece.
USED: Final = 3  # mask: how often it was activated in this round
BLOCKED: Final = 4  # a worker of the Scorpion Breeder
DEFENDED: Final = 8
SAMURAI_THERE: Final = 16
FRESH: Final = 32  # a card in hand that was drawn by the effect going on; only its owner sees it
TAKEN: Final = 6  # shift: original owner plus 1 of a location taken over with the Temple of Ra
HOST: Final = 9  # shift: the location a card lies under (Trade Route, Gate), plus 1
HOST_BITS: Final = 511
GOODS_ON: Final = 18  # shift: resources on the Shrine
GOODS_BITS: Final = 1023
AGE: Final = 28  # shift: of a common card somebody cannot see, how often the deck was made anew since it was drawn
NO_AGE: Final = (1 << AGE) - 1  # mask: all marks but that

COMMON_CARDS: Final = 84
DECKS: Final = 8  # how many common decks are told apart

RIVAL: Final = 1  # the virtual player's side

HELD: Final = ("worker", "wood", "stone", "food", "gold", "raze-token", "defense-token")


def piece_ids(m: Machine) -> Sequence[str]:
    from asztal.games.settlers.state import Settlers

    assert isinstance(m, Settlers)
    return m.t.piece_ids


LAYOUT: Final = Layout(
    table=(
        Field("round", ROUND, "Number of the round, from 1; 0 while factions are chosen.", most=5, always=True),
        Field("first", FIRST, "The first player.", most=3, always=True, seat=True),
        Field("rules", RULES, "The options as bits.", bits=RULE_WORDS),
    ),
    side=(
        *(Field(good, number, f"How much {good} the side has.") for number, good in enumerate(HELD)),
        Field("points", 7, "Victory points on the track.", always=True),
        Field("passed", PASSED, "Has passed in this round.", flag=True),
        Field("faction", FACTION, "The faction the side plays.", words=("none", *FACTIONS), least=-1, blank=-1),
        Field("oasis", PAIRS, "Workers the Oasis has brought in this round."),
        Field(
            "picked", PICK, "The card chosen from the packet; secret until all have chosen.", sight="owner", piece=True, shift=1
        ),
    ),
    marks=(
        Field("used", 0, "How often it was activated in this round.", width=2),
        Field("blocked", 2, "A worker of the Scorpion Breeder stands here.", flag=True, width=1),
        Field("defended", 3, "A defense token lies here.", flag=True, width=1),
        Field("samurai", 4, "A samurai stands here.", flag=True, width=1),
        Field("fresh", 5, "Drawn by the effect going on; only its owner sees it.", sight="owner", flag=True, width=1),
        Field(
            "owner", TAKEN, "Whose it is, if it is taken over for this round.", words=tuple("0123"), least=1, width=3, seat=True
        ),
        Field("host", HOST, "The location it lies under.", piece=True, shift=1, width=9),
        Field("goods", GOODS_ON, "Resources on the Shrine.", width=10),
        Field(
            "age",
            AGE,
            "Of a common card somebody cannot see: how often the deck was made anew since.",
            width=4,
            remembered=True,
        ),
    ),
    memory=memory_of("deck", "the common deck", DECKS, COMMON_CARDS),
    common=("box", "deck", "discard", "open", "pile", "gone", "attack-deck"),
    box="box",
    ordered=("deck", "deals", "faction-deck", "attack-deck"),
    numbered=piece_ids,
)
LAYOUT.check()
