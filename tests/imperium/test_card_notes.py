"""The rulebook's notes to single cards, and rulings about them."""

from __future__ import annotations

import pytest

from imperium.desk import Desk, Table

# -- Embalming -----------------------------------------------------------------------------------------------------------------


def embalming(**goods: int) -> Table:
    desk = Desk("egyptians", "romans").side(0, empire=True, mat=0, **goods)
    return desk.put(0, "play", "embalming").put(0, "hand", "unrest", "glory").table().do("hand:unrest")


def test_embalming_acts_when_population_is_paid() -> None:
    table = embalming(pop=1, prg=0).do("hand:glory")
    assert table.cards(0, "history")["glory"] == 1


def test_embalming_does_not_act_if_all_is_paid_in_progress() -> None:
    table = embalming(pop=0, prg=1)
    assert table.asked() in ("ask-activate", "ask-market-token")
    assert table.cards(0, "hand") == {"glory": 1}


# -- Acclaimed -----------------------------------------------------------------------------------------------------------------


def test_acclaimed_breaks_through_for_a_card_with_variable_points() -> None:
    desk = Desk("romans", "celts", commons="legends").market("plain", "jade-mask", "corruption", "art", "exports")
    table = desk.pile("main", "code-of-laws", "mercenaries").put(0, "hand", "acclaimed").table().do("hand:acclaimed")
    assert set(table.offer()) == {"market:5", "suit:variable"}
    table.do("suit:variable")
    assert table.cards(0, "hand") == {"mercenaries": 1}
    assert "code-of-laws" in table.pile("main")
    assert table.cards(0, "history")["acclaimed"] == 1


# -- Shaduf and Domestication --------------------------------------------------------------------------------------------------


def test_shaduf_acts_when_a_river_card_brings_material_though_the_river_does_not_matter() -> None:
    desk = Desk("carthaginians", "celts").side(0, mat=0, prg=0)
    desk.put(0, "play", "shaduf", "balearic-islands").put(0, "hand", "prosperity").only(0, "deck").only(1, "deck")
    table = desk.table().do("hand:prosperity", "option:1")
    assert table.offer() == ["done", "play:shaduf"]
    table.do("play:shaduf")
    assert table.goods(0)[0] == 2 and table.goods(0)[2] == 1


def test_shaduf_waits_in_vain_without_a_river() -> None:
    desk = Desk("carthaginians", "celts").side(0, mat=0, prg=0)
    desk.put(0, "play", "shaduf", "mauretania").put(0, "hand", "prosperity").only(0, "deck").only(1, "deck")
    table = desk.table().do("hand:prosperity", "option:1")
    assert "play:shaduf" not in table.offer()


def test_shaduf_acts_on_boats() -> None:
    desk = Desk("carthaginians", "celts").side(0, mat=0, pop=0, prg=0).put(0, "play", "shaduf", "boats", "balearic-islands")
    table = desk.table().do("play:boats")
    assert table.offer() == ["done", "play:shaduf"]
    assert table.do("play:shaduf").goods(0) == (2, 1, 1)


def test_domestication_does_the_same_for_fertile_cards() -> None:
    desk = Desk("celts", "romans", commons="legends").side(0, mat=0, prg=0).put(0, "play", "domestication", "britannia")
    table = desk.put(0, "hand", "celtic-gold").table().do("hand:celtic-gold", "play:domestication")
    assert table.goods(0)[0] == 4 and table.goods(0)[2] == 1


# -- cards of which there are two ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("nation", "free", "barbarian"), [
    ("scythians", "nomads", "nomads-barbarian"),
    ("mauryans", "indian-elephants", "indian-elephants-barbarian"),
])  # fmt: skip
def test_only_one_of_two_has_the_barbarian_icon(nation: str, free: str, barbarian: str) -> None:
    desk = Desk(nation, "romans").put(0, "hand", free, barbarian)
    assert {f"hand:{free}", f"hand:{barbarian}"} <= set(desk.table().offer())
    table = desk.side(0, empire=True).table()
    assert f"hand:{free}" in table.offer() and f"hand:{barbarian}" not in table.offer()


# -- King of Kings -------------------------------------------------------------------------------------------------------------


def glory(*fame: str, empire: bool = False, prg: int = 0) -> Desk:
    """Seat 0 may give up three regions for fame."""
    desk = Desk("romans", "celts").side(0, empire=empire, prg=prg).put(0, "hand", "glory")
    return desk.put(0, "play", "dalmatia", "raetia", "gallia-aquitania").empty("fame").pile("fame", *fame)


def give_up(table: Table) -> Table:
    """Glory is played, and all regions go for it."""
    return table.do("hand:glory").all("ask-abandon")


def test_king_of_kings_is_not_touched_as_long_as_another_fame_card_is_there() -> None:
    table = give_up(glory("great").table())
    assert table.cards(0, "hand")["great"] == 1
    assert table.pile("king") == ["king-of-kings-a"] and table.ending == ""


def test_king_of_kings_is_resolved_instead_of_a_look_and_triggers_the_end() -> None:
    table = give_up(glory().table())
    assert table.goods(0)[2] == 6
    assert table.pile("king") == ["king-of-kings-b"] and table.ending != ""


def test_king_of_kings_lets_an_empire_develop_for_nothing() -> None:
    table = give_up(glory(empire=True).side(0, mat=0, pop=0).table())
    assert table.asked() == "ask-develop"
    table.do("development:legions")
    assert table.cards(0, "discard")["legions"] == 1 and table.goods(0) == (0, 0, 3)


def test_the_second_player_resolves_the_other_side() -> None:
    desk = glory()
    desk.plain["king"] = ["king-of-kings-b"]
    desk.plain["kings"] = ["1"]
    table = give_up(desk.table())
    assert table.goods(0)[2] == 4 and table.pile("king") == ["king-of-kings-b"]


