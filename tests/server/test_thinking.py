"""Thinking is bounded: who is served before whom, what is refused; hints and reviews over the wire."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from asztal import bots, games
from asztal.core.playout import acting_seat
from asztal.core.record import Record
from asztal.server.lobby import records, reviewing
from asztal.server.lobby.lobby import Lobby
from asztal.server.settings import Settings
from asztal.server.store import people, reviews
from asztal.server.tables import thinking
from asztal.server.tables.house import House
from asztal.server.tables.thinking import Job, Rank, Thinkers
from asztal.server.wire.messages import ReviewAnswer
from asztal.server.wire.refusals import Refusal
from server.guests import Guest, Refused, two_at_a_table
from server.services import Server


class Slow(Thinkers):
    """Thinkers that think only when told to, and say what about."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.gate = asyncio.Event()
        self.order: list[str] = []

    async def _thought(self, work: Callable[[], Any]) -> Any:
        await self.gate.wait()
        self.order.append(str(work()))


def asked(thinkers: Thinkers, rank: Rank, table: str, said: str) -> "asyncio.Task[Any]":
    return asyncio.create_task(thinkers._asked(Job(rank, table, lambda share: lambda: said)))


def test_moves_come_before_hints_and_hints_before_reviews() -> None:
    async def ask() -> None:
        thinkers = Slow(1)
        jobs = [asked(thinkers, rank, name, name) for rank, name in ((Rank.MOVE, "first"), (Rank.REVIEW, "review"))]
        await asyncio.sleep(0)
        jobs += [asked(thinkers, rank, name, name) for rank, name in ((Rank.HINT, "hint"), (Rank.MOVE, "move"))]
        await asyncio.sleep(0)
        thinkers.gate.set()
        await asyncio.gather(*jobs)
        assert thinkers.order == ["first", "move", "hint", "review"]

    asyncio.run(ask())


def test_a_table_with_many_bots_does_not_keep_others_waiting() -> None:
    async def ask() -> None:
        thinkers = Slow(1)
        jobs = [asked(thinkers, Rank.MOVE, "many", f"many {n}") for n in range(4)]
        await asyncio.sleep(0)
        jobs += [asked(thinkers, Rank.MOVE, "one", "one"), asked(thinkers, Rank.MOVE, "two", "two")]
        await asyncio.sleep(0)
        thinkers.gate.set()
        await asyncio.gather(*jobs)
        assert thinkers.order[:4] == ["many 0", "one", "two", "many 1"]

    asyncio.run(ask())


def test_a_process_is_kept_free_of_reviews() -> None:
    async def ask() -> None:
        thinkers = Slow(2)
        jobs = [asked(thinkers, Rank.REVIEW, "a", f"review {n}") for n in range(3)]
        await asyncio.sleep(0)
        assert len(thinkers._busy) == 1
        jobs.append(asked(thinkers, Rank.MOVE, "b", "move"))
        await asyncio.sleep(0)
        assert len(thinkers._busy) == 2
        thinkers.gate.set()
        await asyncio.gather(*jobs)

    asyncio.run(ask())


def test_the_more_think_the_less_time_each_has() -> None:
    async def ask() -> None:
        thinkers, shares = Slow(1), []
        thinkers.gate.set()

        def work(share: float) -> Callable[[], float]:
            shares.append(share)
            return lambda: share

        await asyncio.gather(*(thinkers._asked(Job(Rank.MOVE, str(n), work)) for n in range(4)))
        assert shares == [1 / 4, 1 / 3, 1 / 2, 1.0]

    asyncio.run(ask())


def test_too_many_hints_are_refused_and_too_many_bots_do_not_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_HINTS", 1)
    monkeypatch.setattr(thinking, "MOST_MOVES", 1)
    heard: list[str] = []
    monkeypatch.setattr(thinking, "think", lambda game, plain, seat, kind, seed, share: heard.append(kind))

    async def ask() -> None:
        thinkers = Slow(1)
        first = asyncio.create_task(thinkers.hint("rollwrite", {}, 0, [], 1, "a"))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            await thinkers.hint("rollwrite", {}, 0, [], 1, "b")
        first.cancel()
        moves = [asyncio.create_task(thinkers.choose("rollwrite", {}, 0, "expert", 1, str(n))) for n in range(3)]
        await asyncio.sleep(0)
        monkeypatch.setattr(thinking, "advise", lambda *args: None)
        thinkers.gate.set()
        await asyncio.gather(*moves)
        assert heard == ["expert", bots.default_kind(), bots.default_kind()]

    asyncio.run(ask())


