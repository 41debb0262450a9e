"""What is special about each nation: its power card, and the rules only it has."""

from __future__ import annotations

import pytest

from imperium.desk import Desk, Table

# -- Arthurians ----------------------------------------------------------------------------------------------------------------


def test_arthurians_begin_with_quests_where_others_have_developments_and_with_the_court_in_play() -> None:
    table = Desk("arthurians", "romans").table()
    assert set(table.cards(0, "development")) == {"graal", "lawnslot-llyn", "twrch-trwyth", "taliesin-the-bard", "excalibur"}
    assert table.cards(0, "power") == {"arthurians-a": 1, "king-arthurs-court": 1}


def to_solstice(table: Table) -> Table:
    """Both players do nothing; the solstice begins."""
    return table.tidy().tidy()


def through_solstice(table: Table, *wanted: str) -> Table:
    """What is wanted is decided where it is offered, everything else is declined or the first that is offered."""
    while table.asked() not in ("ask-turn", "ask-activate"):
        offer = table.offer()
        table.do(next((code for code in wanted if code in offer), "no" if "no" in offer else offer[0]))
    return table


def test_a_quest_becomes_active_at_the_solstice_for_an_unrest_but_never_the_graal_while_others_are_left() -> None:
    table = to_solstice(Desk("arthurians", "romans").table())
    while "development:excalibur" not in table.offer():
        offer = table.offer()
        assert table.asked() not in ("ask-turn", "ask-activate")
        table.do(next((code for code in ("power:king-arthurs-court", "yes") if code in offer), offer[0]))
    assert "development:graal" not in table.offer()
    before = table.cards(0, "hand")["unrest"]
    table.do("development:excalibur")
    assert table.side(0)["garrison"] == [{"card": "excalibur", "host": "king-arthurs-court"}]
    assert before == 1


def test_there_is_only_one_active_quest() -> None:
    desk = Desk("arthurians", "romans").lodge(0, "king-arthurs-court", "excalibur")
    table = through_solstice(to_solstice(desk.table()), "power:king-arthurs-court", "yes")
    assert len(table.side(0)["garrison"]) == 1


def test_the_graal_is_the_last_quest() -> None:
    desk = Desk("arthurians", "romans").only(0, "development", "graal")
    table = through_solstice(to_solstice(desk.table()), "power:king-arthurs-court", "yes", "development:graal")
    assert table.cards(0, "garrison") == {"graal": 1}
    assert table.ending == ""


def test_playing_the_graal_triggers_the_end() -> None:
    assert Desk("arthurians", "romans").put(0, "hand", "graal").table().do("hand:graal").ending != ""


def test_merlin_takes_the_active_quest_into_the_hand_for_three_knights() -> None:
    desk = Desk("arthurians", "romans").lodge(0, "king-arthurs-court", "excalibur").put(0, "play", "britannia-prima")
    desk.lodge(0, "britannia-prima", "cai", "peredur", "bedwyr").put(0, "hand", "myrddin-wyllt")
    table = desk.table().do("hand:myrddin-wyllt").all("ask-abandon")
    assert table.cards(0, "hand") == {"excalibur": 1}
    assert table.cards(0, "garrison") == {} and table.cards(0, "play") == {"britannia-prima": 1}


def test_morigena_sends_the_active_quest_and_a_nation_card_to_the_discard_pile() -> None:
    desk = Desk("arthurians", "romans").lodge(0, "king-arthurs-court", "excalibur").put(0, "play", "britannia-prima")
    desk.lodge(0, "britannia-prima", "myrddin-wyllt").put(0, "hand", "morigena")
    top = desk.ids(0, "nation")[0]
    table = desk.table().do("hand:morigena")
    if table.asked() == "ask-may":
        table.do("yes")
    table.all("ask-abandon")
    assert {"excalibur", top.partition(".")[0], "britannia-prima", "myrddin-wyllt"} <= set(table.cards(0, "discard"))
    assert table.cards(0, "hand")["unrest"] == table.cards(1, "hand")["unrest"] == 1


def test_the_nadir_comes_into_play_by_itself_and_makes_no_empire() -> None:
    desk = Desk("arthurians", "romans").only(0, "nation", "gwaith-camlan").only(0, "deck").put(0, "discard", "cai")
    table = desk.table().tidy()
    assert table.cards(0, "play") == {"gwaith-camlan": 1}
    assert "empire" not in table.side(0) and table.ending == ""


