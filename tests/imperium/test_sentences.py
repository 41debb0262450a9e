"""Sentences of the rulebook, by its chapters, that no other file holds."""

from __future__ import annotations

import pytest

from asztal.core.pieces import SEATS
from asztal.games.imperium import log
from asztal.games.imperium import tables as t
from asztal.games.imperium.playing import can_play
from asztal.games.imperium.scoring import total, unrest_of
from asztal.games.imperium.state import Imperium
from imperium.setting import Scene, answers, codes, goods, pile, play, unrest, zone
from imperium.test_end import pass_round, worth
from imperium.test_nations import solstice

PLAIN = ("hills", "elders", "coinage", "town", "moneylenders")
"""A market in which one card of each suit can be told from the others."""


def own(state: Imperium, id: str, seat: int = 0) -> int:
    """A card of a player that is in play."""
    return next(int(p) for p in state.rings.piled(t.PLAY * SEATS + seat) if state.name_of(int(p)) == f"@{id}")


# -- activate, innovate, revolt ------------------------------------------------------------------------------------------------


def test_nothing_is_exhausted_while_revolting() -> None:
    state = Scene("romans", "celts", "persians").play(0, "wonder").hand(0, "unrest").goods(0, prg=0).state()
    play(state, "revolt")
    assert state.now().name == "cleanup-token" and goods(state)[2] == 0


def test_nothing_is_exhausted_at_solstice() -> None:
    scene = Scene("romans", "celts", "persians").play(0, "wonder", "temple").put("discard", 0, "unrest").goods(0, prg=0)
    state = solstice(scene.state())
    assert state.row[t.ROUND] == 2 and goods(state)[2] == 0 and "unrest" not in zone(state, "discard")


def test_nothing_is_exhausted_in_anothers_turn_unless_the_card_says_so() -> None:
    scene = Scene("celts", "romans", "persians", "greeks").empire(0).hand(0, "drama-and-poetry").play(1, "wonder")
    state = scene.hand(1, "unrest", "glory").goods(1, prg=0).state()
    play(state, "hand:drama-and-poetry")
    while state.to_act() != [0] or state.now().name != "turn":
        play(state, "yes" if "yes" in codes(state) and state.to_act() == [1] else codes(state)[0])
    assert goods(state, 1)[2] == 0 and state.get(1, t.EXHAUST) == 5


def test_tokens_come_back_from_nation_deck_and_development_area() -> None:
    state = Scene("romans", "celts").say(0, nation_used=True, development_used=True, exhausts=0).state()
    play(state, "done", "market:1")
    assert (state.get(0, t.NATION_USED), state.get(0, t.DEVELOPMENT_USED), state.get(0, t.EXHAUST)) == (0, 0, 5)


def test_a_card_does_as_much_as_it_can() -> None:
    """Nothing to acquire, nothing to recall: Roman Expansion still goes into history."""
    state = (
        Scene("romans", "celts").hand(0, "roman-expansion").market("elders", "town", "coinage", "moneylenders", "port").state()
    )
    assert zone(play(state, "hand:roman-expansion"), "history") == ["roman-expansion"]


# -- reshuffling ---------------------------------------------------------------------------------------------------------------


def test_what_is_left_is_drawn_before_reshuffling() -> None:
    scene = Scene("romans", "celts").hand(0, "oracle").only("deck", 0, "conquer").put("discard", 0, "glory")
    state = play(scene.only("nation", 0, "raetia", "julius-caesar").state(), "hand:oracle")
    drawn = {code.removeprefix("hand:") for code in codes(state)}
    assert "conquer" in drawn and len(drawn) == 2 and drawn <= {"conquer", "glory", "raetia"}


def test_the_card_being_played_is_not_shuffled_in() -> None:
    scene = (
        Scene("romans", "celts").hand(0, "oracle").only("deck", 0).put("discard", 0, "glory").only("nation", 0, "julius-caesar")
    )
    state = play(scene.state(), "hand:oracle")
    assert "oracle" in zone(state, "play") and "oracle" not in zone(state, "deck")


def test_an_empire_develops_in_anothers_turn() -> None:
    scene = Scene("macedonians", "romans").hand(0, "prosperity").empire(1).only("deck", 1).put("discard", 1, "conquer")
    state = play(scene.goods(1, mat=4, pop=0, prg=0).state(), "hand:prosperity", "no", "yes")
    assert state.to_act() == [1] and codes(state) == ["nothing", "development:the-senate"]
    play(state, "development:the-senate")
    assert state.get(1, t.DEVELOPMENT_USED) == 1 and state.get(1, t.EXHAUST) == 4 and goods(state, 1)[0] == 0
    assert state.to_act() == [0]


