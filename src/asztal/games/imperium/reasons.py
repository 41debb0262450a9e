"""Why a move is not legal now, as a line every language can speak."""

from __future__ import annotations

from asztal.core.lines import Line
from asztal.games.imperium import actions
from asztal.games.imperium import tables as t
from asztal.games.imperium.playing import plays_free, right_state
from asztal.games.imperium.state import Imperium


def reason(state: Imperium, seat: int, action: int) -> Line:
    """The seat may decide now, but not this."""
    step = state.now().name
    if step == "choose-nations" and actions.NATION <= action < actions.PICK:
        nation = action - actions.NATION
        taken = any(state.get(other, t.NATION_LED) == nation + 1 for other in range(int(state.seats)))
        return Line("why-nation-taken" if taken else "why-box", {"nation": actions.NATIONS[nation]})
    if actions.PAY <= action < actions.MARKET and "pay" in step:
        return Line("why-cannot-pay")
    if action < actions.MARKET or not state.program.pieces:
        if step == "turn" and action in (actions.INNOVATE, actions.REVOLT):
            begun = action not in state.offer and actions.INNOVATE not in state.offer
            return Line("why-activated" if begun else "why-no-unrest")
        return Line("why-not-now")
    if actions.MARKET <= action < actions.NATION:
        piece = int(state.at_slot(action - actions.MARKET))
        return Line("why-tokens" if step == "exile" and piece >= 0 and state.marks[piece] & t.ALL_TOKENS else "why-not-fitting")
    if action < actions.PICK:
        return Line("why-not-now")
    place, kind = state.tables.picked(action)
    if step == "turn":
        return turn_reason(state, seat, actions.PLACES[place], kind)
    if step in ("develop", "renew-development") and actions.PLACES[place] == "development":
        return Line("why-no-development")
    if step == "garrison":
        return Line("why-garrison")
    return Line("why-not-fitting")


def turn_reason(state: Imperium, seat: int, place: str, kind: int) -> Line:
    """Why a card cannot be played or used."""
    zone = {"hand": t.HAND, "play": t.PLAY, "power": t.POWER}.get(place, -1)
    pieces = [int(p) for p in state.rings.inside(zone, seat) if state.tables.kind[p] == kind] if zone >= 0 else []
    if zone == t.HAND:
        if not pieces:
            return Line("why-no-card")
        piece = pieces[0]
        if state.printed(piece, t.UNPLAYABLE):
            return Line("why-unplayable")
        if not right_state(state, seat, piece):
            return Line("why-state", {"state": "empire" if state.tables.state[kind] == t.EMPIRE_ONLY else "barbarian"})
        if state.get(seat, t.ACTION) == 0 and not plays_free(state, seat, piece):
            return Line("why-played-free" if state.marks[piece] & t.PLAYED_FREE else "why-no-action")
        if state.tables.requires[kind] and not state.possible(seat, piece, state.tables.requires[kind]):
            return Line("why-requires")
        return Line("why-cost")
    if not pieces:
        return Line("why-not-in-play")
    if state.tables.exhaust[kind] == 0:
        return Line("why-waits" if state.program.waits[kind] else "why-no-ability")
    if state.marks[pieces[0]] & t.EXHAUSTED:
        return Line("why-exhausted")
    return Line("why-no-exhaust" if state.get(seat, t.EXHAUST) == 0 else "why-cannot-pay")
