"""What the toy game of the machine (`core.fair`) tells the contract suite."""

from __future__ import annotations

from typing import Any

from asztal.core.state import Plain, State
from contract.machine_laws import Steps
from core.fair.content import printed_cards, tables

EVENTS = {1: "played", 2: "discarded", 3: "drawn", 4: "sold"}
PENDING = frozenset(step.name for step in tables(False).steps)
COVERAGE = Steps(tables(False), tables(True))


def box(seats: int) -> dict[str, int]:
    return {"cards": sum(card.copies for card in printed_cards())}


def components(plain: Plain) -> dict[str, int]:
    cards: list[Any] = [*plain["deck"], *plain["discard"]]
    for side in plain["sides"]:
        cards += [card for zone in ("hand", "passed", "stall") for card in side.get(zone, [])]
    ids = [card["card"] if isinstance(card, dict) else card for card in cards]
    assert len(set(ids)) == len(ids)
    return {"cards": len(ids)}


def pending(plain: Plain) -> list[str]:
    return [frame["doing"] for frame in plain["pending"]]


def secrets(plain: Plain, seat: int) -> dict[str, object]:
    hands = [side.get("hand") for number, side in enumerate(plain["sides"]) if number != seat]
    return {"deck": plain["deck"], "hands": hands} if len(plain["deck"]) > 1 and any(hands) else {}


def rare() -> list[State]:
    return []
