"""What single cards do that few others do: each verb on a card that says it."""

from __future__ import annotations

from asztal.core.machine.frames import ALL, NONE
from asztal.games.imperium import tables as t
from asztal.games.imperium.paying import PlaceHere
from imperium.setting import Scene, answers, codes, goods, pile, play, unrest, zone
from imperium.test_end import worth
from imperium.test_nations import solstice

PLAIN = ("elders", "town", "coinage", "moneylenders", "port")


# -- Arthurians ----------------------------------------------------------------------------------------------------------------


def test_lancelot_takes_guennuvar_into_history() -> None:
    state = (
        Scene("arthurians", "celts").hand(0, "lawnslot-llyn").put("deck", 0, "cai", "guennuvar").put("fame", 0, "great").state()
    )
    play(state, "hand:lawnslot-llyn")
    assert (
        zone(state, "history") == ["guennuvar"]
        and zone(state, "exile") == ["lawnslot-llyn"]
        and zone(state, "hand") == ["great"]
    )


def test_percival_finds_the_graal_in_deck_or_discard_pile_only() -> None:
    state = Scene("arthurians", "celts").hand(0, "peredur", "unrest").put("deck", 0, "graal").state()
    play(state, "hand:peredur", "option:2")
    assert "graal" in zone(state, "hand") and zone(state, "exile") == ["peredur"]


def test_cafall_hunts_the_boar_even_as_a_quest() -> None:
    scene = Scene("arthurians", "celts").hand(0, "cafall").garrison(0, "king-arthurs-court", "twrch-trwyth")
    state = play(scene.put("deck", 0, "cai", "peredur").state(), "hand:cafall", "hand:cai", "garrison:twrch-trwyth")
    assert zone(state, "exile") == ["twrch-trwyth"] and state.active_quest(0) < 0


def test_camlan_takes_a_garrisoned_knight_and_leaves_the_region() -> None:
    scene = Scene("arthurians", "celts").play(0, "gwaith-camlan", "britannia-prima").garrison(0, "britannia-prima", "cai")
    state = solstice(scene.only("deck", 0).only("nation", 0).state())
    play(state, *[code for code in codes(state) if code == "play:gwaith-camlan"])
    answers(state, "option:1", 1)
    assert zone(state, "history") == ["cai"] and "britannia-prima" in zone(state, "play")


def test_without_a_knight_camlan_brings_two_unrest() -> None:
    scene = Scene("arthurians", "celts").play(0, "gwaith-camlan").only("deck", 0).only("nation", 0).only("development", 0)
    state = solstice(scene.state())
    before = unrest(state, 0)
    assert unrest(play(state, "play:gwaith-camlan"), 0) == before + 2


def test_viviane_recalls_a_knight_from_under_her() -> None:
    scene = Scene("arthurians", "celts").play(0, "viviane-of-the-lake", "britannia-prima")
    scene.garrison(0, "viviane-of-the-lake", "cai").garrison(0, "britannia-prima", "bedwyr").only("development", 0)
    state = solstice(scene.only("deck", 0).only("nation", 0).state())
    play(state, *[code for code in codes(state) if code == "play:viviane-of-the-lake"])
    answers(state, "option:1", 1)
    assert "cai" in zone(state, "hand") + zone(state, "discard") and zone(state, "garrison") == ["bedwyr"]


# -- Celts to Scythians --------------------------------------------------------------------------------------------------------


def test_raiders_steal_population_from_empires() -> None:
    scene = Scene("scythians", "romans", "celts").hand(0, "raiders").empire(1).goods(0, pop=0).goods(1, pop=2).goods(2, pop=2)
    state = play(scene.state(), "hand:raiders")
    assert [goods(state, seat)[1] for seat in range(3)] == [1, 1, 2]


def test_carthaginian_traders_put_material_on_the_market() -> None:
    state = Scene("carthaginians", "celts").hand(0, "carthaginian-traders").market(*PLAIN).state()
    play(state, "hand:carthaginian-traders", "market:4")
    assert state.tokens(state.at_slot(3), t.MAT) == 1


def test_lighthouse_puts_an_attack_on_the_deck() -> None:
    state = Scene("greeks", "celts").empire(0).play(0, "lighthouse").put("discard", 0, "greek-mercenaries", "glory").state()
    play(state, "play:lighthouse")
    assert pile(state, "deck")[0] == "greek-mercenaries"


def test_alexander_the_great_acquires_two_regions_from_market_or_exile() -> None:
    scene = Scene("macedonians", "celts").empire(0).hand(0, "alexander-the-great").put("history", 0, "alexander")
    state = scene.put("exile", 0, "marsh", "elders").market("hills", *PLAIN[1:]).put("regions", 0, "coast").state()
    play(state, "hand:alexander-the-great", "yes", "exile:marsh")
    assert {"hills", "marsh"} <= set(zone(state, "hand")) and "alexander-the-great" in zone(state, "history")


# -- Mauryans, Olmecs, Qin, Utopians -------------------------------------------------------------------------------------------


def test_arthashastra_trades_unrest_for_cards_or_progress() -> None:
    scene = (
        Scene("mauryans", "celts").play(0, "arthashastra").hand(0, "unrest", "unrest", "glory").goods(0, prg=0).only("deck", 0)
    )
    state = solstice(scene.only("nation", 0).state())
    play(state, "hand:unrest", "hand:unrest")
    answers(state, "option:2")
    assert zone(state, "discard").count("unrest") == 2 and goods(state)[2] == 2


