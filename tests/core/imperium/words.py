"""The words of the Imperium lines: each declared once. Their heads stand in the notation samples."""

from __future__ import annotations

import sys
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.compiling import Language, words_in
from asztal.core.machine.frames import (
    ALL,
    AUX,
    COUNT,
    FAILED,
    FLAGS,
    IT,
    LEFT,
    NEXT,
    NONE,
    SAFE,
    SEAT,
    SOME,
    STAY,
    THIS,
    TOGETHER,
    WHO,
)
from asztal.core.machine.pick import EXACT, UPTO, PickFrom
from asztal.core.machine.reactions import fire
from asztal.core.machine.words import Counted, Noun, Players, Step, Test, Trigger
from asztal.core.pieces import ALL_EYES, SEATS
from asztal.core.state import listed
from core.imperium.state import (
    ACTION,
    ACTIVE_QUEST,
    ATTACK,
    ATTACKED,
    DECK,
    DECK_EMPTY,
    DECLARED,
    DECLARED_SUIT,
    DEVELOPMENT,
    DISCARD,
    DONE,
    EMPIRE,
    EXHAUSTED,
    EXILE,
    FAME,
    FIRST_SUIT,
    FRESH,
    GARRISON,
    GIVEN,
    GOODS,
    HAND,
    HERE,
    HISTORY,
    HOST,
    LOOKED,
    MAIN,
    MARKET,
    MASK,
    MUST_DISCARD,
    NATION,
    OF_IT,
    OPTION,
    PLAY,
    PRG,
    PRODUCTION,
    QUEST,
    RETURN_UNREST,
    ROUND,
    SAID,
    STAYS,
    SUIT_DECK,
    SUNKEN,
    TOKENS,
    TOP_NATION,
    TRAITS,
    TREATED,
    UNREST,
    UNREST_PILE,
    YES,
    Imperium,
)  # fmt: skip
from core.notation_samples import IMPERIUM

VERB, NOUN, WHEN, IF, WHO_IS = IMPERIUM.verb, IMPERIUM.noun, IMPERIUM.trigger, IMPERIUM.condition, IMPERIUM.players
ROUNDS: Final = 8


# -- counting, asking, naming players ------------------------------------------------------------------------------------


def cards(m: Imperium, seat: i64, what: i64, zones: i64) -> i64:
    """How many such cards a player has there; what is treated as production counts as that."""
    found: i64 = 0
    for zone in range(len(m.rings.zones.names)):
        if (zones >> zone) & 1:
            for piece in m.rings.inside(zone, seat):
                traits = m.traits(piece) | (PRODUCTION if m.marks[piece] & TREATED else 0)
                if traits & what:
                    found += 1
    return found


class Cards(Noun[Imperium]):
    head = NOUN["card"]

    def count(self, m: Imperium, f: i64, pc: i64) -> i64:
        return cards(m, m.stack[f + SEAT], m.program.code[pc], m.program.code[pc + 1])


class Abandoned(Counted[Imperium]):
    head = NOUN["abandoned"]
    of = ("abandon",)


class Discarded(Counted[Imperium]):
    head = NOUN["discarded"]
    of = ("discard",)


