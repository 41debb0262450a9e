"""What a game may say in its effects.

The grammar is the same for all games; the words are declared by each game in one `Vocabulary`. A declaration (a `Head`)
names a word, says what it is (good, verb, noun, trigger, condition, set of players) and which parameters follow it:

    VOCABULARY = Vocabulary(
        good("stone"),
        verb("acquire", quantity(), words("suits", "region", "tributary"), key(words("from", "market", "exile"))),
        noun("building", key(span("height"))),
        trigger("exploit"),
    )

now allows `when exploit: stone per building height 3+; acquire 2 region|tributary from exile`.
Positional parameters come first, in order; keyed ones follow in any order, each after its own name.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import Literal

from asztal.core.notation.values import ONE, Quantity, Range

WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
"""Every word of the language: lower case, with hyphens."""

RESERVED = frozenset({"when", "if", "else", "each", "may", "or", "per", "max", "upto", "any", "all", "not", "and"})
"""Words of the grammar itself; no good, verb, noun or key may be called so."""


class Kind(Enum):
    """What a parameter takes. The value is how an error message calls it."""

    NUMBER = "a number"
    QUANTITY = "a quantity (2, upto 2, any, all)"
    RANGE = "a range (3+, 1-2)"
    WORD = "a word"
    GOOD = "a good"
    CARD = "a card (@card-id)"
    EFFECT = "an effect in brackets"


NUMERIC = frozenset({Kind.NUMBER, Kind.QUANTITY, Kind.RANGE})

Default = int | Quantity | Range | tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Parameter:
    """One place after a head word. Made by `number`, `quantity`, `span`, `words`, `goods`, `cards`, `inner` below."""

    name: str
    kind: Kind
    words: tuple[str, ...] = ()
    """For `Kind.WORD`: the allowed words; the order here is the order in which texts list them."""
    with_cards: bool = False
    """For `Kind.WORD`: card ids are accepted as well (`abandon region`, `abandon @city-of-rome`)."""
    several: bool = True
    """Whether `a|b` is allowed."""
    keyed: bool = False
    required: bool = True
    default: Default = None
    """The value when nothing is written; never written in the canonical form."""


def number(name: str, default: int | None = None) -> Parameter:
    """A plain number."""
    return Parameter(name, Kind.NUMBER, required=default is None, default=default)


def quantity(name: str = "n", default: Quantity = ONE) -> Parameter:
    """How many; one if nothing is written, as for goods."""
    return Parameter(name, Kind.QUANTITY, required=False, default=default)


def span(name: str) -> Parameter:
    """A range such as `3+`, `1-2` or `3`."""
    return Parameter(name, Kind.RANGE)


def words(name: str, *allowed: str, with_cards: bool = False, several: bool = True, default: str = "") -> Parameter:
    """One or several words of a closed set."""
    return Parameter(
        name, Kind.WORD, allowed, with_cards, several, required=not default, default=(default,) if default else None
    )


def goods(name: str, several: bool = False) -> Parameter:
    """A good of the vocabulary."""
    return Parameter(name, Kind.GOOD, several=several)


def cards(name: str, several: bool = True) -> Parameter:
    """A card by its id."""
    return Parameter(name, Kind.CARD, several=several)


def inner(name: str) -> Parameter:
    """A whole effect in brackets."""
    return Parameter(name, Kind.EFFECT)


def key(parameter: Parameter) -> Parameter:
    """The same parameter, written after its name: `from market`."""
    return replace(parameter, keyed=True)


def optional(parameter: Parameter) -> Parameter:
    """The same parameter, which may be left out."""
    return replace(parameter, required=False)


HeadKind = Literal["good", "verb", "noun", "trigger", "condition", "players"]

TEXT_PREFIX: Mapping[HeadKind, str] = MappingProxyType(
    {"good": "good", "verb": "verb", "noun": "count", "trigger": "when", "condition": "if", "players": "who"}
)
"""The first part of a head's message id: noun `card` is told by `count-card`."""


