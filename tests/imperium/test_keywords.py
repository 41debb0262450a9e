"""The rulebook's chapter of keywords, one after the other, each on a card that has it."""

from __future__ import annotations

from typing import Any

import pytest

from imperium.desk import Desk, Table, kind_of

MARKET = ("oasis", "elders", "corruption", "armenians", "shrine")
"""A region, two uncivilised cards, a civilised one and a tributary."""


def slot(table: Table, number: int) -> dict[str, Any]:
    found: dict[str, Any] = next(card for card in table.state.dump()["market"] if card["slot"] == number)
    return found


def unrest_under(table: Table, number: int) -> int:
    host = slot(table, number)["card"]
    return sum(card["host"] == host for card in table.state.dump()["under"])


# -- abandon -------------------------------------------------------------------------------------------------------------------


def test_an_abandoned_card_takes_its_garrison_along() -> None:
    desk = (
        Desk("celts", "romans").put(0, "hand", "boudicca").put(1, "play", "dalmatia").lodge(1, "dalmatia", "glory", "conquer")
    )
    table = desk.table().do("hand:boudicca")
    assert table.cards(1, "discard") == {"dalmatia": 1, "glory": 1, "conquer": 1}


def test_the_victim_chooses_what_is_abandoned() -> None:
    desk = Desk("celts", "romans").put(0, "hand", "boudicca").put(1, "play", "dalmatia", "raetia")
    table = desk.table().do("hand:boudicca")
    assert table.seat == 1 and set(table.offer()) == {"play:dalmatia", "play:raetia"}


def test_only_pinned_cards_in_play_are_abandoned_so_cities_stay_out_of_reach_of_region_hunters() -> None:
    desk = Desk("celts", "romans").put(0, "hand", "boudicca").put(1, "play", "city-of-rome")
    assert desk.table().do("hand:boudicca").cards(1, "play") == {"city-of-rome": 1}


# -- acquire -------------------------------------------------------------------------------------------------------------------


def test_an_acquired_card_comes_with_its_tokens_and_its_unrest() -> None:
    desk = Desk("romans", "celts").market(*MARKET, prg=2).side(0, mat=3, prg=0).put(0, "hand", "advance")
    table = desk.table().do("hand:advance", "market:2")
    assert table.cards(0, "hand") == {"elders": 1, "unrest": 1}
    assert table.goods(0)[2] == 2


def test_a_slot_is_filled_from_its_own_deck_with_unrest_but_no_progress() -> None:
    desk = Desk("romans", "celts").market(*MARKET).pile("uncivilised", "oracle").side(0, mat=3, prg=0).put(0, "hand", "advance")
    table = desk.table().do("hand:advance", "market:2")
    assert slot(table, 2) == {"card": "oracle", "slot": 2} and unrest_under(table, 2) == 1


def test_a_slot_whose_deck_is_empty_is_filled_from_the_main_deck() -> None:
    desk = Desk("romans", "celts").market(*MARKET).empty("uncivilised").pile("main", "river").side(0, mat=3, prg=0)
    table = desk.put(0, "hand", "advance").table().do("hand:advance", "market:2")
    assert slot(table, 2)["card"] == "river" and unrest_under(table, 2) == 0


def test_of_two_cards_the_second_may_be_a_new_one() -> None:
    desk = Desk("romans", "celts", commons="legends").market("plain", "elders", "corruption", "etruscans", "monument")
    table = desk.pile("regions", "moor").put(0, "hand", "macedonians").table().do("hand:macedonians")
    table.all("ask-acquire")
    assert table.cards(0, "hand") == {"plain": 1, "moor": 1}


# -- attacks and protection ----------------------------------------------------------------------------------------------------


def raid(*play: str, **goods: int) -> Desk:
    """Seat 0 will steal material from seat 1."""
    desk = Desk("greeks", "romans").put(0, "hand", "greek-mercenaries").side(0, mat=0, prg=0).side(1, **{"mat": 3, **goods})
    return desk.put(1, "play", *play)


