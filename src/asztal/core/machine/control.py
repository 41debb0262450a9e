"""The steps all games share: how an effect goes on, stops, asks, repeats and waits. None of them knows a game."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from asztal.core.machine.costs import payable
from asztal.core.machine.counting import counted, holds, tallied
from asztal.core.machine.frames import (
    ALL,
    AUX,
    COUNT,
    END,
    FAILED,
    FLAGS,
    LEFT,
    NEXT,
    NONE,
    REPLACED,
    SAFE,
    SEAT,
    SOME,
    STAY,
    TIED,
    TOGETHER,
    WAIT,
    WHO,
    WIDTH,
    WINDOW,
)
from asztal.core.machine.machine import Machine
from asztal.core.machine.reactions import optional, react, waiting
from asztal.core.machine.words import Step, Test, Worth
from asztal.core.notation.vocabulary import inner, verb
from asztal.core.state import listed

S = TypeVar("S", bound=Machine)

# How it is found out whether a cost can be paid.
ASKED: Final = 0  # each part is asked
TRIED: Final = 1  # its parts get in each other's way: if each seems possible, paying is tried on copies
UNKNOWN: Final = 2  # it goes by what nobody may know before: each part is asked, and `paid` has the last word
EASED: Final = 3  # reactions may make it cheaper: always tried on copies


class End(Step[Machine]):
    """The end of an effect, or of a part that runs as an effect of its own."""

    name = "end"

    def go(self, m: Machine, f: i64) -> i64:
        return m.leave(f)

    def able(self, m: Machine, f: i64, pc: i64) -> i64:
        return NONE


class Jump(Step[Machine]):
    """Go on elsewhere: at the end of an option and before `else`. Word: where."""

    name = "jump"

    def go(self, m: Machine, f: i64) -> i64:
        return m.jump(f, m.arg(f, 1))

    def able(self, m: Machine, f: i64, pc: i64) -> i64:
        return NONE


class Gain(Worth[Machine]):
    """`2 wood`. Words: good, amount. Goods leave COUNT alone, so that `food, vp per discarded` may follow a discard."""

    name = "gain"
    needed = False

    def go(self, m: Machine, f: i64) -> i64:
        m.gain(f, m.stack[f + SEAT], m.arg(f, 1), m.number(f, m.stack[f] + 2))
        return NEXT

    def worth(self, m: Machine, f: i64, pc: i64, good: i64) -> i64:
        return m.number(f, pc + 2) if m.program.code[pc + 1] == good else 0


class GainPer(Worth[Machine]):
    """`2 vp per card red max 6`. Words: good, amount for each, at most in all (0: no limit), noun, every, the noun's words."""

    name = "gain-per"
    needed = False

    def amount(self, m: Machine, f: i64, pc: i64) -> i64:
        code = m.program.code
        n = m.number(f, pc + 2) * counted(m, f, pc + 4)
        most = m.most(code[pc + 3])
        return most if most > 0 and n > most else n

    def go(self, m: Machine, f: i64) -> i64:
        n = self.amount(m, f, m.stack[f])
        if n > 0:
            m.gain(f, m.stack[f + SEAT], m.arg(f, 1), n)
        return NEXT

    def worth(self, m: Machine, f: i64, pc: i64, good: i64) -> i64:
        return self.amount(m, f, pc) if m.program.code[pc + 1] == good else 0


class May(Step[Machine]):
    """`may X`: asked only if something of X could be done. Words: place after it."""

    name = "may"
    ask = "ask-may"

    def go(self, m: Machine, f: i64) -> i64:
        pc = m.stack[f]
        beyond = m.program.code[pc + 1]
        if self.able(m, f, pc) == NONE:
            m.stack[f + COUNT] = 0
            return m.jump(f, beyond)
        return m.ask(listed(vec[i64]([m.program.yes]), m.program.decline))

    def resolve(self, m: Machine, f: i64, seat: i64, action: i64) -> i64:
        if action == m.program.yes:
            return NEXT
        m.stack[f + COUNT] = 0
        return m.jump(f, m.arg(f, 1))

    def able(self, m: Machine, f: i64, pc: i64) -> i64:
        return ALL if m.some_of(f, pc + 2, m.program.code[pc + 1]) and m.tempting(f, pc + 2) else NONE