class IsEmpire(Test[Imperium]):
    head = IF["empire"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        return m.get(m.stack[f + SEAT], EMPIRE) == 1


class IsBarbarian(Test[Imperium]):
    head = IF["barbarian"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        return m.get(m.stack[f + SEAT], EMPIRE) == 0


class InPlay(Test[Imperium]):
    head = IF["in-play"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        return cards(m, m.stack[f + SEAT], m.program.code[pc], 1 << PLAY) > 0


class AtLeast(Test[Imperium]):
    head = IF["at-least"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        code = m.program.code
        return cards(m, m.stack[f + SEAT], code[pc + 1], code[pc + 2]) >= code[pc]


class Has(Test[Imperium]):
    """`if has attack`: the card the step before handled."""

    head = IF["has"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        what = m.program.code[pc]
        if what & DECLARED_SUIT:
            what = 1 << (FIRST_SUIT + m.get(m.stack[f + SEAT], DECLARED) - 1)
        it = m.stack[f + IT]
        return it >= 0 and m.traits(it) & what != 0


class HasQuest(Test[Imperium]):
    head = IF["active-quest"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        return active_quest(m, m.stack[f + SEAT]) >= 0


class Everybody(Players[Imperium]):
    head = WHO_IS["all"]

    def seats(self, m: Imperium, f: i64, pc: i64) -> i64:
        return (1 << m.seats) - 1


class Others(Players[Imperium]):
    """`each others being empire having region`."""

    head = WHO_IS["others"]

    def seats(self, m: Imperium, f: i64, pc: i64) -> i64:
        being, having = m.program.code[pc], m.program.code[pc + 1]
        found: i64 = 0
        for seat in range(m.seats):
            state = 1 if m.get(seat, EMPIRE) else 2
            fits = (not being or being & state) and (not having or cards(m, seat, having, 1 << PLAY) > 0)
            if seat != m.stack[f + SEAT] and fits:
                found |= 1 << seat
        return found


class Unable(Players[Imperium]):
    head = WHO_IS["unable"]

    def seats(self, m: Imperium, f: i64, pc: i64) -> i64:
        return m.stack[f + WHO]


class Given(Players[Imperium]):
    head = WHO_IS["given"]

    def seats(self, m: Imperium, f: i64, pc: i64) -> i64:
        return m.row[GIVEN]


class ReturnedUnrest(Trigger[Imperium]):
    head = WHEN["return-unrest"]


class Attacked(Trigger[Imperium]):
    head = WHEN["attacked"]


class GainFrom(Trigger[Imperium]):
    """`when gain-from mat river`: goods counted by that icon, all icons of the count taken together."""

    head = WHEN["gain-from"]

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        count = m.stack[f + COUNT]
        icons = m.program.code[pc + 1]  # numbered as the line declares them
        return count >> 48 == m.program.code[pc] and count & icons != 0


class LeavesPlay(Trigger[Imperium]):
    head = WHEN["leaves-play"]

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.stack[f + COUNT] & m.program.code[pc] != 0


class MustDiscard(Trigger[Imperium]):
    head = WHEN["must-discard"]


class DeckEmpty(Trigger[Imperium]):
    head = WHEN["deck-empty"]


def active_quest(m: Imperium, seat: i64) -> i64:
    """The quest garrisoned under a card of the player, -1 for none."""
    for piece in m.rings.inside(GARRISON, seat):
        if m.traits(piece) & QUEST:
            return piece
    return -1


# -- goods ---------------------------------------------------------------------------------------------------------------


class Pay(Step[Imperium]):
    """Goods of a cost; progress stands in for materials and population that are missing."""

    name = "pay"

    def missing(self, m: Imperium, f: i64, pc: i64) -> i64:
        """How much progress has to stand in; -1: it cannot be paid."""
        code, seat = m.program.code, m.stack[f + SEAT]
        lack: i64 = 0
        progress = m.get(seat, PRG)
        for pair in range(code[pc + 1]):
            good, amount = code[pc + 2 + 2 * pair], code[pc + 3 + 2 * pair]
            if good == PRG:
                progress -= amount
            elif m.get(seat, good) < amount:
                if good == ACTION:
                    return -1
                lack += amount - m.get(seat, good)
        return lack if progress - lack >= 0 else -1

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL if self.missing(m, f, pc) >= 0 else NONE

    def go(self, m: Imperium, f: i64) -> i64:
        pc, seat = m.stack[f], m.stack[f + SEAT]
        lack = self.missing(m, f, pc)
        if lack < 0:
            m.stack[f + FLAGS] |= FAILED
            return NEXT
        code = m.program.code
        for pair in range(code[pc + 1]):
            good, amount = code[pc + 2 + 2 * pair], code[pc + 3 + 2 * pair]
            m.add(seat, good, -min(amount, m.get(seat, good)))
        m.add(seat, PRG, -lack)
        return NEXT


class GainMany(Step[Imperium]):
    """`all prg`: what lies of it on this card."""

    name = "gain-many"

    def go(self, m: Imperium, f: i64) -> i64:
        this, good = m.stack[f + THIS], m.arg(f, 2)
        at = TOKENS + 4 * good
        m.add(m.stack[f + SEAT], good, m.marks[this] >> at & 15)
        m.marks[this] &= ~(15 << at)
        return NEXT


class Steal(Step[Imperium]):
    """`steal prg from others`: from each of them; who has none is set apart."""

    head = VERB["steal"]

    def victims(self, m: Imperium, f: i64, pc: i64) -> i64:
        whose = m.program.code[pc + 3]  # others, empires, region-holders
        found: i64 = 0
        for seat in range(m.seats):
            state = whose & 1 or (whose & 2 and m.get(seat, EMPIRE))
            holder = whose & 4 and cards(m, seat, 1 << TRAITS["region"], 1 << PLAY) > 0
            if seat != m.stack[f + SEAT] and (state or holder):
                found |= 1 << seat
        return found & ~m.stack[f + SAFE]

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        victims, good = self.victims(m, f, pc), m.program.code[pc + 2] - 1
        return ALL if any(victims >> seat & 1 and m.get(seat, good) for seat in range(m.seats)) else NONE

    def go(self, m: Imperium, f: i64) -> i64:
        victims, good, most = self.victims(m, f, m.stack[f]), m.arg(f, 2) - 1, m.arg(f, 1) >> 4
        m.stack[f + COUNT] = m.stack[f + WHO] = 0
        for seat in range(m.seats):
            if victims >> seat & 1:
                taken = min(most, m.get(seat, good))
                m.add(seat, good, -taken)
                m.add(m.stack[f + SEAT], good, taken)
                m.stack[f + COUNT] += taken
                if taken < most:
                    m.stack[f + WHO] |= 1 << seat
        return NEXT


class PlaceHere(Step[Imperium]):
    head = VERB["place-here"]

    def go(self, m: Imperium, f: i64) -> i64:
        place_on(m, m.stack[f + THIS], m.arg(f, 2) - 1, m.arg(f, 1) >> 4)
        return NEXT


def place_on(m: Imperium, piece: i64, good: i64, amount: i64) -> None:
    at = TOKENS + 4 * good
    there = m.marks[piece] >> at & 15
    m.marks[piece] += (min(there + amount, 15) - there) << at


# -- attacks -------------------------------------------------------------------------------------------------------------


def attack_below(m: Imperium, f: i64) -> i64:
    return m.below(f, m.tables.numbers["attack"])


class AttackerGives(Step[Imperium]):
    """`if not attacker-gives prg`: the attacker decides."""

    head = IF["attacker-gives"]

    def go(self, m: Imperium, f: i64) -> i64:
        attacker = m.stack[attack_below(m, f) + SEAT]
        m.stack[f + COUNT] = 0
        if m.get(attacker, m.arg(f, 1) - 1) == 0:
            return NEXT
        m.acting = 1 << attacker
        return TOGETHER

    def choices(self, m: Imperium, f: i64, seat: i64) -> vec[i64]:
        return vec[i64]([DONE, YES])

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        if action == YES:
            m.add(seat, m.arg(f, 1) - 1, -1)
            m.add(m.stack[f + SEAT], m.arg(f, 1) - 1, 1)
            m.stack[f + COUNT] = 1
        return NEXT


class AvoidAttack(Step[Imperium]):
    head = VERB["avoid-attack"]

    def go(self, m: Imperium, f: i64) -> i64:
        m.stack[attack_below(m, f) + SAFE] |= 1 << m.stack[f + SEAT]
        return NEXT


# -- cards of one's own --------------------------------------------------------------------------------------------------


class PickCard(PickFrom[Imperium]):
    """Besides zones: the garrison `here` or of `it`, the top card of the nation deck, the active quest."""

    def zones(self, m: Imperium, f: i64, pc: i64) -> i64:
        found = super().zones(m, f, pc)
        return found & ~(1 << HERE | 1 << OF_IT) | (1 << GARRISON if found >> HERE else 0)

    def candidates(self, m: Imperium, f: i64, pc: i64) -> vec[i64]:
        what = m.program.code[pc + self.what_at] if self.what_at else 0
        seat = m.stack[f + SEAT]
        if what & (TOP_NATION | ACTIVE_QUEST):
            piece = m.first(NATION, seat) if what & TOP_NATION else active_quest(m, seat)
            return vec[i64]([piece] if piece >= 0 else [])
        found = super().candidates(m, f, pc)
        said = m.program.code[pc + self.from_at] if self.from_at else 0
        if not said >> HERE:
            return found
        host = m.stack[f + THIS] if said >> HERE & 1 else m.stack[f + IT]
        return vec[i64]([piece for piece in found if m.host(piece) == host])


class Draw(Step[Imperium]):
    """`draw 2`, `draw upto 4`, `draw if-able`. AUX: cards drawn << 1, and whether the empty deck has been told."""

    head = VERB["draw"]
    frame = "left drawn"

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        seat, how = m.stack[f + SEAT], m.program.code[pc + 1]
        there = m.rings.count(DECK, seat) + (0 if m.program.code[pc + 2] else m.rings.count(DISCARD, seat))
        if there == 0:
            return NONE
        return ALL if how & 15 != EXACT or there >= how >> 4 else SOME

    def go(self, m: Imperium, f: i64) -> i64:
        seat, how = m.stack[f + SEAT], m.arg(f, 1)
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = (how >> 4) + 1
            for piece in m.rings.inside(HAND, seat):
                m.marks[piece] &= ~FRESH
        while m.stack[f + LEFT] > 1:
            if m.rings.count(DECK, seat) == 0:
                if m.stack[f + AUX] & 1 == 0:
                    m.stack[f + AUX] |= 1
                    if fire(m, DECK_EMPTY, seat, -1, 0):
                        return STAY
                if m.arg(f, 2) or m.rings.count(DISCARD, seat) == 0:
                    m.stack[f + FLAGS] |= FAILED
                    break
                m.reshuffle(seat)
            m.stack[f + AUX] &= ~1
            if how & 15 == UPTO:
                return m.ask(vec[i64]([DONE, YES]))
            self.draw(m, f)
        m.stack[f + COUNT] = m.stack[f + AUX] >> 1
        return NEXT

    def draw(self, m: Imperium, f: i64) -> None:
        piece = m.first(DECK, m.stack[f + SEAT])
        m.rings.move(piece, HAND, m.stack[f + SEAT])
        m.marks[piece] |= FRESH
        m.seen += 1
        m.stack[f + IT] = piece
        m.stack[f + LEFT] -= 1
        m.stack[f + AUX] += 2

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        if action == DONE:
            m.stack[f + COUNT] = m.stack[f + AUX] >> 1
            return NEXT
        self.draw(m, f)
        return STAY


class Discard(PickCard):
    """`discard 2 mask`, `discard among drawn`. Who has to discard masks may answer."""

    head = VERB["discard"]
    home = 1 << HAND
    eased = True

    def begin(self, m: Imperium, f: i64, n: i64) -> i64:
        if m.arg(f, self.what_at) & MASK:
            fire(m, MUST_DISCARD, m.stack[f + SEAT], -1, 0)
        return n

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return not m.program.code[pc + 3] or m.marks[piece] & FRESH != 0

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay(piece, DISCARD, m.stack[f + SEAT])


class DiscardFewer(Step[Imperium]):
    """`discard-fewer 1 mask`: changes the discard it answers."""

    head = VERB["discard-fewer"]

    def go(self, m: Imperium, f: i64) -> i64:
        fewer(m, f, m.arg(f, 1))
        return NEXT


class Substitute(Step[Imperium]):
    """`substitute (abandon any mask)`: each card handled so is one less to discard."""

    head = VERB["substitute"]
    frame = "begun"

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return m.able(f, m.program.code[pc + 1])

    def go(self, m: Imperium, f: i64) -> i64:
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = 1
            m.call(f, m.arg(f, 1), m.stack[f + SEAT])
            return STAY
        fewer(m, f, m.back)
        return NEXT


def fewer(m: Imperium, f: i64, n: i64) -> None:
    """So many less are to be discarded."""
    g = m.below(f, m.tables.numbers["discard"])
    if g >= 0:
        m.stack[g + LEFT] = max(m.stack[g + LEFT] - n, 1)


class Topdeck(PickCard):
    head = VERB["topdeck"]
    home = 1 << HAND

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay(piece, DECK, m.stack[f + SEAT], True)


class ToHand(PickCard):
    head = VERB["to-hand"]

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay(piece, HAND, m.stack[f + SEAT])


class ToHistory(PickCard):
    head = VERB["history"]
    home = 1 << HAND

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay(piece, HISTORY, m.stack[f + SEAT])


class Abandon(PickCard):
    """`abandon pinned not-being region`, `abandon region holding @merlin`: from play to the discard pile."""

    head = VERB["abandon"]
    home = 1 << PLAY

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        if not m.rings.lies(piece, PLAY, m.stack[f + SEAT]):
            return False
        holding = m.program.code[pc + 4]
        return not holding or any(m.traits(guest) & holding for guest in m.garrison_of(piece))

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay(piece, DISCARD, m.stack[f + SEAT])


class Recall(PickCard):
    head = VERB["recall"]
    home = 1 << PLAY

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay(piece, HAND, m.stack[f + SEAT])


class Sink(PickCard):
    head = VERB["sink"]
    home = 1 << PLAY

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.rings.zone(piece) != SUNKEN

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay(piece, SUNKEN, m.stack[f + SEAT])


class Give(PickCard):
    """`give from hand|discard`: a card to another player of one's choice, into the discard pile."""

    head = VERB["give"]

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.enter(m.tables.flow["give-to"], m.stack[f + SEAT], piece, -1)


class GiveTo(Step[Imperium]):
    """Whom a card is given to."""

    name = "give-to"

    def go(self, m: Imperium, f: i64) -> i64:
        offer = vec[i64]()
        for seat in range(m.seats):
            if seat != m.stack[f + SEAT]:
                offer = append(offer, OPTION + seat)
        if len(offer) == 1:
            return self.resolve(m, f, m.stack[f + SEAT], offer[0])
        return m.ask(offer)

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        piece = m.stack[f + THIS]
        if m.traits(piece) & MASK:
            m.row[GIVEN] |= 1 << (action - OPTION)
        m.lay(piece, DISCARD, action - OPTION)
        return NEXT


class Garrison(PickCard):
    """`garrison scroll`: under this card; `garrison this in play`: under a card of one's choice."""

    head = VERB["garrison"]
    home = 1 << HAND

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        seat = m.stack[f + SEAT]
        if m.program.code[pc + 3]:
            return any(host != piece for host in m.rings.inside(PLAY, seat))
        return piece != m.stack[f + THIS] and m.rings.lies(m.stack[f + THIS], PLAY, seat)

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        m.lay(piece, GARRISON, seat)
        if m.arg(f, 3):
            m.enter(m.tables.flow["host"], seat, piece, -1)
        else:
            m.marks[piece] = (m.stack[f + THIS] + 1) << HOST


class ChooseHost(PickCard):
    """The card a garrison goes under."""

    name = "choose-host"
    home = 1 << PLAY

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.marks[m.stack[f + THIS]] = (piece + 1) << HOST


class ResolveHost(Step[Imperium]):
    """The effect of the card this one is garrisoned under."""

    head = VERB["resolve-host"]
    frame = "begun"

    def go(self, m: Imperium, f: i64) -> i64:
        host = m.host(m.stack[f + THIS])
        if m.stack[f + LEFT] == 1 or host < 0:
            return NEXT
        m.stack[f + LEFT] = 1
        place = m.tables.effect[m.tables.kind[host]]
        if place:
            m.enter(place, m.stack[f + SEAT], host, -1)
        return STAY


class Move(PickCard):
    """`move it to hand`, `move top-nation-card to discard`."""

    head = VERB["move"]

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay(piece, zone_of(m.arg(f, 2)), m.stack[f + SEAT])


def zone_of(mask: i64) -> i64:
    zone: i64 = 0
    while not mask >> zone & 1:
        zone += 1
    return zone


class Find(PickCard):
    """`find region to hand`: whoever searches may look through the deck, and shuffles it. Nobody knows before what is there."""

    head = VERB["find"]
    blind = True

    def zones(self, m: Imperium, f: i64, pc: i64) -> i64:
        return m.program.code[pc + self.from_at] or 1 << DECK

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL if m.rings.count(DECK, m.stack[f + SEAT]) > 0 else NONE

    def begin(self, m: Imperium, f: i64, n: i64) -> i64:
        seat = m.stack[f + SEAT]
        for piece in m.rings.inside(DECK, seat):
            m.rings.know(piece, m.rings.known(piece) | 1 << seat)
            m.seen += 1
        return n

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay(piece, zone_of(m.arg(f, 4)), m.stack[f + SEAT])

    def finish(self, m: Imperium, f: i64) -> None:
        m.rings.shuffle(DECK * SEATS + m.stack[f + SEAT], m.chance)


class Look(PickCard):
    """`look 2 fame-deck take 1`: only the player sees them; what is not taken goes back on top. AUX counts what was taken."""

    head = VERB["look"]
    home = 1 << LOOKED

    def deck(self, m: Imperium, f: i64, pc: i64) -> i64:
        return FAME * SEATS if m.program.code[pc + 2] & 1 else NATION * SEATS + m.stack[f + SEAT]

    def how(self, m: Imperium, f: i64, pc: i64) -> i64:
        return EXACT | m.program.code[pc + 3] << 4

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL if m.rings.many(self.deck(m, f, pc)) > 0 else NONE

    def begin(self, m: Imperium, f: i64, n: i64) -> i64:
        for _ in range(m.arg(f, 1)):
            piece = m.rings.top(self.deck(m, f, m.stack[f]))
            if piece >= 0:
                m.rings.lay_on(piece, LOOKED, m.stack[f + SEAT])
                m.seen += 1
        return n

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.rings.move(piece, HAND, m.stack[f + SEAT])

    def finish(self, m: Imperium, f: i64) -> None:
        deck = self.deck(m, f, m.stack[f])
        for piece in m.rings.piled(LOOKED * SEATS + m.stack[f + SEAT]):
            m.rings.lay_on(piece, deck >> 3, deck & 7)


class Reveal(Step[Imperium]):
    """`reveal main-deck` turns its top card over, `reveal hand|deck|discard` everything there."""

    head = VERB["reveal"]

    def go(self, m: Imperium, f: i64) -> i64:
        seat, what = m.stack[f + SEAT], m.arg(f, 1)
        if what & 1:
            m.stack[f + IT] = m.first(MAIN, 0)
            self.show(m, m.stack[f + IT])
        for bit, zone in ((1, HAND), (2, DECK), (3, DISCARD)):
            if what >> bit & 1:
                for piece in m.rings.inside(zone, seat):
                    self.show(m, piece)
        return NEXT

    def show(self, m: Imperium, piece: i64) -> None:
        if piece >= 0 and m.rings.known(piece) != ALL_EYES:
            m.rings.reveal(piece)
            m.seen += 1


class DeclareSuit(Step[Imperium]):
    head = VERB["declare-suit"]

    def go(self, m: Imperium, f: i64) -> i64:
        return m.ask(vec[i64]([OPTION + suit for suit in range(4)]))

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        m.put(seat, DECLARED, action - OPTION + 1)
        return NEXT


class Swap(PickCard):
    """`swap hand top-nation`, `swap market exile-pile`: the first card chosen takes the place of the second."""

    head = VERB["swap"]

    def candidates(self, m: Imperium, f: i64, pc: i64) -> vec[i64]:
        code, seat = m.program.code, m.stack[f + SEAT]
        other = m.rings.count(NATION, seat) if code[pc + 2] & 2 else m.rings.count(EXILE, 0)
        if other == 0:
            return vec[i64]()
        return m.rings.inside(MARKET, 0) if code[pc + 1] & 1 else m.rings.inside(HAND, seat)

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        nation = m.arg(f, 2) & 2
        other = m.first(NATION, seat) if nation else m.first(EXILE, 0)
        zone = m.rings.zone(piece)
        m.lay(other, zone, seat)
        m.lay(piece, NATION if nation else EXILE, seat, True)
        m.seen += 1


class Treat(PickCard):
    """`treat fertile as production by 3`: up to so many cards until the end of the turn."""

    head = VERB["treat"]

    def how(self, m: Imperium, f: i64, pc: i64) -> i64:
        return UPTO | m.program.code[pc + 3] << 4

    def candidates(self, m: Imperium, f: i64, pc: i64) -> vec[i64]:
        return m.rings.inside(PLAY, m.stack[f + SEAT])

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        icon = TRAITS["fertile"] if m.program.code[pc + 1] & 1 else TRAITS["river"]
        return m.traits(piece) >> icon & 1 == 1 and not m.marks[piece] & TREATED

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.marks[piece] |= TREATED


# -- unrest --------------------------------------------------------------------------------------------------------------


class TakeUnrest(Step[Imperium]):
    head = VERB["take-unrest"]

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        there = m.rings.count(UNREST_PILE, 0)
        return NONE if there == 0 else ALL if there >= m.program.code[pc + 1] >> 4 else SOME

    def go(self, m: Imperium, f: i64) -> i64:
        taken: i64 = 0
        while taken < m.arg(f, 1) >> 4 and m.rings.count(UNREST_PILE, 0) > 0:
            m.rings.move(m.first(UNREST_PILE, 0), HAND, m.stack[f + SEAT])
            taken += 1
        if taken < m.arg(f, 1) >> 4:
            m.stack[f + FLAGS] |= FAILED
        m.stack[f + COUNT] = taken
        return NEXT


class ReturnUnrest(PickCard):
    """`return-unrest this`, `return-unrest all from garrison`."""

    head = VERB["return-unrest"]
    home = 1 << HAND

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.traits(piece) & UNREST != 0 and m.rings.zone(piece) != UNREST_PILE

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay(piece, UNREST_PILE, 0)
        fire(m, RETURN_UNREST, m.stack[f + SEAT], piece, 0)


# -- the market and the decks --------------------------------------------------------------------------------------------


class Acquire(PickCard):
    """`acquire region bearing mat from market|exile-pile`: to the hand, with what lies on it."""

    head = VERB["acquire"]
    home = 1 << MARKET

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        good = m.program.code[pc + 4]
        return not good or m.marks[piece] >> (TOKENS + 4 * (good - 1)) & 15 > 0

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        for good in range(3):
            m.add(seat, good, m.marks[piece] >> (TOKENS + 4 * good) & 15)
        m.lay(piece, HAND, seat)
        m.refill()


class Exile(PickCard):
    head = VERB["exile"]
    home = 1 << MARKET

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay(piece, EXILE, 0)
        m.refill()


class Breakthrough(Step[Imperium]):
    """`breakthrough uncivilised|civilised`: the top card of a deck of one's choice. AUX: how many have been taken."""

    head = VERB["breakthrough"]
    frame = "left taken"

    def suits(self, m: Imperium, pc: i64) -> vec[i64]:
        found = vec[i64]()
        for number, suit in enumerate((0, 1, 2, 3)):
            if m.program.code[pc + 2] >> suit & 1 and m.rings.count(SUIT_DECK + number, 0) > 0:
                found = append(found, OPTION + number)
        return found

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        there = sum(int(m.rings.count(SUIT_DECK + suit - OPTION, 0)) for suit in self.suits(m, pc))
        return NONE if there == 0 else ALL if there >= m.program.code[pc + 1] >> 4 else SOME

    def go(self, m: Imperium, f: i64) -> i64:
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = (m.arg(f, 1) >> 4) + 1
        while m.stack[f + LEFT] > 1:
            suits = self.suits(m, m.stack[f])
            if len(suits) > 1:
                return m.ask(suits)
            if len(suits) == 0:
                m.stack[f + FLAGS] |= FAILED
                break
            self.resolve(m, f, m.stack[f + SEAT], suits[0])
        m.stack[f + COUNT] = m.stack[f + AUX]
        return NEXT

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        piece = m.first(SUIT_DECK + action - OPTION, 0)
        m.rings.reveal(piece)
        m.rings.move(piece, HAND, m.stack[f + SEAT])
        m.seen += 1
        m.stack[f + IT] = piece
        m.stack[f + LEFT] -= 1
        m.stack[f + AUX] += 1
        return STAY


class PlaceOnMarket(PickFrom[Imperium]):
    """`place-on-market pop`: on a card of one's choice."""

    head = VERB["place-on-market"]
    home = 1 << MARKET

    def how(self, m: Imperium, f: i64, pc: i64) -> i64:
        return EXACT | 1 << 4

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        place_on(m, piece, m.arg(f, 2) - 1, m.arg(f, 1) >> 4)


# -- playing -------------------------------------------------------------------------------------------------------------


class PlayCard(PickCard):
    """`play-card region from discard`."""

    head = VERB["play-card"]

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.enter(m.tables.flow["play"], m.stack[f + SEAT], piece, -1)


class FreePlay(PlayCard):
    head = VERB["free-play"]
    home = 1 << HAND

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.rings.lies(piece, HAND, m.stack[f + SEAT])


class Develop(PickCard):
    """`develop free`: a development to the hand; without `free` it costs three progress."""

    head = VERB["develop"]
    home = 1 << DEVELOPMENT

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.program.code[pc + 1] != 0 or m.get(m.stack[f + SEAT], PRG) >= 3

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        if not m.arg(f, 1):
            m.add(m.stack[f + SEAT], PRG, -3)
        m.lay(piece, HAND, m.stack[f + SEAT])


class UseExhaust(PickFrom[Imperium]):
    """`use-exhaust`: the effect of a card in play, which is exhausted."""

    head = VERB["use-exhaust"]
    home = 1 << PLAY

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.tables.effect[m.tables.kind[piece]] > 0 and not m.marks[piece] & EXHAUSTED

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.marks[piece] |= EXHAUSTED
        m.enter(m.tables.effect[m.tables.kind[piece]], m.stack[f + SEAT], piece, -1)


# -- the flow ------------------------------------------------------------------------------------------------------------


class Lay(Step[Imperium]):
    """The card played lies in play while its effect goes on."""

    name = "lay"

    def go(self, m: Imperium, f: i64) -> i64:
        m.lay(m.stack[f + THIS], PLAY, m.stack[f + SEAT])
        m.shown += 1
        return NEXT


class Attack(Step[Imperium]):
    """Whoever is attacked may answer, in turn order. LEFT: who is still to be asked, plus 1; SAFE: who has avoided it."""

    name = "attack"
    frame = "to-ask"

    def go(self, m: Imperium, f: i64) -> i64:
        me = m.stack[f + SEAT]
        if not m.traits(m.stack[f + THIS]) & ATTACK:
            return NEXT
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = (((1 << m.seats) - 1) & ~(1 << me)) + 1
        for i in range(1, m.seats):
            seat = (me + i) % m.seats
            left = m.stack[f + LEFT] - 1
            if left >> seat & 1:
                m.stack[f + LEFT] = (left & ~(1 << seat)) + 1
                if fire(m, ATTACKED, seat, m.stack[f + THIS], 0):
                    return STAY
        return NEXT


class Effect(Step[Imperium]):
    """What the card played does."""

    name = "effect"
    frame = "begun"

    def go(self, m: Imperium, f: i64) -> i64:
        place = m.tables.effect[m.tables.kind[m.stack[f + THIS]]]
        if m.stack[f + LEFT] == 1 or not place:
            return NEXT
        m.stack[f + LEFT] = 1
        g = m.enter(place, m.stack[f + SEAT], m.stack[f + THIS], -1)
        m.stack[g + SAFE] = m.stack[f + SAFE]
        return STAY


class Settle(Step[Imperium]):
    """What does not stay in play is discarded."""

    name = "settle"

    def go(self, m: Imperium, f: i64) -> i64:
        this, seat = m.stack[f + THIS], m.stack[f + SEAT]
        if m.rings.lies(this, PLAY, seat) and not m.traits(this) & STAYS:
            m.lay(this, DISCARD, seat)
        return NEXT


class Act(Step[Imperium]):
    """A turn: play a card for an action, use a card in play, or end it."""

    name = "act"

    def about(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        for piece in self.usable(m, seat):
            if m.pick_of(piece) == action:
                return piece
        return -1

    def usable(self, m: Imperium, seat: i64) -> vec[i64]:
        found = m.rings.inside(HAND, seat) if m.get(seat, ACTION) > 0 else vec[i64]()
        for piece in m.rings.inside(PLAY, seat):
            place = m.tables.effect[m.tables.kind[piece]]
            if place and not m.marks[piece] & EXHAUSTED and m.possible(seat, piece, place):
                found = append(found, piece)
        return found

    def go(self, m: Imperium, f: i64) -> i64:
        offer = vec[i64]([DONE])
        for piece in self.usable(m, m.stack[f + SEAT]):
            offer = listed(offer, m.pick_of(piece))
        return m.ask(offer)

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        if action == DONE:
            return NEXT
        piece = self.about(m, f, seat, action)
        if m.rings.zone(piece) == HAND:
            m.add(seat, ACTION, -1)
            m.enter(m.tables.flow["play"], seat, piece, -1)
        else:
            m.marks[piece] |= EXHAUSTED
            m.enter(m.tables.effect[m.tables.kind[piece]], seat, piece, -1)
        return STAY


class Cleanup(Step[Imperium]):
    """Marks go, five cards are drawn, the state changes, the next player begins; after eight rounds the game is over."""

    name = "cleanup"

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        for piece in m.rings.inside(PLAY, seat):
            m.marks[piece] &= ~(EXHAUSTED | TREATED)
        m.row[GIVEN] = 0
        for piece in m.rings.inside(HAND, seat):
            m.rings.move(piece, DISCARD, seat)
        for _ in range(5):
            if m.rings.count(DECK, seat) == 0:
                m.reshuffle(seat)
            if m.rings.count(DECK, seat) > 0:
                m.rings.move(m.first(DECK, seat), HAND, seat)
                m.seen += 1
        m.put(seat, ACTION, 3)
        m.put(seat, EMPIRE, 1 - m.get(seat, EMPIRE))
        m.stack[f + SEAT] = (seat + 1) % m.seats
        if m.stack[f + SEAT] == 0:
            m.row[ROUND] += 1
            if m.row[ROUND] > ROUNDS:
                m.over = True
                return STAY
        return m.jump(f, m.tables.flow["turn"])


def language() -> Language:
    return Language(GOODS, words_in(sys.modules[__name__]), TRAITS, SAID)
