"""Where a server of ours may listen, and how others find it."""

from __future__ import annotations

import errno
import json
import socket
import urllib.request
from contextlib import suppress
from typing import Annotated

import typer

from asztal.core.errors import AsztalError

PortOption = Annotated[int, typer.Option(min=0, max=65535, help="Where to listen; 0 finds a free port.")]
AddressOption = Annotated[
    str, typer.Option(metavar="URL", help="The address people use, if it is another one, e.g. https://games.example.org")
]


class CannotListen(AsztalError):
    """The address cannot be used."""


def free_port(host: str, port: int) -> int:
    """The port, or a free one for 0; a port that is taken is one clear error."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CannotListen(_why_not(host, port, error)) from None
        return int(probe.getsockname()[1])


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno != errno.EADDRINUSE:
        return f"cannot listen at {host}: {error.strerror}"
    if _asztal_runs(port):
        return f"Asztal already runs at http://localhost:{port}/ (another one: --port 0)"
    return f"port {port} is taken; try --port 0"


def _asztal_runs(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://localhost:{port}/health", timeout=2) as answer:
            return "fan_out" in json.load(answer)
    except (OSError, ValueError, TypeError):
        return False


def lan_addresses() -> list[str]:
    """This machine's addresses in the network, those a friend's phone could reach; the usual one first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [number for number in dict.fromkeys(found) if not number.startswith("127.")]
