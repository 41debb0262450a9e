"""The words of Imperial Settlers: goods, and one class for every verb, noun, condition, trigger and standing rule.

Most cards are made of goods, counts, choices and triggers alone. The odd ones use a verb of their own. Their texts are in
`text/*.ftl`: good-stone, when-build, count-location, verb-steal. `docs/machine.md` tells what a class says.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.frames import ALL, COUNT, NEXT, NONE, SAFE, SEAT, THIS, WHO
from asztal.core.machine.pick import Pick
from asztal.core.machine.words import Noun, Rule, Step, Test, Trigger
from asztal.core.notation.vocabulary import condition, goods, key, noun, number, optional, span, trigger, verb, words
from asztal.core.pieces import SEATS
from asztal.core.state import listed
from asztal.games.settlers import log
from asztal.games.settlers.any_time import place_samurai, takes_samurai
from asztal.games.settlers.building import begin_building, can_build
from asztal.games.settlers.copies import LocationPick
from asztal.games.settlers.deals import cancel, make_route_deal
from asztal.games.settlers.layout import (
    BLOCKED,
    DEAL,
    EMPIRE,
    EVERY_COPY,
    FOUNDATION,
    FRESH,
    HAND,
    OASIS_CAP,
    OWN_DECK,
    ROUTE,
    SAMURAI_THERE,
    TAKEN,
    USED,
)
from asztal.games.settlers.razing import raze_from_hand, raze_location, raze_price, razeable, strength
from asztal.games.settlers.state import EITHER, FROM_FACTION, Settlers
from asztal.games.settlers.tables import ACTION, FOOD, NO_GOOD, PRODUCTION, RAZE, STONE, WOOD

GOODS: Final = (
    "worker", "wood", "stone", "food", "gold", "raze-token", "defense-token", "vp", "card", "common-card", "faction-card",
    "samurai", "resource", "location",
)  # fmt: skip
GAINED: Final = (*GOODS[:6], *GOODS[7:12])
"""What an effect can give."""
PAID: Final = ("worker", "wood", "stone", "food", "gold", "raze-token", "resource")
"""What can be a cost."""
COLOURS: Final = ("black", "purple", "blue", "brown", "gold-coloured", "red", "pink", "grey")
FACTIONS: Final = ("barbarian", "japanese", "roman", "egyptian", "common")


# -- what features wait for, in the order of `events.py` ------------------------------------------------------------------


class OnBuild(Trigger[Settlers]):
    """COUNT: the colours of the location built, and FACTION_BIT."""

    head = trigger("build", words("what", *COLOURS, "faction", several=False))

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        return m.stack[f + COUNT] & m.program.code[pc] != 0


class OnRaze(Trigger[Settlers]):
    head = trigger("raze")


class OnDeal(Trigger[Settlers]):
    head = trigger("deal")


class OnPair(Trigger[Settlers]):
    """An opponent has exchanged two workers. COUNT: how many workers such pairs have brought in this round before."""

    head = trigger("pair-exchanged", key(number("limit")))

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        return not m.rule(OASIS_CAP) or m.stack[f + COUNT] < m.program.code[pc]


class OnPoints(Trigger[Settlers]):
    """COUNT: how many points came at once."""

    head = trigger("gain-vp", span("n"))

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        return within(m.stack[f + COUNT], m.program.code[pc])


class OnDealsPay(Trigger[Settlers]):
    """COUNT: the goods the deals have paid, packed."""

    head = trigger("deals-pay")


# -- what is counted and asked ---------------------------------------------------------------------------------------------


class Locations(Noun[Settlers]):
    """`per location grey`: in the own empire."""

    head = noun("location", words("colour", *COLOURS, several=False))

    def count(self, m: Settlers, f: i64, pc: i64) -> i64:
        return locations_of(m, m.stack[f + SEAT], m.program.code[pc])


def locations_of(m: Settlers, side: i64, colour: i64) -> i64:
    """How many locations in an empire have one of the colours, given as bits."""
    found: i64 = 0
    piece = m.rings.top(EMPIRE * SEATS + side)
    for _ in range(m.rings.count(EMPIRE, side)):
        if m.t.colours[m.t.kind[piece]] & colour:
            found += 1
        piece = m.rings.after(piece)
    return found


class Samurai(Noun[Settlers]):
    """`per samurai`: in the own empire."""

    head = noun("samurai")

    def count(self, m: Settlers, f: i64, pc: i64) -> i64:
        found: i64 = 0
        for piece in m.rings.piled(EMPIRE * SEATS + m.stack[f + SEAT]):
            if m.marks[piece] & SAMURAI_THERE:
                found += 1
        return found


class Under(Test[Settlers]):
    """`if under 3+`: cards under this location."""

    head = condition("under", span("n"))

    def holds(self, m: Settlers, f: i64, pc: i64) -> bool:
        return within(m.cards_under(m.stack[f + THIS]), m.program.code[pc])


class On(Test[Settlers]):
    """`if on 3+`: resources on this location."""

    head = condition("on", span("n"))

    def holds(self, m: Settlers, f: i64, pc: i64) -> bool:
        return within(m.goods_on(m.stack[f + THIS]), m.program.code[pc])


def within(n: i64, span: i64) -> bool:
    return n >= span & 0xFFFF and n <= span >> 16


# -- verbs that choose a card in hand --------------------------------------------------------------------------------------


class FromHand(Pick[Settlers]):
    """Of equal cards the one best known to the others."""

    section = "activate"

    def candidates(self, m: Settlers, f: i64, pc: i64) -> vec[i64]:
        return m.rings.inside(HAND, m.stack[f + SEAT])

    def better(self, m: Settlers, f: i64, piece: i64, than: i64) -> bool:
        return m.known_better(piece, than)


class DiscardCard(FromHand):
    """`discard-card`."""

    head = verb("discard-card", icon="card")
    ask = "ask-discard"

    def action(self, m: Settlers, f: i64, piece: i64) -> i64:
        return m.t.a.discard + m.t.kind[piece]

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        m.tell(log.DISCARDED, m.stack[f + SEAT], piece)
        m.discard(piece)


class LayFoundation(FromHand):
    """`lay-foundation`: a common card."""

    head = verb("lay-foundation")
    ask = "ask-lay"

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        return m.is_common(piece)

    def action(self, m: Settlers, f: i64, piece: i64) -> i64:
        return m.t.a.choose + m.t.kind[piece]

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        m.tell(log.LAID, m.stack[f + SEAT], piece)
        m.show(piece, FOUNDATION, m.stack[f + SEAT])


class BuildFaction(FromHand):
    """`build-faction from hand|deals`: without giving up a location. WHO: wood that will be spent before."""

    head = verb("build-faction", key(words("from", "hand", "deals", several=False)))
    ask = "ask-build-faction"

    def candidates(self, m: Settlers, f: i64, pc: i64) -> vec[i64]:
        return m.rings.inside(DEAL if m.program.code[pc + 1] & 2 else HAND, m.stack[f + SEAT])

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        return m.is_faction(piece) and can_build(m, m.stack[f + SEAT], m.t.kind[piece], m.stack[f + WHO])

    def action(self, m: Settlers, f: i64, piece: i64) -> i64:
        return m.t.a.build + m.t.kind[piece]

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        begin_building(m, m.stack[f + SEAT], piece, True)


class DrawKeep(FromHand):
    """`draw 2 keep 1 rest discard`: cards are drawn, one is kept, the rest discarded or shuffled back."""

    head = verb(
        "draw",
        number("n"),
        key(number("keep")),
        optional(key(words("from", "faction", several=False))),
        key(words("rest", "discard", "shuffle", several=False)),
    )
    ask = "ask-keep"
    needed = False

    def begin(self, m: Settlers, f: i64, n: i64) -> i64:
        m.draw(m.stack[f + SEAT], m.arg(f, 1), FROM_FACTION if m.arg(f, 3) else EITHER, True)
        return m.arg(f, 2)

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        return m.marks[piece] & FRESH != 0

    def action(self, m: Settlers, f: i64, piece: i64) -> i64:
        return m.t.a.take + m.t.kind[piece]

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        m.marks[piece] &= ~FRESH

    def finish(self, m: Settlers, f: i64) -> None:
        seat = m.stack[f + SEAT]
        for piece in m.rings.inside(HAND, seat):
            if m.marks[piece] & FRESH:
                m.marks[piece] &= ~FRESH
                if m.arg(f, 4) & 2:
                    m.tell(log.SHUFFLED_IN, seat)
                    m.shuffle_in(seat, piece)
                else:
                    m.tell(log.DISCARDED, seat, piece)
                    m.discard(piece)


# -- verbs that choose an own location -------------------------------------------------------------------------------------


class OwnLocation(LocationPick):
    """Of equal locations the one used most."""

    section = "activate"

    def candidates(self, m: Settlers, f: i64, pc: i64) -> vec[i64]:
        return m.rings.inside(EMPIRE, m.stack[f + SEAT])

    def action(self, m: Settlers, f: i64, piece: i64) -> i64:
        return m.t.a.choose + m.t.kind[piece]

    def better(self, m: Settlers, f: i64, piece: i64, than: i64) -> bool:
        return m.used(piece) > m.used(than)


class Reset(OwnLocation):
    """`reset`: another action location can be activated again."""

    head = verb("reset")
    ask = "ask-reset"

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        return m.t.type[m.t.kind[piece]] == ACTION and m.used(piece) > 0 and piece != m.stack[f + THIS]

    def able(self, m: Settlers, f: i64, pc: i64) -> i64:
        """Used twice it needs two locations to reset; version 1 did not mind."""
        times = m.stack[f + COUNT] if m.rule(EVERY_COPY) else 1
        return ALL if len(self.found(m, f, pc)) >= max(times, 1) else NONE

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        m.tell(log.RESET, m.stack[f + SEAT], piece)
        m.marks[piece] &= ~USED


class RepeatProduction(OwnLocation):
    """`repeat-production [other]`: a production location produces once more."""

    head = verb("repeat-production", optional(words("which", "other", several=False)))
    ask = "ask-repeat"

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        if m.program.code[pc + 1] and piece == m.stack[f + THIS]:
            return False
        return m.t.type[m.t.kind[piece]] == PRODUCTION

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        m.tell(log.COPIED, m.stack[f + SEAT], piece)
        m.enter(m.t.produce[m.t.kind[piece]], m.stack[f + SEAT], piece, -1)


class PlaceSamurai(OwnLocation):
    """Samurai go to own faction locations, one to each. LEFT: how many, plus 1."""

    name = "samurai"
    ask = "ask-samurai"
    section = "japanese"

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        return takes_samurai(m, m.stack[f + SEAT], piece)

    def better(self, m: Settlers, f: i64, piece: i64, than: i64) -> bool:
        return False

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        place_samurai(m, m.stack[f + SEAT], piece)


# -- verbs that choose a location of an opponent -----------------------------------------------------------------------------


class Target(LocationPick):
    """Locations of opponents who have not passed; of equal ones the one least used."""

    section = "activate"

    def candidates(self, m: Settlers, f: i64, pc: i64) -> vec[i64]:
        return enemy_locations(m, m.stack[f + SEAT])

    def action(self, m: Settlers, f: i64, piece: i64) -> i64:
        return m.t.a.target + m.rings.seat(piece) * m.t.a.n + m.t.kind[piece]

    def better(self, m: Settlers, f: i64, piece: i64, than: i64) -> bool:
        return m.used(piece) < m.used(than)


def enemy_locations(m: Settlers, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for side in range(m.side_count()):
        if m.is_target(side, seat):
            for piece in m.rings.inside(EMPIRE, side):
                found = append(found, piece)
    return found


class CopyRaze(Target):
    """`copy-raze-good`: one good of the raze field of a location."""

    head = verb("copy-raze-good")
    ask = "ask-copy-raze"

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        return razeable(m, piece)

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        m.tell(log.POINTED, m.stack[f + SEAT], piece, m.rings.seat(piece))
        m.enter(m.t.picking_good, m.stack[f + SEAT], piece, -1)


class PickGood(Step[Settlers]):
    """One good of the raze field of THIS is gained."""

    name = "pick-good"
    ask = "ask-pick-good"
    section = "activate"

    def go(self, m: Settlers, f: i64) -> i64:
        printing = m.t.kind[m.stack[f + THIS]]
        found = vec[i64]([m.t.a.good + m.t.raze_one[printing]])
        if m.t.raze_two[printing] != NO_GOOD:
            found = listed(found, m.t.a.good + m.t.raze_two[printing])
        if len(found) > 1:
            return m.ask(found)
        m.gain_goods(m.stack[f + SEAT], found[0] - m.t.a.good, 1)
        return NEXT

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        m.gain_goods(seat, action - m.t.a.good, 1)
        return NEXT

    def question(self, m: Settlers, f: i64) -> Line:
        return Line(self.ask)


class DiscardLocation(Target):
    """`discard-location`."""

    head = verb("discard-location")
    ask = "ask-discard-location"

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        m.tell(log.REMOVED, m.stack[f + SEAT], piece, m.rings.seat(piece))
        m.discard(piece)


class Block(Target):
    """`block`: an action location cannot be activated in this round."""

    head = verb("block")
    ask = "ask-block"

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        return m.t.type[m.t.kind[piece]] == ACTION and not m.marks[piece] & BLOCKED

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        m.tell(log.BLOCKED, m.stack[f + SEAT], piece, m.rings.seat(piece))
        m.marks[piece] |= BLOCKED


class TakeOver(Target):
    """`take-over`: a location belongs to the player for the rest of the round."""

    head = verb("take-over")
    ask = "ask-take-over"
    section = "rulings"

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        side = m.rings.seat(piece)
        m.tell(log.TOOK_OVER, seat, piece, side)
        owner = m.taken_from(piece)
        if owner < 0:
            owner = side
        m.marks[piece] &= ~(7 << TAKEN)
        if owner != seat:
            m.marks[piece] |= (owner + 1) << TAKEN
        m.rings.move(piece, EMPIRE, seat)


class RouteDeal(Target):
    """`deal-with-location`: the top card of the own deck marks a deal with a faction location."""

    head = verb("deal-with-location")
    ask = "ask-route-deal"
    section = "rulings"

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        seat = m.stack[f + SEAT]
        return m.is_faction(piece) and not m.has_route(piece, seat) and m.rings.count(OWN_DECK, seat) > 0

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        make_route_deal(m, m.stack[f + SEAT], piece)


# what is razed, as bits in the order of the words
IN_HAND: Final = 1
OF_OPPONENTS: Final = 2
OWN: Final = 4


class Raze(LocationPick):
    """`raze hand|opponent|own [despite protection]`. WHO: what was gained, packed."""

    head = verb("raze", words("what", "hand", "opponent", "own"), optional(key(words("despite", "protection", several=False))))
    ask = "ask-raze"
    section = "raze"

    def candidates(self, m: Settlers, f: i64, pc: i64) -> vec[i64]:
        what = m.program.code[pc + 1]
        seat = m.stack[f + SEAT]
        found = enemy_locations(m, seat) if what & OF_OPPONENTS else vec[i64]()
        if what & IN_HAND:
            for card in m.rings.inside(HAND, seat):
                found = append(found, card)
        if what & OWN:
            for piece in m.rings.inside(EMPIRE, seat):
                found = append(found, piece)
        return found

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        if not razeable(m, piece):
            return False
        tokens = m.get(m.stack[f + SEAT], RAZE)
        if m.rings.zone(piece) == HAND:
            return tokens > 0
        if m.rings.seat(piece) == m.stack[f + SEAT]:
            return m.is_common(piece)
        return m.program.code[pc + 2] != 0 or raze_price(m, piece) <= tokens

    def action(self, m: Settlers, f: i64, piece: i64) -> i64:
        printing = m.t.kind[piece]
        if m.rings.zone(piece) == HAND:
            return m.t.a.raze_hand + printing
        side = m.rings.seat(piece)
        return m.t.a.choose + printing if side == m.stack[f + SEAT] else m.t.a.raze_at + side * m.t.a.n + printing

    def better(self, m: Settlers, f: i64, piece: i64, than: i64) -> bool:
        if m.rings.zone(piece) == HAND:
            return m.known_better(piece, than)
        if m.rings.seat(piece) == m.stack[f + SEAT]:
            return m.used(piece) > m.used(than)
        return strength(m, piece) < strength(m, than)

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        code = m.program.code
        after = m.stack[f] + 3
        fresh = m.program.steps[code[after] & 255].name == "discard-gained"
        if m.rings.zone(piece) == HAND:
            gained = raze_from_hand(m, seat, piece, fresh)
        else:
            free = m.rings.seat(piece) == seat or m.arg(f, 2) != 0
            gained = raze_location(m, seat, piece, 0 if free else raze_price(m, piece), fresh)
        m.stack[f + WHO] = gained

    def finish(self, m: Settlers, f: i64) -> None:
        m.stack[f + COUNT] = m.stack[f + WHO]


# -- verbs about deals -----------------------------------------------------------------------------------------------------


class DealPick(LocationPick):
    """Deals under boards, and those of the Trade Route."""

    section = "activate"

    def own(self, m: Settlers, pc: i64) -> bool:
        """Whether it is about own deals; otherwise about those of opponents who have not passed."""
        return False

    def candidates(self, m: Settlers, f: i64, pc: i64) -> vec[i64]:
        seat = m.stack[f + SEAT]
        own = self.own(m, pc)
        found = vec[i64]()
        for side in range(m.side_count()):
            if side == seat if own else m.is_target(side, seat):
                for deal in m.rings.piled(DEAL * SEATS + side):
                    found = listed(found, deal)
                for deal in m.rings.piled(ROUTE * SEATS + side):
                    found = listed(found, deal)
        return found

    def action(self, m: Settlers, f: i64, piece: i64) -> i64:
        if m.rings.zone(piece) == ROUTE:
            return m.t.a.route + m.t.kind[m.host(piece)]
        return m.t.a.cancel + m.rings.seat(piece) * m.t.a.n + m.t.kind[piece]


class DiscardDeal(DealPick):
    """A deal goes."""

    ask = "ask-cancel"

    def question(self, m: Settlers, f: i64) -> Line:
        if m.stack[f + SAFE]:
            return super().question(m, f)
        return Line(self.ask, {"whose": "own" if self.own(m, m.stack[f]) else "opponent"})


class CancelDeal(DiscardDeal):
    """`cancel-deal own|opponent`."""

    head = verb("cancel-deal", words("whose", "own", "opponent", several=False))

    def own(self, m: Settlers, pc: i64) -> bool:
        return m.program.code[pc + 1] == 1

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        cancel(m, m.stack[f + SEAT], piece, False)


class PlunderDeal(DiscardDeal):
    """`plunder-deal`: an opponent's deal goes, and its good is gained."""

    head = verb("plunder-deal")

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        cancel(m, m.stack[f + SEAT], piece, True)


