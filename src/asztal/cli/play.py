"""`asztal play`: the table in the browser, on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from asztal.cli import libraries
from asztal.cli.listening import AddressOption, PortOption, free_port, lan_addresses

EXAMPLE = "asztal play --port 9000 --no-browser"


def command(
    port: PortOption = 8765,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    lan: Annotated[bool, typer.Option(help="Let others in this network join; otherwise only this machine.")] = False,
    address: AddressOption = "",
    database: Annotated[str, typer.Option(help="Where games are kept.", show_default="a file in your data folder")] = "",
) -> None:
    """Play in the browser: no log-in, nothing to set up."""
    with libraries.of_a_server():
        from asztal.server.run import address as address_of
        from asztal.server.run import run
        from asztal.server.settings import Settings, home_database
    host = "0.0.0.0" if lan else "127.0.0.1"
    port = free_port(host, port)
    others = [f"http://{number}:{port}/" for number in lan_addresses()] if lan else []
    settings = Settings(
        database=database or home_database(),
        home=True,
        host=host,
        port=port,
        address=address,
        network=others[0] if others else "",
        log_level="warning",
    )
    greeting = [f"Asztal: {address_of(settings)}   (Ctrl-C: stop)", *(f"In this network: {other}" for other in others)]
    run(settings, browser, "\n".join(greeting))
