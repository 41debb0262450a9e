"""Named cards: every note of the rulebook and of the facts on a card is a test here, named after the card."""

from typing import Any

import pytest

from asztal.core.pieces import ALL_EYES
from asztal.games.settlers import GAME, log
from asztal.games.settlers.layout import DEAL, DISCARD, EMPIRE, FOUNDATION, HAND, OWN_DECK, ROUTE, SAMURAI_THERE, UNDER
from asztal.games.settlers.rounds import clean_up, store
from settlers.desk import Desk

DEALS_ENDED = (log.CANCELLED, log.ROUTE_CANCELLED)

# -- Japanese ------------------------------------------------------------------------------------------------------------


def test_gate_cards_stay_under_it_give_a_point_each_and_two_more_for_three() -> None:
    desk = Desk("japanese", "roman").empire(0, "gate").hand(0, "ruins", "mill", "farm").goods(1, worker=1)
    desk.do("tuck:ruins", "tuck:mill", "tuck:farm")
    assert desk.has(0, "vp") == 3
    assert desk.count(UNDER, 0) == 3 and desk.count(HAND, 0) == 0
    desk.do("pass", "pass")  # through cleanup into the next round
    assert desk.count(UNDER, 0) == 3
    score = desk.state.result().scores[0]
    assert score.parts["part-special"] == 2 and score.cards == {"gate": 2}


def test_gate_and_shrine_cannot_be_razed_but_take_samurai() -> None:
    desk = Desk("barbarian", "japanese").empire(1, "gate", "shrine", "farm").hand(1, "gate").goods(0, raze_token=3)
    assert [code for code in desk.codes() if code.startswith("raze")] == ["raze:1:farm"]
    assert desk.why("raze:1:gate") == "why-no-raze-field"
    desk.turn(1).goods(1, worker=1, raze_token=1)
    assert desk.may("samurai:gate") and desk.may("samurai:shrine")
    assert not desk.may("raze:hand:gate")


def test_gate_lost_takes_its_cards_with_it() -> None:
    desk = Desk("japanese", "roman").empire(0, "gate").hand(0, "ruins", "farm", "stalls").goods(0, wood=1)
    desk.do("tuck:ruins", "tuck:farm", "build:stalls")
    assert desk.there("gate", DISCARD, 0) and desk.there("ruins", DISCARD, 0) and desk.there("farm", DISCARD, 0)


def test_gate_keeps_its_cards_wherever_the_japanese_sit() -> None:
    desk = Desk("roman", "barbarian", "japanese").empire(2, "gate", "gate").hand(2, "ruins", "farm").hand(0, "mill").turn(2)
    desk.lay("under", 2, "quarry", "statue", host="gate").empire(0, "engineers").goods(0, worker=2)
    assert desk.state.result().scores[2].parts["part-special"] == 0
    desk.do("tuck:ruins", "copy:1")
    assert desk.state.result().scores[2].cards == {"gate": 2, "gate.2": 0}
    desk.turn(0).do("activate:engineers", "copy:1")
    assert desk.count(UNDER, 2) == 0 and all(desk.there(card, DISCARD, 0) for card in ("gate", "ruins", "quarry", "statue"))
    assert desk.count(HAND, 2) == 1 and desk.count(EMPIRE, 2) == 1


def test_garrison_discards_any_location_without_razing() -> None:
    desk = Desk("japanese", "roman").empire(0, "garrison", "pillory").empire(1, "mill", "stonemason")
    desk.goods(0, raze_token=2)
    desk.do("activate:garrison")
    assert desk.codes() == ["target:1:mill", "target:1:stonemason"]
    desk.do("target:1:mill")
    assert desk.there("mill", DISCARD, 0) and desk.count(FOUNDATION, 1) == 0
    assert desk.has(1, "wood") == 0 and desk.held(0) == {}  # neither goods nor the point of Pillory


def test_trade_route_deal_is_marked_unseen_and_pays_at_once_and_every_round() -> None:
    desk = Desk("japanese", "roman").empire(0, "trade-route-food", "dojo").empire(1, "stonemason", "mill").goods(0, food=1)
    deck = desk.count(OWN_DECK, 0)
    desk.do("activate:trade-route-food")  # the one faction location is the only choice
    assert desk.has(0, "stone") == 1 and desk.has(0, "vp") == 1  # Dojo: a deal was made
    assert desk.count(OWN_DECK, 0) == deck - 1
    marker = int(desk.state.rings.inside(ROUTE, 0)[0])
    assert desk.state.rings.known(marker) == 0  # seen by nobody
    desk.produce(0)
    assert desk.has(0, "stone") == 2


def test_trade_route_deals_survive_the_loss_of_trade_route_but_not_of_the_location() -> None:
    desk = Desk("japanese", "roman").empire(0, "trade-route-food").empire(1, "stonemason").goods(0, food=1)
    desk.do("activate:trade-route-food")
    desk.state.discard(desk.piece("trade-route-food", EMPIRE, 0))
    desk.produce(0)
    assert desk.has(0, "stone") == 2
    desk.state.discard(desk.piece("stonemason", EMPIRE, 1))
    assert desk.count(ROUTE, 0) == 0
    desk.produce(0)
    assert desk.has(0, "stone") == 2


