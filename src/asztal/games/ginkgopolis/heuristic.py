"""How good a state looks for a seat: the game's only hint to bots.

A value is in success points: what the seat would score now, plus what its goods and permanent bonuses are likely to bring.
A card chosen but not carried out yet counts as if it were carried out alone, with everybody else standing still.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.core.machine.counting import tally
from asztal.core.playout import acting_seat
from asztal.games.ginkgopolis.building import carry_out
from asztal.games.ginkgopolis.layout import (
    CHOOSING_TILE,
    KEPT,
    LAID,
    POINTS,
    READY,
    RESOURCES,
    SCREEN,
    STEP,
    SUPPLY,
)
from asztal.games.ginkgopolis.scoring import card_points, district_points, token_points
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.tables import HAL, RESOURCE, SP, TILE

RESOURCE_VALUE: Final = 0.9
TILE_VALUE: Final = 1.6
SPARE_TILE_VALUE: Final = 0.3  # a tile beyond what is soon built
TILES_WANTED: Final = 4
DISTRICT_SHARE: Final = 0.75  # districts are fought over until the end
RIVAL_SHARE: Final = 0.2  # how much the districts of the best other hurt
SCORE_CARD_GROWTH: Final = 2.0  # what an end-of-game card is likely to gain still
ROUNDS_PER_TILE: Final = 0.2  # how many rounds a tile in the supply stands for
USES_PER_ROUND: Final = 0.25  # how often a permanent bonus is used


def heuristic(state: Ginkgopolis, seat: i64) -> float:
    """The value of the state for the seat."""
    if choosing(state):
        step = state.get(seat, STEP)
        if step == READY:
            return value(carried_out(state, seat, state.only(LAID, seat)), seat)
        if step == CHOOSING_TILE:
            return best_with_any_tile(state, seat)
    return value(state, seat)


def choosing(state: Ginkgopolis) -> bool:
    """Whether everybody is choosing a card."""
    return not state.over and state.now().name == "choose-card"


def best_with_any_tile(state: Ginkgopolis, seat: i64) -> float:
    """The best the chosen card can do, alone or with a tile."""
    best = -1000.0
    options = state.options(seat)
    for i in range(i64(len(options))):
        tile: i64 = -1 if options[i] == state.tables.alone else options[i] - state.tables.lay
        found = value(carried_out(state, seat, tile), seat)
        if found > best:
            best = found
    return best


def carried_out(state: Ginkgopolis, seat: i64, tile: i64) -> Ginkgopolis:
    """The state after the seat's chosen card has been carried out with the tile (-1: alone) and nothing else has happened."""
    after = state.copy()
    if tile >= 0 and not after.rings.lies(tile, LAID, seat):
        after.rings.move(tile, LAID, seat)
    after.depth = 0
    carry_out(after, seat)
    after.run()
    keep = after.tables.keep
    while after.acting != 0:
        actor = acting_seat(after)
        options = after.options(actor)
        after.decide(actor, options[0] if options[0] == keep else options[len(options) - 1])
    return after


def value(state: Ginkgopolis, seat: i64) -> float:
    """What the seat has, and what that is likely to bring."""
    districts = district_points(state)
    total = float(state.get(seat, POINTS) + card_points(state, seat) + token_points(state, seat))
    rival: i64 = 0
    for side in range(i64(len(districts))):
        if side != seat and districts[side] > rival:
            rival = districts[side]
    if state.seats == 1:  # against Hal it is the lead that counts
        total -= float(state.get(HAL, POINTS) + card_points(state, HAL))
    if state.over:
        return total + float(districts[seat] - (districts[HAL] if state.seats == 1 else 0))
    total += DISTRICT_SHARE * float(districts[seat]) - (DISTRICT_SHARE if state.seats == 1 else RIVAL_SHARE) * float(rival)
    total += RESOURCE_VALUE * float(state.get(seat, RESOURCES))
    tiles = state.count(SCREEN, seat) + state.count(LAID, seat)
    wanted = tiles if tiles < TILES_WANTED else TILES_WANTED
    total += TILE_VALUE * float(wanted) + SPARE_TILE_VALUE * float(tiles - wanted)
    if state.ending:
        return total
    return total + future(state, seat)


def future(state: Ginkgopolis, seat: i64) -> float:
    """What the seat's face-up cards are likely to bring in the rounds left."""
    comes_back = state.exhausted == 0 and state.seats > 1  # against Hal the supply runs out once
    rounds = 2.0 + ROUNDS_PER_TILE * float(state.count(SUPPLY, 0)) * (2.0 if comes_back else 1.0) / float(state.seats) * 2.0
    total = 0.0
    for card in state.rings.inside(KEPT, seat):
        if state.tables.bonus[card]:
            total += rounds * USES_PER_ROUND * bonus_value(state, seat, card)
        else:
            total += SCORE_CARD_GROWTH
    return total


def bonus_value(state: Ginkgopolis, seat: i64, card: i64) -> float:
    """What one use of a permanent bonus is worth."""
    bonus = state.tables.bonus[card]
    return (
        0.8 * float(tally(state, seat, card, bonus, RESOURCE))
        + 0.6 * float(tally(state, seat, card, bonus, TILE))
        + float(tally(state, seat, card, bonus, SP))
    )
