"""The end: what triggers it, one more round, scoring, collapse, ties."""

from __future__ import annotations

import pytest

from asztal.games.imperium import tables as t
from asztal.games.imperium.scoring import ahead, card_points, total, unrest_of
from asztal.games.imperium.state import Imperium
from imperium.setting import Scene, codes, play, zone


def worth(state: Imperium, seat: int, id: str) -> int:
    """What a card of a player is worth now."""
    for zone_number in (t.HAND, t.DISCARD, t.DECK, t.PLAY, t.HISTORY, t.GARRISON, t.SUNKEN, t.POWER):
        for piece in state.rings.inside(zone_number, seat):
            if state.name_of(int(piece))[1:] == id:
                return int(card_points(state, seat, piece))
    raise AssertionError(f"{id} does not score")


def pass_round(state: Imperium) -> None:
    """Everybody does nothing until the next round or the end."""
    round = state.row[t.ROUND]
    for _ in range(100):
        if state.over or state.row[t.ROUND] != round:
            return
        offered = codes(state)
        play(state, next(move for move in ("done", "no", "nothing", offered[0]) if move in offered))
    raise AssertionError("this round never ends")


def test_after_the_trigger_the_round_is_finished_and_one_more_played() -> None:
    state = Scene("romans", "celts").only("main", 0, "oracle").only("regions", 0).hand(0, "hills").market("marsh").state()
    play(state, "hand:hills", "market:1")
    assert state.row[t.ENDING] == 1
    pass_round(state)
    assert state.row[t.ENDING] == 2 and not state.over
    pass_round(state)
    assert state.over and state.row[t.PHASE] == t.OVER


def test_progress_is_a_point_each_and_cards_score_wherever_they_are() -> None:
    scene = (
        Scene("romans", "celts")
        .only("deck", 0, "triumphant")
        .put("history", 0, "great")
        .hand(0, "assyrians")
        .goods(0, prg=5, pop=0)
    )
    assert total(scene.state(), 0) == 5 + 11 + 6 + 3


def test_cards_of_nation_deck_and_development_area_do_not_score() -> None:
    scene = Scene("romans", "celts").only("deck", 0).goods(0, prg=0, pop=0)
    assert total(scene.state(), 0) == 0


@pytest.mark.parametrize(("place", "points"), [("history", 8), ("hand", 3)])
def test_points_may_depend_on_the_place(place: str, points: int) -> None:
    assert worth(Scene("romans", "celts", commons="legends").put(place, 0, "proud").state(), 0, "proud") == points


def test_a_garrisoned_card_scores_for_its_place() -> None:
    scene = Scene("romans", "celts", commons="legends").play(0, "plain").garrison(0, "plain", "proud")
    assert worth(scene.state(), 0, "proud") == 12


def test_a_variable_card_is_never_worth_more_than_ten() -> None:
    scene = Scene("carthaginians", "celts").goods(0, mat=99)
    assert worth(scene.state(), 0, "carthaginians-b") == 10


def test_each_card_counts_the_same_things_again() -> None:
    scene = Scene("celts", "romans").only("deck", 0).hand(0, "elders", "oracle", "vercingetorix")
    state = scene.state()
    assert worth(state, 0, "celts-b") == 4 and worth(state, 0, "vercingetorix") == 2


@pytest.mark.parametrize(("place", "points"), [("play", 0), ("hand", -2)])
def test_the_mandate_of_heaven_weighs_unless_it_is_in_play(place: str, points: int) -> None:
    assert worth(Scene("qin", "celts").put(place, 0, "mandate-of-heaven").state(), 0, "mandate-of-heaven") == points


def test_unrest_is_minus_two() -> None:
    assert worth(Scene("romans", "celts").hand(0, "unrest").state(), 0, "unrest") == -2


def test_scythians_round_twice() -> None:
    scene = Scene("scythians", "celts").only("deck", 0).goods(0, mat=5).play(0, "hills", "marsh")
    assert worth(scene.state(), 0, "scythians-b") == 1


def test_sacred_grove_counts_players_with_less_progress() -> None:
    scene = (
        Scene("romans", "celts", "persians", commons="legends")
        .hand(0, "sacred-grove")
        .goods(0, prg=2)
        .goods(1, prg=1)
        .goods(2, prg=2)
    )
    assert worth(scene.state(), 0, "sacred-grove") == 2


