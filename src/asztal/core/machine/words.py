"""The kinds of words a game's lines are made of. A game derives one class for each of its words: docs/machine.md writes one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from asztal.core.lines import Argument, Line
from asztal.core.machine.frames import ALL, COUNT, LEFT, NEXT, THIS
from asztal.core.notation.vocabulary import Head

if TYPE_CHECKING:
    from asztal.core.machine.machine import Machine  # which runs them

UNSAID: Final = Head("verb", "")

S = TypeVar("S", bound="Machine")


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Generic[S]):
    """A word of the notation. Everything about it is said in its class; a language has one instance of each."""

    head: ClassVar[Head] = UNSAID
    """How it is written, and its icon; UNSAID for steps of the flow, which no card can say."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Word[S]):
    """What an instruction does: a verb of the notation, or a step in the flow of a game."""

    name: str = ""
    """Its name in dumps and docs; a verb takes it from its head."""
    ask: str = ""
    """Message id of the question, if it ever asks; it gets `n`, what is left to do, and `name`, the piece it belongs to."""
    section: str = ""
    """The section of the guide that explains the question."""
    frame: str = ""
    """What LEFT and AUX mean, for dumps: two names, "" for a word that is not used."""
    blind: bool = False
    """Whether nobody may know before if it will succeed, as a search in a deck: `able` says so from what is seen."""
    eased: bool = False
    """Whether reactions may make it cheaper, so that only trying tells if it can be paid in a cost."""
    needed: bool = True
    """Whether a card that says this may only be used while it can be done; goods can always be gained."""

    def refuses(self, cost: bool) -> str:
        """Why it cannot stand in an effect (or, with `cost`, in a cost), for the authors of content; "" if it can."""
        return ""

    def go(self, m: S, f: i64) -> i64:
        """Do what needs no decision. Called again after every decision and after every effect it called has ended."""
        return NEXT

    def resolve(self, m: S, f: i64, seat: i64, action: i64) -> i64:
        """Do what was chosen from the offer."""
        return NEXT

    def choices(self, m: S, f: i64, seat: i64) -> vec[i64]:
        """What one of several seats that decide at the same time may do."""
        return vec[i64]()

    def asks(self, m: S, f: i64, seat: i64) -> i64:
        """The frame that asks one of several seats that decide at the same time."""
        return f

    def able(self, m: S, f: i64, pc: i64) -> i64:
        """How much of the instruction at `pc` could be done now, by the frame's seat, judging by what that seat sees."""
        return ALL

    def about(self, m: S, f: i64, seat: i64, action: i64) -> i64:
        """The piece an action of the offer is about, -1 for none."""
        return -1

    def question(self, m: S, f: i64) -> Line:
        """What is asked."""
        args: dict[str, Argument] = {"n": max(int(m.stack[f + LEFT]) - 1, 0)}
        if m.stack[f + THIS] >= 0:
            args["name"] = m.name_of(int(m.stack[f + THIS]))
        return Line(self.ask, args)

    def question_to(self, m: S, f: i64, seat: i64) -> Line:
        """What one of several seats that decide at the same time is asked, where that is not the same for all."""
        return self.question(m, f)

    def explained(self) -> dict[str, str]:
        """The section of the guide for every message id of its questions, if it has more than one."""
        return {self.ask: self.section} if self.ask else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Step[S]):
    """A step that can say how much it would give without doing it."""

    def worth(self, m: S, f: i64, pc: i64, good: i64) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun(Word[S]):
    """Something that can be counted after `per`."""

    def count(self, m: S, f: i64, pc: i64) -> i64:
        """How many there are for the frame's seat; its own words stand at `pc`."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Noun[S]):
    """`per discarded`: how many the step before handled."""

    of: ClassVar[tuple[str, ...]] = ()
    """The verbs it may follow."""

    def count(self, m: S, f: i64, pc: i64) -> i64:
        return m.stack[f + COUNT]


@mypyc_attr(allow_interpreted_subclasses=True)
class Held(Noun[S]):
    """`per 3 gold`: how much of a good the player has; its word is the number of the good."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Word[S]):
    """A standing rule of a piece (`store wood`): nothing happens, but the rules of the game ask for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Test(Word[S]):
    """Something that is so or not, after `if`."""

    __test__: ClassVar[bool] = False  # for pytest: not a test class

    def holds(self, m: S, f: i64, pc: i64) -> bool:
        """Whether it is so for the frame's seat; its own words stand at `pc`."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(Word[S]):
    """A set of players, after `each`."""

    def seats(self, m: S, f: i64, pc: i64) -> i64:
        """Bit s: seat s belongs to it; its own words stand at `pc`."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Word[S]):
    """Something that happens, after `when`."""

    def fits(self, m: S, f: i64, pc: i64, piece: i64) -> bool:
        """Whether what happened (window frame f: SEAT, IT, COUNT) is what a piece waits for; its words stand at `pc`."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyTime(Generic[S]):
    """What a seat may do at a decision of its own besides what it is asked. A game derives its own and hangs it on its program;
    `Machine.ask_any_time` offers it."""

    def options(self, m: S, seat: i64) -> vec[i64]:
        """What may be done now, as actions no step offers otherwise."""
        return m.program.nothing

    def does(self, m: S, seat: i64, action: i64) -> bool:
        """Do such an action; False if it is none of these."""
        return False
