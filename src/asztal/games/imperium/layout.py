"""Every number on the table, every mark on a card and every zone, declared once. Positions follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from asztal.core.layout import Field, Layout
from asztal.core.machine.machine import Machine
from asztal.core.pieces import EVERYBODY, NOBODY, OWNER, zones
from asztal.games.imperium import tables as t
from asztal.games.imperium.actions import NATIONS

ZONES: Final = zones(
    **{
        "hand": OWNER,
        "discard": EVERYBODY,
        "deck": NOBODY,
        "play": EVERYBODY,
        "history": OWNER,
        "garrison": EVERYBODY,
        "nation": NOBODY,  # its last card lies face up
        "looked": OWNER,  # what the player is just looking at
        "development": EVERYBODY,  # the quest area of the Arthurians
        "sunken": OWNER,
        "power": EVERYBODY,
        "market": EVERYBODY,
        "exile": EVERYBODY,
        "unrest": EVERYBODY,
        "under": EVERYBODY,  # unrest under cards of the market
        "fame": NOBODY,
        "main": NOBODY,
        "regions": NOBODY,
        "uncivilised": NOBODY,
        "civilised": NOBODY,
        "box": EVERYBODY,  # what is not in this game, and other sides of cards
        "removed": NOBODY,  # fame cards taken out unseen
        "king": EVERYBODY,  # King of Kings under the fame deck
    }
)
COMMON: Final = ZONES.names[t.MARKET :]
BOXES: Final = ("classics", "legends", "both")
SEAT_WORDS: Final = ("0", "1", "2", "3")

LAYOUT: Final = Layout(
    table=(
        Field("round", t.ROUND, "The number of the round.", least=1, blank=1, always=True),
        Field("first", t.FIRST, "Who sits left of the solstice card and begins every round.", most=3, always=True, seat=True),
        Field("turn", t.TURN, "Whose turn it is, or was last.", most=3, always=True, seat=True),
        Field("phase", t.PHASE, "What is going on.", words=t.PHASES, always=True),
        Field("ending", t.ENDING, "The end: not in sight, after one more round, after this round.", words=t.ENDINGS),
        Field("collapsed", t.COLLAPSED, "The last unrest has been taken: the game is over at once.", flag=True),
        Field("given", t.GIVEN, "Who was given a mask by the effect that is running.", bits=SEAT_WORDS, seat=True),
        Field("kings", t.KINGS, "Who has resolved King of Kings.", bits=SEAT_WORDS, seat=True),
        Field("commons", t.COMMONS, "The box the common cards are from.", words=BOXES[:2], always=True),
        Field("box", t.BOXED, "Option: which nations there are.", words=BOXES, derived=True),
        Field("choosing", t.CHOOSING, "Option: nations are chosen.", flag=True, derived=True),
    ),
    side=(
        Field("mat", t.MAT, "Materials.", always=True),
        Field("pop", t.POP, "Population.", always=True),
        Field("prg", t.PRG, "Progress.", always=True),
        Field("actions", t.ACTION, "Action tokens on the state card."),
        Field("exhausts", t.EXHAUST, "Exhaust tokens on the state card."),
        Field("empire", t.EMPIRE, "The state card shows an empire.", flag=True),
        Field("nation-used", t.NATION_USED, "An exhaust token lies on the nation deck.", flag=True),
        Field("development-used", t.DEVELOPMENT_USED, "An exhaust token lies on the development area.", flag=True),
        Field("declared", t.DECLARED, "The suit declared, plus 1.", most=4),
        Field("ignores", t.IGNORES, "The next card played this turn may show the empire icon.", flag=True),
        Field("nation-led", t.NATION_LED, "The nation, once it has been chosen.", words=NATIONS, least=1),
    ),
    marks=(
        Field("exhausted", 0, "An exhaust token lies on it.", flag=True, width=1),
        Field("fresh", 1, "Drawn by the effect that is running.", flag=True, width=1),
        Field("played-free", 2, "Was played free this turn.", flag=True, width=1),
        Field("done", 3, "Its solstice has been resolved.", flag=True, width=1),
        Field("fertile-treated", 4, "So many of its fertile icons count as three production this turn.", width=2),
        Field("river-treated", 6, "So many of its river icons do.", width=2),
        Field("mat", 8, "Materials on it.", width=10),
        Field("pop", 18, "Population on it.", width=10),
        Field("prg", 28, "Progress on it.", width=10),
        Field("host", 38, "The card it is garrisoned under, or lies under in the market.", width=9, piece=True, shift=1),
        Field("slot", 47, "Its place in the market, from 1.", width=3),
        Field(
            "pile", t.PILE, "The pile made in this game it was last shuffled into; 1: the main deck.", width=6, remembered=True
        ),
    ),
    memory=(Field("remembered", 0, "What can be in a pile.", "owner", size=len(t.PILES) * t.PILE_WORDS, masks=t.PILES),),
    shared=True,
    common=COMMON,
    box="box",
    ordered=("deck", "nation", "fame", "main", "regions", "uncivilised", "civilised"),
    numbered=lambda m: piece_ids(m),
)
LAYOUT.check()


def piece_ids(m: Machine) -> Sequence[str]:
    return cast(t.Tables, m.program).ids()
