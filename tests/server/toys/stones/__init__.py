"""Stones: a game somebody else might add. Players take one to three stones in turn; whoever takes the last one wins.

It comes in a package of its own, found by its entry point: the server needs to know nothing about it. Nothing is hidden and no
chance is drawn, so taking back a move after others have moved is possible, and affects them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.chance import Chance, seeded
from asztal.core.errors import BadPosition
from asztal.core.events import Event
from asztal.core.game import Game, Item, Panel, Result, Score
from asztal.core.lines import Line
from asztal.core.state import Plain, State
from asztal.core.text import Speaker

MOST = 3
UNLUCKY = 17
"""Bots cannot think about so many stones: games have mistakes, and a server has to live with them."""


class View(msgspec.Struct, frozen=True):
    game: str
    seat: int | None
    left: int
    taken: list[int]
    to_act: list[int]
    over: bool


class Stones(State):
    def __init__(self, seats: int, chance: Chance, acting: int, over: bool, left: int, taken: list[int]) -> None:
        super().__init__(seats, chance, vec[i64](), acting, over, 0)
        self.left = left
        self.taken = taken

    def options(self, seat: i64) -> vec[i64]:
        turn = not self.over and (self.acting >> seat) & 1
        return vec[i64](range(min(MOST, self.left))) if turn else vec[i64]()

    def decide(self, seat: i64, action: i64) -> None:
        n = action + 1
        self.left -= n
        self.taken[seat] += n
        self.tell(1, seat, n)
        self.over = self.left == 0
        self.acting = 0 if self.over else 1 << ((seat + 1) % self.seats)

    def copy(self) -> Stones:
        return Stones(self.seats, self.chance.copy(), self.acting, self.over, self.left, list(self.taken))

    def resample(self, seat: int, rng: Chance | int) -> Stones:
        return self.copy()

    def view(self, seat: int | None) -> View:
        return View("stones", seat, self.left, list(self.taken), self.to_act(), self.over)

    def reason(self, seat: int, action: int) -> Line:
        return Line("why-too-many", {"left": self.left})

    def result(self) -> Result:
        last = max(range(self.seats), key=lambda seat: self.taken[seat])
        return Result(
            tuple(Score(n, {"part-stones": n}, 1 if seat == last else 2, seat == last) for seat, n in enumerate(self.taken))
        )

    def dump(self) -> Plain:
        return {"seats": self.seats, "acting": self.acting, "over": self.over, "left": self.left, "taken": list(self.taken)}

    def code(self, action: int) -> str:
        return f"take:{action + 1}"


class StonesGame(Game):
    def __init__(self) -> None:
        super().__init__("stones", "stones", 1, (2, 3, 4), (), [f"take:{n + 1}" for n in range(MOST)])

    def start(self, options: dict[str, str], seats: int, chance: Chance, listen: bool, version: int) -> State:
        state = Stones(seats, chance, 1, False, 21, [0] * seats)
        if listen:
            state.listen()
        return state

    def load(self, plain: Plain) -> State:
        if plain["left"] == UNLUCKY:
            raise BadPosition(f"left: {UNLUCKY} stones are unlucky")
        return Stones(plain["seats"], seeded(0), plain["acting"], plain["over"], plain["left"], list(plain["taken"]))

    def items(self) -> tuple[Item, ...]:
        return ()

    def heuristic(self, state: State, seat: int) -> float:
        return 0.0

    def prompt(self, state: State, seat: int) -> Line:
        return Line("ask-take")

    def label(self, state: State, action: int) -> Line:
        return Line("act-take", {"n": action + 1})

    def line(self, state: State, event: Event, seat: int | None) -> Line | None:
        return Line("log-took", {"player": f"#{event.seat}", "n": int(event.a)})

    def panels(self, view: Any, speaker: Speaker, players: Sequence[str]) -> list[Panel]:
        return []


GAME = StonesGame()
