"""Plant deliberate faults in the rules of a game, one after the other, and see whether the tests notice.

python scripts/mutate.py settlers                 40 faults, always the same ones
python scripts/mutate.py settlers --faults 100 --seed 7 --jobs 4
python scripts/mutate.py settlers --quick         without the laws: a first look
python scripts/mutate.py settlers --again FILE    only those an earlier output in the file says were missed
python scripts/mutate.py settlers --unvisited     plants all, tries none: those no test comes by, which are missed for sure
python scripts/mutate.py settlers --tests "not memory"    only some of the tests, in the words of pytest's -k

A fault changes one place in the engine of the game: a comparison, a sum, a number, a condition. The tests run interpreted:
golden games, rules and old records of the game, and the laws of the contract at its tables. A fault nobody notices is a rule
nobody checks, or code that makes no difference. Exit code 1 if fewer are noticed than --least says.

All faults of a run are planted at once, each behind a switch (`fault_switch.py`) that is off. The tests are collected once and
have to pass; on the way the switches tell which tests come by which fault. Then every fault is switched on in a process forked
from there, and only tests that come by it are asked, the quickest first. What runs while modules are imported is tried in a
process that imports them anew.
"""

import argparse
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import compile_engine
import fault_switch
from faults import Fault, faults_in, missed_in, switched

ROOT = Path(__file__).resolve().parent.parent
NO_RULES = {"heuristic.py", "tables.py"}
"""What bots think of a state, and how content is laid out: no rules."""
PATIENCE = 3
"""A fault that makes a game endless is noticed by whoever waits for its end: tests may take so many times as long as usual."""
WHOLE_GAMES = ("tests/contract/test_golden", "tests/imperium/test_pairs", "tests/records")
WATCHFUL = 10
"""Whole games that are compared move by move are asked as if they took so many times less: they notice almost everything."""


def modules(game: str) -> list[str]:
    """The engine of a game: what is compiled of it, but for what holds no rules."""
    folder = f"src/asztal/games/{game}/"
    found = [path for path in compile_engine.modules() if path.startswith(folder) and Path(path).name not in NO_RULES]
    if not found:
        sys.exit(f"no game {game!r} with an engine in src/asztal/games")
    return found


def tests(game: str, quick: bool, which: str) -> list[str]:
    """What has to notice."""
    rules = ["tests/contract/test_golden.py", f"tests/{game}", "tests/records"]
    laws = ["tests/contract/test_laws.py", "tests/bots", "tests/contract/test_everything_happens.py"]
    return [*rules, *([] if quick else laws), "-k", f"{game} and not cards_read{which and f' and ({which})'}"]


def plant(faults: list[Fault], sources: Path) -> None:
    """Copy the sources, every fault behind the switch with its number in the list, and have Python import them."""
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for file in {fault.file for fault in faults}:
        numbers = {fault.place: number for number, fault in enumerate(faults) if fault.file == file}
        path = sources / Path(file).relative_to("src")
        path.write_text(switched(path.read_text(encoding="utf-8"), numbers), encoding="utf-8")
    paths = [str(sources), str(ROOT / "scripts")]
    sys.path[:0] = paths
    os.environ.update(PYTHONPATH=os.pathsep.join(paths), ASZTAL_ENGINE="interpreted")


Send = Callable[[object], None]
Work = Callable[[Send], None]


class Child:
    """A forked process and what it sends: lines of JSON. It writes nothing else anywhere."""

    def __init__(self, work: Work) -> None:
        reading, writing = os.pipe()
        sys.stdout.flush()
        self.pid = os.fork()
        if not self.pid:
            code = 1
            try:
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, 1)
                os.dup2(nowhere, 2)
                with open(writing, "w", encoding="utf-8") as pipe:
                    work(lambda sent: print(json.dumps(sent), file=pipe, flush=True))
                code = 0
            finally:
                os._exit(code)
        os.close(writing)
        self.pipe = open(reading, encoding="utf-8")  # noqa: SIM115 closed where it has been read

    def lines(self) -> Iterator[Any]:
        with self.pipe:
            yield from map(json.loads, self.pipe)
        self.ended = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def noticed_by(child: Child) -> str:
    """The first test that failed in a child; empty if none did."""
    sent = list(child.lines())
    return "it never ends" if child.ended < 0 else sent[0] if sent else "nothing can be imported"


def together(works: Iterable[Work], jobs: int) -> Iterator[str]:
    """Which tests notice, in the order of the works; so many processes at a time."""
    running: deque[Child] = deque()
    for work in works:
        running.append(Child(work))
        if len(running) == jobs:
            yield noticed_by(running.popleft())
    yield from map(noticed_by, running)


