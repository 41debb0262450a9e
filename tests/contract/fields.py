"""Every attribute of a state, whoever declared it: what copies, loads and refusals are compared by.

A dump is written by the game itself: a field it forgets is forgotten in every comparison of dumps. Here nothing is listed by
hand: compiled classes tell their attributes by their descriptors, interpreted ones by their dictionaries.
"""

from __future__ import annotations

from collections.abc import Collection
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from asztal.core.machine.frames import WIDTH
from asztal.core.machine.machine import Machine
from asztal.core.machine.memory import settle
from asztal.core.machine.naming import frames
from asztal.core.machine.program import Program
from asztal.core.rings import Rings

Fields = dict[str, Any]

NAMES: dict[type, tuple[str, ...]] = {}


def names(kind: type) -> tuple[str, ...]:
    """The attributes instances of a class have by declaration."""
    if kind not in NAMES:
        slots = (GetSetDescriptorType, MemberDescriptorType)
        declared = [item for each in kind.__mro__ for item in vars(each).items()]
        found = {name for name, value in declared if isinstance(value, slots) and not name.startswith("__")}
        NAMES[kind] = tuple(sorted(found))
    return NAMES[kind]


def has_fields(value: object) -> bool:
    """Whether a value is an object of ours, or a toy of a test, rather than a number, a text or a container."""
    return type(value).__module__ not in ("builtins", "librt.vecs") and not callable(value)


def parts(value: object) -> list[tuple[str, Any]]:
    """The attributes of an object with their values; one that was never set is left out."""
    missing = object()
    every = {*names(type(value)), *getattr(value, "__dict__", ())}
    if isinstance(value, Machine):
        settle(value)  # what seats remember is worked out only when somebody asks
    found = [(name, getattr(value, name, missing)) for name in sorted(every)]
    if isinstance(value, Machine):
        found = [(name, running(value) if name == "stack" else part) for name, part in found if name not in DERIVED]
    return [(name, part) for name, part in found if part is not missing]


DERIVED = ("offer", "offered", "shuffles")
"""What may be decided on the machine follows from the rest, and is found anew whenever somebody asks; `legal` is compared. What
follows from shuffles has been settled before."""


def running(state: Machine) -> list[int]:
    """The words of all running effects; what lies on the stack beyond them is nobody's."""
    return [int(state.stack[f + i]) for f in frames(state) for i in range(WIDTH)]


class Snapshot:
    """What all fields of a state hold at this moment, down to the last number.

    Objects all games share (tables of the content) are compared by identity: `shared` are their ids.
    """

    def __init__(self, state: object, shared: Collection[int]) -> None:
        self.fields: Fields = {}
        self._take("", state, shared)

    def _take(self, path: str, value: object, shared: Collection[int]) -> None:
        if id(value) in shared or isinstance(value, Program):  # what is printed; a game may have tables for its own cards
            self.fields[path] = id(value)
        elif has_fields(value):
            for name, part in parts(value):
                self._take(f"{path}.{name}" if path else name, part, shared)
        else:
            self.fields[path] = frozen(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Snapshot) and self.fields == other.fields

    def __hash__(self) -> int:
        raise TypeError("a snapshot is compared, not looked up")

    def differs(self, other: Snapshot, but: tuple[str, ...] = ()) -> list[str]:
        """The fields that differ, each as "name: this one's, the other's"; empty if none does."""
        if self.fields == other.fields:
            return []
        names = dict.fromkeys([*self.fields, *other.fields])
        return [
            f"{name}: {self.fields.get(name, 'missing')}, {other.fields.get(name, 'missing')}"
            for name in names
            if self.fields.get(name) != other.fields.get(name) and name not in but
        ]


def frozen(value: Any) -> Any:
    """A number or text as it is, a container with what is in it now."""
    if isinstance(value, int | str | float) or value is None:
        return value
    if isinstance(value, dict):
        return {key: frozen(inner) for key, inner in value.items()}
    if has_fields(value):
        return tuple((name, frozen(part)) for name, part in parts(value))
    return tuple(frozen(inner) for inner in value) if isinstance(value, list | tuple) else tuple(value)


def objects(value: object) -> dict[int, object]:
    """All objects with fields that can be reached, by id."""
    found: dict[int, object] = {}
    waiting = [value]
    while waiting:
        for _, part in parts(waiting.pop()):
            if has_fields(part) and id(part) not in found:
                found[id(part)] = part
                waiting.append(part)
    return found


def shared_by(one: object, other: object, scene: object = None) -> frozenset[int]:
    """The ids of objects two games begun apart from each other have in common: what no move may ever change.

    A scene may be played with content of its own: what it has of the same types counts as well.
    """
    first = objects(one)
    common = frozenset(first) & frozenset(objects(other))
    kinds = {type(first[id]) for id in common} - {type(thing) for id, thing in first.items() if id not in common}
    kinds.discard(Rings)  # where cards lie: empty tables may have that in common
    return common | {id for id, thing in objects(scene).items() if type(thing) in kinds}
