"""Plant deliberate faults in the rules of a game, one after the other, and see whether the tests notice.

python scripts/mutate.py settlers                 40 faults, always the same ones
python scripts/mutate.py settlers --faults 100 --seed 7 --jobs 4

A fault changes one place in the engine of the game: a comparison, a sum, a number, a condition. The tests run interpreted:
first the rules of the game, then its golden games, then the laws of the contract at its tables. A fault nobody notices is a
rule nobody checks, or code that makes no difference. Exit code 1 if fewer are noticed than --least says.
"""

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
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
PATIENCE = 180
"""A fault that makes a game endless is noticed by whoever waits for its end; seconds of CPU time."""


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
    """
    tree = ast.parse(text)
    order = {id(node): number for number, node in enumerate(ast.walk(tree))}
    told = {id(node) for call in ast.walk(tree) if is_telling(call) for node in ast.walk(call)}
    places = [node for function in functions(tree) for node in ast.walk(function) if changed(node) is not None]
    return sorted({order[id(node)] for node in places if id(node) not in told})


def is_telling(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell"


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


def stages(game: str) -> list[list[str]]:
    """What has to notice, the quickest first."""
    return [
        [f"tests/{game}"],
        ["tests/contract/test_golden.py", "-k", f"{game} and not cards"],
        ["tests/contract/test_laws.py", "tests/bots", "tests/contract/test_everything_happens.py", "-k", game],
    ]


def tried(game: str, fault: Fault, folder: Path) -> Outcome:
    """Run the tests on sources with the fault, until one fails."""
    began = time.monotonic()
    sources = folder / f"{abs(hash(fault))}"
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__", "static"))
    (sources / Path(fault.file).relative_to("src")).write_text(fault.source, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(sources), "ASZTAL_ENGINE": "interpreted", "PYTHONDONTWRITEBYTECODE": "1"}
    noticed = ""
    for stage in stages(game):
        limit = f"ulimit -t {PATIENCE}; exec "
        words = [
            str(Path(sys.executable).parent / "pytest"),
            "-q",
            "-x",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            "--tb=no",
            *stage,
        ]
        done = subprocess.run(
            ["sh", "-c", limit + '"$@"', "sh", *words], cwd=ROOT, env=environment, capture_output=True, text=True
        )
        if done.returncode not in (0, 5):
            failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
            noticed = (
                failed[0].split(" ")[1] if failed else "it never ends" if done.returncode < 0 else "nothing can be imported"
            )
            break
    shutil.rmtree(sources)
    return Outcome(fault, noticed, time.monotonic() - began)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--faults", type=int, default=40, help="how many are planted (40)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many are tried at a time")
    parser.add_argument("--least", type=float, default=95, help="per cent that have to be noticed (95)")
    given = parser.parse_args()
    os.chdir(ROOT)
    texts = {file: Path(file).read_text(encoding="utf-8") for file in modules(given.game)}
    every = [(file, place) for file, text in texts.items() for place in places_in(text)]
    chosen = [
        planted(file, texts[file], place)
        for file, place in random.Random(given.seed).sample(every, min(given.faults, len(every)))
    ]
    print(f"{len(chosen)} of {len(every)} possible faults in {given.game}", flush=True)
    noticed = 0
    with tempfile.TemporaryDirectory(prefix="asztal-mutate-") as folder, ThreadPoolExecutor(given.jobs) as pool:
        for outcome in pool.map(lambda fault: tried(given.game, fault, Path(folder)), chosen):
            noticed += bool(outcome.noticed_by)
            print(f"{'noticed' if outcome.noticed_by else 'MISSED '}  {outcome.fault}  {outcome.noticed_by}", flush=True)
    share = 100 * noticed / len(chosen)
    print(f"{noticed} of {len(chosen)} noticed: {share:.0f} %")
    return 0 if share >= given.least else 1


if __name__ == "__main__":
    sys.exit(main())
