"""One process by itself, where a test has to stop it in the middle of something: what goes wrong for a moment is mended."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asztal import games
from asztal.server.ops.watch import STANDS, Watch, now_ms
from asztal.server.settings import Settings
from asztal.server.store import people, rows
from asztal.server.store.ledger import read_entries
from asztal.server.store.rows import SeatRow, TableRow
from asztal.server.tables import fanout, live
from asztal.server.tables.fanout import News
from asztal.server.tables.house import House, new_play
from asztal.server.tables.live import LiveTable
from asztal.server.tables.thinking import Thinkers
from asztal.server.tables.visitors import Visitor
from asztal.server.wire.entries import Details, Entry
from asztal.server.wire.messages import ClockRule, UndoAsk

GAME = "rollwrite"
DIO = SeatRow(1, "bot", name="Dió", bot="random")
BELA = SeatRow(1, "person", name="Béla")


def in_house(folder: Path, visit: Callable[[House], Awaitable[None]]) -> None:
    async def open_and_visit() -> None:
        house = House(Settings(database=f"sqlite:///{folder}/asztal.db", breath=0.0))
        try:
            await visit(house)
        finally:
            await house.close()

    asyncio.run(open_and_visit())


def add_table(house: House, *seats: SeatRow, start: bool = True, clock: ClockRule | None = None, version: int = 0) -> TableRow:
    """Anna's table, with her on the first seat."""
    anna = house.database.run_now(lambda c: people.create_guest(c, "Anna"))
    row = TableRow(
        id=rows.new_id(),
        game=GAME,
        version=version or games.game(GAME).version,
        options=games.game(GAME).check({}, 1 + len(seats)),
        seed=1,
        status="running" if start else "waiting",
        public=True,
        host=anna.id,
        host_name="Anna",
        created=now_ms(),
        key="k",
        clock=clock,
        seats=[SeatRow(0, "person", anna.id, "Anna"), *seats],
    )
    bots = {seat.seat: seat.bot for seat in seats if seat.bot is not None}
    house.database.run_now(lambda c: rows.insert_table(c, row))
    if start:
        first = Entry(1, "start", now_ms(), details=Details(bots=bots))
        house.database.run_now(lambda c: rows.insert_entries(c, row.id, [first]))
    return row


async def until(true: Callable[[], bool]) -> None:
    """Let everybody else do something until something is true."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def test_a_thinker_that_dies_spoils_no_thought() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        state = games.game(GAME).new(seats=1, seed=1)
        plain = state.dump()
        legal = {games.game(GAME).code(action) for action in state.legal(0)}
        assert await thinkers.choose(GAME, plain, 0, "random", 1) in legal
        assert thinkers._pool is not None
        (pid,) = thinkers._pool._processes
        os.kill(pid, signal.SIGSTOP)
        thoughts = [asyncio.create_task(thinkers.choose(GAME, plain, 0, "random", seed)) for seed in range(3)]
        await asyncio.sleep(0)  # all of them wait for the same thinker
        os.kill(pid, signal.SIGKILL)
        assert set(await asyncio.gather(*thoughts)) <= legal
        thinkers.close()

    asyncio.run(ask())


class Away:
    """The database does not answer for a while."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = 0
        self._patch = monkeypatch.context()
        patch = self._patch.__enter__()
        patch.setattr(house.ledger, "write", self._fail)
        patch.setattr(house.database, "read", self._fail)

    async def _fail(self, *_: object) -> Any:
        self.asked += 1
        raise OSError("the database is away")

    def back(self) -> None:
        self._patch.__exit__(None, None, None)


@pytest.mark.parametrize("what", ["bot", "clock"])
def test_a_table_goes_on_after_the_database_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    async def visit(house: House) -> None:
        house.since = 0
        seat, clock = (DIO, None) if what == "bot" else (BELA, ClockRule(bank=600))
        live = await house.table(add_table(house, seat, clock=clock).id)
        assert live is not None
        away = Away(house, monkeypatch)
        live.note_time(3_600_000)  # the clock has run out
        live.driver.go()
        await until(lambda: away.asked > 1 and not live.driver.busy)
        away.back()
        await house._round()
        await until(lambda: live.play.number > 1)

    in_house(tmp_path, visit)


def test_a_table_whose_clocks_could_not_be_resumed_is_loaded_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        row = add_table(house, clock=ClockRule(bank=600))
        house.since = now_ms() + 1000
        with monkeypatch.context() as patch:
            patch.setattr(house.ledger, "write", lambda *_: asyncio.sleep(0, 1 / 0))
            with pytest.raises(Exception, match="internal"):
                await house.table(row.id)
        live = await house.table(row.id)
        assert live is not None and live.play.last is not None and live.play.last.kind == "resume"

    in_house(tmp_path, visit)


