"""The effect machine: one interpreter of effect programs for every game. Nothing here knows a game.

A *program* is a flat row of integers: instructions with argument words. A *frame* is one running effect: WIDTH words on the
stack. A *step* is what an instruction does: one small object for each verb. A moment of the game is therefore a few flat rows
of integers; nothing waits in closures or generators, so any state can be copied, dumped, loaded and resumed in the middle of
anything.
docs/machine.md tells how an effect lives.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from importlib import import_module
from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from asztal.core.chance import Chance, seeded
from asztal.core.errors import BadSeat
from asztal.core.lines import Argument, Line
from asztal.core.notation.vocabulary import Head
from asztal.core.pieces import SEATS, Zones
from asztal.core.rings import AFTER, KNOWN, LINK, Rings, in_order, rings
from asztal.core.state import State, listed

# -- the words of a frame: one running effect ----------------------------------------------------------------------------------
PC: Final = 0  # the place of its current instruction
SEAT: Final = 1  # "you": who does it and decides
THIS: Final = 2  # the piece it belongs to, -1 for none
IT: Final = 3  # the piece the step before handled, -1 for none
COUNT: Final = 4  # how many the step before handled: `per discarded`
LEFT: Final = 5  # the running step's own: what is left, plus 1; 0 when it has not begun
AUX: Final = 6  # the running step's own
WHO: Final = 7  # players the step before has set apart: `each unable`
SAFE: Final = 8  # players this effect does not touch: they have avoided it
FLAGS: Final = 9  # FAILED, REPLACED and TIED
WIDTH: Final = 10

FAILED: Final = 1  # a part of the cost turned out to be impossible: `paid` skips the result
REPLACED: Final = 2  # a reaction does something else instead of what the step was about to do
TIED: Final = 4  # it pays a cost whose parts get in each other's way: only what leaves the rest payable may be chosen

# -- what a step answers -------------------------------------------------------------------------------------------------------
NEXT: Final = 0  # done: go on after it
STAY: Final = 1  # look again: it jumped, called another effect, or has more to do
WAIT: Final = 2  # the frame's seat has to decide: `offer` says what
TOGETHER: Final = 3  # the seats of `acting` have to decide, each by itself: `choices` says what

# -- how much of a step could be done now --------------------------------------------------------------------------------------
NONE: Final = 0
SOME: Final = 1
ALL: Final = 2

END: Final = 0  # the step that ends every effect is the first of all games
WINDOW: Final = 11  # the step of a reaction window, whose frame holds which pieces have acted

BLOCK: Final = 1 << 16  # in the head of an instruction: its first argument is the place after the whole construct

TRIALS: Final = 400  # how many positions are looked at to find out whether an entangled cost can be paid

# -- a row of the table of waiting effects -------------------------------------------------------------------------------------
EVENT: Final = 0  # number of the trigger
HOW: Final = 1  # place of the trigger's own words
BODY: Final = 2  # place of the effect
MAY: Final = 3  # 1: the owner need not
ROW: Final = 4

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

    def observed(self, m: Machine, seat: i64) -> vec[i16]:
        """What the seat sees, as small numbers."""
        return vec[i16]()

    def mask(self, m: Machine, seat: i64) -> vec[u8]:
        """1 for every action the seat may do now."""
        return vec[u8]()


class Lots:
    """The pieces of one back, and where it is noted what seats remember of them: see `memory.py`."""

    def __init__(self, first: int, end: int, at: int, ages: int, mark: int) -> None:
        self.first: i64 = first
        self.end: i64 = end
        self.at: i64 = at
        """Where their words begin in a seat's memory: those of the lot that is new, of the one before, and so on."""
        self.words: i64 = words_of(end - first)
        """How many numbers of a memory a lot takes."""
        self.ages: i64 = ages
        """How many lots are told apart; the last stands for all before it, too."""
        self.mark: i64 = mark
        """The lowest bit of a piece's age in its mark."""


class Piles:
    """All pieces of a game in which several piles are made anew, and which of them began together: see `piles.py`."""

    def __init__(self, mark: int, numbers: int, words: int, start: list[int], first: list[int]) -> None:
        self.mark: i64 = mark
        """The lowest bit of the number of a piece's pile in its mark; 0 stands for the pile it began in."""
        self.numbers: i64 = numbers
        """How many numbers a mark can hold; those of the piles of the beginning come after them."""
        self.words: i64 = words
        """How many numbers of a memory a pile takes."""
        self.start: vec[i64] = vec[i64](start)
        """For each piece the pile it began in."""
        self.first: vec[i64] = vec[i64](first)
        """For each pile what can be in it when the game begins, as in a memory; nothing: anything."""


