"""How balanced a game is: what bots take, what it is worth, and what becomes of a game without a part of it."""

from functools import lru_cache

import msgspec
import pytest
from mypy_extensions import i64

import asztal
from asztal import bots
from asztal.core.chance import Chance
from asztal.core.errors import BadOption
from asztal.core.playout import acting_seat
from asztal.core.state import State
from asztal.games import game as find_game
from asztal.games import names
from asztal.lab import balance as lab
from asztal.lab.balance import BARRED, FORBIDDEN, FORCED, Outcome, Plan, Trial, balance, changed_trials, play_one


def plan_of(game: str, **more: object) -> Plan:
    chosen = find_game(game)
    seats = chosen.default_seats()
    plan = Plan(game, chosen.fingerprint, chosen.check({}, seats), seats, ("greedy",), 5)
    return msgspec.structs.replace(plan, **more)


MINERVA = plan_of("minerva")


@lru_cache
def plain(number: int = 0) -> Outcome:
    return play_one(MINERVA, Trial(0, number))


@pytest.mark.parametrize("name", names())
def test_every_game_says_what_is_offered_taken_and_can_be_left_out(name: str) -> None:
    plan, game = plan_of(name), find_game(name)
    one = play_one(plan, Trial(0, 0))
    assert all(one.offered) and any(one.taken)
    assert all(set(taken) <= set(offered) for taken, offered in zip(one.taken, one.offered, strict=True))
    room = game.measured
    state = game.new(seats=plan.seats, seed=plan.seed)
    for part, patterns in room.subsystems(state, 0).items():
        assert all(game.speaker(lang).text(f"balance-{part}") for lang in ("en", "hu"))
        for pattern in patterns:
            assert lab.actions_of(game, (pattern,)), f"{part}: no action is called {pattern}"


@pytest.mark.parametrize("name", names())
def test_a_piece_that_is_forbidden_is_not_taken(name: str) -> None:
    plan, game = plan_of(name), find_game(name)
    taken = play_one(plan, Trial(0, 0)).taken[plan.subject(0)]
    room, piece = game.measured, next(id for id in taken if ":" not in id)
    hand = lab.Hand(game, room, Trial(0, 0, FORBIDDEN, piece))
    state = game.new(plan.options, plan.seats, plan.seed)
    players = [bots.bot("greedy", game, seat) for seat in range(plan.seats)]
    while not state.over:
        seat = int(acting_seat(state))
        if seat == plan.subject(0):
            hand.holds(state, seat, players[seat])
            barred = lab.actions_of(game, room.moves(state, seat, piece))
            action = players[seat].choose(state, seat)
            assert action not in barred or set(state.legal(seat)) <= barred
        else:
            action = players[seat].choose(state, seat)
        state.apply(seat, action)


@pytest.mark.parametrize("bot", ["random", "easy", "greedy", "search:20"])
def test_a_bot_never_does_what_is_barred_nor_plans_with_it_unless_nothing_else_is_left(bot: str) -> None:
    game = asztal.game("minerva")
    state = game.new(seats=2, seed=3)
    player, other = bots.bot(bot, game, 1), bots.bot(bot, game, 2)
    barred = lab.actions_of(game, ("build:*",))
    player.bar(0, barred)
    others_built = False
    while not state.over and game.round_of(state) < 3:
        seat = int(acting_seat(state))
        action = (player if seat == 0 else other).choose(state, seat)
        assert seat == 1 or action not in barred
        others_built = others_built or (seat == 1 and action in barred)
        for one in (player, other):
            one.follow(state, seat, action)
        state.apply(seat, action)
    assert others_built or bot == "random"


def test_what_is_not_barred_any_more_may_be_done_again() -> None:
    game = asztal.game("minerva")
    state = game.new(seats=1, seed=3)
    player = bots.bot("greedy", game, 1)
    player.bar(0, lab.actions_of(game, ("build:*",)))
    assert not game.code(player.choose(state, 0)).startswith("build:")
    player.bar(0, ())
    assert game.code(player.choose(state, 0)).startswith("build:")


def test_a_bot_that_heeds_no_bans_is_told_apart() -> None:
    game = asztal.game("minerva")
    state = game.new(seats=1, seed=3)

    class Deaf(bots.Bot):
        def decide(self, state: State, seat: i64, chance: Chance) -> i64:
            return next(action for action in state.legal(seat) if game.code(action).startswith("build:"))

    deaf = Deaf(game, 1)
    assert game.code(deaf.choose(state, 0)).startswith("build:")
    deaf.bar(0, lab.actions_of(game, ("build:*",)))
    with pytest.raises(BadOption, match="heeds no bans"):
        deaf.choose(state, 0)


