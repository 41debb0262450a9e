"""The other keywords of the rulebook, and notes on single cards."""

from __future__ import annotations

import pytest

from asztal.core.pieces import SEATS
from asztal.games.imperium import tables as t
from imperium.setting import Scene, answers, codes, goods, pile, play, unrest, zone

PLAIN = ("elders", "town", "coinage", "moneylenders", "port")
"""A market without regions and tributaries."""


# -- abandon, recall, garrison, history ------------------------------------------------------------------------------------


def test_an_abandoned_card_takes_its_garrison_to_the_discard_pile() -> None:
    scene = Scene("macedonians", "celts").play(0, "hills", "orestis", "pelagonia").hand(0, "glory")
    state = scene.garrison(0, "hills", "conquer", "unrest").put("fame", 0, "great", "notorious").state()
    play(state, "hand:glory")
    assert {"hills", "orestis", "pelagonia", "conquer", "unrest"} <= set(zone(state, "discard"))


def test_a_recalled_card_takes_its_garrison_to_hand() -> None:
    state = Scene("romans", "celts").play(0, "boats", "marsh").garrison(0, "marsh", "unrest").state()
    play(state, "play:boats")
    assert zone(state, "hand") == ["marsh", "unrest"]


def test_a_garrison_is_open_and_out_of_play() -> None:
    state = Scene("romans", "celts").hand(0, "hills", "town").market("forest").state()
    play(state, "hand:hills")
    answers(state, "market:1", 1)
    play(state, "hand:town")
    assert zone(state, "garrison") == ["town"] and "play:town" not in codes(state)
    assert state.view(1).sides[0].play[0].under == ["town"]


def test_glory_triumphant_and_jewellery_are_never_garrisoned() -> None:
    state = Scene("scythians", "celts").hand(0, "hills", "glory", "triumphant", "jewellery", "unrest").market("forest").state()
    play(state, "hand:hills")
    answers(state, "market:1", 1)
    assert codes(state) == ["done", "hand:unrest"]


def test_history_is_seen_by_its_owner_only() -> None:
    state = Scene("romans", "celts").empire(0).hand(0, "education", "unrest").state()
    play(state, "hand:education", "hand:unrest")
    assert state.view(0).sides[0].history == ["unrest"] and state.view(1).sides[0].history == [None]
    assert state.view(None).sides[0].history == [None]


@pytest.mark.parametrize("nation", ["vikings", "atlanteans"])
def test_who_has_no_history_discards_instead(nation: str) -> None:
    state = Scene(nation, "celts").empire(0).hand(0, "education", "unrest").state()
    play(state, "hand:education", "hand:unrest")
    answers(state, "done", 1)
    assert zone(state, "history") == [] and "unrest" in zone(state, "discard")


def test_only_pinned_cards_in_play_are_abandoned() -> None:
    state = Scene("greeks", "celts").empire(0).hand(0, "philosophy").play(0, "hills", "city-of-athens").state()
    play(state, "hand:philosophy")
    assert zone(state, "discard") == ["city-of-athens"]


# -- draw, find, look --------------------------------------------------------------------------------------------------------


def test_up_to_four_cards_are_drawn_as_a_barbarian_by_glorious() -> None:
    state = Scene("romans", "celts").hand(0, "glorious").state()
    play(state, "hand:glorious", "number:3")
    assert len(zone(state, "hand")) == 3 and zone(state, "history") == ["glorious"]


def test_an_empire_develops_free_by_glorious() -> None:
    state = Scene("romans", "celts").empire(0).hand(0, "glorious").goods(0, mat=0, pop=0, prg=0).state()
    play(state, "hand:glorious", "development:legions")
    assert "legions" in zone(state, "discard")


def test_one_of_the_cards_just_drawn_is_discarded_by_the_oracle() -> None:
    state = Scene("romans", "celts").hand(0, "oracle", "unrest").put("deck", 0, "glory", "conquer").state()
    play(state, "hand:oracle")
    assert set(codes(state)) == {"hand:glory", "hand:conquer"}


