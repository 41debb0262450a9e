"""docs/machine.md is true: the lives it tells are played, the program it shows is compiled, its verb is added and used."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from asztal.core.machine.compiling import listing
from core.fair import words
from core.fair.scene import Scene

PAGE = (Path(__file__).parents[2] / "docs" / "machine.md").read_text(encoding="utf-8")


def told(title: str) -> list[str]:
    """The lines in fences that follow a title in bold, up to the next title."""
    part = PAGE.split(f"**{title}")[1].split("\n**")[0].split("\n## ")[0]
    return [line for block in re.findall(r"```\n(.*?)```", part, re.DOTALL) for line in block.splitlines()]


def play(scene: Scene, *choices: str) -> list[str]:
    """Frames and offer at every decision, as the page writes them; of a cost only the effect itself."""
    lines: list[str] = []
    for choice in (*choices, ""):
        lines += [json.dumps(frame).replace('"', "") for frame in scene.pending()]
        lines.append(f"offer: {scene.offer}")
        if choice:
            lines.append(f"> {choice}")
            scene.do(choice)
    return lines


TURN = "{in: turn, doing: act, side: 0}"
ROBBER = "threaten; each others: give; coin, 2 coin per given; each unable: vp"


def test_the_simple_life() -> None:
    assert play(Scene("draw 2; discard among drawn", hands=("pedlar",), deck="lamb cloak")) == told("Simple.")


def test_a_cost_with_choices() -> None:
    scene = Scene("coin or discard 2 or 3 wool => 5 vp", goods=({"coin": 1},), hands=("lamb cloak dog",))
    assert [line for line in play(scene, "2nd", "lamb") if line != TURN] == told("A cost with choices.")
    assert scene.do("dog").has() == "1 coin 5 vp"


def test_each_others_with_reactions() -> None:
    goods: tuple[dict[str, int], ...] = ({"coin": 1}, {"wool": 1}, {"wool": 1}, {})
    scene = Scene(ROBBER, stalls=("", "watchman", "dog"), goods=goods, seats=4)
    assert play(scene, "pays") == told("Each others, with reactions.")
    scene.do("stall:dog")
    assert scene.ended and [scene.has(seat) for seat in range(4)] == ["3 coin 1 wool", "1 coin", "1 wool", "1 vp"]


def test_a_nested_play_interrupted() -> None:
    scene = Scene("take animal from discard; play-free it; coin", discard="lamb", stalls=("minstrel",), deck="cloak")
    assert play(scene) == told("A nested play, interrupted.")


def test_the_program_shown_is_what_the_line_becomes() -> None:
    line, _, *shown = PAGE.split("shows it:\n\n```\n")[1].split("```")[0].splitlines()
    program = listing(Scene(line).tables).split("probe:play\n")[1].splitlines()
    begin = int(program[0].split()[0]) - 484  # further cards move it; the page shows it where it lay once
    steps = [words.split()[1:] for words in program]
    assert [step[0] for step in steps] == [row.split()[0] for row in shown]
    for step, row in zip(steps, shown, strict=True):
        numbers = [int(word) if int(word) < 484 else int(word) - begin for word in step[1:]]
        assert row.split()[1 : len(step)] == [str(number) for number in numbers]


def test_the_verb_of_the_page_works(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its class among the others: nothing else is needed to play it."""
    source = PAGE.split("```python\n")[1].split("```")[0]
    known: dict[str, Any] = dict(vars(words))
    exec(source, known)
    monkeypatch.setattr(words, "Shear", known["Shear"], raising=False)
    scene = Scene("shear upto 2 animal", stalls=("lamb dog cloak",))
    assert scene.offer == "no stall:lamb stall:dog"
    assert scene.do("stall:dog").offer == "no stall:lamb"
    assert scene.do("stall:lamb").ended and scene.has() == "2 wool"
    assert Scene("may shear animal").ended
    assert Scene("shear 2 animal => vp", stalls=("lamb",)).has() == ""
    assert Scene("shear animal => vp", stalls=("lamb",)).has() == "1 wool 1 vp"
