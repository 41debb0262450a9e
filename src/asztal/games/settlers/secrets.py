"""What a seat cannot know, reshuffled: `resample` gives a state the seat cannot tell from the real one.

What is secret follows from the zones alone (`Pieces.sees`); besides, nobody knows which card of a packet another player has
chosen, and which of another player's cards are fresh. Cards with the same back change places; all that belongs to a place (what
it lies under, who knows it) stays with the place.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.games.settlers.rules import Settlers
from asztal.games.settlers.state import CARDS, DECK, FACTION, PACKET, PICK, pile_of
from asztal.games.settlers.tables import COMMON_CARDS, DECK_CARDS, FACTION_CARDS, PIECES


def resample(real: Settlers, seat: i64, rng: Chance) -> Settlers:
    """A copy in which everything the seat cannot see has been drawn anew, and chance as well."""
    state = real.copy()
    state.chance = rng.fork()
    mix(state, real, seat, 0, COMMON_CARDS, real.common, rng)
    first: i64 = COMMON_CARDS
    while first < DECK_CARDS:
        mix(state, real, seat, first, first + FACTION_CARDS, deck_size(real, first), rng)
        first += FACTION_CARDS
    mix(state, real, seat, DECK_CARDS, PIECES, real.attacks, rng)
    side: i64 = 0
    while side < state.seats:
        if side != seat and state.get(side, PICK) > 0:
            packet = state.cards.inside(PACKET, side)
            state.put(side, PICK, packet[rng.below(len(packet))] + 1)
        side += 1
    return state


def deck_size(state: Settlers, first: i64) -> i64:
    """How many cards are left in the faction deck whose cards begin with this number."""
    side: i64 = 0
    while side < state.seats:
        if pile_of(state.get(side, FACTION)) == first:
            return state.get(side, CARDS)
        side += 1
    return 0


def mix(state: Settlers, real: Settlers, seat: i64, first: i64, end: i64, pile: i64, rng: Chance) -> None:
    """Deal cards of one back the seat does not see anew: over the pile, then over all other places in a fixed order.

    The fixed order makes the outcome depend on nothing the seat cannot see.
    """
    unseen = vec[i64]()
    # places outside the pile, with who knows what lies there, what it lies under and whether it is fresh
    elsewhere = vec[i64]()
    piece = first
    while piece < end:
        if not real.cards.sees(piece, seat):
            unseen = append(unseen, piece)
            if real.cards.zone(piece) != DECK:
                place = (real.cards.at[piece] << 32) | ((real.host[piece] + 1) << 16) | (real.cards.known[piece] << 8)
                elsewhere = append(elsewhere, place | real.tokens[piece])
        piece += 1
    rng.shuffle(unseen)
    in_order(elsewhere)
    dealt: i64 = 0
    i: i64 = 0
    while i < pile:
        if not real.cards.sees(real.order[first + i], seat):
            now = unseen[dealt]
            was = real.order[first + i]
            state.order[first + i] = now
            state.cards.at[now] = real.cards.at[was]
            state.cards.known[now] = real.cards.known[was]
            state.tokens[now] = 0
            state.host[now] = -1
            dealt += 1
        i += 1
    i = 0
    n: i64 = len(elsewhere)
    while i < n:
        now = unseen[dealt]
        state.cards.at[now] = elsewhere[i] >> 32
        state.host[now] = ((elsewhere[i] >> 16) & 0xFFFF) - 1
        state.cards.known[now] = (elsewhere[i] >> 8) & 255
        state.tokens[now] = elsewhere[i] & 255
        dealt += 1
        i += 1


def in_order(numbers: vec[i64]) -> None:
    """Sort a short list."""
    n: i64 = len(numbers)
    i: i64 = 1
    while i < n:
        number = numbers[i]
        at = i
        while at > 0 and numbers[at - 1] > number:
            numbers[at] = numbers[at - 1]
            at -= 1
        numbers[at] = number
        i += 1