def test_monastery_counts_the_exile_pile() -> None:
    scene = Scene("utopians", "celts").hand(0, "monastery").put("exile", 0, "hills", "marsh", "elders", "oracle", "coast")
    assert worth(scene.state(), 0, "monastery") == 1


def test_sagas_count_what_lies_under_them() -> None:
    scene = Scene("vikings", "celts").play(0, "sagas", "hills").garrison(0, "sagas", "unrest", "althing")
    assert worth(scene.garrison(0, "hills", "gothja").state(), 0, "sagas") == 2


@pytest.mark.parametrize(
    ("ending", "history", "playable"), [("open", (), True), ("triggered", (), False), ("triggered", ("cai",), True)]
)
def test_the_graal_is_played_for_nothing_but_the_end_unless_that_has_been_triggered(
    ending: str, history: tuple[str, ...], playable: bool
) -> None:
    scene = Scene("arthurians", "celts").hand(0, "graal").put("history", 0, *history).say(-1, ending=ending)
    assert ("hand:graal" in codes(scene.state())) is playable


# -- collapse ----------------------------------------------------------------------------------------------------------------


def collapsing() -> Scene:
    """The next unrest taken is the last one."""
    return Scene("romans", "celts", "persians").empire(0).hand(0, "corruption").only("unrest", 0, "unrest")


def test_with_the_last_unrest_the_game_is_over_at_once() -> None:
    state = collapsing().state()
    play(state, "hand:corruption")
    assert state.over and state.row[t.COLLAPSED] == 1
    assert state.get(0, t.PRG) == 1  # the progress of Corruption no longer comes


def test_also_when_it_is_put_under_a_market_card() -> None:
    scene = (
        Scene("romans", "celts")
        .hand(0, "hills")
        .only("unrest", 0, "unrest")
        .put("regions", 0, "marsh")
        .market("coast", "elders")
    )
    state = scene.only("uncivilised", 0, "oracle").state()
    for piece in state.guests(state.at_slot(1), t.UNDER):
        state.lay(piece, t.HAND, 1)
    play(state, "hand:hills", "market:2")
    assert state.over and state.row[t.COLLAPSED] == 1


def test_after_a_collapse_the_fewest_unrest_win_and_then_points() -> None:
    state = collapsing().goods(2, prg=50).state()
    play(state, "hand:corruption")
    counts = [int(unrest_of(state, seat)) for seat in range(3)]
    scores = state.result().scores
    best = min(counts)
    assert all((score.rank == 1) <= (counts[seat] == best) for seat, score in enumerate(scores))
    tied = [seat for seat in range(3) if counts[seat] == best]
    most = max(scores[seat].total for seat in tied)
    assert all(scores[seat].won == (scores[seat].total == most) for seat in tied)


def test_sumerians_return_two_unrest_before_the_winner_is_found() -> None:
    scene = collapsing().hand(1, "sumerians")
    state = scene.state()
    before = unrest_of(state, 1)
    play(state, "hand:corruption")
    assert state.over and unrest_of(state, 1) == before + 1 - 2


def test_ties_share_the_win() -> None:
    state = Scene("romans", "celts").only("deck", 0).only("deck", 1).goods(0, prg=3, pop=0).goods(1, prg=3).state()
    state.row[t.ENDING] = 2
    for seat in range(2):
        for piece in state.rings.inside(t.POWER, seat):
            assert card_points(state, seat, piece) == 0
    assert [score.rank for score in state.result().scores] == [1, 1]
    assert not ahead(state, 0, 1) and not ahead(state, 1, 0)
    assert zone(state, "king") == ["king-of-kings-a"]


def test_the_score_sheet_names_what_each_card_is_worth() -> None:
    scene = (
        Scene("romans", "celts")
        .only("deck", 0)
        .hand(0, "triumphant", "unrest")
        .put("history", 0, "great")
        .goods(0, prg=2, pop=4)
    )
    score = scene.state().result().scores[0]
    assert sorted(score.cards.values()) == [-2, 2, 6, 11] and score.cards["romans-b"] == 2
    assert score.total == sum(score.cards.values()) + score.parts["part-progress"]
