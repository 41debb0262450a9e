"""`asztal admin`: looking after a public host, its accounts and tables."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from asztal.cli import libraries
from asztal.cli.shared import JsonOption, console, print_json

if TYPE_CHECKING:
    from asztal.server.admin import Office
    from asztal.server.upgrade import Checked

EXAMPLE = "asztal admin add reka --database postgresql://asztal@localhost/asztal"
group = typer.Typer(
    name="admin",
    help="Look after a public host: accounts and tables.",
    epilog=f"Example: [bold]{EXAMPLE}[/]",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)
DatabaseOption = Annotated[str, typer.Option("--database", help="The server's database.", envvar="ASZTAL_DATABASE")]
PasswordOption = Annotated[
    str,
    typer.Option("--password", help="At least 8 signs; if left out it is asked for, or read from a pipe.", show_default=False),
]
NameArgument = Annotated[str, typer.Argument(help="The name of the account.")]


def office(database: str, create: bool = False) -> Office:
    with libraries.of_a_server():
        from asztal.server.admin import Office
    return Office(database, create)


def given(password: str) -> str:
    """The password of the option, typed in twice, or the first line of what comes through a pipe."""
    if password:
        return password
    if sys.stdin.isatty():
        return str(typer.prompt("Password", hide_input=True, confirmation_prompt=True))
    return sys.stdin.readline().rstrip("\r\n")


def example(line: str) -> str:
    return f"Example: [bold]asztal admin {line}[/]"


@group.command("list", epilog=example("list --json"))
def list_accounts(database: DatabaseOption = "", json: JsonOption = False) -> None:
    """List all accounts."""
    accounts = office(database).accounts()
    if json:
        print_json(accounts)
        return
    for account in accounts:
        typer.echo(account.as_text())


@group.command("add", epilog=example("add reka --admin"))
def add(
    name: NameArgument,
    password: PasswordOption = "",
    admin: Annotated[bool, typer.Option("--admin", help="May look at and close any table.")] = False,
    database: DatabaseOption = "",
) -> None:
    """Make an account."""
    office(database, create=True).add(name, given(password), admin)
    typer.echo(f"{name}: made")


@group.command("password", epilog=example("password reka"))
def password(name: NameArgument, password: PasswordOption = "", database: DatabaseOption = "") -> None:
    """Give an account a new password; its sessions end."""
    office(database).set_password(name, given(password))
    typer.echo(f"{name}: new password")


@group.command("disable", epilog=example("disable reka"))
def disable(name: NameArgument, database: DatabaseOption = "") -> None:
    """Lock an account out; its sessions end."""
    office(database).set_disabled(name, True)
    typer.echo(f"{name}: locked out")


@group.command("enable", epilog=example("enable reka"))
def enable(name: NameArgument, database: DatabaseOption = "") -> None:
    """Let a locked-out account in again."""
    office(database).set_disabled(name, False)
    typer.echo(f"{name}: welcome back")


@group.command("tables", epilog=example("tables --close k3v9mq2x7abc"))
def tables(
    close: Annotated[str, typer.Option(help="Delete the table with this id.")] = "",
    database: DatabaseOption = "",
    json: JsonOption = False,
) -> None:
    """List the newest tables, or delete one."""
    desk = office(database)
    if close:
        desk.delete_table(close)
        typer.echo(f"{close}: deleted")
        return
    found = desk.tables()
    if json:
        print_json(found)
        return
    for table in found:
        typer.echo(table.as_text())


@group.command("check-upgrade", epilog=example("check-upgrade --database postgresql://asztal@localhost/copy"))
def check_upgrade(database: DatabaseOption = "", json: JsonOption = False) -> None:
    """Replay every stored game by this release, and say which go as they went.

    Changes nothing; ends with 1 if anything differs or cannot be read.
    """
    with libraries.of_a_server():
        from asztal.server import upgrade
    found = list(upgrade.check_upgrade(database))
    counts = {verdict: sum(one.verdict == verdict for one in found) for verdict in upgrade.VERDICTS}
    if json:
        print_json({**counts, "games": found})
    else:
        console().print(upgrade_table(found, upgrade.VERDICTS))
        typer.echo(", ".join(f"{verdict}: {count}" for verdict, count in counts.items()))
    if counts["same"] < len(found):
        raise typer.Exit(1)


def upgrade_table(found: list[Checked], verdicts: Sequence[str]) -> Table:
    """How many games of each kind go as they went, and one line for each that does not."""
    table = Table("game", "rules", "begun with", *verdicts, "table", "what", box=box.SIMPLE)
    for kind in sorted({(one.game, one.version, one.release) for one in found}):
        mine = [one for one in found if (one.game, one.version, one.release) == kind]
        counts = [str(sum(one.verdict == verdict for one in mine)) for verdict in verdicts]
        table.add_row(kind[0], str(kind[1]), kind[2] or "?", *counts)
        for one in mine:
            if one.verdict != "same":
                marks = ["x" if one.verdict == verdict else "" for verdict in verdicts]
                table.add_row("", "", "", *marks, one.id, Text(one.detail))
    return table


@group.command("migrate", epilog=example("migrate --database postgresql://asztal@localhost/asztal"))
def migrate(database: DatabaseOption = "") -> None:
    """Bring the database up to date; `serve` and `play` do this by themselves."""
    office(database, create=True)
    typer.echo("up to date")
