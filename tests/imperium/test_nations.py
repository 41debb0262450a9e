"""What is special about single nations."""

from __future__ import annotations

import pytest

from asztal.games.imperium import tables as t
from asztal.games.imperium.state import Imperium
from imperium.setting import Scene, answers, codes, goods, pile, play, unrest, zone

PLAIN = ("elders", "town", "coinage", "moneylenders", "port")


def until(state: Imperium, step: str, number: int = 0) -> Imperium:
    """Take the first choice, or the one of this number, up to a certain question."""
    for _ in range(20):
        if state.over or state.now().name == step:
            return state
        play(state, codes(state)[number])
    raise AssertionError(f"nobody is asked {step!r}")


def solstice(state: Imperium) -> Imperium:
    """Everybody ends the turn, keeping all cards, up to the first question of the solstice or of the next round."""
    round = state.row[t.ROUND]
    while state.row[t.PHASE] != t.SOLSTICE and state.row[t.ROUND] == round and not state.over:
        name = state.now().name
        play(state, "market:1" if name == "cleanup-token" else "nothing" if name == "renew-development" else "done")
    return state


# -- Carthaginians, Celts, Greeks, Macedonians, Persians, Scythians ---------------------------------------------------------


def test_carthaginians_double_the_materials_of_a_market_card() -> None:
    scene = Scene("carthaginians", "celts", sides="ab").hand(0, "conquer").goods(0, mat=0, pop=2, prg=0)
    state = scene.market("hills", *PLAIN[1:], hills={"mat": 3}).state()
    play(state, "hand:conquer", "power:carthaginians-a")
    assert goods(state)[0] == 6


def test_celts_spread_unrest_when_they_get_an_uncivilised_card() -> None:
    scene = Scene("celts", "romans", sides="ab").hand(0, "advance").goods(0, mat=3, prg=0)
    state = scene.market("hills", "elders", "coinage", "marsh", "forest").state()
    before = unrest(state, 1)
    play(state, "hand:advance", "market:2", "power:celts-a")
    assert unrest(state, 1) == before + 1


def test_innovating_exhausts_nothing() -> None:
    state = Scene("celts", "romans", sides="ab").put("uncivilised", 0, "elders").state()
    play(state, "innovate", "suit:uncivilised")
    assert state.now().name == "cleanup-token"


def test_dido_plays_the_acquired_region_at_once() -> None:
    scene = Scene("carthaginians", "celts").hand(0, "dido-queen-of-carthage").market("hills", *PLAIN[1:])
    state = scene.state()
    play(state, "hand:dido-queen-of-carthage", "yes")
    assert "hills" in zone(state, "play") and state.get(0, t.ACTION) == 2


def test_phalanx_plays_a_region_from_the_discard_pile() -> None:
    scene = Scene("macedonians", "celts", sides="ab").play(0, "phalanx").put("discard", 0, "orestis").goods(0, mat=0)
    state = scene.state()
    play(state, "play:phalanx")
    assert "orestis" in zone(state, "play") and state.get(0, t.ACTION) == 2
    assert goods(state)[0] == 4  # two from the region, two from the power card


def test_alexander_the_great_needs_alexander_in_history() -> None:
    scene = Scene("macedonians", "celts").empire(0).hand(0, "alexander-the-great")
    assert "hand:alexander-the-great" not in codes(scene.state())
    scene = Scene("macedonians", "celts").empire(0).hand(0, "alexander-the-great").put("history", 0, "alexander")
    assert "hand:alexander-the-great" in codes(scene.state())


def test_rome_moves_the_old_city_to_history() -> None:
    state = Scene("romans", "celts").empire(0).hand(0, "rome-the-eternal-city").play(0, "city-of-rome").state()
    play(state, "hand:rome-the-eternal-city")
    assert zone(state, "history") == ["city-of-rome"] and "rome-the-eternal-city" in zone(state, "play")


