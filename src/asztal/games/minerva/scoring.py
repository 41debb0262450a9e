"""The end: points and their parts, ties, and the titles of the solo game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.counting import tally
from asztal.core.pieces import SEATS
from asztal.games.minerva import layout, log
from asztal.games.minerva import tables as t
from asztal.games.minerva.state import Minerva

# parts of the score
CULTURE_PART: Final = 0
GLORY_PART: Final = 1
TEMPLE_PART: Final = 2
GOODS_PART: Final = 3
ORDER_PART: Final = 4
PARTS: Final = 5

TITLES: Final = (30, 40, 50, 60, 70, 80)
"""From so many points on the next title is won."""


def points(m: Minerva, seat: i64) -> vec[i64]:
    """What a player would score now, by part."""
    found = vec[i64]([0] * PARTS)
    for tile in m.rings.piled(layout.WON * SEATS + seat):
        found[GLORY_PART if tile >= t.GLORY_TILES else CULTURE_PART] += m.tables.points[tile]
    for tile in m.rings.piled(layout.CITY * SEATS + seat):
        end = m.tables.end[m.tables.kind[tile]]
        if end:
            found[TEMPLE_PART] += tally(m, seat, tile, end, t.VP)
    found[GOODS_PART] = (m.get(seat, t.DENARIUS) + m.held(seat)) // t.EVERY
    order = m.order_of(seat)
    if m.round() == t.ROUNDS and order > 0 and order < m.seats:  # the highest tile is never turned over
        found[ORDER_PART] = m.tables.points[t.ORDER_TILES + order - 1]
    return found


def total(m: Minerva, seat: i64) -> i64:
    found: i64 = 0
    for part in points(m, seat):
        found += part
    return found


def temples(m: Minerva, seat: i64) -> vec[i64]:
    """The temples of a city."""
    found = vec[i64]()
    for tile in m.rings.piled(layout.CITY * SEATS + seat):
        if m.category(tile) == t.TEMPLE:
            found = append(found, tile)
    return found


def ahead(m: Minerva, seat: i64, other: i64) -> bool:
    """Whether one player comes before another: points, culture and glory tiles, temples, the lower order tile."""
    difference = total(m, seat) - total(m, other)
    if difference == 0:
        difference = m.rings.count(layout.WON, seat) - m.rings.count(layout.WON, other)
    if difference == 0:
        difference = len(temples(m, seat)) - len(temples(m, other))
    if difference == 0 and m.rings.count(layout.HELD, seat) > 0:
        difference = m.order_of(other) - m.order_of(seat)
    return difference > 0


def rank(m: Minerva, seat: i64) -> i64:
    found: i64 = 1
    for other in range(m.seats):
        if other != seat and ahead(m, other, seat):
            found += 1
    return found


def title(score: i64) -> i64:
    """The number of the title for a solo score, 0 for the lowest."""
    found: i64 = 0
    for least in TITLES:
        if score >= least:
            found += 1
    return found


def finish(m: Minerva) -> None:
    """The game is over."""
    m.end_game()
    if m.seats == 1:
        m.tell(log.SOLO_END, 0, total(m, 0), title(total(m, 0)))
        return
    for seat in range(m.seats):
        if rank(m, seat) == 1:
            m.tell(log.WINNER, seat, total(m, seat))
