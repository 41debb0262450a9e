"""The table of how strong bots are: every level of every game is in it, and it says no more than was played."""

from pathlib import Path

import pytest

from asztal.games import names
from asztal.lab.matches import Played
from asztal.lab.strength import GAMES, ROUNDS, line, missing, page, reached, rows

DOCS = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
ROWS = rows()
DUEL = next(row for row in ROWS if row.match.bots == ("hard", "medium"))
ALONE = next(row for row in ROWS if row.points)


def game(number: int, *totals: int) -> Played:
    """A game between two with these points, or alone."""
    seated = (0, 1) if number % 2 == 0 or len(totals) == 1 else (1, 0)
    placed = tuple(totals[bot] for bot in seated) if len(totals) == 2 else totals
    ranks = tuple(1 + sum(other > total for other in placed) for total in placed)
    return Played(
        number,
        seated[: len(placed)],
        placed,
        ranks,
        tuple(rank == 1 for rank in ranks),
        ({},) * len(placed),
        9,
        (0.5,) * len(placed),
    )


@pytest.mark.parametrize("name", names())
def test_every_level_of_every_game_meets_the_one_below(name: str) -> None:
    met = [row.match.bots for row in ROWS if row.match.game == name and row.match.seats == 2]
    assert met == [("medium", "easy"), ("hard", "medium"), ("expert", "hard")]


def test_every_row_has_a_file_of_its_own() -> None:
    assert len({row.file for row in ROWS}) == len(ROWS)


def test_a_few_games_of_each_row_come_before_many_of_any() -> None:
    pair = [DUEL, ALONE]
    order = list(missing(pair, [set(), set()]))
    assert [(place, len(numbers)) for place, numbers in order[:4]] == [(0, 10), (1, 10), (0, 30), (1, 30)]
    played: list[list[int]] = [[], []]
    for place, numbers in order:
        played[place] += numbers
    assert played == [list(range(GAMES))] * 2


def test_what_was_played_is_not_played_again() -> None:
    assert list(missing([DUEL], [set(range(GAMES))])) == []
    assert next(missing([DUEL], [set(range(ROUNDS[-2] - 1))])) == (0, [ROUNDS[-2] - 1])


def test_a_row_tells_wins_of_the_first_bot_from_every_seat() -> None:
    told = line(DUEL, [game(number, 50, 40) for number in range(3)] + [game(3, 30, 40)])
    assert told[2:6] == ["3 of 4", "30–95 %", "45 : 40", "0.5"]
    assert told[-1] == f"`asztal arena {DUEL.match.game} --bots hard,medium --games 200 --seats 2 --seed 20000`"


def test_a_command_names_what_is_not_as_usual() -> None:
    assert [line(row, [])[-1] for row in ROWS if row.chosen] == [
        "`asztal arena ginkgopolis --bots expert --games 200 --seats 1 --seed 20000 --option expert=yes`"
    ]


def test_alone_without_anybody_to_beat_points_count() -> None:
    told = line(ALONE, [game(number, 60 + number % 3) for number in range(12)])
    assert told[2] == "61.0 in 12" and told[6] == "55 points" and told[7] == "yes, surely"


def test_a_row_nobody_has_played_says_so() -> None:
    assert line(DUEL, [])[2] == "not played" and line(DUEL, [])[7] == "open"


def test_a_whole_match_tells_by_its_result_a_part_of_one_only_what_is_surer_than_chance() -> None:
    assert reached(GAMES, 76, 70, 81, 75) == "yes" and reached(GAMES, 74, 68, 80, 75) == "no"
    assert [reached(20, 0, low, high, 75) for low, high in ((76, 99), (50, 74), (60, 90))] == [
        "yes, surely",
        "no, surely",
        "open",
    ]


def test_a_few_games_tell_nothing() -> None:
    assert reached(ROUNDS[0] - 1, 0, 0, 74, 75) == "open"


def test_the_documented_table_has_all_rows_with_today_s_commands() -> None:
    fresh = [cells.split("|")[-2] for cells in page(ROWS, [[] for _ in ROWS]).splitlines()]
    text = DOCS.read_text(encoding="utf-8")
    table = text.partition("<!-- strength -->\n")[2].partition("<!-- /strength -->")[0]
    assert [cells.split("|")[-2] for cells in table.splitlines()] == fresh
