"""What every step of the machine does, one line of the notation at a time, at the table of the toy game."""

from __future__ import annotations

import pytest

from asztal.core.chance import seeded
from asztal.core.machine.counting import tally
from core.fair.scene import Scene
from core.fair.table import DECK, DISCARD, HAND, STALL

Goods = tuple[dict[str, int], ...]

# -- in order, together, one of them ---------------------------------------------------------------------------------------


def test_goods_are_gained_together() -> None:
    scene = Scene("2 wool, coin")
    assert scene.ended and scene.has() == "1 coin 2 wool"


def test_steps_come_in_order_each_as_far_as_possible() -> None:
    scene = Scene("discard 2; coin", hands=("lamb",))
    assert scene.ended and scene.has() == "1 coin" and scene.cards(DISCARD) == "lamb"


def test_a_choice_offers_what_is_possible() -> None:
    assert Scene("coin or discard or wool", hands=("lamb",)).offer == "1st 2nd 3rd"
    assert Scene("coin or discard or wool").offer == "1st 3rd"
    assert Scene("coin or wool").do("2nd").has() == "1 wool"


def test_a_single_possibility_is_not_asked_for() -> None:
    scene = Scene("coin or discard")
    assert scene.ended and scene.has() == "1 coin"


def test_may_is_asked_only_if_something_could_be_done() -> None:
    assert Scene("may (discard; coin => wool)").ended
    scene = Scene("may (discard; wool)", hands=("lamb",))
    assert scene.asked == "may" and scene.offer == "no yes"
    assert scene.do("no").ended and scene.has() == ""


def test_may_before_a_pick_is_one_decision() -> None:
    scene = Scene("may discard; coin per discarded", hands=("lamb cloak",))
    assert scene.asked == "discard" and scene.offer == "no lamb cloak"
    assert scene.do("lamb").has() == "1 coin"


def test_may_before_a_choice_is_one_decision() -> None:
    scene = Scene("may (coin => vp) or (wool => 2 vp)", goods=({"coin": 1, "wool": 1},))
    assert scene.offer == "no 1st 2nd"
    assert scene.do("2nd").has() == "1 coin 2 vp"


# -- costs -----------------------------------------------------------------------------------------------------------------


def test_a_cost_is_paid_as_a_whole_or_not_at_all() -> None:
    assert Scene("2 wool, coin => 3 vp", goods=({"wool": 2, "coin": 1},)).has() == "3 vp"
    assert Scene("2 wool, coin => 3 vp", goods=({"wool": 2},)).has() == "2 wool"


def test_one_of_several_costs_is_chosen() -> None:
    line = "coin or discard 2 or 3 wool => 5 vp"
    assert Scene(line, goods=({"wool": 2},), hands=("lamb",)).has() == "2 wool"
    scene = Scene(line, goods=({"coin": 1},), hands=("lamb cloak dog",))
    assert scene.offer == "1st 2nd"
    scene.do("2nd", "lamb")
    assert scene.offer == "cloak dog"
    assert scene.do("dog").has() == "1 coin 5 vp"


def test_a_cost_whose_parts_get_in_each_others_way_is_tried() -> None:
    line = "discard 2 animal|cloth, discard cloth => 5 vp"
    assert Scene(line, hands=("cloak lamb",)).cards(HAND) == "cloak lamb"
    assert Scene(line, hands=("cloak lamb dog",)).do("dog").has() == "5 vp"


def test_what_would_make_the_rest_of_the_cost_impossible_cannot_be_chosen() -> None:
    scene = Scene("discard animal|cloth, discard cloth => 5 vp", hands=("cloak lamb dog",))
    assert scene.offer == "lamb dog"
    assert scene.do("dog").has() == "5 vp"
    assert Scene("discard animal|cloth, discard cloth => vp", hands=("cloak cloak.2 lamb",)).offer == "lamb cloak"


def test_goods_paid_one_after_the_other_get_in_each_others_way_too() -> None:
    assert Scene("(2 wool; 2 wool) => vp", goods=({"wool": 3},)).has() == "3 wool"
    assert Scene("(2 wool; 2 wool) => vp", goods=({"wool": 4},)).has() == "1 vp"


