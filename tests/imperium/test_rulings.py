"""What the rulebook leaves open, as the guide decides it, on the cards it is about; and what side A of power cards does."""

from __future__ import annotations

from asztal.games.imperium import tables as t
from asztal.games.imperium.state import Imperium
from imperium.setting import Scene, codes, goods, pile, play, zone

MARKET = ("oasis", "elders", "corruption", "armenians", "shrine")


def pass_turns(state: Imperium, *seats: int) -> Imperium:
    """These players, in this order, do nothing: a token goes to the first market card, no card is discarded."""
    for seat in seats:
        assert state.to_act() == [seat]
        play(state, "done", "market:1")
        if state.now().name == "tidy-hand":
            play(state, "done")
    return state


# -- a cost is paid whole or not at all ----------------------------------------------------------------------------------------


def test_one_card_does_not_spare_mysticism_its_unrest() -> None:
    scene = Scene("romans", "celts").play(0, "mysticism").hand(0, "legions").only("deck", 0).empire(0)
    state = pass_turns(scene.goods(0, mat=0, pop=0, prg=0).state(), 0, 1)
    assert zone(state, "hand") == ["legions", "unrest"]


def test_two_cards_do() -> None:
    scene = Scene("romans", "celts").play(0, "mysticism").hand(0, "legions", "the-senate").only("deck", 0).empire(0)
    state = pass_turns(scene.goods(0, mat=0, pop=0, prg=0).state(), 0, 1)
    play(state, "option:2")
    assert zone(state, "hand") == [] and zone(state, "discard") == ["legions", "the-senate"]


def test_religion_takes_three_materials_and_no_more() -> None:
    scene = Scene("romans", "celts", commons="legends").play(0, "religion").goods(0, mat=5, prg=0)
    state = pass_turns(scene.state(), 0, 1)
    assert goods(play(state, "option:2"))[0] == 2


def test_progress_stands_for_them() -> None:
    scene = Scene("romans", "celts", commons="legends").play(0, "religion").goods(0, mat=0, prg=2)
    state = pass_turns(scene.state(), 0, 1)
    assert goods(play(state, "option:2"))[2] == 0


# -- drawing -------------------------------------------------------------------------------------------------------------------


def test_who_has_nothing_to_draw_gets_a_card_of_the_nation_deck() -> None:
    scene = Scene("romans", "celts").only("deck", 0).hand(0, "glorious").only("nation", 0, "raetia", "julius-caesar")
    state = play(scene.state(), "hand:glorious")
    assert codes(state) == ["number:0", "number:1"]  # a reshuffle brings no more than one
    play(state, "number:1")
    assert zone(state, "hand") == ["raetia"] and pile(state, "nation") == ["julius-caesar"]


def test_a_mask_draws_nothing_from_an_empty_deck_and_nobody_is_asked() -> None:
    scene = Scene("olmecs", "celts").only("deck", 0).put("discard", 0, "calendar").hand(0, "stone-mask", "cacao")
    assert "calendar" in zone(play(scene.state(), "hand:stone-mask"), "discard")


# -- finding and giving --------------------------------------------------------------------------------------------------------


def test_finding_nothing_stops_what_it_would_have_paid_for() -> None:
    knights = ("cai", "peredur", "king-arthur", "myrddin-wyllt", "bedwyr", "gwalchmei", "lawnslot-llyn")
    scene = Scene("arthurians", "romans").play(0, "twrch-trwyth").goods(0, prg=1).hand(0, "taliesin-the-bard")
    state = play(scene.put("history", 0, *knights).state(), "play:twrch-trwyth")
    assert zone(state, "looked") == [] and zone(state, "hand") == []


def test_whoever_has_too_few_cards_gives_as_many_as_there_are() -> None:
    state = Scene("carthaginians", "romans", "celts").empire(0).hand(0, "exports", "glory").state()
    play(state, "hand:exports")
    assert zone(state, "hand", 1) == ["glory"] and zone(state, "hand", 2) == []


# -- power cards ---------------------------------------------------------------------------------------------------------------


def test_greeks_break_through_for_two_actions() -> None:
    state = play(Scene("greeks", "romans", sides="ab").state(), "power:greeks-a", "suit:civilised")
    assert state.get(0, t.ACTION) == 1 and len(zone(state, "hand")) == 1


def test_macedonians_gain_material_for_a_region_played_from_the_discard_pile() -> None:
    scene = Scene("macedonians", "romans", sides="ab").goods(0, mat=0).play(0, "phalanx").put("discard", 0, "pelagonia")
    state = play(scene.state(), "play:phalanx")
    assert goods(state)[0] == 2 and "pelagonia" in zone(state, "play") and state.get(0, t.ACTION) == 2


def test_scythians_take_unrest_and_spend_an_action_for_a_region() -> None:
    state = play(Scene("scythians", "romans", sides="ab").state(), "power:scythians-a", "suit:region")
    assert "unrest" in zone(state, "hand") and len(zone(state, "hand")) == 2 and state.get(0, t.ACTION) == 2


def test_egyptians_develop_for_an_action_and_unrest() -> None:
    scene = Scene("egyptians", "romans", sides="ab").empire(0).goods(0, mat=4, pop=0, prg=0)
    state = play(scene.only("development", 0, "embalming", "obelisk").state(), "power:egyptians-a")
    assert zone(state, "discard") == ["embalming"] and zone(state, "hand") == ["unrest"] and goods(state) == (0, 0, 0)


def test_mauryans_gain_progress_for_a_region() -> None:
    scene = Scene("mauryans", "romans", sides="ab").goods(0, prg=0).hand(0, "magadha")
    assert goods(play(scene.state(), "hand:magadha", "power:mauryans-a"))[2] == 1


def test_unrest_that_comes_with_a_card_is_not_taken_by_the_keyword() -> None:
    scene = Scene("vikings", "romans", sides="ab").market(*MARKET).hand(0, "advance").goods(0, mat=3, prg=0)
    state = play(scene.state(), "hand:advance", "market:2")
    assert zone(state, "hand") == ["elders", "unrest"] and state.now().name == "turn"
