"""The words of the fair: each is declared once, by its class."""

from __future__ import annotations

import sys
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.compiling import Language, traits, words_in
from asztal.core.machine.frames import (
    ALL,
    COUNT,
    FAILED,
    FLAGS,
    IT,
    LEFT,
    NEXT,
    NONE,
    REPLACED,
    SAFE,
    SEAT,
    SOME,
    STAY,
    THIS,
    TOGETHER,
    WHO,
)
from asztal.core.machine.pick import PickFrom
from asztal.core.machine.reactions import fire
from asztal.core.machine.words import Counted, Held, Noun, Players, Rule, Step, Test, Trigger, Word
from asztal.core.notation import (
    condition,
    goods,
    key,
    noun,
    number,
    optional,
    players,
    quantity,
    trigger,
    verb,
    words,
)
from asztal.core.state import listed
from core.fair.table import (
    COIN,
    DECK,
    DISCARD,
    DONE,
    FIRST,
    FRESH,
    GOODS,
    HAND,
    PASSED,
    PAYS,
    ROUND,
    STALL,
    TITHED,
    USED,
    WOOL,
    YES,
    ZONES,
    Fair,
)
from core.fair.table import PLAYED as TOLD_PLAYED

TRAITS: Final = traits("animal", "cloth", "folk", "house", "@stud", "@library")
KINDS: Final = ("animal", "cloth", "folk", "house")
WHAT: Final = words("what", *KINDS, "this", "it", with_cards=True)
IN: Final = key(words("in", "stall", "hand", "discard"))
FROM: Final = key(words("from", "stall", "hand", "discard"))
NOT_BEING: Final = optional(key(words("not-being", *KINDS)))

# what happens, in the order of the triggers
THREATENED: Final = 0
TITHE: Final = 1
PLAYED: Final = 2


# -- counting, asking, naming players ------------------------------------------------------------------------------------


class Have(Held[Fair]):
    """`per 3 coin`."""

    def count(self, m: Fair, f: i64, pc: i64) -> i64:
        return m.get(m.stack[f + SEAT], m.program.code[pc])


class Cards(Noun[Fair]):
    """`per card animal in stall`."""

    head = noun("card", WHAT, IN)

    def count(self, m: Fair, f: i64, pc: i64) -> i64:
        return cards(m, m.stack[f + SEAT], m.program.code[pc], m.program.code[pc + 1])


class Discarded(Counted[Fair]):
    head = noun("discarded")
    of = ("discard",)


class Given(Counted[Fair]):
    head = noun("given")
    of = ("give",)


class PaidCoin(Counted[Fair]):
    head = noun("paid-coin")
    of = ("pay-any",)


class AtLeast(Test[Fair]):
    """`if at-least 2 cloth in stall`."""

    head = condition("at-least", number("n"), WHAT, IN)

    def holds(self, m: Fair, f: i64, pc: i64) -> bool:
        code = m.program.code
        return cards(m, m.stack[f + SEAT], code[pc + 1], code[pc + 2]) >= code[pc]


class Poor(Test[Fair]):
    """`if poor`: without a coin."""

    head = condition("poor")

    def holds(self, m: Fair, f: i64, pc: i64) -> bool:
        return m.get(m.stack[f + SEAT], COIN) == 0


class Everybody(Players[Fair]):
    head = players("all")

    def seats(self, m: Fair, f: i64, pc: i64) -> i64:
        return (1 << m.seats) - 1


class Others(Players[Fair]):
    head = players("others")

    def seats(self, m: Fair, f: i64, pc: i64) -> i64:
        return ((1 << m.seats) - 1) & ~(1 << m.stack[f + SEAT])


class Unable(Players[Fair]):
    """`each unable`: those who did nothing in the `each` before."""

    head = players("unable")

    def seats(self, m: Fair, f: i64, pc: i64) -> i64:
        return m.stack[f + WHO]


class Threatened(Trigger[Fair]):
    head = trigger("threatened")


class Tithed(Trigger[Fair]):
    head = trigger("tithe")


class Played(Trigger[Fair]):
    """`when play animal|cloth`; COUNT of the window holds the traits of the card."""

    head = trigger("play", words("what", *KINDS))

    def fits(self, m: Fair, f: i64, pc: i64, piece: i64) -> bool:
        return m.stack[f + COUNT] & m.program.code[pc] != 0