def test_a_region_may_be_recalled_to_avoid_an_attack() -> None:
    table = raid("cape").table().do("hand:greek-mercenaries")
    assert table.seat == 1
    table.do(table.offer()[-1])
    assert table.goods(1)[0] == 3 and table.cards(1, "hand") == {"cape": 1} and table.goods(0)[0] == 0


def test_whoever_declines_is_hit() -> None:
    table = raid("cape").table().do("hand:greek-mercenaries")
    table.do(table.offer()[0])
    assert table.goods(1)[0] == 1 and table.goods(0)[0] == 2


def test_the_gains_of_others_are_part_of_the_attack() -> None:
    """Greek Mercenaries give each other player population; a protected player is left out of all of it."""
    table = raid("cape").table().do("hand:greek-mercenaries")
    table.do(table.offer()[-1])
    assert table.goods(1)[1] == 2


def test_a_standing_army_is_bought_off_by_the_attacker() -> None:
    desk = Desk("greeks", "romans", "celts", "vikings").put(0, "hand", "greek-mercenaries").side(0, mat=0, prg=1)
    table = desk.put(2, "play", "standing-army").side(2, mat=3).table().do("hand:greek-mercenaries")
    assert table.seat == 0 and table.asked() == "ask-attacker"
    table.do("yes")
    assert table.goods(2)[0] == 1


def test_an_attack_needs_no_victim() -> None:
    desk = Desk("celts", "romans").put(0, "hand", "boudicca").side(0, prg=0)
    assert desk.table().do("hand:boudicca").goods(0)[2] == 1


# -- break through -------------------------------------------------------------------------------------------------------------


def breaking(*market: str) -> Desk:
    return Desk("romans", "celts").market(*(market or MARKET), prg=1).side(0, prg=0).put(0, "hand", "praiseworthy")


def test_a_market_card_comes_with_its_tokens_and_without_unrest() -> None:
    desk = breaking()
    pile = len(desk.plain["unrest"])
    table = desk.table().do("hand:praiseworthy", "option:2", "market:2")
    assert table.cards(0, "hand") == {"elders": 1} and table.goods(0)[2] == 1
    assert len(table.pile("unrest")) == pile + 1 - unrest_under(table, 2)


@pytest.mark.parametrize(("suit", "zone", "card"), [
    ("region", "regions", "river"), ("uncivilised", "uncivilised", "oracle"), ("civilised", "civilised", "coinage"),
])  # fmt: skip
def test_the_top_card_of_a_deck(suit: str, zone: str, card: str) -> None:
    table = breaking().pile(zone, card).table().do("hand:praiseworthy", "option:2", f"suit:{suit}")
    assert table.cards(0, "hand") == {card: 1}


def test_tributaries_are_dug_out_of_the_main_deck() -> None:
    table = breaking().pile("main", "coinage", "aksumites").table().do("hand:praiseworthy", "option:2", "suit:tributary")
    assert table.cards(0, "hand") == {"aksumites": 1} and "coinage" in table.pile("main")


def test_so_is_a_suit_whose_deck_is_empty() -> None:
    desk = breaking().empty("regions").pile("main", "coinage", "river")
    table = desk.table().do("hand:praiseworthy", "option:2", "suit:region")
    assert table.cards(0, "hand") == {"river": 1}


def test_who_finds_nothing_gains_two_progress() -> None:
    desk = breaking().empty("main").pile("main", "coinage", "river")
    table = desk.table().do("hand:praiseworthy", "option:2", "suit:tributary")
    assert table.goods(0)[2] == 2 and table.cards(0, "hand") == {}
    assert sorted(table.pile("main")) == ["coinage", "river"]


