"""The effect language: a card is one line that reads like the printed card. See docs/notation.md.

`tokens` and `grammar` read it, `vocabulary` declares the words of a game, `tree` is what it says, `printer` writes it
back, `prose` tells it in English and Hungarian, `icons` as a row of icon parts.
"""

from asztal.core.notation.grammar import parse, parse_condition
from asztal.core.notation.icons import Parts, icons
from asztal.core.notation.printer import canonical, canonical_condition
from asztal.core.notation.prose import payment, phrase, prose, provided
from asztal.core.notation.tokens import Where
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
    Term,
    When,
)
from asztal.core.notation.values import Quantity, Range
from asztal.core.notation.vocabulary import (
    Head,
    Parameter,
    Vocabulary,
    cards,
    condition,
    good,
    goods,
    inner,
    key,
    noun,
    number,
    optional,
    players,
    quantity,
    span,
    trigger,
    verb,
    words,
)

__all__ = [
    "Amount",
    "Call",
    "Choice",
    "Condition",
    "Cost",
    "Count",
    "Each",
    "Head",
    "If",
    "Joint",
    "May",
    "Node",
    "Parameter",
    "Parts",
    "Per",
    "Quantity",
    "Range",
    "Sequence",
    "Term",
    "Vocabulary",
    "When",
    "Where",
    "canonical",
    "canonical_condition",
    "cards",
    "condition",
    "good",
    "goods",
    "icons",
    "inner",
    "key",
    "noun",
    "number",
    "optional",
    "parse",
    "parse_condition",
    "payment",
    "phrase",
    "players",
    "prose",
    "provided",
    "quantity",
    "span",
    "trigger",
    "verb",
    "words",
]
