"""A tree as text again, in the one canonical form: `parse(canonical(tree)) == tree`.

Brackets stand only where the grammar needs them, a quantity of one and arguments equal to their default are left out.
"""

from __future__ import annotations

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
    Value,
    When,
)
from asztal.core.notation.values import ONE, Quantity, Range

# How tightly a node holds together; a looser one in a tighter place needs brackets.
EFFECT, STEP, CHOICE, JOINT, ITEM, PRIMARY = range(6)


def canonical(tree: Node) -> str:
    """The canonical text of a tree."""
    match tree:
        case Sequence():
            return "; ".join(_inside(step, STEP) for step in tree.steps)
        case When():
            return f"when {_call(tree.trigger)}: {_inside(tree.then, STEP)}"
        case If():
            return _if(tree)
        case Each():
            return f"each {_call(tree.players)}: {_inside(tree.then, STEP)}"
        case May():
            return f"may {_inside(tree.then, STEP)}"
        case Cost():
            return f"{_inside(tree.cost, CHOICE)} => {_inside(tree.result, STEP)}"
        case Choice():
            return " or ".join(_inside(option, JOINT) for option in tree.options)
        case Joint():
            return ", ".join(_inside(item, ITEM) for item in tree.items)
        case Per():
            most = "" if tree.most is None else f" max {tree.most}"
            return f"{_inside(tree.what, PRIMARY)} per {_count(tree.count)}{most}"
        case Amount():
            return tree.good.name if tree.quantity == ONE else f"{tree.quantity} {tree.good.name}"
        case Call():
            return _call(tree)


def canonical_condition(condition: Condition) -> str:
    """The canonical text of a condition."""
    return " and ".join(_term(term) for term in condition.terms)


def _inside(node: Node, place: int) -> str:
    """The text of a node, in brackets if it is looser than its place."""
    text = canonical(node)
    return text if _tightness(node) >= place else f"({text})"


def _tightness(node: Node) -> int:
    match node:
        case Sequence():
            return EFFECT
        case When() | If() | Each() | May() | Cost():
            return STEP
        case Choice():
            return CHOICE
        case Joint():
            return JOINT
        case Per():
            return ITEM
        case Amount() | Call():
            return PRIMARY


def _if(tree: If) -> str:
    then = _inside(tree.then, STEP)
    if tree.otherwise is None:
        return f"if {canonical_condition(tree.condition)}: {then}"
    if _takes_else(tree.then):
        then = f"({then})"
    return f"if {canonical_condition(tree.condition)}: {then} else: {_inside(tree.otherwise, STEP)}"


def _takes_else(node: Node) -> bool:
    """Whether an `else` written after this node would be read as its own."""
    match node:
        case If():
            return node.otherwise is None or _takes_else(node.otherwise)
        case When() | Each() | May():
            return _takes_else(node.then)
        case Cost():
            return _takes_else(node.result)
        case _:
            return False


def _term(term: Term) -> str:
    return f"not {_call(term.call)}" if term.negated else _call(term.call)


def _count(count: Count) -> str:
    return _call(count.what) if count.every == 1 else f"{count.every} {_call(count.what)}"


def _call(call: Call) -> str:
    parts = [call.name]
    for argument in call.arguments:
        if call.head.parameter(argument.name).keyed:
            parts.append(argument.name)
        parts.append(_value(argument.value))
    return " ".join(parts)


def _value(value: Value) -> str:
    match value:
        case int() | Quantity() | Range():
            return str(value)
        case tuple():
            return "|".join(value)
        case _:
            return f"({canonical(value)})"
