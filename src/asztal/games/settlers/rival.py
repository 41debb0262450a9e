"""The virtual player of the solo game: what it takes in the lookout phase, and its two attacks a round."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.frames import AUX, IT, LEFT, NEXT, SAFE, STAY
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.settlers import log
from asztal.games.settlers.copies import ask_which, asks_which, different
from asztal.games.settlers.copies import question as which
from asztal.games.settlers.layout import ATTACKS, DEAL, EMPIRE, FACTION, OPEN, PILE, RIVAL
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import CARD, FOOD, GOLD, JAPANESE, NO_GOOD, PRODUCTION, RAZE, STONE, VP, WOOD, WORKER

LINE: Final = 8 * 8 + 1
"""The place of the revealed attack cards, the newest on top."""

# what attracts an attack, in one number: what comes first counts more than all that follows together
BY_DEAL: Final = 10000
BY_TYPE: Final = 1000
BY_COST: Final = 10
DEALS: Final = (WOOD, FOOD, WORKER, STONE, VP, GOLD, RAZE, CARD)
"""Which Japanese location goes first: the one whose deal stands last here."""


class RivalTakes(Step[Settlers]):
    """A random one of the open cards becomes a location of the virtual player."""

    name = "rival-takes"

    def go(self, m: Settlers, f: i64) -> i64:
        left = m.rings.inside(OPEN, 0)
        n: i64 = len(left)
        if n > 0:
            piece = left[m.chance.below(n)] if n > 1 else left[0]
            m.seen += 1
            m.rings.move(piece, EMPIRE, RIVAL)
            m.tell(log.RIVAL_TOOK, 0, piece)
        return NEXT


class Collect(Step[Settlers]):
    """The virtual player's locations go to its pile."""

    name = "collect"

    def go(self, m: Settlers, f: i64) -> i64:
        if m.seats > 1:
            return NEXT
        for piece in m.rings.inside(EMPIRE, RIVAL):
            m.strip(piece)
            m.rings.move(piece, PILE, 0)
        m.tell(log.RIVAL_PILE, 0, m.rings.count(PILE, 0))
        return NEXT


def reveal_attack(m: Settlers) -> None:
    """Turn over the next attack card; it goes on top of the line."""
    piece = m.rings.top(ATTACKS * SEATS)
    m.becomes_known(piece)
    m.rings.lay_on(piece, DEAL, RIVAL)
    m.tell(log.ATTACK, 0, piece)


def good_of(m: Settlers, piece: i64) -> i64:
    """The good an attack card shows."""
    return m.t.deal[m.t.kind[piece]]


class Attack(Step[Settlers]):
    """The virtual player attacks, if there is an attack card left. LEFT: 1 once it has."""

    name = "attack"
    frame = "done"

    def go(self, m: Settlers, f: i64) -> i64:
        if m.stack[f + LEFT] == 1 or m.rings.count(ATTACKS, 0) == 0:
            return NEXT
        m.stack[f + LEFT] = 1
        attack(m)
        return STAY


def attack(m: Settlers) -> None:
    """One attack: find the pair of goods that hits, then the location."""
    reveal_attack(m)
    line = m.rings.piled(LINE)
    n: i64 = len(line)
    i: i64 = 1
    if m.get(0, FACTION) == JAPANESE and good_of(m, line[0]) == VP:
        while i < n and good_of(m, line[i]) != VP:
            i += 1
        if i < n and len(victims(m, line[i], True)) > 0:
            strike(m, line[i], True)
            return
    for i in range(1, n):
        if len(victims(m, line[i], False)) > 0:
            strike(m, line[i], False)
            return
    m.tell(log.SPARED, 0)


def strike(m: Settlers, second: i64, japanese: bool) -> None:
    """A pair has been found; if equally good targets are left the player chooses."""
    hit = victims(m, second, japanese)
    if len(victim_choices(m, second, japanese)) > 1 or asks_which(m, hit):
        f = m.enter(m.t.losing, 0, -1, second)
        m.stack[f + AUX] = 1 if japanese else 0
    else:
        lose(m, hit[0], second)


