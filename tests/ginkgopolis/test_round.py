"""The round: choosing in secret, new hands, turn order, passing cards on, refilling, the new deck."""

from __future__ import annotations

import pytest

from asztal.games.ginkgopolis import GAME
from asztal.games.ginkgopolis.layout import AWAY, DECK, DISCARD
from asztal.games.ginkgopolis.state import Ginkgopolis
from ginkgopolis.setting import Scene, Table, name


def quiet(seats: int = 2, first: int = 0) -> Scene:
    """Everybody holds a yellow start building, which only gives a point when played alone."""
    scene = Scene(seats=seats, first=first)
    cards = ["yellow-1", "yellow-2", "yellow-3", "red-1", "red-2"]
    for seat in range(seats):
        scene.side(seat, hand=cards[seat])
    return scene


# -- choosing -----------------------------------------------------------------------------------------------------------------


def test_a_choice_is_one_card_alone_or_with_one_of_your_tiles() -> None:
    scene = quiet()
    scene.side(0, hand="yellow-1 a b red-3", tiles="red-4 blue-9")
    table = scene.start()
    assert table.legal(0) == ["play:red-3", "play:yellow-1", "play:a", "play:b", "new-hand"]
    table.do(0, "play:a")
    assert table.legal(0) == ["alone", "with:red-4", "with:blue-9"]


def test_everybody_chooses_at_the_same_time_in_any_order() -> None:
    table = quiet(3).start()
    assert table.state.to_act() == [0, 1, 2]
    table.choose(2, "yellow-3")
    assert table.state.to_act() == [0, 1]
    table.choose(0, "yellow-1")
    assert table.state.to_act() == [1]


def test_a_choice_is_secret_until_it_is_carried_out() -> None:
    table = quiet(3).start()
    before = table.state.view(1)
    table.do(0, "play:yellow-1")
    assert table.state.view(1) == before
    table.do(0, "alone")
    seen = table.state.view(1).sides[0]
    assert seen.ready and seen.playing is None and seen.known_cards == [] and seen.hand == 4


def test_whether_a_tile_lies_on_the_card_is_secret() -> None:
    scene = quiet(3)
    scene.side(0, tiles="red-4 blue-9")
    alone, laid = scene.start(), scene.start()
    alone.choose(0, "yellow-1")
    laid.choose(0, "yellow-1 + red-4")
    assert alone.state.view(1) == laid.state.view(1)
    assert laid.state.view(0).mine.chosen_tile == "red-4"


def test_choices_are_carried_out_clockwise_from_the_first_player() -> None:
    table = quiet(3, first=1).start()
    table.play("yellow-1", "yellow-2", "yellow-3")
    told = [line for line in table.log if "exploited" in line]
    assert [line.split()[0] for line in told] == ["Béla", "Csilla", "Anna"]


# -- new hands ----------------------------------------------------------------------------------------------------------------


def test_a_new_hand_costs_a_token_discards_four_cards_and_draws_four() -> None:
    table = quiet().start()
    old = table.hand(0)
    table.do(0, "new-hand")
    assert table.side(0)["new-hand"] == 1
    assert len(table.hand(0)) == 4
    assert set(old) <= {*table.plain["discard"], *table.plain["deck"], *table.hand(0)}
    assert table.legal(0)[0].startswith("play:")


def test_both_tokens_may_be_used_in_one_round_but_no_third() -> None:
    table = quiet().start()
    table.do(0, "new-hand", "new-hand")
    assert table.why(0, "new-hand") == "why-no-new-hand"


def test_a_new_hand_must_be_asked_for_before_a_card_is_chosen() -> None:
    table = quiet().start()
    table.do(0, "play:yellow-1")
    assert table.why(0, "new-hand") == "why-card-chosen"


def test_who_asks_first_draws_first() -> None:
    scene = quiet()
    scene.deck("red-1 red-2 red-3 blue-1 blue-2 blue-3 a b")
    table = scene.start()
    table.do(1, "new-hand")
    table.do(0, "new-hand")
    assert table.hand(1) == ["red-1", "red-2", "red-3", "blue-1"]
    assert table.hand(0) == ["blue-2", "blue-3", "a", "b"]


def test_cards_discarded_for_a_new_hand_go_face_down() -> None:
    table = quiet().start()
    old = table.hand(0)
    table.do(0, "new-hand")
    assert set(old) <= set(table.state.view(0).discarded)
    assert not set(old) & set(table.state.view(1).discarded)
    assert table.state.view(1).discard >= 4


