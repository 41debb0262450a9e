"""Where every card or tile lies, and who knows it.

A game declares its zones once, each with who sees what lies there. `view`, `resample`, the log and the leak test all ask
`Pieces.sees`, so a secret is declared in one place only. Knowledge counts besides: a hand passed on is known to who passed it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.chance import Chance

# Who sees the faces of what lies in a zone.
NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2

SPECTATOR: Final = 7  # the seat number of somebody who only watches
ALL_EYES: Final = 255  # knowledge of all seats and of the spectators

SEATS: Final = 8  # a place is zone * SEATS + seat


class Zones:
    """The zones of one kind of piece: their names, and who sees them."""

    def __init__(self, names: tuple[str, ...], sight: vec[i64]) -> None:
        self.names: tuple[str, ...] = names
        self.sight: vec[i64] = sight


def zones(**sights: int) -> Zones:
    """`zones(deck=NOBODY, hand=OWNER, ...)`; zones are numbered in the order given, `own_deck` is called "own-deck"."""
    return Zones(tuple(name.replace("_", "-") for name in sights), vec[i64](list(sights.values())))


def place(zone: i64, seat: i64) -> i64:
    return zone * SEATS + seat


class Pieces:
    """All pieces of one kind (they share one back): piece number -> place, and piece number -> who knows it."""

    def __init__(self, zones: Zones, at: vec[i64], known: vec[i64]) -> None:
        self.zones: Zones = zones
        self.at: vec[i64] = at
        """Place of each piece: zone * SEATS + seat (seat 0 for common zones)."""
        self.known: vec[i64] = known
        """Bit s: seat s knows where this piece lies although the zone would not show it (see who counts as what below)."""

    def copy(self) -> Pieces:
        return Pieces(self.zones, self.at[:], self.known[:])

    def move(self, piece: i64, zone: i64, seat: i64) -> None:
        """Put a piece somewhere; who sees the new zone knows the piece from now on, who knew it before still does."""
        self.at[piece] = zone * SEATS + seat
        sight = self.zones.sight[zone]
        if sight == OWNER:
            self.known[piece] |= 1 << seat
        elif sight == EVERYBODY:
            self.known[piece] = ALL_EYES

    def forget(self, piece: i64) -> None:
        """Nobody can follow the piece any longer: it was shuffled away."""
        self.known[piece] = 0

    def reveal(self, piece: i64) -> None:
        """Everybody has seen the piece and knows where it lies."""
        self.known[piece] = ALL_EYES

    def lies(self, piece: i64, zone: i64, seat: i64) -> bool:
        return self.at[piece] == zone * SEATS + seat

    def zone(self, piece: i64) -> i64:
        return self.at[piece] >> 3

    def seat(self, piece: i64) -> i64:
        return self.at[piece] & 7

    def sees(self, piece: i64, seat: i64) -> bool:
        """Whether the seat (SPECTATOR: somebody watching) may know which piece lies there."""
        at = self.at[piece]
        sight = self.zones.sight[at >> 3]
        if sight == EVERYBODY or (sight == OWNER and at & 7 == seat):
            return True
        return (self.known[piece] >> seat) & 1 == 1

    def inside(self, zone: i64, seat: i64) -> vec[i64]:
        """The pieces in a place, by number."""
        found = vec[i64]()
        there = zone * SEATS + seat
        at = self.at
        n: i64 = len(at)
        i: i64 = 0
        while i < n:
            if at[i] == there:
                found = append(found, i)
            i += 1
        return found

    def count(self, zone: i64, seat: i64) -> i64:
        there = zone * SEATS + seat
        at = self.at
        n: i64 = len(at)
        i: i64 = 0
        found: i64 = 0
        while i < n:
            if at[i] == there:
                found += 1
            i += 1
        return found

    def swap_places(self, one: i64, other: i64) -> None:
        """Exchange the places of two pieces but not who knows them."""
        at = self.at[one]
        self.at[one] = self.at[other]
        self.at[other] = at

    def unrevealing(self, pieces: vec[i64], seat: i64) -> vec[i64]:
        """The pieces in an order that tells the seat nothing: those it sees by number, then the others by who knows them."""
        keys: list[i64] = []
        n: i64 = len(pieces)
        i: i64 = 0
        while i < n:
            piece = pieces[i]
            keys.append(piece if self.sees(piece, seat) else (1 << 40) + (self.known[piece] << 20) + piece)
            i += 1
        keys.sort()
        ordered = vec[i64]()
        for key in keys:
            ordered = append(ordered, key & 0xFFFFF)
        return ordered

    def deal_anew(self, pieces: vec[i64], rng: Chance) -> vec[i64]:
        """Deal pieces, given in ascending order, anew over the places they lie in; who knows a piece goes with its place.

        For `resample`: the seat knows that another knows what lies there, only not what it is. The places are taken in
        order, not piece by piece, so that the outcome depends on chance and on what the seat may know, not on what really
        lies where. Gives the pieces in the order of their new places.
        """
        dealt = pieces[:]
        rng.shuffle(dealt)
        places: list[i64] = []
        n: i64 = len(pieces)
        i: i64 = 0
        while i < n:
            places.append((self.at[pieces[i]] << 8) + self.known[pieces[i]])
            i += 1
        places.sort()
        i = 0
        while i < n:
            self.at[dealt[i]] = places[i] >> 8
            self.known[dealt[i]] = places[i] & 0xFF
            i += 1
        return dealt

    def mix_unseen(self, pile: vec[i64], seat: i64, first: i64, end: i64, rng: Chance) -> vec[i64]:
        """Deal anew all pieces from `first` up to `end` that the seat does not see; gives the new order of the pile.

        The pile is the one ordered zone among them, a draw deck; what lies elsewhere has no order. If the seat knows a
        card of the pile, that card stays where it is.
        """
        n: i64 = len(pile)
        there: i64 = self.at[pile[0]] if n > 0 else -1
        fixed = vec[i64]()  # what the seat knows to lie in the pile, and where
        i: i64 = 0
        while i < n:
            fixed = append(fixed, pile[i] if self.sees(pile[i], seat) else -1)
            i += 1
        unseen = vec[i64]()
        piece = first
        while piece < end:
            if not self.sees(piece, seat):
                unseen = append(unseen, piece)
            piece += 1
        dealt = self.deal_anew(unseen, rng)
        piled = vec[i64]()
        drawn: i64 = 0
        i = 0
        while i < n:
            if fixed[i] >= 0:
                piled = append(piled, fixed[i])
            else:
                while self.at[dealt[drawn]] != there:
                    drawn += 1
                piled = append(piled, dealt[drawn])
                drawn += 1
            i += 1
        return piled