WORD: Final = 48  # pieces in one number of a memory


def words_of(pieces: int) -> int:
    """How many numbers of a memory a set of so many pieces takes."""
    return (pieces + WORD - 1) // WORD


class Shuffle:
    """A shuffle during the game, and where everything lay and who knew it just before: what seats remember follows from it."""

    def __init__(self, before: Shuffle | None, back: i64, zone: i64, link: vec[i16]) -> None:
        self.before: Shuffle | None = before
        """The one noted before it."""
        self.back: i64 = back
        """Which of the program's lots."""
        self.zone: i64 = zone
        """Where the pieces lay that were shuffled; for `Piles` a place, not a zone."""
        self.link: vec[i16] = link

    def known(self, piece: i64) -> i64:
        return i64(self.link[piece * LINK + KNOWN])

    def zone_of(self, piece: i64) -> i64:
        return i64(self.link[piece * LINK]) >> 3

    def place_of(self, piece: i64) -> i64:
        return i64(self.link[piece * LINK])


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
        self.array: Callable[[object, object], Any] | None = None
        """numpy's view of a row, for observations."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(State):
    """The state of a game whose effects are programs. All its data lies in a few flat rows, so one `take` copies any game.

    `row` holds every number on the table: those of the table first, then `program.side` numbers for each side. `marks` holds
    what lies on or belongs to each piece, `rings` where it lies. A game's `layout.py` names all of them once.
    """

    def __init__(self, program: Program) -> None:
        super().__init__(0, program.chance, program.nothing, 0, False, 0)
        self.program: Program = program
        self.sides_at: i64 = program.table
        self.side_size: i64 = program.side
        self.row: vec[i64] = program.nothing
        """All numbers on the table. Who may see them: the game's layout."""
        self.marks: vec[i64] = program.no_marks
        """What lies on each piece, packed as the game's layout says."""
        self.rings: Rings = program.blank
        """Where every piece lies."""
        self.memory: vec[i64] = program.nothing
        """What each side remembers of pieces that were shuffled away, see `memory.py`; nobody else may see it. Only ever
        replaced, never changed, so copies share it."""
        self.shuffles: Shuffle | None = None
        """Shuffles that are not worked into `memory` and `marks` yet, the last first."""
        self.depth: i64 = 0
        """How many words of `stack` are in use."""
        self.apart: i64 = 0
        """How many words above `depth` hold effects that seats run apart."""
        self.offer: vec[i64] = program.nothing
        """What the acting seat may decide now; only ever replaced, never changed, so copies share it."""
        self.together: bool = False
        """Several seats decide at the same time; `choices` of the step says what each may do."""
        self.offered: i64 = -1
        """Of several seats that decide at the same time the one whose `offer` it is, -1 for none: so it is found only once."""
        # of the running moment only: none of these is alive while somebody decides
        self.back: i64 = 0  # COUNT of the effect that has just ended
        self.back_it: i64 = -1
        self.trial: bool = False  # this copy only finds out whether the cost in `trial_frame` can be paid
        self.trial_frame: i64 = -1
        self.paid: bool = False

    def __reduce__(self) -> tuple[object, ...]:
        from asztal.core.machine.packing import pack  # which builds on this module

        return unpacked, (type(self).__module__.rpartition(".")[0], self.kin(), pack(self))

    def observe(self, seat: int, out: Any = None) -> Any:
        if not 0 <= seat < self.seats:
            raise BadSeat(seat, self.seats)
        eyes = self.eyes()
        array = self.program.array
        assert array is not None
        found = array(eyes.observed(self, seat), "int16")
        if out is None:
            return found
        out[:] = found
        return out

    def mask(self, seat: int) -> Any:
        if not 0 <= seat < self.seats:
            raise BadSeat(seat, self.seats)
        eyes = self.eyes()
        array = self.program.array
        assert array is not None
        return array(eyes.mask(self, seat), "bool")

    def eyes(self) -> Eyes:
        found = self.program.eyes
        if found is None:
            found = self.module("").GAME.open_eyes(self.program)
        return found

    def returns(self) -> list[float]:
        mind = self.program.mind
        seats = self.seats
        if not self.over or mind is None:
            return [0.0] * seats
        sides = self.side_count()
        if sides == 1:
            return [float(mind.points(self, 0)) / 100.0]
        found: list[float] = []
        for seat in range(seats):
            better: i64 = 0
            for other in range(sides):
                if other != seat:
                    if mind.ahead(self, seat, other):
                        better += 1
                    elif mind.ahead(self, other, seat):
                        better -= 1
            found.append(float(better) / float(sides - 1))
        return found

    def dealt_anew(self, seat: i64, chance: Chance) -> State:
        mind = self.program.mind
        return super().dealt_anew(seat, chance) if mind is None else mind.resample(self, seat, chance)

    def take(self, other: Machine) -> None:
        """Become an independent copy of another state of the same game."""
        self.seats = other.seats
        self.chance = other.chance.copy()
        self.stack = other.stack[:]
        self.acting = other.acting
        self.over = other.over
        self.seen = other.seen
        self.shown = other.shown
        self.row = other.row[:]
        if self.program.pieces > 0:
            self.marks = other.marks[:]
            self.rings = other.rings.copy()
            self.memory = other.memory
            self.shuffles = other.shuffles
        self.depth = other.depth
        self.apart = other.apart
        self.offer = other.offer
        self.together = other.together
        self.offered = other.offered

    # -- what a game writes --------------------------------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> Machine: ...

    def kin(self) -> tuple[object, ...]:
        """What `Game.blank` makes an empty table of this kind from."""
        return ()

    def side_count(self) -> i64:
        """The players, and opponents nobody plays."""
        return self.seats

    def gain(self, f: i64, seat: i64, good: i64, amount: i64) -> None:
        """The seat gains goods by the effect in frame f; what needs decisions is entered as an effect."""

    def number(self, f: i64, at: i64) -> i64:
        """The amount printed at a place of the code, as the rules of this game take it: what lies there may raise it."""
        return self.program.code[at]

    def tempting(self, f: i64, pc: i64) -> bool:
        """Whether somebody is asked if it wants what stands at `pc` and could be done: not if it costs and brings nothing."""
        return True

    def most(self, limit: i64) -> i64:
        """The limit printed after `max`, as the rules of this game take it; 0: none."""
        return limit

    def watchers(self, seat: i64, event: i64) -> vec[i64]:
        """The seat's pieces that may wait for something, by number: at least those that wait for this event."""
        found = vec[i64]()
        waits = self.program.waits
        kind = self.program.kind
        place = self.program.home * SEATS + seat
        link = self.rings.link
        n = self.rings.many(place)
        piece = self.rings.top(place)
        while n > 0:
            if (waits[kind[piece]] >> event) & 1:
                found = append(found, piece)
            piece = i64(link[piece * LINK + AFTER])
            n -= 1
        if len(found) > 1:
            in_order(found)
        return found

    def pick_of(self, piece: i64) -> i64:
        """The action that chooses a piece where it lies."""
        return self.program.option + piece

    def name_of(self, piece: int) -> str:
        """The name of a piece as an argument of a line."""
        return f"@{piece}"

    # -- the numbers on the table --------------------------------------------------------------------------------------

    def get(self, side: i64, field: i64) -> i64:
        return self.row[self.sides_at + side * self.side_size + field]

    def put(self, side: i64, field: i64, value: i64) -> None:
        self.row[self.sides_at + side * self.side_size + field] = value

    def add(self, side: i64, field: i64, amount: i64) -> None:
        self.row[self.sides_at + side * self.side_size + field] += amount

    # -- running -------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Go on until somebody has to decide or the game is over."""
        self.acting = 0
        self.together = False
        answer = self.go_on(0)
        if answer == WAIT:
            self.acting = 1 << self.stack[self.depth - WIDTH + SEAT]
        else:
            self.together = answer == TOGETHER
            if self.offered < 0:
                self.offer = self.program.nothing  # it was of an earlier decision
        self.back = 0
        self.back_it = -1

    def go_on(self, bottom: i64) -> i64:
        """Run the effects above `bottom` until one of them waits, all have ended (NEXT) or the game is over."""
        code = self.program.code
        while not self.over and self.depth > bottom:
            f = self.depth - WIDTH
            if code[self.stack[f]] & 255 == END:  # as END itself would do, but at once: every fourth instruction is one
                self.leave(f)
                continue
            answer = self.one(f)
            if answer != STAY:
                return answer
        return NEXT

    def one(self, f: i64) -> i64:
        """Run the instruction a frame stands at: STAY if it goes on, else what it waits for."""
        program = self.program
        pc = self.stack[f]
        head = program.code[pc]
        step = program.steps[head & 255]
        if program.watched and not program.ran[pc] and step.able(self, f, pc) != NONE:
            program.ran[pc] = 1
        answer = step.go(self, f)
        if answer == NEXT:
            self.stack[f] = pc + ((head >> 8) & 255)
            self.stack[f + LEFT] = 0
            self.stack[f + AUX] = 0
            return STAY
        if answer == WAIT and program.tied and not self.trial:
            tied = self.paying(f)
            if tied >= 0:
                self.offer = self.still_payable(tied)
                if len(self.offer) == 1:
                    self.resolve(f, self.stack[f + SEAT], self.offer[0])
                    return STAY
        return answer

    def decide(self, seat: i64, action: i64) -> None:
        self.offered = -1
        if self.program.any_time.does(self, seat, action):
            self.run()
            return
        if self.resolve(self.depth - WIDTH, seat, action) != TOGETHER:
            self.run()

    def resolve(self, f: i64, seat: i64, action: i64) -> i64:
        """Let the step a frame waits at do what was chosen; TOGETHER: the seats of `acting` still decide, and nothing else is
        to be done."""
        pc = self.stack[f]
        head = self.program.code[pc]
        answer = self.program.steps[head & 255].resolve(self, f, seat, action)
        if answer == NEXT:
            self.stack[f] = pc + ((head >> 8) & 255)
            self.stack[f + LEFT] = 0
            self.stack[f + AUX] = 0
        return answer

    def options(self, seat: i64) -> vec[i64]:
        if not (self.acting >> seat) & 1:
            return vec[i64]()
        if self.together and self.offered != seat:
            f = self.depth - WIDTH
            return self.program.steps[self.program.code[self.stack[f]] & 255].choices(self, f, seat)
        return self.offer

    def now(self) -> Step[Any]:
        """The step somebody has to decide."""
        return self.step_at(self.depth - WIDTH)

    def step_at(self, f: i64) -> Step[Any]:
        """The step a frame stands at."""
        return self.program.steps[self.program.code[self.stack[f]] & 255]

    def asking(self, seat: i64) -> i64:
        """The frame that asks a seat which may decide now."""
        f = self.depth - WIDTH
        return self.step_at(f).asks(self, f, seat) if self.together else f

    def enter(self, pc: i64, seat: i64, this: i64, it: i64) -> i64:
        """A new effect comes first; gives its frame."""
        f = self.depth
        while len(self.stack) < f + WIDTH:
            self.stack = append(self.stack, 0)
        stack = self.stack
        stack[f] = pc
        stack[f + SEAT] = seat
        stack[f + THIS] = this
        stack[f + IT] = it
        i: i64 = COUNT
        while i < WIDTH:
            stack[f + i] = 0
            i += 1
        self.depth = f + WIDTH
        return f

    def call(self, f: i64, pc: i64, seat: i64) -> i64:
        """A part of the effect in frame f comes first, for a seat; it knows what f knows."""
        g = self.enter(pc, seat, self.stack[f + THIS], self.stack[f + IT])
        self.stack[g + COUNT] = self.stack[f + COUNT]
        self.stack[g + WHO] = self.stack[f + WHO]
        self.stack[g + SAFE] = self.stack[f + SAFE]
        return g

    def jump(self, f: i64, pc: i64) -> i64:
        self.stack[f] = pc
        self.stack[f + LEFT] = 0
        self.stack[f + AUX] = 0
        return STAY

    def leave(self, f: i64) -> i64:
        """The effect in frame f has ended."""
        self.back = self.stack[f + COUNT]
        self.back_it = self.stack[f + IT]
        self.depth = f
        return STAY

    def ask(self, found: vec[i64]) -> i64:
        """Let the frame's seat choose one of these ascending actions."""
        self.offer = found
        return WAIT

    def ask_any_time(self, f: i64, found: vec[i64]) -> i64:
        """The same, together with what the seat may do at any time."""
        if not self.trial:
            for action in self.program.any_time.options(self, self.stack[f + SEAT]):
                found = listed(found, action)
        self.offer = found
        return WAIT

    def arg(self, f: i64, number: i64) -> i64:
        """An argument word of the instruction a frame stands at; the first is number 1."""
        return self.program.code[self.stack[f] + number]

    def below(self, f: i64, step: i64) -> i64:
        """The nearest effect under f that stands at such a step, -1 for none: how a reaction changes what it reacts to."""
        f -= WIDTH
        while f >= 0:
            if self.program.code[self.stack[f]] & 255 == step:
                return f
            f -= WIDTH
        return -1

    # -- what could be done --------------------------------------------------------------------------------------------

    def able(self, f: i64, pc: i64) -> i64:
        return self.program.steps[self.program.code[pc] & 255].able(self, f, pc)

    def beyond(self, pc: i64) -> i64:
        """The place after an instruction with all that belongs to it."""
        head = self.program.code[pc]
        return self.program.code[pc + 1] if head & BLOCK else pc + ((head >> 8) & 255)

    def all_of(self, f: i64, pc: i64, end: i64) -> bool:
        while pc < end:
            if self.able(f, pc) != ALL:
                return False
            pc = self.beyond(pc)
        return True

    def some_of(self, f: i64, pc: i64, end: i64) -> bool:
        while pc < end:
            if self.able(f, pc) != NONE:
                return True
            pc = self.beyond(pc)
        return False

    def possible(self, seat: i64, this: i64, pc: i64, it: i64 = -1) -> bool:
        """Whether the effect of a piece that begins at `pc` could do anything for a seat now."""
        f = self.imagine(pc, seat, this, it)
        found = False
        while not found and self.program.code[pc] & 255 != END:
            found = self.able(f, pc) != NONE
            pc = self.beyond(pc)
        self.depth = f - self.apart
        return found

    def imagine(self, pc: i64, seat: i64, this: i64, it: i64) -> i64:
        """A frame only to ask what its effect could do, above all others; whoever asks takes it away."""
        self.depth += self.apart
        return self.enter(pc, seat, this, it)

    def payable(self, f: i64, pc: i64) -> bool:
        """Whether a cost whose parts get in each other's way can be paid: tried on copies, which tell nobody anything."""
        other = self.copy()
        other.trial = True
        other.depth += other.apart
        other.apart = 0
        other.trial_frame = other.call(f, pc, self.stack[f + SEAT])
        other.run()
        return other.search(TRIALS) < 0

    def paying(self, f: i64) -> i64:
        """The effect, f or one under it, in which the seat that decides in f is paying a cost only trying could judge."""
        seat = self.stack[f + SEAT]
        while f >= 0:
            if self.stack[f + FLAGS] & TIED and self.program.code[self.stack[f]] & 255 != WINDOW:
                return f if self.stack[f + SEAT] == seat else -1
            f -= WIDTH
        return -1

    def still_payable(self, f: i64) -> vec[i64]:
        """What of the offer leaves the rest of the cost that frame f is paying possible; all of it, if nothing seems to."""
        found = vec[i64]()
        for action in self.offer:
            other = self.copy()
            other.trial = True
            other.trial_frame = f
            other.decide(self.stack[f + SEAT], action)
            if other.search(TRIALS) < 0:
                found = append(found, action)
        return found if len(found) > 0 else self.offer

    def search(self, left: i64) -> i64:
        """Look for a way to pay; gives how many positions may still be looked at, -1 if a way was found."""
        if self.paid:
            return -1
        if self.over:
            return left
        for seat in range(self.seats):
            if (self.acting >> seat) & 1:
                for action in self.options(seat):
                    if left <= 0:
                        return 0
                    other = self.copy()
                    other.trial = True
                    other.trial_frame = self.trial_frame
                    other.decide(seat, action)
                    left = other.search(left - 1)
                    if left < 0:
                        return -1
                return left
        return left

    # -- counting and asking -------------------------------------------------------------------------------------------

    def counted(self, f: i64, pc: i64) -> i64:
        """What `per` counts; at `pc`: noun, once for every so many, its words."""
        code = self.program.code
        n = self.program.nouns[code[pc]].count(self, f, pc + 2)
        every = code[pc + 1]
        return n if every == 1 else n // every

    def holds(self, f: i64, pc: i64) -> bool:
        """Whether a condition is so; at `pc`: number of terms, then for each: test | negated << 8 | words << 16, its words."""
        code = self.program.code
        terms = code[pc]
        pc += 1
        while terms > 0:
            term = code[pc]
            negated = (term >> 8) & 1 == 1
            if self.program.tests[term & 255].holds(self, f, pc + 1) == negated:
                return False
            pc += 1 + (term >> 16)
            terms -= 1
        return True

    def tally(self, seat: i64, this: i64, pc: i64, good: i64) -> i64:
        """How much of a good an effect would give now, if it is made of goods, counts and conditions alone: for scoring."""
        f = self.imagine(pc, seat, this, -1)
        found = self.tallied(f, pc, -1, good)
        self.depth = f - self.apart
        return found

    def tallied(self, f: i64, pc: i64, end: i64, good: i64) -> i64:
        total: i64 = 0
        while pc != end:
            if self.program.watched:
                self.program.ran[pc] = 1
            if self.program.code[pc] & 255 == END:
                return total
            total += step_worth(self, f, pc, good)
            pc = self.beyond(pc)
        return total

    # -- what waits for something --------------------------------------------------------------------------------------

    def fire(self, event: i64, seat: i64, it: i64, count: i64) -> bool:
        """Something happened to a seat: pieces of it that wait for it act next. Whether there are any."""
        if not (self.program.waited >> event) & 1:
            return False
        found = self.watchers(seat, event)
        waits = self.program.waits
        kind = self.program.kind
        for piece in found:
            if (waits[kind[piece]] >> event) & 1:
                f = self.enter(self.program.window, seat, -1, it)
                self.stack[f + COUNT] = count
                self.stack[f + LEFT] = event + 1
                if len(self.waiting(f)) > 0:
                    return True
                self.depth = f
                return False
        return False

    def acted(self, f: i64, piece: i64) -> bool:
        """Whether a piece has acted in a window."""
        return (self.stack[f + AUX + piece // 62] >> (piece % 62)) & 1 == 1

    def waiting(self, f: i64) -> vec[i64]:
        """The pieces that may act in a window now, by number."""
        event = self.stack[f + LEFT] - 1
        program = self.program
        found = vec[i64]()
        for piece in self.watchers(self.stack[f + SEAT], event):
            if (program.waits[program.kind[piece]] >> event) & 1 and not self.acted(f, piece):
                row = self.waiting_row(f, piece, 0)
                if row >= 0:
                    found = append(found, piece)
        return found

    def waiting_row(self, f: i64, piece: i64, first: i64) -> i64:
        """The row of a piece's waiting effect that fits the window and could do something, from row `first` of its kind on."""
        event = self.stack[f + LEFT] - 1
        program = self.program
        kind = program.kind[piece]
        row = program.when_from[kind] + first * ROW
        end = program.when_from[kind + 1]
        while row < end:
            if (
                program.whens[row + EVENT] == event
                and program.triggers[event].fits(self, f, program.whens[row + HOW], piece)
                and (not program.whens[row + MAY] or self.could(f, piece, program.whens[row + BODY]))
            ):
                return row
            row += ROW
        return -1

    def could(self, f: i64, piece: i64, pc: i64) -> bool:
        """Whether the optional reaction at `pc` could do anything."""
        return self.possible(self.stack[f + SEAT], piece, pc, self.stack[f + IT])

    def react(self, f: i64, piece: i64, chosen: bool) -> None:
        """Let a waiting piece act; one chosen for its only effect is not asked again whether it wants to."""
        half = piece % 62 // 2  # in two steps: compiled, a shifted literal has only 32 bits
        self.stack[f + AUX + piece // 62] |= (1 << half) << (piece % 62 - half)
        program = self.program
        first = program.when_from[program.kind[piece]]
        fitting = vec[i64]()
        row = self.waiting_row(f, piece, 0)
        while row >= 0:
            fitting = append(fitting, row)
            row = self.waiting_row(f, piece, (row - first) // ROW + 1)
        i: i64 = len(fitting) - 1
        asked = chosen and i == 0
        while i >= 0:  # the first comes on top
            body = program.whens[fitting[i] + BODY]
            if asked and program.whens[fitting[i] + MAY]:
                if program.watched:
                    program.ran[body] = 1
                body += (program.code[body] >> 8) & 255
            g = self.enter(body, self.stack[f + SEAT], piece, self.stack[f + IT])
            self.stack[g + COUNT] = self.stack[f + COUNT]
            i -= 1

    def optional(self, f: i64, piece: i64) -> bool:
        """Whether a waiting piece may be passed over: everything it could do now is up to the player."""
        program = self.program
        first = program.when_from[program.kind[piece]]
        row = self.waiting_row(f, piece, 0)
        while row >= 0:
            if not program.whens[row + MAY]:
                return False
            row = self.waiting_row(f, piece, (row - first) // ROW + 1)
        return True

    def ask_again(self) -> None:
        """Compute anew what may be decided, for instance because hidden cards have been dealt anew."""
        if not self.over:
            self.run()

    # -- for `resample` ------------------------------------------------------------------------------------------------

    def asks_still(self) -> bool:
        """Find out what may be decided after hidden things have been dealt anew. False: with these nobody would be asked.

        That somebody is asked tells that there is something to decide; a deal in which there is not is not possible.
        """
        if self.over:
            return True
        f = self.depth - WIDTH
        other = self.copy()
        other.acting = 0
        answer = self.step_at(f).go(other, f)
        if answer == TOGETHER:
            return other.acting == self.acting
        if answer != WAIT:
            return False
        tied = other.paying(f)
        offer = other.still_payable(tied) if tied >= 0 else other.offer
        self.offer = offer
        return tied < 0 or len(offer) > 1

    def deal_anew(self, seat: i64, first: i64, end: i64, rng: Chance) -> None:
        """Deal the pieces from `first` up to `end` (those of one back) that the seat does not see anew over their places.

        The outcome depends on chance and on what the seat may know, not on what really lies where.
        """
        old = self.unseen(seat, first, end)
        new = old[:]
        in_order(new)
        rng.shuffle(new)
        self.redeal(old, new)

    def unseen(self, seat: i64, first: i64, end: i64) -> vec[i64]:
        """The pieces from `first` up to `end` that the seat does not see, in the order of their places."""
        found = vec[i64]()
        link = self.rings
        place: i64 = 0
        places: i64 = len(link.zones.names) * SEATS
        while place < places:
            n = link.many(place)
            piece = link.top(place)
            while n > 0:
                if piece >= first and piece < end and not link.sees(piece, seat):
                    found = append(found, piece)
                piece = link.after(piece)
                n -= 1
            place += 1
        return found

    def redeal(self, old: vec[i64], new: vec[i64]) -> None:
        """Put each of the new pieces where the old one at the same index lies; both rows hold the same pieces.

        All that belongs to a place stays with it: its order, who knows what lies there, what lies on it, which frames are
        about it.
        """
        self.rings.exchange(new, old)
        marks = self.marks[:]
        self.offered = -1
        i: i64 = 0
        while i < len(old):
            self.marks[new[i]] = marks[old[i]]
            i += 1
        f: i64 = 0
        while f < self.depth:
            i = 0
            this = self.stack[f + THIS]
            it = self.stack[f + IT]
            while i < len(old):
                if this == old[i]:
                    self.stack[f + THIS] = new[i]
                if it == old[i]:
                    self.stack[f + IT] = new[i]
                i += 1
            f += WIDTH


def unpacked(package: str, kin: tuple[object, ...], data: bytes) -> Machine:
    """The state that was packed, for `pickle`: the package of its game, what the table was made from, and the bytes."""
    from asztal.core.machine.packing import unpack

    state: Machine = import_module(package).GAME.blank(*kin)
    unpack(state, data)
    return state


def step_worth(m: Machine, f: i64, pc: i64, good: i64) -> i64:
    """How much of a good one instruction would give; see `Machine.tally`."""
    step = m.program.steps[m.program.code[pc] & 255]
    if isinstance(step, Worth):
        return step.worth(m, f, pc, good)
    return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Step[S]):
    """A step that can say how much it would give without doing it."""

    def worth(self, m: S, f: i64, pc: i64, good: i64) -> i64:
        return 0