def test_persians_pay_with_an_action_two_cards_and_population() -> None:
    scene = Scene("persians", "celts", sides="ab").hand(0, "glory", "unrest").goods(0, mat=0, pop=1, prg=0)
    state = scene.put("main", 0, "armenians").market("hills", *PLAIN[1:]).state()
    play(state, "power:persians-a")
    while state.now().name == "topdeck":
        play(state, codes(state)[0])
    assert "armenians" in zone(state, "hand") and state.get(0, t.ACTION) == 2 and goods(state) == (0, 0, 0)


def test_only_one_copy_of_nomads_has_the_barbarian_icon() -> None:
    state = Scene("scythians", "celts").empire(0).hand(0, "nomads", "nomads-barbarian").state()
    assert "hand:nomads" in codes(state) and "hand:nomads-barbarian" not in codes(state)


def test_only_one_copy_of_indian_elephants_has_the_barbarian_icon() -> None:
    state = Scene("mauryans", "celts").empire(0).hand(0, "indian-elephants", "indian-elephants-barbarian").state()
    assert "hand:indian-elephants" in codes(state) and "hand:indian-elephants-barbarian" not in codes(state)


# -- Vikings -----------------------------------------------------------------------------------------------------------------


def test_the_zenith_triggers_the_end_and_turns_no_state() -> None:
    scene = Scene("vikings", "celts").only("deck", 0).only("nation", 0, "harald-hardrada").put("discard", 0, "glory")
    state = scene.play(0, "coinage").state()
    play(state, "play:coinage")
    assert state.row[t.ENDING] == 1 and not state.is_empire(0)


def test_vikings_look_at_their_nation_deck_when_they_take_unrest() -> None:
    scene = Scene("celts", "vikings", sides="bb").empire(0).hand(0, "corruption").put("nation", 1, "skis")
    state = scene.state()
    play(state, "hand:corruption")
    assert state.to_act() == [1] and state.now().name == "may"
    play(state, "yes")
    deck = pile(state, "nation", 1)
    assert deck[-2:] == ["skis", "harald-hardrada"]


def test_combs_let_the_next_card_show_the_empire_icon() -> None:
    state = Scene("vikings", "celts").play(0, "combs").hand(0, "coinage", "pharmacy").state()
    assert "hand:coinage" not in codes(state)
    play(state, "play:combs", "hand:coinage")
    assert "coinage" in zone(state, "play") and "hand:pharmacy" not in codes(state)


def test_longships_acquire_from_the_exile_pile_and_gain_population() -> None:
    scene = Scene("vikings", "celts").play(0, "longships").hand(0, "jomsviking").goods(0, mat=2, pop=1, prg=0)
    state = scene.put("exile", 0, "hills").market("elders", *PLAIN[1:]).state()
    play(state, "hand:jomsviking", "done")
    assert "hills" in zone(state, "hand") and goods(state)[1] == 1


def test_vinland_needs_longships_and_graenland() -> None:
    assert "hand:vinland" not in codes(Scene("vikings", "celts").hand(0, "vinland").play(0, "longships").state())
    assert "hand:vinland" in codes(Scene("vikings", "celts").hand(0, "vinland").play(0, "longships", "graenland").state())


# -- Arthurians --------------------------------------------------------------------------------------------------------------


def test_a_quest_is_begun_at_solstice_for_an_unrest_and_never_the_graal_first() -> None:
    state = solstice(Scene("arthurians", "celts").hand(0).state())
    play(state, "power:king-arthurs-court", "yes")
    assert "development:graal" not in codes(state)
    before = len(zone(state, "development"))
    play(state, "development:excalibur")
    assert state.name_of(int(state.active_quest(0))) == "@excalibur" and len(zone(state, "development")) == before - 1


def test_the_graal_comes_last() -> None:
    scene = Scene("arthurians", "celts").only("development", 0, "graal")
    state = solstice(scene.state())
    play(state, "power:king-arthurs-court", "yes")
    assert state.name_of(int(state.active_quest(0))) == "@graal"


def test_playing_the_graal_triggers_the_end() -> None:
    state = Scene("arthurians", "celts").hand(0, "graal").state()
    play(state, "hand:graal")
    assert state.row[t.ENDING] == 1


