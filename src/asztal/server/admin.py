"""What `asztal admin` can do to a host's database."""

from __future__ import annotations

import time

import msgspec
from msgspec import Struct

from asztal.core.errors import AsztalError
from asztal.server.passwords import HASHER
from asztal.server.settings import home_database
from asztal.server.store import people, rows
from asztal.server.store.database import Database

NEWEST = 50


class AdminError(AsztalError):
    """What was wished cannot be done; says why."""


class AccountLine(Struct, frozen=True):
    name: str
    id: str
    admin: bool
    disabled: bool

    def as_json(self) -> str:
        return msgspec.json.encode(self).decode()

    def as_text(self) -> str:
        marks = [word for word, on in (("admin", self.admin), ("locked out", self.disabled)) if on]
        return f"{self.name}  {self.id}  {', '.join(marks)}".rstrip()


class Office:
    """Works on the database directly, whether the server runs or not."""

    def __init__(self, url: str) -> None:
        self.database = Database(url or home_database())
        self.database.upgrade()

    def accounts(self) -> list[AccountLine]:
        found = self.database.run_now(people.accounts)
        return [AccountLine(one.user.name, one.user.id, one.user.admin, one.disabled) for one in found]

    def add(self, name: str, password: str, admin: bool) -> None:
        cleaned = people.clean_name(name)
        if not cleaned:
            raise AdminError("an account needs a name")
        hashed = HASHER.hash(_checked(password))
        if self.database.run_now(lambda c: people.create_account(c, cleaned, hashed, "hu", admin)) is None:
            raise AdminError(f"there is already an account {cleaned!r}")

    def set_password(self, name: str, password: str) -> None:
        account = self.database.run_now(lambda c: people.find_account(c, name))
        if account is None:
            raise AdminError(f"there is no account {name!r}")
        hashed = HASHER.hash(_checked(password))
        self.database.run_now(lambda c: people.change_password(c, account.user.id, hashed))

    def set_disabled(self, name: str, disabled: bool) -> None:
        if not self.database.run_now(lambda c: people.set_flag(c, name, disabled=disabled)):
            raise AdminError(f"there is no account {name!r}")

    def tables(self) -> list[str]:
        found = self.database.run_now(lambda c: rows.list_tables(c, limit=NEWEST))
        return [
            f"{row.id}  {time.strftime('%Y-%m-%d %H:%M', time.localtime(row.created / 1000))}  {row.game}  {row.status}  "
            f"{', '.join(seat.name or '-' for seat in row.seats)}"
            for row in found
        ]

    def delete_table(self, id: str) -> None:
        if self.database.run_now(lambda c: rows.read_table(c, id)) is None:
            raise AdminError(f"there is no table {id!r}")
        self.database.run_now(lambda c: rows.delete_table(c, id))


def _checked(password: str) -> str:
    if len(password) < 8:
        raise AdminError("a password has at least 8 signs")
    return password