def test_a_piece_is_forced_upon_a_player_as_soon_as_possible() -> None:
    one = plain()
    seat = MINERVA.subject(0)
    left = next(id for id in one.offered[seat] if id not in one.taken[seat] and id in ("garden", "farm", "odeon", "school"))
    forced = play_one(MINERVA, Trial(0, 0, FORCED, left))
    assert forced.heeded and forced.totals != one.totals


def test_a_whole_part_of_the_game_is_barred_for_one_seat_alone() -> None:
    without = play_one(MINERVA, Trial(0, 0, BARRED, "temples"))
    assert without.totals != plain().totals


def test_the_same_trial_is_always_the_same_game() -> None:
    assert play_one(MINERVA, Trial(0, 0)) == plain()


def test_pieces_are_forbidden_where_they_were_taken_and_forced_where_they_were_not() -> None:
    one = plain()
    seat = MINERVA.subject(0)
    trials = changed_trials(MINERVA, [one], 0, 1, ())
    assert {trial.what for trial in trials} == set(one.offered[seat])
    for trial in trials:
        assert trial.how == (FORBIDDEN if trial.what in one.taken[seat] else FORCED)
    assert changed_trials(MINERVA, [one], 1, 0, ("glory",)) == [Trial(0, 0, BARRED, "glory")]


def test_an_option_takes_its_values_in_turn_with_the_same_seed() -> None:
    plan = plan_of("rollwrite", seats=1, each=("village", "capua", "ostia"))
    assert [plan.settings(number)["village"] for number in range(4)] == ["capua", "ostia", "capua", "ostia"]
    assert [plan.seed_of(number) for number in range(4)] == [5, 5, 6, 6]


def outcome(number: int, totals: tuple[int, int], taken: tuple[str, ...] = (), how: str = "", what: str = "") -> Outcome:
    """A game in which the first seat might have taken a well and a mill."""
    offered = (("mill", "well"), ()) if not how else ()
    wins = (1.0, 0.0) if totals[0] > totals[1] else (0.0, 1.0)
    return Outcome(Trial(0, number, how, what), totals, wins, ({}, {}), offered, (taken, ()) if not how else ())


def test_worth_is_points_with_less_points_without() -> None:
    """Numbers 0 and 2 are the first seat's games: who had the well and may not has 4 and 6 points less."""
    plan = plan_of("rollwrite")
    games = [outcome(0, (50, 40), ("well",)), outcome(2, (60, 40), ("well",))]
    changed = [
        outcome(0, (46, 40), how=FORBIDDEN, what="well"),
        outcome(2, (54, 40), how=FORBIDDEN, what="well"),
        outcome(0, (51, 40), how=FORCED, what="mill"),
        outcome(2, (59, 40), how=FORCED, what="mill"),
        outcome(0, (45, 50), how=BARRED, what="bridges"),
        outcome(2, (55, 50), how=BARRED, what="bridges"),
    ]
    [found] = balance(plan, [*games, *changed]).bots
    pieces = {piece.id: piece for piece in found.pieces}
    well, mill = pieces["well"], pieces["mill"]
    assert well.taken.share == 1.0 and mill.taken.share == 0.0
    assert well.forbidden is not None and well.forbidden.mean == -5.0
    assert well.worth is not None and well.worth.mean == 5.0 and well.worth.low < 5.0 < well.worth.high
    assert mill.forced is not None and mill.forced.mean == 0.0 and mill.forbidden is None
    [ban] = found.bans
    assert ban.part == "bridges" and ban.points.mean == -5.0
    assert ban.lead.mean == -15.0 and ban.wins.mean == -0.5


def test_against_another_bot_only_the_subject_is_looked_at() -> None:
    plan = plan_of("rollwrite", against="random")
    games = [outcome(0, (50, 10), ("well",)), outcome(2, (60, 20), ("well",))]
    [found] = balance(plan, games).bots
    assert found.points.mean == 55.0
    assert [seat.wins.games for seat in found.seats] == [2, 0]


def test_ranks_that_agree_correlate_fully() -> None:
    assert lab.spearman([1, 2, 3, 4], [10, 20, 30, 50]) == pytest.approx(1.0)
    assert lab.spearman([1, 2, 3, 4], [4, 3, 2, 1]) == pytest.approx(-1.0)
    assert lab.spearman([1, 2, 2, 3], [1, 3, 2, 4]) == pytest.approx(0.9486833)
    assert lab.spearman([1, 1, 1], [1, 2, 3]) is None
