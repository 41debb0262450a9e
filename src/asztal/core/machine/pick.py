"""Verbs that choose pieces: so many, with a filter, out of some zones, one after the other, and something is done with each."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from asztal.core.machine.frames import ALL, AUX, COUNT, FAILED, FLAGS, IT, LEFT, NEXT, NONE, SEAT, SOME, STAY, THIS
from asztal.core.machine.machine import Machine
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.core.state import listed

# How many, in the low four bits of a quantity word; the number stands above them.
EXACT: Final = 0
UPTO: Final = 1
ANY: Final = 2  # as many as the player likes
EVERY: Final = 3  # all that are there, without a choice

# Which piece, where the line names one instead of a filter.
FILTER: Final = 0
THIS_PIECE: Final = 1
IT_PIECE: Final = 2

# The same as bits of what a piece is: the first two traits of every game that has traits (see `compiling.traits`).
THIS_BIT: Final = 1
IT_BIT: Final = 2

PLENTY: Final = 1000

S = TypeVar("S", bound=Machine)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Step[S]):
    """Choose pieces and do something with each. LEFT: how many are still to be chosen, plus 1; AUX: how many were."""

    frame = "left chosen"

    # -- what a verb says ----------------------------------------------------------------------------------------------

    def how(self, m: S, f: i64, pc: i64) -> i64:
        """How many: EXACT, UPTO, ANY or EVERY, and the number << 4. One, if the verb takes no quantity."""
        return EXACT | 1 << 4

    def candidates(self, m: S, f: i64, pc: i64) -> vec[i64]:
        """The pieces that could be chosen, before `fits` is asked."""
        return vec[i64]()

    def fits(self, m: S, f: i64, pc: i64, piece: i64) -> bool:
        """Whether this piece may be chosen."""
        return True

    def action(self, m: S, f: i64, piece: i64) -> i64:
        """The action that chooses a piece. Equal pieces have one action, and `better` says which of them it means."""
        return m.pick_of(piece)

    def better(self, m: S, f: i64, piece: i64, than: i64) -> bool:
        """Whether of two equal pieces the first is meant."""
        return False

    def act(self, m: S, f: i64, piece: i64) -> None:
        """Do it with the chosen piece."""

    def begin(self, m: S, f: i64, n: i64) -> i64:
        """Called before the first is chosen; gives how many are to be chosen, for instance fewer."""
        return n

    def finish(self, m: S, f: i64) -> None:
        """Called once when all have been chosen."""

    # -- what follows --------------------------------------------------------------------------------------------------

    def found(self, m: S, f: i64, pc: i64) -> vec[i64]:
        """The pieces that may be chosen."""
        fitting = vec[i64]()
        for piece in self.candidates(m, f, pc):
            if self.fits(m, f, pc, piece):
                fitting = append(fitting, piece)
        return fitting

    def offered(self, m: S, f: i64, pieces: vec[i64]) -> vec[i64]:
        """Their actions, equal ones once."""
        found = vec[i64]()
        for piece in pieces:
            found = listed(found, self.action(m, f, piece))
        return found

    def about(self, m: S, f: i64, seat: i64, action: i64) -> i64:
        best: i64 = -1
        for piece in self.found(m, f, m.stack[f]):
            if self.action(m, f, piece) == action and (best < 0 or self.better(m, f, piece, best)):
                best = piece
        return best

    def take(self, m: S, f: i64, piece: i64) -> None:
        """Do it with a piece and count it."""
        m.stack[f + IT] = piece
        m.stack[f + LEFT] -= 1
        m.stack[f + AUX] += 1
        self.act(m, f, piece)

    def go(self, m: S, f: i64) -> i64:
        pc = m.stack[f]
        how = self.how(m, f, pc)
        if m.stack[f + LEFT] == 0:
            wanted = how >> 4 if how & 15 in (EXACT, UPTO) else PLENTY
            deep = m.depth
            m.stack[f + LEFT] = self.begin(m, f, wanted) + 1
            if m.depth != deep:
                return STAY
        while m.stack[f + LEFT] > 1:
            pieces = self.found(m, f, pc)
            n: i64 = len(pieces)
            if n == 0:
                if how & 15 == EXACT:
                    m.stack[f + FLAGS] |= FAILED
                break
            deep = m.depth
            if how & 15 == EVERY:
                self.take(m, f, pieces[0])
                if m.depth != deep:
                    return STAY
                continue
            offer = self.offered(m, f, pieces)
            if how & 15 != EXACT:
                return m.ask(listed(offer, m.program.done))
            if len(offer) > 1:
                return m.ask(offer)
            self.take(m, f, self.about(m, f, m.stack[f + SEAT], offer[0]))
            if m.depth != deep:
                return STAY
        return self.end(m, f)

    def end(self, m: S, f: i64) -> i64:
        m.stack[f + COUNT] = m.stack[f + AUX]
        self.finish(m, f)
        return NEXT

    def resolve(self, m: S, f: i64, seat: i64, action: i64) -> i64:
        if action == m.program.done:
            how = self.how(m, f, m.stack[f])
            if how & 15 != EXACT:
                return self.end(m, f)
        self.take(m, f, self.about(m, f, seat, action))
        return STAY

    def able(self, m: S, f: i64, pc: i64) -> i64:
        how = self.how(m, f, pc)
        n: i64 = len(self.found(m, f, pc))
        if n == 0:
            return NONE
        return ALL if how & 15 != EXACT or n >= how >> 4 else SOME


def named(m: Machine, f: i64, which: i64) -> i64:
    """The piece `this` or `it` names."""
    return m.stack[f + THIS] if which == THIS_PIECE else m.stack[f + IT]


@mypyc_attr(allow_interpreted_subclasses=True)
class PickFrom(Pick[S]):
    """Choose pieces out of zones by what they are: `discard 2 mask from hand`. A verb then only says what is done with each.

    Which argument word says what follows from the parameters of its head: the quantity, `what`, `from` (or `in`), and
    `not-being`. `this` and `it` name one piece, wherever it lies unless the line says where from. What the player cannot see
    cannot be chosen.
    """

    home: int = 0
    """Bit z: taken from zone z of the player, if the line does not say where from."""
    # found by the compiler: `home`, and which argument word says what
    zones_at_home: i64 = 0
    n_at: i64 = 0
    what_at: i64 = 0
    from_at: i64 = 0
    not_at: i64 = 0

    def how(self, m: S, f: i64, pc: i64) -> i64:
        if self.n_at:
            return m.program.code[pc + self.n_at]
        return EXACT | 1 << 4

    def whose(self, m: S, f: i64, zone: i64) -> i64:
        """The seat whose zone it is: the player's own; a zone of the table belongs to seat 0."""
        if (m.program.common >> zone) & 1:
            return 0
        return m.stack[f + SEAT]

    def traits(self, m: S, piece: i64) -> i64:
        return m.program.traits[m.program.kind[piece]]

    def zones(self, m: S, f: i64, pc: i64) -> i64:
        """Bit z: taken from zone z; 0: a named piece from anywhere."""
        said: i64 = m.program.code[pc + self.from_at] if self.from_at else 0
        return said if said else self.zones_at_home

    def candidates(self, m: S, f: i64, pc: i64) -> vec[i64]:
        code = m.program.code
        what: i64 = code[pc + self.what_at] if self.what_at else 0
        if what & (THIS_BIT | IT_BIT):
            piece = named(m, f, THIS_PIECE if what & THIS_BIT else IT_PIECE)
            said: i64 = code[pc + self.from_at] if self.from_at else 0
            if piece < 0 or (said and not (said >> m.rings.zone(piece)) & 1):
                return vec[i64]()
            return vec[i64]([piece])
        no: i64 = code[pc + self.not_at] if self.not_at else 0
        rings = m.rings
        found = vec[i64]()
        seat = m.stack[f + SEAT]
        zones = self.zones(m, f, pc)
        zone: i64 = 0
        while zones:
            if zones & 1:
                place = zone * SEATS + self.whose(m, f, zone)
                n = rings.many(place)
                piece = rings.top(place)
                while n > 0:
                    bits = self.traits(m, piece)
                    if (what == 0 or bits & what) and not bits & no and rings.sees(piece, seat):
                        found = append(found, piece)
                    piece = rings.after(piece)
                    n -= 1
            zones >>= 1
            zone += 1
        return found
