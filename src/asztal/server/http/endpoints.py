"""HTTP calls as typed functions. Each endpoint says what it takes and gives; checks, errors and OpenAPI follow from that."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
import msgspec.inspect
from msgspec import Struct
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from asztal.server.http.origins import require_own_host, require_own_page
from asztal.server.ops.limits import place_of
from asztal.server.ops.logs import log
from asztal.server.ops.metrics import REQUESTS
from asztal.server.people import marks
from asztal.server.store.database import is_away
from asztal.server.store.people import SESSION_DAYS
from asztal.server.tables.house import House
from asztal.server.wire import words
from asztal.server.wire.messages import ENCODER, Problem, User
from asztal.server.wire.refusals import AWAY_SECONDS, Refusal, too_fast

BODY_BYTES = 256 * 1024
RECORD_BYTES = 4 * 1024 * 1024
BODY_SECONDS = 60
"""So long a body may take to come."""


class NoQuery(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Call:
    """One request, checked."""

    def __init__(self, request: Request, house: House, user: User | None, body: Any, query: Any) -> None:
        self.request = request
        self.house = house
        self.user = user
        self.body = body
        self.query = query
        self.headers: dict[str, str] = {}
        self.cookie: str | None = None
        """The token of a new session; empty: the session is over."""
        self.marks: str | None = None
        """By which this browser is known from now on."""

    @property
    def me(self) -> User:
        """Who asks; only for endpoints that need somebody."""
        assert self.user is not None
        return self.user

    @property
    def address(self) -> str:
        return address(self.request)

    @property
    def given_marks(self) -> str:
        return self.request.cookies.get(self.house.settings.marks, "")[:1000]

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])


Handler = Callable[[Call], Awaitable[Any]]
Serve = Callable[[Request], Awaitable[Response]]
Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]


class Endpoint(Struct, frozen=True):
    method: Method
    path: str
    handler: Handler
    summary: str
    answer: Any
    body: Any = None
    query: Any = NoQuery
    status: int = 200
    needs_user: bool = True
    most_bytes: int = BODY_BYTES
    errors: tuple[int, ...] = ()
    """Statuses it may answer besides those every endpoint may."""
    limited: bool = True
    """Whether it counts against the rate limit."""
    etag: bool = False
    """Whether it says so (304) if what the browser has is still right."""
    costly: bool = False
    """Whether answering takes long: counts against a limit of its own, too."""


ALL: list[Endpoint] = []


def endpoint(
    method: Method,
    path: str,
    answer: Any,
    body: Any = None,
    query: Any = NoQuery,
    status: int = 200,
    needs_user: bool = True,
    most_bytes: int = BODY_BYTES,
    errors: tuple[int, ...] = (),
    limited: bool = True,
    etag: bool = False,
    costly: bool = False,
) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        summary = (handler.__doc__ or handler.__name__).strip().partition("\n")[0]
        ALL.append(
            Endpoint(
                method,
                path,
                handler,
                summary,
                answer,
                body,
                query,
                status,
                needs_user,
                most_bytes,
                errors,
                limited,
                etag,
                costly,
            )
        )
        return handler

    return add


def routes(house: House) -> list[Route]:
    """One route for each path, so that a wrong method is told all the right ones."""
    paths: dict[str, dict[str, Serve]] = {}
    for one in ALL:
        paths.setdefault(one.path, {})[one.method] = _serve(one, house)
    return [Route(path, _by_method(serves), methods=list(serves)) for path, serves in paths.items()]


def _by_method(serves: dict[str, Serve]) -> Serve:
    async def serve(request: Request) -> Response:
        return await serves["GET" if request.method == "HEAD" else request.method](request)

    return serve


def _serve(one: Endpoint, house: House) -> Serve:
    async def serve(request: Request) -> Response:
        try:
            response = await _answer(one, house, request)
        except Refusal as refusal:
            response = problem(refusal)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception as error:
            if is_away(error):
                log("no database for a request", level=30, path=request.url.path, method=request.method)
                response = problem(Refusal("database-away"))
            else:
                log("a request failed", level=40, exc_info=True, path=request.url.path, method=request.method)
                response = problem(Refusal("internal"))
        REQUESTS.labels(str(response.status_code)).inc()
        return no_surprises(response)

    return serve


async def _answer(one: Endpoint, house: House, request: Request) -> Response:
    if house.settings.limited and one.limited:
        place = address(request)
        wait = house.requests.take(place) or (house.costly.take(place) if one.costly else 0.0)
        if wait:
            raise too_fast(wait)
    require_own_host(request, house.settings)
    if one.method != "GET":
        require_own_page(request, house.settings)
    _require_printable(request)
    query = _query(one, request)
    body = await _body(one, request)
    user = await house.identity.user(request)
    if one.needs_user and user is None:
        raise Refusal("log-in")
    call = Call(request, house, user, body, query)
    answer = await one.handler(call)
    if isinstance(answer, Response):
        response = answer
    else:
        response = Response(ENCODER.encode(answer), one.status, call.headers, "application/json")
        if call.cookie is None and user is not None:
            call.cookie = await house.identity.renewed(request)
    set_cookies(response, call)
    return response


def set_cookies(response: Response, call: Call) -> None:
    settings = call.house.settings
    secure = call.request.url.scheme == "https" or settings.address.startswith("https:")
    for name, value, days in ((settings.cookie, call.cookie, SESSION_DAYS), (settings.marks, call.marks, marks.DAYS)):
        if value is not None:
            age = days * 86_400 if value else 0
            response.set_cookie(name, value, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")


def no_surprises(response: Response) -> Response:
    """What we answer is what it says it is, and is not kept by anybody on the way unless it says so."""
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers.setdefault("Cache-Control", "no-store")
    return response


def problem(refusal: Refusal) -> Response:
    body = Problem(refusal.error, words.refused(refusal), refusal.detail)
    headers = {"Retry-After": refusal.detail or "1"} if refusal.error == "too-fast" else {}
    if refusal.error == "database-away":
        headers["Retry-After"] = str(AWAY_SECONDS)
    return no_surprises(Response(ENCODER.encode(body), refusal.status, headers, "application/json"))


def address(connection: HTTPConnection) -> str:
    """Whom limits count as one."""
    return "" if connection.client is None else place_of(connection.client.host)


def _require_printable(request: Request) -> None:
    """No address of ours holds a control character, and databases do not like them."""
    for name, value in (*request.path_params.items(), *request.query_params.multi_items()):
        if not str(value).isprintable():
            raise Refusal("bad-message", detail=f"{name!r} holds a control character")


def _query(one: Endpoint, request: Request) -> Any:
    given = request.query_params
    if len(given.multi_items()) != len(given):
        raise Refusal("bad-message", detail="the query gives a name twice")
    try:
        return msgspec.convert(dict(given), one.query, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad-message", detail=f"query: {_explained(error, one.query)}") from None


async def _body(one: Endpoint, request: Request) -> Any:
    if one.body is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("bad-message", detail="the body has to be application/json")
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > one.most_bytes:
                    raise Refusal("too-big", detail=f"at most {one.most_bytes} bytes")
    except TimeoutError:
        raise Refusal("bad-message", detail=f"the body did not come within {BODY_SECONDS} seconds") from None
    try:
        return msgspec.json.decode(bytes(data), type=one.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("bad-message", detail=_explained(error, one.body)) from None
    except RecursionError:
        raise Refusal("bad-message", detail="nested too deeply") from None


def _explained(error: Exception, type: Any) -> str:
    """What is wrong, and where only a few words would be right, which."""
    text = str(error)
    if not text.startswith("Invalid enum value"):
        return text
    kinds = _kinds(msgspec.inspect.type_info(type))
    for name in re.findall(r"\.(\w+)|\[", text.rpartition("$")[2]):
        kinds = [inner for kind in kinds for inner in _inside(kind, name)]
    right = [str(value) for kind in kinds if isinstance(kind, msgspec.inspect.LiteralType) for value in kind.values]
    return f"{text}; right: {', '.join(right)}"


def _inside(kind: msgspec.inspect.Type, name: str) -> list[msgspec.inspect.Type]:
    """The types of a field, or of what a list holds."""
    if isinstance(kind, msgspec.inspect.StructType):
        return [inner for field in kind.fields if field.name == name for inner in _kinds(field.type)]
    return _kinds(kind.item_type) if isinstance(kind, msgspec.inspect.ListType) else []


def _kinds(type: msgspec.inspect.Type) -> list[msgspec.inspect.Type]:
    return list(type.types) if isinstance(type, msgspec.inspect.UnionType) else [type]
