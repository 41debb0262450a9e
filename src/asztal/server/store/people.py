"""People: guests, accounts and sessions."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from asztal.server.ops.watch import now_ms
from asztal.server.store.names import fold, looks
from asztal.server.store.schema import chat, seats, sessions, tables, users
from asztal.server.wire.messages import Likes, User

DAY = 86_400_000
SESSION_DAYS = 90
"""A session ends when it was not used for so long."""
RENEWED_DAYS = 1
"""For so long a session is used without noting it."""
IDLE_GUEST_DAYS = 30
"""A guest who has never sat at a table is forgotten after so long."""


class Account(Struct, frozen=True):
    """An account as its row holds it."""

    user: User
    password: str
    disabled: bool


def token() -> str:
    """A secret nobody can guess, fit for a link."""
    return secrets.token_urlsafe(18)


def create_guest(connection: Connection, name: str, language: str = "hu") -> User:
    user = User(id=f"u_{secrets.token_urlsafe(9)}", name=name, guest=True, language=language, admin=False)
    _insert(connection, user)
    return user


def create_account(connection: Connection, name: str, password: str, language: str, admin: bool = False) -> User | None:
    """A new account; None if the name is taken."""
    user = User(id=f"u_{secrets.token_urlsafe(9)}", name=name, guest=False, language=language, admin=admin)
    if look_alike(connection, name) is not None:
        return None
    try:
        with connection.begin_nested():
            _insert(connection, user, name, password)
    except IntegrityError:
        return None
    return user


def guest_to_account(connection: Connection, id: str, name: str, password: str, language: str) -> User | None:
    """A guest signs up and keeps tables and seats; None if the name is taken."""
    if look_alike(connection, name) is not None:
        return None
    try:
        with connection.begin_nested():
            connection.execute(
                update(users)
                .where(users.c.id == id, users.c.password.is_(None))
                .values(name=name, folded=fold(name), looks=looks(name), password=password, language=language)
            )
    except IntegrityError:
        return None
    return find_user(connection, id)


def find_user(connection: Connection, id: str) -> User | None:
    row = connection.execute(select(users).where(users.c.id == id, users.c.disabled.is_(False))).first()
    return None if row is None else _user(row)


def find_account(connection: Connection, name: str) -> Account | None:
    row = connection.execute(select(users).where(users.c.folded == fold(name))).first()
    return None if row is None else Account(_user(row), row.password, row.disabled)


def look_alike(connection: Connection, name: str, but: str = "") -> Account | None:
    """The account whose name is this one, or cannot be told from it by looking; `but`: another than this user's."""
    same = (users.c.folded == fold(name)) | (users.c.looks == looks(name))
    row = connection.execute(select(users).where(same, users.c.id != but)).first()
    return None if row is None else Account(_user(row), row.password, row.disabled)


def change_profile(
    connection: Connection, id: str, name: str | None, language: str | None, likes: Likes | None = None
) -> User | None:
    """New name, language or likes; None if an account's new name is taken. Seats taken before keep the old name."""
    row = connection.execute(select(users).where(users.c.id == id)).one()
    values: dict[str, object] = {}
    if language is not None:
        values["language"] = language
    if likes is not None:
        values["likes"] = msgspec.json.encode(likes).decode()
    if name is not None:
        values["name"] = name
        if row.password is not None:
            values |= {"folded": fold(name), "looks": looks(name)}
            if look_alike(connection, name, but=id) is not None:
                return None
    if values:
        try:
            with connection.begin_nested():
                connection.execute(update(users).where(users.c.id == id).values(**values))
        except IntegrityError:
            return None
    return find_user(connection, id)


def change_password(connection: Connection, id: str, password: str) -> None:
    """A new password ends all sessions."""
    connection.execute(update(users).where(users.c.id == id).values(password=password))
    connection.execute(delete(sessions).where(sessions.c.user_id == id))


def set_flag(connection: Connection, name: str, **flags: bool) -> bool:
    """Make an account admin or disabled, or no longer; False if there is no such account."""
    done = connection.execute(update(users).where(users.c.folded == fold(name)).values(**flags))
    if flags.get("disabled"):
        gone = select(users.c.id).where(users.c.folded == fold(name))
        connection.execute(delete(sessions).where(sessions.c.user_id.in_(gone)))
    return done.rowcount == 1


def accounts(connection: Connection) -> list[Account]:
    rows = connection.execute(select(users).where(users.c.folded.is_not(None)).order_by(users.c.folded))
    return [Account(_user(row), "", row.disabled) for row in rows]


def open_session(connection: Connection, user: str) -> str:
    """A new session; the token goes into the cookie, only its hash into the database."""
    value = secrets.token_urlsafe(32)
    now = now_ms()
    connection.execute(delete(sessions).where(sessions.c.expires < now))
    connection.execute(insert(sessions).values(token=_hash(value), user_id=user, created=now, expires=now + SESSION_DAYS * DAY))
    return value


def find_session(connection: Connection, value: str) -> tuple[User, int] | None:
    """Whose session it is, and when it ends."""
    row = connection.execute(
        select(users, sessions.c.expires)
        .join(sessions, sessions.c.user_id == users.c.id)
        .where(sessions.c.token == _hash(value), sessions.c.expires > now_ms(), users.c.disabled.is_(False))
    ).first()
    return None if row is None else (_user(row), row.expires)


def worth_renewing(expires: int) -> bool:
    return expires < now_ms() + (SESSION_DAYS - RENEWED_DAYS) * DAY


def renew_session(connection: Connection, value: str) -> int:
    """The session was used: when it ends now."""
    expires = now_ms() + SESSION_DAYS * DAY
    connection.execute(update(sessions).where(sessions.c.token == _hash(value)).values(expires=expires))
    return expires


def forget_idle_guests(connection: Connection) -> int:
    """Forget guests of whom nothing would be missed: no seat, no table, no word said, and long gone. How many there were."""
    now = now_ms()
    traces = [
        select(seats.c.user_id).where(seats.c.user_id.is_not(None)),
        select(tables.c.host),
        select(chat.c.user_id),
        select(sessions.c.user_id).where(sessions.c.expires > now + (SESSION_DAYS - IDLE_GUEST_DAYS) * DAY),
    ]
    idle = [users.c.password.is_(None), users.c.created < now - IDLE_GUEST_DAYS * DAY]
    return connection.execute(delete(users).where(*idle, *(users.c.id.not_in(trace) for trace in traces))).rowcount


def valid_sessions(connection: Connection, values: Iterable[str]) -> set[str]:
    """Which of these sessions there still are."""
    known = {_hash(value): value for value in values}
    rows = connection.execute(
        select(sessions.c.token)
        .join(users, sessions.c.user_id == users.c.id)
        .where(sessions.c.token.in_(known), sessions.c.expires > now_ms(), users.c.disabled.is_(False))
    )
    return {known[token] for token in rows.scalars()}


def close_session(connection: Connection, value: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token == _hash(value)))


def _insert(connection: Connection, user: User, account: str | None = None, password: str | None = None) -> None:
    connection.execute(
        insert(users).values(
            id=user.id,
            name=user.name,
            folded=None if account is None else fold(account),
            looks=None if account is None else looks(account),
            password=password,
            language=user.language,
            admin=user.admin,
            disabled=False,
            created=now_ms(),
        )
    )


def _user(row: Row[tuple[object, ...]]) -> User:
    likes = None if row.likes is None else msgspec.json.decode(row.likes, type=Likes)
    return User(row.id, row.name, row.password is None, row.language, row.admin, likes)


def _hash(value: str) -> str:
    return hashlib.sha256(value.encode()).hexdigest()
