"""Generated card text: a tree becomes a sentence of natural English or Hungarian.

All wording is in Fluent messages; this module only decides which message comes where. The patterns of control (`may`,
`if`, choices, costs) are in core's texts, the words of a game (`verb-draw`, `good-stone`, `when-exploit`, `count-card`)
in its own. docs/notation.md lists which message gets which arguments.

A verb is told in a mood, and passes it on to what is inside it:

    do        to you: "draw 2 cards", "húzz 2 kártyát"        may       what you may do: "húzhatsz 2 kártyát"
    they      what a player of a set does: "draws 2 cards"    they-may  what such a player may do: "húzhat 2 kártyát"
    bare      only goods, no verb: "2 stone for each ..."     worth     at the end: "worth 2 points for each ..."
"""

from __future__ import annotations

from collections.abc import Sequence as Items
from itertools import groupby
from typing import Literal

from asztal.core.notation.icons import MANY, figures
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
from asztal.core.notation.vocabulary import Head, Kind
from asztal.core.text.speaker import Speaker, TextError, capital

Mood = Literal["do", "may", "they", "they-may", "bare", "worth"]

MOODS: dict[str, Mood] = {"do": "do", "may": "may", "they": "they", "they-may": "they-may"}
"""The moods in which somebody acts."""


def prose(tree: Node, speaker: Speaker, mood: Mood = "do") -> str:
    """The text of an effect: sentences with a capital and a full stop."""
    return " ".join(f"{capital(sentence)}." for sentence in _Prose(speaker).sentences(tree, mood))


def phrase(tree: Node, speaker: Speaker, mood: Mood = "bare") -> str:
    """The text of an effect inside a sentence of another message: "1 worker and 2 stone"."""
    return _Prose(speaker).clause(tree, mood)


def payment(tree: Node, speaker: Speaker) -> str:
    """A cost alone, as a clause: "pay 3 material"."""
    return _Prose(speaker).paid(tree, "do")


def provided(condition: Condition, speaker: Speaker) -> str:
    """A condition alone, as a clause: "you are an empire"."""
    return _Prose(speaker).condition(condition)


