"""Turns: activate, innovate, revolt; clean-up; reshuffling with nation deck, accession and development; solstice."""

from __future__ import annotations

import pytest

from asztal.games.imperium import GAME
from asztal.games.imperium import tables as t
from asztal.games.imperium.state import Imperium
from imperium.setting import Scene, answers, codes, goods, pile, play, unrest, zone


def end_turn(state: Imperium, slot: int = 1) -> Imperium:
    """End the turn and clean up, keeping all cards."""
    play(state, "done", f"market:{slot}")
    return play(state, "done") if state.now().name == "tidy-hand" else state


# -- activate ----------------------------------------------------------------------------------------------------------------


def test_three_actions_a_turn() -> None:
    state = Scene("romans", "celts").hand(0, "hills", "marsh", "jungle", "coast").market("forest").state()
    for region in ("hills", "marsh", "jungle"):
        play(state, f"hand:{region}")
        answers(state, "market:1", 1)
        answers(state, "done", 1) if state.now().name == "garrison" else None
    assert state.get(0, t.ACTION) == 0
    assert "hand:coast" not in codes(state) and GAME.action("hand:coast") not in state.legal(0)


def test_a_card_of_the_other_state_cannot_be_played() -> None:
    state = Scene("romans", "celts").hand(0, "coinage", "conquer").goods(0, pop=2).state()
    assert "hand:coinage" not in codes(state) and "hand:conquer" in codes(state)
    state = Scene("romans", "celts").hand(0, "coinage", "conquer").goods(0, pop=2).empire(0).state()
    assert "hand:coinage" in codes(state) and "hand:conquer" not in codes(state)


def test_what_cannot_be_paid_cannot_be_played() -> None:
    state = Scene("romans", "celts").hand(0, "advance", "glory").goods(0, mat=2, pop=0, prg=0).state()
    assert codes(state) == ["done", "innovate"]


def test_pinned_cards_stay_and_others_are_discarded() -> None:
    state = Scene("romans", "celts").hand(0, "hills", "prosperity").state()
    play(state, "hand:prosperity")
    answers(state, "no")
    answers(state, "option:1", 1)
    assert zone(state, "discard") == ["prosperity"]
    play(state, "hand:hills")
    assert "hills" in zone(state, "play")


def test_an_exhaust_ability_is_used_once_a_turn_and_costs_a_token() -> None:
    state = Scene("romans", "celts").play(0, "town").goods(0, mat=0).state()
    play(state, "play:town", "yes", "no")
    assert goods(state)[0] == 2 and state.get(0, t.EXHAUST) == 4
    assert "play:town" not in codes(state)


def test_without_exhaust_tokens_no_ability_is_used() -> None:
    assert "play:town" not in codes(Scene("romans", "celts").play(0, "town").goods(0, exhaust=0).state())


def test_state_icons_do_not_limit_abilities_in_play() -> None:
    assert "play:coinage" in codes(Scene("romans", "celts").play(0, "coinage").state())


def test_gained_actions_may_be_more_than_three() -> None:
    state = Scene("romans", "celts").play(0, "mysticism").state()
    play(state, "play:mysticism")
    assert state.get(0, t.ACTION) == 4


def test_free_play_needs_no_action_but_only_once_a_turn() -> None:
    scene = Scene("romans", "celts").hand(0, "assyrians").goods(0, action=0, mat=3, prg=0).play(0, "port")
    state = scene.state()
    play(state, "hand:assyrians")
    assert goods(state)[1] == 3 and state.get(0, t.ACTION) == 0
    play(state, "play:port", "yes")
    assert "assyrians" in zone(state, "hand") and "hand:assyrians" not in codes(state)


# -- innovate and revolt -----------------------------------------------------------------------------------------------------


def test_innovating_discards_the_hand_and_breaks_through() -> None:
    state = Scene("romans", "celts").hand(0, "glory", "unrest", "conquer").put("regions", 0, "hills").state()
    play(state, "innovate", "suit:region")
    assert zone(state, "discard") == ["conquer", "glory", "unrest"] and zone(state, "hand") == ["hills"]
    assert state.now().name == "cleanup-token"


def test_revolting_returns_any_number_of_unrest_and_ends_the_turn() -> None:
    state = Scene("romans", "celts").hand(0, "unrest", "unrest", "glory").state()
    owned, pool = unrest(state, 0), state.rings.count(t.UNREST_PILE, 0)
    play(state, "revolt", "hand:unrest")
    assert state.now().name == "cleanup-token"
    assert unrest(state, 0) == owned - 2 and state.rings.count(t.UNREST_PILE, 0) == pool + 2


