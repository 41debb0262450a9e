"""A game as the other rooms see it: options, seats, codes, and what every state can do."""

from __future__ import annotations

import re

import pytest

from asztal.core.chance import seeded
from asztal.core.errors import BadCode, BadOption, IllegalMove
from asztal.core.events import Event
from asztal.core.lines import Line
from asztal.core.pieces import SPECTATOR
from asztal.core.playout import play_out
from asztal.games import game, names
from core.toy import TOY


def test_options_left_out_take_their_defaults() -> None:
    assert TOY.check({}, 2) == {"coins": "nine", "solo": "no"}
    assert TOY.check({"coins": "twelve"}, 3) == {"coins": "twelve", "solo": "no"}
    assert TOY.new({"coins": "twelve"}).dump()["coins"] == 12


@pytest.mark.parametrize(
    ("options", "seats", "message"),
    [
        ({}, 1, "toy is played with 2-3 players, not 1"),
        ({}, 4, "toy is played with 2-3 players, not 4"),
        ({"coin": "nine"}, 2, "toy has no option 'coin'; did you mean 'coins'?"),
        ({"xyz": "nine"}, 2, "toy has no option 'xyz'"),
        ({"coins": "ten"}, 2, "option 'coins' of toy is one of nine, twelve, not 'ten'"),
        ({"solo": "yes"}, 3, "option 'solo' of toy is for 2 players, not for 3"),
    ],
)
def test_a_wrong_option_or_seat_count_is_one_clear_line(options: dict[str, str], seats: int, message: str) -> None:
    with pytest.raises(BadOption, match="^" + re.escape(message)) as refused:
        TOY.new(options, seats)
    assert "\n" not in str(refused.value)


def test_an_option_may_be_given_its_default_at_any_table() -> None:
    assert TOY.check({"solo": "no"}, 3)["solo"] == "no"


def test_a_game_that_is_not_installed_is_named_with_those_that_are() -> None:
    for name in names():
        assert game(name).name == name
        with pytest.raises(BadOption, match=re.escape(f"there is no game '{name}x'; did you mean '{name}'?")):
            game(name + "x")


def test_games_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes milliseconds to read what all installed packages offer, and a bot asks for its game at every move."""
    known = names()
    monkeypatch.setattr("asztal.games.entry_points", lambda group: pytest.fail("looked for again"))
    assert names() == known
    assert all(game(name) is game(name) for name in known)


def test_what_is_compiled_can_be_read_in_help() -> None:
    """Compiled or not: modules, classes, methods and functions keep their docstrings."""
    from asztal.core import playout, state

    for thing in (state, state.State, state.State.legal, state.State.copy, playout.play_out):
        assert (thing.__doc__ or "").strip(), thing
    assert "ascending" in (state.State.legal.__doc__ or "")


def test_codes_and_numbers() -> None:
    assert TOY.code(1) == "take:2" and TOY.action("take:2") == 1
    with pytest.raises(BadCode, match="toy has no action 'take:9'; did you mean 'take:"):
        TOY.action("take:9")
    with pytest.raises(BadCode, match="toy has actions 0 to 4, not 5"):
        TOY.code(5)


def test_an_unknown_action_is_bad_code_even_when_it_is_not_your_turn() -> None:
    """Found by the contract suite: asking why a number beyond the table is not legal ended in an index error."""
    for seat in (0, 1):
        with pytest.raises(BadCode):
            TOY.new().why_not(seat, 99)


def test_why_not_and_apply_agree() -> None:
    state = TOY.new()
    assert state.why_not(0, 0) is None
    assert state.why_not(1, 0) == Line("why-not-your-turn")
    assert state.why_not(7, 0) == Line("why-no-such-seat", {"seat": 7})
    with pytest.raises(IllegalMove) as refused:
        state.apply(1, 0)
    assert refused.value.reason == Line("why-not-your-turn") and refused.value.code == "take:1"


def test_random_play_ends_and_stops_at_its_limit() -> None:
    state = TOY.new()
    assert play_out(state, seeded(1), 2) == 2 and not state.over
    assert play_out(state, seeded(1)) > 0 and state.over


def test_events_are_told_only_while_somebody_listens() -> None:
    state = TOY.new()
    state.apply(0, 0)
    assert state.heard() == []
    state.listen()
    state.apply(1, 0)
    assert [int(event.seat) for event in state.heard()] == [1] and state.heard() == []


def test_an_event_says_who_may_know_of_it() -> None:
    private, public = Event(1, 0, 0, 0, 0, 1 << 2), Event(1, 0, 0, 0, 0)
    assert [seat for seat in (0, 1, 2, SPECTATOR) if private.shown_to(seat)] == [2]
    assert all(public.shown_to(seat) for seat in (0, 1, 2, SPECTATOR))


def test_lines_are_equal_by_what_they_say() -> None:
    assert Line("a", {"n": 1}) == Line("a", {"n": 1}) != Line("a", {"n": 2})
    assert len({Line("a", {"n": 1}), Line("a", {"n": 1}), Line("b")}) == 2
    assert repr(Line("a", {"n": 1})) == "Line('a', {'n': 1})"
