"""What a seat is asked, what the button of each action says, and what the action would cost."""

from __future__ import annotations

from asztal.core.lines import Argument, Line
from asztal.core.machine.frames import AUX, IT, LEFT, SEAT
from asztal.core.machine.naming import question, sections
from asztal.games.imperium import actions, content
from asztal.games.imperium import tables as t
from asztal.games.imperium.cards import receiver
from asztal.games.imperium.log import GOOD_NAMES, ZONE_NAMES
from asztal.games.imperium.market import broken_deck
from asztal.games.imperium.paying import Paying, development_price, market_token
from asztal.games.imperium.playing import plays_free
from asztal.games.imperium.state import Imperium

SECTIONS = {
    **sections(content.tables((), "")),
    "ask-activate": "activate",
    "ask-may": "control",
    "ask-choose": "control",
    "ask-react": "reactions",
    "ask-attacked": "attack",
}
"""The section of the guide that explains each prompt."""
PLAIN = {actions.NO: "act-no", actions.INNOVATE: "act-innovate", actions.REVOLT: "act-revolt", actions.NOTHING: "act-no"}
HINTS = {actions.INNOVATE: "hint-innovate", actions.REVOLT: "hint-revolt"}


def prompt(state: Imperium, seat: int) -> Line:
    """What the seat is asked now."""
    line = question(state, seat)
    f = state.asking(seat)
    if line.id == "ask-turn" and state.stack[f + LEFT] > 0:
        return Line("ask-activate")
    args = dict(line.args)
    if line.id == "ask-attacker":
        args["other"] = f"#{int(state.stack[f + SEAT])}"
    if line.id == "ask-give":
        args["other"] = f"#{int(receiver(state, f, state.stack[f + AUX] + 1))}"
    if line.id == "ask-market-token":
        good, n = market_token(state, seat)
        args |= {"good": GOOD_NAMES[good], "n": int(n)}
    if line.id == "ask-react" and state.stack[f + LEFT] == t.ATTACKED + 1:
        return Line("ask-attacked", {"name": state.name_of(int(state.stack[f + IT]))})
    if "name" not in args:
        args["name"] = power_name(state, int(state.stack[f + SEAT]))
    return Line(line.id, args)


def power_name(state: Imperium, seat: int) -> str:
    """The power card of a player, for questions no other card asks."""
    piece = int(state.first(t.POWER, seat)) if state.program.pieces else -1
    return state.name_of(piece) if piece >= 0 else ""


# -- labels ------------------------------------------------------------------------------------------------------------------


def label(state: Imperium, action: int) -> Line:
    """What the button of an action says."""
    if action in PLAIN:
        return Line(PLAIN[action])
    step = "" if state.over else state.now().name
    if action == actions.DONE:
        none = not state.over and state.stack[state.asking(state.to_act()[0]) + AUX] == 0
        return Line("act-end-turn" if step == "turn" else "act-none" if none else "act-done")
    if action == actions.YES:
        return Line("act-yes") if step != "may" else option_label(state, 0)
    if action in (actions.SIDE_A, actions.SIDE_B):
        return Line("act-side", {"side": "a" if action == actions.SIDE_A else "b"})
    if action < actions.NUMBER:
        return option_label(state, action - actions.OPTION)
    if action < actions.SUIT:
        return Line("act-amount", {"n": action - actions.NUMBER})
    if action < actions.PAY:
        return suit_label(state, step, action - actions.SUIT)
    if action < actions.MARKET:
        return pay_label(state, action - actions.PAY)
    if action < actions.NATION:
        piece = int(state.at_slot(action - actions.MARKET)) if state.program.pieces else -1
        return Line("act-market", {"name": state.name_of(piece) if piece >= 0 else f"{action - actions.MARKET + 1}"})
    if action < actions.PICK:
        return Line("act-nation", {"nation": actions.NATIONS[action - actions.NATION]})
    return card_label(state, step, action)


def suit_label(state: Imperium, step: str, suit: int) -> Line:
    if step == "breakthrough" and suit < 5:
        wanted = actions.SUITS[suit] if suit < 4 else "variable-vp"
        return Line("act-deck", {"zone": ZONE_NAMES[broken_deck(state, suit)], "suit": wanted})
    return Line("act-suit", {"suit": actions.SUITS[min(suit, 3)]})


def pay_label(state: Imperium, way: int) -> Line:
    """What is paid: progress, and the rest in the good itself; of two goods the figures stand for both."""
    x, y = divmod(way, 8)
    mat, pop, prg = x * 2, y, 0
    step = None if state.over else state.now()
    if isinstance(step, Paying):
        f = state.asking(state.to_act()[0])
        price = int(step.price(state, f, state.stack[f]))
        mat, pop, prg = price & 255, price >> 8 & 255, price >> 16 & 255
    rest = {"mat": max(mat - 2 * x, 0), "pop": pop - y}
    if mat and pop:
        return Line("act-pay-both", {**rest, "prg": prg + x + y})
    good = "mat" if mat else "pop"
    if prg + x + y == 0:
        return Line("act-pay-plain", {"n": rest[good], "good": good})
    return Line("act-pay", {"rest": rest[good], "good": good, "n": prg + x + y})


def card_label(state: Imperium, step: str, action: int) -> Line:
    place, kind = state.tables.picked(action)
    args: dict[str, Argument] = {"name": f"@{state.tables.kind_ids[kind]}"}
    if step == "turn" and place == 0:
        seat = state.to_act()[0]
        piece = int(state.now().about(state, state.asking(seat), seat, action))
        return Line("act-play-free" if piece >= 0 and plays_free(state, seat, piece) else "act-play", args)
    if step == "turn":
        return Line("act-exhaust", args)
    if step in ("renew-development", "develop"):
        return Line("act-develop", args)
    if step == "solstice-cards":
        return Line("act-solstice", args)
    places = {state.tables.picked(int(offered))[0] for offered in state.offer if offered >= actions.PICK}
    if actions.PLACES[place] == "discard" and len(places) > 1:
        return Line("act-choose-discard", args)
    return Line("act-choose", args)


def option_label(state: Imperium, option: int) -> Line:
    """One of several effects, as the card tells it."""
    key = content.option_key(state.tables, int(state.stack[state.asking(state.to_act()[0])]), option) if not state.over else ""
    if key in content.option_keys():
        return Line("act-option", {"effect": f"@{key}"})
    return Line("act-option-number", {"n": option + 1})


# -- hints -------------------------------------------------------------------------------------------------------------------


def hint(state: Imperium, seat: int, action: int) -> Line | None:
    """What an action would cost the seat now, or what it means, beside its label."""
    if action in HINTS:
        return Line(HINTS[action])
    if action in (actions.SIDE_A, actions.SIDE_B):
        nation = actions.NATIONS[int(state.get(seat, t.NATION_LED)) - 1]
        return Line("hint-side", {"text": f"@{nation}-{'a' if action == actions.SIDE_A else 'b'}:text"})
    if actions.NATION <= action < actions.PICK:
        return Line("hint-nation", {"nation": actions.NATIONS[action - actions.NATION]})
    if actions.SUIT <= action < actions.PAY and state.now().name == "breakthrough":
        return Line("hint-dig") if broken_deck(state, action - actions.SUIT) == t.MAIN else None
    if state.now().name in ("develop", "renew-development") and action >= actions.PICK:
        piece = int(state.now().about(state, state.asking(seat), seat, action))
        if piece >= 0:
            price = int(development_price(state, seat, piece))
            return Line("hint-develop", {"mat": price & 255, "pop": price >> 8 & 255, "prg": price >> 16 & 255})
    return None