def test_looking_at_fame_cards_takes_one_and_puts_the_others_back() -> None:
    scene = Scene("macedonians", "celts").play(0, "hills", "orestis", "pelagonia").hand(0, "glory")
    state = scene.put("fame", 0, "great", "notorious").state()
    play(state, "hand:glory")
    assert set(codes(state)) == {"looked:great", "looked:notorious"}
    play(state, "looked:great")
    assert zone(state, "hand") == ["great"] and pile(state, "fame")[0] == "notorious"
    top = state.first(t.FAME_DECK, 0)
    assert state.rings.sees(top, 0) and not state.rings.sees(top, 1)
    assert not state.rings.sees(state.first(t.HAND, 0), 1)


def test_romans_look_at_one_more_and_gain_a_progress() -> None:
    scene = Scene("romans", "celts", sides="ab").play(0, "hills", "raetia", "dalmatia").hand(0, "glory").goods(0, prg=0)
    state = scene.put("fame", 0, "great", "notorious", "marvellous").state()
    play(state, "hand:glory")
    assert len(codes(state)) == 3 and goods(state)[2] == 1
    play(state, "looked:great", "looked:marvellous")
    assert pile(state, "fame")[:2] == ["notorious", "marvellous"]  # the one put back first lies lower


def test_what_is_found_is_shown_and_the_deck_is_shuffled() -> None:
    state = (
        Scene("mauryans", "celts")
        .hand(0, "chandragupta")
        .put("nation", 0, "indian-elephants")
        .market("hills", *PLAIN[1:])
        .state()
    )
    play(state, "hand:chandragupta", "nation:indian-elephants")
    assert zone(state, "discard") == ["indian-elephants"]


def test_the_last_nation_card_is_never_found() -> None:
    scene = Scene("vikings", "celts").hand(0, "erik-the-red").play(0, "scandinavia").goods(0, pop=1, prg=0)
    state = scene.only("deck", 0).only("nation", 0, "harald-hardrada").state()
    play(state, "hand:erik-the-red")
    assert pile(state, "nation") == ["harald-hardrada"]


# -- King of Kings ---------------------------------------------------------------------------------------------------------


def test_king_of_kings_is_resolved_when_no_fame_card_is_left() -> None:
    state = Scene("vikings", "celts").hand(0, "rollo-the-walker").only("fame", 0).goods(0, prg=0).state()
    play(state, "hand:rollo-the-walker")
    assert goods(state)[2] == 6 and zone(state, "king") == ["king-of-kings-b"] and state.row[t.ENDING] == 1


def test_its_other_side_stays_and_everybody_resolves_it_once() -> None:
    scene = (
        Scene("vikings", "celts").hand(0, "rollo-the-walker").only("fame", 0).goods(0, prg=0).only("king", 0, "king-of-kings-b")
    )
    state = scene.state()
    play(state, "hand:rollo-the-walker")
    assert goods(state)[2] == 4 and zone(state, "king") == ["king-of-kings-b"]
    state = Scene("vikings", "celts").hand(0, "rollo-the-walker").only("fame", 0).goods(0, prg=0).say(-1, kings=["0"]).state()
    play(state, "hand:rollo-the-walker")
    assert goods(state)[2] == 0 and state.row[t.ENDING] == 0


def test_king_of_kings_is_never_looked_at_while_fame_cards_are_left() -> None:
    scene = (
        Scene("romans", "celts", sides="ab").play(0, "hills", "raetia", "dalmatia").hand(0, "glory").only("fame", 0, "great")
    )
    state = scene.state()
    play(state, "hand:glory")
    assert zone(state, "hand") == ["great"] and zone(state, "king") == ["king-of-kings-a"]


# -- icons -----------------------------------------------------------------------------------------------------------------


def test_each_production_icon_counts() -> None:
    state = Scene("romans", "celts").hand(0, "prosperity").play(0, "forest", "oasis", "hills").goods(0, mat=0).state()
    play(state, "hand:prosperity")
    answers(state, "no")
    play(state, "option:1")
    assert goods(state)[0] == 5


