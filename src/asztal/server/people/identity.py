"""Who somebody is: sessions in cookies, guests, accounts."""

from __future__ import annotations

import time
from typing import NamedTuple

from starlette.requests import HTTPConnection

from asztal import __version__
from asztal.server.ops.limits import Shared, SharedLimit
from asztal.server.people import checks
from asztal.server.people.marks import known_by, marked
from asztal.server.people.passwords import Passwords
from asztal.server.settings import Settings
from asztal.server.store import people
from asztal.server.store.database import Database
from asztal.server.store.names import fold
from asztal.server.store.people import Account
from asztal.server.wire.messages import Language, LogIn, NewPassword, Profile, Session, SignUp, User
from asztal.server.wire.refusals import Refusal, too_fast

REMEMBERED_SECONDS = 10.0
"""For so long a session is not looked up again."""
HOUR = 3600.0


class Known(NamedTuple):
    """A session that was looked up."""

    at: float
    user: User
    expires: int


class Identity:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.passwords = Passwords()
        self.shared = shared = Shared(settings.redis)
        # Generous for a club behind one address; strict where one address tries one name, or many addresses try one: no address
        # alone uses up what there is for a name, and a browser that was let in before needs none of it.
        self.log_ins = SharedLimit(shared, "log-in", 10, 20 / HOUR)
        self.log_ins_of_known = SharedLimit(shared, "log-in-known", 10, 10 / 60)
        self.log_ins_of_address = SharedLimit(shared, "log-in-address", 60, 1)
        self.log_ins_of_name = SharedLimit(shared, "log-in-name", 100, 100 / HOUR)
        self.sign_ups = SharedLimit(shared, "sign-up", 5, 5 / HOUR)
        self.guests = SharedLimit(shared, "guest", 60, 60 / HOUR)
        self._known: dict[str, Known] = {}

    def session(self, user: User | None) -> Session:
        settings = self.settings
        address = (settings.address or settings.network).rstrip("/") or None
        return Session(user, settings.home, settings.guests, settings.sign_up and not settings.home, __version__, address)

    # -- sessions --------------------------------------------------------------------------------------------------------

    async def user(self, connection: HTTPConnection) -> User | None:
        """Who sends this, by the session cookie."""
        token = self.token(connection)
        if not token:
            return None
        known = self._known.get(token)
        now = time.monotonic()
        if known is not None and now - known.at < REMEMBERED_SECONDS:
            return known.user
        found = await self.database.read(lambda c: people.find_session(c, token))
        if found is None:
            self._known.pop(token, None)
            return None
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[token] = Known(now, *found)
        return found[0]

    async def renewed(self, connection: HTTPConnection) -> str | None:
        """The token to put into the cookie anew: a session in use never ends."""
        token = self.token(connection)
        known = self._known.get(token)
        if known is None or not people.worth_renewing(known.expires):
            return None
        expires = await self.database.run(lambda c: people.renew_session(c, token))
        self._known[token] = known._replace(expires=expires)
        return token

    def forget(self, user: str | None = None) -> None:
        """Look sessions up again: of one user, or of all."""
        self._known = {token: known for token, known in self._known.items() if user is not None and known.user.id != user}

    async def open(self, user: User) -> str:
        return await self.database.run(lambda c: people.open_session(c, user.id))

    async def close(self, connection: HTTPConnection) -> None:
        token = self.token(connection)
        self._known.pop(token, None)
        await self.database.run(lambda c: people.close_session(c, token))

    def token(self, connection: HTTPConnection) -> str:
        """The token of the session a cookie names; empty without one."""
        token = connection.cookies.get(self.settings.cookie, "")
        return token if len(token) <= 100 else ""

    # -- guests and accounts ---------------------------------------------------------------------------------------------

    async def guest(self, name: str, language: Language, address: str) -> tuple[User, str]:
        """A guest who chose a name, and the token of their session."""
        if not self.settings.guests:
            raise Refusal("no-guests")
        cleaned = checks.name(name)
        await self._require_no_account(cleaned)
        return await self.anybody(cleaned, language, address)

    async def anybody(self, name: str, language: Language, address: str) -> tuple[User, str]:
        """A new guest and the token of their session."""
        await self._limit(self.guests, address)
        user = await self.database.run(lambda c: people.create_guest(c, name, language))
        return user, await self.open(user)

    async def log_in(self, wish: LogIn, address: str, marks: str) -> tuple[User, str, str]:
        """Who it is, the token of the new session, and the marks by which this browser is known from now on."""
        account = await self.database.read(lambda c: people.find_account(c, wish.name))
        await self._limit_log_ins(wish.name, address, None if account is None else known_by(marks, account))
        usable = account is not None and not account.disabled
        if not await self.passwords.fits(wish.password or "", account.password if account and usable else None):
            raise Refusal("wrong-password")
        assert account is not None
        await self.log_ins.forget(_of(wish.name, address))
        return account.user, await self.open(account.user), marked(marks, account)

    async def sign_up(self, wish: SignUp, guest: User | None, address: str, marks: str) -> tuple[User, str, str]:
        """A new account; a guest who signs up keeps tables and seats."""
        if not self.settings.sign_up or self.settings.home:
            raise Refusal("no-sign-up")
        name = checks.name(wish.name)
        password = checks.password(wish.password)
        if await self.database.read(lambda c: people.look_alike(c, name)) is not None:
            raise Refusal("name-taken")  # looking for a free name is no sign-up yet
        await self._limit(self.sign_ups, address)
        hashed = await self.passwords.hash(password)
        if guest is not None and guest.guest:
            id = guest.id
            user = await self.database.run(lambda c: people.guest_to_account(c, id, name, hashed, wish.language))
            self.forget(id)
        else:
            user = await self.database.run(lambda c: people.create_account(c, name, hashed, wish.language))
        if user is None:
            raise Refusal("name-taken")
        return user, await self.open(user), marked(marks, Account(user, hashed, False))

    async def change_profile(self, user: User, wish: Profile) -> User:
        name = None if wish.name is None else checks.name(wish.name)
        if name is not None and user.guest:
            await self._require_no_account(name)
        changed = await self.database.run(lambda c: people.change_profile(c, user.id, name, wish.language, wish.likes))
        if changed is None:
            raise Refusal("name-taken")
        self.forget(user.id)
        return changed

    async def change_password(self, user: User, wish: NewPassword, marks: str) -> tuple[str, str]:
        checks.password(wish.new)
        await self._limit(self.log_ins_of_known, user.id)  # whoever is logged in is no stranger
        account = await self.database.read(lambda c: people.find_account(c, user.name))
        if account is None or account.user.id != user.id or not await self.passwords.fits(wish.old, account.password):
            raise Refusal("wrong-password")
        hashed = await self.passwords.hash(wish.new)
        await self.database.run(lambda c: people.change_password(c, user.id, hashed))
        self.forget(user.id)
        return await self.open(user), marked(marks, Account(user, hashed, False))

    async def _require_no_account(self, name: str) -> None:
        """A guest must not pass for somebody else."""
        if await self.database.read(lambda c: people.look_alike(c, name)) is not None:
            raise Refusal("account-name")

    # -- limits ----------------------------------------------------------------------------------------------------------

    async def _limit_log_ins(self, name: str, address: str, known: str | None) -> None:
        if known is not None:
            await self._limit(self.log_ins_of_known, known)
            return
        await self._limit(self.log_ins, _of(name, address))
        await self._limit(self.log_ins_of_address, address)
        await self._limit(self.log_ins_of_name, fold(name))

    async def _limit(self, limit: SharedLimit, key: str) -> None:
        wait = await limit.take(key) if self.settings.limited else 0.0
        if wait:
            raise too_fast(wait)


def _of(name: str, address: str) -> str:
    return f"{address} {fold(name)}"


def preferred_language(accepted: str | None) -> Language:
    """The language of ours a browser likes best, by its Accept-Language; Hungarian for who says nothing, English for others."""
    if accepted is None:
        return "hu"
    best: Language = "en"
    liking = 0.0
    for part in accepted.split(","):
        tag, _, quality = part.partition(";")
        try:
            q = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        language = tag.strip().lower().partition("-")[0]
        if q > liking and language in ("hu", "en"):
            best, liking = ("hu" if language == "hu" else "en"), q
    return best
