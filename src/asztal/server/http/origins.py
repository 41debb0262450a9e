"""Where a request comes from: our own pages or a foreign one, which could use the visitor's cookie."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from asztal.server.settings import Settings
from asztal.server.wire.refusals import Refusal

PORTS = {"http": 80, "https": 443}
Place = tuple[str, int | None]


def require_own_host(connection: HTTPConnection, settings: Settings) -> None:
    """At home, where nobody logs in, a foreign page must not reach us by letting its own name point to this machine."""
    if not settings.home:
        return
    host = _place(connection.headers.get("host", ""))
    if host is None or _is_number(host[0]) or host[0] in _own_names() or host[0] in [place[0] for place in _known(settings)]:
        return
    raise Refusal(
        "foreign-page", detail=f"{host[0]!r} is no name of this machine; if it should be one: --address http://{host[0]}"
    )


def require_own_page(connection: HTTPConnection, settings: Settings) -> None:
    """Whatever changes something has to come from our own pages."""
    origin = connection.headers.get("origin")
    if origin is None:
        return  # no browser: browsers always say where such a request comes from
    scheme, _, netloc = origin.partition("://")
    page = _place(netloc, scheme)
    hosts = [connection.headers.get("host", "")]
    if settings.proxy:
        hosts += connection.headers.get("x-forwarded-host", "").split(",")
    if page is None or (page not in _known(settings) and page not in [_place(host, scheme) for host in hosts]):
        ours = " or ".join(host.strip() for host in [*hosts, settings.address] if host.strip())
        detail = f"the page is of {origin}, this host is {ours}; if both are the same: --address {origin}"
        raise Refusal("foreign-page", detail=detail)


def _place(netloc: str, scheme: str = "http") -> Place | None:
    """Name and port, however they are written; None if there is no name."""
    try:
        parts = urlsplit(f"//{netloc.strip()}")
        return (parts.hostname, parts.port or PORTS.get(scheme)) if parts.hostname else None
    except ValueError:
        return None


@lru_cache
def _known(settings: Settings) -> tuple[Place, ...]:
    """The address people use, if the server was told."""
    scheme, _, netloc = settings.address.partition("://")
    place = _place(netloc.rstrip("/"), scheme)
    return () if place is None else (place,)


@lru_cache
def _own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    label = name.partition(".")[0]
    return frozenset({"localhost", name, label, f"{label}.local"})


def _is_number(host: str) -> bool:
    """An address in numbers points to itself: nobody can make it point here."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