def test_nobody_resolves_king_of_kings_twice() -> None:
    desk = glory()
    desk.plain["king"] = ["king-of-kings-b"]
    desk.plain["kings"] = ["0"]
    table = desk.table()
    if "hand:glory" in table.offer():
        give_up(table)
    assert table.goods(0)[2] == 0


# -- Highway -------------------------------------------------------------------------------------------------------------------


def test_the_grand_trunk_road_is_two_of_the_three_regions_of_glory() -> None:
    desk = (
        Desk("mauryans", "romans").side(0, empire=True).put(0, "hand", "glory").put(0, "play", "grand-trunk-road", "gandhara")
    )
    table = give_up(desk.empty("fame").pile("fame", "great").table())
    assert table.cards(0, "play") == {}
    assert table.cards(0, "hand") == {"great": 1}


def test_the_grand_trunk_road_counts_as_two_regions_for_points() -> None:
    desk = Desk("mauryans", "romans").side(0, empire=True).put(0, "play", "grand-trunk-road")
    view = desk.table().state.view(0)
    without = Desk("mauryans", "romans").side(0, empire=True).table().state.view(0)
    assert view.sides[0].score - without.sides[0].score == 2 + 2  # two regions in play, and two points of its own


# -- Sumerians -----------------------------------------------------------------------------------------------------------------


def test_sumerians_return_unrest_before_the_winner_is_found_after_a_collapse() -> None:
    desk = Desk("romans", "celts")
    desk.put(0, "history", "sumerians").put(0, "hand", "corruption").side(0, empire=True)
    while len(desk.plain["unrest"]) > 1:
        desk.plain["sides"][1]["deck"].append(desk.plain["unrest"].pop())
    owned = sum(card.startswith("unrest") for card in desk.ids(0, "deck"))
    table = desk.table().do("hand:corruption")
    assert table.state.over and table.state.dump()["collapsed"]
    assert sum(table.cards(0, zone)["unrest"] for zone in ("hand", "deck", "discard", "history")) == max(owned - 2, 0)
    assert table.state.result().scores[0].won and not table.state.result().scores[1].won


# -- Sacred Pass ---------------------------------------------------------------------------------------------------------------


def test_the_sacred_pass_never_brings_out_the_accession_card() -> None:
    desk = Desk("romans", "celts").put(0, "play", "sacred-pass").put(0, "hand", "advance").only(0, "nation", "julius-caesar")
    table = desk.table()
    if "play:sacred-pass" in table.offer():
        table.do("play:sacred-pass")
        while table.asked() not in ("ask-activate", "ask-market-token"):
            table.do(table.offer()[-1])
    assert table.cards(0, "nation") == {"julius-caesar": 1}


def test_the_sacred_pass_swaps_a_card_with_the_top_of_the_nation_deck() -> None:
    desk = Desk("romans", "celts").put(0, "play", "sacred-pass").put(0, "hand", "advance")
    desk.only(0, "nation", "raetia", "julius-caesar")
    table = desk.table().do("play:sacred-pass")
    while table.asked() != "ask-activate":
        table.do(next(code for code in table.offer() if code != "no"))
    assert table.cards(0, "hand") == {"raetia": 1}
    assert table.side(0)["nation"] == ["advance", "julius-caesar"]


# -- rulings -------------------------------------------------------------------------------------------------------------------


def test_one_card_does_not_spare_mysticism_its_unrest() -> None:
    desk = Desk("romans", "celts").put(0, "play", "mysticism").put(0, "hand", "legions").only(0, "deck")
    table = desk.side(0, empire=True, mat=0, pop=0, prg=0).table().tidy().tidy()
    assert table.cards(0, "hand") == {"legions": 1, "unrest": 1}


def test_religion_takes_three_material_or_progress_in_their_place() -> None:
    desk = Desk("romans", "celts", commons="legends").put(0, "play", "religion").side(0, mat=5, prg=0)
    table = desk.table().tidy().tidy()
    table.do("option:2")
    assert table.goods(0)[0] == 2


def test_glorious_may_reshuffle_but_a_mask_may_not() -> None:
    desk = Desk("olmecs", "celts").only(0, "deck").put(0, "discard", "calendar").put(0, "hand", "stone-mask", "glorious")
    assert desk.table().do("hand:stone-mask").cards(0, "discard")["calendar"] == 1
    table = desk.table().do("hand:glorious", "number:1")
    assert table.cards(0, "discard")["calendar"] == 0 and sum(table.cards(0, "hand").values()) == 2


def test_whoever_cannot_give_two_gives_one_and_takes_unrest() -> None:
    desk = Desk("vikings", "celts").put(0, "hand", "go-aviking").side(0, mat=0).side(1, mat=1)
    table = desk.table().do("hand:go-aviking")
    assert table.goods(0)[0] == 1 and table.goods(1)[0] == 0
    assert table.cards(1, "hand")["unrest"] == 1


def test_an_exiled_tributary_brings_unrest_if_acquired() -> None:
    desk = Desk("romans", "celts", "greeks", commons="legends").side(0, empire=True, pop=2, prg=0)
    desk.put(0, "play", "cartography", "legions")
    table = desk.pile("exile", "etruscans").put(0, "hand", "conquer").table().do("hand:conquer", "exile:etruscans")
    assert table.cards(0, "hand") == {"etruscans": 1, "unrest": 1}


def test_imperial_takes_an_exiled_card_without_unrest() -> None:
    desk = Desk("romans", "celts", commons="legends").pile("exile", "etruscans").put(0, "hand", "imperial")
    table = desk.table().do("hand:imperial", "option:1", "exile:etruscans")
    assert table.cards(0, "hand") == {"etruscans": 1}