def test_who_revolts_returns_one_unrest_at_least_and_is_only_asked_for_more() -> None:
    state = play(Scene("romans", "celts").hand(0, "unrest", "glory").state(), "revolt")
    assert state.now().name == "cleanup-token" and zone(state, "hand") == ["glory"]
    state = play(Scene("romans", "celts").hand(0, "unrest", "unrest", "unrest").state(), "revolt")
    assert codes(state) == ["done", "hand:unrest"]
    assert zone(play(state, "done"), "hand") == ["unrest", "unrest"]


def test_after_an_action_one_can_no_longer_innovate() -> None:
    state = Scene("romans", "celts").hand(0, "assyrians", "glory", "unrest").play(0, "town").state()
    play(state, "hand:assyrians")
    assert "innovate" not in codes(state) and "revolt" not in codes(state)


# -- clean-up ----------------------------------------------------------------------------------------------------------------


def test_clean_up_places_progress_and_draws_to_five() -> None:
    state = Scene("romans", "celts").hand(0, "glory", "unrest").state()
    before = int(state.tokens(state.at_slot(3), t.PRG))
    play(state, "done", "market:4")
    assert state.tokens(state.at_slot(3), t.PRG) == before + 1
    play(state, "hand:unrest", "done")
    assert state.rings.count(t.HAND, 0) == 5 and zone(state, "discard") == ["unrest"]
    assert state.to_act() == [1]


def test_more_than_five_cards_may_be_kept() -> None:
    state = Scene("romans", "celts").hand(0, "glory", "unrest", "unrest", "conquer", "advance", "hills").state()
    end_turn(state)
    assert state.rings.count(t.HAND, 0) == 6


@pytest.mark.parametrize(("side", "tokens"), [("a", 1), ("b", 2)])
def test_carthaginians_place_materials(side: str, tokens: int) -> None:
    state = Scene("carthaginians", "celts", sides=side + "b").market("marsh").state()
    play(state, "done", "market:1")
    assert (state.tokens(state.at_slot(0), t.MAT), state.tokens(state.at_slot(0), t.PRG)) == (tokens, 0)


def test_qin_places_population() -> None:
    state = Scene("qin", "celts").market("marsh").state()
    play(state, "done", "market:1")
    assert state.tokens(state.at_slot(0), t.POP) == 1


def test_hand_size_grows_with_cards_that_say_so() -> None:
    state = Scene("romans", "celts").play(0, "legions", "awe-inspiring").state()
    end_turn(state)
    assert state.rings.count(t.HAND, 0) == 7


def test_tokens_come_back_and_utopians_have_three() -> None:
    state = Scene("utopians", "celts").goods(0, action=0, exhaust=0).state()
    end_turn(state)
    assert (state.get(0, t.ACTION), state.get(0, t.EXHAUST)) == (3, 3)


# -- reshuffling ---------------------------------------------------------------------------------------------------------------


def test_a_barbarian_reshuffles_with_a_card_of_the_nation_deck() -> None:
    scene = Scene("romans", "celts").only("deck", 0).put("discard", 0, "glory", "conquer").play(0, "coinage")
    state = scene.put("nation", 0, "raetia").state()
    play(state, "play:coinage")
    assert state.get(0, t.NATION_USED) == 1 and state.get(0, t.EXHAUST) == 3
    everything = zone(state, "hand") + zone(state, "deck")
    assert sorted(everything) == ["conquer", "glory", "raetia"] and zone(state, "discard") == []


def test_the_nation_deck_gives_one_card_a_turn() -> None:
    scene = Scene("romans", "celts").only("deck", 0).put("discard", 0, "glory").play(0, "coinage")
    state = scene.state()
    state.put(0, t.NATION_USED, 1)
    left = state.rings.count(t.NATION, 0)
    play(state, "play:coinage")
    assert zone(state, "hand") == ["glory"] and state.rings.count(t.NATION, 0) == left


def test_without_an_exhaust_token_no_nation_card_comes() -> None:
    scene = Scene("romans", "celts").only("deck", 0).put("discard", 0, "glory").play(0, "coinage").goods(0, exhaust=1)
    state = scene.state()
    left = state.rings.count(t.NATION, 0)
    play(state, "play:coinage")
    assert zone(state, "hand") == ["glory"] and state.rings.count(t.NATION, 0) == left


