"""The commands. Each is a module of its own with a function `command` (or a `group` of commands) and an `EXAMPLE`, imported
only when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

import asztal

COMMANDS = (
    "play",
    "games",
    "cards",
    "guide",
    "terminal",
    "selfplay",
    "arena",
    "balance",
    "dataset",
    "export",
    "replay",
    "review",
    "bench",
    "check",
    "serve",
    "admin",
)


class Lazy(TyperGroup):
    """Finds commands by name, so that `asztal --version` loads no game and no table."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        if cmd_name not in self.commands:
            self.commands[cmd_name] = single(cmd_name)
        return self.commands[cmd_name]


def single(name: str) -> Any:
    module = import_module(f"asztal.cli.{name}")
    if hasattr(module, "group"):
        return get_command(module.group)
    app = typer.Typer(add_completion=False, rich_markup_mode="rich")
    context = getattr(module, "CONTEXT", None)
    app.command(name, epilog=f"Example: [bold]{module.EXAMPLE}[/]", context_settings=context)(module.command)
    return get_command(app)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"asztal {asztal.__version__} ({'compiled' if asztal.compiled() else 'interpreted'})")
        raise typer.Exit()


def application() -> Any:
    app = typer.Typer(cls=Lazy, add_completion=False, rich_markup_mode="rich")

    @app.callback(epilog="Example: [bold]asztal play[/]")
    def asztal_command(
        version: Annotated[
            bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show version and engine.")
        ] = False,
    ) -> None:
        """Modern board games at one table, for people, bots and researchers' programs."""

    return get_command(app)
