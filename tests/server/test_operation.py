"""Running a server: commands, health, metrics, the web app's files, texts, generated types."""

import contextlib
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser, ast

from asztal import cli
from asztal.cli import play
from asztal.cli.listening import CannotListen, free_port, lan_addresses
from asztal.server import run
from asztal.server.ops import metrics
from asztal.server.settings import Settings
from asztal.server.store.database import BadDatabase, Database
from asztal.server.store.lock import Lock
from asztal.server.tables.fanout import BadRedis, require_redis
from asztal.server.wire.refusals import STATUS
from asztal.server.wire.words import own_texts, speaker
from server.guests import Guest
from server.services import ASZTAL, PATIENCE, ROOT, Server, eventually, home_settings, public_settings, running


def test_play_opens_a_lobby_on_this_machine_and_stops_gracefully(tmp_path: Path) -> None:
    command = [sys.executable, *ASZTAL, "play", "--no-browser", "--port", "0"]
    environment = {**os.environ, "ASZTAL_DATA": str(tmp_path / "data"), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
            assert found
            url = f"http://127.0.0.1:{found[1]}"
            assert answers(url), "the address is said once it answers"
            guest = Guest(url)
            session = guest.get("/api/session")
            assert session["home"] and session["user"]["guest"], "no log-in at home"
            assert (tmp_path / "data" / "asztal.db").exists()
            table = guest.open("me", "bot", "bot", start=True)["id"]
            eventually("a bot has moved", lambda: guest.get(f"/api/tables/{table}")["number"] > 1)
        finally:
            process.terminate()
            _, complaints = process.communicate(timeout=PATIENCE)
        assert (process.returncode, complaints) == (0, "")


def answers(url: str) -> bool:
    try:
        return httpx.get(url + "/health").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["serve", "--workers", "2"], "several processes need Redis"),
        (["serve", "--workers", "2", "--redis", "redis://x"], "several processes need PostgreSQL"),
        (["serve", "--database", "nonsense"], "is no database URL"),
        (["play", "--database", "postgresql://x@127.0.0.1:1/x"], "cannot use postgresql"),
        (["serve", "--redis", "redis://127.0.0.1:1"], "asztal: cannot reach Redis at 127.0.0.1:1: connection refused\n"),
        (
            ["serve", "--workers", "2", "--redis", "redis://127.0.0.1:1", "--database", "postgresql://x@127.0.0.1:1/x"],
            "asztal: cannot reach Redis at 127.0.0.1:1: connection refused\n",
        ),
        (["serve", "--redis", "foo"], "--redis is a URL such as"),
        (["serve", "--redis", "redis://127.0.0.1:1/?bogus=1"], "--redis is a URL such as"),
        (["serve", "--proxy", "*"], "--proxy: '*' is no address"),
        (["serve", "--address", "games.example.org"], "is no address such as https://"),
        (["serve", "--log-level", "foo"], "'--log-level'"),
        (["serve", "--database", "postgresql://u:secret@host:port/db"], "'postgresql://u:***@host:port/db' is no database URL"),
        (["serve", "--port", "70000"], "'--port': Input should be less"),
        (["play", "--port", "-1"], "'--port': Input should be greater"),
        (["admin", "add", "x"], "a password has 8 to 200 signs"),
        (["admin", "password", "x"], "there is no database"),
    ],
)
def test_a_server_that_cannot_run_says_why_in_one_line(tmp_path: Path, arguments: list[str], error: str) -> None:
    done = subprocess.run(
        [sys.executable, *ASZTAL, *arguments, *([] if {"--port", "admin"} & {*arguments} else ["--port", "0"])],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "ASZTAL_DATA": str(tmp_path)},
    )
    assert done.returncode == 2 and error in done.stderr and done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "url",
    [
        "sqlite+aiosqlite:////tmp/x.db",
        "sqlite://host/tmp/x.db",
        "sqlite:///x.db?bogus=1",
        "sqlite://",
        "postgresql+asyncpg://",
        "mysql://host/x",
    ],
)
def test_a_database_is_a_file_or_postgresql(url: str) -> None:
    with pytest.raises(BadDatabase, match="a database is a SQLite file"):
        Database(url)


