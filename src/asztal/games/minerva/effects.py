"""The words of the notation, each declared once: how it is written, what it does, what it asks."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import ALL, AUX, FAILED, FLAGS, LEFT, NEXT, NONE, SEAT, STAY, THIS, WAIT
from asztal.core.machine.pick import Pick
from asztal.core.machine.words import Held, Noun, Step
from asztal.core.notation import good, inner, key, noun, number, quantity, verb, words
from asztal.core.pieces import SEATS
from asztal.core.spaces import around, connected, free_beside, space_x, space_y
from asztal.core.state import listed
from asztal.games.minerva import actions, layout, log
from asztal.games.minerva import tables as t
from asztal.games.minerva.state import Minerva, far_spot, near_spot, spot_actions

GOODS: Final = tuple(good(name) for name in (*actions.GOOD_NAMES, "resource", "vp"))
AREA: Final = key(words("in", "around8", "lines4", several=False))


# -- gaining and paying ------------------------------------------------------------------------------------------------------


class TakeResource(Step[Minerva]):
    """A resource of the player's choice, again and again until all are taken."""

    name = "take-resource"
    ask = "ask-take-resource"
    section = "activation"
    frame = "left"

    def go(self, m: Minerva, f: i64) -> i64:
        if m.stack[f + LEFT] <= 1:
            return NEXT
        return m.ask(vec[i64]([actions.TAKE, actions.TAKE + 1, actions.TAKE + 2, actions.TAKE + 3]))

    def resolve(self, m: Minerva, f: i64, seat: i64, action: i64) -> i64:
        m.stack[f + LEFT] -= 1
        m.gain(f, seat, action - actions.TAKE, 1)
        return STAY


class Giving(Step[Minerva]):
    """Paying resources of the player's choice, one after the other."""

    ask = "ask-give"
    section = "activation"
    frame = "left given"

    # AUX: bit g: resource g has been given, where all have to differ

    def differ(self) -> bool:
        return False

    def choose(self, m: Minerva, f: i64) -> i64:
        """What may be given; nothing may be sold that is needed to finish the payment."""
        seat = m.stack[f + SEAT]
        left = m.stack[f + LEFT] - 1
        given = m.stack[f + AUX]
        found = vec[i64]()
        for resource in range(t.RESOURCES):
            if m.get(seat, resource) > 0 and not (given >> resource) & 1:
                found = append(found, actions.GIVE + resource)
        if len(found) == 1 or (self.differ() and len(found) == left):
            return self.resolve(m, f, seat, found[0])  # all of them have to be given
        if self.differ() or m.held(seat) > left:  # of more kinds than have to be given one may always go
            for resource in range(t.RESOURCES):
                if m.get(seat, resource) > 0:
                    found = append(found, actions.SELL + resource)
        m.offer = found
        return WAIT

    def resolve(self, m: Minerva, f: i64, seat: i64, action: i64) -> i64:
        m.pay(seat, action - actions.GIVE, 1)
        if self.differ():
            m.stack[f + AUX] |= 1 << (action - actions.GIVE)
        m.stack[f + LEFT] -= 1
        return NEXT if m.stack[f + LEFT] == 1 else STAY


def impossible(m: Minerva, f: i64) -> i64:
    """A cost that cannot be paid is not paid in part."""
    m.stack[f + FLAGS] |= FAILED
    return NEXT


class Pay(Giving):
    """`2 wheat, resource` in a cost. Words: how many goods, then for each its number and the amount."""

    name = "pay"

    def wanted(self, m: Minerva, pc: i64, which: i64) -> i64:
        """How much of a good the cost takes."""
        code = m.program.code
        found: i64 = 0
        for i in range(code[pc + 1]):
            if code[pc + 2 + i * 2] == which:
                found += code[pc + 3 + i * 2]
        return found

    def able(self, m: Minerva, f: i64, pc: i64) -> i64:
        seat = m.stack[f + SEAT]
        left: i64 = 0
        which: i64 = 0
        while which < t.RESOURCE:
            wanted = self.wanted(m, pc, which)
            if m.get(seat, which) < wanted:
                return NONE
            if which < t.RESOURCES:
                left += m.get(seat, which) - wanted
            which += 1
        return ALL if left >= self.wanted(m, pc, t.RESOURCE) else NONE

    def go(self, m: Minerva, f: i64) -> i64:
        pc = m.stack[f]
        if m.stack[f + LEFT] == 0:
            if self.able(m, f, pc) == NONE:
                return impossible(m, f)
            which: i64 = 0
            while which < t.RESOURCE:
                m.pay(m.stack[f + SEAT], which, self.wanted(m, pc, which))
                which += 1
            m.stack[f + LEFT] = self.wanted(m, pc, t.RESOURCE) + 1
        return NEXT if m.stack[f + LEFT] == 1 else self.choose(m, f)