class Keep(Rule[Fair]):
    """`keep wool`: not lost at the end of a round."""

    head = verb("keep", goods("what", several=True))


def cards(m: Fair, seat: i64, what: i64, where: i64) -> i64:
    """How many such cards a seat has in these zones."""
    found: i64 = 0
    for zone in (STALL, HAND, DISCARD):
        if (where >> zone) & 1:
            for piece in m.rings.inside(zone, 0 if zone == DISCARD else seat):
                if m.program.traits[m.program.kind[piece]] & what:
                    found += 1
    return found


def keeps(m: Fair, seat: i64, good: i64) -> bool:
    """Whether a card at the stall says `keep` about a good."""
    tables = m.tables
    for piece in m.rings.inside(STALL, seat):
        kind = tables.kind[piece]
        if tables.ruled[kind] & 1 and tables.code[tables.rule_words[kind * tables.rules]] >> good & 1:
            return True
    return False


# -- goods ---------------------------------------------------------------------------------------------------------------


class Pay(Step[Fair]):
    """Goods of a cost. Words: how many pairs, then good and amount of each."""

    name = "pay"

    def able(self, m: Fair, f: i64, pc: i64) -> i64:
        code = m.program.code
        for pair in range(code[pc + 1]):
            if m.get(m.stack[f + SEAT], code[pc + 2 + 2 * pair]) < code[pc + 3 + 2 * pair]:
                return NONE
        return ALL

    def go(self, m: Fair, f: i64) -> i64:
        pc = m.stack[f]
        code = m.program.code
        if self.able(m, f, pc) == NONE:
            m.stack[f + FLAGS] |= FAILED
            return NEXT
        for pair in range(code[pc + 1]):
            m.add(m.stack[f + SEAT], code[pc + 2 + 2 * pair], -code[pc + 3 + 2 * pair])
        return NEXT


class PayAny(Step[Fair]):
    """`pay-any`: coins one after the other, as many as one likes. LEFT: how many were paid, plus 1."""

    head = verb("pay-any")
    ask = "ask-pay-any"
    frame = "paid"

    def able(self, m: Fair, f: i64, pc: i64) -> i64:
        return ALL if m.get(m.stack[f + SEAT], COIN) > 0 else NONE

    def go(self, m: Fair, f: i64) -> i64:
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = 1
        m.stack[f + COUNT] = m.stack[f + LEFT] - 1
        if m.get(m.stack[f + SEAT], COIN) == 0:
            return NEXT
        return m.ask_any_time(f, vec[i64]([DONE, YES]))

    def resolve(self, m: Fair, f: i64, seat: i64, action: i64) -> i64:
        if action == DONE:
            return NEXT
        m.add(seat, COIN, -1)
        m.stack[f + LEFT] += 1
        return STAY


class Give(Step[Fair]):
    """`give`: one wool to whose effect it is."""

    head = verb("give")

    def able(self, m: Fair, f: i64, pc: i64) -> i64:
        return ALL if m.get(m.stack[f + SEAT], WOOL) > 0 else NONE

    def go(self, m: Fair, f: i64) -> i64:
        m.stack[f + COUNT] = 0
        if m.get(m.stack[f + SEAT], WOOL) > 0:
            m.add(m.stack[f + SEAT], WOOL, -1)
            m.add(m.rings.seat(m.stack[f + THIS]), WOOL, 1)
            m.stack[f + COUNT] = 1
        return NEXT