def test_innovating_discards_the_hand_and_breaks_through() -> None:
    desk = Desk("romans", "celts").market(*MARKET).put(0, "hand", "glory", "advance").pile("civilised", "coinage")
    table = desk.table().do("innovate", "suit:civilised")
    assert table.cards(0, "hand") == {"coinage": 1} and table.cards(0, "discard") == {"glory": 1, "advance": 1}
    assert table.asked() == "ask-market-token"


# -- develop -------------------------------------------------------------------------------------------------------------------


def test_developing_by_a_card_needs_no_exhaust_token() -> None:
    desk = Desk("persians", "romans").side(0, empire=True, mat=4, pop=0, prg=0, exhausts=0, development_used=True)
    table = desk.put(0, "hand", "development-persians").table().do("hand:development-persians").do("option:1")
    table.all("ask-develop")
    assert table.cards(0, "discard")["windmills"] == 1 and table.goods(0)[0] == 0


def test_developing_the_last_card_triggers_the_end() -> None:
    desk = Desk("persians", "romans").side(0, empire=True, mat=4, pop=0, prg=0).put(0, "hand", "development-persians")
    table = desk.only(0, "development", "windmills").table().do("hand:development-persians")
    if table.asked() == "ask-choose":
        table.do("option:1")
    assert table.ending != ""


@pytest.mark.parametrize(("cheaper", "card", "left"), [
    ("medicine", "egyptian-expansion", (0, 1, 0)), ("medicine", "obelisk", (0, 1, 0)),
])  # fmt: skip
def test_cheaper_development(cheaper: str, card: str, left: tuple[int, int, int]) -> None:
    cost = {"egyptian-expansion": (0, 4), "obelisk": (2, 2)}[card]
    desk = Desk("egyptians", "romans").side(0, empire=True, mat=cost[0], pop=cost[1], prg=0).put(0, "play", cheaper)
    table = desk.only(0, "development", card).put(0, "hand", "development-egyptians").table().do("hand:development-egyptians")
    if table.asked() == "ask-choose":
        table.do("option:1")
    assert table.goods(0) == left


# -- exhaust -------------------------------------------------------------------------------------------------------------------


def test_a_card_is_exhausted_once_a_turn_and_costs_a_token() -> None:
    table = Desk("romans", "celts").side(0, empire=True).put(0, "play", "coinage").table().do("play:coinage")
    assert "play:coinage" not in table.offer() and table.side(0)["exhausts"] == 4


def test_without_exhaust_tokens_nothing_is_exhausted() -> None:
    assert "play:coinage" not in Desk("romans", "celts").put(0, "play", "coinage").side(0, exhausts=0).table().offer()


def test_the_state_icon_limits_playing_not_using() -> None:
    desk = Desk("romans", "celts").put(0, "play", "coinage").put(0, "hand", "education")
    assert "play:coinage" in desk.table().offer() and "hand:education" not in desk.table().offer()


def test_a_returned_exhaust_token_lets_a_card_be_used_again() -> None:
    desk = Desk("macedonians", "romans").put(0, "play", "mosaics", exhausted=True).put(0, "hand", "uxians", "glory")
    desk.put(0, "discard", "advance").side(0, exhausts=2, mat=1)
    table = desk.table().do("hand:uxians")
    while table.asked() not in ("ask-turn", "ask-activate"):
        table.do(table.offer()[-1])
    assert table.side(0)["exhausts"] == 3 and "play:mosaics" in table.offer()


def test_the_ambassador_borrows_an_ability_even_of_an_exhausted_card() -> None:
    desk = (
        Desk("romans", "celts", "greeks").put(0, "play", "ambassador").put(1, "play", "cauldron-of-cerridwen", exhausted=True)
    )
    table = desk.side(0, prg=1, pop=0).table().do("play:ambassador")
    table.all("ask-use-exhaust")
    assert table.goods(0)[1:] == (2, 0) and table.side(0)["exhausts"] == 4


# -- exile and swaps -----------------------------------------------------------------------------------------------------------


