"""Running a server: uvicorn with uvloop, one process or several, a graceful stop on SIGTERM or Ctrl-C."""

from __future__ import annotations

import signal
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

import uvicorn

from asztal.core.errors import AsztalError
from asztal.server.settings import Settings, to_environment
from asztal.server.store.database import Database
from asztal.server.store.lock import Lock


class CannotServe(AsztalError):
    """The server cannot be started like this; says why."""


def run(settings: Settings, browser: bool = False) -> None:
    """Serve until stopped."""
    if settings.workers > 1 and not settings.redis:
        raise CannotServe("several processes need Redis to tell each other what happens: add --redis redis://HOST")
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise CannotServe("several processes need PostgreSQL: add --database postgresql://USER@HOST/NAME")
    database = Database(settings.database)
    database.upgrade()  # once, and with a clear error, before any process starts
    database.close()
    lock = Lock(database)
    to_environment(settings)
    signal.signal(signal.SIGTERM, _leave)
    if browser:
        threading.Thread(target=_open_browser, args=(address(settings),), daemon=True).start()
    uvicorn.run(
        "asztal.server.app:worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="auto",  # uvloop where there is one
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=settings.proxy,
        forwarded_allow_ips="*" if settings.proxy else None,
        timeout_graceful_shutdown=10,
        server_header=False,
    )
    lock.close()


def _leave(*_: object) -> None:
    """uvicorn sends a signal once more after a graceful stop: end like anybody else, so that what was opened is tidied up."""
    sys.exit(0)


def address(settings: Settings) -> str:
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    return f"http://{host}:{settings.port}/"


def _open_browser(url: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(200):
        try:
            urllib.request.urlopen(url + "health", timeout=1)
        except urllib.error.HTTPError:
            break
        except OSError:
            time.sleep(0.1)
        else:
            break
    webbrowser.open(url)