def test_merlin_abandons_three_knights_of_regions_for_the_active_quest() -> None:
    scene = Scene("arthurians", "celts").play(0, "britannia-prima", "britannia-secunda").hand(0, "myrddin-wyllt")
    scene.garrison(0, "britannia-prima", "bedwyr", "cai").garrison(0, "britannia-secunda", "gwalchmei")
    state = scene.garrison(0, "king-arthurs-court", "lawnslot-llyn").state()
    play(state, "hand:myrddin-wyllt")
    assert "lawnslot-llyn" in zone(state, "hand") and {"bedwyr", "cai", "gwalchmei"} <= set(zone(state, "discard"))
    assert {"britannia-prima", "britannia-secunda"} <= set(zone(state, "play"))


def test_a_knight_at_the_court_is_not_in_a_region() -> None:
    scene = Scene("arthurians", "celts").play(0, "britannia-prima").hand(0, "myrddin-wyllt")
    state = scene.garrison(0, "britannia-prima", "bedwyr", "cai").garrison(0, "king-arthurs-court", "lawnslot-llyn").state()
    assert "hand:myrddin-wyllt" not in codes(state)


def test_a_knight_garrisoned_under_a_region_resolves_it() -> None:
    scene = Scene("arthurians", "celts").play(0, "britannia-prima").hand(0, "cai").put("deck", 0, "peredur", "cafall")
    state = scene.state()
    play(state, "hand:cai")
    answers(state, "done", 1) if state.now().name == "topdeck" else None
    answers(state, "yes", 1)
    assert "cai" in zone(state, "garrison") and "peredur" in zone(state, "hand")


def test_the_nadir_comes_into_play_by_itself_and_turns_no_state() -> None:
    scene = Scene("arthurians", "celts").only("deck", 0).only("nation", 0, "gwaith-camlan").put("discard", 0, "cafall")
    state = scene.play(0, "coinage").state()
    play(state, "play:coinage")
    assert "gwaith-camlan" in zone(state, "play") and not state.is_empire(0)


def test_the_nadir_cannot_be_abandoned() -> None:
    scene = Scene("greeks", "arthurians").empire(0).hand(0, "greek-innovation", "glory", "unrest").play(1, "gwaith-camlan")
    state = scene.state()
    play(state, "hand:greek-innovation")
    while state.to_act() == [0] and state.now().name != "turn":
        play(state, codes(state)[0])
    assert "gwaith-camlan" in zone(state, "play", 1)


def test_guennuvar_plays_an_empire_card_for_king_arthur() -> None:
    scene = Scene("arthurians", "celts").play(0, "britannia-prima").garrison(0, "britannia-prima", "king-arthur")
    state = scene.hand(0, "guennuvar", "coinage").state()
    play(state, "hand:guennuvar", "option:2")
    assert "coinage" in zone(state, "play") and "king-arthur" in zone(state, "discard")


def test_arthurians_never_develop() -> None:
    state = Scene("arthurians", "celts").empire(0).hand(0, "glorious").state()
    play(state, "hand:glorious")
    assert len(zone(state, "development")) == 5


# -- Atlanteans --------------------------------------------------------------------------------------------------------------


def test_atlanteans_begin_as_an_empire_without_nation_deck() -> None:
    state = Scene("atlanteans", "celts").state()
    assert state.is_empire(0) and zone(state, "nation") == []


def test_the_flood_sinks_itself_and_a_region() -> None:
    scene = Scene("atlanteans", "celts").hand(0, "flood").play(0, "thule").market("hills", *PLAIN[1:])
    state = scene.state()
    play(state, "hand:flood")
    assert zone(state, "sunken") == ["flood", "thule"]
    assert state.view(1).sides[0].sunken == ["flood", "thule"]  # everybody has seen them go


def test_the_palace_sinks_with_its_mountain() -> None:
    scene = Scene("celts", "atlanteans").empire(0).hand(0, "cataphract")
    state = scene.play(1, "mountain-of-atlantis", "palace-of-poseidon").market(*PLAIN).state()
    play(state, "hand:cataphract")
    assert zone(state, "sunken", 1) == ["palace-of-poseidon"] and zone(state, "discard", 1) == ["mountain-of-atlantis"]


