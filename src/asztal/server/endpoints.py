"""HTTP calls as typed functions. Each endpoint says what it takes and gives; checks, errors and OpenAPI follow from that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from asztal.core.errors import AsztalError
from asztal.server import words
from asztal.server.house import House
from asztal.server.identity import COOKIE
from asztal.server.logs import log
from asztal.server.messages import ENCODER, Problem, User
from asztal.server.metrics import REQUESTS
from asztal.server.refusals import Refusal, too_fast
from asztal.server.store.people import SESSION_DAYS

BODY_BYTES = 256 * 1024
RECORD_BYTES = 4 * 1024 * 1024


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

    @property
    def me(self) -> User:
        """Who asks; only for endpoints that need somebody."""
        assert self.user is not None
        return self.user

    @property
    def address(self) -> str:
        return address(self.request)

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])


Handler = Callable[[Call], Awaitable[Any]]
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
) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        summary = (handler.__doc__ or handler.__name__).strip().partition("\n")[0]
        ALL.append(Endpoint(method, path, handler, summary, answer, body, query, status, needs_user, most_bytes, errors))
        return handler

    return add


def routes(house: House) -> list[Route]:
    return [Route(one.path, _serve(one, house), methods=[one.method]) for one in ALL]


def _serve(one: Endpoint, house: House) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        try:
            response = await _answer(one, house, request)
        except Refusal as refusal:
            response = problem(refusal)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception:
            log("a request failed", level=40, exc_info=True, path=request.url.path, method=request.method)
            response = problem(Refusal("internal"))
        REQUESTS.add(str(response.status_code))
        return response

    return serve


async def _answer(one: Endpoint, house: House, request: Request) -> Response:
    if house.settings.limited:
        wait = house.requests.take(address(request))
        if wait:
            raise too_fast(wait)
    if one.method != "GET":
        require_own_page(request)
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
    set_cookie(response, call, request)
    return response


def set_cookie(response: Response, call: Call, request: Request) -> None:
    if call.cookie is None:
        return
    secure = request.url.scheme == "https"
    if call.cookie:
        response.set_cookie(
            COOKIE, call.cookie, max_age=SESSION_DAYS * 86_400, httponly=True, samesite="lax", secure=secure, path="/"
        )
    else:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure, path="/")


def problem(refusal: Refusal) -> Response:
    body = Problem(refusal.error, words.refused(refusal), refusal.detail)
    headers = {"Retry-After": refusal.detail or "1"} if refusal.error == "too-fast" else {}
    return Response(ENCODER.encode(body), refusal.status, headers, "application/json")


def require_own_page(connection: HTTPConnection) -> None:
    """Whatever changes something has to come from our own pages: a foreign page could use the visitor's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return  # no browser: browsers always say where such a request comes from
    if urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise Refusal("foreign-page")


def address(connection: HTTPConnection) -> str:
    return "" if connection.client is None else connection.client.host


def _query(one: Endpoint, request: Request) -> Any:
    given = request.query_params
    if len(given.multi_items()) != len(given):
        raise Refusal("bad-message", detail="the query gives a name twice")
    try:
        return msgspec.convert(dict(given), one.query, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad-message", detail=f"query: {error}") from None


async def _body(one: Endpoint, request: Request) -> Any:
    if one.body is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("bad-message", detail="the body has to be application/json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > one.most_bytes:
            raise Refusal("too-big", detail=f"at most {one.most_bytes} bytes")
    try:
        return msgspec.json.decode(bytes(data), type=one.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("bad-message", detail=str(error)) from None
    except RecursionError:
        raise Refusal("bad-message", detail="nested too deeply") from None


def refused(error: AsztalError, code: str) -> Refusal:
    """An error of the engine as a refusal: one clear line."""
    return Refusal(code, detail=str(error))
