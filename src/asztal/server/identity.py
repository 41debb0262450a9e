"""Who somebody is: sessions in cookies, guests, accounts."""

from __future__ import annotations

import time

from starlette.requests import HTTPConnection

from asztal import __version__
from asztal.server import checks
from asztal.server.limits import Limit
from asztal.server.messages import LogIn, NewPassword, Profile, Session, SignUp, User
from asztal.server.passwords import Passwords
from asztal.server.refusals import Refusal, too_fast
from asztal.server.settings import Settings
from asztal.server.store import people
from asztal.server.store.database import Database

COOKIE = "asztal_session"
REMEMBERED_SECONDS = 10.0
"""For so long a session is not looked up again."""


class Identity:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.passwords = Passwords()
        self.log_ins = Limit(10, 10 / 60)
        self.sign_ups = Limit(5, 5 / 3600)
        self._known: dict[str, tuple[float, User]] = {}

    def session(self, user: User | None) -> Session:
        settings = self.settings
        return Session(user, settings.home, settings.guests, settings.sign_up and not settings.home, __version__)

    async def user(self, connection: HTTPConnection) -> User | None:
        """Who sends this, by the session cookie."""
        token = connection.cookies.get(COOKIE, "")
        if not token or len(token) > 100:
            return None
        known = self._known.get(token)
        now = time.monotonic()
        if known is not None and now - known[0] < REMEMBERED_SECONDS:
            return known[1]
        user = await self.database.read(lambda c: people.session_user(c, token))
        if user is None:
            self._known.pop(token, None)
        else:
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[token] = (now, user)
        return user

    def forget(self, user: str | None = None) -> None:
        """Look sessions up again: of one user, or of all."""
        self._known = {token: known for token, known in self._known.items() if user is not None and known[1].id != user}

    async def guest(self, name: str) -> tuple[User, str]:
        """A new guest and the token of their session."""
        if not self.settings.guests:
            raise Refusal("no-guests")
        cleaned = checks.name(name)
        user = await self.database.run(lambda c: people.create_guest(c, cleaned))
        return user, await self.open(user)

    async def log_in(self, wish: LogIn, address: str) -> tuple[User, str]:
        self._limit(self.log_ins, f"{address} {people.fold(wish.name)}")
        account = await self.database.read(lambda c: people.find_account(c, wish.name))
        usable = account is not None and not account.disabled
        if not await self.passwords.fits(wish.password or "", account.password if account and usable else None):
            raise Refusal("wrong-password")
        assert account is not None
        return account.user, await self.open(account.user)

    async def sign_up(self, wish: SignUp, guest: User | None, address: str) -> tuple[User, str]:
        """A new account; a guest who signs up keeps tables and seats."""
        if not self.settings.sign_up or self.settings.home:
            raise Refusal("no-sign-up")
        self._limit(self.sign_ups, address)
        name = checks.name(wish.name)
        hashed = await self.passwords.hash(checks.password(wish.password))
        if guest is not None and guest.guest:
            id = guest.id
            user = await self.database.run(lambda c: people.guest_to_account(c, id, name, hashed, wish.language))
            self.forget(id)
        else:
            user = await self.database.run(lambda c: people.create_account(c, name, hashed, wish.language))
        if user is None:
            raise Refusal("name-taken")
        return user, await self.open(user)

    async def change_profile(self, user: User, wish: Profile) -> User:
        name = None if wish.name is None else checks.name(wish.name)
        changed = await self.database.run(lambda c: people.change_profile(c, user.id, name, wish.language))
        if changed is None:
            raise Refusal("name-taken")
        self.forget(user.id)
        return changed

    async def change_password(self, user: User, wish: NewPassword, address: str) -> str:
        checks.password(wish.new)
        self._limit(self.log_ins, f"{address} {people.fold(user.name)}")
        account = await self.database.read(lambda c: people.find_account(c, user.name))
        if account is None or not await self.passwords.fits(wish.old, account.password):
            raise Refusal("wrong-password")
        hashed = await self.passwords.hash(wish.new)
        await self.database.run(lambda c: people.change_password(c, user.id, hashed))
        self.forget(user.id)
        return await self.open(user)

    async def open(self, user: User) -> str:
        return await self.database.run(lambda c: people.open_session(c, user.id))

    async def close(self, connection: HTTPConnection) -> None:
        token = connection.cookies.get(COOKIE, "")
        self._known.pop(token, None)
        await self.database.run(lambda c: people.close_session(c, token))

    def _limit(self, limit: Limit, key: str) -> None:
        wait = limit.take(key) if self.settings.limited else 0.0
        if wait:
            raise too_fast(wait)
