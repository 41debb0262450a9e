"""Equal copies that are not equal: where locations of one printing differ in anything a player may care about, who chooses the
printing is asked which one is meant. SAFE of the asking frame: the action chosen, while that is asked.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Argument, Line
from asztal.core.machine.frames import LEFT, SAFE, STAY
from asztal.core.machine.pick import Pick
from asztal.games.settlers.layout import BLOCKED, DEFENDED, EVERY_COPY, FRESH, NO_AGE, ROUTE, SAMURAI_THERE
from asztal.games.settlers.state import Settlers

CARDS: Final = 40
ROUTES: Final = 48
OWNER: Final = 54
"""Where in a sign its parts begin, above what is marked on a piece: how many cards are under it, who has a deal with it, whose
deal it is."""


def sign(m: Settlers, piece: i64) -> i64:
    """All that tells a location, or a deal with a location, from others of the same printing, as one number."""
    if m.rings.zone(piece) == ROUTE:
        return m.rings.seat(piece) << OWNER | sign(m, m.host(piece))
    return (m.marks[piece] & NO_AGE & ~FRESH) | m.cards_under(piece) << CARDS | m.routes_on(piece) << ROUTES


def different(m: Settlers, pieces: vec[i64]) -> vec[i64]:
    """One of each kind of equal pieces, in their order."""
    found = vec[i64]()
    signs = vec[i64]()
    for piece in pieces:
        own = sign(m, piece)
        new = True
        for other in signs:
            if other == own:
                new = False
        if new:
            found = append(found, piece)
            signs = append(signs, own)
    return found


def asks_which(m: Settlers, pieces: vec[i64]) -> bool:
    """Whether it has to be asked which of these is meant; games of the first version never ask."""
    return len(pieces) > 1 and m.rule(EVERY_COPY) and len(different(m, pieces)) > 1


def ask_which(m: Settlers, pieces: vec[i64]) -> i64:
    """Ask which of these is meant."""
    found = vec[i64]()
    for number in range(len(different(m, pieces))):
        found = append(found, m.t.a.copy + number)
    return m.ask(found)


def location_of(m: Settlers, piece: i64) -> i64:
    """The location a piece is, or that a deal was made with: the card that marks such a deal lies face down."""
    return m.host(piece) if m.rings.zone(piece) == ROUTE else piece


def question(m: Settlers, pieces: vec[i64]) -> Line:
    """Which of these is meant: all of them have one name."""
    (name,) = {m.name_of(int(location_of(m, piece))) for piece in pieces}
    return Line("ask-copy", {"name": name})


def told_apart(m: Settlers, piece: int) -> dict[str, Argument]:
    """What tells a piece from its equals, as arguments of a line."""
    location = int(location_of(m, piece))
    marks = int(m.marks[location])
    return {
        "name": m.name_of(location),
        "used": int(m.used(location)),
        "blocked": "yes" if marks & BLOCKED else "no",
        "defended": "yes" if marks & DEFENDED else "no",
        "samurai": "yes" if marks & SAMURAI_THERE else "no",
        "under": int(m.cards_under(location)),
        "goods": int(m.goods_on(location)),
        "routes": int(m.routes_on(location)).bit_count(),
        "taken": "yes" if m.taken_from(location) >= 0 else "no",
        "dealt": "yes" if m.rings.zone(piece) == ROUTE else "no",
        "dealer": f"#{m.rings.seat(piece)}" if m.rings.zone(piece) == ROUTE else "",
    }


class LocationPick(Pick[Settlers]):
    """A verb that chooses one location or deal; where copies differ, which of them is the next question."""

    def copies(self, m: Settlers, f: i64, action: i64) -> vec[i64]:
        """The pieces an action may mean."""
        found = vec[i64]()
        for piece in self.found(m, f, m.stack[f]):
            if self.action(m, f, piece) == action:
                found = append(found, piece)
        return found

    def go(self, m: Settlers, f: i64) -> i64:
        if m.rule(EVERY_COPY) and m.stack[f + LEFT] != 1:
            if m.stack[f + LEFT] == 0:
                m.stack[f + LEFT] = 2
            if m.stack[f + SAFE] == 0:
                offer = self.offered(m, f, self.found(m, f, m.stack[f]))
                if len(offer) == 1 and asks_which(m, self.copies(m, f, offer[0])):
                    m.stack[f + SAFE] = offer[0]
            if m.stack[f + SAFE]:
                return ask_which(m, self.copies(m, f, m.stack[f + SAFE]))
        return super().go(m, f)

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if m.stack[f + SAFE]:
            piece = self.about(m, f, seat, action)
            m.stack[f + SAFE] = 0
            self.take(m, f, piece)
            return STAY
        if asks_which(m, self.copies(m, f, action)):
            m.stack[f + SAFE] = action
            return STAY
        return super().resolve(m, f, seat, action)

    def about(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if m.stack[f + SAFE]:
            return different(m, self.copies(m, f, m.stack[f + SAFE]))[action - m.t.a.copy]
        return super().about(m, f, seat, action)

    def question(self, m: Settlers, f: i64) -> Line:
        if m.stack[f + SAFE]:
            return question(m, self.copies(m, f, m.stack[f + SAFE]))
        return super().question(m, f)
