"""A table through every pair of eyes, each looked through only once for each thing that happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from asztal.server import telling
from asztal.server.messages import Eyes, LogLine
from asztal.server.visitors import Visitor

if TYPE_CHECKING:
    from asztal.server.live import LiveTable

LINES = msgspec.json.Decoder(list[LogLine])


class Sight:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._eyes: dict[tuple[int | None, bool], msgspec.Raw] = {}

    def eyes(self, visitor: Visitor) -> list[Eyes]:
        seats: tuple[int | None, ...] = visitor.seats or (None,)
        encoded = [self._look(seat, visitor.speak) for seat in seats]
        return cast(list[Eyes], encoded)  # already encoded: the encoder copies it in where an Eyes would stand

    def lines(self, visitor: Visitor, after: int) -> list[LogLine]:
        """The log; who holds several seats reads what any of them is told, once."""
        play = self.table.play
        if len(visitor.seats) < 2 and not visitor.speak:
            encoded = msgspec.Raw(play.lines(visitor.seats[0] if visitor.seats else None, after))
            return cast(list[LogLine], encoded)  # as with eyes
        seats: tuple[int | None, ...] = visitor.seats or (None,)
        lines = telling.merged([LINES.decode(play.lines(seat, after)) for seat in seats])
        return telling.with_words(lines, self._voice(visitor.speak)) if visitor.speak else lines

    def _look(self, seat: int | None, speak: bool) -> msgspec.Raw:
        if (seat, speak) not in self._eyes:
            self._eyes[seat, speak] = telling.eyes(self.table.play, seat, self.table.asks, self._voice(speak))
        return self._eyes[seat, speak]

    def _voice(self, speak: bool) -> telling.Voice:
        return telling.voice(speak, self.table.row.game, self.table.row.names())
