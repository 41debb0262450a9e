"""Paying: progress stands for a population or for two materials, without change."""

from __future__ import annotations

import pytest

from asztal.games.imperium.state import Imperium
from imperium.setting import Scene, answers, codes, goods, play, unrest, zone

MARKET = ("hills", "elders", "coinage", "town", "moneylenders")
"""Only one of them can be conquered."""


def conquering(mat: int, pop: int, prg: int) -> Imperium:
    return Scene("romans", "celts").hand(0, "conquer").goods(0, mat=mat, pop=pop, prg=prg).market(*MARKET).state()


def test_only_one_way_asks_nobody() -> None:
    state = play(conquering(0, 2, 0), "hand:conquer")
    assert goods(state) == (0, 0, 0) and "hills" in zone(state, "hand")


def test_progress_stands_for_population() -> None:
    state = play(conquering(0, 1, 1), "hand:conquer")
    assert goods(state) == (0, 0, 0) and "hills" in zone(state, "hand")


def test_several_ways_let_the_player_choose() -> None:
    state = play(conquering(0, 2, 2), "hand:conquer")
    if "option:1" in codes(state):
        play(state, "option:1")
    assert codes(state) == ["pay:0,0", "pay:0,1", "pay:0,2"]
    assert goods(play(state, "pay:0,1")) == (0, 1, 1)


def test_material_does_not_stand_for_population() -> None:
    assert "hand:conquer" not in codes(conquering(9, 1, 0))


@pytest.mark.parametrize(
    ("mat", "prg", "ways", "left"),
    [
        (3, 0, [], (0, 0)),
        (1, 1, [], (0, 0)),  # one progress is two materials
        (0, 2, [], (0, 0)),  # two are four: no change
        (2, 1, [], (1, 0)),
        (3, 1, ["pay:0,0", "pay:1,0"], (2, 0)),
    ],
)
def test_three_materials(mat: int, prg: int, ways: list[str], left: tuple[int, int]) -> None:
    state = Scene("romans", "celts").hand(0, "moneylenders").goods(0, mat=mat, pop=0, prg=prg).empire(0).state()
    play(state, "hand:moneylenders")
    if ways:
        assert codes(state) == ways
        play(state, ways[-1])
    assert goods(state)[::2] == left


def test_what_can_not_be_paid_is_no_option() -> None:
    state = Scene("romans", "celts").hand(0, "unrest", "glory", "conquer").goods(0, mat=2, pop=0, prg=0).state()
    owned = unrest(state, 0)
    play(state, "hand:unrest")  # two cards are all there is
    assert zone(state, "discard") == ["conquer", "glory"] and unrest(state, 0) == owned - 1


def test_with_one_card_two_cannot_be_discarded() -> None:
    state = Scene("romans", "celts").hand(0, "unrest", "glory").goods(0, mat=2, pop=0, prg=0).state()
    assert "hand:unrest" not in codes(state)


def test_unrest_is_returned_for_population_cards_or_materials() -> None:
    for way, left in (("option:1", (3, 0, 0)), ("option:3", (0, 1, 0))):
        state = Scene("romans", "celts").hand(0, "unrest", "glory", "conquer").goods(0, mat=3, pop=1, prg=0).state()
        play(state, "hand:unrest", way)
        assert goods(state) == left and zone(state, "hand") == ["conquer", "glory"]


@pytest.mark.parametrize(
    ("nation", "card", "mat", "cards"),
    [
        ("greeks", "direct-democracy", 2, 1),
        ("egyptians", "pyramids", 2, 1),
        ("mauryans", "buddhism", 2, 1),
        ("qin", "long-walls-i", 1, 2),
    ],
)
def test_unrest_may_be_cheaper(nation: str, card: str, mat: int, cards: int) -> None:
    paying = Scene(nation, "celts").play(0, card).hand(0, "unrest").goods(0, mat=mat, pop=0, prg=0).state()
    play(paying, "hand:unrest")
    assert goods(paying) == (0, 0, 0)
    discarding = Scene(nation, "celts").play(0, card).hand(0, "unrest", *["advance", "unrest"][:cards])
    state = discarding.goods(0, mat=0, pop=0, prg=0).state()
    play(state, "hand:unrest")
    assert zone(state, "hand") == []


def test_development_may_be_cheaper_but_never_below_nothing() -> None:
    scene = Scene("atlanteans", "celts").play(0, "vast-wealth").hand(0, "development-atlanteans")
    state = scene.goods(0, mat=0, pop=1, prg=1).market("", "", "coinage").state()
    play(state, "hand:development-atlanteans")
    play(state, "option:1", "development:moats-and-walls")
    assert "moats-and-walls" in zone(state, "discard") and goods(state) == (0, 0, 0)


