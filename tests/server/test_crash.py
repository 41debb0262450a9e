"""A server killed in the middle of everything: nothing acknowledged is lost, nothing is applied twice."""

import contextlib
import os
import signal
import sqlite3
import subprocess
import threading
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from asztal.server.admin import Office
from server.guests import Chair, Guest, Json, Refused, closing_code
from server.services import Server, eventually, home_settings, running

TABLES = 6
WISHES_BEFORE_DEATH = 25


class Stubborn(threading.Thread):
    """Plays alone at a table of two seats of its own, as fast as it can, until the connection dies."""

    def __init__(self, chair: Chair, enough: threading.Semaphore) -> None:
        super().__init__(daemon=True)
        self.chair = chair
        self.enough = enough
        self.sent: list[Json] = []
        self.acknowledged: dict[str, int] = {}

    def run(self) -> None:
        count = 0
        try:
            while self.chair.now["status"] == "running":
                eyes = next(eyes for eyes in self.chair.now["eyes"] if eyes["to_act"])
                code = eyes["legal"][count % len(eyes["legal"])]["code"]
                wish = {"id": f"w{count}", "seat": eyes["seat"], "code": code, "number": self.chair.number}
                self.sent.append(wish)
                answer = self.chair.ask("move", **wish)
                assert answer["type"] == "ack", answer
                self.acknowledged[answer["id"]] = answer["number"]
                count += 1
                self.enough.release()
        except (ConnectionClosed, EOFError, OSError):
            pass


def test_killed_while_moves_are_sent(database: str, tmp_path: Path) -> None:
    settings = home_settings(tmp_path, database=database)
    with running(settings, tmp_path) as server:
        guest = Guest(server.url, "Anna")
        tables = [guest.open("me", "me", start=True)["id"] for _ in range(TABLES)]
        enough = threading.Semaphore(0)
        players = [Stubborn(guest.sit(table), enough) for table in tables]
        for player in players:
            player.start()
        for _ in range(TABLES * WISHES_BEFORE_DEATH):
            assert enough.acquire(timeout=60)
        server.kill()
        for player in players:
            player.join(60)
        server.start()
        for player in players:
            check_after_crash(guest, player)


def check_after_crash(guest: Guest, player: Stubborn) -> None:
    back = guest.sit(player.chair.table)
    last = max(player.acknowledged.values())
    assert back.number in (last, last + 1), "what was acknowledged is there, and at most the one wish that had no answer yet"
    # Sending everything again changes nothing but the one that may have been lost.
    for wish in player.sent:
        answer = back.ask("move", **wish)
        assert answer["type"] == "ack", answer
        assert answer["number"] == player.acknowledged.get(wish["id"], last + 1)
    assert back.number == last + (len(player.sent) > len(player.acknowledged))
    numbers = list(player.acknowledged.values())
    assert numbers == sorted(set(numbers)), "every wish has a number of its own"


def test_a_table_goes_on_after_a_restart_with_bots_and_clocks(tmp_path: Path) -> None:
    settings = home_settings(tmp_path)
    with running(settings, tmp_path) as server:
        guest = Guest(server.url, "Anna")
        table = guest.open("me", {"kind": "bot", "bot": "random"}, start=True, clock={"bank": 1, "move": 1})
        chair = guest.sit(table["id"])
        chair.ask("chat", text="mindjárt jövök")
        server.kill()
        # Long enough for the clock to run out, had the server been there.
        clock_ms = 2_000 + 5_000
        shift_entries(settings.database, -clock_ms - 1_000)
        server.start()
        back = guest.sit(table["id"])
        assert back.now["status"] == "running", "nobody pays for the time the server was away"
        assert [line["text"] for line in back.now["chat"]] == ["mindjárt jövök"]
        assert any(line["line"]["id"] == "log-resumed" for line in back.now["lines"])


def test_nobody_pays_for_a_restart(tmp_path: Path) -> None:
    settings = home_settings(tmp_path)
    with running(settings, tmp_path) as server:
        guest = Guest(server.url, "Anna")
        table = guest.open("me", "me", start=True, game="stones", clock={"bank": 600, "move": 600})["id"]
        assert guest.sit(table).number == 1, "a game that has just begun need not be resumed"
        server.stop()
        shift_entries(settings.database, -900_000)
        server.start()
        back = guest.sit(table)
        assert back.now["clocks"][0]["left_ms"] == 600_000 and back.now["clocks"][0]["move_ms"] > 0
        assert [line["line"]["id"] for line in back.now["lines"]] == ["log-resumed"]


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    settings = home_settings(tmp_path, breath=3600.0)
    with running(settings, tmp_path) as server:
        guest = Guest(server.url, "Anna")
        table = guest.open("me", {"kind": "bot", "bot": "random"}, start=True, game="stones")["id"]
        chair = guest.sit(table)
        assert chair.ask("hand_over", seat=0, bot="random")["type"] == "ack"  # watched bots take a breath of an hour
        server.kill()
        server.start()
        eventually("the bots play to the end", lambda: guest.get(f"/api/tables/{table}")["status"] == "finished")


