"""Clocks, without a watch."""

from asztal.server.clocks import Clocks
from asztal.server.messages import ClockFace, ClockRule


def test_the_free_time_of_a_move_is_used_before_the_bank() -> None:
    clocks = Clocks(ClockRule(bank=60, increment=5, move=10), 2)
    clocks.run([0], at=1000)
    assert clocks.faces(4000) == [ClockFace(0, 60_000, 7_000, True), ClockFace(1, 60_000, 10_000, False)]
    assert clocks.faces(13_000)[0] == ClockFace(0, 58_000, 0, True)
    assert clocks.next_deadline() == (71_000, 0)


def test_after_a_move_the_increment_goes_into_the_bank() -> None:
    clocks = Clocks(ClockRule(bank=60, increment=5, move=10), 2)
    clocks.run([0], at=0)
    clocks.moved(0, at=30_000)
    clocks.run([1], at=30_000)
    assert clocks.bank_ms == [45_000, 60_000]
    assert clocks.deadline(0) is None and clocks.deadline(1) == 100_000


def test_a_quick_move_costs_nothing() -> None:
    clocks = Clocks(ClockRule(bank=60, move=10), 1)
    clocks.run([0], at=0)
    clocks.moved(0, at=9_999)
    assert clocks.bank_ms == [60_000]


def test_each_decision_of_a_turn_has_its_own_free_time() -> None:
    clocks = Clocks(ClockRule(move=10), 1)
    for at in (0, 8_000, 16_000):
        clocks.run([0], at)
        assert clocks.deadline(0) == at + 10_000
        clocks.moved(0, at + 8_000)


def test_everybody_pays_for_a_choice_made_together() -> None:
    clocks = Clocks(ClockRule(bank=60), 3)
    clocks.run([0, 1, 2], at=0)
    clocks.moved(1, at=10_000)
    clocks.run([0, 2], at=10_000)
    assert clocks.next_deadline() == (60_000, 0)
    clocks.moved(0, at=20_000)
    clocks.run([2], at=20_000)
    assert clocks.bank_ms == [40_000, 50_000, 60_000]


def test_who_no_longer_has_to_decide_pays_without_increment() -> None:
    clocks = Clocks(ClockRule(bank=60, increment=5), 2)
    clocks.run([0, 1], at=0)
    clocks.run([1], at=7_000)
    assert clocks.bank_ms == [53_000, 60_000]


def test_nobody_pays_for_a_server_that_was_away() -> None:
    clocks = Clocks(ClockRule(bank=60), 2)
    clocks.run([0], at=0)
    clocks.resume(at=1_000_000)
    assert clocks.deadline(0) == 1_060_000 and clocks.deadline(1) is None


def test_a_bank_is_never_below_zero() -> None:
    clocks = Clocks(ClockRule(bank=1), 1)
    clocks.run([0], at=0)
    clocks.moved(0, at=5_000)
    assert clocks.bank_ms == [0]
    assert clocks.faces(9_000) == [ClockFace(0, 0, 0, False)]
