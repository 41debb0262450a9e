"""What a seat is asked, what the button of each action says, and what it would cost and bring."""

from __future__ import annotations

from asztal.core.frames import frame_a, frame_b, frame_op
from asztal.core.lines import Argument, Line
from asztal.games.settlers import actions, pending
from asztal.games.settlers.actions import FACTIONS, GOODS, RESOURCES, N
from asztal.games.settlers.effects import first_need
from asztal.games.settlers.pending import BUILD, COST, GAIN
from asztal.games.settlers.rules import Settlers
from asztal.games.settlers.swapping import gained_each
from asztal.games.settlers.tables import NO_GOOD, PRICE, SPECIAL

SIMPLE = {
    pending.FACTION: "ask-faction",
    pending.TAKE: "ask-take",
    pending.GIVE: "ask-give",
    pending.EXCHANGE: "ask-exchange",
    pending.STEAL: "ask-steal",
    pending.RAZING: "ask-raze",
    pending.COPY_RAZE: "ask-copy-raze",
    pending.DISCARD_LOCATION: "ask-discard-location",
    pending.BLOCKING: "ask-block",
    pending.TAKE_OVER: "ask-take-over",
    pending.ROUTE_DEAL: "ask-route-deal",
    pending.TAKE_DEAL: "ask-take-deal",
    pending.USE_DEAL: "ask-use-deal",
    pending.KEEP: "ask-keep",
    pending.DISCARD: "ask-discard",
    pending.LAY: "ask-lay",
    pending.BUILD_FACTION: "ask-build-faction",
    pending.RESET: "ask-reset",
    pending.REPEAT: "ask-repeat",
    pending.PLACE_SAMURAI: "ask-samurai",
    pending.OPPONENT_DISCARDS: "ask-opponent",
    pending.PICK_GOOD: "ask-pick-good",
    pending.LOSE: "ask-lose",
}
SECTIONS = {
    "ask-faction": "setup",
    "ask-take": "lookout",
    "ask-packet": "variants",
    "ask-turn": "actions",
    "ask-turn-end": "defence",
    "ask-draw": "cards",
    "ask-choose": "locations",
    "ask-pay-gold": "gold",
    "ask-pay-any": "gold",
    "ask-give": "build",
    "ask-exchange": "exchange",
    "ask-raze": "raze",
    "ask-lose": "solo",
    "ask-samurai": "japanese",
    "ask-route-deal": "rulings",
    "ask-take-over": "rulings",
}
"""The section of the guide that explains each prompt; the others are explained by `activate`."""
SECTIONS.update(
    {id: "activate" for id in SIMPLE.values() if id not in SECTIONS} | {"ask-swap": "activate", "ask-cancel": "activate"}
)


def prompt(state: Settlers, seat: int) -> Line:
    """What the seat is asked now."""
    top = state.top()
    op = int(frame_op(top))
    if op == pending.TURN:
        return Line("ask-turn" if frame_a(top) == 0 else "ask-turn-end")
    if op == pending.PACKET:
        return Line("ask-packet", {"n": int(frame_a(top)) + 1})
    if op == pending.DRAW:
        return Line("ask-draw", {"n": int(frame_a(top))})
    if op == pending.CHOOSE:
        return Line("ask-choose", {"name": state.name_of(int(frame_b(top)) - 1)})
    if op == pending.PAY:
        needs = int(frame_a(top))
        if needs & 4095 == 0:
            return Line("ask-pay-any", {"n": needs >> 12})
        good = int(first_need(needs))
        return Line("ask-pay-gold", {"good": GOODS[good], "n": (needs >> (4 * (good - 1))) & 15})
    if op == pending.CANCEL_DEAL:
        return Line("ask-cancel", {"whose": "own" if frame_a(top) == 0 else "opponent"})
    if op == pending.GAINED:
        return Line("ask-swap", {"n": int(gained_each(top))})
    if op == pending.GIVE:
        built = next(int(frame_a(packed)) for packed in reversed(list(state.stack)) if frame_op(packed) == BUILD)
        return Line("ask-give", {"name": state.name_of(built)})
    return Line(SIMPLE[op])


def card(printing: int, state: Settlers) -> dict[str, Argument]:
    return {"name": f"@{state.tables.ids[printing]}"}


def player(state: Settlers, side: int) -> dict[str, Argument]:
    """An opponent as arguments: the virtual player has no seat."""
    if side >= state.seats:
        return {"other": "", "rival": "yes"}
    return {"other": f"#{side}", "rival": "no"}


CARDS = (
    ("act-take", actions.TAKE),
    ("act-build", actions.BUILD),
    ("act-deal", actions.DEAL),
    ("act-raze-hand", actions.RAZE_HAND),
    ("act-activate", actions.ACTIVATE),
    ("act-activate-twice", actions.TWICE),
    ("act-defend", actions.DEFEND),
    ("act-samurai", actions.SAMURAI_ON),
    ("act-tuck", actions.TUCK),
    ("act-give", actions.GIVE),
    ("act-choose", actions.CHOOSE),
    ("act-route", actions.ROUTE),
    ("act-discard", actions.DISCARD),
)
AT_SEATS = (("act-raze", actions.RAZE_AT), ("act-target", actions.TARGET), ("act-cancel", actions.CANCEL))
WITH_GOOD: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("act-exchange", actions.EXCHANGE, (*RESOURCES, "card")),
    ("act-offer", actions.OFFER, RESOURCES),
    ("act-gain", actions.GOOD, GOODS),
    ("act-swap", actions.SWAP, GOODS),
    ("act-pay", actions.PAY, (*RESOURCES, "gold")),
)
PLAIN = {
    actions.GIVE_FOUNDATION: "act-give-foundation",
    actions.DRAW_COMMON: "act-draw-common",
    actions.DRAW_FACTION: "act-draw-faction",
    actions.DECLINE: "act-decline",
    actions.DONE: "act-done",
    actions.END_TURN: "act-end-turn",
    actions.PASS: "act-pass",
}


