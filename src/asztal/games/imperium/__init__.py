"""Imperium: Classics and Legends. Sixteen nations build their decks and their places in history."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from asztal.core.chance import Chance
from asztal.core.events import Event
from asztal.core.game import Game, Option
from asztal.core.lines import Line
from asztal.core.observation import Observation, observation_of
from asztal.core.state import Plain, State
from asztal.games.imperium import content, log, position, prompts
from asztal.games.imperium import tables as t
from asztal.games.imperium.actions import codes
from asztal.games.imperium.layout import BOXES, LAYOUT, ZONES
from asztal.games.imperium.rules import begin
from asztal.games.imperium.state import Imperium

OPTIONS = (
    Option("box", BOXES, "classics", (2, 3, 4)),
    Option("nations", ("choose", "random"), "choose", (2, 3, 4)),
)


def own(state: State) -> Imperium:
    """A state of this game."""
    assert isinstance(state, Imperium)
    return state


class ImperiumGame(Game[Imperium]):
    """Imperium for 2 to 4 players."""

    minutes = (40, 40)
    minutes_each = True
    weight = 4
    enough = 200
    plenty = 2000
    far = 30
    dull = ("no", "done", "nothing", "revolt")

    def __init__(self) -> None:
        super().__init__(
            name="imperium",
            package="asztal.games.imperium",
            version=1,
            players=(2, 3, 4),
            options=OPTIONS,
            codes=codes([card.id for card in content.choosable()]),
        )

    @cached_property
    def observation(self) -> Observation:
        return observation_of(self, LAYOUT, ZONES, [""] * content.most_pieces(), rivals=0, kinds=True)

    def blank(self, *kin: Any) -> Imperium:
        nations, commons, seats = kin
        state = Imperium(content.tables(nations, commons), seats)
        LAYOUT.clear(state, seats)
        return state

    def start(self, options: dict[str, str], seats: int, chance: Chance, listen: bool, version: int) -> Imperium:
        state = Imperium(content.tables((), ""), seats)
        LAYOUT.clear(state, seats)
        state.chance = chance
        if listen:
            state.listen()
        state.row[t.BOXED] = BOXES.index(options["box"])
        state.row[t.CHOOSING] = int(options["nations"] == "choose")
        begin(state)
        return state

    def load(self, plain: Plain) -> Imperium:
        return position.load(self, plain)

    def names(self, lang: str) -> Mapping[str, str]:
        return {**content.names(lang), **content.phrases(lang)}

    def phrases(self, lang: str) -> Mapping[str, str]:
        return content.phrases(lang)

    def marks(self, state: State, seat: int) -> dict[str, str]:
        led = int(own(state).get(seat, t.NATION_LED))
        return {"nation": content.NATIONS[led - 1]} if led else {}

    def prompt(self, state: State, seat: int) -> Line:
        return prompts.prompt(own(state), seat)

    def label(self, state: State, action: int) -> Line:
        return prompts.label(own(state), action)

    def line(self, state: State, event: Event, seat: int | None) -> Line | None:
        return log.line(own(state), event, seat)

    def hint(self, state: State, seat: int, action: int) -> Line | None:
        return prompts.hint(own(state), seat, action)

    def section(self, prompt: Line) -> str:
        return prompts.SECTIONS[prompt.id]

    def check_content(self, text: str, file: str) -> str | None:
        return content.check(text, file)


GAME = ImperiumGame()