def test_nobody_abandons_or_recalls_the_nadir() -> None:
    desk = Desk("romans", "arthurians", commons="legends").put(1, "play", "gwaith-camlan", "city-of-camelot")
    table = desk.put(0, "hand", "espionage").table().do("hand:espionage")
    if table.asked() == "ask-acquire":
        table.do(table.offer()[0])
    assert table.cards(1, "play") == {"gwaith-camlan": 1}


def test_guennuvar_lets_a_card_of_empires_be_played_for_king_arthur() -> None:
    desk = Desk("arthurians", "romans").put(0, "play", "britannia-prima").lodge(0, "britannia-prima", "king-arthur")
    table = desk.put(0, "hand", "guennuvar", "corruption").table().do("hand:guennuvar", "option:2")
    table.all("ask-free-play")
    assert table.cards(0, "discard")["corruption"] == 1 and table.cards(0, "garrison") == {}


# -- Atlanteans ----------------------------------------------------------------------------------------------------------------


def test_atlanteans_begin_as_an_empire_without_nation_deck() -> None:
    table = Desk("atlanteans", "romans").table()
    assert table.side(0)["empire"] and table.cards(0, "nation") == {}


def test_what_atlanteans_sink_is_no_history_and_what_would_be_history_is_discarded() -> None:
    desk = Desk("atlanteans", "romans").put(0, "play", "thule").put(0, "hand", "flood", "armenians")
    table = desk.table().do("hand:flood").all("ask-sink")
    table.all("ask-acquire")
    assert table.cards(0, "sunken") == {"flood": 1, "thule": 1}
    table.do("hand:armenians").all("ask-acquire")
    assert table.cards(0, "discard")["armenians"] == 1 and table.cards(0, "history") == {}


def test_others_discard_what_they_would_sink() -> None:
    desk = Desk("romans", "atlanteans")
    id = desk.take("atlantean-fleet", 1)
    desk.plain["sides"][0]["hand"] = [id]
    table = desk.side(0, empire=True).table().do("hand:atlantean-fleet")
    if table.asked() == "ask-choose":
        table.do("option:2")
    table.do(table.offer()[0])
    assert table.cards(0, "discard")["atlantean-fleet"] == 1 and "sunken" not in table.side(0)


def test_the_palace_sinks_with_its_mountain() -> None:
    desk = Desk("atlanteans", "romans").put(0, "play", "palace-of-poseidon", "mountain-of-atlantis").put(0, "hand", "flood")
    table = desk.table().do("hand:flood").all("ask-sink").all("ask-acquire")
    assert set(table.cards(0, "sunken")) == {"flood", "mountain-of-atlantis", "palace-of-poseidon"}


# -- Carthaginians and Qin: what they put on the market ------------------------------------------------------------------------


@pytest.mark.parametrize(("nation", "side", "good", "n"), [
    ("carthaginians", "a", "mat", 1), ("carthaginians", "b", "mat", 2), ("qin", "a", "pop", 1), ("qin", "b", "pop", 1),
    ("romans", "b", "prg", 1),
])  # fmt: skip
def test_the_token_of_clean_up(nation: str, side: str, good: str, n: int) -> None:
    desk = Desk(nation, "celts", sides=f"{side}a").market("oasis", "jungle", "marsh", "forest", "steppe")
    table = desk.table().do("done", "market:1")
    assert next(card for card in table.state.dump()["market"] if card["slot"] == 1)[good] == n


@pytest.mark.parametrize(("nation", "good"), [("carthaginians", "mat"), ("qin", "pop")])
def test_side_a_gains_such_tokens_twice(nation: str, good: str) -> None:
    desk = (
        Desk(nation, "celts").side(0, mat=0, pop=0, prg=0).market("oasis", "jungle", "marsh", "forest", "steppe", **{good: 2})
    )
    table = desk.put(0, "hand", "praiseworthy").table().do("hand:praiseworthy", "option:2", "market:1")
    assert table.offer() == ["done", f"power:{nation}-a"]
    table.do(f"power:{nation}-a")
    assert table.side(0)[good] == 4