# -- the next round ----------------------------------------


def test_three_cards_are_passed_to_the_left_with_the_first_player_card() -> None:
    scene = quiet(3, first=2)
    table = scene.start()
    kept = [table.hand(seat) for seat in range(3)]
    table.play("yellow-1", "yellow-2", "yellow-3")
    for seat in range(3):
        rest = [card for card in kept[seat] if not card.startswith("yellow")]
        assert set(rest) <= set(table.hand((seat + 1) % 3))
    assert table.plain["first"] == 0
    assert table.plain["round"] == 2
    assert table.said("Everyone passed their cards to the left.")


def test_hands_are_refilled_from_the_new_first_player_on() -> None:
    scene = quiet(4, first=2)
    scene.side(3, hand="red-1")
    scene.deck("blue-1 blue-2 blue-3 red-3")
    table = scene.start()
    table.play("yellow-1", "yellow-2", "yellow-3", "red-1")
    for seat, card in ((3, "blue-1"), (0, "blue-2"), (1, "blue-3"), (2, "red-3")):
        assert card in table.hand(seat)


# -- the deck -----------------------------------------------------------------------------------------------------------------


def last_card(seats: int) -> Table:
    """One card is left in the deck; two buildings carry site markers."""
    scene = quiet(seats)
    scene.build("red-7", at=(2, 2), owner=0, site=True)
    scene.build("blue-8", at=(3, 2), owner=0, site=True)
    scene.deck("red-3", only=True)
    return scene.start()


@pytest.mark.parametrize(("seats", "skipped"), [(2, 7), (3, 7), (4, 0), (5, 0)])
def test_the_new_deck_is_made_when_the_last_card_is_drawn(seats: int, skipped: int) -> None:
    table = last_card(seats)
    table.play(*["yellow-1", "yellow-2", "yellow-3", "red-1", "red-2"][:seats])
    plain = table.plain
    assert "red-3" in table.hand(1)
    assert len(plain["discard"]) == skipped
    assert len(plain["deck"]) == 21 + 2 - 4 * seats - skipped
    everywhere = plain["deck"] + plain["discard"] + [name(card) for side in plain["sides"] for card in side["hand"]]
    assert {"red-7", "blue-8"} <= set(everywhere)
    assert not any(building.get("site") for building in plain["city"])


def test_kept_cards_stay_out_of_the_new_deck_for_good() -> None:
    scene = quiet()
    scene.side(0, hand="yellow-1", tiles="yellow-9")
    scene.deck("red-3", only=True)
    table = scene.start()
    table.play("yellow-1 + yellow-9", "yellow-2")
    assert table.said("A new draw deck was made.")
    assert table.cards(0) == ["yellow-1"]
    assert "yellow-1" not in table.plain["deck"] + table.plain["discard"] + table.hand(0) + table.hand(1)


def test_the_deck_is_renewed_even_in_the_middle_of_a_new_hand() -> None:
    scene = quiet()
    scene.deck("red-3 red-1", only=True)
    table = scene.start()
    table.do(0, "new-hand")
    assert {"red-3", "red-1"} <= set(table.hand(0)) and len(table.hand(0)) == 4
    assert table.said("A new draw deck was made.")


@pytest.mark.parametrize("cards", [1, 2, 7, 8, 9])
def test_of_a_new_deck_that_is_too_small_for_it_one_card_is_left(cards: int) -> None:
    """Seven cards are put away with up to three players."""
    state = GAME.new(seats=2)
    assert isinstance(state, Ginkgopolis)
    there = [*state.rings.inside(DECK, 0), *state.rings.inside(DISCARD, 0)]
    for number, card in enumerate(there):
        state.rings.move(card, DISCARD if number < cards else AWAY, 0)
    state.rebuild_deck()
    left = max(1, cards - 7)
    assert (state.count(DECK, 0), state.count(DISCARD, 0)) == (left, cards - left)


def test_nobody_knows_the_shuffled_deck_any_more() -> None:
    table = last_card(2)
    table.play("yellow-1", "yellow-2")
    for seat in (0, 1, None):
        assert table.state.view(seat).discarded == []


def test_a_site_marked_building_has_no_card_in_any_hand() -> None:
    table = last_card(2)
    assert not any("red-7" in table.hand(seat) for seat in range(2))
    assert "play:red-7" in GAME.codes and table.why(0, "play:red-7") == "why-no-card"
