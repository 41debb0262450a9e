"""Whole games of bots, kept as records: what data sets and balance measurements are made of."""

from __future__ import annotations

import msgspec

from asztal import bots
from asztal.core.playout import acting_seat
from asztal.core.record import Record
from asztal.core.release import __version__
from asztal.games import game as find_game


class Games(msgspec.Struct, frozen=True):
    """Which games: number i has the seed `seed` + i, and the bots sit one seat further in every game."""

    game: str
    options: dict[str, str]
    seats: int
    bots: tuple[str, ...]
    seed: int

    def seated(self, number: int) -> list[str]:
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]


def play(games: Games, number: int) -> tuple[int, Record]:
    """One game, with its number."""
    game = find_game(games.game)
    state = game.new(games.options, games.seats, games.seed + number)
    seated = games.seated(number)
    players = [bots.bot(name, game, number * 16 + seat) for seat, name in enumerate(seated)]
    moves = []
    while not state.over:
        seat = int(acting_seat(state))
        action = players[seat].choose(state, seat)
        moves.append(f"{seat} {game.code(action)}")
        state.decide(seat, action)
    return number, Record(
        game=game.name,
        version=game.version,
        seats=seated,
        seed=games.seed + number,
        moves=moves,
        options=games.options,
        scores=[score.total for score in state.result().scores],
        ended="played",
        release=__version__,
        fingerprint=game.fingerprint,
        bots=dict(enumerate(seated)),
    )
