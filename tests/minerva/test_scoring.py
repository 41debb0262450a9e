"""The end of the game: parts of the score, and ties."""

from __future__ import annotations

from minerva.setting import Scene, play


def finished(scene: Scene) -> list[tuple[int, int]]:
    """Totals and ranks after everybody has passed in the last round, seat 1 first."""
    state = scene.passes(1).state()
    play(state, "pass")
    assert state.over
    return [(score.total, score.rank) for score in state.result().scores]


def test_all_parts_of_the_score() -> None:
    scene = Scene(2, round=6).city(0, {(1, 0): "temple-around8-production", (2, 0): "farm"})
    scene.culture("theatre", 0, 0).glory_tile(0, 1, 1).side(0, denarii=5, wheat=2, ore=1, glory=2)
    state = scene.state()
    play(state, "pass", "pass")
    parts = state.result().scores[0].parts
    assert parts == {"part-culture": 6, "part-glory": 11, "part-temples": 4, "part-goods": 2, "part-order": 3}
    assert state.result().scores[0].total == 26
    assert state.result().scores[0].cards == {"temple-around8-production": 4}


def test_denarii_and_resources_are_counted_together_by_threes() -> None:
    state = Scene(2).side(0, denarii=2, wheat=2, stone=1).state()
    assert state.result().scores[0].parts["part-goods"] == 1
    state = Scene(2).side(0, denarii=2, wheat=2, stone=2).state()
    assert state.result().scores[0].parts["part-goods"] == 2


def test_a_tie_is_broken_by_culture_and_glory_tiles() -> None:
    """Six points each: three from the order tile and a glory tile, or from culture and money."""
    scene = Scene(2, round=6).glory_tile(1, 3, 3).glory_tile(1, 4, 3).culture("art", 0).side(0, denarii=9)
    assert finished(scene) == [(5, 2), (5, 1)]


def test_then_by_temples() -> None:
    scene = Scene(2, round=6).city(0, {(1, 0): "temple-stock-ore"}).side(0, denarii=9)
    assert finished(scene) == [(3, 1), (3, 2)]
    scene = Scene(2, round=6).city(1, {(1, 0): "temple-stock-ore"}).side(1, denarii=3)
    assert finished(scene.side(0, denarii=12)) == [(4, 2), (4, 1)]


def test_before_both_hold_an_order_tile_they_are_equal() -> None:
    state = Scene(2).state()
    assert [score.rank for score in state.result().scores] == [1, 1]
    play(state, "pass")
    assert [score.rank for score in state.result().scores] == [1, 1]
    assert [score.rank for score in Scene(2).passes(1).state().result().scores] == [1, 1]


def test_then_by_the_lower_order_tile() -> None:
    scene = Scene(2, round=6).side(0, denarii=9)
    assert finished(scene) == [(3, 2), (3, 1)]
