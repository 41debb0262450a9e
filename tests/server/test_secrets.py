"""No message to a seat contains what the seat may not know.

The server's own messages are the same bytes in every world a seat cannot tell from the real one (`trials/leaks.py`). And what
goes over a real socket holds no seed, no key and no code of anybody else's move.
"""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from asztal import games
from asztal.core.chance import seeded
from asztal.core.playout import play_out
from asztal.server.tables import visitors
from asztal.server.tables.play import Play
from asztal.server.tables.telling import LINES, Sight
from asztal.server.trials import leaks
from asztal.server.trials.leaks import table_of
from asztal.server.wire.entries import Entry
from asztal.server.wire.messages import LogLine
from server.guests import Guest, Json, play_on, two_at_a_table
from server.services import Server, home_settings, running


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in games.names() for seats in games.game(name).players])
def test_messages_depend_only_on_what_the_seat_may_know(name: str, seats: int) -> None:
    asyncio.run(compare(name, seats))


async def compare(name: str, seats: int) -> None:
    compared = list(leaks.worlds(name, seats, seed=seats))
    assert len(compared) > 3
    for world in compared:
        assert not world.leaks, world.leaks
        assert_no_secrets_of_the_table(world.told)


def assert_no_secrets_of_the_table(told: list[bytes]) -> None:
    whole = b"".join(told)
    assert b'"seed"' not in whole and b"invitation-" not in whole


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in games.names() for seats in (2, 3)])
def test_whoever_holds_several_seats_can_tell_what_each_of_them_was_told(name: str, seats: int) -> None:
    asyncio.run(read_together(name, seats))


async def read_together(name: str, seats: int) -> None:
    rules = games.game(name)
    play = Play(rules, rules.check({}, seats), seats, seed=seats)
    play.apply(Entry(1, "start", 0))
    chance = random.Random(seats)
    while play.running and play.number < 150:
        seat = chance.choice(play.to_act())
        play.apply(Entry(play.number + 1, "move", 0, seat, rules.code(chance.choice(play.legal[seat]))))
    table = table_of(play)
    who = visitors.Visitor(None)
    who.seats = tuple(range(seats))
    whole = Sight(table).lines(who, 0)
    for seat in range(seats):
        mine = [LogLine(line.number, line.line) for line in whole if line.seats is None or seat in line.seats]
        assert mine == LINES.decode(play.lines(seat)), f"{name}: seat {seat} reads something else than alone"
    who.manner = visitors.Manner(speak=True)
    assert [line.seats for line in Sight(table).lines(who, 0)] == [line.seats for line in whole]


def strings(value: Any) -> Iterator[str]:
    """All strings anywhere in a message, keys included."""
    match value:
        case str():
            yield value
        case dict():
            for key, inner in value.items():
                yield key
                yield from strings(inner)
        case list():
            for inner in value:
                yield from strings(inner)


def test_over_the_wire_nobody_is_told_what_others_chose(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, public=True, seed=7)
    watching = Guest(home.url, "Cili").sit(anna.table)
    play_on(anna, bela, moves=40)
    watching.see(anna.number)
    bela.see(anna.number)
    for chair, mine in ((anna, {0}), (bela, {1}), (watching, set[int]())):
        for message in chair.seen:
            check_message(message, mine)
    key = anna.guest.get(f"/api/tables/{anna.table}")["key"]
    assert key not in set(strings(watching.seen))


def check_message(message: Json, mine: set[int]) -> None:
    assert "seed" not in set(strings(message))
    seats: set[int | None] = {*mine} or {None}
    assert {eyes["seat"] for eyes in message.get("eyes", [])} <= seats
    entry = message.get("entry")
    if entry is not None and entry["seat"] not in mine:
        assert entry["code"] is None
    for seat in message.get("table", {}).get("seats", []):
        assert seat["invitation"] is None


def test_a_bot_chooses_the_same_whatever_is_hidden(home: Server) -> None:
    """The position goes to the thinker as a whole; what comes back must not depend on what the seat cannot see."""
    from asztal.server.tables import thinking

    for name in games.names():
        rules = games.game(name)
        state = rules.new(seats=2 if 2 in rules.players else None, seed=4)
        decisions = 0
        while not state.over:
            seat = state.to_act()[0]
            if decisions % (3 + decisions // 30) == 0:
                others = [state.resample(seat, seeded(seed)) for seed in range(3)]
                for kind in ("easy", "greedy", "search:12"):
                    chosen = {thinking.think(name, world.dump(), seat, kind, 1) for world in (state, *others)}
                    assert len(chosen) == 1
            play_out(state, seeded(decisions), 1)
            decisions += 1
        assert decisions > 40


@pytest.mark.parametrize("level", ["info", "debug"])
def test_keys_of_private_tables_are_not_logged(tmp_path: Path, level: str) -> None:
    with running(home_settings(tmp_path, log_level=level), tmp_path) as server:
        anna, bela = Guest(server.url, "Anna"), Guest(server.url, "Béla")
        table = anna.open("me", "open")
        key = table["key"]
        bela.sit(table["id"], key=key)
        bela.get(f"/api/tables/{table['id']}", key=key)
        server.stop()
        log = server.log.read_text()
        assert '"closed"' in log and key not in log
        assert not any(cookie.value in log for cookie in bela.http.cookies.jar if cookie.value)
