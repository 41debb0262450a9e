"""Why a move is not legal now, as a line every language can speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.lines import Line
from asztal.games.ginkgopolis.layout import CHOOSING, STEP

if TYPE_CHECKING:
    from asztal.games.ginkgopolis.state import Ginkgopolis


def reason(state: Ginkgopolis, seat: int, action: int) -> Line:
    """The seat may decide now, but not this."""
    tables = state.tables
    step = state.now().name
    if step == "choose-card" and state.get(seat, STEP) == CHOOSING:
        if action < tables.new_hand:
            return Line("why-no-card", state.words(action))
        if action == tables.new_hand:
            return Line("why-solo-no-new-hand" if state.seats == 1 else "why-no-new-hand")
        if action < tables.take_resource:
            return Line("why-choose-card-first")
    elif step == "choose-card":
        if action <= tables.new_hand:
            return Line("why-card-chosen")
        if action < tables.take_resource:
            return Line("why-no-tile", state.words(int(action - tables.lay)))
    elif step == "give-back" and action > tables.keep:
        return Line("why-no-tile", state.words(int(action - tables.give)))
    elif step == "draft" and tables.shift_next < action < tables.keep:
        return Line("why-no-character")
    elif step == "move-letter" and tables.move <= action < tables.spot:
        return Line("why-space-taken")
    return Line("why-not-now")
