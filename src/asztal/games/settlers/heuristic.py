"""How good a state looks for a seat: the game's only hint to bots.

A value is in victory points: what the seat would score now, plus what its goods, cards, deals and locations are likely to bring
in the rounds left, less a part of the same for the opponents. What the seat has begun is finished first, in a simple way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from asztal.core.machine.counting import counted
from asztal.core.machine.frames import END
from asztal.core.pieces import SEATS
from asztal.games.settlers.layout import DEAL, EMPIRE, FACTION, FOUNDATION, HAND, OPEN, PACKET, PASSED, RIVAL, ROUTE
from asztal.games.settlers.rounds import ROUNDS
from asztal.games.settlers.scoring import faction_locations, pile_size, points
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import ACTION, FACTIONS, FEATURE, PRICE, PRODUCTION, SPECIAL, VP, WORKER

ODD_VALUE: Final = 0.7  # what one use of a verb of its own is likely to bring
FEATURE_VALUE: Final = 0.6  # what a feature brings in a round
ACTION_SHARE: Final = 0.75  # how much of what an action location could bring is used
CARD_VALUE: Final = 0.25  # any card in hand, and
CARD_SHARE: Final = 0.07  # this part of what it would bring as a location
FOUNDATION_VALUE: Final = 0.5
RIVAL_SHARE: Final = 0.35  # how much a point of the best opponent hurts
SOLO_LOCATION: Final = 3.0  # a faction location more than points, until the virtual player is beaten
SOLO_WIN: Final = 15.0  # to have beaten it
BEFORE_PRODUCTION: Final = ("take", "packet", "faction")


def heuristic(state: Settlers, seat: i64) -> float:
    """The value of the state for the seat."""
    if not state.over and unfinished(state, seat):
        state = finished(state, seat)
    total = value(state, seat)
    if state.seats == 1:
        return total + solo_value(state)
    best = -1000.0
    for side in range(state.seats):
        if side != seat:
            other = value(state, side)
            if other > best:
                best = other
    return total - RIVAL_SHARE * best


def unfinished(state: Settlers, seat: i64) -> bool:
    """Whether the seat is in the middle of something it has begun."""
    if state.over or not (state.acting >> seat) & 1:
        return False
    return state.now().name not in ("turn", "turn-end", "take", "packet", "faction", "lose")


def finished(state: Settlers, seat: i64) -> Settlers:
    """The state after all that was begun: gold is saved, the least location is given, the first target is taken."""
    after = state.copy()
    steps: i64 = 0
    while unfinished(after, seat) and steps < 40:
        options = after.options(seat)
        chosen = options[0]
        n: i64 = len(options)
        if options[n - 1] == after.t.a.done:
            chosen = after.t.a.done
        elif after.now().name == "give" and chosen < after.t.a.copy:
            chosen = least_location(after, seat)
        elif chosen == after.t.a.draw_common:
            chosen = options[n - 1]
        after.decide(seat, chosen)
        steps += 1
    return after


def least_location(state: Settlers, seat: i64) -> i64:
    """What to discard for a building cost: a foundation, or the location that brings least."""
    options = state.options(seat)
    n: i64 = len(options)
    if options[n - 1] == state.t.a.give_foundation:
        return options[n - 1]
    best = options[0]
    least = 1000.0
    for i in range(n):
        printing = options[i] - state.t.a.give
        worth = location_value(state, seat, printing, rounds_left(state)) + (
            1.0 if state.t.faction[printing] < FACTIONS else 0.0
        )
        if worth < least:
            least = worth
            best = options[i]
    return best


def rounds_left(state: Settlers) -> float:
    """How often everybody will still produce: whoever ends a round must not seem to gain the goods of the next one by it."""
    ahead: i64 = 0 if state.over or state.now().name not in BEFORE_PRODUCTION else 1
    return float(ROUNDS - state.round() + ahead)


def good_value(good: i64) -> float:
    """What a good is worth while it can still be used."""
    if good == VP:
        return 1.0
    if good == WORKER:
        return 0.4
    if good == 4:
        return 0.8
    if good == 5:
        return 0.65
    if good == 6:
        return 0.1
    if good > VP:
        return 0.45
    return 0.6


def value(state: Settlers, seat: i64) -> float:
    """What the seat has, and what that is likely to bring."""
    total = float(points(state, seat))
    if state.over:
        return total
    left = rounds_left(state)
    keeps: i64 = 0
    good: i64 = 0
    if state.get(seat, FACTION) >= 0:
        keeps = state.t.stores[state.get(seat, FACTION)]
        while good < VP:
            total += float(state.t.board[state.get(seat, FACTION) * 8 + good]) * good_value(good) * left
            good += 1
    shown = state.t.kind
    for piece in state.rings.inside(EMPIRE, seat):
        total += location_value(state, seat, shown[piece], left)
        keeps |= state.t.stores[FACTIONS + shown[piece]]
    for piece in state.rings.inside(HAND, seat):
        total += CARD_VALUE + CARD_SHARE * location_value(state, seat, shown[piece], left)
    for piece in state.rings.inside(PACKET, seat):
        total += CARD_VALUE + CARD_SHARE * location_value(state, seat, shown[piece], left)
    for piece in state.rings.piled(DEAL * SEATS + seat):
        total += good_value(state.deal_good(piece)) * left
    for piece in state.rings.piled(ROUTE * SEATS + seat):
        total += good_value(state.deal_good(piece)) * left
    total += FOUNDATION_VALUE * float(state.rings.count(FOUNDATION, seat))
    passed = state.get(seat, PASSED) == 1
    scale = 1.0 if left > 0.0 else 0.6
    for good in range(VP):
        amount = float(state.get(seat, good))
        if amount > 0.0:
            if not passed:
                # the more there is of something the less of it will be used
                used = amount if amount < 6.0 else 6.0 + (amount - 6.0) * 0.4
                total += used * good_value(good) * scale
            elif (keeps >> good) & 1 and left > 0.0:
                total += amount * good_value(good) * 0.8
    return total


def location_value(state: Settlers, seat: i64, printing: i64, left: float) -> float:
    """What a location is likely to bring in the rounds left."""
    t = state.t
    kind = t.type[printing]
    if kind == PRODUCTION:
        return program_value(state, seat, t.produce[printing]) * left
    if kind == FEATURE:
        return FEATURE_VALUE * left if t.waits[printing] or t.ruled[printing] else 0.0
    if kind != ACTION:
        return 0.0
    net = program_value(state, seat, t.act[printing])
    for good in range(i64(7)):
        amount = t.price[printing * PRICE + good]
        if amount > 0:
            net -= float(amount) * (0.6 if good == 6 else good_value(good)) * 0.6
    if t.price[printing * PRICE + SPECIAL]:
        net -= 0.5
    if net <= 0.1:
        net = 0.1
    return net * float(t.uses[printing]) * ACTION_SHARE * left


def program_value(state: Settlers, seat: i64, place: i64) -> float:
    """What running a program once is worth."""
    code = state.t.code
    total = 0.0
    f = state.enter(place, seat, -1, -1)
    while code[place] & 255 != END:
        step = state.t.steps[code[place] & 255].name
        if step == "gain":
            total += good_value(code[place + 1]) * float(code[place + 2])
        elif step == "gain-per":
            amount = float(counted(state, f, place + 4))
            most = float(code[place + 3])
            if amount < 1.0:
                amount = 1.0
            total += good_value(code[place + 1]) * (amount if most == 0.0 or amount < most else most)
        elif step in ("choose", "may"):
            total += 1.2
        elif step == "discard-gained":
            break  # what may be discarded for points belongs to the razing before it
        elif step != "need":
            total += ODD_VALUE
        place = state.beyond(place)
    state.depth = f
    return total


def solo_value(state: Settlers) -> float:
    """Against the virtual player faction locations count more than points, as long as they are not enough."""
    mine = faction_locations(state, 0)
    theirs = pile_size(state) + state.rings.count(EMPIRE, RIVAL)
    if state.over and mine > theirs:
        return SOLO_WIN
    if state.over:
        return SOLO_LOCATION * float(mine - theirs) - SOLO_WIN
    takes = 2 * (ROUNDS - state.round()) + state.rings.count(OPEN, 0) // 2
    ahead = float(mine) - float(theirs) - float(takes)
    if ahead > 1.0:
        ahead = 1.0 + 0.2 * (ahead - 1.0)
    return SOLO_LOCATION * ahead
