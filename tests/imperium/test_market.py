"""The market: acquiring, breaking through, exiling and swapping, with unrest and tokens."""

from __future__ import annotations

from asztal.games.imperium import tables as t
from asztal.games.imperium.state import Imperium
from imperium.setting import Scene, codes, goods, pile, play, zone


def under(state: Imperium, slot: int) -> int:
    """How many unrest lie under a market card."""
    return len(state.guests(state.at_slot(slot), t.UNDER))


def test_an_acquired_card_brings_its_tokens_and_its_unrest_and_is_replaced() -> None:
    scene = Scene("romans", "celts").hand(0, "advance").goods(0, mat=3, prg=0)
    state = scene.market("", "elders", elders={"mat": 1, "pop": 2}).state()
    regions, uncivilised = state.rings.count(t.SUIT_DECK, 0), state.rings.count(t.SUIT_DECK + 1, 0)
    play(state, "hand:advance", "market:2")
    assert zone(state, "hand") == ["elders", "unrest"]
    assert goods(state) == (1, 4, 0)
    assert state.rings.count(t.SUIT_DECK + 1, 0) == uncivilised - 1 and state.rings.count(t.SUIT_DECK, 0) == regions
    assert state.slot(state.at_slot(1)) == 1 and under(state, 1) == 1


def test_a_region_has_no_unrest_and_none_comes_with_it() -> None:
    state = Scene("romans", "celts").hand(0, "conquer").goods(0, pop=2, prg=0).market("hills").state()
    assert under(state, 0) == 0
    play(state, "hand:conquer", "market:1")
    assert zone(state, "hand") == ["hills"]


def test_an_empty_deck_of_a_suit_is_replaced_by_the_main_deck() -> None:
    scene = Scene("romans", "celts").hand(0, "conquer").goods(0, pop=2, prg=0).market("hills").only("regions", 0)
    state = scene.state()
    main = pile(state, "main")
    play(state, "hand:conquer", "market:1")
    assert state.name_of(int(state.at_slot(0)))[1:] == main[0]
    assert pile(state, "main") == main[1:]


def test_breaking_through_leaves_the_unrest_of_a_market_card() -> None:
    scene = Scene("romans", "celts").hand(0, "advance").goods(0, mat=5, prg=0).market("", "elders", "", elders={"prg": 1})
    state = scene.state()
    pool = state.rings.count(t.UNREST_PILE, 0)
    play(state, "hand:advance", "option:2")
    assert {"market:2", "suit:uncivilised", "suit:civilised"} <= set(codes(state))
    play(state, "market:2")
    new = int(bool(state.traits(state.at_slot(1)) & t.TROUBLED))
    assert zone(state, "hand") == ["elders"] and goods(state) == (0, 2, 1)
    assert state.rings.count(t.UNREST_PILE, 0) == pool + 1 - new


def test_breaking_through_takes_the_top_of_the_deck_unseen_by_others() -> None:
    state = Scene("romans", "celts").hand(0, "advance").goods(0, mat=5, prg=0).put("uncivilised", 0, "oracle").state()
    play(state, "hand:advance", "option:2", "suit:uncivilised")
    assert zone(state, "hand") == ["oracle"]
    oracle = state.first(t.HAND, 0)
    assert state.rings.sees(oracle, 0) and not state.rings.sees(oracle, 1)


def test_for_a_tributary_the_main_deck_is_searched_and_shuffled() -> None:
    scene = Scene("romans", "celts").hand(0, "conquer").goods(0, pop=3, prg=0)
    state = scene.put("main", 0, "hills", "oracle", "armenians").state()
    rest = sorted(pile(state, "main"))
    play(state, "hand:conquer", "option:2", "suit:tributary")
    assert zone(state, "hand") == ["armenians"]
    rest.remove("armenians")
    assert sorted(pile(state, "main")) == rest
    assert state.rings.sees(state.first(t.HAND, 0), 1)  # it was turned over


def test_who_finds_no_card_of_the_suit_gains_two_progress() -> None:
    scene = Scene("romans", "celts").hand(0, "conquer").goods(0, pop=3, prg=0).only("main", 0, "elders", "city")
    state = scene.market("hills", "town", "coinage", "marsh", "moneylenders").state()
    play(state, "hand:conquer", "option:2", "suit:tributary")
    assert zone(state, "hand") == [] and goods(state) == (3, 0, 2)


def test_an_empty_deck_of_the_suit_is_searched_for_in_the_main_deck() -> None:
    scene = Scene("romans", "celts").hand(0, "conquer").goods(0, pop=3, prg=0).only("regions", 0)
    state = scene.put("main", 0, "elders", "marsh").state()
    play(state, "hand:conquer", "option:2", "suit:region")
    assert zone(state, "hand") == ["marsh"]