class Choose(Step[Machine]):
    """`a or b`: one of them. Words: place after it, flags, how many, where each begins and the last ends."""

    name = "choose"
    ask = "ask-choose"

    # flags: 1 none may be taken, 2 in a cost: an option must be wholly possible

    def possible(self, m: Machine, f: i64, pc: i64, option: i64, whole: bool) -> bool:
        code = m.program.code
        begin = code[pc + 4 + option]
        end = code[pc + 5 + option] - 2  # without the jump at its end
        return m.all_of(f, begin, end) if whole else m.some_of(f, begin, end)

    def go(self, m: Machine, f: i64) -> i64:
        pc = m.stack[f]
        code = m.program.code
        flags = code[pc + 2]
        found = vec[i64]()
        option: i64 = 0
        while option < code[pc + 3]:
            if self.possible(m, f, pc, option, flags & 2 != 0):
                found = append(found, m.program.option + option)
            option += 1
        if len(found) == 0:
            m.stack[f + COUNT] = 0
            m.stack[f + FLAGS] |= FAILED
            return m.jump(f, code[pc + 1])
        if flags & 1:
            return m.ask(listed(found, m.program.decline))
        if len(found) == 1:
            return m.jump(f, code[pc + 4 + found[0] - m.program.option])
        return m.ask(found)

    def resolve(self, m: Machine, f: i64, seat: i64, action: i64) -> i64:
        pc = m.stack[f]
        if action == m.program.decline:
            m.stack[f + COUNT] = 0
            return m.jump(f, m.program.code[pc + 1])
        return m.jump(f, m.program.code[pc + 4 + action - m.program.option])

    def able(self, m: Machine, f: i64, pc: i64) -> i64:
        best: i64 = NONE
        option: i64 = 0
        while option < m.program.code[pc + 3]:
            if self.possible(m, f, pc, option, True):
                return ALL
            if best == NONE and self.possible(m, f, pc, option, False):
                best = SOME
            option += 1
        return best


class Need(Step[Machine]):
    """`cost => result`: only if the cost can be paid. Words: place after it, end of the cost, how that is found out."""

    name = "need"

    def able(self, m: Machine, f: i64, pc: i64) -> i64:
        code = m.program.code
        possible = m.all_of(f, pc + 4, code[pc + 2])
        if m.trial:
            return ALL if possible else NONE
        judged = code[pc + 3]
        if judged == EASED or (possible and judged == TRIED):
            possible = payable(m, f, pc + 4)
        elif m.program.watched and judged != UNKNOWN and payable(m, f, pc + 4) != possible:
            m.program.doubts[pc] = 1
        return ALL if possible else NONE

    def go(self, m: Machine, f: i64) -> i64:
        if self.able(m, f, m.stack[f]) == NONE:
            m.stack[f + COUNT] = 0
            return m.jump(f, m.arg(f, 1))
        m.stack[f + FLAGS] &= ~FAILED
        if m.arg(f, 3) & TRIED:
            m.stack[f + FLAGS] |= TIED
        return NEXT


class Paid(Step[Machine]):
    """The end of a cost: what nobody could know before (a search that finds nothing) stops the result.

    Words: place after it, place of its `need`.
    """

    name = "paid"

    def go(self, m: Machine, f: i64) -> i64:
        failed = m.stack[f + FLAGS] & FAILED != 0
        if m.trial and m.trial_frame == f:
            m.paid = not failed
            m.over = True
            return WAIT
        m.stack[f + FLAGS] &= ~TIED
        if failed:
            if m.program.watched and m.program.code[m.arg(f, 2) + 3] != UNKNOWN:
                m.program.doubts[m.arg(f, 2)] = 1
            m.stack[f + COUNT] = 0
            return m.jump(f, m.arg(f, 1))
        return NEXT


class If(Worth[Machine]):
    """`if c: a else: b`. Words: place after it, place of else, place of a, the condition."""

    name = "if"
    needed = False

    def go(self, m: Machine, f: i64) -> i64:
        pc = m.stack[f]
        return m.jump(f, m.program.code[pc + 3 if holds(m, f, pc + 4) else pc + 2])

    def able(self, m: Machine, f: i64, pc: i64) -> i64:
        code = m.program.code
        if holds(m, f, pc + 4):
            return ALL if m.some_of(f, code[pc + 3], code[pc + 2] - 2) else NONE
        return ALL if m.some_of(f, code[pc + 2], code[pc + 1]) else NONE

    def worth(self, m: Machine, f: i64, pc: i64, good: i64) -> i64:
        code = m.program.code
        if holds(m, f, pc + 4):
            return tallied(m, f, code[pc + 3], code[pc + 2] - 2, good)
        return tallied(m, f, code[pc + 2], code[pc + 1], good)


