"""What a seat is asked, what the button of each action says, and what the action would cost and bring."""

from __future__ import annotations

from asztal.core.lines import Argument, Line
from asztal.core.machine.frames import THIS, WIDTH
from asztal.core.machine.naming import question, sections
from asztal.core.spaces import space_x, space_y, step_to
from asztal.games.minerva import actions, content
from asztal.games.minerva.actions import DIRECTIONS, GOOD_NAMES, SPAN, WINDOW
from asztal.games.minerva.effects import MOVE
from asztal.games.minerva.state import Minerva, far_spot
from asztal.games.minerva.tables import MISSING, RESOURCES, ROUND_KIND, THEATRE, price

SECTIONS = {**sections(content.tables()), "ask-may": "special", "ask-choose": "activation", "ask-fee": "passing"}
"""The section of the guide that explains each prompt."""
PLAIN = {
    actions.PASS: "act-pass",
    actions.RESIDENCE: "act-residence",
    actions.ASSISTANT: "act-assistant",
    actions.COINS: "act-coins",
    actions.NO: "act-no",
    actions.DONE: "act-done",
}


def prompt(state: Minerva, seat: int) -> Line:
    """What the seat is asked now."""
    line = question(state)
    if line.id == "ask-turn" and state.fee():
        return Line("ask-fee")
    if line.id == "ask-hire":
        return Line("ask-hire", {"n": int(state.owned_assistants(seat))})
    return line


# -- labels ------------------------------------------------------------------------------------------------------------------


def label(state: Minerva, action: int) -> Line:
    """What the button of an action says."""
    if action in PLAIN:
        return Line(PLAIN[action])
    if action < actions.COINS:
        return Line("act-build", {"name": kind_name(state, action - actions.BUILD)})
    if action < actions.AT:
        kind = ROUND_KIND if action == actions.REMOVE_ROUND else action - actions.REMOVE
        return Line("act-remove", {"name": kind_name(state, kind)})
    if action < actions.GO:
        return spot_label(state, action)
    if action < actions.TAKE:
        return Line("act-go", {"direction": DIRECTIONS[action - actions.GO]})
    if action < actions.CULTURE:
        return Line("act-take", {"good": GOOD_NAMES[action - actions.TAKE]})
    if action < actions.GIVE:
        return Line("act-take-tile", {"good": GOOD_NAMES[THEATRE + action - actions.CULTURE]})
    if action < actions.SELL:
        return Line("act-give", {"good": GOOD_NAMES[action - actions.GIVE]})
    if action < actions.HIRE_MONEY:
        return Line("act-sell", {"good": GOOD_NAMES[action - actions.SELL]})
    if action in (actions.HIRE_MONEY, actions.HIRE_GLORY):
        cost = int(price(state.owned_assistants(state.to_act()[0])))
        return Line("act-hire", {"n": cost * 5}) if action == actions.HIRE_MONEY else Line("act-hire-glory", {"n": cost})
    if action == actions.YES:
        return Line("act-exchange" if state.now().name == "exchange" else "act-yes")
    return option_label(state, action - actions.OPTION)


def kind_name(state: Minerva, kind: int) -> str:
    """The name of a kind as an argument of a line; kinds that are not in this game go by their code."""
    id = state.tables.kind_ids[kind]
    return f"@{id}" if id else content.kind_names()[kind]


def space_of(state: Minerva, action: int) -> tuple[int, int]:
    """The coordinates an action chooses."""
    if action < actions.FAR:
        return (action - actions.AT) % SPAN - WINDOW, (action - actions.AT) // SPAN - WINDOW
    f = state.depth - WIDTH
    seat, step = state.to_act()[0], state.now()
    if step.name == "move-to":
        at = int(far_spot(MOVE.places(state, seat, state.stack[f + THIS]), action))
    else:
        piece = int(step.about(state, f, seat, action))
        at = int(state.space(piece)) if piece >= 0 else int(far_spot(state.spots(seat), action))
    return int(space_x(at)), int(space_y(at))


def spot_label(state: Minerva, action: int) -> Line:
    """Where a tile would lie, or which tile lies there: coordinates for whoever draws the city, the name for whoever reads."""
    x, y = space_of(state, action)
    seat = state.to_act()[0]
    piece = int(state.now().about(state, state.depth - WIDTH, seat, action))
    if piece >= 0:
        return Line("act-tile", {"name": state.name_of(piece), "x": x, "y": y})
    return Line("act-at", {"x": x, "y": y})


def option_label(state: Minerva, option: int) -> Line:
    """One side of a slash: its goods, or its number."""
    code, steps = state.program.code, state.program.steps
    place = int(code[state.stack[state.depth - WIDTH] + 4 + option])
    if steps[code[place] & 255].name == "gain":
        return Line("act-option", {"good": state.tables.goods[code[place + 1]], "n": int(code[place + 2])})
    return Line("act-option-number", {"n": option + 1})


# -- hints -------------------------------------------------------------------------------------------------------------------


def hint(state: Minerva, seat: int, action: int) -> Line | None:
    """What an action would cost and bring the seat now, beside its label."""
    if actions.BUILD <= action < actions.COINS:
        return Line("hint-build", bill(state, seat, action - actions.BUILD))
    if action == actions.RESIDENCE:
        return Line("hint-residence", {"n": int(state.residences_left(seat)), "fee": int(state.fee())})
    if action == actions.ASSISTANT:
        return Line("hint-assistant", {"n": int(state.get(seat, 9)), "fee": int(state.fee())})
    if actions.GO <= action < actions.TAKE:
        return Line("hint-go", {"n": line_length(state, seat, action - actions.GO)})
    return None


def bill(state: Minerva, seat: int, kind: int) -> dict[str, Argument]:
    """What a facility costs: resources, and denarii for those that are missing and for the fee."""
    cost = [int(state.tables.cost[kind * RESOURCES + good]) for good in range(RESOURCES)]
    paid = [min(cost[good], int(state.get(seat, good))) for good in range(RESOURCES)]
    missing = int(state.missing(seat, kind))
    words: dict[str, Argument] = {name: paid[good] for good, name in enumerate(GOOD_NAMES[:RESOURCES])}
    return {**words, "denarii": missing * MISSING + int(state.fee()), "free": "no" if sum(cost) or state.fee() else "yes"}


def line_length(state: Minerva, seat: int, direction: int) -> int:
    """How many tiles with an effect a residence would activate in a direction."""
    at = int(state.space(state.stack[state.depth - WIDTH + THIS]))
    found = 0
    while True:
        at += int(step_to(direction))
        piece = int(state.tile_at(seat, at))
        if piece < 0 or state.is_residence(piece):
            return found
        found += int(state.tables.use[state.tables.kind[piece]] > 0)
