"""Bots play matches: everybody sits everywhere with the same deals, and nothing is lost when somebody interrupts."""

from pathlib import Path

import msgspec
import pytest

from asztal.core.errors import BadOption
from asztal.lab.keeping import keep
from asztal.lab.matches import Match, Played, kept, play, played
from asztal.lab.ratings import ranking, share

TWO = Match("rollwrite", {"mode": "basic", "village": "random"}, 2, ("greedy", "random"), 5)


def test_every_lineup_is_played_in_all_rotations_with_the_same_seed() -> None:
    assert [TWO.seated(number) for number in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert [TWO.seed_of(number) for number in range(4)] == [5, 5, 6, 6]


def test_of_more_bots_than_seats_every_pair_meets() -> None:
    three = msgspec.structs.replace(TWO, bots=("a", "b", "c"))
    assert three.lineups() == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_of_fewer_bots_than_seats_each_sits_alone_among_the_others() -> None:
    wide = msgspec.structs.replace(TWO, seats=3)
    assert wide.lineups() == [(0, 1, 1), (1, 1, 0), (1, 0, 1), (1, 0, 0), (0, 0, 1), (0, 1, 0)]
    assert msgspec.structs.replace(wide, bots=("a",)).lineups() == [(0, 0, 0)] * 3


def test_any_number_of_processes_plays_the_same_games() -> None:
    alone = {one.number: results(one) for one in played(TWO, range(4), 1)}
    together = {one.number: results(one) for one in played(TWO, range(4), 2)}
    assert alone == together and sorted(alone) == [0, 1, 2, 3]


def results(one: Played) -> tuple[object, ...]:
    return one.seated, one.totals, one.ranks, one.decisions


def test_games_are_kept_and_what_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    assert kept(file, TWO) == []
    first = play(TWO, 0)
    keep(file, first)
    with file.open("a", encoding="utf-8") as cut:
        cut.write('{"number":1,"seated":[1')
    assert kept(file, TWO) == [first]
    assert kept(file, TWO) == [first]


def test_a_file_of_another_match_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    kept(file, TWO)
    before = file.read_bytes()
    with pytest.raises(BadOption, match=r"holds something else \(rollwrite with 2 seats, greedy,random, seed 5"):
        kept(file, msgspec.structs.replace(TWO, seed=6))
    assert file.read_bytes() == before


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Dear diary\n")
    with pytest.raises(BadOption, match="is no file of an arena"):
        kept(file, TWO)
    assert file.read_text() == "Dear diary\n"


def game(number: int, *, won: int, marks: tuple[dict[str, str], dict[str, str]] = ({}, {})) -> Played:
    """A game the bot with this place won, 30 to 20."""
    seated = TWO.seated(number)
    first = [place == won for place in seated]
    return Played(
        number,
        seated,
        tuple(30 if wins else 20 for wins in first),
        tuple(1 if wins else 2 for wins in first),
        tuple(first),
        marks,
        100,
        (0.5, 0.25),
    )


def test_the_table_counts_wins_points_and_seats() -> None:
    found = ranking(TWO, [game(0, won=0), game(1, won=0), game(2, won=0), game(3, won=1)])
    strong, weak = found.standings
    assert (strong.bot, strong.wins.share, strong.points) == ("greedy", 0.75, 27.5)
    assert (weak.bot, weak.wins.share, weak.points) == ("random", 0.25, 22.5)
    assert [seat.share for seat in found.seats] == [0.75, 0.25]
    assert found.pairs["greedy"]["random"].share == 0.75
    assert strong.rating > weak.rating and strong.rating_low < strong.rating < strong.rating_high


def test_a_shared_win_counts_half() -> None:
    both = Played(0, (0, 1), (9, 9), (1, 1), (True, True), ({}, {}), 10, (0.0, 0.0))
    assert [one.wins.share for one in ranking(TWO, [both]).standings] == [0.5, 0.5]


def test_the_order_in_which_games_ended_makes_no_difference() -> None:
    games = [game(number, won=number % 3 % 2) for number in range(6)]
    assert ranking(TWO, games) == ranking(TWO, games[::-1])


def test_wins_are_told_by_what_tells_seats_apart() -> None:
    roman, egyptian = {"faction": "roman"}, {"faction": "egyptian"}
    found = ranking(TWO, [game(0, won=0, marks=(roman, egyptian)), game(1, won=0, marks=(roman, egyptian))])
    assert {mark: (one.share, one.games) for mark, one in found.marks["faction"].items()} == {
        "roman": (0.5, 2),
        "egyptian": (0.5, 2),
    }


def test_an_interval_is_wilsons() -> None:
    """Of 10 games 8 won: between 49 and 94 %, as tables say."""
    found = share(8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert share(0, 0).low == 0.0 and share(0, 0).high == 1.0