def test_caravans_ask_for_material_on_the_card() -> None:
    desk = Desk("carthaginians", "celts").market("oasis", "jungle", "marsh", "forest", "steppe").side(0, mat=3, prg=0)
    next(card for card in desk.plain["market"] if card["slot"] == 3)["mat"] = 1
    table = desk.put(0, "play", "caravans").put(0, "hand", "glory").table().do("play:caravans").all("ask-discard")
    assert table.cards(0, "hand") == {"marsh": 1}


def test_confucianism_and_legalism_drive_each_other_out() -> None:
    table = Desk("qin", "celts").put(0, "play", "legalism").put(0, "hand", "confucianism").table().do("hand:confucianism")
    assert table.cards(0, "play") == {"confucianism": 1} and table.cards(0, "discard")["legalism"] == 1


def test_rulers_of_qin_need_the_mandate_and_their_predecessor() -> None:
    desk = Desk("qin", "celts").side(0, empire=True).put(0, "hand", "king-wu-of-qin").put(0, "play", "mandate-of-heaven")
    assert "hand:king-wu-of-qin" not in desk.table().offer()
    assert "hand:king-wu-of-qin" in desk.put(0, "history", "duke-zhuang-of-qin").table().offer()


def test_any_long_walls_may_be_recalled_against_an_attack() -> None:
    desk = Desk("celts", "qin").put(0, "hand", "cattle-raid").put(1, "play", "long-walls-ii", "long-walls-iii")
    desk.side(1, mat=3, prg=3, empire=True)
    table = desk.table().do("hand:cattle-raid")
    assert table.seat == 1
    table.do(table.offer()[-1])
    while table.seat == 1:
        table.do("play:long-walls-iii")
    assert table.goods(1) == (3, 2, 3) and table.cards(1, "hand") == {"long-walls-iii": 1}


# -- Celts, Greeks, Macedonians, Persians, Romans, Scythians, Egyptians, Mauryans: power cards ---------------------------------


@pytest.mark.parametrize("code", ["option:1", "option:2"])
def test_celts_spread_unrest_with_every_uncivilised_card(code: str) -> None:
    desk = Desk("celts", "romans").market("oasis", "elders", "corruption", "town", "shrine").put(0, "hand", "advance")
    table = desk.side(0, mat=5, prg=0).table().do("hand:advance", code, "market:2")
    assert table.offer() == ["done", "power:celts-a"]
    table.do("power:celts-a")
    assert table.cards(1, "hand")["unrest"] == 1


def test_greeks_break_through_for_two_actions() -> None:
    table = Desk("greeks", "romans").table().do("power:greeks-a", "suit:civilised")
    assert table.side(0)["actions"] == 1 and sum(table.cards(0, "hand").values()) == 1


def test_macedonians_gain_material_for_a_region_played_from_the_discard_pile() -> None:
    desk = Desk("macedonians", "romans").side(0, mat=0).put(0, "play", "phalanx").put(0, "discard", "pelagonia")
    table = desk.table().do("play:phalanx")
    assert table.goods(0)[0] == 2 and table.cards(0, "play")["pelagonia"] == 1 and table.side(0)["actions"] == 2


def test_persians_pay_with_an_action_cards_and_population() -> None:
    desk = Desk("persians", "romans").side(0, pop=1, prg=0).put(0, "hand", "glory", "zagros")
    table = desk.market("oasis", "elders", "corruption", "town", "shrine").table().do("power:persians-a").all("ask-topdeck")
    assert table.side(0)["actions"] == 2 and table.goods(0)[1] == 0
    assert sum(table.cards(0, "hand").values()) == 1


def test_romans_look_at_one_fame_card_more() -> None:
    desk = (
        Desk("romans", "celts").side(0, prg=0).put(0, "hand", "glory").put(0, "play", "dalmatia", "raetia", "gallia-aquitania")
    )
    table = desk.empty("fame").pile("fame", "great", "notorious", "glorious").table().do("hand:glory").all("ask-abandon")
    assert set(table.offer()) == {"looked:great", "looked:notorious", "looked:glorious"}
    assert table.goods(0)[2] == 1


def test_scythians_take_unrest_and_spend_an_action_for_a_region() -> None:
    table = Desk("scythians", "romans").table().do("power:scythians-a", "suit:region")
    assert table.cards(0, "hand")["unrest"] == 1 and sum(table.cards(0, "hand").values()) == 2


