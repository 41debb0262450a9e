"""How good a state looks for a seat: the game's only hint to bots.

A value is in victory points: what the seat would score now, what its goods are still good for, and what its residences and
assistants could still activate. A tile that is being placed counts as placed where it looks best.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import LEFT, THIS, WIDTH
from asztal.core.pieces import SEATS
from asztal.core.spaces import free_beside
from asztal.games.minerva import actions, layout
from asztal.games.minerva import tables as t
from asztal.games.minerva.scoring import CULTURE_PART, GLORY_PART, ORDER_PART, TEMPLE_PART, points, temples
from asztal.games.minerva.state import Minerva

WILD: Final = 9  # culture points of any kind, in `gives`
PER: Final = 10  # good + 1 that is counted for denarii
PAYS: Final = 11  # good + 1 that can be exchanged

# What the weights are for; their numbers are in `weights.toml`.
COIN: Final = 0
RESOURCE_NOW: Final = 1  # what a resource is worth beyond a coin while there is much to build
A_ROUND: Final = 2  # activations a player should have left for each later round
WAITING: Final = 3  # what an activation is worth that should wait for a later round, of what it would bring now
SPARE: Final = 4  # what one is worth that need not wait
UNSEEN: Final = 5  # what an activation brings that finds no better line yet
GLORY_TOKEN: Final = 6  # a glory token, beyond the tile it would win now
TILE_SHARE: Final = 7  # a glory tile one would win now, until the round is over
EXCHANGED: Final = 8  # a good that can be exchanged for glory
NEARLY: Final = 9  # culture points that are too few for the top tile, of what they would bring
LATER: Final = 10  # a culture point of a later activation
TOO_FEW: Final = 11  # the same, where a line has fewer than the top tile needs
ACTIVATED: Final = 12  # a tile that a bath still activates
GLORY_LINE: Final = 13  # a glory token of an activation
COIN_NOW: Final = 14  # what a coin is worth beyond that while there is much to pay
GROWTH: Final = 15  # what a temple gains in a round
WEIGHTS: Final = (
    "coin",
    "resource-now",
    "a-round",
    "waiting",
    "spare",
    "unseen",
    "glory-token",
    "tile-share",
    "exchanged",
    "nearly",
    "later",
    "too-few",
    "activated",
    "glory-line",
    "coin-now",
    "growth",
)
"""Their names, in this order."""


def heuristic(state: Minerva, seat: i64) -> float:
    """The value of the state for the seat, by first sight."""
    return judged(state, seat, state.tables.weights)


def outlook(state: Minerva, seat: i64) -> float:
    """The same for whoever looks ahead."""
    return judged(state, seat, state.tables.fitted)


def judged(state: Minerva, seat: i64, w: vec[float]) -> float:
    return followed(state, seat, 3, w)


def followed(state: Minerva, seat: i64, depth: i64, w: vec[float]) -> float:
    """The value of a state in which the seat may be in the middle of something: as if it went on in the best way."""
    if state.over or not (state.acting >> seat) & 1:
        return value(state, seat, w)
    this = state.stack[state.depth - WIDTH + THIS]
    left = float(state.stack[state.depth - WIDTH + LEFT] - 1)
    step = state.now().name
    if step in ("may", "take-culture-tile", "move-to") or (step == "place" and not state.is_residence(this)):
        return best_after(state, seat, depth, w)
    found = value(state, seat, w)
    if step == "place":
        found += best_line(state, seat, False, w)
    elif step == "station":
        found += best_line(state, seat, True, w)
    elif step == "direction":
        found += City(state, seat, w).best_direction(state.space(this), False)
    elif step == "take-resource":
        found += left * resource_value(state, seat, w)
    elif step == "activate":
        found += left * w[ACTIVATED]
    return found


def best_after(state: Minerva, seat: i64, depth: i64, w: vec[float]) -> float:
    """The best value any of the choices leads to; selling is none of them."""
    best = -1000.0
    for action in state.offer:
        if action < actions.SELL or action >= actions.HIRE_MONEY:
            after = state.copy()
            after.decide(seat, action)
            found = followed(after, seat, depth - 1, w) if depth > 1 else value(after, seat, w)
            if found > best:
                best = found
    return best


def left_to_play(state: Minerva, seat: i64) -> float:
    """How many rounds are left for the seat, a begun one counting half."""
    rounds = float(t.ROUNDS - state.round())
    return rounds if state.passed(seat) else rounds + 0.5


def resource_value(state: Minerva, seat: i64, w: vec[float]) -> float:
    rounds = left_to_play(state, seat)
    return w[COIN] + w[RESOURCE_NOW] * (1.0 if rounds > 2.0 else rounds / 2.0)


def value(state: Minerva, seat: i64, w: vec[float]) -> float:
    parts = points(state, seat)
    found = float(parts[CULTURE_PART] + parts[GLORY_PART] + parts[TEMPLE_PART] + parts[ORDER_PART])
    coins = float(state.get(seat, t.DENARIUS))
    if state.over:
        return found + (coins + float(state.held(seat))) / float(t.EVERY)
    rounds = left_to_play(state, seat)
    found += coins * (w[COIN] + w[COIN_NOW] * (1.0 if rounds > 2.0 else rounds / 2.0))
    if w[GROWTH] > 0.0:
        found += w[GROWTH] * rounds * float(len(temples(state, seat)))
    found += float(state.held(seat)) * resource_value(state, seat, w)
    found += glory_value(state, seat, w)
    found += culture_value(state, state.get(seat, t.THEATRE), state.get(seat, t.ART), state.get(seat, t.SCIENCE), 0, w)
    return found + engine(state, seat, w)


def engine(state: Minerva, seat: i64, w: vec[float]) -> float:
    """What residences and assistants that are left could still activate: each the best line nobody else takes."""
    houses = state.residences_left(seat)
    assistants = state.get(seat, layout.ASSISTANTS)
    rounds = float(t.ROUNDS - state.round())
    if houses + assistants == 0 or (rounds == 0.0 and state.passed(seat)):
        return 0.0
    spare = float(houses + assistants) - w[A_ROUND] * rounds
    share = w[WAITING] if spare <= 0.0 else w[WAITING] - (w[WAITING] - w[SPARE]) * (1.0 if spare > 2.0 else spare / 2.0)
    unseen = w[UNSEEN] * (1.0 if rounds > 3.0 else rounds / 3.0)
    city = City(state, seat, w)
    found = 0.0
    if houses > 0:
        lines = empty_row(houses)
        for at in free_beside(city.spaces):
            keep_best(lines, city.best_direction(at, True))
        found += summed(lines, unseen)
    if assistants > 0:
        lines = empty_row(assistants)
        for piece in state.rings.piled(layout.CITY * SEATS + seat):
            if state.is_residence(piece) and not state.marks[piece] & layout.ASSISTED:
                keep_best(lines, city.best_direction(state.space(piece), True))
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


def glory_value(state: Minerva, seat: i64, w: vec[float]) -> float:
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
    extra = float(tokens if tokens < 4 else 4) * w[GLORY_TOKEN]
    if place >= t.places(round):
        return extra
    return w[TILE_SHARE] * float(state.tables.points[first + place]) + extra


def culture_value(state: Minerva, theatre: i64, art: i64, science: i64, wild: i64, w: vec[float]) -> float:
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
                found += w[NEARLY] * worth * float(held) / float(need)
        kind += 1
    return found


def culture_later(state: Minerva, theatre: i64, art: i64, science: i64, wild: i64, w: vec[float]) -> float:
    """What culture points of a later turn are likely to bring: by then others may have taken the top tiles."""
    found = 0.0
    kind: i64 = 0
    while kind < 3:
        held = theatre if kind == 0 else art if kind == 1 else science
        top = state.rings.top((layout.CULTURE + kind) * SEATS)
        if top >= 0 and held > 0:
            found += float(held) * (w[LATER] if held + wild >= state.tables.need[top] else w[TOO_FEW])
        kind += 1
    return found + float(wild) * w[TOO_FEW]


def best_line(state: Minerva, seat: i64, stations: bool, w: vec[float]) -> float:
    """What the best activation would bring: of a new residence anywhere, or of one in the city without an assistant."""
    city = City(state, seat, w)
    best = 0.0
    if stations:
        for piece in state.rings.piled(layout.CITY * SEATS + seat):
            if state.is_residence(piece) and not state.marks[piece] & layout.ASSISTED:
                found = city.best_direction(state.space(piece), False)
                if found > best:
                    best = found
        return best
    for at in free_beside(city.spaces):
        found = city.best_direction(at, False)
        if found > best:
            best = found
    return best


class City:
    """A player's city as a map, so that many lines can be followed without looking for each tile."""

    def __init__(self, state: Minerva, seat: i64, w: vec[float]) -> None:
        self.state: Minerva = state
        self.w: vec[float] = w
        self.spaces: vec[i64] = state.spaces(seat)
        """All occupied spaces, ascending."""
        self.held: vec[i64] = vec[i64]([state.get(seat, 0), state.get(seat, 1), state.get(seat, 2), state.get(seat, 3)])
        self.good: float = resource_value(state, seat, w)
        n: i64 = len(self.spaces)
        self.first: i64 = (self.spaces[0] >> 8) - 1
        """The row below the city."""
        west: i64 = 255
        east: i64 = 0
        for at in self.spaces:
            west = min(west, at & 255)
            east = max(east, at & 255)
        self.west: i64 = west - 1
        self.wide: i64 = east - west + 3
        self.kinds: vec[i64] = vec[i64]([0] * (self.wide * ((self.spaces[n - 1] >> 8) - self.first + 2)))
        """For each space of the map the kind of the tile there + 1; 0 for none, and for residences: lines end there."""
        for piece in state.rings.piled(layout.CITY * SEATS + seat):
            if not state.is_residence(piece):
                self.kinds[self.at(state.space(piece))] = state.tables.kind[piece] + 1

    def at(self, space: i64) -> i64:
        """The number of a space on the map."""
        return ((space >> 8) - self.first) * self.wide + (space & 255) - self.west

    def best_direction(self, start: i64, later: bool) -> float:
        best = 0.0
        at = self.at(start)
        step = self.wide
        direction: i64 = 0
        while direction < 4:
            if self.inside(at + step) and self.kinds[at + step] > 0:
                found = self.line_value(at, step, later)
                if found > best:
                    best = found
            step = 1 if direction == 0 else -self.wide if direction == 1 else -1
            direction += 1
        return best

    def inside(self, at: i64) -> bool:
        return at >= 0 and at < len(self.kinds)

    def line_value(self, start: i64, step: i64, later: bool) -> float:
        """What activating the tiles from a space on would bring, roughly: the nearest act first."""
        w = self.w
        tables = self.state.tables
        gives = tables.gives
        packed: i64 = 0
        exchanged = 0.0
        at = start + step
        while self.inside(at) and self.kinds[at] > 0:
            kind = self.kinds[at] - 1
            row = kind * t.GIVEN
            packed += tables.sums[kind]
            per = gives[row + PER] - 1
            if per >= 0 and per < t.RESOURCES:
                has = self.held[per] + part(packed, per)
                packed += (has if has < t.MOST_HELD else t.MOST_HELD) << (t.DENARIUS * t.BITS)
            pays = gives[row + PAYS] - 1
            if pays >= 0:
                has = self.held[pays] + part(packed, pays) if pays < t.RESOURCES else 2
                exchanged += w[EXCHANGED] * float(has if has < 3 else 2)
            at += step
        resources = part(packed, 0) + part(packed, 1) + part(packed, 2) + part(packed, 3)
        found = float(resources) * self.good + float(part(packed, t.DENARIUS)) * w[COIN] + exchanged
        found += float(part(packed, t.GLORY)) * w[GLORY_LINE]
        wild = part(packed, WILD)
        if packed >> (t.THEATRE * t.BITS) == 0:
            return found
        theatre = part(packed, t.THEATRE)
        art = part(packed, t.ART)
        science = part(packed, t.SCIENCE)
        if later:
            return found + culture_later(self.state, theatre, art, science, wild, w)
        return found + culture_value(self.state, theatre, art, science, wild, w)


def part(packed: i64, good: i64) -> i64:
    """How many of a good there are in a sum of `Tables.sums`."""
    return (packed >> (good * t.BITS)) & t.MASK