def test_a_search_that_finds_nothing_stops_the_result() -> None:
    house = "granary granary.2 abbey abbey.2 bells library stud school crossroads"
    scene = Scene("find house => vp", discard=house)
    assert scene.ended and scene.has() == ""
    assert Scene("find house => vp").has() == "1 vp"


def test_a_price_of_several_parts_is_judged_as_a_whole() -> None:
    """The weaver costs a coin and a card; it cannot be discarded for itself."""
    assert "weaver" not in Scene("coin", hands=("weaver",)).offer.split()
    scene = Scene("coin", hands=("weaver lamb",)).do("weaver")
    assert scene.cards(HAND) == "" and scene.cards(DISCARD) == "lamb" and scene.cards(STALL) == "weaver"


# -- conditions ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stall", "coins", "gained"),
    [("cloak cloak.2", 1, 3), ("cloak cloak.2", 0, 1), ("cloak", 1, 1), ("", 0, 1)],
)
def test_if_and_not_else(stall: str, coins: int, gained: int) -> None:
    scene = Scene("if at-least 2 cloth in stall and not poor: 3 wool else: wool", stalls=(stall,), goods=({"coin": coins},))
    assert scene.state.get(0, 1) == gained


def test_without_else_nothing_happens() -> None:
    assert Scene("if not poor: vp; coin").has() == "1 coin"


# -- counting --------------------------------------------------------------------------------------------------------------


def test_per_counts_for_every_so_many_up_to_a_limit() -> None:
    assert Scene("vp per 3 coin", goods=({"coin": 8},)).has() == "8 coin 2 vp"
    assert Scene("2 vp per coin max 5", goods=({"coin": 8},)).has() == "8 coin 5 vp"
    assert Scene("wool per card animal in stall", stalls=("lamb dog cloak",)).has() == "2 wool"


def test_goods_leave_alone_what_the_step_before_has_counted() -> None:
    assert (
        Scene("discard 2; vp, wool per discarded, 2 coin per discarded", hands=("lamb lamb.2",)).has() == "4 coin 2 wool 1 vp"
    )


def test_anything_but_goods_is_repeated() -> None:
    scene = Scene("(coin or wool) per card animal in stall max 2", stalls=("lamb lamb.2 dog",))
    scene.do("1st")
    assert not scene.ended
    scene.do("2nd")
    assert scene.ended and scene.has() == "1 coin 1 wool"


def test_each_of_those_discarded_is_one_choice() -> None:
    scene = Scene("discard any animal; (wool or coin) per discarded", hands=("lamb dog cloak",))
    assert scene.offer == "no lamb dog"
    scene.do("lamb")
    assert scene.offer == "no dog"
    scene.do("no")
    assert scene.asked == "choose" and scene.do("1st").ended


# -- picks -----------------------------------------------------------------------------------------------------------------


def test_upto_any_all_and_exactly() -> None:
    hand = ("lamb dog cloak",)
    assert Scene("discard upto 2", hands=hand).do("lamb", "dog").cards(HAND) == "cloak"
    assert Scene("discard any", hands=hand).do("lamb", "dog").offer == "no cloak"
    assert Scene("discard all animal", hands=hand).cards(HAND) == "cloak"
    assert Scene("discard 2", hands=hand).offer == "lamb cloak dog"
    assert Scene("discard all not-being animal", hands=hand).cards(HAND) == "lamb dog"


def test_equal_cards_are_offered_once() -> None:
    assert Scene("discard", hands=("lamb lamb.2 dog",)).offer == "lamb dog"
    assert Scene("discard", hands=("lamb lamb.2",)).ended


def test_this_is_the_card_and_it_the_one_before() -> None:
    assert "probe" in [Scene("recall this").tables.ids[p] for p in Scene("recall this").state.rings.inside(HAND, 0)]
    scene = Scene("take animal from discard; topdeck it", discard="dog cloak")
    assert scene.ended and scene.state.rings.top(DECK * 8) == scene.tables.ids.index("dog")


def test_piles_keep_their_order() -> None:
    scene = Scene("draw 3; discard", deck="lamb cloak dog shepherd")
    assert scene.cards(HAND) == "lamb cloak dog"
    assert scene.cards(DECK).startswith("shepherd ")
    assert Scene("sink from discard", discard="dog").cards(DECK).endswith(" dog")


