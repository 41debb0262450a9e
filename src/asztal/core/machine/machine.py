"""The effect machine: one interpreter of effect programs for every game. Nothing here knows a game.

A *program* is a flat row of integers: instructions with argument words. A *frame* is one running effect: WIDTH words on the
stack. A *step* is what an instruction does: one small object for each verb. A moment of the game is therefore a few flat rows
of integers; nothing waits in closures or generators, so any state can be copied, dumped, loaded and resumed in the middle of
anything.
docs/machine.md tells how an effect lives.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from asztal.core.chance import Chance
from asztal.core.errors import BadSeat
from asztal.core.machine.costs import paying, still_payable
from asztal.core.machine.frames import (
    ALL,
    AUX,
    BLOCK,
    COUNT,
    END,
    IT,
    LEFT,
    NEXT,
    NONE,
    SAFE,
    SEAT,
    STAY,
    THIS,
    TOGETHER,
    WAIT,
    WHO,
    WIDTH,
)
from asztal.core.machine.program import Eyes, Program
from asztal.core.machine.shuffles import Shuffle
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.core.rings import AFTER, LINK, Rings, in_order
from asztal.core.state import State, listed


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
        from asztal.core.machine.packing import pack, unpacked  # which builds on this module

        return unpacked, (type(self).__module__.rpartition(".")[0], self.kin(), pack(self))

    def observe(self, seat: int, out: Any = None) -> Any:
        if not 0 <= seat < self.seats:
            raise BadSeat(seat, self.seats)
        eyes = self.eyes()
        array = self.program.array
        assert array is not None
        found = array(eyes.observed(self, seat))
        if out is None:
            return found
        out[:] = found
        return out

    def mask(self, seat: int) -> Any:
        if not 0 <= seat < self.seats:
            raise BadSeat(seat, self.seats)
        eyes = self.eyes()
        flags = self.program.flags
        assert flags is not None
        return flags(eyes.mask(self, seat), "bool")

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

    def end_game(self) -> None:
        """The game is over, and nothing is pending any more."""
        self.over = True
        self.depth = 0

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
            tied = paying(self, f)
            if tied >= 0:
                self.offer = still_payable(self, tied)
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

    def ask_again(self) -> None:
        """Compute anew what may be decided, for instance because hidden cards have been dealt anew."""
        if not self.over:
            self.run()

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
        self.forget(f)
        return found

    def imagine(self, pc: i64, seat: i64, this: i64, it: i64) -> i64:
        """A frame only to ask what its effect could do, above all others; whoever asks takes it away."""
        self.depth += self.apart
        return self.enter(pc, seat, this, it)

    def forget(self, f: i64) -> None:
        """Take an imagined frame away again."""
        self.depth = f - self.apart
