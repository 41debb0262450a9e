"""What lies on the table: fields, copy, and the small moves the rules are made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.pieces import EVERYBODY, NOBODY, OWNER, SEATS, Pieces, zones
from asztal.core.state import State
from asztal.games.settlers.tables import (
    ATTACKS,
    COMMON_CARDS,
    DECK_CARDS,
    DEFENSE,
    FACTION_CARDS,
    VP,
    Tables,
)

# Zones. The place of a common zone has seat 0; faction cards share the zone "discard" and are told apart by their number.
BOX: Final = 0  # factions nobody plays
DECK: Final = 1
DISCARD: Final = 2
HAND: Final = 3
OPEN: Final = 4  # laid open in the lookout phase
PACKET: Final = 5  # the packet a player chooses from in the alternative lookout
EMPIRE: Final = 6  # locations; in the solo game seat 1 is the virtual player
FOUNDATION: Final = 7  # face down, but everybody has seen what it was
DEAL: Final = 8  # under the board; for the virtual player the revealed attack cards
ROUTE: Final = 9  # face down from the deck under a location of another empire, unseen by all: a deal of the Trade Route
UNDER: Final = 10  # under the Gate, shown to all when put there
PILE: Final = 11  # collected by the virtual player
ZONES: Final = zones(
    box=EVERYBODY,
    deck=NOBODY,
    discard=EVERYBODY,
    hand=OWNER,
    open=EVERYBODY,
    packet=OWNER,
    empire=EVERYBODY,
    foundation=EVERYBODY,
    deal=EVERYBODY,
    route=NOBODY,
    under=EVERYBODY,
    pile=EVERYBODY,
)

# Fields of a side, in `sides` at side * FIELDS: goods 0-7, then these. All public but PICK.
PASSED: Final = 8
FACTION: Final = 9  # -1 before it is chosen
CARDS: Final = 10  # size of the faction deck
PAIRS: Final = 11  # workers the Oasis has brought in this round
PICK: Final = 12  # the card chosen from the packet, plus 1; secret until all have chosen
FIELDS: Final = 13

# What lies on a location, in `tokens` by piece. All public but FRESH, which only its owner sees.
USED: Final = 3  # mask: how often it was activated in this round
BLOCKED: Final = 4  # a worker of the Scorpion Breeder
DEFENDED: Final = 8
SAMURAI_THERE: Final = 16
FRESH: Final = 32  # a card in hand that was drawn by the effect going on
TAKEN: Final = 6  # shift: original owner plus 1 of a location taken over with the Temple of Ra (3 bits)
GOODS_ON: Final = 9  # shift: resources on the Shrine

# Piles in `order`, their tops last.
ATTACK_PILE: Final = DECK_CARDS
LINE: Final = DECK_CARDS + ATTACKS  # revealed attack cards, the newest last
ORDER: Final = DECK_CARDS + 2 * ATTACKS

RIVAL: Final = 1  # the virtual player's side

# The options, as bits of `rules`.
PEACEFUL: Final = 1
PASS_LEFT: Final = 2
ADVANCED: Final = 4
CAPS: Final = 8  # the limits of the later print hold
OASIS_CAP: Final = 16
RANDOM_FACTIONS: Final = 32


def faction_of(piece: i64) -> i64:
    """The faction whose deck a piece belongs to; it must be neither common nor an attack card."""
    return (piece - COMMON_CARDS) // FACTION_CARDS


def pile_of(faction: i64) -> i64:
    """Where the deck of a faction begins in `order`."""
    return COMMON_CARDS + faction * FACTION_CARDS


class Table(State):
    """All that lies on the table of one game."""

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        stack: vec[i64],
        acting: i64,
        over: bool,
        seen: i64,
        tables: Tables,
        rules: i64,
        decks: str,
        round: i64,
        first: i64,
        common: i64,
        attacks: i64,
        line: i64,
        sides: vec[i64],
        cards: Pieces,
        tokens: vec[i64],
        host: vec[i64],
        order: vec[i64],
    ) -> None:
        super().__init__(seats, chance, stack, acting, over, seen)
        self.tables: Tables = tables
        self.rules: i64 = rules
        """The options as bits, see above. Public."""
        self.decks: str = decks
        """The option `decks` as it was given. Public."""
        self.round: i64 = round
        """Number of the round, from 1; 0 while factions are chosen. Public."""
        self.first: i64 = first
        """The first player. Public."""
        self.common: i64 = common
        """Cards in the common deck. Public."""
        self.attacks: i64 = attacks
        """Attack cards not revealed yet. Public."""
        self.line: i64 = line
        """Revealed attack cards. Public."""
        self.sides: vec[i64] = sides
        """FIELDS for each side: the seats, and the virtual player in the solo game."""
        self.cards: Pieces = cards
        self.tokens: vec[i64] = tokens
        """What lies on each piece, packed as said above. Public."""
        self.host: vec[i64] = host
        """The location a card lies under (Trade Route, Gate), -1 for none. Public."""
        self.order: vec[i64] = order
        """All piles: the common deck, the four faction decks, the attack deck, the attack line. Only the line is public."""

    # -- reading the table -----------------------------------------------------------------------------------------------

    def side_count(self) -> i64:
        return 2 if self.seats == 1 else self.seats

    def get(self, side: i64, field: i64) -> i64:
        return self.sides[side * FIELDS + field]

    def put(self, side: i64, field: i64, value: i64) -> None:
        self.sides[side * FIELDS + field] = value

    def add(self, side: i64, field: i64, amount: i64) -> None:
        self.sides[side * FIELDS + field] += amount

    def is_common(self, piece: i64) -> bool:
        return piece < COMMON_CARDS

    def is_faction(self, piece: i64) -> bool:
        return piece >= COMMON_CARDS and piece < DECK_CARDS

    def is_target(self, side: i64, seat: i64) -> bool:
        """Whether actions of a seat may hit a side: an opponent who has not passed."""
        return side != seat and self.get(side, PASSED) == 0

    def used(self, piece: i64) -> i64:
        return self.tokens[piece] & USED

    def taken_from(self, piece: i64) -> i64:
        """The original owner of a location taken over, -1 for any other."""
        return ((self.tokens[piece] >> TAKEN) & 7) - 1

    def goods_on(self, piece: i64) -> i64:
        return self.tokens[piece] >> GOODS_ON

    def cards_under(self, piece: i64) -> i64:
        """How many cards lie under a Gate."""
        n: i64 = 0
        card: i64 = 0
        host = self.host
        at = self.cards.at
        while card < DECK_CARDS:
            if host[card] == piece and at[card] >> 3 == UNDER:
                n += 1
            card += 1
        return n

    def route_on(self, piece: i64, seat: i64) -> i64:
        """The card of a seat's Trade Route deal under a location, -1 for none; with seat -1 of anybody."""
        card: i64 = COMMON_CARDS
        host = self.host
        at = self.cards.at
        while card < DECK_CARDS:
            if host[card] == piece and at[card] >> 3 == ROUTE and (seat < 0 or at[card] & 7 == seat):
                return card
            card += 1
        return -1

    def deal_good(self, piece: i64) -> i64:
        """The good of a deal: of the card itself, or of the location a Trade Route card lies under."""
        if self.cards.zone(piece) == ROUTE:
            return self.tables.deal[self.tables.printing[self.host[piece]]]
        return self.tables.deal[self.tables.printing[piece]]

    def has_foundation(self, side: i64) -> bool:
        there = FOUNDATION * SEATS + side
        at = self.cards.at
        piece: i64 = 0
        while piece < COMMON_CARDS:
            if at[piece] == there:
                return True
            piece += 1
        return False

    def find(self, printing: i64, zone: i64, side: i64) -> i64:
        """The first card of a printing in a place, -1 for none."""
        there = zone * SEATS + side
        at = self.cards.at
        shown = self.tables.printing
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if at[piece] == there and shown[piece] == printing:
                return piece
            piece += 1
        return -1

    def home(self, side: i64) -> i64:
        """Where the faction cards begin that can be a side's: its own deck's; all of them if it can take over others."""
        faction = self.get(side, FACTION)
        if faction < 0 or (self.tables.takers >> faction) & 1:
            return COMMON_CARDS
        return COMMON_CARDS + faction * FACTION_CARDS

    def home_end(self, side: i64) -> i64:
        faction = self.get(side, FACTION)
        if faction < 0 or (self.tables.takers >> faction) & 1:
            return DECK_CARDS
        return COMMON_CARDS + (faction + 1) * FACTION_CARDS

    def in_hand(self, printing: i64, side: i64) -> i64:
        """The card of a printing a side plays from its hand: of equal ones the one best known to the others."""
        best: i64 = -1
        there = HAND * SEATS + side
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if (
                self.cards.at[piece] == there
                and self.tables.printing[piece] == printing
                and (best < 0 or self.cards.known[piece] > self.cards.known[best])
            ):
                best = piece
            piece += 1
        return best

    # -- moving things ---------------------------------------------------------------------------------------------------

    def show(self, piece: i64, zone: i64, side: i64) -> None:
        """Move a piece to where everybody sees it."""
        self.becomes_known(piece)
        self.cards.move(piece, zone, side)

    def becomes_known(self, piece: i64) -> None:
        """Everybody learns what a card is; whoever plays it from the hand knew it before."""
        if self.cards.known[piece] != 255:
            if self.cards.zone(piece) == HAND:
                self.shown += 1
            else:
                self.seen += 1
            self.cards.reveal(piece)

    def discard(self, piece: i64) -> None:
        """Put a card on its discard pile; whatever lies on or under it goes too."""
        self.strip(piece)
        self.show(piece, DISCARD, 0)

    def strip(self, piece: i64) -> None:
        """What lies on or under a card leaves it: tokens and goods go back to the supply, cards are discarded."""
        self.tokens[piece] = 0
        self.host[piece] = -1
        if piece < COMMON_CARDS or self.cards.zone(piece) != EMPIRE:
            return  # cards lie under faction locations only
        host = self.host
        card: i64 = 0
        while card < DECK_CARDS:
            if host[card] == piece:
                host[card] = -1
                self.show(card, DISCARD, 0)
            card += 1

    def common_left(self) -> bool:
        """Whether a common card can be drawn: from the deck, or from the discard pile shuffled anew."""
        if self.common > 0:
            return True
        at = self.cards.at
        piece: i64 = 0
        while piece < COMMON_CARDS:
            if at[piece] >> 3 == DISCARD:
                return True
            piece += 1
        return False

    def reshuffle(self) -> None:
        """A new common deck of the discarded common cards."""
        pile = vec[i64]()
        at = self.cards.at
        piece: i64 = 0
        while piece < COMMON_CARDS:
            if at[piece] >> 3 == DISCARD:
                pile = append(pile, piece)
            piece += 1
        self.chance.shuffle(pile)
        self.seen += 1
        n: i64 = len(pile)
        i: i64 = 0
        while i < n:
            self.cards.move(pile[i], DECK, 0)
            self.cards.forget(pile[i])
            self.order[i] = pile[i]
            i += 1
        self.common = n

    def top_common(self) -> i64:
        """Take the top card of the common deck, shuffled anew if need be; -1 if there is none."""
        if self.common == 0:
            self.reshuffle()
            if self.common == 0:
                return -1
        self.common -= 1
        self.seen += 1
        return self.order[self.common]

    def top_faction(self, side: i64) -> i64:
        """Take the top card of a side's own deck, which is not empty."""
        left = self.get(side, CARDS) - 1
        self.put(side, CARDS, left)
        self.seen += 1
        return self.order[pile_of(self.get(side, FACTION)) + left]

    def shuffle_in(self, side: i64, piece: i64) -> None:
        """Shuffle a card back into the side's own deck."""
        begin = pile_of(self.get(side, FACTION))
        n = self.get(side, CARDS)
        self.order[begin + n] = piece
        n += 1
        self.put(side, CARDS, n)
        self.cards.move(piece, DECK, side)
        i = n - 1
        while i > 0:
            j = self.chance.below(i + 1)
            kept = self.order[begin + i]
            self.order[begin + i] = self.order[begin + j]
            self.order[begin + j] = kept
            i -= 1
        i = 0
        while i < n:
            self.cards.forget(self.order[begin + i])
            i += 1
        self.seen += 1

    def empty(self, side: i64, keeps: i64) -> None:
        """Discard all goods but points and those whose bits are set."""
        good: i64 = 0
        while good <= DEFENSE:
            if not (keeps >> good) & 1:
                self.put(side, good, 0)
            good += 1


POINTS: Final = VP
