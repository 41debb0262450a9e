"""A player that has learned: a value of positions, linear in what a seat sees, and the bot that takes what it values most.

`examples/learn.py` learns such values from games a bot plays against itself; those in `weights/` came from it. Weights are kept
by the names of what they weigh, so that they outlive an observation whose numbers have moved.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from asztal.bots.base import Bot
from asztal.core.chance import Chance
from asztal.core.errors import BadOption
from asztal.core.game import Game
from asztal.core.machine.machine import Machine
from asztal.core.state import State

Numbers = NDArray[Any]

WHOSE = ("table", "me", "next 1")
"""Whose place a piece lies in; those of further players are not looked at."""
HOPES = ("hope: me", "hope: next 1")
"""What the game's heuristic says of both sides."""
LESS = 4.0
"""Numbers are divided by this, so that one of a good weighs about as much as a piece."""
LEAST, MOST = -20, 60
"""Numbers beyond these are as good as these."""
OTHERS = re.compile(r"next [2-9]|rival|asked|rules")
"""Numbers nobody learns from: of seats that are not there, of the moment, of options."""


class Learned(msgspec.Struct, frozen=True):
    """What was learned, as it is kept."""

    game: str
    provenance: dict[str, str]
    """How it was learned: by which command, release, in how many games, how strong it was then."""
    weights: dict[str, tuple[float, float]]
    """By name: what one of it is worth in points of lead at the end of the game, and how much more at its beginning."""


class Features:
    """What a value is linear in: numbers of both sides, and how many pieces of a kind lie in a place."""

    def __init__(self, game: Game) -> None:
        state = game.new(seats=2)
        if not game.rounds or not isinstance(state, Machine):
            raise BadOption(f"{game.name} has no fixed number of rounds by which a value could tell early from late")
        names = game.observation.names
        places = [f"{whose}: {zone}" for whose in WHOSE for zone in ("", *state.program.zones.names)]
        pieces = [at for at, name in enumerate(names) if name.endswith(": zone")]
        ids = [re.sub(r"\.\d+$", "", names[at].removesuffix(": zone")) for at in pieces]
        kinds = {id: number for number, id in enumerate(dict.fromkeys(ids))}
        self.game = game
        self.rounds = game.rounds
        self.round = names.index("round")
        self.zone = np.array(pieces, np.int64)
        self.zones = len(places) // len(WHOSE)
        self.first = np.array([kinds[id] * len(places) for id in ids], np.int64)
        """For each piece where the places of its kind begin in a table of weights."""
        self.placed = [f"{kind}: {place}" for kind in kinds for place in places]
        """What the table of weights weighs."""
        known = range(pieces[0] if pieces else len(names))
        self.at = np.array([at for at in known if not OTHERS.match(names[at])], np.int64)
        self.named = [*HOPES, *(names[at] for at in self.at), "always"]
        """What is weighed besides."""

    def hopes(self, state: State, seat: int) -> tuple[float, float]:
        """What the heuristic says of both sides, as the seat sees them."""
        other = (seat + 1) % state.seats
        return self.game.heuristic(state, seat), self.game.heuristic(state, other) if other != seat else 0.0

    def numbers(self, rows: Numbers, hopes: Numbers) -> Numbers:
        """The numbers of several positions: a row for each observation."""
        seen = np.clip(rows[:, self.at], LEAST, MOST)
        return np.concatenate([hopes / LESS, seen / LESS, np.ones((len(rows), 1))], 1)

    def places(self, rows: Numbers) -> Numbers:
        """Where the pieces lie: for each position and piece a place in the table of weights."""
        whose = np.minimum(rows[:, self.zone + 1], len(WHOSE) - 1).astype(np.int64)
        return self.first + rows[:, self.zone] + self.zones * whose

    def early(self, rows: Numbers) -> Numbers:
        """How much of the game is left, from 1 down to 0."""
        return (self.rounds - rows[:, self.round].astype(np.float64)) / self.rounds


@cache
def features_of(game: Game) -> Features:
    return Features(game)


class Value:
    """How far ahead a seat will be at the end, learned: the sum of what everything it sees is worth."""

    def __init__(self, features: Features, weights: dict[str, tuple[float, float]]) -> None:
        self.features = features
        nothing = (0.0, 0.0)
        self.numbers = np.array([weights.get(name, nothing) for name in features.named]).T
        self.pieces = np.array([weights.get(name, nothing) for name in features.placed]).T.reshape(2, -1)

    def of(self, rows: Numbers, hopes: Numbers) -> Numbers:
        """The values of several positions."""
        seen, places = self.features.numbers(rows, hopes), self.features.places(rows)
        late, more = (seen @ self.numbers[i] + self.pieces[i][places].sum(1) for i in (0, 1))
        found: Numbers = late + self.features.early(rows) * more
        return found

    def best(self, world: State, seat: int) -> int:
        """Of all a seat may do in a world the action after which it likes the table most."""
        options = world.legal(seat)
        rows, hopes = [], []
        for action in options:
            after = world.copy()
            after.decide(seat, action)
            rows.append(after.observe(seat))
            hopes.append(self.features.hopes(after, seat))
        return options[int(self.of(np.array(rows), np.array(hopes)).argmax())]


@cache
def value_of(game: Game) -> Value:
    """The value that comes with this release."""
    return Value(features_of(game), read(game).weights)


def read(game: Game) -> Learned:
    """What this release has learned of a game."""
    folder = files("asztal.lab").joinpath("weights")
    file = folder.joinpath(f"{game.name}.json")
    if not file.is_file():
        known = sorted(one.name.removesuffix(".json") for one in folder.iterdir() if one.name.endswith(".json"))
        raise BadOption(f"nobody has learned {game.name} yet; learned so far: {', '.join(known)}")
    return msgspec.json.decode(file.read_bytes(), type=Learned)


class LearnedBot(Bot):
    """Takes the move after which it likes the table most, in a world it cannot tell from the real one."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.value_of_positions = value_of(game)

    def decide(self, state: State, seat: int, chance: Chance) -> int:
        return self.value_of_positions.best(state.resample(seat, chance), seat)


def weights_by_name(names: Sequence[str], late: Numbers, more: Numbers) -> dict[str, tuple[float, float]]:
    """Weights as they are kept: rounded, those that weigh nothing left out."""
    pairs = {name: (round(float(a), 4), round(float(b), 4)) for name, a, b in zip(names, late, more, strict=True)}
    return {name: pair for name, pair in pairs.items() if any(pair)}
