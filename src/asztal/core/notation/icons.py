"""An effect as icon parts: a tree becomes a short row of small typed parts anybody can draw without reading the notation.

The parts say what is there, not how it looks: a good with its amount, an arrow from a cost to its result, a verb with its
icon. Who draws them looks for a picture of `icon` and `words`, then for the message `short-TEXT`, and at last for TEXT itself,
which every word of a vocabulary has. See docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from asztal.core.notation.tree import (
    Amount,
    Call,
    Choice,
    Condition,
    Cost,
    Count,
    Each,
    If,
    Joint,
    May,
    Node,
    Per,
    Sequence,
    When,
)
from asztal.core.notation.values import ONE, Quantity, Range
from asztal.core.notation.vocabulary import Head, Kind, Vocabulary

Sign = Literal["arrow", "or", "then", "per", "slash", "may", "colon", "else", "open", "close"]
How = Literal["exact", "upto", "any", "all"]
Figures = dict[str, int | str]


class Part(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="what"):
    """One thing in a row of icons."""


class GoodPart(Part, frozen=True, tag="good"):
    """`2 stone`; with `how` any number of them, all, or up to so many."""

    good: str
    icon: str
    n: int = 1
    how: How = "exact"


class SignPart(Part, frozen=True, tag="sign"):
    """What stands between other parts: an arrow after a cost or a trigger, `or`, `per`, brackets ..."""

    sign: Sign


class MostPart(Part, frozen=True, tag="most"):
    """`max 6` after what is counted."""

    n: int


class CardPart(Part, frozen=True, tag="card"):
    """A card named in an effect."""

    card: str


class WordPart(Part, frozen=True):
    """A word of the vocabulary with what is said about it."""

    name: str
    text: str
    """The message that tells it whole; `short-` before it is the message that tells it in two or three words."""
    icon: str
    words: tuple[str, ...] = ()
    """Words of its arguments: colours, places, kinds."""
    args: Figures = {}
    """All its arguments, as the messages take them."""


class VerbPart(WordPart, frozen=True, tag="verb"):
    """Something one does. Goods, cards and effects it takes follow it."""


class CountPart(WordPart, frozen=True, tag="count"):
    """What is counted after `per`, once for every `every` of them."""

    every: int = 1


class WhenPart(WordPart, frozen=True, tag="when"):
    """What an effect waits for."""


class IfPart(WordPart, frozen=True, tag="if"):
    """What must be so, or with `negated` must not."""

    negated: bool = False


class EachPart(WordPart, frozen=True, tag="each"):
    """The players who do what follows."""


AnyPart = GoodPart | SignPart | MostPart | CardPart | VerbPart | CountPart | WhenPart | IfPart | EachPart
Parts = tuple[AnyPart, ...]

MANY = 2
"""The number that stands for "any" and "all" where a message chooses a plural."""

ARROW, OR, THEN, PER, SLASH = SignPart("arrow"), SignPart("or"), SignPart("then"), SignPart("per"), SignPart("slash")
MAY, COLON, ELSE, OPEN, CLOSE = SignPart("may"), SignPart("colon"), SignPart("else"), SignPart("open"), SignPart("close")

STEPS = (Sequence, Cost, May, Each, If, When)
"""What needs brackets where something tighter is expected."""


def icons(tree: Node, vocabulary: Vocabulary) -> Parts:
    """The parts of an effect, in the order in which they are read."""
    return _Icons(vocabulary).row(tree)


class _Icons:
    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def row(self, tree: Node) -> Parts:
        match tree:
            case Amount():
                return (_good(tree.good, tree.quantity),)
            case Call():
                return (VerbPart(*_word(tree)), *self.taken(tree))
            case Joint():
                return tuple(part for item in tree.items for part in self.inside(item, (Choice, *STEPS)))
            case Choice():
                # An exchange between two "or" is read as one: "gold -> 2 vp or stone -> vp".
                return _between(OR, [self.inside(option, (Sequence, May, Each, If, When)) for option in tree.options])
            case Sequence():
                return _between(THEN, [self.row(step) for step in tree.steps])
            case Per():
                most = () if tree.most is None else (MostPart(tree.most),)
                return (*self.inside(tree.what, (Joint, Choice, *STEPS)), PER, _count(tree.count), *most)
            case Cost():
                return (*self.inside(tree.cost, STEPS), ARROW, *self.inside(tree.result, (Sequence, Cost)))
            case May():
                # Whoever may pay for something need not: the arrow says it.
                then = self.inside(tree.then, (Sequence,))
                return then if _is_exchange(tree.then) else (MAY, *then)
            case Each():
                return (EachPart(*_word(tree.players)), *self.taken(tree.players), COLON, *self.inside(tree.then, (Sequence,)))
            case When():
                return (WhenPart(*_word(tree.trigger)), *self.taken(tree.trigger), ARROW, *self.inside(tree.then, (Sequence,)))
            case If():
                otherwise = () if tree.otherwise is None else (ELSE, *self.inside(tree.otherwise, (Sequence,)))
                return (*self.condition(tree.condition), COLON, *self.inside(tree.then, (Sequence,)), *otherwise)

    def inside(self, node: Node, loose: tuple[type[Node], ...]) -> Parts:
        """The parts of a node, in brackets if it is one of the loose ones."""
        parts = self.row(node)
        return (OPEN, *parts, CLOSE) if isinstance(node, loose) else parts

    def condition(self, condition: Condition) -> Parts:
        terms = [(IfPart(*_word(term.call), negated=term.negated), *self.taken(term.call)) for term in condition.terms]
        return tuple(part for term in terms for part in term)

    def taken(self, call: Call) -> Parts:
        """The goods, cards and effects a word takes, in their order."""
        parts: list[AnyPart] = []
        for parameter in call.head.parameters:
            match call[parameter.name]:
                case None | int() | Quantity() | Range():
                    continue
                case tuple() as value if parameter.kind is Kind.GOOD:
                    parts += _between(SLASH, [(_good(self.vocabulary.good[name], ONE),) for name in value])
                case tuple() as value:
                    parts += _between(SLASH, [(CardPart(card[1:]),) for card in value if card.startswith("@")])
                case inner:
                    parts += [OPEN, *self.row(inner), CLOSE]
        return tuple(parts)


def _between(sign: SignPart, rows: Iterable[Parts]) -> Parts:
    return tuple(part for number, row in enumerate(rows) for part in ((sign, *row) if number else row))


def _is_exchange(node: Node) -> bool:
    return isinstance(node, Cost) or (isinstance(node, Choice) and all(isinstance(option, Cost) for option in node.options))


def _good(good: Head, quantity: Quantity) -> GoodPart:
    return GoodPart(good.name, good.icon, quantity.number or 1, quantity.how)


def _count(count: Count) -> AnyPart:
    if count.what.head.kind == "good":
        return GoodPart(count.what.name, count.what.head.icon, count.every)
    return CountPart(*_word(count.what), every=count.every)


def _word(call: Call) -> tuple[str, str, str, tuple[str, ...], Figures]:
    """What all parts of words have in common: name, text, icon, words, args."""
    head = call.head
    said = [call[parameter.name] for parameter in head.parameters if parameter.kind is Kind.WORD]
    words = tuple(word for value in said if isinstance(value, tuple) for word in value if not word.startswith("@"))
    return head.name, head.text, head.icon or head.name, words, figures(call)


def figures(call: Call) -> Figures:
    """The arguments of a call as its messages get them, but for what only a language can say; see docs/notation.md."""
    args: Figures = {}
    for parameter in call.head.parameters:
        name = parameter.name
        match call[name]:
            case None:
                args |= {name: "none", f"{name}-kind": "none"}
            case int() as value:
                args[name] = value
            case Quantity() as value:
                args |= {name: value.number or MANY, f"{name}-kind": value.how}
            case Range() as value:
                args[name] = str(value).replace("-", "–")
                args |= {f"{name}-low": value.low, f"{name}-high": value.high or 0}
            case tuple() as value:
                kind = "card" if value[-1].startswith("@") else "word"  # cards come last
                args |= {name: "|".join(value), f"{name}-kind": kind}
    return args
