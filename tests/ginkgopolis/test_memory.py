"""What a seat remembers of decks and supplies that were made anew: all it has been shown, and no more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from asztal.core.chance import seeded
from asztal.core.errors import BadPosition
from asztal.core.machine.memory import age_of, can_be, settle
from asztal.core.playout import acting_seat, random_action
from asztal.games.ginkgopolis import GAME
from asztal.games.ginkgopolis.layout import AWAY, CHOSEN, DECK, HAND, SUPPLY
from asztal.games.ginkgopolis.state import Ginkgopolis
from ginkgopolis.setting import Scene, Table

WORLDS = 40


def worlds(table: Table, seat: int) -> Iterator[Table]:
    rng = seeded(seat)
    for _ in range(WORLDS):
        yield Table(table.state.resample(seat, rng))


def new_deck() -> Table:
    """The last card of the deck is drawn when hands are filled up for round 2: everything discarded makes a new one."""
    scene = Scene(seats=3)
    scene.side(0, hand="yellow-1 c d e")
    scene.side(1, hand="yellow-2 f g h")
    scene.side(2, hand="yellow-3 i j k")
    scene.deck("red-3", only=True)
    plain = scene.dump()
    plain["known"] = {card: ["all"] for card in plain["discard"]}  # they have been played
    table = Table(GAME.load(plain))
    table.play("yellow-1", "yellow-2", "yellow-3")
    assert table.step == "choose" and table.plain["round"] == 2
    return table


def test_a_card_seen_going_into_the_new_deck_is_in_no_hand_drawn_before() -> None:
    """Béla drew red 3, the last card of the old deck; the first of the new one went to Csilla and to Anna."""
    table = new_deck()
    assert "red-3" in table.hand(1)
    fresh: set[str] = set()
    for other in worlds(table, 0):
        played = {"yellow-1", "yellow-2", "yellow-3"} & set(other.hand(1))
        assert not played, "everybody saw them being discarded after Béla had got his cards, but for red 3"
        fresh |= set(other.hand(2))
    assert {"yellow-1", "yellow-2", "yellow-3"} & fresh, "Csilla has drawn from the new deck"


def test_a_hand_holds_no_more_of_the_new_deck_than_was_drawn_from_it() -> None:
    table = new_deck()
    for other in worlds(table, 0):
        assert len({"yellow-1", "yellow-2", "yellow-3"} & set(other.hand(2))) <= 1


def test_what_was_in_hands_when_the_deck_was_made_is_not_in_the_deck() -> None:
    """Anna passed c, d and e to Béla and knows them; f, g and h are Csilla's, and she has seen none of them go anywhere."""
    table = new_deck()
    for other in worlds(table, 0):
        assert not {"f", "g", "h"} & set(other.plain["deck"]) and {"c", "d", "e"} <= set(other.hand(1))


def played(seats: int, version: int, seed: int) -> Iterator[Ginkgopolis]:
    """A game of random moves, after each of them."""
    state, chance = GAME.new(seats=seats, seed=seed, version=version), seeded(seed + 7)
    assert isinstance(state, Ginkgopolis)
    while not state.over:
        seat = acting_seat(state)
        state.apply(int(seat), int(random_action(state, seat, chance)))
        yield state


@pytest.mark.parametrize("version", (1, 2))
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_truth_is_always_possible(seats: int, version: int) -> None:
    for seed in range(4):
        for number, state in enumerate(played(seats, version, seed)):
            if number % 3 == 0:
                assert impossible(state) == []


def impossible(state: Ginkgopolis) -> list[str]:
    """Cards and tiles somebody takes to be elsewhere."""
    state = state.copy()
    settle(state)
    return [
        f"seat {seat}: {state.tables.ids[piece]}"
        for lots in state.tables.lots
        for piece in range(lots.first, lots.end)
        for seat in range(state.seats)
        if not state.rings.sees(piece, seat) and not can_be(state, lots, seat, piece, age_of(state, lots, piece))
    ]


def test_settling_late_or_early_comes_to_the_same() -> None:
    """Shuffles are only noted while a game goes on; what follows is the same whether it is worked out at once or at the end."""
    state, other = (GAME.new(seats=5, seed=3) for _ in range(2))
    chance = seeded(10)
    assert isinstance(state, Ginkgopolis) and isinstance(other, Ginkgopolis)
    while not state.over:
        seat = acting_seat(state)
        action = random_action(state, seat, chance)
        state.apply(int(seat), int(action))
        other.apply(int(seat), int(action))
        settle(other)
    assert state.dump() == other.dump()


def test_by_version_1_you_remember_the_tiles_you_gave_back_yourself() -> None:
    """The others were told only how many."""
    for state in played(3, 1, seed=2):
        settle(state)
        mine = tiles_remembered(state, 0)
        if mine:
            break
    for number in range(WORLDS):
        world = state.resample(0, seeded(number))
        assert isinstance(world, Ginkgopolis)
        assert not [tile for tile in mine if world.rings.zone(tile) == AWAY]
    assert not any(state.was_given_back(tile) for tile in mine)


def tiles_remembered(state: Ginkgopolis, seat: int) -> list[int]:
    """Tiles out of sight that the seat knows not to be of the first supply."""
    lots = state.tables.lots[1]
    tiles = [tile for tile in range(lots.first, lots.end) if not state.rings.sees(tile, seat)]
    return [tile for tile in tiles if not can_be(state, lots, seat, tile, 1)] if state.exhausted else []


def test_a_position_that_contradicts_what_is_remembered_is_refused_and_may_leave_it_out() -> None:
    table = new_deck()
    plain = table.plain
    there, here = plain["deck"][0], next(card for card in plain["sides"][1]["hand"] if isinstance(card, dict))
    assert here["card"] in ("c", "d", "e") or here["age"] == 1
    index = plain["sides"][1]["hand"].index(here)
    plain["deck"][0], plain["sides"][1]["hand"][index] = here["card"], {**here, "card": there}
    plain["known"] = {}
    with pytest.raises(BadPosition, match="by what the side remembers of shuffled piles"):
        GAME.load(plain)
    for side in plain["sides"]:
        for key in [key for key in side if key.startswith(("deck-", "supply-"))]:
            del side[key]
    assert Table(GAME.load(plain)).hand(1) != table.hand(1)


def test_where_everybody_sees_a_piece_it_has_no_age() -> None:
    plain = Scene().dump()
    plain["city"][0]["age"] = 1
    with pytest.raises(BadPosition, match="it has no age"):
        GAME.load(plain)


def test_ages_tell_which_pile_a_hidden_piece_is_of() -> None:
    """Before the first new deck nothing has an age; whatever lies in the deck or the supply has none ever."""
    for state in played(4, 2, seed=1):
        settle(state)
        for lots in state.tables.lots:
            for piece in range(lots.first, lots.end):
                zone, age = state.rings.zone(piece), age_of(state, lots, piece)
                assert age == 0 or zone not in (DECK, SUPPLY)
                assert age == 0 or zone in (HAND, CHOSEN) or not state.rings.sees(piece, 7)
