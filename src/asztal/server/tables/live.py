"""A table in memory: what is wished is committed, applied and told to everybody.

Any process can hold any table. What was committed elsewhere arrives as news, or is read from the database when a number
turns out to be taken. Nothing is acknowledged or told before it is committed.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable

import msgspec

from asztal.server.ops.logs import log
from asztal.server.ops.metrics import ENTRIES
from asztal.server.ops.watch import now_ms
from asztal.server.store.database import is_away
from asztal.server.store.ledger import read_entries
from asztal.server.store.rows import CHAT_KEPT, TableRow, read_chat, read_table
from asztal.server.tables import telling
from asztal.server.tables.driver import Driver
from asztal.server.tables.fanout import News
from asztal.server.tables.play import Attempt, Play, check
from asztal.server.tables.premises import Premises
from asztal.server.tables.questions import Question
from asztal.server.tables.standing import Standing
from asztal.server.tables.telling import Sight
from asztal.server.tables.visitors import NO_SUCH_TABLE, NOT_YOURS, RESTART, UNREADABLE, Manner, Visitor
from asztal.server.wire.entries import Details, Entry
from asztal.server.wire.messages import (
    ENCODER,
    ChatLine,
    ChatNews,
    EntryKind,
    RematchNews,
    TableNews,
    Update,
    Welcome,
    You,
)
from asztal.server.wire.refusals import Refusal

LATE_MS = 10_000
"""What others committed is read from the database after at most so long."""


class LiveTable(Standing):
    """One table, its play, and everybody who looks at it through this process."""

    def __init__(self, premises: Premises, row: TableRow, play: Play, chat: Iterable[ChatLine]) -> None:
        super().__init__(premises, row, play)
        self.chat: deque[ChatLine] = deque(chat, CHAT_KEPT)
        self.driver = Driver(self, self.commit)
        self.question = Question(self, self.commit)
        self.used = time.monotonic()
        """When somebody last needed this table."""
        self.closed = False

    # -- coming and going ------------------------------------------------------------------------------------------------

    def enter(self, visitor: Visitor, after: int) -> None:
        """A connection begins to look at the table."""
        visitor.seats = tuple(self.row.seats_of(visitor.user_id))
        came = visitor.user_id is not None and not self.presence.is_here(visitor.user_id)
        self.presence.visitors.add(visitor)
        self.used = time.monotonic()
        visitor.send(self.welcome(visitor, after))
        if came and visitor.seats:
            self._presence_changed(visitor)
        if self.play.absent.intersection(visitor.seats):
            self.premises.spawn(self._come_back(visitor))

    def exit(self, visitor: Visitor) -> None:
        self.presence.visitors.discard(visitor)
        self.used = time.monotonic()
        user = visitor.user_id
        if user is not None and visitor.seats and not self.presence.is_here(user):
            self.presence.left(user)
            self._presence_changed(visitor)

    async def _come_back(self, visitor: Visitor) -> None:
        """Whoever was only away plays on at once."""
        async with self.lock:
            for seat in visitor.seats:
                while self.play.running and seat in self.play.absent and seat not in self.play.resigned:
                    await self.commit("person", seat, None)

    def _presence_changed(self, who: Visitor) -> None:
        self.pass_on(News(present=self.presence.here()))
        self.tell_table(but=who)

    # -- committing and applying: the caller holds the lock ----------------------------------------------------------------

    async def commit(
        self,
        kind: EntryKind,
        seat: int | None,
        key: str | None,
        code: str | None = None,
        attempt: Attempt | None = None,
        details: Details | None = None,
    ) -> bool:
        """Commit the next entry, then apply it and tell everybody. False: another process was faster; its entries have been
        applied now, and the wish has to be looked at again."""
        if details is None:
            details = Details() if attempt is None else Details(check=check(self.play.game, attempt.made.after))
        if self.play.clocks is not None:
            details = msgspec.structs.replace(details, after=self.since_last())
        entry = Entry(self.play.number + 1, kind, now_ms(), seat, code, key, details)
        outcome = self.play.foresee(entry, attempt)
        try:
            written = await self.premises.ledger.write(
                self.row.id, entry, None if outcome is None else msgspec.json.encode(outcome).decode()
            )
        except Exception as error:
            log("an entry could not be committed", level=40, exc_info=True, table=self.row.id, number=entry.number)
            await self.catch_up()  # it may have been committed all the same
            if key is not None and key in self.play.keys:
                return True
            await self.reload()
            raise Refusal("no-such-table" if self.closed else "database-away" if is_away(error) else "internal") from None
        if not written:
            if not await self.catch_up():
                raise Refusal("internal", detail="the number is taken, but not visible")
            return False
        ENTRIES.labels(kind).inc()
        self.driver.mine = True
        self._apply(entry, attempt)
        self.pass_on(News(entry=entry))
        return True

    async def catch_up(self) -> int:
        """Apply what others have committed; how much that was."""
        missed = await self.premises.database.read(lambda connection: read_entries(connection, self.row.id, self.play.number))
        for entry in missed:
            self.driver.mine = False
            try:
                self._apply(entry, ago=min(now_ms() - entry.at, LATE_MS))
            except Exception as error:  # written by a process with other rules: whoever loads the table is told so
                log("an entry could not be applied", level=40, exc_info=True, table=self.row.id, number=entry.number)
                self.shut(UNREADABLE)
                raise Refusal("table-unreadable", detail=str(error)) from None
        return len(missed)

    async def read_again(self) -> None:
        """The row was changed, perhaps together with the first entry."""
        async with self.lock:
            await self.catch_up()
            await self.reload()

    async def refresh(self) -> None:
        """Catch up with chat and the row."""
        last = self.chat[-1].id if self.chat else 0
        for line in await self.premises.database.read(lambda connection: read_chat(connection, self.row.id, last)):
            self.hear_chat(line)
        await self.reload()

    def _apply(self, entry: Entry, attempt: Attempt | None = None, ago: int = 0) -> None:
        ended = self.play.ended
        self.play.apply(entry, attempt)
        self.note_time(ago)
        self.used = time.monotonic()
        self.question.happened(entry)
        self.tell_update(entry)
        if entry.kind in ("start", "resign", "bot", "person") or self.play.ended != ended:
            self.tell_table()
        if self.play.ended and not ended:
            self.premises.lobby_changed()
        self.driver.go()

    # -- news from other processes ---------------------------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        if news.entry is not None:
            await self._hear_entry(news.entry)
        if news.chat is not None:
            self.hear_chat(news.chat)
        if news.row:
            await self.read_again()
        if news.present is not None and self.presence.hear(news.origin, set(news.present)):
            self.tell_table()
        if news.ask is not None or news.ask_over is not None:
            async with self.lock:
                await self.question.hear(news)
        if news.rematch is not None:
            self.hear_rematch(news.rematch)

    async def _hear_entry(self, entry: Entry) -> None:
        async with self.lock:
            if entry.number == self.play.number + 1:
                self.driver.mine = False
                self._apply(entry)
            elif entry.number > self.play.number:
                await self.catch_up()

    def hear_chat(self, line: ChatLine) -> None:
        if all(line.id != known.id for known in self.chat):
            self.chat.append(line)
            self.tell(ChatNews(line))

    def hear_rematch(self, table: str) -> None:
        self.row.rematch = table
        self.tell(RematchNews(table))

    async def reload(self) -> None:
        """The row may have changed: read it again and tell everybody."""
        row = await self.premises.database.read(lambda connection: read_table(connection, self.row.id))
        if row is None:
            self.shut(NO_SUCH_TABLE)
            return
        if msgspec.structs.replace(row, number=self.row.number) == self.row:
            return
        self.row = row
        self.presence.expect(seat.user for seat in row.seats if seat.user is not None)
        for visitor in self.presence.visitors:
            if not row.may_watch(visitor.user, visitor.key):
                visitor.close(NOT_YOURS)
            seats = tuple(row.seats_of(visitor.user_id))
            if seats != visitor.seats:
                visitor.seats = seats
                if self.play.state is not None:
                    visitor.send(self.welcome(visitor, 0))
        self.tell_table()

    # -- telling ---------------------------------------------------------------------------------------------------------

    def tell_table(self, but: Visitor | None = None) -> None:
        """Tell everybody how the table stands, each as they may know it."""
        encoded: dict[str | None, bytes] = {}
        for visitor in self.presence.visitors:
            if visitor is but:
                continue
            user = visitor.user_id if visitor.seats or visitor.user_id == self.row.host else None
            if user not in encoded:
                encoded[user] = ENCODER.encode(TableNews(telling.table_info(self.row, self, user)))
            visitor.send_encoded(encoded[user])

    def tell_update(self, entry: Entry) -> None:
        """Tell an entry to everybody; who holds the same seats gets the same bytes."""
        clocks = [] if self.play.clocks is None else self.play.clocks.faces(self.now())
        outcome = self.play.outcome()
        status = telling.status(self.row, self.play)
        sight = Sight(self)
        encoded: dict[tuple[tuple[int, ...], Manner], bytes] = {}
        for visitor in self.presence.visitors:
            group = (visitor.seats, visitor.manner)
            if group not in encoded:
                update = Update(
                    number=entry.number,
                    status=status,
                    outcome=outcome,
                    entry=telling.entry_info(entry, visitor.seats),
                    dropped=entry.details.drop,
                    lines=sight.lines(visitor, entry.number - 1),
                    eyes=sight.eyes(visitor),
                    clocks=clocks,
                )
                encoded[group] = ENCODER.encode(update)
            visitor.send_encoded(encoded[group])

    def tell_clocks(self) -> None:
        """Nobody was there for a while: clocks browsers have let run on stand where they stood."""
        if self.play.clocks is not None and self.play.running:
            self.driver.go()
            for visitor in self.presence.visitors:
                visitor.send(self.welcome(visitor, 0))

    def welcome(self, visitor: Visitor, after: int) -> Welcome:
        """Everything a visitor needs who has seen the table up to a number."""
        play = self.play
        sight = Sight(self)
        user = visitor.user_id
        return Welcome(
            table=telling.table_info(self.row, self, user),
            you=You(user, list(visitor.seats), user is not None and user == self.row.host),
            chat=list(self.chat),
            asked=self.question.ask,
            number=play.number,
            status=telling.status(self.row, play),
            outcome=play.outcome() or self.row.outcome,
            entry=None if play.last is None else telling.entry_info(play.last, visitor.seats),
            dropped=play.dropped_after(after),
            lines=sight.lines(visitor, after),
            eyes=[] if play.state is None else sight.eyes(visitor),
            clocks=[] if play.clocks is None else play.clocks.faces(self.now()),
        )

    # -- the end ---------------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        return self.row.status == "waiting" and self.play.state is None

    @property
    def busy(self) -> bool:
        """Somebody looks, a bot thinks or a clock runs: the table stays in memory."""
        return bool(self.presence.visitors or self.driver.busy or self.lock.locked())

    def shut(self, code: int = RESTART) -> None:
        """Let go of everything and everybody."""
        self.closed = True
        self.driver.stop()
        for visitor in list(self.presence.visitors):
            visitor.close(code)
