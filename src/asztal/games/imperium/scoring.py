"""The end: what goes back before, points and their parts, ranks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.counting import tally
from asztal.core.pieces import SEATS
from asztal.games.imperium import log
from asztal.games.imperium import tables as t
from asztal.games.imperium.state import Imperium

# parts of the score: progress, power card, play, garrison, history, sunken pile, hand and decks, unrest
UNREST_PART: Final = 7
ANY_POINTS: Final = 1000000
"""More than anybody can have."""
PART_OF: Final = (6, 6, 6, 2, 4, 3, 6, 6, 6, 5, 1)  # by zone


def card_points(m: Imperium, seat: i64, piece: i64) -> i64:
    """What one card is worth to its owner now; a variable one at most ten."""
    kind = m.tables.kind[piece]
    found = m.tables.vp[kind]
    place = m.tables.points[kind]
    if place:
        found += tally(m, seat, piece, place, t.VP)
        if m.traits(piece) & t.VARIABLE:
            return min(found, t.MOST_POINTS)
    return found


def points(m: Imperium, seat: i64) -> vec[i64]:
    """What a player would score now, by part."""
    parts = vec[i64]([m.get(seat, t.PRG), 0, 0, 0, 0, 0, 0, 0])
    for zone in range(t.OWN_ZONES):
        if (t.SCORED >> zone) & 1:
            for piece in m.rings.piled(zone * SEATS + seat):
                kind = m.tables.kind[piece]
                if m.tables.vp[kind] or m.tables.points[kind]:
                    part: i64 = UNREST_PART if m.traits(piece) & t.UNREST else PART_OF[zone]
                    parts[part] += card_points(m, seat, piece)
    return parts


def scoring_cards(m: Imperium, seat: i64) -> list[int]:
    """The cards of a player on which points are printed, wherever they score."""
    found = [int(piece) for zone in range(t.OWN_ZONES) if t.SCORED >> zone & 1 for piece in m.rings.piled(zone * SEATS + seat)]
    return [piece for piece in found if m.tables.vp[m.tables.kind[piece]] or m.tables.points[m.tables.kind[piece]]]


def total(m: Imperium, seat: i64) -> i64:
    found: i64 = 0
    for part in points(m, seat):
        found += part
    return found


def unrest_of(m: Imperium, seat: i64) -> i64:
    """Every unrest a player owns."""
    return m.count(seat, t.UNREST, t.SCORED)


def standing(m: Imperium, seat: i64) -> i64:
    """What decides who wins, higher is better: points; after a collapse first of all few unrest."""
    return total(m, seat) - (unrest_of(m, seat) * ANY_POINTS if m.row[t.COLLAPSED] else 0)


def ahead(m: Imperium, seat: i64, other: i64) -> bool:
    """Whether one player comes before another."""
    return standing(m, seat) > standing(m, other)


def finish(m: Imperium) -> None:
    """The game is over: what returns unrest before the winner is found does so, then it is told."""
    m.row[t.PHASE] = t.OVER
    m.seen += 1
    for seat in range(m.seats):
        end_return(m, seat)
    standings = [standing(m, seat) for seat in range(m.seats)]
    for seat in range(m.seats):
        if standings[seat] == max(standings):
            if m.row[t.COLLAPSED]:
                m.tell(log.COLLAPSE_WINNER, seat, unrest_of(m, seat))
            else:
                m.tell(log.WINNER if standings.count(max(standings)) == 1 else log.SHARED, seat, total(m, seat))


def end_return(m: Imperium, seat: i64) -> None:
    """Sumerians: up to two unrest go back, each time the one that helps most, as long as one does."""
    left: i64 = 0
    for zone in (t.HAND, t.DISCARD, t.DECK, t.PLAY, t.HISTORY, t.GARRISON, t.SUNKEN):
        for piece in m.rings.piled(zone * SEATS + seat):
            if m.printed(piece, t.END_RETURN):
                left += m.program.code[m.rule_place(piece, t.END_RETURN)]
    while left > 0:
        left -= 1
        best: i64 = -1
        most = standing(m, seat)
        for zone in (t.HAND, t.PLAY, t.DISCARD, t.DECK, t.HISTORY):
            for piece in m.rings.inside(zone, seat):
                if m.traits(piece) & t.UNREST:
                    other = m.copy()
                    put_back(other, piece)
                    if standing(other, seat) > most:
                        best, most = piece, standing(other, seat)
                    break
        if best != -1:
            put_back(m, best)
            m.tell(log.END_RETURNED, seat, 1)


def put_back(m: Imperium, piece: i64) -> None:
    """An unrest goes back to the pile; nobody waits for that any more."""
    m.marks[piece] = 0
    m.rings.move(piece, t.UNREST_PILE, 0)
