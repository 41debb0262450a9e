"""Who sits at the table: people and bots, from the command line's `--seats` or from a record."""

from __future__ import annotations

import msgspec

from asztal import bots
from asztal.bots import Bot
from asztal.cli.shared import refused, words
from asztal.core.errors import meant
from asztal.core.game import Game
from asztal.core.record import Record

YOU = "you"


class Seat(msgspec.Struct):
    """One seat of a table in the terminal."""

    name: str
    kind: str = ""
    """Which kind of bot; empty: a person."""
    bot: Bot | None = None
    """None: a person decides."""

    def with_level(self, lang: str) -> str:
        return with_level(self.name, self.kind, lang)


def with_level(name: str, kind: str, lang: str) -> str:
    """A name, and beside a bot's how strong it is; kinds we have no word for keep their own."""
    if not kind:
        return name
    level = f"level-{kind}"
    return f"{name} ({words(lang).text(level) if words(lang).has(level) else kind})"


def seated(game: Game, given: str, lang: str, seed: int) -> list[Seat]:
    """The seats of "you,greedy" (people may have names: "you=Anna"), of a number, or of nothing: you and bots."""
    kinds = who(game, given)
    say = words(lang).text
    people = [kind for kind in kinds if kind.partition("=")[0] == YOU]
    names = [kind.partition("=")[2] for kind in kinds]
    seats: list[Seat] = []
    person = 0
    for number, kind in enumerate(kinds):
        if kind.partition("=")[0] == YOU:
            person += 1
            name = names[number] or (say("player-alone") if len(people) == 1 else say("player-numbered", n=person))
            seats.append(Seat(unused(name, seats)))
        else:
            seats.append(
                Seat(bots.given_name(number, [*names, *(seat.name for seat in seats)]), kind, player(kind, game, seed, number))
            )
    return seats


def again(game: Game, record: Record, given: str, seed: int) -> list[Seat]:
    """The seats of a saved game. Its names stay; `given` says anew who is a person and which bots play."""
    kinds = who(game, given) if given else [record.bots.get(seat, YOU) for seat in range(len(record.seats))]
    if len(kinds) != len(record.seats):
        raise refused("error-seats-saved", n=len(record.seats), given=len(kinds))
    kinds = [kind.partition("=")[0] for kind in kinds]
    return [
        Seat(name) if kind == YOU else Seat(name, kind, player(kind, game, seed, number))
        for number, (name, kind) in enumerate(zip(record.seats, kinds, strict=True))
    ]


def player(kind: str, game: Game, seed: int, number: int) -> Bot:
    return bots.bot(kind, game, seed * 16 + number)


def who(game: Game, given: str) -> list[str]:
    """A list of "you", "you=NAME" and names of bots, checked."""
    if not given or given.isdecimal():
        count = int(given) if given else game.default_seats()
        game.check({}, count)
        return [YOU, *[bots.default_kind()] * (count - 1)]
    kinds = [kind.strip() for kind in given.split(",")]
    known = [YOU, *bots.names()]
    for kind in kinds:
        word, equals, name = kind.partition("=")
        if (equals and (word != YOU or not name)) or word not in known:
            raise refused("error-nobody", name=kind, meant=meant(word, known), known=", ".join(known))
    game.check({}, len(kinds))
    return kinds


def unused(name: str, seats: list[Seat]) -> str:
    """The name, numbered if somebody at the table has it already."""
    taken = {seat.name for seat in seats}
    numbered, n = name, 1
    while numbered in taken:
        n += 1
        numbered = f"{name} {n}"
    return numbered
