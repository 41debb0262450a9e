"""What never changes during a game: the code of all effects, and everything hung on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from asztal.core.chance import Chance, seeded
from asztal.core.machine.shuffles import Lots, Piles
from asztal.core.machine.words import AnyTime, Noun, Players, Step, Test, Trigger
from asztal.core.pieces import Zones
from asztal.core.rings import Rings, rings
from asztal.core.state import State

if TYPE_CHECKING:
    from asztal.core.machine.machine import Machine  # which runs it


class Mind:
    """What bots ask of a position: functions of the game, hung on its program so that asking them needs no import."""

    def __init__(
        self,
        resample: Callable[[Any, i64, Chance], State],
        heuristic: Callable[[Any, i64], float],
        points: Callable[[Any, i64], i64],
        ahead: Callable[[Any, i64, i64], bool],
        outlook: Callable[[Any, i64], float] | None = None,
    ) -> None:
        self.resample = resample
        """See `State.resample`."""
        self.heuristic = heuristic
        """See `Game.heuristic`."""
        self.outlook = heuristic if outlook is None else outlook
        """The same for bots that look ahead: they need no nudge towards what pays off later."""
        self.points = points
        """The points of a seat if the game ended now."""
        self.ahead = ahead
        """Whether one side would come before another then, with all tie-breaks."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Eyes:
    """How positions of a game are observed: see `observing.py`."""

    def unseen(self, program: Program) -> vec[i16]:
        """An observation into which nothing is written yet but what never changes during a game of a program."""
        return vec[i16]()

    def observed(self, m: Machine, seat: i64) -> vec[i16]:
        """What the seat sees, as small numbers."""
        return vec[i16]()

    def mask(self, m: Machine, seat: i64) -> vec[u8]:
        """1 for every action the seat may do now."""
        return vec[u8]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Program:
    """What never changes during a game: the code of all effects, the words it is made of, and the pieces that carry it.

    Games derive their tables from it.
    """

    def __init__(self, zones: Zones, pieces: int, table: int, side: int, steps: list[Step[Any]]) -> None:
        self.code: vec[i64] = vec[i64]()
        # no list: what comes out of one would be asked for its class at every instruction
        self.steps: vec[Step[Any]] = vec[Step](steps)  # type: ignore[type-arg]
        self.nouns: list[Noun[Any]] = []
        self.tests: list[Test[Any]] = []
        self.players: list[Players[Any]] = []
        self.triggers: list[Trigger[Any]] = []
        self.names: list[str] = []
        """The name of each effect in `code`, such as "farm:action"; unique."""
        self.begins: list[int] = []
        """Where each of them begins, ascending."""
        self.whens: vec[i64] = vec[i64]()
        """The table of waiting effects: ROW words for each."""
        self.when_from: vec[i64] = vec[i64]([0])
        """For each kind where its rows begin in `whens`; they end where the next kind's begin."""
        self.waits: vec[i64] = vec[i64]()
        """For each kind bit e: it waits for event e."""
        self.waited: i64 = 0
        """Bit e: some piece of this game waits for event e."""
        self.ruled: vec[i64] = vec[i64]()
        """For each kind bit r: standing rule r is printed on it."""
        self.rules: i64 = 0
        self.rule_words: vec[i64] = vec[i64]()
        """For each kind and rule the place of what it says besides its name; 0 if it is not printed there."""
        self.kind: vec[i64] = vec[i64]()
        """The kind of each piece: equal pieces are of one kind."""
        self.any_time: AnyTime[Any] = AnyTime()
        """What seats may do at any time."""
        self.mind: Mind | None = None
        """What bots ask, if the game says so here; else they ask its modules."""
        self.weights: vec[float] = vec[float]()
        """What the heuristic counts things for, if it reads that from a file (`core/weights.py`)."""
        self.fitted: vec[float] = vec[float]()
        """The same for bots that look ahead, fitted by games of theirs."""
        self.eyes: Eyes | None = None
        """How positions are observed, once somebody has asked."""
        self.unseen: vec[i16] = vec[i16]()
        """An observation before anything is written into it: nothing is seen but what never changes during a game."""
        self.array: Callable[[object], Any] | None = None
        """numpy's view of a row, for observations."""
        self.flags: Callable[[object, object], Any] | None = None
        """The same for masks, which are rows of bytes: it is told how to take them."""
        self.window: i64 = 0
        """Where the program of a reaction window begins."""
        self.home: i64 = 0
        """The zone whose pieces wait for what happens: what a player has in play."""
        self.tied: bool = False
        """There is a cost whose parts get in each other's way."""
        self.by_number: bool = False
        """Waiting pieces act in the order of their numbers; otherwise their owner chooses the order."""
        self.zones: Zones = zones
        self.pieces: i64 = pieces
        """How many pieces lie somewhere; a game without any pays nothing for them."""
        self.common: i64 = 0
        """Bit z: zone z belongs to the table, as seat 0, not to a side."""
        self.blank: Rings = rings(zones, pieces)
        """All pieces, none of them put anywhere yet."""
        self.no_marks: vec[i64] = vec[i64]([0] * pieces)
        self.table: i64 = table
        """How many numbers of the row are the table's; those of the sides follow."""
        self.side: i64 = side
        """How many numbers of the row each side has."""
        self.memory: i64 = 0
        """How many numbers of `Machine.memory` each side has."""
        self.lots: list[Lots] = []
        """The backs of pieces whose shuffles are remembered."""
        self.piles: Piles | None = None
        """The same for a game whose pieces come from many piles."""
        self.nothing: vec[i64] = vec[i64]()
        self.chance: Chance = seeded(0)
        # the actions all games share, as numbers of this game's table of actions
        self.decline: i64 = 0
        """No, or nothing of this."""
        self.done: i64 = 0
        """No more of this."""
        self.yes: i64 = 1
        self.option: i64 = 2
        """+ number of the option."""
        self.traits: vec[i64] = vec[i64]()
        """For each kind its traits, as bits; for games whose lines name pieces by what they are."""
        # for tests: what has run, and where two ways to find out what is possible have differed
        self.watched: bool = False
        self.ran: vec[i64] = vec[i64]()
        """For each place 1: an instruction has run there that could do something."""
        self.doubts: vec[i64] = vec[i64]()
        """For each place 1: a cost there was said to be possible and could not be paid on a copy, or the other way round."""

    def set_traits(self, kinds: list[list[str]], bits: dict[str, int]) -> None:
        """Say what each kind is, by words; `bits` as `compiling.traits` gives them."""
        self.traits = vec[i64]([sum(1 << bits[word] for word in words) for words in kinds])

    def watch(self) -> None:
        """From now on note every instruction that runs and every cost that is misjudged, for the laws in the tests."""
        self.watched = True
        self.ran = vec[i64]([0] * len(self.code))
        self.doubts = vec[i64]([0] * len(self.code))