def test_trade_route_needs_a_card_to_mark_with_and_a_location_without_a_marker() -> None:
    desk = Desk("japanese", "roman").empire(0, "trade-route-food", "trade-route-vp").empire(1, "stonemason").goods(0, food=2)
    desk.do("activate:trade-route-food")
    desk.turn(0)
    assert not desk.may("activate:trade-route-vp")
    for left in (0, 1):
        desk = Desk("roman", "japanese").empire(1, "trade-route-food").empire(0, "stonemason").goods(1, food=1).turn(1)
        desk.say(gone=desk.state.dump()["sides"][1]["faction-deck"][left:])
        assert desk.may("activate:trade-route-food") is (left == 1)


def test_negotiator_builds_an_own_deal_without_giving_a_location() -> None:
    desk = Desk("japanese", "roman").empire(0, "negotiator").deals(0, "stalls", "farm").goods(0, worker=1, wood=1)
    desk.do("activate:negotiator")
    assert desk.codes() == ["build:farm", "build:stalls"]
    desk.do("build:stalls")
    assert desk.there("stalls", EMPIRE, 0) and desk.there("negotiator", EMPIRE, 0)
    assert desk.held(0) == {}


def test_negotiator_cannot_choose_trade_route_deals() -> None:
    desk = Desk("japanese", "roman").empire(0, "trade-route-food", "negotiator").empire(1, "stonemason")
    desk.goods(0, food=1, worker=2, stone=5, wood=5)
    desk.do("activate:trade-route-food")
    desk.turn(0)
    assert not desk.may("activate:negotiator")


def test_ninjas_bring_two_samurai_and_the_second_is_lost_without_a_place() -> None:
    desk = Desk("japanese", "roman").hand(0, "ninjas").empire(0, "ruins").goods(0, stone=1)
    desk.do("build:ninjas")
    assert desk.state.marks[desk.piece("ninjas", EMPIRE, 0)] & SAMURAI_THERE
    assert desk.held(0) == {}
    two = Desk("japanese", "roman").hand(0, "ninjas").empire(0, "ruins", "farm").goods(0, stone=1)
    two.do("build:ninjas", "give:ruins")
    two.do("choose:farm")
    assert two.state.marks[two.piece("farm", EMPIRE, 0)] & SAMURAI_THERE
    assert two.state.marks[two.piece("ninjas", EMPIRE, 0)] & SAMURAI_THERE


def test_ninjas_discard_a_deal_and_gain_its_good_once() -> None:
    desk = Desk("japanese", "roman").empire(0, "ninjas").deals(1, "stonemason").goods(0, worker=1)
    desk.do("activate:ninjas")
    assert desk.held(0) == {"stone": 1} and desk.count(DEAL, 1) == 0


