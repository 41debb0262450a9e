"""What is done with one's own cards: discarding, history, garrisons, abandoning, recalling, giving, unrest."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import ALL, AUX, COUNT, FAILED, FLAGS, IT, LEFT, NEXT, NONE, SAFE, SEAT, SOME, STAY, THIS
from asztal.core.machine.pick import EVERY, EXACT, IT_BIT, PLENTY, THIS_BIT, PickFrom
from asztal.core.machine.reactions import fire
from asztal.core.machine.words import Step
from asztal.core.pieces import ALL_EYES, SEATS
from asztal.core.rings import in_order
from asztal.games.imperium import log
from asztal.games.imperium import tables as t
from asztal.games.imperium.language import VERB
from asztal.games.imperium.paying import cheaper_unrest
from asztal.games.imperium.state import ICONS_USED, Imperium, own_eyes


class PickCard(PickFrom[Imperium]):
    """Besides zones there are the garrison here or of regions, the top card of the nation deck, and the active quest."""

    def zones(self, m: Imperium, f: i64, pc: i64) -> i64:
        said: i64 = m.program.code[pc + self.from_at] if self.from_at else 0
        if said & (t.HERE | t.REGION_GARRISON):
            return 1 << t.GARRISON
        return said if said else self.zones_at_home

    def candidates(self, m: Imperium, f: i64, pc: i64) -> vec[i64]:
        code = m.program.code
        what: i64 = code[pc + self.what_at] if self.what_at else 0
        said: i64 = code[pc + self.from_at] if self.from_at else 0
        seat = m.stack[f + SEAT]
        if what & (t.TOP_NATION | t.ACTIVE_QUEST):
            piece = m.first(t.NATION, seat) if what & t.TOP_NATION else m.active_quest(seat)
            return vec[i64]([piece]) if piece != -1 else vec[i64]()
        found = super().candidates(m, f, pc)
        kept = vec[i64]()
        if what & (THIS_BIT | IT_BIT):
            for piece in found:
                if m.rings.zone(piece) >= t.OWN_ZONES or m.rings.seat(piece) == seat:
                    kept = append(kept, piece)
            return kept
        if not said & (t.HERE | t.REGION_GARRISON):
            return found
        for piece in found:
            host = m.host(piece)
            if host == m.stack[f + THIS] if said & t.HERE else m.traits(host) & t.REGION != 0:
                kept = append(kept, piece)
        return kept

    ordered: bool = False
    """It matters in which order cards are chosen, so that it is asked even if all of them have to be."""

    def go(self, m: Imperium, f: i64) -> i64:
        """Where all that fit have to be chosen, nobody is asked for an order that does not matter."""
        how = self.how(m, f, m.stack[f])
        every = how & 15 == EVERY
        if every or (how & 15 == EXACT and not self.ordered and how >> 4 > 1):
            if m.stack[f + LEFT] == 0:
                deep = m.depth
                m.stack[f + LEFT] = self.begin(m, f, PLENTY if every else how >> 4) + 1
                if m.depth != deep:
                    return STAY
            pieces = self.found(m, f, m.stack[f])
            n: i64 = len(pieces)
            if n and n < m.stack[f + LEFT]:
                in_order(pieces)  # how cards lie in a hand tells nothing
                self.take(m, f, pieces[0])
                return STAY
        return super().go(m, f)

    # -- a card may count for several ---------------------------------------------------------------------------------

    def worth(self, m: Imperium, pc: i64, piece: i64) -> i64:
        if self.what_at and m.program.code[pc + self.what_at] == t.REGION:
            return m.weight(piece, t.REGION)
        return 1

    def take(self, m: Imperium, f: i64, piece: i64) -> None:
        n = self.worth(m, m.stack[f], piece)
        m.stack[f + IT] = piece
        m.stack[f + LEFT] = m.stack[f + LEFT] - n if m.stack[f + LEFT] > n else 1
        m.stack[f + AUX] += n
        self.act(m, f, piece)

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        how = self.how(m, f, pc)
        found = self.found(m, f, pc)
        if len(found) == 0:
            return NONE
        if how & 15 != EXACT:
            return ALL
        n: i64 = 0
        for piece in found:
            n += self.worth(m, pc, piece)
        return ALL if n >= how >> 4 else SOME

    def better(self, m: Imperium, f: i64, piece: i64, than: i64) -> bool:
        """Of two equal cards the used one, then the one fewer know; how they lie in a hand must not matter."""
        used = m.marks[piece] & t.EXHAUSTED
        if used != m.marks[than] & t.EXHAUSTED:
            return used != 0
        known = m.rings.known(piece)
        return piece < than if known == m.rings.known(than) else known < m.rings.known(than)


class Discard(PickCard):
    """`discard 2`, `discard knight`, `discard among drawn`."""

    head = VERB["discard"]
    home = 1  # the hand
    ask = "ask-discard"
    section = "discard"

    def how(self, m: Imperium, f: i64, pc: i64) -> i64:
        how = m.program.code[pc + 1]
        return cheaper_unrest(m, f, how >> 4, 2) << 4 if how & 15 == EXACT else how

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return piece != m.stack[f + THIS] and (m.program.code[pc + 4] == 0 or m.marks[piece] & t.FRESH != 0)

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.discard(m.stack[f + SEAT], piece)


class DiscardIt(Discard):
    """What clean-up and innovating discard: any number, or the whole hand. Words as of `discard`."""

    name = "tidy-hand"
    head = Step.head  # no card says it
    ask = "ask-cleanup"
    section = "cleanup"

    def how(self, m: Imperium, f: i64, pc: i64) -> i64:
        return 3 if m.row[t.PHASE] == t.INNOVATING else 2  # EVERY, ANY

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return True


class DiscardMask(Discard):
    """`discard-mask 2`: who has to may answer."""

    head = VERB["discard-mask"]
    ask = "ask-discard-mask"
    eased = True

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.traits(piece) & t.MASK != 0

    def begin(self, m: Imperium, f: i64, n: i64) -> i64:
        m.stack[f + LEFT] = PLENTY  # who answers looks whether there is anything to discard
        fire(m, t.MUST_DISCARD, m.stack[f + SEAT])
        return n


class DiscardFewer(Step[Imperium]):
    """`discard-fewer 1`: changes the discard it answers."""

    head = VERB["discard-fewer"]

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL if m.stack[m.below(f, m.tables.discard_step) + LEFT] > 1 else NONE

    def go(self, m: Imperium, f: i64) -> i64:
        fewer(m, f, m.arg(f, 1))
        return NEXT


class Substitute(Step[Imperium]):
    """`substitute (abandon any from here)`: each card handled so is one less to discard."""

    head = VERB["substitute"]
    frame = "begun"

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return m.able(f, m.program.code[pc + 1])

    def go(self, m: Imperium, f: i64) -> i64:
        if m.stack[f + LEFT] == 1:
            fewer(m, f, m.back)
            return NEXT
        m.stack[f + LEFT] = 1
        m.call(f, m.arg(f, 1), m.stack[f + SEAT])
        return STAY


def fewer(m: Imperium, f: i64, n: i64) -> None:
    """So many less are to be discarded."""
    g = m.below(f, m.tables.discard_step)
    m.stack[g + LEFT] = m.stack[g + LEFT] - n if m.stack[g + LEFT] > n else 1


class Topdeck(PickCard):
    head = VERB["topdeck"]
    ordered = True
    home = 1  # the hand
    ask = "ask-topdeck"
    section = "cards"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return piece != m.stack[f + THIS]

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay_telling(log.TOPDECKED, m.stack[f + SEAT], piece, t.DECK, True)


class ToHand(PickCard):
    head = VERB["to-hand"]
    ask = "ask-to-hand"
    section = "cards"

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.lay_telling(log.TO_HAND, m.stack[f + SEAT], piece, t.HAND)


class ToHistory(PickCard):
    head = VERB["history"]
    home = 1  # the hand
    ask = "ask-history"
    section = "history"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return piece != m.stack[f + THIS] or m.program.code[pc + 2] & THIS_BIT != 0

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.to_history(m.stack[f + SEAT], piece)


class Abandon(PickCard):
    """`abandon pinned not-being region`, `abandon region holding @myrddin-wyllt`, `abandon any from here`."""

    head = VERB["abandon"]
    home = 8  # what is in play
    ask = "ask-abandon"
    section = "abandon"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        holding = m.program.code[pc + 5]
        if holding and not any([m.traits(guest) & holding for guest in m.guests(piece, t.GARRISON)]):
            return False
        return may_leave(m, piece)

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        use_icons(m, f, piece)
        m.lay(piece, t.DISCARD, seat, True)
        m.tell(log.ABANDONED, seat, piece)


def may_leave(m: Imperium, piece: i64) -> bool:
    """Whether a card can be abandoned or recalled: out of a garrison, or pinned in play."""
    if m.rings.zone(piece) == t.GARRISON:
        return True
    return m.rings.zone(piece) == t.PLAY and m.traits(piece) & t.PINNED != 0 and not m.printed(piece, t.NEVER_LEAVES)


def use_icons(m: Imperium, f: i64, piece: i64) -> None:
    """The effect in f has used a card in play: what it gains comes from its icons, too."""
    m.stack[f + SAFE] |= (m.traits(piece) & t.ICON_BITS) << ICONS_USED


class Recall(PickCard):
    head = VERB["recall"]
    home = 8  # what is in play
    ask = "ask-recall"
    section = "recall"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return may_leave(m, piece)

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        use_icons(m, f, piece)
        m.lay(piece, t.HAND, seat)
        m.tell(log.RECALLED, seat, piece)


class Sink(PickCard):
    """`sink this`, `sink region`: under the power card of the Atlanteans; others discard it."""

    head = VERB["sink"]
    home = 8  # what is in play
    ask = "ask-sink"
    section = "sink"

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        if not m.ruled(seat, t.SUNKEN_PILE):
            m.discard(seat, piece)
            return
        m.lay(piece, t.SUNKEN, seat)
        m.tell(log.SUNK, seat, piece)
        fire(m, t.SUNK, seat, piece)


class Give(PickCard):
    """`give from hand|discard`: a card to the hand of each other player, in turn order, as far as there are cards."""

    head = VERB["give"]
    ordered = True
    ask = "ask-give"
    section = "give"

    def how(self, m: Imperium, f: i64, pc: i64) -> i64:
        found: i64 = 0
        for seat in range(m.seats):
            if seat != m.stack[f + SEAT] and not (m.stack[f + SAFE] >> seat) & 1:
                found += 1
        return EXACT | found << 4

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return piece != m.stack[f + THIS]

    def begin(self, m: Imperium, f: i64, n: i64) -> i64:
        m.row[t.GIVEN] = 0
        return n

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        giver = m.stack[f + SEAT]
        seat = receiver(m, f, m.stack[f + AUX])
        if m.traits(piece) & t.MASK:
            m.row[t.GIVEN] |= own_eyes(seat)
        known = m.rings.known(piece) == ALL_EYES
        if not known:
            m.shown += 1
            m.seen += 1
        m.lay(piece, t.HAND, seat)
        told = ALL_EYES if known else own_eyes(giver) | own_eyes(seat)
        m.tell(log.GAVE_CARD, giver, piece, seat, 0, told)
        m.tell(log.GAVE, giver, seat, 0, 0, ALL_EYES & ~told)


def receiver(m: Imperium, f: i64, n: i64) -> i64:
    """The n-th player after the giver in frame f that has not avoided the gift."""
    seat = m.stack[f + SEAT]
    while n > 0:
        seat = (seat + 1) % m.seats
        if not (m.stack[f + SAFE] >> seat) & 1:
            n -= 1
    return seat


class Garrison(PickCard):
    """`garrison scroll`: under this card; `garrison this under region`: under a region of one's choice."""

    head = VERB["garrison"]
    home = 1  # the hand
    ask = "ask-garrison"
    section = "garrison"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        this = m.stack[f + THIS]
        seat = m.stack[f + SEAT]
        if m.printed(piece, t.NEVER_GARRISONED):
            return False
        if m.program.code[pc + 3]:
            return m.count(seat, t.REGION, 1 << t.PLAY) > 0
        if m.printed(piece, t.LAST_QUEST) and m.rings.zone(piece) == t.DEVELOPMENT and m.rings.count(t.DEVELOPMENT, seat) > 1:
            return False
        zone = m.rings.zone(this)  # a card that would be played is in hand while it is asked what it could do
        return piece != this and m.rings.seat(this) == seat and zone in (t.PLAY, t.POWER, t.HAND)

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        if m.arg(f, 3):
            m.enter(m.tables.host_flow, m.stack[f + SEAT], piece, -1)
        else:
            lodge(m, m.stack[f + SEAT], piece, m.stack[f + THIS])


