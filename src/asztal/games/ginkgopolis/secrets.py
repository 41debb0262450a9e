"""What a seat cannot know, reshuffled: `resample` gives a state the seat cannot tell from the real one.

What is secret follows from the zones alone (`Rings.sees`). Two things are secret besides: which of a player's cards is the
chosen one and whether a tile lies on it, and which tiles a player has set aside to give back (how many shows move by move). So
a card somebody else is known to hold is known to be in the hand or chosen, no more.

A shuffle hides where cards and tiles lie, not which ones went in; what a seat remembers of that (`core.machine.memory`) stays
true. What others remember is hidden from it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.machine.dealing import deal_anew
from asztal.core.machine.frames import AUX, WIDTH
from asztal.core.machine.memory import deal_remembered, forget_others, settle, tidy
from asztal.core.pieces import place
from asztal.games.ginkgopolis.layout import (
    BOX,
    CARDS,
    CHOSEN,
    DISCARD,
    GIVEN,
    HAND,
    LAID,
    PACKET,
    PICKED,
    READY,
    SCREEN,
    STEP,
    TILES,
)
from asztal.games.ginkgopolis.state import Ginkgopolis

ORDERLESS: Final = (DISCARD, HAND, CHOSEN, PACKET, SCREEN, LAID, GIVEN)
"""Zones whose cards and tiles lie in no order, and are hidden from somebody."""


def resample(real: Ginkgopolis, seat: i64, rng: Chance) -> Ginkgopolis:
    """A copy in which everything the seat cannot see has been drawn anew, and chance as well."""
    settle(real)
    state = real.copy()
    state.chance = rng.fork()
    step = "" if state.over else state.now().name
    for side in range(state.seats):
        if side != seat:
            given = gather_gift(state, side)
            mix_choice(state, seat, side, step == "choose-card", given, rng)
            mix_gift(state, seat, side, given, rng)
    if step == "draft":
        mix_packets(state, seat, state.stack[state.depth - WIDTH + AUX], rng)
    tidy_all(state, seat)
    tables = state.tables
    deal_remembered(state, tables.lots[CARDS], seat, rng)
    deal_remembered(state, tables.lots[TILES], seat, rng)
    deal_anew(state, seat, tables.first_character, tables.first_tile, rng)
    forget_others(state, seat)
    state.stack = real.stack[:]  # nothing that runs is about a hidden card: whoever moves a letter is not about its card
    return state


def tidy_all(state: Ginkgopolis, seat: i64) -> None:
    """No order of pieces in a place tells the seat anything."""
    for zone in ORDERLESS:
        for side in range(state.side_count()):
            tidy(state, state.tables.lots[CARDS], place(zone, side), seat)  # tiles carry their age in the same bits


def shuffled_by_eye(state: Ginkgopolis, zone: i64, side: i64, seat: i64) -> vec[i64]:
    """The pieces of a place in an order that tells the seat nothing."""
    tidy(state, state.tables.lots[CARDS], place(zone, side), seat)
    return state.rings.piled(place(zone, side))


def mix_choice(state: Ginkgopolis, seat: i64, side: i64, choosing: bool, given: i64, rng: Chance) -> None:
    """Any card of the player may be the chosen one, alone or with any tile that has not been set aside."""
    chosen = state.only(CHOSEN, side)
    if chosen < 0:
        return
    state.rings.move(chosen, HAND, side)
    hand = shuffled_by_eye(state, HAND, side, seat)
    state.rings.move(hand[rng.below(len(hand))], CHOSEN, side)
    if state.get(side, STEP) == READY or not choosing:
        laid = state.only(LAID, side)
        if laid != -1:
            state.rings.move(laid, SCREEN, side)
        tiles = shuffled_by_eye(state, SCREEN, side, seat)
        if len(tiles) > given and rng.below(2) == 0:
            state.rings.move(tiles[rng.below(len(tiles))], LAID, side)


def gather_gift(state: Ginkgopolis, side: i64) -> i64:
    """Tiles set aside go back behind the screen before anything is dealt anew; how many there were."""
    given = state.rings.piled(place(GIVEN, side))
    for tile in given:
        state.rings.move(tile, SCREEN, side)
    return len(given)


def mix_gift(state: Ginkgopolis, seat: i64, side: i64, given: i64, rng: Chance) -> None:
    """While tiles are given back everybody sees how many another player has set aside, but not which."""
    if given == 0:
        return
    tiles = shuffled_by_eye(state, SCREEN, side, seat)
    rng.shuffle(tiles)
    for i in range(given - 1, i64(-1), -1):
        state.rings.move(tiles[i], GIVEN, side)


def mix_packets(state: Ginkgopolis, seat: i64, picks: i64, rng: Chance) -> None:
    """Of a packet the seat has passed on it knows the cards, but not who has picked which of them since.

    For two a packet comes back: then one card is missing, and the seat knows who has it.
    """
    for origin in range(state.seats):
        passed = vec[i64]()
        places: list[tuple[i64, i64, i64]] = []
        for character in range(state.tables.first_character, state.tables.first_tile):
            known = state.rings.sees(character, seat) and origin_of(state, character, picks) == origin
            if known and state.rings.seat(character) != seat:
                passed = append(passed, character)
                places.append((state.rings.place(character), state.rings.known(character), character))
        rng.shuffle(passed)
        places.sort()
        state.rings.exchange(passed, vec[i64]([character for _, _, character in places]))


def origin_of(state: Ginkgopolis, character: i64, picks: i64) -> i64:
    """The seat a packet was dealt to; -1 for a character that was not dealt."""
    zone = state.rings.zone(character)
    if zone == BOX:
        return -1
    passed = picks if zone == PACKET else zone - PICKED
    return (state.rings.seat(character) - passed) % state.seats
