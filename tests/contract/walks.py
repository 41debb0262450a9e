"""One walk through a game that all laws watch.

A law is a sentence about every moment of every game. It is written as a function of a `Moment`, asked again at every decision;
or, where it has to remember, as a generator that is given one moment after the other and ends when the game does:

    @law()
    def an_earlier_copy_never_changes_while_the_game_goes_on(walk: Walk) -> Law:
        kept = []
        while moment := (yield):
            kept.append((moment.state.copy(), moment.before))
        assert all(walk.fields(copy) == before for copy, before in kept)

What several laws need of a moment (the dump, the views, what the next move leads to) is made once and shared: a law copies what
it wants to change. No law may change the state itself, by asking or by whatever it tries: this is looked at after each moment,
and if one has, the same walk is walked again to see which.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Generator, Iterable
from typing import Any, NamedTuple, TypeVar

import pytest

from asztal.core.chance import Chance, seeded
from asztal.core.events import Event
from asztal.core.game import Game
from asztal.core.state import Plain, State
from contract.fields import Snapshot, shared_by
from contract.tables import Promises, Setting, choose, promises

ENDLESS = 20_000
"""No game takes so many decisions: a longer one will never end."""

RARE = 12
"""What a scene was laid out for comes soon: laws about every moment that are asked sparsely are asked at the first so many."""

Law = Generator[None, "Moment | None", None]


class Declared(NamedTuple):
    """A law with when it is asked."""

    name: str
    watch: Callable[[Walk], Law]
    every: int
    """It is asked at every so manieth decision; in the next game at those between them."""
    remembers: bool
    """It has to see every moment."""
    beginning: bool
    """It is only about games that began with the set-up, not about scenes laid out by a test."""


LAWS: dict[str, Declared] = {}


Written = TypeVar("Written", Callable[["Moment"], None], Callable[["Walk"], Law])


def law(every: int = 1, beginning: bool = False, remembers: bool = True) -> Callable[[Written], Written]:
    """Make a function a law. A generator that is asked at every moment but only counts them need not remember all of them."""

    def declare(written: Written) -> Written:
        def at_each_moment(walk: Walk) -> Law:
            while moment := (yield):
                written(moment)  # type: ignore[arg-type]

        name = written.__name__
        assert name not in LAWS, f"there are two laws {name}"
        generates = inspect.isgeneratorfunction(written)
        watch: Any = written if generates else at_each_moment
        LAWS[name] = Declared(name, watch, every, remembers and generates and every == 1, beginning)
        return written

    return declare


class Walk:
    """One game of random moves from its beginning, or from a scene, to its end."""

    def __init__(self, table: Setting, seed: int, state: State | None = None) -> None:
        self.table = table
        self.game: Game = table.game
        self.known: Promises = promises(table.game)
        self.seed = seed
        self.scene = None if state is None else state.copy()
        """What it began with, if not with the set-up."""
        self.state = state or table.new(seed, listen=True)
        """The game itself, always at the moment of now; at the end when a law has seen all moments."""
        if self.state.events is None:
            self.state.listen()
        self.shared = shared_by(table.new(0), table.new(1), state)

    def again(self) -> Walk:
        """The same walk from its beginning."""
        return Walk(self.table, self.seed, self.scene)

    def fields(self, state: State) -> Snapshot:
        return Snapshot(state, self.shared)

    def differs(self, one: State, other: State, *but: str) -> list[str]:
        """The fields in which two states differ; what is heard is nobody's state."""
        return self.fields(one).differs(self.fields(other), ("events", *but))

    def moments(self) -> Iterable[Moment]:
        chance = seeded(self.seed + 1000)
        for number in range(ENDLESS):
            if self.state.over:
                return
            moment = Moment(self, number, *choose(self.state, chance))
            yield moment
            self.state.apply(moment.seat, moment.action)
        raise AssertionError(f"the game is not over after {ENDLESS} decisions")


