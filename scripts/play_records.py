"""Play games whose records later releases must still replay: `python scripts/play_records.py [GAME ...]`.

Writes tests/records/GAME-vVERSION.jsonl, one record a line: every player count with every value of every option, with random
and with greedy bots, to the end. Run it once for every new version of the rules; what lies there is never played anew.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from asztal import bots
from asztal.core.chance import seeded
from asztal.core.game import Game
from asztal.core.history import History
from asztal.core.record import Record
from asztal.games import game as find_game
from asztal.games import names

RECORDS = Path(__file__).parent.parent / "tests" / "records"
QUICK = ("random", "easy", "greedy")
"""Who plays: bots that think for seconds would take hours, and rules are rules for all of them."""
RARE = 12
"""In so many games every kind of decision comes up, if it can be found at all."""
TRIES = 3000
PLAYERS = ("Anna", "Béla", "Csilla", "Dezső", "Edit")


def settings(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with the usual options, and with every other value of each option alone."""
    for seats in game.players:
        usual = game.check({}, seats)
        yield seats, usual
        for option in game.options:
            if seats in option.players:
                for value in (*option.values, *option.more[seats - 1 :: 16], *own(game, option.name)):
                    full = game.check({option.name: value}, seats)
                    if full != usual:
                        yield seats, full


def own(game: Game, option: str) -> list[str]:
    """The text of a player's own content file for the option, if there is one among the records."""
    file = RECORDS / f"{game.name}-{option}.toml"
    return [file.read_text(encoding="utf-8")] if file.exists() else []


def played(game: Game, seats: int, options: dict[str, str], kind: str, seed: int) -> Record:
    """One game from its beginning to its end."""
    history = History(game, options, PLAYERS[:seats], seed)
    players = [bots.bot(kind, game, seed * 16 + seat) for seat in range(seats)]
    who = seeded(seed + 1)
    while not history.state.over:
        acting = history.state.to_act()
        seat = acting[who.below(len(acting))]
        history.apply(seat, players[seat].choose(history.state, seat))
    return history.record()


def usual(game: Game) -> Iterator[Record]:
    """Games with every setting; more where nothing is special."""
    seed = 1000
    for seats, options in settings(game):
        for kind in QUICK:
            for _ in range(4 if options == game.check({}, seats) else 2):
                yield played(game, seats, options, kind, seed)
                seed += 1


def rare(game: Game, records: list[Record]) -> list[Record]:
    """Further random games, in which decisions come up that are rare in these."""
    counts = Counter({code.partition(":")[0]: 0 for code in game.codes})
    counts.update(kind for record in records for kind in kinds(record))
    found = []
    seed = 100_000
    ways = list(settings(game))
    while min(counts.values()) < RARE and seed < 100_000 + TRIES:
        seats, options = ways[seed % len(ways)]
        record = played(game, seats, options, "random", seed)
        seed += 1
        if any(counts[kind] < RARE for kind in kinds(record)):
            counts.update(kinds(record))
            found.append(record)
    return found


def kinds(record: Record) -> set[str]:
    """The kinds of decisions made in a game: the codes up to the colon."""
    return {move.partition(" ")[2].partition(":")[0] for move in record.moves}


def main() -> None:
    for name in sys.argv[1:] or names():
        game = find_game(name)
        file = RECORDS / f"{name}-v{game.version}.jsonl"
        if file.exists():
            print(f"{file.name} is there already")
            continue
        records = list(usual(game))
        records += rare(game, records)
        file.write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
        print(f"{file.name}: {len(records)} games, {sum(len(record.moves) for record in records)} moves")


if __name__ == "__main__":
    main()