# -- hints ---------------------------------------------------------------------------------------------------------------------


def test_a_hint_names_a_move_and_says_why(home: Server) -> None:
    anna, _ = two_at_a_table(home.url)
    found = anna.ask("hint", seat=0)
    assert found["code"] in anna.legal()
    assert set(found["why"]) == {"en", "hu"} and found["why"]["en"] != found["why"]["hu"]
    assert found["other"] is None or found["other"] in anna.legal()
    assert anna.ask("hint", seat=1)["error"] == "not-your-seat"


def test_a_table_may_do_without_hints(home: Server) -> None:
    guest = Guest(home.url, "Anna")
    table = guest.open("me", {"kind": "bot", "bot": "random"}, start=True, hints=False)
    assert table["hints"] is False
    chair = guest.sit(table["id"])
    assert chair.ask("hint", seat=0)["error"] == "no-hints"
    assert guest.open("me", "open")["hints"] is True
    with pytest.raises(Refused, match="409 not-finished"):
        guest.post(f"/api/tables/{table['id']}/review")


# -- reviews -------------------------------------------------------------------------------------------------------------------


def finished_alone() -> Record:
    game = games.game("rollwrite")
    state, bot, moves = game.new(seats=1, seed=4), bots.bot("greedy", game, 1), []
    while not state.over:
        seat = int(acting_seat(state))
        action = bot.choose(state, seat)
        moves.append(f"{seat} {game.code(action)}")
        state.decide(seat, action)
    return Record("rollwrite", game.version, ["Anna"], 4, moves, game.check({}, 1))


def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async def visit() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path}/asztal.db", review_tries=1))
        try:
            anna = house.database.run_now(lambda c: people.create_guest(c, "Anna"))
            lobby = Lobby(house, anna)
            row = await lobby.find((await records.keep(lobby, finished_alone())).id)
            live = await house.table(row.id)
            assert live is not None
            assert (await reviewing.look(lobby, row, live.play)).state == "none"
            assert (await reviewing.begin(lobby, row, live.play)).state == "working"
            assert (await reviewing.begin(lobby, row, live.play)).state == "working"
            assert house.reviewing == 1
            found = await ready(lobby, row, live.play)
            assert found.review is not None and found.done == found.total == len(found.review.moments)
            assert house.reviewing == 0
            assert (await reviewing.begin(lobby, row, live.play)) == found
            silent = row.__class__(**{name: getattr(row, name) for name in row.__struct_fields__} | {"hints": False})
            with pytest.raises(Refusal, match="no-hints"):
                await reviewing.look(lobby, silent, live.play)
        finally:
            await house.close()

    async def ready(lobby: Lobby, row: Any, play: Any) -> ReviewAnswer:
        async with asyncio.timeout(300):
            while (found := await reviewing.look(lobby, row, play)).state != "ready":
                assert found.state == "working"
                await asyncio.sleep(0.05)
        return found

    asyncio.run(visit())


def test_a_review_somebody_has_left_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path}/asztal.db"))
        try:
            anna = house.database.run_now(lambda c: people.create_guest(c, "Anna"))
            table = (await records.keep(Lobby(house, anna), finished_alone())).id
            assert house.database.run_now(lambda c: reviews.begin(c, table))
            assert not house.database.run_now(lambda c: reviews.begin(c, table))
            house.database.run_now(lambda c: reviews.note(c, table, 3, 9))
            assert house.database.run_now(lambda c: reviews.read(c, table)) == ReviewAnswer("working", 3, 9, None)
            monkeypatch.setattr(reviews, "SILENT_MS", -1)
            assert house.database.run_now(lambda c: reviews.read(c, table)).state == "none"
            assert house.database.run_now(lambda c: reviews.begin(c, table))
            house.database.run_now(lambda c: reviews.forget(c, table))
            assert house.database.run_now(lambda c: reviews.read(c, table)).state == "none"
        finally:
            await house.close()

    asyncio.run(visit())
