"""Every example of docs/research.md runs as it is written, and the page names what there is."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import asztal
from asztal.core.state import State

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "research.md").read_text()


def test_every_example_runs() -> None:
    names: dict[str, object] = {}
    examples = re.findall(r"^```python\n(.*?)^```", PAGE, re.S | re.M)
    assert len(examples) > 6
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Gymnasium's, about names it would choose otherwise
        for example in examples:
            exec(compile(example, "docs/research.md", "exec"), names)


def test_the_page_names_everything_a_state_can_do() -> None:
    inner = {
        "code",
        "dealt_anew",
        "events",
        "module",
        "options",
        "reason",
        "seen",
        "shown",
        "stack",
        "tell",
        "acting",
        "chance",
    }
    public = {name for name in dir(State) if not name.startswith("_")} - inner
    assert sorted(name for name in public if f"state.{name}" not in PAGE) == []


def test_the_page_names_everything_the_package_offers() -> None:
    assert all(f"asztal.{name}(" in PAGE for name in ("game", "scene", "compiled"))
    assert set(re.findall(r"also: ([a-z, ]+)", PAGE)[0].split(", ")) | {"ginkgopolis"} == set(asztal.games.names())