def test_mounted_archers_protect_in_the_turn_of_others_for_an_exhaust_token() -> None:
    desk = Desk("celts", "scythians").put(0, "hand", "cattle-raid").put(1, "play", "mounted-archers", "caucasia").side(1, mat=3)
    table = desk.table().do("hand:cattle-raid")
    assert table.seat == 1 and table.offer() == ["done", "play:mounted-archers"]
    table.do("play:mounted-archers")
    assert table.goods(1)[0] == 3 and table.side(1)["exhausts"] == 4


def test_egyptians_develop_for_an_action_and_unrest() -> None:
    desk = Desk("egyptians", "romans").side(0, empire=True, mat=4, pop=0, prg=0)
    table = desk.table().do("power:egyptians-a").all("ask-choose")
    assert table.cards(0, "discard")["embalming"] == 1 and table.cards(0, "hand")["unrest"] == 1
    assert table.goods(0) == (0, 0, 0)


def test_mauryans_gain_progress_for_a_region() -> None:
    table = Desk("mauryans", "romans").side(0, prg=0).put(0, "hand", "magadha").table().do("hand:magadha", "power:mauryans-a")
    assert table.goods(0)[2] == 1


# -- Minoans -------------------------------------------------------------------------------------------------------------------


def test_pottery_gives_its_progress_when_it_leaves_play() -> None:
    desk = Desk("romans", "minoans").put(1, "play", "pottery", prg=3).side(1, prg=0)
    table = desk.table()
    assert table.goods(1)[2] == 0
    table = through_solstice(to_solstice(table), "option:2")
    assert table.goods(1)[2] >= 3 and table.cards(1, "play") == {}


def test_pottery_takes_progress_for_material() -> None:
    desk = Desk("romans", "minoans").put(1, "play", "pottery").side(1, mat=2, prg=0)
    table = through_solstice(to_solstice(desk.table()), "option:1")
    assert table.side(1)["play"] == [{"card": "pottery", "prg": 1}]
    assert table.goods(1)[0] == 0


# -- Olmecs --------------------------------------------------------------------------------------------------------------------


def ball_games(*play: str) -> Desk:
    return (
        Desk("olmecs", "romans").put(0, "play", "ball-games", *play).market("oasis", "elders", "corruption", "town", "shrine")
    )


def test_two_masks_and_an_action_for_a_card() -> None:
    table = ball_games().put(0, "hand", "stone-mask", "stone-mask").table().do("play:ball-games", "market:2")
    assert table.cards(0, "discard")["stone-mask"] == 2 and table.side(0)["actions"] == 2
    assert table.cards(0, "hand")["elders"] == 1


def test_one_mask_is_not_enough() -> None:
    assert "play:ball-games" not in ball_games().put(0, "hand", "stone-mask").table().offer()


def test_step_pyramids_make_it_one_mask_less() -> None:
    table = ball_games("step-pyramids").put(0, "hand", "stone-mask").table().do("play:ball-games")
    while table.asked() != "ask-acquire":
        table.do(table.offer()[-1])
    table.do("market:2")
    assert table.cards(0, "discard")["stone-mask"] == 1 and table.side(0)["exhausts"] == 3


def test_cards_under_the_stone_heads_stand_in_for_masks() -> None:
    desk = ball_games("stone-heads").lodge(0, "stone-heads", "stone-mask", "stone-mask")
    table = desk.table().do("play:ball-games")
    while table.asked() != "ask-acquire":
        table.do(table.offer()[-1])
    table.do("market:2")
    assert table.cards(0, "garrison") == {} and table.cards(0, "play")["stone-heads"] == 1


def test_whoever_is_given_a_mask_takes_unrest() -> None:
    desk = Desk("olmecs", "romans", "celts").side(0, empire=True).put(0, "hand", "olmec-traders", "stone-mask", "cacao")
    table = desk.table().do("hand:olmec-traders", "hand:stone-mask")
    table.all("ask-give")
    assert table.cards(1, "hand") == {"stone-mask": 1, "unrest": 1}
    assert table.cards(2, "hand") == {"cacao": 1}


# -- Utopians ------------------------------------------------------------------------------------------------------------------


def test_utopians_have_three_exhaust_tokens_and_neither_nation_deck_nor_developments() -> None:
    table = Desk("utopians", "romans").table()
    assert table.side(0)["exhausts"] == 3
    assert table.cards(0, "nation") == {} and table.cards(0, "development") == {}
    assert table.cards(0, "power") == {"utopians-a": 1, "visions-of-shangri-la": 1}


