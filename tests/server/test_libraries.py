"""Who only simulates needs no library of a server; who starts one without them is told what to install."""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(",")))  # None: not installed
"""


def of_the_extra() -> list[str]:
    """The modules of the libraries that come with `asztal[play]` only."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    play = {canonicalize_name(Requirement(line).name) for line in project["optional-dependencies"]["play"]}
    found = [name for name, packages in packages_distributions().items() if play & {canonicalize_name(p) for p in packages}]
    assert len(found) >= len(play)
    return found


def run_without(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT + code, ",".join(of_the_extra()), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


COMMAND = "from asztal.cli import main; main()"


@pytest.mark.parametrize(
    "line",
    [
        "--help",
        "games",
        "selfplay ginkgopolis --games 1",
        "bench --help",
        "terminal --help",
        "serve --help",
    ],
)
def test_simulating_needs_no_library_of_a_server(line: str) -> None:
    done = run_without(COMMAND, *line.split())
    assert done.returncode == 0, done.stderr


def test_importing_needs_no_library_of_a_server() -> None:
    done = run_without("import asztal, asztal.bots, asztal.games as g; [g.game(name).new() for name in g.names()]")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("line", ["serve --port 0", "play --port 0 --no-browser", "admin list"])
def test_a_server_without_its_libraries_says_what_to_install(line: str) -> None:
    done = run_without(COMMAND, *line.split())
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "pip install 'asztal[play]'" in done.stderr
