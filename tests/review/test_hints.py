"""Plain positions: a hint names a sensible move, and what its sentence says is true."""

import pytest

import asztal
from asztal.core.chance import seeded
from asztal.core.lines import Line
from asztal.core.playout import acting_seat, random_action
from asztal.core.state import State
from asztal.games import game as find_game
from asztal.games import names
from asztal.review.hints import Hint, hint
from asztal.review.plans import Ending, Plan, Planner, difference
from asztal.review.reasons import bare, reason, sentences

PLAYERS = ["Anna", "Panni"]
TRIES = 120


def asked(state: State, seat: int = 0) -> Hint:
    return hint(find_game(state.view(seat).game), state, seat, 1, PLAYERS, tries=TRIES)


# -- a free point is not left lying -----------------------------------------------------------------------------------------


def test_settlers_builds_in_the_last_round_what_it_can_pay_for() -> None:
    scene = asztal.scene("settlers", seats=2, round=5).side(0, faction="roman", hand="sawmill", wood=2, stone=2, food=1)
    found = asked(scene.side(1, faction="egyptian").state())
    assert found.code == "build:sawmill"
    assert found.why["en"].startswith("This brings 2 points by the end of the game; “Pass” brings nothing")
    assert found.why["hu"].startswith("Ez a játszma végéig hoz 2 pontot")


def test_roll_and_write_crosses_a_section_in_the_last_round_instead_of_going_home() -> None:
    state = asztal.scene("rollwrite", seats=2, round=10).side(0, goods={"stone": 1}, actions=1).side(1).state()
    found = asked(state)
    assert found.code == "build:walls"
    assert "1 point" in found.why["en"] and "1 pontot" in found.why["hu"]


def test_minerva_does_not_pass_with_money_and_an_empty_city() -> None:
    state = asztal.scene("minerva", seats=2, round=1).side(0, denarii=12).side(1, denarii=12).state()
    assert asked(state).code != "pass"


def test_ginkgopolis_takes_the_point_of_a_yellow_building_in_the_last_round() -> None:
    state = asztal.scene("ginkgopolis", seats=2, ending=True).side(0, hand="red-2 yellow-3 blue-1 a").state()
    found = asked(state)
    assert found.code == "play:yellow-3"
    assert found.why["en"].startswith("This brings 1 point by the end of the game")
    assert found.why["hu"].startswith("Ez a játszma végéig hoz 1 pontot")


def test_settlers_tells_of_points_only_where_nothing_else_counts_any_more() -> None:
    goods = {"wood": 4, "stone": 2, "food": 1}
    scene = asztal.scene("settlers", seats=2, round=5).side(0, faction="roman", hand="sawmill quarry", **goods)
    found = asked(scene.side(1, faction="egyptian").state())
    assert found.code in ("build:sawmill", "build:quarry")
    assert found.why["en"].startswith("This brings 1 point at once;") and "about as good" in found.why["en"]


@pytest.mark.parametrize("seats", [1, 2])
def test_settlers_does_not_pass_with_much_to_do(seats: int) -> None:
    scene = asztal.scene("settlers", seats=seats, round=2).side(
        0, faction="roman", hand="sawmill quarry", wood=3, stone=2, food=2
    )
    state = (scene.side(1, faction="egyptian") if seats == 2 else scene).state()
    assert asked(state).code.startswith("build:")


def test_roll_and_write_does_not_go_home_with_goods_and_actions() -> None:
    state = asztal.scene("rollwrite", seats=2, round=1).side(0, goods={"stone": 2, "wood": 2}, actions=3).side(1).state()
    assert asked(state).code.startswith("build:")


@pytest.mark.parametrize("round", [1, 6])
def test_minerva_alone_or_in_the_last_round_builds_what_it_can_pay_for(round: int) -> None:
    scene = asztal.scene("minerva", seats=1 if round == 1 else 2, round=round).side(0, denarii=12)
    found = asked((scene if round == 1 else scene.side(1, denarii=12)).state())
    assert found.code.startswith("build:")
    assert round == 1 or "tile" not in found.why["en"]


def test_ginkgopolis_does_not_ask_for_a_new_hand_with_a_point_in_it() -> None:
    state = asztal.scene("ginkgopolis", seats=2, ending=True).side(0, hand="yellow-3 a b c").state()
    found = asked(state)
    assert found.code == "play:yellow-3" and "1 point" in found.why["en"]


