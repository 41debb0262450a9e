"""What happens in Roll & Write, and how the log tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asztal.core.events import Event
from asztal.core.lines import Argument, Line
from asztal.games.rollwrite.actions import FAVOUR_NAMES, GOOD_NAMES, TRACK_NAMES
from asztal.games.rollwrite.tables import some

if TYPE_CHECKING:
    from asztal.games.rollwrite.state import RollWrite

# Kinds of events: what a, b and c mean.
ROUND: Final = 1  # a: number
ROLLED: Final = 2  # seat is the active player; a: faces, four bits each; b: actions
TOOK_FAVOUR: Final = 3  # a: tile
REROLLED: Final = 4  # a: faces, b: actions, after the reroll
USED_FAVOUR: Final = 5  # a: tile, b: goods gained
PRODUCED: Final = 6  # a: building, b: goods gained when growing begins
CROSSED: Final = 7  # a: track, b: goods paid, c: section, from 1
SECTION: Final = 8  # a: track, b: its number, c: points of the track now
OPENED: Final = 9  # a: field
CROSSED_BOX: Final = 10  # a: building, b: goods paid, c: box, from 1
FINISHED: Final = 11  # a: building
HARVESTED: Final = 12  # a: field, b: goods gained, c: circle, from 1
EXPORTED: Final = 13  # a: good sold for it
USED: Final = 14  # a: building, b: goods paid, c: goods gained
SCORED: Final = 15  # a: building, b: points
KEPT: Final = 16  # b: goods
CREATED: Final = 17  # a: building, b: row, c: column
DONE: Final = 18
WON: Final = 19  # a: points
SHARED: Final = 20  # a: points
RANKED: Final = 21  # a: points of a solo adventure
VILLAGE: Final = 22  # seat plays; a: village


def goods_words(goods: int) -> dict[str, Argument]:
    """Packed goods as the arguments of a line."""
    names = (*GOOD_NAMES, "resource", "action", "vp")
    return {name: int(some(goods, kind)) for kind, name in enumerate(names)}


def dice_words(faces: int, actions: int) -> dict[str, Argument]:
    words: dict[str, Argument] = {f"die{die + 1}": GOOD_NAMES[(faces >> (4 * die)) & 15] for die in range(3)}
    words["actions"] = actions
    return words


ROLES: Final = {
    "log-village": "all villages", "log-roll": "with", "log-reroll": "with", "log-favour": "all favours",
    "log-produce": "own income", "log-cross": "own growing", "log-section": "last", "log-bridge": "own growing",
    "log-building-done": "own growing", "log-harvest": "own growing", "log-export": "own growing", "log-use": "own growing",
    "log-use-gain": "own growing", "log-use-trade": "own growing", "log-scored": "own growing", "log-keep": "own growing",
    "log-estate": "own growing", "log-section-none": "own growing", "log-done": "quiet",
}  # fmt: skip
"""What a player does with the sheet in a round is one sentence, however many moves it takes."""


def amounts(goods: int) -> str:
    """Packed goods as an argument of a line: "2*wood|1*gold"."""
    return "|".join(f"{n}*{name}" for name, n in goods_words(goods).items() if n)


def line(state: RollWrite, event: Event, seat: int | None) -> Line | None:
    """The log line of an event; nothing is hidden in this game."""
    kind = int(event.kind)
    a, b, c = int(event.a), int(event.b), int(event.c)
    who: dict[str, Argument] = {"player": f"#{event.seat}"}
    if kind == ROUND:
        return Line("log-round", {"n": a})
    if kind in (ROLLED, REROLLED):
        return Line("log-roll" if kind == ROLLED else "log-reroll", {**who, **dice_words(a, b)})
    if kind == TOOK_FAVOUR:
        return Line("log-favour", {**who, "name": f"@{FAVOUR_NAMES[a]}"})
    if kind == USED_FAVOUR:
        return Line("log-produce", {**who, "name": f"@{FAVOUR_NAMES[a]}", "goods": amounts(b)})
    if kind == CROSSED:
        return Line("log-cross", {**who, "boxes": f"1*{TRACK_NAMES[a]}", "goods": amounts(b)})
    if kind == SECTION and not c:
        return Line("log-section-none", {**who, "track": TRACK_NAMES[a]})
    if kind == SECTION:
        return Line("log-section", {**who, "now": f"{c}*{TRACK_NAMES[a]}"})
    if kind == OPENED:
        return Line("log-bridge", {**who, "field": a + 1})
    if kind == HARVESTED:
        return Line("log-harvest", {**who, "field": a + 1, "goods": amounts(b)})
    if kind == EXPORTED:
        return Line("log-export", {**who, "goods": f"1*{GOOD_NAMES[a]}"})
    if kind == KEPT:
        return Line("log-keep", {**who, "goods": amounts(b)})
    if kind == DONE:
        return Line("log-done", who)
    if kind in (WON, SHARED):
        return Line("log-win" if kind == WON else "log-shared", {**who, "n": a})
    if kind == RANKED:
        from asztal.games.rollwrite.content import rank_of

        return Line("log-rank", {**who, "n": a, "rank": f"@{rank_of(a)}"})
    if kind == VILLAGE:
        return Line("log-village", {**who, "name": f"@{state.tables.villages[a]}"})
    name = f"@{state.tables.ids[a]}"
    if kind == CROSSED_BOX:
        return Line("log-cross", {**who, "boxes": f"1*{name}", "goods": amounts(b)})
    named: dict[str, Argument] = {**who, "name": name}
    if kind == PRODUCED:
        return Line("log-produce", {**named, "goods": amounts(b)})
    if kind == FINISHED:
        return Line("log-building-done", named)
    if kind == USED:
        paid, goods = amounts(b), amounts(c)
        message = "log-use-trade" if paid and goods else "log-use-gain" if goods else "log-use"
        return Line(message, named | ({"paid": paid} if paid or not goods else {}) | ({"goods": goods} if goods else {}))
    if kind == SCORED:
        return Line("log-scored", {**named, "goods": f"{b}*vp"})
    return Line("log-estate", {**named, "track": TRACK_NAMES[b], "column": c + 1})
