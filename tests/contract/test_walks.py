"""What watches the laws: a law may look at everything and change nothing."""

from __future__ import annotations

import pytest

from contract.tables import SETTINGS, Setting, promises
from contract.walks import Declared, Law, Walk, watched

TABLE = next(table for table in SETTINGS if table.game.name == "rollwrite")


def looking(walk: Walk) -> Law:
    while (yield):
        pass


def meddling(walk: Walk) -> Law:
    while moment := (yield):
        if moment.number == 3:
            moment.state.seen += 1


def listening(walk: Walk) -> Law:
    """Whoever comes after it hears nothing."""
    while moment := (yield):
        moment.state.events = None


@pytest.mark.parametrize("scene", [False, True], ids=["from the beginning", "from a scene"])
@pytest.mark.parametrize("law", [meddling, listening])
def test_a_law_that_changes_the_state_is_named(law: object, scene: bool) -> None:
    state = promises(TABLE.game).rare()[0] if scene else None
    table = Setting(TABLE.game, int(state.seats), TABLE.game.check({}, int(state.seats))) if state else TABLE
    name = law.__name__  # type: ignore[attr-defined]
    laws = [Declared(one.__name__, one, 1, True, False) for one in (looking, law)]  # type: ignore[attr-defined,arg-type]
    broken = watched(Walk(table, 0, state), laws)
    assert set(broken) == {"looking", name}, "nothing that was seen after it is to be trusted"
    assert all(f"{name} has changed the state" in str(found.error) for found in broken.values())