def label(state: Settlers, action: int) -> Line:
    """What the button of an action says."""
    for id, first in CARDS:
        if first <= action < first + N:
            return Line(id, card(action - first, state))
    for id, first in AT_SEATS:
        if first <= action < first + 4 * N:
            side = (action - first) // N
            mine = {"own": "yes" if (state.acting >> side) & 1 else "no"}
            return Line(id, {**card((action - first) % N, state), **player(state, side), **mine})
    for id, first, goods in WITH_GOOD:
        if first <= action < first + len(goods):
            return Line(id, {"good": goods[action - first]})
    if action in PLAIN:
        return Line(PLAIN[action])
    if action < actions.OPPONENT:
        chosen = action - actions.STEAL
        return Line("act-steal", {"good": RESOURCES[chosen % 3], **player(state, chosen // 3)})
    if action < actions.GOOD:
        return Line("act-opponent", player(state, action - actions.OPPONENT))
    if action < actions.PAY:
        needs = int(frame_a(state.top()))
        good = int(first_need(needs))
        n = action - actions.GOLD
        rest = max(0, ((needs >> (4 * (good - 1))) & 15) - n)
        return Line("act-gold", {"n": n, "rest": rest, "good": GOODS[good]})
    if action < actions.DECLINE:
        return option_label(state, action - actions.OPTION)
    return Line("act-faction", {"faction": FACTIONS[action - actions.FACTION]})


def option_label(state: Settlers, option: int) -> Line:
    """An option of a card: goods, or an exchange."""
    place = int(state.option_place(frame_a(state.top()), option))
    step = state.tables.code[place]
    if frame_op(step) == COST:
        needs, gold = int(frame_a(step)), int(frame_b(step))
        paid = "gold" if gold else GOODS[first_need(needs)]
        gained = state.tables.code[place + 1]
        n = gold or max(needs & 15, (needs >> 4) & 15, (needs >> 8) & 15)
        return Line("act-option-trade", {"paid": paid, "cost": n, "good": GOODS[frame_a(gained)], "n": int(frame_b(gained))})
    if frame_op(step) == GAIN:
        return Line("act-option-gain", {"good": GOODS[frame_a(step)], "n": int(frame_b(step))})
    return Line("act-option", {"n": option + 1})


def hint(state: Settlers, seat: int, action: int) -> Line | None:
    """What an action would cost and bring the seat now."""
    t = state.tables
    if actions.BUILD <= action < actions.DEAL:
        printing = action - actions.BUILD
        cost = {"wood": int(t.wood[printing]), "stone": int(t.stone[printing]), "food": int(t.food[printing])}
        free_of_location = frame_op(state.top()) == pending.BUILD_FACTION
        return Line("hint-build", {**cost, "location": 0 if free_of_location else int(t.location[printing])})
    if actions.DEAL <= action < actions.RAZE_HAND:
        return Line("hint-deal", {"good": GOODS[t.deal[action - actions.DEAL]]})
    if actions.RAZE_HAND <= action < actions.ACTIVATE:
        in_hand = action < actions.RAZE_AT
        chosen = action - (actions.RAZE_HAND if in_hand else actions.RAZE_AT)
        one, two = int(t.raze_one[chosen % N]), int(t.raze_two[chosen % N])
        if one == NO_GOOD:
            return None
        price = 1
        if not in_hand:
            piece = int(state.weakest(chosen // N, chosen % N))
            if piece < 0:
                return None
            price = int(state.raze_price(piece))
        if frame_op(state.top()) == pending.RAZING and frame_a(state.top()) & 8:
            price = 0
        both = {"one": GOODS[one], "two": "none" if two == NO_GOOD else "same" if two == one else GOODS[two]}
        return Line("hint-raze", {"n": price, **both})
    if actions.ACTIVATE <= action < actions.DEFEND:
        printing = (action - actions.ACTIVATE) % N
        times = 2 if action >= actions.TWICE else 1
        return activation_hint(state, printing, times)
    return None


def activation_hint(state: Settlers, printing: int, times: int) -> Line | None:
    """The price of an action and what it gains, if it is nothing but goods."""
    t = state.tables
    price = [int(t.price[printing * PRICE + good]) for good in range(PRICE)]
    if price[SPECIAL]:
        return None
    gains = dict.fromkeys(GOODS, 0)
    place = int(t.act[printing])
    while frame_op(t.code[place]) == GAIN:
        gains[GOODS[frame_a(t.code[place])]] += int(frame_b(t.code[place]))
        place += 1
    if frame_op(t.code[place]) != pending.END:
        return None
    args: dict[str, Argument] = {
        f"c-{name}": price[number] * times
        for number, name in enumerate(("worker", "wood", "stone", "food", "gold", "raze-token", "resource"))
    }
    return Line("hint-activate", {**args, **{f"g-{name}": amount * times for name, amount in gains.items()}})