class _Prose:
    """Tells trees through one speaker.

    `sentences` gives one or more sentences without capital and full stop; `clause` the same as a single clause, for
    places inside a sentence, where a second sentence follows a semicolon. Steps are joined by "then" as long as nobody could
    take what follows for a part of what comes before: "each opponent discards a card; gain 1 point".
    """

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.text = speaker.text

    def sentences(self, node: Node, mood: Mood) -> list[str]:
        match node:
            case Sequence():
                return self.sequence(node, mood)
            case When():
                return self.prefixed("clause-when", {"when": self.head(node.trigger)}, node.then, mood)
            case If():
                return self.conditional(node, mood)
            case Each():
                return self.prefixed("clause-each", {"who": self.head(node.players)}, node.then, "they")
            case May():
                allowed: Mood = "they-may" if mood in ("they", "they-may") else "may"
                return self.prefixed("clause-may", {"mood": allowed}, node.then, allowed)
            case Cost():
                return self.cost(node, mood)
            case _:
                return [self.clause(node, mood)]

    def clause(self, node: Node, mood: Mood) -> str:
        match node:
            case Amount():
                return self.goods([node], mood)
            case Call():
                return self.head(node, mood)
            case Per():
                return self.per(node, mood)
            case Joint():
                return self.joint(node, mood)
            case Choice():
                return self.choice(node, mood)
            case Cost() if _simple(node.result):
                return self.cost_inside(node, mood)
            case Sequence() if all(_simple(step) for step in node.steps[:-1]):
                last = self.sentences(node.steps[-1], mood)
                told = [*(self.clause(step, mood) for step in node.steps[:-1]), *last]
                return self.then(told, mood) if len(last) == 1 else "; ".join(told)
            case _:
                return "; ".join(self.sentences(node, mood))

    # Control

    def sequence(self, node: Sequence, mood: Mood) -> list[str]:
        """Two simple steps make one sentence, "A, then B"; otherwise each step has its own."""
        if len(node.steps) == 2 and all(_simple(step) for step in node.steps):
            return [self.clause(node, mood)]
        return [sentence for step in node.steps for sentence in self.sentences(step, mood)]

    def then(self, clauses: Items[str], mood: Mood) -> str:
        """ "A, then B, then C"; goods without a verb "A, and B"."""
        told = clauses[0]
        for clause in clauses[1:]:
            told = self.text("clause-then", first=told, then=clause, mood=mood)
        return told

    def prefixed(self, id: str, args: dict[str, str], node: Node, mood: Mood) -> list[str]:
        """A step after "each time ...", "each player", "you may" ...: the prefix goes to its first sentence.

        A sequence becomes one sentence, because the prefix is about all of it.
        """
        inside = [self.clause(node, mood)] if isinstance(node, Sequence) else self.sentences(node, mood)
        return [self.text(id, **args, clause=inside[0]), *inside[1:]]

    def conditional(self, node: If, mood: Mood) -> list[str]:
        args = {"condition": self.condition(node.condition), "mood": mood}
        if node.otherwise is None:
            return self.prefixed("clause-if", args, node.then, mood)
        if mood == "worth":
            if (steps := _steps(node)) is not None:
                return [self.stepped(*steps)]
            then, otherwise = self.clause(node.then, mood), self.clause(node.otherwise, mood)
            return [self.text("clause-if-else", **args, clause=then, otherwise=otherwise)]
        then_sentences = self.prefixed("clause-if", args, node.then, mood)
        return [*then_sentences, *self.prefixed("clause-otherwise", {}, node.otherwise, mood)]

    def stepped(self, call: Call, span: str, lows: list[int], amounts: list[Amount]) -> str:
        """Steps of one condition as a row: "worth 2, 5 or 10 points if at least 3, 7 or 12 resources lie on it"."""
        good = self.text(amounts[0].good.text, n=MANY, case="acc")
        worth = self.text("amount", how="exact", n=self.row([a.quantity.number for a in amounts]), good=good)
        args = {**self.arguments(call, "do"), f"{span}-low": self.row(lows)}
        condition = self.text(call.head.text, **args, negated="no")
        return self.text("clause-if", condition=condition, mood="worth", clause=self.goods_text(worth, "gain-goods", "worth"))

    def row(self, numbers: Items[int]) -> str:
        *first, last = map(str, numbers)
        return self.text("row-of-steps", first=", ".join(first), last=last)

    def condition(self, condition: Condition) -> str:
        return self.speaker.all_clauses([self.term(term) for term in condition.terms])

    def term(self, term: Term) -> str:
        args = self.arguments(term.call, "do")
        return self.text(term.call.head.text, **args, negated="yes" if term.negated else "no")

    def choice(self, node: Choice, mood: Mood) -> str:
        """Goods are listed with "or", exchanges as "1 gold for 2 points or ...", the rest as "choose one: ..."."""
        if all(isinstance(option, Amount) for option in node.options):
            return self.goods_text(self.one_good(node, mood), "gain-goods", mood)
        if all(isinstance(o, Cost) and _plain_goods(o.cost) and _plain_goods(o.result) for o in node.options):
            return self.exchanges([o for o in node.options if isinstance(o, Cost)], mood)
        options = [self.clause(option, self.mood_from("mood-option", mood)) for option in node.options]
        told = options[0]
        for option in options[1:]:
            told = self.text("choose-or", first=told, second=option)
        return self.text("choose-one", options=told, mood=mood)

    def exchanges(self, costs: Items[Cost], mood: Mood) -> str:
        pairs = [
            self.text("goods-for-goods", cost=self.amounts(cost.cost, "acc"), gain=self.amounts(cost.result, "for"))
            for cost in costs
        ]
        return self.goods_text(self.speaker.one_of(pairs), "pay-goods", _acting(mood))

    def cost(self, node: Cost, mood: Mood) -> list[str]:
        """ "Pay X: Y" where you simply do it and Y is simple, else "... pay X. If you do, Y"."""
        mood = _acting(mood)
        cost = self.paid(node.cost, mood)
        if mood == "do" and _simple(node.result):
            return [self.text("cost-result", cost=cost, result=self.clause(node.result, "do"))]
        after: Mood = "they" if mood in ("they", "they-may") else "do"
        return [cost, *self.prefixed("clause-if-done", {"mood": after}, node.result, after)]

    def cost_inside(self, node: Cost, mood: Mood) -> str:
        """A cost inside a sentence: "pay X to gain Y"."""
        mood = _acting(mood)
        result = self.clause(node.result, self.mood_from("mood-purpose", mood))
        return self.text("cost-result-inside", cost=self.paid(node.cost, mood), result=result)

    def mood_from(self, id: str, mood: Mood) -> Mood:
        """Which mood a language uses in some place; its texts decide."""
        answer = self.text(id, mood=mood)
        if answer not in MOODS:
            raise TextError(f"{self.speaker.lang}: message '{id}' must give a mood, not '{answer}'")
        return MOODS[answer]

    # Goods, counts, verbs

    def joint(self, node: Joint, mood: Mood, paying: bool = False) -> str:
        """Neighbouring goods share one verb: "gain 1 wood and 2 stone and draw 1 card"."""
        if mood == "bare":
            return self.speaker.all_of([self.clause(item, mood) for item in node.items])
        clauses: list[str] = []
        run: list[Amount] = []
        for item in node.items:
            if isinstance(item, Amount):
                run.append(item)
                continue
            clauses += self.goods_clauses(run, mood, paying)
            run = []
            clauses.append(self.paid(item, mood) if paying else self.clause(item, mood))
        clauses += self.goods_clauses(run, mood, paying)
        return self.speaker.all_clauses(clauses)

    def paid(self, node: Node, mood: Mood) -> str:
        """A cost: goods are paid instead of gained."""
        match node:
            case Amount():
                return self.goods([node], mood, paying=True)
            case Joint():
                return self.joint(node, mood, paying=True)
            case Choice() if all(isinstance(option, Amount) for option in node.options):
                return self.goods_text(self.one_good(node, mood), "pay-goods", mood)
            case Choice():
                return self.speaker.one_clause([self.paid(option, mood) for option in node.options])
            case Per():
                return self.per(node, mood, paying=True)
            case Sequence():
                return self.then([self.paid(step, mood) for step in node.steps], mood)
            case _:
                return self.clause(node, mood)

    def goods(self, amounts: Items[Amount], mood: Mood, paying: bool = False) -> str:
        """A list of goods with its verb."""
        return self.speaker.all_clauses(self.goods_clauses(amounts, mood, paying))

    def goods_clauses(self, amounts: Items[Amount], mood: Mood, paying: bool) -> list[str]:
        """A clause for neighbouring goods of the same verb: what is gained, and cards, which are drawn."""
        clauses = []
        for verb, run in groupby(amounts, lambda amount: "pay-goods" if paying else self.gaining(amount.good, mood)):
            some = list(run)
            listed = self.speaker.all_of([self.clause_goods(amount, mood) for amount in some])
            definite = any(amount.quantity.how == "all" for amount in some)
            kinds = {amount.good.name for amount in some}
            clauses.append(self.goods_text(listed, verb, mood, definite, kinds.pop() if len(kinds) == 1 else "several"))
        return clauses

    def gaining(self, good: Head, mood: Mood) -> str:
        """The message of the verb by which a good is gained; a game may have one for some of its goods."""
        own = f"gain-{good.text}"
        return own if mood in MOODS and self.speaker.has(own) else "gain-goods"

    def goods_text(self, goods: str, verb: str, mood: Mood, definite: bool = False, good: str = "several") -> str:
        """`good` names what is gained or paid, if it is of one kind: some verbs depend on it (actions are spent)."""
        if mood == "bare":
            return goods
        return self.text(verb, goods=goods, mood=mood, definite="yes" if definite else "no", good=good)

    def one_good(self, node: Choice, mood: Mood) -> str:
        """ "1 gold or 1 point"."""
        return self.speaker.one_of([self.clause_goods(option, mood) for option in node.options])

    def clause_goods(self, node: Node, mood: Mood) -> str:
        return self.amounts(node, "nom" if mood == "bare" else "acc")

    def amounts(self, node: Node, case: str) -> str:
        """Goods in a case, without a verb: "1 wood and 2 stone"."""
        items = node.items if isinstance(node, Joint) else (node,)
        return self.speaker.all_of([self.amount(item, case) for item in items if isinstance(item, Amount)])

    def amount(self, amount: Amount, case: str) -> str:
        how = amount.quantity.how
        n = amount.quantity.number or MANY
        if how == "all":
            case = {"nom": "your", "acc": "your-acc"}.get(case, case)
        return self.text("amount", how=how, n=n, good=self.text(amount.good.text, n=n, case=case))

    def per(self, node: Per, mood: Mood, paying: bool = False) -> str:
        """Goods and verbs are told before what is counted, anything longer after it."""
        what = self.paid(node.what, mood) if paying else self.clause(node.what, mood)
        short = isinstance(node.what, Call) or _plain_goods(node.what)
        told = self.text("clause-per" if short else "clause-per-first", clause=what, count=self.count(node.count))
        if node.most is None:
            return told
        if not isinstance(node.what, Amount):
            return self.text("clause-max-times", clause=told, n=node.most)
        most = self.clause_goods(Amount(Quantity("exact", node.most), node.what.good), mood)
        return self.text("clause-max", clause=told, n=node.most, most=most, mood=mood)

    def count(self, count: Count) -> str:
        """ "for each card ...", "for every 3 gold you have"."""
        if count.what.head.kind == "good":
            good = self.text(count.what.head.text, n=count.every, case="your")
            return self.text("count-good", n=count.every, good=good)
        return self.text(count.what.head.text, **{"n": count.every, **self.arguments(count.what, "do")})

    def head(self, call: Call, mood: Mood = "do") -> str:
        return self.text(call.head.text, **{"mood": mood, **self.arguments(call, mood)})

    def arguments(self, call: Call, mood: Mood) -> dict[str, int | str]:
        """The arguments of a call as its message gets them; see docs/notation.md."""
        args = figures(call)
        for parameter in call.head.parameters:
            name, value = parameter.name, call[parameter.name]
            if isinstance(value, Quantity):
                args[f"{name}-text"] = self.text("quantity", how=value.how, n=value.number or MANY)
            elif value is not None and not isinstance(value, int | Range | tuple):
                args[name] = self.clause(value, mood)
        return args