def test_imperium_does_not_end_its_turn_with_actions_left() -> None:
    state = asztal.scene("imperium", seats=2).side(0, hand="advance prosperity").state()
    assert asked(state).code != "done"


def test_imperium_takes_the_glory_of_three_regions_in_the_last_round() -> None:
    scene = asztal.scene("imperium", seats=2, ending="last-round").side(0, hand="glory advance", play="cape oasis marsh")
    found = asked(scene.state())
    assert found.code == "hand:glory"
    assert "points at once; “Play Advance” only" in found.why["en"] and "pontot; a másik" in found.why["hu"]


def test_imperium_revolts_with_nothing_but_unrest_in_hand() -> None:
    """To play one for population returns one; a revolt returns all and costs nothing."""
    found = asked(asztal.scene("imperium", seats=2).side(0, hand="unrest unrest unrest").state())
    assert found.code == "revolt" and "2 population" in found.why["en"]


def test_minerva_does_not_pass_to_make_others_pay() -> None:
    """Whoever passes makes every further action of others cost a denarius; one's own city is worth more."""
    scene = asztal.scene("minerva", seats=2, round=4).side(0, denarii=12, wheat=2, stone=2)
    assert asked(scene.side(1, denarii=12).state()).code.startswith("build:")


# -- for every game -----------------------------------------------------------------------------------------------------------


def middle(name: str, seed: int) -> tuple[State, int]:
    """A real decision in the middle of a game."""
    game = find_game(name)
    state, chance = game.new(seats=2, seed=seed), seeded(seed)
    for step in range(400):
        seat = int(acting_seat(state))
        if step > 24 and len(state.legal(seat)) > 2:
            return state, seat
        state.decide(seat, random_action(state, seat, chance))
        if state.over:
            state = game.new(seats=2, seed=seed + step)
    raise AssertionError("no decision found")


@pytest.mark.parametrize("name", names())
def test_a_hint_is_the_same_for_the_same_seed_and_for_what_lies_hidden(name: str) -> None:
    game = find_game(name)
    state, seat = middle(name, 4)
    hidden_otherwise = state.resample(seat, seeded(9))
    first = hint(game, state, seat, 2, PLAYERS, tries=12)
    assert first == hint(game, state, seat, 2, PLAYERS, tries=12) == hint(game, hidden_otherwise, seat, 2, PLAYERS, tries=12)
    assert game.action(first.code) in state.legal(seat)
    assert first.other is None or (game.action(first.other) in state.legal(seat) and first.other != first.code)
    for sentence in first.why.values():
        assert sentence.endswith(".") and "{" not in sentence and len(sentence) < 300


@pytest.mark.parametrize("name", names())
def test_a_hint_leaves_the_game_as_it_is(name: str) -> None:
    state, seat = middle(name, 5)
    before = state.dump()
    hint(find_game(name), state, seat, 2, PLAYERS, tries=6)
    assert state.dump() == before


@pytest.mark.parametrize("name", names())
def test_a_game_has_words_and_weights_for_all_that_is_compared(name: str) -> None:
    game = find_game(name)
    state, _ = middle(name, 6)
    for seat in range(2):
        assert set(game.holdings(state, seat)) <= set(game.worths)
    for lang in ("en", "hu"):
        speaker = game.speaker(lang)
        for word in {word.removeprefix("income-") for word in game.worths}:
            for n in (1, 3):
                assert speaker.text(f"have-{word}", n=n, case="acc")


def test_a_single_choice_needs_no_thinking() -> None:
    game = find_game("rollwrite")
    state = asztal.scene("rollwrite", seats=2, round=10).side(0, actions=0).side(1).state()
    while not state.over and len(state.legal(0)) != 1:
        state.decide(*(seat := int(acting_seat(state)), state.legal(seat)[-1]))
    if not state.over:
        assert hint(game, state, 0, 1, PLAYERS).why["en"] == "There is nothing else to choose."


# -- the sentence says what differs ------------------------------------------------------------------------------------------


def ending(worths: tuple[float, ...], changed: dict[str, int], at_once: dict[str, int], theirs: int = 0) -> Ending:
    return Ending(worths, False, (changed, {"points": theirs}), (at_once, {}))


