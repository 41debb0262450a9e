"""Malformed and hostile input, over HTTP (schemathesis, from the OpenAPI description) and over WebSocket (fuzzed frames)."""

import uuid
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from asztal.server.http import app, openapi
from asztal.server.settings import Settings
from server.guests import Chair, Guest, two_at_a_table
from server.services import PATIENCE, Server, home_settings, running

assert app.CALLS  # importing the application registers all endpoints
SCHEMA = schemathesis.openapi.from_dict(openapi.describe(Settings(database="")))
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("hostile")
    with running(home_settings(folder), folder) as server:
        guest = Guest(server.url, "Kaján")
        table = guest.open("me", {"kind": "bot", "bot": "random"}, start=True, public=True)["id"]
        yield server.url, guest.cookie(), table


@SCHEMA.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_http_answers_as_described_whatever_is_sent(case: Any, target: tuple[str, str, str]) -> None:
    url, cookie, table = target
    if "id" in case.path_parameters and case.operation.method.upper() == "GET":
        case.path_parameters["id"] = table
    if case.operation.path in ("/api/accounts/password", "/api/session") and case.operation.method.upper() == "DELETE":
        cookie = ""  # the others still need the session
    case.call_and_validate(base_url=url, headers={"Cookie": cookie}, checks=CHECKS)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
TYPES = ["move", "undo", "answer", "withdraw", "why", "hint", "chat", "resign", "hand_over", "take_back", "ping", "nonsense"]
FIELDS = ["id", "seat", "code", "number", "ask", "agree", "text", "bot"]
WISHES = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)},
    optional={name: JSON | st.integers(-2, 40) | st.sampled_from(["x", "random", "take:1"]) for name in FIELDS},
)
FRAMES = (
    st.text(max_size=200)
    | st.binary(max_size=200)
    | JSON.map(lambda value: msgspec.json.encode(value))
    | WISHES.map(lambda value: msgspec.json.encode(value).decode())
)