def _acting(mood: Mood) -> Mood:
    """The mood for what cannot be told without a verb."""
    return MOODS.get(mood, "do")


def _simple(node: Node) -> bool:
    """Whether a node is told by one short clause."""
    match node:
        case Amount() | Call():
            return True
        case Per():
            return _simple(node.what)
        case Joint():
            return all(_simple(item) for item in node.items)
        case Choice():
            return all(isinstance(option, Amount) for option in node.options)
        case _:
            return False


def _steps(node: If) -> tuple[Call, str, list[int], list[Amount]] | None:
    """`if on 7+: 5 vp else: if on 3+: 2 vp` as its condition, the name of its range, 3 and 7, and 2 and 5; None for others."""
    spans = [p.name for p in node.condition.terms[0].call.head.parameters if p.kind is Kind.RANGE]
    if len(spans) != 1:
        return None
    call, span = node.condition.terms[0].call, spans[0]
    rest = {argument for argument in call.arguments if argument.name != span}
    lows: list[int] = []
    amounts: list[Amount] = []
    at: Node | None = node
    while at is not None:
        if (
            not isinstance(at, If)
            or len(at.condition.terms) > 1
            or at.condition.terms[0].negated
            or not isinstance(at.then, Amount)
        ):
            return None
        term, amount = at.condition.terms[0].call, at.then
        reach = term[span] if term.head == call.head else None
        same = {argument for argument in term.arguments if argument.name != span} == rest
        if not same or not isinstance(reach, Range) or reach.high is not None:
            return None
        if amount.quantity.how != "exact" or (amounts and amount.good != amounts[0].good):
            return None
        lows.insert(0, reach.low)
        amounts.insert(0, amount)
        at = at.otherwise
    return call, span, lows, amounts


def _plain_goods(node: Node) -> bool:
    """Whether a node is nothing but goods."""
    items = node.items if isinstance(node, Joint) else (node,)
    return all(isinstance(item, Amount) for item in items)
