"""Plant deliberate faults in the rules of a game, one after the other, and see whether the tests notice.

python scripts/mutate.py settlers                 40 faults, always the same ones
python scripts/mutate.py settlers --faults 100 --seed 7 --jobs 4
python scripts/mutate.py settlers --quick         without the laws: a first look
python scripts/mutate.py settlers --again FILE    of the same those an earlier output in the file says were missed

A fault changes one place in the engine of the game: a comparison, a sum, a number, a condition. The tests run interpreted:
first golden games, rules and old records of the game, then the laws of the contract at its tables. Before any fault all of
them have to pass. A fault nobody notices is a rule nobody checks, or code that makes no difference. Exit code 1 if fewer are
noticed than --least says.
"""

import argparse
import ast
import copy
import importlib.util
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

import compile_engine

ROOT = Path(__file__).resolve().parent.parent
NO_RULES = {"heuristic.py", "tables.py"}
"""What bots think of a state, and how content is laid out: no rules."""
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}
PATIENCE = 3
"""A fault that makes a game endless is noticed by whoever waits for its end: tests may take so many times as long as usual."""


class Fault(NamedTuple):
    """One place that is changed."""

    file: str
    line: int
    was: str
    becomes: str
    source: str
    """The whole file with the fault."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.was}  ->  {self.becomes}"


class Outcome(NamedTuple):
    fault: Fault
    noticed_by: str
    """The first test that failed; empty if none did."""
    seconds: float


def places_in(text: str) -> list[int]:
    """Where faults can be planted in a source: numbers of nodes, in the order they are walked over.

    What is told to the log is left out: numbers an event has no use for make no difference, the others stand in golden files.
    So is what is added to `seen` and `shown`: it only matters that they change. So are comparisons of which is larger where it
    makes no difference if both are equal, and the -1 that means nothing or nobody: given back, looked for, or given to an
    effect that is about no piece. Every negative number says the same.
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
        case ast.Call(func=ast.Attribute(attr="enter" | "imagine" | "tally"), args=args):
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


def planted(file: str, text: str, place: int) -> Fault:
    tree = ast.parse(text)
    node = list(ast.walk(tree))[place]
    other = changed(node)
    assert other is not None and isinstance(node, ast.expr | ast.stmt)
    was, line = ast.unparse(node), node.lineno
    node.__class__ = other.__class__  # type: ignore[assignment]
    node.__dict__.update(other.__dict__)
    return Fault(file, line, was, ast.unparse(node), ast.unparse(tree))


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


def modules(game: str) -> list[str]:
    """The engine of a game: what is compiled of it, but for what holds no rules."""
    folder = f"src/asztal/games/{game}/"
    found = [path for path in compile_engine.modules() if path.startswith(folder) and Path(path).name not in NO_RULES]
    if not found:
        sys.exit(f"no game {game!r} with an engine in src/asztal/games")
    return found


def stages(game: str, quick: bool) -> list[list[str]]:
    """What has to notice, the quickest first."""
    return [
        ["tests/contract/test_golden.py", f"tests/{game}", "tests/records", "-k", f"{game} and not cards_read"],
        ["tests/contract/test_laws.py", "tests/bots", "tests/contract/test_everything_happens.py", "-k", game],
    ][: 1 if quick else 2]


