"""How good a state looks for a seat: the game's only hint to bots.

A value is in victory points: what the sheet would score now, what half-finished things are worth, what buildings are likely to
bring in the rounds left, and what the goods and actions of this round are good for. Saying "done" loses only the latter, so a
greedy player goes on as long as anything is worth doing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.core.frames import frame_op
from asztal.games.rollwrite.pending import FAVOURS, GROW, PAY, REROLL, TAKE
from asztal.games.rollwrite.rules import RollWrite
from asztal.games.rollwrite.scoring import star_points, total
from asztal.games.rollwrite.state import (
    ACTIONS_LEFT,
    BOXES,
    BUILT,
    CIRCLES_CROSSED,
    ESTATES,
    GOODS,
    KEPT_GOODS,
    STEP,
    TILE,
    TILE_USED,
)
from asztal.games.rollwrite.tables import (
    ACTION,
    ANY,
    BRIDGES,
    CHOOSE,
    CIRCLES,
    COIN,
    CROPS,
    CROSS,
    DISCOUNT,
    DONATION,
    EXPORT,
    FINAL,
    FREE_HARVEST,
    GAIN,
    GAIN_IF_DIE,
    GAIN_PER_DIE,
    GOLD,
    GOODS_IF,
    HARVEST_MORE,
    HELPER,
    PER_BRIDGE,
    PER_BUILDING,
    PER_CIRCLE,
    PER_COLUMN,
    PER_ESTATE,
    PER_FIELD,
    PER_IMPERIAL,
    PER_SECTION,
    PER_TRACK,
    POINTS_IF,
    REROLL_DICE,
    ROUNDS,
    SECTIONS,
    SLOTS,
    SPEND,
    STORE,
    THIS_BOXES,
    THIS_CIRCLES,
    THIS_LEFT,
    THIS_SECTIONS,
    THIS_TRACKS,
    TRACK_BOXES,
    TRACKS,
    VP,
    some,
)

GOOD_VALUE: Final = 1.4  # a resource in a round to come
GOLD_VALUE: Final = 1.5
POOL_GOOD: Final = 0.4  # a resource that can still be used this round
POOL_GOLD: Final = 0.5
ACTION_VALUE: Final = 0.35
IDLE_VALUE: Final = 0.05  # a resource no action is left for
GOODS_PER_ACTION: Final = 0.65
ROUND_VALUE: Final = 3.2  # what an ordinary roll is worth
BEGUN_SHARE: Final = 0.35  # how much of a building half of its boxes are worth, against the square of the share
WORK_SHARE: Final = 0.95  # how much a building that is not finished yet is trusted
FINISH_TIME: Final = 0.1  # rounds each box still to be crossed takes
STAR_SHARE: Final = 1.5  # a star building is worth more than it would score in an ordinary game: who has it plays for it
CONDITION_SHARE: Final = 0.85  # how much of a condition's points is hoped for
USE_SHARE: Final = 1.15  # swaps, discounts and boxes without an action
CIRCLE_SHARE: Final = 0.85  # how much of an open circle is likely to be used
BRIDGE_SHARE: Final = 0.6  # how much of the next field half a bridge is worth


def heuristic(state: RollWrite, seat: i64) -> float:
    """The value of the state for the seat, less a little for the best other player."""
    value = worth(state, seat)
    if state.seats == 1:
        return value
    rival = -1000.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            points = float(total(state, other))
            if points > rival:
                rival = points
        other += 1
    return value - 0.01 * rival


def worth(state: RollWrite, seat: i64) -> float:
    """What the seat has, and what that is likely to bring."""
    value = float(total(state, seat))
    if state.over:
        return value
    step = state.get(seat, STEP)
    waiting = frame_op(state.top()) == FAVOURS
    before = waiting or step == REROLL
    rounds = float(ROUNDS - state.round) + (1.0 if before else 0.0)  # in which buildings that work will give
    value += ROUND_VALUE * rounds + tile_worth(state, seat, before)
    value += tracks_worth(state, seat, rounds) + circles_worth(state, seat, rounds) + buildings_worth(state, seat, rounds)
    good: i64 = 0
    while good <= GOLD:
        value += 0.5 * float(state.get(seat, KEPT_GOODS + good))
        good += 1
    if step in (GROW, PAY, TAKE):
        value += pool_worth(state, seat) + conditions_worth(state, seat)
        if step != GROW:
            value += 0.7
    return value


def tracks_worth(state: RollWrite, seat: i64, rounds: float) -> float:
    """Boxes of unfinished sections, as shares of their points."""
    value = 0.0
    printed = state.tables
    track: i64 = 0
    while track < TRACKS:
        crossed = state.get(seat, BOXES + track)
        done = state.sections(seat, track)
        at = track * TRACK_BOXES + crossed
        begun: i64 = 0
        while crossed - begun > 0 and printed.sections[at - begun - 1] == done and begun < 3:
            begun += 1
        if begun > 0 and done < SECTIONS:
            gain = printed.points[track * (SECTIONS + 1) + done + 1] - printed.points[track * (SECTIONS + 1) + done]
            value += float(gain * begun) / (float(begun) + 1.0) * (0.95 if rounds > 0.0 else 0.8)
        track += 1
    return value


def circle_worth(goods: i64) -> float:
    return GOOD_VALUE * float(some(goods, 0) + some(goods, 1) + some(goods, 2)) + GOLD_VALUE * float(some(goods, GOLD)) - 0.2


def circles_worth(state: RollWrite, seat: i64, rounds: float) -> float:
    """Open circles, as many as can still be harvested, and the way to the next field."""
    printed = state.tables
    fields = state.open_fields(seat)
    crossed = state.get(seat, CIRCLES_CROSSED)
    left = rounds * 1.6 + (1.0 if state.get(seat, ACTIONS_LEFT) > 0 else 0.0)
    value = 0.0
    circle = fields * 3 - 1
    while circle >= 0 and left > 0.0:
        if not (crossed >> circle) & 1:
            value += circle_worth(printed.circles[circle]) * CIRCLE_SHARE
            left -= 1.0
        circle -= 1
    if fields < 4 and left > 0.0:
        before: i64 = 0 if fields == 0 else printed.opens[fields - 1]
        way = float(state.sections(seat, BRIDGES) - before) / float(printed.opens[fields] - before)
        circle = fields * 3
        while circle < CIRCLES and circle < fields * 3 + 3 and left > 0.0:
            value += circle_worth(printed.circles[circle]) * CIRCLE_SHARE * BRIDGE_SHARE * way
            left -= 1.0
            circle += 1
    return value


def buildings_worth(state: RollWrite, seat: i64, rounds: float) -> float:
    """What buildings are likely to bring: all of it if finished, a growing share of it if begun."""
    value = 0.0
    printed = state.tables
    slot: i64 = 0
    while slot < SLOTS:
        building = state.building(seat, slot)
        if state.in_game(building):
            boxes = printed.boxes[building]
            crossed: i64 = 0
            box: i64 = 0
            while box < boxes:
                crossed += (state.get(seat, BUILT + slot) >> box) & 1
                box += 1
            share = 1.0
            if crossed < boxes:
                share = float(crossed) / float(boxes)
                share = share * (BEGUN_SHARE + (1.0 - BEGUN_SHARE) * share) * WORK_SHARE
            estates = state.get(seat, ESTATES + slot)
            if printed.kind[building] == FINAL:
                points = star_points(state, seat, slot)
                hoped = STAR_SHARE * float(printed.n[building]) * likely(printed.a[building], printed.b[building])
                most = float(printed.most[building])
                if hoped > most:
                    hoped = most
                ahead = rounds / 10.0
                expected = hoped * ahead + float(points) * (1.0 - ahead)
                if expected < float(points):
                    expected = float(points)
                value += share * expected - (float(points) if share == 1.0 else 0.0)
            else:
                coming = rounds
                if share < 1.0:
                    coming -= float(boxes - crossed) * FINISH_TIME  # it takes time to finish
                    if coming < 0.0:
                        coming = 0.0
                value += (share if crossed > 0 else 0.02 * float(estates)) * coming * each_round(state, seat, slot)
        slot += 1
    return value


def likely(what: i64, number: i64) -> float:
    """How many of a thing there are at the end of an ordinary game."""
    if what < TRACKS:
        return 4.5 if what == BRIDGES else 6.0
    if what == PER_IMPERIAL:
        return 0.5
    if what == PER_BUILDING:
        return 4.5
    if what in (PER_COLUMN, PER_ESTATE):
        return 3.0
    if what == PER_TRACK:
        return 2.3 if number <= 5 else 1.5
    if what == PER_BRIDGE:
        return 2.0
    if what == PER_CIRCLE:
        return 4.0
    if what == PER_FIELD:
        return 1.0
    if what == PER_SECTION:
        return 20.0
    return 1.2


def goods_worth(goods: i64) -> float:
    return (
        GOOD_VALUE * float(some(goods, 0) + some(goods, 1) + some(goods, 2))
        + GOLD_VALUE * float(some(goods, GOLD))
        + 0.68 * float(some(goods, ANY))
        + 0.35 * float(some(goods, ACTION))
        + float(some(goods, VP))
    )


def one_worth(good: i64) -> float:
    if good < GOLD:
        return GOOD_VALUE
    if good == GOLD:
        return GOLD_VALUE
    if good == ACTION:
        return 0.35
    return 1.0


def each_round(state: RollWrite, seat: i64, slot: i64) -> float:
    """What one round of a building is worth."""
    printed = state.tables
    building = state.building(seat, slot)
    kind = printed.kind[building]
    n = float(state.amount(seat, slot))
    times = float(state.times(seat, slot))
    if kind == GAIN:
        return goods_worth(state.raised(seat, slot))
    if kind == GAIN_PER_DIE:
        return n * one_worth(printed.a[building]) * (0.5 if printed.b[building] == GOLD else 0.83)
    if kind == GAIN_IF_DIE:
        return n * one_worth(printed.a[building]) * (0.42 if printed.b[building] == GOLD else 0.62)
    if kind == SPEND:
        gain = goods_worth(state.raised(seat, slot)) - goods_worth(printed.pay[building])
        if gain < 0.1:
            gain = 0.1
        return USE_SHARE * gain * (0.7 + 0.3 * times) * 0.8
    if kind == CHOOSE:
        return 0.68 * n
    if kind == POINTS_IF:
        return CONDITION_SHARE * n * chance_of(printed.a[building], printed.b[building])
    if kind == GOODS_IF:
        return goods_worth(state.raised(seat, slot)) * chance_of(printed.a[building], printed.b[building]) * 0.8
    if kind == DISCOUNT:
        return USE_SHARE * (0.5 if printed.b[building] == ANY else 0.36) * times
    if kind == CROSS:
        return USE_SHARE * 0.3 * times
    if kind == FREE_HARVEST:
        return 0.3 * times
    if kind == HARVEST_MORE:
        return 0.35 * times
    if kind == REROLL_DICE:
        return 0.1 + 0.08 * n
    if kind == STORE:
        return 0.2 * n
    return 0.0


def chance_of(what: i64, least: i64) -> float:
    """How often a condition is met in a round by somebody who tries."""
    if what < TRACKS:
        return 0.7 if least == 1 else 0.35 if least == 2 else 0.1
    if what == THIS_SECTIONS:
        return 0.75 if least <= 2 else 0.6 if least == 3 else 0.35
    if what == THIS_TRACKS:
        return 0.6 if least <= 2 else 0.35 if least == 3 else 0.1
    if what == THIS_BOXES:
        return 0.7 if least <= 4 else 0.35 if least == 5 else 0.2
    if what == THIS_CIRCLES:
        return 0.6 if least == 1 else 0.3
    return 0.3


def tile_worth(state: RollWrite, seat: i64, before: bool) -> float:
    """What the favour tile is still good for."""
    tile = state.get(seat, TILE)
    if before:
        if tile == EXPORT:
            return 1.2
        if tile == COIN:
            return 0.75
        if tile == DONATION:
            return 0.62
        if tile == HELPER:
            return 0.5
        if tile == CROPS:
            return 0.9 if state.open_fields(seat) > 0 else 0.1
        return 0.0
    if state.get(seat, STEP) != GROW:
        return 0.0
    if tile == DONATION and state.get(seat, TILE_USED) == 0:
        return 0.3
    return 0.0


def pool_worth(state: RollWrite, seat: i64) -> float:
    """Goods and actions of this round: goods count as far as there are actions to use them."""
    actions = float(state.get(seat, ACTIONS_LEFT))
    if state.village_has(seat, CROSS):
        actions += 0.5
    basic = float(state.get(seat, GOODS) + state.get(seat, GOODS + 1) + state.get(seat, GOODS + 2))
    gold = float(state.get(seat, GOODS + GOLD))
    useful = actions * GOODS_PER_ACTION
    if useful > basic + gold:
        useful = basic + gold
    idle = basic + gold - useful
    value = useful * POOL_GOOD + idle * IDLE_VALUE + ACTION_VALUE * actions
    if gold < useful:
        value += gold * (POOL_GOLD - POOL_GOOD)
    else:
        value += useful * (POOL_GOLD - POOL_GOOD)
    if state.get(seat, TILE) == EXPORT:
        good: i64 = 0
        while good < GOLD:
            if state.can_export(seat, good):
                value += 0.3
            good += 1
    room = float(state.room(seat)) if state.round < ROUNDS else 0.0
    value += 0.4 * (idle if idle < room else room)
    return value


def conditions_worth(state: RollWrite, seat: i64) -> float:
    """Points for conditions that are met already, or nearly."""
    if not state.village_has(seat, POINTS_IF):
        return 0.0
    value = 0.0
    printed = state.tables
    slot: i64 = 0
    while slot < SLOTS:
        if state.works(seat, slot):
            building = state.building(seat, slot)
            if printed.kind[building] == POINTS_IF:
                n = float(state.amount(seat, slot))
                done = state.this_round(seat, printed.a[building])
                least = printed.b[building]
                if done >= least:
                    value += n * (0.9 if printed.a[building] == THIS_LEFT else 1.0)
                else:
                    value += n * 0.4 * float(done) / float(least)
        slot += 1
    return value
