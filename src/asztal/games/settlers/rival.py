"""The virtual player of the solo game: what it takes in the lookout phase, and its two attacks a round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.frames import frame, frame_a, frame_b
from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.settlers import actions, log
from asztal.games.settlers.pending import LOSE
from asztal.games.settlers.resolving import Resolving
from asztal.games.settlers.state import ATTACK_PILE, DEAL, EMPIRE, FACTION, LINE, OPEN, PILE, RIVAL
from asztal.games.settlers.tables import (
    CARD,
    COMMON_CARDS,
    DECK_CARDS,
    FOOD,
    GOLD,
    JAPANESE,
    NO_GOOD,
    RAZE,
    STONE,
    VP,
    WORKER,
)


class Solo(Resolving):
    """The rules of the virtual player."""

    def rival_takes(self) -> None:
        """A random one of the open cards becomes a location of the virtual player."""
        left = self.cards.inside(OPEN, 0)
        if len(left) > 0:
            piece = left[self.chance.below(len(left))] if len(left) > 1 else left[0]
            self.seen += 1
            self.cards.move(piece, EMPIRE, RIVAL)
            self.tell(log.RIVAL_TOOK, 0, piece)

    def collect(self) -> None:
        """The virtual player's locations go to its pile."""
        piece: i64 = 0
        while piece < DECK_CARDS:
            if self.cards.lies(piece, EMPIRE, RIVAL):
                self.strip(piece)
                self.cards.move(piece, PILE, 0)
            piece += 1
        self.tell(log.RIVAL_PILE, 0, self.cards.count(PILE, 0))

    def reveal_attack(self) -> None:
        """Turn over the next attack card; it goes on top of the line."""
        self.attacks -= 1
        piece = self.order[ATTACK_PILE + self.attacks]
        self.show(piece, DEAL, RIVAL)
        self.order[LINE + self.line] = piece
        self.line += 1
        self.tell(log.ATTACK, 0, piece)

    def good_in_line(self, place: i64) -> i64:
        return self.tables.deal[self.tables.printing[self.order[LINE + place]]]

    def attack(self) -> None:
        """One attack: find the pair of goods that hits, then the location."""
        if self.attacks == 0:
            return
        self.reveal_attack()
        second = self.line - 2
        if self.get(0, FACTION) == JAPANESE and self.good_in_line(self.line - 1) == VP:
            while second >= 0 and self.good_in_line(second) != VP:
                second -= 1
            if second >= 0 and len(self.victims(second, True)) > 0:
                self.strike(second, True)
                return
            second = self.line - 2
        while second >= 0:
            if len(self.victims(second, False)) > 0:
                self.strike(second, False)
                return
            second -= 1
        self.tell(log.SPARED, 0)

    def strike(self, second: i64, japanese: bool) -> None:
        """A pair has been found; if equally good targets are left the player chooses."""
        victims = self.victims(second, japanese)
        if len(victims) > 1 and len(self.victim_choices(second, japanese)) > 1:
            self.push(frame(LOSE, 0, second, 1 if japanese else 0, 0))
        else:
            self.lose(victims[0], second)

    def lose(self, piece: i64, second: i64) -> None:
        """The location goes to the virtual player's pile; the two cards go to the end of the line."""
        self.tell(log.LOST, 0, piece)
        self.strip(piece)
        self.show(piece, PILE, 0)
        drawn = self.order[LINE + self.line - 1]
        used = self.order[LINE + second]
        line = vec[i64]([drawn, used])
        i: i64 = 0
        while i < self.line:
            if self.order[LINE + i] != drawn and self.order[LINE + i] != used:
                line = append(line, self.order[LINE + i])
            i += 1
        i = 0
        while i < self.line:
            self.order[LINE + i] = line[i]
            i += 1

    def victims(self, second: i64, japanese: bool) -> vec[i64]:
        """The locations an attack with the top card of the line and another one hits, after all tie-breaks."""
        found = vec[i64]()
        best: i64 = -1
        first_good = self.good_in_line(self.line - 1)
        second_good = self.good_in_line(second)
        piece: i64 = COMMON_CARDS if japanese else 0
        end: i64 = DECK_CARDS if japanese else COMMON_CARDS
        there = EMPIRE * SEATS
        t = self.tables
        while piece < end:
            if self.cards.at[piece] == there:
                one = t.raze_one[t.printing[piece]]
                two = t.raze_two[t.printing[piece]]
                if japanese:
                    hit = one != NO_GOOD
                else:
                    hit = (one == first_good and two == second_good) or (one == second_good and two == first_good)
                if hit:
                    worth = self.attraction(piece, japanese)
                    if worth > best:
                        best = worth
                        found = vec[i64]()
                    if worth == best:
                        found = append(found, piece)
            piece += 1
        return found

    def attraction(self, piece: i64, japanese: bool) -> i64:
        """Actions before features before production, then the higher cost, then more stone; for the Japanese the deal first."""
        t = self.tables
        printing = t.printing[piece]
        cost = t.wood[printing] + t.stone[printing] + t.food[printing]
        worth = (2 - t.kind[printing]) * 1000 + cost * 10 + t.stone[printing]
        if japanese:
            worth += deal_attraction(t.deal[printing]) * 10000
        return worth

    def victim_choices(self, second: i64, japanese: bool) -> vec[i64]:
        found = vec[i64]()
        victims = self.victims(second, japanese)
        i: i64 = 0
        while i < len(victims):
            found = listed(found, actions.CHOOSE + self.tables.printing[victims[i]])
            i += 1
        return found

    def lose_chosen(self, pending: i64, printing: i64) -> None:
        victims = self.victims(frame_a(pending), frame_b(pending) == 1)
        i: i64 = 0
        while self.tables.printing[victims[i]] != printing:
            i += 1
        self.lose(victims[i], frame_a(pending))


def deal_attraction(good: i64) -> i64:
    """Which Japanese location goes first: card, raze token, gold, victory point, stone, worker, food, wood."""
    if good == CARD:
        return 7
    if good == RAZE:
        return 6
    if good == GOLD:
        return 5
    if good == VP:
        return 4
    if good == STONE:
        return 3
    if good == WORKER:
        return 2
    if good == FOOD:
        return 1
    return 0
