"""What buildings do, one test for each kind of ability."""

from __future__ import annotations

from typing import Any

import pytest

import asztal
from asztal.games.rollwrite import GAME, content
from asztal.games.rollwrite.layout import KEPT_GOODS, USED_TIMES
from asztal.games.rollwrite.state import NARROW_FIRST, RollWrite
from asztal.games.rollwrite.tables import SLOTS, STORE
from contract.tables import walk
from rollwrite.promises import rare
from rollwrite.setting import OWN, can, do, goods, growing, load, side, step, why, working


def with_working(village: str, *ids: str, **changes: Any) -> RollWrite:
    """A player growing with some finished buildings of a village."""
    return growing({"village": village}, finished=ids, **changes)


def next_round(village: str, *ids: str, dice: list[str], tile: str = "export") -> RollWrite:
    """The beginning of a round with some finished buildings, a roll and a favour tile taken."""
    scene = asztal.scene(GAME, {"village": village}, 1, 1, phase="favours", dice=dice)
    favours = [tile, *(one for one in scene.plain()["favours"] if one != tile)][:3]
    return do(load(scene.table(favours=favours).side(0, finished=ids, dice=dice).plain()), f"favour:{tile}")


BRIDGES4 = {"walls": 0, "cottages": 0, "granaries": 0, "bridges": 4}


def test_goods_come_when_growing_begins() -> None:
    state = next_round("ostia", "vineyard", dice=["stone", "wood", "stone"])
    assert side(state)["goods"] == goods(2, 1, 1)


def test_goods_for_each_die_that_shows_them() -> None:
    state = next_round("aquincum", "wheat-estate", dice=["food", "food", "stone"])
    assert side(state)["goods"] == goods(1, 0, 4)


def test_goods_if_any_die_shows_something() -> None:
    state = next_round("ravenna", "goat-pasture", dice=["gold", "gold", "stone"])
    assert side(state)["goods"] == goods(1, 0, 2, 2)
    state = next_round("ravenna", "goat-pasture", dice=["wood", "wood", "stone"])
    assert side(state)["goods"] == goods(1, 2)


def test_an_extra_action() -> None:
    state = next_round("wolf-ford", "war-drum", dice=["wood", "wood", "stone"])
    assert side(state)["actions"] == side(state)["worker"] + 1


def test_a_swap_of_certain_goods_twice_a_round() -> None:
    state = with_working("capua", "harbour-exchange", goods=goods(food=3))
    do(state, "use:b3", "use:b3")
    assert side(state)["goods"] == goods(stone=4, food=1) and why(state, "use:b3") == "why-used"
    reason = with_working("capua", "harbour-exchange", goods=goods(stone=3)).why_not(0, GAME.action("use:b3"))
    assert reason is not None and (reason.id, reason.args["stone"], reason.args["food"]) == ("why-cannot-pay", 0, 1)


def test_a_swap_for_another_kind_asks_what_to_pay_and_what_to_take() -> None:
    state = do(with_working("ostia", "forum-market", goods=goods(stone=1)), "use:b3")
    assert [GAME.code(a) for a in state.legal(0)] == ["pay:stone"] and why(state, "done") == "why-pay-first"
    do(state, "pay:stone")
    assert [GAME.code(a) for a in state.legal(0)] == ["take:wood", "take:food"]
    do(state, "take:food")
    assert side(state)["goods"] == goods(food=2)


def test_abilities_are_about_the_goods_of_who_uses_them() -> None:
    scene = asztal.scene(GAME, {"village": "ostia"}, 2, 1).side(0, goods=goods(2, 2, 2, 2))
    state = do(load(scene.side(1, finished="forum-market", goods=goods(wood=2)).plain()), "use:b3", seat=1)
    assert [GAME.code(a) for a in state.legal(1)] == ["pay:wood"] and asked(state, 1) == "@forum-market"
    do(state, "pay:wood", seat=1)
    assert [GAME.code(a) for a in state.legal(1)] == ["take:stone", "take:food"] and asked(state, 1) == "@forum-market"
    do(state, "take:stone", seat=1)
    assert side(state, 1)["goods"] == goods(stone=2, wood=1) and side(state)["goods"] == goods(2, 2, 2, 2)


