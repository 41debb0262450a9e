"""The guided first game: an opening of about ten steps on a real table, the same every time.

A game may have a script of it, `guide/first.toml`: how the table is laid, and the steps in order. A step says a few words
(`first-NAME` and `first-NAME-text` of the game's texts), points at a piece, and waits for the newcomer to do what it is about;
then the bots do what the script says. Only the script is fixed: prices, gains and everything else are asked of the engine.

    seed = 7
    before = ["0 faction:roman", "1 faction:egyptian"]   # done before the newcomer sits down

    [lookout]
    at = ["masons-guild"]            # where to look; else the pieces the first move is about
    do = ["take:masons-guild"]       # left out: only look
    then = ["1 take:treasury"]       # what everybody else does after that

Whoever does something else is not held: from there on it is an ordinary game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from asztal.core.content import Document, Table
from asztal.core.errors import AsztalError, BadCode
from asztal.core.resources import read

if TYPE_CHECKING:
    from asztal.core.game import Game
    from asztal.core.history import Move
    from asztal.core.state import State

FILE = "guide/first.toml"
LANGUAGES = ("en", "hu")
STEPS = (6, 14)
"""So many steps are about ten."""
PLACES = ("@board", "@hand", "@goods", "@prompt", "@players", "@score", "@log", "@kept")
"""What a step may point at besides pieces: parts of every table; `@kept` is what one has gathered in front of oneself."""


class Step(Struct, frozen=True):
    """One bubble. Words: the messages `first-NAME` (its title) and `first-NAME-text`."""

    name: str
    at: tuple[str, ...]
    """Where to point: ids of pieces as the view gives them, in the order they are clicked, or parts of the table."""
    do: tuple[str, ...]
    """The codes of what the newcomer does, one gesture; none: it is enough to look."""
    args: dict[str, str]
    """Of the words: "@item" for its name."""


class Played(NamedTuple):
    """One move of the script."""

    seat: int
    code: str


class First(Struct, frozen=True):
    """A guided first game, checked: every move of it is legal."""

    seed: int
    seats: int
    seat: int
    """The newcomer's."""
    bot: str
    minutes: int
    options: dict[str, str]
    before: tuple[Played, ...]
    steps: tuple[Step, ...]
    moves: tuple[Played, ...]
    """Everything after `before` that everybody does, in order."""

    def progress(self, game: Game, made: Sequence[Move]) -> Progress:
        """How far a table with these moves is, those of `before` included.

        Where several decide at once their moves may come in another order; each seat's own must be those of the script.
        """
        at = [0] * self.seats
        mine = [[move.code for move in (*self.before, *self.moves) if move.seat == seat] for seat in range(self.seats)]
        for move in made:
            done = at[move.seat]
            if done >= len(mine[move.seat]):  # a bot that has done all of its part goes on by itself
                if move.seat == self.seat:
                    return Progress("past", self._done(at))
                continue
            if game.code(move.action) != mine[move.seat][done]:
                return Progress("strayed", self._done(at))
            at[move.seat] += 1
        counted = [0] * self.seats
        for scripted in (*self.before, *self.moves):
            counted[scripted.seat] += 1
            if counted[scripted.seat] > at[scripted.seat]:
                return Progress("on", self._done(at), scripted)
        return Progress("past", self._done(at))

    def _done(self, at: Sequence[int]) -> int:
        """The newcomer's moves that follow the script."""
        return max(0, at[self.seat] - sum(move.seat == self.seat for move in self.before))


class Progress(NamedTuple):
    """How a table stands to its script."""

    how: Literal["on", "past", "strayed"]
    done: int
    """Moves of the newcomer that follow the script."""
    next: Played | None = None
    """What comes next, as long as everybody follows."""


def first_of(game: Game) -> First | None:
    """The guided first game of a game; None if it has none. A mistake in the script raises ContentError with its place."""
    try:
        text = read(game.package, FILE)
    except OSError:
        return None
    return parse(game, text, f"{game.name}/{FILE}")