def test_a_market_card_with_tokens_is_not_exiled() -> None:
    desk = Desk("romans", "celts").market(*MARKET, prg=1).put(0, "hand", "jungle")
    del next(card for card in desk.plain["market"] if card["slot"] == 5)["prg"]
    table = desk.table().do("hand:jungle")
    assert "shrine" in table.pile("exile") and table.asked() != "ask-exile"


def test_unrest_under_an_exiled_card_goes_back_to_the_pile() -> None:
    desk = Desk("romans", "celts").market(*MARKET).pile("main", "river").put(0, "hand", "jungle")
    pile = len(desk.plain["unrest"])
    table = desk.table().do("hand:jungle", "market:5")
    assert len(table.pile("unrest")) == pile + 1 and slot(table, 5)["card"] == "river"


def test_a_swap_leaves_the_tokens_on_the_new_card() -> None:
    desk = (
        Desk("greeks", "romans")
        .side(0, empire=True)
        .market(*MARKET, prg=2)
        .pile("exile", "coinage")
        .put(0, "play", "lighthouse")
    )
    table = desk.table().do("play:lighthouse")
    if table.asked() == "ask-choose":
        table.do("option:2")
    table.do("market:1").all("ask-swap-for")
    assert slot(table, 1) == {"card": "coinage", "prg": 2, "slot": 1} and unrest_under(table, 1) == 1
    assert table.pile("exile") == ["oasis"]


# -- find ----------------------------------------------------------------------------------------------------------------------


def test_finding_puts_the_card_where_it_says_and_shuffles() -> None:
    desk = Desk("arthurians", "romans").put(0, "hand", "lawnslot-llyn").put(0, "deck", "guennuvar").empty("fame")
    table = desk.pile("fame", "great").table().do("hand:lawnslot-llyn")
    assert table.cards(0, "history") == {"guennuvar": 1} and table.cards(0, "hand") == {"great": 1}
    assert "lawnslot-llyn" in table.pile("exile")


def test_a_search_in_the_nation_deck_leaves_its_last_card_at_the_bottom() -> None:
    desk = Desk("mauryans", "romans").put(0, "hand", "chanakya")
    table = desk.table().do("hand:chanakya")
    if table.asked() == "ask-choose":
        table.do("option:2")
    assert table.cards(0, "discard")["arthashastra"] == 1
    assert kind_of(table.side(0)["nation"][-1]) == "glory"


def test_finding_nothing_stops_what_it_would_have_paid_for() -> None:
    desk = Desk("arthurians", "romans").side(0, ignores=True).put(0, "hand", "taliesin-the-bard")
    for knight in ("cai", "peredur", "king-arthur", "myrddin-wyllt", "bedwyr", "gwalchmei"):
        desk.put(0, "history", knight)
    table = desk.table().do("hand:taliesin-the-bard")
    assert table.asked() != "ask-look"


# -- free play -----------------------------------------------------------------------------------------------------------------


def test_free_play_needs_no_action_token_and_works_once_a_turn() -> None:
    desk = Desk("romans", "celts").side(0, actions=0).put(0, "hand", "assyrians")
    table = desk.table().do("hand:assyrians")
    assert table.goods(0)[1] == 3
    marked = Desk("romans", "celts").side(0, actions=0).put(0, "hand", "assyrians", **{"played-free": True}).table()
    assert "hand:assyrians" not in marked.offer()


def test_who_has_no_action_token_plays_nothing_else() -> None:
    assert "hand:aksumites" not in Desk("romans", "celts").side(0, actions=0).put(0, "hand", "aksumites").table().offer()


def test_masonry_makes_cities_free() -> None:
    desk = Desk("romans", "celts", "greeks", "vikings", commons="legends").side(0, actions=0).put(0, "play", "masonry")
    assert "hand:city-of-rome" in desk.put(0, "hand", "city-of-rome").table().offer()


# -- garrison ------------------------------------------------------------------------------------------------------------------


