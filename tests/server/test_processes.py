"""Two server processes on one PostgreSQL and one Redis, clients on both."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from asztal.server.settings import VARIABLE
from asztal.server.tables.fanout import SINCE
from server.guests import Chair, Guest, play_on
from server.services import (
    PATIENCE,
    Postgres,
    Redis,
    Server,
    eventually,
    free_port,
    home_settings,
    postgres,
    redis_server,
    running,
)

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, redis_server: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("pair")
    settings = home_settings(folder, database=postgres.new(), redis=redis_server.url, takeover_after=0.5)
    other = home_settings(folder, database=settings.database, redis=redis_server.url, takeover_after=0.5, port=free_port())
    with running(settings, folder) as first, running(other, folder) as second:
        yield first, second


def across(pair: Pair, game: str = "", **more: object) -> tuple[Chair, Chair]:
    """Anna at the first process, Béla at the second, one table."""
    anna, bela = Guest(pair[0].url, "Anna"), Guest(pair[1].url, "Béla")
    table = anna.open("me", "open", game=game, **more)
    bela.post(f"/api/invitations/{table['seats'][1]['invitation']}")
    anna.post(f"/api/tables/{table['id']}/start")
    return anna.sit(table["id"]), bela.sit(table["id"])


def test_a_game_across_two_processes(pair: Pair) -> None:
    anna, bela = across(pair, seed=5)
    assert play_on(anna, bela) > 20
    assert anna.now["outcome"] == bela.now["outcome"] is not None
    assert bela.guest.get(f"/api/tables/{bela.table}")["status"] == "finished"
    again = bela.guest.post(f"/api/tables/{bela.table}/rematch")
    assert anna.until("rematch")["table"] == again["id"]


def test_two_processes_never_write_the_same_number(pair: Pair) -> None:
    anna, bela = across(pair, seed=9)
    for _ in range(12):  # both choose at once, again and again
        able = [chair for chair in (anna, bela) if chair.eyes["to_act"]]
        ids = [
            (chair, chair.send("move", seat=chair.eyes["seat"], code=chair.legal()[0], number=chair.number)) for chair in able
        ]
        numbers = [chair.until("ack", id=id)["number"] for chair, id in ids]
        assert len(set(numbers)) == len(numbers)
        for chair in (anna, bela):
            chair.see(max(numbers))
        assert anna.now["number"] == bela.now["number"]
        if anna.now["status"] != "running":
            break


def test_the_same_wish_at_both_processes_is_granted_once(pair: Pair) -> None:
    anna, _ = across(pair)
    elsewhere = Guest(pair[1].url)
    elsewhere.http.cookies.update(anna.guest.http.cookies)
    other = elsewhere.sit(anna.table)
    code = anna.legal()[0]
    first = anna.send("move", id="same", seat=0, code=code, number=1)
    second = other.send("move", id="same", seat=0, code=code, number=1)
    assert anna.until("ack", id=first)["number"] == other.until("ack", id=second)["number"] == 2


def test_chat_presence_and_seats_are_seen_at_the_other_process(pair: Pair) -> None:
    anna, bela = across(pair)
    anna.ask("chat", text="Szia!")
    assert bela.until("chat")["chat"]["text"] == "Szia!"
    eventually("Anna is present there", lambda: bela.guest.get(f"/api/tables/{bela.table}")["seats"][0]["present"])
    anna.leave()
    eventually("Anna is away there", lambda: not bela.guest.get(f"/api/tables/{bela.table}")["seats"][0]["present"])
    eventually("her seat can be handed over", lambda: bela.ask("hand_over", seat=0, bot="random")["type"] == "ack")


def test_an_undo_is_asked_for_and_granted_across_processes(pair: Pair) -> None:
    anna, bela = across(pair, game="stones")
    for chair in (anna, bela):
        number = chair.move()["number"]
        for other in (anna, bela):
            other.see(number)
    assert anna.ask("undo", seat=0, number=anna.number)["type"] == "done"
    ask = bela.until("undo_asked")["ask"]
    assert ask["needs"] == [1]
    assert bela.ask("answer", ask=ask["id"], agree=True)["type"] == "done"
    anna.see(4)
    assert anna.now["entry"]["kind"] == "undo" and anna.now["dropped"] == [2, 3]
    assert anna.eyes["to_act"]


def test_bots_go_on_when_their_process_dies(postgres: Postgres, redis_server: Redis, tmp_path: Path) -> None:
    settings = home_settings(tmp_path, database=postgres.new(), redis=redis_server.url, takeover_after=0.5)
    other = home_settings(tmp_path, database=settings.database, redis=redis_server.url, takeover_after=0.5, port=free_port())
    with running(settings, tmp_path) as first, running(other, tmp_path) as second:
        anna, bela = across((first, second), seed=5)
        anna.ask("hand_over", seat=0, bot="random")
        bela.see(anna.number)
        first.kill()
        play_on(bela)
        assert bela.now["outcome"]["ended"] == "played"


def test_a_bot_waits_for_no_process_that_leaves_it_to_another(postgres: Postgres, redis_server: Redis, tmp_path: Path) -> None:
    settings = home_settings(tmp_path, database=postgres.new(), redis=redis_server.url, takeover_after=3600.0)
    other = home_settings(tmp_path, database=settings.database, redis=redis_server.url, takeover_after=3600.0, port=free_port())
    with running(settings, tmp_path) as first, running(other, tmp_path) as second:
        anna, bela = Guest(first.url, "Anna"), Guest(second.url, "Béla")
        table = anna.open("me", "open", {"kind": "bot", "bot": "random"}, game="stones")
        bela.post(f"/api/invitations/{table['seats'][1]['invitation']}")
        anna.post(f"/api/tables/{table['id']}/start")
        here = Guest(first.url)
        here.http.cookies.update(bela.http.cookies)
        her, his, his_here = anna.sit(table["id"]), bela.sit(table["id"]), here.sit(table["id"])
        for chair in (his, his_here):  # the first process leaves the bot to the second, then has to wake it itself
            assert her.move("take:1")["type"] == "ack"
            chair.see(her.number)
            assert chair.move("take:1")["type"] == "ack"
            her.see(chair.number + 1)
            assert her.now["entry"]["seat"] == 2


def test_clocks_run_on_at_a_process_that_comes_later(postgres: Postgres, tmp_path: Path) -> None:
    with redis_server() as redis:  # of their own: whoever else listens counts as somebody who is there
        settings = home_settings(tmp_path, database=postgres.new(), redis=redis.url)
        other = home_settings(tmp_path, database=settings.database, redis=redis.url, port=free_port())
        with running(settings, tmp_path) as first:
            anna = Guest(first.url, "Anna")
            table = anna.open("me", "me", start=True, game="stones", clock={"bank": 600})["id"]
            redis.stop()
            redis.start()
            eventually("Redis knows since when somebody was there", lambda: redis.get(SINCE) is not None)
            with running(other, tmp_path) as second:
                there = Guest(second.url)
                there.http.cookies.update(anna.http.cookies)
                assert there.sit(table).number == 1, "there was always somebody: nothing to resume"
            first.stop()
            first.start()
            assert anna.sit(table).number == 2, "nobody was there for a while"


def test_without_redis_the_database_still_tells(postgres: Postgres, tmp_path: Path, redis_server: Redis) -> None:
    settings = home_settings(tmp_path, database=postgres.new(), redis=redis_server.url)
    other = home_settings(tmp_path, database=settings.database, redis=redis_server.url, port=free_port())
    with running(settings, tmp_path) as first, running(other, tmp_path) as second:
        anna, bela = across((first, second), game="stones")
        redis_server.stop()
        try:
            eventually("health says so", lambda: anna.guest.http.get("/health").status_code == 503)
            number = anna.move()["number"]
            bela.see(number)  # read from the database on the next round through the house
            anna.ask("chat", text="Hallasz?")
            assert bela.until("chat")["chat"]["text"] == "Hallasz?"
            anna.see(bela.move()["number"])
            answer = anna.ask("undo", seat=0, number=anna.number)
            assert answer["line"]["id"] == "why-not-heard", "whoever is to agree would never hear of it"
            anna.leave()
            eventually("health says so", lambda: bela.guest.http.get("/health").status_code == 503)
            refused = bela.ask("hand_over", seat=0, bot="random")
            assert refused["line"]["id"] == "why-not-away", "she could be at another process"
        finally:
            redis_server.start()
        eventually("health says so", lambda: bela.guest.http.get("/health").status_code == 200)
        anna = anna.guest.sit(anna.table)
        play_on(anna, bela, moves=4)


def test_a_host_survives_a_worker_that_dies_while_everything_is_away(tmp_path: Path) -> None:
    with postgres() as database, redis_server() as news:
        settings = home_settings(tmp_path, database=database.new(), redis=news.url, workers=2)
        with running(settings, tmp_path) as host:
            guest = Guest(host.url, "Anna")
            chair = guest.sit(guest.open("me", "me", start=True)["id"])
            eventually("both workers are there", lambda: len(host.workers()) == 2)
            before = host.workers()
            news.stop()
            database.stop()
            for worker in before:
                os.kill(worker, signal.SIGKILL)
            eventually("others took their place", lambda: len(host.workers()) == 2 and not set(host.workers()) & set(before))
            eventually("they wait", lambda: host.log.read_text().count("waiting for the database") >= 4)
            assert host.process is not None and host.process.poll() is None
            database.start()
            news.start()
            eventually("the host is well", host.healthy)
            again = chair.guest.sit(chair.table)
            assert again.move()["type"] == "ack"
            assert host.stop() == 0


def test_without_its_database_a_server_says_so_and_is_well_again_when_it_is_back(tmp_path: Path) -> None:
    with postgres() as database, running(home_settings(tmp_path, database=database.new()), tmp_path) as host:
        guest = Guest(host.url, "Anna")
        table = guest.open("me", "me", start=True)["id"]
        chair = guest.sit(table)
        database.stop()
        for method, path, body in (
            ("GET", "/api/tables", None),
            ("POST", "/api/tables", {"game": "ginkgopolis", "seats": [{"kind": "me"}, {"kind": "me"}]}),
        ):
            answer = guest.http.request(method, path, json=body)
            assert answer.status_code == 503, path
            said = answer.json()
            assert said["error"] == "database-away"
            assert said["line"]["text"]["en"].startswith("The server cannot reach its database")
            assert said["line"]["text"]["hu"] and int(answer.headers["Retry-After"]) > 0
        assert chair.ask("move", seat=0, code=chair.legal()[0], number=chair.number)["error"] == "database-away"
        assert "a request failed" not in host.log.read_text(), "it is no mistake of ours"
        database.start()
        eventually("the tables are there again", lambda: guest.http.get("/api/tables").status_code == 200)
        assert guest.get(f"/api/tables/{table}")["status"] == "running"
        assert guest.sit(table).move()["type"] == "ack"
        assert host.healthy()


def test_workers_come_up_without_redis_and_find_it_later(tmp_path: Path, postgres: Postgres) -> None:
    with redis_server() as news:
        settings = home_settings(tmp_path, database=postgres.new(), redis=news.url, workers=2)
        with running(settings, tmp_path) as host:
            news.stop()
            before = host.workers()
            os.kill(before[0], signal.SIGKILL)
            eventually("another took its place", lambda: len(set(host.workers()) - set(before)) == 1)
            guest = Guest(host.url, "Anna")
            chair = guest.sit(guest.open("me", "me", start=True)["id"])
            assert chair.move()["type"] == "ack"
            news.start()
            eventually("the host is well", host.healthy)


def test_a_host_that_is_asked_to_stop_while_its_workers_wait_does(tmp_path: Path) -> None:
    with postgres() as database, redis_server() as news:
        settings = home_settings(tmp_path, database=database.new(), redis=news.url, workers=2)
        with running(settings, tmp_path) as host:
            database.stop()
            before = host.workers()
            for worker in before:
                os.kill(worker, signal.SIGKILL)
            eventually("they wait", lambda: host.log.read_text().count("waiting for the database") >= 2)
            assert host.stop() == 0


def test_a_host_that_is_asked_to_stop_while_its_workers_load_does(tmp_path: Path) -> None:
    """They have noted the signal when they begin to wait for the database, and nobody looks at their notes."""
    with postgres() as database, redis_server() as news:
        settings = home_settings(tmp_path, database=database.new(), redis=news.url, workers=2)
        with running(settings, tmp_path) as host:
            database.stop()
            before = host.workers()
            for worker in before:
                os.kill(worker, signal.SIGKILL)
            eventually("another loads", lambda: bool(set(host.workers()) - set(before)))
            assert host.stop() == 0


def test_a_host_whose_workers_cannot_start_does_not_pretend_all_was_well(tmp_path: Path) -> None:
    code = "from asztal.server import run, settings; run.WORKER = 'asztal.nothing:here'; run.run(settings.from_environment())"
    with postgres() as database, redis_server() as news:
        settings = home_settings(tmp_path, database=database.new(), redis=news.url, workers=2)
        environment = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, timeout=PATIENCE)
    assert done.returncode != 0
    assert b"the workers cannot be kept running" in done.stderr
