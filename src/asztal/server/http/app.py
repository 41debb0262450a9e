"""The application: HTTP calls, WebSockets, health, metrics, and the web app."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from asztal.core.errors import AsztalError
from asztal.server.http import calls_games, calls_people, calls_tables, openapi
from asztal.server.http.connections import Connection
from asztal.server.http.endpoints import Call, endpoint, no_surprises, problem, routes
from asztal.server.http.sockets import lobby_socket, table_socket
from asztal.server.ops import metrics
from asztal.server.ops.logs import log, set_up
from asztal.server.settings import Settings, from_environment
from asztal.server.store.database import DatabaseAway
from asztal.server.tables.house import House
from asztal.server.wire.messages import ENCODER, Health
from asztal.server.wire.refusals import Refusal

CALLS = (calls_games, calls_people, calls_tables)
"""The modules whose endpoints are served."""
STATIC = Path(__file__).parents[1] / "static"
NO_APP = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Asztal</title>
<p>The server runs, but the web app has not been built: run <code>make web</code>. The interface is described at
<a href="/openapi.json">/openapi.json</a> and in docs/protocol.md.</p></html>"""
AWAY_PAUSE = 1.0
"""Seconds until the database is tried again."""
TROUBLE_PAUSE = 5.0
TROUBLE = 4
"""The exit code of a worker that cannot start: not the one with which uvicorn ends everybody."""
FOR_EVER = "public, max-age=31536000, immutable"
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}


@endpoint("GET", "/health", Health, needs_user=False, limited=False)
async def health(call: Call) -> Response:
    """Whether this process, its database and its fan-out are well."""
    try:
        await asyncio.wait_for(call.house.database.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar()), 5)
        database = "ok" if call.house.database.writes else "does not write"
    except Exception:
        database = "away"
    fan_out = "ok" if await call.house.fanout.healthy() else "away"
    well = database == fan_out == "ok"
    body = Health("ok" if well else "unwell", database, fan_out)
    return Response(ENCODER.encode(body), 200 if well else 503, media_type="application/json")


async def openapi_json(request: Request) -> Response:
    return no_surprises(Response(openapi.description(request.app.state.house.settings), media_type="application/json"))


async def metrics_text(request: Request) -> Response:
    """Of this process; where there are several, each says which one it is."""
    several = request.app.state.house.settings.workers > 1
    text = metrics.text(str(os.getpid()) if several else "")
    return no_surprises(PlainTextResponse(text, media_type="text/plain; version=0.0.4"))


async def web_app(request: Request) -> Response:
    """A file of the built web app, or its page for every address it routes itself."""
    path = request.path_params["path"]
    if _is_call(path):
        return problem(Refusal("no-such-page"))
    page = STATIC / "index.html"
    try:
        file = (STATIC / path).resolve()
        found = path and file.is_file() and file.is_relative_to(STATIC.resolve())
    except (OSError, ValueError):  # no name a file could have
        return problem(Refusal("no-such-page"))
    if found:
        long = path.startswith("assets/")  # Vite puts a hash into these names
        return FileResponse(file, headers={**HEADERS, "Cache-Control": FOR_EVER if long else "no-cache"})
    if "." in path.rpartition("/")[2]:
        return problem(Refusal("no-such-page"))
    if page.is_file():
        return FileResponse(page, headers={**HEADERS, "Cache-Control": "no-cache"})
    return Response(NO_APP, 200, HEADERS, "text/html")


def _is_call(path: str) -> bool:
    return path.partition("/")[0] in ("api", "ws")


async def nothing_here(request: Request, error: Exception) -> Response:
    """No such address, or not to be used like this."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 or _is_call(request.path_params.get("path", "")):
        return problem(Refusal("no-such-page"))
    response = problem(Refusal("wrong-method" if error.status_code == 405 else "bad-message", detail=error.detail))
    response.headers.update(error.headers or {})
    return response


async def broken(request: Request, error: Exception) -> Response:
    return problem(Refusal("internal"))


def create(settings: Settings) -> Starlette:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = Starlette(
        routes=[
            *routes(house),
            Route("/openapi.json", openapi_json),
            Route("/metrics", metrics_text),
            WebSocketRoute("/ws/tables/{id}", table_socket(house)),
            WebSocketRoute("/ws/lobby", lobby_socket(house)),
            Route("/{path:path}", web_app),
        ],
        lifespan=lifespan,
        middleware=[Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)],
        exception_handlers={HTTPException: nothing_here, Exception: broken},
    )
    app.state.house = house
    return app


def worker() -> Starlette:
    """The application in a process of uvicorn's, set up by the environment."""
    settings = from_environment()
    set_up(settings.log_level)
    Connection.set_up(settings)
    app = create_when_possible(settings)
    calm_collector()
    return app


def create_when_possible(settings: Settings) -> Starlette:
    """A worker that starts while the database is away waits for it, as the others do who have been there before. With any other
    trouble it leaves, not at once, so that whoever starts it anew does so in peace; nobody else has to stop for that."""
    # uvicorn notes these and looks at its notes only when everything has started.
    before = {asked: signal.signal(asked, lambda *_: sys.exit(0)) for asked in (signal.SIGTERM, signal.SIGINT)}
    try:
        while True:
            try:
                return create(settings)
            except DatabaseAway as error:
                log("waiting for the database", level=30, detail=str(error))
                time.sleep(AWAY_PAUSE)
            except AsztalError as error:
                if settings.workers == 1:
                    raise
                log("a worker cannot start", level=40, detail=str(error))
                time.sleep(TROUBLE_PAUSE)
                sys.exit(TROUBLE)
    finally:
        for asked, handler in before.items():
            signal.signal(asked, handler)


def calm_collector() -> None:
    """Hundreds of live tables are many objects that stay: with Python's usual thresholds the garbage collector looks through
    all of them again and again and stops the event loop for hundreds of milliseconds (measured at 500 tables)."""
    gc.collect()
    gc.freeze()  # what is loaded now stays for ever
    gc.set_threshold(20_000, 50, 100)
