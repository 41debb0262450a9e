"""A finished game is valued decision by decision; the same tries and seed give the same review."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

import asztal
from asztal import bots
from asztal.core.lines import Line
from asztal.core.playout import acting_seat
from asztal.core.record import Record, replay
from asztal.core.report import ALL, Sentence
from asztal.games import game as find_game
from asztal.games import names
from asztal.review.course import Before, Fit, Sight, course
from asztal.review.plans import checked, measured
from asztal.review.reviews import Review, Valued, asked, assembled, decisions, review, value
from asztal.review.telling import Story

Ends = Sequence[tuple[Sequence[float], Sequence[float]]]


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
        assert parts == pytest.approx(balance.final, abs=0.01)
    for moment in found.moments:
        assert record.moves[moment.step] == f"{moment.seat} {moment.code}"
        assert set(moment.label) == {"en", "hu"} and not any(text.endswith(".") for text in moment.label.values())
        assert (moment.gap > 0) == (moment.best is not None) == bool(moment.why)
        assert set(moment.happened) <= {"en", "hu"} and set(moment.came_up) <= {"en", "hu"}
        assert moment.best is None or all(other.expected <= moment.best.expected for other in moment.others)
        for better in [*([moment.best] if moment.best else []), *moment.others]:
            assert better.code != moment.code
            game.action(better.code)
    for turns in found.turns:
        assert len(turns) <= 7
        assert [turn.moment for turn in turns] == sorted(turn.moment for turn in turns)
        deeds = [found.moments[turn.moment] for turn in turns if turn.kind in ("good", "other")]
        told = [(deed.seat, deed.round, deed.happened["en"]) for deed in deeds if deed.happened]
        assert len(told) == len(set(told))


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


# -- the course --------------------------------------------------------------------------------------------------------


def before(
    round: int, hoped: float, change: float = 0.0, seen: float = 0.0, *, revealed: bool = False, ends: Ends = ()
) -> Before:
    """A decision of somebody alone; `seen`: what hopes show of the change."""
    return Before(round, [Sight(hoped, 4, 0.0, 0, 0.0)], [change], [seen], revealed, ends)


def ends(*pairs: tuple[float, float]) -> Ends:
    return [([hoped], [scored]) for hoped, scored in pairs]


def test_scores_follow_from_hopes_by_what_the_same_game_shows() -> None:
    first, second = ends((10.0, 30.0), (20.0, 40.0)), ends((10.0, 29.0), (20.0, 39.0))
    fit = Fit([before(1, 12.0, ends=first), before(2, 13.0, ends=second)], 1)
    assert fit.slope == 1.0
    assert fit.expected(Sight(12.0, 4, 0.0, 0, 0.0), 1, 0) == pytest.approx(32.0)
    assert fit.expected(Sight(12.0, 2, 50.0, 2, 0.0), 2, 0) == pytest.approx((31.0 + 50.0) / 2)


def test_nothing_jumps_where_rounds_meet() -> None:
    """Few plans were played to their end, and those of the second round happened to end well."""
    first, second = ends((10.0, 28.0), (20.0, 42.0)), ends((10.0, 35.0), (20.0, 45.0))
    fit = Fit([before(1, 12.0, ends=first), before(2, 12.0, ends=second)], 1)
    jump = fit.expected(Sight(12.0, 4, 0.0, 0, 0.0), 2, 0) - fit.expected(Sight(12.0, 4, 0.0, 0, 0.0), 1, 0)
    assert 0.0 < jump < 5.0


def test_where_nothing_came_up_only_decisions_move_the_course() -> None:
    """Hopes scatter by two points; the only thing that happened is a mistake that costs five, and a draw that brings eight."""
    noisy = [30.0, 32.0, 31.0, 30.0, 26.0, 25.0, 28.0, 27.0]
    decisions = [
        Before(1, [Sight(hoped, 4, 0.0, 0, 4.0)], [-5.0 if at == 3 else 0.0], [-5.0 if at == 3 else 0.0], at == 7, ())
        for at, hoped in enumerate(noisy)
    ]
    line = course(decisions, Fit(decisions, 1), 0, 34.0)
    assert line[-1] == 34.0
    assert line[4] - line[3] == pytest.approx(-5.0, abs=0.3)
    assert all(abs(line[at + 1] - line[at]) < 0.4 for at in (0, 1, 2, 4, 5, 6))
    assert line[8] - line[7] == pytest.approx(8.0, abs=1.0)


def test_what_hopes_do_not_show_of_a_mistake_is_known_until_the_round_ends() -> None:
    """Somebody walks into a trap: hopes rise by two, plans played to their end tell that it costs six."""
    opening = ends((10.0, 30.0), (20.0, 40.0))
    decisions = [before(1, 10.0, -6.0, 2.0, ends=opening), before(1, 12.0), before(1, 12.0)]
    line = course(decisions, Fit(decisions, 1), 0, 24.0)
    assert line == pytest.approx([30.0, 24.0, 24.0, 24.0], abs=0.1)


def test_hopes_count_less_the_less_scores_agree() -> None:
    assert checked((2.0, 0.1), (2.0, 0.1))[0] == pytest.approx(2.0, abs=0.1)
    assert checked((5.0, 0.3), (-7.0, 1.0))[0] < -5.0
    assert 0.5 < checked((2.0, 0.2), (0.0, 3.0))[0] < 2.0


def test_a_few_worlds_do_not_make_a_turning_point_of_what_hopes_call_a_trifle() -> None:
    """Two cards played in another order, in a game of hundreds of decisions: some differ much at the end of it by chance."""
    assert checked((0.8, 0.5), (16.0, 5.0))[0] < 2.0
    assert checked((9.0, 0.5), (16.0, 5.0))[0] > 8.0


def test_what_worlds_differ_much_about_is_believed_less() -> None:
    sure, unsure = checked((8.0, 1.0), (8.0, 1.0)), checked((8.0, 5.0), (8.0, 5.0))
    assert sure[0] > 7.0 and unsure[0] < 5.0


# -- turning points and sums -------------------------------------------------------------------------------------------


def a_turn_of(seat: int) -> list[Valued]:
    """Decisions of one turn, which one sentence tells."""
    game, record = find_game("rollwrite"), played("rollwrite")
    story, told = Story(game, record), dict[str, list[int]]()
    for step in decisions(game, record):
        if record.moves[step].startswith(f"{seat} "):
            told.setdefault(story.deed(step)["en"], []).append(step)
    steps = max(told.values(), key=len)[:4]
    valued = list(value(game, record, steps, 1, 1))
    return [replace(one, best=one.move, gap=0.0, why={}, errors=[0.1, 0.1], revealed=False) for one in valued]


def test_decisions_told_by_one_sentence_are_one_turning_point() -> None:
    """Whoever gives nineteen tiles back has not made nineteen good moves."""
    game, record = find_game("rollwrite"), played("rollwrite")
    valued = [replace(one, changes=[2.0, -1.0 - at]) for at, one in enumerate(a_turn_of(0))]
    assert len(valued) > 2
    found = assembled(game, record, valued)
    assert [(turn.kind, turn.points) for turn in found.turns[0]] == [("good", 2.0 * len(valued))]
    (other,) = found.turns[1]
    assert other.kind == "other" and other.points == -sum(range(1, len(valued) + 1))
    assert other.moment == len(valued) - 1  # the decision that changed most


def test_what_is_done_later_in_the_round_was_not_missed() -> None:
    """First a region, then glory: who plays on worse might have forgotten the glory, but this player did not."""
    game, record = find_game("rollwrite"), played("rollwrite")
    first, second, *_ = a_turn_of(0)
    missed = replace(
        first, best=second.move, gap=5.0, why={"en": "Why.", "hu": "Mert."}, labels={**second.labels, **first.labels},
        on={**second.on, **first.on},
    )  # fmt: skip
    alone = assembled(game, record, [missed])
    assert [turn.kind for turn in alone.turns[0]] == ["mistake"]
    found = assembled(game, record, [missed, replace(second, changes=[0.0, 0.0])])
    assert first.round == second.round and found.turns[0] == [] and found.moments[0].gap == 5.0
    otherwise = {**second.labels, second.move: {"en": "Discard it", "hu": "Eldobom"}}
    found = assembled(game, record, [missed, replace(second, changes=[0.0, 0.0], labels=otherwise)])
    assert [turn.kind for turn in found.turns[0]] == ["mistake"]


def test_sums_do_not_take_single_decisions_to_be_smaller_than_measured() -> None:
    """A hundred slips of a third of a point are skill, not luck, though each of them is too small to be sure of."""
    game, record = find_game("rollwrite"), played("rollwrite")
    valued = [replace(one, changes=[-0.1, 0.0], measured=[-1.0, 0.5]) for one in a_turn_of(0)]
    found = assembled(game, record, valued)
    assert found.balances[0].decisions == -1.0 * len(valued)
    assert found.balances[1].others == 0.5 * len(valued)
    assert measured((-1.0, 0.0), (-1.0, 9.0)) == pytest.approx(-1.0)
    assert measured((-1.0, 0.5), (5.0, 4.0)) == pytest.approx(-0.4, abs=0.3)  # few worlds say nothing about one decision
    assert measured((-21.0, 0.5), (-9.0, 1.8)) == pytest.approx(-9.3, abs=0.3)  # hopes are surely wrong


# -- what is told ------------------------------------------------------------------------------------------------------


def test_the_log_tells_what_a_choice_in_several_steps_came_to() -> None:
    record = played("ginkgopolis")
    story = Story(find_game("ginkgopolis"), record)
    step = next(step for step, move in enumerate(record.moves) if ":" in move)
    seat = int(record.moves[step].split()[0])
    assert story.deed(step)["en"].startswith(f"P{seat} ") and story.deed(step)["hu"].startswith(f"P{seat} ")


def test_a_question_is_told_where_its_answers_do_not_speak_for_themselves() -> None:
    """ "Egyptians instead of Corruption" says nothing; which card to discard does."""
    game, scene = find_game("imperium"), asztal.scene("imperium", seats=2).side(0, hand="advance prosperity")
    state = scene.state()
    assert asked(game, state, 0, ["Anna", "Béla"]) == {}  # what do you do?
    state.decide(0, game.action("done"))
    state.decide(0, next(action for action in state.legal(0) if game.code(action).startswith("market:")))
    assert asked(game, state, 0, ["Anna", "Béla"]) == {
        "en": "Clean-up: which cards do you discard?",
        "hu": "Takarítás: mely kártyákat dobod el?",
    }


def test_a_card_that_has_to_wait_is_not_told_by_what_all_do_meanwhile() -> None:
    """When the tiles run out while cards are played, everybody may give some back first."""
    story = Story.__new__(Story)
    all_of_them, own = Sentence(ALL, ""), Sentence("#1", "")
    all_of_them.lines, all_of_them.moves, own.moves = [Line("log-gave-back", {"player": "#0|#1"})], [3], [4]
    story.sentences, story.said = [all_of_them, own], [{"en": "Nobody gave back any."}, {"en": "P1 built."}]
    story.asked = ["ask-tile", "ask-give", "ask-give", "ask-give", "ask-card"]
    story.record = Record("ginkgopolis", 1, ["P0", "P1"], 1, ["1 with:red-5", "0 give:red-7", "1 keep", "0 keep", "0 play:a"])
    assert [story.deed(move)["en"] for move in (0, 1, 2)] == ["P1 built.", "Nobody gave back any.", "Nobody gave back any."]


def test_luck_is_told_by_what_came_up() -> None:
    record = played("rollwrite")
    game = find_game("rollwrite")
    story = Story(game, record)
    rounds = [game.round_of(state) for state in replay(game, record)]
    last = next(step for step in range(len(record.moves)) if rounds[step + 1] > rounds[step])
    assert "Round 2 begins" in story.came_up(last, last + 1)["en"]
