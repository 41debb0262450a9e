"""Learning: a value learned from a few games plays better than chance, and the one that is shipped better than greedy."""

import pytest

import learn
from asztal import bots
from asztal.core.errors import BadOption
from asztal.games import game as find_game
from asztal.lab.learned import Features, Value, read
from asztal.lab.matches import Match, play


def test_the_shipped_bot_beats_greedy() -> None:
    match = Match("settlers", find_game("settlers").check({}, 2), 2, ("learned", "greedy"), 40)
    won = [one.won[one.seated.index(0)] for one in (play(match, number) for number in range(12))]
    assert sum(won) >= 8


def test_it_says_where_it_comes_from() -> None:
    learned = read(find_game("settlers"))
    assert learned.provenance["command"].startswith("python examples/learn.py settlers")
    assert {"release", "rules", "games", "cpu-minutes", "against-greedy"} <= set(learned.provenance)


def test_every_weight_weighs_something_that_is_seen() -> None:
    features = Features(find_game("settlers"))
    assert set(read(find_game("settlers")).weights) <= {*features.named, *features.placed}


def test_what_is_hidden_changes_nothing() -> None:
    game = find_game("settlers")
    state = game.new(seats=2, seed=5)
    for _ in range(24):
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0])
    seat = state.to_act()[0]
    worlds = [state, *(state.resample(seat, seed) for seed in range(5))]
    assert len({bots.bot("learned", game, 3).choose(world, seat) for world in worlds}) == 1


def test_a_game_nobody_has_learned_is_refused() -> None:
    with pytest.raises(BadOption, match="nobody has learned minerva yet; learned so far: settlers"):
        bots.bot("learned", find_game("minerva"))
    assert bots.plays("learned", find_game("settlers")) and not bots.plays("learned", find_game("minerva"))


def test_a_game_without_rounds_cannot_be_learned() -> None:
    with pytest.raises(BadOption, match="ginkgopolis has no fixed number of rounds"):
        Features(find_game("ginkgopolis"))


def test_a_few_games_teach_what_ends_well() -> None:
    """The value learned from 12 games of greedy tells better who will be ahead in others than always guessing a draw."""
    _, _, job = learn.learn("settlers", steps=1, games=12, trials=0, seed=3, workers=1)
    game = find_game("settlers")
    value = Value(Features(game), job.weights)
    fresh = [learn.lesson(learn.Job("settlers", {}, 77_000), number) for number in range(6)]
    wrong = sum(abs(value.of(one.rows, one.hopes) - one.leads).sum() for one in fresh)
    assert wrong < sum(abs(lead) for one in fresh for lead in one.leads)
