"""Why a move is not legal now, as a line every language can speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.frames import frame_op
from asztal.core.lines import Line
from asztal.games.ginkgopolis import actions
from asztal.games.ginkgopolis.pending import CHOOSE, DRAFT, GIVE_BACK, MOVE_LETTER
from asztal.games.ginkgopolis.state import CHOOSING, STEP

if TYPE_CHECKING:
    from asztal.games.ginkgopolis.rules import Ginkgopolis


def reason(state: Ginkgopolis, seat: int, action: int) -> Line:
    """The seat may decide now, but not this."""
    op = frame_op(state.top())
    if op == CHOOSE and state.get(seat, STEP) == CHOOSING:
        if action < actions.NEW_HAND:
            return Line("why-no-card", state.words(action))
        if action == actions.NEW_HAND:
            return Line("why-solo-no-new-hand" if state.seats == 1 else "why-no-new-hand")
        if action < actions.TAKE_RESOURCE:
            return Line("why-choose-card-first")
    elif op == CHOOSE:
        if action <= actions.NEW_HAND:
            return Line("why-card-chosen")
        if action < actions.TAKE_RESOURCE:
            return Line("why-no-tile", state.words(action - actions.WITH))
    elif op == GIVE_BACK and action >= actions.GIVE:
        return Line("why-no-tile", state.words(action - actions.GIVE))
    elif op == DRAFT and actions.PICK <= action < actions.KEEP:
        return Line("why-no-character")
    elif op == MOVE_LETTER and actions.MOVE <= action < actions.SPOT:
        return Line("why-space-taken")
    return Line("why-not-now")