class Each(Step[Machine]):
    """`each players: X`: X runs as an effect of its own for every seat, in turn order. Words: place after it, of X, the set.

    How many they did in all is counted; who did nothing is set apart.
    """

    name = "each"
    frame = "players-left done"

    def go(self, m: Machine, f: i64) -> i64:
        pc = m.stack[f]
        code = m.program.code
        stack = m.stack
        if stack[f + LEFT] == 0:
            stack[f + LEFT] = (m.program.players[code[pc + 3]].seats(m, f, pc + 4) & ~stack[f + SAFE]) | 256
            stack[f + WHO] = 0
        else:
            stack[f + AUX] += m.back
            if m.back == 0:
                stack[f + WHO] |= stack[f + LEFT] >> 16
        left = stack[f + LEFT] & 255
        if left == 0:
            stack[f + COUNT] = stack[f + AUX]
            return m.jump(f, code[pc + 1])
        seat = stack[f + SEAT]
        while not (left >> seat) & 1:
            seat = (seat + 1) % m.seats
        stack[f + LEFT] = (left & ~(1 << seat)) | 256 | (1 << (seat + 16))
        g = m.call(f, code[pc + 2], seat)
        m.stack[g + COUNT] = 0
        return STAY

    def able(self, m: Machine, f: i64, pc: i64) -> i64:
        """Whether there is anybody to do it: what others could do is not always for this seat to know."""
        return ALL if m.program.players[m.program.code[pc + 3]].seats(m, f, pc + 4) & ~m.stack[f + SAFE] else NONE


class Repeat(Step[Machine]):
    """`X per n max k`: X runs as an effect of its own so often. Words: place after it, of X, most, noun, every, its words."""

    name = "repeat"
    frame = "times-left"

    def times(self, m: Machine, f: i64, pc: i64) -> i64:
        n = counted(m, f, pc + 4)
        most = m.most(m.program.code[pc + 3])
        return most if most > 0 and n > most else n

    def go(self, m: Machine, f: i64) -> i64:
        pc = m.stack[f]
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = self.times(m, f, pc) + 1
        if m.stack[f + LEFT] == 1:
            return m.jump(f, m.program.code[pc + 1])
        m.stack[f + LEFT] -= 1
        m.call(f, m.program.code[pc + 2], m.stack[f + SEAT])
        return STAY

    def able(self, m: Machine, f: i64, pc: i64) -> i64:
        code = m.program.code
        return ALL if self.times(m, f, pc) > 0 and m.some_of(f, code[pc + 2], code[pc + 1]) else NONE


class Window(Step[Machine]):
    """Something happened: pieces that wait for it act, by number or in the order their owner chooses, and may be passed over.

    The frame holds what happened: LEFT the event plus 1, IT the piece, COUNT its number or traits; AUX and the words after it
    which pieces have acted.
    """

    name = "window"
    ask = "ask-react"
    section = "reactions"
    frame = "event acted"

    def go(self, m: Machine, f: i64) -> i64:
        found = waiting(m, f)
        n: i64 = len(found)
        if n == 0:
            m.depth = f
            return STAY
        free = True
        for piece in found:
            if not optional(m, f, piece):
                free = False
        if not free and (m.program.by_number or n == 1):
            react(m, f, found[0], False)
            return STAY
        offer = vec[i64]()
        for piece in found:
            offer = listed(offer, m.pick_of(piece))
        return m.ask(listed(offer, m.program.done) if free else offer)

    def resolve(self, m: Machine, f: i64, seat: i64, action: i64) -> i64:
        if action == m.program.done:
            m.depth = f
        else:
            react(m, f, self.about(m, f, seat, action), True)
        return STAY

    def about(self, m: Machine, f: i64, seat: i64, action: i64) -> i64:
        for piece in waiting(m, f):
            if m.pick_of(piece) == action:
                return piece
        return -1


class Replace(Step[Machine]):
    """`replace (X)`: X happens instead of what the piece reacts to. Word: place of X."""

    head = verb("replace", inner("what"))
    ask = ""

    def go(self, m: Machine, f: i64) -> i64:
        if m.stack[f + LEFT] == 1:
            return NEXT
        m.stack[f + LEFT] = 1
        g = m.below(f, WINDOW)
        while g >= 0 and m.program.code[m.stack[g]] & 255 == WINDOW:  # several events of one deed are several windows
            g -= WIDTH
        if g >= 0:
            m.stack[g + FLAGS] |= REPLACED
        m.call(f, m.arg(f, 1), m.stack[f + SEAT])
        return STAY


