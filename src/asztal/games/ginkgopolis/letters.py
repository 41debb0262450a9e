"""Where the letter goes whose space has been built on: beside the new building, else where the ring allows (`ring.py`).

The frame of `place-letter` knows the letter's card (THIS) and the new building (IT); its steps are tried one after the other.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.frames import IT, NEXT, SEAT, THIS
from asztal.core.machine.words import Step
from asztal.core.spaces import step_to
from asztal.games.ginkgopolis import ring, ring1
from asztal.games.ginkgopolis.layout import NOWHERE
from asztal.games.ginkgopolis.log import MOVED_LETTER
from asztal.games.ginkgopolis.state import Ginkgopolis


def letter_of(m: Ginkgopolis, f: i64) -> i64:
    """The letter that looks for a space."""
    return m.stack[f + THIS] - m.tables.first_letter


def put_letter(m: Ginkgopolis, f: i64, at: i64) -> i64:
    """The letter has found its space."""
    m.set_letter(letter_of(m, f), at)
    m.tell(MOVED_LETTER, m.stack[f + SEAT], letter_of(m, f))
    return m.leave(f)


def space_beside(m: Ginkgopolis, f: i64, direction: i64) -> i64:
    """The space beside the new building."""
    return m.where(m.stack[f + IT]) + step_to(direction)


def free_spots(m: Ginkgopolis, f: i64, alone: bool) -> vec[i64]:
    """Where the letter may go; alone: no other letter makes room for it any more."""
    letter = letter_of(m, f)
    if m.version == 1:
        return ring1.spots_anywhere(m, letter) if alone else ring1.spots_for(m, letter)
    return ring.spots_anywhere(m, letter) if alone else ring.spots_for(m, letter)


def makes_room(m: Ginkgopolis, letter: i64, step: i64) -> i64:
    """The letter before (step -1) or after (step 1) that makes room for a letter; -1 if it does not."""
    return ring1.can_shift(m, letter, step) if m.version == 1 else ring.can_shift(m, letter, step)


class MoveLetter(Step[Ginkgopolis]):
    """The letter moves to a free space beside the new building: the player's choice if there are several."""

    name = "move-letter"
    ask = "ask-move"
    section = "urbanise"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        free = vec[i64]()
        for direction in range(i64(4)):
            if m.is_free(space_beside(m, f, direction)):
                free = append(free, m.tables.move + direction)
        if len(free) == 0:
            return NEXT
        return self.put(m, f, free[0]) if len(free) == 1 else m.ask(free)

    def resolve(self, m: Ginkgopolis, f: i64, seat: i64, action: i64) -> i64:
        return self.put(m, f, action)

    def put(self, m: Ginkgopolis, f: i64, action: i64) -> i64:
        return put_letter(m, f, space_beside(m, f, action - m.tables.move))

    def question(self, m: Ginkgopolis, f: i64) -> Line:
        hal = m.is_hal(m.owner(m.stack[f + IT]))
        return Line("ask-move-hal" if hal else self.ask, m.words(int(m.stack[f + THIS])))

    def explained(self) -> dict[str, str]:
        return {self.ask: self.section, "ask-move-hal": self.section}


class FindSpot(Step[Ginkgopolis]):
    """No free space beside the building: one that keeps the alphabet. Word: 1 if no other letter makes room any more."""

    name = "find-spot"
    ask = "ask-spot"
    section = "rulings"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        free = free_spots(m, f, m.arg(f, 1) == 1)
        if len(free) == 0:
            return NEXT
        if len(free) == 1:
            return put_letter(m, f, free[0])
        found = vec[i64]()
        while len(found) < len(free):
            found = append(found, m.tables.spot + len(found))
        return m.ask(found)

    def resolve(self, m: Ginkgopolis, f: i64, seat: i64, action: i64) -> i64:
        return put_letter(m, f, free_spots(m, f, m.arg(f, 1) == 1)[action - m.tables.spot])

    def question(self, m: Ginkgopolis, f: i64) -> Line:
        return Line(self.ask, m.words(int(m.stack[f + THIS])))


class Shift(Step[Ginkgopolis]):
    """A neighbour in the alphabet makes room for the letter and looks for a space itself."""

    name = "shift"
    ask = "ask-shift"
    section = "rulings"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        found = vec[i64]()
        if makes_room(m, letter_of(m, f), -1) != -1:
            found = append(found, m.tables.shift_previous)
        if makes_room(m, letter_of(m, f), 1) != -1:
            found = append(found, m.tables.shift_next)
        if len(found) == 0:
            return NEXT
        return self.move(m, f, found[0]) if len(found) == 1 else m.ask(found)

    def resolve(self, m: Ginkgopolis, f: i64, seat: i64, action: i64) -> i64:
        return self.move(m, f, action)

    def move(self, m: Ginkgopolis, f: i64, action: i64) -> i64:
        step: i64 = 1 if action == m.tables.shift_next else -1
        letter = letter_of(m, f)
        neighbour = makes_room(m, letter, step)
        at = m.letter(neighbour)
        m.set_letter(neighbour, NOWHERE)
        m.set_letter(letter, at)
        m.tell(MOVED_LETTER, m.stack[f + SEAT], letter)
        m.stack[f + THIS] = m.tables.first_letter + neighbour
        return m.jump(f, m.tables.find_spot if m.version == 1 else m.tables.find_spot_alone)

    def question(self, m: Ginkgopolis, f: i64) -> Line:
        return Line(self.ask, m.words(int(m.stack[f + THIS])))