def test_olmecs_put_a_mask_of_the_hand_into_history() -> None:
    state = Scene("olmecs", "celts").hand(0, "stone-mask", "cacao").goods(0, prg=0).state()
    assert goods(play(state, "power:olmecs-b"))[2] == 2 and zone(state, "history") == ["stone-mask"]
    assert "power:olmecs-b" not in codes(Scene("olmecs", "celts").put("discard", 0, "stone-mask").state())


def test_san_lorenzo_asks_for_a_card_on_the_deck_first() -> None:
    scene = Scene("olmecs", "celts").play(0, "san-lorenzo-tenochtitlan").hand(0, "cacao").goods(0, mat=0, pop=0)
    state = play(scene.put("discard", 0, "stone-mask").state(), "play:san-lorenzo-tenochtitlan")
    assert pile(state, "deck")[0] == "cacao"
    assert goods(play(state, "option:2"))[:2] == (1, 1)


def test_each_long_wall_counts_all_of_them_in_play() -> None:
    state = Scene("qin", "celts").play(0, "long-walls-i", "long-walls-iii").hand(0, "long-walls-ii").state()
    assert worth(state, 0, "long-walls-i") == worth(state, 0, "long-walls-ii") == 2


def test_school_of_diplomacy_acquires_for_each_region_given_up() -> None:
    scene = (
        Scene("qin", "celts")
        .hand(0, "school-of-diplomacy")
        .play(0, "western-zhou", "eastern-zhou", "marsh")
        .play(1, "britannia")
    )
    state = scene.market("hills", "coast", "coinage", "moneylenders", "port").state()
    play(state, "hand:school-of-diplomacy", "play:western-zhou", "play:marsh", "done", "market:1", "market:2")
    assert {"hills", "coast"} <= set(zone(state, "hand")) and zone(state, "hand", 1) == ["britannia"]


def test_the_gates_take_a_card_of_the_hand_for_progress() -> None:
    scene = Scene("utopians", "celts").put("power", 0, "gates-of-shangri-la").hand(0, "charity").put("discard", 0, "portals")
    state = play(scene.goods(0, prg=0).empire(0).state(), "power:gates-of-shangri-la")
    assert zone(state, "history") == ["charity"] and goods(state)[2] == 1


def test_monastery_exiles_anything_but_unrest_and_rewards_attacks() -> None:
    scene = (
        Scene("utopians", "celts").play(0, "monastery").hand(0, "sacred-scroll", "unrest", "corruption").goods(0, pop=0, prg=0)
    )
    state = play(scene.state(), "play:monastery")
    assert (
        zone(state, "exile") == ["corruption"] and goods(state)[1:] == (2, 1) and zone(state, "garrison") == ["sacred-scroll"]
    )


def test_mountain_retreat_returns_the_unrest_under_it() -> None:
    scene = Scene("utopians", "celts").play(0, "mountain-retreat").garrison(0, "mountain-retreat", "unrest", "unrest")
    state = solstice(scene.goods(0, prg=0).state())
    before = unrest(state, 0)
    play(state, "play:mountain-retreat", "option:2")
    assert unrest(state, 0) == before - 2 and "mountain-retreat" in zone(state, "discard")


def test_visions_turn_a_returned_unrest_and_an_action_into_progress() -> None:
    scene = Scene("utopians", "celts").hand(0, "unrest").goods(0, mat=0, pop=1, prg=0)
    state = play(scene.state(), "hand:unrest", "power:visions-of-shangri-la")
    assert goods(state)[2] == 1 and state.get(0, t.ACTION) == 1


# -- Vikings -------------------------------------------------------------------------------------------------------------------


def test_vikings_draw_when_they_return_unrest() -> None:
    state = Scene("vikings", "celts", sides="ab").hand(0, "unrest").goods(0, pop=1, mat=0, prg=0).state()
    play(state, "hand:unrest", "power:vikings-a")
    assert len(zone(state, "hand")) == 2


def test_an_accession_card_set_free_by_an_effect_makes_an_empire_and_harald_ends_the_game() -> None:
    scene = Scene("vikings", "romans").hand(0, "egyptians").only("nation", 0, "harald-hardrada")
    state = play(scene.state(), "hand:egyptians")
    assert state.row[t.ENDING] == 1 and not state.is_empire(0) and "harald-hardrada" in zone(state, "discard")


def test_what_would_go_into_the_history_of_the_vikings_may_be_played_again() -> None:
    state = Scene("vikings", "celts").hand(0, "armenians").market("hills", *PLAIN[1:]).state()
    play(state, "hand:armenians", "market:2")
    assert "armenians" in zone(state, "discard") and zone(state, "history") == []


def test_tokens_go_only_on_cards_in_ones_own_play_area() -> None:
    state = Scene("romans", "celts").play(0, "conquer").hand(0, "glory").play(1, "prosperity").state()
    for where, seat, me, able in ((t.PLAY, 0, 0, ALL), (t.HAND, 0, 0, NONE), (t.PLAY, 1, 0, NONE), (t.PLAY, 1, 1, ALL)):
        f = state.enter(0, me, state.rings.inside(where, seat)[0], -1)
        assert PlaceHere().able(state, f, 0) == able


def test_a_card_holds_no_more_tokens_than_can_be_counted() -> None:
    state = Scene("romans", "celts").play(0, "conquer").state()
    piece = state.rings.inside(t.PLAY, 0)[0]
    state.place_on(piece, t.MAT, 3)
    assert state.tokens(piece, t.MAT) == 3
    state.place_on(piece, t.MAT, t.MOST_TOKENS)
    assert state.tokens(piece, t.MAT) == t.MOST_TOKENS
