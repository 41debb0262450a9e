"""Points: of tracks, of estates and of star buildings; and who is ahead."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.machine.counting import tally
from asztal.games.rollwrite.effects import circles_crossed
from asztal.games.rollwrite.layout import POINTS
from asztal.games.rollwrite.state import RollWrite
from asztal.games.rollwrite.tables import BRIDGES, SECTIONS, SLOTS, STAR, TRACKS, VP


def track_points(state: RollWrite, seat: i64, track: i64) -> i64:
    """What the rightmost completed section of a track is worth."""
    return state.tables.points[track * (SECTIONS + 1) + state.sections(seat, track)]


def star_points(state: RollWrite, seat: i64, slot: i64) -> i64:
    """What the star building in a slot would score now if it is finished."""
    building = state.building(seat, slot)
    return tally(state, seat, building, state.tables.at[building], VP)


def final_points(state: RollWrite, seat: i64, of_estates: bool) -> i64:
    """Points of finished star buildings: those for estates of their own blueprint, or all others."""
    points: i64 = 0
    slots = state.has(seat, STAR)
    for slot in range(SLOTS):
        own = state.tables.own_estates[state.building(seat, slot)] == 1
        if (slots >> slot) & 1 and own == of_estates and state.is_finished(seat, slot):
            points += star_points(state, seat, slot)
    return points


def total(state: RollWrite, seat: i64) -> i64:
    """All points of a player if the game ended now."""
    points = state.get(seat, POINTS) + final_points(state, seat, True) + final_points(state, seat, False)
    for track in range(TRACKS):
        points += track_points(state, seat, track)
    return points


def beats(state: RollWrite, one: i64, other: i64) -> bool:
    """Whether a player is ahead of another: points, then bridge sections, then circles."""
    mine = total(state, one)
    theirs = total(state, other)
    if mine != theirs:
        return mine > theirs
    mine = state.sections(one, BRIDGES)
    theirs = state.sections(other, BRIDGES)
    if mine != theirs:
        return mine > theirs
    return circles_crossed(state, one) > circles_crossed(state, other)


def place_of(state: RollWrite, seat: i64) -> i64:
    """1 for the best; players who tie after all tie-breaks share a place."""
    place: i64 = 1
    for other in range(state.seats):
        if beats(state, other, seat):
            place += 1
    return place
