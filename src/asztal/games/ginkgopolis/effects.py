"""The verbs of the notation: what each does, how it reads, and its icon.

Ginkgopolis has one verb, to gain; its goods are resources, tiles and success points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.core.frames import frame
from asztal.core.notation import Vocabulary, good, key, noun, optional, span, trigger, words
from asztal.games.ginkgopolis.log import END_BY_TILES, GAINED, RAN_OUT, SAW_TILE
from asztal.games.ginkgopolis.pending import GAIN, GIVE_BACK
from asztal.games.ginkgopolis.state import POINTS, RESOURCES, SCREEN, STOCK, Table
from asztal.games.ginkgopolis.tables import RESOURCE, SP, TILE

GOODS: Final = ("resource", "tile", "sp")
COLOURS: Final = ("red", "blue", "yellow")
TRIGGERS: Final = ("exploit", "urbanise", "construct")

VOCABULARY: Final = Vocabulary(
    *(good(name) for name in GOODS),
    *(trigger(name) for name in TRIGGERS),
    noun("resource", key(words("on", *COLOURS, several=False))),
    noun("building", key(span("height"))),
    noun("card", optional(key(words("with", *TRIGGERS, several=False))), optional(key(words("of", *COLOURS, several=False)))),
)
"""The words of Ginkgopolis. Their texts are in `text/*.ftl`: good-resource, when-exploit, count-building and so on."""


class Effects(Table):
    """What cards can do."""

    def gain(self, side: i64, good: i64, amount: i64) -> None:
        """Take goods from the general supply behind the screen, as far as the supply goes."""
        if good == TILE:
            self.gain_tiles(side, amount)
            return
        if good == RESOURCE:
            left = self.get(side, STOCK)
            if amount > left:
                amount = left
            self.add(side, STOCK, -amount)
            self.add(side, RESOURCES, amount)
        elif good == SP:
            self.add(side, POINTS, amount)
        if amount > 0:
            self.tell(GAINED, side, good, amount)

    def gain_tiles(self, side: i64, amount: i64) -> None:
        """Draw tiles one by one. If the supply runs out for the first time, tiles are given back before drawing goes on."""
        drawn: i64 = 0
        while drawn < amount and len(self.supply) > 0:
            tile = self.draw_tile()
            self.tiles.move(tile, SCREEN, side)
            self.seen += 1
            self.tell(SAW_TILE, side, tile, 0, 0, 1 << side)
            drawn += 1
            if len(self.supply) == 0:
                break
        if drawn > 0:
            self.tell(GAINED, side, TILE, drawn)
            if len(self.supply) == 0:
                if drawn < amount:
                    self.push(frame(GAIN, side, TILE, amount - drawn, 0))
                self.supply_ran_out()

    def supply_ran_out(self) -> None:
        """The last tile has left the supply: the first time tiles may be given back, the second time the game ends."""
        self.exhausted += 1
        if self.exhausted == 1 and self.seats > 1:
            self.tell(RAN_OUT, 0)
            self.push(frame(GIVE_BACK, 0, 0, 0, 0))
        else:
            self.end_by_tiles()

    def end_by_tiles(self) -> None:
        if not self.ending:
            self.tell(END_BY_TILES, 0)
        self.ending = True
