"""Tables laid out by hand: `Scene("romans", "celts").hand(0, "conquer").state()`, then `play(state, "hand:conquer")`."""

from __future__ import annotations

from asztal.core.chance import seeded
from asztal.core.pieces import SEATS
from asztal.games.imperium import GAME, actions, content
from asztal.games.imperium import tables as t
from asztal.games.imperium.layout import BOXES, LAYOUT, ZONES
from asztal.games.imperium.rules import lead
from asztal.games.imperium.state import Imperium


class Scene:
    """The first turn of a game, everybody without cards in hand; seat 0 begins. Cards are named by their ids."""

    def __init__(self, *nations: str, commons: str = "classics", sides: str = "", seed: int = 1) -> None:
        seats = len(nations)
        state = Imperium(content.tables((), ""), seats)
        LAYOUT.clear(state, seats)
        state.chance = seeded(seed)
        state.row[t.BOXED] = 2
        state.row[t.COMMONS] = BOXES.index(commons)
        state.enter(state.tables.begin_flow, 0, -1, -1)
        for seat, nation in enumerate(nations):
            lead(state, seat, actions.NATIONS.index(nation))
        state.run()
        for side in (sides or "b" * seats).lower():
            state.decide(state.to_act()[0], GAME.action(f"side:{side}"))
        self.m = state
        for seat in range(seats):
            for piece in state.rings.piled(t.HAND * SEATS + seat):
                state.rings.move(piece, t.DECK, seat)
        self.laid: set[int] = set()

    # -- finding cards ---------------------------------------------------------------------------------------------------

    def piece(self, id: str, seat: int) -> int:
        """A card of this design that has not been laid anywhere yet; the player's own first."""
        m = self.m
        found = [
            piece
            for piece in range(len(m.tables.ids))
            if m.tables.kind_ids[m.tables.kind[piece]] == id and piece not in self.laid
        ]
        assert found, f"no {id} is left in this game"
        found.sort(
            key=lambda piece: (int(m.tables.owner[piece]) != seat, int(m.rings.zone(piece)) in (t.UNDER, t.MARKET), piece)
        )
        self.laid.add(found[0])
        return found[0]

    def put(self, zone: str, seat: int, *ids: str) -> Scene:
        """Cards into a zone; the first one comes on top."""
        number = ZONES.names.index(zone)
        for id in reversed(ids):
            piece = self.piece(id, seat)
            slot = int(self.m.slot(piece))
            for below in self.m.guests(piece, t.UNDER) if slot >= 0 else ():
                self.m.lay(below, t.UNREST_PILE, 0)
            self.m.marks[piece] = 0
            if slot >= 0:
                self.m.rings.move(piece, t.BOX, 0)
                self.m.refill(slot)
            self.m.rings.put(piece, number, 0 if number >= t.OWN_ZONES else seat, True)
            self.m.rings.know(piece, 255 if ZONES.sight[number] == 2 else 1 << seat if ZONES.sight[number] == 1 else 0)
        return self

    def hand(self, seat: int, *ids: str) -> Scene:
        return self.put("hand", seat, *ids)

    def play(self, seat: int, *ids: str) -> Scene:
        return self.put("play", seat, *ids)

    def only(self, zone: str, seat: int, *ids: str) -> Scene:
        """The zone holds these cards and nothing else; what was there goes to the box."""
        number = ZONES.names.index(zone)
        for piece in self.m.rings.piled(number * SEATS + (0 if number >= t.OWN_ZONES else seat)):
            self.m.rings.move(piece, t.BOX, 0)
        return self.put(zone, seat, *ids)

    def garrison(self, seat: int, host: str, *ids: str) -> Scene:
        """Cards under a card in play or in the power area."""
        under = self.find(host, seat)
        for id in ids:
            piece = self.piece(id, seat)
            self.m.marks[piece] = (under + 1) << t.HOST
            self.m.rings.move(piece, t.GARRISON, seat)
        return self

    def find(self, id: str, seat: int) -> int:
        for zone in (t.PLAY, t.POWER):
            for piece in self.m.rings.piled(zone * SEATS + seat):
                if self.m.tables.kind_ids[self.m.tables.kind[piece]] == id:
                    return int(piece)
        raise AssertionError(f"{id} is not in play")

    # -- the rest of the table -------------------------------------------------------------------------------------------

    def market(self, *ids: str, unrest: bool = True, **tokens: dict[str, int]) -> Scene:
        """The market from the first slot on; an empty id leaves the card that lies there. `tokens`: by id."""
        m = self.m
        for slot, id in enumerate(ids):
            if not id:
                continue
            old = int(m.at_slot(slot))
            if old >= 0:
                for under in m.guests(old, t.UNDER):
                    m.lay(under, t.UNREST_PILE, 0)
                m.marks[old] = 0
                m.rings.move(old, t.BOX, 0)
            piece = self.piece(id, -1)
            m.rings.move(piece, t.MARKET, 0)
            m.marks[piece] = (slot + 1) << t.SLOT
            for number, good in enumerate(("mat", "pop", "prg")):
                m.place_on(piece, number, tokens.get(id.replace("-", "_"), {}).get(good, 0))
            if unrest and m.traits(piece) & t.TROUBLED:
                below = m.first(t.UNREST_PILE, 0)
                m.rings.move(below, t.UNDER, 0)
                m.marks[below] = (piece + 1) << t.HOST
        return self

    def goods(self, seat: int, **amounts: int) -> Scene:
        names = ("mat", "pop", "prg", "action", "exhaust")
        for good, amount in amounts.items():
            self.m.put(seat, names.index(good), amount)
        return self

    def empire(self, *seats: int) -> Scene:
        for seat in seats:
            self.m.put(seat, t.EMPIRE, 1)
        return self

    def state(self) -> Imperium:
        """Everything as laid out, and what may be decided. The box keeps its order, as in any game."""
        m = self.m
        m.rings.arrange(m.rings.inside(t.BOX, 0), t.BOX * SEATS)
        m.run()
        m.listen()
        return m


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
    return int(state.count(seat, -1, t.UNREST, t.SCORED, 0))


def answers(state: Imperium, move: str, most: int = 40) -> Imperium:
    """Give the same answer as long as it is offered."""
    while most and not state.over and move in codes(state):
        play(state, move)
        most -= 1
    return state
