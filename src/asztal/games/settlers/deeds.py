"""Building, deals, razing, activating, and the verbs of odd cards: what may be chosen for each, and what it does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.frames import frame, frame_a, frame_b, frame_c, frame_op, frame_seat
from asztal.core.pieces import SEATS
from asztal.games.settlers import actions, log
from asztal.games.settlers.actions import N
from asztal.games.settlers.effects import EITHER, Effects
from asztal.games.settlers.pending import (
    BLOCKING,
    BUILD,
    BUILD_FACTION,
    CANCEL_DEAL,
    CHOOSE,
    COPY_RAZE,
    DISCARD,
    DISCARD_LOCATION,
    DRAW,
    DRAW_KEEP,
    END,
    EXCHANGE,
    FINISH_DEAL,
    GAIN,
    GAINED,
    GIVE,
    KEEP,
    LAY,
    OPPONENT_DISCARDS,
    PAY,
    PICK_GOOD,
    PLACE_SAMURAI,
    RAZING,
    REPEAT,
    RESET,
    ROUTE_DEAL,
    RUN,
    STEAL,
    TAKE_DEAL,
    TAKE_OVER,
    UNMARK,
    USE_DEAL,
)
from asztal.games.settlers.state import (
    BLOCKED,
    CARDS,
    DEAL,
    DEFENDED,
    EMPIRE,
    FACTION,
    FOUNDATION,
    FRESH,
    HAND,
    LINE,
    PAIRS,
    RIVAL,
    ROUTE,
    SAMURAI_THERE,
    TAKEN,
    UNDER,
    USED,
    faction_of,
)
from asztal.games.settlers.tables import (
    ACTION,
    ANY,
    CARD,
    CARD_FROM_HAND,
    COMMON_AS_FOUNDATION,
    COMMON_CARDS,
    DECK_CARDS,
    FOOD,
    GOLD,
    JAPANESE,
    NO_GOOD,
    ON_BUILD,
    ON_DEAL,
    ON_DEALS_PAY,
    ON_RAZE,
    OWN_DEAL,
    PIECES,
    PRICE,
    PRODUCTION,
    RAZE,
    SPECIAL,
    STONE,
    TUCKS,
    VP,
    WOOD,
    WORKER,
)


def gained_frame(seat: i64, counts: i64, each: i64, swapped: i64) -> i64:
    """Goods just gained (5 bits for each of worker ... vp), points for each discarded, how many have been discarded."""
    return GAINED | (seat << 8) | (counts << 12) | (each << 52) | (swapped << 54)


def packed(amount: i64, good: i64) -> i64:
    """An amount of a good as part of such counts. A literal would be shifted as a 32-bit number when compiled."""
    return amount << (5 * good)


def gained_counts(pending: i64) -> i64:
    return (pending >> 12) & ((1 << 40) - 1)


def gained_each(pending: i64) -> i64:
    return (pending >> 52) & 3


def gained_swapped(pending: i64) -> i64:
    return (pending >> 54) & 255


def listed(found: vec[i64], action: i64) -> vec[i64]:
    """Add an action to an ascending list that may have it already."""
    n: i64 = len(found)
    if n == 0 or found[n - 1] < action:
        return append(found, action)
    i = n - 1
    while i >= 0 and found[i] > action:
        i -= 1
    if i >= 0 and found[i] == action:
        return found
    found = append(found, action)
    at = n
    while at > i + 1:
        found[at] = found[at - 1]
        at -= 1
    found[i + 1] = action
    return found


class Deeds(Effects):
    """What players and cards do."""

    # -- building ------------------------------------------------------------------------------------------------------

    def can_build(self, seat: i64, printing: i64, extra_wood: i64) -> bool:
        """Whether the resources of a building cost are there, with more wood to be spent before."""
        t = self.tables
        return self.affordable(seat, t.wood[printing] + extra_wood, t.stone[printing], t.food[printing], 0, 0)

    def can_give(self, seat: i64) -> bool:
        """Whether there is a location or foundation to discard for a building cost."""
        there = EMPIRE * SEATS + seat
        ground = FOUNDATION * SEATS + seat
        at = self.cards.at
        home = self.home(seat)
        end = self.home_end(seat)
        piece: i64 = 0
        while piece < end:
            if at[piece] == ground or (at[piece] == there and self.taken_from(piece) < 0):
                return True
            piece += 1
            if piece == COMMON_CARDS:
                piece = home
        return False

    def begin_building(self, seat: i64, piece: i64, without_location: bool) -> None:
        """Show the card, then pay its cost, then build it."""
        t = self.tables
        printing = t.printing[piece]
        if self.cards.known[piece] != 255:
            self.seen += 1
            self.cards.reveal(piece)
        self.push(frame(BUILD, seat, piece, 0, 0))
        self.pay_later(seat, t.wood[printing], t.stone[printing], t.food[printing], 0)
        if t.location[printing] and not without_location:
            self.push(frame(GIVE, seat, 0, 0, 0))

    def build(self, seat: i64, piece: i64) -> None:
        """The location stands: it produces, gives its building bonus, and features act, its own among them."""
        t = self.tables
        printing = t.printing[piece]
        self.tokens[piece] = 0
        self.show(piece, EMPIRE, seat)
        self.tell(log.BUILT, seat, piece)
        self.fire(seat, ON_BUILD, self.seen_as(piece))
        if t.bonus[printing]:
            self.push(frame(RUN, seat, t.bonus[printing], piece + 1, 0))
        if t.produce[printing]:
            self.push(frame(RUN, seat, t.produce[printing], piece + 1, 0))

    def give(self, seat: i64, printing: i64) -> None:
        """Discard a location for a building cost: of equal ones the one that is used up and unprotected."""
        best: i64 = -1
        value: i64 = -1
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if self.cards.lies(piece, EMPIRE, seat) and self.tables.printing[piece] == printing and self.taken_from(piece) < 0:
                tokens = self.tokens[piece]
                worth = (tokens & USED) * 2 + (1 if tokens & BLOCKED else 0)
                if not tokens & (DEFENDED | SAMURAI_THERE):
                    worth += 8
                if worth > value:
                    value = worth
                    best = piece
            piece += 1
        self.tell(log.GAVE, seat, best)
        self.discard(best)

    def give_foundation(self, seat: i64) -> None:
        piece: i64 = 0
        while not self.cards.lies(piece, FOUNDATION, seat):
            piece += 1
        self.tell(log.GAVE_FOUNDATION, seat)
        self.discard(piece)

    # -- deals ---------------------------------------------------------------------------------------------------------

    def begin_deal(self, seat: i64, piece: i64) -> None:
        if self.cards.known[piece] != 255:
            self.seen += 1
            self.cards.reveal(piece)
        self.push(frame(FINISH_DEAL, seat, piece, 0, 0))
        self.pay_later(seat, 0, 0, 1, 0)

    def make_deal(self, seat: i64, piece: i64) -> None:
        self.show(piece, DEAL, seat)
        self.tell(log.DEALT, seat, piece)
        self.fire(seat, ON_DEAL, 0)
        self.gain(seat, self.deal_good(piece), 1)

    def make_route_deal(self, seat: i64, location: i64) -> None:
        """A deal with a location of another empire: the top card of the own deck marks it, seen by nobody."""
        marker = self.top_faction(seat)
        self.cards.move(marker, ROUTE, seat)
        self.host[marker] = location
        self.tell(log.ROUTE, seat, location, self.cards.seat(location))
        self.fire(seat, ON_DEAL, 0)
        self.gain(seat, self.deal_good(marker), 1)

    def cancel(self, seat: i64, piece: i64, gaining: bool) -> None:
        """Discard a deal, and perhaps gain its good once."""
        owner = self.cards.seat(piece)
        good = self.deal_good(piece)
        if self.cards.zone(piece) == ROUTE:
            self.tell(log.ROUTE_CANCELLED, seat, self.host[piece], owner)
        else:
            self.tell(log.CANCELLED, seat, piece, owner)
        self.leave_line(piece)
        self.discard(piece)
        if gaining:
            self.gain(seat, good, 1)

    def leave_line(self, piece: i64) -> None:
        """An attack card that is no longer a deal of the virtual player leaves the line."""
        if piece < DECK_CARDS or not self.cards.lies(piece, DEAL, RIVAL):
            return
        i: i64 = 0
        while self.order[LINE + i] != piece:
            i += 1
        while i < self.line - 1:
            self.order[LINE + i] = self.order[LINE + i + 1]
            i += 1
        self.line -= 1

    def pay_deals(self, seat: i64) -> None:
        """All deals of a seat pay; with the School of Diplomacy goods may be discarded again for points."""
        counts: i64 = 0
        cards: i64 = 0
        at = self.cards.at
        board = DEAL * SEATS + seat
        route = ROUTE * SEATS + seat
        piece: i64 = COMMON_CARDS
        while piece < PIECES:
            if at[piece] == board or at[piece] == route:
                good = self.deal_good(piece)
                if good == CARD:
                    cards += 1
                else:
                    self.gain(seat, good, 1)
                    counts += packed(1, good)
            piece += 1
        if counts + cards == 0:
            return
        swaps = self.has_trigger(seat, ON_DEALS_PAY)
        if swaps:
            self.push(frame(UNMARK, seat, 0, 0, 0))
            self.push(gained_frame(seat, counts, 1, 0))
        if cards > 0:
            self.push(frame(DRAW, seat, cards, EITHER, 1 if swaps else 0))

    def has_trigger(self, seat: i64, trigger: i64) -> bool:
        if not self.may_wait(seat, trigger):
            return False
        there = EMPIRE * SEATS + seat
        at = self.cards.at
        piece: i64 = 0
        while piece < DECK_CARDS:
            if at[piece] == there and self.tables.trigger[self.tables.printing[piece]] == trigger:
                return True
            piece += 1
        return False

    # -- razing --------------------------------------------------------------------------------------------------------

    def razeable(self, piece: i64) -> bool:
        return self.tables.raze_one[self.tables.printing[piece]] != NO_GOOD

    def raze_price(self, piece: i64) -> i64:
        """Raze tokens for a location of an opponent."""
        price: i64 = 2
        if self.tokens[piece] & DEFENDED:
            price += 1
        if self.tokens[piece] & SAMURAI_THERE:
            price += 1
        return price

    def weakest(self, side: i64, printing: i64) -> i64:
        """Of a side's equal locations the one that is cheapest to raze, then the one least used."""
        best: i64 = -1
        value: i64 = 99
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if self.cards.lies(piece, EMPIRE, side) and self.tables.printing[piece] == printing:
                worth = self.raze_price(piece) * 4 + self.used(piece)
                if worth < value:
                    value = worth
                    best = piece
            piece += 1
        return best

    def raze_from_hand(self, seat: i64, piece: i64, each: i64) -> None:
        self.spend(seat, RAZE, 1)
        self.tell(log.RAZED_HAND, seat, piece)
        printing = self.tables.printing[piece]
        self.discard(piece)
        self.take_raze_goods(seat, printing, each)

    def raze_location(self, seat: i64, piece: i64, tokens: i64, each: i64) -> None:
        """Raze a location: its goods to the seat; a common one becomes a foundation of its owner and brings 1 wood."""
        self.spend(seat, RAZE, tokens)
        holder = self.cards.seat(piece)
        owner = self.taken_from(piece)
        if owner < 0:
            owner = holder
        printing = self.tables.printing[piece]
        self.tell(log.RAZED, seat, piece, holder)
        if self.is_common(piece) and not (self.seats == 1 and owner == RIVAL):
            self.strip(piece)
            self.cards.move(piece, FOUNDATION, owner)
            self.tell(log.FOUNDATION, holder, piece)
            self.gain(holder, WOOD, 1)
        else:
            self.tell(log.RAZED_AWAY, holder, piece)
            self.discard(piece)
        self.take_raze_goods(seat, printing, each)

    def take_raze_goods(self, seat: i64, printing: i64, each: i64) -> None:
        """Gain the goods of a raze field; then features act. With `each` any of the goods may be discarded for points."""
        one = self.tables.raze_one[printing]
        two = self.tables.raze_two[printing]
        self.fire(seat, ON_RAZE, 0)
        cards: i64 = 0
        counts: i64 = 0
        if one == CARD:
            cards += 1
        else:
            counts += packed(1, one)
        if two == CARD:
            cards += 1
        elif two != NO_GOOD:
            counts += packed(1, two)
        if each > 0:
            self.push(frame(UNMARK, seat, 0, 0, 0))
            self.push(gained_frame(seat, counts, each, 0))
        if cards > 0:
            self.push(frame(DRAW, seat, cards, EITHER, 1 if each > 0 else 0))
        if one == two:
            if one != CARD:
                self.gain(seat, one, 2)
        else:
            if one != CARD:
                self.gain(seat, one, 1)
            if two != CARD and two != NO_GOOD:
                self.gain(seat, two, 1)

    # -- action locations ----------------------------------------------------------------------------------------------

    def can_activate(self, seat: i64, piece: i64, times: i64) -> bool:
        t = self.tables
        printing = t.printing[piece]
        if t.kind[printing] != ACTION or self.tokens[piece] & BLOCKED or self.used(piece) + times > t.uses[printing]:
            return False
        row = printing * PRICE
        price = t.price
        if self.get(seat, WORKER) < price[row] * times or self.get(seat, RAZE) < price[row + RAZE] * times:
            return False
        if not self.affordable(
            seat,
            price[row + WOOD] * times,
            price[row + STONE] * times,
            price[row + FOOD] * times,
            price[row + ANY] * times,
            price[row + GOLD] * times,
        ):
            return False
        special = price[row + SPECIAL]
        if special == CARD_FROM_HAND and self.cards.count(HAND, seat) < times:
            return False
        if special == COMMON_AS_FOUNDATION and self.common_in_hand(seat) < times:
            return False
        if special == OWN_DEAL and self.cards.count(DEAL, seat) + self.cards.count(ROUTE, seat) < times:
            return False
        return self.has_use(seat, piece, price[row + WOOD])

    def common_in_hand(self, seat: i64) -> i64:
        n: i64 = 0
        there = HAND * SEATS + seat
        at = self.cards.at
        piece: i64 = 0
        while piece < COMMON_CARDS:
            if at[piece] == there:
                n += 1
            piece += 1
        return n

    def has_use(self, seat: i64, piece: i64, wood: i64) -> bool:
        """Whether the odd part of an action has something to act on: who cannot do it cannot activate the location."""
        code = self.tables.code
        place = self.tables.act[self.tables.printing[piece]]
        while frame_op(code[place]) != END:
            step = code[place]
            op = frame_op(step)
            if op >= STEAL and op != DRAW_KEEP:
                extra = wood if op == BUILD_FACTION else frame_b(step)
                if len(self.choices(frame(op, seat, frame_a(step), extra, piece + 1))) == 0:
                    return False
            elif op != GAIN and op != DRAW_KEEP:
                return True
            place += 1
        return True

    def readiest(self, seat: i64, printing: i64, times: i64) -> i64:
        """Of equal locations that can be activated so often a taken-over one first, then the one used most."""
        best: i64 = -1
        value: i64 = -1
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if (
                self.cards.lies(piece, EMPIRE, seat)
                and self.tables.printing[piece] == printing
                and not self.tokens[piece] & BLOCKED
                and self.used(piece) + times <= self.tables.uses[printing]
            ):
                worth = self.used(piece)
                if self.taken_from(piece) >= 0:
                    worth += 4
                if worth > value:
                    value = worth
                    best = piece
            piece += 1
        return best

    def activate(self, seat: i64, piece: i64, times: i64) -> None:
        """Pay so often, then do the action so often: the number is fixed before the first is done."""
        t = self.tables
        printing = t.printing[piece]
        self.tokens[piece] += times
        self.tell(log.ACTIVATED, seat, piece, times)
        row = printing * PRICE
        price = t.price
        i: i64 = 0
        while i < times:
            self.push(frame(RUN, seat, t.act[printing], piece + 1, 0))
            i += 1
        special = price[row + SPECIAL]
        i = 0
        while i < times:
            if special == CARD_FROM_HAND:
                self.push(frame(DISCARD, seat, 0, 0, 0))
            elif special == COMMON_AS_FOUNDATION:
                self.push(frame(LAY, seat, 0, 0, 0))
            elif special == OWN_DEAL:
                self.push(frame(CANCEL_DEAL, seat, 0, 0, piece + 1))
            i += 1
        self.spend(seat, WORKER, price[row] * times)
        self.spend(seat, RAZE, price[row + RAZE] * times)
        self.spend(seat, GOLD, price[row + GOLD] * times)
        self.pay_later(
            seat, price[row + WOOD] * times, price[row + STONE] * times, price[row + FOOD] * times, price[row + ANY] * times
        )

    # -- exchange, defence, samurai, Gate --------------------------------------------------------------------------------

    def exchange(self, seat: i64, what: i64) -> None:
        """Two workers for a resource (0 wood, 1 stone, 2 food) or a card (3); more pairs may follow."""
        self.spend(seat, WORKER, 2)
        self.tell(log.EXCHANGED, seat, what)
        if self.get(seat, WORKER) >= 2:
            self.push(frame(EXCHANGE, seat, 0, 0, 0))
        side: i64 = 0
        while side < self.seats:
            if side != seat:
                brought = self.pair_limit(side)
                if brought > 0:
                    self.add(side, PAIRS, brought)
                    self.gain(side, WORKER, brought)
            side += 1
        self.gain(seat, CARD if what == 3 else WOOD + what, 1)

    def defend(self, seat: i64, printing: i64) -> None:
        """The defense token goes to a common location; of equal ones to the one least used."""
        best: i64 = -1
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if (
                self.cards.lies(piece, EMPIRE, seat)
                and self.tables.printing[piece] == printing
                and not self.tokens[piece] & DEFENDED
                and (best < 0 or self.used(piece) < self.used(best))
            ):
                best = piece
            piece += 1
        self.add(seat, 6, -1)
        self.tokens[best] |= DEFENDED
        self.tell(log.DEFENDED, seat, best)

    def takes_samurai(self, seat: i64, piece: i64) -> bool:
        """The Japanese put samurai on their own faction locations, one on each."""
        return (
            self.is_faction(piece)
            and faction_of(piece) == self.get(seat, FACTION)
            and self.cards.lies(piece, EMPIRE, seat)
            and not self.tokens[piece] & SAMURAI_THERE
        )

    def place_samurai(self, seat: i64, printing: i64) -> None:
        piece = self.tables.first[printing]
        while self.tables.printing[piece] != printing or not self.takes_samurai(seat, piece):
            piece += 1
        self.tokens[piece] |= SAMURAI_THERE
        self.tell(log.SAMURAI, seat, piece)

    def tuck(self, seat: i64, card: i64) -> None:
        """Put a card under a Gate for a point: under the first one that has fewer than three, else the first."""
        gate: i64 = -1
        piece: i64 = 0
        while piece < DECK_CARDS:
            if self.cards.lies(piece, EMPIRE, seat) and self.tables.ability[self.tables.printing[piece]] == TUCKS:
                if self.cards_under(piece) < 3:
                    gate = piece
                    break
                if gate < 0:
                    gate = piece
            piece += 1
        self.show(card, UNDER, seat)
        self.host[card] = gate
        self.tell(log.TUCKED, seat, card)
        self.gain(seat, VP, 1)

    # -- what may be chosen --------------------------------------------------------------------------------------------

    def choices(self, pending: i64) -> vec[i64]:
        """The actions a pending step allows its seat, ascending."""
        seat = frame_seat(pending)
        op = frame_op(pending)
        found = vec[i64]()
        if op == DRAW:
            return append(append(found, actions.DRAW_COMMON), actions.DRAW_FACTION)
        if op == CHOOSE:
            return self.option_choices(seat, pending)
        if op == PAY:
            return self.payment_choices(seat, frame_a(pending))
        if op == GIVE:
            return self.give_choices(seat)
        if op == EXCHANGE:
            n: i64 = 0
            while n < 3:
                found = append(found, actions.EXCHANGE + n)
                n += 1
            if self.can_draw(seat, 1) or self.can_draw(seat, 2):
                found = append(found, actions.EXCHANGE + 3)
            return append(found, actions.DONE)
        if op == RAZING:
            return self.raze_choices(seat, frame_a(pending))
        if op in (COPY_RAZE, DISCARD_LOCATION, BLOCKING, TAKE_OVER, ROUTE_DEAL):
            return self.target_choices(seat, op)
        if op in (CANCEL_DEAL, TAKE_DEAL, USE_DEAL):
            return self.deal_choices(seat, op, frame_a(pending))
        if op in (KEEP, DISCARD, LAY, BUILD_FACTION):
            return self.hand_choices(seat, op, frame_a(pending), frame_b(pending))
        if op in (RESET, REPEAT, PLACE_SAMURAI):
            return self.own_choices(seat, op, frame_c(pending) - 1 if op == RESET or frame_a(pending) else -1)
        if op == STEAL:
            return self.steal_choices(seat, frame_a(pending))
        if op == OPPONENT_DISCARDS:
            side: i64 = 0
            while side < self.side_count():
                if self.is_target(side, seat):
                    found = append(found, actions.OPPONENT + side)
                side += 1
            return found
        if op == PICK_GOOD:
            one = frame_a(pending) - 1
            two = frame_b(pending) - 1
            found = append(found, actions.GOOD + one)
            return found if two < 0 else listed(found, actions.GOOD + two)
        if op == GAINED:
            return self.swap_choices(seat, pending)
        return found

    def option_choices(self, seat: i64, pending: i64) -> vec[i64]:
        found = vec[i64]()
        place = frame_a(pending)
        step = self.tables.code[place]
        option: i64 = 0
        while option < frame_a(step):
            if self.option_possible(seat, self.option_place(place, option)):
                found = append(found, actions.OPTION + option)
            option += 1
        if frame_b(step) and len(found) > 0:
            found = append(found, actions.DECLINE)
        return found

    def payment_choices(self, seat: i64, needs: i64) -> vec[i64]:
        found = vec[i64]()
        if needs & 4095 == 0:
            good: i64 = 0
            while good < 4:
                if self.get(seat, WOOD + good) > 0:
                    found = append(found, actions.PAY + good)
                good += 1
            return found
        gold: i64 = 0
        while gold < 10:
            if self.may_use_gold(seat, needs, gold):
                found = append(found, actions.GOLD + gold)
            gold += 1
        return found

    def give_choices(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        there = EMPIRE * SEATS + seat
        at = self.cards.at
        home = self.home(seat)
        end = self.home_end(seat)
        piece: i64 = 0
        while piece < end:
            if at[piece] == there and self.taken_from(piece) < 0:
                found = listed(found, actions.GIVE + self.tables.printing[piece])
            piece += 1
            if piece == COMMON_CARDS:
                piece = home
        if self.has_foundation(seat):
            found = append(found, actions.GIVE_FOUNDATION)
        return found

    def raze_choices(self, seat: i64, what: i64) -> vec[i64]:
        found = vec[i64]()
        at = self.cards.at
        tokens = self.get(seat, RAZE)
        despite = what & 8 != 0
        piece: i64 = 0
        while piece < DECK_CARDS:
            place = at[piece]
            printing = self.tables.printing[piece]
            if self.tables.raze_one[printing] != NO_GOOD:
                if place == HAND * SEATS + seat:
                    if what & 1 and tokens > 0:
                        found = listed(found, actions.RAZE_HAND + printing)
                elif place >> 3 == EMPIRE:
                    side = place & 7
                    if side == seat:
                        if what & 4 and self.is_common(piece):
                            found = listed(found, actions.CHOOSE + printing)
                    elif what & 2 and self.is_target(side, seat) and (despite or self.raze_price(piece) <= tokens):
                        found = listed(found, actions.RAZE_AT + side * N + printing)
            piece += 1
        return found

    def target_choices(self, seat: i64, op: i64) -> vec[i64]:
        found = vec[i64]()
        if op == ROUTE_DEAL and self.get(seat, CARDS) == 0:
            return found
        at = self.cards.at
        piece: i64 = 0
        while piece < DECK_CARDS:
            place = at[piece]
            if place >> 3 == EMPIRE and place & 7 != seat and self.is_target(place & 7, seat) and self.fits(seat, op, piece):
                found = listed(found, actions.TARGET + (place & 7) * N + self.tables.printing[piece])
            piece += 1
        return found

    def fits(self, seat: i64, op: i64, piece: i64) -> bool:
        """Whether a verb can act on an opponent's location."""
        if op == COPY_RAZE:
            return self.razeable(piece)
        if op == BLOCKING:
            return self.tables.kind[self.tables.printing[piece]] == ACTION and not self.tokens[piece] & BLOCKED
        if op == ROUTE_DEAL:
            return self.is_faction(piece) and self.route_on(piece, seat) < 0
        return True

    def target(self, seat: i64, op: i64, side: i64, printing: i64) -> i64:
        """Of equal locations of an opponent the one least used that fits."""
        best: i64 = -1
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if (
                self.cards.lies(piece, EMPIRE, side)
                and self.tables.printing[piece] == printing
                and self.fits(seat, op, piece)
                and (best < 0 or self.used(piece) < self.used(best))
            ):
                best = piece
            piece += 1
        return best

    def deal_choices(self, seat: i64, op: i64, opponent: i64) -> vec[i64]:
        """Own deals, or those of opponents; deals of the Trade Route lie elsewhere and cannot be taken."""
        found = vec[i64]()
        own = op == USE_DEAL or (op == CANCEL_DEAL and opponent == 0)
        at = self.cards.at
        piece: i64 = COMMON_CARDS
        while piece < PIECES:
            zone = at[piece] >> 3
            if zone in (DEAL, ROUTE):
                side = at[piece] & 7
                if side == seat if own else self.is_target(side, seat):
                    if zone == DEAL:
                        found = listed(found, actions.CANCEL + side * N + self.tables.printing[piece])
                    elif op != TAKE_DEAL:
                        found = listed(found, actions.ROUTE + self.tables.printing[self.host[piece]])
            piece += 1
        return found

    def chosen_deal(self, seat: i64, action: i64, own: bool) -> i64:
        """The card of a chosen deal."""
        if action < actions.ROUTE:
            chosen = action - actions.CANCEL
            return self.find(chosen % N, DEAL, chosen // N)
        piece: i64 = COMMON_CARDS
        while True:
            if self.cards.zone(piece) == ROUTE and self.tables.printing[self.host[piece]] == action - actions.ROUTE:
                side = self.cards.seat(piece)
                if side == seat if own else self.is_target(side, seat):
                    return piece
            piece += 1

    def hand_choices(self, seat: i64, op: i64, a: i64, b: i64) -> vec[i64]:
        found = vec[i64]()
        there = (DEAL if op == BUILD_FACTION and a == 1 else HAND) * SEATS + seat
        at = self.cards.at
        home = self.home(seat)
        end = self.home_end(seat)
        piece: i64 = 0
        while piece < end:
            if at[piece] == there:
                printing = self.tables.printing[piece]
                if op == KEEP:
                    if self.tokens[piece] & FRESH:
                        found = listed(found, actions.TAKE + printing)
                elif op == DISCARD:
                    found = listed(found, actions.DISCARD + printing)
                elif op == LAY:
                    if self.is_common(piece):
                        found = listed(found, actions.CHOOSE + printing)
                elif self.is_faction(piece) and self.can_build(seat, printing, b):
                    found = listed(found, actions.BUILD + printing)
            piece += 1
            if piece == COMMON_CARDS:
                piece = home
        return found

    def own_choices(self, seat: i64, op: i64, besides: i64) -> vec[i64]:
        """Own locations: used ones to reset, producing ones, or those that take a samurai."""
        found = vec[i64]()
        there = EMPIRE * SEATS + seat
        at = self.cards.at
        home = self.home(seat)
        end = self.home_end(seat)
        piece: i64 = 0
        while piece < end:
            if at[piece] == there and piece != besides:
                printing = self.tables.printing[piece]
                if op == RESET:
                    fits = self.tables.kind[printing] == ACTION and self.used(piece) > 0
                elif op == REPEAT:
                    fits = self.tables.kind[printing] == PRODUCTION
                else:
                    fits = self.takes_samurai(seat, piece)
                if fits:
                    found = listed(found, actions.CHOOSE + printing)
            piece += 1
            if piece == COMMON_CARDS:
                piece = home
        return found

    def own(self, seat: i64, op: i64, printing: i64, besides: i64) -> i64:
        """The own location meant by a choice; of equal ones the one used most."""
        best: i64 = -1
        piece = self.tables.first[printing]
        end = self.tables.past[printing]
        while piece < end:
            if (
                self.cards.lies(piece, EMPIRE, seat)
                and piece != besides
                and self.tables.printing[piece] == printing
                and (best < 0 or self.used(piece) > self.used(best))
            ):
                best = piece
            piece += 1
        return best

    def steal_choices(self, seat: i64, goods: i64) -> vec[i64]:
        found = vec[i64]()
        side: i64 = 0
        while side < self.seats:
            if self.is_target(side, seat):
                good: i64 = 0
                while good < 3:
                    if (goods >> good) & 1 and self.get(side, WOOD + good) > 0:
                        found = append(found, actions.STEAL + side * 3 + good)
                    good += 1
            side += 1
        return found

    def swap_choices(self, seat: i64, pending: i64) -> vec[i64]:
        found = vec[i64]()
        there = HAND * SEATS + seat
        piece: i64 = 0
        while piece < DECK_CARDS:
            if self.cards.at[piece] == there and self.tokens[piece] & FRESH:
                found = listed(found, actions.DISCARD + self.tables.printing[piece])
            piece += 1
        counts = gained_counts(pending)
        good: i64 = 0
        while good <= VP:
            if (counts >> (5 * good)) & 31 and self.get(seat, good) > 0 and (good != VP or gained_each(pending) > 1):
                found = append(found, actions.SWAP + good)
            good += 1
        if len(found) > 0:
            found = append(found, actions.DONE)
        return found

    # -- what a choice does --------------------------------------------------------------------------------------------

    def resolve(self, pending: i64, action: i64) -> None:
        """Do what was chosen for a pending step, which is off the stack."""
        seat = frame_seat(pending)
        op = frame_op(pending)
        if op == DRAW:
            if frame_a(pending) > 1:
                self.push(frame(DRAW, seat, frame_a(pending) - 1, frame_b(pending), frame_c(pending)))
            self.draw_from(seat, 1 if action == actions.DRAW_COMMON else 2, frame_c(pending))
        elif op == CHOOSE:
            if action != actions.DECLINE:
                place = self.option_place(frame_a(pending), action - actions.OPTION)
                self.push(frame(RUN, seat, place, frame_b(pending), 0))
        elif op == PAY:
            self.resolve_payment(seat, frame_a(pending), action)
        elif op == GIVE:
            if action == actions.GIVE_FOUNDATION:
                self.give_foundation(seat)
            else:
                self.give(seat, action - actions.GIVE)
        elif op == EXCHANGE:
            if action != actions.DONE:
                self.exchange(seat, action - actions.EXCHANGE)
        elif op == RAZING:
            self.resolve_raze(seat, pending, action)
        elif op in (COPY_RAZE, DISCARD_LOCATION, BLOCKING, TAKE_OVER, ROUTE_DEAL):
            chosen = action - actions.TARGET
            self.act_on(seat, op, self.target(seat, op, chosen // N, chosen % N))
        elif op in (CANCEL_DEAL, TAKE_DEAL, USE_DEAL):
            self.resolve_deal(seat, op, pending, action)
        elif op == KEEP:
            self.resolve_keep(seat, pending, action - actions.TAKE)
        elif op == DISCARD:
            piece = self.in_hand(action - actions.DISCARD, seat)
            self.tell(log.DISCARDED, seat, piece)
            self.discard(piece)
        elif op == LAY:
            card = self.in_hand(action - actions.CHOOSE, seat)
            self.tell(log.LAID, seat, card)
            self.show(card, FOUNDATION, seat)
        elif op == BUILD_FACTION:
            printing = action - actions.BUILD
            self.begin_building(
                seat, self.find(printing, DEAL, seat) if frame_a(pending) else self.in_hand(printing, seat), True
            )
        elif op in (RESET, REPEAT):
            besides = frame_c(pending) - 1 if op == RESET or frame_a(pending) else -1
            self.resolve_own(seat, op, self.own(seat, op, action - actions.CHOOSE, besides))
        elif op == PLACE_SAMURAI:
            if frame_a(pending) > 1:
                self.push(frame(PLACE_SAMURAI, seat, frame_a(pending) - 1, 0, 0))
            self.place_samurai(seat, action - actions.CHOOSE)
        elif op == STEAL:
            chosen = action - actions.STEAL
            good = WOOD + chosen % 3
            self.add(chosen // 3, good, -1)
            self.add(seat, good, 1)
            self.tell(log.STOLE, seat, good, chosen // 3)
        elif op == OPPONENT_DISCARDS:
            if action - actions.OPPONENT < self.seats:
                self.push(frame(DISCARD, action - actions.OPPONENT, 0, 0, 0))
        elif op == PICK_GOOD:
            self.gain(seat, action - actions.GOOD, 1)
        elif op == GAINED:
            self.resolve_swap(seat, pending, action)

    def resolve_payment(self, seat: i64, needs: i64, action: i64) -> None:
        if needs & 4095 == 0:
            self.spend(seat, WOOD + action - actions.PAY, 1)
            needs -= 1 << 12
        else:
            needs = self.pay_first(seat, needs, action - actions.GOLD)
        if needs > 0:
            self.push(frame(PAY, seat, needs, 0, 0))

    def resolve_raze(self, seat: i64, pending: i64, action: i64) -> None:
        each = frame_b(pending)
        if action >= actions.CHOOSE:
            self.raze_location(seat, self.own(seat, RAZING, action - actions.CHOOSE, -1), 0, each)
        elif action >= actions.RAZE_AT:
            chosen = action - actions.RAZE_AT
            piece = self.weakest(chosen // N, chosen % N)
            self.raze_location(seat, piece, 0 if frame_a(pending) & 8 else self.raze_price(piece), each)
        else:
            self.raze_from_hand(seat, self.in_hand(action - actions.RAZE_HAND, seat), each)

    def act_on(self, seat: i64, op: i64, piece: i64) -> None:
        """A verb acts on an opponent's location."""
        side = self.cards.seat(piece)
        printing = self.tables.printing[piece]
        if op == COPY_RAZE:
            self.tell(log.POINTED, seat, piece, side)
            self.push(frame(PICK_GOOD, seat, self.tables.raze_one[printing] + 1, self.tables.raze_two[printing] + 1, 0))
        elif op == DISCARD_LOCATION:
            self.tell(log.REMOVED, seat, piece, side)
            self.discard(piece)
        elif op == BLOCKING:
            self.tell(log.BLOCKED, seat, piece, side)
            self.tokens[piece] |= BLOCKED
        elif op == ROUTE_DEAL:
            self.make_route_deal(seat, piece)
        else:
            self.tell(log.TOOK_OVER, seat, piece, side)
            owner = self.taken_from(piece)
            if owner < 0:
                owner = side
            self.tokens[piece] &= ~(7 << TAKEN)
            if owner != seat:
                self.tokens[piece] |= (owner + 1) << TAKEN
            self.cards.move(piece, EMPIRE, seat)

    def resolve_deal(self, seat: i64, op: i64, pending: i64, action: i64) -> None:
        own = op == USE_DEAL or (op == CANCEL_DEAL and frame_a(pending) == 0)
        piece = self.chosen_deal(seat, action, own)
        if op == CANCEL_DEAL:
            self.cancel(seat, piece, frame_b(pending) == 1)
        elif op == USE_DEAL:
            self.tell(log.USED_DEAL, seat, self.host[piece] if self.cards.zone(piece) == ROUTE else piece)
            self.gain(seat, self.deal_good(piece), 1)
        else:
            self.tell(log.TOOK_DEAL, seat, piece, self.cards.seat(piece))
            self.leave_line(piece)
            self.cards.move(piece, DEAL, seat)

    def resolve_keep(self, seat: i64, pending: i64, printing: i64) -> None:
        """Keep one of the fresh cards; the others are discarded or shuffled back."""
        kept = False
        piece: i64 = 0
        while piece < DECK_CARDS:
            if self.tokens[piece] & FRESH and self.cards.lies(piece, HAND, seat):
                self.tokens[piece] &= ~FRESH
                if not kept and self.tables.printing[piece] == printing:
                    kept = True
                elif frame_b(pending):
                    self.tell(log.SHUFFLED_IN, seat)
                    self.shuffle_in(seat, piece)
                else:
                    self.tell(log.DISCARDED, seat, piece)
                    self.discard(piece)
            piece += 1

    def resolve_own(self, seat: i64, op: i64, piece: i64) -> None:
        if op == RESET:
            self.tell(log.RESET, seat, piece)
            self.tokens[piece] &= ~USED
        else:
            self.tell(log.COPIED, seat, piece)
            self.push(frame(RUN, seat, self.tables.produce[self.tables.printing[piece]], piece + 1, 0))

    def resolve_swap(self, seat: i64, pending: i64, action: i64) -> None:
        """Discard one of the goods just gained, or stop; the points come all at once at the end."""
        each = gained_each(pending)
        swapped = gained_swapped(pending)
        counts = gained_counts(pending)
        if action == actions.DONE:
            if swapped > 0:
                self.gain(seat, VP, swapped * each)
            return
        if action >= actions.SWAP:
            good = action - actions.SWAP
            self.add(seat, good, -1)
            self.tell(log.SWAPPED, seat, good)
            counts -= packed(1, good)
        else:
            piece: i64 = 0
            while not (
                self.tokens[piece] & FRESH
                and self.cards.lies(piece, HAND, seat)
                and self.tables.printing[piece] == action - actions.DISCARD
            ):
                piece += 1
            self.tell(log.DISCARDED, seat, piece)
            self.discard(piece)
        self.push(gained_frame(seat, counts, each, swapped + 1))

    def finish_swap(self, seat: i64, pending: i64) -> None:
        """Nothing is left to discard."""
        if gained_swapped(pending) > 0:
            self.gain(seat, VP, gained_swapped(pending) * gained_each(pending))

    def unmark(self, seat: i64) -> None:
        piece: i64 = 0
        while piece < DECK_CARDS:
            self.tokens[piece] &= ~FRESH
            piece += 1

    def samurai_army(self, seat: i64) -> bool:
        return self.get(seat, FACTION) == JAPANESE
