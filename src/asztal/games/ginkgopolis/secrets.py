"""What a seat cannot know, reshuffled: `resample` gives a state the seat cannot tell from the real one.

What is secret follows from the zones alone (`Rings.sees`). Two things are secret besides: which of a player's cards is the
chosen one and whether a tile lies on it, and which tiles a player has set aside to give back. So a card somebody else is known
to hold is known to be in the hand or chosen, no more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.machine.machine import AUX, WIDTH
from asztal.core.pieces import place
from asztal.games.ginkgopolis.layout import (
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
)
from asztal.games.ginkgopolis.state import Ginkgopolis

ORDERLESS: Final = (DISCARD, HAND, CHOSEN, PACKET, SCREEN, LAID, GIVEN)
"""Zones whose cards and tiles lie in no order, and are hidden from somebody."""


def resample(real: Ginkgopolis, seat: i64, rng: Chance) -> Ginkgopolis:
    """A copy in which everything the seat cannot see has been drawn anew, and chance as well."""
    state = real.copy()
    state.chance = rng.fork()
    step = "" if state.over else state.now().name
    side: i64 = 0
    while side < state.seats:
        if side != seat:
            gather_gift(state, side)
            mix_choice(state, seat, side, step == "choose-card", rng)
            if step == "give-back":
                mix_gift(state, seat, side, rng)
        side += 1
    if step == "draft":
        mix_packets(state, seat, state.stack[state.depth - WIDTH + AUX], rng)
    tidy(state, seat)
    tables = state.tables
    state.deal_anew(seat, 0, tables.first_character, rng)
    state.deal_anew(seat, tables.first_tile, tables.end, rng)
    state.deal_anew(seat, tables.first_character, tables.first_tile, rng)
    return state


def tidy(state: Ginkgopolis, seat: i64) -> None:
    """No order of pieces in a place tells the seat anything."""
    for zone in ORDERLESS:
        for side in range(state.side_count()):
            state.rings.tidy(place(zone, side), seat)


def shuffled_by_eye(state: Ginkgopolis, zone: i64, side: i64, seat: i64) -> vec[i64]:
    """The pieces of a place in an order that tells the seat nothing."""
    state.rings.tidy(place(zone, side), seat)
    return state.rings.piled(place(zone, side))


def mix_choice(state: Ginkgopolis, seat: i64, side: i64, choosing: bool, rng: Chance) -> None:
    """Any card of the player may be the chosen one, alone or with any tile."""
    chosen = state.only(CHOSEN, side)
    if chosen < 0:
        return
    state.rings.move(chosen, HAND, side)
    hand = shuffled_by_eye(state, HAND, side, seat)
    state.rings.move(hand[rng.below(len(hand))], CHOSEN, side)
    if state.get(side, STEP) == READY or not choosing:
        laid = state.only(LAID, side)
        if laid >= 0:
            state.rings.move(laid, SCREEN, side)
        tiles = shuffled_by_eye(state, SCREEN, side, seat)
        if len(tiles) > 0 and rng.below(2) == 0:
            state.rings.move(tiles[rng.below(len(tiles))], LAID, side)


def gather_gift(state: Ginkgopolis, side: i64) -> None:
    """Tiles set aside go back behind the screen before anything is dealt anew."""
    for tile in state.rings.piled(place(GIVEN, side)):
        state.rings.move(tile, SCREEN, side)


def mix_gift(state: Ginkgopolis, seat: i64, side: i64, rng: Chance) -> None:
    """While tiles are given back nobody knows which and how many another player has set aside."""
    for tile in shuffled_by_eye(state, SCREEN, side, seat):
        if rng.below(2) == 0:
            state.rings.move(tile, GIVEN, side)


def mix_packets(state: Ginkgopolis, seat: i64, picks: i64, rng: Chance) -> None:
    """Of a packet the seat has passed on it knows the cards, but not who has picked which of them since."""
    for origin in range(state.seats):
        passed = vec[i64]()
        places: list[i64] = []
        for character in range(state.tables.first_character, state.tables.first_tile):
            if state.rings.sees(character, seat) and origin_of(state, character, picks) == origin:
                zone = state.rings.zone(character)
                last_look = (seat - origin + state.seats) % state.seats
                if last_look + state.seats <= picks:
                    last_look += state.seats
                if state.rings.seat(character) != seat and (zone == PACKET or zone - PICKED > last_look):
                    passed = append(passed, character)
                    places.append(((state.rings.place(character) << 8) + state.rings.known(character) << 16) + character)
        rng.shuffle(passed)
        places.sort()
        state.rings.exchange(passed, vec[i64]([at & 0xFFFF for at in places]))


def origin_of(state: Ginkgopolis, character: i64, picks: i64) -> i64:
    """The seat a packet was dealt to; -1 for a character that was not dealt."""
    zone = state.rings.zone(character)
    seats = state.seats
    if zone == PACKET:
        return (state.rings.seat(character) - picks + seats * 4) % seats
    if zone >= PICKED and zone < PICKED + 3:
        return (state.rings.seat(character) - (zone - PICKED) + seats * 4) % seats
    return -1
