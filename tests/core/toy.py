"""The smallest game that has everything: two seats take one or two of nine coins in turn; who takes the last one wins.

`peek` shows the secret number under the table, `toss` draws chance: two moves undo must not cross. `show` shows the others what
only the own seat knew. In version 1 of the rules the last seat began.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.chance import Chance, seeded
from asztal.core.events import Event
from asztal.core.game import Game, Item, Option, Panel, Result, Score
from asztal.core.lines import Line
from asztal.core.plain import Reader
from asztal.core.state import Plain, State

CODES = ("take:1", "take:2", "peek", "toss", "show")


class Coins(State):
    def __init__(self, seats: i64, chance: Chance, acting: i64, over: bool, seen: i64, coins: int, secret: int) -> None:
        super().__init__(seats, chance, vec[i64](), acting, over, seen)
        self.coins = coins
        self.secret = secret

    def options(self, seat: i64) -> vec[i64]:
        if not (self.acting >> seat) & 1:
            return vec[i64]()
        return vec[i64]([0, 1, 2, 3, 4] if self.coins > 1 else [0, 2, 3, 4])

    def decide(self, seat: i64, action: i64) -> None:
        self.tell(1, seat, action)
        if action == 2:
            self.seen += 1
        elif action == 3:
            self.chance.below(2)
        elif action == 4:
            self.shown += 1
        else:
            self.coins -= int(action) + 1
            self.over = self.coins == 0
            self.acting = 0 if self.over else 1 << ((seat + 1) % self.seats)

    def copy(self) -> Coins:
        copied = Coins(self.seats, self.chance.copy(), self.acting, self.over, self.seen, self.coins, self.secret)
        copied.shown = self.shown
        return copied

    def resample(self, seat: int, rng: Chance | int) -> Coins:
        state, chance = self.copy(), seeded(rng) if isinstance(rng, int) else rng
        state.chance = chance.fork()
        state.secret = chance.below(100)
        return state

    def view(self, seat: int | None) -> Any:
        return self.coins

    def reason(self, seat: int, action: int) -> Line:
        return Line("why-not-now")

    def result(self) -> Result:
        return Result(tuple(Score(int(seat), {"part-coins": int(seat)}, 1, True) for seat in range(self.seats)))

    def dump(self) -> Plain:
        return {
            "seats": int(self.seats),
            "coins": self.coins,
            "secret": self.secret,
            "acting": int(self.acting),
            "over": self.over,
            "chance": self.chance.words(),
            "seen": int(self.seen),
        }

    def code(self, action: int) -> str:
        return TOY.code(action)


class Toy(Game):
    def __init__(self, retired: dict[int, str] | None = None) -> None:
        options = (Option("coins", ("nine", "twelve"), "nine", (2, 3)), Option("solo", ("no", "yes"), "no", (2,)))
        super().__init__("toy", "core.toy", 2, (2, 3), options, CODES, retired)

    def start(self, options: dict[str, str], seats: int, chance: Chance, listen: bool, version: int) -> State:
        first = 1 if version > 1 else 1 << (seats - 1)
        state = Coins(seats, chance, first, False, 0, 9 if options["coins"] == "nine" else 12, int(chance.words()[0]))
        if listen:
            state.listen()
        return state

    def load(self, plain: Plain) -> State:
        root = Reader(plain)
        return Coins(
            root["seats"].integer(2, 3),
            root["chance"].chance(),
            root["acting"].integer(0, 7),
            root["over"].boolean(),
            root["seen"].integer(0, 99),
            root["coins"].integer(0, 12),
            root["secret"].integer(0, 2**32),
        )

    def items(self) -> tuple[Item, ...]:
        return ()

    def heuristic(self, state: State, seat: int) -> float:
        return 0.0

    def prompt(self, state: State, seat: int) -> Line:
        return Line("your-turn")

    def label(self, state: State, action: int) -> Line:
        return Line(CODES[action])

    def line(self, state: State, event: Event, seat: int | None) -> Line | None:
        return Line("moved")

    def panels(self, view: Any, speaker: Any, players: Sequence[str]) -> list[Panel]:
        return []


TOY = Toy()
