"""A table for tests: an Imperial Settlers game in the action phase on which anything can be laid out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.machine import LEFT
from asztal.core.machine.naming import step_place
from asztal.core.playout import acting_seat
from asztal.games.settlers import GAME
from asztal.games.settlers.effects import FACTIONS, GOODS
from asztal.games.settlers.layout import (
    DEAL,
    DECK,
    DISCARD,
    EMPIRE,
    FACTION,
    FIRST,
    FOUNDATION,
    GONE,
    HAND,
    OPEN,
    OWN_DECK,
    PILE,
    ROUND,
)
from asztal.games.settlers.rounds import produce
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import VP


class Desk:
    """Seats in the order of the factions; nobody has anything yet, and it is the first seat's turn in round 1."""

    def __init__(self, *factions: str, seed: int = 1, options: dict[str, str] | None = None) -> None:
        state = GAME.new(options or {}, len(factions), seed)
        assert isinstance(state, Settlers)
        self.state = state
        for seat, faction in enumerate(factions):
            state.apply(seat, GAME.action(f"faction:{faction}"))
        for piece in range(state.t.deck_cards()):
            if state.rings.zone(piece) in (HAND, OPEN):
                self._to_deck(piece)
        for seat in range(len(factions)):
            for good in range(VP + 1):
                state.put(seat, good, 0)
        state.row[FIRST] = 0
        self.turn(0)

    # -- laying things out ---------------------------------------------------------------------------------------------

    def turn(self, seat: int, round: int | None = None) -> Desk:
        """It is this seat's turn."""
        state = self.state
        if round is not None:
            state.row[ROUND] = round
        state.stack, state.depth = vec[i64](), 0
        frame = state.enter(step_place(state.t, "game", "turns"), 0, -1, -1)
        state.stack[frame + LEFT] = seat + 1
        state.enter(state.t.turn, seat, -1, -1)
        state.acting = 1 << seat
        return self

    def produce(self, seat: int) -> Desk:
        """The seat produces now; then it has its turn."""
        self.turn(seat)
        produce(self.state, seat)
        self.state.run()
        return self

    def _to_deck(self, piece: int) -> None:
        """Under its deck."""
        state = self.state
        if state.is_common(piece):
            state.rings.move(piece, DECK, 0)
        else:
            faction = int(state.faction_of(piece))
            state.rings.move(piece, OWN_DECK, next(seat for seat in range(state.seats) if state.get(seat, FACTION) == faction))
        state.rings.forget(piece)

    def card(self, id: str) -> int:
        """A card of this printing out of its deck."""
        state = self.state
        printing = state.t.ids.index(id)
        return next(
            piece
            for piece in range(state.t.deck_cards())
            if state.t.kind[piece] == printing and state.rings.zone(piece) in (DECK, OWN_DECK)
        )

    def lay(self, zone: int, seat: int, *ids: str) -> Desk:
        for id in ids:
            piece = self.card(id)
            there = GONE if zone == DISCARD and not self.state.is_common(piece) else zone
            self.state.rings.move(piece, there, seat)
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
            self.state.rings.move(piece, FOUNDATION, seat)
        return self

    def pile(self, *ids: str) -> Desk:
        return self.lay(PILE, 0, *ids)

    def goods(self, seat: int, **amounts: int) -> Desk:
        for name, amount in amounts.items():
            self.state.put(seat, GOODS.index(name.replace("_", "-")), amount)
        return self

    def on_top(self, id: str) -> Desk:
        """Put a card on top of its deck."""
        piece = self.card(id)
        rings = self.state.rings
        rings.lay_on(piece, int(rings.zone(piece)), int(rings.seat(piece)))
        return self

    # -- asking ----------------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return int(acting_seat(self.state))

    def codes(self) -> list[str]:
        """What the seat that acts may do."""
        self.state.ask_again()  # things have been laid out since
        return [GAME.code(action) for action in self.state.legal(self.seat)]

    def may(self, code: str) -> bool:
        return code in self.codes()

    def why(self, code: str) -> str:
        self.state.ask_again()
        line = self.state.why_not(self.seat, GAME.action(code))
        assert line is not None
        return line.id

    def do(self, *codes: str) -> Desk:
        """Do one thing after the other; whatever the cards ask for in between can be saved and loaded."""
        for code in codes:
            self.state.ask_again()
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
        printing = self.state.t.ids.index(id)
        found = int(self.state.find(printing, zone, seat))
        return int(self.state.find(printing, GONE, 0)) if found < 0 and zone == DISCARD else found

    def there(self, id: str, zone: int, seat: int) -> bool:
        return self.piece(id, zone, seat) >= 0

    def count(self, zone: int, seat: int) -> int:
        return int(self.state.rings.count(zone, seat))

    def faction(self, seat: int) -> str:
        return FACTIONS[self.state.get(seat, FACTION)]