def parse(game: Game, text: str, file: str) -> First:
    """A script, checked as far as it can be: its texts are there and the opening can be played."""
    document = Document(text, file)
    root = document.root
    options = _options(document)
    seats = root.integer("seats", 2, at_least=1, at_most=10)
    seat = root.integer("seat", 0, at_least=0, at_most=seats - 1)
    try:
        checked = game.check(options, seats)
    except AsztalError as error:
        raise root.error("seats", str(error)) from None
    seed = root.integer("seed", at_least=0)
    bot = root.string("bot", "easy")
    minutes = root.integer("minutes", 12, at_least=1, at_most=90)
    before = _moves(game, root, "before", seats)
    tables = [table for table in document.tables() if table.id != "options"]
    root.finish()
    if not STEPS[0] <= len(tables) <= STEPS[1]:
        raise root.error("", f"a first game has {STEPS[0]} to {STEPS[1]} steps, found {len(tables)}")
    state = game.new(checked, seats, seed)
    _play(game, state, before, root, "before")
    steps: list[Step] = []
    moves: list[Played] = []
    for table in tables:
        step = _step(game, table)
        own = [Played(seat, code) for code in step.do]
        others = _moves(game, table, "then", seats)
        table.finish()
        if state.over or seat not in state.to_act():
            raise table.error("", f"the newcomer has nothing to decide here: {_acting(game, state)}")
        _play(game, state, own, table, "do")
        _play(game, state, others, table, "then")
        steps.append(step)
        moves += [*own, *others]
    if state.over or seat not in state.to_act():
        raise tables[-1].error("", f"after the last step the newcomer has to decide, not somebody else: {_acting(game, state)}")
    return First(seed, seats, seat, bot, minutes, dict(options), tuple(before), tuple(steps), tuple(moves))


def _options(document: Document) -> dict[str, str]:
    for table in document.tables():
        if table.id == "options":
            return {key: table.string(key) for key in table.given()}
    return {}


def _step(game: Game, table: Table) -> Step:
    args: dict[str, str] = {}
    for inner in table.tables():
        if inner.id != "args":
            raise inner.error("", f"a step has no part '{inner.id}'; it has 'args'")
        args = {key: inner.string(key) for key in inner.given()}
    for lang in LANGUAGES:
        for id in (f"first-{table.id}", f"first-{table.id}-text"):
            if not game.speaker(lang).has(id):
                raise table.error("", f"the words of step '{table.id}' are missing: message '{id}' in text/{lang}.ftl")
    at = table.strings("at", ())
    for place in at:
        if place.startswith("@") and place not in PLACES:
            raise table.error("at", f"there is no place {place!r} on every table; there are {', '.join(PLACES)}")
    do = table.strings("do", ())
    for code in do:
        _action(game, table, "do", code)
    if not at and not do:
        raise table.error("", f"step '{table.id}' points at nothing: give it 'at', or 'do'")
    return Step(table.id, at, do, args)


def _moves(game: Game, table: Table, key: str, seats: int) -> list[Played]:
    found: list[Played] = []
    for written in table.strings(key, ()):
        seat, _, code = written.partition(" ")
        if not seat.isdecimal() or not code or int(seat) >= seats:
            raise table.error(key, f'{written!r} is no move; write the seat (0 to {seats - 1}) and the code: "1 pass"')
        _action(game, table, key, code)
        found.append(Played(int(seat), code))
    return found


def _action(game: Game, table: Table, key: str, code: str) -> None:
    try:
        game.action(code)
    except BadCode as error:
        raise table.error(key, str(error)) from None


def _acting(game: Game, state: State) -> str:
    """Who has to move first, and what they may do."""
    if state.over:
        return "the game is over"
    return "; ".join(f"seat {seat} may do {_few([game.code(a) for a in state.legal(seat)])}" for seat in state.to_act())


def _few(codes: Sequence[str]) -> str:
    return ", ".join(codes[:12]) + (" ..." if len(codes) > 12 else "")


def _play(game: Game, state: State, moves: Iterable[Played], table: Table, key: str) -> None:
    for seat, code in moves:
        if seat not in state.to_act() or not state.is_legal(seat, game.action(code)):
            raise table.error(key, f"seat {seat} cannot do {code!r} here: {_acting(game, state)}")
        state.apply(seat, game.action(code))