def asked(state: RollWrite, seat: int) -> str | int:
    """The building a question is about."""
    prompt = GAME.prompt(state, seat)
    assert prompt is not None
    return prompt.args["name"]


def test_gold_for_three_of_one_kind() -> None:
    assert why(with_working("aquincum", "money-changers", goods=goods(3, 3, 3)), "use:b3") == "why-cannot-pay"
    state = do(with_working("aquincum", "money-changers", goods=goods(gold=1)), "use:b3", "take:wood")
    assert side(state)["goods"] == goods(wood=3)


def test_goods_for_points_and_gold_may_stand_in() -> None:
    state = do(with_working("aquincum", "theatre", goods=goods(stone=1, gold=1)), "use:b5")
    assert side(state)["points"] == 3 and side(state)["goods"] == goods()
    assert why(with_working("aquincum", "theatre", goods=goods(stone=1)), "use:b5") == "why-cannot-pay"


def test_goods_for_an_action() -> None:
    state = do(with_working("wolf-ford", "barter-tree", goods=goods(food=1)), "use:b3")
    assert side(state)["actions"] == 5


def test_a_condition_is_met_within_one_round() -> None:
    state = with_working("ostia", "arena", goods=goods(stone=1))
    do(state, "build:walls", "done")
    assert side(state)["points"] == 1
    assert side(do(with_working("ostia", "arena"), "done"))["points"] == 0


def test_what_is_left_counts_when_the_player_is_done() -> None:
    assert side(do(with_working("abydos", "sphinx-court", goods=goods(1, 0, 0, 1)), "done"))["points"] == 2
    assert side(do(with_working("abydos", "sphinx-court", goods=goods(1)), "done"))["points"] == 0


def test_a_discount_on_a_certain_good_is_used_by_itself_once() -> None:
    state = with_working("ostia", "aqueduct", goods=goods(stone=1))
    do(state, "build:walls", "build:walls")
    assert side(state)["goods"] == goods() and side(state)["boxes"]["walls"] == 2
    assert why(state, "build:walls") == "why-no-goods"


def overlapping(good: str, version: int | None = None) -> RollWrite:
    """A village of one's own in which the building for any track comes before the one for the walls."""
    village = OWN.replace('ability = "stone, wood"', f'ability = "discount {good} on any-track"')
    village = village.replace('ability = "discount food on village"', f'ability = "discount {good} on walls"')
    scene = asztal.scene(GAME, {"village": village}, 1, 1, version).side(
        0, finished="twins cheap-village", goods=goods(stone=1)
    )
    return load(scene.plain())


def test_of_overlapping_discounts_the_narrower_is_used_first() -> None:
    state = do(overlapping("stone"), "build:walls")
    assert side(state)["used"] == {"b4": 1} and side(state)["goods"] == goods(stone=1)
    do(state, "build:walls")
    assert side(state)["used"] == {"b3": 1, "b4": 1} and side(state)["goods"] == goods(stone=1)


@pytest.mark.parametrize("version", [None, NARROW_FIRST])
def test_of_overlapping_discounts_of_choice_the_narrower_is_used_first(version: int | None) -> None:
    state = do(overlapping("resource", version), "build:walls:less-stone")
    assert side(state)["used"] == {"b4": 1} and side(state)["goods"] == goods(stone=1)
    do(state, "build:walls:less-stone")
    assert side(state)["used"] == {"b3": 1, "b4": 1}


