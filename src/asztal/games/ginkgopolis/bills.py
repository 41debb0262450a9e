"""What a board is told besides rules and words: which pieces a choice is about, the bill before it is paid, and what an event
was in figures.

A card and a tile are chosen face down and carried out later; the bill shows what they would do if they were carried out now.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.events import Event
from asztal.core.frames import frame, frame_op
from asztal.core.preview import Change, Deed, Preview, preview, summed, told
from asztal.core.state import State
from asztal.games.ginkgopolis import actions, log, prompts
from asztal.games.ginkgopolis.effects import GOODS
from asztal.games.ginkgopolis.pending import CHOOSE, FIND_SPOT, MOVE_LETTER, RESOLVE, SHIFT, TAKE
from asztal.games.ginkgopolis.rules import Ginkgopolis
from asztal.games.ginkgopolis.state import CARD, POINTS, RESOURCES, SCREEN, TILE_LAID
from asztal.games.ginkgopolis.tables import FIRST_CHARACTER, FIRST_LETTER, HAL, RESOURCE, SP, TILE

# -- which pieces a choice is about ---------------------------------------------------------------------------------------


def on(state: Ginkgopolis, seat: int, action: int) -> tuple[str, ...]:
    """Cards, tiles and letters by their ids; a building has the id of its top tile. Free spaces are "x,y"."""
    ids = state.tables.ids
    if action < actions.NEW_HAND:
        return (ids[action],)
    if action == actions.ALONE:
        return (ids[state.get(seat, CARD)],)
    if actions.WITH <= action < actions.TAKE_RESOURCE:
        return (ids[action - actions.WITH], ids[state.get(seat, CARD)])
    if actions.MOVE <= action < actions.SHIFT_PREVIOUS:
        place = prompts.label(state, action).args
        return (f"{place['x']},{place['y']}",)
    if actions.SHIFT_PREVIOUS <= action < actions.PICK:
        return (str(prompts.label(state, action).args["letter"]).lower(),)
    if actions.PICK <= action < actions.KEEP:
        return (ids[action - actions.PICK + FIRST_CHARACTER],)
    return (ids[action - actions.GIVE],) if action >= actions.GIVE else ()


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
    if frame_op(state.top()) != CHOOSE:
        return preview(state, seat, action, deed, ENDS, follow)
    if action == actions.NEW_HAND:
        return Preview((Change(seat, "new-hand", -1),))
    if action < actions.NEW_HAND:
        tiles = [int(tile) for tile in state.tiles.inside(SCREEN, seat)]
        codes = {state.code(actions.WITH + tile if tile >= 0 else actions.ALONE): tile for tile in (-1, *tiles)}
        return Preview(then={code: bill(state, seat, action, tile) for code, tile in codes.items()})
    return bill(state, seat, int(state.get(seat, CARD)), -1 if action == actions.ALONE else action - actions.WITH)


def follow(state: State, seat: int) -> int | None:
    """Where a letter goes changes no figures."""
    return state.legal(seat)[0] if frame_op(state.top()) in (MOVE_LETTER, FIND_SPOT, SHIFT) else None


def bill(state: Ginkgopolis, seat: int, card: int, tile: int) -> Preview:
    """What a card would do with this tile, or alone (-1), if it were carried out now."""
    gained = told(carried_out(state, seat, card, tile), deed, RUN_OUT)
    own = [change for change in gained if change.side == seat and change.n > 0 and change.why == ""]
    missing = short_of(state, seat, card, tile) if tile >= 0 else {}
    if tile < 0 or missing:
        first = {} if card >= FIRST_LETTER else {GOODS[state.tables.colour[card]]: int(state.height(card))}
        return Preview(summed(parted(own, "card", first)), missing, tuple(price(state, seat, card, tile)) if missing else ())
    yields: dict[str, int] = {}
    if card >= FIRST_LETTER:
        beside = state.neighbour_yields(state.letters[card - FIRST_LETTER])
        yields = {good: int(beside[number]) for number, good in enumerate(GOODS)}
    back = [change for change in gained if change.why == "back"]
    return Preview(summed([*price(state, seat, card, tile), *back, *parted(own, "yields", yields)]))


def carried_out(state: Ginkgopolis, seat: int, card: int, tile: int) -> Ginkgopolis:
    """A copy on which the seat's choice is the only thing that happens."""
    trial = state.copy()
    if trial.get(seat, CARD) < 0:
        trial.choose_card(seat, card)
    if trial.get(seat, TILE_LAID) < 0:
        trial.choose_tile(seat, tile)
    trial.stack = vec[i64]()
    trial.acting = 0
    trial.push(frame(RESOLVE, seat, 0, 0, 0))
    trial.listen()
    trial.run()
    while trial.acting == 1 << seat and len(trial.stack) > 0:
        chosen = follow(trial, seat)
        if chosen is not None:
            trial.decide(seat, chosen)
        elif frame_op(trial.top()) == TAKE:  # a resource or a tile: chosen later, and said so
            trial.pop()
            trial.acting = 0
            trial.run()
        else:
            break
    return trial


def price(state: Ginkgopolis, seat: int, card: int, tile: int) -> list[Change]:
    """The tile, and what is put down and paid for it."""
    laid = Change(seat, "tile", -1, "tile")
    if card >= FIRST_LETTER:
        return [Change(seat, "resource", -1, "new"), laid]
    parts = [
        Change(seat, "resource", -int(state.height(card)) - 1, "floors"),
        Change(seat, "resource", -int(state.colour_cost(card, tile)), "colour"),
        Change(seat, "sp", -int(state.point_cost(card, tile)), "lower"),
        laid,
    ]
    return [part for part in parts if part.n]


def short_of(state: Ginkgopolis, seat: int, card: int, tile: int) -> dict[str, int]:
    """What is missing to build; one's own resources come back in time to pay, bonuses do not."""
    if state.can_afford(seat, card, tile):
        return {}
    needed = {"resource": 1, "sp": 0}
    had = int(state.get(seat, RESOURCES))
    if card < FIRST_LETTER:
        needed = {"resource": int(state.resource_cost(card, tile)), "sp": int(state.point_cost(card, tile))}
        had += int(state.height(card)) if state.owner(card) == seat else 0
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
}
ABOUT: Final = frozenset({log.KEPT_CARD, log.CHARACTER, log.TOOK_BACK, log.MOVED_LETTER, log.SAW_TILE})
"""Deeds that are about one card, tile or letter."""


def deed(state: State, event: Event) -> Deed | None:
    """An event in figures."""
    kind, side, a, b = int(event.kind), int(event.seat), int(event.a), int(event.b)
    ids = cast(Ginkgopolis, state).tables.ids
    if kind in PLAYS:
        played = HAL if kind in (log.HAL_URBANISED, log.HAL_CONSTRUCTED) else side
        return Deed(played, PLAYS[kind], (ids[a],) if kind == log.EXPLOITED else (ids[a], ids[b]))
    if kind in OTHER_DEEDS:
        piece = FIRST_LETTER + a if kind == log.MOVED_LETTER else a
        return Deed(side, OTHER_DEEDS[kind], (ids[piece],) if kind in ABOUT else ())
    changed = changes(kind, side, a, b)
    return Deed(changed[0].side, changes=changed) if changed else None


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
