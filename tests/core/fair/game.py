"""The fair as the other rooms see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from asztal.core.chance import Chance
from asztal.core.events import Event
from asztal.core.game import LANGUAGES, Game, Item, Option, Panel, Printed
from asztal.core.lines import Line
from asztal.core.machine.naming import question, sections
from asztal.core.notation import prose
from asztal.core.pieces import SPECTATOR
from asztal.core.plain import Reader
from asztal.core.state import Plain, State
from core.fair.content import Card, printed_cards, tables
from core.fair.table import (
    COIN,
    DECK,
    DISCARDED,
    DRAWN,
    GOODS,
    HAND,
    LAYOUT,
    OPTIONS,
    PICK,
    PLAYED,
    SOLD,
    ZONES,
    Fair,
    Tables,
    fair,
)  # fmt: skip


def codes() -> list[str]:
    picks = [f"{zone}:{card.id}" for zone in ZONES.names for card in printed_cards()]
    return ["done", "yes", "sell", "pays", *(f"option:{number}" for number in range(OPTIONS)), *picks]


class FairGame(Game):
    def __init__(self) -> None:
        options = (Option("reactions", ("chosen", "by-number"), "chosen", (2, 3, 4)),)
        super().__init__("fair", "core.fair", 1, (2, 3, 4), options, codes())

    def start(self, options: dict[str, str], seats: int, chance: Chance, listen: bool, version: int) -> State:
        state = begin(tables(options["reactions"] == "by-number"), seats, chance)
        if listen:
            state.listen()
        return state

    def load(self, plain: Plain) -> State:
        root = Reader(plain)
        root["game"].word((self.name,), "game")
        seats = root["seats"].integer(2, 4)
        order = root["options"]["reactions"].word(("chosen", "by-number"), "order of reactions")
        state = Fair(tables(order == 1), seats)
        LAYOUT.load(state, root, seats)
        state.run()
        return state

    def items(self) -> tuple[Item, ...]:
        return tuple(
            Item(
                card.id,
                card.name,
                {lang: self.told(card, lang) for lang in LANGUAGES},
                card.copies,
                "ours",
                Printed(),
            )
            for card in printed_cards()
        )

    def told(self, card: Card, lang: str) -> str:
        effects = [node for section, node in card.sections.items() if section != "price"]
        return " ".join(prose(node, self.speaker(lang)) for node in effects)

    def names(self, lang: str) -> dict[str, str]:
        return {card.id: card.name[lang] for card in printed_cards()}

    def heuristic(self, state: State, seat: int) -> float:
        return float(fair_of(state).get(seat, COIN))

    def prompt(self, state: State, seat: int) -> Line:
        return question(fair_of(state))

    def section(self, prompt: Line) -> str:
        return sections(tables(False)).get(prompt.id) or "turns"

    def label(self, state: State, action: int) -> Line:
        if action < PICK:
            return Line(f"label-{self.codes[action].replace(':', '-')}")
        return Line("label-pick", {"name": f"@{fair_of(state).tables.kinds[(action - PICK) % len(printed_cards())]}"})

    def line(self, state: State, event: Event, seat: int | None) -> Line | None:
        if not event.shown_to(SPECTATOR if seat is None else seat):
            return None
        if event.kind == SOLD:
            return Line("log-sold", {"player": f"#{event.seat}"})
        name = fair_of(state).name_of(int(event.a))
        return Line({PLAYED: "log-played", DISCARDED: "log-discarded", DRAWN: "log-drawn"}[int(event.kind)],
                    {"player": f"#{event.seat}", "name": name})  # fmt: skip

    def panels(self, view: Any, speaker: Any, players: Sequence[str]) -> list[Panel]:
        return [Panel(player, [str(zone) for zone in view["zones"]]) for player in players]


def begin(played: Tables, seats: int, chance: Chance) -> Fair:
    """A new game with these cards."""
    state = Fair(played, seats)
    state.chance = chance
    LAYOUT.clear(state, seats)
    for piece in range(len(played.ids)):
        state.rings.move(piece, DECK, 0)
    state.rings.shuffle(DECK * 8, state.chance)
    for seat in range(seats):
        for good in range(len(GOODS) - 1):
            state.put(seat, good, 2)
        for _ in range(5):
            state.rings.move(state.rings.top(DECK * 8), HAND, seat)
    state.enter(played.flow["game"], 0, -1, -1)
    state.run()
    return state


def fair_of(state: State) -> Fair:
    assert isinstance(state, Fair)
    return fair(state)


GAME = FairGame()