class Moment:
    """A decision before it is made."""

    def __init__(self, walk: Walk, number: int, seat: int, action: int) -> None:
        self.walk = walk
        self.table = walk.table
        self.game = walk.game
        self.state = walk.state
        self.number = number
        self.seat = seat
        """Who will decide now, and how."""
        self.action = action
        self.events: list[Event] = self.state.heard()
        """What has happened since the decision before."""
        self.before = walk.fields(self.state)
        """All fields, for whoever wants to know whether something has changed."""
        self.seats = range(walk.table.seats)
        self.eyes: list[int | None] = [*self.seats, None]
        """Everybody who looks at the table: the seats, and a spectator."""
        self.acting = self.state.to_act()
        self._made: dict[Any, Any] = {}

    def _once(self, key: Any, make: Callable[[], Any]) -> Any:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def differs(self, other: State, *but: str) -> list[str]:
        """The fields in which another state differs from this moment's; what is heard is nobody's state."""
        return self.walk.fields(other).differs(self.before, ("events", *but))

    def changed(self) -> list[str]:
        """The fields that are no longer as they were, what is heard included: somebody has done more than look."""
        return self.before.differs(self.walk.fields(self.state))

    @property
    def plain(self) -> Plain:
        found: Plain = self._once("plain", self.state.dump)
        return found

    def legal(self, seat: int) -> list[int]:
        found: list[int] = self._once(("legal", seat), lambda: self.state.legal(seat))
        return found

    def view(self, seat: int | None) -> Any:
        return self._once(("view", seat), lambda: self.state.view(seat))

    @property
    def twin(self) -> State:
        """The same position, saved as JSON and loaded."""
        found: State = self._once("twin", lambda: self.game.load(through_json(self.plain)))
        return found

    @property
    def after(self) -> State:
        """A copy in which the decision has been made; its events are still there."""
        found: State = self._once("after", self._make_after)
        return found

    def _make_after(self) -> State:
        after = self.state.copy()
        after.listen()
        after.apply(self.seat, self.action)
        return after

    @property
    def reveals(self) -> bool:
        """The decision draws chance or shows somebody something hidden."""
        return self.after.seen != self.state.seen or self.after.chance.words() != self.state.chance.words()

    def samples(self, seat: int) -> list[State]:
        """Two states the seat cannot tell from this one."""
        found: list[State] = self._once(("samples", seat), lambda: self.dealt_anew(seat, 2))
        return found

    def dealt_anew(self, seat: int, count: int) -> list[State]:
        rng = self.chance(seat)
        return [self.state.resample(seat, rng) for _ in range(count)]

    def chance(self, more: int = 0) -> Chance:
        """Chance for whoever tries something; always the same at this moment."""
        return seeded(self.number * 64 + more)


def through_json(plain: Plain) -> Plain:
    loaded: Plain = json.loads(json.dumps(plain))
    return loaded


class Broken(NamedTuple):
    """Where a law did not hold."""

    error: BaseException
    where: str


def watched(walk: Walk, laws: Iterable[Declared], sparse: int = 1, closely: bool = False) -> dict[str, Broken]:
    """Walk, with all these laws watching; those that did not hold. A law that is broken is not asked again. `closely`: after
    each law it is looked at whether it has changed the state."""
    laws = list(laws)
    seldom: int = getattr(walk.known, "SELDOM_ASKED", 1)
    watching: list[tuple[Declared, Law]] = []
    broken: dict[str, Broken] = {}
    moment: Moment | None = None

    def ask(declared: Declared, law: Law) -> None:
        try:
            law.send(moment)
        except StopIteration:
            assert moment is None, f"the law {declared.name} has ended before the game"
        except (Exception, pytest.fail.Exception) as error:
            broken[declared.name] = Broken(error, where(walk, moment))

    for declared in laws:
        if not (declared.beginning and walk.scene):
            law = declared.watch(walk)
            next(law)
            watching.append((declared, law))
    for moment in walk.moments():
        for declared, law in watching:
            sparsely = sparse if declared.every > 1 or moment.number >= RARE else 1
            every = declared.every * (1 if declared.remembers else seldom * sparsely)
            if (moment.number + walk.seed) % every == 0 and declared.name not in broken:
                ask(declared, law)
                changed = moment.changed() if closely else None
                if changed:
                    error = AssertionError(f"{declared.name} has changed the state: {changed}")
                    return {every.name: Broken(error, where(walk, moment)) for every, _ in watching}
        if not closely and moment.changed():
            return watched(walk.again(), laws, sparse, closely=True)
    moment = None
    for declared, law in watching:
        if declared.name not in broken:
            ask(declared, law)
    return broken


def where(walk: Walk, moment: Moment | None) -> str:
    place = "at the end" if moment is None else f"at decision {moment.number} ({moment.seat} {walk.game.code(moment.action)})"
    return f"{place} of {walk.table}, seed {walk.seed}"