def test_a_used_development_area_or_no_token_lets_nobody_develop() -> None:
    for said in ({"development_used": True}, {"exhausts": 1}):
        scene = Scene("romans", "celts").empire(0).only("deck", 0).put("discard", 0, "glory").play(0, "coinage").say(0, **said)
        state = play(scene.goods(0, mat=9, pop=9).state(), "play:coinage")
        assert state.now().name == "turn" and zone(state, "hand") == ["glory"]


def test_who_becomes_an_empire_by_a_reshuffle_does_not_develop_in_it() -> None:
    scene = Scene("romans", "celts").only("deck", 0).put("discard", 0, "glory").only("nation", 0, "julius-caesar")
    state = play(scene.play(0, "coinage").goods(0, mat=9, pop=9).state(), "play:coinage")
    assert state.is_empire(0) and state.now().name == "turn" and len(zone(state, "development")) == 6


def test_utopians_only_reshuffle() -> None:
    scene = Scene("utopians", "celts").only("deck", 0).put("discard", 0, "charity", "meditation").hand(0, "sacred-scroll")
    state = play(scene.state(), "hand:sacred-scroll", "yes")
    assert len(zone(state, "hand")) == 1 and state.get(0, t.EXHAUST) == 3


# -- the end -------------------------------------------------------------------------------------------------------------------


def test_the_last_quest_triggers_nothing() -> None:
    scene = Scene("arthurians", "celts").only("development", 0, "graal")
    state = solstice(scene.state())
    play(state, "power:king-arthurs-court", "yes")
    assert zone(state, "development") == [] and state.row[t.ENDING] == 0


def test_what_is_triggered_at_solstice_still_brings_a_whole_last_round() -> None:
    state = solstice(Scene("utopians", "celts").goods(0, pop=24).put("power", 0, "shangri-la").state())
    while state.now().name != "turn":
        play(state, codes(state)[-1])
    assert state.row[t.ENDING] == 2 and state.row[t.ROUND] == 2 and not state.over
    pass_round(state)
    assert state.over


def test_a_collapse_after_the_end_was_triggered_is_a_collapse() -> None:
    scene = Scene("romans", "celts", "persians").empire(0).hand(0, "corruption").only("unrest", 0, "unrest")
    state = play(scene.say(-1, ending="last-round").goods(0, prg=90).state(), "hand:corruption")
    assert state.over and state.row[t.COLLAPSED] == 1
    fewest = min(unrest_of(state, seat) for seat in range(3))
    assert [score.rank == 1 for score in state.result().scores].count(True) >= 1
    assert all(unrest_of(state, seat) == fewest for seat, score in enumerate(state.result().scores) if score.rank == 1)


def test_who_ties_after_a_collapse_is_compared_by_points_and_may_share() -> None:
    def collapse(prg: int) -> Imperium:
        scene = Scene("romans", "greeks", "persians").empire(0).hand(0, "corruption").only("unrest", 0, "unrest", "unrest")
        for seat in range(3):
            scene.only("deck", seat).only("nation", seat).only("development", seat).goods(seat, mat=0, pop=0, prg=3)
        return play(scene.goods(1, prg=prg).put("discard", 0, "unrest").state(), "hand:corruption")

    # everybody has one unrest; Corruption is worth 2 to the Romans, and each unrest -2
    assert [score.rank for score in collapse(3).result().scores] == [1, 2, 2]
    assert [score.rank for score in collapse(5).result().scores] == [1, 1, 3]
    assert [score.rank for score in collapse(6).result().scores] == [2, 1, 3]


def test_sunken_and_garrisoned_unrest_counts_in_a_collapse() -> None:
    scene = (
        Scene("atlanteans", "celts").play(0, "thule").garrison(0, "thule", "unrest").put("sunken", 0, "unrest").only("deck", 0)
    )
    assert unrest_of(scene.state(), 0) == 2


def test_unrest_in_the_nation_deck_is_nobodys_yet() -> None:
    state = Scene("celts", "romans").only("deck", 0).state()
    assert "unrest" in zone(state, "nation") and unrest_of(state, 0) == 0


def test_sumerians_keep_an_unrest_that_is_worth_more_than_it_costs() -> None:
    """In the history of the Mauryans a card is worth 2, with Buddhism 3: no reason to give it back."""
    scene = (
        Scene("mauryans", "celts")
        .only("deck", 0)
        .hand(0, "sumerians", "buddhism")
        .put("history", 0, "unrest")
        .say(-1, ending="last-round")
    )
    state = scene.say(0, only="deck nation development").goods(0, prg=0).state()
    for _ in range(40):
        if not state.over:
            play(state, codes(state)[0])
    assert state.over and zone(state, "history").count("unrest") == 1


