"""Why a move is not legal now, as a line every language can speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.frames import frame_a, frame_op
from asztal.core.lines import Line
from asztal.games.settlers import actions
from asztal.games.settlers.actions import FACTIONS, N
from asztal.games.settlers.pending import FACTION, TAKE, TURN
from asztal.games.settlers.state import BLOCKED, EMPIRE, HAND, PASSED, PEACEFUL
from asztal.games.settlers.tables import COMMON_CARDS, DEFENSE, NO_GOOD, WORKER

if TYPE_CHECKING:
    from asztal.games.settlers.rules import Settlers


def reason(state: Settlers, seat: int, action: int) -> Line:
    """The seat may decide now, but not this."""
    top = state.top()
    op = int(frame_op(top))
    if op == FACTION and actions.FACTION <= action < actions.DONE:
        return Line("why-faction-taken", {"faction": FACTIONS[action - actions.FACTION]})
    if op == TAKE and action < actions.BUILD:
        return Line("why-not-open")
    if op == TURN and frame_a(top) == 0:
        return turn_reason(state, seat, action)
    if op == TURN:
        return Line("why-acted")
    return Line("why-not-now")


def turn_reason(state: Settlers, seat: int, action: int) -> Line:
    t = state.tables
    if actions.BUILD <= action < actions.RAZE_AT:
        printing = (action - actions.BUILD) % N
        if state.find(printing, HAND, seat) < 0:
            return Line("why-no-card")
        if action < actions.DEAL:
            if t.location[printing] and not state.can_give(seat):
                return Line("why-no-location")
            return Line("why-cannot-pay")
        if action < actions.RAZE_HAND:
            return Line("why-no-deal-field" if t.deal[printing] == NO_GOOD else "why-no-food")
        return Line("why-no-raze-field" if t.raze_one[printing] == NO_GOOD else "why-no-raze-token")
    if actions.RAZE_AT <= action < actions.ACTIVATE:
        side, printing = divmod(action - actions.RAZE_AT, N)
        if side == seat or side >= state.side_count() or state.find(printing, EMPIRE, side) < 0:
            return Line("why-no-such-location")
        if state.get(side, PASSED):
            return Line("why-passed")
        if state.rules & PEACEFUL:
            return Line("why-peaceful")
        if t.raze_one[printing] == NO_GOOD:
            return Line("why-no-raze-field")
        return Line("why-raze-price", {"n": int(state.raze_price(state.weakest(side, printing)))})
    if actions.ACTIVATE <= action < actions.DEFEND:
        printing = (action - actions.ACTIVATE) % N
        piece = int(state.find(printing, EMPIRE, seat))
        if piece < 0:
            return Line("why-no-such-location")
        if t.uses[printing] == 0:
            return Line("why-no-action-location")
        if state.tokens[piece] & BLOCKED:
            return Line("why-blocked")
        times = 2 if action >= actions.TWICE else 1
        if state.readiest(seat, printing, times) < 0:
            return Line("why-used" if times == 1 else "why-not-twice")
        return Line("why-cannot-activate")
    if actions.DEFEND <= action < actions.SAMURAI_ON:
        if state.get(seat, DEFENSE) == 0:
            return Line("why-no-defense-token")
        piece = int(state.find(action - actions.DEFEND, EMPIRE, seat))
        if piece < 0:
            return Line("why-no-such-location")
        return Line("why-only-common" if piece >= COMMON_CARDS else "why-defended")
    if actions.SAMURAI_ON <= action < actions.TUCK:
        if not state.samurai_army(seat):
            return Line("why-no-samurai")
        return Line("why-no-worker" if state.get(seat, WORKER) == 0 else "why-samurai-there")
    if actions.EXCHANGE <= action < actions.OFFER:
        return Line("why-no-pair")
    if actions.TUCK <= action < actions.GIVE or actions.OFFER <= action < actions.GIVE_FOUNDATION:
        return Line("why-no-gate-or-shrine")
    return Line("why-not-now")