def test_utopians_take_unrest_whenever_their_deck_becomes_empty() -> None:
    desk = Desk("utopians", "romans").only(0, "deck", "charity").put(0, "hand", "sacred-scroll").only(1, "deck")
    table = desk.table().do("hand:sacred-scroll")
    if table.asked() == "ask-may":
        table.do("yes")
    assert table.cards(0, "hand")["unrest"] == 1 and table.cards(0, "hand")["charity"] == 1


def test_the_journey_goes_on_for_all_progress() -> None:
    desk = Desk("utopians", "romans").side(0, prg=7)
    table = through_solstice(to_solstice(desk.table()), "power:visions-of-shangri-la", "option:1")
    assert table.cards(0, "power") == {"utopians-a": 1, "path-to-shangri-la": 1}
    assert table.goods(0)[2] == 0


def test_the_gates_make_an_empire() -> None:
    desk = Desk("utopians", "romans").side(0, prg=5)
    power = desk.plain["sides"][0]["power"]
    power[power.index("visions-of-shangri-la")] = "path-to-shangri-la"
    table = through_solstice(to_solstice(desk.table()), "power:path-to-shangri-la", "option:1")
    assert table.cards(0, "power")["gates-of-shangri-la"] == 1 and table.side(0)["empire"]


def shangri_la(**goods: int) -> Desk:
    desk = Desk("utopians", "romans").side(0, empire=True, **goods)
    power = desk.plain["sides"][0]["power"]
    power[power.index("visions-of-shangri-la")] = "shangri-la"
    return desk


def test_on_shangri_la_every_material_becomes_population() -> None:
    table = shangri_la(mat=0, pop=0).side(1, prg=0).table().do("power:shangri-la")
    assert table.goods(0)[:2] == (0, 2) and table.goods(1)[2] == 1


@pytest.mark.parametrize(("pop", "ends"), [(23, False), (24, True)])
def test_shangri_la_ends_the_game_with_24_population(pop: int, ends: bool) -> None:
    table = through_solstice(to_solstice(shangri_la(pop=pop).table()))
    assert (table.ending != "") == ends


# -- Vikings -------------------------------------------------------------------------------------------------------------------


def test_vikings_have_no_history() -> None:
    desk = Desk("vikings", "romans").market("oasis", "elders", "corruption", "town", "shrine").put(0, "hand", "armenians")
    table = desk.table().do("hand:armenians").all("ask-acquire")
    assert table.cards(0, "discard")["armenians"] == 1 and table.cards(0, "history") == {}


def test_harald_hardrada_triggers_the_end_from_the_nation_deck_and_makes_no_empire() -> None:
    desk = Desk("vikings", "romans").only(0, "nation", "harald-hardrada").only(0, "deck").put(0, "discard", "advance")
    table = desk.table().tidy()
    assert table.ending != "" and "empire" not in table.side(0)


def test_combs_let_a_card_of_empires_be_played() -> None:
    desk = Desk("vikings", "romans").put(0, "play", "combs").put(0, "hand", "corruption", "education")
    table = desk.table()
    assert "hand:corruption" not in table.offer()
    table.do("play:combs", "hand:corruption")
    assert "hand:education" not in table.offer()


def test_a_viking_who_takes_unrest_looks_at_the_nation_deck() -> None:
    desk = Desk("celts", "vikings").put(0, "hand", "celtic-innovation").side(0, empire=True)
    top = desk.ids(1, "nation")[0]
    table = desk.table().do("hand:celtic-innovation")
    while table.seat == 0:
        table.do("done" if "done" in table.offer() else table.offer()[0])
    table.do(table.offer()[-1])
    nation = [str(card) for card in table.side(1)["nation"]]
    assert nation[-2] == top and nation[-1] == "harald-hardrada"


def test_unrest_that_comes_with_a_card_is_not_taken_by_the_keyword() -> None:
    desk = Desk("vikings", "romans").market("oasis", "elders", "corruption", "town", "shrine").put(0, "hand", "advance")
    table = desk.side(0, mat=3, prg=0).table().do("hand:advance", "market:2")
    assert table.seat == 0 and table.asked() == "ask-activate"
