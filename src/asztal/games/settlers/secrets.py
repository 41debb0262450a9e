"""What a seat cannot know, reshuffled: `resample` gives a state the seat cannot tell from the real one.

What is secret follows from the zones alone (`Pieces.sees`); besides, nobody knows which card of a packet another player has
chosen, and which of another player's cards are fresh. Cards with the same back change places together with all that lies with
them: their place in a pile, what they lie under, who knows them.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.games.settlers.rules import Settlers
from asztal.games.settlers.state import ORDER, PACKET, PICK
from asztal.games.settlers.tables import COMMON_CARDS, DECK_CARDS, FACTION_CARDS, PIECES


def resample(real: Settlers, seat: i64, rng: Chance) -> Settlers:
    """A copy in which everything the seat cannot see has been drawn anew, and chance as well."""
    state = real.copy()
    state.chance = rng.fork()
    became = vec[i64]()
    piece: i64 = 0
    while piece < PIECES:
        became = append(became, piece)
        piece += 1
    mix(state, real, seat, 0, COMMON_CARDS, rng, became)
    first: i64 = COMMON_CARDS
    while first < DECK_CARDS:
        mix(state, real, seat, first, first + FACTION_CARDS, rng, became)
        first += FACTION_CARDS
    mix(state, real, seat, DECK_CARDS, PIECES, rng, became)
    i: i64 = 0
    while i < ORDER:
        if real.order[i] >= 0:
            state.order[i] = became[real.order[i]]
        i += 1
    side: i64 = 0
    while side < state.seats:
        if side != seat and state.get(side, PICK) > 0:
            packet = state.cards.inside(PACKET, side)
            state.put(side, PICK, packet[rng.below(len(packet))] + 1)
        side += 1
    return state


def mix(state: Settlers, real: Settlers, seat: i64, first: i64, end: i64, rng: Chance, became: vec[i64]) -> None:
    """Cards of one back the seat does not see change places at random; `became` notes which card lies there now."""
    unseen = vec[i64]()
    piece = first
    while piece < end:
        if not real.cards.sees(piece, seat):
            unseen = append(unseen, piece)
        piece += 1
    dealt = unseen[:]
    rng.shuffle(dealt)
    n: i64 = len(unseen)
    i: i64 = 0
    while i < n:
        was = unseen[i]
        now = dealt[i]
        became[was] = now
        state.cards.at[now] = real.cards.at[was]
        state.cards.known[now] = real.cards.known[was]
        state.tokens[now] = real.tokens[was]
        state.host[now] = real.host[was]
        i += 1