def test_embalming_notices_population_paid_in_tokens_only() -> None:
    for pop, prg, asked in ((2, 0, True), (0, 2, False), (1, 1, True)):
        scene = Scene("egyptians", "celts", commons="classics").play(0, "embalming").hand(0, "unrest", "glory")
        state = scene.goods(0, mat=0, pop=min(pop, 1), prg=min(prg, 1)).state()
        if pop and prg:
            play(state, "hand:unrest", "pay:0,0")
        else:
            play(state, "hand:unrest")
        assert (state.now().name == "history") is asked, (pop, prg)
        if asked:
            assert zone(play(state, "hand:glory"), "history") == ["glory"]


def test_king_wu_pays_progress_itself() -> None:
    scene = Scene("qin", "celts").empire(0).play(0, "mandate-of-heaven").put("history", 0, "duke-zhuang-of-qin")
    state = scene.hand(0, "king-wu-of-qin").goods(0, mat=9, pop=9, prg=2).state()
    play(state, "hand:king-wu-of-qin")
    assert codes(state) == ["number:0", "number:1", "number:2"]
    play(state, "number:1")
    assert goods(state)[2] == 1 and state.now().name == "acquire"


def test_king_wu_asks_nobody_who_has_no_progress_and_acquires_nothing() -> None:
    scene = Scene("qin", "celts").empire(0).play(0, "mandate-of-heaven").put("history", 0, "duke-zhuang-of-qin")
    state = play(scene.hand(0, "king-wu-of-qin", "glory").goods(0, mat=9, pop=9, prg=0).state(), "hand:king-wu-of-qin")
    assert state.now().name == "turn" and zone(state, "hand") == ["glory"] and "king-wu-of-qin" in zone(state, "history")


# -- what has to be paid decides whether there is an action at all -------------------------------------------------------------


@pytest.mark.parametrize(
    ("nation", "card", "cost"),
    [
        ("vikings", "jomsviking", {"mat": 2, "pop": 1}),
        ("egyptians", "egyptian-incursion", {"mat": 2, "pop": 1}),
        ("carthaginians", "hegemony", {"mat": 2}),
        ("romans", "persians", {"pop": 2}),
    ],
)
def test_who_cannot_pay_cannot_take_the_action_even_for_what_else_it_brings(
    nation: str, card: str, cost: dict[str, int]
) -> None:
    for short in cost:
        state = paying_for(nation, card, {**cost, short: cost[short] - 1})
        assert f"hand:{card}" not in codes(state)
    assert f"hand:{card}" in codes(paying_for(nation, card, cost))


def paying_for(nation: str, card: str, goods: dict[str, int]) -> Imperium:
    scene = Scene(nation, "celts", commons="legends").hand(0, card).goods(0, **{"mat": 0, "pop": 0, "prg": 0, **goods})
    return scene.empire(*([0] if card == "hegemony" else [])).state()


def test_what_may_be_paid_or_is_one_of_several_options_hinders_nothing() -> None:
    state = Scene("romans", "celts").play(0, "port", "oasis").goods(0, mat=0, prg=0).state()
    assert goods(play(state, "play:port"))[0] == 1


# -- what nobody wants to pay ------------------------------------------------------------------------------------------------


def at_solstice(state: Imperium) -> Imperium:
    """Nobody does anything in this round, up to the first question of the solstice or of the next round."""
    for _ in range(2):
        play(state, "done", "market:1")
        answers(state, "done", 1) if state.now().name == "tidy-hand" else None
    return state


@pytest.mark.parametrize(
    ("pop", "prg", "asked", "left"), [(0, 3, False, (0, 3)), (1, 3, True, (0, 4)), (1, 0, True, (0, 1)), (0, 0, False, (0, 0))]
)
def test_the_labyrinth_asks_only_who_has_population_and_takes_no_progress_for_progress(
    pop: int, prg: int, asked: bool, left: tuple[int, int]
) -> None:
    state = at_solstice(Scene("minoans", "celts").play(0, "labyrinth").goods(0, pop=pop, prg=prg).state())
    assert (state.now().name == "may") == asked
    assert goods(play(state, "yes") if asked else state)[1:] == left


@pytest.mark.parametrize(("mat", "prg", "asked"), [(0, 2, False), (2, 2, False), (3, 0, True)])
def test_art_takes_no_progress_for_progress_either(mat: int, prg: int, asked: bool) -> None:
    scene = Scene("romans", "celts", commons="legends").empire(0).play(0, "art").goods(0, mat=mat, prg=prg)
    assert (at_solstice(scene.state()).now().name == "may") == asked
