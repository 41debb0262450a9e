"""The market: acquiring, breaking through, exiling."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import ALL, AUX, IT, LEFT, NEXT, SEAT, STAY
from asztal.core.machine.pick import EXACT
from asztal.core.machine.reactions import fire
from asztal.core.machine.words import Step, Word
from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.imperium import actions, log
from asztal.games.imperium import tables as t
from asztal.games.imperium.cards import PickCard
from asztal.games.imperium.language import VERB
from asztal.games.imperium.state import Imperium, own_eyes


def gain_tokens(m: Imperium, f: i64, seat: i64, piece: i64) -> None:
    """What lies on a market card becomes the player's, and may be noticed."""
    tokens = m.take_tokens(seat, piece)
    if tokens & t.MOST_TOKENS:
        m.tell_icons(f, seat)
    fire(m, t.GAINED_TOKENS, seat, piece, tokens)


def take_from_market(m: Imperium, f: i64, seat: i64, piece: i64, unrest_to: i64) -> None:
    """A market card comes to hand with its tokens; the unrest under it as well, or it goes back to the pile."""
    slot = m.slot(piece)
    gain_tokens(m, f, seat, piece)
    for unrest in m.guests(piece, t.UNDER):
        m.lay(unrest, unrest_to, seat)
        if unrest_to == t.HAND:
            m.tell(log.TOOK_UNREST, seat, 1)
    m.lay(piece, t.HAND, seat)
    m.refill(slot)


def broken_deck(m: Imperium, suit: i64) -> i64:
    """The deck in which one breaks through for a suit: its own as long as there is one, else the main deck."""
    return t.SUIT_DECK + suit if suit < 3 and m.rings.count(t.SUIT_DECK + suit, 0) > 0 else t.MAIN


class Acquire(PickCard):
    """`acquire region bearing mat`: a market card to hand, with its tokens and its unrest; where a line or a standing rule
    says so, a card of the exile pile, with an unrest of the pile."""

    head = VERB["acquire"]
    home = 2048  # the market
    ask = "ask-acquire"
    section = "acquire"

    def candidates(self, m: Imperium, f: i64, pc: i64) -> vec[i64]:
        found = super().candidates(m, f, pc)
        code = m.program.code
        if code[pc + 3]:
            return found
        exiled = m.granted(m.stack[f + SEAT], t.ACQUIRES_EXILED)
        if exiled:
            for piece in m.rings.piled(t.EXILE * SEATS):
                traits = m.traits(piece)
                if traits & exiled and (code[pc + 2] == 0 or traits & code[pc + 2]) and not traits & code[pc + 5]:
                    found = append(found, piece)
        return found

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        good = m.program.code[pc + 4]
        return good == 0 or m.tokens(piece, good - 1) > 0

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        came = m.rings.zone(piece)
        m.tell(log.ACQUIRED, seat, piece)
        fire(m, t.ACQUIRED, seat, piece, came)
        if came == t.MARKET:
            take_from_market(m, f, seat, piece, t.HAND)
        else:
            m.lay(piece, t.HAND, seat)
            if m.traits(piece) & t.TROUBLED:
                m.take_unrest(t.HAND, seat)
                m.tell(log.TOOK_UNREST, seat, 1)


