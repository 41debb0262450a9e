"""Positions follow from declared fields; what cannot lie on a table is refused in one line with its place."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from asztal.core.errors import BadPosition
from asztal.core.layout import Field, Layout, _read, _write
from asztal.core.plain import Reader
from asztal.core.state import Plain
from core.fair import GAME
from core.fair.scene import Scene

Change = Callable[[dict[str, Any]], object]


def position() -> Plain:
    """Two cards are still to be discarded; the first player's library has been used, the second knows a card of the deck."""
    scene = Scene("coin", hands=("lamb dog cloak", "pedlar"), stalls=("library granary", "dog.2"), discard="shepherd")
    scene.state.marks[scene.tables.ids.index("library")] = 1
    scene.state.rings.know(scene.tables.ids.index("cloak.2"), 2)
    scene.state.rings.move(scene.probe, 0, 0)
    plain = GAME.new({}, 2, 1).dump()
    own = scene.state.dump()
    for key in ("deck", "discard", "sides", "known"):
        plain[key] = own[key]
    plain["deck"] = [card for card in own["deck"] if card != "probe"]
    plain["known"].pop("probe", None)
    plain["pending"] = [
        {"in": "school:play", "doing": "discard", "side": 0, "this": "library", "left": 1, "chosen": 1, "it": "shepherd"},
        {"in": "turn", "doing": "act", "side": 0},
        {"in": "game", "at": 1, "doing": "turns", "side": 0, "done": 1},
    ]
    return plain


def test_a_position_is_read_and_written() -> None:
    state = GAME.load(position())
    assert state.dump() == position()
    assert [GAME.code(action) for action in state.legal(0)] == ["done", "hand:lamb", "hand:dog"]


def test_numbers_that_are_as_usual_are_not_written() -> None:
    side = position()["sides"][1]
    assert side == {"coin": 0, "hand": ["pedlar"], "stall": ["dog.2"]} or side == {"hand": ["pedlar"], "stall": ["dog.2"]}
    assert position()["sides"][0]["stall"] == [{"card": "library", "used": True}, "granary"]
    assert position()["known"]["cloak.2"] == [1]


def change(path: str, value: object) -> Change:
    """Put a value at a path such as "sides 0 coin"."""

    def do(plain: dict[str, Any]) -> None:
        *way, last = [int(part) if part.isdigit() else part for part in path.split()]
        at: Any = plain
        for part in way:
            at = at[part]
        at[last] = value

    return do


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (change("round", 4), "round: expected a whole number from 1 to 3, not 4"),
        (change("round", "two"), "round: expected a whole number from 1 to 3, not 'two'"),
        (change("rounds", 1), "position: unknown key 'rounds'; did you mean 'round'?"),
        (lambda plain: plain.pop("round"), "position: 'round' is missing"),
        (lambda plain: plain.pop("chance"), "position: 'chance' is missing"),
        (change("chance", [0, 0]), "chance: chance is two whole numbers, not both 0"),
        (change("seen", -1), "seen: expected a whole number from 0 to "),
        (change("over", 0), "over: expected true or false, not 0"),
        (lambda plain: plain["sides"].pop(), "sides: expected 2 sides, not 1"),
        (change("sides 0 coins", 1), "sides[0]: unknown key 'coins'; did you mean 'coin'?"),
        (change("sides 0 coin", -1), "sides[0].coin: expected a whole number from 0 to"),
        (change("sides 0 hand 0", "lam"), "sides[0].hand[0]: 'lam' is no piece; did you mean 'lamb'?"),
        (change("sides 0 hand 0", "dog"), "sides[0].hand[1]: dog lies in two places"),
        (change("sides 0 hand 0", {"card": "lamb", "worn": True}), "sides[0].hand[0]: unknown key 'worn'"),
        (change("sides 0 hand 0", {"card": "lamb", "used": 1}), "sides[0].hand[0].used: expected true or false, not 1"),
        (change("sides 0 hand", "lamb"), "sides[0].hand: expected a list, not 'lamb'"),
        (lambda plain: plain["sides"][0]["hand"].pop(), "position: cloak lies nowhere"),
        (change("known", {"lam": [0]}), "known.lam: 'lam' is no piece; did you mean 'lamb'?"),
        (change("known", {"library": [0]}), "known.library: everybody sees this piece"),
        (change("known", {"cloak.2": [5]}), "known.cloak.2[0]: expected a whole number from 0 to 1, not 5"),
        (change("pending", []), "pending: something has to be pending while the game is not over"),
        (change("pending 0 in", "school:played"), "pending[0].in: 'school:played' is no effect; did you mean 'school:play'?"),
        (change("pending 0 doing", "draw"), "pending[0].doing: this step is 'discard', not 'draw'"),
        (change("pending 0 at", 17), "pending[0].at: school:play has no such step"),
        (change("pending 0 side", 2), "pending[0].side: expected a whole number from 0 to 1, not 2"),
        (change("pending 0 this", "farm"), "pending[0].this: 'farm' is no piece"),
        (change("pending 0 left", "many"), "pending[0].left: expected a whole number from -1 to"),
        (change("pending 0 lefts", 1), "pending[0]: unknown key 'lefts'; did you mean 'left'?"),
        (change("pending 2 done", 1.5), "pending[2].done: expected a whole number from -1 to"),
    ],
)  # fmt: skip
def test_what_cannot_lie_on_a_table_is_refused_with_its_place(wrong: Change, told: str) -> None:
    plain = copy.deepcopy(position())
    wrong(plain)
    with pytest.raises(BadPosition) as refused:
        GAME.load(plain)
    assert str(refused.value).startswith(told) and len(refused.value.violations) == 1 and "\n" not in str(refused.value)