@dataclass(frozen=True, slots=True)
class Head:
    """A declared word with its parameters, its icon and the id of its message."""

    kind: HeadKind
    name: str
    parameters: tuple[Parameter, ...] = ()
    icon: str = ""

    @property
    def text(self) -> str:
        """The id of the message that tells this word in each language."""
        return f"{TEXT_PREFIX[self.kind]}-{self.name}"

    @property
    def positional(self) -> tuple[Parameter, ...]:
        return tuple(p for p in self.parameters if not p.keyed)

    @property
    def keys(self) -> tuple[Parameter, ...]:
        return tuple(p for p in self.parameters if p.keyed)

    def parameter(self, name: str) -> Parameter:
        """The parameter of this name; asking for another is a mistake in our own code."""
        for parameter in self.parameters:
            if parameter.name == name:
                return parameter
        raise KeyError(f"{self.kind} {self.name!r} has no parameter {name!r}")


def good(name: str, icon: str = "") -> Head:
    """A thing one has some of: gained in an effect, paid in a cost, counted after `per`."""
    return Head("good", name, (), icon or name)


def verb(name: str, *parameters: Parameter, icon: str = "") -> Head:
    """Something one does."""
    return Head("verb", name, parameters, icon or name)


def noun(name: str, *parameters: Parameter) -> Head:
    """Something that can be counted after `per`."""
    return Head("noun", name, parameters)


def trigger(name: str, *parameters: Parameter, icon: str = "") -> Head:
    """Something that happens, after `when`."""
    return Head("trigger", name, parameters, icon or name)


def condition(name: str, *parameters: Parameter) -> Head:
    """Something that is so or not, after `if`."""
    return Head("condition", name, parameters)


def players(name: str, *parameters: Parameter) -> Head:
    """A set of players, after `each`. The only kind that may be called `all`."""
    return Head("players", name, parameters)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All words of one game, by kind."""

    good: Mapping[str, Head]
    verb: Mapping[str, Head]
    noun: Mapping[str, Head]
    trigger: Mapping[str, Head]
    condition: Mapping[str, Head]
    players: Mapping[str, Head]
    cards: frozenset[str] | None = field(default=None, compare=False)
    """The ids `@card-id` may name; None: not known yet, any id passes."""

    def __init__(self, *heads: Head, cards: Collection[str] | None = None) -> None:
        by_kind: dict[HeadKind, dict[str, Head]] = {kind: {} for kind in TEXT_PREFIX}
        for head in heads:
            _check_head(head)
            if head.name in by_kind[head.kind]:
                raise ValueError(f"{head.kind} {head.name!r} is declared twice")
            by_kind[head.kind][head.name] = head
        both = by_kind["good"].keys() & by_kind["verb"].keys()
        if both:
            raise ValueError(f"both a good and a verb: {', '.join(sorted(both))}")
        for kind, table in by_kind.items():
            object.__setattr__(self, kind, MappingProxyType(table))
        object.__setattr__(self, "cards", None if cards is None else frozenset(cards))

    def heads(self) -> Iterable[Head]:
        """Every declaration."""
        for table in (self.good, self.verb, self.noun, self.trigger, self.condition, self.players):
            yield from table.values()

    def with_cards(self, cards: Collection[str]) -> Vocabulary:
        """The same words, but `@card-id` must name one of these cards."""
        return Vocabulary(*self.heads(), cards=cards)


def _check_head(head: Head) -> None:
    """Refuse declarations the parser could misread. These are mistakes in our own code, hence ValueError."""
    said = f"{head.kind} {head.name!r}"
    allowed_here = head.kind == "players"
    if not WORD.fullmatch(head.name) or (head.name in RESERVED and not allowed_here):
        raise ValueError(f"{said}: not a usable word")
    follow: list[str] = [p.name for p in head.keys]
    for parameter in head.positional:
        follow.extend(parameter.words)
    unusable = [word for word in follow if not WORD.fullmatch(word) or word in RESERVED]
    if unusable:
        raise ValueError(f"{said}: not usable after it: {', '.join(unusable)}")
    if len(set(follow)) < len(follow):
        raise ValueError(f"{said}: the same word means two things after it")
    if sum(p.kind in NUMERIC for p in head.positional) > 1:
        raise ValueError(f"{said}: two positional numbers; give one of them a key")
