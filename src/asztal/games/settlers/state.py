"""What lies on the table of Imperial Settlers, and the small moves the rules are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import AUX, LEFT
from asztal.core.machine.machine import Machine
from asztal.core.machine.memory import bit, note_shuffle
from asztal.core.machine.reactions import fire
from asztal.core.pieces import ALL_EYES, SEATS
from asztal.games.settlers import log
from asztal.games.settlers.events import ON_VP
from asztal.games.settlers.layout import (
    CAPS,
    DECK,
    DISCARD,
    EMPIRE,
    FACTION,
    FIRST,
    GONE,
    GOODS_BITS,
    GOODS_ON,
    HAND,
    HOST,
    HOST_BITS,
    OWN_DECK,
    PASSED,
    ROUND,
    ROUTE,
    RULES,
    TAKEN,
    UNDER,
    USED,
)
from asztal.games.settlers.tables import CARD, COMMON_CARD, DEFENSE, SAMURAI, VP, Tables

if TYPE_CHECKING:
    from asztal.games.settlers.view import View

EITHER: Final = 0
FROM_COMMON: Final = 1
FROM_FACTION: Final = 2


class Settlers(Machine):
    """All that lies on the table of one game."""

    def __init__(self, t: Tables) -> None:
        super().__init__(t)
        self.t: Tables = t

    def copy(self) -> Settlers:
        twin = Settlers(self.t)
        twin.take(self)
        return twin

    def view(self, seat: int | None) -> View:
        found: View = super().view(seat)
        return found

    def kin(self) -> tuple[object, ...]:
        return self.seats, self.row[RULES], self.t.decks

    # -- reading the table -----------------------------------------------------------------------------------------------

    def round(self) -> i64:
        return self.row[ROUND]

    def first(self) -> i64:
        return self.row[FIRST]

    def rule(self, bit: i64) -> bool:
        """Whether an option of the rules is on."""
        return self.row[RULES] & bit != 0

    def side_count(self) -> i64:
        return 2 if self.seats == 1 else self.seats

    def is_common(self, piece: i64) -> bool:
        return piece < self.t.deck_from[1]

    def is_faction(self, piece: i64) -> bool:
        return piece >= self.t.deck_from[1] and piece < self.t.deck_cards()

    def faction_of(self, piece: i64) -> i64:
        """The faction whose deck a piece belongs to; it must be neither common nor an attack card."""
        faction: i64 = 0
        while piece >= self.t.deck_from[faction + 2]:
            faction += 1
        return faction

    def is_played(self, faction: i64) -> bool:
        for side in range(self.seats):
            if self.get(side, FACTION) == faction:
                return True
        return False

    def is_target(self, side: i64, seat: i64) -> bool:
        """Whether actions of a seat may hit a side: an opponent who has not passed."""
        return side != seat and self.get(side, PASSED) == 0

    def used(self, piece: i64) -> i64:
        return self.marks[piece] & USED

    def taken_from(self, piece: i64) -> i64:
        """The original owner of a location taken over, -1 for any other."""
        return ((self.marks[piece] >> TAKEN) & 7) - 1

    def goods_on(self, piece: i64) -> i64:
        return (self.marks[piece] >> GOODS_ON) & GOODS_BITS

    def host(self, piece: i64) -> i64:
        """The location a card lies under, -1 for none."""
        return ((self.marks[piece] >> HOST) & HOST_BITS) - 1

    def cards_under(self, piece: i64) -> i64:
        """How many cards lie under a Gate."""
        n: i64 = 0
        for seat in range(self.seats):
            for card in self.rings.piled(UNDER * SEATS + seat):
                if self.host(card) == piece:
                    n += 1
        return n

    def has_route(self, piece: i64, seat: i64) -> bool:
        """Whether a seat has a Trade Route deal with a location."""
        for card in self.rings.piled(ROUTE * SEATS + seat):
            if self.host(card) == piece:
                return True
        return False

    def routes_on(self, piece: i64) -> i64:
        """The seats with a Trade Route deal under a location, a bit for each."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.has_route(piece, seat):
                found |= bit(seat)
        return found

    def deal_good(self, piece: i64) -> i64:
        """The good of a deal: of the card itself, or of the location a Trade Route card lies under."""
        shown = self.host(piece) if self.rings.zone(piece) == ROUTE else piece
        return self.t.deal[self.t.kind[shown]]

    def find(self, printing: i64, zone: i64, side: i64) -> i64:
        """The first card of a printing in a place, -1 for none."""
        for piece in self.rings.inside(zone, side):
            if self.t.kind[piece] == printing:
                return piece
        return -1

    def in_hand(self, printing: i64, side: i64) -> i64:
        """The card of a printing a side plays from its hand: of equal ones the one best known to the others."""
        best: i64 = -1
        for piece in self.rings.inside(HAND, side):
            if self.t.kind[piece] == printing and (best == -1 or self.known_better(piece, best)):
                best = piece
        return best

    def known_better(self, piece: i64, than: i64) -> bool:
        """Of two equal cards the one the others know better."""
        return self.rings.known(piece) > self.rings.known(than)

    def name_of(self, piece: int) -> str:
        return f"@{self.t.ids[self.t.kind[piece]]}"

    # -- what the machine asks ---------------------------------------------------------------------------------------------

    def most(self, limit: i64) -> i64:
        """The first print knows no limits."""
        return limit if self.row[RULES] & CAPS else 0

    def gain(self, f: i64, seat: i64, good: i64, amount: i64) -> None:
        self.gain_goods(seat, good, amount)

    # -- moving things ---------------------------------------------------------------------------------------------------

    def gain_goods(self, side: i64, good: i64, amount: i64) -> None:
        """Take goods from the general supply. Cards and samurai come next, because they may need decisions."""
        if good <= VP:
            self.add(side, good, amount)
            self.tell(log.GAINED, side, good, amount)
            if good == VP:
                fire(self, ON_VP, side, count=amount)
        elif good == SAMURAI:
            f = self.enter(self.t.placing, side, -1, -1)
            self.stack[f + LEFT] = amount + 1
        else:
            self.draw(side, amount, EITHER if good == CARD else FROM_COMMON if good == COMMON_CARD else FROM_FACTION, False)

    def draw(self, side: i64, cards: i64, deck: i64, fresh: bool) -> None:
        """So many cards are drawn next, from a deck or from either; fresh ones are marked."""
        f = self.enter(self.t.drawing, side, -1, -1)
        self.stack[f + LEFT] = cards + 1
        self.stack[f + AUX] = deck | (4 if fresh else 0)

    def spend(self, side: i64, good: i64, amount: i64) -> None:
        if amount > 0:
            self.add(side, good, -amount)
            self.tell(log.PAID, side, good, amount)

    def show(self, piece: i64, zone: i64, side: i64) -> None:
        """Move a piece to where everybody sees it."""
        self.becomes_known(piece)
        self.rings.move(piece, zone, side)

    def becomes_known(self, piece: i64) -> None:
        """Everybody learns what a card is; whoever plays it from the hand knew it before."""
        if self.rings.known(piece) != ALL_EYES:
            if self.rings.zone(piece) == HAND:
                self.shown += 1
            else:
                self.seen += 1
            self.rings.reveal(piece)

    def discard(self, piece: i64) -> None:
        """Put a card on its discard pile; whatever lies on or under it goes too."""
        self.strip(piece)
        self.show(piece, DISCARD if self.is_common(piece) else GONE, 0)

    def strip(self, piece: i64) -> None:
        """What lies on or under a card leaves it: tokens and goods go back to the supply, cards are discarded."""
        self.marks[piece] = 0
        if self.is_common(piece) or self.rings.zone(piece) != EMPIRE:
            return  # cards lie under faction locations only
        for seat in range(self.seats):
            self.uncover(piece, UNDER * SEATS + seat)
            self.uncover(piece, ROUTE * SEATS + seat)

    def uncover(self, piece: i64, place: i64) -> None:
        """Discard the cards of a place that lie under a location."""
        for card in self.rings.piled(place):
            if self.host(card) == piece:
                self.marks[card] = 0
                self.show(card, DISCARD if self.is_common(card) else GONE, 0)

    def put_under(self, card: i64, location: i64) -> None:
        self.marks[card] = (location + 1) << HOST

    def common_left(self) -> bool:
        """Whether a common card can be drawn: from the deck, or from the discard pile shuffled anew."""
        return self.rings.count(DECK, 0) > 0 or self.rings.count(DISCARD, 0) > 0

    def can_draw(self, side: i64, deck: i64) -> bool:
        return self.common_left() if deck == FROM_COMMON else self.rings.count(OWN_DECK, side) > 0

    def reshuffle(self, side: i64) -> None:
        """A new common deck of the discarded common cards, because a side draws."""
        self.tell(log.RESHUFFLED, side)
        note_shuffle(self, 0, DISCARD)
        for piece in self.rings.inside(DISCARD, 0):
            self.rings.move(piece, DECK, 0)
        self.rings.shuffle(DECK * SEATS, self.chance)
        self.seen += 1

    def top_common(self, side: i64) -> i64:
        """The top card of the common deck, shuffled anew if need be, for a side; -1 if there is none."""
        if self.rings.count(DECK, 0) == 0:
            self.reshuffle(side)
        self.seen += 1
        return self.rings.top(DECK * SEATS)

    def top_faction(self, side: i64) -> i64:
        """The top card of a side's own deck, which is not empty."""
        self.seen += 1
        return self.rings.top(OWN_DECK * SEATS + side)

    def shuffle_in(self, side: i64, piece: i64) -> None:
        """Shuffle a card back into the side's own deck."""
        place = OWN_DECK * SEATS + side
        pile = vec[i64]()
        for card in self.rings.piled(place):
            pile = append(pile, card)
        row = vec[i64]()
        for n in range(i64(len(pile)) - 1, i64(-1), -1):
            row = append(row, pile[n])
        row = append(row, piece)
        self.rings.move(piece, OWN_DECK, side)
        self.chance.shuffle(row)
        for n in range(i64(len(row)) - 1, i64(-1), -1):
            self.rings.leave(row[n])
            self.rings.join(row[n], place, False)
            self.rings.forget(row[n])
        self.seen += 1

    def empty(self, side: i64, keeps: i64) -> None:
        """Discard all goods but points and those whose bits are set."""
        for good in range(DEFENSE + 1):
            if not (keeps >> good) & 1:
                self.put(side, good, 0)

    def unmark(self, seat: i64, mark: i64) -> None:
        """Take a mark off all cards in a hand."""
        for piece in self.rings.piled(HAND * SEATS + seat):
            self.marks[piece] &= ~mark
