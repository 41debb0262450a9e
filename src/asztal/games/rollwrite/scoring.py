"""Points: of tracks, of estates and of star buildings; and who is ahead."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.games.rollwrite.effects import Effects
from asztal.games.rollwrite.state import CIRCLES_CROSSED, ESTATES, POINTS
from asztal.games.rollwrite.tables import (
    BRIDGES,
    CIRCLES,
    FIELD_COUNT,
    FINAL,
    PER_BRIDGE,
    PER_BUILDING,
    PER_CIRCLE,
    PER_COLUMN,
    PER_ESTATE,
    PER_FIELD,
    PER_IMPERIAL,
    PER_OWN_ESTATE,
    PER_SECTION,
    SECTIONS,
    SLOTS,
    TRACKS,
)


def track_points(state: Effects, seat: i64, track: i64) -> i64:
    """What the rightmost completed section of a track is worth."""
    return state.tables.points[track * (SECTIONS + 1) + state.sections(seat, track)]


def circles_crossed(state: Effects, seat: i64) -> i64:
    crossed = state.get(seat, CIRCLES_CROSSED)
    count: i64 = 0
    circle: i64 = 0
    while circle < CIRCLES:
        count += (crossed >> circle) & 1
        circle += 1
    return count


def counted(state: Effects, seat: i64, slot: i64) -> i64:
    """How many of the things the star building in a slot counts there are."""
    building = state.building(seat, slot)
    what = state.tables.a[building]
    if what < TRACKS:
        return state.sections(seat, what)
    if what == PER_OWN_ESTATE:
        return state.get(seat, ESTATES + slot)
    if what == PER_ESTATE:
        return state.estate_count(seat)
    if what == PER_BRIDGE:
        return state.open_fields(seat)
    if what == PER_CIRCLE:
        return circles_crossed(state, seat)
    count: i64 = 0
    i: i64 = 0
    if what == PER_FIELD:
        while i < FIELD_COUNT:
            if (state.get(seat, CIRCLES_CROSSED) >> (i * 3)) & 7 == 7:
                count += 1
            i += 1
        return count
    if what == PER_BUILDING:
        while i < SLOTS:
            if state.is_finished(seat, i):
                count += 1
            i += 1
        return count
    lowest: i64 = SECTIONS
    least = SECTIONS if what == PER_IMPERIAL else state.tables.b[building]
    reaching: i64 = 0
    while i < TRACKS:
        done = state.sections(seat, i)
        count += done
        if done < lowest:
            lowest = done
        if done >= least:
            reaching += 1
        i += 1
    if what == PER_SECTION:
        return count
    if what == PER_COLUMN:
        return lowest
    return reaching


def star_points(state: Effects, seat: i64, slot: i64) -> i64:
    """What the star building in a slot would score now if it is finished."""
    building = state.building(seat, slot)
    printed = state.tables
    points = state.amount(seat, slot) * (counted(state, seat, slot) // printed.every[building])
    return points if points < printed.most[building] else printed.most[building]


def final_points(state: Effects, seat: i64, of_estates: bool) -> i64:
    """Points of finished star buildings: those for estates of their own blueprint, or all others."""
    points: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        building = state.building(seat, slot)
        own = state.tables.a[building] == PER_OWN_ESTATE
        if state.tables.kind[building] == FINAL and own == of_estates and state.is_finished(seat, slot):
            points += star_points(state, seat, slot)
        slot += 1
    return points


def total(state: Effects, seat: i64) -> i64:
    """All points of a player if the game ended now."""
    points = state.get(seat, POINTS) + final_points(state, seat, True) + final_points(state, seat, False)
    track: i64 = 0
    while track < TRACKS:
        points += track_points(state, seat, track)
        track += 1
    return points


def beats(state: Effects, one: i64, other: i64) -> bool:
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


def place_of(state: Effects, seat: i64) -> i64:
    """1 for the best; players who tie after all tie-breaks share a place."""
    place: i64 = 1
    other: i64 = 0
    while other < state.seats:
        if beats(state, other, seat):
            place += 1
        other += 1
    return place
