"""Where requests may come from: our own pages, at the names this host has."""

import socket

import httpx
import pytest
from starlette.requests import HTTPConnection

from asztal.server.http.origins import require_own_host, require_own_page
from asztal.server.settings import Settings
from asztal.server.wire.refusals import Refusal
from server.services import Server

HOME = Settings(database="")
PUBLIC = Settings(database="", home=False)
PROXIED = Settings(database="", home=False, proxy="127.0.0.1")
NAMED = Settings(database="", home=False, address="https://games.example.org")


def sent(**headers: str) -> HTTPConnection:
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "headers": given})


@pytest.mark.parametrize(
    ("settings", "headers"),
    [
        (PUBLIC, {"host": "a.org"}),
        (PUBLIC, {"host": "a.org", "origin": "https://a.org"}),
        (PUBLIC, {"host": "a.org:443", "origin": "https://a.org"}),
        (PUBLIC, {"host": "A.org", "origin": "https://a.org:443"}),
        (PUBLIC, {"host": "a.org:80", "origin": "http://a.org"}),
        (PUBLIC, {"host": "[::1]:8765", "origin": "http://[::1]:8765"}),
        (PROXIED, {"host": "127.0.0.1:8765", "x_forwarded_host": "a.org", "origin": "https://a.org"}),
        (PROXIED, {"host": "127.0.0.1:8765", "x_forwarded_host": "a.org, inner", "origin": "https://a.org"}),
        (NAMED, {"host": "127.0.0.1:8765", "origin": "https://games.example.org"}),
    ],
)
def test_our_own_pages_are_known_behind_any_proxy(settings: Settings, headers: dict[str, str]) -> None:
    require_own_page(sent(**headers), settings)


@pytest.mark.parametrize(
    ("settings", "headers"),
    [
        (PUBLIC, {"host": "a.org", "origin": "https://b.org"}),
        (PUBLIC, {"host": "a.org:443", "origin": "http://a.org"}),
        (PUBLIC, {"host": "a.org:8765", "origin": "https://a.org"}),
        (PUBLIC, {"host": "a.org", "origin": "null"}),
        (PUBLIC, {"origin": "null"}),
        (PUBLIC, {"host": "a.org", "origin": "https://[::1"}),
        (PUBLIC, {"host": "a.org", "origin": "https://a.org:x"}),
        (PUBLIC, {"host": "127.0.0.1:8765", "x_forwarded_host": "a.org", "origin": "https://a.org"}),
        (NAMED, {"host": "127.0.0.1:8765", "origin": "http://games.example.org"}),
    ],
)
def test_foreign_pages_are_told_which_host_they_are_not(settings: Settings, headers: dict[str, str]) -> None:
    with pytest.raises(Refusal) as refusal:
        require_own_page(sent(**headers), settings)
    assert refusal.value.error == "foreign-page"
    assert headers["origin"] in refusal.value.detail and headers.get("host", "") in refusal.value.detail


@pytest.mark.parametrize("host", ["localhost:8765", "127.0.0.1", "[::1]:8765", "192.168.1.7:8765", socket.gethostname(), ""])
def test_at_home_this_machine_is_asked_by_its_names(host: str) -> None:
    require_own_host(sent(host=host), HOME)


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "localhost.evil.example"])
def test_at_home_no_foreign_name_may_point_here(home: Server, host: str) -> None:
    with pytest.raises(Refusal, match="foreign-page"):
        require_own_host(sent(host=host), HOME)
    require_own_host(sent(host=host), PUBLIC)
    answer = httpx.get(home.url + "/api/session", headers={"Host": host})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-page") and "set-cookie" not in answer.headers


@pytest.mark.parametrize("address", ["http://table.lan:8765", "https://table.lan"])
def test_at_home_a_name_may_be_given(address: str) -> None:
    require_own_host(sent(host="table.lan:8765"), Settings(database="", address=address))
