"""Where every piece lies, and who knows it: each place is a ring of pieces.

Taking, putting and listing cost what they touch, not the number of pieces in the box, and every pile keeps its order. A game
declares its zones once, each with who sees what lies there (`core.pieces`). `view`, `resample`, the log and the leak test all
ask `Rings.sees`, so a secret is declared in one place only. Knowledge counts besides: a card shown once is known to who saw it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from asztal.core.chance import Chance
from asztal.core.pieces import ALL_EYES, EVERYBODY, OWNER, SEATS, Zones

# The words of a piece in `link`.
PLACE: Final = 0  # zone * SEATS + seat; -1 before it has been put anywhere
AFTER: Final = 1  # the next piece of the ring, below this one in a pile
BEFORE: Final = 2
KNOWN: Final = 3  # bit s: seat s knows where this piece lies although the zone would not show it; bit 7: spectators
LINK: Final = 4

# The words of a place in `head`.
TOP: Final = 0  # its first piece, the top of a pile; -1 if it is empty
COUNT: Final = 1
HEAD: Final = 2


class Rings:
    """All pieces of a game: where each lies, in which order, and who knows it."""

    def __init__(self, zones: Zones, link: vec[i16], head: vec[i16]) -> None:
        self.zones: Zones = zones
        self.link: vec[i16] = link
        """LINK words for each piece. Who may see them: see `sees`."""
        self.head: vec[i16] = head
        """HEAD words for each place."""

    def copy(self) -> Rings:
        return Rings(self.zones, self.link[:], self.head[:])

    # -- asking --------------------------------------------------------------------------------------------------------

    def place(self, piece: i64) -> i64:
        """zone * SEATS + seat."""
        return i64(self.link[piece * LINK])

    def zone(self, piece: i64) -> i64:
        return i64(self.link[piece * LINK]) >> 3

    def seat(self, piece: i64) -> i64:
        return i64(self.link[piece * LINK]) & 7

    def lies(self, piece: i64, zone: i64, seat: i64) -> bool:
        return i64(self.link[piece * LINK]) == zone * SEATS + seat

    def after(self, piece: i64) -> i64:
        """The next piece of the same place; after the last comes the first."""
        return i64(self.link[piece * LINK + AFTER])

    def top(self, place: i64) -> i64:
        """The first piece of a place, -1 if it is empty."""
        return i64(self.head[place * HEAD])

    def bottom(self, place: i64) -> i64:
        """The last piece of a place, -1 if it is empty."""
        first = i64(self.head[place * HEAD])
        return first if first < 0 else i64(self.link[first * LINK + BEFORE])

    def many(self, place: i64) -> i64:
        return i64(self.head[place * HEAD + COUNT])

    def count(self, zone: i64, seat: i64) -> i64:
        return i64(self.head[(zone * SEATS + seat) * HEAD + COUNT])

    def known(self, piece: i64) -> i64:
        return i64(self.link[piece * LINK + KNOWN])

    def sees(self, piece: i64, seat: i64) -> bool:
        """Whether the seat (SPECTATOR: somebody watching) may know which piece lies there."""
        at = i64(self.link[piece * LINK])
        sight = self.zones.sight[at >> 3]
        if sight == EVERYBODY or (sight == OWNER and at & 7 == seat):
            return True
        return (i64(self.link[piece * LINK + KNOWN]) >> seat) & 1 == 1

    def piled(self, place: i64) -> vec[i64]:
        """The pieces of a place from the top down."""
        n = self.many(place)
        found = vec[i64]([0] * n)
        link = self.link
        piece = self.top(place)
        i: i64 = 0
        while i < n:
            found[i] = piece
            piece = i64(link[piece * LINK + AFTER])
            i += 1
        return found

    def inside(self, zone: i64, seat: i64) -> vec[i64]:
        """The pieces in a place, by number."""
        found = self.piled(zone * SEATS + seat)
        in_order(found)
        return found

    # -- moving --------------------------------------------------------------------------------------------------------

    def leave(self, piece: i64) -> None:
        """Take a piece out of its ring."""
        if piece < 0:  # the top of an empty place; counted from the end it would be another piece
            raise IndexError("no piece lies there")
        link = self.link
        at = i64(link[piece * LINK])
        if at < 0:
            return
        head = self.head
        n = i64(head[at * HEAD + COUNT])
        head[at * HEAD + COUNT] = i16(n - 1)
        if n == 1:
            head[at * HEAD] = -1
        else:
            after = i64(link[piece * LINK + AFTER])
            before = i64(link[piece * LINK + BEFORE])
            link[before * LINK + AFTER] = i16(after)
            link[after * LINK + BEFORE] = i16(before)
            if i64(head[at * HEAD]) == piece:
                head[at * HEAD] = i16(after)
        link[piece * LINK] = -1

    def join(self, piece: i64, place: i64, first: bool) -> None:
        """Put a piece that lies nowhere on the top (first) or under the bottom of a place."""
        link = self.link
        head = self.head
        link[piece * LINK] = i16(place)
        top = i64(head[place * HEAD])
        head[place * HEAD + COUNT] = i16(i64(head[place * HEAD + COUNT]) + 1)
        if top < 0:
            link[piece * LINK + AFTER] = i16(piece)
            link[piece * LINK + BEFORE] = i16(piece)
            head[place * HEAD] = i16(piece)
            return
        last = i64(link[top * LINK + BEFORE])
        link[piece * LINK + AFTER] = i16(top)
        link[piece * LINK + BEFORE] = i16(last)
        link[top * LINK + BEFORE] = i16(piece)
        link[last * LINK + AFTER] = i16(piece)
        if first:
            head[place * HEAD] = i16(piece)

    def move(self, piece: i64, zone: i64, seat: i64) -> None:
        """Put a piece last in a place; who sees the new zone knows the piece from now on, who knew it before still does."""
        self.put(piece, zone, seat, False)

    def lay_on(self, piece: i64, zone: i64, seat: i64) -> None:
        """Put a piece on the top of a place."""
        self.put(piece, zone, seat, True)

    def put(self, piece: i64, zone: i64, seat: i64, first: bool) -> None:
        self.leave(piece)
        self.join(piece, zone * SEATS + seat, first)
        sight = self.zones.sight[zone]
        if sight == OWNER:
            self.link[piece * LINK + KNOWN] = i16(self.known(piece) | (1 << seat))
        elif sight == EVERYBODY:
            self.link[piece * LINK + KNOWN] = ALL_EYES

    def know(self, piece: i64, eyes: i64) -> None:
        """Say who knows a piece beyond what its zone shows."""
        self.link[piece * LINK + KNOWN] = i16(eyes)

    def forget(self, piece: i64) -> None:
        """Nobody can follow the piece any longer: it was shuffled away."""
        self.link[piece * LINK + KNOWN] = 0

    def reveal(self, piece: i64) -> None:
        """Everybody has seen the piece and knows where it lies."""
        self.link[piece * LINK + KNOWN] = ALL_EYES

    def arrange(self, pieces: vec[i64], place: i64) -> None:
        """Make these pieces, wherever they lie, the whole pile of a place, the first on top; who knows them stays."""
        for piece in pieces:
            self.leave(piece)
        for piece in pieces:
            self.join(piece, place, False)

    def hand_on(self, zone: i64, seats: i64) -> None:
        """Every seat's pieces in a zone go to the next seat, in the same order."""
        head = self.head
        link = self.link
        owner = self.zones.sight[zone] == OWNER
        last = zone * SEATS + seats - 1
        top = head[last * HEAD]
        many = head[last * HEAD + COUNT]
        place = last
        while place > zone * SEATS:
            head[place * HEAD] = head[place * HEAD - HEAD]
            head[place * HEAD + COUNT] = head[place * HEAD - HEAD + COUNT]
            place -= 1
        head[place * HEAD] = top
        head[place * HEAD + COUNT] = many
        while place <= last:
            left = i64(head[place * HEAD + COUNT])
            piece = i64(head[place * HEAD])
            while left > 0:
                link[piece * LINK] = i16(place)
                if owner:
                    link[piece * LINK + KNOWN] = i16(i64(link[piece * LINK + KNOWN]) | (1 << (place & 7)))
                piece = i64(link[piece * LINK + AFTER])
                left -= 1
            place += 1

    def shuffle(self, place: i64, chance: Chance) -> None:
        """Mix a place; nobody can follow its pieces any longer. The outcome depends on chance and on which pieces there are."""
        pieces = self.piled(place)
        in_order(pieces)
        chance.shuffle(pieces)
        self.heap(pieces, place)

    def heap(self, pieces: vec[i64], place: i64) -> None:
        """Make a mixed row of pieces, wherever they lie, the whole pile of a place, the last on top; nobody knows them."""
        n: i64 = len(pieces)
        if n == 0:
            return
        link = self.link
        for piece in pieces:
            if i64(link[piece * LINK]) != place:
                self.leave(piece)
        above = pieces[0]  # the ring closes: the bottom is before the top
        i = n - 1
        while i >= 0:
            piece = pieces[i]
            link[piece * LINK] = i16(place)
            link[piece * LINK + BEFORE] = i16(above)
            link[above * LINK + AFTER] = i16(piece)
            link[piece * LINK + KNOWN] = 0
            above = piece
            i -= 1
        self.head[place * HEAD] = i16(pieces[n - 1])
        self.head[place * HEAD + COUNT] = i16(n)

    def shuffle_to(self, old: i64, place: i64, chance: Chance) -> None:
        """Mix the pieces of one place and put them under those of another."""
        pieces = self.piled(old)
        in_order(pieces)
        chance.shuffle(pieces)
        n: i64 = len(pieces)
        i = n - 1  # the last of the shuffled row comes on top
        while i >= 0:
            self.leave(pieces[i])
            self.join(pieces[i], place, False)
            self.forget(pieces[i])
            i -= 1

    # -- for `resample` ------------------------------------------------------------------------------------------------

    def tidy(self, place: i64, seat: i64) -> None:
        """Put the pieces of a place that has no order into one that tells the seat nothing: those it sees by number, then the
        others by who knows them."""
        keys: list[i64] = []
        for piece in self.piled(place):
            keys.append(piece if self.sees(piece, seat) else (1 << 40) + (self.known(piece) << 20) + piece)
        keys.sort()
        ordered = vec[i64]()
        for key in keys:
            ordered = append(ordered, key & 0xFFFFF)
        self.arrange(ordered, place)

    def exchange(self, new: vec[i64], old: vec[i64]) -> None:
        """Let each of the new pieces take the place in the rings, and who knows it, of the old one at the same index.

        Both rows hold the same pieces in different orders.
        """
        was = self.link[:]
        n: i64 = len(was) // LINK
        becomes = vec[i64]([0] * n)
        piece: i64 = 0
        while piece < n:
            becomes[piece] = piece
            piece += 1
        i: i64 = 0
        while i < len(old):
            becomes[old[i]] = new[i]
            i += 1
        link = self.link
        piece = 0
        while piece < n:
            there = becomes[piece]
            link[there * LINK] = was[piece * LINK]
            link[there * LINK + KNOWN] = was[piece * LINK + KNOWN]
            if i64(was[piece * LINK]) >= 0:
                link[there * LINK + AFTER] = i16(becomes[i64(was[piece * LINK + AFTER])])
                link[there * LINK + BEFORE] = i16(becomes[i64(was[piece * LINK + BEFORE])])
            piece += 1
        head = self.head
        place: i64 = 0
        while place < len(head) // HEAD:
            top = i64(head[place * HEAD])
            if top >= 0:
                head[place * HEAD] = i16(becomes[top])
            place += 1


def rings(zones: Zones, pieces: int) -> Rings:
    """Pieces that lie nowhere yet."""
    nowhere: i16 = -1
    nobody: i16 = 0
    link = vec[i16]()
    for _ in range(pieces):
        link = append(append(append(append(link, nowhere), nowhere), nowhere), nobody)
    head = vec[i16]()
    for _ in range(len(zones.names) * SEATS):
        head = append(append(head, nowhere), nobody)
    return Rings(zones, link, head)


def in_order(numbers: vec[i64]) -> None:
    """Sort a short row."""
    n: i64 = len(numbers)
    i: i64 = 1
    while i < n:
        number = numbers[i]
        at = i
        while at > 0 and numbers[at - 1] > number:
            numbers[at] = numbers[at - 1]
            at -= 1
        numbers[at] = number
        i += 1