def lodge(m: Imperium, seat: i64, piece: i64, host: i64) -> None:
    m.shown += 1
    m.lay(piece, t.GARRISON, seat)
    m.marks[piece] |= (host + 1) << t.HOST
    m.tell(log.GARRISONED, seat, piece, host)


class ChooseHost(PickCard):
    """The region a card goes under."""

    name = "choose-host"
    home = 8  # what is in play
    ask = "ask-host"
    section = "garrison"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.traits(piece) & t.REGION != 0

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        lodge(m, m.stack[f + SEAT], m.stack[f + THIS], piece)


class ResolveHost(Step[Imperium]):
    """The play effect of the region this card is garrisoned under; that is no play of a region."""

    head = VERB["resolve-host"]
    frame = "begun"

    def go(self, m: Imperium, f: i64) -> i64:
        this = m.stack[f + THIS]
        if m.stack[f + LEFT] == 1 or m.rings.zone(this) != t.GARRISON:
            return NEXT
        m.stack[f + LEFT] = 1
        host = m.host(this)
        m.enter(m.tables.play[m.tables.kind[host]], m.stack[f + SEAT], host, -1)
        return STAY


class Move(PickCard):
    """`move it to hand`, `move active-quest to discard`, `move top-nation-card to discard`, `move it to nation-bottom`."""

    head = VERB["move"]

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        if m.program.code[pc + 2] & t.NATION_BOTTOM:
            return m.rings.zone(piece) == t.NATION and m.rings.count(t.NATION, m.stack[f + SEAT]) > 2  # else it lies there
        return True

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        to = m.arg(f, 2)
        if to & t.NATION_BOTTOM:
            last = m.rings.bottom(t.NATION * SEATS + seat)
            m.rings.move(piece, t.NATION, seat)
            m.rings.move(last, t.NATION, seat)
        elif m.arg(f, 1) & t.TOP_NATION:
            m.nation_card(seat)
        elif (to >> t.DISCARD) & 1:
            m.discard(seat, piece)
        else:
            m.lay(piece, t.HAND, seat)
            m.tell(log.TO_HAND, seat, piece)


