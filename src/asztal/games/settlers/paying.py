"""Paying: gold stands in for any missing resource, and where there are several ways the player chooses."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.frames import ALL, FAILED, FLAGS, LEFT, NEXT, NONE, SEAT, STAY, THIS
from asztal.core.machine.words import Step
from asztal.games.settlers.actions import GOODS, MOST_GOLD
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import ANY, FOOD, GOLD, PRICE, RAZE, RESOURCE, STONE, WOOD, WORKER


def packed(wood: i64, stone: i64, food: i64, any: i64) -> i64:
    """What is to be paid in resources as one number; `any` of wood, stone and food."""
    return wood | (stone << 8) | (food << 16) | (any << 24)


def affordable(m: Settlers, side: i64, needs: i64, gold: i64) -> bool:
    """Whether the side has these resources and so much gold besides, gold standing in for any missing resource."""
    at = m.sides_at + side * m.side_size
    row = m.row  # read here and not by `get`: this is asked more often than anything else
    return covered(needs, row[at + WOOD], row[at + STONE], row[at + FOOD], row[at + GOLD] - gold)


def covered(needs: i64, wood: i64, stone: i64, food: i64, gold: i64) -> bool:
    """Whether so many goods are enough for a payment."""
    wood -= needs & 255
    stone -= (needs >> 8) & 255
    food -= (needs >> 16) & 255
    gold += min(wood, 0) + min(stone, 0) + min(food, 0)
    return gold >= 0 and max(wood, 0) + max(stone, 0) + max(food, 0) + gold >= needs >> 24


def first_need(needs: i64) -> i64:
    """The first resource of a payment: wood, stone or food."""
    if needs & 255:
        return WOOD
    return STONE if (needs >> 8) & 255 else FOOD


def need_of(needs: i64, good: i64) -> i64:
    return (needs >> (8 * (good - WOOD))) & 255


def without(needs: i64, good: i64) -> i64:
    mask: i64 = 255
    return needs & ~(mask << (8 * (good - WOOD)))


class Paying(Step[Settlers]):
    """A payment. LEFT: the resources still to be paid, as `packed`, plus 1."""

    section = "gold"
    frame = "needs"

    def needs(self, m: Settlers, f: i64) -> i64:
        """What has to be chosen; what leaves no choice is spent here."""
        return 0

    def go(self, m: Settlers, f: i64) -> i64:
        if m.stack[f + LEFT] == 0:
            if self.able(m, f, m.stack[f]) == NONE:  # only where a cost is tried on a copy
                m.stack[f + FLAGS] |= FAILED
                return NEXT
            m.stack[f + LEFT] = self.needs(m, f) + 1
        return self.pay_on(m, f)

    def pay_on(self, m: Settlers, f: i64) -> i64:
        """Pay as far as there is only one way to."""
        seat = m.stack[f + SEAT]
        needs = m.stack[f + LEFT] - 1
        while needs > 0:
            ways = self.ways(m, seat, needs)
            if len(ways) > 1:
                ways = self.sensible(m, f, needs, ways)
            if len(ways) > 1:
                m.stack[f + LEFT] = needs + 1
                return m.ask(ways)
            needs = self.pay(m, seat, needs, ways[0])
        return NEXT

    def sensible(self, m: Settlers, f: i64, needs: i64, ways: vec[i64]) -> vec[i64]:
        """The ways that leave possible what is paid for."""
        return ways

    def ways(self, m: Settlers, seat: i64, needs: i64) -> vec[i64]:
        """How the first part of a payment can be paid."""
        found = vec[i64]()
        if needs & 0xFFFFFF == 0:
            for good in range(WOOD, GOLD + 1):
                if m.get(seat, good) > 0:
                    found = append(found, m.t.a.pay + good - WOOD)
            return found
        good = first_need(needs)
        need = need_of(needs, good)
        held = m.get(seat, good)
        rest = without(needs, good)
        for gold in range(max(need - held, 0), min(need, MOST_GOLD) + 1):
            m.put(seat, good, held - (need - gold))
            if affordable(m, seat, rest, gold):
                found = append(found, m.t.a.gold + gold)
        m.put(seat, good, held)
        return found

    def pay(self, m: Settlers, seat: i64, needs: i64, way: i64) -> i64:
        """Pay the first part in one of the ways; gives what is still to be paid."""
        if needs & 0xFFFFFF == 0:
            m.spend(seat, WOOD + way - m.t.a.pay, 1)
            return needs - packed(0, 0, 0, 1)
        good = first_need(needs)
        gold = way - m.t.a.gold
        m.spend(seat, good, need_of(needs, good) - gold)
        m.spend(seat, GOLD, gold)
        return without(needs, good)

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        needs = self.pay(m, seat, m.stack[f + LEFT] - 1, action)
        if needs == 0:
            return NEXT
        m.stack[f + LEFT] = needs + 1
        return STAY

    def question(self, m: Settlers, f: i64) -> Line:
        needs = m.stack[f + LEFT] - 1
        if needs & 0xFFFFFF == 0:
            return Line("ask-pay-any", {"n": int(needs >> 24)})
        good = first_need(needs)
        return Line("ask-pay-gold", {"good": GOODS[good], "n": int(need_of(needs, good))})


class Pay(Paying):
    """What a card costs inside its text: `gold => 2 vp`. Words: how many goods, then for each the good and the amount."""

    name = "pay"

    def needs(self, m: Settlers, f: i64) -> i64:
        return spend_at_once(m, m.stack[f + SEAT], self.amounts(m, m.stack[f]))

    def able(self, m: Settlers, f: i64, pc: i64) -> i64:
        return ALL if can_spend(m, m.stack[f + SEAT], self.amounts(m, pc)) else NONE

    def amounts(self, m: Settlers, pc: i64) -> vec[i64]:
        """The goods by number, any resource as ANY."""
        code = m.program.code
        found = vec[i64]([0] * PRICE)
        for i in range(code[pc + 1]):
            good = code[pc + 2 + 2 * i]
            found[ANY if good == RESOURCE else good] += code[pc + 3 + 2 * i]
        return found


class PayBuilding(Paying):
    """The resources of a building cost."""

    name = "pay-building"

    def needs(self, m: Settlers, f: i64) -> i64:
        return building_cost(m, m.t.kind[m.stack[f + THIS]], 0)


class PayDeal(Paying):
    """The food of a deal."""

    name = "pay-deal"

    def needs(self, m: Settlers, f: i64) -> i64:
        return packed(0, 0, 1, 0)


def building_cost(m: Settlers, printing: i64, extra_wood: i64) -> i64:
    """The resources of a building cost, with more wood that will be spent before."""
    return m.t.cost[printing] + extra_wood


def price_of(m: Settlers, printing: i64, times: i64) -> vec[i64]:
    """The goods of an action's price by number, so many times."""
    found = vec[i64]()
    for good in range(PRICE):
        found = append(found, m.t.price[printing * PRICE + good] * times)
    return found


def can_spend(m: Settlers, seat: i64, amounts: vec[i64]) -> bool:
    """Whether goods given by number can be paid."""
    if m.get(seat, WORKER) < amounts[WORKER] or m.get(seat, RAZE) < amounts[RAZE]:
        return False
    return affordable(m, seat, packed(amounts[WOOD], amounts[STONE], amounts[FOOD], amounts[ANY]), amounts[GOLD])


def spend_at_once(m: Settlers, seat: i64, amounts: vec[i64]) -> i64:
    """Spend what leaves no choice: workers, raze tokens, gold; gives the resources still to be paid."""
    m.spend(seat, WORKER, amounts[WORKER])
    m.spend(seat, RAZE, amounts[RAZE])
    m.spend(seat, GOLD, amounts[GOLD])
    return packed(amounts[WOOD], amounts[STONE], amounts[FOOD], amounts[ANY])
