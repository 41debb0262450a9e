"""Tables laid out by hand: `Scene("romans", "celts").hand(0, "conquer").state()`, then `play(state, "hand:conquer")`."""

from __future__ import annotations

from typing import Any

from asztal.core import scene
from asztal.core.pieces import SEATS
from asztal.games.imperium import GAME
from asztal.games.imperium import tables as t
from asztal.games.imperium.layout import COMMON, ZONES
from asztal.games.imperium.state import Imperium


class Scene:
    """The first turn of a game, everybody without cards in hand; seat 0 begins. Cards are named by their ids."""

    def __init__(self, *nations: str, commons: str = "classics", sides: str = "", seed: int = 1) -> None:
        self.laid = scene.Scene(GAME, seats=len(nations), seed=seed).table(commons=commons)
        self.only_there: dict[int, str] = {}
        for seat, nation in enumerate(nations):
            self.laid.side(seat, nation_led=nation, power=f"{nation}-{sides[seat] if sides else 'b'}")

    def say(self, seat: int, **what: Any) -> Scene:
        """Anything else; seat -1: the table."""
        if seat < 0:
            self.laid.table(**what)
        else:
            self.laid.side(seat, **what)
        return self

    def put(self, zone: str, seat: int, *ids: str) -> Scene:
        """Cards into a zone; the first one comes on top."""
        return self.say(-1 if zone in COMMON else seat, **{zone: " ".join(ids)})

    def hand(self, seat: int, *ids: str) -> Scene:
        return self.put("hand", seat, *ids)

    def play(self, seat: int, *ids: str) -> Scene:
        return self.put("play", seat, *ids)

    def only(self, zone: str, seat: int, *ids: str) -> Scene:
        """The zone holds these cards and nothing else."""
        where = -1 if zone in COMMON else seat
        self.only_there[where] = f"{self.only_there.get(where, '')} {zone}"
        return self.put(zone, seat, *ids).say(where, only=self.only_there[where])

    def garrison(self, seat: int, host: str, *ids: str) -> Scene:
        """Cards under a card in play or in the power area."""
        return self.say(seat, garrison=[{"card": id, "host": host} for id in ids])

    def market(self, *ids: str, **tokens: dict[str, int]) -> Scene:
        """The market from the first slot on; an empty id leaves the card that lies there. `tokens`: by id."""
        laid = [
            {"card": id, "slot": slot, **tokens.get(id.replace("-", "_"), {})} for slot, id in enumerate(ids, start=1) if id
        ]
        return self.say(-1, market=laid)

    def goods(self, seat: int, **amounts: int) -> Scene:
        return self.say(
            seat, **{{"action": "actions", "exhaust": "exhausts"}.get(good, good): n for good, n in amounts.items()}
        )

    def empire(self, *seats: int) -> Scene:
        for seat in seats:
            self.say(seat, empire=True)
        return self

    def state(self) -> Imperium:
        state = self.laid.state()
        assert isinstance(state, Imperium)
        state.listen()
        return state


# -- playing and looking ---------------------------------------------------------------------------------------------------


def codes(state: Imperium) -> list[str]:
    """What may be decided now."""
    return [GAME.code(action) for action in state.legal(state.to_act()[0])] if not state.over else []


def play(state: Imperium, *moves: str) -> Imperium:
    """Moves by their codes, each by whoever has to decide."""
    for move in moves:
        seat = state.to_act()[0]
        assert move in codes(state), f"{move} is not among {codes(state)} at {state.now().name}"
        state.apply(seat, GAME.action(move))
    return state


def zone(state: Imperium, name: str, seat: int = 0) -> list[str]:
    """The ids of the cards in a zone, sorted."""
    number = ZONES.names.index(name)
    place = number * SEATS + (0 if number >= t.OWN_ZONES else seat)
    return sorted(state.name_of(int(piece))[1:] for piece in state.rings.piled(place))


def pile(state: Imperium, name: str, seat: int = 0) -> list[str]:
    """The ids of the cards in a zone, from the top down."""
    number = ZONES.names.index(name)
    place = number * SEATS + (0 if number >= t.OWN_ZONES else seat)
    return [state.name_of(int(piece))[1:] for piece in state.rings.piled(place)]


def goods(state: Imperium, seat: int = 0) -> tuple[int, int, int]:
    """Materials, population, progress."""
    return int(state.get(seat, t.MAT)), int(state.get(seat, t.POP)), int(state.get(seat, t.PRG))


def unrest(state: Imperium, seat: int) -> int:
    """How many unrest a player owns."""
    return int(state.count(seat, t.UNREST, t.SCORED))


def answers(state: Imperium, move: str, most: int = 40) -> Imperium:
    """Give the same answer as long as it is offered."""
    while most and not state.over and move in codes(state):
        play(state, move)
        most -= 1
    return state