def test_agriculture_lets_a_fertile_icon_count_as_three_production_this_turn() -> None:
    scene = Scene("romans", "celts").hand(0, "prosperity").play(0, "agriculture", "forest").goods(0, mat=0)
    state = scene.state()
    play(state, "play:agriculture", "hand:prosperity")
    answers(state, "no")
    play(state, "option:1")
    assert goods(state)[0] == 5


@pytest.mark.parametrize(
    ("commons", "cards", "region", "icon", "counted"),
    [
        ("classics", ("agriculture", "windmills"), "nisaean-plain", 1, [(0, 2), (3, 1), (6, 0)]),
        ("legends", ("qanat",), "lakes", 2, [(1, 2), (4, 1)]),
    ],
)
def test_an_icon_that_counts_as_production_is_no_longer_what_it_was(
    commons: str, cards: tuple[str, ...], region: str, icon: int, counted: list[tuple[int, int]]
) -> None:
    """Production and fertile or river icons, before and after each card; one that finds none left cannot be used."""
    state = Scene("persians", "celts", commons=commons).empire(0).hand(0, "unrest").play(0, *cards, region).state()
    for used, icons in zip(("", *cards), counted, strict=True):
        if used:
            play(state, f"play:{used}")
        assert tuple(state.count(0, 1 << (t.PRODUCTION_BIT + one), 1 << t.PLAY) for one in (0, icon)) == icons
    for piece in state.rings.inside(t.PLAY, 0):
        state.marks[piece] &= ~t.EXHAUSTED
    state.ask_again()
    assert [code for code in codes(state) if code.startswith("play:")] == [f"play:{card}" for card in cards if icons[1]]


@pytest.mark.parametrize(
    ("card", "commons", "region", "move"),
    [("shaduf", "classics", "oasis", "mat"), ("domestication", "legends", "plain", "mat")],
)
def test_materials_through_a_region_with_the_icon_may_bring_progress(card: str, commons: str, region: str, move: str) -> None:
    """Prosperity counts production; the region shows river or fertile besides."""
    scene = Scene("romans", "celts", commons=commons).hand(0, "prosperity").play(0, card, region).goods(0, mat=0, prg=0)
    state = scene.state()
    play(state, "hand:prosperity")
    answers(state, "no")
    play(state, "option:1", f"play:{card}")
    assert goods(state)[2] == 1 and state.get(0, t.EXHAUST) == 4


def test_boats_use_the_river_they_recall() -> None:
    state = Scene("romans", "celts").play(0, "shaduf", "boats", "marsh").goods(0, mat=0, prg=0).state()
    play(state, "play:boats", "play:shaduf")
    assert goods(state) == (2, 3, 1)


def test_trading_ships_use_the_region_they_recall() -> None:
    scene = (
        Scene("carthaginians", "celts", commons="classics").play(0, "shaduf", "trading-ships", "marsh").goods(0, mat=0, prg=0)
    )
    state = scene.market("hills", hills={"mat": 2}).state()
    for slot in range(1, 5):
        assert state.tokens(state.at_slot(slot), t.MAT) == 0
    play(state, "play:trading-ships")
    answers(state, "yes", 1)
    play(state, "play:shaduf")
    assert goods(state)[::2] == (2, 1)


def test_a_river_region_that_gives_materials_when_played_counts_itself() -> None:
    state = Scene("romans", "celts").play(0, "shaduf").hand(0, "marsh").goods(0, mat=0, prg=0).market("hills").state()
    play(state, "hand:marsh", "play:shaduf")
    assert goods(state)[2] == 1


def test_materials_without_such_a_region_bring_nothing() -> None:
    state = Scene("romans", "celts").play(0, "shaduf", "forest").hand(0, "prosperity").goods(0, mat=0, prg=0).state()
    play(state, "hand:prosperity")
    answers(state, "no")
    play(state, "option:1")
    assert state.now().name != "window"


# -- single cards ------------------------------------------------------------------------------------------------------------


