"""The dense table of actions: integer to code and back. Order matters: options are listed in ascending order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NO: Final = 0
YES: Final = 1
DONE: Final = 2
INNOVATE: Final = 3
REVOLT: Final = 4
SIDE_A: Final = 5
SIDE_B: Final = 6
NOTHING: Final = 7  # do not develop
OPTION: Final = 8  # + number: one of several effects
OPTIONS: Final = 8
NUMBER: Final = 16  # + number: so many
NUMBERS: Final = 8
SUIT: Final = 24  # + suit: declared, or broken through for
VARIABLE_SUIT: Final = 28  # a card with variable points
PAY: Final = 29  # + progress for materials * 8 + progress for population
PAYS: Final = 48
MARKET: Final = 77  # + slot
NATION: Final = 82  # + nation
PICK: Final = 98  # + place * kinds that can be chosen + number among them

PLACES: Final = ("hand", "discard", "deck", "play", "history", "garrison", "nation", "looked", "development", "power", "exile",
                 "theirs")  # fmt: skip
"""Where a card that is chosen lies: zones of the player, the exile pile, and another player's cards in play."""
PLACE_OF: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 2, 9, 2, 10, *(2,) * 10)
"""The place of each zone; where cards are never chosen it is any. THEIRS is the last one."""
THEIRS: Final = 11
SUITS: Final = ("region", "uncivilised", "civilised", "tributary")
NATIONS: Final = (
    "carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings",
    "arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians",
)  # fmt: skip


def codes(kinds: Sequence[str]) -> list[str]:
    """The code of every action number, from the names of the kinds."""
    table = ["no", "yes", "done", "innovate", "revolt", "side:a", "side:b", "nothing"]
    table += [f"option:{number + 1}" for number in range(OPTIONS)]
    table += [f"number:{number}" for number in range(NUMBERS)]
    table += [f"suit:{suit}" for suit in (*SUITS, "variable")]
    table += [f"pay:{number // 8},{number % 8}" for number in range(PAYS)]
    table += [f"market:{slot + 1}" for slot in range(5)]
    table += [f"lead:{nation}" for nation in NATIONS]
    return table + [f"{place}:{kind}" for place in PLACES for kind in kinds]