class Tithe(Step[Fair]):
    """`tithe 2`: coins to the church, as many as one has. Something else may happen instead."""

    head = verb("tithe", number("n"))
    frame = "announced"

    def go(self, m: Fair, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = 1
            if fire(m, TITHE, seat, -1, m.arg(f, 1)):
                return STAY
        if m.stack[f + FLAGS] & REPLACED:
            m.stack[f + FLAGS] &= ~REPLACED
            return NEXT
        paid = min(m.arg(f, 1), m.get(seat, COIN))
        m.add(seat, COIN, -paid)
        m.add(seat, TITHED, paid)
        return NEXT


# -- robbers -------------------------------------------------------------------------------------------------------------


class Threaten(Step[Fair]):
    """`threaten`: whoever is about to be robbed may answer, in turn order. LEFT: who is still to be asked, plus 1."""

    head = verb("threaten")
    frame = "to-ask"

    def go(self, m: Fair, f: i64) -> i64:
        me = m.stack[f + SEAT]
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = (((1 << m.seats) - 1) & ~(1 << me)) + 1
        for i in range(1, m.seats):
            seat = (me + i) % m.seats
            left = m.stack[f + LEFT] - 1
            if (left >> seat) & 1:
                m.stack[f + LEFT] = (left & ~(1 << seat)) + 1
                if fire(m, THREATENED, seat, m.stack[f + THIS], 0):
                    return STAY
        return NEXT


class RobberPays(Step[Fair]):
    """`if robber-pays coin`: the robber decides whether to pay. A condition that is another player's decision."""

    head = condition("robber-pays", goods("what"))
    ask = "ask-robber-pays"

    def robber(self, m: Fair, f: i64) -> i64:
        return m.stack[m.below(f, m.tables.numbers["threaten"]) + SEAT]

    def go(self, m: Fair, f: i64) -> i64:
        robber = self.robber(m, f)
        m.stack[f + COUNT] = 0
        if m.get(robber, m.arg(f, 1) - 1) == 0:
            return NEXT
        m.acting = 1 << robber
        return TOGETHER

    def choices(self, m: Fair, f: i64, seat: i64) -> vec[i64]:
        return vec[i64]([DONE, PAYS])

    def resolve(self, m: Fair, f: i64, seat: i64, action: i64) -> i64:
        if action == PAYS:
            m.add(seat, m.arg(f, 1) - 1, -1)
            m.add(m.stack[f + SEAT], m.arg(f, 1) - 1, 1)
            m.stack[f + COUNT] = 1
        return NEXT


class Avoid(Step[Fair]):
    """`avoid`: the robber's effect does not touch this player."""

    head = verb("avoid")

    def go(self, m: Fair, f: i64) -> i64:
        m.stack[m.below(f, m.tables.numbers["threaten"]) + SAFE] |= 1 << m.stack[f + SEAT]
        return NEXT


# -- cards ---------------------------------------------------------------------------------------------------------------


class Draw(Step[Fair]):
    """`draw 2`. LEFT: how many are still to be drawn, plus 1."""

    head = verb("draw", quantity())
    frame = "left"

    def able(self, m: Fair, f: i64, pc: i64) -> i64:
        there = m.rings.count(DECK, 0) + m.rings.count(DISCARD, 0)
        if there == 0:
            return NONE
        return ALL if there >= m.program.code[pc + 1] >> 4 else SOME

    def go(self, m: Fair, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        for piece in m.rings.inside(HAND, seat):
            m.marks[piece] = 0
        drawn: i64 = 0
        for _ in range(m.arg(f, 1) >> 4):
            piece = m.draw(seat)
            if piece >= 0:
                m.marks[piece] = FRESH
                m.stack[f + IT] = piece
                drawn += 1
        m.stack[f + COUNT] = drawn
        return NEXT


class Discard(PickFrom[Fair]):
    """`discard 2 cloth`, `discard among drawn`: cards from the hand; never the card that is being played."""

    head = verb("discard", quantity(), optional(WHAT), optional(key(words("among", "drawn"))), NOT_BEING)
    home = 1 << HAND
    ask = "ask-discard"

    def fits(self, m: Fair, f: i64, pc: i64, piece: i64) -> bool:
        if piece == m.stack[f + THIS] and m.rings.zone(piece) == HAND:
            return False
        return not m.program.code[pc + 3] or m.marks[piece] & FRESH != 0

    def act(self, m: Fair, f: i64, piece: i64) -> None:
        m.discard(piece)


class Recall(PickFrom[Fair]):
    """`recall this`: from the stall back to the hand."""

    head = verb("recall", quantity(), WHAT)
    home = 1 << STALL
    ask = "ask-recall"

    def fits(self, m: Fair, f: i64, pc: i64, piece: i64) -> bool:
        return m.rings.lies(piece, STALL, m.stack[f + SEAT])

    def act(self, m: Fair, f: i64, piece: i64) -> None:
        m.marks[piece] = 0
        m.rings.move(piece, HAND, m.stack[f + SEAT])


class Take(PickFrom[Fair]):
    """`take animal from discard`."""

    head = verb("take", quantity(), WHAT, FROM)
    ask = "ask-take"

    def act(self, m: Fair, f: i64, piece: i64) -> None:
        m.rings.move(piece, HAND, m.stack[f + SEAT])


class Topdeck(PickFrom[Fair]):
    """`topdeck it`: on the top of the deck."""

    head = verb("topdeck", quantity(), WHAT)
    home = 1 << HAND
    ask = "ask-topdeck"

    def act(self, m: Fair, f: i64, piece: i64) -> None:
        m.rings.lay_on(piece, DECK, 0)


class Sink(PickFrom[Fair]):
    """`sink upto 1 from discard`: under the deck."""

    head = verb("sink", quantity(), optional(WHAT), FROM)
    ask = "ask-sink"

    def act(self, m: Fair, f: i64, piece: i64) -> None:
        m.rings.move(piece, DECK, 0)


class Find(PickFrom[Fair]):
    """`find house`: the first such card of the deck to the hand; nobody may know before whether there is one."""

    head = verb("find", WHAT)
    home = 1 << DECK
    blind = True

    def able(self, m: Fair, f: i64, pc: i64) -> i64:
        return ALL if m.rings.count(DECK, 0) > 0 else NONE

    def go(self, m: Fair, f: i64) -> i64:
        m.stack[f + COUNT] = 0
        what = m.arg(f, 1)
        found = vec[i64]([piece for piece in m.rings.piled(DECK * 8) if m.program.traits[m.program.kind[piece]] & what])
        if m.rings.count(DECK, 0) > 0:
            m.seen += 1
        if len(found) == 0:
            m.stack[f + FLAGS] |= FAILED
        else:
            m.rings.reveal(found[0])
            m.rings.move(found[0], HAND, m.stack[f + SEAT])
            m.stack[f + IT] = found[0]
            m.stack[f + COUNT] = 1
        m.rings.shuffle(DECK * 8, m.chance)
        return NEXT


class PlayFree(PickFrom[Fair]):
    """`play-free it`: played at once, without its price."""

    head = verb("play-free", quantity(), WHAT)
    home = 1 << HAND
    ask = "ask-play-free"

    def fits(self, m: Fair, f: i64, pc: i64, piece: i64) -> bool:
        return m.rings.lies(piece, HAND, m.stack[f + SEAT])

    def act(self, m: Fair, f: i64, piece: i64) -> None:
        m.enter(m.tables.flow["lay"], m.stack[f + SEAT], piece, -1)


# -- the flow of the game ------------------------------------------------------------------------------------------------


class Pass(Step[Fair]):
    """Everybody passes a card to the left, all at the same time; who has chosen has a card in the zone `passed`."""

    name = "pass-cards"
    ask = "ask-pass"

    def go(self, m: Fair, f: i64) -> i64:
        m.acting = 0
        for seat in range(m.seats):
            if m.rings.count(PASSED, seat) == 0 and m.rings.count(HAND, seat) > 0:
                m.acting |= 1 << seat
        if m.acting:
            return TOGETHER
        for seat in range(m.seats):
            if m.rings.count(PASSED, seat) > 0:
                m.rings.move(m.rings.top(PASSED * 8 + seat), HAND, (seat + 1) % m.seats)
                m.seen += 1
        return NEXT

    def choices(self, m: Fair, f: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for piece in m.rings.inside(HAND, seat):
            found = listed(found, m.pick_of(piece))
        return found

    def about(self, m: Fair, f: i64, seat: i64, action: i64) -> i64:
        for piece in m.rings.inside(HAND, seat):
            if m.pick_of(piece) == action:
                return piece
        return -1

    def resolve(self, m: Fair, f: i64, seat: i64, action: i64) -> i64:
        m.rings.move(self.about(m, f, seat, action), PASSED, seat)
        for zone in (HAND, PASSED):  # face down: who knew a card of the hand no longer knows whether it is there
            for piece in m.rings.inside(zone, seat):
                m.rings.know(piece, 1 << seat)
        return STAY


class Turns(Step[Fair]):
    """Everybody takes a turn, the first player first. LEFT: how many have, plus 1."""

    name = "turns"
    frame = "done"

    def go(self, m: Fair, f: i64) -> i64:
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = 1
        done = m.stack[f + LEFT] - 1
        if done == m.seats:
            return NEXT
        m.stack[f + LEFT] += 1
        m.enter(m.tables.flow["turn"], (m.row[FIRST] + done) % m.seats, -1, -1)
        return STAY


class Act(Step[Fair]):
    """A turn: play a card, use one, or end it."""

    name = "act"
    ask = "ask-act"

    def usable(self, m: Fair, f: i64) -> vec[i64]:
        """Cards of the hand that can be paid, then cards at the stall whose action has not been used."""
        seat = m.stack[f + SEAT]
        found = vec[i64]()
        for piece in m.rings.inside(HAND, seat):
            price = m.tables.places["price"][m.tables.kind[piece]]
            if not price or m.possible(seat, piece, price):
                found = append(found, piece)
        for piece in m.rings.inside(STALL, seat):
            action = m.tables.places["action"][m.tables.kind[piece]]
            if action and not m.marks[piece] & USED and m.possible(seat, piece, action):
                found = append(found, piece)
        return found

    def go(self, m: Fair, f: i64) -> i64:
        found = vec[i64]([DONE])
        for piece in self.usable(m, f):
            found = listed(found, m.pick_of(piece))
        return m.ask_any_time(f, found)

    def about(self, m: Fair, f: i64, seat: i64, action: i64) -> i64:
        for piece in self.usable(m, f):
            if m.pick_of(piece) == action:
                return piece
        return -1

    def resolve(self, m: Fair, f: i64, seat: i64, action: i64) -> i64:
        if action == DONE:
            return NEXT
        piece = self.about(m, f, seat, action)
        if m.rings.zone(piece) == HAND:
            m.enter(m.tables.flow["buy"], seat, piece, -1)
        else:
            m.marks[piece] |= USED
            m.enter(m.tables.places["action"][m.tables.kind[piece]], seat, piece, -1)
        return STAY


class PayPrice(Step[Fair]):
    name = "pay-price"
    frame = "begun"

    def go(self, m: Fair, f: i64) -> i64:
        price = m.tables.places["price"][m.tables.kind[m.stack[f + THIS]]]
        if m.stack[f + LEFT] == 1 or not price:
            return NEXT
        m.stack[f + LEFT] = 1
        m.enter(price, m.stack[f + SEAT], m.stack[f + THIS], -1)
        return STAY


class Lay(Step[Fair]):
    """The card is laid at the stall, and whoever waits for it answers before its effect."""

    name = "lay"
    frame = "laid"

    def go(self, m: Fair, f: i64) -> i64:
        if m.stack[f + LEFT] == 1:
            return NEXT
        m.stack[f + LEFT] = 1
        piece = m.stack[f + THIS]
        m.marks[piece] = 0
        m.rings.move(piece, STALL, m.stack[f + SEAT])
        m.shown += 1
        m.tell(TOLD_PLAYED, m.stack[f + SEAT], piece)
        fire(m, PLAYED, m.stack[f + SEAT], piece, m.tables.traits[m.tables.kind[piece]])
        return STAY


class RunPlay(Step[Fair]):
    name = "run-play"
    frame = "begun"

    def go(self, m: Fair, f: i64) -> i64:
        play = m.tables.places["play"][m.tables.kind[m.stack[f + THIS]]]
        if m.stack[f + LEFT] == 1 or not play:
            return NEXT
        m.stack[f + LEFT] = 1
        m.enter(play, m.stack[f + SEAT], m.stack[f + THIS], -1)
        return STAY


class RoundEnd(Step[Fair]):
    """What is not kept is lost but for one, everybody draws two cards; after the third round the game is over."""

    name = "round-end"

    def go(self, m: Fair, f: i64) -> i64:
        for seat in range(m.seats):
            for good in (COIN, WOOL):
                if m.get(seat, good) > 1 and not keeps(m, seat, good):
                    m.put(seat, good, 1)
            for piece in m.rings.inside(STALL, seat):
                m.marks[piece] &= ~USED
        if m.row[ROUND] == 3:
            m.over = True
            return STAY
        m.row[ROUND] += 1
        m.row[FIRST] = (m.row[FIRST] + 1) % m.seats
        for seat in range(m.seats):
            m.draw(seat)
            m.draw(seat)
        return m.jump(f, m.tables.flow["game"])


def words_of_the_fair() -> list[Word[Any]]:
    return words_in(sys.modules[__name__])


def language() -> Language:
    return Language(GOODS, words_of_the_fair(), TRAITS, ZONES.names)
