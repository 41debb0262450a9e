"""A server killed in the middle of everything: nothing acknowledged is lost, nothing is applied twice."""

import os
import signal
import subprocess
import threading
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from server.guests import Chair, Guest, Json
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
    assert back.number == last + 1 if len(player.sent) > len(player.acknowledged) else last
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


def shift_entries(database: str, ms: int) -> None:
    """As if everything had happened earlier."""
    import sqlite3

    connection = sqlite3.connect(database.removeprefix("sqlite:///"))
    connection.execute("UPDATE entries SET at = at + ?", (ms,))
    connection.commit()
    connection.close()


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
