"""What a seat is asked, what the button of each action says, and what it would cost and bring."""

from __future__ import annotations

from bisect import bisect_right

from asztal.core.lines import Argument, Line
from asztal.core.machine import naming
from asztal.core.machine.frames import END, LEFT, SAFE, SEAT, WIDTH
from asztal.games.settlers.actions import AT_SEATS, BLOCKS, CARDS, FACTIONS, GOODS, RESOURCES
from asztal.games.settlers.copies import told_apart
from asztal.games.settlers.language import LANGUAGE
from asztal.games.settlers.paying import first_need, need_of
from asztal.games.settlers.razing import raze_price, weakest
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import FOOD, NO_GOOD, PRICE, SPECIAL

SECTIONS = {step.ask: step.section for step in LANGUAGE.steps if step.ask} | {
    "ask-pay-gold": "gold",
    "ask-pay-any": "gold",
    "ask-choose": "locations",
    "ask-copy": "rulings",
}
"""The section of the guide that explains each prompt."""


def prompt(state: Settlers, seat: int) -> Line:
    """What the seat is asked now."""
    return naming.question(state)


def card(printing: int, state: Settlers) -> dict[str, Argument]:
    return {"name": f"@{state.t.ids[printing]}"}


def player(state: Settlers, side: int) -> dict[str, Argument]:
    """An opponent as arguments: the virtual player has no seat."""
    if side >= state.seats:
        return {"other": "", "rival": "yes"}
    return {"other": f"#{side}", "rival": "no"}


def label(state: Settlers, action: int) -> Line:
    """What the button of an action says."""
    a = state.t.a
    firsts = [int(getattr(a, name)) for name, _, _, _ in BLOCKS]
    number = bisect_right(firsts, action) - 1
    name, _, id, about = BLOCKS[number]
    chosen = action - firsts[number]
    if about == CARDS:
        return Line(id, card(chosen, state))
    if about == AT_SEATS:
        side, printing = divmod(chosen, int(a.n))
        mine = {"own": "yes" if (state.acting >> side) & 1 else "no"}
        return Line(id, {**card(printing, state), **player(state, side), **mine})
    match name:
        case "steal":
            return Line(id, {"good": RESOURCES[chosen % 3], **player(state, chosen // 3)})
        case "opponent":
            return Line(id, player(state, chosen))
        case "gold":
            needs = max(int(state.stack[state.depth - WIDTH + LEFT]) - 1, 0)
            good = int(first_need(needs))
            return Line(id, {"n": chosen, "rest": max(0, int(need_of(needs, good)) - chosen), "good": GOODS[good]})
        case "copy":
            piece = naming.meant(state, seat_to_act(state), action) if state.stack[state.depth - WIDTH + SAFE] else -1
            return Line(id, told_apart(state, piece)) if piece >= 0 else Line("act-option", {"n": chosen + 1})
        case "option":
            return option_label(state, chosen)
        case "faction":
            return Line(id, {"faction": FACTIONS[chosen]})
    return Line(id, {"good": about[chosen]} if about else {})


def seat_to_act(state: Settlers) -> int:
    return int(state.stack[state.depth - WIDTH + SEAT])


def size(head: int) -> int:
    """How many words an instruction has."""
    return int(head) >> 8 & 255


def option_label(state: Settlers, option: int) -> Line:
    """An option of a card: goods, or an exchange."""
    code, steps = state.t.code, state.t.steps
    pc = int(state.stack[state.depth - WIDTH])
    name = steps[code[pc] & 255].name
    place = int(code[pc + 4 + option]) if name == "choose" else pc + 2
    step = steps[code[place] & 255].name
    if step == "need":
        pay, end = place + size(code[place]), int(code[place + 2])
        gain = end + size(code[end])
        paid = {"paid": GOODS[code[pay + 2]], "cost": int(code[pay + 3])}
        return Line("act-option-trade", {**paid, "good": GOODS[code[gain + 1]], "n": int(code[gain + 2])})
    if step == "gain":
        return Line("act-option-gain", {"good": GOODS[code[place + 1]], "n": int(code[place + 2])})
    return Line("act-option", {"n": option + 1})


def hint(state: Settlers, seat: int, action: int) -> Line | None:
    """What an action would cost and bring the seat now."""
    t, a = state.t, state.t.a
    if a.build <= action < a.deal:
        printing = action - int(a.build)
        cost = {"wood": int(t.wood[printing]), "stone": int(t.stone[printing]), "food": int(t.food[printing])}
        free_of_location = state.now().name == "build-faction"
        return Line("hint-build", {**cost, "location": 0 if free_of_location else int(t.location[printing])})
    n = int(a.n)
    if a.deal <= action < a.raze_hand:
        return Line("hint-deal", {"good": GOODS[t.deal[action - a.deal]], "gold": "no" if state.get(seat, FOOD) else "yes"})
    if a.raze_hand <= action < a.activate:
        in_hand = action < a.raze_at
        chosen = action - int(a.raze_hand if in_hand else a.raze_at)
        one, two = int(t.raze_one[chosen % n]), int(t.raze_two[chosen % n])
        if one == NO_GOOD:
            return None
        price = 1
        if not in_hand:
            piece = int(weakest(state, chosen // n, chosen % n))
            if piece < 0:
                return None
            price = int(raze_price(state, piece))
        if state.now().name == "raze" and state.arg(state.depth - WIDTH, 2):
            price = 0
        both = {"one": GOODS[one], "two": "none" if two == NO_GOOD else "same" if two == one else GOODS[two]}
        return Line("hint-raze", {"n": price, **both})
    if a.activate <= action < a.defend:
        printing = (action - int(a.activate)) % n
        times = 2 if action >= a.twice else 1
        return activation_hint(state, printing, times)
    return None


def activation_hint(state: Settlers, printing: int, times: int) -> Line | None:
    """The price of an action and what it gains, if it is nothing but goods."""
    t = state.t
    price = [int(t.price[printing * PRICE + good]) for good in range(PRICE)]
    if price[SPECIAL]:
        return None
    gains = dict.fromkeys(GOODS, 0)
    place = int(t.act[printing])
    while t.steps[t.code[place] & 255].name == "gain":
        gains[GOODS[t.code[place + 1]]] += int(t.code[place + 2])
        place += 3
    if t.code[place] & 255 != END:
        return None
    costs = {
        name: price[number] for number, name in enumerate(("worker", "wood", "stone", "food", "gold", "raze-token", "resource"))
    }
    return Line("hint-activate", {**summed("c", costs, times), **summed("g", gains, times)})


def summed(side: str, goods: dict[str, int], times: int) -> dict[str, Argument]:
    """Goods of one side of an exchange, each with the sign that stands before it: nothing, or a plus between two."""
    args: dict[str, Argument] = {}
    sign = ""
    for name, amount in goods.items():
        args |= {f"{side}-{name}": amount * times, f"{side}-{name}-sign": sign}
        if amount:
            sign = " +"
    return args