class Breakthrough(PickCard):
    """`breakthrough uncivilised|civilised`: a market card without its unrest, the top card of the deck of a suit, or, where
    there is no such deck, the first one of the suit in the main deck. AUX: how many have been taken."""

    head = VERB["breakthrough"]
    home = 2048  # the market
    ask = "ask-breakthrough"
    section = "breakthrough"
    frame = "left taken"

    def zones(self, m: Imperium, f: i64, pc: i64) -> i64:
        return m.program.code[pc + 3] | 1 << t.MARKET

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL

    def go(self, m: Imperium, f: i64) -> i64:
        how = m.arg(f, 1)
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = (how >> 4) + 1
        if m.stack[f + LEFT] == 1:
            return self.end(m, f)
        offer = self.offered(m, f, self.found(m, f, m.stack[f]))
        what = m.arg(f, 2)
        for suit in range(4):
            if (what >> (t.FIRST_SUIT + suit)) & 1:
                offer = listed(offer, actions.SUIT + suit)
        if what & t.VARIABLE:
            offer = listed(offer, actions.VARIABLE_SUIT)
        if how & 15 != EXACT:
            offer = listed(offer, actions.DONE)
        elif len(offer) == 1:
            self.resolve(m, f, m.stack[f + SEAT], offer[0])
            return STAY
        return m.ask(offer)

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DONE:
            return self.end(m, f)
        m.stack[f + LEFT] -= 1
        if action < actions.SUIT or action > actions.VARIABLE_SUIT:
            self.take_shown(m, f, seat, self.about(m, f, seat, action))
        else:
            suit = action - actions.SUIT
            m.tell(log.BROKE_THROUGH, seat, suit)
            deck = broken_deck(m, suit)
            if deck != t.MAIN:
                self.take_top(m, f, seat, m.first(deck, 0))
            else:
                self.dig(m, f, seat, t.VARIABLE if action == actions.VARIABLE_SUIT else t.REGION << suit)
        return STAY

    def take_shown(self, m: Imperium, f: i64, seat: i64, piece: i64) -> None:
        """A market card; its unrest goes back to the pile. Or one of the exile pile."""
        m.tell(log.BROKE_CARD, seat, piece)
        self.taken(m, f, seat, piece)
        if m.rings.zone(piece) == t.MARKET:
            take_from_market(m, f, seat, piece, t.UNREST_PILE)
        else:
            m.lay(piece, t.HAND, seat)

    def take_top(self, m: Imperium, f: i64, seat: i64, piece: i64) -> None:
        """The top card of a deck, unseen by others."""
        m.seen += 1
        came = m.rings.zone(piece)
        self.taken(m, f, seat, piece)
        m.lay(piece, t.HAND, seat)
        m.tell(log.BROKE_TOP, seat, came)
        m.tell(log.BROKE_TOP_CARD, seat, piece, 0, 0, own_eyes(seat))

    def dig(self, m: Imperium, f: i64, seat: i64, what: i64) -> None:
        """Cards of the main deck are turned over until one fits; the others are shuffled in again."""
        m.seen += 1
        turned: i64 = 0
        for piece in m.rings.piled(t.MAIN * SEATS):
            m.show(piece)
            if m.traits(piece) & what:
                m.tell(log.TO_HAND, seat, piece)
                self.taken(m, f, seat, piece)
                m.lay(piece, t.HAND, seat)
                break
            m.tell(log.REVEALED, seat, piece)
            turned += 1
        else:
            m.tell(log.EMPTY_HANDED, seat)
            m.receive(seat, t.PRG, 2)
        if turned > 0:
            m.mix(t.MAIN * SEATS)

    def taken(self, m: Imperium, f: i64, seat: i64, piece: i64) -> None:
        m.stack[f + IT] = piece
        m.stack[f + AUX] += 1
        fire(m, t.BROKE_THROUGH, seat, piece, m.traits(piece))


class Exile(PickCard):
    """`exile`: a market card without tokens, unless the line says something else."""

    head = VERB["exile"]
    home = 2048  # the market
    ask = "ask-exile"
    section = "exile"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.rings.zone(piece) != t.MARKET or m.marks[piece] & t.ALL_TOKENS == 0

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        came = m.rings.zone(piece)
        slot = m.slot(piece)
        m.tell(log.EXILED, m.stack[f + SEAT], piece)
        if came == t.HAND:
            m.shown += 1
        for unrest in m.guests(piece, t.UNDER):
            m.lay(unrest, t.UNREST_PILE)
        m.lay(piece, t.EXILE)
        if came == t.MARKET:
            m.refill(slot)


class DeclareSuit(Step[Imperium]):
    head = VERB["declare-suit"]
    ask = "ask-declare-suit"
    section = "printed"

    def go(self, m: Imperium, f: i64) -> i64:
        return m.ask(vec[i64]([actions.SUIT, actions.SUIT + 1, actions.SUIT + 2, actions.SUIT + 3]))

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        m.put(seat, t.DECLARED, action - actions.SUIT + 1)
        m.tell(log.DECLARED, seat, action - actions.SUIT)
        return NEXT


def words() -> list[Word[Any]]:
    return [Acquire(), Breakthrough(), Exile(), DeclareSuit()]
