"""Attacks: everybody attacked may answer before; whoever avoids it is touched by nothing the card does."""

from __future__ import annotations

import pytest

from asztal.games.imperium import tables as t
from asztal.games.imperium.state import Imperium
from imperium.setting import Scene, codes, goods, play, unrest, zone


def raid(*victims: str, hand: str = "roman-invasion") -> Scene:
    """Romans as an empire about to attack."""
    return Scene("romans", *victims).empire(0).hand(0, hand)


def test_nobody_is_asked_who_holds_nothing_that_could_react() -> None:
    state = raid("celts").play(1, "britannia").state()
    play(state, "hand:roman-invasion")
    assert state.to_act() == [0]


def test_the_victim_chooses_what_it_abandons() -> None:
    state = raid("celts").play(1, "britannia", "armorica").market("elders").state()
    play(state, "hand:roman-invasion")
    if state.now().name == "acquire":
        play(state, "done")
    assert state.to_act() == [1] and set(codes(state)) == {"play:britannia", "play:armorica"}
    play(state, "play:armorica")
    assert zone(state, "discard", 1) == ["armorica"]


def test_victims_are_asked_in_turn_order() -> None:
    scene = raid("celts", "persians").play(1, "britannia", "armorica").play(2, "zagros", "bactria")
    state = scene.state()
    play(state, "hand:roman-invasion")
    if state.now().name == "acquire":
        play(state, "done")
    assert state.to_act() == [1]
    play(state, "play:armorica")
    assert state.to_act() == [2]


@pytest.mark.parametrize("card", ["wilderness", "cape"])
def test_recalling_a_region_avoids_an_attack(card: str) -> None:
    state = raid("celts", "persians").play(1, card, "britannia").play(2, "zagros").market("elders").state()
    play(state, "hand:roman-invasion")
    assert state.to_act() == [1] and codes(state) == ["done", f"play:{card}"]
    play(state, f"play:{card}")
    answer = codes(state)
    if "done" in answer and state.now().name == "acquire":
        play(state, "done")
    assert card in zone(state, "hand", 1) and zone(state, "play", 1) == ["britannia"]
    assert zone(state, "discard", 2) == ["zagros"]


def test_a_reaction_may_be_passed_over() -> None:
    state = raid("celts").play(1, "cape").market("elders").state()
    play(state, "hand:roman-invasion", "done")
    if state.now().name == "acquire":
        play(state, "done")
    assert zone(state, "discard", 1) == ["cape"]


@pytest.mark.parametrize(
    ("card", "nation", "commons"), [("mounted-archers", "scythians", "classics"), ("scythians", "celts", "legends")]
)
def test_an_exhaust_ability_of_any_turn_uses_the_victims_own_token(card: str, nation: str, commons: str) -> None:
    scene = Scene("romans", nation, commons=commons).empire(0).hand(0, "military-engineering")
    state = scene.play(1, card).hand(1, "glory", "unrest").state()
    play(state, "hand:military-engineering")
    assert state.to_act() == [1]
    play(state, f"play:{card}")
    assert state.get(1, t.EXHAUST) == 4 and len(zone(state, "hand", 1)) == 2
    assert state.marks[state.first(t.PLAY, 1)] & t.EXHAUSTED


def test_it_cannot_be_used_twice_before_its_owners_clean_up() -> None:
    scene = Scene("romans", "scythians").empire(0).hand(0, "military-engineering", "roman-invasion")
    state = scene.play(1, "mounted-archers").hand(1, "glory", "unrest").market("elders").state()
    play(state, "hand:military-engineering", "play:mounted-archers")
    while state.now().name != "turn":
        play(state, codes(state)[0])
    play(state, "hand:roman-invasion")
    assert state.now().name != "window"


def test_fortified_region_costs_population_besides() -> None:
    scene = Scene("romans", "celts", commons="legends").empire(0).hand(0, "roman-invasion").play(1, "fortified-region")
    assert play(scene.goods(1, pop=0, prg=0).state(), "hand:roman-invasion").now().name != "window"
    scene = Scene("romans", "celts", commons="legends").empire(0).hand(0, "roman-invasion").play(1, "fortified-region")
    state = scene.goods(1, pop=1, prg=0).state()
    play(state, "hand:roman-invasion", "play:fortified-region")
    assert goods(state, 1)[1] == 0 and zone(state, "play", 1) == ["fortified-region"]


