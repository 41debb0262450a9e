"""What a board is told besides the cards: who is attacked, what cards would score now, why one cannot be played."""

from __future__ import annotations

from asztal.games.imperium import GAME
from asztal.games.imperium.content import designs
from asztal.games.imperium.view import view
from imperium.setting import Scene, play


def test_every_design_has_a_picture_and_nearly_all_have_one_of_their_own() -> None:
    """The two sides of a power card, and of the King of Kings, share theirs."""
    fronts = [card for card in designs() if not (card.two_sided and card.id.endswith("-b"))]
    assert all(card.art for card in designs())
    assert len({card.art for card in fronts}) == len(fronts)


def test_points_that_are_counted_are_told_to_whoever_would_score_them() -> None:
    state = Scene("romans", "celts").goods(0, pop=5).hand(0, "moneylenders").goods(0, mat=21, pop=5).state()
    own, other = view(state, 0), view(state, 1)
    assert own.worth["romans-b"] == 2
    assert own.worth["moneylenders"] == 2
    assert "moneylenders" not in other.worth and "romans-b" not in other.worth
    assert view(state, None).worth == {}


def test_a_market_card_says_what_it_would_score_for_whoever_looks() -> None:
    state = Scene("romans", "celts").market("", "", "moneylenders").goods(0, mat=30).goods(1, mat=10).state()
    assert (view(state, 0).worth["moneylenders"], view(state, 1).worth["moneylenders"]) == (3, 1)


def test_cards_that_cannot_be_played_now_say_why() -> None:
    state = Scene("romans", "celts").hand(0, "the-senate", "conquer", "sumerians").goods(0, pop=0).state()
    assert view(state, 0).blocked == {"the-senate": "why-state:empire", "conquer": "why-cost", "sumerians": "why-unplayable"}
    assert view(state, 1).blocked == {}


def test_cards_that_can_be_played_are_not_blocked() -> None:
    state = Scene("romans", "celts").hand(0, "conquer").goods(0, pop=3).state()
    assert view(state, 0).blocked == {}


def test_an_attack_names_its_card_who_still_decides_and_who_has_avoided_it() -> None:
    scene = Scene("romans", "celts", "scythians").empire(0).hand(0, "roman-invasion").market("elders")
    scene = scene.play(1, "wilderness", "britannia").play(2, "cape", "tian-shan")
    state = scene.state()
    assert view(state, 1).attack is None
    play(state, "hand:roman-invasion")
    seen = view(state, 2).attack
    assert seen is not None
    assert (seen.card, seen.side, seen.waiting, seen.safe) == ("roman-invasion", 0, [1, 2], [])
    play(state, "play:wilderness")
    seen = view(state, 2).attack
    assert seen is not None
    assert (seen.waiting, seen.safe) == ([2], [1])


def test_nobody_has_points_before_the_first_turn() -> None:
    """While nations and cards are chosen, the cards one holds already would count for odd and negative points."""
    state = GAME.new(seats=2, seed=7)
    phases: set[str] = set()
    while (seen := view(state, state.to_act()[0])).phase == "set-up":
        phases.add(seen.step)
        assert all(side.score is None for side in seen.sides)
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    assert len(phases) > 1 and seen.sides[state.to_act()[0]].score is not None