class Tireless:
    """A chair that sits down again when the server has had enough of it."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair

    def throw(self, frame: str | bytes) -> None:
        """Send a frame, then see whether the server is still well."""
        for _ in range(3):
            try:
                self.chair.socket.send(frame)
                assert self.chair.ask("ping", id=str(uuid.uuid4()))["type"] == "pong"
                return
            except ConnectionClosed:
                self.chair = self.chair.guest.sit(self.chair.table)
        raise AssertionError("the server no longer answers")


def test_no_frame_upsets_the_server(home: Server) -> None:
    anna, bela = two_at_a_table(home.url, game="stones")
    thrower = Tireless(anna)

    @given(FRAMES)
    @settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
    def throw(frame: str | bytes) -> None:
        thrower.throw(frame)

    throw()
    answers = {message["type"] for message in thrower.chair.seen}
    assert answers <= {
        "welcome",
        "update",
        "table",
        "error",
        "refused",
        "ack",
        "done",
        "why",
        "hint",
        "pong",
        "chat",
        "undo_asked",
    }
    assert not any(message.get("error") == "internal" for message in thrower.chair.seen)
    assert bela.ask("ping")["type"] == "pong"
    text = httpx.get(home.url + "/metrics").text
    assert 'asztal_refused_total{error="internal"}' not in text


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"move"}',
        '{"type":"move","id":1,"seat":0,"code":"x","number":0}',
        '{"type":"move","id":"a","seat":-1,"code":"x","number":0}',
        '{"type":"move","id":"a","seat":0,"code":"x","number":1e99}',
        '{"type":"move","id":"a","seat":0,"code":"x","number":0,"extra":1}',
        '{"type":"chat","id":"' + "i" * 65 + '","text":"x"}',
        '{"type":"nonsense","id":"a"}',
        r'{"type":"ping","id":"\u0000a"}',
        r'{"type":"move","id":"a","seat":0,"code":"take:1\u0000","number":0}',
        "[" * 10_000,
        "x" * 20_000,
        b"\xff\xfe\x00",
    ],
)
def test_a_malformed_message_is_an_error_and_nothing_else(home: Server, frame: str | bytes) -> None:
    guest = Guest(home.url, "Kaján")
    chair = guest.sit(guest.open("me", {"kind": "bot", "bot": "random"})["id"])
    chair.socket.send(frame)
    message = chair.until("error")
    assert message["error"] == "bad-message" and message["detail"] and set(message["line"]["text"]) == {"en", "hu"}
    assert chair.ask("ping")["type"] == "pong"


def test_the_id_of_a_wrong_message_is_told_if_it_can_be_read(home: Server) -> None:
    guest = Guest(home.url, "Kaján")
    chair = guest.sit(guest.open("me", {"kind": "bot"})["id"])
    assert chair.ask("move", id="mine", seat="nulla", code="x", number=0)["type"] == "error"


def test_a_huge_frame_closes_the_connection(home: Server) -> None:
    guest = Guest(home.url, "Kaján")
    chair = guest.sit(guest.open("me", {"kind": "bot"})["id"])
    chair.socket.send("x" * 1_000_000)
    assert chair.closed_with() == 1009
    assert guest.get("/health")["status"] == "ok"


def test_patience_has_an_end(home: Server) -> None:
    guest = Guest(home.url, "Kaján")
    chair = guest.sit(guest.open("me", {"kind": "bot"})["id"])
    for _ in range(60):
        try:
            chair.socket.send("nonsense")
        except ConnectionClosed:
            break
    assert chair.closed_with() == 4429


@pytest.mark.parametrize("after", ["-1", "x", "9" * 30, "", "%00", "१"])
def test_a_strange_number_to_resume_from(home: Server, after: str) -> None:
    guest = Guest(home.url, "Kaján")
    assert guest.sit(guest.open("me", "me", start=True)["id"], after=after).number == 1


def test_strange_requests(home: Server) -> None:
    guest = Guest(home.url, "Kaján")
    cases: list[tuple[str, dict[str, Any], int]] = [
        ("/api/tables", {"content": b"{", "headers": {"Content-Type": "application/json"}}, 400),
        ("/api/tables", {"content": b"{}", "headers": {"Content-Type": "text/plain"}}, 400),
        ("/api/tables", {"content": b"\xff", "headers": {"Content-Type": "application/json"}}, 400),
        ("/api/tables", {"content": b"[" * 100_000, "headers": {"Content-Type": "application/json"}}, 400),
        ("/api/tables", {"content": b" " * 300_000, "headers": {"Content-Type": "application/json"}}, 413),
        ("/api/nothing", {"json": {}}, 404),
        ("/api/tables/x/start", {}, 404),
    ]
    for path, request, status in cases:
        answer = guest.http.post(path, **request)
        assert answer.status_code == status, (path, answer.status_code)
        assert answer.json()["line"]["text"].keys() == {"en", "hu"}
    for path in ("/assets/../../app.py", "/%2e%2e/app.py", "/assets/%2e%2e%2f%2e%2e%2fapp.py", "/nothing.js", "/api", "/ws/x"):
        answer = guest.http.get(path)
        assert answer.status_code == 404 and answer.headers["content-type"] == "application/json", path
    for path in ("/%00", "/" + "a" * 300):
        assert guest.http.get(path).status_code in (200, 404), "no file, at most an address of the app"
    assert "root:" not in guest.http.get("/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd").text
    assert guest.http.get("/api/tables?list=open&list=mine").status_code == 400
    assert guest.http.get("/api/tables?limit=0").status_code == 400


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("DELETE", "/api/games", 405, "wrong-method"),
        ("PUT", "/api/tables/x", 405, "wrong-method"),
        ("POST", "/", 405, "wrong-method"),
        ("POST", "/metrics", 405, "wrong-method"),
        ("DELETE", "/api/nothing", 404, "no-such-page"),
        ("GET", "/api/nothing", 404, "no-such-page"),
        ("GET", "/api/games/", 404, "no-such-page"),
    ],
)
def test_what_cannot_be_done_is_an_answer_like_any_other(home: Server, method: str, path: str, status: int, error: str) -> None:
    answer = httpx.request(method, home.url + path)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["line"]["text"].keys() == {"en", "hu"}
    assert ("allow" in answer.headers) == (status == 405)


def test_answers_are_what_they_say_and_are_not_kept(home: Server) -> None:
    for path in ("/api/session", "/api/tables", "/api/nothing", "/health", "/metrics", "/openapi.json"):
        answer = httpx.get(home.url + path)
        assert answer.headers["x-content-type-options"] == "nosniff", path
        assert answer.headers["cache-control"] == "no-store", path
    game = httpx.get(home.url + "/api/games").json()[0]["name"]
    answer = httpx.get(home.url + f"/api/games/{game}")
    assert answer.headers["content-encoding"] == "gzip" and answer.headers["cache-control"] == "no-cache"
    for tag in (answer.headers["etag"], "W/" + answer.headers["etag"]):
        assert httpx.get(home.url + f"/api/games/{game}", headers={"If-None-Match": tag}).status_code == 304


def test_control_characters_never_reach_the_database(database: str, tmp_path: Path) -> None:
    with running(home_settings(tmp_path, database=database), tmp_path) as server:
        guest = Guest(server.url, "Kaján")
        for path in ("/tables/%00", "/tables?game=%00", "/invitations/%00", "/tables/x%00/replay", "/tables/x?key=%1b"):
            answer = guest.http.get("/api" + path)
            assert (answer.status_code, answer.json()["error"]) == (400, "bad-message"), path
        address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/%00"
        with connect(address, open_timeout=PATIENCE) as connection, pytest.raises(ConnectionClosed):
            connection.recv(timeout=PATIENCE)
        assert connection.close_code == 4404
        assert server.log.read_text() == ""


def test_whoever_talks_to_the_lobby_without_end_is_sent_away(home: Server) -> None:
    with connect(f"{home.url.replace('http', 'ws', 1)}/ws/lobby", open_timeout=PATIENCE) as lobby:
        with pytest.raises(ConnectionClosed):
            for _ in range(100_000):
                lobby.send("hello")
        assert lobby.close_code == 4429


def test_a_socket_where_there_is_none(home: Server) -> None:
    with pytest.raises(Exception, match=r"HTTP 403|did not receive"):
        connect(f"{home.url.replace('http', 'ws', 1)}/ws/nothing", open_timeout=PATIENCE).__enter__()
