"""Impossible positions are refused with the place and the reason. See docs/positions.md."""

import re
from pathlib import Path
from typing import Any

import pytest

from asztal.core.errors import BadPosition
from asztal.games.settlers import GAME
from settlers.desk import Desk
from settlers.solo import solo_desk


def position() -> dict[str, Any]:
    desk = (
        Desk("japanese", "roman").empire(0, "gate", "mill", "shrine", "trade-route-food").empire(1, "stonemason", "gold-mine")
    )
    desk.hand(0, "farm").hand(1, "quarry").deals(1, "builder").goods(0, food=1, worker=1)
    desk.do("activate:trade-route-food")
    return desk.turn(0).state.dump()


def test_the_position_itself_is_possible() -> None:
    plain = position()
    assert GAME.load(plain).dump() == plain


def location(plain: dict[str, Any], seat: int, card: str) -> dict[str, Any]:
    """The entry of a location, as one that can hold what lies on it."""
    empire = plain["sides"][seat]["empire"]
    for number, entry in enumerate(empire):
        if card == (entry["card"] if isinstance(entry, dict) else entry):
            if not isinstance(entry, dict):
                empire[number] = {"card": entry}
            found: dict[str, Any] = empire[number]
            return found
    raise KeyError(card)


def pending(step: dict[str, Any]) -> Any:
    return lambda plain: plain["pending"].insert(0, step)


def change(path: str, value: object) -> Any:
    def changed(plain: dict[str, Any]) -> None:
        *way, last = path.split(".")
        target: Any = plain
        for key in way:
            target = target[int(key)] if isinstance(target, list) else target[key]
        target[last] = value

    return changed


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (change("round", 7), "round: expected a whole number from 0 to 5, not 7"),
        (change("sides.0.faction", "roman"), "sides[1].faction: two players have the roman faction"),
        (change("sides.0.silver", 1), "sides[0]: unknown key 'silver'"),
        (change("sides.0.worker", "two"), "sides[0].worker: expected a whole number"),
        (lambda p: p["sides"][0]["hand"].append("mill"), "mill lies in two places"),
        (lambda p: p["sides"][0]["hand"].append(p["sides"][1]["faction-deck"].pop()), "belongs to another faction"),
        (lambda p: p["sides"][0]["hand"].pop(), "farm lies nowhere"),
        (lambda p: location(p, 0, "mill").update(samurai=True), "only faction locations of the Japanese take a samurai"),
        (lambda p: location(p, 1, "stonemason").update(samurai=True), "only faction locations of the Japanese take a samurai"),
        (lambda p: location(p, 1, "stonemason").update(defended=True), "only common locations take a defense token"),
        (lambda p: location(p, 1, "stonemason").update(blocked=True), "only action locations are blocked"),
        (lambda p: location(p, 1, "gold-mine").update(used=3), "gold-mine cannot have been used so often"),
        (lambda p: location(p, 0, "gate").update(goods=3), "resources lie on the Shrine only"),
        (lambda p: p["sides"][0].update(hand=[], under=[{"card": "farm", "host": "mill"}]), "cards lie under the Gate only"),
        (lambda p: p["sides"][0].update(hand=[], under=["farm"]), "farm lies under no location"),
        (lambda p: location(p, 1, "gold-mine").update(owner="1"), "a location taken over has another owner"),
        (lambda p: location(p, 1, "gold-mine").update(owner="0"), "only who has a Temple of Ra in the deck"),
        (lambda p: p["sides"][1]["deals"].append(p["deck"].pop()), "cannot lie in 'deals'"),
        (
            lambda p: p["sides"][0].update(packet=[p["deck"].pop()]),
            "open cards and packets are there in the lookout phase only",
        ),
        (lambda p: p.update(open=[p["deck"].pop()]), "open cards and packets are there in the lookout phase only"),
        (change("round", 0), "while factions are chosen all cards are in the box"),
        (change("sides.0.passed", True), "who has passed has no turn"),
        (lambda p: p["pending"].pop(), "pending: the last pending step is always one of 'game'"),
        (lambda p: p["pending"].clear(), "pending: something has to be pending while the game is not over"),
        (pending({"in": "dancing", "doing": "dance", "side": 0}), "pending[0].in: 'dancing' is no effect"),
        (pending({"in": "turn", "doing": "dance", "side": 0}), "pending[0].doing: this step is 'turn', not 'dance'"),
        (
            pending({"in": "building", "at": 2, "doing": "build", "side": 0, "this": "mill"}),
            "mill is being played but is neither",
        ),
        (pending({"in": "dealing", "doing": "pay-deal", "side": 0, "this": "farm", "needs": 9}), "the side cannot pay this"),
        (pending({"in": "farm:production", "at": 7, "doing": "gain", "side": 0}), "farm:production has no such step"),
        (change("known", {"gold-mine": [0]}), "known.gold-mine: everybody sees this piece"),
        (change("chance", [0, 0]), "chance"),
        (change("luck", 3), "position: unknown key 'luck'"),
        (change("options.peaceful", "perhaps"), "options: option 'peaceful' of settlers is one of no, yes, not 'perhaps'"),
    ],
)
def test_impossible_positions_are_refused(changed: Any, message: str) -> None:
    plain = position()
    changed(plain)
    with pytest.raises(BadPosition) as error:
        GAME.load(plain)
    assert message in error.value.violations[0]
    assert not any("\n" in line for line in error.value.violations)


def test_every_violation_is_told_with_its_place() -> None:
    plain = position()
    plain["sides"][1].update(passed=True)
    location(plain, 0, "mill").update(samurai=True)
    location(plain, 1, "stonemason").update(defended=True)
    plain["open"] = [plain["deck"].pop()]
    plain["first"] = 2
    with pytest.raises(BadPosition) as error:
        GAME.load(plain)
    assert error.value.violations == (
        "sides[0].empire: only faction locations of the Japanese take a samurai",
        "sides[1].empire: only common locations take a defense token",
        "first: expected a seat from 0 to 1",
        "pending: open cards and packets are there in the lookout phase only",
    )


def test_solo_positions() -> None:
    plain = solo_desk("roman", ["gold", "wood"], []).state.dump()
    assert GAME.load(plain).dump() == plain
    plain["sides"][1]["deals"].reverse()  # the newest first
    assert GAME.load(plain).dump() == plain
    plain["sides"][1]["deals"].append(plain["sides"][0]["faction-deck"].pop())
    with pytest.raises(BadPosition, match="deals of the virtual player are attack cards"):
        GAME.load(plain)


def test_the_how_to_of_the_documentation_works() -> None:
    text = (Path(__file__).parent.parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
    code = next(code for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "settlers" in code)
    exec(compile(code, "positions.md", "exec"), {})
