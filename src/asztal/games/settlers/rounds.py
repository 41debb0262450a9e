"""The five rounds: factions and first hands, the phases in their order, production, cleanup, and the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.frames import LEFT, NEXT, STAY
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.games.settlers import log
from asztal.games.settlers.deals import pay_deals
from asztal.games.settlers.drawing import draw_one
from asztal.games.settlers.layout import (
    ATTACKS,
    DECK,
    EMPIRE,
    EVERY_COPY,
    FACTION,
    FIRST,
    GOODS_ON,
    OWN_DECK,
    PAIRS,
    PASSED,
    RANDOM_FACTIONS,
    ROUND,
    SAMURAI_THERE,
    TAKEN,
)
from asztal.games.settlers.rival import reveal_attack
from asztal.games.settlers.scoring import faction_locations, pile_size, points, solo_won, standing
from asztal.games.settlers.state import FROM_COMMON, FROM_FACTION, Settlers
from asztal.games.settlers.tables import FACTIONS, VP

ROUNDS: Final = 5
START_COMMON: Final = 2
START_FACTION: Final = 2


class ChooseFactions(Step[Settlers]):
    """Who plays which faction: chosen by one after the other, or dealt. LEFT: how many have one, plus 1."""

    name = "factions"
    frame = "chosen"

    def go(self, m: Settlers, f: i64) -> i64:
        if m.rule(RANDOM_FACTIONS):
            factions = vec[i64]([0, 1, 2, 3])
            m.chance.shuffle(factions)
            for seat in range(m.seats):
                choose_faction(m, seat, factions[seat])
            return NEXT
        chosen = max(m.stack[f + LEFT] - 1, 0)
        if chosen == m.seats:
            return NEXT
        m.stack[f + LEFT] = chosen + 2
        m.enter(m.t.choosing, chosen, -1, -1)
        return STAY


class ChooseFaction(Step[Settlers]):
    """One of the factions nobody has."""

    name = "faction"
    ask = "ask-faction"
    section = "setup"

    def go(self, m: Settlers, f: i64) -> i64:
        found = vec[i64]()
        for faction in range(FACTIONS):
            if not m.is_played(faction):
                found = append(found, m.t.a.faction + faction)
        return m.ask(found)

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        choose_faction(m, seat, action - m.t.a.faction)
        return NEXT

    def question(self, m: Settlers, f: i64) -> Line:
        return Line(self.ask)


def choose_faction(m: Settlers, seat: i64, faction: i64) -> None:
    m.put(seat, FACTION, faction)
    m.tell(log.FACTION, seat, faction)


class Begin(Step[Settlers]):
    """Shuffle the decks and deal the first hands."""

    name = "begin"

    def go(self, m: Settlers, f: i64) -> i64:
        t = m.t
        shuffle_deck(m, 0, t.commons(), DECK, 0)
        for faction in range(FACTIONS):
            for side in range(m.seats):
                if m.get(side, FACTION) == faction:
                    shuffle_deck(m, t.deck_from[faction + 1], t.deck_from[faction + 2], OWN_DECK, side)
        m.row[FIRST] = m.chance.below(m.seats)
        m.tell(log.FIRST, m.first())
        for turn in range(m.seats):
            side = (m.first() + turn) % m.seats
            for _ in range(START_COMMON):
                draw_one(m, side, FROM_COMMON, False)
            for _ in range(START_FACTION):
                draw_one(m, side, FROM_FACTION, False)
        if m.seats == 1:
            shuffle_deck(m, t.deck_cards(), t.deck_from[FACTIONS + 2], ATTACKS, 0)
            reveal_attack(m)
        return NEXT


def shuffle_deck(m: Settlers, piece: i64, end: i64, zone: i64, side: i64) -> None:
    """A whole deck face down."""
    deck = vec[i64]()
    for card in range(piece, end):
        deck = append(deck, card)
    m.chance.shuffle(deck)
    m.rings.heap(deck, zone * SEATS + side)


class NextRound(Step[Settlers]):
    """A round begins."""

    name = "next-round"

    def go(self, m: Settlers, f: i64) -> i64:
        if m.round() > 0:
            m.row[FIRST] = (m.first() + 1) % m.seats
            if m.seats > 1:
                m.tell(log.FIRST, m.first())
        m.row[ROUND] += 1
        m.tell(log.ROUND, 0, m.round())
        return NEXT


class Production(Step[Settlers]):
    """Everybody produces, in turn order. LEFT: how many have, plus 1."""

    name = "production"
    frame = "produced"

    def go(self, m: Settlers, f: i64) -> i64:
        turn = max(m.stack[f + LEFT] - 1, 0)
        if turn == m.seats:
            return NEXT
        m.stack[f + LEFT] = turn + 2
        produce(m, (m.first() + turn) % m.seats)
        return STAY


def produce(m: Settlers, seat: i64) -> None:
    """The board, then deals, then production locations in the order of their cards."""
    m.tell(log.PRODUCED, seat)
    board = m.get(seat, FACTION) * 8
    for good in range(VP):
        if m.t.board[board + good] > 0:
            m.gain_goods(seat, good, m.t.board[board + good])
    mine = m.rings.inside(EMPIRE, seat)
    i: i64 = len(mine)
    while i > 0:
        i -= 1
        program = m.t.produce[m.t.kind[mine[i]]]
        if program:
            m.enter(program, seat, mine[i], -1)
    pay_deals(m, seat)


class Cleanup(Step[Settlers]):
    """What was taken over goes back. Then, but not in the last round, only stored goods are kept."""

    name = "cleanup"

    def go(self, m: Settlers, f: i64) -> i64:
        clean_up(m)
        return NEXT


def clean_up(m: Settlers) -> None:
    last = m.round() == ROUNDS
    at_once = m.rule(EVERY_COPY)  # version 1 gave back first: what was taken over did not store
    if at_once and not last:
        m.tell(log.CLEANED, 0)
        for seat in range(m.seats):
            store(m, seat)
    for side in range(m.seats):
        for piece in m.rings.inside(EMPIRE, side):
            owner = m.taken_from(piece)
            if owner >= 0:
                m.marks[piece] &= ~(7 << TAKEN)
                m.rings.move(piece, EMPIRE, owner)
                m.tell(log.RETURNED, owner, piece)
    if not last:
        if not at_once:
            m.tell(log.CLEANED, 0)
        for side in range(m.side_count()):
            for piece in m.rings.piled(EMPIRE * SEATS + side):
                m.marks[piece] = m.marks[piece] & SAMURAI_THERE | (m.goods_on(piece) << GOODS_ON)
    for seat in range(m.seats):
        if not last and not at_once:
            store(m, seat)
        m.put(seat, PASSED, 0)
        m.put(seat, PAIRS, 0)


def store(m: Settlers, seat: i64) -> None:
    """Keep what the board and storing locations keep."""
    keeps = m.t.stores[m.get(seat, FACTION)]
    for piece in m.rings.piled(EMPIRE * SEATS + seat):
        keeps |= m.t.stores[FACTIONS + m.t.kind[piece]]
    m.empty(seat, keeps)
    for good in range(VP):
        if m.get(seat, good) > 0:
            m.tell(log.STORED, seat, good, m.get(seat, good))


class RoundEnd(Step[Settlers]):
    """After the last round the game is over."""

    name = "round-end"

    def go(self, m: Settlers, f: i64) -> i64:
        if m.round() < ROUNDS:
            return NEXT
        m.depth = 0
        m.over = True
        if m.events is not None:
            tell_the_end(m)
        return STAY


def tell_the_end(m: Settlers) -> None:
    if m.seats == 1:
        won = solo_won(m)
        m.tell(log.SOLO_WON if won else log.SOLO_LOST, 0, points(m, 0), faction_locations(m, 0), pile_size(m))
        return
    best: i64 = -1
    winners: i64 = 0
    for seat in range(m.seats):
        own = standing(m, seat)
        if own > best:
            best = own
            winners = 0
        if own == best:
            winners += 1
    for seat in range(m.seats):
        if standing(m, seat) == best:
            m.tell(log.WON if winners == 1 else log.SHARED, seat, points(m, seat))
