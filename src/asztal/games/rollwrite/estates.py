"""Estates of the advanced game: where one fits, and creating it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.games.rollwrite import log
from asztal.games.rollwrite.actions import NO_ESTATE, PLACE
from asztal.games.rollwrite.effects import Effects
from asztal.games.rollwrite.state import BASIC, ESTATE_AT, ESTATES, FENCED
from asztal.games.rollwrite.tables import CELLS, SECTIONS, SLOTS


class Estates(Effects):
    """How completed sections become estates."""

    def free_sections(self, seat: i64) -> i64:
        """Completed sections that are not part of an estate."""
        return self.completed(seat) & ~self.get(seat, FENCED)

    def estate_possible(self, seat: i64) -> bool:
        if self.mode == BASIC:
            return False
        free = self.free_sections(seat)
        slot: i64 = 0
        while slot < SLOTS:
            if self.tables.shape[self.building(seat, slot)] != 0:
                corner: i64 = 0
                while corner < CELLS:
                    if self.fits(seat, slot, corner, free):
                        return True
                    corner += 1
            slot += 1
        return False

    def estate_options(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        free = self.free_sections(seat)
        slot: i64 = 0
        while slot < SLOTS:
            if self.tables.shape[self.building(seat, slot)] != 0:
                corner: i64 = 0
                while corner < CELLS:
                    if self.fits(seat, slot, corner, free):
                        found = append(found, PLACE + slot * CELLS + corner)
                    corner += 1
            slot += 1
        return append(found, NO_ESTATE)

    def create_estate(self, seat: i64, slot: i64, corner: i64) -> None:
        """Fence in the sections; the building's underlined value is one higher from the next round on."""
        building = self.building(seat, slot)
        self.put(seat, ESTATE_AT + self.estate_count(seat), 1 + slot * CELLS + corner)
        self.put(seat, FENCED, self.get(seat, FENCED) | (self.tables.shape[building] << corner))
        self.add(seat, ESTATES + slot, 1)
        self.tell(log.CREATED, seat, building, corner // SECTIONS, corner % SECTIONS)
