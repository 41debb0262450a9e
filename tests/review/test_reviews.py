"""A finished game is valued decision by decision; the same tries and seed give the same review."""

import pytest

from asztal import bots
from asztal.core.playout import acting_seat
from asztal.core.record import Record
from asztal.games import game as find_game
from asztal.games import names
from asztal.review.reviews import Fit, Review, Sight, Valued, assembled, decisions, review, smoothed, value


def played(name: str, seats: int = 2, seed: int = 3) -> Record:
    """A game of the greedy bot against beginners."""
    game = find_game(name)
    state = game.new(seats=seats, seed=seed)
    players = [bots.bot("greedy" if seat == 0 else "easy", game, seat) for seat in range(seats)]
    moves = []
    while not state.over:
        seat = int(acting_seat(state))
        action = players[seat].choose(state, seat)
        moves.append(f"{seat} {game.code(action)}")
        state.decide(seat, action)
    scores = [score.total for score in state.result().scores[:seats]]
    return Record(
        name, game.version, [f"P{seat}" for seat in range(seats)], seed, moves, game.check({}, seats), scores, "played"
    )


def sampled(record: Record, parts: int = 6, tries: int = 8) -> Review:
    """A review of some decisions only, to be quick."""
    game = find_game(record.game)
    steps = decisions(game, record)
    some = steps[:: max(1, len(steps) // parts)]
    return assembled(game, record, list(value(game, record, some, tries, 1)), tries, 1)


@pytest.mark.parametrize("name", names())
def test_a_review_of_every_game(name: str) -> None:
    record = played(name)
    found = sampled(record)
    game = find_game(name)
    assert found == sampled(record)
    assert found.curve[-1].expected == [float(points) for points in record.scores or []]
    assert [point.step for point in found.curve] == sorted(point.step for point in found.curve)
    assert [balance.final for balance in found.balances] == record.scores
    for balance in found.balances:
        parts = balance.start + balance.decisions + balance.luck + balance.others
        assert parts == pytest.approx(balance.final, abs=0.3)
        assert balance.decisions <= 0.05
    for moment in found.moments:
        assert record.moves[moment.step] == f"{moment.seat} {moment.code}"
        assert set(moment.label) == {"en", "hu"}
        assert (moment.gap > 0) == (moment.best is not None) == bool(moment.why)
        for better in [*([moment.best] if moment.best else []), *moment.others]:
            assert better.code != moment.code
            game.action(better.code)
    for turns in found.turns:
        assert len(turns) <= 7
        assert [turn.moment for turn in turns] == sorted(turn.moment for turn in turns)


@pytest.mark.parametrize("seats", [1, 3])
def test_alone_and_among_three(seats: int) -> None:
    record = played("rollwrite", seats)
    found = sampled(record, parts=4)
    assert len(found.turns) == len(found.balances) == seats


def test_any_part_of_a_review_is_the_same_wherever_it_is_computed() -> None:
    game, record = find_game("rollwrite"), played("rollwrite")
    steps = decisions(game, record)[10:13]
    alone = [next(iter(value(game, record, [step], 8, 2))) for step in steps]
    assert alone == list(value(game, record, steps, 8, 2))


def test_a_blunder_is_found() -> None:
    """Somebody who goes home in the last round with goods in hand has lost points, and is told so."""
    game = find_game("rollwrite")
    state = game.new(seats=2, seed=8)
    good = bots.bot("greedy", game, 1)
    moves, done = [], game.action("done")
    while not state.over:
        seat = int(acting_seat(state))
        action = done if seat == 1 and done in state.legal(1) else good.choose(state, seat)
        moves.append(f"{seat} {game.code(action)}")
        state.decide(seat, action)
    record = Record("rollwrite", game.version, ["Anna", "Béla"], 8, moves, game.check({}, 2))
    steps = [step for step in decisions(game, record) if moves[step] == "1 done"][-3:]
    found = assembled(game, record, list(value(game, record, steps, 16, 1)), 16, 1)
    assert any(moment.best is not None and moment.gap > 1 for moment in found.moments)
    assert [turn.kind for turn in found.turns[1]].count("mistake") >= 1
    assert found.balances[1].decisions < -1


def test_progress_is_told() -> None:
    game = find_game("rollwrite")
    record = played("rollwrite", seats=1)
    record.moves = record.moves[:14]
    record.scores = record.ended = None
    heard: list[tuple[int, int]] = []
    review(game, record, 2, 0, lambda done, all: heard.append((done, all)))
    assert heard == [(n, len(heard)) for n in range(1, len(heard) + 1)]


def valued(round: int, hoped: list[float], scored: list[float]) -> Valued:
    sight = Sight(hoped[0], 1, 0.0, 0, 0.0)
    ends = [([h], [s]) for h, s in zip(hoped, scored, strict=True)]
    return Valued(round, 0, round, [sight], sight, "a", "a", 0.0, 0.0, False, {}, {}, {}, [], False, ends)


def test_scores_follow_from_hopes_by_what_the_same_game_shows() -> None:
    fit = Fit([valued(1, [10.0, 20.0], [30.0, 40.0]), valued(2, [10.0, 20.0], [20.0, 30.0])], 1)
    assert fit.slope == 1.0
    assert fit.expected(Sight(12.0, 4, 0.0, 0, 0.0), 1) == pytest.approx(32.0)
    assert fit.expected(Sight(12.0, 2, 50.0, 2, 0.0), 2) == pytest.approx((22.0 + 50.0) / 2)


def test_scatter_is_smoothed_and_a_parabola_stays() -> None:
    parabola = {x: 3.0 + 2.0 * x - 0.5 * x * x for x in range(8)}
    assert list(smoothed(parabola).values()) == pytest.approx(list(parabola.values()))
    assert smoothed({4: 1.5}) == {4: 1.5}
