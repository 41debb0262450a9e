"""Why a move is not legal at the fair."""

from __future__ import annotations

from asztal.core.lines import Line
from core.fair.table import Fair


def reason(state: Fair, seat: int, action: int) -> Line:
    return Line("why-not-now")
