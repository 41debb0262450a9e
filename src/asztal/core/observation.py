"""What each number of an observation means, and the plan by which it is written: both follow from a game's layout.

`state.observe(seat)` gives what the seat sees as a row of small integers, `GAME.observation` says what each of them is. Who
sees a number is declared once, in the game's `layout.py`, for positions, views and observations alike.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from asztal.core.layout import Field, Layout
from asztal.core.machine.frames import IT, THIS, WIDTH
from asztal.core.machine.machine import Machine
from asztal.core.machine.memory import settle
from asztal.core.machine.observing import A_SEAT, ALL, BITS, NUMBER, OWN, SEAT_BITS, SPACE, Observer
from asztal.core.machine.shuffles import WORD
from asztal.core.pieces import Zones

if TYPE_CHECKING:
    from asztal.core.game import Game


@dataclass(frozen=True)
class Observed:
    """One number of an observation."""

    name: str
    """Unique: "me: wood", "next 1: points", "mill: zone"."""
    doc: str
    """What it means."""


@dataclass(frozen=True)
class Observation:
    """How a game is observed: the same numbers at the same places for every position of it, whatever its options."""

    numbers: tuple[Observed, ...]
    observer: Observer

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(number.name for number in self.numbers)

    @property
    def size(self) -> int:
        return len(self.numbers)

    @property
    def shape(self) -> tuple[int]:
        return (self.size,)

    def index(self, name: str) -> int:
        """The place of a number by its name."""
        return self.names.index(name)


def observation_of(game: Game, layout: Layout, zones: Zones, ids: Sequence[str], rivals: int, kinds: bool) -> Observation:
    """The observation of a game whose fields are these.

    ids: the pieces that can lie on a table, in the order of their numbers; with `kinds` only their number counts, because each
    game has pieces of its own. rivals: how many opponents nobody plays there are at most.
    """
    seats = max(game.players)
    sides = max(seats, min(game.players) + rivals)
    looks = [-1 if name == layout.box else zone for zone, name in enumerate(zones.names)]
    for group in layout.veiled:
        for name in group:
            looks[zones.names.index(name)] = zones.names.index(group[0])
    common = [int(name in layout.common) for name in zones.names]
    counted = [-1] * len(zones.names)
    piles: list[str] = []
    own: list[str] = []
    for zone, name in enumerate(zones.names):
        if looks[zone] >= 0:
            listed = piles if common[zone] else own
            counted[zone] = len(listed)
            listed.append(name)
    plans = [
        [number for one in fields for row in plan(one, ids, seats) for number in row]
        for fields in (seen(layout.table), seen(layout.side), seen(layout.marks))
    ]
    bits = [common, [int(name in layout.ordered) for name in zones.names], looks, counted, [int(kinds)]]
    observer = Observer(seats, sides, len(ids), len(zones.names), plans, bits, game.actions)
    numbers = [
        Observed("over", "1: the game is over"),
        Observed("seats", "how many play"),
        Observed("asked: step", "the number of the step that asks me, plus 1; 0: I am not asked"),
        Observed("asked: piece", "the number of the piece that asks, plus 1"),
        Observed("asked: about", "the number of the piece handled before, plus 1"),
        Observed("asked: left", "how much of it is left to do, plus 1, as the step counts"),
        *(Observed(f"{who}: acts", "may decide now") for who in sides_of(seats, seats)),
        *(number for one in seen(layout.table) for number in written(one, "", ids, seats)),
        *(Observed(f"{name}: pieces", "how many lie there") for name in piles),
    ]
    for who in sides_of(sides, seats):
        numbers += [number for one in seen(layout.side) for number in written(one, f"{who}: ", ids, seats)]
        numbers += [Observed(f"{who}: {name}: pieces", "how many lie there") for name in own]
    for piece, id in enumerate(ids):
        what = f"piece {piece}" if kinds else id
        numbers += [
            Observed(f"{what}: zone", f"where it lies, 1 for {zones.names[0]} and so on; 0: not seen"),
            Observed(f"{what}: side", "whose place that is: 1 mine, 2 the next player's; 0: the table's"),
            Observed(f"{what}: order", "which it is of its pile, 1 for the top; 0 where order means nothing"),
        ]
        if kinds:
            numbers.append(Observed(f"{what}: kind", "the number of what it is, plus 1"))
        numbers += [number for one in seen(layout.marks) for number in written(one, f"{what}: ", ids, seats)]
    assert len(numbers) == observer.size, (len(numbers), int(observer.size))
    return Observation(tuple(numbers), observer)


def information(m: Machine, seat: int) -> str:
    """A key that is the same for two positions exactly if the seat cannot tell them apart: by what it sees, may do, remembers
    of shuffled piles, knows about who knows its cards, and by what is going on."""
    settle(m)
    own = int(m.program.memory)
    kept = m.memory[seat * own : (seat + 1) * own]
    shared = m.memory[int(m.side_count()) * own :]
    known = {piece: int(m.rings.known(piece)) for piece in range(int(m.program.pieces)) if m.rings.sees(piece, seat)}
    stack = [int(word) for word in m.stack[: m.depth + m.apart]]
    for f in range(0, len(stack), WIDTH):
        for word in (THIS, IT):
            if stack[f + word] >= 0 and m.program.pieces and not m.rings.sees(stack[f + word], seat):
                stack[f + word] = -2
    told = (m.view(seat), m.legal(seat), [int(n) for n in kept], [int(n) for n in shared], known, stack)
    return hashlib.blake2b(msgspec.json.encode(told), digest_size=16).hexdigest()


def sides_of(sides: int, seats: int) -> list[str]:
    """What the sides are called, from the observer on."""
    return ["me", *(f"next {n}" for n in range(1, seats)), *(f"rival {n}" for n in range(1, sides - seats + 1))]


def seen(fields: Sequence[Field]) -> list[Field]:
    """What of these can be observed."""
    return [one for one in fields if one.sight != "nobody" and not one.derived and not one.remembered]


def plan(one: Field, ids: Sequence[str], seats: int) -> Iterator[tuple[int, int, int, int, int, int]]:
    """How each number of a field is written, see `core.machine.observing`."""
    sight = OWN if one.sight == "owner" else ALL
    left = len(one.bits_of(ids))
    for i in range(one.size):
        bits = min(left, WORD) if one.spread else left
        how = BITS if bits else NUMBER
        if one.space:
            how = SPACE
        elif one.seat:
            how = SEAT_BITS if one.bits else A_SEAT
        wide = {NUMBER: 1, BITS: bits, SPACE: 3, A_SEAT: 1, SEAT_BITS: seats}[how]
        yield how, one.at + i, one.width or bits, sight, one.least if one.words else one.shift, wide
        if one.spread:
            left -= bits


def written(one: Field, before: str, ids: Sequence[str], seats: int) -> Iterator[Observed]:
    """The numbers a field becomes, with what they mean."""
    if one.spread:
        names = list(one.bits_of(ids))
        yield from (Observed(f"{before}{one.name}: {name}", one.doc) for name in names)
        return
    for i in range(one.size):
        name = f"{before}{one.name}"
        if one.size > 1:
            name += f": {one.keys[i]}" if one.keys else f" {i + 1}"
        if one.space:
            yield from (Observed(f"{name}: {part}", one.doc) for part in ("x", "y", "there"))
        elif one.seat and one.bits:
            yield from (Observed(f"{name}: {who}", one.doc) for who in sides_of(seats, seats))
        elif one.bits:
            yield from (Observed(f"{name}: {bit}", one.doc) for bit in one.bits)
        else:
            yield Observed(name, said(one))


def said(one: Field) -> str:
    """The meaning of a number, with its words where it stands for one."""
    if one.seat:
        return f"{one.doc} 1 is me, 2 the next player; 0: nobody."
    words = [f"{one.least + i} {word}" for i, word in enumerate(one.words[:12]) if word]
    return f"{one.doc} {', '.join(words)}." if words and len(one.words) <= 12 else one.doc
