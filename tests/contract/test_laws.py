"""Every law holds at every table. All laws of a table watch the same games: `walks.py` says how.

`-k copy_forgets` asks one law only, `-k settlers-3` one table.
"""

from __future__ import annotations

import os
import traceback
from typing import Any

import pytest

from asztal.core.game import Game
from contract.laws import copies, machine, play, saving, secrets, texts, undo
from contract.tables import GAMES, SETTINGS, Setting, promises
from contract.walks import LAWS, Broken, Declared, Walk, watched

MODULES = (play, copies, saving, secrets, undo, texts, machine)
"""Where the laws are written."""
SPARSE = 8
"""Scenes are many: in them the laws are asked more seldom."""
TABLES: dict[str, Setting | Game] = {
    **{str(table): table for table in SETTINGS},
    **{f"{game.name}-scenes": game for game in GAMES},
}
"""Every way to sit down, and what a game's promises have laid out because random play hardly ever gets there."""

WORKER = os.environ.get("PYTEST_XDIST_WORKER")

FOUND: dict[str, dict[str, Broken]] = {}
"""What was found at the tables walked at in this process."""


def cases() -> list[Any]:
    """Every law at every table; those of one table in one process, since they share its walks."""
    return [
        pytest.param(table, name, id=f"{table}-{name}", marks=pytest.mark.xdist_group(table))
        for table, at in TABLES.items()
        for name, law in LAWS.items()
        if isinstance(at, Setting) or not law.beginning
    ]


@pytest.mark.parametrize(("table", "law"), cases())
def test_law(table: str, law: str, request: pytest.FixtureRequest) -> None:
    if table not in FOUND:
        assert WORKER is None or request.node.nodeid.endswith(f"@{table}"), "the laws of a table are to be asked in one process"
        tests = [
            item for item in request.session.items if isinstance(item, pytest.Function) and item.originalname == "test_law"
        ]
        asked = [item.callspec.params for item in tests]
        wanted = {params["law"] for params in asked if params["table"] == table}
        FOUND[table] = found_at(TABLES[table], [declared for declared in LAWS.values() if declared.name in wanted])
    broken = FOUND[table].get(law)
    if broken is not None:
        pytest.fail("\n".join([*traceback.format_exception(broken.error), broken.where]), pytrace=False)


def found_at(at: Setting | Game, laws: list[Declared]) -> dict[str, Broken]:
    """Two games at a table with the usual options, one at others; every scene to its end."""
    broken: dict[str, Broken] = {}
    if isinstance(at, Setting):
        for seed in at.seeds(2):
            broken.update(watched(Walk(at, seed), laws))
    else:
        for seed, state in enumerate(promises(at).rare()):
            table = Setting(at, int(state.seats), at.check({}, int(state.seats)))
            broken.update(watched(Walk(table, seed, state), laws, SPARSE))
    return broken