def test_sacred_pass_swaps_a_card_with_the_nation_deck_but_never_the_last_one() -> None:
    scene = Scene("romans", "celts").play(0, "sacred-pass").hand(0, "unrest").put("nation", 0, "raetia")
    state = scene.state()
    play(state, "play:sacred-pass", "yes", "yes")
    assert zone(state, "hand") == ["raetia"] and pile(state, "nation")[0] == "unrest"
    assert "sacred-pass" in zone(state, "discard")
    last = Scene("romans", "celts").play(0, "sacred-pass").hand(0, "unrest").only("nation", 0, "julius-caesar").state()
    play(last, "play:sacred-pass")
    answers(last, "yes")
    assert zone(last, "hand") == ["unrest"]


@pytest.mark.parametrize(("card", "place"), [("hills", "hand"), ("elders", "exile")])
def test_gambling_takes_the_declared_suit_and_exiles_others(card: str, place: str) -> None:
    state = Scene("romans", "celts").hand(0, "gambling").goods(0, mat=1, prg=0).put("main", 0, card).state()
    play(state, "hand:gambling", "suit:region")
    assert zone(state, place) == [card] and goods(state)[0] == 0


def test_ambassador_uses_the_ability_of_another_player() -> None:
    scene = Scene("romans", "celts", "persians").play(0, "ambassador").play(1, "coinage").put("deck", 0, "glory")
    state = scene.state()
    play(state, "play:ambassador")
    assert zone(state, "hand") == ["glory"]
    assert not state.marks[state.first(t.PLAY, 1)] & t.EXHAUSTED and state.get(0, t.EXHAUST) == 4


def test_exports_give_a_card_to_the_hand_of_each_other_player() -> None:
    scene = Scene("romans", "celts", "persians").empire(0).hand(0, "exports", "unrest", "glory").put("discard", 0, "conquer")
    state = scene.state()
    play(state, "hand:exports", "hand:unrest", "discard:conquer")
    assert "unrest" in zone(state, "hand", 1) and "conquer" in zone(state, "hand", 2) and zone(state, "hand") == ["glory"]
    given = next(piece for piece in state.rings.piled(t.HAND * SEATS + 1) if state.traits(piece) & t.UNREST)
    assert state.rings.sees(given, 0) and not state.rings.sees(given, 2)


def test_masonry_plays_cities_free() -> None:
    scene = Scene("greeks", "celts", "romans", "persians", commons="legends").play(0, "masonry").hand(0, "city-of-athens")
    assert "hand:city-of-athens" in codes(scene.goods(0, action=0).state())


def test_road_building_lets_empires_conquer() -> None:
    scene = Scene("romans", "celts", commons="legends").empire(0).play(0, "road-building").hand(0, "conquer").goods(0, pop=2)
    assert "hand:conquer" in codes(scene.state())


def test_unrest_is_played_free_by_a_monument() -> None:
    scene = (
        Scene("romans", "celts", commons="legends")
        .play(0, "monument")
        .hand(0, "unrest")
        .goods(0, action=0, mat=0, pop=1, prg=0)
    )
    state = scene.state()
    owned = unrest(state, 0)
    play(state, "play:monument")
    assert unrest(state, 0) == owned - 1 and state.get(0, t.ACTION) == 0


def test_an_exhaust_token_comes_back_and_the_card_may_be_used_again() -> None:
    state = Scene("romans", "celts", "persians").play(0, "town").hand(0, "olmecs").goods(0, mat=0).state()
    play(state, "play:town", "yes", "no", "no", "hand:olmecs")
    assert "play:town" in codes(state) and state.get(0, t.EXHAUST) == 5


def test_town_brings_progress_and_leaves() -> None:
    state = Scene("romans", "celts").play(0, "town").goods(0, prg=0).state()
    play(state, "done", "market:1", "done", "market:1")
    answers(state, "done", 1) if state.now().name == "tidy-hand" else None
    play(state, "yes", "option:2")
    assert goods(state)[2] == 2 and zone(state, "history") == ["town"]