def test_a_table_that_cannot_be_read_is_refused_and_stops_no_other(tmp_path: Path) -> None:
    settings = home_settings(tmp_path, breath=3600.0)
    with running(settings, tmp_path) as server:
        guest = Guest(server.url, "Anna")
        tables = [guest.open("me", {"kind": "bot", "bot": "random"}, start=True, game="stones")["id"] for _ in range(5)]
        for table in tables:
            guest.sit(table).ask("hand_over", seat=0, bot="random")
        server.kill()
        change(settings.database, "UPDATE tables SET game = 'halma' WHERE id = ?", tables[0])
        change(settings.database, "UPDATE tables SET version = 99 WHERE id = ?", tables[1])
        change(
            settings.database,
            "UPDATE entries SET kind = 'move', seat = 1, code = 'take:3' WHERE number = 2 AND table_id = ?",
            tables[2],
        )
        server.start()
        for table in tables[3:]:
            eventually("the bots play to the end", lambda: guest.get(f"/api/tables/{table}")["status"] == "finished")  # noqa: B023
        for table in tables[:3]:
            assert closing_code(guest, table) == 4422
            with pytest.raises(Refused, match="409 table-unreadable"):
                guest.get(f"/api/tables/{table}/scores")


def test_a_table_taken_away_behind_the_servers_back(tmp_path: Path) -> None:
    settings = home_settings(tmp_path)
    with running(settings, tmp_path) as server:
        guest = Guest(server.url, "Anna")
        moving, watching = (guest.sit(guest.open("me", "me", start=True, game="stones")["id"]) for _ in range(2))
        office = Office(settings.database)
        for chair in (moving, watching):
            office.delete_table(chair.table)
        moving.send("move", seat=0, code="take:1", number=1)
        assert moving.closed_with() == watching.closed_with() == 4404


def change(database: str, statement: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        connection.execute(statement, values)
        connection.commit()


def shift_entries(database: str, ms: int) -> None:
    """As if everything had happened earlier."""
    change(database, "UPDATE entries SET at = at + ?", ms)


def test_a_graceful_stop_tells_everybody_to_come_back(tmp_path: Path) -> None:
    with running(home_settings(tmp_path, log_level="info"), tmp_path) as server:
        guest = Guest(server.url, "Anna")
        chair = guest.sit(guest.open("me", "me", start=True)["id"])
        number = chair.move()["number"]
        assert server.stop() in (0, -signal.SIGTERM)  # uvicorn ends by the signal it was given, after a clean stop
        assert chair.closed_with() == 1012
        lines = [msgspec.json.decode(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        assert any(line["message"] == "closed" for line in lines), "logs are JSON lines"
        assert all({"time", "level", "logger", "message", "process"} <= line.keys() for line in lines)
        server.start()
        assert guest.sit(chair.table, after=number).number == number


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_thinkers_end_with_their_server(tmp_path: Path, end: str) -> None:
    with running(home_settings(tmp_path), tmp_path) as server:
        guest = Guest(server.url, "Anna")
        chair = guest.sit(guest.open("me", "bot", "bot", start=True)["id"])
        assert chair.ask("hint", seat=0)["type"] == "hint"
        thinkers = children(server)
        assert thinkers
        getattr(server, end)()
        eventually("all thinkers have ended", lambda: not any(alive(pid) for pid in thinkers))


def children(server: Server) -> list[int]:
    assert server.process is not None
    pid = server.process.pid
    found = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout.splitlines()
    return [int(child) for child, parent in map(str.split, found) if int(parent) == pid]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout.strip()[:1] not in (
        "",
        "Z",
    )


def test_a_taken_database_is_one_clear_line(tmp_path: Path) -> None:
    server = Server(home_settings(tmp_path, database="postgresql://nobody@127.0.0.1:1/nothing"), tmp_path)
    with pytest.raises(AssertionError, match="cannot use postgresql"):
        server.start()
