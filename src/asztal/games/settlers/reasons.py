"""Why a move is not legal now, as a line every language can speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.lines import Line
from asztal.games.settlers import pointing
from asztal.games.settlers.actions import FACTIONS
from asztal.games.settlers.activating import is_ready
from asztal.games.settlers.any_time import has_army
from asztal.games.settlers.layout import BLOCKED, EMPIRE, HAND, PASSED, PEACEFUL
from asztal.games.settlers.razing import raze_price, weakest
from asztal.games.settlers.tables import DEFENSE, NO_GOOD, WORKER

if TYPE_CHECKING:
    from asztal.games.settlers.state import Settlers


def reason(state: Settlers, seat: int, action: int) -> Line:
    """The seat may decide now, but not this."""
    a = state.t.a
    step = state.now().name
    if step == "faction" and a.faction <= action < a.done:
        return Line("why-faction-taken", {"faction": FACTIONS[action - a.faction]})
    if step == "take" and action < a.build:
        return Line("why-not-open")
    if step == "turn":
        return turn_reason(state, seat, action)
    if step == "turn-end":
        return Line("why-acted")
    return Line("why-not-now")


def turn_reason(state: Settlers, seat: int, action: int) -> Line:
    t, a, n = state.t, state.t.a, int(state.t.a.n)
    if a.build <= action < a.raze_at:
        printing = (action - a.build) % n
        if state.find(printing, HAND, seat) < 0:
            return Line("why-no-card")
        if action < a.deal:
            missing = pointing.lacking(state, seat, printing)
            if list(missing) == ["location"]:
                return Line("why-no-location")
            return Line("why-cannot-pay", {"goods": "|".join(f"{count}*{good}" for good, count in missing.items())})
        if action < a.raze_hand:
            return Line("why-no-deal-field" if t.deal[printing] == NO_GOOD else "why-no-food")
        return Line("why-no-raze-field" if t.raze_one[printing] == NO_GOOD else "why-no-raze-token")
    if a.raze_at <= action < a.activate:
        side, printing = divmod(action - a.raze_at, n)
        if side == seat or side >= state.side_count() or state.find(printing, EMPIRE, side) < 0:
            return Line("why-no-such-location")
        if state.get(side, PASSED):
            return Line("why-passed")
        if state.rule(PEACEFUL):
            return Line("why-peaceful")
        if t.raze_one[printing] == NO_GOOD:
            return Line("why-no-raze-field")
        return Line("why-raze-price", {"n": int(raze_price(state, weakest(state, side, printing)))})
    if a.activate <= action < a.defend:
        printing = (action - a.activate) % n
        piece = int(state.find(printing, EMPIRE, seat))
        if piece < 0:
            return Line("why-no-such-location")
        if t.uses[printing] == 0:
            return Line("why-no-action-location")
        if state.marks[piece] & BLOCKED:
            return Line("why-blocked")
        times = 2 if action >= a.twice else 1
        copies = [int(one) for one in state.rings.inside(EMPIRE, seat) if t.kind[one] == printing]
        if not any(is_ready(state, one, times) for one in copies):
            return Line("why-used" if times == 1 else "why-not-twice")
        return Line("why-cannot-activate")
    if a.defend <= action < a.samurai_on:
        if state.get(seat, DEFENSE) == 0:
            return Line("why-no-defense-token")
        piece = int(state.find(action - a.defend, EMPIRE, seat))
        if piece < 0:
            return Line("why-no-such-location")
        return Line("why-only-common" if not state.is_common(piece) else "why-defended")
    if a.samurai_on <= action < a.tuck:
        if not has_army(state, seat):
            return Line("why-no-samurai")
        return Line("why-no-worker" if state.get(seat, WORKER) == 0 else "why-samurai-there")
    if a.exchange <= action < a.offer:
        return Line("why-no-pair")
    if a.tuck <= action < a.give or a.offer <= action < a.give_foundation:
        return Line("why-no-gate-or-shrine")
    return Line("why-not-now")