def test_only_cards_just_drawn_are_meant() -> None:
    scene = Scene("draw 2; discard among drawn", hands=("pedlar",), deck="lamb cloak")
    assert scene.offer == "lamb cloak"


# -- others ----------------------------------------------------------------------------------------------------------------


def test_each_player_of_a_set_does_it_in_turn_order_and_decides() -> None:
    scene = Scene("each all: may discard => coin", hands=("lamb dog", "cloak dog.2", "lamb.2 dog.3"), seats=3)
    seats = []
    while not scene.ended:
        seats.append(scene.seat)
        scene.do("yes" if scene.asked == "may" else "dog")
    assert seats == [0, 0, 1, 1, 2, 2]
    assert [scene.has(seat) for seat in range(3)] == ["1 coin"] * 3


def test_what_all_did_is_counted_and_who_did_nothing_is_set_apart() -> None:
    scene = Scene("each others: give; 2 coin per given; each unable: vp", goods=({}, {"wool": 2}, {}, {"wool": 1}), seats=4)
    assert [scene.has(seat) for seat in range(4)] == ["4 coin 2 wool", "1 wool", "1 vp", ""]


def test_a_condition_may_be_another_players_decision() -> None:
    line, wool = "threaten; each others: give", ({"coin": 1}, {"wool": 1})
    scene = Scene(line, stalls=("", "watchman"), goods=wool)
    assert scene.asked == "robber-pays" and scene.seat == 0 and scene.offer == "no pays"
    assert scene.do("pays").has() == "1 wool" and scene.has(1) == "1 coin"
    assert Scene(line, stalls=("", "watchman"), goods=wool).do("no").has() == "1 coin"


def test_a_condition_nobody_can_fulfil_is_not_asked() -> None:
    scene = Scene("threaten; each others: give", stalls=("", "watchman"), goods=({}, {"wool": 1}))
    assert scene.ended and scene.has(1) == "1 wool"


# -- reactions -------------------------------------------------------------------------------------------------------------


def test_a_reaction_in_anothers_turn_may_be_declined() -> None:
    line = "threaten; each others: give"
    wool: Goods = ({}, {"wool": 1})
    scene = Scene(line, stalls=("", "dog"), goods=wool)
    assert scene.asked == "window" and scene.seat == 1 and scene.offer == "no stall:dog"
    assert scene.do("stall:dog").has(1) == "1 wool" and scene.cards(HAND, 1) == "dog"
    assert Scene(line, stalls=("", "dog"), goods=wool).do("no").has() == "1 wool"


def test_victims_answer_in_turn_order() -> None:
    scene = Scene("threaten; each others: give", stalls=("", "", "dog", "dog.2"), goods=({}, *[{"wool": 1}] * 3), seats=4)
    assert scene.seat == 2
    assert scene.do("no").seat == 3
    assert scene.do("stall:dog").has() == "2 wool" and scene.has(3) == "1 wool"


def test_the_owner_chooses_the_order_of_several_reactions() -> None:
    scene = Scene("play-free animal", hands=("lamb",), stalls=("bells minstrel",), deck="cloak")
    assert scene.asked == "window" and scene.offer == "stall:bells stall:minstrel"
    scene.do("stall:minstrel")
    assert scene.cards(HAND) == "cloak" and scene.has() == "1 wool 1 vp" and scene.ended


def test_reactions_come_by_number_where_a_game_says_so() -> None:
    scene = Scene("play-free animal", hands=("lamb",), stalls=("minstrel bells",), deck="cloak", by_number=True)
    assert scene.offer == "no stall:minstrel" and scene.has() == "1 vp"  # the bells have a lower number and have rung


def test_a_mandatory_reaction_acts_by_itself() -> None:
    scene = Scene("play-free animal", hands=("lamb",), stalls=("bells",))
    assert scene.ended and scene.has() == "1 wool 1 vp"


def test_two_reactions_of_one_card_to_the_same_both_act() -> None:
    scene = Scene("play-free folk", hands=("watchman",), stalls=("bells",), goods=({"wool": 1},))
    assert scene.asked == "may" and scene.do("yes").has() == "1 coin 1 vp"
    assert Scene("play-free folk", hands=("watchman",), stalls=("bells",), goods=({"wool": 1},)).do("no").has() == "1 wool 1 vp"
    assert Scene("play-free folk", hands=("watchman",), stalls=("bells",)).has() == "1 vp"


