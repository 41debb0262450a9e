"""The contract every game's state fulfils.

A state is plain data: a few flat integer arrays, a generator and a stack of frames. Rules are methods of the state classes
games derive from this one. Two methods carry all play: `options` lists what a seat may do, `decide` does it and goes on to the
next decision. Everything else (interface, validation, bots, fuzzer, masks, texts) trusts that one list.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from typing import TYPE_CHECKING, Any, Self, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from asztal.core.chance import Chance, seeded
from asztal.core.errors import BadOption, IllegalMove
from asztal.core.events import Event
from asztal.core.lines import Line
from asztal.core.pieces import ALL_EYES

if TYPE_CHECKING:
    from asztal.core.game import Result

Plain = dict[str, Any]
"""A position as readable plain data: only dicts, lists, strings, numbers and booleans, ready for JSON or TOML."""


def listed(found: vec[i64], action: i64) -> vec[i64]:
    """Add an action to an ascending list that may have it already."""
    n: i64 = len(found)
    if n == 0 or found[n - 1] < action:
        return append(found, action)
    i = n - 1
    while i >= 0 and found[i] > action:
        i -= 1
    if i >= 0 and found[i] == action:
        return found
    found = append(found, action)
    at = n
    while at > i + 1:
        found[at] = found[at - 1]
        at -= 1
    found[i + 1] = action
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One moment of one game."""

    def __init__(self, seats: i64, chance: Chance, stack: vec[i64], acting: i64, over: bool, seen: i64) -> None:
        self.seats: i64 = seats
        """How many people or bots play. Public."""
        self.chance: Chance = chance
        """The game's own generator. Nobody may see it."""
        self.stack: vec[i64] = stack
        """Running effects, for states that run programs (`core.machine`): WIDTH words for each, the next one last."""
        self.acting: i64 = acting
        """Bit s: seat s may decide now. Public."""
        self.over: bool = over
        """The game has ended; `result` gives the scores. Public."""
        self.seen: i64 = seen
        """How often somebody has learned something hidden, from chance or another seat: undo never crosses a change of it."""
        self.shown: i64 = 0
        """How often a seat has shown what only it knew, as by playing a hidden card: taking that back asks for consent.
        Only compared around one move, so it is part of copies and of nothing that is kept."""
        self.events: list[Event] | None = None
        """What happened since the last `heard`, if somebody listens. Never copied."""

    # -- what a game writes ----------------------------------------------------------------------------------------------

    @abstractmethod
    def options(self, seat: i64) -> vec[i64]:
        """What the seat may do now, as ascending action numbers; empty if it has nothing to decide."""

    @abstractmethod
    def decide(self, seat: i64, action: i64) -> None:
        """Do a legal action and go on to the next decision. The caller has made sure that it is legal."""

    @abstractmethod
    def copy(self) -> State:
        """An independent copy; nothing done to one is ever seen in the other."""

    def __copy__(self) -> Self:
        return cast("Self", self.copy())

    def __deepcopy__(self, memo: Any) -> Self:
        return cast("Self", self.copy())

    # -- doors to the rooms of the game that are not compiled ----------------------------------------------------------

    def module(self, name: str) -> Any:
        """A module of the package this state's class lives in; without a name the package itself.

        Loaded when first needed: who only plays needs no words.
        """
        package = type(self).__module__.rpartition(".")[0]
        return import_module(f"{package}.{name}" if name else package)

    def resample(self, seat: int, rng: Chance | int) -> Self:
        """A state this seat cannot tell from the real one: all it cannot see reshuffled, chance replaced.

        Drawn from a generator, which moves on, or from a seed.
        """
        return cast("Self", self.dealt_anew(seat, seeded(rng) if isinstance(rng, int) else rng))

    def dealt_anew(self, seat: i64, chance: Chance) -> State:
        """`resample` for compiled code."""
        found: State = self.module("secrets").resample(self, seat, chance)
        return found

    def view(self, seat: int | None) -> Any:
        """What the seat may see, as the `View` of the game's `view.py`; None is a spectator."""
        return self.module("view").view(self, seat)

    def result(self) -> Result:
        """Scores with their parts and ranks with the rulebook's tie-breaks; so far, if the game is not over."""
        found: Result = self.module("view").result(self)
        return found

    def information(self, seat: int) -> str:
        """A key that is equal exactly for positions the seat cannot tell apart."""
        found: str = import_module("asztal.core.observation").information(self, seat)
        return found

    def reason(self, seat: int, action: int) -> Line:
        """Why the action is not legal for a seat that may decide now."""
        found: Line = self.module("reasons").reason(self, seat, action)
        return found

    def dump(self) -> Plain:
        """The whole position as readable plain data; `GAME.load` builds it again."""
        found: Plain = self.module("position").dump(self)
        return found

    def code(self, action: int) -> str:
        """The readable, stable code of an action number; one the game does not have raises BadCode."""
        found: str = self.module("").GAME.code(action)
        return found

    def observe(self, seat: int, out: Any = None) -> Any:
        """What the seat sees as a row of small integers: a numpy array of int16 nobody can write to, or `out`, filled.

        `GAME.observation` says what each number is.
        """
        raise BadOption("this game cannot be observed as numbers; ask for views instead")

    def mask(self, seat: int) -> Any:
        """What the seat may do now, as a numpy array with a boolean for each action of the game."""
        raise BadOption("this game has no masks; ask for what is legal instead")

    def returns(self) -> list[float]:
        """What the game has brought each seat, once it is over; before that 0 for all.

        Between -1 and 1, together 0: how many of the others came behind, less how many came before, divided by their number.
        Alone 1 or -1 against an opponent nobody plays; where there is none, a hundredth of the points.
        """
        return [0.0] * self.seats

    # -- what every state can do -----------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """The seats that may decide now: one, or several at once."""
        return [seat for seat in range(self.seats) if (self.acting >> seat) & 1]

    def legal(self, seat: int) -> list[int]:
        """What the seat may do now, in ascending order."""
        if not 0 <= seat < self.seats:
            return []
        return list(self.options(seat))

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat < 0 or seat >= self.seats:
            return False
        options = self.options(seat)
        n: i64 = len(options)
        i: i64 = 0
        while i < n:
            if options[i] == action:
                return True
            i += 1
        return False

    def apply(self, seat: int, action: int) -> None:
        """Do an action; an illegal one raises IllegalMove and changes nothing."""
        if not self.is_legal(seat, action):
            raise IllegalMove(seat, self.code(action), self.why_not(seat, action) or Line("why-not-now"))
        self.decide(seat, action)

    def why_not(self, seat: int, action: int) -> Line | None:
        """Why the action is not legal now; None if it is. An action the game does not have raises BadCode."""
        self.code(action)
        if self.over:
            return Line("why-over")
        if not 0 <= seat < self.seats:
            return Line("why-no-such-seat", {"seat": seat})
        if not (self.acting >> seat) & 1:
            return Line("why-not-your-turn")
        if self.is_legal(seat, action):
            return None
        return self.reason(seat, action)

    def same_as(self, other: State) -> bool:
        """Whether nothing on the table, hidden or open, differs."""
        return bool(self.dump() == other.dump())

    # -- small helpers for rules -----------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Tell events from now on."""
        self.events = []

    def heard(self) -> list[Event]:
        """The events told since the last call."""
        events = self.events
        if events is None:
            return []
        self.events = []
        return events

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, eyes: i64 = ALL_EYES) -> None:
        """Tell an event to whoever listens; costs nothing if nobody does."""
        events = self.events
        if events is not None:
            events.append(Event(kind, seat, a, b, c, eyes))