class Treat(PickCard):
    """`treat fertile as production by 3`: an icon of a card in play until the end of the turn."""

    head = VERB["treat"]
    home = 8  # what is in play
    ask = "ask-treat"
    section = "printed"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.weight(piece, m.program.code[pc + 1]) > 0

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        one: i64 = 1
        m.marks[piece] += one << (t.TREATED if (m.arg(f, 1) >> (t.PRODUCTION_BIT + 1)) & 1 else t.TREATED + 2)
        m.tell(log.TREATED, m.stack[f + SEAT], piece)


# -- unrest --------------------------------------------------------------------------------------------------------------


class TakeUnrest(Step[Imperium]):
    """`take-unrest 2`. With the last one of the pile the game is over at once."""

    head = VERB["take-unrest"]

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        there = m.rings.count(t.UNREST_PILE, 0)
        return NONE if there == 0 else ALL if there >= m.program.code[pc + 1] >> 4 else SOME

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        wanted = m.arg(f, 1) >> 4
        taken: i64 = 0
        while taken < wanted and not m.over and m.take_unrest(t.HAND, seat) != -1:
            taken += 1
        m.tell(log.TOOK_UNREST, seat, taken)
        if taken < wanted:
            m.stack[f + FLAGS] |= FAILED
        m.stack[f + COUNT] = taken
        for _ in range(taken):
            fire(m, t.TOOK_UNREST, seat)
        return NEXT