@pytest.mark.parametrize("url", ["redis://127.0.0.1:1/abc", "redis://127.0.0.1:1/?bogus=1", "foo", "redis://h:port"])
def test_a_redis_url_is_understood_or_refused(url: str) -> None:
    with pytest.raises(BadRedis, match="--redis is a URL such as"):
        require_redis(url)


@pytest.mark.parametrize(
    "address", ["http://a b", "http://a?b", "http://a#b", "http://u@a", "http://a/b", "http://a:0", "ftp://a", "http://"]
)
def test_an_address_is_understood_or_refused(address: str) -> None:
    with pytest.raises(run.CannotServe, match="is no address such as"):
        run.run(Settings(database="", address=address))


def test_nothing_is_promised_before_a_mistake_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["play", "--no-browser", "--port", "0", "--database", "sqlite://host/tmp/x.db"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1


def test_a_taken_port_is_one_clear_line(home: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=f"port {port} is taken; try --port 0"):
            free_port("127.0.0.1", port)
    assert cli.run(["play", "--port", str(home.settings.port)]) == 2
    there = f"http://localhost:{home.settings.port}/"
    assert capsys.readouterr().err == f"asztal: Asztal already runs at {there} (another one: --port 0)\n"


def test_admin_alone_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["admin"]) == 0
    assert capsys.readouterr().err == ""