def test_tokens_on_cards_are_nobodys_points() -> None:
    scene = Scene("minoans", "celts", sides="ab").only("deck", 0).say(0, play=[{"card": "pottery", "prg": 4}]).goods(0, prg=1)
    assert total(scene.state(), 0) == 1


@pytest.mark.parametrize(("place", "points"), [("sunken", 3), ("hand", 3), ("discard", 3)])
def test_the_sunken_pile_is_no_history(place: str, points: int) -> None:
    assert worth(Scene("atlanteans", "celts", commons="legends").put(place, 0, "proud").state(), 0, "proud") == points


def test_sunken_cards_score_but_are_not_counted_as_history() -> None:
    scene = Scene("atlanteans", "celts", "romans", "persians").put("sunken", 0, "assyrians", "armenians").play(0, "mauryans")
    state = scene.state()
    assert worth(state, 0, "mauryans") == 0 and worth(state, 0, "assyrians") == 3


def test_the_active_quest_scores() -> None:
    scene = Scene("arthurians", "celts").garrison(0, "king-arthurs-court", "excalibur")
    assert worth(scene.state(), 0, "excalibur") == 2


@pytest.mark.parametrize(
    ("nation", "side", "card", "points"), [("mauryans", "a", "mauryans-a", 2), ("macedonians", "b", "macedonians-b", 2)]
)
def test_page_18_the_highway_is_two_regions_in_scoring(nation: str, side: str, card: str, points: int) -> None:
    other = "celts" if nation == "mauryans" else "mauryans"
    scene = Scene(nation, other, sides=f"{side}b").only("deck", 0).play(0, "grand-trunk-road")
    assert worth(scene.state(), 0, card) == points


def test_cards_are_counted_with_the_power_card_and_themselves() -> None:
    """Nine cards and the power card: one point for ten."""
    scene = Scene("romans", "celts").only("deck", 0).hand(0, *["unrest"] * 5, "exports", "glory", "conquer", "advance")
    assert worth(scene.state(), 0, "exports") == 1


def test_vikings_count_their_power_card_and_harald_himself() -> None:
    state = Scene("vikings", "celts").only("deck", 0).hand(0, "harald-hardrada").state()
    assert worth(state, 0, "vikings-b") == 4 and worth(state, 0, "harald-hardrada") == 4


# -- keywords ------------------------------------------------------------------------------------------------------------------


def test_who_has_too_few_actions_cannot_spend_them() -> None:
    assert "power:greeks-a" not in codes(Scene("greeks", "romans", sides="ab").goods(0, action=1).state())


def test_barbarians_get_cards_of_empires() -> None:
    state = Scene("romans", "celts").hand(0, "advance").goods(0, mat=3, prg=0).market(*PLAIN).state()
    play(state, "hand:advance", "market:3")
    assert "coinage" in zone(state, "hand") and "hand:coinage" not in codes(state)


def test_developing_by_an_effect_does_not_care_about_tokens() -> None:
    scene = Scene("persians", "celts").empire(0).hand(0, "development-persians").say(0, development_used=True, exhausts=0)
    state = play(scene.goods(0, mat=4, pop=0, prg=0).market(*PLAIN).state(), "hand:development-persians", "option:1")
    answers(state, "development:windmills", 1)
    assert "windmills" in zone(state, "discard") and state.get(0, t.EXHAUST) == 0


def test_what_is_sunk_takes_its_garrison_along() -> None:
    scene = Scene("atlanteans", "celts").hand(0, "flood").play(0, "thule").garrison(0, "thule", "unrest").market(*PLAIN)
    state = play(scene.state(), "hand:flood")
    assert zone(state, "sunken") == ["flood", "thule", "unrest"]


def test_what_goes_into_history_takes_its_garrison_along() -> None:
    scene = Scene("romans", "celts").empire(0).hand(0, "rome-the-eternal-city").play(0, "city-of-rome")
    state = play(scene.garrison(0, "city-of-rome", "unrest").state(), "hand:rome-the-eternal-city")
    assert zone(state, "history") == ["city-of-rome", "unrest"] and zone(state, "garrison") == []


