"""The table as it is drawn: every view of every game, in both languages, at the width of a usual terminal."""

import pytest
from rich.console import Console

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
