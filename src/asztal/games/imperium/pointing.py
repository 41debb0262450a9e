"""What a board is told besides rules and words: what a choice is about, what it would cost and bring, the printed effect it
sets off, and what an event was in figures. Nothing here tells more than the seat may see.
"""

from __future__ import annotations

from typing import Final

from asztal.core.events import Event
from asztal.core.notation import Parts
from asztal.core.preview import Change, Deed, Preview, preview
from asztal.games.imperium import actions, log
from asztal.games.imperium.items import effects_of
from asztal.games.imperium.log import GOOD_NAMES, LINES, ZONE_NAMES
from asztal.games.imperium.market import broken_deck
from asztal.games.imperium.state import Imperium

ENDS: Final = frozenset(
    {
        log.TURN, log.DREW, log.DREW_CARD, log.SHOWN, log.REVEALED, log.LOOKED, log.LOOKED_CARD, log.FAME, log.FAME_CARD,
        log.BROKE_TOP, log.BROKE_TOP_CARD, log.RESHUFFLED, log.REACHED, log.FOUND, log.FOUND_NONE, log.SOLSTICE, log.WINNER,
        log.SHARED, log.COLLAPSE_WINNER, log.COLLAPSED, log.SHUFFLED, log.SWAPPED_HIDDEN, log.TO_HAND, log.EMPTY_HANDED,
        log.GAVE, log.GAVE_CARD,
    }
)  # fmt: skip
"""Where the course of the game goes on, or something hidden is seen: a preview tells nothing beyond."""


def on(state: Imperium, seat: int, action: int) -> tuple[str, ...]:
    """Cards by their ids; decks by what lies in them."""
    if actions.SUIT <= action < actions.PAY and not state.over and state.now().name == "breakthrough":
        return (ZONE_NAMES[broken_deck(state, action - actions.SUIT)],)
    if actions.MARKET <= action < actions.NATION:
        piece = int(state.at_slot(action - actions.MARKET))
        return (state.name_of(piece)[1:],) if piece >= 0 else ()
    return (state.tables.kind_ids[state.tables.picked(action)[1]],) if action >= actions.PICK else ()


def effect(state: Imperium, seat: int, action: int) -> Parts:
    """The printed effect of the card that would be played, used or resolved."""
    if action < actions.PICK or state.over:
        return ()
    place, kind = state.tables.picked(action)
    step = state.now().name
    section = "play" if actions.PLACES[place] == "hand" else "exhaust"
    if step == "solstice-cards":
        section = "solstice"
    elif step != "turn":
        return ()
    return effects_of(state.tables.kind_ids[kind]).get(section, ())


def preview_of(state: Imperium, seat: int, action: int) -> Preview:
    return preview(state, seat, action, lambda now, event: deed_for(now, event, seat), ENDS)


def deed_for(state: object, event: Event, seat: int) -> Deed | None:
    """A deed, if the seat is told of it."""
    assert isinstance(state, Imperium)
    return deed(state, event) if int(event.eyes) >> seat & 1 else None


DEEDS: Final = {
    log.PLAYED: "play", log.PLAYED_FREE: "play", log.USED: "use", log.INNOVATED: "innovate", log.REVOLTED: "revolt",
    log.DREW: "draw", log.RESHUFFLED: "reshuffle", log.REACHED: "nation-card", log.BECAME_EMPIRE: "empire",
    log.DEVELOPED: "develop", log.DISCARDED: "discard", log.TOPDECKED: "topdeck", log.TO_HAND: "to-hand",
    log.TO_HISTORY: "history", log.GARRISONED: "garrison", log.ABANDONED: "abandon", log.RECALLED: "recall", log.SUNK: "sink",
    log.ACQUIRED: "acquire", log.BROKE_CARD: "breakthrough", log.EXILED: "exile", log.SHOWN: "refill", log.PLACED: "token",
    log.PLACED_HERE: "token", log.TOOK_UNREST: "unrest", log.RETURNED: "return-unrest", log.FAME: "fame", log.KING: "king",
    log.AVOIDED: "avoid", log.SOLSTICE: "solstice", log.SOLSTICE_CARD: "solstice-card", log.NEW_ROUND: "round",
    log.TURN: "turn", log.WINNER: "win", log.SHARED: "win", log.COLLAPSE_WINNER: "win", log.JOURNEY: "journey",
}  # fmt: skip
PUBLIC_CARDS: Final = frozenset(kind for kind, (_, form) in LINES.items() if form.startswith("c"))


def deed(state: Imperium, event: Event) -> Deed | None:
    """An event in figures."""
    kind, side, a, b, c = int(event.kind), int(event.seat), int(event.a), int(event.b), int(event.c)
    about = (state.name_of(a)[1:],) if kind in PUBLIC_CARDS else ()
    changes: tuple[Change, ...] = ()
    if kind in (log.GAINED, log.PAID):
        changes = (Change(side, GOOD_NAMES[a], b if kind == log.GAINED else -b),)
    elif kind == log.STOLEN:
        changes = (Change(side, GOOD_NAMES[a], b), Change(c, GOOD_NAMES[a], -b))
    elif kind == log.TOOK_UNREST:
        changes = (Change(side, "unrest", a),)
    elif kind == log.RETURNED:
        changes = (Change(side, "unrest", -a),)
    return Deed(side, DEEDS.get(kind, ""), about, changes) if kind in DEEDS or changes else None
