"""Decks: drawing, with everything a reshuffle brings; looking, finding, revealing, shuffling, swapping."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.frames import ALL, AUX, COUNT, FAILED, FLAGS, IT, LEFT, NEXT, NONE, SEAT, SOME, STAY, THIS
from asztal.core.machine.pick import EXACT, UPTO
from asztal.core.machine.piles import note_pile
from asztal.core.machine.reactions import fire
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.imperium import actions, log
from asztal.games.imperium import tables as t
from asztal.games.imperium.cards import PickCard
from asztal.games.imperium.language import VERB
from asztal.games.imperium.paying import amounts, development_price, payments
from asztal.games.imperium.state import Imperium, own_eyes

# -- drawing -------------------------------------------------------------------------------------------------------------


class Draw(Step[Imperium]):
    """`draw 2`, `draw upto 4`, `draw if-able`. AUX: cards drawn << 1, and whether the deck has just been shuffled anew."""

    head = VERB["draw"]
    ask = "ask-draw"
    section = "draw"
    frame = "left drawn"

    def wanted(self, m: Imperium, f: i64) -> i64:
        return m.arg(f, 1)

    def if_able(self, m: Imperium, pc: i64) -> bool:
        return m.program.code[pc + 2] != 0

    def there(self, m: Imperium, seat: i64, pc: i64) -> i64:
        found = m.rings.count(t.DECK, seat)
        if not self.if_able(m, pc):
            found += m.rings.count(t.DISCARD, seat) + renewed(m, seat)
        return found

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        how = m.program.code[pc + 1]
        there = self.there(m, m.stack[f + SEAT], pc)
        if there == 0:
            return NONE
        return ALL if how & 15 != EXACT or there >= how >> 4 else SOME

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.stack[f + LEFT] == 0:
            how = self.wanted(m, f)
            if how & 15 == UPTO:
                most = min(how >> 4, self.there(m, seat, m.stack[f]))
                if most > 0:
                    return m.ask(amounts(most))
                how = EXACT
            self.begin(m, f, how >> 4)
        while m.stack[f + LEFT] > 1:
            if m.rings.count(t.DECK, seat) == 0:
                if self.if_able(m, m.stack[f]) or m.stack[f + AUX] & 1:
                    m.stack[f + FLAGS] |= FAILED
                    break
                m.stack[f + AUX] |= 1
                m.enter(m.tables.reshuffle_flow, seat, -1, -1)
                return STAY
            m.stack[f + AUX] = (m.stack[f + AUX] & ~1) + 2
            m.stack[f + LEFT] -= 1
            deep = m.depth
            m.stack[f + IT] = draw_card(m, seat)
            if m.depth != deep:
                return STAY
        m.stack[f + COUNT] = m.stack[f + AUX] >> 1
        if m.stack[f + COUNT] > 0:
            m.tell(log.DREW, seat, m.stack[f + COUNT])
            self.close(m, f, seat)
        else:
            m.stack[f + IT] = -1
        return NEXT

    def close(self, m: Imperium, f: i64, seat: i64) -> None:
        """Tell the player what it has drawn; only where one of these cards is to be discarded they stay marked."""
        code = m.program.code
        after = m.stack[f] + ((code[m.stack[f]] >> 8) & 255)
        kept = code[after] & 255 == m.tables.plain_discard_step and code[after + 4] != 0
        told = m.rings.piled(t.HAND * SEATS + seat) if m.events is None else m.by_kind(t.HAND, seat)
        for piece in told:
            if m.marks[piece] & t.FRESH:
                m.tell(log.DREW_CARD, seat, piece, 0, 0, own_eyes(seat))
                if not kept:
                    m.marks[piece] &= ~t.FRESH

    def begin(self, m: Imperium, f: i64, n: i64) -> None:
        m.stack[f + LEFT] = n + 1
        for piece in m.rings.piled(t.HAND * SEATS + m.stack[f + SEAT]):
            m.marks[piece] &= ~t.FRESH

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        self.begin(m, f, action - actions.NUMBER)
        return STAY


class DrawUp(Draw):
    """Clean-up ends with as many cards in hand as the player may hold."""

    name = "draw-up"
    head = Step.head  # no card says it

    def wanted(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        n = m.hand_size(seat) - m.rings.count(t.HAND, seat)
        return EXACT | max(n, 0) << 4

    def if_able(self, m: Imperium, pc: i64) -> bool:
        return False


def draw_card(m: Imperium, seat: i64) -> i64:
    """The top card of the deck comes to hand."""
    piece = m.first(t.DECK, seat)
    m.seen += 1
    m.lay(piece, t.HAND, seat)
    m.marks[piece] |= t.FRESH
    return piece


def renewed(m: Imperium, seat: i64) -> i64:
    """How many cards a reshuffle adds to the discard pile: one of the nation deck, or a development that can be paid."""
    if m.get(seat, t.EXHAUST) == 0:
        return 0
    if not m.is_empire(seat):
        return 1 if m.get(seat, t.NATION_USED) == 0 and m.rings.count(t.NATION, seat) > 0 else 0
    if m.get(seat, t.DEVELOPMENT_USED) == 0:
        for piece in m.rings.piled(t.DEVELOPMENT * SEATS + seat):
            if can_develop(m, seat, piece):
                return 1
    return 0


class Renew(Step[Imperium]):
    """The deck has run out: a barbarian nation goes on by a card of its nation deck. COUNT: it was barbarian."""

    name = "renew"

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.is_empire(seat):
            return NEXT
        m.stack[f + COUNT] = 1
        if m.get(seat, t.NATION_USED) == 0 and m.get(seat, t.EXHAUST) > 0 and m.rings.count(t.NATION, seat) > 0:
            m.put(seat, t.NATION_USED, 1)
            m.add(seat, t.EXHAUST, -1)
            m.nation_card(seat)
        return NEXT


class RenewByDevelopment(PickCard):
    """The deck has run out: an empire may develop a card. Declining moves no token."""

    name = "renew-development"
    home = 256  # the development area
    ask = "ask-reshuffle"
    section = "reshuffle"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return can_develop(m, m.stack[f + SEAT], piece)

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.stack[f + COUNT] == 1 or m.get(seat, t.DEVELOPMENT_USED) == 1 or m.get(seat, t.EXHAUST) == 0:
            return NEXT
        pieces = self.found(m, f, m.stack[f])
        if len(pieces) == 0:
            return NEXT
        return m.ask(listed(self.offered(m, f, pieces), actions.NOTHING))

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        if action != actions.NOTHING:
            m.put(seat, t.DEVELOPMENT_USED, 1)
            m.add(seat, t.EXHAUST, -1)
            m.enter(m.tables.develop_flow, seat, self.about(m, f, seat, action), -1)
        return NEXT


class Reshuffle(Step[Imperium]):
    """A new deck from the discard pile."""

    name = "reshuffle"

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.rings.count(t.DISCARD, seat) > 0:
            note_pile(m, t.DISCARD * SEATS + seat)
            m.rings.shuffle_to(t.DISCARD * SEATS + seat, t.DECK * SEATS + seat, m.chance)
            m.seen += 1
            m.tell(log.RESHUFFLED, seat)
        return NEXT


# -- developing ----------------------------------------------------------------------------------------------------------


def can_develop(m: Imperium, seat: i64, piece: i64) -> bool:
    return m.tables.develop[m.tables.kind[piece]] != -1 and len(payments(m, seat, development_price(m, seat, piece))) > 0


class Develop(PickCard):
    """`develop`, `develop free`: a card of the development area into the discard pile."""

    head = VERB["develop"]
    home = 256  # the development area
    ask = "ask-develop"
    section = "develop"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        if m.program.code[pc + 2]:
            return m.tables.develop[m.tables.kind[piece]] != -1
        return can_develop(m, m.stack[f + SEAT], piece)

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        if m.arg(f, 2):
            put_development(m, m.stack[f + SEAT], piece)
        else:
            m.enter(m.tables.develop_flow, m.stack[f + SEAT], piece, -1)


class PutDevelopment(Step[Imperium]):
    """The development THIS, which has been paid."""

    name = "put-development"

    def go(self, m: Imperium, f: i64) -> i64:
        put_development(m, m.stack[f + SEAT], m.stack[f + THIS])
        return NEXT


def put_development(m: Imperium, seat: i64, piece: i64) -> None:
    m.lay(piece, t.DISCARD, seat, True)
    m.tell(log.DEVELOPED, seat, piece)
    if m.rings.count(t.DEVELOPMENT, seat) == 0:
        m.trigger_end(seat)


# -- finding and looking -------------------------------------------------------------------------------------------------


class Find(PickCard):
    """`find region to hand`: hand, discard pile, deck and nation deck are searched; what was searched is shuffled.

    A certain card is looked for in that order, and no further than needed. COUNT: where was searched, while it is chosen.
    """

    head = VERB["find"]
    blind = True
    ask = "ask-find"
    section = "find"

    def where(self, m: Imperium, pc: i64) -> i64:
        said = m.program.code[pc + 3]
        return said if said else 1 << t.HAND | 1 << t.DISCARD | 1 << t.DECK | 1 << t.NATION

    def zones(self, m: Imperium, f: i64, pc: i64) -> i64:
        return m.stack[f + COUNT] if m.stack[f + LEFT] > 0 and m.stack[f] == pc else self.where(m, pc)

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return piece != m.stack[f + THIS] and not (
            m.rings.zone(piece) == t.NATION and m.rings.bottom(m.rings.place(piece)) == piece
        )

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        seat = m.stack[f + SEAT]
        where = self.where(m, pc)
        hidden = m.rings.count(t.DECK, seat) > 0 or ((where >> t.NATION) & 1 and m.rings.count(t.NATION, seat) > 1)
        return ALL if hidden or len(self.found(m, f, pc)) > 0 else NONE

    def begin(self, m: Imperium, f: i64, n: i64) -> i64:
        seat = m.stack[f + SEAT]
        what = m.arg(f, 2)
        named = what & t.NAMED != 0
        where = self.where(m, m.stack[f])
        searched: i64 = 0
        for zone in (t.HAND, t.DISCARD, t.DECK, t.NATION):
            if not (where >> zone) & 1:
                continue
            searched |= 1 << zone
            there = False
            for piece in m.rings.piled(zone * SEATS + seat):
                if zone >= t.DECK and piece != m.rings.bottom(t.NATION * SEATS + seat):
                    m.rings.know(piece, m.rings.known(piece) | own_eyes(seat))
                    m.seen += 1
                if m.traits(piece) & what and self.fits(m, f, m.stack[f], piece):
                    there = True
            if there and named:
                break
        m.stack[f + COUNT] = searched
        return n

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        m.show(piece)
        m.tell(log.FOUND, seat, piece)
        to = m.arg(f, 4)
        if (to >> t.HISTORY) & 1:
            m.to_history(seat, piece)
        elif (to >> t.HAND) & 1:
            m.lay(piece, t.HAND, seat)
        else:
            m.lay(piece, t.DISCARD, seat, True)

    def end(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.stack[f + AUX] == 0:
            m.tell(log.FOUND_NONE, seat)
        searched = m.stack[f + COUNT]
        if (searched >> t.DECK) & 1 and m.rings.count(t.DECK, seat) > 0:
            m.mix(t.DECK * SEATS + seat)
        if (searched >> t.NATION) & 1:
            m.shuffle_nation(seat)
        return super().end(m, f)


class Look(PickCard):
    """`look 2 fame-deck take 1`: only the player sees them; what is not taken goes back on top in an order of its choice.

    AUX before: 1 once reactions have been asked, and 2 for each card more.
    """

    head = VERB["look"]
    home = 128  # what is looked at
    ask = "ask-look"
    section = "look"

    def fame(self, m: Imperium, pc: i64) -> bool:
        return (m.program.code[pc + 2] >> t.FAME_DECK) & 1 == 1

    def how(self, m: Imperium, f: i64, pc: i64) -> i64:
        return EXACT | m.program.code[pc + 3] << 4

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        if self.fame(m, pc):
            return ALL if fame_left(m, m.stack[f + SEAT]) else NONE
        return ALL if m.rings.count(t.NATION, m.stack[f + SEAT]) > 0 else NONE

    def go(self, m: Imperium, f: i64) -> i64:
        if m.stack[f + LEFT] == 0:
            seat = m.stack[f + SEAT]
            fame = self.fame(m, m.stack[f])
            if fame and m.rings.count(t.FAME_DECK, 0) == 0:
                return resolve_king(m, f)
            if fame and m.stack[f + AUX] == 0:
                m.stack[f + AUX] = 1
                if fire(m, t.LOOKED_AT_FAME, seat):
                    return STAY
            self.look(m, f, seat, fame, m.arg(f, 1) + m.stack[f + AUX] // 2)
            m.stack[f + AUX] = 0
        return super().go(m, f)

    def look(self, m: Imperium, f: i64, seat: i64, fame: bool, n: i64) -> None:
        place: i64 = t.FAME_DECK * SEATS if fame else t.NATION * SEATS + seat
        there = m.rings.many(place)
        if not fame and there > 1:
            there -= 1
        n = there if there < n else n
        m.tell(log.LOOKED, seat, t.FAME_DECK if fame else t.NATION, n)
        for _ in range(n):
            piece = m.rings.top(place)
            if not m.rings.sees(piece, seat):
                m.seen += 1
            m.rings.move(piece, t.LOOKED, seat)
            m.stack[f + IT] = piece
        for piece in m.by_kind(t.LOOKED, seat):
            m.tell(log.LOOKED_CARD, seat, piece, 0, 0, own_eyes(seat))

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        m.lay(piece, t.HAND, seat)
        m.tell(log.FAME, seat)
        m.tell(log.FAME_CARD, seat, piece, 0, 0, own_eyes(seat))

    def finish(self, m: Imperium, f: i64) -> None:
        seat = m.stack[f + SEAT]
        g = m.enter(m.tables.put_back_flow, seat, -1, -1)
        m.stack[g + COUNT] = 1 if self.fame(m, m.stack[f]) else 0


class LookMore(Step[Imperium]):
    head = VERB["look-more"]

    def go(self, m: Imperium, f: i64) -> i64:
        m.stack[m.below(f, m.tables.look_step) + AUX] += 2 * m.arg(f, 1)
        return NEXT


class PutBack(PickCard):
    """Cards that were looked at go back on top of their deck, the one chosen first lies lowest. COUNT: the fame deck."""

    name = "put-back"
    home = 128  # what is looked at
    ask = "ask-put-back"
    section = "look"

    def go(self, m: Imperium, f: i64) -> i64:
        pieces = self.found(m, f, m.stack[f])
        offer = self.offered(m, f, pieces)
        if len(offer) > 1:
            return m.ask(offer)
        for piece in pieces:
            self.back(m, f, piece)
        return NEXT

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        self.back(m, f, self.about(m, f, seat, action))
        return STAY

    def back(self, m: Imperium, f: i64, piece: i64) -> None:
        fame = m.stack[f + COUNT] == 1
        m.rings.lay_on(piece, t.FAME_DECK if fame else t.NATION, 0 if fame else m.stack[f + SEAT])


def fame_left(m: Imperium, seat: i64) -> bool:
    """Whether there is a fame card for the player, or King of Kings, which everybody may resolve once."""
    return m.rings.count(t.FAME_DECK, 0) > 0 or not (m.row[t.KINGS] >> seat) & 1


def resolve_king(m: Imperium, f: i64) -> i64:
    """What happens in the place of a fame card when none is left."""
    seat = m.stack[f + SEAT]
    if (m.row[t.KINGS] >> seat) & 1:
        m.stack[f + FLAGS] |= FAILED
        return NEXT
    m.row[t.KINGS] |= own_eyes(seat)
    king = m.first(t.KING, 0)
    m.tell(log.KING, seat, king)
    m.enter(m.tables.king[m.tables.kind[king]], seat, king, -1)
    return NEXT


class TurnKing(Step[Imperium]):
    """King of Kings shows its other side."""

    head = VERB["turn-king"]

    def go(self, m: Imperium, f: i64) -> i64:
        king = m.first(t.KING, 0)
        if m.rings.zone(king + 1) == t.BOX:
            m.lay(king + 1, t.KING)
            m.lay(king, t.BOX)
            m.tell(log.KING_TURNED, m.stack[f + SEAT])
        return NEXT


class TakeFame(Step[Imperium]):
    """`take-fame`: the top fame card to hand, unseen by others."""

    head = VERB["take-fame"]

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL if fame_left(m, m.stack[f + SEAT]) else NONE

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.rings.count(t.FAME_DECK, 0) == 0:
            return resolve_king(m, f)
        piece = m.first(t.FAME_DECK, 0)
        m.seen += 1
        m.lay(piece, t.HAND, seat)
        m.stack[f + IT] = piece
        m.tell(log.FAME, seat)
        m.tell(log.FAME_CARD, seat, piece, 0, 0, own_eyes(seat))
        return NEXT


class Reveal(Step[Imperium]):
    """`reveal main-deck` turns its top card over, `reveal hand|deck|discard` everything there. Words: zones."""

    head = VERB["reveal"]

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        what = m.arg(f, 1)
        if (what >> t.MAIN) & 1:
            piece = m.first(t.MAIN, 0)
            m.stack[f + IT] = piece
            if piece != -1:
                m.show(piece)
                m.tell(log.REVEALED, seat, piece)
        for zone in (t.HAND, t.DECK):
            if (what >> zone) & 1:
                for piece in m.rings.piled(zone * SEATS + seat):
                    m.show(piece)
        return NEXT


class ShuffleDeck(Step[Imperium]):
    head = VERB["shuffle-deck"]

    def go(self, m: Imperium, f: i64) -> i64:
        if m.rings.count(t.DECK, m.stack[f + SEAT]) > 0:
            m.mix(t.DECK * SEATS + m.stack[f + SEAT])
            m.tell(log.SHUFFLED, m.stack[f + SEAT], t.DECK)
        return NEXT


class ShuffleNation(Step[Imperium]):
    head = VERB["shuffle-nation"]

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL if m.rings.count(t.NATION, m.stack[f + SEAT]) > 2 else NONE

    def go(self, m: Imperium, f: i64) -> i64:
        m.shuffle_nation(m.stack[f + SEAT])
        m.tell(log.SHUFFLED, m.stack[f + SEAT], t.NATION)
        return NEXT


class Swap(PickCard):
    """`swap hand top-nation-card`, `swap market exile-pile`: the card chosen goes to the other place."""

    head = VERB["swap"]
    ask = "ask-swap"
    section = "exile"

    def candidates(self, m: Imperium, f: i64, pc: i64) -> vec[i64]:
        seat = m.stack[f + SEAT]
        if m.program.code[pc + 2] & 1:  # the nation deck: its last card stays where it is
            return m.rings.inside(t.HAND, seat) if m.rings.count(t.NATION, seat) > 1 else vec[i64]()
        return m.rings.inside(t.MARKET, 0) if m.rings.count(t.EXILE, 0) > 0 else vec[i64]()

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        if not m.arg(f, 2) & 1:
            m.enter(m.tables.swap_flow, seat, piece, -1)
            return
        top = m.first(t.NATION, seat)
        m.lay(top, t.HAND, seat)
        m.lay(piece, t.NATION, seat, True)
        m.seen += 1
        m.tell(log.SWAPPED_HIDDEN, seat)


class SwapExiled(PickCard):
    """The exiled card that takes the place of the market card THIS, with its tokens."""

    name = "swap-exiled"
    home = 4096  # the exile pile
    ask = "ask-swap-for"
    section = "exile"

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        this = m.stack[f + THIS]
        slot = m.slot(this)
        tokens = m.marks[this] & t.ALL_TOKENS
        for unrest in m.guests(this, t.UNDER):
            m.lay(unrest, t.UNREST_PILE)
        m.lay(this, t.EXILE)
        m.tell(log.SWAPPED, m.stack[f + SEAT], this, piece)
        m.show_in_market(piece, slot)
        m.marks[piece] |= tokens


def words() -> list[Step[Any]]:
    return [
        Draw(), DrawUp(), Renew(), RenewByDevelopment(), Reshuffle(), Develop(), PutDevelopment(), Find(), Look(), LookMore(),
        PutBack(), TurnKing(), TakeFame(), Reveal(), ShuffleDeck(), ShuffleNation(), Swap(), SwapExiled(),
    ]  # fmt: skip
