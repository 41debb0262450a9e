"""What seats remember of the common deck that was made anew: all they have been shown, and no more."""

from __future__ import annotations

from asztal.core.chance import seeded
from asztal.core.machine.memory import settle
from asztal.core.playout import acting_seat, random_action
from asztal.core.state import State
from asztal.games.settlers import GAME, content
from asztal.games.settlers.layout import DECK, HAND
from asztal.games.settlers.state import Settlers
from contract.bookkeeper import Bookkeeper
from settlers.desk import Desk

COMMON = content.tables(content.STANDARD).piece_ids[:84]
WORLDS = 40


def short_deck() -> Desk:
    """Two common cards are left in the deck, each player holds three, and everybody sees all others: thirteen are discarded."""
    desk = Desk("roman", "barbarian", "egyptian")
    for seat in range(3):
        desk.hand(seat, *COMMON[seat * 3 : seat * 3 + 3])
        desk.foundation(seat, *COMMON[11 + seat * 20 : 31 + seat * 20])
        desk.goods(seat, worker=8)
    return desk.say(discard=list(COMMON[71:]))


def held(state: State, seat: int) -> set[str]:
    assert isinstance(state, Settlers)
    return {state.t.piece_ids[piece] for piece in state.rings.inside(HAND, seat)}


def test_a_discarded_card_is_in_no_hand_that_was_drawn_before_the_deck_was_made_anew() -> None:
    """The Romans draw two cards of the old deck and one of the new one: what the others hold is older than that."""
    desk = short_deck()
    for _ in range(3):
        desk.do("exchange:card", "draw:common")
    old = set(COMMON[:11])
    rng = seeded(1)
    fresh: set[str] = set()
    for _ in range(WORLDS):
        world = desk.state.resample(1, rng)
        assert held(world, 2) <= old, "the Egyptians have drawn nothing since"
        assert len(held(world, 0) - old) <= 1, "one card of the Romans is of the new deck"
        fresh |= held(world, 0) - old
    assert len(fresh) > 1


def test_no_world_contradicts_what_was_seen_however_often_the_deck_is_made_anew() -> None:
    decks = 0
    for seed in range(3):
        state = short_deck().state
        chance, rng = seeded(seed), seeded(seed + 9)
        keepers = [Bookkeeper(state, seat) for seat in range(state.seats)]
        moves = 0
        while not state.over:
            before = state.rings.count(DECK, 0)
            seat = acting_seat(state)
            state.apply(int(seat), int(random_action(state, seat, chance)))
            moves += 1
            decks += state.rings.count(DECK, 0) > before
            for keeper in keepers:
                keeper.watch(state)
                assert keeper.mistakes(state) == [], "the bookkeeper is right about the real game"
                if moves % 6 == keeper.seat:
                    assert keeper.mistakes(state.resample(keeper.seat, rng)) == [], f"seed {seed}, seat {keeper.seat}"
    assert decks > 10


def test_a_position_keeps_what_is_remembered() -> None:
    desk = short_deck()
    for _ in range(3):
        desk.do("exchange:card", "draw:common")
    loaded = GAME.load(desk.state.dump())
    rng = seeded(2)
    for _ in range(WORLDS):
        assert held(loaded.resample(1, rng), 2) <= set(COMMON[:11])
    assert loaded.dump() == desk.state.dump()


def test_asking_what_is_remembered_changes_no_copies() -> None:
    """How old a hidden card is lies on it as a mark, which makes no difference between locations."""
    desk = short_deck()
    for _ in range(3):
        desk.do("exchange:card", "draw:common")
    before = desk.state.dump()
    settle(desk.state)
    assert desk.state.dump() == before