def test_a_card_of_both_suits_can_be_acquired_as_either() -> None:
    for move in ("armenians", "phoenicians"):
        commons = "classics" if move == "armenians" else "legends"
        scene = Scene("romans", "celts", commons=commons).hand(0, move)
        state = scene.market("moor" if commons == "legends" else "marsh", "city", "city").state()
        play(state, f"hand:{move}", "market:2")
        assert "city" in zone(state, "hand")


def test_exile_returns_the_unrest_and_refuses_cards_with_tokens() -> None:
    scene = (
        Scene("romans", "celts").hand(0, "hills").market("marsh", "elders", "coinage", "armenians", "port", elders={"mat": 1})
    )
    state = scene.state()
    pool = state.rings.count(t.UNREST_PILE, 0)
    play(state, "hand:hills")
    assert codes(state) == ["market:1", "market:3", "market:4", "market:5"]
    play(state, "market:4")
    new = int(bool(state.traits(state.at_slot(3)) & t.TROUBLED))
    assert zone(state, "exile") == ["armenians"]
    assert state.rings.count(t.UNREST_PILE, 0) == pool + 1 - new


def test_swapping_lets_tokens_lie_and_gives_the_new_card_an_unrest() -> None:
    scene = Scene("greeks", "celts").empire(0).play(0, "lighthouse").put("exile", 0, "elders")
    state = scene.market("marsh", marsh={"prg": 2}).state()
    pool = state.rings.count(t.UNREST_PILE, 0)
    play(state, "play:lighthouse", *(["option:2"] if "option:2" in codes(state) else []), "market:1")
    new = int(state.at_slot(0))
    assert zone(state, "exile") == ["marsh"]
    assert state.name_of(new) == "@elders" and state.tokens(new, t.PRG) == 2 and under(state, 0) == 1
    assert state.rings.count(t.UNREST_PILE, 0) == pool - 1


def test_an_exiled_card_of_these_suits_is_acquired_with_an_unrest_of_the_pile() -> None:
    scene = Scene("macedonians", "celts", "romans", commons="legends").play(0, "cartography").hand(0, "philip-ii")
    state = scene.put("exile", 0, "etruscans", "plain").state()
    pool = state.rings.count(t.UNREST_PILE, 0)
    play(state, "hand:philip-ii")
    assert "exile:etruscans" in codes(state) and "exile:plain" in codes(state)
    play(state, "exile:etruscans")
    assert zone(state, "hand") == ["etruscans", "unrest"]
    assert state.rings.count(t.UNREST_PILE, 0) == pool - 1


def test_breaking_through_from_the_exile_pile_takes_no_unrest() -> None:
    state = Scene("romans", "celts", commons="legends").hand(0, "imperial").put("exile", 0, "etruscans").state()
    play(state, "hand:imperial", "option:1", "exile:etruscans")
    assert zone(state, "hand") == ["etruscans"]


def test_breaking_through_for_variable_points_looks_at_what_is_printed() -> None:
    scene = Scene("romans", "celts", commons="legends").hand(0, "acclaimed").market("", "", "amphitheatre")
    state = scene.put("main", 0, "plain", "vikings").state()
    play(state, "hand:acclaimed")
    assert {"market:3", "suit:variable"} <= set(codes(state))
    play(state, "suit:variable")
    assert "vikings" in zone(state, "hand") and zone(state, "history") == ["acclaimed"]


def test_new_cards_may_be_acquired_by_the_same_effect() -> None:
    scene = Scene("romans", "celts", commons="legends").hand(0, "macedonians").put("regions", 0, "moor")
    state = scene.market("plain", "elders", "amphitheatre", "etruscans", "phoenicians").state()
    play(state, "hand:macedonians")
    assert zone(state, "hand") == ["moor", "plain"] and zone(state, "history") == ["macedonians"]


def test_only_cards_with_the_token_can_be_acquired_by_caravans() -> None:
    scene = Scene("carthaginians", "celts").play(0, "caravans").hand(0, "glory").goods(0, mat=3, prg=0)
    state = scene.market("marsh", "elders", "coinage", elders={"mat": 2}, coinage={"prg": 1}).state()
    for slot in (3, 4):
        assert state.tokens(state.at_slot(slot), t.MAT) == 0
    play(state, "play:caravans")
    assert "elders" in zone(state, "hand") and goods(state)[0] == 2


def test_the_last_card_of_the_main_deck_triggers_the_end() -> None:
    scene = Scene("romans", "celts").hand(0, "hills").only("main", 0, "oracle").only("regions", 0)
    state = scene.market("marsh", "elders").state()
    assert state.row[t.ENDING] == 0
    play(state, "hand:hills", "market:1")
    assert state.row[t.ENDING] == 1