def test_others_discard_what_is_sunk() -> None:
    state = Scene("celts", "romans").state()
    assert not state.ruled(0, t.SUNKEN_PILE)


# -- Egyptians, Mauryans, Minoans ------------------------------------------------------------------------------------------


def test_the_highway_counts_as_two_regions() -> None:
    scene = (
        Scene("mauryans", "celts").play(0, "grand-trunk-road", "magadha").hand(0, "glory").put("fame", 0, "great", "notorious")
    )
    state = scene.state()
    play(state, "hand:glory")
    assert state.now().name == "look" and {"grand-trunk-road", "magadha"} <= set(zone(state, "discard"))


def test_ashoka_puts_all_attacks_into_history() -> None:
    scene = (
        Scene("mauryans", "celts")
        .empire(0)
        .hand(0, "ashoka", "indian-elephants", "glory")
        .put("discard", 0, "indian-elephants-barbarian")
    )
    state = scene.put("deck", 0, "notorious").state()
    play(state, "hand:ashoka")
    assert "glory" in zone(state, "hand") and all(state.rings.sees(piece, 1) for piece in state.rings.inside(t.HAND, 0))
    assert set(zone(state, "history")) == {"ashoka", "indian-elephants", "indian-elephants-barbarian", "notorious"}
    assert not any(state.rings.sees(piece, 1) for piece in state.rings.piled(t.DECK * 8))


def test_pottery_keeps_progress_and_gives_it_back_when_it_leaves() -> None:
    state = Scene("minoans", "celts").play(0, "pottery").goods(0, mat=2, prg=0).state()
    state = solstice(state)
    answers(state, "option:1", 1)
    pottery = next(p for p in state.rings.piled(t.PLAY * 8) if state.name_of(int(p)) == "@pottery")
    assert state.tokens(pottery, t.PRG) == 1 and goods(state)[2] == 0
    state.lay(pottery, t.HAND, 0)
    assert goods(state)[2] == 1


# -- Olmecs ------------------------------------------------------------------------------------------------------------------


def test_step_pyramids_let_one_mask_less_be_discarded() -> None:
    scene = Scene("olmecs", "celts").play(0, "ball-games", "step-pyramids").hand(0, "stone-mask").market("hills", *PLAIN[1:])
    state = scene.state()
    assert "play:ball-games" in codes(state)
    play(state, "play:ball-games")
    until(state, "acquire")
    assert zone(state, "discard") == ["stone-mask"]


def test_stone_heads_give_their_garrison_instead_of_masks() -> None:
    scene = Scene("olmecs", "celts").play(0, "ball-games", "stone-heads").market("hills", *PLAIN[1:])
    state = scene.garrison(0, "stone-heads", "unrest", "calendar").state()
    play(state, "play:ball-games")
    until(state, "acquire", -1)
    assert {"unrest", "calendar"} <= set(zone(state, "discard"))


def test_step_pyramids_are_not_asked_when_no_mask_is_left_to_discard() -> None:
    scene = Scene("olmecs", "celts").play(0, "ball-games", "stone-heads", "step-pyramids").market("hills", *PLAIN[1:])
    state = scene.garrison(0, "stone-heads", "unrest", "calendar").state()
    play(state, "play:ball-games", "play:stone-heads", "garrison:calendar", "garrison:unrest")
    assert state.now().name == "acquire" and state.get(0, t.EXHAUST) == 4


def test_hieroglyphics_give_back_the_token_of_another_card_never_their_own() -> None:
    scene = Scene("olmecs", "celts").play(0, "olmec-hieroglyphics", "lodestone-compass").put("discard", 0, "stone-mask")
    state = play(scene.state(), "play:olmec-hieroglyphics")
    assert zone(state, "hand") == ["stone-mask"] and "play:olmec-hieroglyphics" not in codes(state)
    scene = Scene("olmecs", "celts").put("discard", 0, "stone-mask")
    state = scene.say(0, play=["olmec-hieroglyphics", {"card": "calendar", "exhausted": True}]).state()
    play(state, "play:olmec-hieroglyphics", "option:1")
    assert state.get(0, t.EXHAUST) == 5 and "play:olmec-hieroglyphics" not in codes(state)


