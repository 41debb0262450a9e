"""What happens in Imperial Settlers, and how the log tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asztal.core.events import Event
from asztal.core.lines import Line
from asztal.core.pieces import SPECTATOR

if TYPE_CHECKING:
    from asztal.games.settlers.state import Settlers

# Kinds of events: what a, b and c mean. A location, card or deal is a piece.
ROUND: Final = 1  # a: number
FIRST: Final = 2  # seat becomes first player
FACTION: Final = 3  # a: faction
LAID_OPEN: Final = 4  # a: card
TOOK: Final = 5  # a: card, from the open cards
PICKED: Final = 6  # chosen from the packet; nothing is told of which
PICKED_OWN: Final = 7  # a: card; for its owner only
DREW: Final = 8  # a: 1 common, 2 faction deck
SAW: Final = 9  # a: card drawn; for its owner only
PRODUCED: Final = 10  # the seat produces
GAINED: Final = 11  # a: good, b: amount
PAID: Final = 12  # a: good, b: amount
BUILT: Final = 13  # a: location
GAVE: Final = 14  # a: location discarded for a building cost
GAVE_FOUNDATION: Final = 15
DEALT: Final = 16  # a: card
RAZED_HAND: Final = 17  # a: card
RAZED: Final = 18  # a: location, b: whose
FOUNDATION: Final = 19  # a: location that became one; the seat gets the wood
RAZED_AWAY: Final = 20  # a: location discarded by razing
ACTIVATED: Final = 21  # a: location, b: how often
EXCHANGED: Final = 22  # a: 0 wood, 1 stone, 2 food, 3 card
DEFENDED: Final = 23  # a: location
SAMURAI: Final = 24  # a: location
TUCKED: Final = 25  # a: card put under the Gate
OFFERED: Final = 27  # a: good
STOLE: Final = 28  # a: good, b: from whom
CANCELLED: Final = 29  # a: deal, b: whose
ROUTE_CANCELLED: Final = 30  # a: location of the deal, b: whose deal
TOOK_DEAL: Final = 31  # a: deal, b: from whom
ROUTE: Final = 32  # a: location, b: whose
REMOVED: Final = 33  # a: location, b: whose
BLOCKED: Final = 34  # a: location, b: whose
TOOK_OVER: Final = 35  # a: location, b: whose
RETURNED: Final = 36  # a: location, goes back to the seat
RESET: Final = 37  # a: location
COPIED: Final = 38  # a: location whose goods are produced again
USED_DEAL: Final = 39  # a: card the good comes from
DISCARDED: Final = 40  # a: card
LAID: Final = 41  # a: common card laid as a foundation
SHUFFLED_IN: Final = 42
SWAPPED: Final = 43  # a: good discarded for points
PASSED: Final = 44
CLEANED: Final = 45
STORED: Final = 46  # a: good, b: amount
RESHUFFLED: Final = 47
RIVAL_TOOK: Final = 48  # a: card
RIVAL_PILE: Final = 49  # a: cards in the virtual player's pile
ATTACK: Final = 50  # a: attack card
LOST: Final = 51  # a: location
SPARED: Final = 52
WON: Final = 53  # a: points
SHARED: Final = 54  # a: points
SOLO_WON: Final = 55  # a: points, b: own faction locations, c: pile
SOLO_LOST: Final = 56
POINTED: Final = 57  # a: location, b: whose: the Pack takes one good of its raze field

PLAIN: Final = {
    FIRST: "log-first", PICKED: "log-picked", PRODUCED: "log-produces", GAVE_FOUNDATION: "log-gave-foundation",
    SHUFFLED_IN: "log-shuffled-in", PASSED: "log-pass",
    CLEANED: "log-cleanup", RESHUFFLED: "log-reshuffled", SPARED: "log-spared",
}  # fmt: skip
WITH_CARD: Final = {
    LAID_OPEN: "log-laid-open", TOOK: "log-took", PICKED_OWN: "log-picked-own", SAW: "log-saw", BUILT: "log-build",
    GAVE: "log-gave", DEALT: "log-deal", RAZED_HAND: "log-raze-hand", FOUNDATION: "log-foundation",
    RAZED_AWAY: "log-razed-away", DEFENDED: "log-defended", SAMURAI: "log-samurai", TUCKED: "log-tucked",
    LAID: "log-laid-foundation", RETURNED: "log-returned", RESET: "log-reset", COPIED: "log-copied", USED_DEAL: "log-used-deal",
    DISCARDED: "log-discard", RIVAL_TOOK: "log-rival-took", LOST: "log-lost",
}  # fmt: skip
AGAINST: Final = {
    RAZED: "log-raze", CANCELLED: "log-cancelled", ROUTE_CANCELLED: "log-route-cancelled", TOOK_DEAL: "log-took-deal",
    ROUTE: "log-route", REMOVED: "log-removed", BLOCKED: "log-blocked", TOOK_OVER: "log-took-over", POINTED: "log-pointed",
}  # fmt: skip
WITH_GOODS: Final = {
    GAINED: "log-gain", PAID: "log-pay", STORED: "log-store", OFFERED: "log-offered", SWAPPED: "log-swapped",
}  # fmt: skip


OF_NOBODY: Final = frozenset({LAID_OPEN, FOUNDATION, RAZED_AWAY, RETURNED, CLEANED, RESHUFFLED, SPARED, RIVAL_TOOK, LOST})
"""Lines that name no player."""
ROLES: Final = {
    "log-first": "lead", "log-faction": "all factions", "log-laid-open": "own lookout", "log-took": "all taken",
    "log-rival-took": "all taken", "log-picked": "quiet", "log-picked-own": "own picked", "log-drew": "with", "log-saw": "with",
    "log-gain": "gain", "log-pay": "paid", "log-gave": "paid", "log-gave-foundation": "paid", "log-foundation": "with",
    "log-razed-away": "with", "log-exchange": "again exchange", "log-tucked": "again tucked", "log-offered": "again offered",
    "log-steal": "with", "log-cancelled": "with", "log-route-cancelled": "with", "log-took-deal": "with", "log-route": "with",
    "log-removed": "with", "log-blocked": "with", "log-took-over": "with", "log-pointed": "with", "log-returned": "with",
    "log-reset": "with", "log-copied": "with", "log-used-deal": "with", "log-discard": "with", "log-laid-foundation": "with",
    "log-shuffled-in": "with", "log-swapped": "with", "log-store": "with", "log-reshuffled": "quiet", "log-rival-pile": "with",
    "log-lost": "with", "log-spared": "with",
}  # fmt: skip


def owner(state: Settlers, side: int) -> dict[str, int | str]:
    """Whose thing it was: a player's, or the virtual player's."""
    return {"other": "", "rival": "yes"} if side >= state.seats else {"other": f"#{side}", "rival": "no"}


def line(state: Settlers, event: Event, seat: int | None) -> Line | None:
    """The log line of an event as the seat may read it."""
    from asztal.games.settlers.effects import FACTIONS, GOODS

    if not event.shown_to(SPECTATOR if seat is None else seat):
        return None
    kind = int(event.kind)
    a, b, c = int(event.a), int(event.b), int(event.c)
    who: dict[str, int | str] = {"player": f"#{event.seat}"} if event.seat < state.seats else {"player": ""}
    if kind in PLAIN:
        goods: dict[str, int | str] = {"goods": "1*foundation"} if kind == GAVE_FOUNDATION else {}
        return Line(PLAIN[kind], goods | ({} if kind in OF_NOBODY else who))
    if kind in WITH_CARD:
        return Line(WITH_CARD[kind], {**({} if kind in OF_NOBODY else who), "name": state.name_of(a)})
    if kind in AGAINST:
        return Line(AGAINST[kind], {**who, **owner(state, b), "name": state.name_of(a)})
    if kind in WITH_GOODS:
        n = b if kind in (GAINED, PAID, STORED) else 1
        return Line(WITH_GOODS[kind], {**who, "goods": f"{n}*{GOODS[a]}"})
    if kind == ROUND:
        return Line("log-round", {"n": a})
    if kind == FACTION:
        return Line("log-faction", {**who, "faction": FACTIONS[a]})
    if kind == DREW:
        return Line("log-drew", {**who, "cards": "1*common" if a == 1 else "1*faction"})
    if kind == ACTIVATED:
        return Line("log-activate", {**who, "name": state.name_of(a), "n": b})
    if kind == EXCHANGED:
        return Line("log-exchange", who)
    if kind == STOLE:
        return Line("log-steal", {**who, "goods": f"1*{GOODS[a]}", **owner(state, b)})
    if kind == ATTACK:
        return Line("log-attack", {"good": GOODS[state.t.deal[state.t.kind[a]]]})
    if kind == RIVAL_PILE:
        return Line("log-rival-pile", {"n": a})
    if kind in (WON, SHARED):
        return Line("log-win" if kind == WON else "log-shared-win", {**who, "n": a})
    return Line("log-solo-won" if kind == SOLO_WON else "log-solo-lost", {**who, "n": a, "mine": b, "pile": c})