def test_the_last_nation_card_makes_an_empire() -> None:
    scene = Scene("romans", "celts").only("deck", 0).only("nation", 0, "julius-caesar").put("discard", 0, "glory")
    state = scene.play(0, "coinage").state()
    play(state, "play:coinage")
    assert state.is_empire(0)
    assert sorted(zone(state, "hand") + zone(state, "deck")) == ["glory", "julius-caesar"]


def test_it_may_happen_in_the_middle_of_a_draw_and_in_anothers_turn() -> None:
    scene = Scene("macedonians", "romans").hand(0, "prosperity").only("deck", 1).put("discard", 1, "conquer")
    state = scene.only("nation", 1, "julius-caesar").state()
    play(state, "hand:prosperity", "no", "yes")
    assert state.is_empire(1) and state.rings.count(t.HAND, 1) == 1 and state.get(1, t.EXHAUST) == 4


def test_an_empire_may_develop_when_it_reshuffles() -> None:
    scene = Scene("romans", "celts").empire(0).only("deck", 0).put("discard", 0, "glory").play(0, "coinage")
    state = scene.goods(0, mat=4, pop=0, prg=0).state()
    play(state, "play:coinage")
    assert codes(state) == ["nothing", "development:the-senate"]
    play(state, "development:the-senate")
    assert goods(state)[0] == 0 and state.get(0, t.DEVELOPMENT_USED) == 1
    assert sorted(zone(state, "hand") + zone(state, "deck")) == ["glory", "the-senate"]


def test_declining_to_develop_moves_no_token() -> None:
    scene = Scene("romans", "celts").empire(0).only("deck", 0).put("discard", 0, "glory").play(0, "coinage")
    state = scene.goods(0, mat=4, pop=0, prg=0).state()
    play(state, "play:coinage", "nothing")
    assert state.get(0, t.DEVELOPMENT_USED) == 0 and state.get(0, t.EXHAUST) == 4


def test_if_able_never_reshuffles() -> None:
    scene = Scene("romans", "celts").only("deck", 0).put("discard", 0, "glory").hand(0, "marvellous")
    state = scene.state()
    assert "hand:marvellous" not in codes(state)
    state = Scene("romans", "celts").only("deck", 0, "conquer").hand(0, "jade-mask").put("discard", 0, "glory").state()
    play(state, "hand:jade-mask")
    assert codes(state) == ["number:0", "number:1"]
    play(state, "number:1")
    assert "glory" in zone(state, "discard")


def test_the_last_development_triggers_the_end() -> None:
    scene = Scene("romans", "celts").empire(0).only("development", 0, "the-senate").goods(0, mat=4, prg=0)
    state = scene.only("deck", 0).put("discard", 0, "glory").play(0, "coinage").state()
    play(state, "play:coinage", "development:the-senate")
    assert state.row[t.ENDING] == 1


# -- solstice ------------------------------------------------------------------------------------------------------------------


def to_solstice(state: Imperium) -> Imperium:
    """Everybody ends the turn; then the solstice begins."""
    for _ in range(int(state.seats)):
        play(state, "done", "market:1")
        if not state.over and state.now().name == "tidy-hand":
            play(state, "done")
    return state


def test_the_owner_chooses_the_order_of_solstices() -> None:
    scene = Scene("romans", "celts").play(0, "metropolis", "coinage", "pharmacy").goods(0, mat=0, pop=0, prg=0)
    state = to_solstice(scene.state())
    assert state.now().name == "solstice-cards"
    assert set(codes(state)) == {"play:metropolis", "play:coinage", "play:pharmacy"}
    play(state, "play:pharmacy")
    assert goods(state)[1] == 1


def test_solstices_must_be_resolved_unless_they_say_may() -> None:
    state = to_solstice(Scene("romans", "celts").play(0, "coinage").goods(0, mat=0).state())
    assert goods(state)[0] == 2 and state.row[t.ROUND] == 2


def test_equal_cards_are_one_choice() -> None:
    scene = Scene("romans", "celts").play(0, "city", "city", "coinage")
    state = to_solstice(scene.state())
    assert sorted(codes(state)) == ["play:city", "play:coinage"]


def test_everybody_in_turn_order() -> None:
    state = to_solstice(
        Scene("romans", "celts", "persians").play(1, "pharmacy").play(2, "metropolis").goods(1, pop=2, prg=0).state()
    )
    assert state.to_act() == [1]
    play(state, "option:2")
    assert goods(state, 1)[1:] == (0, 1)


def test_a_new_round_begins_with_the_same_player() -> None:
    state = to_solstice(Scene("romans", "celts").state())
    assert state.row[t.ROUND] == 2 and state.to_act() == [0]
    assert pile(state, "market")
