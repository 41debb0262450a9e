"""Scoring in the boxes of the sheet, tie-breaks, ranks (pages 6 and 8)."""

from __future__ import annotations

from typing import Any

import pytest

import asztal
from asztal.games.rollwrite import GAME, content
from asztal.games.rollwrite.scoring import star_points
from asztal.games.rollwrite.state import RollWrite
from rollwrite.setting import OWN, do, load


def ended(options: dict[str, str], *sides: dict[str, Any]) -> RollWrite:
    """The last round, everybody done, with these parts of the sheets."""
    state = load(asztal.scene(GAME, options, len(sides), 1, round=10, sides=[{"actions": 0, **one} for one in sides]).plain())
    state.listen()
    for seat in range(len(sides)):
        do(state, "done", seat=seat)
        if seat in state.to_act():
            do(state, "estate:none", seat=seat)
    assert state.over
    return state


def boxes(walls: int = 0, cottages: int = 0, granaries: int = 0, bridges: int = 0) -> dict[str, int]:
    return {"walls": walls, "cottages": cottages, "granaries": granaries, "bridges": bridges}


def test_page_6_the_example_of_nora() -> None:
    # 4 walls, 7 cottages, granary section 3 complete and one of two boxes of section 4, no bridges
    state = ended({}, {"boxes": boxes(4, 7, 5)}, {})
    parts = state.result().scores[0].parts
    assert [parts[f"part-{track}"] for track in ("walls", "cottages", "granaries", "bridges")] == [5, 14, 4, 0]
    assert state.result().scores[0].total == 23
    assert ended({}, {"boxes": boxes(4, 7, 6)}, {}).result().scores[0].parts["part-granaries"] == 6


def test_the_large_box_takes_points_in_play_and_star_buildings() -> None:
    state = ended({}, {"boxes": boxes(9), "points": 4}, {})
    parts = state.result().scores[0].parts
    assert parts["part-walls"] == 20 and parts["part-extra"] == 4 + 3, "the Fortress gives 3 for an imperial section"


def test_the_result_names_every_star_building_with_its_points() -> None:
    score = ended({}, {"boxes": boxes(9), "points": 4}, {}).result().scores[0]
    assert score.cards == {"fortress": 3} and score.parts["part-extra"] == 4 + 3


def test_architects_score_their_estates_in_their_own_box() -> None:
    state = ended({"mode": "advanced"}, {"boxes": boxes(4, 4), "estates": ["b5:1:1", "b5:1:3"]}, {})
    assert state.result().scores[0].parts["part-estates"] == 6


def test_page_6_ties_are_broken_by_bridges_then_by_circles() -> None:
    state = ended({}, {"boxes": boxes(1)}, {"boxes": boxes(1, 0, 0, 3)})
    assert [score.rank for score in state.result().scores] == [2, 1]
    state = ended({}, {"boxes": boxes(1, 0, 0, 2), "circles": ["1:2"]}, {"boxes": boxes(1, 0, 0, 2)})
    assert [score.rank for score in state.result().scores] == [1, 2]


def test_page_6_a_tie_after_all_is_shared() -> None:
    state = ended({}, {"boxes": boxes(2)}, {"boxes": boxes(0, 2)}, {})
    assert [score.rank for score in state.result().scores] == [1, 1, 3]
    assert [score.won for score in state.result().scores] == [True, True, False]


def test_the_log_ends_with_everybody_who_has_won() -> None:
    assert told(ended({}, {"boxes": boxes(2)}, {}, {})) == [("log-win", 0)]
    assert told(ended({}, {}, {}, {"boxes": boxes(2)})) == [("log-win", 2)]
    assert told(ended({}, {"boxes": boxes(2)}, {"boxes": boxes(0, 2)}, {})) == [("log-shared", 0), ("log-shared", 1)]


def told(state: RollWrite) -> list[tuple[str, int]]:
    """The messages about the end, and whom they are about."""
    lines = [(GAME.line(state, event, None), int(event.seat)) for event in state.heard()]
    return [(line.id, seat) for line, seat in lines if line is not None and line.id in ("log-win", "log-shared", "log-rank")]


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "commoner"),
        (39, "commoner"),
        (40, "servant"),
        (49, "page"),
        (50, "knight"),
        (59, "castellan"),
        (69, "prince"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
        (120, "emperor"),
    ],
)
def test_page_8_ranks(points: int, rank: str) -> None:
    assert content.rank_of(points) == rank


FULL = boxes(9, 9, 18, 9)
ALL = [f"{field}:{circle}" for field in range(1, 5) for circle in range(1, 4)]


@pytest.mark.parametrize(
    ("village", "slot", "points"),
    [
        ("ostia", 6, 16),  # 4 for each imperial section
        ("capua", 6, 9),  # walls, at most 9
        ("tibur", 6, 12),  # tracks with 5 sections
        ("ravenna", 6, 6),  # buildings
        ("savaria", 6, 18),  # columns
        ("amber-shore", 6, 8),  # bridges
        ("saqqara", 6, 12),  # circles
        ("moonpool", 6, 12),  # fields
        (OWN, 6, 12),  # every second section, at most 12
    ],
)
def test_star_buildings(village: str, slot: int, points: int) -> None:
    scene = asztal.scene(GAME, {"village": village}, 2, phase="favours").side(1, finished="all", boxes=FULL, circles=ALL)
    state = load(scene.side(0, finished="all").plain())
    assert star_points(state, 1, slot - 1) == points and star_points(state, 0, slot - 1) in (0, 6), "six for the buildings"


def test_a_track_counts_from_the_section_it_has_to_reach() -> None:
    for walls, points in ((4, 0), (5, 3)):
        scene = asztal.scene(GAME, {"village": "tibur"}, 1, phase="favours").side(0, finished="all", boxes=boxes(walls))
        assert star_points(load(scene.plain()), 0, 5) == points
