"""A position as packed bytes and back: how states travel between processes. `dump` is for people, this for programs.

The bytes hold everything but what never changes during a game (`Machine.kin` says from what that is made). They belong to one
release: a record or a dump is what one keeps.
"""

from __future__ import annotations

from importlib import import_module

from librt.strings import BytesWriter, read_i16_le, read_i64_le, write_i16_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64

from asztal.core.chance import from_words
from asztal.core.machine.machine import Machine
from asztal.core.machine.memory import settle
from asztal.core.rings import Rings


def pack(m: Machine) -> bytes:
    settle(m)
    out = BytesWriter()
    for number in (m.seats, m.acting, i64(m.over), m.seen, m.shown, m.depth, m.apart, i64(m.together), m.offered):
        write_i64_le(out, number)
    words = m.chance.words()
    write_i64_le(out, len(words))
    for word in words:
        write_i64_le(out, word)
    for row in (m.row, m.marks, m.memory, m.stack, m.offer):
        write_i64_le(out, len(row))
        for number in row:
            write_i64_le(out, number)
    for small in (m.rings.link, m.rings.head):
        write_i64_le(out, len(small))
        for little in small:
            write_i16_le(out, little)
    return out.getvalue()


class Packed:
    """Packed bytes, read from the beginning on."""

    def __init__(self, data: bytes) -> None:
        self.data: bytes = data
        self.at: i64 = 0

    def number(self) -> i64:
        found = read_i64_le(self.data, self.at)
        self.at += 8
        return found

    def row(self) -> vec[i64]:
        found = vec[i64]()
        for _ in range(self.number()):
            found = append(found, self.number())
        return found

    def small(self) -> vec[i16]:
        found = vec[i16]()
        for _ in range(self.number()):
            found = append(found, read_i16_le(self.data, self.at))
            self.at += 2
        return found


def unpack(m: Machine, data: bytes) -> None:
    """Make an empty table of the same kind the position that was packed."""
    packed = Packed(data)
    m.seats = packed.number()
    m.acting = packed.number()
    m.over = packed.number() == 1
    m.seen = packed.number()
    m.shown = packed.number()
    m.depth = packed.number()
    m.apart = packed.number()
    m.together = packed.number() == 1
    m.offered = packed.number()
    m.chance = from_words([int(word) for word in packed.row()])
    m.row = packed.row()
    m.marks = packed.row()
    m.memory = packed.row()
    m.stack = packed.row()
    m.offer = packed.row()
    link = packed.small()
    m.rings = Rings(m.rings.zones, link, packed.small())
    m.shuffles = None


def unpacked(package: str, kin: tuple[object, ...], data: bytes) -> Machine:
    """The state that was packed, for `pickle`: the package of its game, what the table was made from, and the bytes."""
    state: Machine = import_module(package).GAME.blank(*kin)
    unpack(state, data)
    return state