def test_a_garrisoned_card_is_not_in_play() -> None:
    desk = Desk("romans", "celts").put(0, "play", "dalmatia").lodge(0, "dalmatia", "city-of-rome")
    table = desk.side(0, empire=True).put(0, "hand", "rome-the-eternal-city").table()
    assert "hand:rome-the-eternal-city" not in table.offer()


def test_a_recalled_host_brings_its_garrison_to_the_hand() -> None:
    desk = Desk("scythians", "romans").put(0, "hand", "raiders").put(1, "play", "dalmatia").lodge(1, "dalmatia", "glory")
    table = desk.table().do("hand:raiders")
    assert table.cards(1, "hand") == {"dalmatia": 1, "glory": 1}


def test_glory_and_triumphant_are_never_garrisoned() -> None:
    table = Desk("romans", "celts").put(0, "hand", "dalmatia", "glory", "triumphant", "advance").table().do("hand:dalmatia")
    assert table.asked() == "ask-garrison" and table.offer() == ["done", "hand:advance"]


def test_a_knight_under_a_region_repeats_its_effect_and_that_is_no_play_of_a_region() -> None:
    desk = Desk("mauryans", "romans").side(0, empire=True, pop=0).put(0, "play", "gandhara").put(0, "hand", "cataphract")
    table = desk.market(*MARKET).table().do("hand:cataphract")
    while table.asked() not in ("ask-turn", "ask-activate"):
        assert "power:mauryans-a" not in table.offer()
        table.do(next((code for code in ("yes", "play:gandhara") if code in table.offer()), table.offer()[0]))
    assert table.goods(0)[1] == 1 and table.cards(0, "garrison") == {"cataphract": 1}


# -- give ----------------------------------------------------------------------------------------------------------------------


def test_everybody_else_gets_a_card_of_the_givers_choice() -> None:
    desk = Desk("carthaginians", "romans", "celts").side(0, empire=True).put(0, "hand", "exports", "glory", "unrest")
    table = desk.table().do("hand:exports", "hand:unrest").all("ask-give")
    assert table.cards(1, "hand") == {"unrest": 1} and table.cards(2, "hand") == {"glory": 1}


def test_whoever_has_too_few_cards_gives_as_many_as_there_are() -> None:
    desk = Desk("carthaginians", "romans", "celts").side(0, empire=True).put(0, "hand", "exports", "glory")
    table = desk.table().do("hand:exports").all("ask-give")
    assert table.cards(1, "hand") == {"glory": 1} and table.cards(2, "hand") == {}


# -- look ----------------------------------------------------------------------------------------------------------------------


def test_of_two_fame_cards_one_is_taken_and_one_goes_back() -> None:
    desk = Desk("celts", "romans").put(0, "hand", "glory").put(0, "play", "belgica", "britannia", "celtica").empty("fame")
    table = desk.pile("fame", "great", "notorious", "glorious").table().do("hand:glory").all("ask-abandon")
    assert set(table.offer()) == {"looked:great", "looked:notorious"}
    table.do("looked:notorious")
    assert table.pile("fame") == ["great", "glorious"] and table.cards(0, "hand") == {"notorious": 1}


# -- paying --------------------------------------------------------------------------------------------------------------------


def test_progress_stands_for_population_one_for_one() -> None:
    table = (
        Desk("romans", "celts")
        .side(0, mat=0, pop=1, prg=2)
        .put(0, "hand", "conquer")
        .market(*MARKET)
        .table()
        .do("hand:conquer")
    )
    table.do("option:1")
    assert set(table.offer()) == {"pay:0,1", "pay:0,2"}
    assert table.do("pay:0,1").goods(0) == (0, 0, 1)


def test_progress_stands_for_two_material_without_change() -> None:
    desk = Desk("romans", "celts").side(0, mat=0, pop=0, prg=2).put(0, "hand", "diplomacy").pile("main", "aksumites")
    table = desk.market(*MARKET).table().do("hand:diplomacy")
    assert table.goods(0) == (0, 0, 0)