class PayDifferent(Giving):
    """`pay-different 2`: so many resources, no two of a kind."""

    head = verb("pay-different", number("n"))

    def differ(self) -> bool:
        return True

    def refuses(self, cost: bool) -> str:
        return "" if cost else "'pay-different' is a cost: it stands before '=>'"

    def able(self, m: Minerva, f: i64, pc: i64) -> i64:
        kinds: i64 = 0
        for resource in range(t.RESOURCES):
            if m.get(m.stack[f + SEAT], resource) > 0:
                kinds += 1
        return ALL if kinds >= m.program.code[pc + 1] else NONE

    def go(self, m: Minerva, f: i64) -> i64:
        if m.stack[f + LEFT] == 0:
            if self.able(m, f, m.stack[f]) == NONE:
                return impossible(m, f)
            m.stack[f + LEFT] = m.arg(f, 1) + 1
        return self.choose(m, f)


class Exchange(Step[Minerva]):
    """`exchange (wheat => glory)`: the arrow; as often as the player likes."""

    head = verb("exchange", inner("what"))
    ask = "ask-exchange"
    section = "activation"
    needed = False

    def able(self, m: Minerva, f: i64, pc: i64) -> i64:
        return m.able(f, m.program.code[pc + 1])

    def go(self, m: Minerva, f: i64) -> i64:
        if self.able(m, f, m.stack[f]) == NONE:
            return NEXT
        return m.ask(vec[i64]([m.program.done, m.program.yes]))

    def resolve(self, m: Minerva, f: i64, seat: i64, action: i64) -> i64:
        if action == m.program.done:
            return NEXT
        m.call(f, m.arg(f, 1), seat)
        return STAY


# -- special facilities ------------------------------------------------------------------------------------------------------


class TakeCultureTile(Step[Minerva]):
    """`take-culture-tile`: the top of a culture pile, whatever it needs."""

    head = verb("take-culture-tile")
    ask = "ask-culture"
    section = "special"

    def piles(self, m: Minerva) -> vec[i64]:
        found = vec[i64]()
        for culture in range(3):
            if m.rings.many((layout.CULTURE + culture) * SEATS) > 0:
                found = append(found, actions.CULTURE + culture)
        return found

    def able(self, m: Minerva, f: i64, pc: i64) -> i64:
        return ALL if len(self.piles(m)) > 0 else NONE

    def go(self, m: Minerva, f: i64) -> i64:
        found = self.piles(m)
        return m.ask(found) if len(found) > 1 else self.resolve(m, f, m.stack[f + SEAT], found[0])

    def resolve(self, m: Minerva, f: i64, seat: i64, action: i64) -> i64:
        m.take_culture_tile(seat, action - actions.CULTURE)
        return NEXT


class Around(Pick[Minerva]):
    """Choosing among the tiles around the one the effect belongs to."""

    section = "special"

    def how(self, m: Minerva, f: i64, pc: i64) -> i64:
        return m.program.code[pc + 1]

    def candidates(self, m: Minerva, f: i64, pc: i64) -> vec[i64]:
        found = vec[i64]()
        middle = m.space(m.stack[f + THIS])
        for piece in m.rings.piled(layout.CITY * SEATS + m.stack[f + SEAT]):
            if around(middle, m.space(piece)):
                found = append(found, piece)
        return found

    def action(self, m: Minerva, f: i64, piece: i64) -> i64:
        return m.tile_action(m.stack[f + SEAT], piece)


class Activate(Around):
    """`activate 3`: so many of the tiles around, one after the other; no special ones."""

    head = verb("activate", quantity())
    ask = "ask-activate"

    def fits(self, m: Minerva, f: i64, pc: i64, piece: i64) -> bool:
        kind = m.tables.kind[piece]
        return m.tables.use[kind] != 0 and m.tables.category[kind] != t.SPECIAL and not m.marks[piece] & layout.ACTIVATED

    def act(self, m: Minerva, f: i64, piece: i64) -> None:
        m.marks[piece] |= layout.ACTIVATED
        m.tell(log.USED, m.stack[f + SEAT], piece)
        m.enter(m.tables.use[m.tables.kind[piece]], m.stack[f + SEAT], piece, -1)

    def finish(self, m: Minerva, f: i64) -> None:
        for piece in self.candidates(m, f, m.stack[f]):
            m.marks[piece] &= ~layout.ACTIVATED


