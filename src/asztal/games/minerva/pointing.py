"""What a board is told besides rules and words: what a choice is about, what it would cost and bring, the printed effect it
sets off, and what an event was in figures. Everybody sees the same: nothing is kept back but what a deck would show.
"""

from __future__ import annotations

from typing import Final, cast

from asztal.core.events import Event
from asztal.core.machine.machine import THIS, WIDTH
from asztal.core.notation import Parts
from asztal.core.preview import Change, Deed, Preview, preview
from asztal.core.spaces import space_x, space_y
from asztal.core.state import State
from asztal.games.minerva import actions, log
from asztal.games.minerva import tables as t
from asztal.games.minerva.actions import GOOD_NAMES
from asztal.games.minerva.items import effects_of
from asztal.games.minerva.prompts import kind_name, space_of
from asztal.games.minerva.state import Minerva

ENDS: Final = frozenset({log.PASSED_TURN, log.INCOME, log.TEMPLE_SHOWN, log.NEW_ROUND, log.WINNER, log.SOLO_END})
"""Where the course of the game goes on, or a deck shows something: a preview tells nothing beyond."""


def on(state: Minerva, seat: int, action: int) -> tuple[str, ...]:
    """Tiles by their ids, goods by their names, spaces of the own city as "x,y"."""
    if action == actions.RESIDENCE:
        return ("residence",)
    if action == actions.COINS:
        return ("round-tile",)
    if actions.BUILD <= action < actions.COINS:
        return (kind_name(state, action - actions.BUILD)[1:],)
    if actions.REMOVE <= action < actions.AT:
        kind = t.ROUND_KIND if action == actions.REMOVE_ROUND else action - actions.REMOVE
        return (kind_name(state, kind)[1:],)
    if actions.AT <= action < actions.GO:
        return ("{},{}".format(*space_of(state, action)),)
    if actions.GO <= action < actions.TAKE:
        at = state.space(state.stack[state.depth - WIDTH + THIS])
        return (f"{int(space_x(at))},{int(space_y(at))}",)
    for first, end, good in (
        (actions.TAKE, actions.CULTURE, 0),
        (actions.CULTURE, actions.GIVE, t.THEATRE),
        (actions.GIVE, actions.SELL, 0),
        (actions.SELL, actions.HIRE_MONEY, 0),
    ):
        if first <= action < end:
            return (GOOD_NAMES[good + action - first],)
    return ()


def effect(state: Minerva, seat: int, action: int) -> Parts:
    """The printed effect of the tile that would be built or activated."""
    kind = action - actions.BUILD
    if not actions.BUILD <= action < actions.COINS:
        if not actions.AT <= action < actions.GO or state.now().name != "activate":
            return ()
        kind = int(state.tables.kind[state.now().about(state, state.depth - WIDTH, seat, action)])
    found = effects_of(state.tables.own).get(state.tables.kind_ids[kind], {})
    return next(iter(found.values()), ())


def preview_of(state: Minerva, seat: int, action: int) -> Preview:
    return preview(state, seat, action, deed, ENDS)


DEEDS: Final = {
    log.NEW_ROUND: "round",
    log.SHOWN: "show",
    log.TEMPLE_SHOWN: "show",
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
    about = [m.name_of(a)[1:]] if kind in TILES else []
    if kind in (log.PLACED, log.MOVED, log.ASSISTED_TURN):
        about.append(f"{int(space_x(b))},{int(space_y(b))}")
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