@mypyc_attr(allow_interpreted_subclasses=True)
class Apart(Step[S]):
    """Everybody does something at their own speed: each seat has frames of its own and waits for nobody until all are done.

    Above this frame lies the first frame of each seat, which runs where it lies, then what these have called, those of one seat
    together. LEFT: how many frames each seat has, four bits each, above the lowest bit.
    """

    def begins(self, m: S, f: i64, seat: i64) -> i64:
        """Where the program of a seat begins."""
        return 0

    # -- where frames lie ----------------------------------------------------------------------------------------------

    def used(self, m: S, f: i64, seat: i64) -> i64:
        """How many frames a seat has; none: it is done."""
        return (m.stack[f + LEFT] >> (1 + 4 * seat)) & 15

    def first(self, f: i64, seat: i64) -> i64:
        """The first frame of a seat."""
        return f + (1 + seat) * WIDTH

    def above(self, m: S, f: i64, seat: i64) -> i64:
        """Where the frames lie that the first frame of a seat has called; behind all others if there are none."""
        g = self.first(f, m.seats)
        left = m.stack[f + LEFT] >> 1
        while left != 0:
            if left & 15 > 1:
                owner = m.stack[g + SEAT]
                if owner == seat:
                    return g
                g += (self.used(m, f, owner) - 1) * WIDTH
            left >>= 4
        return g

    def asks(self, m: S, f: i64, seat: i64) -> i64:
        n = self.used(m, f, seat)
        return self.first(f, seat) if n == 1 else self.above(m, f, seat) + (n - 2) * WIDTH

    def frames(self, m: S, f: i64, seat: i64) -> list[int]:
        """All frames of a seat, the one that asks first."""
        n = int(self.used(m, f, seat))
        above = int(self.above(m, f, seat))
        return [above + i * WIDTH for i in range(n - 2, -1, -1)] + ([int(self.first(f, seat))] if n else [])

    def hindmost(self, m: S, f: i64, seat: i64) -> i64:
        """Bring what a seat has called behind all others, where it may grow; gives where it begins."""
        end = f + WIDTH + m.apart
        size = (self.used(m, f, seat) - 1) * WIDTH
        begin = end if size == 0 else self.above(m, f, seat)
        if begin + size == end:
            return begin
        own = m.stack[begin : begin + size]
        i = begin
        while i < end - size:
            m.stack[i] = m.stack[i + size]
            i += 1
        for word in own:
            m.stack[i] = word
            i += 1
        return end - size

    # -- going on ------------------------------------------------------------------------------------------------------

    def go_on(self, m: S, f: i64, seat: i64, bottom: i64) -> None:
        """Let a seat go on until it has to decide or is done; what it has called lies from `bottom` up to `m.depth`."""
        m.apart = 0
        g = self.first(f, seat)
        n: i64 = 1
        while not m.over:
            if m.depth > bottom and m.go_on(bottom) == WAIT:
                break
            if m.program.code[m.stack[g]] & 255 == END:
                n = 0
                break
            if m.one(g) == WAIT:
                break
        m.offered = seat
        n += (m.depth - bottom) // WIDTH
        at = 1 + 4 * seat
        m.stack[f + LEFT] = (m.stack[f + LEFT] & ~(15 << at)) | (n << at)
        if n == 0:
            m.acting &= ~(1 << seat)
        m.apart = m.depth - f - WIDTH
        m.depth = f + WIDTH
        m.back = 0
        m.back_it = -1

    def go(self, m: S, f: i64) -> i64:
        seat: i64 = 0
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = 1
            while seat < m.seats:
                m.depth = self.first(f, seat)
                m.enter(self.begins(m, f, seat), seat, -1, -1)
                seat += 1
            seat = 0
            while seat < m.seats:
                m.depth = self.above(m, f, seat)
                self.go_on(m, f, seat, m.depth)
                seat += 1
            seat = 0
        left = m.stack[f + LEFT] >> 1
        if left == 0:
            m.offered = -1
            m.apart = 0
            return NEXT
        while left != 0:
            if left & 15:
                m.acting |= 1 << seat
            left >>= 4
            seat += 1
        return TOGETHER

    def choices(self, m: S, f: i64, seat: i64) -> vec[i64]:
        g = self.asks(m, f, seat)
        m.step_at(g).go(m, g)
        m.offered = seat
        return m.offer

    def resolve(self, m: S, f: i64, seat: i64, action: i64) -> i64:
        n = self.used(m, f, seat)
        bottom = self.hindmost(m, f, seat)
        m.depth = bottom + (n - 1) * WIDTH
        m.resolve(self.first(f, seat) if n == 1 else m.depth - WIDTH, seat, action)
        self.go_on(m, f, seat, bottom)
        return TOGETHER if m.acting != 0 and not m.over else STAY

    def about(self, m: S, f: i64, seat: i64, action: i64) -> i64:
        g = self.asks(m, f, seat)
        return m.step_at(g).about(m, g, seat, action)


class Words(Step[Machine]):
    """What a trigger or a standing rule says besides its name: only read, never run."""

    name = "words"


class Done(Test[Machine]):
    """Whether the step before did anything: how conditions that are somebody's decision are compiled."""

    def holds(self, m: Machine, f: i64, pc: i64) -> bool:
        return m.stack[f + COUNT] > 0


def controls() -> list[Step[Any]]:
    """One of each, in the order of their numbers; END and WINDOW name two of them."""
    return [
        End(), Jump(), Gain(), GainPer(), May(), Choose(), Need(), Paid(), If(), Each(), Repeat(), Window(), Replace(),
        Words(),
    ]  # fmt: skip
