"""HTTP calls about people: sessions and accounts."""

from __future__ import annotations

from asztal.server.http.endpoints import Call, endpoint
from asztal.server.people.identity import preferred_language
from asztal.server.wire.messages import Language, LogIn, NewPassword, Profile, Session, SignUp, User

GUEST = {"hu": "Vendég", "en": "Guest"}


@endpoint("GET", "/api/session", Session, needs_user=False)
async def who_am_i(call: Call) -> Session:
    """Who I am; at home a guest is made by itself."""
    user = call.user
    if user is None and call.house.settings.home and call.request.method == "GET":
        language = _language(call)
        user, call.cookie = await call.house.identity.anybody(GUEST[language], language, call.address)
    return call.house.identity.session(user)


@endpoint("POST", "/api/session", Session, LogIn, needs_user=False)
async def log_in(call: Call) -> Session:
    """Log in, or become a guest."""
    wish: LogIn = call.body
    identity = call.house.identity
    if wish.password is not None:
        user, token, call.marks = await identity.log_in(wish, call.address, call.given_marks)
        return await _enter(call, user, token)
    if call.user is not None and call.user.guest:
        return identity.session(await identity.change_profile(call.user, Profile(name=wish.name)))
    return await _enter(call, *await identity.guest(wish.name, _language(call), call.address))


@endpoint("PATCH", "/api/session", Session, Profile)
async def change_profile(call: Call) -> Session:
    """Change my name, my language, or how I like tables to go."""
    return call.house.identity.session(await call.house.identity.change_profile(call.me, call.body))


@endpoint("DELETE", "/api/session", Session, needs_user=False)
async def log_out(call: Call) -> Session:
    """Log out."""
    await call.house.identity.close(call.request)
    call.house.end_session(call.house.identity.token(call.request))
    call.cookie = ""
    return call.house.identity.session(None)


@endpoint("POST", "/api/accounts", Session, SignUp, status=201, needs_user=False)
async def sign_up(call: Call) -> Session:
    """Sign up; a guest keeps tables and seats."""
    user, token, call.marks = await call.house.identity.sign_up(call.body, call.user, call.address, call.given_marks)
    if call.user is not None and call.user.id == user.id:
        call.house.renew_session(call.house.identity.token(call.request), token)
    return await _enter(call, user, token)


@endpoint("PUT", "/api/accounts/password", Session, NewPassword)
async def change_password(call: Call) -> Session:
    """Change my password; other sessions end."""
    call.cookie, call.marks = await call.house.identity.change_password(call.me, call.body, call.given_marks)
    call.house.renew_session(call.house.identity.token(call.request), call.cookie)
    call.house.end_other_sessions(call.me.id, call.cookie)
    return call.house.identity.session(call.user)


async def _enter(call: Call, user: User, token: str) -> Session:
    """A new session takes the place of the old one, which ends."""
    await call.house.identity.close(call.request)
    call.cookie = token
    return call.house.identity.session(user)


def _language(call: Call) -> Language:
    return preferred_language(call.request.headers.get("accept-language"))
