"""What everybody remembers of piles, in a game where each player has some: decks are shuffled and made anew, and pieces go from
hand to hand.

Whoever watches can follow every face-down piece: from the deck to a hand, under another card, into another hand. So each piece
somebody cannot see belongs to the pile it was last shuffled into, and its mark tells which (`pile_of`). `Machine.memory` tells
which pieces can be in a pile: one row for each side, and a last one for what everybody has seen. A side's row says only where
the side knows more than that. What no row says is as printed (`Piles.first`).

Play only notes shuffles (`note_pile`); what follows from them is worked out when somebody asks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.machine.dealing import redeal, unseen
from asztal.core.machine.frames import IT, THIS, WIDTH
from asztal.core.machine.machine import Machine
from asztal.core.machine.memory import Deal, add, bit, has, is_blank, shifted
from asztal.core.machine.shuffles import Piles, Shuffle
from asztal.core.pieces import ALL_EYES, SPECTATOR
from asztal.core.rings import in_order

FIRST_NUMBER: Final = 2  # of a pile made during the game; 1 is free for the game's set-up


def number_of(m: Machine, piles: Piles, piece: i64) -> i64:
    return (m.marks[piece] >> piles.mark) & (piles.numbers - 1)


def pile_of(m: Machine, piles: Piles, piece: i64) -> i64:
    """The pile a piece was last shuffled into, or began in."""
    number = number_of(m, piles, piece)
    return number if number > 0 else piles.start[piece]


def put_number(m: Machine, piles: Piles, piece: i64, number: i64) -> None:
    m.marks[piece] = (m.marks[piece] & ~shifted(piles.numbers - 1, piles.mark)) | shifted(number, piles.mark)


def inside(m: Machine, piles: Piles, seat: i64, pile: i64) -> vec[i64]:
    """What can be in a pile, by what a seat (`m.seats`: everybody) has been shown; nothing: anything."""
    size = m.program.memory
    at = pile * piles.words
    words = m.memory
    row = seat * size + at
    if is_blank(words, row, piles.words):
        row = m.seats * size + at
        if is_blank(words, row, piles.words):
            words = piles.first
            row = at
    return words[row : row + piles.words]


def can_be_in(m: Machine, piles: Piles, seat: i64, piece: i64, pile: i64) -> bool:
    """Whether a piece the seat does not see can be in a pile."""
    found = inside(m, piles, seat, pile)
    return has(found, piece) or is_blank(found, 0, piles.words)


# -- remembering -----------------------------------------------------------------------------------------------------------


def note_pile(m: Machine, place: i64) -> None:
    """The pieces of a place are about to be shuffled."""
    m.shuffles = Shuffle(m.shuffles, 0, place, m.rings.link[:])


def settle_piles(m: Machine, piles: Piles) -> None:
    """See `memory.settle`."""
    noted: list[Shuffle] = []
    last = m.shuffles
    while last is not None:
        noted.append(last)
        last = last.before
    m.shuffles = None
    noted.reverse()
    for shuffle in noted:
        made_anew(m, piles, shuffle)
    piece: i64 = 0
    while piece < m.program.pieces:
        if m.rings.known(piece) == ALL_EYES:
            put_number(m, piles, piece, 0)
        piece += 1


def made_anew(m: Machine, piles: Piles, shuffle: Shuffle) -> None:
    """What everybody remembers when a pile is made."""
    size = m.program.memory
    taken = vec[i64]([0] * (size // piles.words))  # for each pile 1: some of its pieces lie elsewhere
    going = vec[i64]()
    piece: i64 = 0
    while piece < m.program.pieces:
        if shuffle.place_of(piece) == shuffle.zone:
            going = append(going, piece)
        elif shuffle.known(piece) != ALL_EYES:
            taken[pile_of(m, piles, piece)] = 1
        piece += 1
    number: i64 = FIRST_NUMBER
    while number < piles.numbers - 1 and taken[number] == 1:
        number += 1
    memory = m.memory[:]
    seat = m.seats
    while seat >= 0:
        remember(m, piles, shuffle, going, taken, number, seat, memory)
        seat -= 1
    everybody = m.seats * size
    at: i64 = 0
    while at < size:  # what everybody knows, and what is printed, need not be said again
        seat = 0
        while seat < m.seats:
            if is_same(memory, seat * size + at, memory, everybody + at, piles.words):
                clear(memory, seat * size + at, piles.words)
            seat += 1
        if is_same(memory, everybody + at, piles.first, at, piles.words):
            clear(memory, everybody + at, piles.words)
        at += piles.words
    m.memory = memory
    for piece in going:
        put_number(m, piles, piece, number)


def is_same(one: vec[i64], at: i64, other: vec[i64], there: i64, words: i64) -> bool:
    while words > 0:
        words -= 1
        if one[at + words] != other[there + words]:
            return False
    return True


def clear(memory: vec[i64], at: i64, words: i64) -> None:
    while words > 0:
        words -= 1
        memory[at + words] = 0


def remember(
    m: Machine, piles: Piles, shuffle: Shuffle, going: vec[i64], taken: vec[i64], number: i64, seat: i64, memory: vec[i64]
) -> None:
    """The whole row of a seat when a pile is made: what it sees going in is in no other pile."""
    eye: i64 = SPECTATOR if seat == m.seats else seat
    words = piles.words
    new = vec[i64]([0] * words)
    seen = vec[i64]([0] * words)
    sources = vec[i64]([0] * len(taken))
    for piece in going:
        if (shuffle.known(piece) >> eye) & 1:
            add(seen, piece)
        else:
            sources[pile_of(m, piles, piece)] = 1
    if taken[number] == 1:  # too many piles: it is taken for one with another
        sources[number] = 1
    anything = False
    pile: i64 = 0
    while pile < len(taken):
        row = seat * m.program.memory + pile * words
        were = inside(m, piles, seat, pile)
        if sources[pile] == 1:
            anything = anything or is_blank(were, 0, words)
        word: i64 = 0
        while word < words:
            if sources[pile] == 1:
                new[word] |= were[word]
            memory[row + word] = were[word] & ~seen[word] if taken[pile] == 1 else 0
            word += 1
        pile += 1
    word = 0
    while word < words:
        memory[seat * m.program.memory + number * words + word] = 0 if anything else new[word] | seen[word]
        word += 1


# -- dealing anew ----------------------------------------------------------------------------------------------------------


def deal_piles(m: Machine, piles: Piles, seat: i64, rng: Chance) -> None:
    """Deal what the seat does not see anew; nothing gets to where the seat knows it not to be.

    Piles that have no piece in common are dealt each by itself.
    """
    old = unseen(m, seat, 0, m.program.pieces)
    there = vec[i64]()  # the piles of these places
    at = old[:]  # for each place the index of its pile there
    i: i64 = 0
    while i < len(old):
        pile = pile_of(m, piles, old[i])
        at[i] = index_of(there, pile)
        if at[i] == len(there):
            there = append(there, pile)
        i += 1
    can_be: list[vec[i64]] = [inside(m, piles, seat, pile) for pile in there]
    masks = m.program.no_marks[:]  # for each piece bit n: it can be in pile n of those there
    together = vec[i64]([bit(n) for n in range(len(there))])  # piles that have pieces in common
    for piece in old:
        n: i64 = 0
        while n < len(there):
            if has(can_be[n], piece) or is_blank(can_be[n], 0, piles.words):
                masks[piece] |= bit(n)
            n += 1
        join(together, masks[piece])
    places = vec[i64]()
    pieces = vec[i64]()
    for group in together:
        if group == 0:
            continue
        of = vec[i64]()
        age = vec[i64]()
        i = 0
        while i < len(old):
            if (group >> at[i]) & 1:
                of = append(of, old[i])
                age = append(age, at[i])
            i += 1
        new = of[:]
        in_order(new)
        rng.shuffle(new)
        PileDeal(new, age, masks, rng).make_fit()
        i = 0
        while i < len(of):
            places = append(places, of[i])
            pieces = append(pieces, new[i])
            i += 1
    redeal(m, places, pieces)


def index_of(numbers: vec[i64], number: i64) -> i64:
    i: i64 = 0
    while i < len(numbers) and numbers[i] != number:
        i += 1
    return i


def join(together: vec[i64], mask: i64) -> None:
    """All piles of a mask are dealt together from now on."""
    first: i64 = -1
    i: i64 = 0
    while i < len(together):
        if together[i] & mask:
            if first < 0:
                first = i
            else:
                together[first] |= together[i]
                together[i] = 0
        i += 1


class PileDeal(Deal):
    """By what a seat remembers of piles: `masks` says for each piece where it can be."""

    def __init__(self, new: vec[i64], age: vec[i64], masks: vec[i64], rng: Chance) -> None:
        super().__init__(new, age, rng)
        self.masks: vec[i64] = masks

    def fits(self, piece: i64, i: i64) -> bool:
        return (self.masks[piece] >> self.age[i]) & 1 == 1


def tidy_pile(m: Machine, piles: Piles, place: i64, seat: i64, marks: i64) -> None:
    """Put the pieces of a place that has no order into one that tells the seat nothing: those it sees by number, then the
    others by their pile, who knows them, which of these marks they have, and the effects that are about them."""
    keys: list[i64] = []
    for piece in m.rings.piled(place):
        key = piece
        if not m.rings.sees(piece, seat):
            key |= shifted(1 + pile_of(m, piles, piece), 48) | shifted(m.rings.known(piece), 40)
            key |= shifted(m.marks[piece] & marks, 32) | shifted(pointed_at(m, piece), 16)
        keys.append(key)
    keys.sort()
    ordered = vec[i64]()
    for key in keys:
        ordered = append(ordered, key & 0xFFFF)
    m.rings.arrange(ordered, place)


def pointed_at(m: Machine, piece: i64) -> i64:
    """Which of the running effects are about a piece, as far as a number tells."""
    found: i64 = 0
    f: i64 = 0
    while f < m.depth:
        found = (found * 3 + (1 if m.stack[f + THIS] == piece else 0) + (1 if m.stack[f + IT] == piece else 0)) & 0xFFFF
        f += WIDTH
    return found