def told(better: list[Ending], other: list[Ending], lang: str = "en", past: bool = False) -> str:
    game = find_game("settlers")
    why = reason(game, Plan(0, tuple(better)), Plan(1, tuple(other)), 0)
    return sentences(game, why, Line("act-pass"), 0, PLAYERS, past)[lang]


def test_what_comes_at_once_and_every_round_is_told_apart() -> None:
    built = {"points": 3, "income-wood": 2}
    better = [ending((9.0, 4.0), built, built)] * 4
    other = [ending((5.0, 4.0), {"points": 1}, {"points": 1})] * 4
    assert told(better, other) == "This brings 3 points at once and 2 wood every round from now on; “Pass” only 1 point."
    assert told(better, other, "hu") == (
        "Ez azonnal hoz 3 pontot, és innentől minden fordulóban 2 fát; a másik („Passzolok”) csak 1 pontot."
    )


def test_what_is_made_up_for_later_is_no_reason_beside_what_stays() -> None:
    """A card is drawn now or a move later; the point is not."""
    now, later = {"card": 1}, {"card": -1}
    better = [ending((9.0, 4.0), {"points": 5, "card": 1}, now)] * 4
    other = [ending((5.0, 4.0), {"points": 4, "card": 1}, later)] * 4
    assert told(better, other) == "This brings 5 points by the end of the round; “Pass” only 4 points."
    alike = [ending((5.0, 4.0), {"points": 5, "card": 1}, later)] * 4
    assert told(better, alike) == "This brings 1 card at once; “Pass” costs 1 card."


def test_what_the_other_move_leaves_to_somebody_is_told() -> None:
    better = [ending((9.0, 4.0), {"points": 2}, {"points": 2}, theirs=1)] * 4
    other = [ending((8.0, 7.0), {"points": 0}, {"points": 0}, theirs=4)] * 4
    assert told(better, other).endswith("“Pass” brings nothing of that, and would leave Panni with 3 points more.")
    assert told(better, other, "hu").endswith("a másik („Passzolok”) ebből semmit, és utána Panni szerezne még 3 pontot.")


def test_means_over_worlds_are_called_so() -> None:
    better = [ending((9.0, 4.0), {"wood": n}, {}) for n in (3, 3, 4, 4)]
    other = [ending((5.0, 4.0), {"wood": 0}, {})] * 4
    assert told(better, other) == "This brings about 4 wood by the end of the round; “Pass” brings nothing of that."


def test_what_it_costs_to_leave_others_with_less_is_told() -> None:
    """To pass early may cost the others more than oneself; who is told only what they lose would think it was free."""
    better = [ending((0.0, 0.0), {"points": 3}, {}, theirs=1)] * 4
    other = [ending((4.0, 9.0), {"points": 7}, {}, theirs=10)] * 4
    assert told(better, other) == (
        "This leaves Panni with 9 points less by the end of the round than “Pass” would, at the price of 4 points."
    )
    assert told(better, other, "hu", past=True) == (
        "Így Panni a forduló végéig nem szerzett volna meg 9 pontot, amit a meglépett („Passzolok”) meghagyott neki; "
        "ennek 4 pont lett volna az ára."
    )


def test_others_points_count_as_much_as_the_game_says() -> None:
    """Where passing costs the others money, whoever only wants to be ahead passes at once, and nobody builds anything."""
    passing, building = ending((2.0, 10.0), {}, {}), ending((12.0, 24.0), {}, {})
    assert Plan(0, (passing,)).leads(0) > Plan(1, (building,)).leads(0)
    assert Plan(0, (passing,), 0.3).leads(0) < Plan(1, (building,), 0.3).leads(0)
    game = find_game("minerva")
    state = asztal.scene("minerva", seats=2, round=1).side(0, denarii=6).side(1, denarii=6).state()
    assert Planner(game, 3).plan(state, 0, game.action("pass"), 1, False, False).envy == game.envy < 1.0


