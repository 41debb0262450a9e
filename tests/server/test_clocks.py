"""Clocks, without a watch."""

from asztal import games
from asztal.server.tables.clocks import Clocks
from asztal.server.tables.play import Play
from asztal.server.wire.entries import Details, Entry
from asztal.server.wire.messages import ClockFace, ClockRule


def test_the_free_time_of_a_move_is_used_before_the_bank() -> None:
    clocks = Clocks(ClockRule(bank=60, increment=5, move=10), 2)
    clocks.run([0], (), at=1000)
    assert clocks.faces(4000) == [ClockFace(0, 60_000, 7_000, True), ClockFace(1, 60_000, 10_000, False)]
    assert clocks.faces(13_000)[0] == ClockFace(0, 58_000, 0, True)
    assert clocks.next_deadline() == (71_000, 0)


def test_after_a_move_the_increment_goes_into_the_bank() -> None:
    clocks = Clocks(ClockRule(bank=60, increment=5, move=10), 2)
    clocks.run([0], (), at=0)
    clocks.moved(0, at=30_000)
    clocks.run([1], (), at=30_000)
    assert clocks.bank_ms == [45_000, 60_000]
    assert clocks.deadline(0) is None and clocks.deadline(1) == 100_000


def test_a_quick_move_costs_nothing() -> None:
    clocks = Clocks(ClockRule(bank=60, move=10), 1)
    clocks.run([0], (), at=0)
    clocks.moved(0, at=9_999)
    assert clocks.bank_ms == [60_000]


def test_each_decision_of_a_turn_has_its_own_free_time() -> None:
    clocks = Clocks(ClockRule(move=10), 1)
    for at in (0, 8_000, 16_000):
        clocks.run([0], (), at)
        assert clocks.deadline(0) == at + 10_000
        clocks.moved(0, at + 8_000)


def test_everybody_pays_for_a_choice_made_together() -> None:
    clocks = Clocks(ClockRule(bank=60), 3)
    clocks.run([0, 1, 2], (), at=0)
    clocks.moved(1, at=10_000)
    clocks.run([0, 2], (), at=10_000)
    assert clocks.next_deadline() == (60_000, 0)
    clocks.moved(0, at=20_000)
    clocks.run([2], (), at=20_000)
    assert clocks.bank_ms == [40_000, 50_000, 60_000]


def test_who_no_longer_has_to_decide_pays_without_increment() -> None:
    clocks = Clocks(ClockRule(bank=60, increment=5), 2)
    clocks.run([0, 1], (), at=0)
    clocks.run([1], (), at=7_000)
    assert clocks.bank_ms == [53_000, 60_000]


def test_nobody_pays_for_a_server_that_was_away() -> None:
    clocks = Clocks(ClockRule(bank=60), 2)
    clocks.run([0], (), at=0)
    clocks.resume(at=1_000_000)
    assert clocks.deadline(0) == 1_060_000 and clocks.deadline(1) is None


def test_a_clock_never_shows_less_than_nothing() -> None:
    clocks = Clocks(ClockRule(bank=1), 1)
    clocks.run([0], (), at=0)
    clocks.moved(0, at=5_000)
    assert clocks.faces(9_000) == [ClockFace(0, 0, 0, False)]


def test_an_undo_takes_back_the_increment_and_no_time() -> None:
    clocks = Clocks(ClockRule(bank=60, increment=5, move=10), 2)
    clocks.run([0], (), at=0)
    clocks.moved(0, at=14_000)
    assert clocks.faces(14_000)[0] == ClockFace(0, 61_000, 10_000, False)
    clocks.run([1], (), at=14_000)
    clocks.undone(0, at=20_000)
    clocks.run([0], (), at=20_000)
    assert clocks.faces(20_000) == [ClockFace(0, 56_000, 0, True), ClockFace(1, 60_000, 4_000, False)]
    clocks.moved(0, at=21_000)
    assert clocks.bank_ms[0] == 60_000


def test_going_to_and_fro_starts_no_free_time_anew() -> None:
    clocks = Clocks(ClockRule(move=10), 2)
    clocks.run([0], (), at=0)
    clocks.moved(0, at=1_000)
    clocks.run([0], (), at=1_000)  # the second decision of the turn
    for at in (8_000, 9_000):
        clocks.undone(0, at)
        clocks.run([0], (), at)
        assert clocks.faces(at)[0].move_ms == 9_000
        clocks.moved(0, at)
        clocks.run([0], (), at)
        assert clocks.deadline(0) == 11_000, "as if there had been no undo"


def test_who_thinks_again_after_somebody_elses_undo_has_all_the_time() -> None:
    clocks = Clocks(ClockRule(move=10), 2)
    clocks.run([0], (), at=0)
    clocks.moved(0, at=6_000)
    clocks.run([1], (), at=6_000)
    clocks.moved(1, at=15_000)
    clocks.run([0], (), at=15_000)
    for seat in (0, 1):
        clocks.undone(seat, at=16_000)
    clocks.run([0], (), at=16_000)
    assert clocks.deadline(0) == 20_000, "her own decision goes on"
    clocks.moved(0, at=17_000)
    clocks.run([1], (), at=17_000)
    assert clocks.deadline(1) == 27_000, "his is a new one"


def test_a_bots_move_brings_nothing_and_starts_nothing_anew() -> None:
    clocks = Clocks(ClockRule(bank=60, increment=5, move=10), 2)
    clocks.run([0], [1], at=0)
    clocks.moved(0, at=8_000)
    clocks.run([1], [1], at=8_000)
    clocks.moved(1, at=9_000, bot=True, lasting=False)
    assert clocks.bank_ms == [65_000, 60_000]
    for seat in (0, 1):
        clocks.undone(seat, at=9_000)
    clocks.run([0], [1], at=9_000)
    assert clocks.faces(9_000)[0] == ClockFace(0, 60_000, 2_000, True)
    assert clocks.bank_ms == [60_000, 60_000]


def test_a_bot_sitting_in_for_a_moment_brings_no_time() -> None:
    clocks = Clocks(ClockRule(move=10), 2)
    clocks.run([0, 1], (), at=0)
    clocks.run([0, 1], [0], at=8_000)
    clocks.moved(1, at=8_500)
    clocks.run([0], (), at=9_000)
    assert clocks.deadline(0) == 11_000


def test_a_game_gives_no_time_for_going_back() -> None:
    game = games.game("ginkgopolis")
    play = Play(game, game.check({}, 2), 2, seed=3, clock=ClockRule(bank=60, increment=10, move=5))
    play.apply(Entry(1, "start", 0))
    assert play.clocks is not None
    seat = play.to_act()[0]
    code = game.code(play.legal[seat][0])
    play.apply(Entry(2, "move", 7_000, seat, code))
    bank = play.clocks.bank_ms[seat]
    assert bank == 68_000
    for number in range(3, 13, 2):
        play.apply(Entry(number, "undo", 7_000, seat, details=Details(drop=[number - 1])))
        assert play.clocks.faces(7_000)[seat] == ClockFace(seat, 58_000, 0, True)
        play.apply(Entry(number + 1, "move", 7_000, seat, code))
        assert play.clocks.bank_ms[seat] == bank