def test_what_is_exiled_takes_its_garrison_along() -> None:
    scene = Scene("arthurians", "celts").play(0, "twrch-trwyth").hand(0, "cafall").garrison(0, "twrch-trwyth", "cai")
    state = play(scene.put("deck", 0, "bedwyr", "peredur").state(), "hand:cafall")
    play(state, "hand:bedwyr", "play:twrch-trwyth")
    assert {"twrch-trwyth", "cai"} <= set(zone(state, "exile")) and zone(state, "garrison") == []


def test_sunken_cards_are_seen_by_their_owner_only() -> None:
    view = Scene("atlanteans", "celts").put("sunken", 0, "flood", "unrest").state().view
    assert view(0).sides[0].sunken == ["flood", "unrest"] and view(1).sides[0].sunken == [None, None]


def test_others_discard_what_they_would_sink() -> None:
    scene = Scene("celts", "atlanteans").empire(0).hand(0, "flood").play(0, "britannia").market(*PLAIN)
    state = play(scene.state(), "hand:flood")
    assert zone(state, "sunken") == [] and zone(state, "discard") == ["britannia", "flood"]


def test_a_garrisoned_card_has_no_solstice_and_is_not_in_hand() -> None:
    scene = Scene("romans", "celts").play(0, "hills").garrison(0, "hills", "coinage").goods(0, mat=0)
    state = solstice(scene.state())
    assert goods(state)[0] == 0 and "coinage" in zone(state, "garrison")


def test_free_play_inside_free_play() -> None:
    """Parmenion, himself an action, plays the acquired tributary free, which is free anyway."""
    scene = (
        Scene("macedonians", "celts").empire(0).hand(0, "parmenion").market("assyrians", "elders", "coinage", "town", "port")
    )
    state = play(scene.goods(0, pop=0).state(), "hand:parmenion", "yes")
    assert "assyrians" in zone(state, "discard") and goods(state)[1] == 1 and state.get(0, t.ACTION) == 2
    assert zone(state, "history") == ["parmenion"]


def test_the_state_icon_counts_in_free_play() -> None:
    """The Minoans of the market are a card for barbarians: acquired, but not played."""
    scene = Scene("macedonians", "celts").empire(0).hand(0, "parmenion").market("minoans", "elders", "coinage", "town", "port")
    state = play(scene.state(), "hand:parmenion", "yes")
    assert {"minoans", "unrest"} <= set(zone(state, "hand"))


def test_of_equal_cards_each_is_played_free_once() -> None:
    scene = Scene("utopians", "celts").hand(0, "sacred-scroll", "sacred-scroll").goods(0, action=0)
    state = play(scene.put("deck", 0, "charity", "monastery").state(), "hand:sacred-scroll", "no", "no")
    assert "hand:sacred-scroll" in codes(state)
    assert "hand:sacred-scroll" not in codes(play(state, "hand:sacred-scroll", "no", "no"))


def test_a_card_played_free_may_be_played_again_for_an_action() -> None:
    scene = Scene("romans", "celts").hand(0, "assyrians").play(0, "port").goods(0, mat=3, pop=0, prg=0)
    state = play(scene.state(), "hand:assyrians", "play:port", "yes", "hand:assyrians")
    assert goods(state)[1] == 2 and state.get(0, t.ACTION) == 2


def test_a_named_card_is_looked_for_in_hand_first_and_no_further() -> None:
    scene = Scene("mauryans", "celts").hand(0, "chandragupta", "indian-elephants").put("deck", 0, "indian-elephants-barbarian")
    state = scene.market("hills", *PLAIN[1:]).state()
    deck = pile(state, "deck")
    play(state, "hand:chandragupta")
    assert "indian-elephants" in zone(state, "discard") and pile(state, "deck") == deck
    assert not state.rings.sees(state.first(t.DECK, 0), 0)


def test_where_one_may_choose_all_places_are_searched() -> None:
    scene = Scene("vikings", "celts").hand(0, "erik-the-red", "hills").play(0, "scandinavia").goods(0, pop=1, prg=0)
    scene.put("discard", 0, "marsh").only("deck", 0, "coast", "glory").only("nation", 0, "iceland", "skis", "harald-hardrada")
    state = play(scene.state(), "hand:erik-the-red")
    assert set(codes(state)) == {"hand:hills", "discard:marsh", "discard:scandinavia", "deck:coast", "nation:iceland"}
    play(state, "nation:iceland")
    assert "iceland" in zone(state, "hand") and state.rings.sees(state.first(t.EXILE, 0), 1)
    assert pile(state, "nation")[-1] == "harald-hardrada"


