"""The fields of a state, declared once: positions as plain data, and back, follow from it.

A game's `layout.py` names every number of `row` and `memory`, every mark of `marks` and every zone of `rings`, and says what it
means and who may see it. `dump` writes them, `load` reads and checks them; what can never be on a table beyond that is refused
by the game's `position.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Literal

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.machine import Machine
from asztal.core.machine.memory import age_of, can_be, settle
from asztal.core.machine.naming import dump_frames, load_frames
from asztal.core.machine.shuffles import WORD, Lots, words_of
from asztal.core.pieces import ALL_EYES, EVERYBODY, OWNER, SEATS, SPECTATOR
from asztal.core.plain import Reader
from asztal.core.spaces import REACH, space, space_x, space_y
from asztal.core.state import Plain

Sight = Literal["everybody", "owner", "nobody"]
"""Who may see a number: everybody, only the side it belongs to, or nobody at all."""

MOST = 10**6
"""No number on a table is higher."""


@dataclass(frozen=True)
class Field:
    """One number of the row, or several of one kind, or some bits of a piece's mark."""

    name: str
    at: int
    """Its place: in the table's numbers, in a side's numbers, or the lowest bit of a mark."""
    doc: str
    """What it means in the rules."""
    sight: Sight = "everybody"
    least: int = 0
    most: int = MOST
    words: tuple[str, ...] = ()
    """If the number stands for a word: the words, from `least` on."""
    flag: bool = False
    """1 is written true."""
    piece: bool = False
    """The number is a piece, written as its id."""
    space: bool = False
    """The number is a space of `core.spaces`, written [x, y]; 0 is none."""
    bits: tuple[str, ...] = ()
    """If the number is a mask: the words of its bits."""
    spread: bool = False
    """All numbers are one mask, each with `WORD` of its bits; without `bits` those are pieces, from the first on."""
    masks: tuple[str, ...] = ()
    """All numbers are masks of pieces, one for each of these keys, with `WORD` bits in a number; empty ones are not written."""
    size: int = 1
    """How many numbers; several are written as a list, or by their `keys`."""
    keys: tuple[str, ...] = ()
    width: int = 0
    """For marks: how many bits."""
    shift: int = 0
    """The number is that much more than what is written, so that 0 can mean none."""
    blank: int = 0
    """The usual value, which is not written."""
    always: bool = False
    """Written even if it has its usual value."""
    upto: bool = False
    """A list that may be shorter: at its end usual values are left out."""
    seat: bool = False
    """The number is a seat, or with `bits` a set of seats: observations count them from the observer on."""
    remembered: bool = False
    """It only serves what seats remember (`core.machine.memory`): no part of an observation."""
    derived: bool = False
    """It follows from other numbers: never written, and worked out by the game's `position.py`."""

    def bits_of(self, ids: Sequence[str]) -> Sequence[str]:
        """The words of the bits, if the number is a mask."""
        return self.bits or (ids[: self.size * WORD] if self.spread else ())

    def plain(self, number: int, ids: Sequence[str]) -> Any:
        if self.flag:
            return bool(number)
        if words := self.bits_of(ids):
            return [word for bit, word in enumerate(words) if number >> bit & 1]
        if self.words:
            return self.words[number - self.least]
        if self.space:
            return [int(space_x(number)), int(space_y(number))]
        return ids[number - self.shift] if self.piece else number - self.shift

    def number(self, at: Reader, ids: Sequence[str]) -> int:
        if self.flag:
            return int(at.boolean())
        if words := self.bits_of(ids):
            return sum(1 << bit for bit in set(at.words(words, "word")))
        if self.words:
            return at.word(self.words, self.name) + self.least
        if self.space:
            found = [one.integer(-REACH, REACH) for one in at.each()]
            if len(found) != 2:
                at.refuse("a space is [x, y]")
            return int(space(found[0], found[1]))
        return (at.word(ids, "piece") if self.piece else at.integer(self.least, self.most)) + self.shift


def memory_of(name: str, what: str, lots: int, pieces: int, at: int = 0, bits: Sequence[str] = ()) -> tuple[Field, ...]:
    """What is remembered of each lot of so many pieces; `bits`: their ids, if they are not the first pieces of all."""
    words = words_of(pieces)
    return tuple(
        Field(f"{name}-{age}", at + age * words, f"{what}, {age} ago: what can have been in it, by all the side has seen",
              sight="owner", bits=tuple(bits), spread=True, size=words)
        for age in range(lots)
    )  # fmt: skip


