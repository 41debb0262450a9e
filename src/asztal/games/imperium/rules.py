"""The flow of the game: set-up, turns, clean-up, solstice, the next round. Each step is a small class, `FLOWS` their order."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import LEFT, NEXT, SEAT, STAY
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.imperium import actions, log
from asztal.games.imperium import tables as t
from asztal.games.imperium.cards import PickCard
from asztal.games.imperium.playing import begin_play, can_play, can_use, exhaust, plays_free
from asztal.games.imperium.state import Imperium, own_eyes

MAIN_PILE: i64 = t.MAIN_PILE << t.PILE
"""In the mark of a card of the main deck."""

# -- set-up ------------------------------------------------------------------------------------------------------------------


def begin(m: Imperium) -> None:
    """A table without cards: who begins and which common cards are used is drawn, and nations, if nobody chooses them."""
    m.row[t.FIRST] = m.chance.below(m.seats)
    m.row[t.TURN] = m.row[t.FIRST]
    m.row[t.COMMONS] = m.row[t.BOXED] if m.row[t.BOXED] < 2 else m.chance.below(2)
    m.tell(log.FIRST, m.row[t.FIRST])
    m.enter(m.tables.begin_flow, m.row[t.FIRST], -1, -1)
    if m.row[t.CHOOSING] == 0:
        for i in range(m.seats):
            found = free_nations(m)
            lead(m, (m.row[t.FIRST] + i) % m.seats, found[m.chance.below(len(found))])
    m.run()


def free_nations(m: Imperium) -> vec[i64]:
    """The nations nobody leads yet, of the boxes that are used."""
    taken: i64 = 0
    for seat in range(m.seats):
        if m.get(seat, t.NATION_LED) > 0:
            taken |= own_eyes(m.get(seat, t.NATION_LED) - 1)
    found = vec[i64]()
    for nation in range(t.NATIONS):
        if not (taken >> nation) & 1 and (m.row[t.BOXED] == 2 or nation // 8 == m.row[t.BOXED]):
            found = append(found, nation)
    return found


def lead(m: Imperium, seat: i64, nation: i64) -> None:
    """A player leads a nation; once everybody does, all cards are laid out."""
    m.put(seat, t.NATION_LED, nation + 1)
    m.tell(log.NATION, seat, nation)
    if min([m.get(other, t.NATION_LED) for other in range(m.seats)]) == 0:
        return
    from asztal.games.imperium.content import tables_for  # which reads files

    m.tables = tables_for(m)
    m.program = m.tables
    m.marks = m.tables.no_marks[:]
    m.rings = m.tables.blank.copy()
    m.memory = m.tables.no_memory
    set_up(m)


class ChooseNations(Step[Imperium]):
    """Everybody chooses a nation, one after the other."""

    name = "choose-nations"
    ask = "ask-nation"
    section = "nations"

    def go(self, m: Imperium, f: i64) -> i64:
        for i in range(m.seats):
            seat = (m.row[t.FIRST] + i) % m.seats
            if m.get(seat, t.NATION_LED) == 0:
                m.stack[f + SEAT] = seat
                return m.ask(vec[i64]([actions.NATION + nation for nation in free_nations(m)]))
        return NEXT

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        lead(m, seat, action - actions.NATION)
        return STAY


def set_up(m: Imperium) -> None:
    """All cards are laid out; only the sides of the power cards have not been chosen yet."""
    for piece in range(m.program.pieces):
        m.rings.move(piece, t.BOX, 0)
    lay_nations(m)
    lay_common(m)
    for slot in range(t.SLOTS):
        m.refill(slot)
    for piece in m.rings.inside(t.MARKET, 0):
        if m.traits(piece) & t.CIVILISED and not m.traits(piece) & t.UNCIVILISED:
            m.place_on(piece, t.PRG, 1)


def lay_nations(m: Imperium) -> None:
    """The cards of all nations; the power card follows when its side has been chosen."""
    tables = m.tables
    for piece in range(m.program.pieces):
        seat = tables.owner[piece]
        start = tables.start[piece]
        if start == t.IN_DECK:
            m.rings.move(piece, t.DECK, seat)
        elif start == t.IN_NATION:
            m.rings.move(piece, t.NATION, seat)
        elif start == t.IN_DEVELOPMENT:
            m.rings.move(piece, t.DEVELOPMENT, seat)
        elif start == t.IN_SUPPLY:
            m.rings.move(piece, t.UNREST_PILE, 0)
    for seat in range(m.seats):
        m.rings.shuffle(t.DECK * SEATS + seat, m.chance)
        m.rings.shuffle(t.NATION * SEATS + seat, m.chance)
        m.put(seat, t.MAT, 3)
        m.put(seat, t.POP, 2)
        m.put(seat, t.PRG, 1)
    for piece in range(m.program.pieces):
        if tables.start[piece] == t.AT_BOTTOM:
            m.rings.move(piece, t.NATION, tables.owner[piece])
            m.rings.reveal(piece)


def lay_common(m: Imperium) -> None:
    """The unrest pile, King of Kings, the fame deck, the decks of three suits, and the main deck with the rest."""
    tables = m.tables
    for piece in range(m.program.pieces):
        start = tables.start[piece]
        if start == t.IN_UNREST:
            m.rings.move(piece, t.UNREST_PILE, 0)
        elif start == t.IN_FAME:
            m.rings.move(piece, t.FAME_DECK, 0)
        elif start == t.AS_KING and tables.start[piece - 1] != t.AS_KING:
            m.rings.move(piece, t.KING, 0)
        elif start == t.IN_COMMON and tables.spare[piece] == 0:
            group = tables.group[piece]
            m.rings.move(piece, t.MAIN if group == 3 else t.SUIT_DECK + group, 0)
    replace_tributaries(m)
    m.rings.shuffle(t.FAME_DECK * SEATS, m.chance)
    for _ in range(4 - m.seats):
        m.rings.move(m.first(t.FAME_DECK, 0), t.REMOVED, 0)
    for suit in range(3):
        place = (t.SUIT_DECK + suit) * SEATS
        m.rings.shuffle(place, m.chance)
        while m.rings.many(place) > 4 + m.seats:
            m.rings.move(m.rings.bottom(place), t.MAIN, 0)
    m.rings.shuffle(t.MAIN * SEATS, m.chance)
    for piece in m.rings.piled(t.MAIN * SEATS):
        m.marks[piece] = MAIN_PILE


def replace_tributaries(m: Imperium) -> None:
    """A tributary named like a nation at the table gives way to a random one of the other box."""
    for piece in m.rings.inside(t.MAIN, 0):
        if m.tables.spare[piece] == 0 and m.tables.named_nation[piece] == 1:
            others = vec[i64]()
            for other in m.rings.inside(t.BOX, 0):
                if m.tables.spare[other] == 1 and m.tables.named_nation[other] == 0:
                    others = append(others, other)
            m.rings.move(others[m.chance.below(len(others))], t.MAIN, 0)
            m.lay(piece, t.BOX)


def put_power(m: Imperium, seat: i64, side: i64) -> None:
    """The chosen side of the power card, and what lies in the power area besides."""
    tables = m.tables
    first: i64 = -1
    for piece in range(m.program.pieces):
        if tables.owner[piece] == seat and tables.start[piece] == t.IN_POWER:
            if m.traits(piece) & t.POWER_SUIT:
                if first == -1:
                    first = piece
                if piece == first + side:
                    m.lay(piece, t.POWER, seat)
            elif m.traits(piece - 1) & t.POWER_SUIT:
                m.lay(piece, t.POWER, seat)  # the court of the Arthurians, the first side of the journey
    if m.ruled(seat, t.BEGINS_AS_EMPIRE):
        m.put(seat, t.EMPIRE, 1)


class ChooseSides(Step[Imperium]):
    """Everybody chooses the side of the power card, one after the other. LEFT: how many have."""

    name = "choose-sides"
    ask = "ask-side"
    section = "setup"
    frame = "chosen"

    def go(self, m: Imperium, f: i64) -> i64:
        if m.stack[f + LEFT] == m.seats:
            return NEXT
        m.stack[f + SEAT] = (m.row[t.FIRST] + m.stack[f + LEFT]) % m.seats
        return m.ask(vec[i64]([actions.SIDE_A, actions.SIDE_B]))

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        put_power(m, seat, action - actions.SIDE_A)
        m.stack[f + LEFT] += 1
        return STAY


class Deal(Step[Imperium]):
    """Everybody draws five cards."""

    name = "deal"

    def go(self, m: Imperium, f: i64) -> i64:
        for seat in range(m.seats):
            give_tokens(m, seat)
            for _ in range(t.DEALT):
                m.lay(m.first(t.DECK, seat), t.HAND, seat)
        m.seen += 1
        m.tell(log.NEW_ROUND, m.row[t.FIRST], 1)
        return m.jump(f, m.tables.game_flow)


def give_tokens(m: Imperium, seat: i64) -> None:
    """Action and exhaust tokens for the next turn."""
    m.put(seat, t.ACTION, t.ACTIONS)
    m.put(seat, t.EXHAUST, exhausts_of(m, seat))


def exhausts_of(m: Imperium, seat: i64) -> i64:
    """How many exhaust tokens a player has for a turn."""
    found: i64 = t.EXHAUSTS
    for piece in m.ruling(seat, t.FEWER_EXHAUSTS):
        found = m.program.code[m.rule_place(piece, t.FEWER_EXHAUSTS)]
    return found


# -- a round -----------------------------------------------------------------------------------------------------------------


def next_seat(m: Imperium, f: i64) -> i64:
    """Who is next where everybody takes a step once, in turn order; -1: all have. LEFT: how many have begun, plus 1."""
    begun: i64 = m.stack[f + LEFT] - 1 if m.stack[f + LEFT] > 0 else 0
    if begun == m.seats:
        return -1
    m.stack[f + LEFT] = begun + 2
    return (m.row[t.FIRST] + begun) % m.seats


class Turns(Step[Imperium]):
    """Everybody has a turn."""

    name = "turns"
    frame = "begun"

    def go(self, m: Imperium, f: i64) -> i64:
        seat = next_seat(m, f)
        if seat == -1:
            return NEXT
        m.row[t.TURN] = seat
        m.row[t.PHASE] = t.ACTIVATING
        m.tell(log.TURN, seat)
        m.enter(m.tables.turn_flow, seat, -1, -1)
        return STAY


class Turn(Step[Imperium]):
    """Activate: play cards and use abilities in any order; or, at the beginning, innovate or revolt instead. LEFT: begun."""

    name = "turn"
    ask = "ask-turn"
    section = "turn"
    frame = "begun"

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.row[t.PHASE] != t.ACTIVATING:
            return self.close(m)
        found = vec[i64]([actions.DONE])
        if m.stack[f + LEFT] == 0:
            found = append(found, actions.INNOVATE)
            if m.count(seat, t.UNREST, 1 << t.HAND) > 0:
                found = append(found, actions.REVOLT)
        rings = m.rings
        acts = m.get(seat, t.ACTION) > 0
        n = rings.count(t.HAND, seat)
        piece = rings.top(t.HAND * SEATS + seat)
        while n > 0:
            if (acts or plays_free(m, seat, piece)) and can_play(m, seat, piece):
                found = listed(found, m.pick_of(piece))
            piece = rings.after(piece)
            n -= 1
        if m.get(seat, t.EXHAUST) > 0:
            for piece in m.open_cards(seat):
                if can_use(m, seat, piece):
                    found = listed(found, m.pick_of(piece))
        if len(found) == 1 and rings.count(t.HAND, seat) == 0:
            return self.close(m)  # with cards in hand it would tell others that none of them can be played
        return m.ask(found)

    def close(self, m: Imperium) -> i64:
        m.row[t.PHASE] = t.CLEANING
        return NEXT

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DONE:
            return self.close(m)
        if action == actions.INNOVATE:
            m.row[t.PHASE] = t.INNOVATING
            m.tell(log.INNOVATED, seat)
            m.enter(m.tables.innovate_flow, seat, -1, -1)
            return STAY
        if action == actions.REVOLT:
            m.row[t.PHASE] = t.REVOLTING
            m.tell(log.REVOLTED, seat)
            m.enter(m.tables.revolt_flow, seat, -1, -1)
            return STAY
        m.stack[f + LEFT] = 2
        piece = self.about(m, f, seat, action)
        if m.rings.zone(piece) == t.HAND:
            free = plays_free(m, seat, piece)
            if not free:
                m.add(seat, t.ACTION, -1)
            begin_play(m, seat, piece, free)
        else:
            exhaust(m, seat, piece)
            m.enter(m.tables.exhaust[m.tables.kind[piece]], seat, piece, -1)
        return STAY

    def about(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        """Of equal cards in hand one that is free, of equal cards in play one that has not been used."""
        found = self.least_used(m, t.HAND, seat, action, -1)
        found = self.least_used(m, t.PLAY, seat, action, found)
        return self.least_used(m, t.POWER, seat, action, found)

    def least_used(self, m: Imperium, zone: i64, seat: i64, action: i64, found: i64) -> i64:
        rings = m.rings
        place = zone * SEATS + seat
        n = rings.many(place)
        piece = rings.top(place)
        while n > 0:
            if m.pick_of(piece) == action and (found == -1 or m.marks[piece] & t.OF_USE < m.marks[found] & t.OF_USE):
                found = piece
            piece = rings.after(piece)
            n -= 1
        return found


class Tidy(Step[Imperium]):
    """Clean-up takes all action and exhaust tokens away, and gives new ones."""

    name = "tidy"

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        m.row[t.GIVEN] = 0
        for zone in range(t.OWN_ZONES):
            for piece in m.rings.piled(zone * SEATS + seat):
                m.marks[piece] &= ~t.OF_TURN
        m.put(seat, t.NATION_USED, 0)
        m.put(seat, t.DEVELOPMENT_USED, 0)
        m.put(seat, t.IGNORES, 0)
        m.put(seat, t.DECLARED, 0)
        give_tokens(m, seat)
        return NEXT


class Solstice(Step[Imperium]):
    """The end of a round: everybody in turn order."""

    name = "solstice"
    frame = "begun"

    def go(self, m: Imperium, f: i64) -> i64:
        if m.stack[f + LEFT] == 0:
            m.row[t.PHASE] = t.SOLSTICE
            m.tell(log.SOLSTICE, m.row[t.FIRST])
        seat = next_seat(m, f)
        if seat == -1:
            return NEXT
        m.seen += 1  # what its cards can do tells of its hand
        m.enter(m.tables.solstice_flow, seat, -1, -1)
        return STAY


class SolsticeCards(PickCard):
    """All solstice keywords of a player, in the order it chooses; what can do nothing now is left out as long as that is so."""

    name = "solstice-cards"
    ask = "ask-solstice"
    section = "solstice"
    home = 1032  # what is in play, and the power area

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        place = m.tables.solstice[m.tables.kind[piece]]
        if not place or m.marks[piece] & t.DONE:
            return False
        return m.possible(m.stack[f + SEAT], piece, place)

    def go(self, m: Imperium, f: i64) -> i64:
        pieces = self.found(m, f, m.stack[f])
        offer = self.offered(m, f, pieces)
        if len(offer) == 0:
            for piece in m.open_cards(m.stack[f + SEAT]):
                m.marks[piece] &= ~t.DONE
            return NEXT
        if len(offer) > 1:
            return m.ask(offer)
        return self.resolve(m, f, m.stack[f + SEAT], offer[0])

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        piece = self.about(m, f, seat, action)
        m.marks[piece] |= t.DONE
        m.tell(log.SOLSTICE_CARD, seat, piece)
        m.enter(m.tables.solstice[m.tables.kind[piece]], seat, piece, -1)
        return STAY


class NextRound(Step[Imperium]):
    """Another round, the last one once the end has been triggered; after that the points are counted."""

    name = "next-round"

    def go(self, m: Imperium, f: i64) -> i64:
        if m.row[t.ENDING] == 2:
            m.over = True
            return NEXT
        m.row[t.ROUND] += 1
        m.tell(log.NEW_ROUND, m.row[t.FIRST], m.row[t.ROUND])
        if m.row[t.ENDING] == 1:
            m.row[t.ENDING] = 2
            m.tell(log.LAST_ROUND, m.row[t.FIRST])
        return m.jump(f, m.tables.game_flow)


FLOWS: Final = (
    ("begin", ("choose-nations", "choose-sides", "deal")),
    ("game", ("turns", "solstice", "next-round")),
    ("turn", ("turn", "cleanup-token", "tidy", "tidy-hand", "draw-up")),
    ("revolt", ("revolt",)),
    ("play", ("play-cost", "lay-out", "attack", "play-effect", "settle")),
    ("reshuffle", ("renew", "renew-development", "reshuffle")),
    ("develop", ("pay-development", "put-development")),
    ("host", ("choose-host",)),
    ("put-back", ("put-back",)),
    ("swap", ("swap-exiled",)),
    ("solstice", ("solstice-cards",)),
)
"""The programs of the game besides its cards."""
INNOVATE: Final = "breakthrough region|uncivilised|civilised|tributary"


def words() -> list[Step[Any]]:
    return [ChooseNations(), ChooseSides(), Deal(), Turns(), Turn(), Tidy(), Solstice(), SolsticeCards(), NextRound()]