class Bench:
    """A plugin of pytest that tries faults on the tests pytest has collected, instead of running them once."""

    def __init__(self, run: Callable[["Bench"], None]) -> None:
        self.run = run
        self.failed = False
        self.items: list[pytest.Item] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        self.run(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def passes(self, item: pytest.Item) -> bool:
        self.failed = False
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed

    def look(self, send: Send) -> None:
        """Every test without a fault: whether it passes, the seconds it takes, the faults it comes by."""
        for item in self.items:
            fault_switch.touched.clear()
            began = time.process_time()
            passed = self.passes(item)
            send([item.nodeid, passed, time.process_time() - began, sorted(fault_switch.touched)])

    def first_failure(self, known: list["Known"], send: Send) -> None:
        items = {item.nodeid: item for item in self.items}
        for test in sorted(known, key=Known.worth):
            signal.setitimer(signal.ITIMER_PROF, 3 + PATIENCE * test.seconds)
            if not self.passes(items[test.name]):
                send(test.name)
                return
        send("")


class Known(NamedTuple):
    """What is known of a test."""

    name: str
    passes: bool
    seconds: float
    comes_by: list[int]

    def worth(self) -> float:
        return self.seconds / (WATCHFUL if self.name.startswith(WHOLE_GAMES) else 1)


def pytest_with(arguments: list[str], run: Callable[[Bench], None]) -> None:
    quiet = ["-q", "-s", "-n", "0", "-p", "no:cacheprovider", "--tb=no"]
    pytest.main([*quiet, *arguments], plugins=[Bench(run)])


def trials(arguments: list[str], count: int, jobs: int) -> Iterator[tuple[int, str]]:
    """The numbers of the faults, and which test notices each. Without jobs none is tried but those no test comes by."""

    def look_and_try(send: Send) -> None:
        pytest_with(arguments, lambda bench: try_collected(bench, count, jobs, send))

    def anew(number: int) -> Work:
        def work(send: Send) -> None:
            fault_switch.on = number
            pytest_with(arguments, lambda bench: bench.first_failure(known, send))

        return work

    sent = Child(look_and_try).lines()
    begin = next(sent, None)
    if begin is None:
        sys.exit(f"no test of {' '.join(arguments)} can be collected: is the game installed where {sys.executable} is?")
    at_import: list[int] = begin["at import"]
    known = [Known(*test) for test in begin["known"]]
    for test in known:
        if not test.passes:
            sys.exit(f"a test fails without any fault: {test.name}")
    if jobs == 0:
        visited = {*at_import, *(number for test in known for number in test.comes_by)}
        yield from ((number, "" if number not in visited else "not tried") for number in range(count))
        return
    yield from sent
    yield from zip(at_import, together(map(anew, at_import), jobs), strict=True)


def try_collected(bench: Bench, count: int, jobs: int, send: Send) -> None:
    """Tell what the tests come by, and try all faults but those that import comes by: here it is too late for them."""
    at_import = sorted(fault_switch.touched)
    known = [Known(*line) for line in Child(bench.look).lines()]
    send({"at import": at_import, "known": known})
    if jobs == 0 or not all(test.passes for test in known):
        return

    def here(number: int) -> Work:
        def work(send: Send) -> None:
            fault_switch.on = number
            bench.first_failure([test for test in known if number in test.comes_by], send)

        return work

    later = [number for number in range(count) if number not in at_import]
    for outcome in zip(later, together(map(here, later), jobs), strict=True):
        send(outcome)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--faults", type=int, default=40, help="how many are planted (40)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many are tried at a time")
    parser.add_argument("--least", type=float, default=95, help="per cent that have to be noticed (95)")
    parser.add_argument("--quick", action="store_true", help="without the laws of the contract: rules and golden games only")
    parser.add_argument("--tests", default="", help="only those tests of which pytest's -k finds this true")
    parser.add_argument("--unvisited", action="store_true", help="plant all faults, try none: tell those no test comes by")
    parser.add_argument("--again", type=Path, help="only those an earlier output in this file says were missed")
    given = parser.parse_args()
    os.chdir(ROOT)
    texts = {file: Path(file).read_text(encoding="utf-8") for file in modules(given.game)}
    every = [fault for file, text in texts.items() for fault in faults_in(file, text)]
    if given.again:
        chosen = missed_in(given.again.read_text(encoding="utf-8"), every)
    elif given.unvisited:
        chosen = every
    else:
        chosen = random.Random(given.seed).sample(every, min(given.faults, len(every)))
    print(f"{len(chosen)} of {len(every)} possible faults in {given.game}", flush=True)
    noticed = 0
    with tempfile.TemporaryDirectory(prefix="asztal-mutate-") as folder:
        plant(chosen, Path(folder, "src"))
        jobs = 0 if given.unvisited else given.jobs
        for number, by in trials(tests(given.game, given.quick, given.tests), len(chosen), jobs):
            noticed += bool(by)
            if not (by and given.unvisited):
                print(f"{'noticed' if by else 'MISSED '}  {chosen[number]}{by and '  ' + by}", flush=True)
    share = 100 * noticed / max(len(chosen), 1)
    print(f"{noticed} of {len(chosen)} {'visited' if given.unvisited else 'noticed'}: {share:.0f} %")
    return 0 if share >= given.least else 1


if __name__ == "__main__":
    sys.exit(main())