def test_play_in_the_network_says_where_others_find_it(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    assert not any(number.startswith("127.") for number in lan_addresses())
    monkeypatch.setattr(play, "lan_addresses", lambda: ["192.168.1.7"])
    made: list[Settings] = []

    def greet(settings: Settings, browser: bool, greeting: str) -> None:
        made.append(settings)
        print(greeting)

    monkeypatch.setattr(run, "run", greet)
    assert cli.run(["play", "--lan", "--port", "0"]) == 0
    assert made[0].network == f"http://192.168.1.7:{made[0].port}/"
    out = capsys.readouterr().out
    assert re.search(r"http://localhost:\d+/", out) and re.search(r"http://192\.168\.1\.7:\d+/", out)


@pytest.mark.parametrize("command", ["serve", "play", "admin list"])
def test_a_database_of_a_newer_version_is_one_clear_line(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/asztal.db"
    database = Database(url)
    database.upgrade()
    database.run_now(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    port = [] if command == "admin list" else ["--port", "0"]
    assert cli.run([*command.split(), "--database", url, *port]) == 2
    error = capsys.readouterr().err
    assert "was written by a newer Asztal (schema 9999" in error and error.count("\n") == 1


def test_two_servers_do_not_share_a_file(home: Server) -> None:
    command = [sys.executable, *ASZTAL, "play", "--no-browser", "--port", "0", "--database", home.settings.database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2 and "Asztal already runs with" in done.stderr and done.stderr.count("\n") == 1


def test_the_database_of_a_running_server_is_not_migrated(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new/asztal.db"
    lock = Lock(Database(url))
    with pytest.raises(BadDatabase, match="already runs with"):
        run.run(Settings(database=url, port=0))
    assert not (tmp_path / "new" / "asztal.db").exists()
    lock.close()


def test_health_and_metrics(home: Server) -> None:
    assert httpx.get(home.url + "/health").json() == {"status": "ok", "database": "ok", "fan_out": "ok"}
    guest = Guest(home.url, "Anna")
    chair = guest.sit(guest.open("me", "me", start=True)["id"])
    chair.move()
    text = httpx.get(home.url + "/metrics").text
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) .+|\w+(\{\w+="[^"]*"\})? [-+.\deE]+', line), line
    assert re.search(r'asztal_entries_total\{kind="move"\} [1-9]', text)
    assert re.search(r"asztal_connections [1-9]", text)
    assert re.search(r"asztal_commit_seconds_count [1-9]", text)
    assert re.search(r'asztal_entries_total\{kind="start"\} [1-9]', text)
    assert "asztal_failed_commits_total" in text and "asztal_failed_bots_total" in text


def test_health_tells_when_nothing_can_be_written(tmp_path: Path) -> None:
    with running(home_settings(tmp_path), tmp_path) as server:
        guest = Guest(server.url, "Anna")
        chair = guest.sit(guest.open("me", "me", start=True, game="stones")["id"])
        file = server.settings.database.removeprefix("sqlite:///")
        with contextlib.closing(sqlite3.connect(file)) as database:
            database.execute("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'disk is full'); END")
            assert chair.move()["error"] == "internal"
            answer = httpx.get(server.url + "/health")
            assert answer.status_code == 503 and answer.json()["database"] == "does not write"
            assert "asztal_failed_commits_total 1" in httpx.get(server.url + "/metrics").text
            database.execute("DROP TRIGGER full")
        assert chair.move()["type"] == "ack"
        assert httpx.get(server.url + "/health").json()["status"] == "ok"


def test_where_there_are_several_processes_each_says_which_it_is() -> None:
    lines = [line for line in metrics.text("17").splitlines() if not line.startswith("#")]
    assert lines and all('process="17"' in line for line in lines)


def test_health_is_always_told(tmp_path: Path) -> None:
    with running(public_settings(tmp_path, limits=None, burst=2.0, per_second=0.001), tmp_path) as server:
        assert {httpx.get(server.url + path).status_code for path in ("/health", "/metrics") for _ in range(5)} == {200}


def test_every_address_of_the_app_leads_to_its_page(home: Server) -> None:
    for path in ("/", "/table/abc", "/join/token", "/about"):
        answer = httpx.get(home.url + path)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
        assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_the_description_describes_every_call(home: Server) -> None:
    description = httpx.get(home.url + "/openapi.json").json()
    assert description["openapi"].startswith("3.1")
    assert description["paths"].keys() >= {"/api/tables/{id}/replay", "/metrics", "/openapi.json"}
    assert description["components"]["securitySchemes"]["session"]["name"] == home.settings.cookie
    assert description["paths"]["/api/games/{name}"]["get"]["responses"].keys() >= {"200", "304", "403", "404", "500"}
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for path in description["paths"]:
        shown = re.sub(r"{(\w+)}", lambda match: {"seat": "N"}.get(match[1], match[1].upper()), path)
        assert shown in protocol, f"docs/protocol.md does not tell of {shown}"


def test_a_wrong_method_is_told_the_right_ones(home: Server) -> None:
    for path, right in (
        ("/api/session", "DELETE, GET, HEAD, PATCH, POST"),
        ("/api/tables", "GET, HEAD, POST"),
        ("/api/tables/x", "DELETE, GET, HEAD"),
        ("/api/tables/x/start", "POST"),
    ):
        answer = httpx.put(home.url + path)
        assert answer.status_code == 405 and answer.json()["error"] == "wrong-method"
        assert ", ".join(sorted(answer.headers["allow"].split(", "))) == right
    assert httpx.head(home.url + "/api/games").status_code == 200


def test_both_languages_say_the_same_things() -> None:
    ids = {lang: message_ids(own_texts(lang)[1]) for lang in ("en", "hu")}
    assert ids["en"] == ids["hu"]
    for lang in ("en", "hu"):
        missing = [error for error in STATUS if not speaker("", lang).has(f"why-{error}") and error != "not-allowed"]
        assert missing == []


def message_ids(text: str) -> list[str]:
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def test_types_for_the_browser_are_generated() -> None:
    subprocess.run([sys.executable, ROOT / "scripts" / "web_types.py", "--check"], check=True)
    text = (ROOT / "web" / "src" / "lib" / "generated.ts").read_text(encoding="utf-8")
    assert "export interface TableInfo {" in text
    names = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert len(names) == len(set(names))


def test_the_address_to_open() -> None:
    assert run.address(Settings(database="", host="0.0.0.0", port=1)) == "http://localhost:1/"
    assert run.address(Settings(database="", host="example.org", port=80)) == "http://example.org:80/"
    assert run.address(Settings(database="", address="https://example.org")) == "https://example.org/"


def test_two_servers_at_home_keep_their_people_apart() -> None:
    here, there = Settings(database="sqlite:///a.db"), Settings(database="sqlite:///b.db")
    assert here.cookie != there.cookie
    assert Settings(database="x", home=False).cookie == "asztal_session"


def test_the_load_command_measures(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "asztal.server.trials.load", "--tables", "3", "--seconds", "3", "--json"]
    command += ["--thinkers", "2", "hard"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    reports = [json.loads(line) for line in done.stdout.splitlines()]
    assert [report["thinkers"] for report in reports] == [0, 2]
    assert all(report["moves"] > 0 and report["refused"] == 0 for report in reports)
