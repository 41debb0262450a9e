"""`asztal serve`: a host for a club or the internet."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from asztal.cli import libraries
from asztal.cli.listening import AddressOption, PortOption, free_port

EXAMPLE = "asztal serve --database postgresql://asztal@localhost/asztal --redis redis://localhost --workers 4"


def command(
    port: PortOption = 8765,
    host: Annotated[str, typer.Option(help="Address to listen at.")] = "127.0.0.1",
    database: Annotated[str, typer.Option(help="postgresql://USER@HOST/NAME or sqlite:///FILE", envvar="ASZTAL_DATABASE")] = "",
    redis: Annotated[str, typer.Option(help="redis://HOST:PORT, for several processes", envvar="ASZTAL_REDIS")] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one need Redis and PostgreSQL.")] = 1,
    thinkers: Annotated[int, typer.Option(min=1, help="Processes in which bots think, for each worker.")] = 1,
    guests: Annotated[bool, typer.Option(help="Let people play without an account.")] = False,
    sign_up: Annotated[bool, typer.Option(help="Let people sign up; otherwise `asztal admin add` makes accounts.")] = True,
    address: AddressOption = "",
    proxy: Annotated[
        str, typer.Option(metavar="ADDRESS[,ADDRESS]", help="Proxies in front whose headers are trusted, e.g. 127.0.0.1")
    ] = "",
    connections: Annotated[int, typer.Option(min=1, help="WebSockets one address may hold open at each worker.")] = 100,
    tables: Annotated[int, typer.Option(min=1, help="Tables one person may have waiting or running.")] = 50,
    log_level: Annotated[Literal["debug", "info", "warning", "error"], typer.Option(help="What is logged.")] = "info",
) -> None:
    """Serve a club or the internet: accounts, sessions, rate limits."""
    with libraries.of_a_server():
        from asztal.server.run import run
        from asztal.server.settings import Settings, home_database
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
            address=address,
            proxy=proxy,
            connections=connections,
            tables=tables,
            log_level=log_level,
        )
    )
