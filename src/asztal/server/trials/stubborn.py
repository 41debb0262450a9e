"""Players who never give up: whatever happens to the server, they come back and send the same wish until it is granted."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from functools import partial

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from asztal.server.store.database import Database
from asztal.server.store.ledger import read_entries
from asztal.server.trials.load import SEEN, Http, Seen
from asztal.server.wire.messages import ENCODER, MoveWish

PAUSE = 0.05
SILENCE = 5.0
"""Seconds without a word after which a player hangs up and comes back."""
GONE = (OSError, WebSocketException, TimeoutError, EOFError, RuntimeError, IndexError, msgspec.DecodeError)
"""What a server that is away looks like."""


class Granted(Struct, frozen=True):
    """A move the server has acknowledged."""

    table: str
    number: int
    key: str
    seat: int
    code: str


class Player:
    """One person at one table, perhaps on several seats."""

    def __init__(self, port: int, table: str, user: str, cookie: str, chance: random.Random) -> None:
        self.port = port
        self.table = table
        self.user = user
        self.cookie = cookie
        self.chance = chance
        self.granted: list[Granted] = []
        self.internal = 0
        """Wishes refused because something failed at the server; sent again, they have to be granted."""
        self.over = False
        self._count = 0
        self._pending: MoveWish | None = None
        self._now = Seen("")

    async def play(self, enough: asyncio.Event) -> None:
        """Until somebody says it is enough, or the game is over."""
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{self.table}"
        while not enough.is_set() and not self.over:
            with suppress(*GONE):
                async with connect(
                    url,
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    max_size=2**22,
                    open_timeout=SILENCE,
                    close_timeout=1,
                ) as socket:
                    await self._converse(socket, enough)
            await asyncio.sleep(PAUSE)

    async def _converse(self, socket: ClientConnection, enough: asyncio.Event) -> None:
        self._now = Seen("")
        if self._pending is not None:
            await socket.send(ENCODER.encode(self._pending).decode())
        while not enough.is_set() and not self.over:
            self._hear(SEEN.decode(await asyncio.wait_for(socket.recv(), SILENCE)))
            if self._pending is None:
                self._pending = self._wish()
                if self._pending is not None:
                    await socket.send(ENCODER.encode(self._pending).decode())

    def _hear(self, heard: Seen) -> None:
        wish = self._pending
        if heard.type in ("welcome", "update"):
            self._now = heard
            self.over = heard.status == "finished" and wish is None
        elif wish is not None and heard.id == wish.id:
            if heard.type == "ack":
                key = f"{self.user}:{wish.id}"
                self.granted.append(Granted(self.table, heard.number, key, wish.seat, wish.code))
                self._pending = None
                self.over = self._now.status == "finished"
            elif heard.error in ("internal", "database-away"):
                self.internal += 1
                raise TimeoutError  # hang up, come back and send it again
            else:
                self._pending = None

    def _wish(self) -> MoveWish | None:
        able = [eyes for eyes in self._now.eyes if eyes.to_act and eyes.legal and eyes.seat is not None]
        if not able:
            return None
        eyes = self.chance.choice(able)
        self._count += 1
        assert eyes.seat is not None
        return MoveWish(f"w{self._count}", eyes.seat, self.chance.choice(eyes.legal).code, self._now.number)


class Party:
    """Several tables, each played on without end: when a game is over, the next begins."""

    def __init__(self, port: int, game: str, tables: int, people: int, seed: int) -> None:
        """`people`: at each table of two seats; one plays both."""
        self.port = port
        self.game = game
        self.people = people
        self.players: list[Player] = []
        self._enough = asyncio.Event()
        self._chance = random.Random(seed)
        self._tasks = [asyncio.create_task(self._play_on()) for _ in range(tables)]

    async def _play_on(self) -> None:
        while not self._enough.is_set():
            try:
                players = await self._sit_down()
            except GONE:
                await asyncio.sleep(PAUSE)
                continue
            self.players += players
            await asyncio.gather(*(player.play(self._enough) for player in players))

    async def _sit_down(self) -> list[Player]:
        async with asyncio.timeout(SILENCE):
            http = Http(self.port)
            guests = [await http.call("GET", "/api/session") for _ in range(self.people)]
            users = [str(msgspec.convert(guest["user"], dict[str, object])["id"]) for guest, _ in guests]
            cookies = [cookie for _, cookie in guests]
            others = [{"kind": "me" if self.people == 1 else "open"}]
            info, _ = await http.call(
                "POST", "/api/tables", {"game": self.game, "seats": [{"kind": "me"}, *others]}, cookies[0]
            )
            table = str(info["id"])
            if self.people > 1:
                seat = msgspec.convert(info["seats"], list[dict[str, object]])[1]
                await http.call("POST", f"/api/invitations/{seat['invitation']}", {}, cookies[1])
            await http.call("POST", f"/api/tables/{table}/start", cookie=cookies[0])
        pairs = zip(users, cookies, strict=True)
        return [Player(self.port, table, user, cookie, random.Random(self._chance.random())) for user, cookie in pairs]

    @property
    def granted(self) -> int:
        return sum(len(player.granted) for player in self.players)

    async def moves(self, more: int, patience: float) -> bool:
        """Wait until so many more moves were granted; False: they were not."""
        wanted = self.granted + more
        try:
            async with asyncio.timeout(patience):
                while self.granted < wanted:
                    await asyncio.sleep(0.01)
        except TimeoutError:
            return False
        return True

    async def end(self) -> None:
        self._enough.set()
        await asyncio.gather(*self._tasks)


def lost(database: Database, granted: list[Granted]) -> list[str]:
    """What was acknowledged and is not there, not as it was said, or there twice."""
    wrong = []
    for table in sorted({one.table for one in granted}):
        entries = database.run_now(partial(read_entries, table=table))
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            wrong.append(f"table {table}: numbers are missing")
        keys = [entry.key for entry in entries if entry.key is not None]
        if len(set(keys)) != len(keys):
            wrong.append(f"table {table}: a wish was granted twice")
        by_number = {entry.number: entry for entry in entries}
        for one in granted:
            if one.table == table:
                entry = by_number.get(one.number)
                if entry is None or (entry.key, entry.seat, entry.code) != (one.key, one.seat, one.code):
                    wrong.append(f"table {table}: number {one.number} was acknowledged and is not there")
    return wrong
