"""The content files as they are written, for tests of what is printed: nothing of the game's own reading is used here."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from asztal.core.content import Document, Table

SETS = {
    "ART": "arthurians", "ATL": "atlanteans", "CAR": "carthaginians", "CEL": "celts", "EGY": "egyptians", "GRE": "greeks",
    "MAC": "macedonians", "MAU": "mauryans", "MIN": "minoans", "OLM": "olmecs", "PER": "persians", "QIN": "qin",
    "ROM": "romans", "SCY": "scythians", "UTO": "utopians", "VIK": "vikings",
}  # fmt: skip
SUITS = {"REG": "region", "UNC": "uncivilised", "CIV": "civilised", "TRI": "tributary", "FAM": "fame", "UNR": "unrest"}
LINES = ("static", "passive", "play", "exhaust", "solstice", "reached", "enters", "resolve", "points", "develop", "cost")
"""Keys that hold an effect."""


class Printed(NamedTuple):
    """One side of one printed card."""

    box: int
    """1: Classics, 2: Legends."""
    set: str
    """The code of its suit or nation: CIV, ROM."""
    number: int
    side: str
    """A or B of a two-sided card, else nothing."""
    start: str
    players: int
    """From how many players on it is used."""
    design: str
    table: dict[str, Any]


@cache
def documents() -> tuple[Document, ...]:
    folder = files("asztal.games.imperium").joinpath("content")
    return tuple(
        Document(file.read_text(encoding="utf-8"), file.name)
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    )


@cache
def tables() -> tuple[Table, ...]:
    """All designs."""
    return tuple(table for document in documents() for table in document.tables())


@cache
def designs() -> dict[str, dict[str, Any]]:
    """What is written in each design."""
    return {table.id: dict(table._values) for table in tables()}


@cache
def sides() -> tuple[Printed, ...]:
    """Every side of every card."""
    found = []
    for id, table in designs().items():
        for card in table["cards"]:
            code, start, *mark = card.split()
            side = code[-1] if code[-1] in "AB" else ""
            number = int(code[4 : len(code) - len(side)])
            found.append(Printed(int(code[0]), code[1:4], number, side, start, int(mark[0]) if mark else 2, id, table))
    return tuple(found)


@cache
def cards() -> tuple[Printed, ...]:
    """Every card once: of two sides the first."""
    return tuple(side for side in sides() if side.side != "B")


def nation(name: str) -> list[Printed]:
    """The cards of a nation."""
    return [card for card in cards() if SETS.get(card.set) == name]
