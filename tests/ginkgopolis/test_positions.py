"""Impossible positions are refused, with the place and the reason; possible ones play on. See docs/positions.md."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from asztal.core.errors import BadPosition
from asztal.core.state import Plain
from asztal.games.ginkgopolis import GAME
from ginkgopolis.setting import Scene, Table

Change = Callable[[Plain], Any]


def opening() -> Plain:
    scene = Scene()
    scene.build("blue-10 red-9", at=(4, 4), owner=0)
    scene.side(0, hand="a b c d", tiles="red-4 red-5")
    scene.side(1, hand="e f g h", tiles="blue-4")
    return scene.dump()


def first_building(plain: Plain, tile: str) -> dict[str, Any]:
    found: dict[str, Any] = next(building for building in plain["city"] if building["card"] == f"tile:{tile}")
    return found


REFUSED: list[tuple[str, Change, str]] = [
    ("another game", lambda p: p.update(game="minerva"), "game: 'minerva' is no name of this game"),
    ("a table for nine", lambda p: p.update(seats=9), "seats: expected a whole number from 1 to 5, not 9"),
    ("an unknown option", lambda p: p["options"].update(cards="no"), "options: ginkgopolis has no option 'cards'"),
    ("stuck chance", lambda p: p.update(chance=[0, 0]), "chance: chance is two whole numbers, not both 0"),
    ("half a chance", lambda p: p.update(chance=[7]), "chance: chance is two whole numbers, not both 0"),
    ("a misspelt tile", lambda p: p["supply"].append("tile:red-99"),
     "supply[40]: 'tile:red-99' is no piece; did you mean 'tile:red-9'?"),
    ("a tile twice", lambda p: p["supply"].append("tile:red-4"), "sides[0].tiles[0]: tile:red-4 lies in two places"),
    ("a tile missing", lambda p: p["supply"].remove("tile:red-20"), "position: tile:red-20 lies nowhere"),
    ("a tile among the cards", lambda p: p["deck"].append(p["supply"].pop()), "deck: tile:yellow-20 cannot lie here"),
    ("a card among the tiles", lambda p: p["supply"].append(p["deck"].pop()), "supply: red-9 cannot lie here"),
    ("a card twice", lambda p: p["deck"].append("a"), "sides[0].hand[0]: a lies in two places"),
    ("a letter card missing", lambda p: p["deck"].remove("i"), "position: i lies nowhere"),
    ("a character missing", lambda p: p["box"].remove("planner-exploit-5"), "position: planner-exploit-5 lies nowhere"),
    ("an empty deck", lambda p: (p["discard"].extend(p["deck"]), p.update(deck=[])), "deck: the draw deck is never empty"),
    ("too few tiles removed", lambda p: p["supply"].append(p["away"].pop()),
     "away: 6 tiles are removed before the game, not 5"),
    ("two buildings on a space", lambda p: first_building(p, "red-9").update(at=[0, 0]),
     "city[9].at: two buildings stand here"),
    ("a building without floors", lambda p: first_building(p, "red-9").update(floors=0),
     "city[9]: the building has 2 floors, not 0"),
    ("a building without a space", lambda p: first_building(p, "red-9").pop("at"), "city[9]: a building stands on a space"),
    ("a building nobody at the table owns", lambda p: first_building(p, "red-9").update(owner=2),
     "city[9].owner: there are 2 sides"),
    ("a floor that is another building", lambda p: first_building(p, "red-9").update(under="tile:red-1"),
     "city[9]: tile:red-1 is no floor"),
    ("a floor under nothing", lambda p: (first_building(p, "red-9").pop("under"), first_building(p, "red-9").update(floors=1)),
     "buried: tile:blue-10 is no floor of any building"),
    ("a space of something built over", lambda p: p.update(buried=[{"card": "tile:blue-10", "at": [7, 7]}]),
     "buried: tile:blue-10 was built over"),
    ("a space of a tile in the supply", lambda p: p["supply"].append({"card": p["supply"].pop(), "at": [7, 7]}),
     "supply: tile:yellow-20 is no building"),
    ("a first player who is not there", lambda p: p.update(first=2), "first: expected a whole number from 0 to 1, not 2"),
    ("a space with three numbers", lambda p: first_building(p, "red-9").update(at=[1, 2, 3]), "city[9].at: a space is [x, y]"),
    ("nobody's tall building", lambda p: first_building(p, "red-9").pop("owner"), "city[9]: only a starting building"),
    ("a letter on a building", lambda p: p["letters"].update(A=[0, 0]), "letters.A: the space is not free"),
    ("two letters on a space", lambda p: p["letters"].update(B=[-1, 2]), "letters.B: the space is not free"),
    ("a letter missing", lambda p: p["letters"].pop("C"), "letters: letter C is missing"),
    ("too many resources", lambda p: p["sides"][0].update(resources=9),
     "sides[0]: 9 resources behind the screen, 15 in the supply"),
    ("negative points", lambda p: p["sides"][0].update(points=-1), "sides[0].points: expected a whole number from 0"),
    ("three new-hand tokens", lambda p: p["sides"][0].update({"new-hand": 3}),
     "sides[0].new-hand: expected a whole number from 0 to 2"),
    ("a hand of five", lambda p: p["sides"][0]["hand"].append(p["deck"].pop()),
     "sides[0].hand: while cards are chosen everybody"),
    ("a character in a hand", lambda p: p["sides"][0]["hand"].append("planner-exploit-5"),
     "sides[0].hand[4]: planner-exploit-5 lies in two places"),
    ("a third side", lambda p: p["sides"].append(p["sides"][0]), "sides: expected 2 sides, not 3"),
    ("a covered tile's card in a hand", lambda p: (p["sides"][1]["cards"].remove("blue-10"), p["deck"].append("blue-10")),
     "card blue-10 lies in 'deck', but must be kept by a player"),
    ("a card in play whose building has a site marker", lambda p: first_building(p, "red-9").update(site=True),
     "card red-9 lies in 'deck', but must be not in play yet"),
    ("a card of a tile nobody has built", lambda p: p["deck"].append("red-4"), "card red-4 lies in 'deck'"),
    ("a chosen card without a choice", lambda p: p["sides"][0].update(step="ready"), "sides[0]: a chosen card is missing"),
    ("nothing pending", lambda p: p.update(pending=[]), "pending: something has to be pending while the game is not over"),
    ("something pending after the end", lambda p: p.update(over=True), "pending: the game is over, so nothing is pending"),
    ("an unknown effect", lambda p: p["pending"][0].update({"in": "dance"}), "pending[0].in: 'dance' is no effect"),
    ("an unknown step", lambda p: p["pending"][0].update(doing="dance"),
     "pending[0].doing: this step is 'choose-card', not 'dance'"),
    ("a step too far", lambda p: p["pending"][0].update(at=9), "pending[0].at: round has no such step"),
    ("a draft in round 1", lambda p: p.update(pending=[{"in": "draft", "doing": "draft", "side": 0}]),
     "pending: characters are drafted"),
    ("a round that begins in the middle", lambda p: p["pending"][0].update(at=0, doing="deal"),
     "pending: the last step is the draft or the round"),
    ("an action without a round", lambda p: p.update(pending=[{"in": "exploit-letter", "doing": "take", "side": 0}]),
     "pending: the last step is the draft or the round"),
    ("an action while cards are chosen",
     lambda p: p["pending"].insert(0, {"in": "exploit-letter", "doing": "take", "side": 0, "this": "a"}),
     "pending: 'choose-card' stands alone"),
    ("the round of another game", lambda p: p["pending"][0].update({"in": "solo-round"}),
     "pending: the last step is the draft or the round"),
    ("something counted that is not there", lambda p: p["pending"][0].update(count=3),
     "pending: 'choose-card' cannot have counted so far"),
    ("an empty supply in mid-game", lambda p: (p["sides"][1]["tiles"].extend(p["supply"]), p.update(supply=[])),
     "supply: the supply is empty, so either"),
    ("a misspelt key", lambda p: p["sides"][0].update(point=3), "sides[0]: unknown key 'point'; did you mean 'points'?"),
    ("knowledge of nobody", lambda p: p["known"].update(a=[7]), "known.a[0]: expected a whole number from 0 to 1"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "message"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_refused(change: Change, message: str) -> None:
    plain = opening()
    change(plain)
    with pytest.raises(BadPosition) as refused:
        GAME.load(plain)
    assert message in refused.value.violations[0]
    assert not any("\n" in line for line in refused.value.violations)


def test_every_violation_is_told_with_its_place() -> None:
    plain = opening()
    first_building(plain, "red-9").update(at=[0, 0])
    plain["letters"].update(B=[-1, 2])
    plain["supply"].append(plain["away"].pop())
    plain["sides"][0].update(resources=9)
    plain["sides"][1]["hand"].append(plain["deck"].pop())
    with pytest.raises(BadPosition) as refused:
        GAME.load(plain)
    assert refused.value.violations == (
        "city[9].at: two buildings stand here",
        "letters.B: the space is not free",
        "away: 6 tiles are removed before the game, not 5",
        "sides[0]: 9 resources behind the screen, 15 in the supply and 2 in the city make 26, but there are 25 of each colour",
        "sides[1].hand: while cards are chosen everybody has 4 cards, chosen ones included, not 5",
    )


def acting() -> Plain:
    """Anna has urbanised at D and moves the letter; Béla acts after her."""
    scene = Scene()
    scene.side(0, hand="d", tiles="red-20")
    scene.side(1, hand="yellow-3")
    table = scene.start()
    table.play("d + red-20", "yellow-3")
    assert table.pending == ["move-letter", "yields", "carry-out"]
    return table.plain


REFUSED_IN_AN_ACTION: list[tuple[str, Change, str]] = [
    ("the wrong player acts", lambda p: p["pending"][1].update(side=1), "clockwise from the first player"),
    ("too many have acted", lambda p: p["pending"][2].update(begun=2), "clockwise from the first player"),
    ("more have acted than there are", lambda p: p["pending"][2].update(begun=3), "'carry-out' cannot have counted so far"),
    ("the action never ends", lambda p: (p["pending"].pop(0), p["pending"].pop(0), p["letters"].update(D=[2, 2])),
     "d lies in front of its player but nothing pending ends with it"),
    ("a letter is placed without an action", lambda p: p["pending"].pop(1),
     "pending: 'place-letter' at 'move-letter' is no action going on"),
    ("a round inside the action",
     lambda p: p["pending"].insert(0, {"in": "round", "at": 3, "doing": "next-round", "side": 0}),
     "cannot stand inside an action"),
    ("the letter is placed by somebody else", lambda p: p["pending"][0].update(side=1), "a letter is placed by who urbanises"),
    ("Hal at a table for two",
     lambda p: p["pending"][1].update({"in": "hal-urbanises", "at": 1}), "'hal-urbanises' is not what this side does"),
    ("a floor built with a letter", lambda p: p["pending"][1].update({"in": "construct", "at": 0, "doing": "bonus"}),
     "d is not the card for 'construct'"),
    ("the letter is back already", lambda p: p["letters"].update(D=[9, 9]), "letters: letter D is missing, or placed although"),
    ("another card is being played", lambda p: p["pending"][1].update(this="yellow-3"),
     "pending: an action ends with discarding or keeping its card, which lies in front of its player"),
    ("another letter is being placed", lambda p: p["pending"][0].update(this="e"), "letters: letter D is missing"),
    ("the new building is none", lambda p: p["pending"][0].update(it="tile:red-19"),
     "pending: tile:red-19 is no building of 'place-letter'"),
    ("the building that yields is none", lambda p: p["pending"][1].update(it="tile:red-19"),
     "pending: tile:red-19 is no building of 'urbanise'"),
    ("tiles given back too soon",
     lambda p: p["pending"].insert(0, {"in": "give-back", "doing": "give-back", "side": 0}), "tiles are given back"),
    ("four cards left", lambda p: p["sides"][1]["hand"].append(p["deck"].pop()),
     "while actions are carried out everybody has 3 cards"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "message"), [case[1:] for case in REFUSED_IN_AN_ACTION], ids=[case[0] for case in REFUSED_IN_AN_ACTION]
)
def test_refused_in_the_middle_of_an_action(change: Change, message: str) -> None:
    plain = acting()
    GAME.load(plain)
    change(plain)
    with pytest.raises(BadPosition, match=re.escape(message)):
        GAME.load(plain)


def test_refused_in_the_draft() -> None:
    plain = GAME.new({"characters": "draft"}, 2, 1).dump()
    plain["known"] = {}
    plain["box"].append(plain["sides"][0]["packet"].pop())
    with pytest.raises(BadPosition, match=re.escape("sides[0]: expected 0 picked characters and a packet of 4, not 0 and 3")):
        GAME.load(plain)


def test_refused_in_the_solo_game() -> None:
    plain = GAME.new(seats=1).dump()
    hal = plain["sides"][1]
    hal["resources"], hal["stock"] = 1, 24
    with pytest.raises(BadPosition, match=re.escape("sides[1].resources: all of Hal's resources lie in the supply")):
        GAME.load(plain)


def test_a_position_may_leave_out_who_knows_what_the_zones_show() -> None:
    plain = opening()
    assert plain["known"] == {}
    mine = GAME.load(plain).view(0).mine
    assert mine is not None and mine.hand == ["a", "b", "c", "d"]
    assert GAME.load(plain).dump()["known"] == {}  # that everybody knows their own hand goes without saying


def test_a_pile_begins_with_its_top() -> None:
    scene = Scene()
    scene.supply("yellow-20 red-20")
    scene.side(0, hand="blue-1")
    scene.side(1, hand="blue-2")
    table = scene.start()
    table.play("blue-1", "blue-2")
    assert table.tiles(0) == ["yellow-20"] and table.tiles(1) == ["red-20"]


def test_a_position_goes_on_with_what_is_pending() -> None:
    """A position may say that something has still to happen before anybody decides; loading it lets it happen."""
    plain = acting()
    plain["pending"].pop(0)
    plain["letters"]["D"] = [2, 2]
    table = Table(GAME.load(plain))
    assert table.points(0) == 10 + 1 and table.step == "choose"


# -- the examples of docs/positions.md ----------------------------------------


def examples() -> list[str]:
    text = (Path(__file__).parent.parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
    return re.findall(r"```jsonc\n(.*?)```", text, re.DOTALL)


def without_comments(text: str) -> Plain:
    plain: Plain = json.loads(re.sub(r"\s*//[^\n]*", "", text))
    return plain


def test_the_annotated_example_of_the_documentation_is_a_position() -> None:
    plain = without_comments(examples()[0])
    state = GAME.load(plain)
    assert {**state.dump(), "known": plain["known"]} == plain


def test_the_how_to_of_the_documentation_works() -> None:
    text = (Path(__file__).parent.parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
    code = next(
        code for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "ginkgopolis" in code and "load" in code
    )
    exec(compile(code, "positions.md", "exec"), {})


def test_a_city_too_far_out_to_grow_is_refused() -> None:
    plain = GAME.new(seats=2, seed=1).dump()
    plain["city"][0]["at"] = [90, 90]
    with pytest.raises(BadPosition, match="too far out"):
        GAME.load(plain)
