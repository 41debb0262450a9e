"""How good a state looks for a seat: the game's only hint to bots.

A value is in victory points: what the sheet would score now, what half-finished things are worth, what buildings are likely to
bring in the rounds left, and what the goods and actions of this round are good for. Saying "done" loses only the latter, so a
greedy player goes on as long as anything is worth doing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.control import GainPer, If
from asztal.core.machine.words import Noun, Step
from asztal.games.rollwrite.effects import (
    ALL_SECTIONS,
    ALL_TRACKS,
    ANY_SECTION,
    BOXES_WORD,
    IMPERIAL,
    Bridges,
    Buildings,
    CirclesCrossed,
    Columns,
    Completed,
    Crossed,
    DieShows,
    EstatesOf,
    Fields,
    Left,
    PayAny,
    Reached,
    Sections,
    TakeAny,
    Tracks,
    brings,
    price,
)
from asztal.games.rollwrite.growing import Grow, Rerolls, can_export, room_to_keep
from asztal.games.rollwrite.layout import (
    ACTIONS_LEFT,
    BOXES,
    BUILT,
    CIRCLES_CROSSED,
    ESTATES,
    GOODS,
    KEPT_GOODS,
    TILE,
    TILE_USED,
)
from asztal.games.rollwrite.scoring import star_points, total
from asztal.games.rollwrite.state import RollWrite
from asztal.games.rollwrite.tables import (
    ACTION,
    ANY,
    BEGINS,
    BRIDGES,
    CIRCLES,
    COIN,
    CROPS_TILE,
    CROSS,
    DISCOUNT,
    DONATION,
    ENDS,
    EXPORT_TILE,
    FIELD_COUNT,
    FREE_HARVEST,
    GOLD,
    HARVEST_MORE,
    HELPER,
    ROLLS,
    ROUNDS,
    SECTIONS,
    SLOTS,
    STAR,
    STORE,
    TRACK_BOXES,
    TRACKS,
    USES,
    VP,
    some,
)

# What the weights are for; their numbers are in `weights.toml`.
GOOD_VALUE: Final = 0  # a resource in a round to come
GOLD_VALUE: Final = 1
POOL_GOOD: Final = 2  # a resource that can still be used this round
POOL_GOLD: Final = 3
ACTION_VALUE: Final = 4
IDLE_VALUE: Final = 5  # a resource no action is left for
GOODS_PER_ACTION: Final = 6
ROUND_VALUE: Final = 7  # what an ordinary roll is worth
BEGUN_SHARE: Final = 8  # how much of a building half of its boxes are worth, against the square of the share
WORK_SHARE: Final = 9  # how much a building that is not finished yet is trusted
FINISH_TIME: Final = 10  # rounds each box still to be crossed takes
STAR_SHARE: Final = 11  # a star building is worth more than it would score in an ordinary game: who has it plays for it
CONDITION_SHARE: Final = 12  # how much of a condition's points is hoped for
USE_SHARE: Final = 13  # swaps, discounts and boxes without an action
CIRCLE_SHARE: Final = 14  # how much of an open circle is likely to be used
BRIDGE_SHARE: Final = 15  # how much of the next field half a bridge is worth
WEIGHTS: Final = (
    "good-value",
    "gold-value",
    "pool-good",
    "pool-gold",
    "action-value",
    "idle-value",
    "goods-per-action",
    "round-value",
    "begun-share",
    "work-share",
    "finish-time",
    "star-share",
    "condition-share",
    "use-share",
    "circle-share",
    "bridge-share",
)
"""Their names, in this order."""


def heuristic(state: RollWrite, seat: i64) -> float:
    """The value of the state for the seat, by first sight."""
    return judged(state, seat, state.tables.weights)


def outlook(state: RollWrite, seat: i64) -> float:
    """The same for whoever looks ahead."""
    return judged(state, seat, state.tables.fitted)


def judged(state: RollWrite, seat: i64, w: vec[float]) -> float:
    """The value of the state for the seat, less a little for the best other player."""
    value = worth(state, seat, w)
    if state.seats == 1:
        return value
    rival = -1000.0
    for other in range(state.seats):
        if other != seat:
            points = float(total(state, other))
            if points > rival:
                rival = points
    return value - 0.01 * rival


def worth(state: RollWrite, seat: i64, w: vec[float]) -> float:
    """What the seat has, and what that is likely to bring."""
    value = float(total(state, seat))
    if state.over:
        return value
    step = step_of(state, seat)
    before = not state.together or isinstance(step, Rerolls)
    rounds = float(ROUNDS - state.round) + (1.0 if before else 0.0)  # in which buildings that work will give
    value += w[ROUND_VALUE] * rounds + tile_worth(state, seat, before, step, w)
    value += tracks_worth(state, seat, rounds, w) + circles_worth(state, seat, rounds, w)
    value += buildings_worth(state, seat, rounds, w)
    for good in range(GOLD + 1):
        value += 0.5 * float(state.get(seat, KEPT_GOODS + good))
    if isinstance(step, (Grow, PayAny, TakeAny)):
        value += pool_worth(state, seat, w) + conditions_worth(state, seat, w)
        if not isinstance(step, Grow):
            value += 0.7
    return value


def step_of(state: RollWrite, seat: i64) -> Step[RollWrite]:
    """The step that asks the seat, or where the game stands if it is not asked."""
    return state.step_at(state.asking(seat)) if (state.acting >> seat) & 1 else state.now()


def tracks_worth(state: RollWrite, seat: i64, rounds: float, w: vec[float]) -> float:
    """Boxes of unfinished sections, as shares of their points."""
    value = 0.0
    printed = state.tables
    for track in range(TRACKS):
        crossed = state.get(seat, BOXES + track)
        done = state.sections(seat, track)
        at = track * TRACK_BOXES + crossed
        begun: i64 = 0
        while crossed - begun > 0 and printed.sections[at - begun - 1] == done and begun < 3:
            begun += 1
        if begun > 0 and done < SECTIONS:
            gain = printed.points[track * (SECTIONS + 1) + done + 1] - printed.points[track * (SECTIONS + 1) + done]
            value += float(gain * begun) / (float(begun) + 1.0) * (0.95 if rounds > 0.0 else 0.8)
    return value


def circle_worth(goods: i64, w: vec[float]) -> float:
    basic = float(some(goods, 0) + some(goods, 1) + some(goods, 2))
    return w[GOOD_VALUE] * basic + w[GOLD_VALUE] * float(some(goods, GOLD)) - 0.2


def circles_worth(state: RollWrite, seat: i64, rounds: float, w: vec[float]) -> float:
    """Open circles, as many as can still be harvested, and the way to the next field."""
    printed = state.tables
    fields = state.open_fields(seat)
    crossed = state.get(seat, CIRCLES_CROSSED)
    left = rounds * 1.6 + (1.0 if state.get(seat, ACTIONS_LEFT) > 0 else 0.0)
    value = 0.0
    circle = fields * 3 - 1
    while circle >= 0 and left > 0.0:
        if not (crossed >> circle) & 1:
            value += circle_worth(printed.circles[circle], w) * w[CIRCLE_SHARE]
            left -= 1.0
        circle -= 1
    if fields < FIELD_COUNT and left > 0.0:
        before: i64 = 0 if fields == 0 else printed.opens[fields - 1]
        way = float(state.sections(seat, BRIDGES) - before) / float(printed.opens[fields] - before)
        circle = fields * 3
        while circle < CIRCLES and circle < fields * 3 + 3 and left > 0.0:
            value += circle_worth(printed.circles[circle], w) * w[CIRCLE_SHARE] * w[BRIDGE_SHARE] * way
            left -= 1.0
            circle += 1
    return value


def buildings_worth(state: RollWrite, seat: i64, rounds: float, w: vec[float]) -> float:
    """What buildings are likely to bring: all of it if finished, a growing share of it if begun."""
    value = 0.0
    printed = state.tables
    for slot in range(SLOTS):
        building = state.building(seat, slot)
        if state.in_game(building):
            boxes = printed.boxes[building]
            crossed: i64 = 0
            for box in range(boxes):
                crossed += (state.get(seat, BUILT + slot) >> box) & 1
            share = 1.0
            if crossed < boxes:
                share = float(crossed) / float(boxes)
                share = share * (w[BEGUN_SHARE] + (1.0 - w[BEGUN_SHARE]) * share) * w[WORK_SHARE]
            estates = state.get(seat, ESTATES + slot)
            if printed.does[building] == STAR:
                points = star_points(state, seat, slot)
                at = printed.at[building]
                noun = printed.nouns[printed.code[at + 4]]
                hoped = w[STAR_SHARE] * float(printed.code[at + 2]) * likely(noun, printed.code[at + 6])
                most = float(printed.code[at + 3])
                if most > 0.0 and hoped > most:
                    hoped = most
                ahead = rounds / 10.0
                expected = hoped * ahead + float(points) * (1.0 - ahead)
                if expected < float(points):
                    expected = float(points)
                value += share * expected - (float(points) if share == 1.0 else 0.0)
            else:
                coming = rounds
                if share < 1.0:
                    coming -= float(boxes - crossed) * w[FINISH_TIME]  # it takes time to finish
                    if coming < 0.0:
                        coming = 0.0
                value += (share if crossed > 0 else 0.02 * float(estates)) * coming * each_round(state, seat, slot, w)
    return value


def likely(noun: Noun[RollWrite], word: i64) -> float:
    """How many of a thing there are at the end of an ordinary game."""
    if isinstance(noun, Sections):
        if word == IMPERIAL:
            return 0.5
        if word == ANY_SECTION:
            return 20.0
        return 4.5 if word == 1 << BRIDGES else 6.0
    if isinstance(noun, Buildings):
        return 4.5
    if isinstance(noun, Columns):
        return 3.0
    if isinstance(noun, EstatesOf):
        return 1.2 if word else 3.0
    if isinstance(noun, Tracks):
        return 2.3 if word <= 5 else 1.5
    if isinstance(noun, Bridges):
        return 2.0
    if isinstance(noun, CirclesCrossed):
        return 4.0
    if isinstance(noun, Fields):
        return 1.0
    return 1.2


def goods_worth(goods: i64, w: vec[float]) -> float:
    return (
        w[GOOD_VALUE] * float(some(goods, 0) + some(goods, 1) + some(goods, 2))
        + w[GOLD_VALUE] * float(some(goods, GOLD))
        + 0.68 * float(some(goods, ANY))
        + 0.35 * float(some(goods, ACTION))
        + float(some(goods, VP))
    )


def each_round(state: RollWrite, seat: i64, slot: i64, w: vec[float]) -> float:
    """What one round of a building is worth."""
    printed = state.tables
    building = state.building(seat, slot)
    does = printed.does[building]
    at = printed.at[building]
    n = float(state.amount(seat, slot))
    times = float(state.times(seat, slot))
    if does in (BEGINS, USES, ENDS):
        return effect_worth(state, seat, slot, at, times, w)
    if does == DISCOUNT:
        return w[USE_SHARE] * (0.5 if printed.code[at] - 1 == ANY else 0.36) * times
    if does == CROSS:
        return w[USE_SHARE] * 0.3 * times
    if does == FREE_HARVEST:
        return 0.3 * times
    if does == HARVEST_MORE:
        return 0.35 * times
    if does == ROLLS:
        return 0.1 + 0.08 * n
    if does == STORE:
        return 0.2 * n
    return 0.0


def effect_worth(state: RollWrite, seat: i64, slot: i64, at: i64, times: float, w: vec[float]) -> float:
    """What an effect brings in a round, by its first instruction."""
    code = state.tables.code
    step = state.tables.steps[code[at] & 255]
    goods = goods_worth(brings(state, seat, slot), w)
    if isinstance(step, GainPer):
        return goods * (0.5 if code[at + 6] - 1 == GOLD else 0.83)
    if isinstance(step, If):
        share = chance_of(state, at + 5)
        if state.tables.does[state.building(seat, slot)] == ENDS:
            return w[CONDITION_SHARE] * goods * share
        return goods * share * (0.8 if state.tables.does[state.building(seat, slot)] == USES else 1.0)
    cost = price(state, state.building(seat, slot))
    if cost == 0:
        return goods
    gain = goods - goods_worth(cost, w)
    if gain < 0.1:
        gain = 0.1
    return w[USE_SHARE] * gain * (0.7 + 0.3 * times) * 0.8


def chance_of(state: RollWrite, pc: i64) -> float:
    """How often a condition (its first part) is met in a round by somebody who tries."""
    code = state.tables.code
    test = state.tables.tests[code[pc] & 255]
    if isinstance(test, DieShows):
        return 0.42 if code[pc + 1] - 1 == GOLD else 0.62
    what = code[pc + 1]
    if isinstance(test, Left):
        return 0.3
    least = code[pc + 2] & 0xFFFF
    if isinstance(test, Completed):
        if what == ALL_SECTIONS:
            return 0.75 if least <= 2 else 0.6 if least == 3 else 0.35
        if what == ALL_TRACKS:
            return 0.6 if least <= 2 else 0.35 if least == 3 else 0.1
        return 0.7 if least == 1 else 0.35 if least == 2 else 0.1
    if isinstance(test, Crossed) and what == BOXES_WORD:
        return 0.7 if least <= 4 else 0.35 if least == 5 else 0.2
    return 0.6 if least == 1 else 0.3


def tile_worth(state: RollWrite, seat: i64, before: bool, step: Step[RollWrite], w: vec[float]) -> float:
    """What the favour tile is still good for."""
    tile = state.get(seat, TILE)
    if before:
        if tile == EXPORT_TILE:
            return 1.2
        if tile == COIN:
            return 0.75
        if tile == DONATION:
            return 0.62
        if tile == HELPER:
            return 0.5
        if tile == CROPS_TILE:
            return 0.9 if state.open_fields(seat) > 0 else 0.1
        return 0.0
    unused = isinstance(step, Grow) and tile == DONATION and state.get(seat, TILE_USED) == 0
    return 0.3 if unused else 0.0


def pool_worth(state: RollWrite, seat: i64, w: vec[float]) -> float:
    """Goods and actions of this round: goods count as far as there are actions to use them."""
    actions = float(state.get(seat, ACTIONS_LEFT))
    if state.has(seat, CROSS) != 0:
        actions += 0.5
    basic = float(state.get(seat, GOODS) + state.get(seat, GOODS + 1) + state.get(seat, GOODS + 2))
    gold = float(state.get(seat, GOODS + GOLD))
    useful = actions * w[GOODS_PER_ACTION]
    if useful > basic + gold:
        useful = basic + gold
    idle = basic + gold - useful
    value = useful * w[POOL_GOOD] + idle * w[IDLE_VALUE] + w[ACTION_VALUE] * actions
    if gold < useful:
        value += gold * (w[POOL_GOLD] - w[POOL_GOOD])
    else:
        value += useful * (w[POOL_GOLD] - w[POOL_GOOD])
    if state.get(seat, TILE) == EXPORT_TILE:
        for good in range(GOLD):
            if can_export(state, seat, good):
                value += 0.3
    room = float(room_to_keep(state, seat))
    value += 0.4 * (idle if idle < room else room)
    return value


def conditions_worth(state: RollWrite, seat: i64, w: vec[float]) -> float:
    """Points for conditions that are met already, or nearly."""
    value = 0.0
    code = state.tables.code
    slots = state.working(seat, ENDS)
    slot: i64 = 0
    while slots != 0:
        if slots & 1:
            pc = state.tables.at[state.building(seat, slot)] + 5
            test = state.tables.tests[code[pc] & 255]
            if isinstance(test, Reached):
                n = float(state.amount(seat, slot))
                done = test.so_far(state, seat, pc + 1)
                least = code[pc + 1 + test.range_at] & 0xFFFF
                if done >= least:
                    value += n * (0.9 if isinstance(test, Left) else 1.0)
                else:
                    value += n * 0.4 * float(done) / float(least)
        slots >>= 1
        slot += 1
    return value
