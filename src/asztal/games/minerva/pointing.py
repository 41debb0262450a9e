"""What a board is told besides rules and words: what a choice is about, what it would cost and bring, the printed effect it
sets off, and what an event was in figures. Everybody sees the same: nothing is kept back but what a deck would show.
"""

from __future__ import annotations

from typing import Final, cast

from asztal.core.events import Event
from asztal.core.machine.frames import THIS, WIDTH
from asztal.core.machine.naming import meant
from asztal.core.notation import Parts
from asztal.core.pieces import SEATS
from asztal.core.preview import Change, Deed, Preview, preview, summed, told
from asztal.core.spaces import space, step_to
from asztal.core.state import State
from asztal.games.minerva import actions, content, log, scoring
from asztal.games.minerva import layout as at
from asztal.games.minerva import tables as t
from asztal.games.minerva.actions import GOOD_NAMES
from asztal.games.minerva.items import effects_of
from asztal.games.minerva.prompts import option_label, space_of
from asztal.games.minerva.rules import partner
from asztal.games.minerva.state import Minerva
from asztal.games.minerva.view import places

ENDS: Final = frozenset({log.PASSED_TURN, log.INCOME, log.TEMPLE_SHOWN, log.NEW_ROUND, log.WINNER, log.SOLO_END})
"""Where the course of the game goes on, or a deck shows something: a preview tells nothing beyond."""


def on(state: Minerva, seat: int, action: int) -> tuple[str, ...]:
    """Pieces by their ids, goods by their names, free spaces of the own city as "x,y"."""
    ids = state.tables.ids
    if action == actions.RESIDENCE:
        return (ids[state.rings.top(at.STOCK * SEATS + seat)],)
    if action in (actions.ASSISTANT, actions.HIRE_MONEY, actions.HIRE_GLORY):
        return ("assistant",)
    if actions.BUILD <= action <= actions.COINS:
        kind = t.ROUND_KIND if action == actions.COINS else action - actions.BUILD
        return tuple(ids[piece] for piece in on_offer(state) if state.tables.kind[piece] == kind)
    if actions.REMOVE <= action < actions.AT:
        taken = meant(state, seat, action)
        return (ids[partner(state, taken)], ids[taken])
    if actions.AT <= action < actions.GO:
        piece = meant(state, seat, action)
        return (ids[piece],) if piece >= 0 else ("{},{}".format(*space_of(state, action)),)
    if actions.GO <= action < actions.TAKE:
        house = int(state.stack[state.depth - WIDTH + THIS])
        return (ids[house], *(ids[piece] for piece in street(state, seat, house, action - actions.GO)))
    for first, end, good in (
        (actions.TAKE, actions.CULTURE, 0),
        (actions.CULTURE, actions.GIVE, t.THEATRE),
        (actions.GIVE, actions.SELL, 0),
        (actions.SELL, actions.HIRE_MONEY, 0),
    ):
        if first <= action < end:
            return (GOOD_NAMES[good + action - first],)
    return ()


def on_offer(state: Minerva) -> list[int]:
    """The tiles that lie open to be built."""
    return [int(piece) for zone in (at.OFFER, at.TEMPLES) for piece in state.rings.piled(zone * SEATS)]


def street(state: Minerva, seat: int, house: int, direction: int) -> list[int]:
    """The tiles a residence would activate in a direction, the nearest first."""
    found: list[int] = []
    place = int(state.space(house))
    while True:
        place += int(step_to(direction))
        piece = int(state.tile_at(seat, place))
        if piece < 0 or state.is_residence(piece):
            return found
        if state.tables.use[state.tables.kind[piece]]:
            found.append(piece)


def effect(state: Minerva, seat: int, action: int) -> Parts:
    """The printed effect of the tile that would be built or activated."""
    kind = action - actions.BUILD
    if not actions.BUILD <= action < actions.COINS:
        if not actions.AT <= action < actions.GO or state.now().name != "activate":
            return ()
        kind = int(state.tables.kind[meant(state, seat, action)])
    found = effects_of(state.tables.own).get(state.tables.kind_ids[kind], {})
    return next(iter(found.values()), ())


def preview_of(state: Minerva, seat: int, action: int) -> Preview:
    if actions.GO <= action < actions.TAKE:
        return Preview(summed(activation(state, seat, action)))
    found = preview(state, seat, action, deed, ENDS)
    if actions.AT <= action < actions.GO and state.now().name in ("place", "move-to"):
        piece = int(state.stack[state.depth - WIDTH + THIS])
        return Preview(summed([*found.changes, *gain(state, seat, piece, space(*space_of(state, action)))]))
    if action == actions.RESIDENCE or actions.BUILD <= action < actions.COINS:
        piece = int(state.rings.top(at.STOCK * SEATS + seat)) if action == actions.RESIDENCE else meant(state, seat, action)
        return Preview(found.changes, then=choices_of_pairs(state, seat, action) or by_place(state, seat, piece))
    return found