@pytest.mark.parametrize(("answer", "left"), [("yes", []), ("no", ["britannia", "standing-army"])])
def test_the_attacker_may_buy_through_a_standing_army(answer: str, left: list[str]) -> None:
    scene = Scene("romans", "celts", "persians", "greeks").empire(0).hand(0, "roman-invasion").goods(0, prg=1).goods(1, prg=0)
    state = scene.play(1, "standing-army", "britannia").market("elders").state()
    play(state, "hand:roman-invasion")
    assert state.to_act() == [0] and state.now().name == "attacker-gives"
    play(state, answer)
    while state.now().name == "acquire":
        play(state, "done")
    expected = left or ["standing-army"]
    assert zone(state, "play", 1) == expected
    assert goods(state, 1)[2] == (1 if answer == "yes" else 0)


def test_without_progress_nobody_is_asked_and_the_army_protects() -> None:
    scene = Scene("romans", "celts", "persians", "greeks").empire(0).hand(0, "roman-invasion").goods(0, prg=0)
    state = scene.play(1, "standing-army", "britannia").market("elders").state()
    play(state, "hand:roman-invasion")
    assert state.now().name != "attacker-gives" and "britannia" in zone(state, "play", 1)


def test_any_long_walls_may_be_recalled() -> None:
    state = raid("qin").play(1, "long-walls-ii", "long-walls-i", "western-zhou").market("elders").state()
    play(state, "hand:roman-invasion", "play:long-walls-ii")
    assert set(codes(state)) == {"play:long-walls-i", "play:long-walls-ii"}
    play(state, "play:long-walls-i")
    assert zone(state, "hand", 1) == ["long-walls-i"]


def test_daochang_pays() -> None:
    state = raid("utopians").play(1, "daochang").goods(1, pop=2, prg=0).hand(1).state()
    play(state, "hand:roman-invasion", "play:daochang")
    assert goods(state, 1)[1] == 1


def test_whoever_cannot_give_takes_unrest() -> None:
    scene = Scene("romans", "celts", "persians").hand(0, "notorious").goods(0, prg=0).goods(1, prg=2).goods(2, prg=0)
    state = scene.state()
    before = [unrest(state, seat) for seat in range(3)]
    play(state, "hand:notorious")
    assert goods(state)[2] == 1 and goods(state, 1)[2] == 1
    assert [unrest(state, seat) - before[seat] for seat in range(3)] == [0, 0, 1]


def test_partial_payment_is_taken_and_unrest_as_well() -> None:
    scene = Scene("romans", "celts", commons="legends").empire(0).hand(0, "vikings").goods(0, mat=0).goods(1, mat=1)
    state = scene.state()
    before = unrest(state, 1)
    play(state, "hand:vikings")
    assert goods(state)[0] == 3 and goods(state, 1)[0] == 0 and unrest(state, 1) == before + 1


def test_who_avoids_a_theft_gives_nothing_and_takes_nothing() -> None:
    scene = Scene("romans", "scythians").hand(0, "notorious").goods(0, prg=0).goods(1, prg=0).play(1, "mounted-archers")
    state = scene.state()
    before = unrest(state, 1)
    play(state, "hand:notorious", "play:mounted-archers")
    assert unrest(state, 1) == before


def test_onager_gains_for_each_city_abandoned() -> None:
    scene = Scene("romans", "celts", "greeks").empire(0).hand(0, "onager").play(2, "city-of-athens").goods(0, mat=0)
    state = scene.market("elders", "town", "coinage", "moneylenders", "port").state()
    play(state, "hand:onager")
    assert goods(state)[0] == 2 and zone(state, "discard", 2) == ["city-of-athens"]


def test_cattle_raid_takes_from_who_has_regions_and_progress_from_empires() -> None:
    scene = Scene("celts", "romans", "persians").hand(0, "cattle-raid").goods(0, mat=0, prg=0).play(1, "raetia").empire(2)
    state = scene.goods(1, mat=3, prg=3).goods(2, mat=3, prg=3).state()
    play(state, "hand:cattle-raid")
    assert goods(state)[::2] == (3, 1)
    assert goods(state, 1)[::2] == (2, 3) and goods(state, 2)[::2] == (3, 2)


def test_a_window_of_one_player_tells_others_nothing() -> None:
    state = raid("celts").play(1, "cape").state()
    play(state, "hand:roman-invasion")
    assert state.view(0).step == "deciding" and state.view(1).step == "window"


def attack_everyone(state: Imperium) -> None:
    play(state, "hand:corruption")


def test_an_attack_hits_as_far_as_possible() -> None:
    scene = Scene("romans", "celts", "persians").empire(0).hand(0, "corruption").goods(0, mat=0, prg=0)
    state = scene.state()
    before = [unrest(state, seat) for seat in range(3)]
    attack_everyone(state)
    assert [goods(state, seat)[0] for seat in range(3)] == [2, 5, 5] and goods(state)[2] == 1
    assert [unrest(state, seat) - before[seat] for seat in range(3)] == [0, 1, 1]
