"""A table as it stands in one process: its row, its play, and who is at it."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from asztal.core.history import Undo
from asztal.server.ops.watch import now_ms
from asztal.server.store.rows import TableRow
from asztal.server.tables.fanout import News
from asztal.server.tables.play import Attempt, Play
from asztal.server.tables.premises import Premises
from asztal.server.tables.presence import Presence
from asztal.server.wire.entries import Details
from asztal.server.wire.messages import ENCODER, EntryKind, Message


class Commit(Protocol):
    """Commits the next entry of a table; whoever calls it holds the table's lock. False: another process was faster."""

    async def __call__(
        self,
        kind: EntryKind,
        seat: int | None,
        key: str | None,
        code: str | None = None,
        attempt: Attempt | None = None,
        details: Details | None = None,
    ) -> bool: ...


class Standing:
    def __init__(self, premises: Premises, row: TableRow, play: Play) -> None:
        self.premises = premises
        self.row = row
        self.play = play
        self.presence = Presence(premises.fanout, (seat.user for seat in row.seats if seat.user is not None))
        self.lock = asyncio.Lock()
        """Held by whoever commits: one thing after the other."""
        self._heard = 0
        """What our watch showed when the last entry was committed."""
        self.note_time(now_ms() - play.last.at if play.last is not None else 0)

    def note_time(self, ago: int = 0) -> None:
        """The last entry was committed so many milliseconds ago."""
        self._heard = self.premises.watch.ms() - max(0, ago)

    def since_last(self) -> int:
        """Milliseconds since the last entry."""
        return max(0, self.premises.watch.ms() - self._heard)

    def now(self) -> int:
        """What the table's own clock shows."""
        return self.play.time + self.since_last()

    def hand_over_ms(self, seat: int) -> int | None:
        """In how long anybody at the table may let a bot play for the person of a seat; None: the person is here, or at this
        table everybody is waited for."""
        away = self.presence.away_ms(self.row.seats[seat].user)
        return None if away is None or self.row.absent is None else max(0, self.row.absent - away)

    def who_agrees(self, seat: int, undo: Undo) -> list[int]:
        """The seats whose people have to agree to an undo: it takes their moves back too, or they were shown something."""
        seats, bots = self.row.seats, self.play.bots
        return [other for other in undo.others if other not in bots and seats[other].user != seats[seat].user]

    def tell(self, message: Message) -> None:
        """Tell everybody who looks through this process."""
        data = ENCODER.encode(message)
        for visitor in self.presence.visitors:
            visitor.send_encoded(data)

    def pass_on(self, news: News) -> None:
        """Tell the other processes something about this table."""
        self.premises.fanout.tell(msgspec.structs.replace(news, origin=self.premises.origin, table=self.row.id))
