"""Set-up, the round, and the end. The names follow the rulebook."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.control import Apart
from asztal.core.machine.frames import AUX, NEXT, SEAT, STAY
from asztal.core.machine.words import Step
from asztal.games.rollwrite import log
from asztal.games.rollwrite.actions import FAVOUR
from asztal.games.rollwrite.layout import (
    ACTIVE,
    DICE_SHOW,
    DIE_SHOWS,
    EXPORTED,
    ROUND,
    THIS_ROUND,
    TILE,
    TILE_USED,
    TILES,
    VILLAGE,
    WORKER_SHOWN,
    WORKING,
)
from asztal.games.rollwrite.scoring import place_of, total
from asztal.games.rollwrite.state import ADVENTURE, RollWrite
from asztal.games.rollwrite.tables import DICE, ROUNDS
from asztal.games.rollwrite.tables import TILES as TILE_COUNT

SOLO_TILES: Final = 3


# -- set-up --------------------------------------------------------------------------------------------------------------------


def set_up(m: RollWrite, villages: vec[i64]) -> None:
    """Everything from empty sheets to the first decision. The villages to choose from; everybody gets a different one as long
    as there are enough."""
    if m.mode == ADVENTURE:
        m.chance.shuffle(villages)
    for seat in range(m.seats):
        m.put(seat, VILLAGE, villages[seat % len(villages)])
        if m.mode == ADVENTURE:
            m.tell(log.VILLAGE, seat, m.get(seat, VILLAGE))
    draw_tiles(m)
    m.row[ACTIVE] = m.chance.below(m.seats)
    m.enter(m.tables.round, 0, -1, -1)
    m.run()


def draw_tiles(m: RollWrite) -> None:
    """As many favour tiles as players and one more; three in a solo game. The rest stays in the box."""
    bag = vec[i64]([0, 1, 2, 3, 4])
    m.chance.shuffle(bag)
    count: i64 = SOLO_TILES if m.seats == 1 else m.seats + 1
    m.row[TILES] = 0
    for i in range(count):
        m.row[TILES] |= 1 << bag[i]


# -- the round -----------------------------------------------------------------------------------------------------------------


class Roll(Step[RollWrite]):
    """A round begins: the active player rolls for everybody, and finished buildings work."""

    name = "roll"

    def go(self, m: RollWrite, f: i64) -> i64:
        row = m.row
        row[ROUND] += 1
        m.tell(log.ROUND, 0, m.round)
        for die in range(DICE):
            row[DICE_SHOW + die] = m.tables.faces[die * 6 + m.chance.below(6)]
        row[WORKER_SHOWN] = m.tables.workers[m.chance.below(6)]
        for seat in range(m.seats):
            for die in range(DICE + 1):
                m.put(seat, DIE_SHOWS + die, row[DICE_SHOW + die])
            m.put(seat, WORKING, m.finished(seat))
        m.tell(log.ROLLED, m.active, m.faces(m.active), row[WORKER_SHOWN])
        return NEXT


class Favours(Step[RollWrite]):
    """Everybody takes a favour tile, the active player first. AUX: how many have."""

    name = "favours"
    ask = "ask-favour"
    section = "favours"
    frame = " taken"

    def go(self, m: RollWrite, f: i64) -> i64:
        taken = m.stack[f + AUX]
        if taken == m.seats:
            return NEXT
        m.stack[f + SEAT] = (m.active + taken) % m.seats
        left = m.tiles_left()
        found = vec[i64]()
        for tile in range(TILE_COUNT):
            if (left >> tile) & 1:
                found = append(found, FAVOUR + tile)
        return m.ask(found)

    def resolve(self, m: RollWrite, f: i64, seat: i64, action: i64) -> i64:
        m.put(seat, TILE, action - FAVOUR)
        m.tell(log.TOOK_FAVOUR, seat, action - FAVOUR)
        m.stack[f + AUX] += 1
        return STAY


class Growing(Apart[RollWrite]):
    """Everybody grows the empire on the own sheet."""

    name = "growing"

    def begins(self, m: RollWrite, f: i64, seat: i64) -> i64:
        return m.tables.grow


class CleanUp(Step[RollWrite]):
    """Tiles go back to the middle, the next player becomes active; after ten rounds the game ends."""

    name = "clean-up"

    def go(self, m: RollWrite, f: i64) -> i64:
        for seat in range(m.seats):
            m.put(seat, TILE, -1)
            m.put(seat, TILE_USED, 0)
            m.put(seat, EXPORTED, 0)
            for field in range(THIS_ROUND, VILLAGE):
                m.put(seat, field, 0)
        if m.round == ROUNDS:
            finish(m)
            return STAY
        m.row[ACTIVE] = (m.active + 1) % m.seats
        return m.jump(f, m.tables.round)


# -- the end -------------------------------------------------------------------------------------------------------------------


def finish(m: RollWrite) -> None:
    m.end_game()
    if m.events is not None:
        tell_result(m)


def tell_result(m: RollWrite) -> None:
    if m.seats == 1:
        m.tell(log.RANKED, 0, total(m, 0))
        return
    winners: i64 = 0
    for seat in range(m.seats):
        if place_of(m, seat) == 1:
            winners += 1
    for seat in range(m.seats):
        if place_of(m, seat) == 1:
            m.tell(log.WON if winners == 1 else log.SHARED, seat, total(m, seat))
