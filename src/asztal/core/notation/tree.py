"""What an effect says, as a tree of small immutable nodes.

Each node carries the `span` (start and end offset) of its text for error messages; spans do not count when trees are
compared. Brackets leave no node of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from asztal.core.notation.values import Quantity, Range
from asztal.core.notation.vocabulary import Head

Span = tuple[int, int]
NOWHERE: Span = (0, 0)


@dataclass(frozen=True, slots=True)
class Amount:
    """`2 stone`: gained in an effect, paid in a cost."""

    quantity: Quantity
    good: Head
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Argument:
    """A written argument of a call; arguments equal to the default are not kept."""

    name: str
    value: Value


@dataclass(frozen=True, slots=True)
class Call:
    """A head word with its arguments: verb, noun, trigger, condition, set of players, or a good counted after `per`."""

    head: Head
    arguments: tuple[Argument, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)

    @property
    def name(self) -> str:
        return self.head.name

    def __getitem__(self, name: str) -> Value | None:
        """The value of a parameter: as written, else its default, else None."""
        for argument in self.arguments:
            if argument.name == name:
                return argument.value
        return self.head.parameter(name).default


@dataclass(frozen=True, slots=True)
class Count:
    """`3 gold` or `card with exploit` after `per`: once for every `every` of them."""

    every: int
    what: Call
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Per:
    """`what per count max most`: as many times as counted.

    `most` limits how much of a single good comes out in all, and of anything else how many times it is done.
    """

    what: Node
    count: Count
    most: int | None = None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Joint:
    """`a, b`: all of them together."""

    items: tuple[Node, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Choice:
    """`a or b`: exactly one."""

    options: tuple[Node, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Cost:
    """`cost => result`: all of the cost, then the result; or nothing."""

    cost: Node
    result: Node
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class May:
    """`may then`: only if the player wants to."""

    then: Node
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Each:
    """`each players: then`: every player of the set does it, and decides in it."""

    players: Call
    then: Node
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Term:
    """One part of a condition: `empire` or `not empire`."""

    call: Call
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Condition:
    """`a and not b`: true if every term is."""

    terms: tuple[Term, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class If:
    """`if condition: then else: otherwise`."""

    condition: Condition
    then: Node
    otherwise: Node | None = None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class When:
    """`when trigger: then`: each time it happens."""

    trigger: Call
    then: Node
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Sequence:
    """`a; b`: in order, each as far as possible."""

    steps: tuple[Node, ...]
    span: Span = field(default=NOWHERE, compare=False)


Node = Amount | Call | Per | Joint | Choice | Cost | May | Each | If | When | Sequence

Value = int | Quantity | Range | tuple[str, ...] | Node
"""An argument. Words and cards are a tuple of strings; a card keeps its mark: ("region", "@city-of-rome")."""


def walk(node: Node) -> Iterator[Node]:
    """A node and all nodes inside it, except what is counted."""
    yield node
    inside: tuple[Node, ...] = ()
    match node:
        case Sequence():
            inside = node.steps
        case Joint():
            inside = node.items
        case Choice():
            inside = node.options
        case Cost():
            inside = (node.cost, node.result)
        case May() | Each() | When():
            inside = (node.then,)
        case If():
            inside = (node.then,) if node.otherwise is None else (node.then, node.otherwise)
        case Per():
            inside = (node.what,)
        case Call():
            inside = tuple(a.value for a in node.arguments if not isinstance(a.value, int | tuple | Quantity | Range))
    for part in inside:
        yield from walk(part)