class Bench:
    """Sources that are broken and mended again. They are kept from fault to fault: what is not changed stays compiled."""

    def __init__(self, stages: list[list[str]], sources: Path) -> None:
        self.stages = stages
        self.sources = sources
        self.usual = [0.0 for _ in stages]
        """Seconds of CPU time each stage takes without a fault; 0 if nobody has looked."""
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__", "static"))

    def write(self, file: str, text: str) -> None:
        path = self.sources / Path(file).relative_to("src")
        path.write_text(text, encoding="utf-8")
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)

    def failure(self) -> str:
        """What the tests say of the sources as they are now; empty if all pass. The time they take is kept, if it was not."""
        environment = {**os.environ, "PYTHONPATH": str(self.sources), "ASZTAL_ENGINE": "interpreted"}
        pytest = [str(Path(sys.executable).parent / "pytest"), "-q", "-x", "-n", "0", "-p", "no:cacheprovider", "--tb=no"]
        for number, stage in enumerate(self.stages):
            limit = f"ulimit -t {10 + PATIENCE * self.usual[number]:.0f}; " if self.usual[number] else ""
            command = ["sh", "-c", limit + 'exec "$@"', "sh", *pytest, *stage]
            began = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
            if done.returncode == 5:
                sys.exit(f"no test of {' '.join(stage)}: is the game installed where {pytest[0]} is?")
            if done.returncode:
                failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
                endless = "it never ends" if done.returncode < 0 else "nothing can be imported"
                return failed[0].split(" ")[1] if failed else endless
            self.usual[number] = self.usual[number] or resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - began
        return ""

    def tried(self, fault: Fault) -> Outcome:
        """Run the tests on sources with the fault, until one fails."""
        began = time.monotonic()
        self.write(fault.file, fault.source)
        noticed = self.failure()
        self.write(fault.file, (ROOT / fault.file).read_text(encoding="utf-8"))
        return Outcome(fault, noticed, time.monotonic() - began)


def outcomes(stages: list[list[str]], faults: list[Fault], jobs: int) -> Iterator[Outcome]:
    """What becomes of the faults, in their order; as many benches as there are jobs."""
    with tempfile.TemporaryDirectory(prefix="asztal-mutate-") as folder, ThreadPoolExecutor(jobs) as pool:
        first = Bench(stages, Path(folder, "0"))
        wrong = first.failure()
        if wrong:
            sys.exit(f"the tests fail without any fault: {wrong}")
        free: SimpleQueue[Bench] = SimpleQueue()
        free.put(first)
        for number in range(1, jobs):
            bench = Bench(stages, Path(folder, str(number)))
            bench.usual = first.usual
            free.put(bench)

        def tried(fault: Fault) -> Outcome:
            bench = free.get()
            outcome = bench.tried(fault)
            free.put(bench)
            return outcome

        yield from pool.map(tried, faults)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--faults", type=int, default=40, help="how many are planted (40)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many are tried at a time")
    parser.add_argument("--least", type=float, default=95, help="per cent that have to be noticed (95)")
    parser.add_argument("--quick", action="store_true", help="without the laws of the contract: rules and golden games only")
    parser.add_argument("--again", type=Path, help="of the same only those an earlier output in this file says were missed")
    given = parser.parse_args()
    os.chdir(ROOT)
    texts = {file: Path(file).read_text(encoding="utf-8") for file in modules(given.game)}
    every = [(file, place) for file, text in texts.items() for place in places_in(text)]
    picked = random.Random(given.seed).sample(every, min(given.faults, len(every)))
    chosen = [planted(file, texts[file], place) for file, place in picked]
    if given.again:
        missed = given.again.read_text(encoding="utf-8").splitlines()
        chosen = [fault for fault in chosen if f"MISSED   {fault}" in missed]
    print(f"{len(chosen)} of {len(every)} possible faults in {given.game}", flush=True)
    noticed = 0
    for outcome in outcomes(stages(given.game, given.quick), chosen, given.jobs):
        noticed += bool(outcome.noticed_by)
        by = f"  {outcome.noticed_by}, {outcome.seconds:.0f} s" if outcome.noticed_by else ""
        print(f"{'noticed' if by else 'MISSED '}  {outcome.fault}{by}", flush=True)
    share = 100 * noticed / max(len(chosen), 1)
    print(f"{noticed} of {len(chosen)} noticed: {share:.0f} %")
    return 0 if share >= given.least else 1


if __name__ == "__main__":
    sys.exit(main())
