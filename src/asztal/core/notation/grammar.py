"""The second reading: tokens become a tree. One method for each line of the grammar (docs/notation.md).

    effect    := step (";" step)*
    step      := "when" call ":" step | "if" condition ":" step ["else" ":" step] | "each" call ":" step | "may" step
               | choice ["=>" step]
    choice    := joint ("or" joint)*
    joint     := item ("," item)*
    item      := primary ["per" count ["max" number]]
    count     := [number] call
    primary   := [quantity] good | call | "(" effect ")"
    quantity  := number | "upto" number | "any" | "all"
    call      := head argument* (key argument)*
    argument  := number | quantity | range | name ("|" name)* | "(" effect ")"        name = word | "@" card-id
    condition := ["not"] call ("and" ["not"] call)*

The vocabulary says which words are heads and what may follow each. Any text at all either parses or raises a
`ContentError` that tells the place, what was expected there and, for a misspelt word, the nearest right one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NoReturn

from asztal.core.errors import nearest
from asztal.core.notation.tokens import HIGHEST, Token, Where, tokens
from asztal.core.notation.tree import (
    Amount,
    Argument,
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
    Span,
    Term,
    Value,
    When,
)
from asztal.core.notation.values import ONE, Quantity, Range
from asztal.core.notation.vocabulary import Head, Kind, Parameter, Vocabulary

DEEPEST = 30
"""How deep brackets and steps may nest. No card comes near; it keeps hostile input from exhausting the stack."""

SHOWN = 14
"""How many words an error message lists."""

QUANTIFIERS = frozenset({"upto", "any", "all"})
AFTER_A_CALL = frozenset({"or", "per", "max", "and", "else"})
"""The words that may follow a finished call."""


def parse(text: str, vocabulary: Vocabulary, where: Where | None = None) -> Node:
    """Read an effect. A mistake raises `ContentError`."""
    parser = _Parser(text, vocabulary, where or Where())
    tree = parser.effect()
    parser.finish()
    return tree


def parse_condition(text: str, vocabulary: Vocabulary, where: Where | None = None) -> Condition:
    """Read a condition standing alone, such as a card's requirement. A mistake raises `ContentError`."""
    parser = _Parser(text, vocabulary, where or Where())
    tree = parser.condition()
    parser.finish()
    return tree


