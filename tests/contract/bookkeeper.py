"""Somebody at the table who forgets nothing: where every piece can lie, by all one seat has been shown.

The bookkeeper follows a game move by move. A piece the seat sees is where it is. One it has lost sight of is in the place where
it was last seen, or wherever a face-down piece has come from there since: from the discard pile into the new deck, from there
into a hand. It can be in no hand that has taken nothing from there, and a hand holds no more of what went into a pile than it
has taken since. Works for any game whose state keeps its pieces in `Rings`. A game whose players move pieces in secret says in
its promises which zones others cannot tell apart (`ALIKE`).
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any, NamedTuple

from asztal.core.pieces import SEATS, SPECTATOR
from asztal.core.rings import LINK, Rings
from asztal.core.state import State

OUT = ("away", "box")
"""Zones nothing comes back from."""
SHUFFLE = -9
"""Where all pieces meet that are shuffled in one move; none stays there."""


class Box(NamedTuple):
    """All pieces of one back at one moment, by number."""

    places: dict[int, int]
    """Where each lies; places that look alike are one."""
    seen: dict[int, bool]
    """Whether the seat sees it."""
    real: dict[int, int]
    """The places before those that look alike were taken for one."""
    eyes: dict[int, set[int]]
    """Who sees each piece."""
    out: set[int]
    """Which pieces have left the game."""

    def hidden(self) -> set[int]:
        """The places with something the seat does not see."""
        return {place for piece, place in self.places.items() if not self.seen[piece]}


def boxes(state: State, seat: int) -> list[Box]:
    """The pieces of every back; a game with several says in its promises which pieces have which (`backs`)."""
    rings = getattr(state, "rings", None)
    if not isinstance(rings, Rings):
        return []
    promises: Any = import_module(f"{type(state).__module__.split('.')[-2]}.promises")
    names = rings.zones.names
    alike = {zone: names.index(group[0]) for group in getattr(promises, "ALIKE", ()) for zone in group}
    merged = [alike.get(name, zone) for zone, name in enumerate(names)]
    found = []
    for back in promises.backs(state) if hasattr(promises, "backs") else [range(len(rings.link) // LINK)]:
        real = {piece: int(rings.place(piece)) for piece in back if rings.place(piece) >= 0}
        found.append(
            Box(
                {piece: merged[place // SEATS] * SEATS + place % SEATS for piece, place in real.items()},
                {piece: rings.sees(piece, seat) for piece in real},
                real,
                {piece: {who for who in (*range(state.seats), SPECTATOR) if rings.sees(piece, who)} for piece in real},
                {piece for piece, place in real.items() if names[place // SEATS] in OUT},
            )
        )
    return found


class Bookkeeper:
    """Everything one seat can know of where pieces lie."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.books = [Book(box) for box in boxes(state, seat)]

    def watch(self, state: State) -> None:
        """A move was made."""
        for book, box in zip(self.books, boxes(state, self.seat), strict=True):
            book.watch(box)

    def mistakes(self, world: State) -> list[str]:
        """What in a world cannot be, by what the seat has been shown."""
        compared = zip(self.books, boxes(world, self.seat), strict=True)
        return [mistake for book, box in compared for mistake in book.mistakes(box)]


class Book:
    """What is known of the pieces of one back."""

    def __init__(self, box: Box) -> None:
        self.now = box
        self.can_be: dict[int, set[int]] = {
            piece: set(box.hidden()) if not box.seen[piece] else {place} for piece, place in box.places.items()
        }
        """For each piece the places it can lie in."""
        self.went_in: set[int] = set()
        """The pieces the seat saw go into the last shuffle, as far as it has not seen them since."""
        self.from_there: set[int] = set()
        """The pieces that may have been in that shuffle: others have been lying elsewhere since before."""

    def watch(self, box: Box) -> None:
        if box.places.keys() != self.now.places.keys():  # the pieces have only been laid out now
            self.__init__(box)  # type: ignore[misc]
        before, self.now = self.now, box
        lost = {piece for piece in box.eyes if not box.eyes[piece] >= before.eyes[piece]}
        moved = {piece for piece in box.real if box.real[piece] != before.real[piece]}
        ways = {(before.places[piece], box.places[piece]) for piece in moved - lost if not box.seen[piece]}
        if lost:  # somebody has lost sight of them: they were shuffled, with all nobody sees
            secret = {piece for piece, eyes in box.eyes.items() if not eyes} - box.out
            ways |= {(before.places[piece], SHUFFLE) for piece in lost}
            ways |= {(SHUFFLE, box.places[piece]) for piece in lost | secret}
            self.went_in = {piece for piece in lost if before.seen[piece]}
            self.from_there = lost | {piece for piece, eyes in box.eyes.items() if len(eyes) < 2}  # or had been passed on
        self.went_in = {piece for piece in self.went_in if not box.seen[piece]}
        hidden = box.hidden()
        for piece, place in box.places.items():
            self.can_be[piece] = {place} if box.seen[piece] else reached(self.can_be[piece], ways) & hidden

    def room(self) -> Counter[int]:
        """How many pieces of the last shuffle can be in each place."""
        return Counter(self.now.places[piece] for piece in self.from_there if not self.now.seen[piece])

    def mistakes(self, box: Box) -> list[str]:
        found = [
            f"piece {piece} lies in place {place}, but can only be in {sorted(self.can_be[piece])}"
            for piece, place in box.places.items()
            if place not in self.can_be[piece]
        ]
        room = self.room()
        for place, n in Counter(box.places[piece] for piece in self.went_in).items():
            if n > room[place]:
                found.append(f"place {place} holds {n} pieces of the last shuffle, but has got only {room[place]} since")
        return found


def reached(places: set[int], ways: set[tuple[int, int]]) -> set[int]:
    """Wherever one gets from these places in one move. Only its beginning and its end are seen: a piece that went from the
    discard pile to a hand may have come through the deck, so all ways that touch each other are taken for one."""
    found = set(places)
    touched = set(places)
    while more := {end for way in ways if touched & set(way) for end in way} - touched:
        touched |= more
    return found | {new for _, new in ways if new in touched}