def activation(state: Minerva, seat: int, action: int) -> list[Change]:
    """What a street would bring.

    What one may choose is told as such: any resource, any culture point, which wins nothing yet. Exchanges are left out.
    """
    trial = state.copy()
    trial.listen()
    trial.decide(seat, action)
    changes = told(trial, deed, ENDS)
    while trial.acting == 1 << seat and (good := choice_of(trial)):
        if good == "exchange":
            trial.decide(seat, actions.DONE)
        elif good == "resource":
            trial.decide(seat, min(trial.legal(seat)[: t.RESOURCES], key=lambda option: trial.get(seat, option - actions.TAKE)))
        else:
            trial.add(seat, t.THEATRE, -1)  # the point that is taken now, so that it wins nothing
            trial.decide(seat, actions.OPTION)
        found = told(trial, deed, ENDS)
        if good != "exchange":
            sold = len(found) > 2 and found[1].n < 0  # there were six of everything
            found = [found[2], *found[3:]] if sold else [Change(seat, good, 1), *found[1:]]
        changes += found
    return changes


def choice_of(state: Minerva) -> str:
    """What the player may choose in the middle of an activation, if that can be told before."""
    step = state.now().name
    if step in ("exchange", "take-resource"):
        return "exchange" if step == "exchange" else "resource"
    if step != "choose":
        return ""
    legal = [option - actions.OPTION for option in state.legal(state.to_act()[0]) if option >= actions.OPTION]
    options = [option_label(state, option).args for option in legal]
    return "culture" if options[0] == {"good": "theatre", "n": 1} and all(option.get("n") == 1 for option in options) else ""


def choices_of_pairs(state: Minerva, seat: int, action: int) -> dict[str, Preview]:
    """Solo: which tiles might leave the game with the one that is built, if there is more than one pair."""
    trial = state.copy()
    trial.decide(seat, action)
    if trial.over or trial.now().name != "pair":
        return {}
    names = (*content.kind_names(), "round-tile")
    return {f"remove:{names[option - actions.REMOVE]}": Preview() for option in trial.legal(seat) if option < actions.AT}


def by_place(state: Minerva, seat: int, piece: int) -> dict[str, Preview]:
    """What the temples would gain by a tile, by the code of the place where it is laid."""
    found = {}
    for place, code in places(state, seat).items():
        x, y = place.split(",")
        if changes := gain(state, seat, piece, space(int(x), int(y))):
            found[code] = Preview(tuple(changes))
    return found


def gain(state: Minerva, seat: int, piece: int, spot: int) -> list[Change]:
    """What a tile would change in the worth of the temples of a city if it lay there."""
    before = temple_points(state, seat)
    trial = state.copy()
    if trial.rings.zone(piece) != at.CITY:
        trial.rings.move(piece, at.CITY, seat)
        trial.marks[piece] = spot
    else:
        trial.marks[piece] += spot - trial.space(piece)
    n = temple_points(trial, seat) - before
    return [Change(seat, "vp", n)] if n else []


def temple_points(state: Minerva, seat: int) -> int:
    return int(scoring.points(state, seat)[scoring.TEMPLE_PART])


DEEDS: Final = {
    log.NEW_ROUND: "round",
    log.SHOWN: "refill",
    log.TEMPLE_SHOWN: "refill",
    log.PLACED: "build",
    log.ASSISTED_TURN: "assistant",
    log.DIRECTED: "go",
    log.USED: "use",
    log.CULTURED: "culture",
    log.PASSED_TURN: "pass",
    log.HIRED: "hire",
    log.GLORIOUS: "glory",
    log.MOVED: "move",
    log.REMOVED: "remove",
    log.DISCARDED: "discard",
    log.WINNER: "win",
    log.SOLO_END: "win",
}
TILES: Final = frozenset(log.TILES)


def deed(state: State, event: Event) -> Deed | None:
    """An event in figures."""
    m = cast(Minerva, state)
    kind, side, a, b = int(event.kind), int(event.seat), int(event.a), int(event.b)
    about = [m.tables.ids[a]] if kind in TILES or kind == log.REMOVED else []
    if kind == log.ASSISTED_TURN and (house := int(m.tile_at(side, b))) >= 0:
        about.append(m.tables.ids[house])
    return Deed(side, DEEDS.get(kind, ""), tuple(about), changes(kind, side, a, b))


def changes(kind: int, side: int, a: int, b: int) -> tuple[Change, ...]:
    """What an event changed: goods, and points of tiles."""
    coin = GOOD_NAMES[t.DENARIUS]
    match kind:
        case log.GAINED | log.PAID:
            return (Change(side, GOOD_NAMES[a], b if kind == log.GAINED else -b),)
        case log.SURPLUS | log.SOLD:
            n = b if kind == log.SURPLUS else 1
            return (Change(side, GOOD_NAMES[a], -n), Change(side, coin, n))
        case log.FEE | log.INCOME | log.COINS_TAKEN:
            return (Change(side, coin, {log.FEE: -1, log.INCOME: 1, log.COINS_TAKEN: t.STAKE}[kind]),)
        case log.HIRED:
            return (Change(side, "glory", -b) if a else Change(side, coin, -5 * b), Change(side, "assistant", 1))
        case log.CULTURED | log.GLORIOUS:
            return (Change(side, "vp", b),)
    return ()
