"""The words of the notation, each declared once: how it reads and what it means.

Effects of Ginkgopolis gain goods: resources, tiles and success points. A card waits for one of the three actions, or counts
something at the end. The texts are in `text/*.ftl`: good-resource, when-exploit, count-building and so on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import NEXT, SEAT
from asztal.core.machine.words import Noun, Step, Trigger
from asztal.core.notation import key, noun, optional, span, trigger, words
from asztal.core.pieces import place
from asztal.core.rings import in_order
from asztal.games.ginkgopolis.layout import KEPT
from asztal.games.ginkgopolis.state import SPACE, Ginkgopolis

GOODS: Final = ("resource", "tile", "sp")
COLOURS: Final = ("red", "blue", "yellow")

# the numbers of the triggers, in the order of WORDS
EXPLOIT: Final = 0
URBANISE: Final = 1
CONSTRUCT: Final = 2
TRIGGERS: Final = ("exploit", "urbanise", "construct")


class Exploits(Trigger[Ginkgopolis]):
    """`when exploit`: the player uses a card on its own."""

    head = trigger("exploit")


class Urbanises(Trigger[Ginkgopolis]):
    """`when urbanise`: the player puts a new building beside the city."""

    head = trigger("urbanise")


class Constructs(Trigger[Ginkgopolis]):
    """`when construct`: the player builds a floor."""

    head = trigger("construct")


class ResourcesOn(Noun[Ginkgopolis]):
    """`per resource on red`: own resources on buildings of a colour."""

    head = noun("resource", key(words("on", *COLOURS, several=False)))

    def count(self, m: Ginkgopolis, f: i64, pc: i64) -> i64:
        colours = m.program.code[pc]
        seat = m.stack[f + SEAT]
        found: i64 = 0
        for tile in range(m.tables.first_tile, m.tables.end):
            if m.marks[tile] & SPACE and m.owner(tile) == seat and (colours >> m.tables.colour[tile]) & 1:
                found += m.height(tile)
        return found


class BuildingsOf(Noun[Ginkgopolis]):
    """`per building height 3+`: own buildings with so many floors."""

    head = noun("building", key(span("height")))

    def count(self, m: Ginkgopolis, f: i64, pc: i64) -> i64:
        low = m.program.code[pc] & 0xFFFF
        high = m.program.code[pc] >> 16
        seat = m.stack[f + SEAT]
        found: i64 = 0
        for tile in range(m.tables.first_tile, m.tables.end):
            if m.marks[tile] & SPACE and m.owner(tile) == seat and low <= m.height(tile) <= high:
                found += 1
        return found


class CardsOf(Noun[Ginkgopolis]):
    """`per card with exploit`, `per card of red`: face-up cards with a permanent bonus of an action, or of a colour."""

    head = noun(
        "card", optional(key(words("with", *TRIGGERS, several=False))), optional(key(words("of", *COLOURS, several=False)))
    )

    def count(self, m: Ginkgopolis, f: i64, pc: i64) -> i64:
        actions = m.program.code[pc]
        colours = m.program.code[pc + 1]
        program = m.program
        found: i64 = 0
        at = place(KEPT, m.stack[f + SEAT])
        left = m.rings.many(at)
        card = m.rings.top(at)
        for _ in range(left):
            if (actions == 0 or program.waits[program.kind[card]] & actions) and (
                colours == 0 or (colours >> m.tables.colour[card]) & 1
            ):
                found += 1
            card = m.rings.after(card)
        return found


class Bonus(Step[Ginkgopolis]):
    """The permanent bonuses of this kind of action, in card order. Word: the action."""

    name = "bonus"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        action = m.arg(f, 1)
        seat = m.stack[f + SEAT]
        program = m.program
        at = place(KEPT, seat)
        left = m.rings.many(at)
        card = m.rings.top(at)
        waiting = vec[i64]()
        for _ in range(left):
            if (program.waits[program.kind[card]] >> action) & 1:
                waiting = append(waiting, card)
            card = m.rings.after(card)
        in_order(waiting)
        for i in range(i64(len(waiting)) - 1, i64(-1), -1):  # the effect entered last comes first
            m.enter(m.tables.bonus[waiting[i]], seat, waiting[i], -1)
        return NEXT
