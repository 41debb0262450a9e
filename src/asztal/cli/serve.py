"""`asztal serve`: a host for a club or the internet."""

from __future__ import annotations

from typing import Annotated

import typer

from asztal.cli.listening import free_port
from asztal.server.run import run
from asztal.server.settings import Settings, home_database

EXAMPLE = "asztal serve --database postgresql://asztal@localhost/asztal --redis redis://localhost --workers 4"


def command(
    port: Annotated[int, typer.Option(help="Where to listen.")] = 8765,
    host: Annotated[str, typer.Option(help="Address to listen at.")] = "127.0.0.1",
    database: Annotated[str, typer.Option(help="postgresql://USER@HOST/NAME or sqlite:///FILE", envvar="ASZTAL_DATABASE")] = "",
    redis: Annotated[str, typer.Option(help="redis://HOST:PORT, for several processes", envvar="ASZTAL_REDIS")] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one need Redis and PostgreSQL.")] = 1,
    thinkers: Annotated[int, typer.Option(min=1, help="Processes in which bots think, for each worker.")] = 1,
    guests: Annotated[bool, typer.Option(help="Let people play without an account.")] = False,
    sign_up: Annotated[bool, typer.Option(help="Let people sign up; otherwise `asztal admin add` makes accounts.")] = True,
    proxy: Annotated[bool, typer.Option(help="Behind a proxy that does TLS: trust its headers.")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error")] = "info",
) -> None:
    """Serve a club or the internet: accounts, sessions, rate limits."""
    run(
        Settings(
            database=database or home_database(),
            home=False,
            host=host,
            port=free_port(host, port),
            redis=redis or None,
            workers=workers,
            thinkers=thinkers,
            guests=guests,
            sign_up=sign_up,
            proxy=proxy,
            log_level=log_level,
        )
    )
