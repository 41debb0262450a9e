"""A table for tests: an Imperial Settlers game in the action phase on which anything can be laid out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.frames import frame
from asztal.core.playout import acting_seat
from asztal.games.settlers import GAME
from asztal.games.settlers.effects import FACTIONS, GOODS
from asztal.games.settlers.pending import ATTACK, CLEANUP, COLLECT, NEXT, NEXT_ROUND, PRODUCTION, TURN
from asztal.games.settlers.rules import Settlers
from asztal.games.settlers.state import (
    CARDS,
    DEAL,
    DECK,
    DISCARD,
    EMPIRE,
    FACTION,
    FOUNDATION,
    HAND,
    OPEN,
    PILE,
    pile_of,
)
from asztal.games.settlers.tables import COMMON_CARDS, DECK_CARDS, VP


class Desk:
    """Seats in the order of the factions; nobody has anything yet, and it is the first seat's turn in round 1."""

    def __init__(self, *factions: str, seed: int = 1, options: dict[str, str] | None = None) -> None:
        state = GAME.new(options or {}, len(factions), seed)
        assert isinstance(state, Settlers)
        self.state = state
        for seat, faction in enumerate(factions):
            state.apply(seat, GAME.action(f"faction:{faction}"))
        for piece in range(DECK_CARDS):
            if state.cards.zone(piece) in (HAND, OPEN):
                self._to_deck(piece)
        for seat in range(len(factions)):
            for good in range(VP + 1):
                state.put(seat, good, 0)
        state.first = 0
        self.turn(0)

    # -- laying things out ---------------------------------------------------------------------------------------------

    def turn(self, seat: int, round: int | None = None) -> Desk:
        """It is this seat's turn."""
        state = self.state
        if round is not None:
            state.round = round
        solo = [frame(ATTACK, 0, 0, 0, 0), frame(ATTACK, 0, 0, 0, 0), frame(COLLECT, 0, 0, 0, 0)] if state.seats == 1 else []
        state.stack = vec[i64](
            [
                frame(NEXT_ROUND, 0, 0, 0, 0),
                *solo,
                frame(CLEANUP, 0, 0, 0, 0),
                frame(NEXT, seat, 0, 0, 0),
                frame(TURN, seat, 0, 0, 0),
            ]
        )
        state.acting = 1 << seat
        return self

    def produce(self, seat: int) -> Desk:
        """The seat produces now; then it has its turn."""
        self.turn(seat)
        self.state.acting = 0
        self.state.push(frame(PRODUCTION, seat, 0, 0, 0))
        self.state.run()
        return self

    def _to_deck(self, piece: int) -> None:
        """Under its deck."""
        state = self.state
        if piece < COMMON_CARDS:
            begin, n = 0, int(state.common)
            state.common += 1
            owner = 0
        else:
            faction = (piece - COMMON_CARDS) // 30
            owner = next(seat for seat in range(state.seats) if state.get(seat, FACTION) == faction)
            begin, n = int(pile_of(faction)), int(state.get(owner, CARDS))
            state.put(owner, CARDS, n + 1)
        for place in range(begin + n, begin, -1):
            state.order[place] = state.order[place - 1]
        state.order[begin] = piece
        state.cards.move(piece, DECK, owner)
        state.cards.forget(piece)

    def card(self, id: str) -> int:
        """A card of this printing out of its deck."""
        state = self.state
        printing = state.tables.ids.index(id)
        piece = next(
            piece for piece in range(DECK_CARDS) if state.tables.printing[piece] == printing and state.cards.zone(piece) == DECK
        )
        if piece < COMMON_CARDS:
            begin, n = 0, int(state.common)
            state.common -= 1
        else:
            owner = int(state.cards.seat(piece))
            begin, n = int(pile_of(state.get(owner, FACTION))), int(state.get(owner, CARDS))
            state.put(owner, CARDS, n - 1)
        pile = [int(state.order[begin + place]) for place in range(n)]
        pile.remove(piece)
        for place, card in enumerate(pile):
            state.order[begin + place] = card
        return piece

    def lay(self, zone: int, seat: int, *ids: str) -> Desk:
        for id in ids:
            self.state.cards.move(self.card(id), zone, seat)
        return self

    def hand(self, seat: int, *ids: str) -> Desk:
        return self.lay(HAND, seat, *ids)

    def empire(self, seat: int, *ids: str) -> Desk:
        return self.lay(EMPIRE, seat, *ids)

    def deals(self, seat: int, *ids: str) -> Desk:
        return self.lay(DEAL, seat, *ids)

    def foundation(self, seat: int, *ids: str) -> Desk:
        self.lay(DISCARD, 0, *ids)
        for id in ids:
            piece = self.piece(id, DISCARD, 0)
            self.state.cards.move(piece, FOUNDATION, seat)
        return self

    def pile(self, *ids: str) -> Desk:
        return self.lay(PILE, 0, *ids)

    def goods(self, seat: int, **amounts: int) -> Desk:
        for name, amount in amounts.items():
            self.state.put(seat, GOODS.index(name.replace("_", "-")), amount)
        return self

    def on_top(self, id: str) -> Desk:
        """Put a card on top of its deck."""
        state = self.state
        piece = self.card(id)
        self._to_deck(piece)
        begin, n = (0, int(state.common))
        if piece >= COMMON_CARDS:
            owner = int(state.cards.seat(piece))
            begin, n = int(pile_of(state.get(owner, FACTION))), int(state.get(owner, CARDS))
        for place in range(begin, begin + n - 1):
            state.order[place] = state.order[place + 1]
        state.order[begin + n - 1] = piece
        return self

    # -- asking ----------------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return int(acting_seat(self.state))

    def codes(self) -> list[str]:
        """What the seat that acts may do."""
        return [GAME.code(action) for action in self.state.legal(self.seat)]

    def may(self, code: str) -> bool:
        return code in self.codes()

    def why(self, code: str) -> str:
        line = self.state.why_not(self.seat, GAME.action(code))
        assert line is not None
        return line.id

    def do(self, *codes: str) -> Desk:
        """Do one thing after the other; whatever the cards ask for in between can be saved and loaded."""
        for code in codes:
            self.state.apply(self.seat, GAME.action(code))
            plain = self.state.dump()
            assert GAME.load(plain).dump() == plain
        return self

    def has(self, seat: int, good: str) -> int:
        return int(self.state.get(seat, GOODS.index(good)))

    def held(self, seat: int) -> dict[str, int]:
        """All goods of a seat that it has any of."""
        return {good: self.has(seat, good) for good in GOODS[:8] if self.has(seat, good)}

    def piece(self, id: str, zone: int, seat: int) -> int:
        return int(self.state.find(self.state.tables.ids.index(id), zone, seat))

    def there(self, id: str, zone: int, seat: int) -> bool:
        return self.piece(id, zone, seat) >= 0

    def count(self, zone: int, seat: int) -> int:
        return int(self.state.cards.count(zone, seat))

    def faction(self, seat: int) -> str:
        return FACTIONS[self.state.get(seat, FACTION)]
