"""What happened and what would happen, in figures: deeds and changes of goods for boards, films and bills.

A game tells of an event, as a `Deed`, who did what with which pieces and what it changed. A preview is the same about a
choice not made yet: the action is done on a copy with somebody listening, up to the next real decision, and what was gained
and paid is summed up. Hidden things stay hidden: cards are counted, never named, and a preview ends where the course of the
game goes on (`ends`), because what comes then may depend on what the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from asztal.core.events import Event
from asztal.core.state import State


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a side gains of a good, or pays, if the number is below 0."""

    side: int
    good: str
    n: int
    why: str = ""
    """Which part of a bill it is, where a game tells its parts."""


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event for machines: who did what with which pieces, and what it changed."""

    side: int
    what: str = ""
    """What somebody did; empty if goods changed as a part of it."""
    on: tuple[str, ...] = ()
    """Ids of the pieces it was about."""
    changes: tuple[Change, ...] = ()


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a choice would cost and bring now, costs before gains."""

    changes: tuple[Change, ...] = ()
    missing: dict[str, int] = {}
    """What the seat is short of: the choice may be made all the same, but will not do what it could."""
    price: tuple[Change, ...] = ()
    """Where something is missing: what it would have cost."""
    then: dict[str, Preview] = {}
    """Where the next decision belongs to the same gesture: what each of its choices would cost and bring, by code."""


Telling = Callable[[State, Event], Deed | None]
Following = Callable[[State, int], int | None]
"""What a preview chooses by itself where it makes no difference to the figures; None: a real decision."""


def no_further(state: State, seat: int) -> int | None:
    return None


def preview(
    state: State, seat: int, action: int, deed: Telling, ends: frozenset[int], follow: Following = no_further
) -> Preview:
    """What the action would cost and bring the sides, as far as the seat can know."""
    return Preview(summed(told(tried(state, seat, action, ends, follow), deed, ends)))


def tried(state: State, seat: int, action: int, ends: frozenset[int], follow: Following = no_further) -> State:
    """A copy on which the action has been done, up to the next real decision; its events tell what happened.

    A choice of one is no decision, as long as nothing hidden has been seen on the way to it.
    """
    trial = state.copy()
    trial.listen()
    trial.decide(seat, action)
    while not trial.over and trial.acting == 1 << seat and not any(event.kind in ends for event in trial.events or ()):
        options = trial.legal(seat)
        chosen = options[0] if len(options) == 1 and trial.seen == state.seen else follow(trial, seat)
        if chosen is None:
            break
        trial.decide(seat, chosen)
    return trial


def told(trial: State, deed: Telling, ends: frozenset[int]) -> list[Change]:
    """What the events of a trial changed, up to where the course of the game goes on."""
    changes: list[Change] = []
    for event in trial.heard():
        if event.kind in ends:
            break
        found = deed(trial, event)
        if found is not None:
            changes += found.changes
    return changes


def summed(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Equal changes as one, what is paid before what is gained."""
    totals: dict[tuple[bool, int, str, str], int] = {}
    for change in changes:
        key = (change.n > 0, change.side, change.good, change.why)
        totals[key] = totals.get(key, 0) + change.n
    found = [Change(side, good, n, why) for (_, side, good, why), n in totals.items()]
    return (*(change for change in found if change.n < 0), *(change for change in found if change.n > 0))