def test_version_1_used_discounts_in_the_order_of_the_village() -> None:
    for good, code in (("stone", "build:walls"), ("resource", "build:walls:less-stone")):
        state = do(overlapping(good, 1), code)
        assert side(state)["used"] == {"b3": 1} and state.dump()["version"] == 1
        assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.parametrize(
    ("ability", "code"),
    [
        ("cross walls", "build:walls"),
        ("discount stone on walls", "build:walls"),
        ("discount resource on walls", "build:walls:less-stone"),
    ],
)
def test_of_two_buildings_that_do_the_same_the_first_of_the_village_helps(ability: str, code: str) -> None:
    village = OWN.replace('ability = "resource"\ntimes = 2', f'ability = "{ability}"')
    village = village.replace('ability = "stone, wood"', f'ability = "{ability}"')
    state = do(with_working(village, "free-choice", "twins", goods=goods(stone=1), boxes=BRIDGES4), code)
    assert side(state)["used"]["b1"] == 1


def test_looking_at_prices_uses_no_discounts_up() -> None:
    village = OWN.replace('ability = "resource"\ntimes = 2', 'ability = "discount resource on walls"')
    village = village.replace('ability = "stone, wood"', 'ability = "discount stone on walls"')
    state = with_working(village, "free-choice", "twins", goods=goods(stone=1), boxes={**BRIDGES4, "walls": 3})
    assert can(state, "build:walls:less-stone") and "used" not in side(state)
    assert side(do(state, "build:walls"))["used"] == {"b3": 1}


def test_a_discount_in_the_village_helps_once_a_round() -> None:
    state = do(with_working(OWN, "cheap-village", goods=goods(wood=2)), "build:b5:1")
    assert side(state)["used"] == {"b4": 1} and why(state, "build:b2:2") == "why-no-goods"


def test_a_discount_helps_once_a_box_however_often_it_may_be_used() -> None:
    village = OWN.replace('on village"', 'on village"\ntimes = 2').replace("2 wood, food", "2 food")
    state = do(with_working(village, "cheap-village", goods=goods(food=1)), "build:b2:2")
    assert side(state)["used"] == {"b4": 1} and side(state)["goods"] == goods()


def test_a_discount_of_choice_is_chosen_when_building() -> None:
    state = with_working("ravenna", "crane-works", goods=goods(wood=1), boxes={**BRIDGES4, "bridges": 0, "cottages": 2})
    assert can(state, "build:cottages:less-food") and not can(state, "build:cottages:less-wood")
    do(state, "build:cottages:less-food")
    assert side(state)["goods"] == goods() and why(state, "build:walls:less-stone") == "why-no-discount"


@pytest.mark.parametrize(
    ("ability", "code"),
    [
        ("discount resource on any-track", "build:walls:less-stone"),
        ("discount stone on walls", "build:walls"),
        ("cross granaries", "build:granaries"),
        ("harvest", "harvest:1:2"),
        ("harvest-more", "harvest:1:1:more"),
        ("swap food for stone", "use:b1"),
    ],
)
def test_the_first_building_of_a_village_helps_like_any_other(ability: str, code: str) -> None:
    village = OWN.replace('ability = "resource"\ntimes = 2', f'ability = "{ability}"')
    state = with_working(village, "free-choice", goods=goods(food=1), boxes=BRIDGES4)
    assert can(state, code) and side(do(state, code))["used"] == {"b1": 1}
    assert not can(with_working(village, "reward", goods=goods(food=1), boxes=BRIDGES4, actions=0), code)


def test_a_box_without_an_action_on_one_track_only() -> None:
    state = with_working("tibur", "road-gang", goods=goods(2, 2, 2), actions=0)
    assert [GAME.code(a) for a in state.legal(0) if GAME.code(a).startswith("build")] == ["build:bridges"]
    do(state, "build:bridges")
    assert side(state)["round-boxes"] == 1 and not can(state, "build:bridges")


def test_any_box_without_an_action() -> None:
    state = with_working("reindeer-moor", "chieftains-ring", goods=goods(2, 2, 2), actions=0)
    assert can(state, "build:walls") and can(state, "build:b5:2")


