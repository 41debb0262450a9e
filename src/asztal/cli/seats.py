"""Who sits at the table: people and bots, from the command line's `--seats`."""

from __future__ import annotations

import msgspec

from asztal import bots
from asztal.bots import Bot
from asztal.cli.shared import words
from asztal.core.errors import BadOption, nearest
from asztal.core.game import Game

YOU = "you"


class Seat(msgspec.Struct):
    """One seat of a table in the terminal."""

    name: str
    bot: Bot | None = None
    """None: a person decides."""


def seated(game: Game, given: str, lang: str, seed: int) -> list[Seat]:
    """The seats of "you,greedy" (people may have names: "you=Anna"), of a number, or of nothing: you and bots."""
    kinds = who(game, given)
    say = words(lang).text
    people = [kind for kind in kinds if kind.partition("=")[0] == YOU]
    seats: list[Seat] = []
    person = 0
    for number, kind in enumerate(kinds):
        word, _, name = kind.partition("=")
        if word == YOU:
            person += 1
            name = name or (say("player-alone") if len(people) == 1 else say("player-numbered", n=person))
            seats.append(Seat(unused(name, seats, lang)))
        else:
            bot = bots.bot(kind, game, seed * 16 + number)
            seats.append(Seat(unused(say(f"bot-{kind}"), seats, lang), bot))
    return seats


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
            raise BadOption(
                f"nobody is called {kind!r}{nearest(word, known) or '.'} Seats: a number, or some of {', '.join(known)}"
            )
    game.check({}, len(kinds))
    return kinds


def unused(name: str, seats: list[Seat], lang: str) -> str:
    """The name, numbered if somebody at the table has it already."""
    taken = {seat.name for seat in seats}
    numbered, n = name, 1
    while numbered in taken:
        n += 1
        numbered = words(lang).text("bot-again", name=name, n=n)
    return numbered