class ReturnUnrest(PickCard):
    """`return-unrest this`, `return-unrest all from here`."""

    head = VERB["return-unrest"]
    home = 1  # the hand
    ask = "ask-return-unrest"
    section = "return-unrest"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.traits(piece) & t.UNREST != 0 and m.rings.zone(piece) != t.UNREST_PILE

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        m.shown += 1
        m.lay(piece, t.UNREST_PILE)
        m.tell(log.RETURNED, seat, 1)
        fire(m, t.RETURNED, seat, piece)


class Revolt(ReturnUnrest):
    """Any number of unrest from hand go back, one at least; that is all of the turn."""

    name = "revolt"
    head = Step.head  # no card says it
    ask = "ask-revolt"
    section = "revolt"

    def how(self, m: Imperium, f: i64, pc: i64) -> i64:
        return 2  # ANY

    def go(self, m: Imperium, f: i64) -> i64:
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = PLENTY
            self.take(m, f, self.about(m, f, m.stack[f + SEAT], self.offered(m, f, self.found(m, f, m.stack[f]))[0]))
            return STAY
        return super().go(m, f)


def words() -> list[Step[Any]]:
    return [
        Discard(), DiscardIt(), DiscardMask(), DiscardFewer(), Substitute(), Topdeck(), ToHand(), ToHistory(), Abandon(),
        Recall(), Sink(), Give(), Garrison(), ChooseHost(), ResolveHost(), Move(), Treat(), TakeUnrest(), ReturnUnrest(),
        Revolt(),
    ]  # fmt: skip
