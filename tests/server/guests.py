"""People as the tests see them: a browser's HTTP calls, and a chair at a table (its WebSocket)."""

import uuid
from contextlib import ExitStack
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.services import PATIENCE

Json = dict[str, Any]
ANSWERS = ("ack", "done", "refused", "why", "hint", "pong", "error")


GONE = ExitStack()
"""Everybody goes home after each test."""


class Refused(Exception):
    """The server said no over HTTP."""

    def __init__(self, status: int, error: str, detail: str, line: Json) -> None:
        super().__init__(f"{status} {error}: {detail}")
        self.line = line
        self.status = status
        self.error = error
        self.detail = detail


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = GONE.enter_context(httpx.Client(base_url=url, timeout=PATIENCE))
        if name:
            self.get("/api/session")
            self.post("/api/session", {"name": name})

    @classmethod
    def with_account(cls, url: str, name: str, password: str = "nagyon titkos") -> Self:
        guest = cls(url)
        guest.post("/api/accounts", {"name": name, "password": password})
        return guest

    def call(self, method: str, path: str, body: object = None, **query: object) -> Any:
        content = None if body is None else msgspec.json.encode(body)
        params = {key.rstrip("_"): str(value) for key, value in query.items()}
        headers = {} if body is None else {"Content-Type": "application/json"}
        answer = self.http.request(method, path, content=content, params=params, headers=headers)
        data = answer.json()
        if answer.status_code >= 400:
            assert data["line"]["text"].keys() == {"en", "hu"}, data
            raise Refused(answer.status_code, data["error"], data["detail"], data["line"])
        return data

    def get(self, path: str, **query: object) -> Any:
        return self.call("GET", path, **query)

    def post(self, path: str, body: object = None) -> Any:
        return self.call("POST", path, {} if body is None and not path.endswith(("start", "rematch")) else body)

    @property
    def id(self) -> str:
        return str(self.get("/api/session")["user"]["id"])

    def open(self, *seats: Json | str, game: str = "", **more: Any) -> Json:
        """A new table; a seat is a kind or a whole wish."""
        wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        table: Json = self.post("/api/tables", {"game": game or self.any_game(len(seats)), "seats": wishes, **more})
        return table

    def any_game(self, seats: int) -> str:
        """The first game that can be played with so many."""
        return str(next(game["name"] for game in self.get("/api/games") if seats in game["players"]))

    def sit(self, table: str, **query: object) -> "Chair":
        return Chair(self, table, **query)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Chair:
    """A connection to a table. Remembers what it was told last."""

    def __init__(self, guest: Guest, table: str, **query: object) -> None:
        self.guest = guest
        self.table = table
        self.seen: list[Json] = []
        self.now: Json = {}
        params = httpx.QueryParams({key: str(value) for key, value in query.items()})
        self.url = f"{guest.url.replace('http', 'ws', 1)}/ws/tables/{table}?{params}"
        connecting = connect(self.url, additional_headers={"Cookie": guest.cookie()}, compression=None, open_timeout=PATIENCE)
        self.socket: ClientConnection = GONE.enter_context(connecting)
        self.until("welcome")

    def receive(self) -> Json:
        message: Json = msgspec.json.decode(self.socket.recv(timeout=PATIENCE))
        self.seen.append(message)
        if message["type"] in ("welcome", "update"):
            self.now = message
        return message

    def until(self, type: str, **fields: object) -> Json:
        """The next message of a type with these fields; what comes before is remembered."""
        while True:
            message = self.receive()
            if message["type"] == type and all(message.get(key) == value for key, value in fields.items()):
                return message

    def send(self, type: str, **fields: object) -> str:
        id = str(fields.pop("id", "") or uuid.uuid4())
        self.socket.send(msgspec.json.encode({"type": type, "id": id, **fields}).decode())
        return id

    def ask(self, type: str, **fields: object) -> Json:
        """Send a wish and wait for its answer."""
        id = self.send(type, **fields)
        while True:
            message = self.receive()
            if message["type"] in ANSWERS and message.get("id") == id:
                return message

    @property
    def number(self) -> int:
        return int(self.now["number"])

    @property
    def eyes(self) -> Json:
        eyes: Json = self.now["eyes"][0]
        return eyes

    def legal(self, seat: int | None = None) -> list[str]:
        """The codes a seat of mine may choose from."""
        eyes = self.eyes if seat is None else next(one for one in self.now["eyes"] if one["seat"] == seat)
        return [choice["code"] for choice in eyes["legal"]]

    def move(self, code: str = "", seat: int | None = None, pick: int = 0) -> Json:
        """Make a move, the first legal one if none is named."""
        place = self.eyes["seat"] if seat is None else seat
        legal = self.legal(seat)
        return self.ask("move", seat=place, code=code or legal[pick % len(legal)], number=self.number)

    def see(self, number: int) -> None:
        """Wait until this chair has seen a number."""
        while self.number < number:
            self.receive()

    def leave(self) -> None:
        self.socket.close()

    def closed_with(self) -> int:
        """Wait until the server closes the connection; the code it gives."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def play_on(*chairs: Chair, moves: int = 10_000, pick: int = 0) -> int:
    """Make so many moves, or play to the end; everybody sees each of them. The number of moves made."""
    made = 0
    while made < moves and chairs[0].now["status"] == "running":
        number = max(chair.number for chair in chairs)
        for chair in chairs:
            chair.see(number)
        able = [chair for chair in chairs if any(eyes["to_act"] for eyes in chair.now["eyes"])]
        if not able:  # a bot is thinking
            chairs[0].receive()
            continue
        seat = next(eyes["seat"] for eyes in able[0].now["eyes"] if eyes["to_act"])
        answer = able[0].move(seat=seat, pick=pick + made)
        assert answer["type"] == "ack", answer
        for other in chairs:
            other.see(answer["number"])
        made += 1
    return made


def two_at_a_table(url: str, **more: Any) -> tuple[Chair, Chair]:
    """Anna and Béla at a running table of two."""
    anna, bela = Guest(url, "Anna"), Guest(url, "Béla")
    table = anna.open("me", "open", **more)
    bela.post(f"/api/invitations/{table['seats'][1]['invitation']}")
    anna.post(f"/api/tables/{table['id']}/start")
    return anna.sit(table["id"]), bela.sit(table["id"])


def closing_code(guest: Guest, table: str, query: str = "") -> int | None:
    """With which code a table's socket closes at once."""
    address = f"{guest.url.replace('http', 'ws', 1)}/ws/tables/{table}{query}"
    with connect(address, additional_headers={"Cookie": guest.cookie()}, open_timeout=PATIENCE) as socket:
        try:
            socket.recv(timeout=PATIENCE)
        except ConnectionClosed:
            return socket.close_code
    raise AssertionError("the server let somebody in")
