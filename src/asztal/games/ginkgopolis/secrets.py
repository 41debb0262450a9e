"""What a seat cannot know, reshuffled: `resample` gives a state the seat cannot tell from the real one.

What is secret follows from the zones alone (`Pieces.sees`). Two things are secret besides: which of a player's cards is the
chosen one and whether a tile lies on it, and which tiles a player has set aside to give back. So a card somebody else is known
to hold is known to be in the hand or chosen, no more.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.core.frames import frame_a, frame_op
from asztal.games.ginkgopolis.pending import CHOOSE, DRAFT, GIVE_BACK
from asztal.games.ginkgopolis.rules import Ginkgopolis
from asztal.games.ginkgopolis.state import (
    CARD,
    CHOSEN,
    GIVEN,
    HAND,
    LAID,
    PACKET,
    PICKED,
    READY,
    SCREEN,
    STEP,
    TILE_LAID,
)
from asztal.games.ginkgopolis.tables import CARDS, FIRST_CHARACTER, TILES


def resample(real: Ginkgopolis, seat: i64, rng: Chance) -> Ginkgopolis:
    """A copy in which everything the seat cannot see has been drawn anew, and chance as well."""
    state = real.copy()
    state.chance = rng.fork()
    side: i64 = 0
    while side < state.seats:
        if side != seat:
            gather_gift(state, side)
            mix_choice(state, seat, side, rng)
            mix_gift(state, seat, side, rng)
        side += 1
    state.deck = state.cards.mix_unseen(state.deck, seat, 0, FIRST_CHARACTER, rng)
    state.supply = state.tiles.mix_unseen(state.supply, seat, 0, TILES, rng)
    if len(state.stack) > 0 and frame_op(state.top()) == DRAFT:
        mix_packets(state, seat, frame_a(state.top()), rng)
    state.cards.mix_unseen(vec[i64](), seat, FIRST_CHARACTER, CARDS, rng)
    side = 0
    while side < state.side_count():
        note_choice(state, side)
        side += 1
    return state


def mix_choice(state: Ginkgopolis, seat: i64, side: i64, rng: Chance) -> None:
    """Any card of the player may be the chosen one, alone or with any tile."""
    if state.get(side, CARD) < 0:
        return
    hand = state.cards.unrevealing(append(state.cards.inside(HAND, side), state.get(side, CARD)), seat)
    state.cards.swap_places(state.get(side, CARD), hand[rng.below(len(hand))])
    if state.get(side, STEP) == READY or frame_op(state.top()) != CHOOSE:
        laid = state.get(side, TILE_LAID)
        if laid >= 0:
            state.tiles.move(laid, SCREEN, side)
        tiles = state.tiles.unrevealing(state.tiles.inside(SCREEN, side), seat)
        if len(tiles) > 0 and rng.below(2) == 0:
            state.tiles.move(tiles[rng.below(len(tiles))], LAID, side)


def gather_gift(state: Ginkgopolis, side: i64) -> None:
    """Tiles set aside go back behind the screen before anything is dealt anew."""
    given = state.tiles.inside(GIVEN, side)
    i: i64 = 0
    while i < len(given):
        state.tiles.move(given[i], SCREEN, side)
        i += 1


def mix_gift(state: Ginkgopolis, seat: i64, side: i64, rng: Chance) -> None:
    """While tiles are given back nobody knows which and how many another player has set aside."""
    if len(state.stack) == 0 or frame_op(state.top()) != GIVE_BACK:
        return
    tiles = state.tiles.unrevealing(state.tiles.inside(SCREEN, side), seat)
    i: i64 = 0
    while i < len(tiles):
        state.tiles.move(tiles[i], GIVEN if rng.below(2) == 0 else SCREEN, side)
        i += 1


def mix_packets(state: Ginkgopolis, seat: i64, picks: i64, rng: Chance) -> None:
    """Of a packet the seat has passed on it knows the cards, but not who has picked which of them since."""
    origin: i64 = 0
    while origin < state.seats:
        passed = vec[i64]()
        character: i64 = FIRST_CHARACTER
        while character < CARDS:
            if state.cards.sees(character, seat) and origin_of(state, character, picks) == origin:
                picked = state.cards.zone(character) - PICKED
                last_look = (seat - origin + state.seats) % state.seats
                if last_look + state.seats <= picks:
                    last_look += state.seats
                if state.cards.seat(character) != seat and (state.cards.zone(character) == PACKET or picked > last_look):
                    passed = append(passed, character)
            character += 1
        state.cards.deal_anew(passed, rng)
        origin += 1


def origin_of(state: Ginkgopolis, character: i64, picks: i64) -> i64:
    """The seat a packet was dealt to; -1 for a character that was not dealt."""
    zone = state.cards.zone(character)
    if zone == PACKET:
        return (state.cards.seat(character) - picks + state.seats * 4) % state.seats
    if zone >= PICKED and zone < PICKED + 3:
        return (state.cards.seat(character) - (zone - PICKED) + state.seats * 4) % state.seats
    return -1


def note_choice(state: Ginkgopolis, side: i64) -> None:
    """Bring the fields of the choice in line with where the pieces lie now."""
    if state.get(side, CARD) >= 0:
        state.put(side, CARD, state.cards.inside(CHOSEN, side)[0])
        laid = state.tiles.inside(LAID, side)
        state.put(side, TILE_LAID, laid[0] if len(laid) > 0 else -1)