def test_a_card_that_has_left_cannot_react_any_more() -> None:
    """The dog returns to the hand; the watchman alone is left to answer."""
    scene = Scene("threaten; each others: give", stalls=("", "dog watchman"), goods=({"coin": 1}, {"wool": 1}))
    assert scene.seat == 1 and scene.offer == "stall:watchman stall:dog"
    scene.do("stall:dog")
    assert scene.asked == "robber-pays" and scene.seat == 0


def test_something_else_happens_instead() -> None:
    assert Scene("tithe 2", goods=({"coin": 3},)).has() == "1 coin"
    assert Scene("tithe 2; coin", goods=({"coin": 3},), stalls=("abbey",)).has() == "4 coin 1 vp"


def test_each_player_has_own_replacements() -> None:
    scene = Scene("each all: tithe 2", goods=({"coin": 2}, {"coin": 2}), stalls=("", "abbey"))
    assert scene.has(0) == "" and scene.has(1) == "2 coin 1 vp"


def test_a_free_play_inside_an_effect_is_interrupted_by_a_reaction() -> None:
    """Four effects at once, each waiting for the one above it."""
    scene = Scene("take animal from discard; play-free it; coin", discard="lamb", stalls=("minstrel",), deck="cloak")
    assert scene.asked == "window" and scene.has() == ""
    pending = [frame["doing"] for frame in scene.pending()]
    assert pending == ["window", "lay", "play-free", "act"]
    scene.do("stall:minstrel")
    assert scene.ended and scene.has() == "1 coin 1 wool" and scene.cards(HAND) == "cloak"


# -- all at the same time, at any time, standing rules, scoring --------------------------------------------------------------


def test_everybody_chooses_at_the_same_time_and_nobody_sees_it() -> None:
    from core.fair import GAME

    state = GAME.new({}, 3, 5)
    assert state.to_act() == [0, 1, 2]
    state.apply(1, state.legal(1)[0])
    assert state.to_act() == [0, 2] and state.legal(1) == []
    other = state.resample(0, seeded(3))
    assert other.view(0) == state.view(0)
    state.apply(2, state.legal(2)[0])
    before = state.seen
    state.apply(0, state.legal(0)[0])
    assert state.seen == before + 3 and len(state.to_act()) == 1


def test_wool_may_be_sold_in_the_middle_of_an_effect_but_never_to_pay_a_cost_that_is_being_judged() -> None:
    scene = Scene("pay-any; vp per paid-coin", goods=({"coin": 1, "wool": 1},))
    assert scene.offer == "no yes sell"
    assert scene.do("sell").offer == "no yes"
    assert scene.do("yes", "yes").has() == "2 vp"
    assert Scene("(coin; coin) => vp", goods=({"coin": 1, "wool": 1},)).has() == "1 coin 1 wool"


def test_a_standing_rule_is_asked_by_the_rules() -> None:
    from core.fair.words import keeps

    scene = Scene("coin", stalls=("granary",))
    assert keeps(scene.state, 0, 0) and keeps(scene.state, 0, 1) and not keeps(scene.state, 0, 2)
    assert not keeps(scene.state, 1, 0)


@pytest.mark.parametrize(
    ("line", "coins", "stall", "worth"),
    [
        ("2 vp", 0, "", 2),
        ("vp per 3 coin max 4", 20, "", 4),
        ("if poor: 3 vp else: vp per card animal in stall", 1, "lamb dog", 2),
        ("if poor: 3 vp else: vp per card animal in stall", 0, "lamb dog", 3),
        ("vp, coin; 2 vp per card folk in stall", 0, "pedlar", 5),
    ],
)
def test_scores_are_told_without_doing_anything(line: str, coins: int, stall: str, worth: int) -> None:
    scene = Scene(line, section="score", goods=({"coin": coins},), stalls=(stall,))
    place = scene.tables.places["score"][scene.tables.kind[scene.probe]]
    before = scene.pending()
    assert tally(scene.state, 0, scene.probe, place, 2) == worth
    assert scene.pending() == before
