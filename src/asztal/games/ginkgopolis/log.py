"""What happens in Ginkgopolis, and how the log tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asztal.core.events import Event
from asztal.core.lines import Line
from asztal.core.pieces import SPECTATOR
from asztal.games.ginkgopolis.tables import HAL, RESOURCE, SP

if TYPE_CHECKING:
    from asztal.games.ginkgopolis.state import Ginkgopolis

# Kinds of events: what a, b and c mean.
ROUND: Final = 1  # a: number
FIRST: Final = 2  # seat becomes first player
STARTER_SET: Final = 3  # a: set
PICKED_CHARACTER: Final = 4  # somebody has picked; nothing is told of which
CHARACTER: Final = 5  # a: character
CHOSE: Final = 7  # somebody is ready; nothing is told of what
ASKED_NEW_HAND: Final = 8
EXPLOITED: Final = 9  # a: card
URBANISED: Final = 10  # a: letter card, b: tile
CONSTRUCTED: Final = 11  # a: building card, b: tile, c: resources put on it
TOOK_BACK: Final = 12  # a: tile, b: card: the play could not be afforded
GAINED: Final = 13  # a: good, b: amount, c: 1 if a card's effect gives it
SAW_TILE: Final = 14  # a: tile drawn; for its owner only
PAID: Final = 15  # a: good, b: amount
RETURNED: Final = 16  # a: resources back, b: success points
KEPT_CARD: Final = 17  # a: card
MOVED_LETTER: Final = 18  # a: letter
PASSED_HANDS: Final = 19
REBUILT: Final = 20
RAN_OUT: Final = 21  # the tile supply, for the first time
GAVE: Final = 22  # a: number of tiles
END_BY_TILES: Final = 23
END_BY_RESOURCES: Final = 24
END_BY_HAL: Final = 25
WON: Final = 26  # a: points
SHARED: Final = 27  # several seats share the win; a: points
SOLO_WON: Final = 28  # a: your points, b: Hal's
SOLO_LOST: Final = 29
HAL_URBANISED: Final = 30  # a: letter card, b: tile
HAL_CONSTRUCTED: Final = 31  # a: building card, b: tile, c: resources put on it
HAL_GAINED: Final = 32  # b: success points
HAL_SECOND: Final = 33  # a: the card used, b: the one discarded
SET_ASIDE: Final = 34  # a tile to be given back; which one stays hidden until all have decided
GAVE_TILE: Final = 35  # a: tile given back, shown to all

SIMPLE: Final = {
    FIRST: "log-first",
    PICKED_CHARACTER: "log-pick",
    CHOSE: "log-chosen",
    ASKED_NEW_HAND: "log-new-hand",
    PASSED_HANDS: "log-pass",
    REBUILT: "log-rebuild",
    RAN_OUT: "log-exhausted",
    SET_ASIDE: "log-set-aside",
    END_BY_TILES: "log-ending-tiles",
    END_BY_RESOURCES: "log-ending-resources",
    END_BY_HAL: "log-ending-hal",
}
PAYS: Final = {RESOURCE: "log-pay-resource", SP: "log-pay-sp"}


GOOD_NAMES: Final = ("resource", "tile", "sp")
HALS: Final = frozenset({HAL_URBANISED, HAL_CONSTRUCTED, HAL_GAINED, HAL_SECOND})
NOBODYS: Final = frozenset({PASSED_HANDS, REBUILT, RAN_OUT, END_BY_TILES, END_BY_HAL})
ROLES: Final = {
    "log-first": "lead", "log-characters-set": "quiet", "log-character": "own characters", "log-pick": "quiet",
    "log-chosen": "quiet", "log-unaffordable": "lead", "log-gain": "gain", "log-bonus": "gain", "log-gain-tiles-own": "last",
    "log-pay-sp": "with", "log-pay-resource": "with", "log-returned": "with", "log-hal-returned": "with", "log-keep": "with",
    "log-hal-second-card": "lead", "log-hal-points": "gain", "log-move-letter": "with", "log-pass": "quiet",
    "log-rebuild": "quiet", "log-set-aside": "quiet", "log-give": "all given", "log-give-tile": "all given",
    "log-shared": "all won", "log-ending-resources": "last", "log-hal-ending-resources": "last",
}  # fmt: skip


def line(state: Ginkgopolis, event: Event, seat: int | None) -> Line | None:
    """The log line of an event as the seat may read it."""
    if not event.shown_to(SPECTATOR if seat is None else seat):
        return None
    kind = int(event.kind)
    who: dict[str, int | str] = {"player": f"#{event.seat}"}
    a, b = int(event.a), int(event.b)
    hal = state.seats == 1 and event.seat == HAL
    if hal or kind in HALS:
        who = {"player": "Hal"}
    if kind == END_BY_RESOURCES and hal:
        return Line("log-hal-ending-resources", who)
    if kind in SIMPLE:
        return Line(SIMPLE[kind], {} if kind in NOBODYS else who)
    if kind == ROUND:
        return Line("log-round", {"n": a})
    if kind == STARTER_SET:
        return Line("log-characters-set", {**who, "n": a})
    if kind == CHARACTER:
        return Line("log-character", {**who, "name": state.name_of(a)})
    if kind == EXPLOITED:
        if a >= state.tables.first_letter:
            return Line("log-exploit-letter", {**who, **state.words(a)})
        return Line("log-exploit-building", {**who, **state.words(a)})
    if kind in (URBANISED, HAL_URBANISED):
        return Line("log-urbanise" if kind == URBANISED else "log-hal-urbanise", {**who, **state.words(a), **state.words(b)})
    if kind in (CONSTRUCTED, HAL_CONSTRUCTED):
        over = {f"{name}2": value for name, value in state.words(a).items()}
        over["put"] = int(event.c)
        return Line("log-construct" if kind == CONSTRUCTED else "log-hal-construct", {**who, **state.words(b), **over})
    if kind == TOOK_BACK:
        return Line("log-unaffordable", {**who, **state.words(a)})
    if kind == GAINED:
        return Line("log-bonus" if event.c else "log-gain", {**who, "goods": f"{b}*{GOOD_NAMES[a]}"})
    if kind == SAW_TILE:
        return Line("log-gain-tiles-own", {**who, "name": state.name_of(a - int(state.tables.first_tile))})
    if kind == PAID:
        return Line(PAYS[a], {**who, "goods": f"{b}*{GOOD_NAMES[a]}"})
    if kind == RETURNED:
        return Line("log-hal-returned" if hal else "log-returned", {**who, "n": a, "sp": b})
    if kind == KEPT_CARD:
        return Line("log-keep", {**who, **state.words(a)})
    if kind == MOVED_LETTER:
        return Line("log-move-letter", state.words(int(state.tables.first_letter) + a))
    if kind == GAVE:
        return Line("log-give", {**who, "n": a})
    if kind == GAVE_TILE:
        return Line("log-give-tile", {**who, "name": state.name_of(a - int(state.tables.first_tile))})
    if kind in (WON, SHARED):
        return Line("log-win" if kind == WON else "log-shared", {**who, "n": a})
    if kind in (SOLO_WON, SOLO_LOST):
        return Line("log-solo-won" if kind == SOLO_WON else "log-solo-lost", {**who, "n": a, "hal": b})
    if kind == HAL_GAINED:
        return Line("log-hal-points", {**who, "n": b})
    return Line("log-hal-second-card", {**who, "card": state.name_of(a)})
