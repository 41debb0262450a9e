"""A table in memory: wishes come in one at a time, are committed, applied and told to everybody.

Any process can hold any table. What was committed elsewhere arrives as news, or is read from the database when a number
turns out to be taken. Nothing is acknowledged or told before it is committed.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

import msgspec

from asztal.core.errors import BadCode, IllegalMove
from asztal.core.lines import Line
from asztal.server import telling, thinking, words
from asztal.server.entries import Details, Entry
from asztal.server.fanout import News
from asztal.server.logs import log
from asztal.server.messages import (
    ENCODER,
    Ack,
    AnswerWish,
    ChatLine,
    ChatNews,
    ChatWish,
    Done,
    EntryKind,
    Eyes,
    HandOverWish,
    HintAnswer,
    HintWish,
    LogLine,
    Message,
    MoveWish,
    RematchNews,
    ResignWish,
    TableNews,
    TakeBackWish,
    UndoAsk,
    UndoAsked,
    UndoWish,
    Update,
    Welcome,
    WhyAnswer,
    WhyWish,
    WithdrawWish,
    You,
)
from asztal.server.metrics import ENTRIES, MOVE_SECONDS, timed
from asztal.server.play import Attempt, Play, Undo
from asztal.server.refusals import Refusal
from asztal.server.store.ledger import read_entries
from asztal.server.store.people import now_ms
from asztal.server.store.rows import CHAT_KEPT, TableRow, read_table, write_chat
from asztal.server.visitors import RESTART, Visitor

if TYPE_CHECKING:
    from asztal.server.house import House

LINES = msgspec.json.Decoder(list[LogLine])
PRESENCE_EXPIRES = 30.0
"""Seconds after which what another process said of who is there no longer counts."""
GRACE_MS = 5_000
"""A clock found this long past its deadline when a table is loaded ran out while no server was there."""


class LiveTable:
    """One table, its play, and everybody who looks at it through this process."""

    def __init__(self, house: House, row: TableRow, play: Play, chat: Iterable[ChatLine]) -> None:
        self.house = house
        self.row = row
        self.play = play
        self.chat: deque[ChatLine] = deque(chat, CHAT_KEPT)
        self.visitors: set[Visitor] = set()
        self.lock = asyncio.Lock()
        self.ask: UndoAsk | None = None
        self.used = time.monotonic()
        """When somebody last needed this table."""
        self.closed = False
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}
        self._away: dict[str, int] = {seat.user: now_ms() for seat in row.seats if seat.user is not None}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._mine = True
        """The last entry was committed here, or nobody else holds the table: this process drives the bots."""

    # -- coming and going ------------------------------------------------------------------------------------------------

    def enter(self, visitor: Visitor, after: int) -> None:
        """A connection begins to look at the table."""
        visitor.seats = tuple(self.row.seats_of(visitor.user_id))
        came = visitor.user_id is not None and not self.is_present(visitor.user_id)
        self.visitors.add(visitor)
        self.used = time.monotonic()
        visitor.send(self._welcome(visitor, after))
        if came and visitor.seats:
            self._presence_changed(visitor)

    def exit(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self.used = time.monotonic()
        user = visitor.user_id
        if user is not None and visitor.seats and not self.is_present(user):
            self._away[user] = now_ms()
            self._presence_changed(visitor)

    def is_present(self, user: str | None) -> bool:
        if user is None:
            return False
        if any(visitor.user_id == user for visitor in self.visitors):
            return True
        now = time.monotonic()
        return any(user in users and now - at < PRESENCE_EXPIRES for at, users in self._elsewhere.values())

    def away_since(self, user: str | None) -> int | None:
        return None if user is None or self.is_present(user) else self._away.get(user)

    def present_here(self) -> list[str]:
        return sorted({visitor.user_id for visitor in self.visitors if visitor.user_id is not None})

    def _presence_changed(self, who: Visitor) -> None:
        self.house.fanout.tell(News(self.house.origin, self.row.id, present=self.present_here()))
        self.tell_table(but=who)

    # -- wishes ----------------------------------------------------------------------------------------------------------

    async def move(self, who: Visitor, wish: MoveWish) -> None:
        with timed(MOVE_SECONDS):
            async with self.lock:
                key = _key(who, wish.id)
                while (number := self.play.keys.get(key)) is None:
                    attempt = self._attempt(who, wish)
                    await self._commit("move", wish.seat, key, code=wish.code, attempt=attempt)
                who.send(Ack(wish.id, number))

    def _attempt(self, who: Visitor, wish: MoveWish) -> Attempt:
        self._require_seat(who, wish.seat)
        play = self.play
        if play.ended:
            raise Refusal("over", Line("why-over"))
        if play.state is None:
            raise Refusal("not-running")
        try:
            action = play.game.action(wish.code)
        except BadCode as error:
            raise Refusal("illegal", Line("why-not-now"), str(error)) from None
        if not play.legal[wish.seat]:
            raise Refusal("not-your-turn", play.state.why_not(wish.seat, action))
        if wish.number < play.asked[wish.seat]:
            raise Refusal("stale")
        try:
            return play.attempt(wish.seat, action)
        except IllegalMove as error:
            raise Refusal("illegal", error.reason) from None

    async def undo(self, who: Visitor, wish: UndoWish) -> None:
        async with self.lock:
            key = _key(who, wish.id)
            while (number := self.play.keys.get(key)) is None:
                self._require_seat(who, wish.seat)
                self._require_running()
                undo = self.play.undo(wish.seat)
                if isinstance(undo, Line):
                    raise Refusal("no-undo", undo)
                if undo.numbers[0] > wish.number:
                    raise Refusal("stale")
                needs = self.asks(wish.seat, undo)
                if needs:
                    self._ask_undo(who, wish, undo, needs)
                    return
                await self._commit("undo", wish.seat, key, details=Details(drop=undo.numbers))
            who.send(Ack(wish.id, number))

    def asks(self, seat: int, undo: Undo) -> list[int]:
        """The seats whose people have to agree to an undo: those whose moves it takes back too."""
        mine = self.row.seats[seat].user
        return [other for other in undo.others if other not in self.play.bots and self.row.seats[other].user != mine]

    def _ask_undo(self, who: Visitor, wish: UndoWish, undo: Undo, needs: list[int]) -> None:
        if self.ask is not None and self.ask.seat != wish.seat:
            raise Refusal("already-asked")
        self.ask = UndoAsk(self.play.number, wish.seat, undo.numbers, needs, [])
        self._tell_ask()
        who.send(Done(wish.id))

    async def answer(self, who: Visitor, wish: AnswerWish) -> None:
        async with self.lock:
            ask = self.ask
            if ask is None or ask.id != wish.ask:
                raise Refusal("no-ask")
            mine = [seat for seat in ask.needs if seat in who.seats]
            if not mine:
                raise Refusal("not-allowed", Line("why-not-yours"))
            if not wish.agree:
                self._ask_over("undo-refused", mine[0])
            else:
                agreed = sorted({*ask.agreed, *mine})
                self.ask = msgspec.structs.replace(ask, agreed=agreed)
                self._tell_ask()
                await self._grant()
            who.send(Done(wish.id))

    async def _grant(self) -> None:
        """Carry out the undo that was asked for, if everybody has agreed."""
        ask = self.ask
        if ask is None or set(ask.needs) - set(ask.agreed):
            return
        while self.ask is ask and self.play.number == ask.id:
            await self._commit("undo", ask.seat, None, details=Details(drop=ask.numbers))

    async def withdraw(self, who: Visitor, wish: WithdrawWish) -> None:
        async with self.lock:
            if self.ask is None or self.ask.id != wish.ask:
                raise Refusal("no-ask")
            if self.ask.seat not in who.seats:
                raise Refusal("not-allowed", Line("why-not-yours"))
            self._ask_over("undo-withdrawn", self.ask.seat)
            who.send(Done(wish.id))

    async def resign(self, who: Visitor, wish: ResignWish) -> None:
        async with self.lock:
            key = _key(who, wish.id)
            while (number := self.play.keys.get(key)) is None:
                self._require_seat(who, wish.seat)
                self._require_running()
                await self._commit("resign", wish.seat, key, details=Details(bot=thinking.default_kind()))
            who.send(Ack(wish.id, number))

    async def hand_over(self, who: Visitor, wish: HandOverWish) -> None:
        async with self.lock:
            key = _key(who, wish.id)
            while (number := self.play.keys.get(key)) is None:
                self._require_running()
                self._require_hand_over(who, wish.seat)
                if wish.bot not in thinking.kinds():
                    raise Refusal("bad-bot")
                await self._commit("bot", wish.seat, key, details=Details(bot=wish.bot))
            who.send(Ack(wish.id, number))

    def _require_hand_over(self, who: Visitor, seat: int) -> None:
        """One's own seat any time; somebody else's when they have vanished, by anybody who plays."""
        if seat in who.seats:
            if seat in self.play.bots:
                raise Refusal("not-your-seat")
            return
        if not who.seats or seat >= self.play.seats or seat in self.play.bots:
            raise Refusal("not-allowed", Line("why-not-yours"))
        since = self.away_since(self.row.seats[seat].user)
        if since is None or now_ms() - since < self.house.settings.away_after * 1000:
            raise Refusal("not-allowed", Line("why-not-away", {"player": f"#{seat}"}))

    async def take_back(self, who: Visitor, wish: TakeBackWish) -> None:
        async with self.lock:
            key = _key(who, wish.id)
            while (number := self.play.keys.get(key)) is None:
                self._require_running()
                if wish.seat not in who.seats or wish.seat not in self.play.bots or wish.seat in self.play.resigned:
                    raise Refusal("not-allowed", Line("why-no-bot-here"))
                await self._commit("person", wish.seat, key)
            who.send(Ack(wish.id, number))

    async def say(self, who: Visitor, wish: ChatWish) -> None:
        user = who.user
        if user is None:
            raise Refusal("log-in")
        text = wish.text.strip()
        if not text:
            raise Refusal("bad-message", detail="text: only blanks")
        seat = who.seats[0] if who.seats else None
        name = (self.row.seats[seat].name if seat is not None else None) or user.name
        line = await self.house.database.run(
            lambda connection: write_chat(connection, self.row.id, user.id, name, seat, text, _key(who, wish.id))
        )
        if line is not None:
            self._hear_chat(line)
            self.house.fanout.tell(News(self.house.origin, self.row.id, chat=line))
        who.send(Done(wish.id))

    def why(self, who: Visitor, wish: WhyWish) -> None:
        self._require_seat(who, wish.seat)
        state = self.play.state
        if state is None:
            raise Refusal("not-running")
        try:
            line = Line("why-over") if self.play.ended else state.why_not(wish.seat, self.play.game.action(wish.code))
        except BadCode:
            line = Line("why-not-now")
        said = None if line is None else words.spoken(line, self.row.game, self.row.names())
        who.send(WhyAnswer(wish.id, wish.code, said))

    async def hint(self, who: Visitor, wish: HintWish) -> None:
        self._require_seat(who, wish.seat)
        state = self.play.state
        if state is None or not self.play.legal[wish.seat]:
            raise Refusal("nothing-to-hint")
        seed = secrets.randbits(32)
        kind = thinking.default_kind()
        code = await self.house.thinkers.choose(self.row.game, state.dump(), wish.seat, kind, seed)
        who.send(HintAnswer(wish.id, wish.seat, code))

    async def leave_running(self, seat: int, bot: str) -> None:
        """Somebody gets up from a running game: a bot plays on."""
        async with self.lock:
            while self.play.running and seat not in self.play.bots:
                await self._commit("bot", seat, None, details=Details(bot=bot))

    def _require_seat(self, who: Visitor, seat: int) -> None:
        if seat not in who.seats or seat in self.play.bots:
            raise Refusal("not-your-seat")

    def _require_running(self) -> None:
        if self.play.ended:
            raise Refusal("over", Line("why-over"))
        if self.play.state is None:
            raise Refusal("not-running")

    # -- committing and applying -----------------------------------------------------------------------------------------

    async def _commit(
        self,
        kind: EntryKind,
        seat: int | None,
        key: str | None,
        code: str | None = None,
        attempt: Attempt | None = None,
        details: Details | None = None,
    ) -> bool:
        """Commit the next entry, then apply it and tell everybody. False: another process was faster; its entries have been
        applied now, and the wish has to be looked at again. The caller holds the lock."""
        entry = Entry(self.play.number + 1, kind, now_ms(), seat, code, key, details or Details())
        outcome = self.play.foresee(entry, attempt)
        try:
            written = await self.house.ledger.write(
                self.row.id, entry, None if outcome is None else msgspec.json.encode(outcome).decode()
            )
        except Exception:
            log("an entry could not be committed", level=40, exc_info=True, table=self.row.id, number=entry.number)
            await self.catch_up()  # it may have been committed all the same
            if key is not None and key in self.play.keys:
                return True
            raise Refusal("internal") from None
        if not written:
            if not await self.catch_up():
                raise Refusal("internal", detail="the number is taken, but not visible")
            return False
        ENTRIES.add(kind)
        self._mine = True
        self._apply(entry, attempt)
        self.house.fanout.tell(News(self.house.origin, self.row.id, entry=entry))
        return True

    async def catch_up(self) -> int:
        """Apply what others have committed; how much that was. The caller holds the lock."""
        missed = await self.house.database.read(lambda connection: read_entries(connection, self.row.id, self.play.number))
        for entry in missed:
            self._mine = False
            self._apply(entry)
        return len(missed)

    def _apply(self, entry: Entry, attempt: Attempt | None = None) -> None:
        before = self.play.ended
        self.play.apply(entry, attempt)
        self.used = time.monotonic()
        if self.ask is not None:
            self._ask_over(None if entry.kind == "undo" and entry.details.drop == self.ask.numbers else "undo-overtaken", None)
        self._tell_update(entry)
        if entry.kind in ("start", "resign", "bot", "person") or self.play.ended != before:
            self.tell_table()
        if self.play.ended and not before:
            self.house.lobby_changed()
        self.drive()

    # -- bots and clocks -------------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """Let bots think and clocks run, as things stand now."""
        if self.closed:
            return
        acting = [seat for seat in self.play.to_act() if seat in self.play.bots]
        for seat in acting:
            if seat not in self._thinking:
                task = asyncio.create_task(self._think(seat))
                self._thinking[seat] = task
        self._set_alarm()

    async def _think(self, seat: int) -> None:
        """One seat's bot thinks and moves, as long as it is the bot's turn."""
        try:
            while not self.closed and seat in self.play.bots and self.play.legal[seat] and self.play.running:
                await self._bot_move(seat)
        except asyncio.CancelledError:
            raise
        except Exception:
            log("a bot could not move", level=40, exc_info=True, table=self.row.id, seat=seat)
        finally:
            self._thinking.pop(seat, None)

    async def _bot_move(self, seat: int) -> None:
        play = self.play
        asked, number = play.asked[seat], play.number
        if not self._mine:  # the process that committed last is thinking already; take over only if nothing comes of it
            await asyncio.sleep(self.house.settings.takeover_after)
            if play.number != number:
                return
            self._mine = True
        began = time.monotonic()
        state = play.state
        assert state is not None
        seed = (play.seed * 1_000_003 + number * 31 + seat) & 0x7FFFFFFF
        code = await self.house.thinkers.choose(self.row.game, state.dump(), seat, play.bots[seat], seed)
        if self.visitors:
            await asyncio.sleep(max(0.0, self.house.settings.breath - (time.monotonic() - began)))
        async with self.lock:
            if play.asked[seat] == asked and play.legal[seat] and play.running and seat in play.bots:
                attempt = play.attempt(seat, play.game.action(code))
                await self._commit("move", seat, None, code=code, attempt=attempt)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.play.clocks is None or not self.play.running:
            return
        due = self.play.clocks.next_deadline()
        if due is not None:
            delay = max(0, due[0] - now_ms()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.house.spawn(self._time_is_up())

    async def _time_is_up(self) -> None:
        async with self.lock:
            clocks = self.play.clocks
            due = None if clocks is None or not self.play.running else clocks.next_deadline()
            if due is not None and due[0] <= now_ms():
                details = Details(time=True, bot=thinking.default_kind())
                await self._commit("resign", due[1], None, details=details)
            else:
                self._set_alarm()

    async def begin_clocks(self) -> None:
        """After loading: a clock that ran out while no server was there starts anew."""
        async with self.lock:
            clocks = self.play.clocks
            due = None if clocks is None or not self.play.running else clocks.next_deadline()
            if due is not None and due[0] + GRACE_MS < now_ms():
                await self._commit("resume", None, None)

    # -- news from other processes ---------------------------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        if news.entry is not None:
            await self._hear_entry(news.entry)
        if news.chat is not None:
            self._hear_chat(news.chat)
        if news.row:
            await self.reload()
        if news.present is not None:
            self._hear_presence(news.origin, set(news.present))
        if news.ask is not None:
            await self._hear_ask(news.ask)
        if news.ask_over is not None and self.ask is not None:
            self._ask_over(news.ask_over or None, news.ask_by, pass_on=False)
        if news.rematch is not None:
            self.row.rematch = news.rematch
            self.tell(RematchNews(news.rematch))

    async def _hear_entry(self, entry: Entry) -> None:
        async with self.lock:
            if entry.number == self.play.number + 1:
                self._mine = False
                self._apply(entry)
            elif entry.number > self.play.number:
                await self.catch_up()

    def _hear_chat(self, line: ChatLine) -> None:
        self.chat.append(line)
        self.tell(ChatNews(line))

    def _hear_presence(self, origin: str, users: set[str]) -> None:
        was = self._elsewhere.get(origin, (0.0, set()))[1]
        self._elsewhere[origin] = (time.monotonic(), users)
        for user in was - users:
            self._away[user] = now_ms()
        if was != users:
            self.tell_table()

    async def _hear_ask(self, ask: UndoAsk) -> None:
        async with self.lock:
            if ask.id != self.play.number:
                return
            if self.ask is not None and self.ask.id == ask.id and self.ask.seat == ask.seat:
                ask = msgspec.structs.replace(ask, agreed=sorted({*ask.agreed, *self.ask.agreed}))
            self.ask = ask
            self._tell_ask(pass_on=False)
            await self._grant()

    async def reload(self) -> None:
        """The row has changed: read it again and tell everybody."""
        row = await self.house.database.read(lambda connection: read_table(connection, self.row.id))
        if row is None:
            self.shut(4404)
            return
        self.row = row
        for visitor in self.visitors:
            seats = tuple(row.seats_of(visitor.user_id))
            if seats != visitor.seats:
                visitor.seats = seats
                if self.play.state is not None:
                    visitor.send(self._welcome(visitor, 0))
        for seat in row.seats:
            if seat.user is not None:
                self._away.setdefault(seat.user, now_ms())
        self.tell_table()

    # -- telling ---------------------------------------------------------------------------------------------------------

    def tell(self, message: Message) -> None:
        data = ENCODER.encode(message)
        for visitor in self.visitors:
            visitor.send_encoded(data)

    def tell_table(self, but: Visitor | None = None) -> None:
        """Tell everybody how the table stands, each as they may know it."""
        encoded: dict[str | None, bytes] = {}
        for visitor in self.visitors:
            if visitor is but:
                continue
            user = visitor.user_id if visitor.seats or visitor.user_id == self.row.host else None
            if user not in encoded:
                encoded[user] = ENCODER.encode(TableNews(telling.table_info(self.row, self, user)))
            visitor.send_encoded(encoded[user])

    def _tell_update(self, entry: Entry) -> None:
        """Tell an entry to everybody; who holds the same seats gets the same bytes."""
        now = now_ms()
        clocks = [] if self.play.clocks is None else self.play.clocks.faces(now)
        outcome = self.play.outcome()
        status = telling.status(self.row, self.play)
        seen = Sight(self)
        encoded: dict[tuple[tuple[int, ...], bool], bytes] = {}
        for visitor in self.visitors:
            group = (visitor.seats, visitor.speak)
            if group not in encoded:
                update = Update(
                    number=entry.number,
                    status=status,
                    outcome=outcome,
                    entry=telling.entry_info(entry, visitor.seats),
                    dropped=entry.details.drop,
                    lines=seen.lines(visitor, entry.number - 1),
                    eyes=seen.eyes(visitor),
                    clocks=clocks,
                )
                encoded[group] = ENCODER.encode(update)
            visitor.send_encoded(encoded[group])

    def _welcome(self, visitor: Visitor, after: int) -> Welcome:
        play = self.play
        seen = Sight(self)
        return Welcome(
            table=telling.table_info(self.row, self, visitor.user_id),
            you=You(visitor.user_id, list(visitor.seats), visitor.user_id is not None and visitor.user_id == self.row.host),
            chat=list(self.chat),
            asked=self.ask,
            number=play.number,
            status=telling.status(self.row, play),
            outcome=play.outcome() or self.row.outcome,
            entry=None if play.last is None else telling.entry_info(play.last, visitor.seats),
            dropped=play.dropped_after(after),
            lines=seen.lines(visitor, after),
            eyes=[] if play.state is None else seen.eyes(visitor),
            clocks=[] if play.clocks is None else play.clocks.faces(now_ms()),
        )

    def _tell_ask(self, pass_on: bool = True) -> None:
        self.tell(UndoAsked(self.ask, None))
        if pass_on:
            self.house.fanout.tell(News(self.house.origin, self.row.id, ask=self.ask))

    def _ask_over(self, line: str | None, seat: int | None, pass_on: bool = True) -> None:
        """The undo that was asked for is off, or granted (no line)."""
        self.ask = None
        args: dict[str, int | str] = {} if seat is None else {"player": f"#{seat}"}
        said = None if line is None else words.spoken(Line(line, args), self.row.game, self.row.names())
        self.tell(UndoAsked(None, said))
        if pass_on:
            self.house.fanout.tell(News(self.house.origin, self.row.id, ask_over=line or "", ask_by=seat))

    # -- the end ---------------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Somebody looks, a bot thinks or a clock runs: the table stays in memory."""
        return bool(self.visitors or self._thinking or self._alarm or self.lock.locked())

    def shut(self, code: int = RESTART) -> None:
        """Let go of everything and everybody."""
        self.closed = True
        for task in list(self._thinking.values()):
            task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        for visitor in list(self.visitors):
            visitor.close(code)


class Sight:
    """The table through every pair of eyes, each looked through only once."""

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


def _key(who: Visitor, id: str) -> str:
    return f"{who.user_id}:{id}"