def _read(at: Reader, one: Field, ids: Sequence[str]) -> list[int]:
    """All numbers of a field."""
    if one.size == 1:
        return [one.number(at, ids)]
    if one.spread:
        return spread(one.number(at, ids), one.size)
    if one.masks:
        masks = [0] * len(one.masks)
        for key, value in at.pairs():
            with at.noting():
                masks[at.inside(key, value.path).word(one.masks, one.name)] = sum(
                    1 << bit for bit in set(value.words(ids, "piece"))
                )
        return [number for mask in masks for number in spread(mask, one.size // len(one.masks))]
    if one.keys:
        found = [one.blank] * one.size
        for key, value in at.pairs():
            with at.noting():
                found[at.inside(key, value.path).word(one.keys, one.name)] = one.number(value, ids)
        return found
    found = [one.number(value, ids) for value in at.each()]
    if len(found) != one.size and not (one.upto and len(found) < one.size):
        at.refuse(f"expected {'at most ' if one.upto else ''}{one.size} of them, not {len(found)}")
    return [*found, *[one.blank] * (one.size - len(found))]


def spread(mask: int, words: int) -> list[int]:
    return [mask >> WORD * i & (1 << WORD) - 1 for i in range(words)]


def _gathered(numbers: Sequence[int]) -> int:
    return sum(number << WORD * i for i, number in enumerate(numbers))


def _write(numbers: Sequence[int], one: Field, ids: Sequence[str]) -> Any:
    if one.size == 1:
        return one.plain(numbers[0], ids)
    if one.spread:
        return one.plain(_gathered(numbers), ids)
    if one.masks:
        words = one.size // len(one.masks)
        masks = {key: _gathered(numbers[words * i : words * (i + 1)]) for i, key in enumerate(one.masks)}
        return {key: [id for bit, id in enumerate(ids) if mask >> bit & 1] for key, mask in masks.items() if mask}
    if one.keys:
        return {
            key: one.plain(number, ids)
            for key, number in zip(one.keys, numbers, strict=True)
            if number != one.blank or (one.always and not one.space)
        }
    end = len(numbers)
    while one.upto and end > 0 and numbers[end - 1] == one.blank:
        end -= 1
    return [one.plain(number, ids) for number in numbers[:end]]


@dataclass(frozen=True)
class Layout:
    """All of a game's fields and zones."""

    table: tuple[Field, ...]
    side: tuple[Field, ...]
    marks: tuple[Field, ...] = ()
    memory: tuple[Field, ...] = ()
    """What each side remembers: see `core.machine.memory`. A position may leave it out."""
    shared: bool = False
    """There is a memory of what everybody has seen, besides: see `core.machine.piles`."""
    common: tuple[str, ...] = ()
    """Zones that belong to the table, not to a side."""
    box: str = ""
    """The zone of pieces nobody needs in this game: it is not written, and what is named nowhere lies there."""
    ordered: tuple[str, ...] = ()
    """Zones in which the order of pieces means something, for observations."""
    veiled: tuple[tuple[str, ...], ...] = ()
    """Zones of a side that nobody else can tell apart: to others their pieces all lie in the first of them."""
    numbered: Callable[[Machine], Sequence[str]] = field(default=lambda m: [])
    """The id of each piece."""

    @property
    def table_size(self) -> int:
        return sum(one.size for one in self.table)

    @property
    def side_size(self) -> int:
        return sum(one.size for one in self.side)

    @property
    def memory_size(self) -> int:
        return sum(one.size for one in self.memory)

    def check(self) -> None:
        """Every number is declared once and none is left out; a mistake here is one in our own code."""
        for what, fields in (("table", self.table), ("side", self.side), ("memory", self.memory)):
            taken = sorted(place for one in fields for place in range(one.at, one.at + one.size))
            if taken != list(range(len(taken))):
                raise ValueError(f"the numbers of the {what} are not declared once each: {taken}")
        bits = [bit for one in self.marks for bit in range(one.at, one.at + one.width)]
        if any(bit >= after for bit, after in pairwise(bits)) or (bits and bits[-1] > 62):
            raise ValueError("the bits of marks do not ascend or do not fit")

    def new_row(self, sides: int) -> vec[i64]:
        """A row in which every number has its usual value."""
        blank = [0] * self.table_size
        for one in self.table:
            blank[one.at : one.at + one.size] = [one.blank] * one.size
        side = [0] * self.side_size
        for one in self.side:
            side[one.at : one.at + one.size] = [one.blank] * one.size
        return vec[i64]([*blank, *side * sides])

    def clear(self, m: Machine, sides: int) -> None:
        """Make it an empty table: every number has its usual value, no piece lies anywhere."""
        m.row = self.new_row(sides)
        if m.program.pieces:
            m.marks = m.program.no_marks[:]
            m.memory = vec[i64]([0] * ((sides + self.shared) * self.memory_size))
            m.rings = m.program.blank.copy()

    # -- writing -------------------------------------------------------------------------------------------------------

    def dump(self, m: Machine, sides: int) -> Plain:
        """Everything on the table but the game's name and options. Lists of a pile begin with its top."""
        settle(m)
        ids = self.numbered(m)
        plain: Plain = {
            "chance": m.chance.words(),
            "seen": int(m.seen),
            "over": m.over,
        }
        for one in self.table:
            numbers = [int(m.row[one.at + i]) for i in range(one.size)]
            if not one.derived and (one.always or any(number != one.blank for number in numbers)):
                plain[one.name] = _write(numbers, one, ids)
        if self.shared and m.program.pieces:
            plain.update(self._remembered(m, sides, ids))
        for zone, name in enumerate(m.rings.zones.names):
            if name in self.common and name != self.box:
                plain[name] = [self._entry(m, int(piece), ids) for piece in m.rings.piled(zone * SEATS)]
        plain["sides"] = [self._side(m, side, ids) for side in range(sides)]
        if m.program.pieces:
            plain["known"] = self._known(m, ids)
        plain["pending"] = dump_frames(m, ids)
        return plain

    def _side(self, m: Machine, side: int, ids: Sequence[str]) -> dict[str, Any]:
        plain: dict[str, Any] = {}
        for one in self.side:
            numbers = [int(m.get(side, one.at + i)) for i in range(one.size)]
            if not one.derived and (one.always or any(number != one.blank for number in numbers)):
                plain[one.name] = _write(numbers, one, ids)
        if m.program.pieces:
            plain.update(self._remembered(m, side, ids))
        for zone, name in enumerate(m.rings.zones.names):
            if name not in self.common and (there := m.rings.piled(zone * SEATS + side)):
                plain[name] = [self._entry(m, int(piece), ids) for piece in there]
        return plain

    def _remembered(self, m: Machine, row: int, ids: Sequence[str]) -> dict[str, Any]:
        plain: dict[str, Any] = {}
        first = row * self.memory_size
        for one in self.memory:
            numbers = list(m.memory[first + one.at : first + one.at + one.size])
            if any(numbers):
                plain[one.name] = _write(numbers, one, ids)
        return plain

    def _entry(self, m: Machine, piece: int, ids: Sequence[str]) -> Any:
        """A piece: its id, or a table with its id and what lies on it."""
        marks = int(m.marks[piece])
        if not marks:
            return ids[piece]
        plain: dict[str, Any] = {"card": ids[piece]}
        for one in self.marks:
            number = marks >> one.at & (1 << one.width) - 1
            if number:
                plain[one.name] = one.plain(number, ids)
        return plain

    def _known(self, m: Machine, ids: Sequence[str]) -> dict[str, list[int | str]]:
        """Who knows a piece, where that does not follow from its place."""
        known: dict[str, list[int | str]] = {}
        for piece, id in enumerate(ids):
            mask = int(m.rings.known(piece))
            if m.rings.place(piece) >= 0 and mask != _default_eyes(m, piece):
                eyes: list[int | str] = [seat for seat in range(SPECTATOR) if mask >> seat & 1]
                known[id] = ["all"] if mask == ALL_EYES else eyes
        return known

    # -- reading -------------------------------------------------------------------------------------------------------

    def load(self, m: Machine, root: Reader, sides: int, also: Sequence[str] = ()) -> None:
        """Fill an empty state; the rest of it (seats, options) the game has read. `also`: keys the game reads itself.

        Everything that cannot be read is told at once. What can be read but can never be is noted by the game's own checks.
        """
        ids = self.numbered(m)
        names = m.rings.zones.names
        own = [one.name for one in self.table if not one.derived] + [name for name in self.common if name != self.box]
        known = ("known",) if m.program.pieces else ()
        general = ("game", "version", "seats", "options", "chance", "seen", "over", "sides", *known, "pending")
        with root.noting():
            root.only((*general, *own, *also, *(one.name for one in self.memory if self.shared)))
        with root.noting():
            m.chance = root["chance"].chance()
        with root.noting():
            m.seen = root["seen"].integer(0, 2**60)
        with root.noting():
            m.over = root["over"].boolean()
        self.clear(m, sides)
        for one in self.table:
            with root.noting():
                if not one.derived and (one.name in root or one.always):
                    for i, number in enumerate(_read(root[one.name], one, ids)):
                        m.row[one.at + i] = number
        for zone, name in enumerate(names):
            with root.noting():
                if name in self.common and name != self.box:
                    self._lay(m, root[name], zone, 0, ids)
        with root.noting():
            readers = list(root["sides"].each())
            if len(readers) != sides:
                root["sides"].refuse(f"expected {sides} sides, not {len(readers)}")
            for side, at in enumerate(readers):
                self._read_side(m, at, side, ids)
        if self.shared:
            self._read_memory(m, root, sides, ids)
        misread = bool(root.violations)  # then pieces may lie nowhere only because they could not be read
        for piece in range(m.program.pieces if not misread else 0):
            with root.noting():
                if m.rings.place(piece) < 0 and not self.box:
                    root.refuse(f"{ids[piece]} lies nowhere")
                if m.rings.place(piece) < 0:
                    m.rings.move(piece, names.index(self.box), 0)
        with root.noting():
            if m.program.pieces and not misread:
                self._read_known(m, root["known"], ids, sides)
        with root.noting():
            load_frames(m, root["pending"], ids, sides)
            if m.depth == 0 and not m.over:
                root["pending"].refuse("something has to be pending while the game is not over")
        root.tell()

    def check_memory(self, m: Machine, root: Reader) -> None:
        """Nobody remembers anything that is not so: every piece can be where it is."""
        for lots in m.program.lots:
            for piece in range(lots.first, lots.end):
                if m.rings.place(piece) >= 0:
                    with root.noting():
                        self._check_remembered(m, root, lots, piece)

    def _check_remembered(self, m: Machine, root: Reader, lots: Lots, piece: int) -> None:
        age, id = age_of(m, lots, piece), self.numbered(m)[piece]
        if age >= lots.ages:
            root.refuse(f"{id}: the age is at most {lots.ages - 1}")
        for seat, side in zip(range(m.seats), root["sides"].each(), strict=False):
            if not m.rings.sees(piece, seat) and not can_be(m, lots, seat, piece, age):
                side.refuse(
                    f"{id} cannot lie where it does, by what the side remembers of shuffled piles; a changed position may "
                    "leave that out"
                )

    def _read_side(self, m: Machine, at: Reader, side: int, ids: Sequence[str]) -> None:
        own = [name for name in m.rings.zones.names if name not in self.common]
        with at.noting():
            at.only((*(one.name for one in (*self.side, *self.memory) if not one.derived), *own))
        for one in self.side:
            with at.noting():
                if not one.derived and (one.name in at or one.always):
                    for i, number in enumerate(_read(at[one.name], one, ids)):
                        m.put(side, one.at + i, number)
        self._read_memory(m, at, side, ids)
        for zone, name in enumerate(m.rings.zones.names):
            with at.noting():
                if name in own and name in at:
                    self._lay(m, at[name], zone, side, ids)

    def _read_memory(self, m: Machine, at: Reader, row: int, ids: Sequence[str]) -> None:
        first = row * self.memory_size
        for one in self.memory:
            with at.noting():
                if one.name in at and m.program.pieces:
                    for i, number in enumerate(_read(at[one.name], one, ids)):
                        m.memory[first + one.at + i] = number

    def _lay(self, m: Machine, at: Reader, zone: int, seat: int, ids: Sequence[str]) -> None:
        for reader in at.each():
            with at.noting():
                self._lay_one(m, reader, zone, seat, ids)

    def _lay_one(self, m: Machine, reader: Reader, zone: int, seat: int, ids: Sequence[str]) -> None:
        marks = 0
        if isinstance(reader.value, dict):
            with reader.noting():
                reader.only(("card", *(one.name for one in self.marks)))
            for one in self.marks:
                with reader.noting():
                    if one.name in reader:
                        number = one.number(reader[one.name], ids)
                        if not 0 <= number < 1 << one.width:
                            reader[one.name].refuse(f"expected at most {(1 << one.width) - 1}")
                        marks |= number << one.at
            piece = reader["card"].word(ids, "piece")
        else:
            piece = reader.word(ids, "piece")
        if m.rings.place(piece) >= 0:
            reader.refuse(f"{ids[piece]} lies in two places")
        m.rings.move(piece, zone, seat)
        m.rings.know(piece, _default_eyes(m, piece))
        m.marks[piece] = marks

    def _read_known(self, m: Machine, at: Reader, ids: Sequence[str], sides: int) -> None:
        for id, reader in at.pairs():
            with at.noting():
                piece = at.inside(id, reader.path).word(ids, "piece")
                if m.rings.place(piece) < 0:
                    reader.refuse(f"{id} lies nowhere")
                eyes = 0
                for who in reader.each():
                    eyes |= ALL_EYES if who.value == "all" else 1 << who.integer(0, sides - 1)
                if m.rings.zones.sight[m.rings.zone(piece)] == EVERYBODY and eyes != ALL_EYES:
                    reader.refuse("everybody sees this piece")
                m.rings.know(piece, eyes)


def _default_eyes(m: Machine, piece: int) -> int:
    """Who knows a piece just because of where it lies."""
    sight = m.rings.zones.sight[m.rings.zone(piece)]
    if sight == EVERYBODY:
        return ALL_EYES
    return 1 << int(m.rings.seat(piece)) if sight == OWNER else 0
