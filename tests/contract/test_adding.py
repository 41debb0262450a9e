"""Whoever follows CONTRIBUTING word by word succeeds: an entry added to a copy of the content is printed and played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import asztal
from core.fair.content import cards, compile_cards
from core.fair.game import begin

PLAY = """
import json, sys
from asztal.core.chance import seeded
from asztal.core.playout import play_out
from asztal.games import game

name, added, options = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
GAME = game(name)
item = next(item for item in GAME.items() if item.id == added)
assert all(item.name[lang] and item.text[lang] for lang in ("en", "hu")), item
seen = False
for seed in range(40):
    for seats in GAME.players:
        state = GAME.new(options, seats, seed)
        play_out(state, seeded(seed))
        assert state.over and state.result()
        seen = seen or f'"{added}' in json.dumps(state.dump())
        assert GAME.load(state.dump()).dump() == state.dump()
    if seen:
        break
print("played" if seen else "never seen")
"""


class Entry(NamedTuple):
    """An entry as CONTRIBUTING tells to write it."""

    game: str
    file: str
    id: str
    text: str
    options: str = "{}"


ENTRIES = [
    Entry(
        "settlers",
        "common.toml",
        "toll-house",
        """
[toll-house]
name = { en = "Toll House", hu = "Vámház" }
colour = "grey"
copies = 3
build = "wood"
raze = "gold"
action = "worker => gold"
source = "ours"
""",
    ),
    Entry(
        "ginkgopolis",
        "buildings.toml",
        "red-21",
        """
[red-21]
name   = { en = "Red 21", hu = "Piros 21-es" }
colour = "red"
number = 21
score  = "2 sp per building height 2+"
source = "ours"
""",
    ),
    Entry(
        "ginkgopolis",
        "characters.toml",
        "bio-gardener",
        """
[bio-gardener]
name   = { en = "Bio-gardener", hu = "Biokertész" }
colour = "yellow"
start  = "resource, 2 sp"
bonus  = "when exploit: resource, sp"
copies = 2
source = "ours"
""",
    ),
    Entry(
        "rollwrite",
        "romans-villages.toml",
        "herculaneum",
        """
[herculaneum]
name = { en = "Herculaneum", hu = "Herculaneum" }
sheet = "A99"
theme = "romans"
difficulty = "easy"
source = "ours"
"""
        + "".join(
            f"""
[herculaneum.{id}]
name = {{ en = "{id.title()}", hu = "{id.title()}" }}
boxes = ["wood", "", "stone"]
{what}
source = "ours"
"""
            for id, what in {
                "bakery": 'ability = "food"\nblueprint = "l4a"',
                "quarry-next-door": 'ability = "stone"\nblueprint = "s4h"',
                "market": 'ability = "swap resource for resource"',
                "cistern": 'ability = "discount stone on walls"\nblueprint = "t4d"',
                "theatre": 'ability = "if completed walls 1+: vp"\nblueprint = "o4"',
                "basilica": 'final = "4 vp per section imperial"',
            }.items()
        ),
        '{"mode": "adventure", "village": "herculaneum"}',
    ),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.game}-{entry.id}")
def test_an_added_entry_is_printed_and_played(entry: Entry, tmp_path: Path) -> None:
    package = tmp_path / "asztal"
    shutil.copytree(Path(asztal.__file__).parent, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    content = package / "games" / entry.game / "content" / entry.file
    content.write_text(content.read_text(encoding="utf-8") + entry.text, encoding="utf-8")
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", PLAY, entry.game, entry.id, entry.options],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == "played", done.stderr


def test_a_card_added_to_the_toy_game_needs_nothing_else() -> None:
    from asztal.core.chance import seeded
    from asztal.core.playout import play_out
    from asztal.core.resources import read

    text = read("core.fair", "content/cards.toml") + (
        '[smith]\nname = { en = "Smith", hu = "Kovács" }\ntraits = ["folk"]\ncopies = 3\naction = "wool => 2 coin or draw"\n'
    )
    program = compile_cards(cards(text, "cards.toml"), False)
    program.watch()
    for seed in range(10):
        state = begin(program, 3, seeded(seed))
        play_out(state, seeded(seed))
        assert state.over and state.result()
    assert program.ran[program.begins[program.names.index("smith:action")]]
