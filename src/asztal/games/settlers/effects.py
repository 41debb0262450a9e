"""The verbs of the notation, and what all effects are made of: gaining, paying, drawing, and running a card's program.

Most cards are made of goods, counts, choices and triggers alone. The odd ones use a verb of their own: `pending.py` numbers
them, `choices.py` says what may be chosen for each, `resolving.py` what it does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.core.frames import frame, frame_a, frame_b, frame_c, frame_op
from asztal.core.notation import (
    Vocabulary,
    condition,
    good,
    goods,
    key,
    noun,
    number,
    optional,
    span,
    trigger,
    verb,
    words,
)
from asztal.games.settlers import log
from asztal.games.settlers.pending import (
    BLOCK,
    CHOICE,
    CHOOSE,
    COST,
    DRAW,
    DRAW_KEEP,
    END,
    GAIN,
    KEEP,
    PAY,
    PER,
    PLACE_SAMURAI,
    RUN,
    SAMURAI_HERE,
)
from asztal.games.settlers.state import (
    CAPS,
    CARDS,
    EMPIRE,
    FACTION,
    FRESH,
    HAND,
    OASIS_CAP,
    PAIRS,
    SAMURAI_THERE,
    Table,
)
from asztal.games.settlers.tables import (
    CARD,
    COMMON_CARD,
    COMMON_CARDS,
    DECK_CARDS,
    FACTION_BIT,
    FOOD,
    GOLD,
    NO_TRIGGER,
    ON_BUILD,
    ON_PAIR,
    ON_VP,
    SAMURAI,
    STONE,
    VP,
    WOOD,
)

GOODS: Final = (
    "worker",
    "wood",
    "stone",
    "food",
    "gold",
    "raze-token",
    "defense-token",
    "vp",
    "card",
    "common-card",
    "faction-card",
    "samurai",
    "resource",
    "location",
)
COLOURS: Final = ("black", "purple", "blue", "brown", "gold-coloured", "red", "pink", "grey")
FACTIONS: Final = ("barbarian", "japanese", "roman", "egyptian", "common")

VOCABULARY: Final = Vocabulary(
    *(good(name) for name in GOODS),
    trigger("build", words("what", *COLOURS, "faction", several=False)),
    trigger("raze"),
    trigger("deal"),
    trigger("pair-exchanged", optional(key(number("limit")))),
    trigger("gain-vp", span("n")),
    trigger("deals-pay"),
    noun("location", words("colour", *COLOURS, several=False)),
    noun("samurai"),
    noun("discarded-good"),
    condition("under", span("n")),
    condition("on", span("n")),
    verb("steal", goods("what", several=True)),
    verb("raze", words("what", "hand", "opponent", "own"), optional(key(words("despite", "protection", several=False)))),
    verb("discard-gained"),
    verb("copy-raze-good"),
    verb(
        "draw",
        number("n"),
        key(number("keep")),
        optional(key(words("from", "faction", several=False))),
        key(words("rest", "discard", "shuffle", several=False)),
    ),
    verb("discard-location"),
    verb("cancel-deal", words("whose", "own", "opponent", several=False)),
    verb("plunder-deal"),
    verb("take-deal"),
    verb("use-deal"),
    verb("deal-with-location"),
    verb("build-faction", key(words("from", "hand", "deals", several=False))),
    verb("reset"),
    verb("repeat-production", optional(words("which", "other", several=False))),
    verb("block"),
    verb("take-over"),
    verb("opponent-discards"),
    verb("discard-card"),
    verb("lay-foundation"),
    verb("tuck"),
    verb("offer"),
    verb("store", goods("what", several=True)),
)
"""The words of Imperial Settlers. Their texts are in `text/*.ftl`: good-stone, when-build, count-location, verb-steal."""

EITHER: Final = 0
FROM_COMMON: Final = 1
FROM_FACTION: Final = 2


class Effects(Table):
    """Gaining, paying, drawing; features that wait for something; programs."""

    # -- gaining and drawing -------------------------------------------------------------------------------------------

    def gain(self, side: i64, good: i64, amount: i64, fresh: i64 = 0) -> None:
        """Take goods from the general supply. Cards and samurai are pending, because they may need decisions."""
        if good < VP:
            self.add(side, good, amount)
            self.tell(log.GAINED, side, good, amount)
        elif good == VP:
            self.add(side, VP, amount)
            self.tell(log.GAINED, side, VP, amount)
            if amount > 1:
                self.fire(side, ON_VP, amount)
        elif good == SAMURAI:
            self.push(frame(PLACE_SAMURAI, side, amount, 0, 0))
        elif good == CARD:
            self.push(frame(DRAW, side, amount, EITHER, fresh))
        else:
            self.push(frame(DRAW, side, amount, FROM_COMMON if good == COMMON_CARD else FROM_FACTION, fresh))

    def draw_from(self, side: i64, deck: i64, fresh: i64) -> None:
        """Draw one card into the hand, from a deck that has one."""
        if deck == FROM_COMMON:
            if self.common == 0:
                self.tell(log.RESHUFFLED, side)
            piece = self.top_common()
        else:
            piece = self.top_faction(side)
        self.cards.move(piece, HAND, side)
        if fresh:
            self.tokens[piece] |= FRESH
        self.tell(log.DREW, side, deck)
        self.tell(log.SAW, side, piece, 0, 0, 1 << side)

    def can_draw(self, side: i64, deck: i64) -> bool:
        if deck == FROM_COMMON:
            return self.common_left()
        return self.get(side, CARDS) > 0

    def go_on_drawing(self, side: i64, pending: i64) -> bool:
        """Draw as far as no choice of deck is left; True if the seat has to choose one."""
        left = frame_a(pending)
        deck = frame_b(pending)
        while left > 0:
            common = deck != FROM_FACTION and self.can_draw(side, FROM_COMMON)
            faction = deck != FROM_COMMON and self.can_draw(side, FROM_FACTION)
            if common and faction:
                self.push(frame(DRAW, side, left, deck, frame_c(pending)))
                return True
            if not common and not faction:
                return False
            self.draw_from(side, FROM_COMMON if common else FROM_FACTION, frame_c(pending))
            left -= 1
        return False

    # -- paying --------------------------------------------------------------------------------------------------------

    def affordable(self, side: i64, wood: i64, stone: i64, food: i64, any: i64, gold: i64) -> bool:
        """Whether the side has these goods, gold standing in for any missing resource."""
        spare = self.get(side, GOLD) - gold
        if spare < 0:
            return False
        left: i64 = 0
        missing = wood - self.get(side, WOOD)
        if missing > 0:
            spare -= missing
        else:
            left -= missing
        missing = stone - self.get(side, STONE)
        if missing > 0:
            spare -= missing
        else:
            left -= missing
        missing = food - self.get(side, FOOD)
        if missing > 0:
            spare -= missing
        else:
            left -= missing
        return spare >= 0 and left + spare >= any

    def spend(self, side: i64, good: i64, amount: i64) -> None:
        if amount > 0:
            self.add(side, good, -amount)
            self.tell(log.PAID, side, good, amount)

    def pay_later(self, side: i64, wood: i64, stone: i64, food: i64, any: i64) -> None:
        """Resources to be paid before anything else happens."""
        if wood + stone + food + any > 0:
            self.push(frame(PAY, side, wood | (stone << 4) | (food << 8) | (any << 12), 0, 0))

    def may_use_gold(self, side: i64, needs: i64, gold: i64) -> bool:
        """Whether so much gold may replace the first resource of a payment."""
        good = first_need(needs)
        need = (needs >> (4 * (good - WOOD))) & 15
        if gold > need or self.get(side, good) < need - gold:
            return False
        rest = needs & ~(15 << (4 * (good - WOOD)))
        held = self.get(side, good)
        self.put(side, good, held - (need - gold))
        enough = self.affordable(side, rest & 15, (rest >> 4) & 15, (rest >> 8) & 15, rest >> 12, gold)
        self.put(side, good, held)
        return enough

    def pay_first(self, side: i64, needs: i64, gold: i64) -> i64:
        """Pay the first resource of a payment, partly in gold; gives what is still to be paid."""
        good = first_need(needs)
        shift = 4 * (good - WOOD)
        need = (needs >> shift) & 15
        self.spend(side, good, need - gold)
        self.spend(side, GOLD, gold)
        return needs & ~(15 << shift)

    def go_on_paying(self, side: i64, pending: i64) -> bool:
        """Pay as far as there is only one way to; True if the seat has to choose."""
        needs = frame_a(pending)
        while needs > 0:
            if needs & 4095 == 0:
                # any resources: a choice unless the player has just as much as is asked for, or only one kind
                if self.ways_to_pay_any(side) > 1:
                    self.push(frame(PAY, side, needs, 0, 0))
                    return True
                good: i64 = WOOD
                while self.get(side, good) == 0:
                    good += 1
                self.spend(side, good, 1)
                needs -= 1 << 12
                continue
            if self.get(side, GOLD) == 0:
                needs = self.pay_first(side, needs, 0)
                continue
            only: i64 = -1
            gold: i64 = 0
            while gold < 10:
                if self.may_use_gold(side, needs, gold):
                    if only >= 0:
                        self.push(frame(PAY, side, needs, 0, 0))
                        return True
                    only = gold
                gold += 1
            needs = self.pay_first(side, needs, only)
        return False

    def ways_to_pay_any(self, side: i64) -> i64:
        ways: i64 = 0
        good: i64 = WOOD
        while good <= GOLD:
            if self.get(side, good) > 0:
                ways += 1
            good += 1
        return ways

    # -- features that wait for something ------------------------------------------------------------------------------

    def fire(self, side: i64, trigger: i64, argument: i64) -> None:
        """Something happened: the features of a side that wait for it act next, in the order of their numbers."""
        if not self.may_wait(side, trigger):
            return
        there = EMPIRE * 8 + side
        at = self.cards.at
        shown = self.tables.printing
        waits = self.tables.trigger
        home = self.home(side)
        piece = self.home_end(side) - 1
        while piece >= 0:
            if piece == home - 1:
                piece = COMMON_CARDS - 1
            if at[piece] == there:
                printing = shown[piece]
                if waits[printing] == trigger and trigger != NO_TRIGGER:
                    wanted = self.tables.argument[printing]
                    if trigger == ON_BUILD:
                        acts = wanted & argument != 0
                    elif trigger == ON_VP:
                        acts = argument >= wanted
                    else:
                        acts = True
                    if acts:
                        self.push(frame(RUN, side, self.tables.feature[printing], piece + 1, 0))
            piece -= 1

    def may_wait(self, side: i64, trigger: i64) -> bool:
        """Whether a side can have locations that wait for this: of its deck, of the common deck, or taken over."""
        waiting = self.tables.waiting[trigger]
        faction = self.get(side, FACTION)
        return waiting & 16 != 0 or (waiting >> faction) & 1 == 1 or (waiting != 0 and (self.tables.takers >> faction) & 1 == 1)

    def pair_limit(self, side: i64) -> i64:
        """How many workers exchanges of opponents bring a side for each pair now, by its Oasis."""
        brought: i64 = 0
        if not self.may_wait(side, ON_PAIR):
            return 0
        there = EMPIRE * 8 + side
        at = self.cards.at
        piece: i64 = COMMON_CARDS
        while piece < DECK_CARDS:
            if at[piece] == there and self.tables.trigger[self.tables.printing[piece]] == ON_PAIR:
                limit = self.tables.argument[self.tables.printing[piece]]
                if limit == 0 or not self.rules & OASIS_CAP or self.get(side, PAIRS) < limit:
                    brought += 1
            piece += 1
        return brought

    def seen_as(self, piece: i64) -> i64:
        """The colours of a location, and whether it is a faction location, as features ask for them."""
        colours = self.tables.colours[self.tables.printing[piece]]
        return colours | FACTION_BIT if self.is_faction(piece) else colours

    # -- counting ------------------------------------------------------------------------------------------------------

    def counted(self, side: i64, what: i64) -> i64:
        """Locations of a colour in a side's empire, or its samurai."""
        found: i64 = 0
        there = EMPIRE * 8 + side
        at = self.cards.at
        shown = self.tables.printing
        colours = self.tables.colours
        piece: i64 = 0
        if what == SAMURAI_HERE:
            while piece < DECK_CARDS:
                if at[piece] == there and self.tokens[piece] & SAMURAI_THERE:
                    found += 1
                piece += 1
        else:
            home = self.home(side)
            end = self.home_end(side)
            while piece < end:
                if at[piece] == there and (colours[shown[piece]] >> what) & 1:
                    found += 1
                piece += 1
                if piece == COMMON_CARDS:
                    piece = home
        return found

    # -- programs ------------------------------------------------------------------------------------------------------

    def run_program(self, side: i64, place: i64, source: i64) -> None:
        """Go through a card's program up to its end or to the first step that needs a decision."""
        code = self.tables.code
        while True:
            step = code[place]
            op = frame_op(step)
            if op == END:
                return
            if op == GAIN:
                good = frame_a(step)
                if good > VP:
                    self.go_on(side, place + 1, source)
                    self.gain(side, good, frame_b(step))
                    return
                self.gain(side, good, frame_b(step))
                place += 1
            elif op == PER:
                amount = self.counted(side, frame_b(step))
                most = frame_c(step)
                if most > 0 and amount > most and self.rules & CAPS:
                    amount = most
                if amount > 0:
                    self.gain(side, frame_a(step), amount)
                place += 1
            elif op == CHOICE:
                self.go_on(side, place + 1 + frame_c(step), source)
                self.push(frame(CHOOSE, side, place, source, 0))
                return
            elif op == DRAW_KEEP:
                self.go_on(side, place + 1, source)
                self.push(frame(KEEP, side, 0, frame_b(step) >> 2, 0))
                self.push(frame(DRAW, side, frame_a(step), frame_b(step) & 3, 1))
                return
            elif op == COST:
                self.go_on(side, place + 1, source)
                self.spend(side, GOLD, frame_b(step))
                needs = frame_a(step)
                self.pay_later(side, needs & 15, (needs >> 4) & 15, (needs >> 8) & 15, 0)
                return
            else:
                self.go_on(side, place + 1, source)
                self.push(frame(op, side, frame_a(step), frame_b(step), source))
                return

    def go_on(self, side: i64, place: i64, source: i64) -> None:
        """The rest of a program comes later, if there is any."""
        if frame_op(self.tables.code[place]) != END:
            self.push(frame(RUN, side, place, source, 0))

    def option_place(self, place: i64, option: i64) -> i64:
        """Where an option of a CHOICE begins."""
        code = self.tables.code
        place += 1
        while option > 0:
            place += 1 + frame_a(code[place])
            option -= 1
        assert frame_op(code[place]) == BLOCK
        return place + 1

    def option_possible(self, side: i64, place: i64) -> bool:
        """Whether the cost of an option, if it has one, can be paid."""
        step = self.tables.code[place]
        if frame_op(step) != COST:
            return True
        needs = frame_a(step)
        return self.affordable(side, needs & 15, (needs >> 4) & 15, (needs >> 8) & 15, 0, frame_b(step))


def first_need(needs: i64) -> i64:
    """The first resource of a payment: wood, stone or food."""
    if needs & 15:
        return WOOD
    if needs & 240:
        return STONE
    return FOOD
