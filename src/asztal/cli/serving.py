"""`asztal play`, `asztal serve` and `asztal admin`: the table in the browser."""

from __future__ import annotations

import errno
import socket
import sys
from typing import Annotated

import typer

from asztal.core.errors import AsztalError


def play(
    port: Annotated[int, typer.Option(help="Where to listen; 0 finds a free one.")] = 8765,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    lan: Annotated[bool, typer.Option(help="Let others in this network join; otherwise only this machine.")] = False,
    database: Annotated[str, typer.Option(help="Where games are kept; default: a file in your data folder.")] = "",
) -> None:
    """Play in the browser, on this machine: no log-in, nothing to set up.

    Example: asztal play --port 9000 --no-browser
    """
    from asztal.server.run import address, run
    from asztal.server.settings import Settings, home_database

    host = "0.0.0.0" if lan else "127.0.0.1"
    settings = Settings(
        database=database or home_database(), home=True, host=host, port=free_port(host, port), log_level="warning"
    )
    typer.echo(f"Asztal: {address(settings)}   (Ctrl-C: stop)")
    run(settings, browser=browser)


def serve(
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
    """Serve a club or the internet: accounts, sessions, rate limits.

    Example: asztal serve --database postgresql://asztal@localhost/asztal --redis redis://localhost --workers 4
    """
    from asztal.server.run import run
    from asztal.server.settings import Settings, home_database

    settings = Settings(
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
    run(settings)


admin = typer.Typer(help="Look after a public host: accounts and tables.", no_args_is_help=True)
DatabaseOption = Annotated[str, typer.Option("--database", help="The server's database.", envvar="ASZTAL_DATABASE")]
PasswordOption = Annotated[
    str, typer.Option(prompt=True, hide_input=True, confirmation_prompt=True, help="At least 8 signs; asked for if left out.")
]


@admin.command("list")
def admin_list(database: DatabaseOption = "", json: Annotated[bool, typer.Option(help="As JSON.")] = False) -> None:
    """List all accounts.

    Example: asztal admin list --database postgresql://asztal@localhost/asztal
    """
    from asztal.server.admin import Office

    for account in Office(database).accounts():
        typer.echo(account.as_json() if json else account.as_text())


@admin.command("add")
def admin_add(
    name: str,
    password: PasswordOption,
    make_admin: Annotated[bool, typer.Option("--admin", help="An account that may look after the host.")] = False,
    database: DatabaseOption = "",
) -> None:
    """Make an account.

    Example: asztal admin add reka
    """
    from asztal.server.admin import Office

    Office(database).add(name, password, make_admin)
    typer.echo(f"{name}: made")


@admin.command("password")
def admin_password(name: str, password: PasswordOption, database: DatabaseOption = "") -> None:
    """Give an account a new password; its sessions end.

    Example: asztal admin password reka
    """
    from asztal.server.admin import Office

    Office(database).set_password(name, password)
    typer.echo(f"{name}: new password")


@admin.command("disable")
def admin_disable(name: str, database: DatabaseOption = "") -> None:
    """Lock an account out; its sessions end.

    Example: asztal admin disable reka
    """
    from asztal.server.admin import Office

    Office(database).set_disabled(name, True)
    typer.echo(f"{name}: locked out")


@admin.command("enable")
def admin_enable(name: str, database: DatabaseOption = "") -> None:
    """Let a locked-out account in again.

    Example: asztal admin enable reka
    """
    from asztal.server.admin import Office

    Office(database).set_disabled(name, False)
    typer.echo(f"{name}: welcome back")


@admin.command("tables")
def admin_tables(
    close: Annotated[str, typer.Option(help="Delete the table with this id.")] = "", database: DatabaseOption = ""
) -> None:
    """List the newest tables, or delete one.

    Example: asztal admin tables --close k3v9mq2x7abc
    """
    from asztal.server.admin import Office

    office = Office(database)
    if close:
        office.delete_table(close)
        typer.echo(f"{close}: deleted")
        return
    for line in office.tables():
        typer.echo(line)


@admin.command("migrate")
def admin_migrate(database: DatabaseOption = "") -> None:
    """Bring the database up to date; `serve` and `play` do this by themselves.

    Example: asztal admin migrate --database postgresql://asztal@localhost/asztal
    """
    from asztal.server.admin import Office

    Office(database)
    typer.echo("up to date")


def register(app: typer.Typer) -> None:
    """Put these commands into the program."""
    app.command()(play)
    app.command()(serve)
    app.add_typer(admin, name="admin")


def free_port(host: str, port: int) -> int:
    """The port, or a free one for 0; a port that is taken is one clear error."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            why = f"port {port} is taken; try --port 0" if taken else f"cannot listen at {host}: {error.strerror}"
            raise CannotListen(why) from None
        return int(probe.getsockname()[1])


class CannotListen(AsztalError):
    """The address cannot be used."""


def main() -> None:
    """For `python -m asztal.cli.serving`, until the program has these commands."""
    app = typer.Typer(no_args_is_help=True)
    register(app)
    try:
        app(standalone_mode=False)
    except AsztalError as error:
        print(error, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
