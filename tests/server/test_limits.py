"""What one visitor may cost the others: heads, silence, bodies, texts of one's own, replays."""

import asyncio
import socket
import sqlite3
import struct
import threading
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from rich.text import Text
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from asztal import games
from asztal.core import resources
from asztal.server.http import calls_games, connections
from asztal.server.http.endpoints import Call
from asztal.server.lobby import options
from asztal.server.ops.limits import place_of
from asztal.server.tables.house import House
from asztal.server.wire import words
from asztal.server.wire.refusals import Refusal
from server.guests import Guest, Refused, play_on
from server.services import PATIENCE, Server, eventually, home_settings, public_settings, running


def line_to(server: Server) -> socket.socket:
    """A connection that has said nothing yet."""
    found = socket.create_connection(("127.0.0.1", server.settings.port), timeout=PATIENCE)
    found.settimeout(PATIENCE)
    return found


def answer_to(server: Server, asked: bytes) -> bytes:
    """All that comes back until the server hangs up."""
    with line_to(server) as line:
        try:
            line.sendall(asked)
            return b"".join(iter(lambda: line.recv(65536), b""))
        except (ConnectionResetError, BrokenPipeError):
            return b"hung up"


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 2**20,
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 40_000 + b"\r\n\r\n",
        b"GET /" + b"a" * 2**20,
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 50_000,
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-Long: " + b"a" * 2**20,
    ],
    ids=["endless header", "long header", "endless address", "many headers", "endless trailer"],
)
def test_a_head_is_no_longer_than_any_browser_sends(home: Server, head: bytes) -> None:
    answer = answer_to(home, head)
    assert answer == b"hung up" or b" 431 " in answer.partition(b"\r\n")[0] or b" 40" in answer.partition(b"\r\n")[0]
    assert home.healthy()


def test_a_usual_head_and_a_long_body_are_fine(home: Server) -> None:
    guest = Guest(home.url, "Anna")
    guest.http.headers["X-Some"] = "a" * 20_000
    with pytest.raises(Refused) as refused:
        guest.post("/api/records", {"game": "x" * 1_000_000, "version": 1, "seats": [], "seed": 1, "moves": []})
    assert refused.value.error == "bad-record"


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with running(home_settings(tmp_path, patience=2.0), tmp_path) as server, line_to(server) as silent, line_to(server) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost:")
        for line in (silent, slow):
            with suppress(ConnectionResetError):
                assert line.recv(1000) == b""
        guest = Guest(server.url, "Anna")  # whoever has asked may stay
        chair = guest.sit(guest.open("me", "me", start=True)["id"])
        eventually("long enough for anybody silent", lambda: answer_to(server, b"GET / HTTP/1.1\r\n") in (b"", b"hung up"))
        assert chair.ask("ping")["type"] == "pong"


def test_a_thousand_silent_connections_shut_nobody_out(tmp_path: Path) -> None:
    with running(home_settings(tmp_path, patience=600.0), tmp_path) as server, ExitStack() as held:
        lines = [held.enter_context(line_to(server)) for _ in range(1000)]
        assert Guest(server.url, "Anna").id
        gone = 0
        for line in lines[: 1000 - connections.SILENT - 10]:
            try:
                gone += line.recv(1000) == b""
            except ConnectionResetError:
                gone += 1
        assert gone == 1000 - connections.SILENT - 10


def test_one_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, limits=True, connections=5), tmp_path) as server, ExitStack() as held:
        for _ in range(10):
            held.enter_context(line_to(server))
        answer = answer_to(server, b"GET /health HTTP/1.1\r\n\r\n")
        assert answer == b"hung up" or b" 429 " in answer.partition(b"\r\n")[0]
        held.close()
        eventually("there is room again", server.healthy)


def test_connecting_without_end_is_limited(tmp_path: Path) -> None:
    settings = public_settings(tmp_path, limits=True, burst=5.0, per_second=0.001)
    with running(settings, tmp_path) as server:
        codes = []
        for _ in range(8):
            with connect(f"ws://127.0.0.1:{settings.port}/ws/tables/nothing", open_timeout=PATIENCE) as line:
                with pytest.raises(ConnectionClosed):
                    line.recv(timeout=PATIENCE)
                codes.append(line.close_code)
        assert codes == [4404] * 5 + [4429] * 3
        assert server.log.read_text() == ""


# -- who is counted as one -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
def test_a_network_of_ipv6_is_one_visitor(address: str, place: str) -> None:
    assert place_of(address) == place


