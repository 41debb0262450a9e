"""The question an undo is where it affects others: their people are asked, and all of them have to agree."""

from __future__ import annotations

from collections import deque

import msgspec

from asztal.core.lines import Line
from asztal.server.tables.fanout import News
from asztal.server.tables.standing import Commit, Standing
from asztal.server.wire import words
from asztal.server.wire.entries import Details, Entry
from asztal.server.wire.messages import UndoAsk, UndoAsked


class Question:
    """What is asked at one table; whoever asks, answers or hears of it holds the table's lock."""

    def __init__(self, table: Standing, commit: Commit) -> None:
        self.table = table
        self._commit = commit
        self.ask: UndoAsk | None = None
        """The undo somebody asks for."""
        self.key: str | None = None
        """The key of the wish that asks for it: no other question has the same."""
        self.answers: deque[str] = deque(maxlen=100)
        """The keys of the last answers to such questions."""

    def put(self, ask: UndoAsk, key: str | None, pass_on: bool = True) -> None:
        self.ask, self.key = ask, key
        self.table.tell(UndoAsked(ask, None))
        if pass_on:
            self.table.pass_on(News(ask=ask, ask_key=key))

    def over(self, line: str | None, seat: int | None, pass_on: bool = True) -> None:
        """The undo that was asked for is off, or granted (no line)."""
        self.ask = None
        args: dict[str, int | str] = {} if seat is None else {"player": f"#{seat}"}
        row = self.table.row
        self.table.tell(UndoAsked(None, None if line is None else words.spoken(Line(line, args), row.game, row.names())))
        if pass_on:
            self.table.pass_on(News(ask_over=line or "", ask_by=seat, ask_key=self.key))

    def happened(self, entry: Entry) -> None:
        """Whatever is committed ends the question; other processes apply the entry, too, and need no news of that."""
        if self.ask is not None:
            granted = entry.kind == "undo" and entry.details.drop == self.ask.numbers
            self.over(None if granted else "undo-overtaken", None, pass_on=False)

    async def grant(self) -> None:
        """Carry out the undo that was asked for, if everybody has agreed."""
        ask = self.ask
        if ask is None or set(ask.needs) - set(ask.agreed):
            return
        while self.ask is ask and self.table.play.number == ask.id:
            await self._commit("undo", ask.seat, self.key, details=Details(drop=ask.numbers))

    async def hear(self, news: News) -> None:
        """Another process was asked, or answered."""
        ask = news.ask
        if ask is not None and ask.id == self.table.play.number:
            if self.ask is not None and self.key == news.ask_key:
                ask = msgspec.structs.replace(ask, agreed=sorted({*ask.agreed, *self.ask.agreed}))
            self.put(ask, news.ask_key, pass_on=False)
            await self.grant()
        if news.ask_over is not None and self.ask is not None and self.key == news.ask_key:
            self.over(news.ask_over or None, news.ask_by, pass_on=False)
