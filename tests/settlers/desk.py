"""A table for tests: an Imperial Settlers game in the action phase on which anything can be laid out."""

from __future__ import annotations

from typing import Any

import asztal
from asztal.core.playout import acting_seat
from asztal.games.settlers import GAME
from asztal.games.settlers.effects import FACTIONS, GOODS
from asztal.games.settlers.layout import DEAL, DISCARD, EMPIRE, FACTION, FOUNDATION, GONE, HAND
from asztal.games.settlers.rounds import produce
from asztal.games.settlers.state import Settlers

ZONES = {HAND: "hand", EMPIRE: "empire", DEAL: "deals", FOUNDATION: "foundations"}


class Desk:
    """Seats in the order of the factions; nobody has anything yet, and it is the first seat's turn in round 1.

    What is laid out is a scene until somebody looks at the state; what is laid out then changes that state.
    """

    def __init__(self, *factions: str, seed: int = 1, options: dict[str, str] | None = None) -> None:
        self.scene = asztal.scene(GAME, options, len(factions), seed, sides=[{"faction": faction} for faction in factions])
        self.built: Settlers | None = None

    @property
    def state(self) -> Settlers:
        if self.built is None:
            state = self.scene.state()
            assert isinstance(state, Settlers)
            self.built = state
        return self.built

    # -- laying things out ---------------------------------------------------------------------------------------------

    def say(self, **what: Any) -> Desk:
        """Name something of the table."""
        if self.built is not None:
            self.scene, self.built = asztal.scene(self.built), None
        self.scene.table(**what)
        return self

    def turn(self, seat: int, round: int | None = None) -> Desk:
        """It is this seat's turn."""
        return self.say(turn=seat, **({} if round is None else {"round": round}))

    def produce(self, seat: int) -> Desk:
        """The seat produces now; then it has its turn."""
        self.turn(seat)
        produce(self.state, seat)
        self.state.run()
        return self

    def lay(self, zone: str, seat: int, *ids: str, **marks: Any) -> Desk:
        """Cards out of their decks, with what lies on them."""
        return self.say(sides={seat: {zone: [{"card": id, **marks} for id in ids]}})

    def hand(self, seat: int, *ids: str) -> Desk:
        return self.lay("hand", seat, *ids)

    def empire(self, seat: int, *ids: str, **marks: Any) -> Desk:
        return self.lay("empire", seat, *ids, **marks)

    def deals(self, seat: int, *ids: str) -> Desk:
        return self.lay("deals", seat, *ids)

    def foundation(self, seat: int, *ids: str) -> Desk:
        return self.lay("foundations", seat, *ids)

    def pile(self, *ids: str) -> Desk:
        return self.say(pile=list(ids))

    def goods(self, seat: int, **amounts: int) -> Desk:
        return self.say(sides={seat: {"points" if name == "vp" else name: amount for name, amount in amounts.items()}})

    def on_top(self, seat: int, *ids: str) -> Desk:
        """Put cards on top of their deck, the first on top: the common deck, or the seat's own."""
        common = self.state.is_common(self.state.t.piece_ids.index(ids[0]))
        return self.say(deck=list(ids)) if common else self.say(sides={seat: {"faction-deck": list(ids)}})

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
        printing = self.state.t.ids.index(id)
        found = int(self.state.find(printing, zone, seat))
        return int(self.state.find(printing, GONE, 0)) if found < 0 and zone == DISCARD else found

    def there(self, id: str, zone: int, seat: int) -> bool:
        return self.piece(id, zone, seat) >= 0

    def count(self, zone: int, seat: int) -> int:
        return int(self.state.rings.count(zone, seat))

    def faction(self, seat: int) -> str:
        return FACTIONS[self.state.get(seat, FACTION)]