class TakeDeal(DealPick):
    """`take-deal`: deals of the Trade Route lie elsewhere and cannot be taken."""

    head = verb("take-deal")
    ask = "ask-take-deal"

    def fits(self, m: Settlers, f: i64, pc: i64, piece: i64) -> bool:
        return m.rings.zone(piece) == DEAL

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        m.tell(log.TOOK_DEAL, m.stack[f + SEAT], piece, m.rings.seat(piece))
        m.rings.move(piece, DEAL, m.stack[f + SEAT])


class UseDeal(DealPick):
    """`use-deal`: an own deal pays once more."""

    head = verb("use-deal")
    ask = "ask-use-deal"

    def own(self, m: Settlers, pc: i64) -> bool:
        return True

    def act(self, m: Settlers, f: i64, piece: i64) -> None:
        seat = m.stack[f + SEAT]
        m.tell(log.USED_DEAL, seat, m.host(piece) if m.rings.zone(piece) == ROUTE else piece)
        m.gain_goods(seat, m.deal_good(piece), 1)


# -- verbs that choose a player --------------------------------------------------------------------------------------------


class Steal(Step[Settlers]):
    """`steal wood|stone|food`: one of them from an opponent."""

    head = verb("steal", goods("what", several=True))
    ask = "ask-steal"
    section = "activate"

    def found(self, m: Settlers, seat: i64, what: i64) -> vec[i64]:
        found = vec[i64]()
        for side in range(m.seats):
            if m.is_target(side, seat):
                for good in (WOOD, STONE, FOOD):
                    if (what >> good) & 1 and m.get(side, good) > 0:
                        found = append(found, m.t.a.steal + side * 3 + good - WOOD)
        return found

    def go(self, m: Settlers, f: i64) -> i64:
        found = self.found(m, m.stack[f + SEAT], m.arg(f, 1))
        if len(found) > 1:
            return m.ask(found)
        if len(found) == 1:
            self.resolve(m, f, m.stack[f + SEAT], found[0])
        return NEXT

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        chosen = action - m.t.a.steal
        good = WOOD + chosen % 3
        m.add(chosen // 3, good, -1)
        m.add(seat, good, 1)
        m.tell(log.STOLE, seat, good, chosen // 3)
        return NEXT

    def able(self, m: Settlers, f: i64, pc: i64) -> i64:
        return ALL if len(self.found(m, m.stack[f + SEAT], m.program.code[pc + 1])) > 0 else NONE

    def question(self, m: Settlers, f: i64) -> Line:
        return Line(self.ask)


class OpponentDiscards(Step[Settlers]):
    """`opponent-discards`: an opponent of one's choice discards a card of theirs; the virtual player has none."""

    head = verb("opponent-discards")
    ask = "ask-opponent"
    section = "activate"

    def found(self, m: Settlers, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for side in range(m.side_count()):
            if m.is_target(side, seat):
                found = append(found, m.t.a.opponent + side)
        return found

    def go(self, m: Settlers, f: i64) -> i64:
        found = self.found(m, m.stack[f + SEAT])
        if len(found) > 1:
            return m.ask(found)
        if len(found) == 1:
            self.oblige(m, found[0])
        return NEXT

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        self.oblige(m, action)
        return NEXT

    def oblige(self, m: Settlers, action: i64) -> None:
        other = action - m.t.a.opponent
        if other < m.seats:
            m.enter(m.t.discarding, other, -1, -1)

    def able(self, m: Settlers, f: i64, pc: i64) -> i64:
        return ALL if len(self.found(m, m.stack[f + SEAT])) > 0 else NONE

    def question(self, m: Settlers, f: i64) -> Line:
        return Line(self.ask)


# -- standing rules --------------------------------------------------------------------------------------------------------


class Tuck(Rule[Settlers]):
    """`tuck`: cards may be put under it for a point each, at any time of the own turn."""

    head = verb("tuck")


class Offer(Rule[Settlers]):
    """`offer`: resources may be put on it for good, at any time of the own turn."""

    head = verb("offer")


class Store(Rule[Settlers]):
    """`store wood|stone|food`: these are kept at the end of the round."""

    head = verb("store", goods("what", several=True))