class _Parser:
    def __init__(self, text: str, vocabulary: Vocabulary, where: Where) -> None:
        self.text = text
        self.vocabulary = vocabulary
        self.where = where
        self.tokens = tokens(text, where)
        self.position = 0
        self.depth = 0

    # Moving along the tokens

    @property
    def token(self) -> Token:
        return self.tokens[self.position]

    def advance(self) -> Token:
        token = self.token
        if token.kind != "end":
            self.position += 1
        return token

    def sees(self, text: str) -> bool:
        return self.token.text == text and self.token.kind in ("word", "mark")

    def accept(self, text: str) -> bool:
        if self.sees(text):
            self.position += 1
            return True
        return False

    def expect(self, text: str, after: str) -> None:
        if not self.accept(text):
            self.fail(f"expected '{text}' after {after}, found {self.token}")

    def finish(self) -> None:
        if self.token.kind != "end":
            self.fail(f"unexpected {self.token}; expected ';', ',', 'or', '=>' or the end")

    def span_from(self, start: Token) -> Span:
        return start.start, self.tokens[self.position - 1].end

    def fail(self, message: str, token: Token | None = None) -> NoReturn:
        at = token or self.token
        raise self.where.error(self.text, at.start, message)

    # Effects and steps

    def effect(self) -> Node:
        start = self.token
        steps = [self.step()]
        while self.accept(";"):
            steps.append(self.step())
        return steps[0] if len(steps) == 1 else Sequence(tuple(steps), self.span_from(start))

    def step(self) -> Node:
        self.depth += 1
        if self.depth > DEEPEST:
            self.fail("nested too deeply")
        start = self.token
        step: Node
        if self.accept("when"):
            step = self.when(start)
        elif self.accept("if"):
            step = self.if_(start)
        elif self.accept("each"):
            step = self.each(start)
        elif self.accept("may"):
            step = May(self.step(), self.span_from(start))
        else:
            step = self.choice()
            if self.accept("=>"):
                step = Cost(step, self.step(), self.span_from(start))
        self.depth -= 1
        return step

    def when(self, start: Token) -> When:
        trigger = self.call("trigger", self.vocabulary.trigger)
        self.expect(":", "the trigger")
        return When(trigger, self.step(), self.span_from(start))

    def if_(self, start: Token) -> If:
        condition = self.condition()
        self.expect(":", "the condition")
        then = self.step()
        otherwise = None
        if self.accept("else"):
            self.expect(":", "'else'")
            otherwise = self.step()
        return If(condition, then, otherwise, self.span_from(start))

    def each(self, start: Token) -> Each:
        players = self.call("set of players", self.vocabulary.players)
        self.expect(":", "the set of players")
        return Each(players, self.step(), self.span_from(start))

    def condition(self) -> Condition:
        start = self.token
        terms = [self.term()]
        while self.accept("and"):
            terms.append(self.term())
        return Condition(tuple(terms), self.span_from(start))

    def term(self) -> Term:
        negated = self.accept("not")
        return Term(self.call("condition", self.vocabulary.condition), negated)

    # Choices, joints, items

    def choice(self) -> Node:
        start = self.token
        options = [self.joint()]
        while self.accept("or"):
            options.append(self.joint())
        return options[0] if len(options) == 1 else Choice(tuple(options), self.span_from(start))

    def joint(self) -> Node:
        start = self.token
        items = [self.item()]
        while self.accept(","):
            items.append(self.item())
        return items[0] if len(items) == 1 else Joint(tuple(items), self.span_from(start))

    def item(self) -> Node:
        start = self.token
        what = self.primary()
        if not self.accept("per"):
            if self.sees("max"):
                self.fail("'max' limits a 'per'; write for example 'vp per 3 gold max 10'")
            return what
        count = self.count()
        most = self.number(least=1) if self.accept("max") else None
        return Per(what, count, most, self.span_from(start))

    def count(self) -> Count:
        start = self.token
        every = self.number(least=1) if start.kind == "number" else 1
        countable = {**self.vocabulary.good, **self.vocabulary.noun}
        return Count(every, self.call("thing to count", countable), self.span_from(start))

    def primary(self) -> Node:
        start = self.token
        if self.accept("("):
            inside = self.effect()
            self.expect(")", "the effect in brackets")
            return inside
        if self.sees_quantity():
            quantity = self.quantity()
            return Amount(quantity, self.good(), self.span_from(start))
        if start.text in self.vocabulary.good and start.kind == "word":
            return Amount(ONE, self.good(), self.span_from(start))
        if start.text in self.vocabulary.verb and start.kind == "word":
            return self.call("verb", self.vocabulary.verb)
        self.fail_at_primary()

    def fail_at_primary(self) -> NoReturn:
        """Say what could stand where an amount, a verb or a bracket was expected."""
        token = self.token
        if token.kind != "word":
            self.fail(f"expected a good, a verb or '(', found {token}")
        if token.text in self.vocabulary.trigger:
            self.fail(f"'{token.text}' is a trigger; write 'when {token.text}: ...'")
        if token.text in ("when", "if", "each", "may"):
            self.fail(f"'{token.text}' begins a step; put the step in brackets here")
        self.fail_unknown("word", {"Goods": self.vocabulary.good, "Verbs": self.vocabulary.verb})

    # Numbers and goods

    def sees_quantity(self) -> bool:
        return self.token.kind == "number" or (self.token.kind == "word" and self.token.text in QUANTIFIERS)

    def quantity(self) -> Quantity:
        if self.accept("any"):
            return Quantity("any", 0)
        if self.accept("all"):
            return Quantity("all", 0)
        if self.accept("upto"):
            return Quantity("upto", self.number(least=1))
        return Quantity("exact", self.number(least=1))

    def number(self, least: int = 0) -> int:
        if self.token.kind != "number":
            self.fail(f"expected a number, found {self.token}")
        return self.checked(self.token.text, least, self.advance())

    def checked(self, digits: str, least: int, token: Token) -> int:
        """The number these digits are, if it is neither too low nor too high."""
        number = int(digits) if len(digits) <= len(str(HIGHEST)) else HIGHEST + 1
        if not least <= number <= HIGHEST:
            self.fail(f"expected a number from {least} to {HIGHEST}, found {token}", token)
        return number

    def range(self) -> Range:
        token = self.advance()
        if token.kind == "number":
            exactly = self.checked(token.text, 0, token)
            return Range(exactly, exactly)
        if token.text.endswith("+"):
            return Range(self.checked(token.text[:-1], 0, token), None)
        low, high = (self.checked(part, 0, token) for part in token.text.split("-"))
        if low > high:
            self.fail(f"the range {token} runs backwards; write '{high}-{low}'", token)
        return Range(low, high)

    def good(self) -> Head:
        return self.head("good", self.vocabulary.good)

    # Calls

    def head(self, what: str, table: Mapping[str, Head]) -> Head:
        token = self.token
        if token.kind != "word":
            self.fail(f"expected a {what}, found {token}. {_listing(what, table)}")
        if token.text not in table:
            self.fail_unknown(what, {_plural(what).capitalize(): table})
        self.advance()
        return table[token.text]

    def call(self, what: str, table: Mapping[str, Head]) -> Call:
        start = self.token
        head = self.head(what, table)
        given: dict[str, Value] = {}
        for parameter in head.positional:
            if self.starts(parameter):
                given[parameter.name] = self.argument(parameter)
            elif parameter.required:
                self.fail_argument(head, parameter)
        self.keyed_arguments(head, given)
        arguments = [Argument(p.name, given[p.name]) for p in head.parameters if p.name in given and given[p.name] != p.default]
        return Call(head, tuple(arguments), self.span_from(start))

    def keyed_arguments(self, head: Head, given: dict[str, Value]) -> None:
        """Read `key argument` pairs until something else comes, which must be able to follow a call."""
        keys = {parameter.name: parameter for parameter in head.keys}
        while self.token.kind == "word" and self.token.text in keys:
            name = self.token.text
            if name in given:
                self.fail(f"'{name}' is given twice")
            self.advance()
            if not self.starts(keys[name]):
                self.fail_argument(head, keys[name])
            given[name] = self.argument(keys[name])
        for name, parameter in keys.items():
            if parameter.required and name not in given:
                self.fail(f"'{head.name}' needs '{name}' and {self.expected(parameter)}, found {self.token}")
        if self.token.kind in ("number", "range", "card") or (
            self.token.kind == "word" and self.token.text not in AFTER_A_CALL
        ):
            self.fail_after(head, given)

    def starts(self, parameter: Parameter) -> bool:
        """Whether the next token can begin this argument."""
        token = self.token
        match parameter.kind:
            case Kind.NUMBER:
                return token.kind == "number"
            case Kind.QUANTITY:
                return self.sees_quantity()
            case Kind.RANGE:
                return token.kind in ("number", "range")
            case Kind.EFFECT:
                return self.sees("(")
            case _:
                return self.names(parameter, token)

    def names(self, parameter: Parameter, token: Token) -> bool:
        """Whether the token is a word, good or card this parameter takes."""
        if token.kind == "card":
            return parameter.kind is Kind.CARD or parameter.with_cards
        return token.kind == "word" and token.text in self.allowed(parameter)

    def allowed(self, parameter: Parameter) -> tuple[str, ...]:
        return tuple(self.vocabulary.good) if parameter.kind is Kind.GOOD else parameter.words

    def argument(self, parameter: Parameter) -> Value:
        match parameter.kind:
            case Kind.NUMBER:
                return self.number()
            case Kind.QUANTITY:
                return self.quantity()
            case Kind.RANGE:
                return self.range()
            case Kind.EFFECT:
                return self.primary()
            case _:
                return self.alternatives(parameter)

    def alternatives(self, parameter: Parameter) -> tuple[str, ...]:
        """`a|b|@c`: words in the order of their declaration, then cards as written."""
        found = [self.name(parameter)]
        while self.sees("|"):
            if not parameter.several:
                self.fail(f"only one can be named here; '{found[0]}' is already there")
            self.advance()
            token = self.token
            if not self.names(parameter, token):
                self.fail_unknown("word", {"Expected": self.allowed(parameter)})
            name = self.name(parameter)
            if name in found:
                self.fail(f"'{name}' is named twice", token)
            found.append(name)
        order = {word: place for place, word in enumerate(self.allowed(parameter))}
        return tuple(sorted(found, key=lambda name: order.get(name, len(order))))

    def name(self, parameter: Parameter) -> str:
        token = self.advance()
        known = self.vocabulary.cards
        if token.kind == "card" and known is not None and token.text[1:] not in known:
            self.fail(f"unknown card '{token.text}'{nearest(token.text, [f'@{card}' for card in known])}", token)
        return token.text

    # Saying what is wrong

    def expected(self, parameter: Parameter) -> str:
        """What this parameter takes, in words."""
        allowed = self.allowed(parameter)
        if not allowed:
            return parameter.kind.value
        return f"one of: {_some(allowed)}" + (" or @card-id" if parameter.with_cards else "")

    def fail_argument(self, head: Head, parameter: Parameter) -> NoReturn:
        place = f"'{parameter.name}'" if parameter.keyed else f"'{head.name}'"
        hint = nearest(self.token.text, self.allowed(parameter)) if self.token.kind == "word" else ""
        self.fail(f"after {place} found {self.token}{hint or ';'} expected {self.expected(parameter)}")

    def fail_after(self, head: Head, given: Mapping[str, Value]) -> NoReturn:
        """Something stands after a call that its head knows nothing about."""
        open_words = [word for p in head.positional if p.name not in given for word in self.allowed(p)]
        open_keys = [p.name for p in head.keys if p.name not in given]
        hint = nearest(self.token.text, [*open_words, *open_keys, *AFTER_A_CALL])
        known = f" '{head.name}' takes: {_some([*open_words, *open_keys])}" if open_words or open_keys else ""
        self.fail(f"unexpected {self.token} after '{head.name}'{hint or '.'}{known}".rstrip("."))

    def fail_unknown(self, what: str, tables: Mapping[str, Iterable[str]]) -> NoReturn:
        candidates = [word for table in tables.values() for word in table]
        lists = "; ".join(f"{title}: {_some(table)}" for title, table in tables.items() if list(table))
        hint = nearest(self.token.text, candidates)
        self.fail(f"unknown {what} {self.token}{hint or '.'} {lists}".rstrip())


def _some(names: Iterable[str]) -> str:
    """The names in order, not too many."""
    ordered = sorted(names)
    return ", ".join(ordered[:SHOWN]) + (", ..." if len(ordered) > SHOWN else "")


def _plural(what: str) -> str:
    """The plural of a kind of head: goods, things to count, sets of players."""
    first, *rest = what.split(" ")
    return " ".join([f"{first}s", *rest])


def _listing(what: str, table: Mapping[str, Head]) -> str:
    return f"{_plural(what).capitalize()}: {_some(table)}"
