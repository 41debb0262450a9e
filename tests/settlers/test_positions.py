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
    found: dict[str, Any] = next(entry for entry in plain["sides"][seat]["empire"] if entry["card"] == card)
    return found


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
        (change("sides.0.goods", {"silver": 1}), "sides[0].goods.silver: 'silver' is no good"),
        (lambda p: p["sides"][0]["hand"].append("mill"), "mill lies in two places"),
        (lambda p: p["sides"][0]["hand"].append(p["sides"][1]["deck"].pop()), "belongs to another faction"),
        (lambda p: p["sides"][0]["hand"].pop(), "farm lies nowhere"),
        (lambda p: location(p, 0, "mill").update(samurai=True), "only faction locations take a samurai"),
        (lambda p: location(p, 1, "stonemason").update(defended=True), "only common locations take a defense token"),
        (lambda p: location(p, 1, "stonemason").update(blocked=True), "only action locations are blocked"),
        (lambda p: location(p, 1, "gold-mine").update(used=3), "used: expected a whole number from 1 to 2, not 3"),
        (lambda p: location(p, 0, "gate").update(goods=3), "resources lie on the Shrine only"),
        (lambda p: location(p, 0, "mill").update(under={"farm": 0}), "cards lie under the Gate only"),
        (lambda p: location(p, 1, "gold-mine").update(owner=1), "a location taken over has another owner"),
        (lambda p: p["sides"][1]["deals"].append(p["deck"].pop()), "is a common card; deals are made with faction cards"),
        (lambda p: p["pending"].pop(), "pending: the last pending step is always 'next-round'"),
        (lambda p: p["pending"].clear(), "pending: the last pending step is always 'next-round'"),
        (lambda p: p["pending"].insert(0, {"do": "dance", "side": 0}), "pending[0].do: 'dance' is no pending step"),
        (lambda p: p["pending"].insert(0, {"do": "build", "side": 0, "card": "mill"}), "mill is being built but is neither"),
        (lambda p: p["pending"].insert(0, {"do": "pay", "side": 0, "goods": {"wood": 9}}), "the side cannot pay this"),
        (
            lambda p: p["pending"].insert(0, {"do": "run", "side": 0, "card": "mill", "section": "act", "step": 0}),
            "mill has no such step",
        ),
        (change("known", {"gold-mine": [0]}), "known.gold-mine: everybody sees this card"),
        (change("luck", 3), "position: unknown key 'luck'"),
        (change("options.peaceful", "perhaps"), "options: option 'peaceful' of settlers is one of no, yes, not 'perhaps'"),
    ],
)
def test_impossible_positions_are_refused(changed: Any, message: str) -> None:
    plain = position()
    changed(plain)
    with pytest.raises(Exception, match=re.escape(message)) as error:
        GAME.load(plain)
    assert "\n" not in str(error.value)


def test_solo_positions() -> None:
    plain = solo_desk("roman", ["gold", "wood"], []).state.dump()
    assert GAME.load(plain).dump() == plain
    plain["attack-line"].reverse()
    assert GAME.load(plain).dump() == plain
    plain["attack-line"].pop()
    with pytest.raises(BadPosition, match="the line of attack cards is the virtual player's deals, in order"):
        GAME.load(plain)


def test_the_how_to_of_the_documentation_works() -> None:
    text = (Path(__file__).parent.parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
    code = next(code for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "settlers" in code)
    exec(compile(code, "positions.md", "exec"), {})
