"""Every number on the table, every mark on a tile and every zone, declared once. Positions follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from asztal.core.layout import Field, Layout
from asztal.core.machine.machine import Machine
from asztal.core.pieces import EVERYBODY, NOBODY, zones
from asztal.games.minerva.actions import GOOD_NAMES
from asztal.games.minerva.tables import HANDS, MOST_HELD, RESIDENCES, ROUNDS, Tables

# Numbers of the table.
ROUND: Final = 0
FIRST: Final = 1
TURN: Final = 2

# Numbers of a side. The first nine are the goods of the same number.
ASSISTANTS: Final = 9
PASSED: Final = 10

# Marks of a tile in a city.
SPACE: Final = 0xFFFF
ASSISTED: Final = 1 << 16
ACTIVATED: Final = 1 << 17

# Zones. Piles begin with their top.
BOX: Final = 0
DECK: Final = 1
TEMPLE_DECK: Final = 2
OFFER: Final = 3
TEMPLES: Final = 4
CULTURE: Final = 5  # + kind of culture
GLORY_TILES: Final = 8
ORDER: Final = 9
STOCK: Final = 10
HAND: Final = 11
CITY: Final = 12
WON: Final = 13
HELD: Final = 14
ZONES: Final = zones(
    **{
        "box": EVERYBODY,
        "deck": NOBODY,
        "temple-deck": NOBODY,
        "offer": EVERYBODY,  # starting and normal locations to be built; in the solo game two and two form pairs
        "temples": EVERYBODY,
        "theatre-pile": EVERYBODY,
        "art-pile": EVERYBODY,
        "science-pile": EVERYBODY,
        "glory-tiles": EVERYBODY,
        "order-tiles": EVERYBODY,
        "stock": EVERYBODY,  # a player's residences that are not built yet
        "hand": EVERYBODY,  # a tile that is just being built
        "city": EVERYBODY,
        "won": EVERYBODY,  # culture and glory tiles
        "held": EVERYBODY,  # the order tile
    }
)
COMMON: Final = ZONES.names[:STOCK]

LAYOUT: Final = Layout(
    table=(
        Field("round", ROUND, "The number of the round.", least=1, most=ROUNDS, always=True),
        Field("first", FIRST, "Who begins this round.", most=HANDS - 1, always=True, seat=True),
        Field("turn", TURN, "Whose turn it is, or was last, in the main phase.", most=HANDS - 1, always=True, seat=True),
    ),
    side=(
        *(
            Field(good, number, "Resources in the personal supply.", most=MOST_HELD)
            for number, good in enumerate(GOOD_NAMES[:4])
        ),
        Field("denarii", 4, "Money.", always=True),
        Field("glory", 5, "Glory tokens of this round."),
        *(Field(f"{kind}-points", 6 + number, "Culture points of this turn.") for number, kind in enumerate(GOOD_NAMES[6:])),
        Field("assistants", ASSISTANTS, "Assistants in the personal supply.", most=5),
        Field("passed", PASSED, "Has passed in this round.", flag=True),
    ),
    marks=(
        Field("at", 0, "Where in the city a tile lies.", space=True, width=16),
        Field("assistant", 16, "An assistant stands on this residence.", flag=True, width=1),
        Field("activated", 17, "The tile has acted in the effect that is running.", flag=True, width=1),
    ),
    common=COMMON,
    box="box",
    ordered=("offer", "temples", "theatre-pile", "art-pile", "science-pile"),
    numbered=lambda m: piece_ids(m),
)
LAYOUT.check()
assert RESIDENCES == 9


def piece_ids(m: Machine) -> Sequence[str]:
    return cast(Tables, m.program).ids
