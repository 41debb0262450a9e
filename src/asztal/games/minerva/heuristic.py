"""How good a state looks for a seat: the game's only hint to bots.

A value is in victory points: what the seat would score now, what its goods are still good for, and what its residences and
assistants could still activate. A tile that is being placed counts as placed where it looks best.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.machine import LEFT, THIS, WIDTH
from asztal.core.pieces import SEATS
from asztal.core.spaces import step_to
from asztal.games.minerva import actions, layout
from asztal.games.minerva import tables as t
from asztal.games.minerva.scoring import CULTURE_PART, GLORY_PART, ORDER_PART, TEMPLE_PART, points
from asztal.games.minerva.state import Minerva

COIN: Final = 1.0 / 3.0
RESOURCE_NOW: Final = 0.4  # what a resource is worth beyond a coin while there is much to build
A_ROUND: Final = 1.7  # activations a player should have left for each later round
WAITING: Final = 1.1  # what an activation is worth that should wait for a later round, of what it would bring now
SPARE: Final = 0.75  # what one is worth that need not wait
UNSEEN: Final = 2.5  # what an activation brings that finds no better line yet
GLORY_TOKEN: Final = 0.4  # a glory token, beyond the tile it would win now
TILE_SHARE: Final = 0.6  # a glory tile one would win now, until the round is over
EXCHANGED: Final = 0.4  # a good that can be exchanged for glory
NEARLY: Final = 0.35  # culture points that are too few for the top tile, of what they would bring
LATER: Final = 1.4  # a culture point of a later activation
TOO_FEW: Final = 0.6  # the same, where a line has fewer than the top tile needs
ACTIVATED: Final = 1.0  # a tile that a bath still activates
GLORY_LINE: Final = 1.1  # a glory token of an activation
WILD: Final = 9  # culture points of any kind, in `gives`
PER: Final = 10  # good + 1 that is counted for denarii
PAYS: Final = 11  # good + 1 that can be exchanged


def heuristic(state: Minerva, seat: i64) -> float:
    """The value of the state for the seat."""
    return followed(state, seat, 3)


def followed(state: Minerva, seat: i64, depth: i64) -> float:
    """The value of a state in which the seat may be in the middle of something: as if it went on in the best way."""
    if state.over or not (state.acting >> seat) & 1:
        return value(state, seat)
    this = state.stack[state.depth - WIDTH + THIS]
    left = float(state.stack[state.depth - WIDTH + LEFT] - 1)
    step = state.now().name
    if step in ("may", "take-culture-tile", "move-to") or (step == "place" and not state.is_residence(this)):
        return best_after(state, seat, depth)
    found = value(state, seat)
    if step == "place":
        found += best_line(state, seat, False)
    elif step == "station":
        found += best_line(state, seat, True)
    elif step == "direction":
        found += best_direction(state, seat, state.space(this), False)
    elif step == "take-resource":
        found += left * resource_value(state, seat)
    elif step == "activate":
        found += left * ACTIVATED
    return found


def best_after(state: Minerva, seat: i64, depth: i64) -> float:
    """The best value any of the choices leads to; selling is none of them."""
    best = -1000.0
    for action in state.offer:
        if action < actions.SELL or action >= actions.HIRE_MONEY:
            after = state.copy()
            after.decide(seat, action)
            found = followed(after, seat, depth - 1) if depth > 1 else value(after, seat)
            if found > best:
                best = found
    return best


def left_to_play(state: Minerva, seat: i64) -> float:
    """How many rounds are left for the seat, a begun one counting half."""
    rounds = float(t.ROUNDS - state.round())
    return rounds if state.passed(seat) else rounds + 0.5


def resource_value(state: Minerva, seat: i64) -> float:
    rounds = left_to_play(state, seat)
    return COIN + RESOURCE_NOW * (1.0 if rounds > 2.0 else rounds / 2.0)


def value(state: Minerva, seat: i64) -> float:
    parts = points(state, seat)
    found = float(parts[CULTURE_PART] + parts[GLORY_PART] + parts[TEMPLE_PART] + parts[ORDER_PART])
    found += float(state.get(seat, t.DENARIUS)) * COIN
    if state.over:
        return found + float(state.held(seat)) * COIN
    found += float(state.held(seat)) * resource_value(state, seat)
    found += glory_value(state, seat)
    found += culture_value(state, state.get(seat, t.THEATRE), state.get(seat, t.ART), state.get(seat, t.SCIENCE), 0)
    return found + engine(state, seat)


def engine(state: Minerva, seat: i64) -> float:
    """What residences and assistants that are left could still activate: each the best line nobody else takes."""
    houses = state.residences_left(seat)
    assistants = state.get(seat, layout.ASSISTANTS)
    rounds = float(t.ROUNDS - state.round())
    if houses + assistants == 0 or (rounds == 0.0 and state.passed(seat)):
        return 0.0
    spare = float(houses + assistants) - A_ROUND * rounds
    share = WAITING if spare <= 0.0 else WAITING - (WAITING - SPARE) * (1.0 if spare > 2.0 else spare / 2.0)
    unseen = UNSEEN * (1.0 if rounds > 3.0 else rounds / 3.0)
    found = 0.0
    if houses > 0:
        lines = empty_row(houses)
        for at in state.spots(seat):
            keep_best(lines, best_direction(state, seat, at, True))
        found += summed(lines, unseen)
    if assistants > 0:
        lines = empty_row(assistants)
        for piece in state.rings.piled(layout.CITY * SEATS + seat):
            if state.is_residence(piece) and not state.marks[piece] & layout.ASSISTED:
                keep_best(lines, best_direction(state, seat, state.space(piece), True))
        found += summed(lines, unseen)
    return found * share


def empty_row(n: i64) -> vec[float]:
    row = vec[float]()
    while n > 0:
        row = append(row, 0.0)
        n -= 1
    return row


def keep_best(row: vec[float], found: float) -> None:
    """Put a number into a descending row, whose last one goes."""
    i: i64 = len(row) - 1
    if found <= row[i]:
        return
    while i > 0 and row[i - 1] < found:
        row[i] = row[i - 1]
        i -= 1
    row[i] = found


def summed(row: vec[float], unseen: float) -> float:
    """What activations bring in all: a poor line now still counts, but by then a better one will have been built."""
    found = 0.0
    for one in row:
        found += one if one > 2.0 * unseen else unseen + 0.5 * one
    return found


def glory_value(state: Minerva, seat: i64) -> float:
    """The glory tile the seat would win now, as far as nobody takes it away."""
    tokens = state.get(seat, t.GLORY)
    if tokens == 0:
        return 0.0
    round = state.round()
    first = t.first_glory_tile(round)
    if state.seats == 1:
        return 0.9 * float(state.tables.points[first if tokens >= round else first + 1]) + 0.1 * float(tokens)
    place: i64 = 0
    for other in range(state.seats):
        if other != seat and state.get(other, t.GLORY) > tokens:
            place += 1
    extra = float(tokens if tokens < 4 else 4) * GLORY_TOKEN
    if place >= t.places(round):
        return extra
    return TILE_SHARE * float(state.tables.points[first + place]) + extra


def culture_value(state: Minerva, theatre: i64, art: i64, science: i64, wild: i64) -> float:
    """What culture points of one turn would bring."""
    found = 0.0
    kind: i64 = 0
    spare = wild
    while kind < 3:
        held = theatre if kind == 0 else art if kind == 1 else science
        top = state.rings.top((layout.CULTURE + kind) * SEATS)
        if top >= 0 and held + spare > 0:
            need = state.tables.need[top]
            worth = float(state.tables.points[top])
            if held + spare >= need:
                if held < need:
                    spare -= need - held
                found += worth
            elif held > 0:
                found += NEARLY * worth * float(held) / float(need)
        kind += 1
    return found


def culture_later(state: Minerva, theatre: i64, art: i64, science: i64, wild: i64) -> float:
    """What culture points of a later turn are likely to bring: by then others may have taken the top tiles."""
    found = 0.0
    kind: i64 = 0
    while kind < 3:
        held = theatre if kind == 0 else art if kind == 1 else science
        top = state.rings.top((layout.CULTURE + kind) * SEATS)
        if top >= 0 and held > 0:
            found += float(held) * (LATER if held + wild >= state.tables.need[top] else TOO_FEW)
        kind += 1
    return found + float(wild) * TOO_FEW


def best_line(state: Minerva, seat: i64, stations: bool) -> float:
    """What the best activation would bring: of a new residence anywhere, or of one in the city without an assistant."""
    best = 0.0
    if stations:
        for piece in state.rings.piled(layout.CITY * SEATS + seat):
            if state.is_residence(piece) and not state.marks[piece] & layout.ASSISTED:
                found = best_direction(state, seat, state.space(piece), False)
                if found > best:
                    best = found
        return best
    for at in state.spots(seat):
        found = best_direction(state, seat, at, False)
        if found > best:
            best = found
    return best


def best_direction(state: Minerva, seat: i64, at: i64, later: bool) -> float:
    best = 0.0
    direction: i64 = 0
    while direction < 4:
        found = line_value(state, seat, at, step_to(direction), later)
        if found > best:
            best = found
        direction += 1
    return best


def line_value(state: Minerva, seat: i64, start: i64, step: i64, later: bool) -> float:
    """What activating the tiles from a space on would bring, roughly: the nearest act first."""
    at = start + step
    piece = state.tile_at(seat, at)
    if piece < 0:
        return 0.0
    gives = state.tables.gives
    have = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    held = vec[i64]([state.get(seat, 0), state.get(seat, 1), state.get(seat, 2), state.get(seat, 3)])
    exchanged = 0.0
    while piece >= 0 and not state.is_residence(piece):
        row = state.tables.kind[piece] * t.GIVEN
        good: i64 = 0
        while good <= WILD:
            amount = gives[row + good]
            if amount > 0:
                have[good] += amount
                if good < t.RESOURCES:
                    held[good] += amount
            good += 1
        per = gives[row + PER] - 1
        if per >= 0 and per < t.RESOURCES:
            have[t.DENARIUS] += held[per] if held[per] < t.MOST_HELD else t.MOST_HELD
        pays = gives[row + PAYS] - 1
        if pays >= 0:
            exchanged += EXCHANGED * float(held[pays] if pays < t.RESOURCES and held[pays] < 3 else 2)
        at += step
        piece = state.tile_at(seat, at)
    resources = have[0] + have[1] + have[2] + have[3]
    found = float(resources) * resource_value(state, seat) + float(have[t.DENARIUS]) * COIN + exchanged
    found += float(have[t.GLORY]) * GLORY_LINE
    if later:
        return found + culture_later(state, have[t.THEATRE], have[t.ART], have[t.SCIENCE], have[WILD])
    return found + culture_value(state, have[t.THEATRE], have[t.ART], have[t.SCIENCE], have[WILD])
