"""Run every check of `make test`, several at a time, and say how long each took.

python scripts/check.py              all of them
python scripts/check.py style speed  only these

Two lanes run beside each other. The tests of the package use all cores; the other lane, which ends first, fills the gaps they
leave while they wait for processes and networks (those that wait come early: conftest.py). What a part says is shown when it
has ended: all of it if it failed, else its last line.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import compile_engine
import package

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
COMPILED_CORE = ("chance", "fair_laws", "game", "gaps", "history", "layout", "machine*", "record", "rings", "spaces", "weights")
ENGINE = [
    "tests/contract/test_golden.py",
    *(str(path.relative_to(ROOT)) for name in COMPILED_CORE for path in ROOT.glob(f"tests/core/test_{name}.py")),
]
"""What runs interpreted as well: tests of the modules of core that are compiled, and the golden files, which show move by move
that both engines play alike. Rules, bots, laws and the rest run on the engine that is installed; what is never compiled
(notation, texts, content) is the same code on both."""
SPEED_SECONDS = "0.15"
"""CPU seconds for each number of the speed gate: enough, since it passes by a factor of three."""


class Part(NamedTuple):
    name: str
    title: str
    commands: list[list[str]]
    environment: Mapping[str, str] = MappingProxyType({})


class Done(NamedTuple):
    part: Part
    seconds: float
    failed: bool


def lanes() -> list[list[Part]]:
    """What is checked. Each lane runs from its beginning to its end."""

    def web(name: str, title: str) -> Part:
        return Part(f"web-{name}", title, [[sys.executable, "scripts/web.py", name]])

    pytest = str(BIN / "pytest")
    compiled = compile_engine.probe()
    whole = Part(
        "tests", "tests on the package", [[pytest, "-q"]], {"ASZTAL_ENGINE": "compiled" if compiled else "interpreted"}
    )
    sources = Part(
        "interpreted",
        "engines interpreted",
        [[pytest, "-q", *ENGINE]],
        {"ASZTAL_ENGINE": "interpreted", "PYTHONPATH": "src"},
    )
    speed = Part("speed", "speed gate", [[str(BIN / "asztal"), "bench", "--gate", "--seconds", SPEED_SECONDS]])
    return [
        [
            *([sources] if compiled else []),
            whole,
        ],
        [
            Part("style", "ruff", [[str(BIN / "ruff"), "check"], [str(BIN / "ruff"), "format", "--check"]]),
            Part("imports", "import contracts", [[str(BIN / "lint-imports")]], {"PYTHONPATH": "src"}),
            Part("types", "mypy --strict", [[str(BIN / "mypy")]]),
            web("style", "web: style"),
            web("types", "web: types"),
            web("logic", "web: logic"),
            web("browser", "web: whole games in a browser"),
            *([speed] if compiled else []),
            Part("wheels", "wheels in fresh environments", [[sys.executable, "scripts/wheels.py"]]),
        ],
    ]


def run(part: Part) -> Done:
    began = time.monotonic()
    said = ""
    failed = False
    for command in part.commands:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **part.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        said += done.stdout
        failed = done.returncode != 0
        if failed:
            break
    seconds = time.monotonic() - began
    words = said.rstrip() if failed else next((line for line in reversed(said.splitlines()) if line.strip()), "")
    print(f"\n== {part.title}: {'FAILED' if failed else 'passed'} after {seconds:.0f} s\n{words}", flush=True)
    return Done(part, seconds, failed)


def main(wanted: list[str]) -> int:
    every = lanes()
    names = [part.name for lane in every for part in lane]
    for name in wanted:
        if name not in names:
            sys.exit(f"there is no part {name!r}; there are: {', '.join(names)}")
    chosen = [[part for part in lane if not wanted or part.name in wanted] for lane in every]
    began = float(os.environ.get("ASZTAL_BEGAN", time.time()))  # when `make test` began, set-up included
    with ThreadPoolExecutor(len(chosen)) as pool:
        done = [found for lane in pool.map(lambda lane: [run(part) for part in lane], chosen) for found in lane]
    rows = [(title, seconds, "") for title, seconds in built().items()]
    rows += [(found.part.title, found.seconds, "FAILED" if found.failed else "") for found in done]
    print("\n== seconds of each part, on", os.cpu_count(), "cores")
    for title, seconds, word in rows:
        print(f"{seconds:7.0f}  {title} {word}".rstrip())
    print(f"{time.time() - began:7.0f}  in all, many at the same time")
    return 1 if any(found.failed for found in done) else 0


def built() -> dict[str, float]:
    """What was built before the checks began."""
    times: dict[str, float] = json.loads(package.TIMES.read_text()) if package.TIMES.exists() else {}
    return times


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