class Hands:
    """A clock the test moves on."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def go_on(self, house: House, seconds: int) -> None:
        for _ in range(seconds):
            self.seconds += 1
            house.watch.ms()


async def first_move(live: LiveTable) -> int:
    """Make the first legal move; whose it was."""
    seat = live.play.to_act()[0]
    attempt = live.play.attempt(seat, live.play.legal[seat][0])
    async with live.lock:
        assert await live.commit("move", seat, None, live.play.game.code(attempt.made.action), attempt)
    return seat


@pytest.mark.parametrize("hours", [-2, 2])
def test_nobody_pays_when_the_clock_on_the_wall_is_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    async def visit(house: House) -> None:
        hands = Hands()
        house.watch = Watch(hands)
        table = await house.table(add_table(house, BELA, clock=ClockRule(bank=600)).id)
        assert table is not None and table.play.clocks is not None
        hands.go_on(house, 10)
        monkeypatch.setattr(live, "now_ms", lambda: now_ms() + hours * 3_600_000)
        seat = await first_move(table)
        assert table.play.clocks.bank_ms[seat] == pytest.approx(590_000, abs=5_000), (
            "from 1970 on only when it was loaded counts"
        )
        assert table.play.running
        # Whoever loads the table afterwards, with whatever clock, reads the same from its entries.
        play = new_play(table.row)
        for entry in house.database.run_now(lambda c: read_entries(c, table.row.id)):
            play.apply(entry)
        assert play.clocks is not None and play.clocks.bank_ms == table.play.clocks.bank_ms

    in_house(tmp_path, visit)


def test_nobody_pays_while_the_process_stands_still(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        hands = Hands()
        house.watch = Watch(hands)
        table = await house.table(add_table(house, BELA, clock=ClockRule(bank=60)).id)
        assert table is not None and table.play.clocks is not None
        hands.go_on(house, 20)
        hands.seconds += 7200  # stopped, or the machine slept
        await table.driver._time_is_up()
        assert table.play.running, "the alarm rang late: nobody's time is up"
        seat = await first_move(table)
        assert table.play.clocks.bank_ms[seat] == pytest.approx((60 - 20 - STANDS) * 1000, abs=5_000)
        assert house.watch.stood == 7200 - STANDS

    in_house(tmp_path, visit)


def test_a_process_that_stood_still_tells_the_clocks_again(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        hands = Hands()
        house.watch = Watch(hands)
        table = await house.table(add_table(house, BELA, clock=ClockRule(bank=60)).id)
        assert table is not None
        visitor = Visitor(None)
        table.enter(visitor, 0)
        told = len(visitor._outbox)
        hands.seconds += 7200
        house._look_at_watch(0.0)
        assert len(visitor._outbox) == told + 1
        again = msgspec.json.decode(visitor._outbox[-1])
        assert again["type"] == "welcome" and all(clock["left_ms"] > 50_000 for clock in again["clocks"])

    in_house(tmp_path, visit)


def test_a_clock_that_really_runs_out_does(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        hands = Hands()
        house.watch = Watch(hands)
        table = await house.table(add_table(house, BELA, clock=ClockRule(bank=60)).id)
        assert table is not None
        hands.go_on(house, 61)
        await table.driver._time_is_up()
        assert table.play.ended == "time"

    in_house(tmp_path, visit)


def test_news_of_an_old_question_do_not_end_a_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        live = await house.table(add_table(house, BELA).id)
        assert live is not None
        told: list[News] = []
        monkeypatch.setattr(house.fanout, "tell", told.append)
        ask = UndoAsk(1, 0, [1], [1], [])
        live.question.put(ask, "new")
        over = News("elsewhere", live.row.id, ask_over="undo-refused", ask_by=1, ask_key="old")
        await live.hear(over)
        assert live.question.ask == ask
        await live.hear(msgspec.structs.replace(over, ask_key="new"))
        assert live.question.ask is None
        live.question.put(ask, "newer")
        told.clear()
        await live.hear(News("elsewhere", live.row.id, entry=Entry(2, "resume", now_ms())))
        assert live.question.ask is None and told == [], "everybody hears of the entry, and needs no echo of what it ends"

    in_house(tmp_path, visit)


def test_what_changes_while_a_table_is_loaded_is_not_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        row = add_table(house, SeatRow(1, "open", invitation="i"), start=False)
        bela = house.database.run_now(lambda c: people.create_guest(c, "Béla"))
        read, was_read, go_on = house.database.read, asyncio.Event(), asyncio.Event()

        async def slow(work: Any) -> Any:
            found = await read(work)
            was_read.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(house.database, "read", slow)
        loading = asyncio.create_task(house.table(row.id))
        await was_read.wait()
        house.database.run_now(lambda c: rows.write_seat(c, row.id, SeatRow(1, "person", bela.id, "Béla")))
        changing = asyncio.create_task(house.changed(row.id))
        await asyncio.sleep(0)
        go_on.set()
        live = await loading
        await changing
        assert live is not None and live.row.seats[1].user == bela.id

    in_house(tmp_path, visit)


def test_tables_that_need_not_be_woken_are_not_remembered_for_ever(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        row = add_table(house, DIO, version=99)
        house.since = now_ms() + 1000
        await house._wake()
        assert house._quiet == {row.id: 1}
        house.database.run_now(lambda c: rows.delete_table(c, row.id))
        await house._wake()
        assert house._quiet == {}

    in_house(tmp_path, visit)


def test_news_do_not_wait_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout, "WAITING", 2)
    told = fanout.RedisFanOut("redis://127.0.0.1:1")
    for number in range(3):
        told.tell(News("here", str(number)))
    assert told._waiting.qsize() == 2