def test_everything_that_is_wrong_is_told_at_once_a_line_each() -> None:
    plain = copy.deepcopy(position())
    for wrong in (change("round", 4), change("rounds", 1), change("sides 1 coin", -1), change("sides 0 hand 0", "lam")):
        wrong(plain)
    plain["pending"][0]["at"] = 17
    with pytest.raises(BadPosition) as refused:
        GAME.load(plain)
    assert refused.value.violations == (
        "position: unknown key 'rounds'; did you mean 'round'?",
        "round: expected a whole number from 1 to 3, not 4",
        "sides[0].hand[0]: 'lam' is no piece; did you mean 'lamb'?",
        "sides[1].coin: expected a whole number from 0 to 1000000, not -1",
        "pending[0].at: school:play has no such step",
    )
    assert str(refused.value) == "\n".join(refused.value.violations)


def test_a_window_is_written_with_what_happened_and_who_has_acted() -> None:
    scene = Scene("threaten; each others: give", stalls=("", "dog dog.2"), goods=({}, {"wool": 1}))
    frame = scene.pending()[0]
    assert frame == {"in": "window", "doing": "window", "side": 1, "it": "probe", "event": "threatened", "acted": []}
    scene.do("stall:dog")
    assert scene.asked == "window" and scene.pending()[0]["acted"] == ["dog"]


# -- every kind of field ---------------------------------------------------------------------------------------------------

IDS = ("mill", "farm", "port")


@pytest.mark.parametrize(
    ("field", "number", "plain"),
    [
        (Field("n", 0, "a number", least=-2, most=5), -1, -1),
        (Field("phase", 0, "a word", words=("dawn", "noon", "dusk")), 1, "noon"),
        (Field("phase", 0, "a word, the first is 1", words=("dawn", "noon"), least=1), 2, "noon"),
        (Field("done", 0, "a flag", flag=True), 1, True),
        (Field("shown", 0, "a piece or none", piece=True, shift=1), 3, "port"),
        (Field("open", 0, "a mask", bits=("north", "east", "south")), 5, ["north", "south"]),
    ],
)
def test_a_number_is_written_as_what_it_means(field: Field, number: int, plain: object) -> None:
    from asztal.core.plain import Reader

    assert field.plain(number, IDS) == plain
    assert field.number(Reader(plain, "x"), IDS) == number


def test_numbers_declared_twice_or_left_out_are_a_mistake() -> None:
    Layout((Field("a", 0, ""), Field("b", 1, "", size=2)), (Field("c", 0, ""),)).check()
    with pytest.raises(ValueError, match="the numbers of the table are not declared once each"):
        Layout((Field("a", 0, ""), Field("b", 0, "")), ()).check()
    with pytest.raises(ValueError, match="the numbers of the side are not declared once each"):
        Layout((), (Field("a", 1, ""),)).check()
    for marks in (
        (Field("a", 0, "", width=2), Field("b", 1, "", width=1)),  # one bit has two meanings
        (Field("a", 1, "", width=1), Field("b", 0, "", width=1)),  # observing skips what is empty, so bits have to ascend
        (Field("a", 62, "", width=2),),
    ):
        with pytest.raises(ValueError, match="the bits of marks do not ascend or do not fit"):
            Layout((), (), marks).check()


def test_a_set_of_pieces_may_take_several_numbers() -> None:
    """Each holds 48 of them; what is written is one list of words."""
    words = tuple(f"card-{number}" for number in range(100))
    field = Field("went-in", 0, "a set", bits=words, spread=True, size=3)
    numbers = [1 << 47 | 1, 1, 1 << 3]
    plain = _write(numbers, field, [])
    assert plain == ["card-0", "card-47", "card-48", "card-99"]
    assert _read(Reader(plain), field, []) == numbers
    with pytest.raises(BadPosition, match="'card-100' is no word"):
        _read(Reader(["card-100"]), field, [])
