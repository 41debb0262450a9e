"""Estates of the advanced game: where one fits, and creating it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import NEXT, SEAT
from asztal.core.machine.words import Step
from asztal.games.rollwrite import log
from asztal.games.rollwrite.actions import NO_ESTATE, PLACE
from asztal.games.rollwrite.layout import ESTATE_AT, ESTATES, FENCED
from asztal.games.rollwrite.state import BASIC, RollWrite
from asztal.games.rollwrite.tables import CELLS, SECTIONS, SLOTS


class Estate(Step[RollWrite]):
    """At the end of a player's round one estate may be created."""

    name = "estate"
    ask = "ask-estate"
    section = "estates"

    def go(self, m: RollWrite, f: i64) -> i64:
        found = estate_options(m, m.stack[f + SEAT])
        return NEXT if len(found) == 0 else m.ask(append(found, NO_ESTATE))

    def resolve(self, m: RollWrite, f: i64, seat: i64, action: i64) -> i64:
        if action != NO_ESTATE:
            create_estate(m, seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
        return NEXT


def free_sections(m: RollWrite, seat: i64) -> i64:
    """Completed sections that are not part of an estate."""
    return m.completed(seat) & ~m.get(seat, FENCED)


def estate_options(m: RollWrite, seat: i64) -> vec[i64]:
    found = vec[i64]()
    if m.mode == BASIC:
        return found
    free = free_sections(m, seat)
    for slot in range(SLOTS):
        for corner in range(CELLS):
            if m.fits(seat, slot, corner, free):
                found = append(found, PLACE + slot * CELLS + corner)
    return found


def create_estate(m: RollWrite, seat: i64, slot: i64, corner: i64) -> None:
    """Fence in the sections; the building's underlined value is one higher from the next round on."""
    m.put(seat, ESTATE_AT + m.estate_count(seat), 1 + slot * CELLS + corner)
    fence(m, seat, slot, corner)
    m.tell(log.CREATED, seat, m.building(seat, slot), corner // SECTIONS, corner % SECTIONS)


def fence(m: RollWrite, seat: i64, slot: i64, corner: i64) -> None:
    """The sections of an estate belong to it, and its building counts it."""
    m.put(seat, FENCED, m.get(seat, FENCED) | (m.tables.shape[m.building(seat, slot)] << corner))
    m.add(seat, ESTATES + slot, 1)
