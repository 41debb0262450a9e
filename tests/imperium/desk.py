"""A table to try cards on: say who plays, what lies where, and what is done; everything else finds a place."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from asztal.core.state import Plain, State
from asztal.games.imperium import GAME

TABLE_ZONES = ("regions", "uncivilised", "civilised", "main", "removed", "fame", "exile", "unrest")
SIDE_ZONES = ("hand", "discard", "deck", "play", "history", "nation", "development", "sunken")
GOODS = ("mat", "pop", "prg")


def kind_of(card: Any) -> str:
    """The design of a card of a dump: "unrest.3" is an unrest."""
    id = card["card"] if isinstance(card, dict) else card
    return str(id).partition(".")[0]


@cache
def beginning(nations: tuple[str, ...], sides: str, commons: str) -> State:
    """A game in which seat 0 begins, at its first decision."""
    for seed in range(1000):
        state = GAME.new({"box": "both", "nations": "choose"}, len(nations), seed)
        plain = state.dump()
        if plain["first"] == 0 and plain["commons"] == commons:
            for nation in nations:
                state.apply(state.to_act()[0], GAME.action(f"lead:{nation}"))
            for side in sides:
                state.apply(state.to_act()[0], GAME.action(f"side:{side}"))
            return state
    raise AssertionError("no such game")


class Desk:
    """Seat 0 is on turn. Hands and discard pile are empty; whatever is not placed is where it was."""

    def __init__(self, *nations: str, sides: str = "", commons: str = "classics") -> None:
        self.plain: Plain = beginning(nations, sides or "a" * len(nations), commons).dump()
        for side in self.plain["sides"]:
            side["deck"] = [*(card["card"] if isinstance(card, dict) else card for card in side.pop("hand")), *side["deck"]]

    # -- what lies where -------------------------------------------------------------------------------------------------

    def put(self, seat: int, zone: str, *kinds: str, **marks: Any) -> Desk:
        """These cards lie in a zone of a player, the first one on top."""
        side = self.plain["sides"][seat]
        found = [self.take(kind, seat) for kind in kinds]
        side[zone] = [*({"card": id, **marks} if marks else id for id in found), *side.get(zone, [])]
        return self

    def only(self, seat: int, zone: str, *kinds: str) -> Desk:
        """Exactly these cards lie in a zone of a player; what was there is out of the way, in the history."""
        side = self.plain["sides"][seat]
        side["history"] = [*side.get("history", []), *side.pop(zone, [])]
        return self.put(seat, zone, *kinds)

    def lodge(self, seat: int, host: str, *kinds: str) -> Desk:
        """These cards are garrisoned under a card of the player."""
        under = next(id for zone in ("play", "power") for id in self.ids(seat, zone) if kind_of(id) == host)
        found = [{"card": self.take(kind, seat), "host": under} for kind in kinds]
        side = self.plain["sides"][seat]
        side["garrison"] = [*side.get("garrison", []), *found]
        return self

    def pile(self, zone: str, *kinds: str) -> Desk:
        """These cards lie on top of a pile of the table."""
        found = [self.take(kind, -1) for kind in kinds]
        self.plain[zone] = [*found, *self.plain[zone]]
        return self

    def empty(self, zone: str) -> Desk:
        """No card is left in a pile of the table but what is put there afterwards."""
        self.plain["removed"] = [*self.plain["removed"], *self.plain[zone]]
        self.plain[zone] = []
        return self

    def market(self, *kinds: str, **tokens: int) -> Desk:
        """The market, from its first slot on; all of it has these tokens, and unrest lies under what is no region."""
        plain = self.plain
        plain["unrest"] = [*(card["card"] for card in plain["under"]), *plain["unrest"]]
        plain["main"] = [*plain["main"], *(card["card"] for card in plain["market"])]
        plain["market"], plain["under"] = [], []
        for slot, kind in enumerate(kinds, start=1):
            id = self.take(kind, -1)
            plain["market"].append({"card": id, **tokens, "slot": slot})
            if not self.is_region(kind):
                plain["under"].append({"card": plain["unrest"].pop(0), "host": id})
        return self

    def side(self, seat: int, **numbers: Any) -> Desk:
        """Tokens and the like: `side(0, mat=3, empire=True)`."""
        self.plain["sides"][seat].update({name.replace("_", "-"): number for name, number in numbers.items()})
        return self

    def ids(self, seat: int, zone: str) -> list[str]:
        return [card["card"] if isinstance(card, dict) else card for card in self.plain["sides"][seat].get(zone, [])]

    def take(self, kind: str, seat: int) -> str:
        """A card of this design: the player's own if there is one, else one of the table."""
        zones = (
            [(self.plain["sides"][seat], zone) for zone in ("deck", "nation", "development", "history")] if seat >= 0 else []
        )
        zones += [(self.plain, zone) for zone in TABLE_ZONES]
        for holder, zone in zones:
            for card in holder.get(zone, []):
                if kind_of(card) == kind:
                    holder[zone].remove(card)
                    return str(card["card"] if isinstance(card, dict) else card)
        for card in self.plain["market"]:
            if kind_of(card) == kind:
                return self.replace(card)
        raise AssertionError(f"there is no {kind} left")

    def replace(self, card: Any) -> str:
        """A card leaves the market; another one that brings no trouble, or as much, has its slot."""
        id, region = str(card["card"]), self.is_region(kind_of(card))
        pile = self.plain["regions"] if region else self.plain["main"]
        other = next(other for other in pile if self.is_region(kind_of(other)) == region)
        pile.remove(other)
        card["card"] = other
        for unrest in self.plain["under"]:
            if unrest["host"] == id:
                unrest["host"] = other
        return id

    @staticmethod
    def is_region(kind: str) -> bool:
        return "region" in next(item.printed for item in GAME.items() if item.id == kind).suits  # type: ignore[attr-defined]

    # -- what is done ------------------------------------------------------------------------------------------------------

    def table(self) -> Table:
        for side in self.plain["sides"]:
            for zone in SIDE_ZONES:
                if zone in side and not side[zone]:
                    del side[zone]
        lying = {
            card["card"] if isinstance(card, dict) else card
            for holder in (self.plain, *self.plain["sides"])
            for zone in (*TABLE_ZONES, *SIDE_ZONES)
            for card in holder.get(zone, [])
        }
        bottoms = {side["nation"][-1] for side in self.plain["sides"] if side.get("nation")}
        self.plain["known"] = {id: ["all"] for id in lying & bottoms}
        return Table(GAME.load(self.plain))


