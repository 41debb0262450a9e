"""How good a state looks for a seat: the game's only hint to bots.

A value is in victory points: what the seat would score now, what its tokens, cards and abilities are still good for, and how
far it has come with its nation deck and developments. In the middle of an effect it goes on in the best way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.core.pieces import SEATS
from asztal.games.imperium import tables as t
from asztal.games.imperium.scoring import standing, total
from asztal.games.imperium.state import Imperium

MATERIAL: Final = 0.3
PEOPLE: Final = 0.4
HELD: Final = 8.0  # tokens beyond so many are worth little
ACTION_LEFT: Final = 0.6
EXHAUST_LEFT: Final = 0.12
CARD_IN_HAND: Final = 0.35
PINNED_IN_PLAY: Final = 1.3
REGION_IN_PLAY: Final = 0.9
NATION_LEFT: Final = 0.5  # each card still in the nation deck
UNDEVELOPED: Final = 1.2  # each card still in the development area
EMPIRE_WORTH: Final = 3.0
UNREST_COST: Final = 0.8  # beyond its points
RIVAL: Final = 0.1  # progress of others
WON: Final = 1000.0
WON_AHEAD: Final = 5.0  # the same for whoever looks ahead


def heuristic(state: Imperium, seat: i64) -> float:
    """The value of the state for the seat."""
    return followed(state, seat, 2, WON)


def outlook(state: Imperium, seat: i64) -> float:
    """The same for whoever looks ahead: a win is near other good results, or nothing else would count any more."""
    return followed(state, seat, 2, WON_AHEAD)


def finished(state: Imperium, seat: i64, won: float) -> float:
    mine = standing(state, seat)
    best = max([standing(state, other) for other in range(state.seats) if other != seat])
    lead = min(max(float(mine - best), -100.0), 100.0)
    return (won if mine >= best else -won) + lead


def followed(state: Imperium, seat: i64, depth: i64, won: float) -> float:
    """The value of a state in which the seat may be in the middle of something: as if it went on in the best way."""
    if state.program.pieces == 0:
        return 0.0
    if state.over:
        return finished(state, seat, won)
    name = "" if state.acting == 0 else state.now().name
    if depth == 0 or not (state.acting >> seat) & 1 or name in ("turn", "tidy-hand", "cleanup-token", "solstice-cards"):
        return value(state, seat)
    best = -10000.0
    for action in state.options(seat):
        after = state.copy()
        after.decide(seat, action)
        found = followed(after, seat, depth - 1, won)
        if found > best:
            best = found
    return best


def value(state: Imperium, seat: i64) -> float:
    found = float(total(state, seat))
    found += capped(state.get(seat, t.MAT)) * MATERIAL + capped(state.get(seat, t.POP)) * PEOPLE
    if state.row[t.TURN] == seat and state.row[t.PHASE] == t.ACTIVATING:
        found += float(state.get(seat, t.ACTION)) * ACTION_LEFT + float(state.get(seat, t.EXHAUST)) * EXHAUST_LEFT
    found += float(state.rings.count(t.HAND, seat)) * CARD_IN_HAND
    for piece in state.rings.piled(t.PLAY * SEATS + seat):
        traits = state.traits(piece)
        found += REGION_IN_PLAY if traits & t.REGION else PINNED_IN_PLAY if traits & t.PINNED else 0.0
    found -= float(state.rings.count(t.NATION, seat)) * NATION_LEFT
    if state.is_empire(seat):
        found += EMPIRE_WORTH
    found -= float(state.rings.count(t.DEVELOPMENT, seat)) * UNDEVELOPED
    found -= float(state.count(seat, t.UNREST, t.SCORED)) * UNREST_COST
    for other in range(state.seats):
        found -= 0.0 if other == seat else float(state.get(other, t.PRG)) * RIVAL
    return found


def capped(amount: i64) -> float:
    held = float(amount)
    return held if held < HELD else HELD + (held - HELD) * 0.2