class RemoveResidence(Around):
    """`remove-residence`: one of the residences around leaves the game."""

    head = verb("remove-residence", quantity())
    ask = "ask-remove-residence"

    def fits(self, m: Minerva, f: i64, pc: i64, piece: i64) -> bool:
        return m.is_residence(piece) and not m.marks[piece] & layout.ASSISTED

    def act(self, m: Minerva, f: i64, piece: i64) -> None:
        m.discard(piece)
        m.tell(log.REMOVED, m.stack[f + SEAT], piece)


class MoveTile(Around):
    """`move-tile`: one of the tiles around moves to another place of the city, and everything hangs together afterwards."""

    head = verb("move-tile", quantity())
    ask = "ask-move-tile"

    def places(self, m: Minerva, seat: i64, piece: i64) -> vec[i64]:
        """Where a tile may move: beside the others, and so that all of them are connected."""
        rest = m.spaces(seat, piece)
        whole = connected(rest)
        found = vec[i64]()
        for at in free_beside(rest):
            if at != m.space(piece) and (whole or connected(listed(rest[:], at))):
                found = append(found, at)
        return found

    def fits(self, m: Minerva, f: i64, pc: i64, piece: i64) -> bool:
        return len(self.places(m, m.stack[f + SEAT], piece)) > 0

    def act(self, m: Minerva, f: i64, piece: i64) -> None:
        m.enter(m.tables.move_flow, m.stack[f + SEAT], piece, -1)


class MoveTo(Step[Minerva]):
    """Where the chosen tile goes."""

    name = "move-to"
    ask = "ask-move-to"
    section = "special"

    def go(self, m: Minerva, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        found = spot_actions(MOVE.places(m, seat, m.stack[f + THIS]))
        return m.ask(found) if len(found) > 1 else self.resolve(m, f, seat, found[0])

    def resolve(self, m: Minerva, f: i64, seat: i64, action: i64) -> i64:
        piece = m.stack[f + THIS]
        at = near_spot(action) if action < actions.FAR else far_spot(MOVE.places(m, seat, piece), action)
        m.marks[piece] += at - m.space(piece)
        m.tell(log.MOVED, seat, piece, at)
        return NEXT


MOVE: Final = MoveTile()


# -- counting ----------------------------------------------------------------------------------------------------------------


class Owned(Held[Minerva]):
    """`per wheat`: what the player has."""

    def count(self, m: Minerva, f: i64, pc: i64) -> i64:
        return m.get(m.stack[f + SEAT], m.program.code[pc])


def counts_in(area: i64, middle: i64, at: i64) -> bool:
    """Whether a space lies in the area of a tile: the eight around it, or in line with it; never its own."""
    if area == 1:
        return around(middle, at)
    return at != middle and (space_x(at) == space_x(middle) or space_y(at) == space_y(middle))


class Facility(Noun[Minerva]):
    """`facility commercial in around8`: tiles of some categories. Words: categories, area."""

    head = noun("facility", words("what", *t.CATEGORIES), AREA)

    def count(self, m: Minerva, f: i64, pc: i64) -> i64:
        what = m.program.code[pc]
        middle = m.space(m.stack[f + THIS])
        found: i64 = 0
        for piece in m.rings.piled(layout.CITY * SEATS + m.stack[f + SEAT]):
            if (what >> m.category(piece)) & 1 and counts_in(m.program.code[pc + 1], middle, m.space(piece)):
                found += 1
        return found


class Kind(Noun[Minerva]):
    """`kind in lines4`: different categories. Word: area."""

    head = noun("kind", AREA)

    def count(self, m: Minerva, f: i64, pc: i64) -> i64:
        middle = m.space(m.stack[f + THIS])
        seen: i64 = 0
        for piece in m.rings.piled(layout.CITY * SEATS + m.stack[f + SEAT]):
            if counts_in(m.program.code[pc], middle, m.space(piece)):
                seen |= 1 << m.category(piece)
        found: i64 = 0
        while seen > 0:
            found += seen & 1
            seen >>= 1
        return found