def test_material_never_stands_for_anything_else() -> None:
    table = Desk("romans", "celts").side(0, mat=9, pop=0, prg=0, empire=True).put(0, "hand", "mercenaries").table()
    if "hand:mercenaries" in table.offer():
        table.do("hand:mercenaries")
    assert table.goods(0)[0] == 9 and table.side(0)["actions"] == 3


# -- unrest --------------------------------------------------------------------------------------------------------------------


def test_unrest_is_played_and_paid_to_be_rid_of_it() -> None:
    desk = Desk("romans", "celts").side(0, mat=0, pop=1, prg=0).put(0, "hand", "unrest")
    pile = len(desk.plain["unrest"])
    table = desk.table().do("hand:unrest")
    assert table.goods(0)[1] == 0 and len(table.pile("unrest")) == pile + 1 and table.side(0)["actions"] == 2


@pytest.mark.parametrize(("card", "nation", "mat"), [("pyramids", "egyptians", 2), ("long-walls-i", "qin", 1)])
def test_cheaper_unrest(card: str, nation: str, mat: int) -> None:
    desk = Desk(nation, "romans").side(0, mat=mat, pop=0, prg=0, empire=True).put(0, "play", card).put(0, "hand", "unrest")
    assert desk.table().do("hand:unrest").goods(0)[0] == 0


def test_cheaper_unrest_needs_one_card_less_too() -> None:
    desk = Desk("egyptians", "romans").side(0, mat=0, pop=0, prg=0, empire=True).put(0, "play", "pyramids")
    table = desk.put(0, "hand", "unrest", "glory").table().do("hand:unrest")
    assert table.cards(0, "hand") == {} and table.cards(0, "discard") == {"glory": 1}


def test_revolting_returns_any_number_and_is_the_whole_turn() -> None:
    table = Desk("romans", "celts").put(0, "hand", "unrest", "unrest", "glory").table().do("revolt", "hand:unrest", "done")
    assert table.cards(0, "hand") == {"unrest": 1, "glory": 1} and table.asked() == "ask-market-token"


def test_with_the_last_unrest_everything_collapses_at_once() -> None:
    desk = Desk("romans", "celts").side(0, empire=True).put(0, "hand", "corruption")
    while len(desk.plain["unrest"]) > 1:
        desk.plain["sides"][0]["deck"].append(desk.plain["unrest"].pop())
    table = desk.table().do("hand:corruption")
    assert table.state.over and [score.won for score in table.state.result().scores] == [False, True]


# -- icons, hand size ----------------------------------------------------------------------------------------------------------


def test_a_fertile_icon_may_count_as_three_production_icons() -> None:
    desk = Desk("carthaginians", "celts").side(0, mat=0).put(0, "play", "agriculture", "iberia").put(0, "hand", "prosperity")
    table = desk.only(0, "deck").only(1, "deck").table().do("play:agriculture", "hand:prosperity", "option:1")
    assert table.goods(0)[0] == 1 + 3


@pytest.mark.parametrize(("named", "won"), [("region", True), ("civilised", False)])
def test_gambling(named: str, won: bool) -> None:
    desk = Desk("romans", "celts").side(0, mat=1, prg=0).put(0, "hand", "gambling").pile("main", "river")
    table = desk.table().do("hand:gambling", f"suit:{named}")
    assert (table.cards(0, "hand")["river"] == 1) == won and ("river" in table.pile("exile")) != won


def test_a_lost_icon_lets_empires_play_conquer() -> None:
    desk = Desk("romans", "celts").side(0, empire=True).put(0, "hand", "conquer").market(*MARKET)
    assert "hand:conquer" not in desk.table().offer()
    assert "hand:conquer" in desk.put(0, "play", "legions").table().offer()


def test_two_more_cards_in_hand() -> None:
    desk = Desk("romans", "celts").put(0, "play", "awe-inspiring", "legions")
    table = desk.table().tidy()
    assert sum(table.cards(0, "hand").values()) == 7
