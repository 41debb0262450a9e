"""What a board is told besides rules and words: which pieces a choice is about, the bill before it is paid, and what an event
was in figures.

A card and a tile are chosen face down and carried out later; the bill shows what they would do if they were carried out now.
"""

from __future__ import annotations

from typing import Final, cast

from asztal.core.events import Event
from asztal.core.machine.frames import WIDTH
from asztal.core.preview import Change, Deed, Preview, preview, summed, told
from asztal.core.state import State
from asztal.games.ginkgopolis import building, log, prompts
from asztal.games.ginkgopolis.effects import GOODS
from asztal.games.ginkgopolis.layout import CHOSEN, LAID, POINTS, RESOURCES, SCREEN
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.tables import HAL, RESOURCE, SP, TILE, Tables

# -- which pieces a choice is about ---------------------------------------------------------------------------------------


def on(state: Ginkgopolis, seat: int, action: int) -> tuple[str, ...]:
    """Cards, tiles and letters by their ids; a building has the id of its top tile. Free spaces are "x,y"."""
    tables = state.tables
    ids = tables.ids
    if action < tables.new_hand:
        return (ids[action],)
    if action == tables.alone:
        return (ids[state.only(CHOSEN, seat)],)
    if tables.alone < action < tables.take_resource:
        return (tile_id(state, int(action - tables.lay)), ids[state.only(CHOSEN, seat)])
    if tables.move <= action < tables.shift_previous:
        place = prompts.label(state, action).args
        return (f"{place['x']},{place['y']}",)
    if tables.shift_previous <= action <= tables.shift_next:
        return (str(prompts.label(state, action).args["letter"]).lower(),)
    if tables.shift_next < action < tables.keep:
        return (ids[action - tables.pick],)
    return (tile_id(state, int(action - tables.give)),) if action > tables.keep else ()


def tile_id(state: Ginkgopolis, tile: int) -> str:
    """A tile is called like its building card."""
    return state.tables.ids[tile - state.tables.first_tile]


# -- what it would cost and bring -----------------------------------------------------------------------------------------

PLAYS: Final = {
    log.EXPLOITED: "exploit",
    log.URBANISED: "urbanise",
    log.CONSTRUCTED: "construct",
    log.HAL_URBANISED: "urbanise",
    log.HAL_CONSTRUCTED: "construct",
}
ENDS: Final = frozenset(
    {
        *PLAYS, log.ROUND, log.FIRST, log.CHOSE, log.PICKED_CHARACTER, log.TOOK_BACK, log.PASSED_HANDS, log.RAN_OUT, log.GAVE,
        log.END_BY_HAL, log.HAL_SECOND, log.WON, log.SHARED, log.SOLO_WON, log.SOLO_LOST,
    }
)  # fmt: skip
"""Where the course of the game goes on."""
RUN_OUT: Final = frozenset({log.RAN_OUT})


def preview_of(state: Ginkgopolis, seat: int, action: int) -> Preview:
    tables = state.tables
    if state.now().name != "choose-card":
        return preview(state, seat, action, deed, ENDS, follow)
    if action == tables.new_hand:
        return Preview((Change(seat, "new-hand", -1),))
    if action < tables.new_hand:
        tiles = [int(tile) for tile in state.rings.inside(SCREEN, seat)]
        codes = {state.code(int(tables.lay) + tile if tile >= 0 else int(tables.alone)): tile for tile in (-1, *tiles)}
        return Preview(then={code: bill(state, seat, action, tile) for code, tile in codes.items()})
    return bill(state, seat, int(state.only(CHOSEN, seat)), -1 if action == tables.alone else int(action - tables.lay))


def follow(state: State, seat: int) -> int | None:
    """Where a letter goes changes no figures."""
    placing = cast(Ginkgopolis, state).now().name in ("move-letter", "find-spot", "shift")
    return state.legal(seat)[0] if placing else None


def bill(state: Ginkgopolis, seat: int, card: int, tile: int) -> Preview:
    """What a card would do with this tile, or alone (-1), if it were carried out now."""
    gained = told(carried_out(state, seat, card, tile), deed, RUN_OUT)
    own = [change for change in gained if change.side == seat and change.n > 0 and change.why == ""]
    missing = short_of(state, seat, card, tile) if tile >= 0 else {}
    letter = card - int(state.tables.first_letter)
    if tile < 0 or missing:
        first = {} if letter >= 0 else {GOODS[state.tables.colour[card]]: int(building.floors_of(state, card))}
        return Preview(summed(parted(own, "card", first)), missing, tuple(price(state, seat, card, tile)) if missing else ())
    yields: dict[str, int] = {}
    if letter >= 0:
        beside = building.neighbour_yields(state, state.letter(letter))
        yields = {good: int(beside[number]) for number, good in enumerate(GOODS)}
    back = [change for change in gained if change.why == "back"]
    return Preview(summed([*price(state, seat, card, tile), *back, *parted(own, "yields", yields)]))