def test_shrine_keeps_resources_for_the_best_tier() -> None:
    for amount, points in ((2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (20, 10)):
        desk = Desk("japanese", "roman").empire(0, "shrine").goods(0, wood=amount, gold=1)
        assert not desk.may("offer:gold") if "offer:gold" in desk.codes() else True
        for _ in range(amount):
            desk.do("offer:wood")
        score = desk.state.result().scores[0]
        assert score.parts["part-special"] == points and score.cards == {"shrine": points}
    desk.do("pass", "pass")
    assert desk.state.goods_on(desk.piece("shrine", EMPIRE, 0)) == 20


def test_buddhas_temple_keeps_one_of_two_and_shuffles_the_other_back() -> None:
    desk = Desk("japanese", "roman").empire(0, "buddhas-temple")
    deck = desk.count(OWN_DECK, 0)
    desk.on_top(0, "casino", "farm").produce(0)
    assert desk.codes() == ["take:farm", "take:casino"]
    desk.do("take:casino")
    assert desk.there("casino", HAND, 0) and desk.count(OWN_DECK, 0) == deck - 1


def test_daimyos_castle_counts_at_most_three_samurai() -> None:
    locations = ("daimyos-castle-gold", "farm", "stalls", "casino")
    for n, points in ((0, 0), (2, 2), (4, 3)):
        desk = Desk("japanese", "roman").empire(0, *locations[:n], samurai=True).empire(0, *locations[n:])
        desk.produce(0)
        assert desk.has(0, "vp") == points
    free = Desk("japanese", "roman", options={"caps": "first"}).empire(0, *locations, samurai=True)
    assert free.produce(0).has(0, "vp") == 4


def test_school_of_diplomacy_turns_goods_of_deals_into_points() -> None:
    desk = Desk("japanese", "roman").empire(0, "school-of-diplomacy").deals(0, "farm", "stalls", "casino", "shrine")
    desk.produce(0)
    desk.do("draw:faction")
    drawn = [code for code in desk.codes() if code.startswith("discard:")]
    assert len(drawn) == 1
    assert [code for code in desk.codes() if code.startswith("swap")] == ["swap:worker", "swap:food", "swap:gold"]
    desk.do("swap:worker", drawn[0], "done")
    assert desk.has(0, "vp") == 2 and desk.has(0, "worker") == 4 and desk.has(0, "food") == 1
    assert desk.count(HAND, 0) == 0
    point = Desk("japanese", "roman").empire(0, "school-of-diplomacy").deals(0, "dojo", "stalls").produce(0)
    assert point.codes() == ["swap:food", "done"]  # a point for a point is no choice


def test_only_the_japanese_train_samurai() -> None:
    desk = Desk("japanese", "roman").empire(0, "farm").empire(1, "builder").goods(1, worker=1)
    assert desk.why("samurai:farm") == "why-no-worker"
    assert desk.turn(1).why("samurai:builder") == "why-no-samurai"


def test_every_deal_for_a_victory_point_pays_one() -> None:
    assert Desk("japanese", "roman").deals(0, "dojo", "dojo").produce(0).has(0, "vp") == 2


# -- Egyptians -----------------------------------------------------------------------------------------------------------


def test_chariot_builder_razes_whatever_protects_for_its_one_token() -> None:
    desk = Desk("egyptian", "japanese").empire(0, "chariot-builder").empire(1, "farm", samurai=True).empire(1, "mill")
    desk.turn(1).goods(1, defense_token=1).do("defend:mill")
    desk.turn(0).goods(0, raze_token=1).do("activate:chariot-builder")
    assert desk.codes() == ["raze:1:mill", "raze:1:farm"]
    desk.do("raze:1:mill")
    assert desk.held(0) == {"worker": 1, "food": 1}
    assert desk.there("mill", FOUNDATION, 1) and desk.has(1, "wood") == 1


def test_sanctuary_lays_a_common_card_as_foundation_for_a_stone_and_is_no_razing() -> None:
    desk = Desk("egyptian", "roman").empire(0, "sanctuary", "pillory").hand(0, "mill", "pyramid", "ruins").goods(0, worker=1)
    desk.do("activate:sanctuary")
    assert desk.codes() == ["choose:mill", "choose:ruins"]  # common cards only
    desk.do("choose:mill")
    assert desk.there("mill", FOUNDATION, 0)
    assert desk.held(0) == {"stone": 1, "vp": 1}  # no wood, no point of Pillory
    card = desk.piece("mill", FOUNDATION, 0)
    assert desk.state.rings.known(card) == ALL_EYES  # all have seen it
    desk.turn(0).goods(0, stone=1).hand(0, "quarry").hand(0, "gold-bazaar")
    desk.do("build:gold-bazaar", "give:foundation")
    assert desk.there("mill", DISCARD, 0)


def test_oasis_brings_a_worker_for_every_pair_up_to_four() -> None:
    desk = Desk("roman", "egyptian").empire(1, "oasis").goods(0, worker=10)
    desk.do("exchange:wood", "exchange:stone", "exchange:food")
    assert desk.has(1, "worker") == 3
    desk.do("exchange:wood", "exchange:wood")
    assert desk.has(1, "worker") == 4
    first = Desk("roman", "egyptian", options={"oasis": "first"}).empire(1, "oasis").goods(0, worker=10)
    first.do(*["exchange:wood"] * 5)
    assert first.has(1, "worker") == 5


def test_oasis_brings_workers_to_whoever_sits_first() -> None:
    desk = Desk("egyptian", "roman", "barbarian").empire(0, "oasis").goods(1, worker=6).goods(2, worker=6).turn(1)
    desk.do("exchange:wood", "exchange:wood", "exchange:wood")
    assert desk.has(0, "worker") == 3
    desk.turn(2).do("exchange:wood", "exchange:wood")
    assert desk.has(0, "worker") == 4  # at most four in a round, whoever exchanges
    clean_up(desk.state)
    desk.goods(1, worker=8).turn(1).do(*["exchange:wood"] * 4)
    assert desk.has(0, "worker") == 4  # a new round


def test_oasis_counts_only_opponents_pairs_and_gives_two_workers_when_built() -> None:
    desk = Desk("egyptian", "roman").hand(0, "oasis").empire(0, "ruins").goods(0, food=1)
    desk.do("build:oasis")
    assert desk.held(0) == {"worker": 2}
    desk.turn(0).do("exchange:wood")
    assert desk.held(0) == {"wood": 1}


def test_temple_of_ra_takes_over_for_the_round_without_producing() -> None:
    desk = Desk("egyptian", "roman", "barbarian").empire(0, "temple-of-ra").empire(1, "stonemason", "masons-guild")
    desk.do("activate:temple-of-ra")
    assert desk.codes() == ["target:1:masons-guild", "target:1:stonemason"]
    desk.do("target:1:stonemason")
    assert desk.held(0) == {} and desk.there("stonemason", EMPIRE, 0)
    assert not desk.turn(0).may("activate:temple-of-ra")
    desk.goods(0, wood=9, stone=9, food=9).hand(0, "pyramid", "sphinx")
    desk.do("build:sphinx")  # nothing but the Temple itself may be discarded for it
    assert desk.there("stonemason", EMPIRE, 0) and desk.there("temple-of-ra", DISCARD, 0)
    desk.turn(1).hand(1, "gardens").goods(1, wood=5, stone=5)
    desk.do("build:gardens")
    assert desk.there("masons-guild", DISCARD, 0)  # its owner cannot discard the other either
    desk.turn(0).do("pass", "pass", "pass")
    assert desk.there("stonemason", EMPIRE, 1)


def test_temple_of_ra_lets_use_what_its_owner_has_not_used_up() -> None:
    desk = (
        Desk("egyptian", "roman").empire(0, "temple-of-ra").empire(1, "masons-guild", "gold-mine").goods(1, worker=2, stone=2)
    )
    desk.turn(1).do("activate:masons-guild")
    desk.turn(1).do("activate:gold-mine")
    desk.turn(0).goods(0, worker=4, stone=4).do("activate:temple-of-ra", "target:1:masons-guild")
    desk.turn(0)
    assert not desk.may("activate:masons-guild")
    again = Desk("egyptian", "roman").empire(0, "temple-of-ra").empire(1, "gold-mine").goods(1, worker=2)
    again.turn(1).do("activate:gold-mine")
    again.turn(0).goods(0, worker=4).do("activate:temple-of-ra")
    again.turn(0)
    assert again.may("activate:gold-mine") and not again.may("activate-twice:gold-mine")


def test_temple_of_ra_razed_location_gives_egypt_the_wood_and_the_owner_the_foundation() -> None:
    desk = Desk("egyptian", "roman", "barbarian").empire(0, "temple-of-ra").empire(1, "mill")
    desk.do("activate:temple-of-ra")
    desk.turn(2).goods(2, raze_token=2).do("raze:0:mill")
    assert desk.there("mill", FOUNDATION, 1)
    assert desk.has(0, "wood") == 1 and desk.has(1, "wood") == 0


def test_what_temple_of_ra_has_taken_over_is_nothing_to_give_up() -> None:
    desk = Desk("roman", "egyptian", "barbarian").empire(0, "gold-mine").empire(1, "temple-of-ra", "gold-mine")
    desk.hand(1, "sphinx").goods(1, wood=9, stone=9, food=9).turn(1).do("activate:temple-of-ra")
    taken, own = (int(piece) for piece in desk.state.rings.inside(EMPIRE, 1) if desk.state.is_common(piece))
    assert desk.state.taken_from(taken) == 0 and desk.state.taken_from(own) < 0
    desk.turn(1).do("build:sphinx")
    assert desk.codes() == ["give:gold-mine", "give:temple-of-ra"]
    desk.do("give:gold-mine")  # its own is the only one that can be meant
    assert desk.state.rings.lies(taken, EMPIRE, 1) and desk.state.rings.lies(own, DISCARD, 0)
    alone = Desk("roman", "egyptian").empire(0, "mill").empire(1, "temple-of-ra").turn(1).do("activate:temple-of-ra")
    alone.hand(1, "sphinx").goods(1, wood=9, stone=9, food=9).turn(1)
    assert alone.may("build:sphinx")
    alone.state.discard(alone.piece("temple-of-ra", EMPIRE, 1))
    assert not alone.turn(1).may("build:sphinx")


@pytest.mark.parametrize("round", [1, 5])
def test_temple_of_ra_gives_back_to_whoever_sits_first(round: int) -> None:
    desk = Desk("roman", "egyptian", "barbarian").empire(0, "mill", "gold-mine").empire(1, "temple-of-ra").turn(1, round=round)
    desk.do("activate:temple-of-ra", "target:0:gold-mine", "pass", "pass", "pass")
    assert desk.there("gold-mine", EMPIRE, 0) and not desk.state.marks[desk.piece("gold-mine", EMPIRE, 0)]
    razed = Desk("roman", "egyptian", "barbarian").empire(0, "mill").empire(1, "temple-of-ra").turn(1)
    razed.do("activate:temple-of-ra").turn(2).goods(2, raze_token=2).do("raze:1:mill")
    assert razed.there("mill", FOUNDATION, 0) and razed.has(1, "wood") == 1


def test_temple_of_ra_takes_features_along() -> None:
    desk = (
        Desk("egyptian", "roman")
        .empire(0, "temple-of-ra", "ruins")
        .empire(1, "mill")
        .hand(0, "johnny-the-hunter")
        .goods(0, wood=1)
    )
    desk.do("activate:temple-of-ra")
    desk.turn(0).do("build:johnny-the-hunter")
    assert desk.held(0) == {"gold": 1, "vp": 1}


def test_desert_is_free_to_build_and_makes_an_opponent_discard_a_card_of_their_choice() -> None:
    desk = Desk("egyptian", "roman", "barbarian").hand(0, "desert").hand(1, "mill", "ruins")
    desk.do("build:desert", "draw:common", "draw:common")
    assert desk.count(HAND, 0) == 2
    desk.turn(0).do("activate:desert")
    desk.do(desk.codes()[0])
    assert desk.codes() == ["opponent:1", "opponent:2"]
    desk.do("opponent:1")
    assert desk.seat == 1 and desk.codes() == ["discard:mill", "discard:ruins"]
    desk.do("discard:ruins")
    assert desk.has(0, "vp") == 1 and desk.count(HAND, 0) == 1 and desk.count(HAND, 1) == 1
    alone = Desk("egyptian", "roman").empire(0, "desert").hand(0, "mill")
    assert alone.may("activate:desert") and not alone.say(sides={1: {"passed": True}}).may("activate:desert")


def test_sphinx_adds_a_point_also_in_production_and_each_sphinx_its_own() -> None:
    desk = Desk("egyptian", "roman").empire(0, "sphinx", "pharaohs-guard", "monument")
    desk.produce(0).do("option:2")
    assert desk.has(0, "vp") == 4  # 2 + 1, and the single point of the Monument
    two = Desk("egyptian", "roman").empire(0, "sphinx", "sphinx", "alley-of-sphinxes").goods(0, gold=2)
    two.do("activate:alley-of-sphinxes")
    assert two.has(0, "vp") == 4


def test_slaver_may_exchange_at_every_faction_location_its_own_too() -> None:
    desk = Desk("egyptian", "roman").hand(0, "slaver").empire(0, "ruins").goods(0, stone=2, gold=1)
    desk.do("build:slaver", "gold:0")
    assert desk.codes() == ["option:1", "option:2", "decline"]
    desk.do("option:1")
    assert desk.held(0) == {"stone": 1, "vp": 2}
    none = Desk("egyptian", "roman").hand(0, "slaver").empire(0, "ruins").goods(0, stone=1, defense_token=1)
    none.do("build:slaver")
    assert none.seat == 1  # nothing to pay with: nothing to ask


def test_royal_bath_and_jugglers_make_a_used_location_fresh() -> None:
    desk = Desk("egyptian", "roman").empire(0, "royal-bath", "royal-bath", "gold-mine").goods(0, gold=2, worker=6)
    assert not desk.may("activate:royal-bath")
    desk.do("activate-twice:gold-mine")
    desk.turn(0).do("activate:royal-bath")
    desk.turn(0)
    assert desk.may("activate-twice:gold-mine")  # both activations are back
    common = Desk("roman", "egyptian").empire(0, "wandering-jugglers", "coal-mine").goods(0, worker=3)
    common.do("activate:coal-mine")
    common.turn(0).do("activate:wandering-jugglers")
    assert common.turn(0).may("activate:coal-mine")


def test_scorpion_breeder_blocks_for_the_round() -> None:
    desk = Desk("egyptian", "roman").empire(0, "scorpion-breeder").empire(1, "gold-mine").goods(0, worker=1).goods(1, worker=2)
    desk.do("activate:scorpion-breeder")
    desk.turn(1)
    assert not desk.may("activate:gold-mine") and desk.why("activate:gold-mine") == "why-blocked"
    desk.do("pass", "pass")
    assert not desk.state.marks[desk.piece("gold-mine", EMPIRE, 1)]


# -- Romans --------------------------------------------------------------------------------------------------------------


def test_trade_colony_is_brown_grey_and_red_at_once() -> None:
    desk = Desk("roman", "egyptian").hand(0, "trade-colony").empire(0, "ruins", "supplier", "mill", "carpenters-workshop")
    desk.goods(0, wood=1, stone=2)
    desk.do("build:trade-colony", "give:ruins")
    assert desk.held(0) == {"worker": 1, "gold": 4, "vp": 3}


def test_spies_take_a_deal_without_making_one_and_no_trade_route_deal() -> None:
    desk = Desk("roman", "japanese").empire(0, "spies", "stonemason").empire(1, "trade-route-food", "dojo").goods(1, food=1)
    desk.turn(1).do("activate:trade-route-food", "target:0:stonemason")
    desk.turn(0).goods(0, worker=1)
    assert not desk.may("activate:spies")
    desk.deals(1, "farm")
    desk.do("activate:spies")
    assert desk.held(0) == {"vp": 1}  # the good comes in the next production
    assert desk.there("farm", DEAL, 0)
    assert desk.produce(0).has(0, "worker") == 3


def test_engineers_remove_a_location_for_good() -> None:
    desk = Desk("roman", "egyptian").empire(0, "engineers").empire(1, "pyramid").goods(0, worker=2)
    desk.do("activate:engineers")
    assert desk.there("pyramid", DISCARD, 0) and desk.held(0) == {"vp": 1} and desk.held(1) == {}


def test_warehouses_store_resources_and_losing_them_keeps_the_goods_until_cleanup() -> None:
    desk = Desk("roman", "egyptian").empire(0, "warehouses").goods(0, wood=2, stone=3, food=1, gold=2, worker=4, raze_token=2)
    desk.turn(0, round=1).do("pass", "pass")
    held = desk.held(0)
    assert (held["wood"], held["stone"], held["food"]) == (2, 3, 1) or desk.state.round() == 2
    kept = Desk("roman", "egyptian").empire(0, "warehouses").goods(0, wood=2, gold=2, raze_token=1)
    store(kept.state, 0)
    assert kept.held(0) == {"wood": 2, "raze-token": 1}
    kept.state.discard(kept.piece("warehouses", EMPIRE, 0))
    assert kept.held(0) == {"wood": 2, "raze-token": 1}  # still there to be used
    store(kept.state, 0)
    assert kept.held(0) == {"raze-token": 1}


def test_administration_gives_gold_or_a_point_for_every_faction_location_its_own_too() -> None:
    for choice, good in (("option:1", "gold"), ("option:2", "vp")):
        desk = Desk("roman", "egyptian").hand(0, "administration").empire(0, "ruins").goods(0, stone=2)
        desk.do("build:administration")
        assert desk.codes() == ["option:1", "option:2"]
        desk.do(choice)
        assert desk.held(0) == {good: 1}


# -- Barbarians ----------------------------------------------------------------------------------------------------------


def test_rabble_razes_an_own_common_location() -> None:
    desk = Desk("barbarian", "roman").empire(0, "rabble", "mill", "ruins", "raid").goods(0, worker=2)
    desk.do("activate:rabble")  # the Mill is the only one: Ruins have no raze field
    assert desk.there("mill", FOUNDATION, 0)
    assert desk.held(0) == {"worker": 1, "wood": 1, "food": 1, "vp": 1}  # Raid counts this razing too


def test_pack_takes_one_good_and_razes_nothing() -> None:
    desk = Desk("barbarian", "roman").empire(0, "pack-gold", "raid").empire(1, "gold-creek", "ruins").goods(0, worker=2)
    desk.do("activate-twice:pack-gold")
    assert desk.codes() == ["gain:worker", "gain:gold"]
    desk.do("gain:gold", "gain:gold")
    assert desk.held(0) == {"gold": 2} and desk.there("gold-creek", EMPIRE, 1)


def test_mission_chooses_the_deck_for_each_card() -> None:
    desk = Desk("barbarian", "roman").empire(0, "mission").goods(0, worker=1).on_top(0, "mill").on_top(0, "idol")
    desk.do("activate:mission", "draw:common", "draw:faction")
    assert desk.codes() == ["take:mill", "take:idol"]
    desk.do("take:idol")
    assert desk.there("idol", HAND, 0) and desk.there("mill", DISCARD, 0)


def test_robbers_may_discard_a_trade_route_deal() -> None:
    desk = Desk("barbarian", "japanese").empire(0, "robbers", "settlement").empire(1, "trade-route-food").goods(1, food=1)
    desk.turn(1).do("activate:trade-route-food", "target:0:settlement")
    desk.turn(0).goods(0, worker=2).deals(1, "farm").do("activate:robbers")
    assert desk.codes() == ["cancel:1:farm", "route:settlement"]
    desk.state.listen()
    desk.state.apply(0, GAME.action("route:settlement"))
    told = [(event.kind, desk.state.t.piece_ids[event.a]) for event in desk.state.heard() if event.kind in DEALS_ENDED]
    assert told == [(log.ROUTE_CANCELLED, "settlement")]  # not the card that lies face down
    assert desk.count(ROUTE, 1) == 0 and desk.has(0, "vp") == 1
    desk.do("draw:common")
    assert desk.count(HAND, 0) == 1


def test_robbers_are_told_with_the_card_of_the_deal() -> None:
    desk = Desk("barbarian", "japanese").empire(0, "robbers").goods(0, worker=2).deals(1, "farm")
    desk.state.listen()
    desk.state.apply(0, GAME.action("activate:robbers"))
    told = [(event.kind, desk.state.t.piece_ids[event.a]) for event in desk.state.heard() if event.kind in DEALS_ENDED]
    assert told == [(log.CANCELLED, "farm")]


def test_dark_chapel_pays_the_usual_price_and_more_for_protection() -> None:
    desk = (
        Desk("barbarian", "roman")
        .empire(0, "dark-chapel-worker", "raid")
        .empire(1, "mill", "gold-creek")
        .hand(0, "castle-stone")
    )
    desk.turn(1).goods(1, defense_token=1).do("defend:mill")
    desk.turn(0).goods(0, raze_token=2).do("activate:dark-chapel-worker")
    assert desk.codes() == ["raze:hand:castle-stone", "raze:1:gold-creek"]  # the Mill would cost 3
    desk.do("raze:1:gold-creek")
    assert desk.codes() == ["swap:worker", "swap:gold", "done"]
    desk.do("swap:worker", "swap:gold")
    assert desk.held(0) == {"vp": 5}  # 2 for each good, 1 from Raid
    hand = Desk("barbarian", "roman").empire(0, "dark-chapel-worker").hand(0, "castle-stone").goods(0, raze_token=1)
    hand.do("activate:dark-chapel-worker", "draw:common", "draw:common")
    assert all(code.startswith("discard:") or code == "done" for code in hand.codes())
    hand.do(hand.codes()[0], "done")
    assert hand.has(0, "vp") == 2 and hand.count(HAND, 0) == 1
    assert not hand.state.marks[hand.state.rings.inside(HAND, 0)[0]]  # what is kept is a card like any other
    point = Desk("barbarian", "roman").empire(0, "dark-chapel-worker").empire(1, "pillory").goods(0, raze_token=2, worker=1)
    point.do("activate:dark-chapel-worker")
    assert point.codes() == ["swap:wood", "swap:vp", "done"]
    assert point.do("swap:vp", "swap:wood").held(0) == {"vp": 4, "worker": 1}
    gone = Desk("barbarian", "roman").empire(0, "dark-chapel-worker").empire(1, "pillory").goods(0, raze_token=2)
    assert gone.do("activate:dark-chapel-worker").goods(0, wood=0).codes() == ["swap:vp", "done"]
    cards = Desk("barbarian", "roman").empire(0, "dark-chapel-worker").hand(0, "castle-stone", "joiner").goods(0, raze_token=1)
    cards.on_top(0, "joiner", "mill").do("activate:dark-chapel-worker", "raze:hand:castle-stone", "draw:common", "draw:common")
    old = min(int(card) for card in cards.state.rings.inside(HAND, 0))
    assert cards.codes() == ["discard:mill", "discard:joiner", "done"]
    cards.do("discard:joiner")
    assert old in cards.state.rings.inside(HAND, 0) and cards.codes() == ["discard:mill", "done"]


def test_saboteurs_take_a_resource_from_a_supply() -> None:
    desk = Desk("barbarian", "roman").empire(0, "saboteurs-gold").goods(0, worker=1).goods(1, stone=1, food=1, gold=3)
    desk.do("activate:saboteurs-gold")
    assert desk.codes() == ["steal:1:stone", "steal:1:food"]
    desk.do("steal:1:food")
    assert desk.held(0) == {"food": 1} and desk.held(1) == {"stone": 1, "gold": 3}


def test_barter_takes_any_resources_and_gold_for_them() -> None:
    desk = Desk("barbarian", "roman").empire(0, "barter").goods(0, wood=1, food=1, gold=1)
    desk.do("activate:barter")
    assert desk.codes() == ["pay:wood", "pay:food", "pay:gold"]
    assert GAME.speaker("en").say(GAME.prompt(desk.state, 0), ["Anna", "Béla"]) == "2 resources to pay: which is the next?"
    desk.do("pay:food", "pay:gold")
    assert desk.held(0) == {"wood": 1, "vp": 2}


def test_hillfort_counts_itself_and_at_most_six() -> None:
    black = ("pillory", "barracks", "barracks", "armorer", "armorer", "armorer", "raid")
    desk = Desk("barbarian", "roman").hand(0, "hillfort").empire(0, "ruins", *black).goods(0, wood=2)
    desk.do("build:hillfort", "give:ruins")
    assert desk.has(0, "vp") == 6
    first = (
        Desk("barbarian", "roman", options={"caps": "first"}).hand(0, "hillfort").empire(0, "ruins", *black).goods(0, wood=2)
    )
    first.do("build:hillfort", "give:ruins")
    assert first.has(0, "vp") == 8


# -- common cards --------------------------------------------------------------------------------------------------------


def test_imperial_messenger_may_use_a_trade_route_deal() -> None:
    desk = Desk("japanese", "roman").empire(0, "trade-route-food", "imperial-messenger").empire(1, "stonemason")
    desk.goods(0, food=1, worker=1).deals(0, "stalls")
    desk.do("activate:trade-route-food")
    desk.turn(0).do("activate:imperial-messenger")
    assert desk.codes() == ["cancel:0:stalls", "route:stonemason"]
    desk.do("route:stonemason")
    assert desk.held(0) == {"stone": 2} and desk.count(ROUTE, 0) == 1


def test_hanseatic_league_may_discard_a_trade_route_deal_and_works_twice() -> None:
    desk = Desk("japanese", "roman").empire(0, "trade-route-food", "hanseatic-league").empire(1, "stonemason")
    desk.goods(0, food=1, worker=2).deals(0, "stalls")
    desk.do("activate:trade-route-food")
    desk.turn(0).do("activate-twice:hanseatic-league", "route:stonemason")
    assert desk.held(0) == {"stone": 1, "vp": 4}
    assert desk.count(ROUTE, 0) == 0 and desk.count(DEAL, 0) == 0


def test_porters_copy_common_or_faction_production_but_no_bonus() -> None:
    desk = Desk("roman", "egyptian").empire(0, "porters", "quarry", "stonemason", "mill").goods(0, food=1)
    desk.do("activate:porters")
    assert desk.codes() == ["choose:quarry", "choose:stonemason"]
    desk.do("choose:quarry")
    assert desk.held(0) == {"stone": 1}


def test_farmers_at_work_copy_another_location_not_themselves() -> None:
    desk = Desk("roman", "egyptian").empire(0, "quarry", "small-town").hand(0, "farmers-at-work").goods(0, wood=3)
    desk.do("build:farmers-at-work")
    assert desk.codes() == ["choose:quarry", "choose:small-town"]
    desk.do("choose:small-town", "draw:common")
    assert desk.held(0) == {"worker": 2} and desk.count(HAND, 0) == 1
    alone = Desk("roman", "egyptian").hand(0, "farmers-at-work").goods(0, wood=3)
    alone.do("build:farmers-at-work", "draw:common")
    assert alone.held(0) == {}


def test_ruins_are_free_without_colour_and_cannot_be_razed() -> None:
    desk = Desk("roman", "barbarian").hand(0, "ruins", "ruins")
    desk.do("build:ruins")
    assert desk.held(0) == {"worker": 1}
    assert desk.state.t.colours[desk.state.t.ids.index("ruins")] == 0
    desk.turn(1).goods(1, raze_token=5)
    assert not desk.may("raze:0:ruins") and desk.why("raze:0:ruins") == "why-no-raze-field"


def test_settlers_build_a_faction_card_from_hand_without_a_location() -> None:
    desk = (
        Desk("roman", "egyptian")
        .empire(0, "settlers")
        .hand(0, "stonemason", "mill", "administration")
        .goods(0, wood=2, stone=1)
    )
    desk.do("activate:settlers")  # only the Stonemason can be paid for
    assert desk.there("stonemason", EMPIRE, 0) and desk.there("settlers", EMPIRE, 0)
    assert desk.held(0) == {"stone": 2}
    poor = Desk("roman", "egyptian").empire(0, "settlers").hand(0, "stonemason").goods(0, wood=1, stone=1)
    assert not poor.may("activate:settlers")  # 1 wood for the action and 1 for the building are needed


def test_tavern_costs_a_card() -> None:
    desk = Desk("roman", "egyptian").empire(0, "tavern").hand(0, "mill", "ruins")
    desk.do("activate:tavern", "discard:mill")
    assert desk.held(0) == {"vp": 2} and desk.there("mill", DISCARD, 0)


def test_each_colour_feature_counts_its_own_building() -> None:
    for card, goods in (
        ("supplier", {"wood": 1, "stone": 2}),
        ("mill", {"wood": 3}),
        ("carpenters-workshop", {"wood": 3}),
        ("roadside-inn", {"wood": 3}),
        ("matthias-the-merchant", {"wood": 1, "stone": 2}),
    ):
        desk = Desk("roman", "egyptian").hand(0, card).goods(0, **goods)
        desk.do(f"build:{card}")
        assert desk.held(0) == {"gold": 1, "vp": 1}, card


def test_wood_storage_kind_counts_itself_caps_at_six_and_draws_a_card() -> None:
    brown = ("old-forest", "lumberjacks", "carpenter", "joiner", "joiner", "new-forest", "new-forest")
    desk = Desk("roman", "egyptian").hand(0, "wood-storage").empire(0, *brown).goods(0, wood=2, stone=1)
    desk.do("build:wood-storage", "draw:faction")
    assert desk.has(0, "vp") == 6 and desk.count(HAND, 0) == 1


def test_printings_of_one_kind_are_different_cards() -> None:
    desk = Desk("roman", "egyptian").hand(0, "village-worker", "village-worker-wood").goods(0, wood=1, raze_token=1)
    assert [code for code in desk.codes() if "village" in code] == [
        "build:village-worker",
        "build:village-worker-wood",
        "raze:hand:village-worker",
        "raze:hand:village-worker-wood",
    ]
    desk.do("raze:hand:village-worker-wood")
    assert desk.held(0) == {"worker": 1, "wood": 2}


# -- in the second seat ----------------------------------------------------------------------------------------------------

WHEREVER: dict[str, tuple[str, dict[str, Any], list[str], dict[str, int]]] = {
    "saboteurs-gold": ("barbarian", {"worker": 1}, [], {"food": 1}),
    "pack-gold": ("barbarian", {"worker": 1}, ["gain:vp"], {"vp": 1}),
    "dark-chapel-worker": ("barbarian", {"raze_token": 2}, ["swap:wood", "done"], {"vp": 3}),
    "robbers": ("barbarian", {"worker": 2}, ["draw:common"], {"vp": 1}),
    "negotiator": ("japanese", {"worker": 1, "wood": 1, "deals": ["stalls"]}, [], {}),
    "trade-route-food": ("japanese", {"food": 1}, [], {"stone": 1}),
    "ninjas": ("japanese", {"worker": 1}, [], {"stone": 1}),
    "sanctuary": ("egyptian", {"worker": 1, "hand": ["mill", "pyramid"]}, [], {"stone": 1, "vp": 1}),
    "settlers": ("roman", {"wood": 2, "stone": 1, "hand": ["stonemason", "mill"]}, [], {"stone": 2}),
    "spies": ("roman", {"worker": 1}, [], {"vp": 1}),
    "tavern": ("barbarian", {"hand": ["mill", "quarry"]}, ["discard:mill"], {"vp": 2}),
    "porters": ("barbarian", {"food": 1, "empire": ["quarry"]}, [], {"stone": 1}),
    "imperial-messenger": ("japanese", {"worker": 1, "deals": ["farm"]}, [], {"worker": 1}),
    "hanseatic-league": ("japanese", {"worker": 1, "deals": ["farm"]}, [], {"vp": 2}),
}
DONE = {
    log.STOLE, log.POINTED, log.DISCARDED, log.LAID, log.COPIED, log.TOOK_DEAL, log.USED_DEAL, log.ROUTE, log.CANCELLED,
    log.SWAPPED, log.BUILT, log.PAID,
}  # fmt: skip


@pytest.mark.parametrize("card", WHEREVER)
def test_a_card_serves_its_player_in_the_second_seat_too(card: str) -> None:
    faction, has, codes, held = WHEREVER[card]
    other = "roman" if faction != "roman" else "japanese"
    theirs = {"roman": ("stonemason", "builder"), "japanese": ("dojo", "farm")}[other]
    desk = Desk(other, faction).empire(0, theirs[0], "pillory").deals(0, theirs[1]).goods(0, food=1).empire(1, card)
    desk.say(sides={1: {name.replace("_", "-"): value for name, value in has.items()}}).turn(1)
    desk.state.listen()
    for code in (f"activate:{card}", *codes):
        desk.state.apply(1, GAME.action(code))
    assert desk.held(1) == held
    assert all(event.seat == 1 for event in desk.state.heard() if event.kind in DONE)


def test_choosing_among_drawn_cards_in_the_second_seat() -> None:
    desk = Desk("roman", "barbarian").empire(1, "mission").goods(1, worker=1).on_top(0, "mill").on_top(1, "idol").turn(1)
    desk.do("activate:mission", "draw:common", "draw:faction", "take:idol")
    assert desk.there("idol", HAND, 1) and desk.there("mill", DISCARD, 0)
    temple = Desk("roman", "japanese").empire(1, "buddhas-temple", "daimyos-castle-gold", samurai=True)
    deck = temple.count(OWN_DECK, 1)
    temple.on_top(1, "casino", "farm").produce(1).do("take:casino")
    assert temple.there("casino", HAND, 1) and temple.count(OWN_DECK, 1) == deck - 1 and temple.has(1, "vp") == 2
