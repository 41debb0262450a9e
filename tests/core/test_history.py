"""A running game with its past: moves, undo and where it stops, the record."""

from __future__ import annotations

import pytest

from asztal.core.chance import seeded
from asztal.core.errors import IllegalMove
from asztal.core.history import History
from asztal.core.playout import play_out
from asztal.core.record import read_record, verify
from asztal.games import game, names
from core.toy import TOY

TAKE_1, TAKE_2, PEEK, TOSS, SHOW = range(5)


def begin(listen: bool = False) -> History:
    return History(TOY, {}, ("Anna", "Béla"), 3, listen)


def test_undo_takes_back_the_last_move() -> None:
    history = begin()
    history.apply(0, TAKE_2)
    assert history.state.dump()["coins"] == 7
    history.undo(0)
    assert history.state.same_as(TOY.new(seed=3)) and history.moves == []


def test_nothing_to_undo_at_the_beginning() -> None:
    with pytest.raises(IllegalMove, match="seat 0 cannot undo now: undo-none"):
        begin().undo(0)


def test_another_seats_move_cannot_be_undone() -> None:
    history = begin()
    history.apply(0, TAKE_1)
    with pytest.raises(IllegalMove, match=r"seat 1 cannot undo now: undo-other \{'player': '#0'\}"):
        history.undo(1)
    history.apply(1, TAKE_1)
    with pytest.raises(IllegalMove, match="undo-other"):
        history.undo(0)


@pytest.mark.parametrize(("move", "reason"), [(PEEK, "undo-revealed"), (TOSS, "undo-chance")])
def test_undo_stops_where_something_was_seen_or_chance_was_drawn(move: int, reason: str) -> None:
    history = begin()
    history.apply(0, move)
    assert history.moves[-1].reveals
    with pytest.raises(IllegalMove, match=reason):
        history.undo(0)
    history.apply(0, TAKE_1)
    history.undo(0)
    with pytest.raises(IllegalMove, match=reason):
        history.undo(0)


def test_an_illegal_move_is_not_remembered() -> None:
    history = begin()
    with pytest.raises(IllegalMove, match="seat 1 cannot take:1 now: why-not-your-turn"):
        history.apply(1, TAKE_1)
    assert history.moves == [] and history.why_no_undo(1) is not None


def test_who_listens_goes_on_listening_after_undo() -> None:
    history = begin(listen=True)
    history.apply(0, TAKE_1)
    history.undo(0)
    history.apply(0, TAKE_2)
    assert [int(event.a) for event in history.state.heard()] == [TAKE_1, TAKE_2]


def test_the_record_has_only_moves_that_were_not_taken_back() -> None:
    history = begin()
    history.apply(0, TAKE_1)
    history.undo(0)
    history.apply(0, TAKE_2)
    record = history.record()
    assert record.moves == ["0 take:2"] and record.scores is None
    assert (record.game, record.version, record.seats, record.seed) == ("toy", 2, ["Anna", "Béla"], 3)
    assert record.options == {"coins": "nine", "solo": "no"}


def test_a_finished_game_has_its_scores_in_the_record() -> None:
    history = begin()
    for turn in range(9):
        history.apply(turn % 2, TAKE_1)
    assert history.record().scores == [0, 1]


def test_what_a_seat_has_shown_of_its_own_is_no_reveal_and_can_be_taken_back() -> None:
    """One promise, also in docs/architecture.md: a card discarded from the hand that the others see stops no undo by itself."""
    history = begin()
    history.apply(0, SHOW)
    assert history.state.shown == 1 and history.why_no_undo(0) is None
    history.undo(0)
    assert history.state.shown == 0 and history.moves == []


def test_a_keyed_game_stops_undo_where_chance_was_drawn_too() -> None:
    history = History(TOY, {}, ("Anna", "Béla"), "0f" * 32)
    history.apply(0, TAKE_1)
    history.undo(0)
    history.apply(0, TOSS)
    with pytest.raises(IllegalMove, match="undo-chance"):
        history.undo(0)


def test_a_history_starts_from_a_position() -> None:
    middle = begin()
    middle.apply(0, TAKE_2)
    history = History.from_position(TOY, middle.state.dump(), ("Anna", "Béla"), listen=True)
    assert history.state.same_as(middle.state) and history.why_no_undo(0) is not None, "what was before is not known"
    history.apply(1, TAKE_1)
    assert len(history.state.heard()) == 1
    history.undo(1)
    assert history.state.same_as(middle.state)


def test_players_of_a_position_without_names_get_numbers() -> None:
    assert History.from_position(TOY, TOY.new(seats=3).dump()).seats == ["1", "2", "3"]


@pytest.mark.parametrize("name", names())
def test_every_game_goes_on_from_a_position_with_undo_and_record(name: str) -> None:
    found = game(name)
    state, chance = found.new(seed=5), seeded(5)
    play_out(state, chance, 12)
    history = History.from_position(found, state.dump())
    for _ in range(40):
        if history.state.over:  # random games of some are short
            break
        seat = history.state.to_act()[0]
        legal = history.state.legal(seat)
        before = history.state.dump()
        history.apply(seat, legal[chance.below(len(legal))])
        if history.why_no_undo(seat) is None:
            history.undo(seat)
            assert history.state.dump() == before
            history.apply(seat, legal[0])
    made = read_record(history.record().to_json())
    assert made.options == state.dump()["options"] and verify(found, made).same_as(history.state)