def test_a_free_harvest_comes_before_actions() -> None:
    state = do(with_working("parrot-canopy", "parrot-market", boxes=BRIDGES4), "harvest:2:1")
    assert side(state)["actions"] == 4 and side(state)["goods"] == goods(stone=3)
    assert side(do(state, "harvest:2:2"))["actions"] == 3


def test_one_more_from_a_harvest_of_choice() -> None:
    state = with_working("moonpool", "honey-hollow", boxes=BRIDGES4)
    do(state, "harvest:1:1", "harvest:2:2:more")
    assert side(state)["goods"] == goods(stone=2, wood=4) and why(state, "harvest:2:1:more") == "why-no-more"


def test_storing_keeps_goods_for_the_next_round() -> None:
    state = do(with_working("nara", "merchant-ward", goods=goods(1, 0, 1)), "done")
    assert side(state)["kept"] == goods(1, 0, 1) and state.round == 2
    before = side(state)["dice"].count("stone")
    do(state, GAME.code(state.legal(0)[0]))
    assert side(state)["goods"]["stone"] == before + 1 and side(state)["kept"] == goods()


def test_storing_asks_what_to_keep_if_there_is_too_much() -> None:
    state = do(with_working("nara", "merchant-ward", goods=goods(3, 0, 1, 1)), "done", "keep:gold", "keep:food", "keep:stone")
    assert side(state)["kept"] == goods(1, 0, 1, 1) and state.round == 2


def test_a_store_for_one_keeps_one() -> None:
    village = OWN.replace('ability = "resource"\ntimes = 2', 'ability = "store"')
    state = do(with_working(village, "free-choice", goods=goods(1, 0, 1)), "done")
    assert [GAME.code(action) for action in state.legal(0)] == ["keep:stone", "keep:food"]
    assert side(do(state, "keep:food"))["kept"] == goods(food=1)
    state = do(with_working(village, "free-choice", goods=goods(wood=1)), "done")
    assert side(state)["kept"] == goods(wood=1)


def reroller(village: str, id: str) -> RollWrite:
    state = working(village, 1, 1, id)
    return do(state, GAME.code(state.legal(0)[0]))


def test_rerolls_come_before_anything_else() -> None:
    state = reroller("texcoco", "causeway-gate")
    assert side(state)["goods"] == goods() and why(state, "build:walls") == "why-reroll-first"
    do(state, "begin")
    assert why(state, "reroll:1") == "why-no-rerolls-now" and step(state) == "grow"


def test_dice_chosen_for_one_reroll_are_rolled_together() -> None:
    state = reroller("texcoco", "causeway-gate")
    before = state.chance.words()
    do(state, "use:b3", "reroll:1")
    assert state.chance.words() == before and not can(state, "reroll:1") and can(state, "roll")
    do(state, "reroll:3")
    assert state.chance.words() != before and step(state) == "grow"


def test_the_worker_die_is_rerolled_at_once() -> None:
    state = do(reroller("cholula", "jaguar-house"), "use:b4")
    assert step(state) == "grow" and side(state)["worker"] in (3, 4, 5)


def test_a_die_of_any_kind() -> None:
    state = do(reroller("tula", "cacao-bank"), "use:b3")
    assert [GAME.code(a) for a in state.legal(0)] == ["reroll:1", "reroll:2", "reroll:3", "reroll:worker"]


def test_a_reroll_changes_only_the_own_dice() -> None:
    for seed in range(8):
        state = working("texcoco", seed, 2, "causeway-gate")
        plain = state.dump()
        while state.view(None).phase == "favours":
            seat = state.to_act()[0]
            state.apply(seat, state.legal(seat)[0])
        do(state, "use:b3", "reroll:1", "reroll:2")
        assert side(state, 1)["dice"] == plain["dice"] == state.dump()["dice"]