def test_who_is_given_a_mask_takes_unrest() -> None:
    scene = Scene("olmecs", "celts", "romans").empire(0).hand(0, "olmec-traders", "stone-mask", "unrest")
    state = scene.state()
    before = [unrest(state, seat) for seat in range(3)]
    play(state, "hand:olmec-traders", "hand:stone-mask")
    assert [unrest(state, seat) - before[seat] for seat in range(3)] == [-1, 1, 1]


# -- Qin ---------------------------------------------------------------------------------------------------------------------


def test_confucianism_and_legalism_drive_each_other_out() -> None:
    state = Scene("qin", "celts").play(0, "legalism").hand(0, "confucianism").state()
    play(state, "hand:confucianism")
    assert "legalism" in zone(state, "discard") and "confucianism" in zone(state, "play")


@pytest.mark.parametrize(
    ("history", "ruler", "state_is"), [([], "duke-zhuang-of-qin", 0), (["duke-zhuang-of-qin"], "king-wu-of-qin", 1)]
)
def test_rulers_need_the_mandate_and_their_forerunner(history: list[str], ruler: str, state_is: int) -> None:
    def scene() -> Scene:
        laid = Scene("qin", "celts").hand(0, ruler).put("history", 0, *history).goods(0, prg=1)
        return laid.empire(0) if state_is else laid

    assert f"hand:{ruler}" not in codes(scene().state())
    assert f"hand:{ruler}" in codes(scene().play(0, "mandate-of-heaven").state())


def test_qin_doubles_the_population_of_a_market_card() -> None:
    scene = Scene("qin", "celts", sides="ab").hand(0, "advance").goods(0, mat=3, pop=0, prg=0)
    state = scene.market("hills", "elders", "marsh", "forest", "jungle", elders={"pop": 2}).state()
    play(state, "hand:advance", "power:qin-a")
    assert goods(state)[1] == 4


# -- Utopians ----------------------------------------------------------------------------------------------------------------


def journey(state: Imperium) -> str:
    return next(id for id in zone(state, "power") if not id.startswith("utopians"))


def test_the_journey_goes_on_for_all_progress_five_at_least() -> None:
    state = solstice(Scene("utopians", "celts").goods(0, prg=6).state())
    play(state, "option:1")
    assert journey(state) == "path-to-shangri-la" and goods(state)[2] == 0


def test_the_gates_make_an_empire() -> None:
    state = solstice(Scene("utopians", "celts").goods(0, prg=5).put("power", 0, "path-to-shangri-la").state())
    play(state, "option:1")
    assert journey(state) == "gates-of-shangri-la" and state.is_empire(0)


def test_in_shangri_la_every_material_becomes_something_else() -> None:
    scene = Scene("utopians", "celts").goods(0, mat=0, pop=0).goods(1, prg=0).put("power", 0, "shangri-la")
    state = scene.hand(0, "mountain-classics").market("hills").state()
    play(state, "hand:mountain-classics")
    assert goods(state) == (0, 6, 1) and goods(state, 1)[2] == 3


def test_twenty_four_population_in_shangri_la_trigger_the_end() -> None:
    for pop, ending in ((23, 0), (24, 1)):
        state = solstice(Scene("utopians", "celts").goods(0, pop=pop).put("power", 0, "shangri-la").state())
        until(state, "turn")
        assert (state.row[t.ENDING] > 0) == bool(ending)


def test_an_empty_deck_brings_unrest_even_without_a_reshuffle() -> None:
    scene = Scene("utopians", "celts").only("deck", 0, "charity").hand(0, "sacred-scroll")
    state = scene.state()
    before = unrest(state, 0)
    play(state, "hand:sacred-scroll", "yes")
    assert unrest(state, 0) == before + 1
