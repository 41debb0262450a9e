"""The table as it is drawn: every view of every game, in both languages, at the width of a usual terminal."""

import pytest
from rich.console import Console
from rich.text import Text

from asztal.cli import drawing
from asztal.core.chance import seeded
from asztal.core.game import LANGUAGES, Panel
from asztal.core.playout import play_out
from asztal.games import game as find_game
from asztal.games import names

WIDTH = 100


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_view_fits_a_usual_terminal(name: str, lang: str) -> None:
    game = find_game(name)
    speaker = game.speaker(lang)
    out = Console(width=WIDTH, color_system=None)
    for seats in game.players:
        players = [f"[{seat}] Ödön" for seat in range(seats)]  # a name may look like markup
        state, chance = game.new(seats=seats, seed=3), seeded(3)
        moves = 25
        while not state.over:
            play_out(state, chance, moves)
            moves += 5  # long games are not looked at longer
            for viewer in (*range(seats), None):
                panels = game.panels(state.view(viewer), speaker, players)
                assert all(drawing.natural_width(panel) <= WIDTH for panel in panels)
                text = "\n".join(
                    "".join(segment.text for segment in line) for line in out.render_lines(drawing.table(panels, out))
                )
                assert players[0] in text


def shown(panels: list[Panel], width: int) -> list[str]:
    out = Console(width=width, color_system=None)
    return ["".join(part.text for part in line).rstrip() for line in out.render_lines(drawing.table(panels, out))]


def test_a_broken_line_goes_on_further_in() -> None:
    lines = shown([Panel("one", ["    " + "word " * 20])], 40)
    assert [len(line) - len(line.lstrip("│ ")) for line in lines[1:-1]] == [6, 8, 8, 8]


def test_opponents_are_folded_to_one_line_where_there_is_no_room() -> None:
    panels = [Panel("table", ["t"]), Panel("Béla", ["x"] * 9, "3 points"), Panel("Anna", ["y"] * 2)]
    out = Console(width=60, color_system=None)
    folded = ["".join(part.text for part in line).strip() for line in out.render_lines(drawing.table(panels, out, folded=True))]
    assert len(folded) == 4 + 1 and "Béla · 3 points" in folded


def test_choices_begin_with_a_bracket_so_that_numbers_do_not_run_together() -> None:
    out = Console(width=60, color_system=None)
    lines = [
        "".join(part.text for part in line) for line in out.render_lines(drawing.choices([("2 workers", ""), ("x", "")], 1))
    ]
    assert [line.strip() for line in lines] == ["1) 2 workers", "▸2) x"]


def test_the_tracks_of_roll_and_write_stand_in_numbered_columns() -> None:
    game = find_game("rollwrite")
    lines = game.panels(game.new(seed=3).view(0), game.speaker("hu"), ["Anna", "Béla"])[1].lines
    heads, *tracks = [Text.from_markup(line).plain for line in lines[:5]]
    assert heads.split() == [str(column) for column in range(1, 10)]
    for column in range(1, 10):
        place = heads.index(str(column))
        assert all(track[place - 1] == " " and track[place] != " " for track in tracks)


def test_the_key_of_settlers_names_every_sign() -> None:
    from asztal.games.settlers.panels import RAZE_FIELD, SIGNS

    for lang in LANGUAGES:
        game = find_game("settlers")
        key = " ".join(game.panels(game.new(seed=3).view(0), game.speaker(lang), ["Anna", "Béla"])[0].lines)
        assert all(sign in key for sign in {*SIGNS.values(), RAZE_FIELD})
        assert RAZE_FIELD not in SIGNS.values()


def test_panels_stand_beside_each_other_if_they_fit() -> None:
    panels = [Panel("one", ["x" * 30]), Panel("two", ["y" * 30])]
    assert len(shown(panels, 100)) == 3
    assert len(shown(panels, 50)) == 6


def test_a_panel_beside_another_may_be_squeezed() -> None:
    lines = shown([Panel("one", ["x" * 50]), Panel("two", ["y " * 30])], 100)
    assert len(lines) == 4
    assert sum(line.count("y") for line in lines) == 30


def test_a_narrow_terminal_loses_nothing() -> None:
    lines = shown([Panel("one", ["x " * 40])], 30)
    assert sum(line.count("x") for line in lines) == 40
