"""What lies on the table, and the small moves the rules are made of. All fields are declared in `layout.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.counting import step_worth
from asztal.core.machine.frames import SAFE, SEAT, THIS, WIDTH
from asztal.core.machine.machine import Machine
from asztal.core.machine.piles import note_pile
from asztal.core.machine.reactions import fire
from asztal.core.pieces import ALL_EYES, SEATS
from asztal.core.rings import in_order
from asztal.games.imperium import actions, log
from asztal.games.imperium import tables as t
from asztal.games.imperium.tables import Tables

if TYPE_CHECKING:
    from asztal.games.imperium.view import View

ICONS_USED: int = 8
"""In SAFE of a frame, above the players: fertile and river icons of regions its effect has used up (Shaduf, Domestication)."""
PIECE_BITS: i64 = 20  # of the number of a card
ANY_PIECE: i64 = 0xFFFFF  # all of them


class Imperium(Machine):
    """One moment of a game of Imperium."""

    def __init__(self, tables: Tables, seats: i64) -> None:
        super().__init__(tables)
        self.tables: Tables = tables
        self.seats = seats

    def copy(self) -> Imperium:
        other = Imperium(self.tables, self.seats)
        other.take(self)
        return other

    def view(self, seat: int | None) -> View:
        found: View = super().view(seat)
        return found

    def kin(self) -> tuple[object, ...]:
        return self.tables.nations, self.tables.commons, self.seats

    def run(self) -> None:
        super().run()
        if self.over and self.depth and not self.trial:
            from asztal.games.imperium.scoring import finish  # which is about states

            self.depth = 0
            finish(self)

    # -- what the machine asks -----------------------------------------------------------------------------------------

    def gain(self, f: i64, seat: i64, good: i64, amount: i64) -> None:
        self.receive(seat, good, amount)
        if good == t.MAT:
            self.tell_icons(f, seat)

    def tell_icons(self, f: i64, seat: i64) -> None:
        """Materials have been gained: who waits for the icons of regions that were used for it may act."""
        icons = self.icons_behind(f, seat)
        if icons:
            fire(self, t.GAINED_FROM, seat, -1, icons | (t.MAT + 1))

    def icons_behind(self, f: i64, seat: i64) -> i64:
        """The fertile and river icons of the player's regions that an effect uses to gain materials, as traits: those it
        counts, those it took from play before, and those of the card that it belongs to."""
        stack = self.stack
        found = (stack[f + SAFE] >> ICONS_USED) & t.ICON_BITS
        this = stack[f + THIS]
        if this != -1:
            found |= self.traits(this) & t.ICON_BITS
        code = self.program.code
        pc = stack[f]
        if code[pc] & 255 == self.tables.gain_per_step and code[pc + 4] == 0 and (code[pc + 7] >> t.PLAY) & 1:
            what = code[pc + 6]
            for piece in self.rings.piled(t.PLAY * SEATS + seat):
                if self.weight(piece, what) > 0:
                    found |= self.traits(piece) & t.ICON_BITS
        return found

    def tempting(self, f: i64, pc: i64) -> bool:
        """Tokens, unrest or cards of the hand are not asked for if nothing would follow; an unrest just discarded might."""
        code = self.program.code
        if code[pc] & 255 != self.tables.need_step:
            return True
        cost = code[pc + 4] & 255
        unrest = self.count(self.stack[f + SEAT], t.UNREST, 1 << t.HAND)
        plain = cost == self.tables.pay_step or cost == self.tables.take_unrest_step
        if not plain and (cost != self.tables.plain_discard_step or unrest > 0):
            return True
        return self.some_of(f, code[pc + 2] + 3, code[pc + 1])

    def bought(self, f: i64, pc: i64) -> i64:
        """How much progress a cost buys that is only the instruction at `pc`; 0 if it is only a part, or for anything else."""
        code = self.program.code
        result = self.beyond(pc) + 3
        whole = code[pc - 4] & 255 == self.tables.need_step and code[pc - 2] == result - 3
        return step_worth(self, f, result, t.PRG) if whole and code[pc - 3] == self.beyond(result) else 0

    def acts(self, f: i64, piece: i64) -> bool:
        """Whether an effect of a card is going on, in f or under it."""
        while f >= 0 and self.stack[f + THIS] != piece:
            f -= WIDTH
        return f >= 0

    def pick_of(self, piece: i64) -> i64:
        zone = self.rings.zone(piece)
        if zone == t.MARKET:
            return actions.MARKET + self.slot(piece)
        number = self.tables.chosen_as[self.tables.kind[piece]]
        if number == -1:
            return -1
        return self.tables.pick_at[zone] + number

    def watchers(self, seat: i64, event: i64) -> vec[i64]:
        """Cards in play and the power cards."""
        found = vec[i64]()
        for piece in self.open_cards(seat):
            if (self.program.waits[self.program.kind[piece]] >> event) & 1:
                found = append(found, piece)
        in_order(found)
        return found

    def name_of(self, piece: int) -> str:
        return f"@{self.tables.kind_ids[self.tables.kind[piece]]}"

    # -- reading the table ---------------------------------------------------------------------------------------------

    def traits(self, piece: i64) -> i64:
        return self.tables.traits[self.tables.kind[piece]]

    def first(self, zone: i64, seat: i64) -> i64:
        """The top card of a place, -1 for none."""
        return self.rings.top(zone * SEATS + seat)

    def by_kind(self, zone: i64, seat: i64) -> vec[i64]:
        """The cards of a place, by what is printed on them: which of two equal ones it is tells nobody anything."""
        found = self.rings.piled(zone * SEATS + seat)
        for i in range(len(found)):
            found[i] |= self.tables.kind[found[i]] << PIECE_BITS
        in_order(found)
        for i in range(len(found)):
            found[i] &= ANY_PIECE
        return found

    def is_empire(self, seat: i64) -> bool:
        return self.get(seat, t.EMPIRE) == 1

    def host(self, piece: i64) -> i64:
        """The card it lies under, -1 for none."""
        return ((self.marks[piece] >> t.HOST) & t.HOST_MASK) - 1

    def slot(self, piece: i64) -> i64:
        return ((self.marks[piece] >> t.SLOT) & 7) - 1

    def at_slot(self, slot: i64) -> i64:
        """The market card of a slot, -1 for none."""
        for piece in self.rings.piled(t.MARKET * SEATS):
            if self.slot(piece) == slot:
                return piece
        return -1

    def tokens(self, piece: i64, good: i64) -> i64:
        return (self.marks[piece] >> (t.TOKENS + t.TOKEN_BITS * good)) & t.MOST_TOKENS

    def guests(self, host: i64, zone: i64) -> vec[i64]:
        """What lies under a card: its garrison, or in the market its unrest."""
        found = vec[i64]()
        place: i64 = t.UNDER * SEATS if zone == t.UNDER else t.GARRISON * SEATS + self.rings.seat(host)
        for piece in self.rings.piled(place):
            if self.host(piece) == host:
                found = append(found, piece)
        return found

    def active_quest(self, seat: i64) -> i64:
        """The quest garrisoned at the court, -1 for none."""
        for piece in self.rings.piled(t.GARRISON * SEATS + seat):
            if self.traits(piece) & t.QUEST and self.rings.zone(self.host(piece)) == t.POWER:
                return piece
        return -1

    # -- standing rules ------------------------------------------------------------------------------------------------

    def open_cards(self, seat: i64) -> vec[i64]:
        """The cards a player has in play, and those of the power area."""
        found = self.rings.piled(t.PLAY * SEATS + seat)
        for piece in self.rings.piled(t.POWER * SEATS + seat):
            found = append(found, piece)
        return found

    def printed(self, piece: i64, rule: i64) -> bool:
        """Whether a standing rule is printed on a card."""
        return (self.program.ruled[self.tables.kind[piece]] >> rule) & 1 == 1

    def rule_place(self, piece: i64, rule: i64) -> i64:
        """The place of what a printed rule says besides its name."""
        return self.program.rule_words[self.tables.kind[piece] * self.program.rules + rule]

    def ruling(self, seat: i64, rule: i64) -> vec[i64]:
        """The cards in play and power cards of a player that say a standing rule."""
        found = vec[i64]()
        if not (self.tables.wide_rules >> rule) & 1:
            return found
        for piece in self.open_cards(seat):
            if self.printed(piece, rule):
                found = append(found, piece)
        return found

    def ruled(self, seat: i64, rule: i64) -> bool:
        return len(self.ruling(seat, rule)) > 0

    def granted(self, seat: i64, rule: i64) -> i64:
        """The traits a standing rule of the player speaks of, of all cards that say it."""
        found: i64 = 0
        for piece in self.ruling(seat, rule):
            found |= self.program.code[self.rule_place(piece, rule)]
        return found

    def hand_size(self, seat: i64) -> i64:
        found: i64 = t.DEALT
        for piece in self.ruling(seat, t.HAND_SIZE):
            found += self.program.code[self.rule_place(piece, t.HAND_SIZE)]
        return found

    # -- counting ------------------------------------------------------------------------------------------------------

    def weight(self, piece: i64, what: i64) -> i64:
        """How often a card counts for a filter: each icon by itself, some regions twice; 0 if it does not fit."""
        traits = self.traits(piece)
        fitting = traits & what
        if fitting == 0:
            return 0 if what else 1
        kind = self.tables.kind[piece]
        icons = self.tables.icons[kind]
        if not what & t.ICON_BITS:
            return icons >> 12 if what == t.REGION else 1
        treated = self.marks[piece] >> t.TREATED
        fertile = treated & 3
        river = (treated >> 2) & 3
        found: i64 = 0
        if (what >> t.PRODUCTION_BIT) & 1:
            found += icons & 15
        if (what >> (t.PRODUCTION_BIT + 1)) & 1:
            found += ((icons >> 4) & 15) - fertile
        if (what >> (t.PRODUCTION_BIT + 2)) & 1:
            found += ((icons >> 8) & 15) - river
        return found

    def production(self, piece: i64) -> i64:
        """Production icons that others of its icons stand for this turn."""
        treated = self.marks[piece] >> t.TREATED
        return 3 * ((treated & 3) + ((treated >> 2) & 3))

    def count(self, seat: i64, what: i64, zones: i64, this: i64 = -1, no: i64 = 0) -> i64:
        """How many cards of a player there are, by traits, in zones given as a mask; `here` is under the card `this`."""
        found: i64 = 0
        if zones & t.OTHERS:
            for other in range(self.seats):
                if other != seat:
                    found += self.count(other, what, t.SCORED, no=no)
            return found
        here = zones & t.HERE != 0
        if zones & t.ANYWHERE:
            zones = t.SCORED
        elif here or zones & t.REGION_GARRISON:
            zones = 1 << t.GARRISON
        zone: i64 = 0
        rings = self.rings
        while zones:
            if zones & 1:
                place: i64 = zone * SEATS if (self.program.common >> zone) & 1 else zone * SEATS + seat
                n = rings.many(place)
                piece = rings.top(place)
                while n > 0:
                    if not (self.traits(piece) & no) and (not here or self.host(piece) == this):
                        found += self.weight(piece, what)
                        if (what >> t.PRODUCTION_BIT) & 1:
                            found += self.production(piece)
                    piece = rings.after(piece)
                    n -= 1
            zones >>= 1
            zone += 1
        return found

    # -- goods ---------------------------------------------------------------------------------------------------------

    def receive(self, seat: i64, good: i64, amount: i64) -> None:
        """The player gains tokens; a standing rule may put something in the place of each."""
        if amount <= 0:
            return
        for piece in self.ruling(seat, t.INSTEAD_OF):
            place = self.rule_place(piece, t.INSTEAD_OF)
            if self.program.code[place] == good + 1:
                for _ in range(amount):
                    self.enter(self.program.code[place + 1], seat, piece, -1)
                return
        self.add(seat, good, amount)
        self.tell(log.GAINED, seat, good, amount)

    def spend(self, seat: i64, good: i64, amount: i64) -> None:
        if amount > 0:
            self.add(seat, good, -amount)
            self.tell(log.PAID, seat, good, amount)

    def place_on(self, piece: i64, good: i64, amount: i64) -> None:
        """Put tokens from the supply on a card."""
        amount = min(amount, t.MOST_TOKENS - self.tokens(piece, good))
        self.marks[piece] += amount << (t.TOKENS + t.TOKEN_BITS * good)

    def take_tokens(self, seat: i64, piece: i64) -> i64:
        """The player gains the tokens that lie on a card; gives them, ten bits for each good."""
        there = (self.marks[piece] & t.ALL_TOKENS) >> t.TOKENS
        self.marks[piece] &= ~t.ALL_TOKENS
        good: i64 = t.MAT
        while good <= t.PRG:
            self.receive(seat, good, (there >> (t.TOKEN_BITS * good)) & t.MOST_TOKENS)
            good += 1
        return there

    # -- moving cards --------------------------------------------------------------------------------------------------

    def lay(self, piece: i64, zone: i64, seat: i64 = 0, on_top: bool = False) -> None:
        """Put a card somewhere; the seat does not matter for places of the table. What leaves play gives back its tokens and
        takes its garrison along, and may be missed."""
        rings = self.rings
        came = rings.zone(piece)
        owner = rings.seat(piece)
        if came == t.PLAY:
            for guest in self.guests(piece, t.GARRISON):
                self.lay(guest, zone, seat, on_top)
            self.take_tokens(owner, piece)
        self.marks[piece] &= t.KEPT
        common = (self.program.common >> zone) & 1
        if common or seat != owner:
            self.marks[piece] &= ~t.PLAYED_FREE
        rings.put(piece, zone, 0 if common else seat, on_top)
        if zone == t.BOX:
            rings.arrange(rings.inside(t.BOX, 0), t.BOX * SEATS)
        if came == t.PLAY:
            fire(self, t.LEFT_PLAY, owner, piece, self.traits(piece))
        elif came == t.DECK and rings.count(t.DECK, owner) == 0:
            fire(self, t.DECK_EMPTY, owner)
        elif came == t.MAIN and rings.count(t.MAIN, 0) == 0:
            self.trigger_end(self.row[t.TURN])

    def show(self, piece: i64) -> None:
        """Everybody sees a card."""
        if self.rings.known(piece) != ALL_EYES:
            self.rings.reveal(piece)
            self.seen += 1

    def to_history(self, seat: i64, piece: i64) -> None:
        """Under the power card; who has no history discards it."""
        if self.ruled(seat, t.NO_HISTORY):
            self.discard(seat, piece)
        else:
            self.lay_telling(log.TO_HISTORY, seat, piece, t.HISTORY)

    def discard(self, seat: i64, piece: i64) -> None:
        self.shown += 1
        self.lay(piece, t.DISCARD, seat, True)
        self.tell(log.DISCARDED, seat, piece)

    def lay_telling(self, kind: i64, seat: i64, piece: i64, zone: i64, on_top: bool = False) -> None:
        """Put a card somewhere; those who do not know it are told by the next kind of event that it was a card."""
        known = self.rings.known(piece) == ALL_EYES
        self.lay(piece, zone, seat, on_top)
        if known:
            self.shown += 1  # that the player has no other such card, or would rather keep it
            self.tell(kind, seat, piece)
        else:
            self.tell(kind, seat, piece, 0, 0, own_eyes(seat))
            self.tell(kind + 1, seat, 0, 0, 0, ALL_EYES & ~own_eyes(seat))

    # -- unrest and the market -----------------------------------------------------------------------------------------

    def take_unrest(self, zone: i64, seat: i64 = 0) -> i64:
        """The top unrest leaves the pile; gives it, -1 if there is none. With the last one everything collapses."""
        piece = self.first(t.UNREST_PILE, 0)
        if piece != -1:
            self.lay(piece, zone, seat)
            if self.rings.count(t.UNREST_PILE, 0) == 0 and not self.trial:
                self.row[t.COLLAPSED] = 1
                self.tell(log.COLLAPSED, seat)
                self.over = True
        return piece

    def refill(self, slot: i64) -> None:
        """A new card for a slot of the market: from its deck, else from the main deck."""
        zone: i64 = t.SUIT_DECK + slot if slot < 3 else t.MAIN
        if self.rings.count(zone, 0) == 0:
            zone = t.MAIN
        piece = self.first(zone, 0)
        if piece != -1:
            self.seen += 1
            self.show_in_market(piece, slot)

    def show_in_market(self, piece: i64, slot: i64) -> None:
        """A card comes into the market, most of them with an unrest."""
        self.lay(piece, t.MARKET)
        self.marks[piece] |= (slot + 1) << t.SLOT
        self.tell(log.SHOWN, 0, piece)
        if self.traits(piece) & t.TROUBLED:
            unrest = self.take_unrest(t.UNDER)
            if unrest != -1:
                self.marks[unrest] |= (piece + 1) << t.HOST

    def trigger_end(self, seat: i64) -> None:
        if self.row[t.ENDING] == 0:
            self.row[t.ENDING] = 1
            self.tell(log.END_TRIGGERED, seat)

    def mix(self, place: i64) -> None:
        """Shuffle a pile."""
        note_pile(self, place)
        self.rings.shuffle(place, self.chance)

    # -- the nation deck -----------------------------------------------------------------------------------------------

    def nation_card(self, seat: i64) -> None:
        """The top card of the nation deck goes to the discard pile; the last one changes the nation."""
        piece = self.first(t.NATION, seat)
        self.seen += 1
        last = self.rings.count(t.NATION, seat) == 1
        self.lay(piece, t.DISCARD, seat, True)
        self.tell(log.REACHED, seat, piece)
        if last:
            reached = self.tables.reached[self.tables.kind[piece]]
            if reached:
                self.enter(reached, seat, piece, -1)
            else:
                self.become_empire(seat)

    def become_empire(self, seat: i64) -> None:
        if not self.is_empire(seat):
            self.put(seat, t.EMPIRE, 1)
            self.tell(log.BECAME_EMPIRE, seat)

    def shuffle_nation(self, seat: i64) -> None:
        """Its last card stays at the bottom."""
        last = self.rings.bottom(t.NATION * SEATS + seat)
        if last != -1:
            self.mix(t.NATION * SEATS + seat)
            self.rings.move(last, t.NATION, seat)
            self.rings.reveal(last)


def own_eyes(seat: i64) -> i64:
    """Only for the eyes of a seat."""
    one: i64 = 1
    return one << seat
