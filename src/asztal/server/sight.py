"""A table through every pair of eyes, each looked through only once for each thing that happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from asztal.server import telling
from asztal.server.messages import ENCODER, Eyes, LogLine
from asztal.server.visitors import Manner, Visitor

if TYPE_CHECKING:
    from asztal.server.live import LiveTable

LINES = msgspec.json.Decoder(list[LogLine])


class Sight:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._eyes: dict[tuple[int | None, Manner], msgspec.Raw] = {}

    def eyes(self, visitor: Visitor) -> list[Eyes]:
        seats: tuple[int | None, ...] = visitor.seats or (None,)
        encoded = [self._look(seat, visitor.manner) for seat in seats]
        return cast(list[Eyes], encoded)  # already encoded: the encoder copies it in where an Eyes would stand

    def lines(self, visitor: Visitor, after: int) -> list[LogLine]:
        """The log; who holds several seats reads what any of them is told, and which of them that is."""
        play, seats = self.table.play, visitor.seats
        if len(seats) > 1:
            lines = telling.merged({seat: LINES.decode(play.lines(seat, after)) for seat in seats})
        else:
            encoded = play.lines(seats[0] if seats else None, after)
            if not visitor.manner.speak:
                return cast(list[LogLine], msgspec.Raw(encoded))  # as with eyes
            lines = LINES.decode(encoded)
        return telling.with_words(lines, self._voice(visitor.manner)) if visitor.manner.speak else lines

    def _look(self, seat: int | None, manner: Manner) -> msgspec.Raw:
        if (seat, manner) not in self._eyes:
            players = self.table.row.names() if manner.drawn else None
            seen = telling.eyes(self.table.play, seat, self.table.question.needs, self._voice(manner), players)
            self._eyes[seat, manner] = msgspec.Raw(ENCODER.encode(seen))
        return self._eyes[seat, manner]

    def _voice(self, manner: Manner) -> telling.Voice:
        return telling.voice(manner.speak, self.table.row.game, self.table.row.names())
