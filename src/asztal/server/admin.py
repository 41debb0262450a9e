"""What `asztal admin` can do to a host's database."""

from __future__ import annotations

import time

from msgspec import Struct

from asztal.core.errors import AsztalError
from asztal.server.people import passwords
from asztal.server.settings import home_database
from asztal.server.store import names, people, rows
from asztal.server.store.database import Database

NEWEST = 50


class AdminError(AsztalError):
    """What was wished cannot be done; says why."""


class AccountLine(Struct, frozen=True):
    name: str
    id: str
    admin: bool
    disabled: bool

    def as_text(self) -> str:
        marks = [word for word, on in (("admin", self.admin), ("locked out", self.disabled)) if on]
        return f"{self.name}  {self.id}  {', '.join(marks)}".rstrip()


class TableLine(Struct, frozen=True):
    id: str
    created: int
    game: str
    status: str
    seats: list[str | None]

    def as_text(self) -> str:
        created = time.strftime("%Y-%m-%d %H:%M", time.localtime(self.created / 1000))
        return f"{self.id}  {created}  {self.game}  {self.status}  {', '.join(name or '-' for name in self.seats)}"


class Office:
    """Works on the database directly, whether the server runs or not."""

    def __init__(self, url: str, create: bool = False) -> None:
        """`create`: make the database if there is none; whoever only looks has mistyped its name."""
        self.database = Database(url or home_database())
        if self.database.sqlite and not create and not self.database.file.exists():
            raise AdminError(f"there is no database {self.database.file}")
        self.database.upgrade()

    def accounts(self) -> list[AccountLine]:
        found = self.database.run_now(people.accounts)
        return [AccountLine(one.user.name, one.user.id, one.user.admin, one.disabled) for one in found]

    def add(self, name: str, password: str, admin: bool) -> None:
        cleaned = names.tidy_name(name)
        if not 1 <= len(cleaned) <= names.NAME_SIGNS:
            raise AdminError(f"a name has 1 to {names.NAME_SIGNS} signs")
        hashed = passwords.hashed(_checked(password))
        if self.database.run_now(lambda c: people.create_account(c, cleaned, hashed, "hu", admin)) is None:
            raise AdminError(f"there is already an account {cleaned!r}")

    def set_password(self, name: str, password: str) -> None:
        account = self.database.run_now(lambda c: people.find_account(c, name))
        if account is None:
            raise AdminError(f"there is no account {name!r}")
        hashed = passwords.hashed(_checked(password))
        self.database.run_now(lambda c: people.change_password(c, account.user.id, hashed))

    def set_disabled(self, name: str, disabled: bool) -> None:
        if not self.database.run_now(lambda c: people.set_flag(c, name, disabled=disabled)):
            raise AdminError(f"there is no account {name!r}")

    def tables(self) -> list[TableLine]:
        found = self.database.run_now(lambda c: rows.list_tables(c, limit=NEWEST))
        return [TableLine(row.id, row.created, row.game, row.status, [seat.name for seat in row.seats]) for row in found]

    def delete_table(self, id: str) -> None:
        if self.database.run_now(lambda c: rows.read_table(c, id)) is None:
            raise AdminError(f"there is no table {id!r}")
        self.database.run_now(lambda c: rows.delete_table(c, id))


def _checked(password: str) -> str:
    if not 8 <= len(password) <= 200:
        raise AdminError("a password has 8 to 200 signs")
    return password
