"""What seats remember of pieces that were shuffled away, so that `resample` forgets nothing a seat has been shown.

A shuffle hides where pieces lie, not which ones went in. Where a pile is made anew during a game, such as a deck of discarded
cards, every piece somebody cannot see belongs to a lot: that of the pile made last, of the one before, and so on. To which lot
a face-down piece belongs everybody knows, who has seen it being taken from the pile; the piece's mark tells how many piles ago
that was. `Machine.memory` tells for each seat and lot which pieces can be in it, by what the seat has seen go in: so a card
seen on its way into the new deck is in no hand that was drawn before.

A lot about which nothing is remembered, as in positions that do not say, has no piece in `memory`: any can be in it.

Play pays almost nothing for all this: a shuffle only notes who knew what (`note_shuffle`), and what follows from it is worked
out when somebody asks (`settle`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from asztal.core.chance import Chance
from asztal.core.machine.dealing import redeal, unseen
from asztal.core.machine.machine import Machine
from asztal.core.machine.shuffles import WORD, Lots, Shuffle
from asztal.core.pieces import ALL_EYES
from asztal.core.rings import in_order

AGE: Final = 15  # the bits of an age in a piece's mark; lots older than that are taken for one
EXCHANGES: Final = 2  # tries for each piece to exchange its place with another's, where not all can lie everywhere


def bit(n: i64) -> i64:
    return shifted(1, n)


def shifted(number: i64, n: i64) -> i64:
    """A literal would be shifted in 32 bits when compiled."""
    return number << n


def age_of(m: Machine, lots: Lots, piece: i64) -> i64:
    """How many piles ago a piece was taken from one."""
    return (m.marks[piece] >> lots.mark) & AGE


def put_age(m: Machine, lots: Lots, piece: i64, age: i64) -> None:
    m.marks[piece] = (m.marks[piece] & ~shifted(AGE, lots.mark)) | shifted(age, lots.mark)


def can_be(m: Machine, lots: Lots, seat: i64, piece: i64, age: i64) -> bool:
    """Whether a piece the seat does not see can be one of a lot, by all the seat has been shown."""
    at = seat * m.program.memory + lots.at + age * lots.words
    number = piece - lots.first
    return (m.memory[at + number // WORD] >> (number % WORD)) & 1 == 1 or is_blank(m.memory, at, lots.words)


def is_blank(memory: vec[i64], at: i64, words: i64) -> bool:
    """Whether nothing is remembered of a lot."""
    while words > 0:
        words -= 1
        if memory[at + words] != 0:
            return False
    return True


# -- remembering -----------------------------------------------------------------------------------------------------------


def note_shuffle(m: Machine, back: i64, zone: i64) -> None:
    """The pieces of one back that lie in a zone are about to be shuffled to a new pile; all others of the same back are of a
    pile before it from now on. The first pile of a game need not be noted: everybody knows what is in it.
    """
    m.shuffles = Shuffle(m.shuffles, back, zone, m.rings.link[:])


def settle(m: Machine) -> None:
    """Work out what seats remember of the shuffles that have only been noted. Nothing changes that anybody could notice."""
    if m.program.piles is not None:
        from asztal.core.machine.piles import settle_piles  # which builds on this module

        settle_piles(m, m.program.piles)
        return
    noted: list[Shuffle] = []
    last = m.shuffles
    while last is not None:
        noted.append(last)
        last = last.before
    if len(noted) > 0:
        m.shuffles = None
        m.memory = m.memory[:]
        noted.reverse()
        for shuffle in noted:
            made_anew(m, m.program.lots[shuffle.back], shuffle)
    for lots in m.program.lots:
        piece = lots.first
        while piece < lots.end:
            if age_of(m, lots, piece) > 0 and m.rings.known(piece) == ALL_EYES:  # everybody has seen it since
                put_age(m, lots, piece, 0)
            piece += 1


def made_anew(m: Machine, lots: Lots, shuffle: Shuffle) -> None:
    """What everybody remembers when a new pile is made."""
    inside = vec[i64]([0] * lots.words)
    shown = vec[i64]([0] * lots.words)  # what everybody sees going in
    doubtful = vec[i64]()  # what somebody does not see
    piece = lots.first
    while piece < lots.end:
        goes_in = shuffle.zone_of(piece) == shuffle.zone
        if goes_in:
            add(inside, piece - lots.first)
        if shuffle.known(piece) != ALL_EYES:
            doubtful = append(doubtful, piece)
        elif goes_in:
            add(shown, piece - lots.first)
        piece += 1
    seat: i64 = 0
    while seat < m.seats:
        remember(m, lots, shuffle, inside, shown, doubtful, seat)
        seat += 1
    for piece in doubtful:
        put_age(m, lots, piece, older(lots, age_of(m, lots, piece)))
    piece = lots.first
    while piece < lots.end:
        if has(inside, piece - lots.first):
            put_age(m, lots, piece, 0)
        piece += 1


def older(lots: Lots, age: i64) -> i64:
    """The age of a lot when another pile is made."""
    return age + 1 if age + 1 < lots.ages else age


def add(words: vec[i64], number: i64) -> None:
    words[number // WORD] |= bit(number % WORD)


def has(words: vec[i64], number: i64) -> bool:
    return (words[number // WORD] >> (number % WORD)) & 1 == 1


def remember(
    m: Machine, lots: Lots, shuffle: Shuffle, inside: vec[i64], shown: vec[i64], doubtful: vec[i64], seat: i64
) -> None:
    """What one seat knows of all lots when a new one is made."""
    memory = m.memory
    words = lots.words
    base = seat * m.program.memory + lots.at
    new = shown[:]
    unseen = vec[i64]([0] * words)
    sources: i64 = 0  # bit a: a piece of that lot goes in which the seat does not see
    outside: i64 = 0  # bit a: a piece of that lot stays outside which the seat does not see
    for piece in doubtful:
        number = piece - lots.first
        goes_in = has(inside, number)
        if (shuffle.known(piece) >> seat) & 1 == 0:
            add(unseen, number)
            if goes_in:
                sources |= bit(age_of(m, lots, piece))
            else:
                outside |= bit(age_of(m, lots, piece))
        elif goes_in:
            add(new, number)
    anything = False
    age = lots.ages - 1
    last = vec[i64]([0] * words)  # lots too old to be told apart
    while age >= 0:
        at = base + age * words
        blank = is_blank(memory, at, words)
        word: i64 = 0
        while word < words:
            were = unseen[word] if blank else memory[at + word]
            if (sources >> age) & 1:
                new[word] |= were
            stays = were & unseen[word] if (outside >> age) & 1 else 0
            if older(lots, age) == age:
                last[word] = stays
            else:
                memory[at + words + word] = stays | last[word]
                last[word] = 0
            word += 1
        anything |= blank and (sources >> age) & 1 == 1
        age -= 1
    word = 0
    while word < words:
        memory[base + word] = 0 if anything else new[word]
        word += 1


# -- dealing anew ----------------------------------------------------------------------------------------------------------


def tidy(m: Machine, lots: Lots, place: i64, seat: i64) -> None:
    """Put the pieces of a place that has no order into one that tells the seat nothing: those it sees by number, then the
    others by their lot and by who knows them."""
    keys: list[i64] = []
    for piece in m.rings.piled(place):
        if m.rings.sees(piece, seat):
            keys.append(piece)
        else:
            keys.append(shifted(16 + age_of(m, lots, piece), 40) + (m.rings.known(piece) << 20) + piece)
    keys.sort()
    ordered = vec[i64]()
    for key in keys:
        ordered = append(ordered, key & 0xFFFFF)
    m.rings.arrange(ordered, place)


def deal_remembered(m: Machine, lots: Lots, seat: i64, rng: Chance) -> None:
    """`deal_anew`, but no piece gets to where the seat knows it not to be."""
    old = unseen(m, seat, lots.first, lots.end)
    new = old[:]
    in_order(new)
    rng.shuffle(new)
    LotDeal(m, lots, seat, old, new, rng).make_fit()
    redeal(m, old, new)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """Pieces on their way to the places of others; what cannot lie where it is dealt changes places."""

    def __init__(self, new: vec[i64], age: vec[i64], rng: Chance) -> None:
        self.rng: Chance = rng
        self.new: vec[i64] = new
        """The piece dealt to each place; -1: none yet."""
        self.age: vec[i64] = age
        """The lot what lies in each place belongs to."""
        self.tried: i64 = 0
        """Bit a: lots in which no room can be made for the piece that is being placed."""

    def fits(self, piece: i64, i: i64) -> bool:
        """Whether a piece can lie in a place."""
        return True

    def make_fit(self) -> None:
        """Take out what cannot be where it was dealt and place it anew; then let chance exchange what can be exchanged."""
        loose = vec[i64]()
        n: i64 = len(self.new)
        i: i64 = 0
        while i < n:
            if not self.fits(self.new[i], i):
                loose = append(loose, self.new[i])
                self.new[i] = -1
            i += 1
        if len(loose) == 0:
            return
        for piece in loose:
            self.tried = 0
            if not self.finds(piece):
                raise ValueError("what a seat remembers contradicts what lies on the table")
        tries = n * EXCHANGES
        while tries > 0:
            one = self.rng.below(n)
            other = self.rng.below(n)
            if self.fits(self.new[one], other) and self.fits(self.new[other], one):
                piece = self.new[one]
                self.new[one] = self.new[other]
                self.new[other] = piece
            tries -= 1

    def finds(self, piece: i64) -> bool:
        """A place for a piece; where those it can lie in are taken, another piece makes room."""
        n: i64 = len(self.new)
        start = self.rng.below(n)
        k: i64 = 0
        while k < n:
            i = (start + k) % n
            if self.new[i] < 0 and self.fits(piece, i):
                self.new[i] = piece
                return True
            k += 1
        k = 0
        while k < n:
            i = (start + k) % n
            k += 1
            if (self.tried >> self.age[i]) & 1 or not self.fits(piece, i):
                continue
            self.tried |= bit(self.age[i])
            j: i64 = 0
            while j < n:
                there = (start + j) % n
                j += 1
                if self.age[there] == self.age[i] and self.new[there] >= 0 and self.finds(self.new[there]):
                    self.new[there] = piece
                    return True
        return False


class LotDeal(Deal):
    """By what a seat remembers of the lots of one back."""

    def __init__(self, m: Machine, lots: Lots, seat: i64, old: vec[i64], new: vec[i64], rng: Chance) -> None:
        age = old[:]
        i: i64 = 0
        while i < len(old):
            age[i] = age_of(m, lots, old[i])
            i += 1
        super().__init__(new, age, rng)
        self.m: Machine = m
        self.lots: Lots = lots
        self.seat: i64 = seat

    def fits(self, piece: i64, i: i64) -> bool:
        return can_be(self.m, self.lots, self.seat, piece, self.age[i])


def forget_others(m: Machine, seat: i64) -> None:
    """What others remember is hidden from the seat: in its world they know no more of lots and piles than everybody."""
    size = m.program.memory
    memory = m.memory[:]
    i: i64 = 0
    while i < len(memory):
        row = i // size
        if row != seat and (m.program.piles is None or row < m.seats):
            memory[i] = 0
        i += 1
    m.memory = memory