class Table:
    """A game that goes on."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.state.to_act()[0]

    def offer(self) -> list[str]:
        """What may be decided now, as codes."""
        return [GAME.code(action) for action in self.state.legal(self.seat)]

    def asked(self) -> str:
        """The message id of the question."""
        return GAME.prompt(self.state, self.seat).id

    def do(self, *codes: str) -> Table:
        """Whoever is asked decides so."""
        for code in codes:
            assert code in self.offer(), f"{code} is not in {self.offer()} ({self.asked()})"
            self.state.apply(self.seat, GAME.action(code))
        return self

    def all(self, asked: str) -> Table:
        """Whatever is offered first, as long as this is asked."""
        while not self.state.over and self.asked() == asked:
            self.do(self.offer()[0])
        return self

    def tidy(self) -> Table:
        """The rest of the turn of whoever is asked: it ends, the first market card gets the token, nothing is discarded."""
        if self.asked() in ("ask-turn", "ask-activate"):
            self.do("done")
        if self.asked() == "ask-market-token":
            self.do(self.offer()[0])
        if self.asked() == "ask-cleanup":
            self.do("done")
        return self

    def side(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.state.dump()["sides"][seat]
        return found

    def goods(self, seat: int) -> tuple[int, int, int]:
        """Materials, population, progress."""
        side = self.side(seat)
        return tuple(side[good] for good in GOODS)  # type: ignore[return-value]

    def cards(self, seat: int, zone: str) -> Counter[str]:
        return Counter(kind_of(card) for card in self.side(seat).get(zone, []))

    def pile(self, zone: str) -> list[str]:
        return [kind_of(card) for card in self.state.dump()[zone]]

    @property
    def ending(self) -> str:
        return str(self.state.dump().get("ending", ""))