@pytest.mark.parametrize(
    ("hand", "deck", "nation", "possible"),
    [
        ((), (), (), False),
        (("unrest",), (), (), False),
        (("cai",), (), (), True),
        ((), ("unrest",), (), True),  # what lies in a deck nobody knows
        ((), (), ("excalibur",), True),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_search_is_possible_where_what_is_looked_for_could_lie(
    hand: tuple[str, ...], deck: tuple[str, ...], nation: tuple[str, ...], possible: bool, seat: int
) -> None:
    """Taliesin looks for a knight; the last card of the nation deck, which everybody sees, is not one of those searched."""
    scene = Scene(*(("arthurians", "celts"), ("celts", "arthurians"))[seat]).empire(seat).hand(seat, *hand, "taliesin-the-bard")
    state = scene.only("deck", seat, *deck).only("nation", seat, *nation, "gwaith-camlan").state()
    taliesin = next(piece for piece in state.rings.inside(t.HAND, seat) if state.name_of(int(piece)) == "@taliesin-the-bard")
    assert can_play(state, seat, taliesin) is possible


def test_unrest_is_returned_from_the_discard_pile_where_a_card_says_so() -> None:
    state = Scene("romans", "celts").hand(0, "ionians", "unrest").put("discard", 0, "unrest").state()
    pool = len(pile(state, "unrest"))
    play(state, "hand:ionians", "hand:unrest", "discard:unrest")
    assert len(pile(state, "unrest")) == pool + 2 and zone(state, "hand") == []


@pytest.mark.parametrize(
    ("suit", "deck", "card"),
    [("region", "regions", "coast"), ("uncivilised", "uncivilised", "oracle"), ("civilised", "civilised", "temple")],
)
def test_page_17_ways_two_to_four_take_the_top_card_of_a_deck(suit: str, deck: str, card: str) -> None:
    state = play(Scene("romans", "celts").put(deck, 0, card).state(), "innovate", f"suit:{suit}")
    assert zone(state, "hand") == [card]


def test_page_18_way_five_turns_over_until_the_suit_comes() -> None:
    """A card of both suits is civilised, too."""
    scene = Scene("romans", "celts").only("civilised", 0).put("main", 0, "hills", "armenians", "port", "temple")
    state = play(scene.state(), "innovate", "suit:civilised")
    assert zone(state, "hand") == ["port"] and {"hills", "armenians"} <= set(zone(state, "main"))


def test_page_17_way_one_takes_tokens_and_leaves_unrest_in_the_pile() -> None:
    state = Scene("romans", "celts").market(*PLAIN, elders={"prg": 2}).put("uncivilised", 0, "oracle").goods(0, prg=0).state()
    play(state, "innovate", "market:2")
    assert zone(state, "hand") == ["elders"] and goods(state)[2] == 2


def test_the_market_is_filled_by_slot_and_new_cards_bear_nothing() -> None:
    """A region in the place of a civilised card is replaced by a civilised one, without the progress of the set-up."""
    scene = (
        Scene("romans", "celts")
        .hand(0, "conquer")
        .goods(0, pop=2, prg=0)
        .market("elders", "town", "marsh", "moneylenders", "port")
    )
    state = play(scene.put("civilised", 0, "temple").state(), "hand:conquer")
    card = int(state.at_slot(2))
    assert state.name_of(card) == "@temple" and state.tokens(card, t.PRG) == 0 and len(state.guests(card, t.UNDER)) == 1


def test_when_nothing_is_left_a_slot_stays_empty() -> None:
    scene = Scene("romans", "celts").hand(0, "conquer").goods(0, pop=2, prg=0).market(*PLAIN).only("regions", 0).only("main", 0)
    state = play(scene.state(), "hand:conquer")
    assert state.at_slot(0) < 0 and "hills" in zone(state, "hand")


def test_looking_at_the_nation_deck_leaves_out_its_last_card_unless_no_other_is_left() -> None:
    def looked(*deck: str) -> list[str]:
        scene = Scene("vikings", "celts").hand(0, "iceland").only("nation", 0, *deck)
        state = play(scene.state(), "hand:iceland", "option:2")
        return [state.name_of(int(event.a))[1:] for event in state.heard() if int(event.kind) == log.LOOKED_CARD]

    assert looked("skis", "combs", "harald-hardrada") == ["skis"]
    assert looked("combs", "harald-hardrada") == ["combs"]
    assert looked("harald-hardrada") == ["harald-hardrada"]


def test_who_looks_at_more_fame_cards_than_there_are_sees_those_and_not_king_of_kings() -> None:
    scene = Scene("romans", "celts", sides="ab").play(0, "hills", "raetia", "dalmatia").hand(0, "glory").goods(0, prg=0)
    state = play(scene.only("fame", 0, "great").state(), "hand:glory")
    assert "great" in zone(state, "hand") and state.row[t.KINGS] == 0 and state.row[t.ENDING] == 0


def test_shuffling_the_nation_deck_leaves_its_last_card() -> None:
    for seed in range(5):
        state = Scene("vikings", "celts", seed=seed).hand(0, "gothja", "unrest").state()
        play(state, "hand:gothja", "yes")
        assert pile(state, "nation")[-1] == "harald-hardrada"


# -- notes on cards ------------------------------------------------------------------------------------------------------------


def test_page_18_embalming_acts_while_developing() -> None:
    scene = Scene("egyptians", "celts").empire(0).play(0, "embalming", "coinage").hand(0, "glory").only("deck", 0)
    scene.put("discard", 0, "conquer").goods(0, mat=2, pop=2, prg=0).only("development", 0, "obelisk", "medicine")
    state = play(scene.state(), "play:coinage", "development:obelisk")
    assert state.now().name == "history"
    assert zone(play(state, "hand:glory"), "history") == ["glory"]


def test_page_18_acclaimed_offers_no_deck_of_a_suit() -> None:
    scene = (
        Scene("romans", "celts", commons="legends")
        .hand(0, "acclaimed")
        .market("plain", "elders", "amphitheatre", "moor", "art")
    )
    assert codes(play(scene.state(), "hand:acclaimed")) == ["suit:variable", "market:3"]


def test_page_18_shaduf_acts_in_ones_own_turn_only() -> None:
    """Prosperity of another player lets nobody else gain; a solstice that gains through a river lets Shaduf rest."""
    scene = Scene("romans", "celts").play(0, "shaduf", "port", "oasis").goods(0, mat=0, prg=0)
    state = play(scene.state(), "play:port")
    assert state.now().name == "window" and codes(state) == ["done", "play:shaduf"]
    assert goods(play(state, "play:shaduf")) == (1, 2, 1)


@pytest.mark.parametrize(("card", "commons", "region"), [("water-mill", "legends", "plain"), ("boats", "classics", "oasis")])
def test_page_18_domestication_and_shaduf_with_mill_and_boats(card: str, commons: str, region: str) -> None:
    waits = "domestication" if commons == "legends" else "shaduf"
    scene = Scene("romans", "celts", commons=commons).play(0, card, region, waits).goods(0, mat=0, prg=0)
    state = play(scene.state(), f"play:{card}", *(["option:1"] if region == "island" else []))
    assert goods(play(state, f"play:{waits}"))[2] == 1


def test_page_19_king_of_kings_is_resolved_by_looking_too_and_only_once_by_each() -> None:
    scene = Scene("macedonians", "celts").play(0, "hills", "orestis", "pelagonia", "marsh", "coast", "jungle").hand(0, "glory")
    state = play(
        scene.put("discard", 1, "glory").only("fame", 0).goods(0, prg=0).state(),
        "hand:glory",
        *["play:hills", "play:orestis", "play:marsh"],
    )
    assert goods(state)[2] == 6 and zone(state, "king") == ["king-of-kings-b"] and state.row[t.KINGS] == 1


def test_page_19_an_empire_also_develops_free_by_king_of_kings() -> None:
    scene = Scene("mauryans", "celts").empire(0).hand(0, "ashoka").only("fame", 0).goods(0, mat=0, pop=0, prg=0)
    state = play(scene.state(), "hand:ashoka", "development:buddhism")
    assert goods(state)[2] == 3 and "buddhism" in zone(state, "discard") and state.row[t.ENDING] == 1


def test_page_19_sumerians_do_not_undo_a_collapse() -> None:
    scene = Scene("romans", "celts").empire(0).hand(0, "corruption").hand(1, "sumerians").only("unrest", 0, "unrest")
    state = play(scene.state(), "hand:corruption")
    assert state.over and state.row[t.COLLAPSED] == 1 and len(pile(state, "unrest")) == 2


# -- nations -------------------------------------------------------------------------------------------------------------------


def test_page_19_there_is_one_active_quest_at_a_time() -> None:
    scene = Scene("arthurians", "celts").garrison(0, "king-arthurs-court", "excalibur").only("deck", 0).hand(0)
    state = solstice(scene.state())
    assert "power:king-arthurs-court" not in codes(state) and state.name_of(int(state.active_quest(0))) == "@excalibur"


def test_page_19_morigena_puts_the_active_quest_into_the_discard_pile() -> None:
    scene = Scene("arthurians", "celts").play(0, "britannia-prima").garrison(0, "britannia-prima", "myrddin-wyllt")
    scene.garrison(0, "king-arthurs-court", "excalibur").hand(0, "morigena").put("nation", 0, "bedwyr")
    state = play(scene.state(), "hand:morigena", "yes")
    assert {"excalibur", "bedwyr", "myrddin-wyllt", "britannia-prima"} <= set(zone(state, "discard")) and state.active_quest(
        0
    ) < 0


def test_page_19_a_deck_filled_and_emptied_again_brings_unrest_again() -> None:
    scene = Scene("utopians", "celts").only("deck", 0, "charity").hand(0, "meditation", "sacred-scroll", "sacred-scroll")
    state = scene.put("discard", 0, "portals").state()
    before = unrest(state, 0)
    play(state, "hand:sacred-scroll", "yes")
    answers(state, "no")
    assert unrest(state, 0) == before + 1
    play(state, "hand:meditation", "discard:portals")
    answers(state, "no")
    play(state, "hand:sacred-scroll", "yes")
    assert unrest(state, 0) == before + 2


def test_the_journey_may_be_exhausted_but_never_leaves() -> None:
    scene = Scene("greeks", "utopians").empire(0).hand(0, "greek-innovation", "glory", "unrest").market(*PLAIN)
    state = play(scene.state(), "hand:greek-innovation")
    while state.now().name != "turn":
        play(state, codes(state)[0])
    assert zone(state, "power", 1) == ["utopians-b", "visions-of-shangri-la"]


def test_vikings_are_not_asked_to_put_down_the_only_card() -> None:
    """With one card above Harald its place is the bottom already."""
    scene = Scene("celts", "vikings").empire(0).hand(0, "corruption").only("nation", 1, "skis", "harald-hardrada")
    state = play(scene.state(), "hand:corruption")
    assert state.to_act() == [0]


# -- attacks -------------------------------------------------------------------------------------------------------------------


def test_what_the_attacker_would_gain_through_a_protected_player_is_not_gained() -> None:
    scene = Scene("romans", "scythians", "greeks").empire(0).hand(0, "onager").play(1, "city-of-gelonus", "mounted-archers")
    state = scene.play(2, "city-of-athens").goods(0, mat=0).market("elders", "town", "coinage", "moneylenders", "port").state()
    play(state, "hand:onager", "play:mounted-archers")
    assert goods(state)[0] == 2 and "city-of-gelonus" in zone(state, "play", 1)


def test_what_everybody_does_by_an_attack_passes_a_protected_player_by() -> None:
    """Exports give 2 material to all: who avoids the card gains nothing either, and gets no card."""
    scene = Scene("romans", "scythians", "greeks").empire(0).hand(0, "exports", "unrest", "glory").play(1, "mounted-archers")
    state = scene.goods(1, mat=0).goods(2, mat=0).state()
    play(state, "hand:exports", "play:mounted-archers", "hand:unrest")
    assert goods(state, 1)[0] == 0 and goods(state, 2)[0] == 2
    assert zone(state, "hand", 1) == [] and "unrest" in zone(state, "hand", 2)


def test_a_power_that_spreads_unrest_is_no_attack() -> None:
    scene = Scene("celts", "scythians", sides="ab").hand(0, "advance").goods(0, mat=3, prg=0).play(1, "mounted-archers")
    state = scene.market("hills", "elders", "coinage", "marsh", "forest").state()
    before = unrest(state, 1)
    play(state, "hand:advance", "market:2", "power:celts-a")
    assert unrest(state, 1) == before + 1


def test_playing_from_under_a_region_is_no_playing_of_a_region() -> None:
    """Cataphract goes under Hills and resolves it; Tents wait for a region that is played."""
    scene = Scene("scythians", "celts").empire(0).play(0, "tents", "hills").hand(0, "cataphract", "unrest")
    state = scene.market("elders", "town", "coinage", "moneylenders", "port").goods(0, pop=0).state()
    play(state, "hand:cataphract", "yes")
    while state.now().name != "turn":
        assert state.now().name != "window"
        play(state, codes(state)[0])
    assert goods(state)[1] == 1 and "cataphract" in zone(state, "garrison")


# -- Ambassador ----------------------------------------------------------------------------------------------------------------


def test_ambassador_borrows_from_cards_in_play_only_and_also_from_used_ones() -> None:
    scene = Scene("romans", "greeks", "persians", sides="bab").play(0, "ambassador")
    assert "play:ambassador" not in codes(scene.state())  # the power card of the Greeks is not pinned
    scene = Scene("romans", "celts", "persians").play(0, "ambassador").say(1, play=[{"card": "coinage", "exhausted": True}])
    state = play(scene.state(), "play:ambassador")
    assert len(zone(state, "hand")) == 1
    scene = Scene("romans", "celts", "persians").play(0, "ambassador").play(1, "shaduf")
    assert "play:ambassador" not in codes(scene.state())  # it waits for something


def test_ambassador_does_not_give_back_the_token_it_was_used_with() -> None:
    scene = Scene("romans", "olmecs", "persians").play(0, "ambassador").play(1, "olmec-hieroglyphics")
    state = play(scene.put("discard", 0, "glory").state(), "play:ambassador")
    assert zone(state, "hand") == ["glory"] and state.get(0, t.EXHAUST) == 4


def test_the_same_state_is_asked_for_at_each_step() -> None:
    """Egyptians (the tributary) bring the accession card into the discard pile: then the nation is an empire, and develops."""
    scene = Scene("romans", "celts").hand(0, "egyptians").only("nation", 0, "julius-caesar").goods(0, mat=4, pop=0, prg=0)
    state = play(scene.state(), "hand:egyptians")
    assert state.is_empire(0) and {"julius-caesar", "the-senate"} <= set(zone(state, "discard"))


def test_free_play_is_remembered_for_who_played_the_card_only() -> None:
    """Assyrians played free, then given away: who gets them plays them free in the next turn."""
    scene = Scene("romans", "celts").empire(0).hand(0, "assyrians", "exports")
    state = play(scene.state(), "hand:assyrians", "hand:exports", "market:1")
    assert state.to_act() == [1] and "assyrians" in zone(state, "hand", 1)
    assert play(state, "hand:assyrians").get(1, t.ACTION) == 3


def test_an_effect_plays_no_card_free_a_second_time_in_a_turn() -> None:
    """Twrch Trwyth plays empire cards free for a progress."""
    scene = Scene("arthurians", "celts").play(0, "twrch-trwyth").goods(0, prg=2)
    state = play(scene.say(0, hand=[{"card": "coinage", "played-free": True}, "pharmacy"]).state(), "play:twrch-trwyth")
    assert zone(state, "hand") == ["coinage"] and zone(state, "play") == ["pharmacy", "twrch-trwyth"]


def test_an_unrest_played_free_and_returned_is_like_any_other() -> None:
    """It comes to the Greeks, whose Direct Democracy plays an unrest free."""
    scene = Scene("romans", "persians", "greeks", commons="legends").play(0, "monument").hand(0, "unrest", "unrest", "celts")
    scene.play(2, "direct-democracy").only("unrest", 0, "unrest").goods(0, mat=0, pop=2, prg=0).goods(2, mat=0, pop=1, prg=0)
    state = play(scene.state(), "play:monument", "option:1", "hand:unrest", "hand:celts", "suit:uncivilised")
    while state.to_act() != [2]:
        play(state, codes(state)[0])
    assert zone(state, "hand", 2) == ["unrest"] and "play:direct-democracy" in codes(state)


# -- nothing to gain -----------------------------------------------------------------------------------------------------------


def test_nobody_takes_unrest_for_a_quest_that_is_not_there() -> None:
    state = solstice(Scene("arthurians", "celts").only("development", 0).only("deck", 0).state())
    assert "power:king-arthurs-court" not in codes(state) and state.row[t.ROUND] == 2


@pytest.mark.parametrize(("unrest_there", "asked"), [([], False), (["unrest"], True)])
def test_nobody_is_asked_to_pay_for_nothing(unrest_there: list[str], asked: bool) -> None:
    """Art returns an unrest from hand, Shrine one from the discard pile or discarded right now, Drama & Poetry as Art."""
    art = Scene("romans", "celts", commons="legends").play(0, "art").hand(0, "glory", *unrest_there).only("deck", 0)
    assert (solstice(art.only("nation", 0).state()).row[t.PHASE] == t.SOLSTICE) is asked
    shrine = Scene("romans", "celts").play(0, "shrine").hand(0, "glory", *unrest_there).only("deck", 0)
    assert (solstice(shrine.only("nation", 0).state()).row[t.PHASE] == t.SOLSTICE) is asked
    drama = Scene("romans", "celts", "persians", "greeks").empire(0).hand(0, "drama-and-poetry")
    state = play(drama.hand(1, "glory", *unrest_there).state(), "hand:drama-and-poetry")
    assert (state.to_act() == [1]) is asked
