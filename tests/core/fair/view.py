"""What one seat of the fair sees, and the score."""

from __future__ import annotations

from typing import Any

from asztal.core.game import Result, Score
from asztal.core.machine.counting import tally
from asztal.core.pieces import SEATS, SPECTATOR
from core.fair.table import HAND, PASSED, STALL, VP, Fair


def view(state: Fair, seat: int | None) -> Any:
    """Every zone with the cards the seat knows; "" for the others. Numbers are all open."""
    eyes = SPECTATOR if seat is None else seat
    ids, rings = state.tables.ids, state.rings

    def shown(zone: int, owner: int) -> list[str]:
        found = [ids[piece] if rings.sees(piece, eyes) else "" for piece in rings.piled(zone * SEATS + owner)]
        return sorted(found) if zone in (HAND, PASSED) else found  # a hand has no order

    zones = {
        f"{name}-{owner}": shown(zone, owner)
        for zone, name in enumerate(rings.zones.names)
        for owner in range(int(state.seats))
    }
    return {"row": list(state.row), "zones": zones, "marks": [int(mark) & 1 for mark in state.marks], "over": state.over}


def points(state: Fair, seat: int) -> dict[str, int]:
    cards = sum(
        int(tally(state, seat, piece, place, VP))
        for piece in state.rings.inside(STALL, seat)
        if (place := state.tables.places["score"][state.tables.kind[piece]])
    )
    return {"part-points": int(state.get(seat, VP)), "part-cards": cards}


def result(state: Fair) -> Result:
    parts = [points(state, seat) for seat in range(int(state.seats))]
    totals = [sum(part.values()) for part in parts]
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    return Result(tuple(Score(total, part, rank, rank == 1) for total, part, rank in zip(totals, parts, ranks, strict=True)))
