"""Running a server: uvicorn with uvloop, one process or several, a graceful stop on SIGTERM or Ctrl-C."""

from __future__ import annotations

import ipaddress
import re
import signal
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from contextlib import suppress
from urllib.parse import urlsplit

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from asztal.core.errors import AsztalError
from asztal.server.http.connections import Connection
from asztal.server.settings import Settings, to_environment
from asztal.server.store.database import Database
from asztal.server.store.lock import Lock
from asztal.server.tables.fanout import require_redis

WORKER = "asztal.server.http.app:worker"
ASK_AGAIN = 1.0
"""Seconds after which a worker that has not ended is asked once more."""


class CannotServe(AsztalError):
    """The server cannot be started like this; says why."""


def run(settings: Settings, browser: bool = False, greeting: str = "") -> None:
    """Serve until stopped; `greeting` is said once the server answers."""
    if settings.workers > 1 and not settings.redis:
        raise CannotServe("several processes need Redis to tell each other what happens: add --redis redis://HOST")
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise CannotServe("several processes need PostgreSQL: add --database postgresql://USER@HOST/NAME")
    if settings.proxy:
        _require_addresses(settings.proxy)
    if settings.address and not _is_address(settings.address):
        raise CannotServe(f"{settings.address!r} is no address such as https://games.example.org")
    if settings.redis:
        require_redis(settings.redis)
    database = Database(settings.database)
    lock = Lock(database)  # before anything is changed under a server that runs
    try:
        database.upgrade()  # once, and with a clear error, before any process starts
        database.close()
        _serve(settings, browser, greeting)
    finally:
        lock.close()


def _serve(settings: Settings, browser: bool, greeting: str) -> None:
    to_environment(settings)
    _allow_many_connections()
    signal.signal(signal.SIGTERM, _leave)
    if greeting or browser:
        threading.Thread(target=_welcome, args=(settings, browser, greeting), daemon=True).start()
    config = uvicorn.Config(
        WORKER,
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="auto",  # uvloop where there is one
        http=Connection,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_graceful_shutdown=10,
        server_header=False,
    )
    if settings.workers > 1:
        workers = Workers(config, [config.bind_socket()])
        workers.run()
        if not workers.asked:
            raise CannotServe("the workers cannot be kept running; the log says why")
        return
    config.load_app()
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        raise CannotServe("the server could not start; the log says why")


def _allow_many_connections() -> None:
    """Systems let a process open few files unless it asks; every connection is one."""
    if resource is not None:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Workers(Multiprocess):
    """Several processes, each started anew when it ends. Only a signal ends all of them as if nothing were wrong."""

    asked = False

    def handle_int(self) -> None:
        self.asked = True
        super().handle_int()

    def handle_term(self) -> None:
        self.asked = True
        super().handle_term()

    def handle_break(self) -> None:
        self.asked = True
        super().handle_break()

    def join_all(self) -> None:
        """Who was asked while still loading has only noted it, and may by now be waiting for the database: ask again."""
        for process in self.processes:
            while process.process.is_alive():
                process.process.join(ASK_AGAIN)
                process.terminate()


def _require_addresses(proxies: str) -> None:
    """Trusting everybody would let everybody choose the address they seem to come from."""
    for proxy in proxies.split(","):
        try:
            ipaddress.ip_network(proxy.strip())
        except ValueError:
            raise CannotServe(f"--proxy: {proxy.strip()!r} is no address or network such as 127.0.0.1 or 10.0.0.0/8") from None


def _is_address(url: str) -> bool:
    """http or https, a name or number, perhaps a port, and nothing more."""
    try:
        port = urlsplit(url).port
    except ValueError:
        return False
    return port != 0 and re.fullmatch(r"https?://([\w.-]+|\[[\da-f:.]+\])(:\d+)?/?", url, re.IGNORECASE) is not None


def _leave(*_: object) -> None:
    """uvicorn sends a signal once more after a graceful stop: end like anybody else, so that what was opened is tidied up."""
    sys.exit(0)


def address(settings: Settings) -> str:
    """The address to open."""
    if settings.address:
        return settings.address.rstrip("/") + "/"
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    return f"http://{host}:{settings.port}/"


def _welcome(settings: Settings, browser: bool, greeting: str) -> None:
    """As soon as the server answers, not before: say where it is, and open the browser."""
    here = address(msgspec.structs.replace(settings, address=""))
    while not _answers(f"{here}health"):
        time.sleep(0.1)
    if greeting:
        print(greeting, flush=True)
    if browser:
        webbrowser.open(address(settings))


def _answers(url: str) -> bool:
    try:
        urllib.request.urlopen(url, timeout=1).close()
    except urllib.error.HTTPError:
        return True  # it answers, though it is not well
    except OSError:
        return False
    return True