def test_own_villages_have_abilities_no_printed_one_has() -> None:
    state = with_working(OWN, "free-choice")
    do(state, "use:b1", "take:wood", "use:b1", "take:food")
    assert side(state)["goods"] == goods(0, 1, 1) and why(state, "use:b1") == "why-used"
    state = with_working(OWN, "reward")
    assert why(state, "use:b2") == "why-condition"
    do(state, "build:b3:1", "use:b2")
    assert side(state)["goods"] == goods(stone=2) and side(state)["actions"] == 4
    state = with_working(OWN, "any-two", goods=goods(1, 0, 0, 2))
    do(state, "use:b5", "pay:stone", "pay:gold")
    assert side(state)["points"] == 3 and side(state)["goods"] == goods(gold=1)
    state = with_working(OWN, "cheap-village")
    assert can(state, "build:b5:1")


def test_the_log_tells_what_was_paid_and_taken_each_time() -> None:
    village = OWN.replace('ability = "resource"', 'ability = "2 resource"')
    state = with_working(village, "free-choice", "any-two", goods=goods(2, 0, 0, 2))
    state.listen()
    do(state, "use:b1", "take:wood", "take:stone", "use:b1", "take:food", "take:food")
    do(state, "use:b5", "pay:stone", "pay:gold", "use:b5", "pay:stone", "pay:stone", "build:b3:1")
    lines = [GAME.line(state, event, None) for event in state.heard()]
    assert [GAME.speaker("en").say(line, ["Anna"]) for line in lines if line] == [
        "Anna gained 1 wood by Free Choice.",
        "Anna gained 1 stone by Free Choice.",
        "Anna gained 1 food by Free Choice.",
        "Anna gained 1 food by Free Choice.",
        "Anna swapped 1 stone and 1 gold for 3 victory points by Any Two.",
        "Anna swapped 2 stone for 3 victory points by Any Two.",
        "Anna crossed out 1 box of Twins.",
    ]


@pytest.mark.parametrize(("left", "points"), [(0, 0), (1, 3), (2, 3), (3, 0)])
def test_a_condition_may_name_the_most_and_the_least(left: int, points: int) -> None:
    village = OWN.replace("if crossed boxes 1+: 2 stone, action", "if left 1-2: 3 vp")
    state = with_working(village, "reward", goods=goods(food=left))
    assert side(do(state, "done"))["points"] == points


@pytest.mark.parametrize("good", ["stone", "wood", "food", "gold"])
def test_who_pays_a_certain_good_has_to_have_any_other_besides(good: str) -> None:
    village = OWN.replace('ability = "2 resource => 3 vp"', f'ability = "{good}, resource => 3 vp"')
    state = with_working(village, "any-two", goods={**goods(), good: 1})
    assert not can(state, "use:b5")
    state = with_working(village, "any-two", goods={**goods(), good: 2})
    assert side(do(state, "use:b5", f"pay:{good}"))["points"] == 3 and side(state)["goods"] == goods()


def test_estates_raise_numbers_and_uses() -> None:
    state = with_working("ostia", "vineyard", "aqueduct")
    plain = state.dump()
    one = plain["sides"][0]
    one["boxes"] = {"walls": 5, "cottages": 5, "granaries": 4, "bridges": 4}
    one["estates"] = ["b1:1:1", "b4:1:2"]
    plain["round"] = 3
    state = load(plain)
    assert state.amount(0, 0) == 2 and state.times(0, 3) == 2


def test_every_standing_rule_of_every_village_helps_somebody() -> None:
    """Rules have no steps the contract suite could list: being used, or keeping something, is what shows that they work."""
    villages = content.village_list("", "")
    rules = {building.id for village in villages for building in village.buildings if building.does <= STORE}
    helped: set[str] = set()
    for seed, state in enumerate(rare()):
        assert isinstance(state, RollWrite)
        for _ in walk(state, seed):
            for seat in range(int(state.seats)):
                keeps = int(state.working(seat, STORE)) if state.goods(seat, KEPT_GOODS) else 0
                used = [slot for slot in range(SLOTS) if state.get(seat, USED_TIMES + slot) or keeps >> slot & 1]
                helped.update(state.building_id(seat, slot) for slot in used)
    assert sorted(rules - helped) == []