def carried_out(state: Ginkgopolis, seat: int, card: int, tile: int) -> Ginkgopolis:
    """A copy on which the seat's choice is the only thing that happens."""
    trial = state.copy()
    if trial.only(CHOSEN, seat) < 0:
        trial.rings.move(card, CHOSEN, seat)
    if trial.only(LAID, seat) < 0 and tile >= 0:
        trial.rings.move(tile, LAID, seat)
    trial.depth = 0
    trial.listen()
    building.carry_out(trial, seat)
    trial.run()
    while trial.acting == 1 << seat:
        chosen = follow(trial, seat)
        f = trial.depth - WIDTH
        if chosen is not None:
            trial.decide(seat, chosen)
        elif trial.now().name == "take":  # a resource or a tile: chosen later, and said so
            trial.jump(f, trial.beyond(trial.stack[f]))
            trial.run()
        else:
            break
    return trial


def price(state: Ginkgopolis, seat: int, card: int, tile: int) -> list[Change]:
    """The tile, and what is put down and paid for it."""
    laid = Change(seat, "tile", -1, "tile")
    if card >= state.tables.first_letter:
        return [Change(seat, "resource", -1, "new"), laid]
    parts = [
        Change(seat, "resource", -int(building.floors_of(state, card)) - 1, "floors"),
        Change(seat, "resource", -int(building.colour_cost(state, card, tile)), "colour"),
        Change(seat, "sp", -int(building.point_cost(state, card, tile)), "lower"),
        laid,
    ]
    return [part for part in parts if part.n]


def short_of(state: Ginkgopolis, seat: int, card: int, tile: int) -> dict[str, int]:
    """What is missing to build; one's own resources come back in time to pay, bonuses do not."""
    if building.can_afford(state, seat, card, tile):
        return {}
    needed = {"resource": 1, "sp": 0}
    had = int(state.get(seat, RESOURCES))
    if card < state.tables.first_letter:
        needed = {
            "resource": int(building.resource_cost(state, card, tile)),
            "sp": int(building.point_cost(state, card, tile)),
        }
        had += int(building.floors_of(state, card)) if state.owner(building.building_of(state, card)) == seat else 0
    missing = {"resource": needed["resource"] - had, "sp": needed["sp"] - int(state.get(seat, POINTS))}
    return {good: n for good, n in missing.items() if n > 0}


def parted(gained: list[Change], why: str, first: dict[str, int]) -> list[Change]:
    """What comes from the card or the neighbours, and what from permanent bonuses, which come after it."""
    parts: list[Change] = []
    left = dict(first)
    for change in gained:
        n = min(change.n, left.get(change.good, 0))
        left[change.good] = left.get(change.good, 0) - n
        parts += [Change(change.side, change.good, n, why), Change(change.side, change.good, change.n - n, "bonus")]
    return [part for part in parts if part.n]


# -- what an event was ----------------------------------------------------------------------------------------------------

OTHER_DEEDS: Final = {
    log.ROUND: "round",
    log.ASKED_NEW_HAND: "new-hand",
    log.PASSED_HANDS: "pass",
    log.RAN_OUT: "exhausted",
    log.KEPT_CARD: "keep",
    log.CHARACTER: "character",
    log.TOOK_BACK: "take-back",
    log.MOVED_LETTER: "move-letter",
    log.SAW_TILE: "draw",
    log.SET_ASIDE: "set-aside",
    log.GAVE_TILE: "give-back",
}
ABOUT: Final = frozenset({log.KEPT_CARD, log.CHARACTER, log.TOOK_BACK, log.MOVED_LETTER, log.SAW_TILE, log.GAVE_TILE})
"""Deeds that are about one card, tile or letter."""


def deed(state: State, event: Event) -> Deed | None:
    """An event in figures."""
    kind, side, a, b = int(event.kind), int(event.seat), int(event.a), int(event.b)
    tables = cast(Ginkgopolis, state).tables
    first = int(tables.first_letter)
    if kind in PLAYS:
        played = HAL if kind in (log.HAL_URBANISED, log.HAL_CONSTRUCTED) else side
        return Deed(played, PLAYS[kind], named(tables, a) if kind == log.EXPLOITED else named(tables, a, b))
    if kind in OTHER_DEEDS:
        piece = first + a if kind == log.MOVED_LETTER else a
        return Deed(side, OTHER_DEEDS[kind], named(tables, piece) if kind in ABOUT else ())
    changed = changes(kind, side, a, b)
    return Deed(changed[0].side, changes=changed) if changed else None


def named(tables: Tables, *pieces: int) -> tuple[str, ...]:
    """Cards and tiles by the ids the view gives them."""
    return tuple(tables.ids[piece].removeprefix("tile:") for piece in pieces)


def changes(kind: int, side: int, a: int, b: int) -> tuple[Change, ...]:
    if kind in (log.GAINED, log.PAID):
        return (Change(side, GOODS[a], b if kind == log.GAINED else -b),)
    if kind == log.HAL_GAINED:
        return (Change(HAL, GOODS[SP], b),)
    if kind == log.RETURNED:
        back = Change(side, GOODS[RESOURCE], a, "back")
        return (back, Change(side, GOODS[SP], b, "back")) if b else (back,)
    if kind == log.GAVE:
        return (Change(side, GOODS[TILE], -a), Change(side, GOODS[SP], a)) if a else ()
    return ()