@pytest.mark.parametrize(("lang", "label", "inside"), [
    ("en", "“Draw 1 card.”", "Draw 1 card"),
    ("en", "Play “Hal, the Great”", "Play ‘Hal, the Great’"),
    ("hu", "„Húzz 1 kártyát.”", "Húzz 1 kártyát"),
    ("hu", "Elveszem: „Jancsi, a vadász”", "Elveszem: »Jancsi, a vadász«"),
])  # fmt: skip
def test_a_quoted_move_is_not_quoted_twice(lang: str, label: str, inside: str) -> None:
    assert bare(label, lang) == inside


def test_what_a_move_asks_besides_belongs_to_what_it_brings_at_once() -> None:
    """The slaver takes gold for two points or stone for one; for stone one is asked whether to pay it with gold."""
    game = find_game("settlers")
    goods = {"wood": 2, "stone": 2, "gold": 3}
    scene = asztal.scene("settlers", seats=2, round=5).side(
        0, faction="egyptian", hand="pyramid", empire="slaver quarry", **goods
    )
    state = scene.side(1, faction="roman").state()
    state.decide(0, game.action("build:pyramid"))
    while "option:2" not in (codes := [game.code(action) for action in state.legal(0)]):
        state.decide(0, game.action(codes[0]))
    planner = Planner(game, 1)
    at_once = {
        code: planner.ending(state, 0, game.action(code), 0, True, False).at_once[0]["points"]
        for code in ("option:1", "option:2", "decline")
    }
    assert at_once == {"option:1": 2, "option:2": 1, "decline": 0}


def test_the_rest_of_a_turn_is_not_what_a_move_brings_at_once() -> None:
    game = find_game("imperium")
    state = asztal.scene("imperium", seats=2).side(0, hand="advance prosperity glory").state()
    planner, done = Planner(game, 1), game.action("done")
    question = planner.question(state, 0)
    state.decide(0, game.action("hand:prosperity"))
    while done not in state.legal(0):
        seat = int(acting_seat(state))
        assert seat != 0 or planner.follows(state, 0, question)
        state.decide(seat, state.legal(seat)[0])
    assert not planner.follows(state, 0, question)


def test_what_is_not_spent_is_saved() -> None:
    better = [ending((6.0, 4.0), {"gold": 0}, {"gold": 0})] * 4
    other = [ending((5.0, 4.0), {"gold": -2}, {"gold": -2})] * 4
    assert told(better, other) == "This saves you 2 gold at once, which “Pass” costs."


def test_equal_plans_are_called_equal() -> None:
    same = [ending((5.0, 4.0), {"points": 1}, {"points": 1})] * 4
    assert told(same, same) == "This brings 1 point at once; “Pass” is about as good."
    nothing = [ending((5.0, 4.0), {}, {})] * 4
    assert told(nothing, nothing) == "This and “Pass” are about equally good."


def test_plans_as_good_as_each_other_are_not_told_apart_by_what_only_one_brings() -> None:
    """A quarry brings stone, a sawmill wood."""
    quarry = [ending((5.0, 4.0), {"stone": 1}, {"stone": 1})] * 4
    sawmill = [ending((5.0, 4.0), {"wood": 1}, {"wood": 1})] * 4
    assert told(quarry, sawmill) == "This brings 1 stone at once; “Pass” is about as good."


def test_a_review_speaks_of_what_was_done() -> None:
    better = [ending((9.0, 4.0), {"points": 3}, {"points": 3})] * 4
    other = [ending((5.0, 4.0), {}, {})] * 4
    assert told(better, other, past=True) == "That would have brought 3 points at once; “Pass” brought nothing of that."
    assert told(better, other, "hu", past=True) == ("Ez azonnal hozott volna 3 pontot; a meglépett („Passzolok”) ebből semmit.")


def test_a_difference_knows_how_sure_it_is() -> None:
    assert difference([3.0, 3.0], [1.0, 1.0]) == (2.0, 0.0)
    mean, error = difference([4.0, 0.0], [0.0, 0.0])
    assert mean == 2.0 and error == pytest.approx(2.0)


def test_plans_are_compared_at_the_same_moment() -> None:
    """Near the end some worlds end before others: then all are played to the end."""
    game = find_game("minerva")
    state = asztal.scene("minerva", seats=2, round=1).side(0, denarii=6).side(1, denarii=6).state()
    plans = Planner(game, 3).plans(state, 0, [game.action("pass"), game.action("residence")], 4)
    assert len({one.over for plan in plans for one in plan.endings}) == 1