# -- texts of one's own ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "a." * 8000 + "a=1",
        "[" + "a." * 8000 + "a]",
        "x = {" + "a." * 20 + "a = 1}",
        "x = " + "[" * 2000 + "]" * 2000,
        "x = " + "{a=" * 2000,
        "\n".join(f"a{number}=1" for number in range(2000)),
    ],
    ids=["dotted key", "dotted table", "dotted inside", "lists", "tables", "many keys"],
)
def test_a_text_of_ones_own_is_not_read_if_it_is_nested_without_end(home: Server, text: str) -> None:
    with pytest.raises(Refused) as refused:
        Guest(home.url, "Anna").open("me", game="rollwrite", options={"mode": "adventure", "village": text})
    assert (refused.value.status, refused.value.error) == (400, "option-deep")


def test_what_is_quoted_or_said_beside_counts_as_nothing() -> None:
    options.require_modest('# one. two. three. four. five. six. seven. eight. nine. ten.\nname = "a.b.c.d.e.f.g.h.i.j.k"\n')
    options.require_modest("x = '''\n" + "[[[[[[[[[[[[\n" + "'''")
    with pytest.raises(Refusal):
        options.require_modest('x = "a\na.b.c.d.e.f.g.h.i.j.k = 1')


def test_the_largest_file_players_may_bring_passes() -> None:
    """The tiles of Minerva, which whoever owns the game brings with other values."""
    options.require_modest(resources.read("asztal.games.minerva", "content/tiles.toml"))


def test_a_record_with_such_a_text_is_refused(home: Server) -> None:
    record = {
        "game": "rollwrite",
        "version": 1,
        "seats": ["a"],
        "seed": 1,
        "moves": [],
        "options": {"village": "a." * 8000 + "a=1"},
    }
    with pytest.raises(Refused) as refused:
        Guest(home.url, "Anna").post("/api/records", record)
    assert refused.value.error == "option-deep"


# -- replays, names, tables that are gone ----------------------------------------------------------------------------------


def test_replays_are_limited(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, limits=True, guests=True), tmp_path) as server:
        guest = Guest(server.url)
        guest.post("/api/session", {"name": "Anna"})
        table = guest.open("me", "me", start=True, game="stones")["id"]
        play_on(guest.sit(table))
        with pytest.raises(Refused) as refused:
            for _ in range(40):
                guest.get(f"/api/tables/{table}/replay", drawn="true")
        assert (refused.value.status, refused.value.error) == (429, "too-fast")
        assert guest.get(f"/api/tables/{table}")["status"] == "finished"


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("name", ["[/]", "[bold]", "x\\", "[", "]"])
def test_a_name_is_never_markup(game: str, name: str) -> None:
    rules = games.game(game)
    state = rules.new({}, 2, 1)
    for panels in words.drawn(rules, state.view(0), [name, "Béla"]).values():
        for panel in panels:
            for line in panel.lines:
                Text.from_markup(line)


def test_chat_at_a_table_that_was_taken_away(tmp_path: Path) -> None:
    with running(home_settings(tmp_path), tmp_path) as server:
        guest = Guest(server.url, "Anna")
        table = guest.open("me", "open")["id"]
        chair = guest.sit(table)
        with closing(sqlite3.connect(server.settings.database.removeprefix("sqlite:///"))) as database, database:
            for part in ("seats", "tables"):
                database.execute(f"DELETE FROM {part}")
        answer = chair.ask("chat", text="van itt valaki?")
        assert (answer["type"], answer["error"]) == ("refused", "no-such-table")
        assert server.log.read_text() == ""


def test_who_hangs_up_before_being_refused_is_no_error(tmp_path: Path) -> None:
    with running(home_settings(tmp_path), tmp_path) as server:
        knock = (
            f"GET /ws/tables/nothing HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        for _ in range(100):
            with line_to(server) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # without a good-bye
                line.sendall(knock.encode())
        assert Guest(server.url, "Anna").id
        assert server.log.read_text() == ""


def test_games_are_described_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def slow(name: str) -> tuple[bytes, str]:
        threads.append(threading.current_thread().name)
        return b"{}", '"tag"'

    monkeypatch.setattr(calls_games, "catalogue", slow)
    request = Request({"type": "http", "headers": [], "path_params": {"name": "settlers"}})

    async def ask() -> Any:
        return await calls_games.one_game(Call(request, cast(House, None), None, None, None))

    answer = asyncio.run(ask())
    assert answer.headers["etag"] == '"tag"' and threads != [threading.main_thread().name] and len(threads) == 1
