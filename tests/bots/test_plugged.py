"""Bots of other packages sit down by their name, in the arena and everywhere else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from asztal import bots
from asztal.core.errors import BadOption
from asztal.games import game as find_game
from asztal.lab.matches import Match, play

CODE = """
from asztal.bots import Bot

class Last(Bot):
    "Always takes the last of its options."

    def decide(self, state, seat, chance):
        return state.legal(seat)[-1]

def broken(game, seed):
    raise ValueError("no weights found")

def nobody(game, seed):
    return "nobody"
"""
ENTRIES = """[asztal.bots]
last = their_bots:Last
broken = their_bots:broken
nobody = their_bots:nobody
greedy = their_bots:nobody
"""


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with bots of its own, as an installer leaves it."""
    (tmp_path / "their_bots.py").write_text(CODE)
    about = tmp_path / "their_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRIES)
    monkeypatch.syspath_prepend(str(tmp_path))
    bots.plugged.cache_clear()
    yield
    bots.plugged.cache_clear()


def test_a_bot_of_another_package_is_found_by_its_name() -> None:
    game = find_game("rollwrite")
    state = game.new(seats=2, seed=1)
    assert bots.names()[-1] == "nobody" and "last" in bots.names()
    assert bots.bot("last", game).choose(state, state.to_act()[0]) == state.legal(state.to_act()[0])[-1]


def test_it_plays_in_the_arena() -> None:
    match = Match("rollwrite", find_game("rollwrite").check({}, 2), 2, ("last", "easy"), 3)
    one = play(match, 0)
    assert one.seated == (0, 1) and len(one.totals) == 2


def test_our_own_bots_cannot_be_replaced() -> None:
    assert bots.names().count("greedy") == 1
    bots.bot("greedy", find_game("rollwrite"))


@pytest.mark.parametrize(("name", "why"), [("broken", "ValueError: no weights found"), ("nobody", "str, no Bot")])
def test_a_bot_that_cannot_be_made_is_named_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(BadOption, match=rf"'{name}' of another package \(their_bots:{name}\) cannot be made: {why}"):
        bots.bot(name, find_game("rollwrite"))
