"""The faults `mutate.py` plants in sources, each behind a switch of `fault_switch.py`."""

import ast
import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}


class Fault(NamedTuple):
    """One place that is changed."""

    file: str
    line: int
    column: int
    was: str
    becomes: str
    place: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.change()}"

    def change(self) -> str:
        return f"{self.was}  ->  {self.becomes}"


def places_in(text: str) -> list[int]:
    """Where faults can be planted in a source: numbers of nodes, in the order they are walked over.

    What is told to the log is left out: numbers an event has no use for make no difference, the others stand in golden files.
    So is what is added to `seen` and `shown`: it only matters that they change. So are comparisons of which is larger where it
    makes no difference if both are equal, and the -1 that means nothing or nobody: given back, looked for, or given to an
    effect or a reaction that is about no piece. Every negative number says the same.
    """
    tree = ast.parse(text)
    order = {id(node): number for number, node in enumerate(ast.walk(tree))}
    left_out = {id(node) for other in ast.walk(tree) if is_telling(other) or is_counting(other) for node in ast.walk(other)}
    left_out |= {id(compared) for node in ast.walk(tree) for compared in same_if_equal(node)}
    left_out |= {id(node) for other in ast.walk(tree) for node in nothing(other)}
    places = [node for function in functions(tree) for node in ast.walk(function) if changed(node) is not None]
    return sorted({order[id(node)] for node in places if id(node) not in left_out})


def is_telling(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell"


def is_counting(node: ast.AST) -> bool:
    return isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute) and node.target.attr in ("seen", "shown")


def nothing(node: ast.AST) -> list[ast.AST]:
    """The numbers in a node that say nothing or nobody."""
    match node:
        case (
            ast.Return(value=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1) as one))
            | ast.Assign(targets=[ast.Name()], value=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1) as one))
            | ast.AnnAssign(target=ast.Name(), value=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1) as one))
        ):
            return [one]
        case ast.Call(func=ast.Attribute(attr="enter" | "imagine") | ast.Name(id="fire" | "tally"), args=args):
            return [arg.operand for arg in args if isinstance(arg, ast.UnaryOp) and isinstance(arg.op, ast.USub)]
        case _:
            return []


def same_if_equal(node: ast.AST) -> list[ast.AST]:
    """The comparisons in a node that may as well be with "or equal": what both answers lead to is then the same."""
    match node:
        case ast.IfExp(test=ast.Compare() as test, body=one, orelse=other):  # the larger of two
            same = {ast.unparse(one), ast.unparse(other)}
        case ast.If(test=ast.Compare() as test, body=[ast.Assign(targets=[one], value=other)], orelse=[]):  # the largest so far
            same = {ast.unparse(one), ast.unparse(other)}
        case ast.If(test=ast.Compare() as test, body=[ast.AugAssign(op=ast.Add() | ast.Sub(), value=one)], orelse=[]):
            same = {ast.unparse(one), "0"}
            if isinstance(one, ast.BinOp) and isinstance(one.op, ast.Sub):  # what one has more than the other
                same = {ast.unparse(one.left), ast.unparse(one.right)}
        case ast.If(test=ast.Compare(ops=[ast.NotEq()]) as test, body=body):
            inner = [one for statement in body for one in ast.walk(statement)]
            return [one for one in inner if isinstance(one, ast.Compare) and is_order(one) and sides(one) == sides(test)]
        case _:
            return []
    return [test] if is_order(test) and sides(test) == same else []


def is_order(test: ast.Compare) -> bool:
    return isinstance(test.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)


def sides(test: ast.Compare) -> set[str]:
    """What is compared."""
    return {ast.unparse(test.left), *map(ast.unparse, test.comparators)}


def faults_in(file: str, text: str) -> list[Fault]:
    """All faults that can be planted in a source."""
    nodes = list(ast.walk(ast.parse(text)))
    found = []
    for place in places_in(text):
        node, other = nodes[place], changed(nodes[place])
        assert other is not None and isinstance(node, ast.expr | ast.stmt)
        found.append(Fault(file, node.lineno, node.col_offset + 1, ast.unparse(node), ast.unparse(other), place))
    return found


def switched(text: str, numbers: dict[int, int]) -> str:
    """The source with a fault at each of the places, behind the switch with that number."""
    tree = ast.parse(text)
    nodes = list(ast.walk(tree))
    tree = Switches({id(nodes[place]): number for place, number in numbers.items()}).visit(tree)
    first = next(number for number, statement in enumerate(tree.body) if not is_opening(statement))
    tree.body[first:first] = ast.parse("from fault_switch import at as fault_at").body
    return ast.unparse(ast.fix_missing_locations(tree))


def is_opening(statement: ast.stmt) -> bool:
    """Docstring and future imports, which have to come first."""
    match statement:
        case ast.Expr(value=ast.Constant()) | ast.ImportFrom(module="__future__"):
            return True
        case _:
            return False


class Switches(ast.NodeTransformer):
    def __init__(self, numbers: dict[int, int]) -> None:
        self.numbers = numbers

    def visit(self, node: ast.AST) -> Any:
        number = self.numbers.get(id(node), -1)
        other = changed(node) if number >= 0 else None
        test = ast.Call(ast.Name("fault_at", ast.Load()), [ast.Constant(number)], [])
        match self.generic_visit(node), other:
            case ast.expr() as one, ast.expr() as other:
                return ast.IfExp(test, other, one)
            case ast.stmt() as one, ast.stmt() as other:
                return ast.If(test, [other], [one])
            case one, _:
                return one


def functions(tree: ast.Module) -> Iterator[ast.stmt]:
    """The statements of all functions, without docstrings, signatures and annotations: rules are there."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name not in ("copy", "__init__"):
            for statement in function.body:
                if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                    yield statement


def changed(node: ast.AST) -> ast.AST | None:
    """The same node with a fault, or nothing."""
    other = copy.deepcopy(node)
    match other:
        case ast.Compare(ops=[ast.GtE() | ast.Lt() as operator], comparators=[ast.Constant(value=int())]):
            # the number is a place, too: `n >= 3` as `n > 3` would be the same fault as `n >= 4`
            other.ops = [ast.Lt() if isinstance(operator, ast.GtE) else ast.GtE()]
        case ast.Compare(ops=[operator]) if type(operator) in COMPARISONS:
            other.ops = [COMPARISONS[type(operator)]()]
        case ast.BinOp(op=operation) | ast.AugAssign(op=operation) if type(operation) in SUMS:
            other.op = SUMS[type(operation)]()
        case ast.BoolOp(op=ast.And()):
            other.op = ast.Or()
        case ast.BoolOp(op=ast.Or()):
            other.op = ast.And()
        case ast.UnaryOp(op=ast.Not()):
            return other.operand
        case ast.Constant(value=bool() as value):
            other.value = not value
        case ast.Constant(value=int() as value):
            other.value = value + 1
        case _:
            return None
    return other


def missed_in(output: str, every: list[Fault]) -> list[Fault]:
    """The faults an earlier output calls missed, also if their lines have moved since."""
    found = []
    for line in output.splitlines():
        if line.startswith("MISSED "):
            file, number, column, change = line.removeprefix("MISSED").strip().split(":", 3)
            where = int(number), int(column)
            same = [fault for fault in every if (fault.file, fault.change()) == (file, change.strip())]
            found += sorted(same, key=lambda fault: (abs(fault.line - where[0]), abs(fault.column - where[1])))[:1]
    return list(dict.fromkeys(found))
