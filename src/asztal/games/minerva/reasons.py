"""Why a move is not legal now, as a line every language can speak."""

from __future__ import annotations

from asztal.core.lines import Line
from asztal.games.minerva import actions
from asztal.games.minerva.prompts import kind_name
from asztal.games.minerva.state import Minerva
from asztal.games.minerva.tables import DENARIUS, MISSING, price


def reason(state: Minerva, seat: int, action: int) -> Line:
    """The seat may decide now, but not this."""
    step = state.now().name
    if actions.SELL <= action < actions.HIRE_MONEY:
        has = state.get(seat, action - actions.SELL) > 0
        return Line("why-keep" if has else "why-no-resource", {"good": actions.GOOD_NAMES[action - actions.SELL]})
    if step == "turn":
        return turn_reason(state, seat, action)
    if step == "hire" and action in (actions.HIRE_MONEY, actions.HIRE_GLORY):
        cost = int(price(state.owned_assistants(seat)))
        return Line("why-hire", {"n": cost * 5, "glory": cost})
    if step in ("place", "move-to") and actions.AT <= action < actions.GO:
        return Line("why-space")
    if step in ("station", "activate", "remove-residence", "move-tile") and actions.AT <= action < actions.GO:
        return Line("why-tile")
    if actions.GIVE <= action < actions.SELL:
        return Line("why-no-resource", {"good": actions.GOOD_NAMES[action - actions.GIVE]})
    return Line("why-not-now")


def turn_reason(state: Minerva, seat: int, action: int) -> Line:
    money = int(state.get(seat, DENARIUS))
    if action <= actions.COINS and money < state.fee():
        return Line("why-fee")
    if action == actions.RESIDENCE:
        return Line("why-no-residence")
    if action == actions.ASSISTANT:
        return Line("why-no-assistant" if state.get(seat, 9) == 0 else "why-no-free-residence")
    if actions.BUILD <= action < actions.COINS:
        kind = action - actions.BUILD
        if not state.on_offer(kind):
            return Line("why-no-tile", {"name": kind_name(state, kind)})
        cost = int(state.missing(seat, kind)) * MISSING + int(state.fee())
        return Line("why-cost", {"name": kind_name(state, kind), "n": cost, "has": money})
    return Line("why-not-now")