def lose(m: Settlers, piece: i64, second: i64) -> None:
    """The location goes to the virtual player's pile; the two cards go to the end of the line."""
    m.tell(log.LOST, 0, piece)
    m.strip(piece)
    m.show(piece, PILE, 0)
    drawn = m.rings.top(LINE)
    m.rings.move(second, DEAL, RIVAL)
    m.rings.move(drawn, DEAL, RIVAL)


def victims(m: Settlers, second: i64, japanese: bool) -> vec[i64]:
    """The locations an attack with the top card of the line and another one hits, after all tie-breaks."""
    found = vec[i64]()
    best: i64 = -1
    first_good = good_of(m, m.rings.top(LINE))
    second_good = good_of(m, second)
    for piece in m.rings.inside(EMPIRE, 0):
        one = m.t.raze_one[m.t.kind[piece]]
        two = m.t.raze_two[m.t.kind[piece]]
        if japanese:
            hit = not m.is_common(piece) and one != NO_GOOD
        else:
            hit = m.is_common(piece) and (
                (one == first_good and two == second_good) or (one == second_good and two == first_good)
            )
        if hit:
            worth = attraction(m, piece, japanese)
            if worth > best:
                best = worth
                found = vec[i64]()
            if worth == best:
                found = append(found, piece)
    return found


def attraction(m: Settlers, piece: i64, japanese: bool) -> i64:
    """Actions before features before production, then the higher cost, then more stone; for the Japanese the deal first."""
    t = m.t
    printing = t.kind[piece]
    cost = t.wood[printing] + t.stone[printing] + t.food[printing]
    worth = (PRODUCTION - t.type[printing]) * BY_TYPE + cost * BY_COST + t.stone[printing]
    if japanese:
        worth += DEALS.index(t.deal[printing]) * BY_DEAL
    return worth


def victim_choices(m: Settlers, second: i64, japanese: bool) -> vec[i64]:
    found = vec[i64]()
    for piece in victims(m, second, japanese):
        found = listed(found, m.t.a.choose + m.t.kind[piece])
    return found


class Lose(Step[Settlers]):
    """The attack can hit several locations: the player chooses. IT: the second attack card; AUX: 1 for a Japanese location."""

    name = "lose"
    ask = "ask-lose"
    section = "solo"
    frame = " japanese"

    def go(self, m: Settlers, f: i64) -> i64:
        found = victim_choices(m, m.stack[f + IT], m.stack[f + AUX] == 1)
        if len(found) == 1:  # copies of it differ
            m.stack[f + SAFE] = found[0]
        if m.stack[f + SAFE]:
            return ask_which(m, self.copies(m, f, m.stack[f + SAFE]))
        return m.ask(found)

    def copies(self, m: Settlers, f: i64, action: i64) -> vec[i64]:
        """The locations an action may mean."""
        found = vec[i64]()
        for piece in victims(m, m.stack[f + IT], m.stack[f + AUX] == 1):
            if m.t.a.choose + m.t.kind[piece] == action:
                found = append(found, piece)
        return found

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if m.stack[f + SAFE] == 0 and asks_which(m, self.copies(m, f, action)):
            m.stack[f + SAFE] = action
            return STAY
        lose(m, self.about(m, f, seat, action), m.stack[f + IT])
        return NEXT

    def about(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        if m.stack[f + SAFE]:
            return different(m, self.copies(m, f, m.stack[f + SAFE]))[action - m.t.a.copy]
        return self.copies(m, f, action)[0]

    def question(self, m: Settlers, f: i64) -> Line:
        return which(m, self.copies(m, f, m.stack[f + SAFE])) if m.stack[f + SAFE] else Line(self.ask)
