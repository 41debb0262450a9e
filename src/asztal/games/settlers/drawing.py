"""Drawing cards: from the common deck, the own deck, or whichever the player chooses."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.frames import AUX, LEFT, NEXT, SEAT, STAY
from asztal.core.machine.words import Step
from asztal.games.settlers import log
from asztal.games.settlers.layout import FRESH, HAND
from asztal.games.settlers.state import FROM_COMMON, FROM_FACTION, Settlers


def draw_one(m: Settlers, side: i64, deck: i64, fresh: bool) -> None:
    """Draw one card into the hand, from a deck that has one."""
    piece = m.top_common(side) if deck == FROM_COMMON else m.top_faction(side)
    m.rings.move(piece, HAND, side)
    if fresh:
        m.marks[piece] |= FRESH
    m.tell(log.DREW, side, deck)
    m.tell(log.SAW, side, piece, 0, 0, 1 << side)


class Draw(Step[Settlers]):
    """Cards are drawn one by one. LEFT: how many, plus 1; AUX: which deck, and 4 if they are marked as fresh."""

    name = "drawing"
    ask = "ask-draw"
    section = "cards"
    frame = "cards deck"

    def go(self, m: Settlers, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        deck = m.stack[f + AUX] & 3
        fresh = draws_fresh(m, f)
        while m.stack[f + LEFT] > 1:
            common = deck != FROM_FACTION and m.can_draw(seat, FROM_COMMON)
            faction = deck != FROM_COMMON and m.can_draw(seat, FROM_FACTION)
            if common and faction:
                return m.ask(vec[i64]([m.t.a.draw_common, m.t.a.draw_faction]))
            if not common and not faction:
                return NEXT
            draw_one(m, seat, FROM_COMMON if common else FROM_FACTION, fresh)
            m.stack[f + LEFT] -= 1
        return NEXT

    def resolve(self, m: Settlers, f: i64, seat: i64, action: i64) -> i64:
        m.stack[f + LEFT] -= 1
        draw_one(m, seat, FROM_COMMON if action == m.t.a.draw_common else FROM_FACTION, draws_fresh(m, f))
        return STAY


def draws_fresh(m: Settlers, f: i64) -> bool:
    return m.stack[f + AUX] & 4 != 0
