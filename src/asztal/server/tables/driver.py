"""What moves a table when nobody does: bots that think, clocks that run out."""

from __future__ import annotations

import asyncio
import secrets
import time

from asztal.server.ops.logs import log
from asztal.server.ops.metrics import FAILED_BOTS
from asztal.server.tables import thinking
from asztal.server.tables.standing import Commit, Standing
from asztal.server.wire.entries import Details

GRACE_MS = 5_000
"""A clock found this long past its deadline when a table is loaded ran out while the process that held the table was gone."""


class Driver:
    """Drives one table. Several processes may drive the same one: a number is written only once."""

    def __init__(self, table: Standing, commit: Commit) -> None:
        self.table = table
        self._commit = commit
        self._mine = asyncio.Event()
        self._mine.set()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._stopped = False

    @property
    def mine(self) -> bool:
        """The last entry was committed here, or nobody else holds the table: this process lets the bots think."""
        return self._mine.is_set()

    @mine.setter
    def mine(self, mine: bool) -> None:
        if mine:
            self._mine.set()
        else:
            self._mine.clear()

    @property
    def busy(self) -> bool:
        return bool(self._thinking or self._alarm)

    def go(self) -> None:
        """Let bots think and clocks run, as things stand now."""
        if self._stopped:
            return
        play = self.table.play
        for seat in play.to_act():
            if seat in play.bots and seat not in self._thinking and play.scripted(seat) != "":
                self._thinking[seat] = asyncio.create_task(self._think(seat))
        self._set_alarm()

    def stop(self) -> None:
        self._stopped = True
        for task in list(self._thinking.values()):
            task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # -- bots ------------------------------------------------------------------------------------------------------------

    async def _think(self, seat: int) -> None:
        """One seat's bot thinks and moves, as long as it is the bot's turn."""
        play = self.table.play
        try:
            while not self._stopped and play.running and seat in play.bots and play.legal[seat] and play.scripted(seat) != "":
                await self._bot_move(seat)
        except Exception:
            FAILED_BOTS.inc()
            log("a bot could not move", level=40, exc_info=True, table=self.table.row.id, seat=seat)
        finally:
            self._thinking.pop(seat, None)

    async def _bot_move(self, seat: int) -> None:
        table, play = self.table, self.table.play
        settings = table.premises.settings
        asked, number = play.asked[seat], play.number
        if not self.mine:  # the process that committed last is thinking already; take over only if nothing comes of it
            try:
                await asyncio.wait_for(self._mine.wait(), settings.takeover_after)
                return  # it is our turn to think, about things as they stand now
            except TimeoutError:
                if play.number != number:
                    return
                self.mine = True
        began = time.monotonic()
        state = play.state
        assert state is not None
        seed = self._bot_seed(seat)
        legal = play.legal[seat]
        try:
            code = play.scripted(seat) or await table.premises.thinkers.choose(
                table.row.game, state.dump(), seat, play.bots[seat], seed, table.row.id
            )
        except Exception:  # others wait for this move: any legal one is better than none
            FAILED_BOTS.inc()
            log("a bot could not choose", level=40, exc_info=True, table=table.row.id, number=number, seat=seat)
            code = play.game.code(legal[seed % len(legal)])
        if table.presence.visitors:
            await asyncio.sleep(max(0.0, settings.breath - (time.monotonic() - began)))
        async with table.lock:
            if play.asked[seat] == asked and play.legal[seat] and play.running and seat in play.bots:
                attempt = play.attempt(seat, play.game.action(code))
                await self._commit("move", seat, None, code=code, attempt=attempt)

    def _bot_seed(self, seat: int) -> int:
        """A bot's chance is its own, new for every decision: what it does tells nothing of the game's.

        Whoever gave the game's seed by hand wants the same game again. Then it counts the bot's own moves, not the table's:
        where several choose at once, who is quicker must not change what a bot does.
        """
        play = self.table.play
        if not self.table.row.by_hand or not isinstance(play.seed, int):
            return secrets.randbits(62)
        moved = sum(move.seat == seat for move in play.moves)
        return (play.seed * 1_000_003 + moved * 31 + seat) & 0x7FFFFFFF

    # -- clocks ----------------------------------------------------------------------------------------------------------

    def _due(self) -> tuple[int, int] | None:
        """When, by the table's own clock, the next seat's runs out, and whose."""
        play = self.table.play
        return play.clocks.next_deadline() if play.clocks is not None and play.running else None

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self._due()
        if due is not None:
            delay = max(0, due[0] - self.table.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.table.premises.spawn(self._time_is_up())

    async def _time_is_up(self) -> None:
        async with self.table.lock:
            due = self._due()
            if due is not None and due[0] <= self.table.now():
                details = Details(time=True, bot=thinking.default_kind())
                await self._commit("resign", due[1], None, details=details)
            else:
                self._set_alarm()

    async def begin_clocks(self) -> None:
        """After loading: clocks that ran while no server was there start anew, with what was left at the last entry."""
        async with self.table.lock:
            due, last = self._due(), self.table.play.last
            if due is not None and last is not None:
                nobody_there = last.at < self.table.premises.since or due[0] + GRACE_MS < self.table.now()
                if nobody_there:
                    await self._commit("resume", None, None)
