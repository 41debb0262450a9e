"""Whether a message to a seat contains what the seat may not know.

The server's own messages are made twice: for the real state, and for one the seat cannot tell from it (everything hidden dealt
anew). They have to be the same bytes, or the difference would be a leak.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import NamedTuple, cast

from asztal import games
from asztal.core.chance import seeded
from asztal.server.ops.watch import Watch
from asztal.server.settings import Settings
from asztal.server.store.rows import SeatRow, TableRow
from asztal.server.tables import visitors, wishes
from asztal.server.tables.fanout import Alone
from asztal.server.tables.live import LiveTable
from asztal.server.tables.play import Play
from asztal.server.tables.premises import Premises
from asztal.server.wire.entries import Entry
from asztal.server.wire.messages import User, WhyWish

EVERY = 7
"""Every so many moves of a game the messages are compared at first."""
SELDOMER = 8
"""Later only when an eighth of the game so far has been played again: long games tell no more than short ones."""
REASONS = 15
"""For so many codes each time the reasons are compared."""


class World(NamedTuple):
    """One comparison: a seat, in a world dealt anew."""

    number: int
    """Of the entry."""
    seat: int
    leaks: str
    """What was found out by whom; empty: nothing."""
    told: list[bytes]


class Listener(visitors.Visitor):
    """Keeps what it is sent."""

    def __init__(self, user: User | None) -> None:
        super().__init__(user, visitors.Manner(speak=True, drawn=True))
        self.heard: list[bytes] = []

    def send_encoded(self, data: bytes) -> None:
        self.heard.append(data)


def person(seat: int) -> User:
    return User(f"u_{seat}", f"P{seat}", True, "hu", False)


def table_of(play: Play) -> LiveTable:
    """The play at a table whose row and seats hold secrets of their own."""
    seats = [SeatRow(n, "person", person(n).id, person(n).name, invitation=f"invitation-{n}") for n in range(play.seats)]
    row = TableRow("id", play.game.name, 1, play.options, play.seed, "running", True, "u_host", "H", 0, "the-key", seats=seats)
    premises = SimpleNamespace(settings=Settings(database=""), fanout=Alone(), watch=Watch())
    return LiveTable(cast(Premises, premises), row, play, [])


def messages(play: Play, seat: int | None, entry: Entry) -> list[bytes]:
    """Everything the server would tell a seat (None: a spectator) right after an entry, and if it came back or asked."""
    table = table_of(play)
    who = Listener(None if seat is None else person(seat))
    who.seats = () if seat is None else (seat,)
    table.presence.visitors.add(who)
    table.tell_update(entry)
    table.tell_table()
    who.send(table.welcome(who, 0))
    if seat is not None:
        for code in random.Random(play.number).sample(play.game.codes, REASONS):
            wishes.why(table, who, WhyWish("w", seat, code))
    return [strip_times(data) for data in who.heard]


def strip_times(data: bytes) -> bytes:
    return re.sub(rb'_ms":\d+', b'_ms":0', data)


def worlds(name: str, seats: int, seed: int) -> Iterator[World]:
    """Play a game at random and compare now and then; inside an event loop."""
    rules = games.game(name)
    play = Play(rules, rules.check({}, seats), seats, seed=seed)
    play.apply(Entry(1, "start", 0))
    chance = random.Random(seed)
    looks = EVERY
    while play.running:
        seat = chance.choice(play.to_act())
        entry = Entry(play.number + 1, "move", 0, seat, rules.code(chance.choice(play.legal[seat])))
        play.apply(entry)
        if play.number < looks or not play.running:
            continue
        looks = play.number + max(EVERY, play.number // SELDOMER)
        assert play.history is not None
        real = play.history.state
        watched = messages(play, None, entry)
        for looking in range(seats):
            told = messages(play, looking, entry)
            play.history.state = real.resample(looking, seeded(play.number))
            leaks = [f"seat {looking}"] if told != messages(play, looking, entry) else []
            if watched != messages(play, None, entry):  # a spectator knows no more than any seat does
                leaks.append("a spectator")
            play.history.state = real
            what = f"{name}: {' and '.join(leaks)} learn something at number {play.number}" if leaks else ""
            yield World(play.number, looking, what, [*told, *watched])
